// Made by node bench/agent/fit-told-weights.ts: a sign or ~word, then for each of weighedKinds a letter and a number.
export const toldWeights = `aBusiness by best|a-12b-12
aBusiness by near|a19m2n17
aBusiness by share|a-20b-18h-4m-5n10
aBusiness by their|a-2m-2
aBusiness|a-97b-71c-2d-2g-2h-14i-2j-4k-2l-4m2n5
aName by best|a-33b-33
aName by near|a-7n-6
aName by share|a-23b-32h-7i18m4n-4
aName|a-61b-73c-4d-4g-4h-25i42j-4k-4l23m-6
aNumber by best|a20b20
aNumber by near|a-6m-7
aNumber by share|a22b-6c-3d-6e-4g-8h13i-7l-4m10n37
aNumber by their|a15m15
aNumber|a-8b-32c19d-21e-7f-2g-19h17i-11j-15k21l8m23n11
aPlace by best|a-5b-5
aPlace by near|a-5m-3n-2
aPlace by share|a-25b-6h-3m-2n-9
aPlace by their|a-5m-5
aPlace|a-49b19c-2d-4g-3h-11i-4j-4l-4m-15n-19
aService by best|a-11b-11
aService by near|a-6m-5
aService by share|a-22b-22d-2g8h-6i-2m7n-4
aService by their|a12m12
aService|a-41b22c-4d-6e-2g2h-18i-6j-11k-3l-5m5n-14
anybody by best|a8b8
anybody by near|a23m18n5
anybody by share|a20b16h-8i-2l2m7n8
anybody|a38b-22c26d-3g-4h-27i-5j-15k-7l8m66n22
asksWhatWasSaid by best|a10b10
asksWhatWasSaid by near|a35m20n15
asksWhatWasSaid by share|a36b13g-3h-6l2m14n19
asksWhatWasSaid by their|a15m15
asksWhatWasSaid|a-20b-22d-5g-6h-19i-4j19k-4l3m15n5
bestHits|a41b41
bestSame|a8b8
best|a42b42
didYou by best|a22b22
didYou by near|a-7m-4n-3
didYou by share|a-3b23g-2h-3l-2m-8n-7
didYou by their|a-8m-8
didYou|a-40b37d-6g-6h-9i-4j-8k-2l-6m-19n-16
evidence|a9b-14c-29d-55e18f14g-18h19i-5j-13k-15l20m33n55o191
foreignNames|a-42b-33c-3d-13e-3g-13h-40i-10j17k-17l-6m78
hiring by best|a6b6
hiring by near|a-13n-12
hiring by share|a-26b11d-3g-4h-4i-5l-2m-26n7
hiring by their|a-5m-5
hiring|a-45b-5c-5d45g-8h-13i-12j-8k-4l-5m-34n5
hits|a-23b-14c-22d32e7f-12g-25h50i-17l-7m7n-21
howMany by best|a16b16
howMany by near|a-2m-2
howMany by share|a-41c-3d-5e-4g-7h-12i-4m2n-9
howMany by their|a19m19
howMany|a-7b30c24d-17e-6g-14h-22i-4j-8k27l18m3n-36
isBest|a15b-42c-18d37e14f-12g-8h-3i-17l6m21n38
isSure|o4
isTrouble|a-60b-25c-4d-3g-3h-41i-4j38k-5l-5m-4n-3o-33
lead|a130b9c-18d10e23f-6g15h2i2l-15m55n53
long|a9b20c20d-38e-10f-31g-22h18i-16j14k18l-7m26n15o71
manner|o-44
nearHits|a11m-2n13
nearSame|a86m31n55
nearShare|a-5m-21n16
nowhere|b2c-31d-16e-14f-6g14j-11k23l20m-18n37
number|a43b43
ofUs by best|a12b12
ofUs by near|a-20m-11n-9
ofUs by share|a-51c-2d-3g-4h3i-5l-4m-6n-29
ofUs by their|a-18m-18
ofUs|a-18b8c-17d-13e-3f-2g-15h17i-12j53k12l-17m-13n-16
ofYou by best|a-5b-5
ofYou by share|a21b-10c-11d15e25f-3g16h-32i18l-5m10
ofYou by their|a4m4
ofYou|a21b76c-7d-23e10f-9g-19h-33i43j35k-51l18m-21
one|a-95b6c22f-14g7h-30i-4j-7k21l-11m-51n-33o-62
place|a70b70
privateLife by best|a-6b-6
privateLife by near|a11m-19n30
privateLife by share|a-4b-11c-3d-3g-4i-4l-4n25
privateLife by their|a13m13
privateLife|a-87b-41c-18d-11e-3f-2g-13h-26i-13j66k-8l-15m-7n5
sameHits|a77b-10c6d-6e14f-7g22h-26i10l-20m141n-47
same|a13b-41c-10d8e25f-4g31h-13i11l-15m44n-24o-33
says by best|a4b4
says by near|a54m38n16
says by share|a26c-2g-6h-14l6m40n2
says by their|a18m18
says|a29b8c39d18e-2g-16h-51i-11j-4k-11l24m36n-2
sentences|a10b-33c-6d-6g-12h-27i35j37k46l21n-42o6
share|a-2b9c-18d10e23f-6g15h2i2l-15m7n-31o-93
story|a-118b60c25d-17e2f-7g4h-57i-26j13l-2m-59n-53
telling|a-48b14c-47d-24e-14f-16g18h43j-19k-42l13m32n-8
terms|a-71b4c-18d12e-21f-21h20i9j-33k-34l7m-5n9
theWorld by best|a-25b-25
theWorld by near|a-20m-15n-6
theWorld by share|a-49b-32c-2g-2h2i-2l-3n-9
theWorld|a-34b-19c-9d-6g-7h25i-6j25k-12l-6m-14n-3
theirLead|a26m26
their|a-33m-33
unsaid|a-20b-19c-7d-8e-23f-9g9h-18i-12j6k17l-2m-15n62
vouches by best|a-23b-23
vouches by near|a53m3n50
vouches by share|a64b-31g-3h-5i-4l12m20n75
vouches by their|a6m6
vouches|a55b-39c-8d-8e-2g-12h-9i-3j-23k-7l64m18n84
what by best|a-34b-34
what by near|a5m-11n16
what by share|a10b-26c-7d10g26h9l-6n6
what by their|a-4m-4
what|a16b21c-25d-7e-3f-3g-9h43i21j-10l-19m-14n23
whereNow by best|a-14b-14
whereNow by share|a-16b-14
whereNow|a-40b-36
which by best|a-57b-57
which by near|a4m10n-6
which by share|a-73b-67c-4d5g15h3i-3m-13n-8
which by their|a-2m-2
which|a-25b2c-9d-5g8h6i-11j-8k-5l-5m-6n10
who by near|a29m18n10
who by share|a-17b-5c-2g-4i-2l2m16n-23
who by their|a4m4
wholeShare|a38b9c-18d10e23f-6g15h2i2l-15m24n-7
who|a37b-4c30d-7e-2g-14i-6j-12k-10m9n56
~#0|a43b19c-2d49g-7h-21j-6k-8l19m-4n5o-31
~#10|a19b-12h-2m31n6o-8
~#11|a41b-5h-2j-2m38n16o4
~#12|a-20h-3j-3l-2m-2n-9o13
~#13|a-11b-5c8g10h-17j-2k18l-4m-17o-39
~#14|a20b9c-3d-3e-3g-4h-7j-3k-2l20m7n9o-32
~#15|a-7b15h-4j-2m-4n-7o10
~#16|a-24b-4g-3h-5j-3n-5o-20
~#17|a-17b14h-10m-9n-6o-24
~#18|a-8d-3g-2h4n-5o-10
~#19|a-2b10c-2d-2g-2i-5j11k-2l-4m-2n-3o7
~#1|a33b18c-2d-12g12h19i3j2k-3l-2m7n-7o17
~#20|a-2c16d-3g-5i-3j-5k-4l-7m4n6o-11
~#21|a4c18g-3h-11j-3k-2l-3n11o-35
~#22|a-12b-4h13i-3j-3n-11o-2
~#23|b13h-5m-5n2o-8
~#24|a15b12m12n-7o23
~#25|a-14b-12g-2h4j-5l11m7n-13o-33
~#26|a16b2c-2h-2l-3m7n18o6
~#27|a2b14h2j-10m6n-4o-15
~#28|a-3b2c-3d-3g-3h-12i-5j10k-3l-4m10n10o20
~#29|a2h2j-3m6o16
~#2|a-4b-13h28j-3m-5n-7o21
~#30|b7h-4
~#31|g-2h-9j-2l-2m-4n23o-5
~#32|a11b-16c18g-3h6j9l-2m-11n16o-37
~#33|a7b-3d12h-9i-3j5m8o-26
~#34|a5c-2d-2g-4i17j-5k-2m-13n19o17
~#35|a8b6d-2g-2h5i-2k-3l-2n9o12
~#36|a-9b16h-10m-6n-3o22
~#37|a5b27c-2d-3h-6i-2m-4n-3o20
~#38|a6b18c2d-2g-2h-8j8k-2l-2m5n-10o13
~#39|a-9b27c-4d-5g-3h-19i-2j-6k-3l2m10n-7o17
~#3|a3b23c-3d8g-3h8i-3j-8k-3l9m-17n-8o3
~#40|a-22b-4h-7j-2m-12n7o32
~#41|a14b20g-2h-8j-3l-4m-7n23o6
~#42|a22b3c-4d19g-3h-10i3j-5k-2l10m20n-9o2
~#43|a7b27h-7i-4n-3o16
~#44|a22b-11c-2d11e-3g-6h18k-2l28n-12
~#45|a-29b-21h-3m-2o19
~#46|a-4h-2n-2o19
~#47|a35b47h12i-10m-3n-5o17
~#48|a32b12c-2g-2h20j-3m11o18
~#49|a-29b-19g-2l-2m-5n2o-21
~#4|a-2b-16d-2g-2h-9i-2j-7k-2l13m8n19o15
~#50|a-17b3h-7i-5m-6n2o-60
~#51|a-12h-2m2n-10o-2
~#52|a10b21h-3j-2n-4o2
~#53|a12b13g14h-9i-2j-2l11m-9o13
~#54|a-8b12h-6n-8o-6
~#55|a-17b-7h-7i-2l-3n6o-10
~#56|a10b6i30l-2m-8n-10o-40
~#57|a-2b-30i14j11m2n6o4
~#58|a34b12g-2h51j-4k-2l-2m-5n-11o-12
~#59|a-9b3h15i-3j-3m-11n-7o8
~#5|a-6b-17d5g-4h6i12k-4o21
~#60|a-5b11c-2g-2i-2j-2m-14n6o15
~#6|b8c-3d-4g7h9i-6j-10k5l-3m-2n-2o-9
~#7|a-32b-10c-2d20g-4h-18i-6j-3k-4l-2m10n-14o-13
~#8|a3b18d-2i-2j-3m-3o9
~#9|a-5b28d-2g-3h-8j-3l-4m-19n12o-4
~000|a-6n-2o-7
~10|a-4b-3o-12
~12|a-3b-2o-14
~2030|a-6h-3o-6
~500|a-2o-18
~57|o8
~58|o18
~^am i|a2b-8h-3j-6n21o7
~^am|a2b-8h-3j-6n21o7
~^any|a5b11d-2h-2m2o-7
~^are you|a-40b-28c12g-3h-3i-3j-3n-7o-6
~^are|a-11b-6c12d-2g-3h-7i16j-3l-2m-4n-9o-20
~^a|a-10b-8o5
~^build|o4
~^buyer|o5
~^by|a14b-2h18m-4n4o30
~^can a|a4b-5j12o5
~^can i|a-2b-14h-2j3k16m-2
~^can you|a-11j-4o2
~^can|a6b-11g-2h-6j24k15m-5n-4o6
~^could you|a-19b-17o-4
~^could|a-13b-9n-2o5
~^custom|a-4b-2
~^did any|m-2o6
~^did the|b-8m9n-2o5
~^did you|a4b11m-4o22
~^did|b-10h-2m10n3o49
~^do i|o33
~^do we|o15
~^do you|a-22b7c-2d-5e10g-5h-6i-5j-4m-7n-4o-46
~^does the|b-10h14m2n-2o-3
~^does|a8b-14h11m11n4o5
~^do|a-40b-2c-2d-6e9g-6h-7i-5j-4l-2m-10n-6
~^each|o-6
~^everybod|o-4
~^everyon|o-8
~^every|a4b7o4
~^first|a2b4
~^for how|a6b5
~^for|a15b8m3n6
~^four|o5
~^good|a15b16
~^googl|o12
~^half the|a-2o-5
~^half|a-5
~^has|a-9b-10m3o11
~^have you|a-35b-19d-2h-2j-2m-3n-2o-7
~^have|a-35b-19d-2h-2j-2m-3n-2o-7
~^how can|a-3b-5h-2j9n-3o-3
~^how did|a2b9h-2j-2m-8n9o21
~^how do|a-9b4c-3g-2h-16i6j4k-3l-2m7n-2o-2
~^how long|a-15b-16c13d-2h2j-2l-2m-4n-3o-10
~^how mani|a-5b-20d-4e-2g-4h8j-4k15l16n-9o-5
~^how much|a-30b-6c-2h-4j-2l-2m-12o-5
~^how old|a-18b-12j-2o-2
~^how to|a5b-3h-2j11o14
~^how|b-32c3d-10e-3g-10h30j5k6l19m7n-14o35
~^i d|a11b-10j14m8
~^i have|a-2o4
~^i m|a-5b-3o17
~^i ve|a-6j-2m-2o-3
~^i want|a-4b-3o-7
~^i was|a-7b-6o-3
~^if|a15b14h5n-2
~^in how|a-18b-7h-8m-2o18
~^in what|a2b3m3n-2o-7
~^in which|a19b18d7h-2n-3o19
~^in|a13b26d7h-10n-7o31
~^is it|b-6h10j9k-2m-6
~^is there|a4b-10h11l11m-7n5o15
~^is|b-12c-2d-2g-3h23i-2j7k-4l8m-10n-4o12
~^it|o5
~^i|a-11b-10h-4j10n-3o-12
~^more|o12
~^my best|o18
~^my|a-17b-11h-4m-5n6
~^new|a-2o14
~^nobod|o10
~^numb|a17b12m-3n9o-12
~^on paper|a-2b-2o3
~^on what|a16b7h-2m-3n16o-5
~^one of|o-9
~^one|a-5b-5o-16
~^on|a14b-2h-3m3n18o-3
~^our two|a-2o-17
~^our|a-17b-7h-2m-5n-2o-45
~^peopl|a-4m-2o-6
~^sewag|o2
~^should|a-2b-2o27
~^sinc|a2b6m-2
~^solar|a-7b-4n-2o14
~^so|a9b-9h22o-3
~^the comput|o3
~^the new|o2
~^the old|a9m10o10
~^there s|o5
~^there|o-2
~^they|a-2m-2o3
~^the|a15b-17h-4m27n12o-43
~^thre|a-4b-2o-14
~^two of|o-18
~^two|a-5m-2o16
~^was there|a8b12o3
~^was|a19b6h-3m9n9
~^we are|a-5b-3h-2o-3
~^we have|a-4b-3o15
~^we lose|o5
~^we make|a-3o-16
~^we need|a14b14o7
~^we ve|a-2o6
~^were you|a11b15o-9
~^were|a5b13n-3o9
~^we|a-16b-7h-4j-2m-2o-16
~^what are|a-3g4m-5
~^what commiss|a-9b-6o-13
~^what did|b5h-2m4n-3o6
~^what does|a-8b-5h-6j-3m4n2o-9
~^what do|a-19b-15d12g-2h2i-4m-7n-2o13
~^what happen|b7h-5n-2o-10
~^what is|a-25b-9d-2g-2h-11k17m-9n-6o-10
~^what make|a8b10o-7
~^what subject|a6b7
~^what s|a-12b-5d-5g-3h-8i19j13k-6m-9n-6o-14
~^what the|a-4b-10h-8i-2m16o10
~^what was|a-4b15d-5h-3i-8o-10
~^what were|a-10b-5i-2m5n-3o17
~^what will|a-5b-3o-3
~^what would|a-14b-7m-2n-4o-18
~^what your|a-19b-16o-4
~^what|a-48b-9c-6g-7i15j2k4l-6m-4n-35o-16
~^when did|a17b2m12n5o-12
~^when the|o6
~^when was|a14b-3m-3n21o-2
~^when|a22b7h-3n23o4
~^where are|a-2
~^where did|a5b6o-2
~^where do|a-19b-18o-5
~^where were|a-2
~^where|a-10b-5o-9
~^which bank|a-10b-10
~^which compan|a-19b-6m-10n-2o-5
~^which crm|o-14
~^which languag|a-2o-21
~^which of|a6b-2m-3n14o18
~^which stor|a3m4
~^which|a-34b-17c-3d-9g5h-13i-3j-3k-2l-2m-3n17o-10
~^who confirm|a2m4
~^who from|a4m9n-4
~^who is|a3b-8m9n4o4
~^who s|a2b-2m12n-3
~^who was|a-8b3m2n-11o-11
~^who|a-5b-29c12d-3g-6h-8i-2j-4k-4l-3m16n25o-51
~^why did|a-13b-6m-5n-2o5
~^why do|a12b16o-31
~^why|a-14b12h-6m-13n-4o-2
~^will you|a-2b2m-2
~^will|a7b14h-2m-2o9
~^would you|a-8b2h-2m-3n-2o-9
~^would|a-2b9h-3m-3n-2o17
~^you|a-32b2d-2g-2h-4j-3l-2m-12n-7o-46
~a bank|a16b23j-2n-2o7
~a bigg|o4
~a big|a-2b-2o5
~a boat|a15b15o-4
~a book|a-10b-6o-5
~a bu|a-13b-7h-2m-3o8
~a charit|b7m-4
~a chart|a-10b-9
~a claim|a3b4
~a client|a-3b-2o26
~a coach|o-2
~a committ|o14
~a compan|a15b10i7o-10
~a credit|b4h-2m-2o-11
~a custom|a8m2n7
~a dai|a-4b-3o-5
~a dent|a-3h-2
~a dozen|a-2
~a famil|a-9b-7
~a few|o3
~a firm|a17b21m-2o-3
~a first|a-2b-7h6o-19
~a form|a15l16m3
~a fortnight|o5
~a found|a2b4m-2o4
~a full|a4b6o-6
~a good|a-9b-7o6
~a grant|a-5b-2o14
~a green|o10
~a hip|o-4
~a hole|o10
~a hospit|o-3
~a hosp|a-2o-7
~a job|a20b24d-3o-6
~a juni|a-2b-2o-3
~a lend|a2b-4j-2l12m7n-9o-3
~a loan|a9b11o-20
~a lot|a3b3o8
~a man|a8b9o-12
~a month|b3o4
~a network|a24b19m2n3o-3
~a nurs|a6b7o-6
~a penn|o30
~a quart|o-6
~a school|a-6b-4o9
~a second|a-5b-6
~a shop|a-3
~a singl|a-4b-3
~a small|a-5b-4o5
~a team|a7b8o-5
~a thing|o14
~a third|o11
~a wai|a-4h-3
~a week|a2b5o-2
~a whistleblow|a-17b-16o3
~a whos|a-3
~a word|o-8
~a year|a-13b-9n-2
~abl to|a8b-3h8m5o-6
~abl|a8b-3h8m5o-6
~about a|a-7b-4m-2n2o-12
~about it|m4n-3o6
~about that|a-3b-3o-13
~about the|a8b4h-4m-4n14
~about to|o20
~about your|a3b-18m12n11o11
~about you|m2
~about|a9b-2c-2g-3h-10i-3j-6k6m9n20o47
~absenc|o7
~accept a|a13b16o6
~accept|a21b24h6m-5o8
~accord to|a10b13n-2o-7
~accord|a10b13n-2o-7
~account and|a-3b-6n3
~account of|a-3b-2m-4n5
~account|b4h-10j-4m5n8o-9
~acr|a-34b-27h-3m-3o-27
~actu|a4b-10h12m2o40
~address|a20m7n16o-2
~advic|a12b-10m12n11o-8
~advis|a4b11h-3m2n-3o-3
~afford|a-4b-4o18
~afraid|a-2m-2o10
~africa|a11b13m-2o-3
~after a|a-4n-2o5
~after the|o22
~after you|a10m11n-2o4
~afternoon and|o2
~afternoon|a-10b-5m-2n-2o2
~afterward|a-3b-2o4
~after|a-9b-8h-2m10n-6o25
~again and|o2
~against|a4m5o19
~again|a-5b-2o5
~agenc|a-3b-2o6
~agree|a-9b-5o-5
~agre|a-7b-6o2
~ag|a4b5o-10
~ai to|o10
~aid|a-4b-3o-7
~ai|o33
~alarm|a-10n-8o30
~all dai|o3
~all of|a-2o16
~all that|o8
~all the|a-5b-3h-2o14
~allow to|a-11b-8h-2o7
~allow|a-13b-9h-3o4
~all|a8b14h-5m-7n8o29
~almost|o4
~along|a17b23h-2o20
~alon|a-9b-5n-3o4
~alread|a-5b-3o16
~also|a2b5
~alwa on|o2
~alwa the|b2h-2
~alwa|a-5b-7h-8i20m-5n-3o-32
~am i|b-9h-3j-6n21
~among|a4b-6m-3n14o-5
~amount|a-10b-8o17
~am|a-4b-10h-3j-7m-4n20o-12
~an ai|o19
~an app|o16
~an ey|a2b-2n6
~an hour|a-3b-5j7n-3o3
~an old|a-10b-3h-5o17
~and again|o2
~and are|a-4b-3o-13
~and a|a-4b-3o13
~and by|a-2o-13
~and did|a2b-2j-2m7o-8
~and do|a-3b-4o-3
~and everybod|a-4b-3o-3
~and everyon|o-22
~and every|o6
~and for|a4b11m-6
~and go|a4n5
~and half|o6
~and hardl|o-7
~and have|o10
~and how|a22b22h-2j5m-5n4o9
~and in|a13b9m10n-3o13
~and it|a-3o-2
~and i|a-7b-3n-2o-26
~and my|o-3
~and nobod|o2
~and none|o4
~and noth|o-10
~and not|a7b10m-2
~and now|o-5
~and no|a3m2
~and only|o17
~and on|a5b4n2
~and our|o-11
~and some|o4
~and so|o-4
~and still|a2b-3n5o-3
~and then|a-8b-2m-5o18
~and they|o-6
~and the|a-17b-4h-2m-7n-3o8
~and two|o8
~and we|a-3o4
~and what|a5b-8h-3j-3k7m3n11
~and when|a7b4m-2n5
~and where|a13b13
~and which|a-8b-6m3n-3o2
~and who|a6b9m-2o30
~and why|a-12b-15m9n-4o2
~and would|a-3m-2o-3
~and your|l12n-10o-11
~and you|a7b8m2o11
~and|a-21b-17c-4d-6g-4h-18i-4j-7k2l18m13n6o-11
~anoth|b-5m7o-8
~answ|a-4b-2m-2o8
~any exper|a-21b-17o-7
~any more|a-2b-2
~any of|a3b-13c-2h-4j-3k-2m24n4o8
~anybod|a10b6m5o17
~anym|o-8
~anyon|a4b-2h-3n12o39
~anyth about|o-2
~anyth|b5h2m-2n-2o10
~anywa|a-2o14
~anywh|a-4b-4o27
~any|a-15b-42c-3d-3g-2h9i-3j-6k-2l10m33n-5o-2
~an|b-2c-2d-2g-2h13j28k-2l-4m-20n-6o10
~apart|a5b-10g16o5
~appe|a-4m-2o-9
~appl for|a-3b-2o-2
~appl|a2b-3h10n-3o4
~appoint|a43b-7h27j25o-4
~app|o33
~architect|o7
~are a|a32b35o-9
~are in|a-8b-7o4
~are off|a-2o-15
~are the|a-4b-3h-4i8m-2n-2o-2
~are too|a-2o-9
~are your|a-17b-17c-2g4m-5n8
~are you|a-19b21c7d-2g-4h-6i-5j-9k-2l-3m-5n-10o-8
~are|b9c2d-6e-3g10h20i17j-13k-5l9m-24n-16o-6
~argu|n2
~around|a13b16o-11
~arrang|a16b6h11j2n-3o-4
~arriv|a36b40o-8
~as a|a-6h4j-4n-4o-9
~as the|a4b5o-3
~as well|a-10b-8o-4
~ask a|a-4b-4
~ask for|a-6b-3o-19
~ask|b4h-3o-23
~assist|a3b4o-9
~as|a10b-10d16g-2h20j-4k-2m-6n2o-39
~at all|a18b8n10o-6
~at a|a9b11o4
~at home|a-4m-3o-5
~at it|a11b-2c18k-2o12
~at my|a-5b-5o-15
~at night|a-4b3h-2i-3o6
~at our|a-3b-3o-5
~at the|a20b21d-5h11j-2k-3m-5n7o8
~at what|a4b5o-10
~at|a-21b-19c16d-7g-3i-5j-5k-6l-3m7n5o-4
~audit sai|o2
~audit|a-7b-3o2
~auth|a-17b-16o15
~autumn|a-15b-13
~awai|a25b20h7j-2m4n-2o19
~aw|a-9b6m-9n-4o-3
~a|a-33b21c-7d-8g-11h-20i-5j20l15m-38o-34
~back to|a-22b-22o-2
~back what|a3n4o7
~backlog|a-11b-10
~back|a-13b-19h2j-4m3n7o8
~bad|a-3b7h-5m2n-6o-13
~baker|o3
~bank has|b-3m3
~bankrupt|a-3
~bank|b-4h-5j-2m14n2o-10
~base|a-2h-2o-11
~batter|a-13m-2n-10o-8
~be in|a-7h-3m-3o-4
~beach|a-9n-8o12
~bear|a-10b-6
~because a|a-2o8
~because of|a-4b-3o12
~because they|o3
~because the|o10
~because|a-11b-7o11
~becom a|a-7b-4o-3
~becom of|a2b4o11
~becom|a-6b3h-2j-2m-2n-2o10
~bed|a-4o-9
~been a|a-9b-9
~been on|a33b35o-2
~been|a27b-8c31d-2g-2h3j-4k-2l-4m20n-4o-16
~beep|o4
~before and|o12
~before it|a-3m-2o-10
~before i|b2
~before the|a-10b-7o30
~before we|a-2
~before you|a26b40h-3m-6
~before|b23c-2d-4h-6j-3k-2m-9n5o-3
~begin|a5b11d-5h6m-3o21
~beg|o6
~behalf of|a11h-2m5n9o-7
~behalf|a11h-2m5n9o-7
~behind the|a-6n-5o11
~behind|a30b31h10i-2l4m-3n-6o18
~being|a-9b-3m-3o-18
~believ|b9m-4n-4o41
~benefit|a-13b-7h-3o-31
~besid|o-12
~best|a-18b-7h-3m-3n-3o-11
~bett wai|o-8
~bett|a-7b-2o-12
~between|a-12b-2h6k-2m-10n-2o-5
~be|a25b3g-2h28j7k-2l-2m4n-10
~big one|o5
~biggest|a7b8o5
~bigg|o4
~big|a-5b4h-3i-2o9
~bill|a-3m-2n-2o-18
~bite|a-2o23
~blam|o12
~block the|a-3m-2o-13
~block|a-4m-2o-9
~board|a2b-12h14i-2m6n-2o40
~boat|a26b27o3
~boi|a-5m-3n-2o16
~book a|a18b-2j20o-3
~bookkeep|a-2
~book|a50b11c-2h-2j53m-3n-4o-12
~borrow|b-5h6
~boss|a22b-8h-4j-2l15m6n17o33
~both|a-6b-4m-2n3o-3
~bottl|o24
~box|a10b11
~branch and|o4
~branch|a3b-2h8n-2o-9
~brand|a-2o-6
~break that|a-4b-3
~breakfast|a-17b-15h-3n2
~break|a5b21h-3m-7n-3o7
~bring in|a-8b-6m-2o5
~bring|b5g11h-5m-3n-4o15
~broth|a-9b-9o-4
~brown|a-11b-8o3
~bu driv|a-13b-7h-2m-3o8
~bui a|o-2
~build the|a-13b-7n-3o12
~build|a-23b-10h-4m-3n-4o-6
~bui|a-15b-8n-6o-5
~burn out|o-7
~burn|a4b5
~buse|a6b9o-8
~busi|a7b11m-2o15
~bust|o14
~but the|o4
~but|a-10b-4h-2j5m-3n-5o22
~buyer|a-5b-3h-2o-12
~bu|a12b6h-3m10
~by a|a-5b-5l12n-10o23
~by frida|o-8
~by hand|a-5b-4o-7
~by lunch|o2
~by one|a-4b-3o-8
~by the|a17b3h14n4o14
~by|a11b-5d-2g-2h27j-4l10m-7n-4o19
~calendar|a2b-3j5
~call|a-4b-19d12h-2m11n-4o-10
~can a|a2b-5j12m-2o-3
~can it|a6b6
~can i|a-6b-20h-7j18k15m-4n-3o10
~can t|a-5b-3o-12
~can you|a-30b-19j-5o-9
~cancel my|a-12b-8h-2o-25
~cancel|a9b10h6j-2m-3o-7
~cannot|o6
~can|a-28b-33c-2d-2g-3h-16i-2j36k14l-3m-9n-9o23
~capac|a-2b-4m2
~car park|a-3b-3o-9
~carbon pric|a-4h-3o-3
~carbon|a-13b-3h-3m-4o-8
~cardiff|a-6b-3n-2o-6
~card|a-10b-16j-2k8m2
~carer|a-3n-2o-13
~care|a13b20i-5o-34
~carr|a24b22h8
~car|a-16b-12o-10
~case|a-2b-3m3o23
~cash|a-3b-2o26
~caus|a7b3n5o8
~cement|b-5m7o-20
~centr|a-2b-2o3
~cent|a-3
~certif|a-3b-4m2o-11
~chain|a12b22h-6n-2o-10
~chair|a3m3n2o22
~chang the|o-10
~chang|a-8m-3o-2
~charg for|a-16b-13o-5
~charg of|a7m5o9
~charg|a4b8h-5m3o10
~charit with|a-3o-7
~charit|a-18b9h-13m-7n-2o-22
~chart account|a-9b-9
~chart|a-10b-9
~cheap|o-4
~check|a-10b-13m6o-4
~chees|a-3b-2o25
~chief execut|a-8b-4m-3o-29
~chief|a-7b-3m-4o-10
~children|a-15b-13o11
~choos|a-9b-8o15
~citi|a10b11
~claim to|a3b5o-2
~claim|a31b44h-3m-5o2
~class|a-5b-5o-14
~clean|a-5m-5o31
~clear|a-13b-10h-2o-4
~clev|o14
~click|a-3b-2o10
~client|a7b5h-4l-2m-3n14o20
~clin|a-7b-3o3
~clos|a15b11h-2m-4n11o2
~club|a-3b-2
~coach in|a7b8
~coach|a-8b5m-7n-2o-5
~coat|a-9b-7h-3o-23
~cobol|a-20b-19g-3h-2j-2m7o-15
~code|a13b15o18
~cold|a-7b-6o-9
~collaps|a-2
~colleagu|a-2
~colleg|a3m5o-36
~colour|a-10b-7
~come back|a14n16o-11
~come from|a5b-4i-2n11o11
~come in|a-8b-7o-13
~come out|a-3b2m-3o10
~come to|a10b13m-3n3o-20
~come|b-11g-2h-3i11j-2m-11n23o10
~commiss|a-11h-5m-3o-18
~committ|a-3b-2o21
~compan|a2b-5h-5i5l2m6n4o20
~compet|a27g36h-6o-8
~complaint|a-13b-5m-7o4
~complet|a4b15g-2h2m-2n-6o-9
~comput sai|o2
~comput|a2b13h-2m-2n-6o-10
~condit|a15b18d-2
~confirm the|a6m-8n17
~confirm your|a4i2l8m-2
~confirm|a21b-12h-2i2l9m14n15
~conf|a-2o-3
~connect|a5b-8m15o-13
~consult|a2b-5h-2j12o11
~contract|a-14b-7h-2m4n-7o-26
~control room|b-2m-3n6o-3
~control|b-2m-4n5o-4
~convers|a8b-6l16m3o12
~convert|o27
~copi|a-4n-2o-4
~copp|a-10b-7o-8
~corn|o-5
~cost a|a-5b-3o-17
~cost me|o-13
~cost|a-17b-18h5m3n-4o-45
~could be|a6h8
~could we|o5
~could you|a-21b-17o-10
~could|a-5b-17h31j-4l-2m-4n-6
~council|a-11b-8o19
~countr|b2
~count|b6
~cours|a-31b-30o12
~court|a-15b-9h-2o-12
~cousin|m-5n5o-4
~cover|a14b-8h27n-2o-6
~co|a-4b-3o-22
~crack|a-7b-4m-2o-33
~crafts|o2
~cran|o16
~credit union|a-12b7h-4m-14o-32
~credit|a-19b-4h6m-15n-5o-25
~crew|b5h-3i-2n2o8
~crm is|o10
~crm|o-5
~cure|a-3h-2o-4
~custom|a24b22h-4n7o4
~cut|a8b10o15
~cv|a17b18o8
~d like|a3b-10j7m8o-21
~dad|a14b21m-5o19
~dai and|a-3
~dai a|a9b10
~dai off|a-4h-3o-2
~dai of|a13h14o-4
~dai rate|a-3
~dail|a-4b-3o-4
~dair|a3b-2m9n-4
~dai|a-15b-16h3m-5n9o-20
~dare to|a-3b-2o10
~dare|a-3b-2o17
~dark|a-15b-12h-2n-2o3
~data|a7h13n-3o-2
~date|a31b-5m25n17o-13
~daught|a-2
~dead|a-5b-2o28
~deal with|b-11n14o-7
~deal|h-3j-2m-6n12o27
~dear|a28b16h-3m8n8o-3
~decid|a-3o17
~degr|a-13b-7h-3
~dela|a21b11h14o-2
~deliver|a-3b-4h3o22
~deliv|a30b-13h55m-3n-5o-11
~dent|a-7b-2h-5m-2n4o-8
~depart|a-7b-6o16
~deposit|a-8b-3h-2n-2o-13
~depot|o5
~desk|a-7b-5o42
~develop|a4b3o-20
~did anybod|a5b-4m10o-29
~did anyon|a8n9o-2
~did any|a11m10o6
~did a|a-7m-6o27
~did it|a-8b-5m-2o37
~did one|a3b7h-2o11
~did somebod|a-3m-2o-13
~did that|a11b15m-2o6
~did they|b-5j-2m7o17
~did the|a11b-18h-9m22n21o15
~did your|a-20b-11m-4n-3o-19
~did you|a-37b17c-2d-3g-3h-6i-2j-3l-2m-23n-10o-3
~didn t|o20
~didn|o20
~did|a-2b11c-4d-3g-5h-22i-4j-7k-2l-4m32n7o21
~diff|a7b7h-3k-2n5o-31
~direct|a7b-7m12n6o20
~discount|a8m10o-20
~divorc|a-5b-5o-3
~di|a-3b-3o-12
~do about|a-4b-3o-8
~do before|a-11b-8
~do diff|a3b-2n6o-4
~do it|o-23
~do i|a-12b-28c-2h-6j27k-4m6o-12
~do that|a9b-2j5k7o-14
~do they|a-3b-4m4n-3o-4
~do the|a-5b-4o34
~do we|b-8h11m-2o-8
~do with|a10b16n-3o6
~do your|a5b-2i-2m-2n11o-5
~do you|a-2b22c-6d14e9g5h16j-16k-4l-7m-20n-18o6
~doct|a-8b-3n-3o4
~docu|a4h8o2
~does anyon|a-4b-6n5o29
~does a|b-8h-4l16
~does it|b-3j5o-12
~does one|a12b17m-2o11
~does the|a6b-16h27l-2m9n-7o-23
~does your|a12b8n5
~doesn t|a-2o3
~doesn|a-2o3
~does|a22b-11c-2d-2g-2h14k-3l13m21n-5o-14
~doing|a16b16c5m-2o4
~don t|a-4b-2o4
~done that|a-3b-3
~done this|a5b5
~done|a6b4h7o-6
~donor|a8n10o-7
~don|a-4b-2o4
~door|o-3
~doubl|a-3o-9
~doubt|a2n4o15
~down|a3b8h-3m-10n11o12
~dozen of|o4
~dozen|a-2o2
~do|a-28b-18c-8d9e9g2h13i-3j6l-8m-18n-11
~drag themselv|o3
~drag|o18
~draw|a-14b-10h-2o18
~drink water|a-3b-2o-5
~drink|a-18b-13h-2n-2o-30
~driv|a-5b-12h6m7n-3o3
~drop|a-4b-3h-3j11m-4n-5o23
~drown in|o29
~drown|o29
~dublin|a9m3n6o-6
~due|a14b16o-5
~dutch|a4m6o-10
~dy|b3n-2o9
~d|a-10b-25h-4j14m11n-3o12
~e buse|o7
~e mail|b-3h-3n7o-10
~each other|a-11b-8h-2o19
~each time|a-3b-3o10
~each|h10m-2n-6o29
~earli|a14b18m-2o-23
~earl|a5b-12h21m-2o4
~earn|a-9b-4m-2o19
~earth|a-2o26
~east|a-16b-17m-3n3
~eat|a-4b-5h-3m7n-3o-11
~edinburgh|a11b-2m9n5o-11
~edit|a-29b-39m7n6o-13
~eight|a-3b-2o2
~electr|a-11b-3h-3m-3n-2o-39
~elsewh|a-2o13
~els|a2b9h-6o11
~email|o4
~emplo|a4b-25d23h-3l11m8n-10o-2
~empt|a-19b-3h-2m-9n-3o15
~end of|a3h3o-10
~end up|a7b6h11m-5n-3o10
~end|a17b10h26j-3m-9n-5o28
~engag|a49b48h6n-3o-2
~engin|a-11h-2n-7o-4
~england|a-17b-8m-5n-2o-2
~enorm|o2
~enough|a-4b-3o10
~entitl to|a-9b-6h-2o-8
~entitl|a-9b-6h-2o-8
~equit|a-11b-8h-2o-16
~even|a21b11h12o14
~ever been|a-16b-13o-7
~ever find|o2
~ever get|a-4b-2
~ever help|a-2
~ever work|a3b6o-17
~every dai|a3b5o7
~every morn|a-2
~every singl|o3
~every week|a-5m-2o8
~everybod|a-8b-4m-3o22
~everyon|a-9b-4m-3o-6
~everyth in|o4
~everyth|a-6b-3o31
~everywh|o10
~every|a-15b2h-4j-2m-6n-3o72
~ever|a-23b-11c-2d-3g-2h-5i-2j-3m6n2o3
~exactl|a-2b-8h6
~exam|a-2b-4j-2m4o-3
~execut|a-8b-5m-3o-32
~expect|b-7h7n2o-9
~expens|o11
~exper of|a17b19o-6
~exper with|a-25b-24o-9
~exper|a-4b4h-2m2n-5
~extra time|a-2
~extra|a-2
~ex|b2o-7
~ey on|a2b-2n6
~ey|b-2n6
~e|a-3b-5h-3n7o-4
~face|a2b-6m10o-5
~factor|b3n-3o9
~fail|a-10b-6o-24
~fall|a-2o12
~famil firm|b2
~famil have|a3b4
~famil|a3b20h-2m-6n-4o-28
~far too|o-9
~farm|a-6b22g-4h-4m-14n-3o-25
~far|a29b27h7o-8
~fast|a-9b-3m-3o11
~fath|a-26b-24o-4
~fault|a-2o24
~feel|a6c3m6n-2o9
~fee|a3b15h-3i-3o-3
~ferr|a-29b-25h-3o-3
~fewer|o30
~few|o5
~field|a3b-6c10
~fight|o2
~figur|a6b2m4o-2
~file|a-6b-9n3o-5
~fill|a-4b-2m-2o-18
~final|a8b-2m12o5
~financ|a-4b-9h7o13
~find a|a-18b-17o-16
~find out|a-6b-6o-2
~find the|b-2m3n-3o-17
~find|a-20b-12j4m-4n-4o-16
~fine|a-5b-4o7
~finish|b-2h10m-5n-3o-3
~fire|a-12b7l-2m-4n-13
~firm of|a-7m-5
~firm|a-17b-7c-2d-3h-2i-2j-3l-3m8n-2o-36
~first job|b7d-3i-2
~first thing|b6h-5
~first year|a-2m-2o-6
~first|a4b9c-2d-6g-2h-13i5j4k-2m14n-3o-10
~five month|a-3
~five|a-12b-8h-2o-36
~fix that|a-5b-4o7
~fix|a-15b-5h-2m-6o6
~flat|a-2m5n-5o-17
~flood|a-2o-26
~floor|a7b10
~flu|o3
~fold|o-3
~folk|a6b11h-2m-2o3
~follow|a17i20o3
~food|a-9b-7d-2o-20
~footb|a-7b-3n-2
~for an|a11b-9h23o-28
~for a|a-22b-3h-8m-6o-24
~for being|o-9
~for how|a13b20m-5
~for it|a7n8o-13
~for less|o-43
~for me|a-8b-6
~for month|a-3b-2o7
~for more|a7n9o3
~for my|o12
~for one|a-3b-2
~for the|a2h12i-4n-3o-4
~for two|o-2
~for us|a-2o-6
~for your|a-4h-2n2o3
~for you|a12b-13g16n11o-8
~forecast|h7m-2n-2o25
~fore|o9
~form|a3b-9d13h-7l12n-4o-10
~fortnight|o5
~fort|a10b-4k21m-4o-7
~for|a-23b-23c9d-4g8h7i-8j-7k-6l-5m-10n18o-17
~found|a-2m-2o-30
~four month|a-2o3
~four time|o-21
~four|a-7l5m-2n-6o-15
~free|a-7b-10m5o-11
~fresh|a-7b-4d-2o14
~frida|a-2o6
~friend|a-3b-3o-10
~from a|a30b19j-2m11n3
~from my|a-2
~from the|a16b2h-2m9n10o-4
~from your|a-5b-4o-14
~from|a2b-33c-3g14h-8i-3m18n20o-15
~front of|a5b8m-2o9
~front|a5b8m-2o9
~full of|o10
~full time|a13b17o3
~full|a9b14o21
~fund|a-7b-7m2o16
~furnac|a7m5n3o-41
~gadget|o10
~gap in|o14
~gap|o14
~gate|a-8b-8o-2
~ga|a-8b-2m-3
~gdpr|a-5b-3o-14
~gentl|a20m8n12o-3
~german|a2b-5m8o-13
~get a|o18
~get in|a9b-2j12o4
~get it|a-5b-3o-25
~get pai|a16b16
~get the|o15
~get two|o11
~gets|a-8h-2m-3o-8
~getting|a-7b-3n-2o-21
~get|a-7c-3d-2h7j11k-2l-2m-10n-6o31
~gift aid|a-4b-3o-7
~gift|a-5b-3o-7
~girl|o-10
~give up|a14b19h-4o-4
~give|a3b10h-8m6o4
~glass work|a2m2
~glass|a-17b-18h-5m2n5o-16
~go before|o7
~go bust|o14
~go by|a3b-4h7o7
~go for|a-4b3h-2n-3o-5
~go in|a-2b-2
~go on|a4b5
~go out|a-2m-2o4
~go through|a12b2i7m4
~go to|a-15b-15m-2n3
~go up|a3b6o-19
~go wrong|a3h8m-3
~goe on|a-19b-13h-3
~goe|a-22b-12h-5n-2o-3
~good idea|o16
~good|a17b14h6m3n-3o15
~googl|a-2o12
~got a|a-5b-4o8
~got the|o2
~got|a21b7h-3m25n-6o-11
~govern|b4m-4n3o-3
~go|b9g-2h3i6j-2l-2m-8o6
~grant|a-10b-6o14
~green|a-3b-2o28
~group|a-6m-3n-2o-8
~grow|a-13b-12m2o-6
~gui|a19b-3h-2m15n11o9
~habit|a-4b-3
~had a|a-10m-4n-2o-7
~had been|a5b-7h-3m10n5
~had the|a-2b-2o-3
~had to|a13b11n2o24
~had|a5b6d-5h-8j-2m7n12o31
~half a|a-5b-2n-2o3
~half build|o-10
~half empt|a-3
~half my|o-9
~half the|a-5o-7
~half|a-10b-7h-4j10m-3n-4o-18
~hall|o13
~hand and|a-5b-4o-8
~hand over|a5b6h4m-3o16
~handl|a7b16m-3n-2o-20
~hand|a4b16h6j-2m-8n-4o-14
~hang on|a3b7l-2
~hang|a2b6l-2o4
~happen to|b2h-3o-18
~happen|a19b15h-6n11o18
~hardl anyon|o-14
~hardl|a-4n-2o6
~harvest|a-4b-2
~has anyon|a-2b-2m2o3
~has a|a-9b-8o15
~has been|h-2m7n-5o5
~has go|o4
~has the|b4l-2m2n-2o10
~has to|o-9
~has|a-12b-10c-2d-2h5j-3l-6m14n-6o-22
~hate|o-7
~have a|a16b16m2o-17
~have been|a13b9h11m-3n-2o-3
~have exper|a-9b-9o-9
~have the|a-3b-8h6o-13
~have to|a-7b-12j9m2n-2o16
~have you|a-9b17c20d-3g-2h-9i-3j-5k-2l-3m-11n-8o19
~haven t|a12b13o-26
~haven|a12b13o-26
~have|a-16b-8c18d-5h10i-3k-3l-6m-14n-5o-7
~having|a20b19h-2m3
~head offic|a-2o3
~head of|o15
~head|a-8b-2h-2m-2o-10
~health|a-8b-5h-3o-9
~hear|a15b12h3j-2m6o-2
~heat|a-11b-6h-3o2
~help a|o4
~help to|a3b3o2
~help with|a-10b-7o-9
~help|a-7h-3o9
~here|a6b-5j15k9m-8n-4o14
~herself|a37b20d11g-2h-3j-7n21o21
~hide|b2o2
~himself|a9b11m-4n5o4
~hip|a-3o-4
~hire|a-22b-5m-9n-3o7
~hold|a6b-3h-4k-2m2n14o-3
~hole in|a-5b-3o14
~hole|a-6b-4o24
~holida|a28b29
~home have|a5b6
~home hungr|a-3
~home|a-7b7h-3m-5n-4o-2
~honestl|o12
~honest|a5m6o-4
~hospit|a-7b6h-4m-4n-3o-11
~hosp|a5b5h-2m-2n4o-17
~hotel|o2
~hotlin|a-2o25
~hour|b-9h10j7n-5o-6
~hous benefit|a-8b-4h-2o-15
~hous|a-5b5h-3m-6o-37
~how can|a-3b-5h-2j9n-3o-3
~how come|a-6b-4o26
~how could|a-2o11
~how did|a-16b2h-4j-2m-13n7o-45
~how does|a15b-6h-2j4l16m4
~how do|a-11c-3g-2h-19i6j10k-4l-2m4n-2o18
~how far|a10b-3h14o2
~how long|a7b-4c13d-2j6k-2l-3n-2o9
~how mani|a-11b-17d-4e-2g-4j-5k14l15m6n-11o-12
~how much|a-17b12c-3h-6j-3l-2m-12o10
~how often|a19b8m11
~how old|a-18b-12j-2o-2
~how quickl|a8b-2h17n-2o-16
~how to|a-5b-11h-2j11o2
~how would|a-3b-2o30
~how you|a21b29h-5m-5n4o-4
~how|a32b-15d-10e-3g-11h30j31k4l16m7n-16o8
~hq|a-3m-2o16
~hubspot or|a-6b-3o-2
~hubspot|a-6b-3o-2
~huge|o2
~humil|a-2o6
~hundr of|a-3b-2o-9
~hundr|a-14b-7h-2m-2n-3o-36
~hungr|a-3
~hurt|a-10b-9o-5
~husband|a15b16o-5
~i am|a-5m-2o-10
~i be|b2o10
~i book|a15j15
~i can|a-3o-15
~i don|a-3b-2o-17
~i do|a9b-2j5k7o-2
~i d|a10b-10j14m8o4
~i entitl|a-9b-5h-2o-8
~i find|a-2o15
~i get|a10b-17h15j16o4
~i have|a3b-5h5j8m-3o-15
~i hear|o7
~i just|o7
~i keep|o19
~i know|a-5b-7h-4j-4k-2m17o-2
~i make|a5b-3j9o23
~i m|a-6b-6j7m-3o5
~i need|a-16b-11h-3o-16
~i pai|o-13
~i put|o-12
~i read|o8
~i run|a-2o-2
~i sell|a15b16
~i should|a9b11o7
~i stop|o4
~i suspect|o-5
~i tell|a-4b9h-2j-3m-2n-3o-26
~i think|a-16b-6m-5n-2o27
~i ve|a-10b-5j-2m-2o12
~i want|a6b7o-19
~i was|a-7b-6o-3
~i would|j2o10
~idea|a-6b-5o23
~if i|a19b26h-3o-18
~if the|a6b9o5
~if we|a27b12h18o-8
~if you|a-14b-11h-3o39
~if|a13b20h7j-4m-3n-4o3
~ignor|a-11b-9
~ill|o12
~in 2030|a-6h-3o-6
~in and|a-10b-8m-2
~in any|a-6b-2m-2o-26
~in a|a-16b-7n-5o24
~in cardiff|a-3b-2o-5
~in charg|a11b6m5o7
~in dai|a-2
~in england|a-8b-4m-3
~in every|a-3b-2o19
~in front|o9
~in german|a-5b-4o-4
~in how|a-17b-6h-8m-2o18
~in ireland|a-4b-4o2
~in it|a-9b-6h-3o-6
~in januar|a-5b-4o-9
~in june|o3
~in my|b-5h5
~in one|a2b2o-2
~in our|a-14b-12o-13
~in rotterdam|a4h-3m10o-7
~in south|a5b6o-2
~in spring|a-3o11
~in their|a-5b-4h2n-2
~in the|a-16b-2c-2j-4k-2l-2m-15n11o20
~in wale|a-5b-5o-2
~in what|a12h7m4n4o-10
~in which|a29b26d7h-2m9n-7o19
~in with|o6
~in your|a15b22c-2d-2h-2i11j-2l-5m2n-7o-9
~inbox|o2
~includ|a17b-9h31
~indemn insur|a-5b-4
~indemn|a-9b-6
~inherit tax|a-4b-2o-6
~inherit|a-6b-3o-6
~insid|a8b10o-3
~insist on|a-4b3m-4o2
~insist|a-4b3m-4o2
~instead of|a-10b-7o5
~instead|a-10b-7o15
~insur|a13b-4m5n14o-16
~interest|n2o-9
~interview|a-6m-2o-3
~into it|o2
~into|a4b14m-5o5
~invest|a-13b-3m-10
~in|a-12b32c5d3g-7h-13i6j7k-10l3m-18n-19o-29
~ireland|a-5b-4o2
~iron|a3b-7m12o-6
~is about|a2n2o11
~is a|a-4b-7h-2m-6n12
~is due|a-2
~is in|a7b-3h12o-3
~is it|a35b22g-2h7j4k14l-2m-11n5o7
~is off|a-2
~is on|m5n-5o9
~is that|a4b6o-27
~is there|b-13h11l11m-7n4o-32
~is the|a-8b-17d-2g-2h-5k16n5o-8
~is too|o2
~is wrong|a-2n-2o-7
~is your|a-27b-8h-4i-4m-5n-2o-5
~isn t|a-5b-4o4
~isn|a-5b-4o4
~is|a-15b-16c-7d-7g-9h11i-8j-5k23l3m-6n7o-31
~it all|a9b9o-2
~it and|a-5b-4o3
~it be|a4b4o2
~it come|o9
~it cost|a-8b-3o-4
~it for|a7c13o-4
~it goe|o-2
~it how|o4
~it in|a3n4o10
~it is|a-10b-9o7
~it i|o6
~it just|a3b5o9
~it out|o-6
~it reall|o2
~it s|a-15b-10m-2o-5
~it take|o9
~it that|a-15b-10n-3o-2
~it the|a12b21h-4m-3n-2o9
~it to|a-8b-3j-2
~it true|a-2b-2m-4n6o12
~it up|a-3b-2
~it was|a8b8h-2m4o-6
~it what|a-2b-2o-9
~it worth|a4b5o4
~itself|m2
~its|a12b-9h10m3n9o-11
~it|a5b27c15d-3g-4h-10i-2j3k10l-5m-15n-10o29
~i|a37b7c-5d-3g-4h-10i-3j25k8l-5m20n8o3
~januar|a-6b-4o-9
~job and|o2
~job in|a-15b-14o-6
~job|a14b7c-2d18g-2h-3i-5j-3k-2m-4n10o34
~join|o8
~june|o6
~juni|a-3b-2o-5
~just sit|o6
~just|a15b16h-2m5o17
~keep the|a14b15o8
~keeps|a7m8o-12
~keep|a15b3h-5k20m-7n7o40
~kid|a-3o-12
~kill|a-2o-7
~kind of|a11h14n-2o3
~kind|a27b28d-2h8n-3o-7
~kitchen|a-3n-2
~kit|b2o2
~knee|a-4b-2o-12
~knock|o-6
~know about|a-6b-5
~know how|a-6b-3o-22
~know we|o3
~know where|o-3
~know who|a-14b-6m-3n-2o3
~know|b-13h-6j-5k-2m28n3o-15
~ladi who|a4m9n-4o-3
~ladi|a41b10m29n6o-15
~lad|a7b8o7
~lai|a2b3o5
~land|a19b21
~languag do|a-2
~languag|a-16b-4h-8n-2o-35
~larg|o11
~last dai|a-8b-8
~last month|o-7
~last year|a-8b-8o-4
~last|a-31b-20h-8i2m-3o-8
~late and|o4
~later|o6
~late|a-30b-26h-2o20
~lawy|a-8b-10m2
~law|a9b15h-2m-2o-15
~lead|a-8b-5o-16
~leak|a-4b-3
~learn|a-7b5g-2h-2j-2n-3o-6
~leav form|a-2o-4
~leav the|a-2o-3
~leav|a-15b-7h10i-3m-7n-6o-8
~leek|a-5m-4o-8
~legal|a-19b-8h-6m-2o-12
~lend s|m3n-2
~lend|b-5h-2j-2l12m10n-11o-14
~less than|o-9
~less|a-5b-3o25
~let go|a-3b-2o4
~let the|a-8b-5o15
~let you|a10b11
~lett|a-2h3m-3o-10
~let|b-2h6n-2o26
~level|a-9b-6h-2
~licenc|a-2o-3
~lie|o3
~life|b4h-2o-6
~light|o6
~like it|o4
~like me|a-3b-2o8
~like that|a-9b-8o10
~like this|o12
~like to|a15j9m8o-18
~like|a6b2c2h-3j7m2n-2o27
~line|a22b7h-2i-4j11n12o-39
~listen stick|a-11b-10o-6
~listen|a-13b-11o17
~list|a32b-20g51h14k-2m-2n-5o2
~littl|a11b12o43
~live|a-11b-7o-34
~li|a2b7m-2o10
~ll|o8
~loan|a-4h-2o-5
~local|a-3m-2o17
~lol|a12b22h-3m-5o4
~london|a12b11m-3n3o-3
~long did|a11b13o18
~long have|a12b2c15m-3
~long than|a-2o-4
~long were|a9b10
~long|a3b-9c25d-3j5k-3l-3n-5o-2
~look after|a-16b-10m-2n-3o7
~look at|a4b4o9
~look for|b-2n4
~look|a-16b-16m-2n6o5
~lorr|o-28
~lose a|a18b18
~lose|a-3h-2o23
~lot|a2b3o18
~love|a6b7o13
~lunch|o8
~m 57|o7
~m a|o-2
~m not|o22
~m the|o14
~machin|a-8b-7n2o-16
~mad|m6n-4o11
~magazin|a-16b-6h-7o-7
~mail|a-3b-6h-3n7o-6
~mainten|o3
~main|a12b-3g23n-3o8
~mai|a11b15h5m-4n-3o12
~make a|a4b9h-3o8
~make it|a-6b-5o31
~make the|a-2b-2m4n-3o-18
~make you|a-7m-2n-4o-7
~make|a-9b9h-12j7m-13n4o17
~manag a|a5b-2h7o-4
~manag|a-4b-11h6j-2m2n4o2
~mani dai|a9b14m-3o6
~mani famil|a5b9m-3
~mani home|a5b6
~mani of|a26k21m9n-2o-12
~mani old|a6b8
~mani partn|a7b13m-6
~mani peopl|a-22b-16c-2d-2j-2l4o-6
~mani year|a22b27c8m-8
~mani|a7b9d-5e-2g-4j-5k14l14n-12o-13
~manufactur|a-11b-4h-2n-3o-15
~man|a2b-2m15n-7
~march|a-2o-6
~market|o7
~mark|a-3b-2o-9
~marr|a-8b-6o-5
~mass|o2
~math|a4b4o-6
~me a|a-5b-3o7
~me it|o14
~me to|a-2o-9
~me what|a-5b-4o-3
~meanwhil|o4
~mean|a-3h-5m8n-4o17
~mediat|a-5b-5
~meet with|a13j14
~meet|a11b-13h12j13o9
~melt|a-10b-7h-3
~memb of|a14b19n-2
~memb|a11b18n-2
~ment|a-11b-21m12n-2
~men|a-2o15
~merg|a-6b-5o11
~method|a-4h-2i4m-3n-2o19
~me|a-25b3h-3j-8m-6n-7o-2
~middl of|a4b6h-2
~middl|a4b6h-2
~migrat|a24b49d-2g-3h-14l-2n-2o-8
~mill|a-21b-20o4
~mine|a-6b6d-3e10h-8m-2n-5o-39
~minimum|a-7b-4m-2o-3
~minut|a-13b-10i-2o14
~miss|a-6b-5o-11
~moan|o24
~mobil|a-5b-5o3
~moment|a-9b2h-2k-3m-2o-10
~monda|a-4b-3o9
~mone and|o24
~mone for|a11b15n-2
~mone|a16b16m6n-3o21
~month and|a-6b-3m-3o6
~month how|j2
~month late|o9
~month to|a-2o2
~month|a-11b-11h-5j2m7n-2o-26
~more for|a-3b-2o-3
~more than|a6b-3c14n-2o-8
~more|a35b17c14h-5m6n6o22
~morn and|o-8
~morn|a-17b-5h-3m-4n-4o5
~mortgag|a-12b-9h-2o-23
~most of|a-5h-2m-2n-2o19
~most|b11h-3m-3n-3o18
~move|a3h7m-10n8o-26
~mr you|a16b-6j25o-2
~mr|a22b-6j25m9n-3o-3
~ms|a36b-8m39n8
~much is|a-6b-6
~much of|a12b25h-2j-2m-5o7
~much|a-24b6c-3h-7j-3l-2m-12o8
~mum|a17b18o-15
~must be|a8h9
~must i|a9b10o16
~must|a14b5h16m-5o2
~my best|o18
~my boss|a-2o7
~my broth|o-2
~my daught|a-2
~my notic|o9
~my own|o18
~my peopl|a13b15o33
~my sist|a8b9
~my son|a-2b-2o-5
~my subscript|a-12b-8h-2o-26
~my team|o3
~my uncl|o-4
~my wife|o4
~myself|a2b2
~my|a-34b-2g-2h9j-13k-3l-2m-17o-3
~m|a-6b-6j7m-3o5
~name of|a-11b-7h-3o-20
~name|a31b-8h-5i18l12n16o-28
~nearl|o6
~near|b2h12n-12o-15
~need an|a6b9o12
~need a|a-19b-16o-4
~need for|a8h9o-8
~need more|o5
~need to|a-2b-2o2
~need|a-9b-3h4j-4m-3o-7
~neighbour|a10b13o-4
~network oper|a4b4h-2m2n2o-10
~network|h-3m2n3o-18
~never ask|a-5b-4o15
~never|a-7b3h-2m-4n-2o25
~new fire|o2
~new|a-13h-8m5n-6o8
~next year|a-11b-10o-4
~next|a-19b-14m-2o9
~nice|a-3b-2
~night and|o3
~night|a-8b9h-7i-4n-4o20
~nine|a-19b-15o-22
~no long|a-2o8
~no one|a-2
~no to|o4
~nobod ask|o-6
~nobod ever|a-3b-3o4
~nobod want|a11b17h-4o-7
~nobod|a15b27h-7n-2o12
~nod|a-2o22
~none of|o3
~none|a-4b-2o9
~norm|a-12b-4h-4o-4
~not even|o2
~notebook|o14
~noth gets|o-10
~noth|a26b30n-2
~notic|a-4b14h-6m-5n-5o8
~not|a-7b7h-5m7n-13o54
~now and|a-2b-2
~now the|o2
~now|a21b15h-3m8n5o22
~no|a-8b-4h-4j4n-2o8
~numb of|a26b10h10n6o-13
~numb|a16h9m2n7o9
~nurs herself|a5b5
~nurs|a-34b-22h-5m-4o-10
~of a|a21b31h-2l-2m-3o7
~of five|a-7b-6o-4
~of it|a6b5o24
~of my|a-5b-3o-20
~of our|a-6b-2h-2o26
~of peopl|a8b10
~of that|a-6b-3o20
~of them|a-5n-2o-16
~of the|a-4b-22d-2g-2i-4j-2k19l-2m-3n16o-12
~of those|a-3b-8n5o-5
~of us|a-2o3
~of what|a12b22d-2h-6o-6
~of work|a10b-11h8i13m2
~of your|a-24b-26g-2i5j-2l-2m-2n10o-27
~of you|a-5b-3o12
~off the|o-10
~offer and|o-6
~offer|b-3h8n-2o-36
~offic|a-9b-13h-5j-2l12m2o-4
~off|a-15b-7h-5m4n-4o-4
~often|a-3b-9m10o2
~of|a12b8c7d-10g-11h10i8j-16k6l-11m6n17o2
~old are|a-24b-20j-2
~old hand|a-13b-9h-3o16
~old system|a4b6
~old were|a6b8
~old|a-6b-4h-9i-2j-3l-2m8n9o30
~on a|a6b4h-2m-3n8o-13
~on behalf|a11h-2m5n9o-7
~on earth|a-6b-4o26
~on every|o4
~on for|o16
~on how|a11b-2h5m4n6o-4
~on it|a-2b-2o-11
~on monda|a-4b-3o16
~on my|a-5b-2h-2o-16
~on night|a-5n-2
~on one|a-12b-12o-3
~on our|o-11
~on paper|o4
~on pens|o3
~on shar|o-11
~on site|a-5g-2
~on that|a-5m-2n-3o6
~on their|a-3h-3o-6
~on the|a-11b-25g33j5l-2m-11n-8o8
~on this|j3
~on to|a4m5o-11
~on track|o3
~on us|o-13
~on what|a18b8h-2m-4n18o-5
~on your|a4b-5c-2e-2h-3l13m14n-7o4
~once a|o3
~once|a20b-10h31o4
~one anoth|o3
~one man|a-6b-5
~one of|a-8b-4h-5m4o4
~one old|a-2o15
~one that|a-4b-3o-5
~one|a18b28c-2g-3h-5j9k19l-3m-14n-8o-26
~onlin|a-3o-12
~only one|a-3o2
~only person|o5
~only speak|o2
~only talk|o9
~only the|o-4
~only want|a-3m-2o-5
~only|a-19b-26d-2e11h12m-6n-6o-27
~on|a6b12c-5d-8e-3g24h3i-10k-5l7m-15n7o12
~open|a-18b-9h-3j-4
~oper|a-13b-5h-8o-20
~opin|a-19b-13o-3
~or a|a-4b-3
~or do|a12b2j10
~or is|a9b12o-2
~or only|a-13b-12o-12
~or sage|a-2o-3
~or salesforc|a-2
~or the|a-7b-2m-4o3
~or what|a22b27o10
~order book|o4
~order|a3b13m-6n-2o-35
~organ certif|a-4b-3o-7
~organis|a26b28o5
~organ|a-5b-3o-25
~or|a8b24c-2d21g-4h-15i-3k-2l-3m-11n3o-37
~other side|m3
~other s|a-7b-4m-2o16
~other|a5b7g15h-6j-2m-6o11
~our board|a-5b-4o4
~our contract|a5b5o2
~our exam|o4
~our littl|a2b2o-2
~our new|a-2m-2o-12
~our site|a-2o-17
~our two|a-2o-17
~ours|a-2o10
~our|a-43b-23h2j-3m-11n-5o-17
~out and|a5b6
~out as|a3b4o-6
~out a|o-16
~out by|a-2m-2o4
~out of|a-8b-2m-3o6
~out the|o-15
~out to|a2b4o4
~outsid|a-2
~out|a-12b17h-7j-3m-10n-5o5
~oven|o3
~over a|a3b5o11
~over it|a18b18
~over the|a3b11n-5o18
~oversea|a-10b-9o12
~over|a13b15h2m-8n9o32
~owner|a-8b-8m4n-2o-4
~own|a33b45c-3g-2h-2j-3l-4m6o15
~ow|o6
~packag|o-7
~pack|a5b9m-2
~page|a16b-3c-2d-2e-3g-4h9j3l17m6n-6o-13
~pai a|a-2b-2o23
~pai for|a-7b-5o10
~pai the|a-2
~pair|o-24
~pai|a-6b3h-4n-3o-33
~panel on|a-3o-15
~panel|a-5b-2h-2o-9
~paper and|a-3m-2
~paperwork|a11b13o7
~paper|a4b10h8m-5n-5o27
~parent|a-8b9g-2h-2m-7n-5o-5
~park|a-9b-8o3
~part of|a5m7n-3o2
~part time|b-5h-3n7
~partn have|a5b10m-4
~partn|a-18b-8h2m-13n3o-26
~part|a15b2h14n2o15
~pass|a8m19n-10o15
~past|a-5b-3
~patient|a-2
~pattern shop|a-17b-7m-6n-4o-13
~pattern|a-18b-7m-6n-4o-13
~payrol|a-13m-9n-2
~peac|a-3m-2o12
~penn|o30
~pens|a-14b-3m-5n-5o-25
~peopl are|b3
~peopl bring|a7b8
~peopl from|a-7b-7
~peopl have|a11b13o26
~peopl on|a-2o-2
~peopl to|o2
~peopl who|a-2o11
~peopl work|a-24b-15j-2l-3
~peopl|b31c-3d-3h-9j-4k-2l3m-12n-2o-19
~per cent|a-3
~percentag|a-17b-14h-2
~perfectl|o13
~period|a13b-5m12n8o-10
~person who|a5m8o5
~person|a11b-4d-2h-5m15n9o-4
~per|a4b10h7m-4n-2o-42
~pharmac|a11m6n6o-7
~phon and|o-7
~phon in|a-8b-5n-2o-2
~phon|b5h-6j7n-3o-18
~phys|a-21b-20o5
~pick for|a-3b-2o-13
~pick up|o3
~pick|a-3b-2o-10
~piec|a3n5o3
~pile of|a-2
~pile|a-2
~pipe|a-8b-6o-9
~pitch|a-6b-11h-2m8o43
~plac|b4h7j-2m-2n-2o27
~plai|a-7b-2n-2o-6
~plann|a-8b-5o23
~plant|a-2b-8g15h-4n-3o-24
~plan|a-5b-2m-2
~pleas|a-6j-3o-14
~plug|o3
~pl|a16g18m-5n4o-9
~podcast|a-2o-2
~point for|o9
~point|b5h-3o-7
~polic|a-4b-2m-2o-10
~poor|a-4b-3o24
~port|a-3b5h8m-3n-12o-10
~posit|a-10b-13d12i-4l9m-7n-4
~poss to|a7j12o4
~poss|a3b-5h-2j11o-5
~post|a-2b-3m8n-6o-11
~power|a-6b-5o-11
~pract|a10b-4c14h-5l-2n7o-6
~pref|a2b8m-3
~present|a27b2h25o-9
~pric of|a-7b-3m-2o-4
~pric up|a-6b-5o2
~pric|a-20b-16h-5m5n-2o-5
~primar|a-18b-17
~print|b4h-2m5n-3o-17
~privat|a-28b-24m-2o-7
~product|a-4b3m-3n-2o-9
~produc|a-4b-2h-2o8
~profess indemn|a-8b-6
~profess|b11d-6h-3
~program is|a-2o4
~programm|a-10b-16n7o-26
~program|a-6b-2h-3o-24
~project|a-31b-39h-2n12o-9
~promis|a13b-8h10k21m-6n-3o4
~proud|a-4b-3o24
~provid|a11b-3h6m15n-5o-10
~prov|a-2o-3
~publish|a8b-13h13n8o-25
~publ|a5b17d-2h-6m-2o-4
~pull|o20
~pump|a-9n-8o12
~purchas|a6b-7h15
~push|o10
~put in|a6b6o7
~put the|a-3b-3o-5
~put up|a-4b-3o15
~put|a3b3h-4m-2n8o-19
~qualif|o-15
~quart and|o2
~quarterl|a10b-2m13o-3
~quart|a-2o-2
~quest|a-3o22
~queu|a-2b2h-2o5
~quickl|a8b-2h17n-2o-16
~quick|o28
~quit|a6b6m3n-2o19
~rain|a-7b-6o-16
~rais|a2b3o10
~rate|a-18b-11h-6m4n-2o-37
~rath than|a-3b-2o15
~rath|a8b3j7o15
~re a|o-10
~reach|a9b-4j16o8
~read it|a12b-3h16o-10
~read the|b-3m-14n18o-5
~read|a-2h3m-16n15o4
~reall|b7h-3n-3o15
~real|b-5m-6n13o22
~reason|a-3b-2o-8
~rebuild|a-2o17
~recip|a-7n-5o-10
~recommend|a-4n-2o-5
~record|a13b-6h13n9o-8
~recruit|a-7b-6o20
~red|a7b12i-4
~refer|a43b-8c-3g-2h-3i-2l31m-4n37o-4
~refus|a7b-7h-2m9n9o-2
~regist|a-11b-6h2m-2o28
~regul|a6b15h-3n-2o-7
~reject|a-3b-2o-6
~remain|a7h7o12
~rent|a-18b-9h-4n-3o7
~repair|a-2b-2o-4
~replac the|o-6
~replac|a-14b-11h-2o8
~report|a18b29g-2h6m-7n-4o26
~rep|o6
~rescu|a18b24n-3
~reserv|a5b-3j8o4
~resign|a-3o-20
~rest|a-2o6
~retir|a-5b-4h-2m8n-5o23
~return|o-21
~rewrit|a-4b-3o26
~re|o8
~right|a-2b2c-2g-2h8j-2m-5o25
~ring in|a-2o-7
~ring|a2b11i-5o5
~road to|a-2
~road|a-2o4
~robot|a8b-6j-6n21o-3
~roll|o4
~roof|a-10b-2m-2n-3o-9
~room|a-5m-7n4o-5
~rost|a12b9h4o8
~rota|b-2h9i-5o-16
~rotterdam|a11b-2h-3k-2m9n11o-7
~roughl|a5b2c6
~round the|a-2o-2
~round|a-4b-3h-2o9
~rule|a-4b-3h4n-3o24
~run a|a5b8o-15
~run out|a-2o7
~run the|a-6b2m-4n-3o-2
~run|a-10b11h-2m-9n-8o-11
~rust|a-12b-5h-2n-3o-13
~s a|a5b-2n9o8
~s go|a-12b-9h-3o10
~s my|a-5b-4o-4
~s no|a-4o-3
~s off|o3
~s side|a6b10m-3
~s that|a4b-3i-2k16m-2
~s the|a2b-19d12g-2h-7i2j14k-5m9o-17
~s work|a2b10h-2m-4o-5
~s your|a-29b-18d-4g-2h-2i17j-2l-2m-3n-12o-3
~s you|b-2
~safe|a-18b-12h-4o-10
~sage|a-2o-3
~sai about|a2m5n-3
~sai a|a-2o-8
~sai it|o4
~sai no|o4
~sai so|a10b10m-2n2
~sai that|a2m2
~sai the|a-4m-2o6
~sai we|a-3m-2o-10
~sai ye|a3m2o15
~sai you|a8b2n5o-3
~sai|a14b-5h-3m15n10o-3
~salar|a20b-3d25o-2
~salesforc|a-2
~sales|a9b2h7o-9
~sale|a-5b4h-3j-2m-2o4
~same weekda|o2
~same|a-4h-5m-3n5o9
~saturda|a-10b-3m-4n-2o2
~save account|a-4j-3o-2
~save|a-12b-3j-3m-4o-14
~scar to|o2
~scar|a-12b-12h-2m4o2
~schedul|a16b20h-3o5
~schem|a-23b-19o-9
~school|a-41b-26h-3m-6n-3o10
~scrap|a-3o32
~season|a25b15n11o-16
~sea|a4b10m-4o-16
~second|a-5b-7i2o6
~sect|a2b3
~see the|a2b3o-8
~seem to|a10b9o-10
~seem|a10b9o-10
~see|a8b-4h9j5
~sell it|a-9b-7o-4
~sell the|a-2b-2o-21
~sell|a4b15h-4i-2m-2o15
~send home|a-3
~send|a-18b-4h-2j-2m-2n-7o12
~seni|b-2o-5
~sens|a-7b-3m-2
~serv|a38b17d-3h30n-3o-12
~sess|a-6b-2o26
~set up|a-6b-3m-2o-16
~settl|a2b4o12
~set|a-5b5h-3n-4o-6
~seven|a-13b-9i-2o17
~sever|o4
~sewag|o2
~shar in|a-8b-7o-5
~sharehold|o-4
~shark|o2
~shar|a5b-10h7n11o32
~sheep|a-36b-34o-5
~shelf sai|o2
~shelf|o2
~shift|a10b5h8
~ship|a-6b-3m-2o7
~shoe|a-24b-13h-2m-7o-22
~shop manag|a4n6o10
~shop|a-34b-14h-5m-10n-2o-28
~short|a-7j-2m-2o22
~should a|a-3o-16
~should i|a-23b-10h-6n-2o5
~should we|o26
~should|a-9b-5h8j-2m-4n-4o27
~show the|a3m3
~show|a-5h-2n-2o17
~shutdown|a-10b-3m-5o22
~shut|a22b24o33
~shy|a6b6o-3
~sick dai|o-10
~sick|a-6o-11
~side of|a5b6
~side|a31b34h-2l12m-9o2
~sign off|a-3
~sign|h11m-5n-4o-14
~silenc|o7
~silent|o-2
~simpl|o6
~sinc when|a8b-2m11
~sinc|a19b21h-2m6n-3o-4
~singl|a6b11h-3o2
~sist|a25b-2m8n20o-7
~sit in|a8n9
~sit on|a-12b-2m-9o24
~sit there|a-2o5
~sit with|a18b19
~site|a15b9g-2h-3m2n11o-21
~sit|a18b19h-2m-3n6o30
~sixt|a-2b-2o-2
~six|a-6b-5m-2n4o-7
~size|a21b24o-28
~skill|a32b-16g55i-2n-2o-3
~sleep|o-5
~slip|a-2b-2o2
~slot|a3b-4j8o7
~small|a-16b-10h-2i-2o-12
~smelt|a-12b-9m-5n2o-4
~so far|a20b30h-6
~so that|a-10b-4h-5o26
~so the|o-7
~soci|o9
~softwar do|a-4b-3o-2
~softwar|a-10b3h-3m-4n-5o-11
~solar panel|a-2o-16
~solar|a-13b-6h-3m-2n-2o2
~solicit now|o10
~solicit|a-13b-2m-5o6
~some of|o4
~somebod els|o4
~somebod who|a9b11o-10
~somebod|a-11b3h-2m-6n-4o16
~someon like|o2
~someon to|a11b13m-2o9
~someon|a-4c14j-3m-8n-3o-41
~someth about|a10b4m7o-4
~someth like|a-8b-7o5
~someth|a20b11h6j7m5n-5o-7
~somewh|a26b26o4
~some|a-5b-3m-3n2o22
~son|a-13b-4m-5n-3o-16
~soon|a5b8m-2o25
~sort of|a-25b-17h-2m-2n-3o-6
~sort|a-22b-18h-2m2n-3o-12
~south|a5b7m-2
~so|a13b16h14j-2l-2m-2n-4o3
~speak for|a8b-2n11o-6
~speak german|o-2
~speak|a-10b-4o-4
~spend a|o6
~spend|a-19b-17o24
~split|a-4b-3o6
~spons|a7b-5m12
~spot|a-11b-10o21
~spreadsheet|a-11b-7
~spring and|a-3o-34
~spring|a-5b-3o-14
~staff|a-3b-25h15m6n6o18
~stair|a-2
~stai|a-9b-7m5n-6o32
~stand behind|a15l6n11
~stand in|a-6b-4o27
~stand|b-5h-2l5m-5n7o31
~start|a-17b-11g14h-7m-5n-3
~star|a-5b-3o17
~state|a16m-11n29o-3
~statu|a32b-6d25h3n12
~stat|a27b-8d30g-2h16l9m-8n-7o-24
~step of|a3b-7i11
~step|a26b-6i42m-6o8
~stick|a-11b-10o-8
~still|b-11h-5m9n11o-3
~stock|a-8b-4h-3o3
~stop|a-15b-4h-4m-4o11
~stor and|m-2n3
~stor|a35b-6c-2d-2e-2g-2h-3j-3l22m19n16o12
~straight|a-2o-7
~structur|a-2n-2
~stud|b-2m3o-3
~stuff|a5m2n5
~subject did|a13b14
~subject|a19b20
~subscrib|a-12b-8h-3o-22
~subscript|a2b9d-2h-3o-30
~success|a33b28h11n-3o-13
~such a|o8
~such|a-3o-17
~summ|a-2o8
~sum|a-4b-2h-2m2o13
~sunda|a-17b-9m-2n-3o-4
~supermarket|a-7b-4d-2o-8
~supervis|a-14b-14m2
~suppli|a-10b-2m-4n-4o2
~suppl|a-13m-2n-10o-16
~support|a8b23h-4n-8o7
~sure|a5m-3n9o-2
~surgeon|a-37b-25h-4i-2m6n-10o-3
~surger|a-2b-20h22m-2o-10
~suspect|o-5
~swallow|o2
~swear|a-3n-3o11
~switch over|a-3b-3o6
~switch|a-6b-5o21
~system have|a5b7
~system|a13b-10h5i31m-4n-5o-23
~s|a16b-9c-4d6g-6h-13i16j6k7l-5m15n4
~t get|o8
~t keep|o7
~t know|o7
~t let|a-3b-3o-6
~t pai|a-3b-2o-15
~t run|a-9b-7o4
~t want|o4
~tabl|a-12b-10n2o-5
~take a|a6j-2k9o13
~take on|a-10b-6n-2
~take the|o-17
~take to|b2h-2
~take you|a3b-12h18o-9
~take|a-3b-17h17j-4k8m6n-6o12
~talk to|a27b30j2m-3
~talk|a41b22j19m-4n6o15
~tap water|a-12b-7n-2o-8
~tap|a-16b-10h-2n-2o-15
~tax|a-18b-14o-15
~teach|a18b23m2n-3
~team|a-10b2m-2n-6o16
~teatim|a-2o2
~tea|o4
~techn|m3n-3o2
~tell me|a-6m-3o-6
~tell to|a-5b-2m-3o9
~tell us|o3
~tell|a9b19h-3j-4m-2n2
~ten|a5b-4c14
~term|a-12b-8o-14
~terrif|o-27
~test|a-26b-31c-2m17n-5o-29
~than a|o10
~than half|o5
~than it|a-4b-3o-30
~than|a-3b-12c14h-3j6m-3n-4o2
~that a|b-2m4o-8
~that count|a-3b-2o-5
~that is|a-2b-2
~that i|a5b-3h15j-3m-2o-3
~that nobod|a-3o17
~that other|a5b11n-4o-3
~that the|a9b-3h8n6o5
~that we|a-10b-5h-4o-17
~that you|a-2b-3m6n-3o15
~that|a25b18c-5d-3g-4h-3i-6j-6k18l-5m20o7
~the account|m-4n6o2
~the afternoon|a-3n-2o9
~the audit|a-2
~the back|a-3m-2o6
~the bank|a-14b-8h-2m-2n-2o-4
~the best|a-8h-2m-2n-2o-6
~the big|a-4b-2o6
~the board|a-4b-14h15i-2
~the boss|a-8b-3m-7n4o27
~the build|a-6b-2h-2o-7
~the carbon|a-4h-3o-3
~the car|a-3b-3o-9
~the chair|a-3m-5n3o14
~the charit|a-9b-4h-2m-3o-15
~the chief|a-8b-4m-3o-10
~the compan|a8b11o-31
~the comput|b8n-4o4
~the contract|a-2b2m4n-5o-19
~the council|a-3
~the credit|a-2b10h-2m-9o-8
~the dair|a2m8n-4
~the dai|o8
~the dent|a2m5o-8
~the develop|a3b4o-16
~the diff|a-9k-2m-5o-8
~the direct|m2o6
~the door|o-5
~the driv|m2
~the dublin|a9m3n6o-6
~the earl|a-5b-3o22
~the end|a8b-8h19n-2o18
~the engin|b-7m2n8o5
~the factor|a-2n-3o3
~the famil|a16b19n-2o-3
~the farm|a6b12m-2n-2o5
~the firm|a-4n-2
~the first|a14b17h-5m6o-18
~the floor|a3b5o-3
~the found|o-12
~the furnac|a3b-11m7n7o-2
~the gate|a-8b-8o-2
~the glass|a11b9m2o-11
~the head|o-18
~the hosp|a7b5n4o-10
~the job|a9b-9d12n9o14
~the ladi|a21b4m12n9o-9
~the lad|o15
~the last|a-11b-2h-7m-2o4
~the leav|a-2o-4
~the lend|a-2b-2m3n-2
~the line|a2b3
~the loan|a-9b-8o10
~the local|o2
~the middl|a4b6h-2
~the moment|a16b24h-2k-3o-9
~the mone|a12b12h3o8
~the morn|a-9h-2m-2n-3o-6
~the name|a-10b-7h-3o-8
~the network|o-2
~the new|a-31b-16h-5m-3n-6o8
~the next|o2
~the night|a4b10h-4o9
~the numb|a9b-2h11o13
~the offic|o2
~the old|a7b-12h-2m13n10o23
~the one|a3b3
~the only|a-3o12
~the on|o3
~the other|a12b10n5o10
~the owner|b3m-2o2
~the paper|a10b18h-6o-6
~the partn|a8b8m-4n6o-2
~the peopl|b-2
~the phon|a-4b-8h-2j7o25
~the plac|b3o-9
~the plant|a4b6o-2
~the plan|o20
~the pric|b7h-2m-3n-2o-23
~the quart|o-10
~the queu|o6
~the real|o-11
~the rest|o8
~the retir|a4m10n-4o-14
~the right|a-3b4c-2h-2o3
~the road|a-2o3
~the room|m2o-11
~the sale|a8b9
~the same|h-4m-2n5
~the school|a-10b-2h-2m-4n-2o20
~the sea|a-8b-2m-4o-16
~the second|i2o2
~the shar|a10n12o-8
~the shop|b2
~the small|a10b8m2
~the staff|a7b-3n12o11
~the stor|m-2n2
~the supermarket|o-8
~the tabl|a3n5o-5
~the tax|a-4b-4o-5
~the team|o10
~the thing|a4n5o8
~the thre|a-3o-12
~the till|a-14b-6m-3n-2o-3
~the time|a-7b-10h-2n5o20
~the trad|a2b-3m5o17
~the two|o2
~the union|a5m13n-8
~the very|a8b14h-2i-3o11
~the villag|a-6m-4n-2o17
~the wai|a8b-6i2j16o24
~the ward|a20b7h10m6n-3
~the water|a5b7o-5
~the weekend|a-6b-6o22
~the week|a-3n-2o6
~the whos|o-11
~the woman|a-8b-8m2o-10
~the work|a6b-12h4n13
~the world|a4b6
~the wrong|a-3b-2o4
~the year|o8
~theatr|a-10b-6h-2o-4
~their dai|a-3h-3o-5
~their mone|a-4b-2m-2o9
~their own|b4n-2o5
~their|a21b12h15m-6n4o-36
~them and|a-3m-2o-17
~them for|o2
~them to|o2
~themselv in|o3
~themselv|a4n5o2
~them|a-17b-2h-3m-4n-7o-31
~then it|a-2o8
~then|a28b35h-2n-3o11
~there any|a3b-4l12n-2o7
~there are|o2
~there a|h-5n7o-9
~there is|o-7
~there s|a4m-2n8
~there|a4b-15h6i19j-3l9m-17n10o13
~these dai|a-4b-4o-2
~these|a-12b-11o-3
~they all|o4
~they d|o-15
~they go|o6
~they know|a-3m-2o-21
~they re|o5
~they sai|a-2n-3
~they ve|o4
~they want|o-8
~they|a-15b-21h2j-3m14n-4o-4
~the|a29b-17c-15d-7e-2g7h17i-13j-5k16l-9m26n32o17
~thing you|b6h-5n-2o5
~thing|a20b19h-8n12o42
~think about|a-9b-5m-3o-8
~think of|a-6b-6o-4
~think the|a7m6o-5
~think|a-13b-2h-2j-2m-3o-8
~third of|o2
~third|o22
~this month|a-4b-2j2n-2o-24
~this year|a-16b-7m-4n-3
~this|a20b15c32g-2h-10i-2j-2k-5l-3m8n-10
~those who|n4o7
~those|a-6h-4o16
~thousand of|a-2b-2
~thousand|a-4b-2o12
~thre of|a-3o-11
~thre|a-10b-20h19m-5n-2o-14
~through the|a12b8m4
~through|a20b7h10i7n-3o2
~throw out|o12
~throw|a-2o11
~ticket|a4b-3m3n5o-10
~till the|o2
~till|a-8b3m-5n-2o-2
~time and|a-2o-17
~time a|o-20
~time|a34b37c-2h-13j5l-3m5n8o-32
~to a|a-8b-8o-6
~to be|a9b4h4j-2m8o5
~to come|a-2
~to decid|a-2o-2
~to do|a3b9h-2o9
~to driv|o-6
~to get|a-3o2
~to give|a-3b-3h-2m2o-6
~to go|n2o3
~to have|a9b9
~to hear|a2b-4j-2m8
~to hire|a14b15o4
~to keep|a-8b-3n-4o9
~to know|b-2m2o-5
~to leav|o2
~to let|o-4
~to look|a3n4o-28
~to make|a-4h-3o-9
~to me|o21
~to my|a-14b-13o-17
~to one|a9b12o-5
~to our|a-2o-5
~to pai|a-3b-2o-17
~to put|a3b4o-17
~to quit|a-3m-3o14
~to refus|a8n11o15
~to replac|a-3b-3o11
~to ring|o-2
~to sai|a-2o-8
~to see|a2n4o-3
~to sell|a-5b-4o47
~to shar|o9
~to show|a3m3o4
~to sign|a-2b-5h9m-4n-2o-8
~to spend|o6
~to stai|o2
~to stop|b2
~to switch|a-4b-3o5
~to talk|j2o-7
~to the|a-6b-4c-2g-2h5j-2o-10
~to us|a-2b-2
~to what|a9b11o-15
~to work|a4b14h-4i-2n-2o-6
~to writ|a8j10o2
~to your|a14b4j5m7o-14
~to you|a33b3j2m21n10
~toda|a-15b-4m-6n-3o-12
~togeth|a9m10o10
~tonn of|a-2o-4
~tonn|a-10b-6h-3o-5
~too late|a-3h-2o-2
~too mani|a-8m-7o-3
~too much|a-4b-3o-3
~too old|o9
~tool do|a15b17
~tool|a11b16n-3o-4
~too|a-9b8h-3m-9n-3o13
~top|a-22b-21o-17
~total|a39b59g-2h-7n-6o-5
~touch|a7b-4j12
~tower|a-14m-2n-11o-15
~town|a8b9o-15
~to|a-7b11c-6d-5g-7h-9i-5j41k-6l-8n-14o27
~track|o3
~trad|a11b5h-3l12m4n-2o7
~traff|o2
~train as|a-4b-4o-3
~train|a-3n-2o4
~translat|a2b-2n5o-6
~travel|a-7b-6o-8
~treasur|a9b11m-2o-13
~trial|a-6b-3h-2o-4
~trip|o8
~tri|a-6b-5o19
~troubl|a-15h-2m-6n-3o19
~truck|a11n12o-8
~true that|a-7b-7m-4n6o-6
~true|a7b-5h-5j-3k-2m15n9o19
~trust|a2b7h2m-2o18
~try|a21b22o-3
~tuesda|a-11b-5m-4o-6
~turbin|o2
~turn down|a-6b-3h-2o19
~turn up|a-3o-11
~turn|a7b2h6j-2m6n-2o17
~twelv|o-4
~twic|b-4m6o-4
~two of|n2o-13
~two week|o3
~two year|o12
~two|a-5b-5h6m-2n-2o-4
~t|a-17b-4h-3m-3n-5o6
~uncl|o3
~under the|a-11b-6h4m-4n-2o23
~underground|a-6b-4o23
~understand|a6b8o15
~under|a-2b12n-8
~union|a-15b-17g-2h-5l12m6n-6o-33
~unit|a-2
~univers did|a-3b-2
~univers|a-10b-8o-10
~unless|a-2o-12
~until the|a-4b-3o12
~until|b5n-4o19
~up and|a-17b-17
~up a|a-10b-6m-2o18
~up every|a-3o-10
~up for|m-2n2o3
~up in|a5b12h-2m-3n-2o6
~up the|a5b9h-2o-4
~up to|b6h-2m-2o-6
~up with|a6b-3h13o-11
~up|a9b14g15h-2i-2m-8n-2o24
~us and|a-3n-2o14
~us a|a-3b-3o6
~us for|a-9b-5h-2o2
~us poor|o8
~us the|a-2b-2o-11
~us to|a20b23
~us what|a-3b-3o2
~usual|a4b9
~us|a-28h-9j-2m-7n-4o-6
~valid|a28b-21h-2m23n30o-4
~vanish|a10n10o-10
~van|o8
~vat|o-9
~ve been|a-3o-22
~ve got|o10
~veg|o10
~vend|o8
~vers|o2
~very first|a2b9i-5
~very|a8b15h-2i-3o13
~vet|a-2o-25
~ve|a-12b-5j-2m-2
~via|a-2o34
~view|a-21b-11i-2m-4o-2
~villag|a-6b-2n-2o12
~visa|a-22b-21o-7
~visit|a3m6n-2o2
~vote|a-2b-2o-5
~vouch for|a4m-3n8o-2
~vouch|a6m4n4o-3
~wage|a-10b-4n-3o19
~wai of|b-12i13m2
~wai to|a5b-4h-3j16
~wait for|a2b11h-5n-3
~wait|a-10b3h-6n-4o11
~wai|a9b-11h-5i15j15n-2o14
~wale|a-5b-5o-2
~walk awai|a5b-2h9m-2o4
~walk out|a-14b-12o-8
~walk|a16b5h8m7o-7
~want a|a-3b-3
~want out|o2
~want the|a-7b-7o22
~want to|a-6b3m-4o-20
~want|a-12b11h-7j-2m-8n-5o-24
~ward|a27b7h10m5n7
~warehous|a-6b-2h-3o2
~warn|a16b17
~was it|a-22b-7h-2m-4n-6o-3
~was that|a-2o-2
~was there|a-15b-9n-2o4
~was the|a-16b-17h-8i-5m-6n24o-11
~was your|a12b20d-5i-4m5n-3
~was|a14b14c-2d-7g-3h-20i-9j-3k-2l-3m23n26o-4
~water compan|a4b-2m7o-2
~water in|a-13b-6m-4n-2o9
~water|a-19b-5h-4m-2n-5o-26
~we and|o9
~we are|a-9b-6h-2
~we bui|o3
~we can|o11
~we d|o-14
~we get|a14b18j-2
~we have|a-8b-5m-2o14
~we lose|o5
~we make|a-3o-16
~we need|a12b13o3
~we never|o-2
~we pai|o9
~we reall|a3b5
~we re|o2
~we run|a-11b-10o-6
~we sell|a15b15o-17
~we still|o4
~we stop|a-3h-3o15
~we take|a8b-8h18o-9
~we ve|a-3o-15
~we were|o-11
~we win|a-13b-11o2
~wear|a-2b-3o4
~week and|a-7b-2n-2o-38
~week do|a4b4
~week i|o3
~week the|o6
~weekda|a4b-2n8
~weekend|a-9b-7o8
~weekl|a31b34h-2o-13
~week|a-9b15h-3l-2m-9n-6o2
~well|a-12b-9o-7
~welsh|a3m7n-2o12
~were you|a6b9c-2d-2g-2h-2j-3m11o-32
~were|a-4b9c-2d-4g-4h-11i-3j-4k19l-2m3n-5o7
~we|a-10b-7c-2h13k-2m-8n-4o5
~what are|a-13b-12g4h-4i7m-6
~what a|a4b8h-2o-4
~what becom|a2b4o11
~what commiss|a-9b-6o-13
~what date|a4b-2n9o-4
~what did|a-4b5h-3m5n-7o19
~what does|a-10b-5h-6j-3m3n2o-29
~what do|a18b-16d12g-2h34i-4j-4m8n-5o-7
~what happen|a-3b7h-5n-2o14
~what help|a-4h-2o18
~what if|o6
~what is|a15b15d-2g-3h-12j-5k32m-11n4o-9
~what it|a-2
~what kind|a16b26d-2h-5o-7
~what make|a2b8m-2n-2o-14
~what now|o2
~what should|a-10b-5h-3o-2
~what sort|a-22b-15h-2m-2n-2
~what subject|a6b7
~what s|a7b-3c-2d7g-4h-9i17j12k10l-2m-8n-9o-8
~what they|a-2b4m-3o-15
~what the|a-4b-10h-8i-2m16
~what to|a-11b-9o-8
~what was|a-15b9d-5h-3i-8m5n-10o8
~what were|a9b18d-2i-2m3n-4o19
~what we|a-2b-2o9
~what will|a-5b-3o-3
~what work|o6
~what would|a-12b-11m-2n2o-16
~what year|a-3b-14m10n2o-4
~what your|a-14b-19n9o-2
~what you|a10h12o-2
~what|a52b34c-9d-8e-2g3h12i16j-13k30l-10m7n-7o48
~when did|a19b6m10n5o-14
~when it|a-5b-3o-5
~when i|a11b13o-4
~when they|a-8b-5n-2o16
~when the|a8b5h-2m7n-2o-8
~when was|a14b-3m-3n21o-2
~when you|a-2b6h-2n-4
~when|a7b12c-2h-17j-3k-2l-3m11n14o17
~where are|a-2
~where did|a-2o9
~where do|a-16b-15o20
~where in|a19b20o-2
~where s|o5
~where was|a10b10
~where were|a-2
~where you|o-2
~where|a-8b2m-4o2
~wheth|a5h6o-7
~which bank|a-10b-10
~which citi|a10b10
~which compan|a-17b-6m-7n-2o-5
~which countr|a2b2
~which crm|o-14
~which languag|a-2o-21
~which of|a6b-2m-3n14o18
~which one|a-5b-5o-16
~which part|a-2b2o4
~which school|a-24b-22o-8
~which stor|a3m7n-3
~which town|a8b8
~which univers|a-2o-2
~which year|a10b-6m8n11
~which|a31b11c-5d-4i-5j-6k-3l-4m16n31o14
~while|b2o5
~whistleblow|a-17b-16
~who can|m-2n3
~who check|a3n4o-2
~who confirm|a4n7
~who do|a-6m-2o-11
~who d|a-5b-2o18
~who from|a4m9n-4
~who has|a-4b-4m-3n4o9
~who is|b-8m8n4o21
~who know|a-3b-2o14
~who on|a-5m-2n-2o6
~who sai|a10b-7m14n3o-4
~who speak|a-5n-3
~who s|a-4b-3m12n-7o11
~who vouch|a2n3
~who was|a-10b3n-11o-8
~whom|a25b19n10o14
~whos|a9b10h6n-4o-4
~who|a21b-7c11d-5g-7h-8i-4j-12k-6l-5m28n36o16
~why did|a-13b-6m-5n-2o6
~why do|a12b16o-31
~why the|a5b7h-2o28
~why|a-17b7h-7m-4n-8o22
~widow|a-3b-2o-14
~will not|a10b12o-3
~will the|a-8b-8o-4
~will you|a6b13m-2n-2
~will|a10b11h15j-3m-5n-4o-13
~win t|a-9b-6o-5
~wind farm|a-2b-2
~wind|a-8b-2h-3m-2
~wint|a-3b-3o-17
~win|a-16b-6h-3m2n-7o-10
~with an|b2
~with a|a2h-4i2j-7m-2n16
~with me|a5b8j-3
~with one|a-4b-2
~with our|o2
~with that|a4m-6n12o-8
~with them|o2
~with the|a12b28h-9j-2m4n-7o-5
~with us|a11b13
~with your|b-6m5
~with you|a9b-47c-3d-2h-4i-2j44l-4m-2n30o-10
~within month|a-3m-3o-14
~within|a16b25m-3n-3o-6
~without a|a-2b-3h4m-2o-13
~without lose|a-3b-2o7
~without|a4b3h2j-3k7m-3o-8
~with|a6b-32c9d-5g-5h-7i-5j39k-3l-7m-6n30o3
~wit|a7b-2h-2n11
~woman|a-8b-8o-9
~word|a-3b4l-2m-2n-2o-10
~work for|a2b7h-2m5n-4o-10
~work in|a17b15c3d7h-3m-2o-4
~work on|a-16b-13o5
~work out|a-6b-4o-10
~work with|a-31b2d-3h-2i-3j-2l-3m-12n-4o-5
~work|a-3b3d5g-2h-7i15k-4m-6n-8o2
~world have|a2b2
~world|a4b6
~worst|a-5b-3
~worth it|a-3b-2o3
~worth|a-4o4
~would a|a11b7h6n-2o-9
~would be|a3b-5h8m2o-5
~would it|a-2o4
~would i|a-9b-7o28
~would like|a-2b-2j2m-2o7
~would we|a19b15j6
~would you|a-23b-3h-5j-2m-6n-4
~would|b-12c-2g-2h25j5k-2l-2m-5n-3o12
~writ a|a-11b-5j-2o-6
~writ the|a-4m-3
~writ to|a2j6m-2o2
~writ|a20b7c18g-3h-4j9l-2m-11n8o-28
~wrong|a-14b-13h6m-4n-3o36
~xero or|a-2o-4
~xero|a-3o-4
~ye to|o16
~year and|o5
~year did|b-9n12o-5
~year have|a7b3c7
~year in|a-7b-4m-2o4
~year of|a10c14n-2o5
~year you|a7b9
~year|a4b3c19g-3h-9j-2k-2l-3n3o8
~yesterda|a-2o-6
~yet|o12
~ye|b3o2
~you accept|a3b10m-4o-2
~you advis|b3o-24
~you also|a7b10
~you alwa|a32b12i20
~you and|a6j5m2o2
~you any|o-6
~you are|b14h-4m-2n-2o22
~you ask|a-6b-3o3
~you at|a13b8d-5m5n6o-2
~you a|a8b17i-2j3m-3n-2o-16
~you becom|a6b7o7
~you been|a16b5c19m-2n-2o-5
~you before|a8b11
~you begin|a9b9
~you be|a4b-3j12m-2
~you bring|a12b2g11
~you build|a-4b-4o10
~you can|a-3o15
~you carr|a17b22
~you chang|o3
~you charg|a-20b-15h-2o-12
~you coach|a7b14m-4o-2
~you come|a18b26m-2n-2o-5
~you deal|a-6b-4o-4
~you did|b-4m2n2o3
~you done|a8b8o7
~you do|a18b20d-2h-2j-2m10n-4o-15
~you d|a-10b-10m4n-2o2
~you earn|a-4m-2o-3
~you ever|b14c-2m-5
~you find|a-18b-16o6
~you fix|a-3b-2o-8
~you get|a-6h-2j-2o23
~you give|a-6b2h-5o-2
~you goe|a9b11o3
~you got|a2b5o-4
~you go|i7o-7
~you grow|a-19b-19o-2
~you had|a8b4n5o-3
~you handl|a-5b-4o-2
~you hand|a-2b12h-9m-3o9
~you has|a-10b5d-2h10j-2l-2m-13n-4o-24
~you have|a11b16g4h-3o-8
~you help|a2b4o-3
~you hire|a-31b-13m-11n-5
~you hold|a-4b-6n3
~you in|a-8b-14d-2h-2j-3l13m3o13
~you join|o-5
~you keep|a-11b-8
~you know|a5m9o-8
~you learn|a9b11o-19
~you leav|a-12b-22h15i-2o-2
~you like|a-13b-7h-2o-3
~you live|a-19b-17
~you look|a6b7o-5
~you make|a12b18h-2n-3o14
~you marr|a-8b-6
~you move|a6b8
~you on|a18b2h15j2m4o-5
~you pai|o9
~you pref|a2b8m-3
~you put|b4h-2o15
~you read|a-12b-8h-3o2
~you recommend|o-2
~you run|a12b14o-5
~you sai|a14b18m-2o-9
~you see|a-8b-3n-4o9
~you sell|a-16b-13o-6
~you sit|a9b20m-7n-3o5
~you speak|a-6b-2n-2o-2
~you spend|a-2
~you stai|a2b2
~you start|a-6b-2o-10
~you still|a8b10o-2
~you stop|a3b5m-2
~you s|b-2h7n-3o32
~you take|a-5h-2
~you teach|a-6b-3m-2o15
~you tell|a21b26m-3o4
~you think|a-4b7m-6o-23
~you to|a-23b-31m10n-3o-6
~you train|o4
~you turn|b2o3
~you us|a-12b-8o-2
~you walk|a11b12o-9
~you want|a-4b-3o15
~you was|a20b15m7n-2o-6
~you when|a6b8
~you work|a13b11c3d13h-4i5m-9n-4o-5
~you writ|a-11b-10c-2g-2j-2m-3n11o-19
~young|a16b12m9n-3o19
~your care|a3b8i-5
~your client|a-3m-3n2o-6
~your crew|a-10b-4i-2
~your dai|a-2b-2o-5
~your famil|a-8b-4o-6
~your first|a-31b-20d-5i-3
~your job|a14b17d-2o-8
~your opin|a-14b-9o-3
~your own|a8b25l-4m-3n-4o20
~your parent|a-7m-2n-3
~your peopl|a-5b-6m-4n6o-2
~your refer|a16b-5c-2i-2l2n28
~your team|a-13b-7n-4
~your time|a-8h-2j-2o-17
~your view|a-21b-11i-2m-4o-2
~your work|a12b2h5i2l8m-2
~yourself|a-12b-11
~your|a2b-17c-12d-4e-3g-7h-16i21j-7k-7l22m22n10o-24
~you|a-20b13c6d-9e7g-2h-3j16k-14l-15n-17o-54
~zero|a-9b-8o35`
