// Made by node bench/agent/fit-told-weights.ts: a sign or ~word, then for each of weighedKinds a letter and a number.
export const toldWeights = `aBusiness by best|a-9b-9
aBusiness by near|a9m-2n11
aBusiness by share|a-31b-17h-4l-2m-5
aBusiness by their|a-11m-11
aBusiness|a-121b-67c-2g-2h-14i-2j-2k-2l-11m-9n-9
aName by best|a-36b-36
aName by near|a-2m2n-4
aName by share|a-25b-34h-7i21
aName|a-63b-77c-5d-4g-4h-29i45j-5k-4l19m-5n7
aNumber by best|a27b27
aNumber by near|a-9m-8
aNumber by share|a22b-4c-4d-7e-5g-9h15i-7l-10m8n45
aNumber|a-7b-20c18d-21e-8f-2g-21h19i-15j-16k24l-13m27n20
aPlace by near|a-4m-2
aPlace by share|a-19c-2h-3l-2n-8
aPlace by their|a-4m-4
aPlace|a-55b12c-2d-3g-2h-12i-3j-4l-9m-12n-17
aService by best|a-17b-17
aService by near|a-5m-4
aService by share|a-17b-27g13h-4m8n-3
aService by their|a14m14
aService|a-31b21c-4d-4e-3g7h-16i-5j-13k-3l-9m10n-12
anybody by best|a9b9
anybody by near|a8m2n6
anybody by share|a26b17h-9i-2l16m6
anybody by their|a4m4
anybody|a36b-21c31d-3g-4h-31i-5j-16k-7l93m3n-2
asksWhatWasSaid by best|a12b12
asksWhatWasSaid by near|a14m15
asksWhatWasSaid by share|a29b18g-4h-4l14m14n-7
asksWhatWasSaid by their|a29m29
asksWhatWasSaid|a-12b-18c2d-3g-6h-16i-4j23k-4l27m10n-22
bestHits|a29b29
bestSame|a14b14
best|a47b47
didYou by best|a20b20
didYou by near|a-7m-4n-3
didYou by share|a-7b20g-2h-4l-2m-11n-5
didYou by their|a-9m-9
didYou|a-40b44c-4d-7g-4h-9i-5j-10k-2l-9m-21n-12
evidence|a9b-11c-33d-61e19f15g-29h23i-5j-11k-12l23m47n45o200
foreignNames|a-38b-41c-5d-15e-3g-15h-47i-13j18k-20l20m57n26
hiring by near|a-18n-17
hiring by share|a-26b5d-3g-5h-3i-4l-2m-27n14
hiring by their|a-3m-3
hiring|a-44b9c-9d31g-9h-12i-11j-9k-6l-5m-32n9
hits|a-5b-15c-28d34e6f-12g-29h39i-21l-24m28n18
howMany by best|a16b16
howMany by near|a-2m-2
howMany by share|a-50c-3d-6e-5g-8h-12i-4l-2m-3n-6
howMany by their|a4m4
howMany|a-8b26c23d-18e-8g-16h-18i-8j-7k31l6m7n-25
isBest|a19b-39c-26d37e13f-13g-9h-8i-25l-21m78n30
isTrouble|a-63b-29c-3d-2g-3h-43i-3j40k-6l-11m7n-7o-27
lead|a113b4c-21d15e24f-7g26i2l-20m39n48
long|a8b7c29d-46e-9f-29g-36h22i-13j23k26l17m19n-2o82
manner|o-28
nearHits|a-15m-27n12
nearSame|a85m24n62
nearShare|a-7m-18n12
nowhere|a4b-3c-43d-8e-15f-5g39h-3i-5j-18k23l14n26
number|a29b29
ofUs by best|a20b20
ofUs by near|a-26m-10n-16
ofUs by share|a-39b4c-2d-4g-4i-5l-8n-18
ofUs by their|a-25m-25
ofUs|a-23c-19d-15e-3f-2g-15h16i-12j55k14l-22m-34n17
ofYou by best|a-3b-3
ofYou by near|a10n12
ofYou by share|a31b-7c-12d23e27f-3g21h-39i20l-7m8n2
ofYou by their|a7m7
ofYou|a20b80c-9d-30e12f-8g-33h-30i47j40k-56l29m-13n-8
one|a-91b5c27d2f-15g15h-29i-5j-7k26m-62n-49o-94
place|a77b77
privateLife by best|a-10b-10
privateLife by near|m-18n17
privateLife by share|a-23b-14c-3d-3g-4h3i-4l-6m-2n13
privateLife by their|a7m7
privateLife|a-93b-38c-20d-10e-3g-12h-27i-15j71k-9l-32n4
sameHits|a67b3c2d-7e14f-8g25h-20i6l-27m137n-59
same|a6b-56c-11d10e27f-5g46h-6i12l-19m36n-28o-49
says by near|a46m36n10
says by share|a22b-2c-3d-2g-7h-14l21m40n-12
says by their|a32m32
says|a22b13c46d-7e-2g-15h-53i-13j-3k-12l43m29n-2
sentences|a25b-26c-8d-6g-12h-29i40j37k51l21n-44o10
share|a2b4c-21d15e24f-7g26i2l-20m4n-27o-89
story|a-123b61c33d-22e2f-7g-3h-66i-28j19k3l-4m-71n-40
telling|a-65b20c-57d-19e-14f-14g7h46i3j-23k-50l-2m35n3
terms|a-64b19c-19d12e-22f-20g-2h19i11j-33k-37l10m-2
theWorld by best|a-22b-22
theWorld by near|a-17m-10n-7
theWorld by share|a-52b-29g-2h-2i-2l-3m-4n-7
theWorld by their|a2m2
theWorld|a-39b-19c-8d-5g-8h20i-7j27k-14l-9m-15
theirLead|a35m35
their|a-36m-36
unsaid|a-18b-12c-14d-19e-25f-8g9h-21i-17j4k19l15m-23n74
vouches by best|a-29b-29
vouches by near|a57m4n54
vouches by share|a65b-37g-3h-4i-5l12m28n74
vouches by their|a12m12
vouches|a50b-44c-9d-7g-12h-6i-14j-24k-8l68m35n73
what by best|a-41b-41
what by near|a10m-11n20
what by share|a15b-29c-9d16e2g38h8i-5l-10m-7n11
what by their|a-8m-8
what|a16b21c-28d-17e-3f-3h50i23j-12l-11m-13n6
whereNow by best|a-18b-18
whereNow by share|a-19b-18
whereNow|a-46b-42
which by best|a-59b-59
which by near|a6m5
which by share|a-61b-69c-5d5g21h2i-3m-8n-2
which by their|a-12m-12
which|a-33c-9d-7g11h3i-12j-9k-6l-9m-4n12
who by best|a3b3
who by near|a30m23n7
who by share|a-26b-2c-2g-4h3i-2m14n-32
who by their|a7m7
wholeShare|a52b4c-21d15e24f-7g26i2l-20m20n7
who|a41b-14c31d-8e-2g-15h2i-7j-14k-12l10m11n60
~#0|a48b22c-5d45g-6h-22i3j-5k-7l13m3n7o-28
~#10|a22b-8h-3i-2l2m19n15o-22
~#11|a40b-8h-2j-2m37n18o10
~#12|a-23b3h-2j-3l-2m-12n-4o8
~#13|a-16b-4c9g-4h-15j-2k19l-6m-5n-9o-22
~#14|a22b12c-2d-4e-3g-3h-8j-3k-2l25m-11n22o-29
~#15|a-9b13g-2h-4l-2m-5n-6o26
~#16|a-25b-8g-3h-5j-3n-3o-2
~#17|a-11b13h-11l-2n-4o-24
~#18|a-13b5d-2g-2h-4l-2m-5n-2o-6
~#19|a2b9c-2d-2i-5j11k-2l-7m7n-6
~#1|a24b25d-9g-2h19i3j2k-2l-5m2n-7o12
~#20|b2c12d-3g-4i-3j-6k-4l-7m4n8o-7
~#21|c14g-2h-12j-3k-2l-4m6n4o-35
~#22|a-13b-8h16i-3j-3l-4n-8o7
~#23|b15h-4m-10n5o-18
~#24|a15b7l8m4n-4o3
~#25|a-13b-15h4j-3l11m2n-7o-39
~#26|a4j2l-2n7o14
~#27|a-2b14h5j-9l3m-3n-9o-10
~#28|a-5b-3c-4g-3h-11i-5j9k-3l2m10n6o15
~#29|a2b2h4o17
~#2|b-17h29j-4l-4m-15n12o21
~#30|a2b6h-2o5
~#31|a4b4g-2h-11j-2l-3n20o-16
~#32|a4b-14c16g-3h10j9l-5m-17n10o-20
~#33|a12b10h-4i-4j5l-2m7n4o-11
~#34|a-2c-2g-3i15j-5k-2l7m-16n4o17
~#35|a13b10d-2h5k-2l-3n9o4
~#36|a-8b19h-10l-3m-8o23
~#37|b21c-3d-3h-7i-2n-2o21
~#38|a-3b15c3h-8j9k-2l-5m-2n-10o22
~#39|a-4b25c-3d-4g-2h-18i-3j-5k-3l7m10n-7o13
~#3|a8b25c-4d7g-4h4i-4j-8k-3l10m-11n-5o19
~#40|a-28b-7h-7j-2l-2m-6n-2o25
~#41|a16b14g-2h-9i-2j-3l4m-14n31o15
~#42|a22c-2d22g-2h-11i3j-3k-2l33m7n-22o3
~#43|a7b26h-7i-3l-2n-3o11
~#44|a20b-11c-2d9e-3g-5h18j2k-2l27n-11o-3
~#45|a-30b-23h-2o13
~#46|a-2b3h-2n-2o15
~#47|a34b42h9i-10n-2o22
~#48|a29b15h22j-2m5n-5o11
~#49|a-28b-19g-2l-2m-4n3o-19
~#4|a-4b-11h-9i-2j-6k-2l11m4n15o5
~#50|a-15h-7i-5m-2n2o-51
~#51|a-10h-3l-2m2n-6o2
~#52|a10b19h-3n-3o4
~#53|a4b15h-9j-2l13m-13n4o8
~#54|a-6b11h-6l-2m5n-9o8
~#55|a-15b-9h-8i-2j-2l10m-9n8o-26
~#56|a18b10i28l-4m-10n-2o-33
~#57|b-31h3i13j11m10n-2o4
~#58|a36b13c-2h51j-4k-2l-6n-9o-5
~#59|a-6b4h14i-3j-3l-3m-8n-6o6
~#5|a-10b-23c-2d5g-4h9i11k-4l-3m3o34
~#60|a-2b7c-2g-2h2i-2j-2l5m-10n4o21
~#6|a-3b3c-3d-3g9h9i-5j-10k4l-9m5n-3o-8
~#7|a-25b-9d24g-4h-18i-6j-4k-4l9n-10o-16
~#8|a3b16d-2i-2j-3m-2o23
~#9|b24d-2g-3h-8j-3l-5m-13n13
~000|a-7n-3o-8
~10|a-5b-3o-12
~12|a-5b-5o-12
~2030|a-7b-2h-4o-3
~500|a-2o-13
~57|o4
~58|o17
~^all|o3
~^am i|a2b-8h-3j-7n21o6
~^am|a2b-8h-3j-7n21o6
~^any|a2b10d-3h-2l-2m4n-2o-2
~^are you|a-41b-28c12g-2h-3i-3j-3l6m-11n-7o-5
~^are|a-13b-8c12d-2g-3h-7i15j-3l4m-13n-8o-19
~^at|a2b4
~^a|a-5b-4o5
~^build|o3
~^buyer|o2
~^by|a14h17m-3n3o19
~^can a|a5b-4h-2j13o6
~^can i|a-2b-14h-2j4k16n-2o7
~^can you|a-14b-6j-4o9
~^can|a6b-13h-6j24k15l-2m-3n-5o13
~^could you|a-13b-8n-2o-2
~^could|a-10b-4n-3o7
~^custom|a-3b-2
~^did you|b5m-4o18
~^did|a2b-11h-2l17m6n-4o31
~^do i|o32
~^do we|o13
~^do you|a-20b8d-4e9g-5h-5i-5j-4l-3m-6n-3o-39
~^does the|b-11h14m3n-2o-2
~^does|a7b-13h10l2m11o4
~^do|a-40c-2d-5e9g-5h-7i-5j-4l-6m-8n-5o3
~^each|o-8
~^everybod|o-9
~^everyon|o-9
~^every|a2b4o16
~^first|b2
~^for how|a6b5
~^for|a13b2m4n8
~^good|a14b14
~^googl|o10
~^half|a-4h-2o-3
~^has|a-10b-12l-2m7o17
~^have you|a-28b-11c-2d-2h-2j-2m-4o-4
~^have|a-28b-11c-2d-2h-2j-2m-4o-4
~^how can|b-3h-2j8l-2n-2o-9
~^how did|a2b3l-2m6o-2
~^how do|a-11b2c-2h-14i6j4k-3l6m-6o9
~^how long|a-10b-15c13d-2h2j-2k-2m-2o-16
~^how mani|a-5b-25c-3d-3e-3g-3h10j-4k15l15m3n-6o2
~^how much|a-24c-2h-3l-3m-11n-2o-6
~^how old|a-19b-12c-2j-3
~^how to|a3b-4h-2j10o18
~^how|a-6b-33c2d-8e-3g-9h24j6k7l20m9n-19o12
~^i d|a8b-7j15
~^i have|a-3b-2o11
~^i m|a-5b-3o10
~^i ve|a-5j-2o-6
~^i want|a-4b-3o-5
~^i was|a-6b-6o-3
~^if|a14b11h6
~^in how|a-10h-9
~^in what|a2m2o-3
~^in which|a14b15d6h-2n-3o21
~^in|a14b26d6h-12m2n-3o17
~^is it|a-2b-8h9j8k-2l-2m-4o-3
~^is there|a7b-6h12l6m-6n5o8
~^is|a3b-7c-2d-2g-3h22i-2j7k-3m-8o4
~^it|o3
~^i|a-16b-12h-4j11l-2m-3n-4o-11
~^more|o11
~^my best|o19
~^my broth|o5
~^my|a-17b-11h-4j-2m-3n5o-4
~^new|a-2o13
~^nobod|o10
~^on what|a14b6h-2m-3n15o-4
~^one of|o-13
~^one|a-4b-3o-15
~^only|o-5
~^on|a15b3h-3n15o-4
~^our|a-12b-6m-2o-15
~^peopl|o7
~^sewag|a-2o6
~^should|a-3b-2o29
~^sinc|a2b7m-2n-2
~^so|a9b-8h22j-2o-4
~^the old|a9b-3m8n4o9
~^there s|o2
~^there|a-2o-6
~^they|o6
~^the|a9b-17h-4l2m25n6o-25
~^thre|o-16
~^two|a-4o11
~^us|o2
~^was there|a6b9
~^was|a17b5h-4m10n8o-6
~^we are|a-6b-4h-2o-4
~^we have|a-3b-2o10
~^we lose|o6
~^we need|a12b13o8
~^we re|o3
~^we ve|a-3
~^were you|a11b14o-8
~^were|a5b12n-3o9
~^we|a-15b-6h-3j-2o-8
~^what are|a-3g6m-7
~^what commiss|a-10b-6h-2o-12
~^what did|b6d-2h-2m4n-3o-8
~^what does|a-8b-7h-6j-3m11n-2o-5
~^what do|a-12b-5h5i-3m-6o-2
~^what happen|a-6b5h-7n-2o7
~^what is|a-24b-8g-3h-12k16l-2m-7n-6o-6
~^what s|b-2g-3h-7i21j13k-5l-2m-6n-5o-5
~^what the|a-2b-10h-8i-2m16n3o-4
~^what was|a-12b12d-3h-2i-8m-2n-5o-5
~^what were|a-12b-3c-2i-2o22
~^what will|a-7b-3
~^what your|a-21b-17o-2
~^what|a-43b-7c-6d-3g-3i14j2k5l-12n-31o-30
~^when did|a17m11n7o-10
~^when|a23b6h-4j-2l-2m5n22o2
~^where are|a-3
~^where did|a5b5o-2
~^where do|a-19b-18o-3
~^where|a-14b-10o-6
~^which bank|a-10b-9
~^which crm|o-12
~^which of|a5b-3h-2m-2n13o17
~^which stor|a2m5
~^which|a-29b-13c-3d-8g5h-13i-4j-3k-2l-4n17o-3
~^who confirm|a2n4
~^who is|a2b-8m8n4o7
~^who s|a4l-2m10
~^who was|a-10b2m2n-12o-5
~^who|a-7b-32c11d-2g-4h-8i-2j-5k-4l2m14n23o-33
~^why did|a-5m-6
~^why do|a10b13o-31
~^why|a-12b14h-6m-15n-2o2
~^will you|b4m-2
~^will|a7b14h-2m-2o7
~^would you|a-8b3h-2l-2m-3o-3
~^would|b12h-3l-2m-3n-2o21
~^you|a-36b-2d-2h-4j-3l-4m-12n-5o-50
~a bank|a17b21j-2o9
~a big|a-3b-3o4
~a boat|a12b12o-2
~a book|a-9b-6o-5
~a bu|a-9b-6m-2o9
~a charit|a3b9m-3o2
~a chart|a-9b-9
~a claim|a2b4o-2
~a client|a-3b-2o7
~a coach|b2o-2
~a compan|a12b8i6o-6
~a credit|a-4h-2o-8
~a custom|a9m2n7o2
~a dai|a-6b-5o-10
~a famil|a-3b-2
~a few|o2
~a firm|a17b21o-3
~a first|b-6h6o-19
~a form|a15l15
~a fortnight|o4
~a fortun|o3
~a good|a-8b-6o9
~a grant|a-5b-3o13
~a green|o7
~a hip|o-2
~a hospit|a-3b-2o-2
~a job|a11b14o-6
~a loan|a7b8o-18
~a lot|a3b3o8
~a month|b2o4
~a network|a25b18l2m3n3o-3
~a new|o-2
~a nurs|a4b5o-6
~a quart|o-7
~a school|o22
~a second|a-5b-5
~a shop|a-4b-2
~a singl|a-4b-3
~a small|a-3b-2o2
~a team|a6b7o-9
~a thing|o8
~a third|o9
~a week|a-2o-3
~a whistleblow|a-19b-18
~a whos|o2
~a word|a-2o-7
~a year|a-9b-5o8
~about a|a-7b-4o-5
~about it|l3
~about the|a3b4h-4n7o5
~about to|o21
~about your|a9b-11l8m18n-2o-3
~about you|b-2m4
~about|a16b4h-9i-3j-6k7l8m14n3o15
~absenc|o3
~accept|a16b19h5m-3o5
~accord to|a10b12h-2m3n-2o-5
~accord|a10b12h-2m3n-2o-5
~account of|a-4b-3h-2m-3n6
~account|b3h-11j-4l-2m4n12o-8
~acr|a-35b-27h-3m-3o-31
~actu|a3b-9h11m3o36
~address|a14m10n6
~advic|a9b-5l7m9o-5
~advis|a8b14h-2m3n-4o5
~afford|a-3b-3o15
~afraid|o12
~africa|a9b10o-3
~after a|a-3n-2o7
~after the|o21
~afternoon|a-11b-6m-2
~after|a-14b-10h-2l-2m5n-3o17
~against|a5m4o12
~again|a-3b-2o16
~agenc|a-3b-2
~agree|a-9b-5o-5
~agre|a-4b-4o5
~ag|a5b6o-13
~ai convert|o2
~aid|a-4b-2o-8
~ai|o39
~alarm|a-2o15
~all dai|o2
~all of|o15
~all our|o4
~all the|a-6b-4h-2o17
~allow to|a-3h-2o-16
~allow|a-6b-2h-3o-18
~all|a4b13h-4o16
~almost|o2
~along|a15b22h-2o-4
~alon|a-11b-7n-2o7
~alread|b2o6
~also|b3
~alwa the|b3h-3
~alwa|a-7b-5h-8i18l-2m-6n-2o-46
~am i|b-9h-3j-7n21
~among|a9b-2m-3n15o-7
~amount|a-8b-7o22
~am|a-4b-10h-3j-8m-2n20o-10
~an app|o13
~an hour|a-4b-4j7n-3o3
~an old|a-7b-2h-3o15
~and all|o-5
~and are|a-6b-4o-18
~and a|a-4b-2o11
~and by|a-3o-14
~and do|a-4b-4o-2
~and everybod|a-4b-2o-2
~and everyon|o-12
~and every|o4
~and for|a6b11m-3
~and go|a3l3
~and half|o2
~and have|o9
~and how|a20b26h-2j5l-4m-4o7
~and in|a11b9m4o19
~and it|o7
~and i|a-9b-4n-2o-24
~and nobod|o6
~and not|a10b12o14
~and now|o-5
~and no|a4l3
~and only|o17
~and on|a6b4m2
~and some|o3
~and so|o-8
~and still|a2b-4n5
~and then|a-6b-3o16
~and they|o-11
~and the|a-20b-5h-2l-2m-7n-2o-4
~and two|o8
~and we|o2
~and what|a9b-5h-4j-3k7l2n13
~and when|a8b4n5
~and where|a14b14
~and who|a6b9o13
~and why|a-11b-13m8n-3
~and would|a-2o-2
~and your|l10m-5n-5o-3
~and you|a2b4o9
~and|a-17b-19c-3d-6g-3h-19i-4j-6k2l21m16n3o-21
~anoth|a4m8o3
~answ|a-4b-2o10
~any exper|a-17b-15o-5
~any more|a-3b-3
~any of|a3b-8c-2h-3j-2l21o-2
~anybod|a7b6l8m-4o27
~anyon|a2b-2h-4l4m6o36
~anyth|a-2b2l-2n-2o19
~anywa|a-2o9
~any|a-9b-37c-3d-4g-2h10i-2j-5k-2l35m3o-25
~an|b-5c-2h15j28k-2l-8m-12n-9o26
~apart|o4
~appe|a-3o-11
~appl for|a-2b-2o-2
~appl|b-3h9m-2n-3o-9
~appoint|a43b-7h27j25o-7
~app|o30
~architect|o6
~are a|a32b35o-7
~are in|o4
~are off|o3
~are the|a-6b-6h-4i8n-2
~are too|a-2n-2o-9
~are your|a-20b-19c-3g5i-2l5m-7n4
~are you|a-19b16c9d-2g-3h-5i-5j-9k-2l2m-13n-7o-6
~are|a2b17c3d-6e-3g-2h20i17j-13k-5l16m-28n-14o-6
~around|a14b17o-4
~arrang|a17b7h11j2n-2o-5
~arriv|a33b38o-10
~as a|a-5h4j-3l-2n-2o-9
~as the|a3b5o-5
~as well|a-12b-10o-4
~ask a|a-5b-5
~ask for|a-6b-3o-2
~ask|a-2b2h-2o4
~assist|a3b4o-6
~as|a7b-7d16g-2h19j-4k-2l-3m-3n-4o-31
~at all|a7b8o3
~at a|a8b9o6
~at home|a-3o-4
~at my|a-4b-4o-4
~at our|a-4b-4o-2
~at the|a25b19d-4h12j-2k-3n9o21
~at what|a4b4o-15
~at|a-24b-16c13d-5g-2i-5j-5k-5l-4m11n-3o5
~audit|a-9b-3h-2
~auth|a-7b-7o3
~autumn|a-7b-6o2
~awai|a22b20h9l-2m-2n-2o10
~aw|a-9b6m-10n-3o-2
~a|a-30b19c-7d-7g-8h-16i-4j20l2m-30o-31
~back to|a-21b-19
~back up|n2
~back what|a5n6o6
~back|a-14b-15h2j-4l-2m8o4
~bad|a-2b3h-4m3n-4o2
~baker|o-4
~bank has|a-2b-2m2
~bankrupt|a-2
~bank|b-3h-5j-2m14n2o-6
~base|a-3h-2o-12
~batter|a-12n-10o-8
~be in|a-9b-2h-4m-3o-3
~beach|a-2o6
~bear|a-7b-4j-2
~because of|a-3b-2
~because the|a-2o11
~because|a-10b-6o-2
~becom a|a-8b-5o-2
~becom|b8j-2o7
~bed|a-2o-7
~been a|a-10b-9
~been on|a30b32
~been|a19b-16c29d-2h2j-4k-2l-5m20n-2o-21
~beep|o4
~before i|a3b4o-2
~before the|a-10b-6o26
~before we|a-2
~before you|a22b34d-2h-2m-4o2
~before|a-4b19c-3d-4g-2h-5j-4k-2l-2m-3n3o-7
~begin|a2b16d-4h-5m-3o17
~beg|o3
~behalf|a10h-2m5n8o-7
~behind|a31b23h11i-2m-2n2o5
~being|a-7b-3m-2o-18
~believ|b10l-2m-4n-3o39
~benefit|a-15b-9h-3o-35
~besid|m3o4
~best|a-12h-3m-3n-4o7
~bett|a-4
~between|a-12b-3h5k-2m-9n-2o-3
~be|a26b2g-2h29j8k-2l-4m7n-9o-2
~biggest|a7b8
~bigg|o3
~big|a-3b6h-3o3
~bill|a-4o-26
~bite|a-2o18
~blam|o9
~block|a-3b-2
~board|a4b-14h15i-2m7o40
~boat|a22b23o7
~book a|a18j20o-3
~book|a44b4h-2j52n-3o-11
~borrow|a3b-3h6o-3
~boss|a7b-7h-3l16n5o28
~both|a-6b-5m-3n3o-8
~bottl|a-2o16
~box|a11b13
~branch and|o4
~branch|a3b-2h8n-2o-14
~brand|a-2o-3
~breakfast|a-18b-15h-2
~break|a8b19h-3m-4o-5
~bring in|a2b3o-5
~bring|b5g12h-6j-2l-2n-4o5
~broth|a-9b-9o3
~brown|a-11b-9
~bu driv|a-10b-6m-2o9
~budget|a-3b-2o3
~build the|a-12b-6n-4o14
~build|a-23b-10h-5m-2n-4o7
~bui|a-11b-7n-2o-13
~burn out|o-14
~burn|a2b3o-6
~buse|a3b7m-2o-7
~busi|o11
~but the|o6
~but|a-7b-4h-2j5m-4n-2o27
~buyer|a-2o-8
~bu|a10b9h-2n3o7
~by a|a-6b-6l10m-5n-5o20
~by frida|a-2o-9
~by hand|a-2b-2
~by lunch|a3m4
~by the|a11b2h14l-2m-6n4o14
~by|a13b-6d-2h27j-3l4m-7n4o35
~calendar|a2b-2j5
~call|a-5b-7m8n-3o-8
~can a|a3b-5h-2j13m-2o-16
~can it|a5b5
~can i|a-6b-19h-6j19k15l-3m-2n-5o20
~can t|a-5b-2n-2o-2
~can you|a-32b-23j-5
~cancel my|a-10b-7h-2o-20
~cancel|a6b6h6j-2
~cannot|o3
~can|a-29b-35c-2g-2h-17i-2j37k13l-6m-5n-10o18
~capac|a-3b-4
~car park|a-3b-3o-9
~carbon|a-14b-3h-4m-4o-5
~cardiff|a-5b-2n-3o-6
~card|a-8b-14j-2k8m2
~carer|a-2n-2o-11
~care|a6b13i-5o-30
~carr|a24b20h9
~car|a-12b-10o-9
~case|a-2o17
~cash|a-4b-2o26
~caus|a8b5n5o11
~cement|a-6b-5o-12
~centr|a-3b-3o3
~cent|a-2
~certif|b-2m4o-13
~chain|a13b25h-8n-3o-11
~chair|m-5n6o18
~chang the|o-4
~chang|a-6
~chap|o-7
~charg for|a-17b-15o-2
~charg|a7b11h-5m4o16
~charit with|a-2o-10
~charit|a-24b-2h-13m-3n-2o-14
~chart|a-9b-9
~cheap|a-2o-10
~check your|l-3n4
~check|a-11b-14l-3m5n3o-2
~chees|a-4b-3o25
~chief execut|a-6b-5m-2n4o-28
~chief|a-6b-5m-3n4o-6
~children|a-14b-12o12
~choos|a-11b-10o19
~citi|a10b10
~claim to|a3b5
~claim|a28b39h-3m-3n-2o5
~class|a-8b-7o-14
~clean|o21
~clev|a-2o12
~click|a-3b-2o10
~client|a9b3h-4l11m-13n17o9
~clin|a-6n-2
~clos|a9b8h-2m-10n13o-4
~club|a-3b-2
~coach in|a6b7
~coach|a-12g-2m-6n-2o-4
~coat|a-11b-9h-3o-22
~cobol|a-22b-19g-4h-2j-2m5o-11
~code|a17b18o3
~cold|a-7b-6o-10
~collaps|o5
~colleagu|a-2o2
~colleg|a5m6o-16
~colour|a-10b-8o2
~come back|a4n7
~come from|a7l12n-2o3
~come in|a-4b-4o-16
~come out|a-2b2m-2o8
~come to|a10b10n3o-22
~come|a3b-7g-2h-3i10j-2l8m-4n6o-2
~commiss|a-13b-4h-5o-10
~committ|a-2o21
~compan|a4b-6h-5i4j-2l24m4n-12o10
~competit|o2
~compet|a24g35h-6o-9
~complet|a6b14g-3h3n-4o-8
~comput|a5b14l-2m-2n-3o-3
~confirm the|a8h-2m-6n17
~confirm your|a2l6m-2
~confirm|a20b-14h-3l22m8n11
~connect|b-7m10n-2o-12
~consult|a4b-4h-2j13o15
~contract|a-15b-7h-2m5n-8o-26
~control room|b-3m-3n6o-4
~control|a-3b-3m-5n5o-4
~convers|a6b-7l17o19
~convert|o27
~copi|a-5n-3o-4
~copp|a-11b-8o-5
~corn|o-6
~cost|a-17b-16h6n-2o-27
~could be|a6h8
~could we|o3
~could you|a-15b-9n-3o-8
~could|a-3b-15h32j-4l-4m-2n-7o10
~council|a-10b-8o22
~countr|a-2
~count|a3b6l-2
~cours|a-29b-28o12
~court|a-15b-9h-2l-2o-7
~cousin|a-2l2m-4n3
~cover|a14b-9h28n-2o-9
~co|a-4b-3o-20
~crack|a-8b-4m-2o-30
~cran|a2m4o12
~credit union|a-15b2h-4m-10o-21
~credit|a-20b-9h5m-11n-3o-21
~crew|a-4b2h-2o2
~crm|o-13
~cure|a-4h-2o-3
~custom|a23b19h-4l-2m2n10o2
~cut|a-6b-2m-2o16
~cv|a15b16o9
~d like|a2b-6j9o-20
~dad|a8b12m-4o23
~dai and|a-2
~dai a|a8b8
~dai off|o10
~dai of|a12h13o-2
~dail|a-4b-3o-4
~dai|a-15b-18h6l-2m-5n8o-18
~dare|o4
~dark|a-16b-12h-2
~data|a5b-4h12n-2
~date|a35b-7l-2m8n38o-16
~dead|a-5b-2o31
~deal with|b-12n16
~deal|a4b2h-3m-4n13o21
~dear|a24b12h-4m9n8
~decid|a-3b-2o12
~degr|a-12b-8h-3
~dela|a21b11h13
~deliver|a-3b-7h4o23
~deliv|a30b-13h55m-3n-4o-13
~dent|a-10d-2h-6o-5
~depart|a-4b-3
~deposit|a-8b-4h-2o-17
~depot|o9
~desk|a-6b-4o42
~develop|a-2o-18
~did any|a10l14m-3o6
~did that|a10b14l-3o21
~did they|o-6
~did the|a10b-11h-8m16n19o7
~did your|a-25b-15l-3m-3n-2o-13
~did you|a-33b11d-3g-3h-6i-3j-3l-4m-14n-5o-16
~did|a2b13c-3d-3g-6h-21i-4j-5k-2l17m18n-2o44
~diff|a11b10h-3k-2m3n4o-13
~direct|a5b-6m13n3
~di|a-3b-3o-12
~do about|a-3b-2o4
~do before|a-9b-6
~do i|a-8b-26c-2h-3j27k-3l11m-4n-3o-10
~do that|a10j4k7o-14
~do they|a-5b-6l3m-2o-2
~do the|a-4b-4o25
~do we|a-4b-11h10o-5
~do with|a9b13o-5
~do your|a6b2l12m-2n-3o-2
~do you|b26c-6d7e9g9h15i2j-15k-3l-17m-11n-14o15
~doct|a-5b-3o2
~docu|a4h8
~does a|b-7h-3l16m-4
~does it|b-2j5o-12
~does one|a13b17h-2l-2m2n-2o9
~does the|a2b-14h28m2n-6o-16
~does your|a11b6m5
~doesn t|a-4m-2o5
~doesn|a-4m-2o5
~does|a21b-9g-2h15k-3l16m18n-11o-9
~doing|a11b10c5m-2o8
~don t|a-4b-3o8
~done this|a5b5c2
~done|a3b9c2h-3o-8
~don|a-4b-3o8
~door|o-5
~doubl|a-3n-2o-9
~doubt|a2l3o11
~down|b8h-2m-3n-2o24
~dozen|o2
~do|a-29b-20c-9d2e9g7h13i-2j6l7m-23n-18o10
~drag|o16
~draw|a-14b-10o15
~drink water|a-4b-3o-3
~drink|a-19b-13h-3n-2o-27
~driv|a-14b-10h-3n2o7
~drop|a-2b-2h-3j10m-3n-3o20
~drown in|o25
~drown|o25
~dublin|a13m3n10o-9
~due|a14b15o-4
~dy|b2n-2o11
~d|a-11b-18h-4j15o-10
~e mail|a2b-4h-3n10o-13
~each other|a-12b-10h-2o16
~each time|a-3b-3o10
~each|a2b2h10l-2n-4o26
~earl|a9b-5h16o-11
~earn|a-10b-7h-2o28
~earth|a-2o6
~east|a-15b-16m-3n4
~eat|a-5b-3h-2o-5
~edit|a-31b-42m9n5o-11
~electr|a-11b-3h-3m-4o-13
~els|a2b9h-6o11
~emplo|a2b-29d25h-3l9m6n-4o-2
~empt|a-16b-4m-7n-2o12
~end of|a2h3o-11
~end up|a10b7h10n-2o6
~end|a17b8h26j-3l-3m-5n-5o29
~engag|a45b43h6n-3o-2
~engin|a-10h-3l-2m-3n-2o2
~england|a-16b-8m-4n-2
~enough|a-5b-4o12
~entitl to|a-9b-6h-2o-6
~entitl|a-9b-6h-2o-6
~equit|a-11b-8o-9
~even|a22b12h13o6
~ever been|a-17b-14o-3
~ever work|a2b5o-22
~every dai|a2b4
~every singl|o2
~every week|a-7b-3o10
~everybod|a-10b-5m-3o9
~everyon|a-9b-4m-3o6
~everyth in|o4
~everyth|a-7b-4o33
~everywh|o12
~every|a-15h-4j-2m-5o60
~ever|a-22b-8d-2h-6i-2j-2l-2n4o6
~exactl|a-2b-7h5
~exam|a-2b-4m5o-2
~execut|a-6b-5m-2n4o-28
~expect|a2b-7h7n3o-6
~expens|o3
~exper with|a-24b-23o-8
~exper|a-3b3h-2l3m-2n-2
~extra time|a-2o-2
~extra|a-2
~ey|l-3m3
~e|b-5h-3n10
~face|a-2b-8l7o-10
~factor|b2o3
~fail|a-8b-6o-26
~fall|a-3b-2o16
~famil firm|o-2
~famil|a-2b12m-5n-2o-23
~farm|a-4b19g-3h-3m-13n-2o-23
~far|a16b22o2
~fast|a-7b-4m-2o-4
~fath|a-23b-22o-3
~fault|a-2o13
~feel|a9c3m7o4
~fee|b13h-3i-3l-2n-2o3
~ferr|a-19b-16h-4n2o-12
~few|o2
~figur|a7h2m5o-3
~file|a-6b-8n3o-8
~fill|a-4o-21
~financ|a-4b-11h7o11
~find a|a-17b-17o-14
~find out|a-7b-6o11
~find the|a-2b-2l3m-2o-4
~find|a-19b-12j3m-6n-3o-7
~fine|a-4b-3o9
~finish|a4h12m-4n-3
~fire|a-13b8l-3m-6n-11o7
~firm of|a-11d-2m-7
~firm|a-10b5d-3h-2l2m-3n-5o-20
~first job|a-2b2d-2i-2
~first year|o-6
~first|a-7b4d-4h-10i4j5l-2m4n-3o4
~five month|a-2o7
~five|a-8b-5h-2o-23
~fix|a-10b-2m-6o-3
~flat|a-2l2m3n-5o-20
~floor|a5b7o4
~flu|o3
~fold|o-5
~folk|a4b9h-3o-3
~follow|a17i19
~food|a-5d-3o2
~footb|a-6b-3
~for an|a11b-10h24
~for a|a-26b-9h-7m-4o-25
~for being|o-10
~for how|a14b19m-2
~for it|a7m2n6o-11
~for me|a-5b-4o-2
~for month|a-4b-3o3
~for more|a7n8
~for my|o20
~for one|a-4b-2
~for our|o-2
~for the|a-3b-6h12i-3n-2o-2
~for two|o-5
~for us|a-3o-6
~for your|a2b2n2o2
~for you|a10n13o-12
~forecast|a-2h6m-3o27
~fore|o9
~form|b-9d11h-6l14m-2n-4o-11
~fortnight|o4
~fortun|o3
~fort|a13b-5k22o-8
~for|a-23b-30c11d-3g-5h9i-7j-6k-5l-5m-4n24o-13
~found|o-22
~four month|a-2
~four|a-7b-4l3n-3o-7
~free|a-4b-2o-4
~fresh|a-6d-3o14
~frida|a-2o4
~from a|a22b15l2m3n3o4
~from my|a-2b-2
~from the|a17h-2m7n15
~from|b-23c-2h-7i-2j2l9m13n13o-23
~front of|a6b8m-2o8
~front|a6b8m-2o8
~full time|a15b18
~full|a10b14o9
~fund|a-3b-6m4o6
~furnac|a4m10o13
~gadget|o2
~gap|o14
~gate|a-9b-8
~ga|a-5
~gdpr|a-5b-3o-9
~gentl|a22m12n11o-3
~german|b-6m8o-11
~get a|a-11b-8o9
~get in|a7b-4j12o8
~get it|a-4b-3
~get them|o2
~get the|a2b2o17
~gets|a-4o3
~getting|a-6b-2n-2o-28
~get|a-7b-9c-2d-2h9j12k-2l-4m-5n-4o29
~gift aid|a-4b-2o-8
~gift|a-5b-3o-8
~girl|o-10
~give up|a22b25h-4m3o2
~give|a3b15h-11l-2m6n-3o7
~glass work|a2m3
~glass|a-18b-21h-5m3n6o-14
~go by|a4b-4h7o-2
~go for|b7h-3m-2n-2o-6
~go on|a3b3
~go to|a-7b-8l3o-3
~go up|a3b6o-14
~goe on|a-20b-14h-3o2
~goe|a-22b-11h-5l-2o-8
~good|a17b11h6m5n-3o11
~googl|a-3b-2o10
~got a|a-8b-6o8
~got the|a-3b-3o2
~got|a20b9h-2m18n-2o6
~govern|b3m-4n3o-2
~go|b9h4i5j-2m-11o11
~grant|a-5b-3o13
~green|o26
~group|a-3m-2o-9
~grow|a-14b-16m4o-6
~gui|a17b-2h-2m11n11o8
~had a|a-9b2l-3o-8
~had been|a2b-9h-3m9n5o6
~had to|a13b10n4
~had|a5b5d-4h-8j-2l-3m6n15o17
~half a|a-4b-2o-2
~half my|o-7
~half of|a-2o-3
~half the|a-6b-2o-10
~half|a-7b-5h-4j9m-2n-3o-25
~hall|o11
~hand and|a-2b-2
~hand over|h4m-3o18
~handl|b3o-19
~hand|a6b12h8j-2l-4m-4n-2o-8
~hang|a3b8l-3o2
~happen to|a-3h-3o-7
~happen|a16b7h-7m3n16
~hardl anyon|o-14
~hardl|a-3o2
~harvest|a-4b-2
~has a|a-9b-8o19
~has been|b-3h-2m7n-3o3
~has go|o6
~has the|a-2b5l-3n-2o9
~has to|o3
~has|a-9b-13d-2h7j-3l-11m22n-5o-21
~hate|o-7
~have a|a19b19m3o-12
~have been|a12b6h10m-3o-10
~have the|b-7h7o-12
~have to|a-2b-4j9l-2n-3
~have you|a-5b19c16d-3g-2h-7i-2j-5l-5m-10n-4o20
~haven t|a10b12o-24
~haven|a10b12o-24
~have|a-23b-12c14d-4g2h13i-3k-3l-10m-11n-11o-20
~having|a19b18h-3m6
~head of|o14
~head|a-3b-2h-2m3o-4
~health|a-8b-5h-3o-9
~hear|a14b13h4
~heat|a-11b-6h-3o2
~help to|a3b3o2
~help with|a-10b-8o-6
~help|a-6h-3
~here|a9b-5j14k9m-4n-2o27
~herself|a40b30h-3j-7n23o-7
~hide|b2
~himself|a13b12h-2m-2n6o11
~hip|a-3o-2
~hire|a-14b-6m-2n-2
~hold|b-4h-4k-2n13o-2
~hole in|a-6b-5o13
~hole|a-6b-5o14
~holida|a28b28o-3
~home have|a6b6
~home hungr|a-2
~home|a-4b8h-3l-2m-3n-3o-8
~honestl|o9
~hospit|a-7b5h-4m-2n-3o-16
~hosp|a5b5n3o-18
~hotel|o2
~hotlin|o21
~hour|a-2b-9h9j6n-5
~hous benefit|a-7b-4h-2o-14
~hous|a-6b4h-3m-3o-26
~how can|b-3h-2j8l-2n-2o-8
~how could|a-2o8
~how did|a-3h-3l-2m6o-4
~how does|a16b-5h-2j5l18m3
~how do|a-13b-2c-2h-16i6j10k-3l5m-7n-2o10
~how far|a2b-3h6
~how long|a7b-3c13d-2j5k-2l-5m3n-2o4
~how mani|a-8b-12c-3d-3e-3g-3j-4k14l14n-8o-15
~how much|a-18b9c-2h-5j-2l-3m-11n-2o4
~how often|a19b7m12
~how old|a-19b-12c-2j-3
~how quickl|a8b-3h18j-2n-2o-16
~how to|a-5b-9h-3j10o5
~how would|a-3b-2o22
~how|a35b-7d-9e-3g-10h28j31k4l15m11n-26o20
~hq|a-2o18
~hubspot or|a-8b-4o-3
~hubspot|a-8b-4o-3
~huge|a-2m-2o2
~hundr of|o-11
~hundr|o-15
~hungr|a-2
~hurt|a-10b-9o-2
~husband|a14b14o-5
~i am|a-4o-10
~i be|b4o7
~i book|a15j15
~i can|a-5b-2n-2o-7
~i don|a-4b-3o-10
~i do|a8b-3j4k7o4
~i d|a7b-7j15o3
~i entitl|a-9b-5h-2o-6
~i find|o11
~i get|a10b-15h14j15n-2o-3
~i have|a6b-2h4j8o-5
~i just|o10
~i keep|o16
~i know|a-8b-7c-2h-3j-3k-2l13o-4
~i make|a5b-3j9o23
~i m|a-8b-8j7l-2o8
~i need|a-17b-12h-3o-19
~i pai|a-3b-2o-12
~i put|o-15
~i run|a-2o-2
~i sell|a11b12o-3
~i should|a7b8o6
~i stop|o2
~i tell|a3b14h-2j-2l-3n-3o-22
~i think|a-16b-6j-2l-4o22
~i ve|a-10b-5j-2n-2o3
~i want|a5b7o-9
~i was|a-6b-6o-3
~i would|j3o8
~idea|a-7b-7n3o24
~if i|a21b27h-3j-2o-16
~if the|a-5b-3o9
~if we|a25b11h18o-7
~if you|a-8b-6h-3o17
~if|a12b17h7j-4l-2m-2
~ignor|a-13b-11
~ill|o3
~in 2030|a-7b-2h-4o-3
~in and|a-11b-7l-3
~in a|a-8b-2n-4o19
~in cardiff|a-2o-5
~in charg|a9b5m5o5
~in england|a-9b-6m-2
~in front|o8
~in german|a-5b-5o-3
~in how|a-10h-9
~in it|a-9b-8o4
~in januar|a-6b-5o-11
~in june|o3
~in leed|a-2b-2
~in my|b-5h5o-7
~in one|o-6
~in our|a-5b-4o-17
~in rotterdam|a2h-3m8o-4
~in south|a4b6o-2
~in spring|o16
~in their|a-4b-4h2o-14
~in the|a-24i2j-3k-2l-6m-16n6o25
~in wale|a-6b-5o-3
~in what|a10b-5h7m5n5o-7
~in which|a24b24d5h-2m4n-4o20
~in your|a16b12h-2i10l-6m3o-6
~inbox|o2
~includ|a18b-8h30
~indemn insur|a-4b-4
~indemn|a-9b-7
~inherit tax|a-5b-2o-2
~inherit|a-7b-4o-2
~insid|o2
~insist on|a-6m-5o4
~insist|a-6m-5o4
~instead of|a-10b-7o5
~instead|a-10b-7o10
~insur|a4b-4m4n3o-18
~interest|n5o-11
~interview|a-5o-2
~into|a-6m-4o7
~invest|a-11b-4m-9n3
~in|a-7b39c6d5g-6h-10i6j8k-9l-10m-15n-20o-19
~iron|a-9b-8o2
~is about|n2o12
~is a|a-11b-7h-2
~is in|a7b-3h14l-2
~is it|a32b18h6j3k14l-5m-6n7o2
~is off|o-3
~is on|m4n-4o7
~is that|a4b6o-20
~is there|a4b-8h12l6m-6n5o-11
~is the|a-6b-15d-2g-3h-4k15m-2n6
~is wrong|a-3n-3o-4
~is your|a-27b-8h-5i-3l-2m-3n-2o-2
~isn t|a-2o-2
~isn|a-2o-2
~is|a-20b-19c-8d-6g-8h13i-7j-4k23l6m-11n2o-20
~it all|a9b9
~it and|a-6b-5
~it be|a5b5o-8
~it cost|a-7b-4o12
~it for|a8c14k-2o-7
~it how|o4
~it in|a2b-3m2n3o8
~it is|a-11b-10o5
~it i|o5
~it just|a4b5o6
~it out|o-6
~it s|a-13b-11o-14
~it take|o8
~it that|a-17b-12n-3o-3
~it the|a8b17h-4m-2o7
~it to|a-8b-4j-2o4
~it true|a-5b-5m-2n4
~it up|a-4b-3o-2
~it was|a6b7h-2m2o-2
~itself|b-2m3
~its|a5b-8h11m4n-2o-8
~it|a9b31c11d-4g-3h-8i-2j2k10l-7m-15n-5o37
~i|a37b8c-5d-3g-3h-7i-3j24k8n18
~januar|a-6b-5o-11
~job|a18b13c-3d10g-2h-3i-4j-2k-2n11o5
~join|a-2b-2o6
~june|o3
~juni|a-4b-3o-4
~just sit|o4
~just|a16b14h-2m6o12
~keep the|a18b19o10
~keeps|a7b-2m10o-15
~keep|a9h-4k21l-3n-3o54
~kid|a-3o-7
~kill|o-18
~kind of|a7b-6h14o6
~kind|a23b22d-2h8n-2o-3
~kitchen|a-2o4
~knee|a-2o-8
~knock|o-8
~know how|a-4b-3o-2
~know where|o-8
~know|b-13c-2h-5j-4k-2l12m12n3o-5
~ladi|a43b9h-2m25n14o-18
~lad|a7b8o-12
~lai|b2o5
~land|a20b22
~languag|a-16b-4h-9o-20
~larg|o9
~last month|o-12
~last year|a-8b-8o-4
~last|a-34b-23h-8i2m-2n-2o-12
~later|o4
~late|a-26b-20h-3
~lawy|a-4b-8m2n2o-3
~law|a11b16h-2m-2o-11
~lead|a-2o-11
~leak|a-4b-3
~learn|a-5b6g-2h-2j-2o4
~leav form|o-5
~leav the|a-5b-2m-2o-4
~leav|a-14b-6h10i-3l-2m-7n-5o-11
~leed|a-2b-2
~leek|a-2o-18
~legal|a-16b-6h-5o-4
~lend|a4l13n-6o-14
~less than|o3
~less|a-5b-4o38
~let go|a-2o8
~let the|a-8b-5o15
~let you|a10b11
~lett|h3m-2o-10
~let|a-2b-2h6n-2o34
~level|a-11b-8h-2
~licenc|a-2b-2
~lie|o2
~life|a2b5h-2o-9
~light|a-2o11
~like me|a-2o8
~like that|a-8b-7o4
~like this|o6
~like to|a11j11o-17
~like|a8b6c3h-2j9m-3n-2o16
~line|a26b6h-2i-4j10n17o-7
~listen stick|a-12b-12o-7
~listen|a-12b-12o16
~list|a32b-8g34h15k-2l-2n-4o-2
~littl|a8b9o30
~live|a-17b-12o-3
~li|a2b5o18
~ll|o6
~load|o-4
~loan|a-2o-18
~local|a-2o16
~london|a12b12m-3n4o-2
~long did|a9b13l-3o19
~long have|a15b4c16m-2
~long than|a-2o-8
~long were|a7b7
~long|a3b-10c26d-3j4k-4l-6n-5o-3
~look after|a-16b-12n-2o8
~look at|a5b6o18
~look for|b-3l3
~look|a-12b-10h-2m-2n2o6
~lorr|o-16
~lose a|a17b17
~lose|b5h-2o18
~lot|a2b3o17
~love|a5b6o6
~lunch|a2m4o2
~m not|o18
~m the|a-2b-2o9
~machin|a-7b-4o-5
~mad|m4n-2o8
~magazin|a-18b-8h-7o-22
~mail|a2b-4h-3n10o-11
~main|a21b-3g32i-2n-3o5
~mai|a13b15h7m-3n-3o13
~make a|a5b8o9
~make it|a-4b-4o24
~make the|a-2m3n-2o-3
~make|a-9b7h-8j8m-4n-8o36
~manag a|a5b-2h8o-5
~manag|a-5b-12h6j-2l-2n7o5
~mani dai|a8b9
~mani famil|a3b8m-3
~mani home|a6b6
~mani old|a5b7
~mani partn|a8b12m-3
~mani peopl|a-20b-19l5o-5
~mani year|a20b26c3m-5
~mani|a10b12c-3d-4e-3g-3j-4k14l14m-4n-8o-10
~manufactur|a-13b-4h-2n-4o-12
~man|b-4m12n-4o4
~march|a-2o-6
~market|o5
~marr|a-8b-5o-4
~math|a5b5o-7
~me a|a-5b-3o12
~me it|o5
~me to|a-3o-5
~me what|a-7b-5
~meanwhil|o2
~mean|a-2b-2h-5m9n-2o11
~mediat|a-6b-6
~meet with|a12j13
~meet|a14b-8h11j13o-8
~memb of|a12b17n-2
~memb|a8b15n-2
~ment|a-13b-18l9n-3
~men|o13
~merg|a-8b-6m-2o11
~method|a-3h-2i4n-2o19
~me|a-20b5h-2j-8l-2m-3n-7o-13
~middl of|a4b6h-2
~middl|a4b6h-2
~migrat|a21b46d-2g-4h-12l-2n-2o-5
~mill|a-8b-7
~mine|a-6b6d-3e9h-8j-2n-5o-35
~minut|a-14b-10i-2o11
~miss|a-2b-2o-12
~moan|o19
~mobil|a-7b-6o4
~moment|a-11b-2h-2k-2o-8
~monda|a-2o10
~mone and|o11
~mone for|a2b3
~mone|a17b10h2l6o3
~month and|a-6b-4
~month late|o7
~month|a-9h-5m-2o-25
~more than|a4b-4c14n-2o-23
~more|a34b15c14h-4l-2m8n6o24
~morn and|o-6
~morn|a-12b-4h-3m-2n-2o-13
~mortgag|a-13b-9h-2o-23
~most of|a-4h-3n-2o19
~most|b9h-4n-2o18
~move|a-6b2h7m-12n-3o-11
~mr you|a16b-6j25o-2
~mr|a20b-7j25m12n-7o-3
~ms|a36b-7m37n10
~much is|a-6b-6
~much of|a7b19l-3m-3n-2o-2
~much|a-25b4c-2h-6j-2l-3m-11n-2o5
~mum|a8b8o-6
~must be|a9h10
~must i|a9b11o14
~must|a14b5h16m-4
~my best|o19
~my boss|o6
~my broth|o5
~my notic|o8
~my own|o26
~my peopl|a16b16o24
~my sist|a7b8
~my son|o-4
~my staff|o-2
~my subscript|a-11b-7h-2o-21
~my team|o2
~my|a-39j-13k-3l-6m-10n-4o7
~m|a-8b-8j7l-2o8
~name of|a-10b-6h-3i-2n2o-5
~name|a29b-8h-5i16l13m3n12o-21
~nearl|o4
~near|a2h14n-10o-12
~need an|a4b6o12
~need a|a-19b-16n-2o-6
~need for|a8h9o-8
~need more|o5
~need to|a-2b-2o3
~need|a-11b-6h4j-3n-2o-11
~neighbour|a-2b-2
~network oper|a2h-3l2m2n2o-12
~network|a-3b-4h-4n3o-16
~never ask|a-6b-5o12
~never|a-8b2h-2l-2m-4o14
~newslett|o-2
~new|a-11b3h-7m-2o19
~next year|a-12b-11o-2
~next|a-20b-16m-2o10
~night and|o3
~night|a-5b9h-7i-4o11
~nine|a-20b-17h-2o-14
~no one|o-7
~no to|o7
~nobod ask|o-13
~nobod want|a9b17h-6o-4
~nobod|a12b25h-8m-2n-2o-5
~nod|o18
~none|o8
~norm|a-11b-3h-3j-2o-3
~not even|o4
~noth|a23b28m-2o6
~notic|b20h-7m-5n-4
~not|a6b11h-4j-2m10n-8o60
~now and|a-2b-2
~now|a21b13h-3m8n5o14
~no|a-3b-7h-4j4l2m7n-3o-5
~numb of|a17b13h10n-5o-5
~numb|a11b3h9m3o4
~nurs herself|a4b4
~nurs|a-26b-17h-5m-2o-4
~of a|a19b30h-2l-3m-2
~of it|a8b7m3o2
~of my|a-5b-3o-32
~of our|a-8b-2h-3n-2o32
~of peopl|a5b8
~of them|a-6b-2n-2o-6
~of the|a-2b-21h-2i-4j-2k19l-2n14o-15
~of those|a-4b-9n5o-4
~of what|a12b23d-2h-5n-2o-2
~of work|a10b-11h7i11m3
~of your|a-26b-24g-2i4j-2m-4n5o-7
~off the|o-17
~offer|b-3h8m-2o-20
~offic|a-12b-11h-3l10m-3n-2o-3
~off|a-6b-6h-3m9n-3o11
~often|a-2b-10m12o5
~of|a15b5c7d-8g-10h9i6j-15k7l-3m-10n29o-2
~old are|a-25b-20j-2
~old hand|a-10b-7h-2o11
~old were|a6b8
~old|a-2b-4c-2h-9j-4l-2m6n15o27
~on a|b-2h-2m-2n8o-7
~on earth|a-5b-5o7
~on every|o3
~on how|a7b-4h7m5o-4
~on it|a-2b-2o-14
~on my|a-5h-2o-13
~on one|a-14b-13
~on our|a-2o-15
~on pens|o3
~on shar|o-11
~on site|a-5b-2g-2
~on that|b-2
~on their|o5
~on the|a-5b-18g33j4l5m-13n-11o-19
~on track|o3
~on what|a15b5h-3m-2n15o-5
~on your|a2b-3c-2e-3h-4l10m13n-6o8
~once a|o2
~once|a22b-3h25n2o-3
~one anoth|o2
~one of|a-7b-3h-5m6o-8
~one who|o-2
~one|a20b17c-2g-2h-4j8k19l-7m-5n-2o-38
~onlin|a-2o-20
~only one|a-2o-17
~only person|o7
~only talk|o8
~only the|o-8
~only want|a-2o-5
~only|a-22b-31d-2e10h12l-2m-4n-3
~on|a17b17c-5d-6e-3g25h4i-6k-5l6m-11n2
~open|a-17b-9h-2j-4o-4
~oper|a-14b-8h-8m2o-16
~opin|a-18b-12o-2
~or is|a11b13
~or salesforc|a-2o-2
~or the|a-5m-3o4
~or what|a26b30
~order|a4b12m-5o-6
~organis|a26b28o3
~organ|a-3o-37
~or|a13b24c-2d24g-3h-15i-3k-3l-6m-8n5o-52
~other|b14h-6l-3m-4o17
~our littl|a2b2o-2
~our site|a-2o-9
~ours|o6
~our|a-32b-20h4j-3m-4n-5o-18
~out and|a5b6
~out as|a3b5o-5
~out a|o-16
~out by|o4
~out of|a-11b-6o5
~out on|a4b5
~out the|o-4
~outsid|a-2o-2
~out|a-8b20h-8i-2j-3l-2m-6n-4o-6
~over a|a4b6o4
~over it|a17b17
~over the|a5b12l-2n-3o16
~oversea|a-10b-9o12
~over|a15b11c-2h2j-2l-3m-2n12o44
~owner|a-8b-8h-2m5n-2o-7
~own|a25b52c-3h-2j-4l-4n-11o15
~ow|o4
~pack|a6b8
~page|a12b-4c-2d-2e-3g-3h8j4l14m4n-5o-10
~pai a|a-4b-3o28
~pai for|o2
~pai the|o-10
~pai|b7h-4m2n-2o-33
~panel on|a-3o-13
~panel|a-5b-2h-2o-16
~paper and|a-2
~paperwork|a9b11o5
~paper|a9b11h9m-2n-4o26
~parent|a-11b6h-2l-3m-6n-3o-6
~park|a-8b-7o3
~part of|a6l2m5n-2
~part time|a-6b-3h-3o3
~partn have|a7b11m-3
~partn|a-8b-8h2m-8n8o-27
~part|a11b2h14l2m-2n-3o16
~pass|a7m17n-10o14
~past|a-3b-2
~patient|a-2
~pattern shop|a-17b-6m-8n-3o-12
~pattern|a-17b-6m-8n-3o-12
~payrol|a-14m-12o-11
~penn|o29
~pens|a-10b-3m-4n-2o-13
~peopl are|a4b7
~peopl bring|a5b7
~peopl on|a3b3o-4
~peopl who|b2o-11
~peopl|a9b29c-2d-2h-7j-3k-2m-8n4o4
~per cent|a-2
~percentag|a-14b-10h-3
~perfectl|a-2o10
~period|a12b-4m12n7o-17
~person who|a6d-2m10o6
~person|b-5d-2h-6l13m10n-5
~per|a20b24h6m-4n-2o-44
~phon in|a-10b-8o-9
~phon|a5b4h-2j6o-5
~phys|a-24b-23o7
~pick up|o3
~pick|b-2o3
~pipe|a-2o-6
~pitch|a6b-3m9o-5
~plac|a5b6h9l-3m-2o21
~plai|a-7b-2n-3o-3
~plann|a-5b-3o14
~plant|a-5h-3o-9
~plan|a-7b-4o-2
~pleas|a-4j-3o-2
~pl|a23g26m-2o-9
~point|a-6h-3o-4
~poor|a-2b-2o6
~port|b7h8m-3n-11o-8
~posit|a8d12l8m-8n-3
~poss to|a6b-2h-2j11o3
~poss|b-6h-2j11o-5
~post|a-5b-4m5n-5o-9
~pract|a12b-4c14h-5l-3m4n8o-7
~pref|a2b6
~present|a24h26o-9
~pric of|a-6b-2o-3
~pric|a-9b-4h-5l7m-4n-2o-7
~print|a3b5h-2m7n-4o-15
~privat|a-31b-25m-2o-4
~product|b2o12
~produc|a-2o9
~profess indemn|a-9b-7
~profess|a-2b8d-5h-3
~programm|b-8m2n7o-10
~program|b3h-3m-2n4o-23
~project|a-26b-40h-2m2n17o-3
~promis|a13b-3k22n-2o-10
~proud|a-3b-2o18
~provid|a10b-3h6m12n-4o-12
~prov|a-3n-2o-4
~publish|a2b-14h16m-11n11o-27
~publ|a5b17d-2h-5n-2
~pull|o17
~pump|o3
~purchas|a7b-6h15
~push|a-2o7
~put in|a6b6o2
~put up|a-6b-6o11
~put|a2b4h-4i-2l6o-2
~quarterl|a10b-2m15o-3
~quart|a-2o-4
~queu|a4b8o6
~quickl|a8b-3h18j-2n-2o-16
~quit|b5m-2o15
~rain|a-8b-7o-14
~rais|b2o5
~rate|a-21b-11h-6o-27
~rath than|a-2o17
~rath|a7b3j6o17
~re a|o-2
~reach|a8b-5j16o2
~read it|a12b-2h15o-11
~read the|a3b-3m-10n16o-5
~read|b2g-2h2l-4m-10n14o-3
~reall|a3b3m2o12
~real|o39
~reason|a-4b-4o6
~rebuild|o21
~recip|a-5n-3o-8
~recommend|a-3o-3
~record|a7b-9h12l7n-2o-5
~recruit|a-9b-8o20
~red|a3b9i-4
~refer|a37b-7c-3h-3i-2l41m-4n20o-4
~refus|a-3b-9h-2m-2n13o8
~regist|a-9b-5h2n-2o28
~regul|a7b13h-3o-2
~remain|a8h7o19
~rent|a-17b-8h-5n-2o9
~repair|a-2b-2o-5
~replac|a-4o2
~repl|a3m4
~report|a18b31g-2h4l-2m-5n-5o42
~rep|o7
~reserv|a5b-2j8o4
~resign|a-2o-11
~rest|a-2o8
~retir|a-2b-3h-2m10n-5o26
~return|a-2o-19
~rewrit|a-4b-3o24
~re|o9
~right|a2b-3c-2h7j-2m-3n6o23
~ring in|o-6
~ring|a3b12i-5n-2o5
~rip|a-2
~road to|a-3b-2
~road|a-3b-2
~robot|a6b-8j-6n22
~roof|a-5b-2o-13
~room|a-4b-3m-6n6o3
~rost|a16b11h6o6
~rota|a2b-8h15i-4o-2
~rotterdam|a9b-2h-3m7n10o-4
~round the|a-4b-3
~round|a-7b-4h-2o6
~rubbish|b2
~rule|a-5b-3h3n-3o28
~run a|a3b5o-5
~run out|a-3b-2o13
~run the|a-7b4m-7n-2o4
~run|a-10b8h-2m-11n-2o-17
~rust|a-12b-5h-2n-2o-12
~s a|a5b-3n9o5
~s go|a-9b-8o8
~s off|o3
~s side|a7b10m-4
~s that|a4b-4i-2k14
~s the|b-18h-6i2j14k-5m13o-15
~s work|a4b12h-2m-4o-4
~s your|a-16b-8i18j-2l-4m-5n-11
~s you|o4
~safe|a-17b-11h-4o-16
~sai about|l3
~sai a|a-4o-8
~sai it|o5
~sai so|a8b8m-2n2
~sai that|a3m4o-3
~sai the|a-6b-3m-3o8
~sai ye|a3l3o3
~sai you|a8m4n5o-2
~sai|a26b-6h-2l4m18n14o-21
~salar|a22b-3d27o-2
~salesforc|a-2o-2
~sales|a9b2h7o-8
~sale|a-2b6h-3j-2o5
~same|a-6b4h-5n-3o21
~sand|o-2
~saturda|a-16b-7m-5n-2o5
~save account|a-5j-3o-3
~save|a-12b-3j-3m-4o-9
~scar|a-11b-12h-2m6o5
~schedul|a14b19h-3o9
~schem|a-20b-17o5
~school|a-28b-18h-3m-3n-2o22
~scrap|a-5o32
~season|a15b16o-6
~sea|a3b10m-3o-13
~second|a-4b-7i2o4
~sect|a4b4
~see the|b2o-3
~seem to|a8b8
~seem|a8b8
~see|b-4j5o-3
~sell it|a-5b-4o2
~sell the|a-2o-19
~sell|b11h-4i-2o26
~send home|a-2
~send|a-13b-2h-2n-6o10
~sens|a-5b-2o-3
~serv|a38b19d-3h29n-4o-10
~sess|a-5b-3o28
~settl|b2o8
~set|a-2b6h-3l-3n-2
~seven|a-13b-9i-2o21
~sewag|a-2o6
~shar in|a-4b-3o-4
~sharehold|o-2
~shark|o2
~shar|a-2b-6h7o45
~sheep|a-35b-33o-9
~shift|a3b7h-2o-2
~ship|a-7b-4o2
~shoe|a-26b-13m-9o-20
~shop|a-31b-13h-5m-11n2o-26
~short|a-8h-2j-2n-2o15
~should a|a-3o-13
~should i|a-21b-10h-4n-4o3
~should we|o19
~should|a-13b-2j-2m-2n-5o28
~show|a-7b-2h-2n-2o8
~shutdown|a-13b-5m-6o15
~shut|a23b24o5
~sick|a-6o-5
~side of|a5b6
~side|a33b34h-2l9m-5
~sign|b-2h13l-2m-2n-4o-11
~silenc|o5
~simpl|o5
~sinc when|a8b-2l-2m13
~sinc|a18b16h-2l-3m11n-3o-11
~singl|a6b10h-3o2
~sist|a25b-2m8n20o2
~sit in|a2b3
~sit on|a-13b-5m-7o21
~sit there|a-2o4
~sit with|a13b14
~site|a2b8g-2h-2o-2
~sit|a5b14h-2m-3n-3o24
~sixt|a-2b-2o-2
~six|a-2b-5n4
~size|a21b24o-22
~slot|a2b-4j7o7
~small|a-16b-11i-2o-7
~so far|a14b25h-6
~so that|a-11b-7h-3o33
~so the|o-10
~softwar do|a-3b-2
~softwar|a-5b3h-3m-3
~solar panel|a-2o-15
~solar|a-13b-5h-3m-3o3
~solicit now|o8
~solicit|a-15b-2d-2m-7o6
~some of|a-2o4
~somebod els|o2
~somebod who|a7b9o-12
~somebod|a-12b2h-2l-8m-2o12
~someon to|a10b12
~someon|b-2c13h-2j-3l-6m2n-3o-17
~someth about|a8m8o-2
~someth like|a-8b-7o4
~someth|a19b11h5j5l-3m6n-4o14
~somewh|a26b27o4
~some|a-7b-4m-2o28
~son|a-12b-3m-8n-2o-19
~soon|a7b9o31
~sort of|a-24b-18m-2n-2o-9
~sort|a-25b-19m-2n-2o-8
~south|a6b7o-2
~so|a10b10g-2h15j-3k-2m-2n-2o7
~speak for|a7b-4n11o-3
~speak german|a-2o-2
~speak|a-11b-5l-3m-2n3o-6
~spend a|o6
~spend|a-16b-13o16
~split|a-4b-3o7
~spreadsheet|a-9b-7o4
~spring|a-4b-2o-11
~staff|b-26h19l-3m4n8o40
~stai|a-7b-6l2m3n-5o35
~stand behind|a14l3n12
~stand in|a-7b-3l-3o26
~stand|b-6n9o56
~start|a-20b-3h-5l-2m-2n-3o4
~star|a-5b-4o19
~state|a15m-11n27o-4
~stat|a24b-11d29g-2h16l6m-6n-5o-27
~step of|a3b-7i11
~step|a26b-8i41m-3o3
~stick|a-12b-12o-13
~still|a2b-12h-4m7n14o-15
~stop|a-14b-7h-2m-3o19
~stor|a33b-7c-2d-3e-3g-2h-3j-3l29n25o14
~straight|a-2o-4
~structur|a-4n-2
~stud|b-2m3o-7
~stuff|a4n4
~subject did|a14b15
~subject|a19b21
~subscrib|a-13b-9h-3o7
~subscript|b6h-3o-20
~success|a33b27h11n-2o-13
~such a|o9
~such|o7
~summ and|o-7
~sum|a-3b-3h-3m3o14
~sunda|a-15b-8n-2
~supermarket|a-6b-2d-3o-8
~supervis|a-12b-10
~suppli|a-5m-3o-2
~suppl|a-12n-10o-10
~support|a11b25h-4n-6o6
~sure|m2n-2o-8
~surgeon|a-34b-22h-4i-2m4n-8o7
~surger|a-2b-8h10m-2o-14
~swear|o6
~switch|a-4b-2o16
~system have|a6b7
~system|a6b-14h6i29l-3m-5n-4o-12
~s|a-6b-2c-4d-3g-5h-18i18j6k7l-12m10n-2
~t go|o-2
~t know|o5
~t let|o-2
~t pai|a-2o-22
~t pick|o2
~t run|a-4b-3
~t want|a-2o5
~tabl|a-10b-10n3
~take a|a7b3j-2k9o9
~take on|a-11b-8
~take the|o-21
~take you|b-14h18o-7
~take|a-4b-16h16j-5k8l-6m10n-7o-8
~talk to|a26b27j2m-3o9
~talk|a39b21j18n5o24
~tap water|a-10b-6n-2o-10
~tap|a-16b-9h-2n-3o-14
~tax|a-19b-14o-9
~teach|a11b20n-4
~team|a-5b7l-3m-3n-4o12
~techn|m4n-4
~tell me|a-9b-4o2
~tell to|a-6b-3m-2o10
~tell us|o2
~tell|a7b24h-3j-4l2m-5n-4o-9
~ten|a5b-4c14o-2
~term|a-8b-4o-2
~test|a-24b-28c-2m14n-4o-14
~than a|o9
~than|a-3b-11c14h-2j6l-2n-4o16
~that a|a-2l2o-11
~that is|a-2b-2
~that i|a4b-4h14j-3l-2
~that nobod|a-3h-2o21
~that the|a10b-5h7m2n6o8
~that we|a-7b-5h-2
~that you|a-6b-6l7m-2n-3o16
~that|a24b18c-5d-2g-3i-6j-4k18l21n-11o9
~the account|m-3n6
~the afternoon|a-2o4
~the back|a-2o5
~the bank|a-13b-7m-2n-2o-3
~the best|a-10h-3m-3n-3o-4
~the big|a-4o6
~the board|a-5b-14h15i-2m-2o2
~the boss|a-5b-3m-4n5o24
~the build|a-7b-3h-3o-7
~the car|a-3b-3o-9
~the chair|a-2m-4n3o14
~the charit|a-7b-3h-2o-11
~the cheap|o-5
~the chief|a-6b-5m-2n4o-7
~the compan|a14b15o-32
~the comput|a2b9l-2n-3o2
~the contract|a-3h-2m3n-3o-20
~the council|a-3
~the credit|b8h-2m-7o-3
~the dai|o6
~the dent|a6d-2m9o-9
~the diff|a-10m-5o-4
~the direct|b-2m2
~the driv|m3
~the dublin|a13m3n10o-9
~the earl|o2
~the end|a9b-7h20j-2n-2o20
~the engin|b-10h-2m3n10o9
~the famil|a18b21o-3
~the firm|a-4b-2n-2
~the first|b12h-5m-4o-7
~the floor|b3
~the furnac|a3b-9m10n3o-4
~the gate|a-9b-8
~the glass|a11b8m3o-11
~the head|a2h-2m5
~the hosp|a7b5n3o-9
~the job|b-7n9o15
~the ladi|a21b4h-2m10n10o-10
~the last|a-14b-3h-7m-2n-2o10
~the leav|o-5
~the lend|m4n-2o2
~the line|a3b3
~the loan|a-8b-6
~the middl|a4b6h-2
~the moment|a10b17h-2k-2o-8
~the mone|a14b12h3o9
~the morn|a-9b-2h-2m-2n-2o-4
~the name|a-10b-6h-3i-2n2o-5
~the network|a-2b-2
~the new|a-30b-15h-4m-4n-5o5
~the next|o2
~the night|a4b10h-4o5
~the numb|a8b-2h10o10
~the old|a14b-6h-3m8n16o4
~the one|a3b3
~the only|a-2o7
~the other|a12b10n5o9
~the owner|b2m-2o5
~the paper|a11b20h-6o-2
~the peopl|b-2m-2n4o-5
~the phon|a4j6o3
~the plac|b2
~the plant|a5b5o5
~the plan|o16
~the pric|a2b7o-6
~the queu|o6
~the rest|o11
~the retir|a5m11n-4o-13
~the right|a-2b-3n7o3
~the road|a-3b-2
~the room|m2
~the same|a-4b4h-4n-3o14
~the school|a-8b-2h-2m-2n-2o16
~the sea|a-8b-2m-3o-13
~the second|i2
~the shop|b2
~the small|a14b12m3
~the staff|a7b-4m2n12o8
~the supermarket|o-8
~the tabl|b-4n5o-2
~the tax|a-4b-3o-6
~the thing|a3b-2n5o12
~the till|a-15b-6l-3n-2o-5
~the time|a-8b-12h-2m2n4o11
~the trad|a2m4o15
~the two|o2
~the union|a3m9n-5
~the very|a7b12i-3o9
~the wai|a9b-6i3j15o2
~the ward|a13b4h9m2n-2
~the water|a2b4o-6
~the weekend|a-7b-7o23
~the week|a-4o9
~the whos|o-15
~the work|a7b-14h4m5n14
~the world|a4b6
~the wrong|a-3b-2o3
~the year|o5
~theatr|a-12b-9h-2
~their own|a2b3o3
~their|a17b10h12l4m-3n-3o-19
~them and|a-2n-2o-6
~them to|o3
~themselv|a2l3
~them|a-9h-2n-4o-25
~then it|o6
~then|a30b29h-2l2m7n-5o8
~there a|a3b2h-3l-3n8
~there is|o-7
~there s|a6n8o-3
~there|a11b-12h6i18j-3m-9n13o14
~these dai|a-4b-4o-2
~these|a-13b-11o-2
~they all|o2
~they d|o-21
~they go|o4
~they know|o-5
~they re|o5
~they sai|l3m-3
~they ve|o3
~they want|o-10
~they|a-20b-18h3l2m4n-9o3
~the|a27b-18c-14d-15e-2g11h20i-13j-5k16l-13m37n26o14
~thing|a25b20h-8m3n13o15
~think about|a-10b-6m-2o-3
~think of|a-8b-8m2o-2
~think the|a8m8o-6
~think|a-18b-10h-2j-2l-4m4n-2o2
~third of|o2
~third|a-2b-2o18
~thirt|a-2
~this month|a-6b-2j2n-4o-21
~this year|a-14b-5m-3n-4
~this|a15b6c35h-9i-2k-5l10m-9n-10o-25
~those who|a2b-2n5o5
~those|b4h-4n4o-3
~thousand of|a-2b-2
~thousand|a-5b-2o11
~thre|a-7b-19h20m-3n-2o-23
~through|a20b12h9i6l-2m-3n-2o-2
~till the|o2
~till|a-9b2l-4n-2o-8
~time and|o4
~time|a33b35c-2h-12j6l-4m10n2o-9
~to a|a-10b-10o-9
~to be|a8b4h3j-3m8n-2o10
~to come|a-3
~to decid|a-3b-2o-9
~to do|a5b11h-2j-2m-2o-7
~to driv|o-4
~to get|a-3o-2
~to give|a-4b-6h-2m4o-4
~to go|n3o3
~to have|a7b8
~to hire|a14b16o4
~to keep|a-7b-3n-2o9
~to know|b-2m2o-10
~to leav|o5
~to let|o-2
~to make|a-2o6
~to me|o15
~to my|a-12b-11o-15
~to one|a11b13
~to our|a-2o-13
~to pai|a-3b-2o-21
~to replac|o5
~to sai|a-3n-2o-8
~to see|a2n3
~to sell|a-6b-6o25
~to show|o3
~to sign|a-2b-5h10l-2m-2n-2o-9
~to spend|o6
~to stop|o6
~to talk|j3o3
~to the|a3h5j-2m3n2o-9
~to us|a-3b-3o-2
~to what|a5b6o-6
~to work|a2b12h-4n-2o-6
~to writ|a9j10
~to your|a15b3j4l6n3o-6
~to you|a26b2h-2j2m15n8o6
~toda|a-16b-3m-9n-2o-9
~togeth|a7m8o-4
~tonn of|a-2o-5
~tonn|a-13b-6h-4n-2
~too late|a-4b-2h-2o-4
~too much|a-3b-2
~too old|o9
~tool|a17b18o9
~too|a-7b8h-3m-7n-3o24
~top|a-4b-3o-7
~total|a43b61g-2h-7n-6o-6
~touch|a8b-4j12o-6
~tower|a-15m-5n-10o-10
~town|a5b6o-22
~to|a-2b12c-5d-4g-6h-6i-5j40k-6l-10n-11o17
~track|o3
~trad|a5b4h-3j-2l8m3n-3o6
~train as|o-3
~train|a-8b-4
~travel|o-8
~treasur|a8b9o-10
~trial|a-7b-3h-2o-5
~trip|o8
~troubl|a-8b-4h-2o-2
~true that|a-9b-10m-2n4
~true|a3b-6h-4j-2l15m-3n7
~trust|a-2b5h2l-4o20
~try|a18b19o12
~tuesda|a-11b-6m-3o-9
~turn down|a-2o12
~turn up|a-2o-10
~turn|a5b4h8l-2o15
~twelv|o-4
~twic|a3b-5l3m6o-9
~two of|o-15
~two year|o3
~two|b-6h6o-8
~t|a-13h-2m-4n-4o-13
~uncl|a-2b-2o4
~under the|a-7b-5h6m-3o4
~underground|a-3b-2o11
~understand our|o-6
~understand|a2b4o9
~under|a2b14n-8o-8
~union|a-6b-6h-5l9m6n-6o-22
~unit|a-2o4
~univers did|a-3b-2
~univers|a-11b-9o-11
~until the|a-5b-4o14
~until|b5n-2o23
~up and|a-18b-17o-6
~up a|a-9b-6o21
~up every|a-2o-9
~up in|a3b10h-2n-2o6
~up the|a16b20o-2
~up to|a2b5h-2o-11
~up with|a5b-4h12
~up|a18b26h-3i-2l-3m7n-3o20
~us and|a-2o10
~us a|a-2b-2
~us for|a-8b-4h-2o2
~us to|a20b24o-4
~usual|a3b7
~us|a-27b-3g-2h-8j-2m-3n-5o17
~valid|a26b-18l-2m8n41o-3
~van|o2
~vat|o-5
~ve been|a-2o-23
~ve got|o9
~vend|a-2o7
~vers|o2
~very|a7b13i-4o11
~vet|a-2o-19
~ve|a-13b-6j-3n-2o-12
~via|a-2o29
~view|a-26b-15i-2l-2m-4o-2
~villag|a-2b-3m3
~visa|o-7
~visit|a-2o8
~vouch for|a4m-4n9o-3
~vouch|a6l2n4o-3
~wage|a-9b-4n-2o16
~wai of|a2b-11i11m3
~wai to|a7b-5j16o9
~wait for|b10h-6n-2o4
~wait|a-3b7h-6n-3
~wai|a12b-14h-3i14j15m2o18
~wale|a-6b-5o-3
~walk awai|a6b-2h10o3
~walk out|a-12b-11o-9
~walk|a18b3h8m10o-11
~want a|a-2b-2
~want out|o4
~want the|a-10b-9o27
~want to|a-3b2o-25
~want|a-11b8h-8j-2l-2m-3n-3o-28
~ward|a23b4h9m2n8
~warehous|a-7b-3h-3
~warn|a13b14
~was it|a-25b-9h-2m-4n-7o7
~was that|a2m3
~was there|a-15b-9n-3
~was the|a-19b-9h-10i-6n11o-16
~was your|a9b14d-3i-3l2m2n-2
~was|a16b15c-2d-6g-3h-21i-9j-3k-2l4m19n24o-4
~water compan|a7b-3m11o-2
~water in|a-13b-7m-3n-2o8
~water|a-23b-13h-5m2n-4o-8
~we and|o8
~we are|a-12b-8h-2
~we bui|o3
~we can|o9
~we d|o-15
~we get|a8b10
~we have|a-6b-4o14
~we lose|o6
~we make|a-2b-2
~we need|a9b12n-2o-2
~we never|o-2
~we pai|o2
~we re|o3
~we sell|a16b17o-3
~we still|o3
~we stop|o25
~we take|a6b-11h19o-6
~we ve|a-3o-18
~we were|o-14
~we win|a-12b-10h-2
~week and|a-7b-3o-30
~week do|a2b3
~week the|a-2o10
~weekda|a4b-4n9o-2
~weekend|a-10b-7o7
~weekl|a28b31o-14
~week|a6b25h-4l-3m-6n-4o5
~well|a-15b-12o-6
~welsh|a6m11n-2o12
~were you|a6b12c-2d-2h-2j-4k-2l-2m7n3o-28
~were|b8c-3d-4g-3h-10i-3j-4k19l-4m9n-4o9
~we|a-11b-12h15k-2l-3m-3n-4o14
~what are|a-14b-13g6h-4i7m-8
~what a|a3b9h-3o-3
~what can|o4
~what commiss|a-10b-6h-2o-12
~what did|a-6b7d-2h-3i-2n-5o10
~what does|a-10b-8h-7j-3m9n-2o-29
~what do|a13b-5h27i-3j-4l2m2n-3o-2
~what happen|a-6b5h-7n-2o7
~what help|a-5b-3h-2o5
~what is|a14b14g-3h-14i-2j-5k31l-2m-8n5o-6
~what it|a-3b-2o-2
~what kind|a15b26d-2h-5n-2o-3
~what now|o2
~what should|a-9b-4h-2o6
~what sort|a-23b-17m-2n-2
~what subject|a5b6
~what s|a13b3d-2g-4h-7i18j12k9l-4m-2n-8
~what they|b4o9
~what the|a-2b-10h-8i-2m16n3o-10
~what was|a-19b8d-3h-2i-8n-12o8
~what were|a6b18c-2d-2i-2m-2o24
~what we|o9
~what will|a-7b-3
~what would|a-2b-6n5o-5
~what year|a-4b-15m9n4o-2
~what your|a-17b-21h-2n9
~what you|a12b-3h12n2o-9
~what|a47b39c-8d-10g-8h5i16j-13k29l-14m10n4o28
~when did|a19b4m10n7o-12
~when it|a-6b-4m-2o-2
~when i|a9b11o-4
~when they|a-9b-7o16
~when the|a12b9h-3m9n-3o-13
~when was|a14b-3n19o-2
~when you|b10h-2m-5o-3
~when|a11b14h-18j-3k-2l-6m12n17o12
~where are|a-3
~where did|a5b5o-2
~where do|a-15b-14o22
~where in|a20b21o-2
~where was|a9b9
~where you|b2o-3
~where|a-6b3l-2m-3o14
~wheth|a3b-3h7o-6
~which bank|a-10b-9
~which citi|a9b10
~which compan|a-19b-9m-5n-2
~which countr|a2b2
~which crm|o-12
~which of|a5b-3h-2m-2n13o17
~which part|b4
~which school|a-27b-25o-9
~which stor|a2m9n-5
~which town|a5b6o-2
~which univers|a-2o-7
~which year|a11b-4m8n11
~which|a36b11c-5d-4g2h-3i-5j-6k-2l-7m19n35o24
~while|a4b6m-2o4
~whistleblow|a-19b-18
~who can|n2o-3
~who check|a2n3
~who confirm|a3m-4n7
~who do|a-7b-2o-5
~who has|a-3b-3n2o10
~who is|b-8m8n4o22
~who sai|a12b-7l3m14n2o-5
~who speak|a-6l-3
~who s|b-2l-2m10n-2o9
~who vouch|n3
~who was|a-3b2m5n-7o-12
~whom|a25b19h2l-2n9o10
~whos|a10b10h6n-5o-11
~who|a26b-11c9d-5g-5h-9i-4j-11k-6l-6m32n42o4
~why did|a-6m-6
~why do|a10b13o-31
~why the|a3b5h-2o32
~why|a-15b9h-8l-2m-7n-5o17
~widow|a-2o-8
~wife|o4
~will not|a11b13o-3
~will the|a-9b-9h2o-5
~will you|a10b16m-2
~will|a12b11h17j-3l-2m-4n-4o-11
~win t|a-7b-6
~wind|a-8h-3m-3
~wint|a-5b-4o-21
~win|a-17b-9h-3m6n-9o5
~with a|a2b-3h-4i2j-7m-2n19
~with me|a9b12j-3
~with that|a-2m-2o-7
~with the|a19b31h-11j-2m10n-5o-7
~with us|a11b13
~with you|a17b-45c-2h-4j42l-2m2n30o-10
~within month|a-2
~within|a19b27n-3o5
~without a|b-3h5o-11
~without lose|a-3b-3o8
~without|a5b3h2j-3k7m-2n-2o-4
~with|a8b-34c10d-4g-4h-6i-3j36k-3l-9m6n21o8
~wit|a4b-2h-2l2n7
~woman|a2l3o-19
~women|o2
~word|a-5b5l-3m-3n-2o-10
~work for|a-3b5h-3m3n-3o-11
~work in|a17b16d9h-3m-2o-8
~work on|a-11b-8m-2n3o15
~work with|a-27d-2h-3i-2l-2m-12n-5o-2
~work|a-5d6g-2h-8i13k-3m-2n-9o-5
~world have|b2
~world|a4b6
~worst|a-4b-3o-2
~worth|a-2o2
~would be|a4b-4h8m3n-2o-8
~would it|o9
~would i|a-4o22
~would like|b-2j2o5
~would we|a12b8j6
~would you|a-26b-7h-5j-2l-3m-5n-3o-2
~would|a2b-11c-2h17j4k-2l-5m4o35
~writ a|a-11b-5j-2n-2o-8
~writ the|h-2m-4n6o-3
~writ to|j5l-2
~writ|a18b10c17g-2h-3j10l-5m-6o-7
~wrong|a-6b-6h6m-3n-2o30
~xero or|o-7
~xero|a-2o-7
~ye to|o4
~year and|o4
~year did|b-9n12o-3
~year have|a5b5c3
~year in|a-6b-2m-3
~year of|a11c14o5
~year you|a7b9
~year|b-4c14g-2h-9j-3k-2l-3m6n6o8
~yesterda|o-4
~yet|o8
~ye|l2o-7
~you accept|a2b9m-3
~you advis|a6b8o-12
~you also|a6b8
~you alwa|a28b10i19
~you and|a5j5m2o5
~you are|a5b17h-4l-2n-2o-3
~you at|a12b8d-4m6n3
~you a|a3b12i-2j3n-3o-20
~you becom|a4b5o9
~you been|a15b6c15o-2
~you before|a7b13c-2
~you begin|a8b8o3
~you be|a2b-6j13m-2
~you bring|a18b7g13
~you build|a-4b-4o9
~you can|a-2o6
~you carr|a17b21
~you charg|a-12b-8h-2o-7
~you coach|a6b12m-3
~you come|a19b26m-2o-3
~you did|b-7l2m3n3
~you done|a9b9c2
~you do|a16b17d-2h-2j-2m9
~you d|a-13b-9h-2
~you earn|a-5b-3
~you ever|a2b13m-5o5
~you find|a-18b-16
~you get|a-14b-10o14
~you give|b9h-5o3
~you goe|a8b11o-2
~you got|a3b6o-2
~you go|a-6b-8i6
~you grow|a-20b-20
~you has|a-10b4d-2h11j-2l-2m-13n-3o-14
~you have|a11b11g5h-2j-2m2o-11
~you help|a3b5
~you hire|a-32b-15m-9n-4
~you hold|a-5b-6n2
~you in|b-13h-2l16m2o9
~you know|a7m9o-8
~you learn|a7b10o-26
~you leav|a-13b-23h15i-2o-5
~you like|a-9b-4n-2
~you live|a-18b-16
~you look|a6b9o-4
~you make|a18b19o10
~you marr|a-8b-5
~you move|a6b7
~you on|a12b-2h15j3l-2m3o-5
~you pai|a-3o8
~you pref|a2b6
~you put|a-2b4h-3o8
~you read|a-14b-11h-2o2
~you recommend|o-2
~you run|a11b12o-4
~you sai|a11b13o-10
~you see|a-5b-2n-2o9
~you sell|a-20b-16o-7
~you sit|b10m-5n-2o8
~you speak|a-6n-2o-2
~you spend|a-3
~you stai|a2b2o-2
~you start|b2o-5
~you still|a8b10o-2
~you stop|a3b4
~you s|b3h-2n-2o31
~you take|a-2b4h-3o2
~you teach|a-5l-3o11
~you tell|a23b26o2
~you think|a-9m-6o-7
~you to|a-24b-28l8n-3o-3
~you train|a-8b-7o4
~you us|a-13b-9
~you walk|a8b9o-9
~you want|a-6b-5o18
~you was|a18b13l7m-2o-5
~you when|a6b8
~you work|a17b19d13h-4i5j-2l-2m-7n-5o-4
~you writ|a-19b-8c-2g-2j-2m-2n-2o-8
~young|a6b10n-2o17
~your client|l-2n5o-6
~your famil|a-12b-10o-9
~your first|a-32b-24d-3i-3
~your job|a10b12o-4
~your opin|a-14b-9o-2
~your own|a17b29j-2l-4m3n-5o2
~your parent|a-10b-2l-3m-2n-2
~your refer|a15b-4c-3l19m-2n10
~your time|a-8b-4
~your view|a-26b-15i-2l-2m-4
~your work|a9b2h4l6
~yourself|a-12b-11
~your|a8b-22c-10e-4g-3h-14i19j-6k-6l32m14n8o-20
~you|a-27b18c5d-12e7f-2g-8h-2j16k-13l-22n-17o-66
~zero|a-10b-8o25`
