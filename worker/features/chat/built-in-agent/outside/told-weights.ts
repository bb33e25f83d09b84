// Made by node bench/agent/fit-told-weights.ts: a sign or ~word, then for each of weighedKinds a letter and a number.
export const toldWeights = `aBusiness by best|a-12b-12
aBusiness by near|a9m-2n11
aBusiness by share|a-34b-19h-4m-4n-4
aBusiness by their|a-9m-9
aBusiness|a-122b-70c-2g-2h-15i-2j-4k-2l-8m-6n-10
aName by best|a-34b-34
aName by near|m2n-4
aName by share|a-25b-33h-7i19
aName|a-61b-73c-5d-3g-4h-28i43j-5k-4l16m-4n7
aNumber by best|a24b24
aNumber by near|a-3m-9n6
aNumber by share|a18b-4c-3d-7e-4g-8h13i-6l-10m11n37
aNumber|a-12b-26c17d-20e-8f-2g-20h20i-14j-16k24l-10m28n14
aPlace by best|a-3b-3
aPlace by near|a-4m-2
aPlace by share|a-23b-4c-2h-3l-2n-8
aPlace by their|a-4m-4
aPlace|a-49b18c-2d-3g-2h-12i-4j-4k-2l-8m-11n-19
aService by best|a-15b-15
aService by near|a-5m-4
aService by share|a-20b-27g13h-5l-2m7n-2
aService by their|a12m12
aService|a-35b18c-4d-4e-2g7h-16i-5j-11k-3l-9m8n-12
anybody by best|a6b6
anybody by near|a9m2n7
anybody by share|a30b15h-9i-2l16m10n2
anybody by their|a5m5
anybody|a42b-23c29d-3g-4h-30i-5j-15k-7l88m11n3
asksWhatWasSaid by best|a11b11
asksWhatWasSaid by near|a16m16
asksWhatWasSaid by share|a26b13g-3h-5l13m16n-5
asksWhatWasSaid by their|a28m28
asksWhatWasSaid|a-17b-23c2d-3g-6h-16i-4j21k-4l27m12n-21
bestHits|a39b39
bestSame|a9b9
best|a40b40
didYou by best|a21b21
didYou by near|a-8m-4n-3
didYou by share|a-5b23g-2h-4l-2m-10n-6
didYou by their|a-9m-9
didYou|a-40b38d-6g-5h-9i-4j-9k-2l-8m-20n-14
evidence|a10b-13c-29d-58e17f14g-29h22i-4j-14k-14l26m46n44o193
foreignNames|a-34b-38d-13e-3g-13h-46i-12j15k-19l19m59n19
hiring by best|a-3b-3
hiring by near|a-18n-17
hiring by share|a-31b3d-3g-4h-3i-5l-3m-24n9
hiring by their|a-4m-4
hiring|a-45b6c-7d32g-8h-12i-11j-8k-5l-6m-29n3
hits|a-9b-23c-28d32e7f-12g-26h43i-19l-23m37n2
howMany by best|a18b18
howMany by near|m-3n3
howMany by share|a-41b2c-3d-6e-4g-7h-12i-4l-3n-4
howMany by their|a4m4
howMany|a-11b24c21d-18e-7g-15h-20i-8j-8k30l7m8n-23
isBest|a18b-42c-26d35e14f-12g-8h-7i-23l-17m66n37
isSure|o7
isTrouble|a-60b-28c-3d-2g-3h-43i-4j38k-6l-14m12n-6o-27
lead|a114b5c-20d13e24f-6g25h2i2l-21m41n48
long|a8b17c23d-42e-9f-29g-35h19i-13j19k23l15m16n5o78
manner|o-31
nearHits|a-7m-23n16
nearSame|a94m23n72
nearShare|a-3m-18n15
nowhere|a4c-39d-8e-15f-5g37i-4j-17k22l15m-11n30
number|a39b39
ofUs by best|a16b16
ofUs by near|a-19m-4n-15
ofUs by share|a-36b2c-2d-3g-4h4i-5l-8m2n-20
ofUs by their|a-20m-20
ofUs|a-21c-17d-13e-3f-2g-15h19i-12j54k13l-21m-29n6
ofYou by best|a-5b-5
ofYou by near|a5n4
ofYou by share|a29b-11c-12d20e26f-3g20h-37i19l-7m11n4
ofYou by their|a5m5
ofYou|a24b78c-8d-28e11f-8g-32h-32i44j38k-53l27m-7n-6
one|a-92b2c24d3f-14g14h-28i-5j-7k24l-3m-55n-47o-83
place|a72b72
privateLife by best|a-8b-8
privateLife by near|a-3m-18n15
privateLife by share|a-19b-12c-3d-3g-4h2i-4l-5n11
privateLife by their|a7m7
privateLife|a-89b-38c-18d-9e-3f-2g-12h-26i-14j69k-8l-26
sameHits|a67b2d-5e14f-7g24h-20i9l-25m130n-54
same|a11b-46c-11d9e26f-5g43h-10i12l-19m39n-28o-45
says by best|a2b2
says by near|a49m37n13
says by share|a24b-2c-2d-2g-6h-14l18m39n-8
says by their|a31m31
says|a25b12c43d-7e-2g-14h-51i-12k-11l42m27n2
sentences|a21b-34c-7d-5g-10h-28i37j34k49l24m12n-49o18
share|a3b5c-20d13e24f-6g25h2i2l-21m10n-32o-73
story|a-118b68c31d-20e2f-7g-3h-59i-26j15k2l-4m-67n-51
telling|a-60b17c-49d-19e-15f-14g6h45i4j-20k-46l3m29
terms|a-67b14c-19d9e-21f-20g-4h22i9j-33k-35l11m-2n2
theWorld by best|a-23b-23
theWorld by near|a-16m-11n-5
theWorld by share|a-52b-31g-2h-3i-2l-3m-4n-5
theWorld|a-38b-21c-7d-5g-7h19i-7j27k-13l-8m-16
theirLead|a34m34
their|a-33m-33
unsaid|a-18b-23c-9d-14e-25f-9g9h-21i-15j7k19l17m-23n69
vouches by best|a-25b-25
vouches by near|a53m3n50
vouches by share|a66b-33g-3h-5i-4l12m27n75
vouches by their|a10m10
vouches|a55b-42c-8d-7e-2g-13h-8i-11j-24k-8l70m30n77
what by best|a-36b-36
what by near|m-12n12
what by share|a16b-26c-8d15e3g37h8i-4l-9m-7n6
what by their|a-8m-8
what|a15b13c-26d-15e-2f-3g2h49i21j-11l-11m-8n6
whereNow by best|a-17b-17
whereNow by share|a-18b-17
whereNow|a-45b-41
which by best|a-58b-58
which by near|a-3m2n-5
which by share|a-63b-69c-5d5g19i-3m-10n-2
which by their|a-12m-12
which|a-30c-9d-6g10h4i-12j-9k-6l-8m-4n11
who by best|a2b2
who by near|a23m18n5
who by share|a-17b-2c-2g-4h2i-2m15n-25
who by their|a2m2
wholeShare|a49b5c-20d13e24f-6g25h2i2l-21m19n6
who|a37b-14c30d-7e-2g-13i-6j-13k-11l6m12n55
~#0|a47b22c-3d44g-6h-22i4j-6k-8l13m5n3o-24
~#10|a24b-7h-3i-2m22n15o-23
~#11|a39b-5h-2j-2m35n17o7
~#12|a-24b3h-2j-3l-2m-11n-6o7
~#13|a-17b-2c9g-4h-15j-2k20l-7m-7n-9o-37
~#14|a19b10c-2d-3e-3g-3h-8j-3k-2l28m-10n17o-33
~#15|a-13b9g-2h-4j-2l-2m-4n-6o19
~#16|a-25b-8g-3h-5j-3n-3o-7
~#17|a-14b7h-10l-2n-4o-17
~#18|a-7b3d-2g-2h4l-2m-4n-2o-12
~#19|b8c-2i-5j13k-2l-7m5n-6o4
~#1|a23b25c-2d-9g-2h19i4j2k-3l-5m2n-7o20
~#20|a-2c12d-2g-4h2i-3j-5k-4l-7m4n5o-8
~#21|a2b3c13g-3h-12j-3k-2l-3m6n3o-32
~#22|a-11b-7h15i-4j-3l-4m2n-9o7
~#23|a-2b13h-5m-9n3o-6
~#24|a14b5l10m4n-4o3
~#25|a-12b-12h4j-5l9m10n-12o-38
~#26|a7b3l-4m5n8o6
~#27|b15h4j-9l5m-4n-9o-7
~#28|a-4c-4d-2g-3h-11i-5j8k-3m8n7o16
~#29|a4h2j-3m7o16
~#2|a-2b-14h30j-4l-4m-16n10o21
~#30|b5h-3o16
~#31|a2b2g-2h-11j-2l-4m8n15o-14
~#32|a3b-14c17g-3h10j9l-6m-18n10o-35
~#33|a10b6h-5i-3j5l-2m5n7o-14
~#34|b2c-2g-3i17j-5k-2l6m-16n3o16
~#35|a10b8d-2h5i-2k-3l-3n7o5
~#36|a-8b19h-11l-3m-6n-2o26
~#37|a3b24c-3d-2h-7i-2n-3o18
~#38|a-2b15c3d-2g-2h-8j8k-2l-5m3n-11o22
~#39|a-4b28c-3d-5g-2h-20i-4j-6k-3l6m8n-3o21
~#3|a8b25c-3d8g-4h4i-3j-7k-3l8m-13n-4o15
~#40|a-27b-4h-8j-2l-2m-6n-2o35
~#41|a15b16g-2h-9i-2j-3l5m-15n28o16
~#42|a19b4c-3d18g-2h-11i3j-5k-2l30m9n-22o4
~#43|a8b27h-7i-3l-2n-3o9
~#44|a21b-10c-2d10e-3g-6h18j2k-2l28m-2n-10o-9
~#45|a-29b-22h-3o14
~#46|a-4h-2n-2o17
~#47|a38b42h15i-10m-2n-2o17
~#48|a31b15c-2h21j-3m7o16
~#49|a-28b-19g-2l-2m-3n2o-23
~#4|a-3b-11g-2h-9i-2j-6k-2l10m6n16o12
~#50|a-13b3h-8i-4m-4n3o-57
~#51|a-10h-3l-2m3n-7
~#52|a11b20h-3j-2n-3
~#53|a5b19h-8j-2l13m-15n3o9
~#54|a-7b11h-6l-3m6n-10
~#55|a-16b-11h-8i-2l11m-8n7o-21
~#56|a16b8i28l-4m-9n-3o-36
~#57|a-2b-33h2i13j11m6o7
~#58|a37b13h52j-4k-2l-6n-10o-10
~#59|a-10h14i-3j-3l-3m-7n-6o4
~#5|a-8b-20d5g-4h9i11k-4l-2m5n-7o32
~#60|b7c-2g-2i-2j-2l6m-9n3o22
~#6|b6c-3d-3g9h9i-5j-10k4l-9m2o-6
~#7|a-29b-10d21g-4h-18i-7j-4k-4l8n-9o-17
~#8|a4b17d-2i-2j-3m-2o13
~#9|a-2b25d-2g-3h-8j-3l-4m-15n12o-8
~000|a-7n-4o-7
~10|a-5b-3o-14
~12|a-4b-3o-16
~2030|a-7b-2h-4o-4
~500|a-2o-15
~57|o8
~58|o17
~^all|o4
~^am i|a2b-8h-3j-6n21o6
~^am|a2b-8h-3j-6n21o6
~^any|a4b9d-2h-2l-2m4n-2o-4
~^are you|a-43b-29c12g-2h-3i-3j-3l6m-10n-8o-5
~^are|a-13b-8c11d-2g-3h-7i15j-3l5m-12n-9o-17
~^at|b3o2
~^a|a-6b-5o6
~^build|o2
~^buyer|o4
~^by|a14b-2h17m-3n4o21
~^can a|a4b-5h-2j13o7
~^can i|a-3b-15h-2j3k16n-2o2
~^can you|a-13b-5j-4o10
~^can|a5b-13h-7j24k15l-2m-3n-6o11
~^could you|a-18b-14m2n-2o-4
~^could|a-13b-8n-3o3
~^custom|a-3
~^did the|a8m9o-6
~^did you|b7m-4o29
~^did|a4b-7h-2l18n-4o40
~^do i|o33
~^do we|o14
~^do you|a-21b7c-2d-4e9g-5h-5i-5j-4l-3m-5n-3o-39
~^does the|b-10h15m3n-3o-2
~^does|a6b-16h11m13o5
~^do|a-40b-2c-2d-5e9g-6h-6i-5j-4l-6m-8n-6o4
~^each|o-8
~^everybod|o-10
~^everyon|o-9
~^every|a4b7o11
~^first|b3
~^for how|a6b5
~^for|a11b2m3n7
~^four|o5
~^good|a14b14
~^googl|o10
~^half the|o-6
~^half|a-4h-2o-3
~^has|a-10b-13l-2m6o13
~^have you|a-31b-16d-2j-2m-5
~^have|a-31b-16d-2j-2m-5
~^how can|a-2b-3h-2j9l-2n-3o-8
~^how did|a5b5c-2h-2j-2l-3n10o4
~^how do|a-12b2c-2h-15i6j5k-3l5m-5n-2o7
~^how long|a-12b-17c14d-2h2j-2k-2m-2o-15
~^how mani|a-7b-22c-3d-4e-3g-3h10j-4k15l15n-8
~^how much|a-28b-8h-3l-2m-10n-2o-7
~^how old|a-20b-14j-2
~^how to|a4b-4h-2j11o16
~^how|a-2b-36c2d-8e-3g-10h26j5k7l20m7n-10o21
~^i d|a10b-10j14m7
~^i have|a-3b-2o9
~^i m|a-5b-3o15
~^i ve|a-5j-2o-4
~^i want|a-4b-3o-5
~^i was|a-7b-6o-3
~^if|a16b16h4o2
~^in how|a-10h-9
~^in what|a3b3m3o-5
~^in which|a15b17d6h-2n-3o20
~^in|a17b30d7h-12m2n-6o15
~^is it|b-5h9j9k-2l-2m-4n-2
~^is there|a4b-9h12l6m-5n5o8
~^is|b-9c-2d-2g-2h23j7k-3m-5n-4o7
~^it|a-2o4
~^i|a-13b-12h-4j10l-2m2n-5o-13
~^more|o11
~^my best|o19
~^my broth|o5
~^my husband|o2
~^my|a-18b-11h-5j-2m-4n5o-6
~^new|a-2o12
~^nobod|o11
~^on what|a13b5h-2m-4n15o-4
~^one of|o-5
~^one|a-4b-3o-8
~^only|o-7
~^on|a14h-3m2n15o-3
~^our two|a-2o-22
~^our|a-16b-7h-2m-4n-2o-27
~^peopl|o5
~^sewag|a-2o4
~^should|a-2b-2o28
~^sinc|a3b7m-2
~^solar|a-7b-4o11
~^so|a9b-10h23o-4
~^the new|a-2b-2
~^the old|a9b-2m7n6o9
~^there s|o4
~^there|o-4
~^they|a-2o7
~^the|a6b-19h-4m24n7o-20
~^thre|o-17
~^two of|o-19
~^two|a-3o13
~^us|o3
~^was there|a7b9o2
~^was|a18b6h-3m12n6o-5
~^we are|a-6b-4h-2o-2
~^we have|a-4b-3o13
~^we lose|o7
~^we make|a-2b-2o-7
~^we need|a13b13o8
~^we re|o5
~^we ve|a-3o3
~^were you|a10b15o-9
~^were|a3b13n-4o9
~^we|a-13b-3h-4j-2o-20
~^what are|a-4g6m-8
~^what commiss|a-9b-6h-2o-15
~^what did|b5h-2i-2m6n-3o5
~^what does|a-8b-7h-7j-3m8o-9
~^what do|a-12b-5h7i-3m-5n-2o-7
~^what happen|a-3b7h-7o-6
~^what is|a-24b-9g-3h-12k17l-2m-6n-6o-10
~^what subject|a7b7
~^what s|d-2g-3h-7i20j14k-6l-3m-6n-6o-11
~^what the|a-5b-11h-8i-2m15n3o13
~^what was|a-12b13d-3h-2i-8m-3n-6o-9
~^what were|a-12b-3i-2o18
~^what will|a-7b-4o-2
~^what would|a-6b-4
~^what your|a-20b-16h-2o-4
~^what|a-44b-8c-6d-4g-3i14j3k5l-12n-31o-7
~^when did|a17m11n7o-11
~^when was|a12b-3m-3n19o-2
~^when|a22b7h-3m3n21
~^where are|a-4b-2
~^where did|a7b8o-2
~^where do|a-20b-20o-3
~^where were|a-3b-2
~^where|a-11b-6o-7
~^which bank|a-9b-8
~^which crm|o-14
~^which of|a6b-3m-3n14o17
~^which stor|a2m5
~^which|a-28b-14c-3d-8g4h-14i-4j-3k-2l-3n21o-3
~^who confirm|n3
~^who is|a2b-8m8n5o5
~^who s|a3l-2m9
~^who was|a-7b2m3n-11o-9
~^who|a-7b-34c11d-2g-5h-7i-2j-4k-4m16n25o-35
~^why did|a-5m-6o2
~^why do|a11b14o-32
~^why|a-11b15h-6m-13n-3o-3
~^will you|b3m-2
~^will|a7b14h-2m-2o10
~^would you|a-8b3h-2m-3n-2o-6
~^would|a-2b10h-3m-3n-2o21
~^you|a-35d-2h-4j-3l-4m-10n-7o-51
~a bank|a17b22j-3o7
~a bigg|o4
~a big|a-3b-3o5
~a boat|a15b15o-4
~a book|a-9b-5o-7
~a bu|a-11b-7h-2m-2o9
~a charit|a3b9m-3
~a chart|a-11b-10
~a claim|a2b4o-2
~a client|a-2b-2o23
~a coach|o-2
~a committ|a-2o10
~a compan|a11b6i7o-7
~a credit|a-2h-2o-10
~a custom|a6n6o2
~a dai|a-5b-4o-10
~a famil|a-4b-3
~a few|o2
~a firm|a19b22o-4
~a first|b-7h6o-22
~a form|a14l16
~a fortnight|o6
~a fortun|o5
~a found|a2b3o2
~a good|a-8b-7o10
~a grant|a-4b-2o13
~a green|o8
~a hip|o-2
~a hole|o8
~a hospit|a-2o-2
~a hosp|a-2o-8
~a job|a15b18o-8
~a juni|a-3b-2o-2
~a lend|a3b-2j-2l10m3n-5
~a loan|a9b10o-19
~a lot|a3b3o7
~a month|b2
~a network|a25b18m2n4o-3
~a new|o-2
~a nurs|a4b5o-6
~a penn|o31
~a quart|o-7
~a school|o17
~a second|a-4b-6
~a shop|a-4o-3
~a singl|a-4b-4
~a small|a-5b-3o10
~a team|a7b7o-10
~a thing|o12
~a third|o9
~a week|b2o-4
~a whistleblow|a-17b-16
~a whos|a-3b-2o-4
~a word|a-2n-2o-8
~a year|a-9b-6o10
~about a|a-7b-4l-2o-8
~about it|l4n-2o5
~about that|o-5
~about the|a5b4h-4m-2n10o-2
~about to|o19
~about your|a12b-12l11m16o-6
~about you|b-2m3
~about|a13b2c-2g-2h-10i-3j-6k6l10m11n8o42
~absenc|o6
~accept a|a10b12o5
~accept|a17b20h5m-3o10
~accord to|a10b12h-2m3o-6
~accord|a10b12h-2m3o-6
~account and|a-5b-6n2
~account of|a-3b-2m-3n6
~account|b3h-11j-4l-2m5n10o-8
~acr|a-34b-27h-3m-3o-29
~actu|a4b-11h13m3o36
~address|a18n23o-2
~advic|a6b-9l7m6n4o-7
~advis|a5b12h-3m3n-5o-4
~afford|a-3b-3o15
~afraid|a-2o13
~africa|a9b11o-3
~after a|a-3n-2o5
~after the|o20
~after you|a6m9n-2o7
~afternoon|a-10b-6m-2o-2
~afterward|a-2b-2o3
~after|a-13b-9h-2l-2m6n-5o13
~against|a5m4o16
~again|a-3b-2o14
~agenc|a-3b-2o4
~agree|a-9b-6o-4
~agre|a-5b-5o5
~ag|a4b5o-15
~aid|a-4b-2o-6
~ai|o37
~alarm|o16
~all of|o14
~all our|o4
~all the|a-5b-3h-2o13
~allow to|a-4h-2o-15
~allow|a-6b-2h-3o-17
~all|a2b14h-5m-3o23
~almost|o2
~along|a18b24h-2o21
~alon|a-11b-7n-3o3
~alread|a-4b-2o22
~also|b4
~alwa the|b2h-2
~alwa|a-9b-10h-8i19l-2m-5n-2o-41
~am i|b-9h-3j-6n20
~among|a5b-6m-2n15o-6
~amount|a-10b-8o24
~am|a-4b-9h-3j-7m-2n19o-12
~an ai|o19
~an app|o12
~an hour|a-3b-4h-2j7n-3
~an old|a-10b-4h-4o18
~and are|a-5b-3o-16
~and a|a-4b-3o11
~and by|a-2o-13
~and did|a2b-3j-2m8o3
~and do|a-3b-3o-3
~and everybod|a-4b-3o-5
~and everyon|o-13
~and every|o7
~and for|a5b11m-4
~and go|a3l2n2
~and half|o2
~and hardl|o-8
~and have|o12
~and how|a17b21h-2j5l-4n-2o8
~and in|a12b10m5o15
~and it|a-3b-2
~and i|a-9b-3n-3o-29
~and nobod|o5
~and none|o2
~and not|a9b12o12
~and now|o-5
~and no|a3
~and only|o18
~and on|a6b5n2
~and some|o3
~and so|o-9
~and still|b-3n5
~and then|a-6b-3m-2o14
~and they|o-9
~and the|a-20b-4h-2l-2m-7n-3
~and two|o10
~and we|a-3
~and what|a6b-7h-4j-3k7l3n12o-18
~and when|a7b4n5
~and where|a14b14
~and who|a9b11l-2o12
~and why|a-13b-15m8n-3o5
~and would|a-3o-2
~and your|l10m-4n-5o-10
~and you|a6b7m2o10
~and|a-18b-20c-3d-5g-3h-19i-4j-7k2l20m20n2o-24
~anoth|a2b-2h-2m7o8
~answ|a-4b-2o9
~any exper|a-19b-16o-5
~any more|a-2b-2
~any of|a3b-8c-2h-3j-2l21n2
~anybod|a8b5l8m-2n-2o32
~anym|a-2o-8
~anyon|a2b-4h-4l5m5o36
~anyth about|b-2m2o-2
~anyth|b2h2l-2n-2o26
~anywa|a-2o10
~anywh|a-4b-4o20
~any|a-15b-40c-3d-3g-2h11i-2j-5k-2l34m2n-3o-25
~an|b-5c-2h15j28k-2l-9m-13n-10o22
~apart|a3b3o3
~appe|a-3o-9
~appl for|a-2b-2o-2
~appl|b-4h10n-4o-7
~appoint|a44b-7h28j25o-6
~app|o30
~architect|o6
~are a|a32b35o-6
~are go|o-2
~are in|a-6b-5o6
~are off|a-2o-17
~are the|a-4b-4h-3i8n-2o-2
~are too|a-3n-2o-7
~are your|a-20b-18c-3g6i-2l3m-8n5
~are you|a-20b17c8d-2g-3h-5i-5j-9k-2l3m-14n-8o-6
~are|b16c2d-5e-3h21i17j-13k-5l16m-30n-15o-10
~argu|a2n2
~around|a14b16o-6
~arrang|a17b6h12j2n-2o-5
~arriv|a35b39o-9
~as a|a-7h4j-4l-2n-4o-8
~as the|a3b4o-4
~as well|a-11b-9o-5
~ask a|a-5b-4
~ask for|a-7b-3o-4
~ask|b3h-2o-4
~assist|a3b4o-6
~as|a11b-10d19g-3h18j-5k-2l-3m-4n3o-36
~at all|a8b8o3
~at a|a10b11o6
~at home|a-3m-2o-3
~at it|a8c14o9
~at my|a-4b-4o-6
~at our|a-3b-3
~at the|a24b20d-4h12j-2k-3l-2m-3n9o6
~at what|a4b5o-14
~at|a-24b-15c12d-6g-3i-5j-5k-5l-4m10n-4o-7
~audit|a-8b-3h-2
~auth|a-8b-8o4
~autumn|a-7b-6
~awai|a25b18h8j-2m6n-2o12
~aw|a-10b6m-9n-5o-2
~a|a-33b21c-7d-6g-8h-18i-5j19m-35n6o-36
~back to|a-23b-21
~back up|n2
~back what|a5n6o8
~backlog|a-11b-11
~back|a-15b-19h2j-4m6n2o10
~bad|b3h-4l3m2n-4o-3
~baker|o-2
~bank has|b-2m2
~bankrupt|a-2
~bank|b-3h-5j-3m16n-2o-11
~base|a-2h-2o-14
~batter|a-13n-10o-10
~be a|a-2
~be in|a-8h-3m-2o-3
~beach|a-2o3
~bear|a-9b-6
~because a|a-3b-2o12
~because of|a-3b-2o-2
~because they|o2
~because the|o8
~because|a-12b-8h-2o2
~becom a|a-9b-6o-2
~becom|b6h-2j-2o5
~bed|a-2o-8
~been a|a-9b-8
~been on|a32b35m-2
~been|a22b-10c29d-2h3j-4k-2l-5m18n-3o-28
~beep|o3
~before and|o5
~before i|a2b3
~before the|a-10b-7o24
~before we|a-2
~before you|a31b42h-2m-4o-2
~before|b20c-2d-4h-4j-4k-2l-2m-4n5
~begin|b13d-4h-4m-2o22
~beg|o3
~behalf|a10h-2m8n5o-7
~behind|a35b30h9i-2m-2o5
~being|a-7b-3o-19
~believ|b10l-2m-3n-3o40
~benefit|a-14b-8h-3o-36
~besid|a2m3
~best|a-21b-8h-4m-3n-4o-14
~bett wai|o-9
~bett|a-5b-2o5
~between|a-12b-2h5k-2m-9n-3o-5
~be|a25g-2h30j8k-2l-3m8n-11o-4
~biggest|a7b8
~bigg|o4
~big|a-3b5h-3o8
~bill|a-3o-25
~bite|a-2o17
~blam|o10
~block the|a-2
~block|a-2
~board|a6b-13h15i-2m5n3o36
~boat|a25b26o5
~book a|a19j21o-3
~book|a46b4c-2h-2j54n-3o-14
~borrow|a2b-4h6
~boss|a9b-6h-3l16n5o31
~both|a-5b-3m-2n2o-4
~bottl|a-2o16
~box|a10b11
~branch and|o4
~branch|a2b-2h8n-2o-13
~brand|a-2o-4
~breakfast|a-19b-16h-2
~break|a8b19h-3m-4o-6
~bring in|o-2
~bring|a3b7g13h-5n-5o10
~broth|a-9b-9o2
~brown|a-11b-9
~bu driv|a-11b-7h-2m-2o9
~build the|a-12b-6n-4o14
~build|a-24b-10h-5m-2n-4o3
~bui|a-13b-9n-3o-13
~burn out|o-8
~burn|a4b5
~buse|a4b8o-10
~busi|a11b12o14
~bust|o17
~but the|o4
~but|a-7b-4h-2j5m-3n-3o26
~buyer|a-2o-6
~bu|a8b7h-2n4o2
~by a|a-6b-5l10m-4n-5o23
~by frida|o-11
~by hand|a-2b-2
~by lunch|a4m5
~by the|a11b2h15l-2m-5n3o12
~by|a14b-5d-2h28j-4l5m-4o31
~calendar|a2b-2j5
~call|a-10b-13h-2m6o-9
~can a|a2b-6h-2j13m-2o-16
~can it|a6b6
~can i|a-6b-19g-2h-7j19k15l-3m-2n-5o18
~can t|a-5b-2n-2o-6
~can you|a-31b-22j-5o-2
~cancel my|a-13b-8h-3o-21
~cancel|a7b7h6j-2o-3
~cannot|o4
~can|a-29b-33c-2g-2h-18j37k13l-6m-3n-12o22
~capac|a-2b-3
~car park|a-3b-3o-7
~carbon|a-14b-3h-4m-4o-6
~cardiff|a-5b-2n-2o-9
~card|a-8b-15j-2k8m2
~carer|a-2n-2o-13
~care|a10b16i-4o-36
~carr|a23b20h9
~car|a-14b-11o-8
~case|a-2o20
~cash|a-3b-2o22
~caus|a9b7n5o8
~cement|a-6b-5o-13
~centr|a-2b-2o2
~cent|a-2
~certif|b-4m5o-12
~chain|a12b24h-8n-3o-13
~chair|m-4n7o16
~chang the|o-6
~chang|a-6o-5
~chap|o-8
~charg for|a-17b-15o-2
~charg|a6b9h-4m4o15
~charit with|a-3o-9
~charit|a-23h-13j-2m-4n-2o-18
~chart|a-11b-10
~cheap|a-2o-9
~check your|l-3n3
~check|a-10b-13l-3m7o-3
~chees|a-3b-3o27
~chief execut|a-6b-5m-2n3o-31
~chief|a-6b-5m-2n3o-9
~children|a-13b-11o13
~choos|a-10b-10o19
~citi|a10b11
~claim to|a3b5o-2
~claim|a30b42h-3m-3n-2o-2
~class|a-7b-6o-14
~clean|a-6m-6o29
~clear|a-9b-6h-2o-5
~clev|o10
~click|a-3b-2o10
~client|a8h-4l12m-12n16o16
~clin|a-8b-3n-2o2
~clos|a12b10h-2m-8n13o-6
~club|a-3b-2
~coach in|a8b8
~coach|a-10b2g-2m-4n-3o-4
~coat|a-11b-8h-3o-26
~cobol|a-23b-19g-4h-2j-2m5o-16
~code|a19b20o2
~cold|a-7b-6o-12
~collaps|o6
~colleagu|a-2
~colleg|a4m6o-14
~colour|a-10b-7
~come back|a6n9
~come from|a2b-3l12n-2o10
~come in|a-8b-7o-16
~come out|a-2o7
~come to|a11b12n2o-21
~come|b-11g-2h-3i11j-2l8m-4n5o5
~commiss|a-12b-4h-5o-13
~committ|a-3b-2o22
~compan|a6b-4h-6i5j-2l25m3n-12o8
~competit|o3
~compet|a26g36h-6o-10
~complaint|a-13b-5m-6o2
~complet|a5b14g-3h2n-5o-5
~comput|a5b14l-2m-2n-3o-2
~confirm the|a7h-2m-5n15
~confirm your|a3l7m-2
~confirm|a19b-14h-3l23m8n8
~connect|a5b-7h-2m12n2o-11
~consult|a3b-5h-2j13o14
~contract|a-15b-6h-2m4n-7o-28
~control room|b-2m-2n5o-3
~control|a-3b-2m-4n4o-3
~convers|a6b-7l17n-2o16
~convert|o28
~copi|a-5n-4o-4
~copp|a-12b-9o-6
~corn|o-4
~cost me|a-2o-21
~cost|a-16b-15h6n-2o-33
~could be|a6h9n-2o-2
~could we|o4
~could you|a-19b-14n-3o-10
~could|a-5b-18h32j-4l-4n-7o12
~council|a-10b-7o21
~countr have|b2
~count|a4b6o2
~cours|a-30b-29o15
~court|a-15b-9h-2l-2o-8
~cousin|a-2b-2l2m-5n4
~cover|a15b-8h28n-2o-8
~co|a-4b-3o-20
~crack|a-7b-4o-34
~cran|m3o13
~credit union|a-12b6h-4m-11o-27
~credit|a-19b-7h5m-12n-3o-26
~crew|a-2b5h-2o2
~crm is|o5
~crm|o-9
~cure|a-4h-2o-5
~custom|a22b22h-4l-2n8o-2
~cut|a6b8m-2n2o15
~cv|a16b17o8
~d like|a4b-9j7m7o-21
~dad|a9b15m-4o23
~dai and|a-3
~dai a|a8b9
~dai off|o11
~dai of|a13h13o-4
~dail|a-4b-3o-4
~dai|a-16b-17h7m-5n6o-23
~dare to|a-2o6
~dare|a-2o9
~dark|a-16b-12h-2
~data|a4b-2h12n-4o-2
~date|a33b-7l-2n45o-15
~daught|a-2
~dead|a-5b-2o26
~deal with|b-13n15o-8
~deal|h-3m-5n11o22
~dear|a26b13h-4m10n8
~decid|a-4b-2o12
~degr|a-12b-7h-2
~dela|a20b10h14
~deliver|a-3b-5h3o19
~deliv|a30b-13h55m-3n-4o-12
~dent|a-11b-2d-2h-6o-5
~depart|a-7b-6o12
~deposit|a-9b-3h-2n-2o-15
~depot|o7
~desk|a-5b-3o37
~develop|a3b2m2o-20
~did any|a11l15m-2o4
~did that|a10b15l-3o21
~did they|b-3j-2m8o-6
~did the|a12b-12h-8l-2m14n24o2
~did your|a-25b-15l-3m-2n-3o-16
~did you|a-37b12c-3d-2g-3h-6i-2j-4l-5m-16n-8o-31
~didn t|a-2o13
~didn|a-2o13
~did|a2b12c-4d-3g-6h-22i-4j-7k-2l17m18n3o40
~diff|a12b11h-3k-2m3n4o-19
~direct|a7b-7l-2m13n7o18
~divorc|a-5b-5o-4
~di|a-3b-2o-13
~do before|a-11b-8o-3
~do i|a-11b-28c-2h-5j28k-3l10m-6n-3o-10
~do that|a9j4k7o-15
~do they|a-5b-6l4o-3
~do the|a-5b-4o31
~do we|b-7h11j-2o-5
~do with|a8b12n-2
~do your|a3l12m-2n-3o-3
~do you|a-2b24c-5d7e10g9h16i2j-15k-3l-18m-10n-17o7
~doct|a-5b-3o-3
~docu|a4h7o2
~does a|b-8h-4l17m-3o-2
~does it|b-3j5o-8
~does one|a12b17h-2l-2m2n-2o10
~does the|a2b-14h28i-2m3n-7o-18
~does your|a13b7m3n3
~doesn t|a-3m-2o3
~doesn|a-3m-2o3
~does|a23b-10c-2g-2h14i-2k-3l16m22n-10o-10
~doing|a13b12c6m-2o4
~don t|a-4b-3o2
~done this|a5b6
~done|a2b9h-3
~don|a-4b-3o2
~door|o-4
~doubl|a-4n-2o-9
~doubt|a2l2n2o10
~down|b10h-2m-4o23
~dozen of|o3
~dozen|o3
~do|a-27b-15c-8d2e9g7h12j7l6m-24n-21o7
~drag themselv|o2
~drag|o15
~draw|a-14b-10h-2o17
~drink water|a-4b-3o-4
~drink|a-19b-13h-3n-3o-33
~driv|a-9b-13h5n2o3
~drop|a-3b-3h-4j11m-3n-4o25
~drown in|o22
~drown|o22
~dublin|a13m4n10o-10
~due|a14b15o-3
~dy|b2n-2o9
~d|a-11b-23h-4j14m6o4
~e buse|a-2o10
~e mail|b-4h-3n9o-13
~each other|a-12b-9h-2o17
~each time|a-2b-2o11
~each|a2b2h10l-2n-5o25
~earl|a6b-7h15o6
~earn|a-9b-5h-2o25
~earth|a-5o29
~east|a-16b-17m-3n4
~eat|a-5b-4h-2o-8
~edit|a-27b-40m9n6o-15
~electric|o3
~electr|a-11b-2h-3m-3n-2o-16
~elsewh|o11
~els|b7h-5o10
~email|a-2o2
~emplo|b-28d22h-3l8m6n-5o-2
~empt|a-17b-4m-7n-3o11
~end of|a3h3o-12
~end up|a8b5h11m-3n-3o17
~end|a16b8h27j-3l-2m-6n-5o38
~engag|a47b45h6n-3o-2
~engin|a-9h-3l-2n-2o-2
~england|a-17b-9m-4n-3
~enough|a-5b-4o12
~entitl to|a-10b-6h-3o-6
~entitl|a-10b-6h-3o-6
~equit|a-10b-7o-12
~even|a24b13h12
~ever been|a-16b-12m-2o-5
~ever find|a-2b-2
~ever help|a-2
~ever work|a4b7o-19
~every dai|a2b4
~every singl|o2
~every week|a-6b-3m-2o10
~everybod|a-8b-4m-2o16
~everyon|a-7b-4m-2o3
~everyth in|o3
~everyth|a-7b-4o32
~everywh|o12
~every|a-15h-4j-2m-5n-2o63
~ever|a-23b-11c-2d-2g-2h-6i-2j-3l-2m8o2
~exactl|a-2b-8h5
~exam|b-4m5n2o-2
~execut|a-6b-6m-2n3o-34
~expect|a2b-7h7n3o-7
~expens|o3
~exper of|a16b19o-4
~exper with|a-25b-23o-8
~exper|a-6b2h-2l3m-2n-3
~extra time|a-2m-2
~extra|a-2m-2
~ey|l-3m3
~e|b-6h-3n9o-4
~face|b-6l8o-9
~factor|b2o4
~fail|a-10b-7o-23
~fall|a-3o13
~famil firm|b2o-2
~famil have|a3b4
~famil|a2b15m-5n-2o-27
~farm|a-6b18g-3h-4m-13n-3o-24
~far|a22b21h6
~fast|a-7b-4o6
~fath|a-25b-23o-3
~fault|o11
~feel|a10c4m7n-2o5
~fee|a-2b12h-3i-4l-2n-2o3
~ferr|a-34b-30h-3o5
~few month|a-2
~few|a-2o3
~field|a5b-5c11
~figur|a8b2h2m5o-3
~file|a-6b-9n4o-6
~fill|a-4m-2o-21
~final|a10m-3n20o3
~financ|a-2b-8h7o10
~find a|a-18b-18o-14
~find out|a-7b-7o10
~find the|a-2b-2l4n-2o-10
~find|a-20b-13j4m-7n-4o-10
~fine|a-3b-3o9
~finish|a2b-2h12m-4n-3o-7
~fire|a-12b7l-3m-4n-11o3
~firm of|a-8m-6
~firm|a-24b-4c-2d-3h-2j-3l-2n-5o-21
~first job|b6d-2i-2
~first thing|b6h-5
~first year|a-2o-6
~first|a-5b7c-2d-4h-10i5j4k-2l-2m4n-3o-4
~five month|a-2o7
~five|a-8b-5h-2o-26
~fix that|a-6b-4h-2o5
~fix|a-13b-5h-2m-5o5
~flat|l3m3n-5o-20
~flood|o2
~floor|a6b9
~flu|o3
~fold|o-6
~folk|a4b9h-3o5
~follow|a17i20o2
~food|a-5b-2d-2o-24
~footb|a-6b-4
~for an|a12b-10h25
~for a|a-21b-4h-8m-4o-29
~for being|o-10
~for how|a13b19m-3
~for it|a7n8o-15
~for me|a-6b-5
~for month|a-3b-3o5
~for more|a9n10
~for my|o18
~for one|a-4b-3
~for the|a-5b-8h13i-4n-3o-16
~for two|o-4
~for us|a-3o-3
~for your|a-3h-2l-2n2
~for you|a8n12o-8
~forecast|a-2h6m-2n-2o26
~fore|o8
~form|a2b-9d12h-6l13m-3n-4o-12
~fortnight|o6
~fortun|o6
~fort|a14b-5k22o-8
~for|a-24b-25c11d-3g-5h9i-7j-6k-5l-7m-11n28o-17
~found|o-21
~four month|a-3o3
~four|a-8b-4l4n-4o-2
~free|a-13b-10o-5
~fresh|a-5d-2o15
~frida|a-2o4
~from a|a29b16j-2m10n4
~from my|a-2
~from the|a15h-3m7n13o-3
~from your|a-4b-3o-14
~from|b-23c-2h-7i-3l8m19n11o-17
~front of|a6b8m-2o9
~front|a6b8m-2o9
~full of|o6
~full time|a15b18
~full|a10b15o17
~fund|a-7b-8m3o17
~furnac|a5b2m6o-12
~gadget|o2
~gap in|o12
~gap|o13
~garag|a-2
~gate|a-7b-6
~ga|a-6
~gdpr|a-5b-3o-13
~gentl|a22m11n11o-3
~german|b-5m8o-12
~get a|a-7b3j-2m-6o18
~get in|a9b-3j13o5
~get it|a-4b-3
~get pai|a16b16
~get them|o3
~get the|o17
~get two|o12
~gets|a-5o6
~getting|a-8b-4n-2o-26
~get|a-7c-3h7j13k-2l-4m-11n-5o35
~gift aid|a-4b-2o-6
~gift|a-5b-3o-6
~girl|o-11
~give up|a23b27h-4m3
~give|a6b16h-10l-2m6n-2o4
~glass work|a2m3
~glass|a-17b-20h-5m3n6o-17
~go and|o2
~go before|o5
~go by|a3b-4h7o3
~go for|a-2b5h-3n-3o-6
~go on|a3b4
~go out|m-2o4
~go through|a10b4i7o2
~go to|a-8b-9l2o-7
~go up|a3b6o-15
~goe on|a-20b-13g-2h-3
~goe|a-21b-10g-2h-5n-2o-8
~good|a17b12h6m5n-2o9
~googl|a-2o10
~got a|a-7b-5o7
~got the|a-2b-2
~got|a20b7h-2m18o5
~govern|b3m-4n4o-3
~go|b11h5i6j-2l-2m-11n-2o10
~grant|a-10b-6l-2o13
~green|a-3b-3o25
~group|a-3m-2o-7
~grow|a-12b-14m3o-12
~gui|a17b-2h-2m11n11o10
~had a|a-8b2l-3n-2o-9
~had been|a5b-7h-2m9n4o2
~had to|a12b9n3o10
~had|a6b5d-5h-8j-2l-2m7n14o22
~half a|a-4b-2o3
~half empt|a-2
~half my|o-10
~half of|a-2o-3
~half the|a-5o-7
~half|a-7b-5h-4j10m-2n-3o-21
~hall|o11
~hand and|a-2b-2
~hand over|a2h4m-2o23
~handl|b4o-22
~hand|a6b12h8j-2l-3m-4n-3o-12
~hang on|a3b7l-3
~hang|a2b7l-3o2
~happen to|a-2h-3o-16
~happen|a15b10h-7m2n13o13
~hardl anyon|o-15
~hardl|a-4n-2o2
~harvest|a-4b-2
~has a|a-10b-8o16
~has been|a-2b-2h-2m7n-4o3
~has go|o4
~has the|a-4b4l-3n-2o9
~has|a-10b-13c-2d-2h7j-3l-11m22n-5o-20
~hate|o-9
~have a|a18b17m4o-16
~have been|a12b7h10m-3o-9
~have exper|a-11b-11o-8
~have the|a-2b-8h6o-10
~have to|a-3b-6j9l-2m2n-3o6
~have you|a-7b17c18d-3g-2h-8i-2j-5l-5m-9n-6o16
~haven t|a12b13o-24
~haven|a12b13o-24
~have|a-22b-9c16d-4g2h11i-3k-3l-10m-10n-12o-14
~having|a20b18h-3m5
~head offic|a-2
~head of|o17
~head|a-4b-3h-2m3o-9
~health|a-9b-5h-3o-12
~hear|a17b13h3j-2m7
~heat|a-11b-6h-2o2
~help a|o2
~help to|a3b3o2
~help with|a-11b-8o-6
~help|a-5h-3
~here|a11b-4j16k9m-4n-2o26
~herself|a31b23g-2h-3j-6n22o17
~hide|b2
~himself|a15b13m-2n6o11
~hip|a-4o-2
~hire|a-19b-4m-8n-3o8
~hold|a2b-4h-4k-2n13o-3
~hole in|a-5b-4o11
~hole|a-6b-4o14
~holida|a28b28o-4
~home have|a6b6
~home hungr|a-3
~home|a-7b5h-3l-2m-3n-3o-9
~honestl|o14
~hospit|a-7b6h-4m-2n-4o-18
~hosp|a6b6h-2n4o-19
~hotlin|a-2o20
~hour|b-10h9j7n-5o-3
~hous benefit|a-8b-4h-2o-15
~hous|a-7b4h-3m-3n-2o-30
~how can|a-2b-3h-2j9l-2n-3o-8
~how come|a-3o16
~how could|a-2o10
~how did|a-3c-2h-4j-2l-3n10o-19
~how does|a16b-5h-2j5l18m2
~how do|a-14c-2g-2h-17i6j11k-3l4m-6n-3o9
~how far|a9b-3h13
~how long|a7b-2c14d-2j5k-2l-6m3n-2o5
~how mani|a-13b-11c-4d-4e-3g-4j-5k15l15n-11o-15
~how much|a-16b11h-6j-2l-3m-10n-3o4
~how often|a21b6m13n4
~how old|a-20b-14j-2
~how quickl|a7b-3h18j-2n-2o-15
~how to|a-10b-14h-3j10o4
~how would|a-3b-2o25
~how|a36b-11d-9e-3g-10h28j31k5l14m10n-17o16
~hq|a-2o16
~hr|o-4
~hubspot or|a-7b-3o-2
~hubspot|a-7b-3o-2
~huge|a-2o2
~hundr of|o-10
~hundr|o-20
~hungr|a-3
~hurt|a-10b-9o-4
~husband|a14b14o-4
~i am|a-4m-2o-11
~i be|b2o8
~i book|a15j16
~i can|a-5n-2o-12
~i don|a-4b-3o-16
~i do|a8b-3j5k7
~i d|a9b-10j14m7o2
~i entitl|a-9b-5h-3o-6
~i find|o12
~i get|a10b-17h14j17o-4
~i have|a7h4j8m-2o-12
~i hear|o2
~i just|o8
~i keep|o19
~i know|a-7b-6h-3j-4k-2l14n-2o-2
~i make|a5b-3j9o23
~i m|a-8b-8j7l-2m-2o8
~i need|a-17b-11h-3o-17
~i pai|a-2o-13
~i put|o-14
~i run|a-2o-2
~i sell|a12b13o-2
~i should|a6b8o6
~i stop|o3
~i suspect|o-7
~i tell|b13h-2j-3l-3n-3o-25
~i think|a-16b-6l-3m-2n-2o24
~i ve|a-10b-5j-2o6
~i want|a5b7o-12
~i was|a-7b-6o-3
~i would|b-2j3o7
~idea|a-5b-5n2o25
~if i|a17b24h-3j-2o-16
~if the|a5b8o9
~if we|a26b13h18j-2o-4
~if you|a-8b-6h-2o16
~if|a17b23h7j-4l-2m-2o-18
~ignor|a-13b-11
~ill|o6
~in 2030|a-7b-2h-4o-4
~in and|a-12b-7l-3
~in any|a-6b-2o-28
~in a|a-16b-9n-4o24
~in cardiff|a-2o-8
~in charg|a10b4m5o5
~in england|a-9b-5m-2
~in front|o9
~in german|a-5b-4o-4
~in how|a-10h-9
~in it|a-8b-7o3
~in januar|a-5b-4o-11
~in june|o2
~in my|b-5h5o-8
~in one|a4b4o-3
~in our|a-12b-11o-8
~in rotterdam|a3h-2m9o-6
~in south|a5b6o-2
~in spring|a-3b-2o15
~in their|a-4b-5h2o-7
~in the|a-18c-3i2j-4k-2l-5m-15n11o23
~in wale|a-5b-5o-3
~in what|a11h7m4n4o-9
~in which|a27b26d6h-2m4n-4o20
~in with|o2
~in your|a8b13d-2h-2i11j-2l-8m3n-2o-7
~inbox|o2
~includ|a19b-9h32
~indemn insur|a-4b-4
~indemn|a-8b-6
~inherit tax|a-5b-2o-3
~inherit|a-6b-3o-3
~insid|a9b11o-6
~insist on|a-4b2m-4o2
~insist|a-4b2m-4o2
~instead of|a-10b-7o3
~instead|a-10b-7o10
~insur|a4b-4m6n3o-14
~interest|n4o-11
~interview|a-5o-2
~into|b8j-2m-4o6
~invest|a-13b-4m-9n2
~in|a-11b36c7d4g-7h-11i7j8k-10l-10m-16n-17o-28
~iron|a-8b-7o-2
~is about|n2o11
~is a|a-6b-7h-3m-6n12o-3
~is due|a-2
~is in|a7b-3h13l-2o4
~is it|a31b19h5j4k14l-5m-6n4o4
~is off|a-2
~is on|m4n-4o7
~is that|a5b7o-19
~is there|b-12h12l6m-5n4o-10
~is the|a-7b-15g-3h-5k16n5o-5
~is wrong|a-3n-3o-6
~is your|a-28b-9g-2h-5i-3l-3m-3n-2o-3
~isn t|o-2
~isn|o-2
~is|a-17b-15c-7d-6g-9h11i-7j-4k24l6m-15n7o-30
~it all|a9b9
~it and|a-4b-3o2
~it be|a3b4
~it cost|a-8b-4o-11
~it for|a7c14o-4
~it how|o6
~it in|a3b-2n5o5
~it is|a-11b-10o6
~it i|o6
~it just|a3b5o6
~it out|o-8
~it s|a-14b-10o-17
~it take|o7
~it that|a-17b-13n-3o-4
~it the|a9b18h-4m-2n-2o7
~it to|a-8b-4j-2o5
~it true|a-3b-2m-2n4o11
~it up|a-3b-3
~it was|a8b8h-2m4o-5
~it worth|a4b6o4
~itself|b-3m3
~its|a6b-7h11m5n-2o-9
~it|a6b29c11d-3g-3h-9i-2j2k11l-8m-13n-8o41
~i|a36b8c-5d-3g-4h-10i-3j25k8l-2m2n19o-6
~januar|a-5b-4o-11
~job and|o2
~job|a16b11c-3d12g-2h-3i-4j-2k-2n11o31
~join|a2b2o4
~june|o4
~juni|a-4b-3o-5
~just sit|o3
~just|a16b15h-2m6o10
~keep the|a19b20o12
~keeps|a8m9n2o-12
~keep|a8b2h-5k22l-3m-2n-4o46
~kid|a-3o-11
~kill|o-15
~kind of|a7b-7h15o4
~kind|a23b21d-2h9n-2o-6
~kitchen|o2
~knee|a-3o-11
~knock|o-7
~know about|a-6b-5
~know how|a-6b-3o-26
~know where|o-8
~know who|a-14b-6l-3n-2o2
~know|a-5b-14h-6j-4k-2l13m11n2o-22
~ladi|a45b9h-2m27n13o-18
~lad|a7b8
~lai|a2b3o4
~land|a21b22
~languag do|a-2
~languag|a-16b-4h-9o-20
~larg|o10
~last dai|a-7b-6
~last month|o-12
~last year|a-8b-8o-4
~last|a-31b-19h-8m-2n-2o-14
~late and|o4
~later|o4
~late|a-30b-26h-2o5
~lawy|a-4b-9n3
~law|a9b14h-2m-2o-16
~lead|a-5b-2o-12
~leak|a-4b-3
~learn|a-4b6g-2h-2j-2
~leav form|a-2o-5
~leav the|a-4b-2
~leav|a-12b-5h10i-3l-2m-5n-6o-14
~leek|a-5m-3o-7
~legal|a-16b-7h-5o-11
~lend|a3b-3j-2l11m7n-7o-13
~less than|o-20
~less|a-6b-4o37
~let go|a-3b-2o8
~let the|a-8b-5o13
~let you|a10b10o2
~lett|h3m-2o-9
~let|b-3h5n-2o31
~level|a-10b-6h-2
~lie|o3
~life|a2b5h-2o-7
~light|o8
~like it|o6
~like me|a-2o8
~like that|a-7b-7o6
~like this|o5
~like to|a13j10m7o-17
~like|a6b2c3h-3j7l-2m3n-3o19
~line|a25b9h-2i-4j11n14o-6
~listen stick|a-12b-12o-6
~listen|a-14b-12o17
~list|a32b-9g36h15k-2l-2n-4o-2
~littl|a10b10o30
~live|a-11b-7o-12
~li|a4b7o18
~ll|o8
~load|o-2
~loan|a-4h-2o-6
~local|o14
~lol|a12b24h-3m-6o6
~london|a13b12m-3n4o-4
~long did|a9b12l-3o20
~long have|a16b5c17m-2
~long than|a-2n-2o-6
~long were|a7b8
~long|a3b-9c27d-2j4k-4l-7n-6o-3
~look after|a-13b-9n-2o7
~look at|a5b6o19
~look for|b-3l2o-2
~look|a-16b-16m-2n3o11
~lorr|o-17
~lose a|a17b17
~lose|a-4h-2o22
~lot|a3b3o16
~love|a6b7o11
~lunch|a3m5o3
~m a|o-2
~m not|o22
~m the|a-2o9
~machin|a-8b-5o-3
~mad|m5n-3o9
~magazin|a-18b-8h-8o-20
~mail|b-4h-3n9o-11
~mainten|o3
~main|a22b-3g33h-2i-2n-3o5
~mai|a12b13h6m-2n-3o14
~make a|a5b9o12
~make it|a-6b-5o29
~make the|h-2m4n-3o-5
~make|a-4b7h-9j8l-2m-6n3o33
~man who|a-2o2
~manag a|a5b-2h7o-5
~manag|a-6b-11h6j-2l-2n6o4
~mani dai|a10b12
~mani famil|a7b10m-3
~mani home|a6b6
~mani old|a6b8
~mani partn|a7b12m-5
~mani peopl|a-35b-27c-2d-2j-3l4o-8
~mani year|a21b29c2m-6
~mani|a7b14c-3d-5e-3g-4j-5k14l15m-5n-11o-10
~manufactur|a-12b-3h-2n-4o-14
~man|b-2m12n-4
~march|o-7
~market|o6
~marr|a-7b-5o-4
~math|a6b6o-7
~me a|a-5b-3o11
~me it|o5
~me to|a-3n-2o-6
~me what|a-6b-4o-3
~meanwhil|o2
~mean|a-4b-2h-5m8n-3o18
~mediat|a-5b-4
~meet with|a13j14
~meet|a15b-7h11j13n-2o-4
~melt|a-11b-8h-3
~memb of|a13b18n-2
~memb|a9b17n-2
~ment|a-13b-19l10n-2
~men|o12
~merg|a-6b-4m-2o9
~method|a-3h-2i3n-2o20
~me|a-22b4h-3j-9l-2m-3n-8o-11
~middl of|a3b5
~middl|a3b5
~migrat|a25b54d-2g-4h-14l-3n-2o-6
~mill|a-16b-15o10
~mine|a-6b6d-3e10h-8n-5o-37
~minut|a-13b-10i-2o11
~miss|o-16
~moan|o22
~mobil|a-6b-6o4
~moment|a-10h-2k-2o-9
~monda|a-2o10
~mone and|o11
~mone for|a2b4o2
~mone|a14b9l7m2n-2o2
~month and|a-6b-4m-2o3
~month how|b-2j3
~month late|o7
~month to|a-2
~month|a-11b-2h-5m-2o-22
~more for|a-4b-3o-12
~more than|a4b-4c14h-2n-2o-13
~more|a36b16c14h-5l-2m8n7o23
~morn and|o-8
~morn|a-15b-5h-3m-2n-3o2
~mortgag|a-13b-10h-2o-21
~most of|a-4h-3n-2o20
~most|a3b12h-4n-2o19
~move|a-7b2h7m-11n-5o-14
~mr you|a16b-6j26o-2
~mr|a23b-7j26m12n-5o-3
~ms|a38b-8m33n17
~much is|a-7b-7
~much of|a8b20h-2l-2m-3n-2o-2
~much|a-24b5h-7j-2l-3m-11n-3
~mum|a6b7o-4
~must be|a9h10
~must i|a9b10o16
~must|a13b4h16m-4o2
~my best|o19
~my boss|o6
~my broth|o5
~my daught|a-2
~my notic|o9
~my own|o25
~my peopl|a16b17o22
~my sist|a9b9
~my son|o-4
~my subscript|a-13b-8h-3o-22
~my team|o2
~my uncl|a-2o-3
~myself|a2b3
~my|a-38h7j-13k-3l-7m-13n-5o3
~m|a-8b-8j7l-2m-2o8
~name of|a-10b-6h-3n3o-9
~name|a30b-8h-5i17l12m4n13o-23
~near|a3b2h14n-11o-16
~need an|a6b8o11
~need a|a-19b-15n-2o-6
~need for|a9h10o-7
~need more|o4
~need to|a-3b-2o5
~need|a-10b-5h5j-4n-2o-10
~neighbour|a-2
~network oper|a4b3h-3n3o-11
~network|b-3h-3n4o-16
~never ask|a-6b-5o8
~never|a-6b4l-2m-4n-2o14
~newslett|o-2
~new|a-11b2h-7m-2o16
~next year|a-12b-11o-7
~next|a-19b-15m-2o4
~night and|o3
~night|a-5b10h-7i-4o15
~nine|a-18b-15o-19
~no long|o4
~no one|o-5
~no to|o4
~nobod ask|o-12
~nobod ever|a-3b-3o4
~nobod want|a10b18h-6o-5
~nobod|a11b25h-8m-2n-2o-3
~nod|a-2o17
~none of|o2
~none|o7
~norm|a-11b-4h-3j-2o-4
~not even|o3
~noth|a25b29o5
~notic|b19h-7m-4n-5o6
~not|a3b10h-4m10n-9o45
~now and|a-2b-2
~now|a20b14h-3m7n4o21
~no|a-4b-6h-3j4m4n-2o-5
~numb of|a17b13h10n-7o-5
~numb|a12b3h9m3o7
~nurs herself|a5b5
~nurs|a-29b-19h-5m-3o-3
~of a|a19b29h-2l-3m-2o2
~of it|a8b7m2o5
~of my|a-5b-3o-25
~of our|a-7h-2n-2o34
~of peopl|a6b10n-2
~of that|a-4b-2o5
~of them|a-5b-2n-2o-8
~of the|a-5b-23i-4j-2k20l-2m-4n15o-11
~of those|a-5b-9n5o-6
~of us|o3
~of what|a10b21d-2h-5o-3
~of work|a12b-10h7i12l2m3
~of your|a-25b-24g-2h-2i5j-2m-2n5o-10
~off the|o-14
~offer and|o-9
~offer|b-2h8n-2o-17
~offic|a-8b-12h-3l10m-2n4o-4
~off|a-11b-9h-3m8n-4o-4
~often|b-12m13n3o2
~of|a15b5c7d-8g-10h9i7j-15k7m-15n31o-6
~old are|a-25b-21j-2
~old hand|a-11b-9h-2o14
~old were|a5b7
~old|a-3b-4h-8j-4l-2m4n15o13
~on a|a4b3h-2m-2n8o-13
~on earth|a-8b-6o30
~on every|o4
~on for|o14
~on how|a10b2h5m5o-4
~on it|a-2b-2o-12
~on my|a-5b-2h-2o-12
~on night|o-2
~on one|a-13b-13o-3
~on our|o-14
~on paper|o2
~on pens|o4
~on shar|o-11
~on site|a-6b-2g-2
~on their|o6
~on the|a-10b-24g34j4l6m-14n-13o-10
~on this|h-2j4
~on what|a15b5h-2m-3n16o-4
~on your|a5b-3c-2e-2h-4l11m14n-5o6
~once a|o3
~once|a19b-4h25n2o2
~one anoth|o2
~one man|a-6b-4
~one of|a-10b-5g-2h-5m6o3
~one|a21b22c-2g-2h-5j8k20l-6m-6n-6o-32
~onlin|a-2o-22
~only one|a-2o-14
~only person|o6
~only talk|o9
~only the|o-7
~only want|a-3m-2o-4
~only|a-18b-26d-2e11h12l-2m-5n-4o-3
~on|a13b14c-5d-5e-3g26h4i-6k-5l8m-8n-4o9
~open|a-15b-8h-2j-4o-5
~oper|a-13b-7h-8n2o-21
~opin|a-19b-12o-2
~or is|a10b12o-2
~or only|a-14b-13o-18
~or salesforc|a-2
~or the|a-5m-3o5
~or what|a27b30
~order|a5b13m-5n-2o-7
~organis|a26b28o5
~organ|a-5b-3o-29
~or|a9b24c-2d21g-3h-15i-3k-2l-5m-7n2o-55
~other side|b-2m4
~other|b15h-5l-3m-4o15
~our board|a-4b-4o4
~our contract|a5b5
~our littl|a2b2o-2
~our site|a-2o-10
~our two|a-2o-22
~ours|o8
~our|a-38b-22h3j-3l-2m-7n-5o-17
~out and|a5b6o-2
~out as|a2b4o-6
~out a|o-17
~out by|a-2o4
~out of|a-7b-3o2
~out on|o9
~out the|o-4
~out to|a3b5o4
~outsid|a-2o-2
~out|a-9b18h-7j-4l-2m-6n-4
~over a|a4b6o8
~over it|a17b17
~over the|a5b12l-2n-3o18
~oversea|a-10b-10o10
~over|a15b10h3l-3m-3n12o44
~owner|a-9b-8h-2m4n-2o-8
~own|a27b51c-3g-2h-2j-3l-4m2n-8o13
~ow|o7
~pack|a6b8
~page|a14b-3d-2e-3g-4h8j4l16m4n-4o-12
~pai a|a-3b-2o26
~pai for|a-7b-4l-2o9
~pai the|a-3b-2o2
~pai|a-9h-4l-3m3n-3o-35
~panel on|a-3b-2o-11
~panel|a-5b-2h-2o-14
~paper and|a-3
~paperwork|a8b10o5
~paper|a7b11h8m-3n-5o22
~parent|a-11b7h-2l-3m-6n-5o-12
~park|a-8b-7o2
~part of|a5l2m4n-2
~part time|a-7b-3h-3o4
~partn have|a6b11m-4
~partn|a-9b-6h2m-9n7o-29
~part|a10b2h14l2m-2n-4o16
~pass|a8m18n-8o15
~past|a-3b-2o5
~patient|a-2
~pattern shop|a-18b-6m-7n-4o-12
~pattern|a-18b-6m-7n-4o-12
~payrol|a-16m-10n-4o-9
~penn|o31
~pens|a-11b-4m-4n-2o-14
~peopl are|b4n-2
~peopl bring|a6b7
~peopl from|a-9b-8
~peopl on|a4b4o-5
~peopl|a3b29c-2d-3h-8i-2j-4k-2m-8o-3
~per cent|a-2
~percentag|a-14b-11h-2
~perfectl|o9
~period|a10b-4m8n10o-17
~person who|a6m9o6
~person|a5b-6d-2h-6l13m6n4o-4
~per|a18b23h5m-4n-2o-46
~pharmac|a11m9n4o-7
~phon in|a-9b-7o-8
~phon|a7b7h-2j6n-2o-5
~phys|a-21b-20o5
~pick|b-2
~pile of|a-2
~pile|a-2
~pipe|a-5b-2o-6
~pitch|b-5m9o18
~plac|b3c-2h8j-2l-3o32
~plai|a-9b-2n-5o-5
~plann|a-5b-4o26
~plant|a-6h-3n-2o-16
~plan|a-4b-2o-2
~pleas|a-4j-3o-3
~plug|o2
~pl|a23g27m-2o-12
~podcast|a-2o-2
~point for|o2
~point|a-3h-3o-3
~polic|a-2o-5
~poor|a-3b-2o6
~port|b6h9m-3n-12o-11
~posit|a9d12l8m-9n-2
~poss to|a7b-2h-2j12o3
~poss|b-6h-2j12o-4
~post|a-3b-4l3m5n-5o-10
~power|a-7b-5o14
~pract|a12b-5c14h-5l-4m3n9o-7
~pref|a2b6
~present|a27h26m2o-9
~pric of|a-8b-5
~pric|a-10b-6h-6l8m-3n-2o-5
~print|a2b4h-2m8n-5o-16
~privat|a-30b-24m-2n-2o-5
~product|b3o8
~produc|a-4b-2h-2o10
~profess indemn|a-8b-6
~profess|b10d-5h-3
~programm|a-2b-9m2n6o-15
~program|a-6b-2h-3n3o-24
~project|a-28b-41h-2m3n15o-7
~promis|a15b-2k22n-2o-14
~proud|a-4b-3o23
~provid|a12b-3h6m16n-4o-12
~prov|a-3n-2o-3
~publish|a3b-13h16m-10n11o-25
~publ|a4b17d-2h-6n-2o-2
~pull|o18
~pump|o3
~purchas|a7b-7h15
~push|a-2o8
~put in|a6b6o4
~put up|a-5b-5o10
~put|a5b5h-4i-2l8o-6
~quarterl|a11b-2m15o-4
~quart|a-2o-3
~quest|a-4b-2o20
~queu|a4b7o7
~quickl|a7b-3h18j-2n-2o-15
~quick|o27
~quit|b5m-2o21
~rain|a-8b-6o-16
~rais|b2o6
~rate|a-21b-11h-6o-31
~rath than|a-2o17
~rath|a8b3j6o17
~re a|o-2
~reach|a9b-5j17o2
~read it|a12b-2h15o-11
~read the|a2b-2m-8n12o-4
~read|b2h2l-5m-8n12o-6
~reall|a8b11h-3m2o13
~real|a5m-5n13o35
~reason|a-4b-3o4
~rebuild|a-2o18
~recip|a-5n-4o-10
~recommend|a-4n-2o-4
~record|a10b-7h12l9o-7
~recruit|a-8b-8o19
~red|a3b9i-4
~refer|a41b-10c-3g-2h-3i-2l39m-5n31o-4
~refus|a-3b-8h-2m-2n11o4
~regist|a-9b-5h2j-2n-2o24
~regul|a7b14h-3n-2o-8
~reject|a-2o-9
~remain|a7h7o15
~rent|a-17b-9h-4n-3o8
~repair|a-3b-2o-5
~replac the|o-4
~replac|a-10b-6h-2o2
~repl|a4m5o-2
~report|a18b31g-2h3j-2l-2m-5n-5o40
~rep|o7
~rescu|a19b24n-2o2
~reserv|a5b-2j8o4
~resign|a-2o-13
~rest|a-2o8
~retir|a-3b-3h-2m10n-5o28
~return|a-2o-19
~rewrit|a-5b-4o25
~re|o10
~right|b-3c-2h7m-4n5o25
~ring in|o-5
~ring|a3b12h-2i-4n-2o3
~rip|a-2
~road to|a-2b-2
~road|a-3b-2
~robot|a9b-6j-6n22o-2
~roll|m3o4
~roof|a-6b-2h-2o-11
~room|a-5b-2m-5n4o5
~rost|a10b8h4o6
~rota|a2b-6h15i-5o-4
~rotterdam|a11b-2h-3k-2m8n10o-6
~roughl|b4
~round the|a-4b-3
~round|a-7b-4h-2o8
~rubbish|b2
~rule|a-6b-2h2n-4o26
~run a|a3b6o-11
~run out|a-2b-2o10
~run the|a-8b3m-7n-3o3
~run|a-7b12h-2m-10n-5o-22
~rust|a-12b-5h-2n-2o-13
~s a|a5b-2n8o7
~s go|a-11b-9h-2o10
~s my|a-5b-4o-9
~s no|a-2o-3
~s off|o4
~s side|a7b11m-4
~s that|a5b-4i-2k16
~s the|b-18g-2h-6i2j15k-5m12n2o-21
~s work|a5b12h-2m-4o-6
~s your|a-18b-8i18j-2l-4m-4n-13o-2
~s you|b-2o2
~safe|a-17b-11h-3o-17
~sai about|l3n-2
~sai a|a-4n-2o-8
~sai it|o6
~sai so|a10b10n2
~sai that|a3m3o-3
~sai the|a-4b-2m-2o6
~sai ye|a3o15
~sai you|a7m3n5o-2
~sai|a25b-3h-2l2m17n14o-20
~salar|a18b-3d24o-3
~salesforc|a-2
~sales|a8b2h7o-11
~sale|a-4b5h-2j-2o3
~same|a-4h-5m-2n5o7
~saturda|a-13b-5m-5n-2
~save account|a-4j-3o-3
~save|a-13b-2j-3m-5o-12
~scar|a-10b-12h-2m8n-2o4
~schedul|a14b19h-3o4
~schem|a-23b-19o2
~school|a-37b-26h-3m-3n-2o18
~scrap|a-3o30
~season|a15b16o-7
~sea|a4b10m-3o-15
~second|a-4b-7i2o6
~sect|a4b4
~see the|b2o-3
~seem to|a8b8
~seem|a8b8
~see|a8b-4h8j5o-4
~sell it|a-5b-4o3
~sell the|a-2b-2o-20
~sell|a4b15h-4i-2o21
~send home|a-3
~send|a-14b-2h-2j-2m-2n-6o11
~sens|a-6b-2o-4
~serv|a38b18d-3h30n-3o-11
~sess|a-5b-3o26
~settl|a2b4o9
~set|b6h-3l-3o-4
~seven|a-13b-9i-2o17
~sewag|a-2o4
~shar in|a-6b-6o-4
~sharehold|o-2
~shar|a-3b-8h7o38
~sheep|a-35b-34o-7
~shift|a10b6h7o-2
~ship|a-6b-4
~shoe|a-26b-12m-10o-22
~shop|a-32b-13h-5m-11o-26
~short|a-7j-2n-2o13
~should a|a-2o-17
~should i|a-21b-10h-4n-3
~should we|o18
~should|a-13b-3j-2m-2n-5o25
~show|a-6h-2n-2o9
~shutdown|a-12b-4m-6o15
~shut|a21b23o30
~shy|a6b6o-5
~sick|a-6o-5
~side of|a5b6
~side|a31b33h-2l8m-6o2
~sign off|a-3b-2o-2
~sign|a-2b-2h12l-2m-3n-4o-17
~silenc|o6
~silent|a-2o-4
~simpl|o6
~sinc when|a10b-2l-2m14
~sinc|a18b17h-2l-3m11n-4o-8
~singl|a6b10h-3o2
~sist|a25m8n19
~sit in|a8n9
~sit on|a-13b-3m-8o22
~sit there|a-2o2
~sit with|a12b13
~site|a8b8g-2h-3m-4n11o-7
~sit|a13b15h-2m-4n6o23
~sixt|a-2b-2
~six|a-2b-4n4
~size|a23b25o-26
~slip|a-2b-2
~slot|a3b-3j7o6
~small|a-17b-11h-2i-2o-6
~smelt|a-13b-8m-6o-2
~so far|a12b24h-7
~so that|a-9b-6h-3o37
~so the|o-9
~soci|o4
~softwar do|a-3b-2
~softwar|a-6b4h-3m-4
~solar panel|a-2o-13
~solar|a-13b-6h-3m-2n-2o3
~solicit now|o9
~solicit|a-13b-2m-6o5
~some of|a-2o6
~somebod els|o2
~somebod who|a8b10o-12
~somebod|a-10b4h-2l-7n-2o18
~someon to|a10b13o4
~someon|a-2b-2c14h-2j-3l-4n-3o-21
~someth about|a9b2m7o-3
~someth like|a-7b-7o3
~someth|a22b11h6j7l-3m6n-4o12
~somewh|a27b28o2
~some|a-7b-4o24
~son|a-13b-3m-7n-3o-17
~soon|a7b9o31
~sort of|a-26b-19h-2m-2n-3o-12
~sort|a-27b-19h-2m-2n-3o-10
~south|a6b7
~so|a12b10h15j-2k-2l-2n-3o11
~speak for|a7b-3n11o-4
~speak german|a-2o-2
~speak|a-10b-5l-3o-5
~spend a|o4
~spend|a-16b-14o14
~split|a-3b-2o5
~spreadsheet|a-8b-6o2
~spring and|a-4b-2o-31
~spring|a-6b-4o-12
~staff|b-24h19l-2m4n6o41
~stai|a-8b-8l3m2n-5o34
~stand behind|a13l4n11
~stand in|a-7b-3l-3o27
~stand|b-6m-2n8o56
~start|a-20b-4h-5l-2m-3n-3o-4
~star|a-5b-3o20
~state|a15m-10n26o-4
~statu|a32b-6d24h3n13o-5
~stat|a26b-10d32g-2h15l5m-7n-5o-27
~step of|a2b-7i11
~step|a26b-8i41m-3o2
~stick|a-12b-12o-11
~still|b-11h-4m4n13o-23
~stop|a-13b-6h-2m-3o13
~stor|a31b-8c-2d-2e-3g-2h-3j-3l32n22o12
~straight|a-2o-5
~structur|a-3n-2
~stud|b-2m3o-5
~stuff|a5n5
~subject did|a13b14
~subject|a21b22
~subscrib|a-13b-9h-3o8
~subscript|b8d-2h-4o-25
~success|a33b27h11n-2o-12
~such a|o12
~such|a-4h-2o-16
~summ and|o-3
~summ|o4
~sum|a-3b-2h-3l2m3o14
~sunda|a-15b-9n-2o-3
~supermarket|a-5d-2o-8
~supervis|a-13b-14m3
~suppli|a-7b-2m-4
~suppl|a-12n-10o-11
~support|a9b24h-4n-7o6
~sure|a5m-2n10o-8
~surgeon|a-36b-23h-4i-2m5n-9o-2
~surger|a-6b-13h11m-2o-8
~suspect|o-7
~swear|a-2o11
~switch over|a-3b-3o5
~switch|a-7b-5o19
~system have|a6b7
~system|a9b-13h6i29l-2m-4n-4o-13
~s|a-4c-4d-3g-5h-19i17j7k7l-12m14n-6
~t go|o-2
~t know|o6
~t let|a-2b-2
~t pai|a-4b-3o-11
~t run|a-6b-5o-4
~t want|a-2o3
~tabl|a-12b-11n3o-3
~take a|a5j-2k9o11
~take on|a-11b-7n-2
~take the|o-18
~take you|a3b-11h18j-2o-7
~take|a-4b-16h17j-5k8l-6m6n-4o4
~talk to|a27b28j2m-2o7
~talk|a40b21j18m-2n6o20
~tap water|a-12b-6n-3o-10
~tap|a-17b-10h-2n-3o-16
~tax|a-18b-14o-12
~teach|a15b23n-3o-4
~team|a-8b4l-3m-2n-4o11
~techn|m4n-4
~tell me|a-7b-2m-2o-7
~tell to|a-5b-3m-2o8
~tell|a6b23h-3j-4l2m-6n-5
~ten|a5b-5c14
~term|a-7b-4
~test|a-27b-30c-2m15n-4o-40
~than a|o11
~than half|o4
~than it|a-4b-3o-47
~than|a-4b-11c14h-3j6n-5o11
~that a|a-3b-2l2o-11
~that is|a-2b-2
~that i|a4b-3h14j-3l-2o-3
~that nobod|a-2h-2o19
~that the|a10b-4h8m2n6o6
~that we|a-7b-5
~that you|a-3b-3l7m-3n-3o14
~that|a27b17c-5d-2g-3i-6j-5k18l21m-5n-2o10
~the account|m-3n7
~the afternoon|a-2o5
~the back|a-2o5
~the bank|a-14b-8m-2n-2o-7
~the best|a-10h-3m-2n-4o-5
~the big|a-4o7
~the board|a-5b-14h15i-2m-2
~the boss|a-3b-2m-5n6o25
~the build|a-8b-3h-3o-6
~the car|a-3b-3o-7
~the chair|a-2m-4n3o13
~the charit|a-8b-3h-3o-11
~the cheap|o-2
~the chief|a-6b-5m-2n3o-10
~the compan|a7b9o-30
~the comput|a2b8n-3o2
~the contract|a-2b2h-2m3n-4o-19
~the council|a-3
~the credit|a-2b9h-2m-7o-3
~the dai|o8
~the dent|a5m8o-8
~the diff|a-10k-2m-5o-7
~the direct|m2
~the door|o-5
~the driv|m2
~the dublin|a13m4n10o-10
~the earl|a-5b-4o22
~the end|a8b-8h20n-2o19
~the engin|b-10h-2m3n10o8
~the factor|b2
~the famil|a17b19o-2
~the firm|a-3n-2
~the first|a5b17h-4m-4o-7
~the floor|a2b4o-3
~the furnac|a3b-9m8n5o-3
~the gate|a-7b-6
~the glass|a10b7m3o-12
~the head|a2h-2m5
~the hosp|a8b6h-2n5o-11
~the job|a3b-5n9o12
~the ladi|a21b3m11n10o-9
~the lad|o13
~the last|a-13b-2h-7n-2o7
~the leav|a-2o-5
~the lend|m4n-2
~the line|a3b4
~the loan|a-8b-7o9
~the middl|a3b5
~the moment|a11b18h-2k-2o-9
~the mone|a15b14h3o9
~the morn|a-8h-2n-3o-6
~the name|a-10b-6h-3n3o-9
~the network|a-2
~the new|a-30b-16h-4m-3n-6o5
~the next|o2
~the night|a4b10h-4o8
~the numb|a8b-2h11o10
~the old|a15b-5h-3m7n17o5
~the one|a3b3
~the only|a-3o8
~the on|o4
~the other|a12b10n5o9
~the owner|b2m-2o3
~the paper|a9b19h-7o-5
~the partn|a8b5h-2m-2n8o-3
~the peopl|b-2n4o-9
~the phon|a4j7o2
~the plac|b2
~the plant|a2b3
~the plan|o20
~the pric|b7n-2o-11
~the queu|o7
~the rest|o11
~the retir|a5m12n-5o-14
~the right|a-3b-3n6o3
~the road|a-3b-2
~the room|a2m3
~the sale|a6b7o2
~the same|h-4m-2n5o-4
~the school|a-8b-2h-2m-2n-2o12
~the sea|a-7b-2m-3o-15
~the second|i2o2
~the shop|b2
~the small|a13b10m3
~the staff|a6b-3n11o9
~the supermarket|o-8
~the tabl|b-4n5o-3
~the tax|a-4b-4o-7
~the thing|a3b-2n5o9
~the till|a-14b-6l-3n-2o-4
~the time|a-6b-10h-2n5o10
~the trad|a2b-2m4o15
~the union|a3m10n-6
~the very|a8b14h-3i-3o12
~the villag|o11
~the wai|a8b-7i2j16o27
~the ward|a17b6h10m4n-2o-2
~the water|a5b6o-6
~the weekend|a-7b-6o22
~the week|a-3o6
~the whos|o-14
~the woman|o-18
~the work|a7b-13h4m7n10o5
~the world|a4b6
~the wrong|a-3b-2o3
~the year|o5
~theatr|a-11b-8h-2o-2
~their own|a3b3o2
~their|a25b8h19l5m-3n-2o-16
~them and|a-2n-2o-5
~them for|o3
~them to|o3
~themselv in|o2
~themselv|a3l2n2
~them|a-10b-4h-2n-4o-30
~then it|o6
~then|a31b30h-2l4m3n-3o3
~there any|b-3l8
~there a|a2b2h-3l-2n8
~there is|o-8
~there s|a5n8
~there|a6b-16h7i19j-3l2m-10n11o18
~these dai|a-4b-4o-2
~these|a-12b-11o-3
~they all|o2
~they d|o-18
~they go|o5
~they know|a-3o-26
~they re|o4
~they sai|a-2l4m-3n-2
~they ve|o3
~they want|o-9
~they|a-21b-23h3j-3l2m12n-9o-5
~the|a28b-17c-15d-15e-2g11h18i-13j-5k16l-15m37n30o18
~thing you|b5h-5o6
~thing|a20b18h-8n13o27
~think about|a-10b-6m-2o-5
~think of|a-8b-8o-3
~think the|a9m9o-7
~think|a-15b-7h-2j-2l-4m4o-2
~third of|o2
~third|a-2o20
~this month|a-7b-2h-2j2n-4o-26
~this year|a-14b-7m-2n-3
~this|a16b10c34h-9i-2k-5l10m-8n-11
~those who|b-2n5o5
~those|b7h-4m-2n2o9
~thousand of|a-3b-2
~thousand|a-4b-2o8
~thre|a-9b-20h19m-3n-2o-18
~through|a16b8h10i7l-2m-4n-2o-6
~throw|o8
~till the|o2
~till|a-9b2l-3m-2n-2o-5
~time and|a-2o-19
~time a|o2
~time|a31b35c-2h-13j7l-4m8n3o-17
~to a|a-10b-9o-7
~to be|a9b5h3j-3m8n-2o5
~to come|a-2o-2
~to decid|a-3b-2o-10
~to do|b8h-2j-2m-2
~to driv|o-5
~to get|a-3
~to give|a-5b-5h-3m3o-3
~to go|n3
~to have|a7b8
~to hire|a13b15o4
~to keep|a-7b-3n-3o10
~to know|m2o-11
~to leav|o4
~to let|o-3
~to make|a-2o8
~to me|o14
~to my|a-14b-13o-18
~to one|a10b13n-2
~to our|a-2o-12
~to pai|a-4b-2o-16
~to refus|a9n12o9
~to replac|a-5b-5o6
~to sai|a-3n-2o-8
~to see|a2n4
~to sell|a-6b-5o44
~to shar|o10
~to show|o2
~to sign|a-3b-5h10l-2m-3n-2o-9
~to spend|o4
~to stop|o6
~to switch|a-3b-3o4
~to talk|b-2j3o3
~to the|a4c-2g-2h5j-2m4n2o-12
~to us|a-3b-3o-2
~to what|a5b7o-8
~to work|a3b13h-3i-2n-2o-7
~to writ|a9j10
~to your|a15b4j5l6o-5
~to you|a29b2j3m15n12o2
~toda|a-16b-3m-8n-3o-11
~togeth|a7m8o12
~tonn of|a-2h-2o-4
~tonn|a-12b-6h-4o-4
~too late|a-3h-2o-4
~too mani|a-5m-4o5
~too much|a-4b-2o-2
~too old|o10
~tool|a18b19o9
~too|a-7b8h-3m-6n-3o18
~top|a-4b-4o-8
~total|a39b58g-2h-7n-6o-5
~touch|a8b-4j13o-3
~tower|a-14m-4n-10o-15
~town|a6b7o-23
~to|a-2b11c-6d-4g-6h-10i-5j40k-6l-11m7n-14o21
~trad|a6b4h-2j-2l8m3n-3
~traff|o2
~train as|b2o-3
~train|a-8b-4n-2o-3
~travel|o-7
~treasur|a9b10o-9
~trial|a-5b-2h-2o-3
~trip|o10
~tri|a-6b-5o16
~troubl|a-9b-4h-2o7
~true that|a-8b-7m-2n4o-6
~true|a4b-6h-5j-2l16m-3n7o21
~trust|a-2b6h2j-2l-4o14
~try|a20b21o9
~tuesda|a-10b-5m-2o-9
~turbin|o3
~turn down|a-4b-3o16
~turn up|a-3o-11
~turn|a7h7j-2l-2m6n-2o12
~twelv|o-4
~twic|a2b-5m6n2o-9
~two of|o-14
~two year|o7
~two|a-3b-7h7l-2n2o-13
~t|a-18b-2h-3l-2m-3n-4o-4
~uncl|b-2o5
~under the|a-11b-6h4m-3n-2o26
~underground|a-3b-2o12
~understand our|o-8
~understand|a3b6o6
~under|b12l2n-8o3
~union|a-18b-17g-2h-5l9m4n-5o-27
~unit|a-2
~univers did|a-3b-2
~univers|a-11b-9o-9
~until the|a-5b-5o13
~until|b5n-3o23
~up and|a-19b-18o-2
~up a|a-8b-4o19
~up every|a-2o-11
~up for|o2
~up in|a3b11h-2n-3o4
~up the|a16b19o-4
~up to|b5h-2m-2o-10
~up with|a6b-5h13
~up|a15b25h-2i-2l-3m3n-3o24
~us and|a-3n-2o13
~us a|a-3b-3o3
~us for|a-8b-4h-2
~us poor|o7
~us to|a19b23m-2
~usual|a2b7
~us|a-29b-3g-2h-9j-2m-5n-5o3
~valid|a24b-19l-2m5n44o-3
~van|o3
~vat|o-7
~ve been|a-3o-24
~ve got|o9
~veg|o9
~vend|o7
~vers|o2
~very first|a2b8i-4
~very|a7b14h-3i-3o13
~vet|a-2o-22
~ve|a-13b-5j-3n-2o-9
~via|a-2o31
~view|a-26b-15i-3l-2m-3o-3
~villag|b-3m3o7
~visa|a-19b-19o-6
~visit|o5
~vote|a-2b-2
~vouch for|a5n7o-3
~vouch|a7l3m2n3o-5
~wage|a-10b-4n-3o16
~wai of|a2b-12h-2i12l2m3
~wai to|a8b-5j17o8
~wait for|b10h-6n-3
~wait|a-5b6h-6n-4o4
~wai|a12b-13h-3i14j16n-2o16
~wale|a-5b-5o-3
~walk awai|a6h9
~walk out|a-14b-12
~walk|a17b3h7m11o-4
~want a|a-3b-3
~want out|o3
~want the|a-9b-8o24
~want to|a-3b2o-27
~want|a-9b10h-8j-2l-2m-4n-3o-34
~ward|a26b5h10m4n8o-2
~warehous|a-6b-2h-3o-2
~warn|a14b15
~was it|a-23b-8h-2m-3n-7o4
~was that|a3m4
~was there|a-14b-9n-2o2
~was the|a-18b-8h-9i-5n9o-23
~was your|a12b17d-3i-3l4m2n-3o-2
~was|a15b17c-2d-6g-3h-21i-9j-3k-2l5m16n22o-6
~water compan|a7b-4m9n4o-2
~water in|a-14b-7m-3n-4o8
~water|a-17b-10h-5m3n-2o-14
~we and|o8
~we are|a-10b-7h-2o2
~we bui|o3
~we can|o8
~we d|o-14
~we get|a7b8
~we have|a-7b-5o15
~we lose|o7
~we make|a-2b-2o-7
~we need|a10b13n-2o-2
~we pai|o6
~we reall|a4b6
~we re|o6
~we run|a-9b-8o-7
~we sell|a12b13o-27
~we still|o4
~we stop|o24
~we take|a8b-7h18j-2o-7
~we ve|a-3o-19
~we were|o-16
~we win|a-12b-11
~wear|a-3b-3o3
~week and|a-7b-3n-2o-36
~week do|a2b3
~week the|o7
~weekda|a4b-3n8o-2
~weekend|a-9b-7o5
~weekl|a29b33h-2o-16
~week|a6b26h-3l-3m-6n-5o2
~well|a-14b-11o-8
~welsh|a7m9o11
~were you|a5b11c-2d-2g-2h-2j-4l-2m7n4o-29
~were|a2b9c-2d-4g-3h-11i-3j-4k20l-4m6n-2o5
~we|a-12b-11h14k-2l-3m-4n-5o8
~what are|a-14b-13g6h-4i7m-8
~what a|a5b11h-3o-4
~what commiss|a-9b-6h-2o-15
~what date|a5b-4h-2n11o-4
~what did|a-6b7h-3i-2m3n-5o22
~what does|a-11b-7h-7j-3m7o-29
~what do|a16b-4h29i-4j-4l2m3n-4o-11
~what happen|a-5b6h-7n-2o22
~what help|a-5b-2h-2o5
~what if|o7
~what is|a15b14g-3h-13i-2j-5k32l-2m-8n4o-8
~what it|a-2b-2
~what kind|a16b26d-2h-5o-6
~what make|a-4o-16
~what now|o2
~what should|a-9b-5h-2
~what sort|a-22b-16h-2m-2n-2
~what subject|a7b7
~what s|a12b4c-2d-2g-4h-7i18j13k9l-4m-2n-9o-6
~what they|b4m-2o-15
~what the|a-5b-11h-8i-2m15n3o2
~what to|a-12b-9o-9
~what was|a-18b8d-3h-3i-8l2n-14o2
~what were|a7b17d-2i-2o19
~what we|a-4b-3o10
~what will|a-7b-4o-2
~what would|a-5b-9n6o-2
~what year|a-4b-14m8n2o-4
~what your|a-16b-20h-2n9o-2
~what you|a13h12n3o-7
~what|a47b40c-8d-10g-8h5i16j-12k30l-13m6n3o41
~when did|a19b5m9n7o-12
~when it|a-5b-3o-3
~when i|a10b11o-3
~when they|a-6b-6o14
~when the|a9b5h-3m10n-3o-12
~when was|a12b-3m-3n19o-2
~when you|a-4b6h-2m-4n-2
~when|a10b11h-18j-3k-2l-6m15n16o9
~where are|a-4b-2
~where did|o8
~where do|a-16b-16o24
~where in|a21b22o-2
~where was|a11b11
~where were|a-3b-2
~where you|a2b3o-5
~where|a-6b3l-2m-3o16
~wheth|a4b-2h6o-6
~which bank|a-9b-8
~which citi|a10b10
~which compan|a-20b-9m-6n-2
~which countr|a2b2
~which crm|o-14
~which of|a6b-3m-3n14o17
~which one|a-6b-5o-14
~which part|b4
~which school|a-24b-22o-10
~which stor|a2m9n-5
~which town|a6b6o-3
~which univers|a-2o-4
~which year|a11b-4m8n11
~which|a36b11c-5d-4h-3i-5j-6k-3l-6m15n41o22
~while|a3b5o3
~whistleblow|a-17b-16
~who can|o-5
~who check|a2n4o-2
~who confirm|a3m-4n7
~who do|a-6m-2o-8
~who d|a-5b-2h-2o15
~who has|a-5b-4o10
~who is|b-8m7n4o22
~who know|a-4b-3o18
~who sai|a12b-8m14n5o-5
~who speak|a-5l-2
~who s|a-2b-2l-2m9n-3o10
~who vouch|a2n2
~who was|a-6b2n-5o-8
~whom|a24b19l-2n6o9
~whos|a9b10h6n-5o-15
~who|a26b-9c10d-5g-5h-9i-4j-13k-6l-7m32n43o10
~why did|a-6m-6o3
~why do|a11b14o-32
~why the|a3b5h-2o28
~why|a-16b8h-8l-2m-5n-6o18
~widow|a-2o-9
~wife|o2
~will not|a11b13o-3
~will the|a-9b-8o-5
~will you|a9b14m-2
~will|a11b10h17j-3l-2m-4n-4o-10
~win t|a-9b-7o-5
~wind farm|a-2
~wind|a-8b-2h-3m-3o-2
~wint|a-4b-4o-19
~win|a-18b-8h-3m6n-11
~with a|b-3h-4i2j-7m-2n18o-4
~with me|a7b11j-3
~with that|a4m-6n13o-10
~with the|a17b30h-10j-2m10n-7o-4
~with us|a13b14
~with your|b-5m4o2
~with you|a9b-47c-3d-2h-4i-2j44k-2l-5n30o-12
~within month|a-3m-2
~within|a17b25m-2n-3o4
~without a|b-3h4o-11
~without lose|a-3b-3o7
~without|a5b3h2j-3k7m-2n-2o-3
~with|a9b-34c9d-5g-4h-6i-4j37k-4l-11m2n30o5
~wit|a4b-2h-2n7
~woman|o-17
~word|a-6b5l-3m-3n-3o-11
~work for|a2b9h-3m3n-4o-11
~work in|a15b10c4d8h-3m-2o-7
~work on|a-20b-15m-2o9
~work out|a-5b-5
~work with|a-32b2d-3h-2i-2j-3l-4m-12n-6o-8
~work|a-5d5g-2h-8i13k-4n-13o-8
~world have|a2b2
~world|a4b6
~worst|a-4b-3
~worth it|a-3b-2o2
~worth|m3
~would be|a2b-6h8m3o-6
~would it|o7
~would i|a-4o25
~would like|a-2b-2j2o5
~would we|a12b6j7
~would you|a-27b-5h-5j-2l-3m-5n-3
~would|a7b-13h24j5l-5m2o17
~writ a|a-10b-4j-2o-8
~writ the|h-2m-5n6o-2
~writ to|b-2j5l-2o2
~writ|a16b10c18g-2h-3j10l-5m-8o-25
~wrong|a-7b-5h7m-3n-3o24
~xero or|a-2o-6
~xero|a-2o-6
~ye to|o16
~year and|a-2
~year did|b-9n11o-5
~year have|a6b7
~year in|a-5b-2m-2o2
~year of|a10b-2c14o5
~year you|a7b9
~year|a2c14g-2h-9j-2k-2l-3m5n4o8
~yesterda|o-5
~yet|o8
~ye|o2
~you accept|a3b9m-3
~you advis|a3b5o-18
~you also|a6b9
~you alwa|a31b12i20
~you and|a5j5o7
~you any|o-4
~you are|a5b17h-3i-2l-2n-2o-2
~you at|a12b8d-4m4n4
~you a|a5b15i-2j3m-3n-3o-21
~you becom|a4b6o9
~you been|a16b7c16n-2o-4
~you before|a7b11
~you begin|a8b9
~you be|a4b-5j13m-2
~you bring|a19b7g13
~you build|a-4b-4o8
~you can|a-3o20
~you carr|a17b21
~you charg|a-15b-11h-2o-7
~you coach|a7b13m-3n-2
~you come|a17b25m-2o2
~you deal|a-6b-3m-2o-4
~you did|b-6m2n3o3
~you done|a9b10o4
~you do|a18b18j-2m9n-2o-10
~you d|a-13b-9
~you earn|a-3o-3
~you ever|a2b16c-2m-6o-2
~you find|a-18b-17
~you fix|a-3o-7
~you get|a-8c-2j-2o12
~you give|a2b10h-5o3
~you goe|a10b13o-2
~you got|a2b5o-5
~you go|a-3b-6i7o-6
~you grow|a-20b-20
~you had|a7b4n5o-2
~you handl|a-5b-4o-3
~you hand|a-2b8h-7m-2o7
~you has|a-8b6h11j-2l-2m-12n-4o-16
~you have|a16b17g5h-3l-2m2o-10
~you help|a4b5
~you hire|a-30b-13m-9n-5
~you hold|a-5b-6n2
~you in|a-12b-16d-2h-2j-2l14o10
~you keep|a-9b-6o-5
~you know|a6b-2m11o-9
~you learn|a7b10o-23
~you leav|a-15b-25h15i-2
~you like|a-12b-6h-2n-2o-4
~you live|a-21b-18
~you look|a4b6o2
~you make|a18b19o9
~you marr|a-7b-5
~you move|a7b8
~you on|a15b3h15j2l-2m3o-4
~you pai|a-2o10
~you pref|a2b6
~you put|b5h-3o12
~you read|a-13b-10h-2o3
~you run|a12b14o-3
~you sai|a12b15o-11
~you see|a-6b-2n-3o4
~you sell|a-20b-16o-7
~you sit|a4b14m-5n-3o6
~you speak|a-6n-3o-2
~you spend|a-2
~you stai|a2b2o-2
~you start|o-13
~you still|a9b10
~you stop|a3b4
~you s|b4h-2n-2o33
~you take|a-4b2h-2
~you teach|a-4l-3o9
~you tell|a21b25m-2o3
~you think|a-7b2m-5o-10
~you to|a-24b-29l8n-3o-5
~you train|a-7b-6
~you turn|a2b3o2
~you us|a-15b-10
~you walk|a11b12o-11
~you want|a-4b-4o18
~you was|a19b14l8o-5
~you when|a6b8
~you work|a10b9c3d13h-4i5l-2m-8n-5o-9
~you writ|a-19b-8c-2g-2j-2m-2n-2o-9
~young|a6b10n-3o17
~your care|a2b6i-4
~your client|l-2m-2n6o-8
~your crew|a-9b-4
~your famil|a-12b-10o-13
~your first|a-29b-21d-3i-3
~your job|a12b14d-2o-5
~your opin|a-14b-8o-2
~your own|a17b27j-2l-4m4n-3o6
~your parent|a-10b-2l-3n-3
~your refer|a15b-5c-3l17m-2n13
~your team|a-10b-5l-2n-3
~your time|a-7h-2
~your view|a-25b-15i-3l-2m-3o-2
~your work|a11b2h5l7
~yourself|a-12b-11
~your|a3b-22c-11e-4g-4h-16i19j-7k-7l32m17n8o-32
~you|a-30b16c5d-13e7g-9h-2i2j16k-14l-22n-15o-61
~zero|a-10b-9o30`
