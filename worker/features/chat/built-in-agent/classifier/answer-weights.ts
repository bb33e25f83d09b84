// Made by node bench/agent/fit-answer-weights.ts: a feature or ~word, then for each of weighedKinds a letter and a number.
export const answerWeights = `aBusiness by best|a-6b-6o-15
aBusiness by exactly|o-17
aBusiness by near|a14m5n8
aBusiness by share|a-23b-9h-5i-2l-4o-2
aBusiness by their|a4m4
aBusiness by told|o6
aBusiness|a-93b-28d-5f-3g-4h-16i-4j-9k-6l-20o-2p32
aName by best|a-28b-28o-26
aName by exactly|o-53
aName by near|a7m6
aName by share|a-19b-31d-2f3i5l11m2n-6o-18
aName by their|a2m2
aName by told|o-11
aName|a-14b-52c-5d-12f6g7h-20i34k-9l37m3n-2o8p88
aNumber by best|o-32
aNumber by exactly|o-21
aNumber by near|a-3m-5n2
aNumber by share|a-10b-17c2d-6f-8g-4h19i12l-34n26o33
aNumber by their|a4m4
aNumber by told|o7
aNumber|a5b-15c30d-29e-4f-15g-14h13i10j-37k3l-3m24n40o-5p-4
aPlace by best|a12b12o14
aPlace by exactly|o-24
aPlace by near|a-5m-3n-2
aPlace by share|a-7b15d-2h-8i8l-5m-2n-13o14
aPlace by their|a-2m-2
aPlace by told|o3
aPlace|a-29b16d-10f8g-6h-24i6j19k10l-17m-7n-24o16p-3
aService by best|a-7b-7o-4
aService by exactly|o3
aService by near|a-11m-12
aService by share|a-12b-10d-2f-2g19h-4i-5l-2m-4o8
aService by their|a-4m-4
aService|a-8b15c-3d-10f-8g14h-13i-14j10k16l-4m-7n-3o-25p27
aboutShare|o49p189
anybody by best|a-12b-12o5
anybody by exactly|o-26
anybody by near|a19m12n7
anybody by share|a-8b-7d-2f-2g-2h-9i-5l8m11n2o-19
anybody by their|a4m4
anybody by told|o-20
anybody|a3b-32c14d9f-9g-11h-37i-14j-29k2l50m12n49o21p-57
asksWhatWasSaid by best|o-19
asksWhatWasSaid by exactly|o-6
asksWhatWasSaid by near|a7m-5n12
asksWhatWasSaid by share|a25b4d-2g-2h-12l12m12n15o20
asksWhatWasSaid by their|a4m4
asksWhatWasSaid by told|o14
asksWhatWasSaid|a-8b34c-4d-11f5g-10h-38i-11j4k-11l16m5n12o-4p6
bestHits|a15b15o54
bestSame|a-3b-3o31
best|a52b52o-26
beyond|o-135
didYou by best|a28b28o-25
didYou by exactly|o-14
didYou by near|a-6m-3n-4
didYou by share|a-7b23f-2g-3h-3l-5m-6n-9o-9
didYou by their|a-5m-5
didYou by told|o-6
didYou|a-39b33d-5f-6g-8h-10i-6j-10k17l-13m-13n-19o6
evidence|a-19c-33d-46e14f-2g-14h5i-13j-7k-9l21m28n38o23
exactly|o-159
foreignNames|a-17c-6e-2f-14g-15h-39i-7j21k-17l-8m65n7o-3p41
high|o-13
hiring by best|o2
hiring by exactly|o28
hiring by near|m7n-5
hiring by share|a-31d-3g-3h-3i-2l-13m-6o18
hiring by told|o22
hiring|a-22b17c-2d18f-4g-8h-5i-6j-10k-5l-7m-5n-4o-10p2
hits|a-15b-7c-13d17e7f-17g-9h29i-4l-14m34n-36o17
howMany by best|o-11
howMany by exactly|o5
howMany by near|a-10m-3n-7
howMany by share|a-28b-15c2d-5f-6g-2h3i9l-21m4n4o18
howMany by their|a4m4
howMany by told|o2
howMany|a55b51c34d-19e-3f-8g-5h-15i12j-36k12l24m3n6o-5p27
isBest|a14b5c-11d17e11f-33g-10i-38l-34m56n50o24
isSure|o-4
isTopic|o26p-21
isTrouble|a-57b6c-8d7e-2f-2g13h-6i13j-7k-20l-4m-24n-22o-10p-15
leadShare|o17
lead|a113b31c-9d4e16f-14g11h8i7l-5m49n15o31
logScore|o-85
long|a-14b16c6d-36e-19f-11g-17h4i4j20k16l16m-17n4o18p14
low|o-6
m aDetail by best|o-17
m aDetail by share|o-17
m aDetail|o13p-15
m askedOfYou by best|o-15
m askedOfYou by share|o5
m askedOfYou|o-3p4
m atALoss by best|o-3
m atALoss by share|o-13
m atALoss|o-8p-23
m contrast by best|o13
m contrast|p-45
m going by best|o-4
m going by share|o2
m going|p20
m haveYou by best|o-5
m haveYou by share|o-8
m haveYou|o-6p-3
m headline by best|o22
m headline by share|o12
m headline|p-10
m howWas by best|o-8
m howWas by share|o6
m howWas|o-16p-17
m law by best|o-2
m law by share|o6
m law|p48
m me by best|o9
m me by share|o2
m me|o-9p23
m mine by best|o6
m mine by share|o-8
m mine|o-22p15
m not by best|o-8
m not by share|o17
m not|o-5p-63
m ofOneself by best|o-19
m ofOneself by share|o-20
m ofOneself|o-14p31
m ofTheWorld by best|o30
m ofTheWorld by share|o9
m ofTheWorld|o-10p-17
m past by best|o-40
m past by share|o-22
m past|o18p15
m people by best|o-34
m people by share|o3
m people|o-4
m told by share|o20
m told|p37
m wants by best|o2
m wants by share|o8
m wantsAName by best|o-10
m wantsAName by share|o-20
m wantsAName|o2
m wants|o4p-31
m weighs by best|o30
m weighs by share|o20
m weighs|o-2p-69
m withoutHarm by best|o3
m withoutHarm by share|o19
m withoutHarm|o21p-29
manner|o9p-114
nearHits|a4m-18n23
nearSame|a72m21n52
nearShare|a17m-14n31
nowhere|a20b19c-34d-2e-12f28g33h-11i-9j-15k24l12m-15n2o2p13
number|a39b39o16
ofTotal|o119
ofUs by best|a-7b-7o24
ofUs by exactly|o-91
ofUs by near|a-11m-6n-5
ofUs by share|a-16b-2c-2d-3f-10g7h-17i17l17m-4n-19o77
ofUs by their|a-14m-14
ofUs by told|o-15
ofUs|a6c-16d-19e-5f13g11h7i14j41k17l-10m-48o-14p-29
ofYou by best|a-11b-11o-19
ofYou by exactly|o4
ofYou by near|a11m-10n21
ofYou by share|a7b-14c-12d5e16f-5g10h-14i16m26n-21o22
ofYou by told|o2
ofYou|a84b60c-21d-6e3f30g13h-12i11j61k-44l12m-13n-8o-15p30
one|a47b68c19d17e-3f-15g-2h-4i-2j4k8l5m-36n-13o-39p172
pageShare|o-44p34
place|a61b61o-36
privateLife by best|a2b2o-5
privateLife by exactly|o16
privateLife by near|a13m3n10
privateLife by share|a-11b4f-4h2m-2n-8o12
privateLife by their|a3m3
privateLife by told|o14
privateLife|a-72b-29c-9d-7f-10g-10i-6j12k6l-21m6n-2o-17p27
sameHits|a77b-14c8d-3e12f2g16h-29i15l11m96n-37o33
same|a11b-20c-4d-4e17f-4g24h-17i14m35n-30o-22
says by best|a-23b-23o-16
says by exactly|o-88
says by near|a29m14n15
says by share|a11b-31c-3d4f-2g-4h-9i5l24m25n4o36
says by their|a25m25
says by told|o8
says|a14b-9c29d20e-3f-5g3h-36i-9j-11k-7l26m37n-20o6p-27
score|o93
sentences|a11b-9c-9d8e-3f10i7j14l30m-12n-26o4
share|a38b31c-9d4e16f-14g11h8i7l-5m13n-24o-9
spread|o-21
story|a-23b74c26d13f-26g-3h-14i-32j16k2l-8m-49n-24
telling|a-60b-16c-43d3e-15g8h32i-3j-34k-24l-8m29n13o-7p-27
terms|a-123b-26c-19d-4e-21f4h3i2j-30k-5l-10m-7n-10o-3p-57
theWorld by best|a-24b-24o29
theWorld by exactly|o-26
theWorld by near|a-9m-7n-2
theWorld by share|a-27b-24d8f3i-6n-7o41
theWorld|a-11b-10c-7d6f3h27i-18j6l-10m-7o-6p24
theirLead|a40m40
their|a-10m-10
told|o-23
topic|o153p21
total|o5p13
unique|o-13
unsaid|a2b-27c-8d14e-17f4g2h-29i-6j8k2l27m3n30o-12
vouches by best|a-12b-12o8
vouches by exactly|o-39
vouches by near|a34n33
vouches by share|a34b-16d-2f-5g-4h-8i-7l23m15n39o-16
vouches by told|o-18
vouches|a36b-22c-8d-18e-2f-20g-21h-21i-28j-17k5l79m4n106o30p-26
what by best|a-17b-17o25
what by exactly|o-20
what by near|m-15n14
what by share|a-10b-9c-6d3g4h-2i-8n3o-20
what by their|a-9m-9
what by told|o16
what|a39b17c-21d8f11g14h32i12j-12k-14l-8n3o14p19
whereNow by best|a-8b-8
whereNow by share|a-10b-8
whereNow|a-31b-26o-5p29
which by best|a-42b-42o7
which by near|a-4m-8n4
which by share|a-36b-42c-3f6g2l9m-4n-2o-18
which by their|a-15m-15
which by told|o-2
which|a15b-8c-7d8e2f23g16h3i-6k-10l6m-14n5o5p2
who by best|a2b2
who by exactly|o-5
who by near|a20m11n9
who by share|a-2g-2i-6m7o-4
who by their|a2m2
who by told|o2
wholeShare|a72b31c-9d4e16f-14g11h8i7l-5m30n-6
who|a48b6c27d-2e-2g-11h5i-17j-12k-8l12m4n46o-5p18
~#0|a24b22c-3d56f-12g-12h-29i-10j-4k-12l14m5n9o-10p-9
~#10|a21b-4d-2g-2h5i-8j-4k4l13m11n9p-12
~#11|a30b-7d-3f-2g5i-5k-3l5m38n4o-4p-41
~#12|a-11b24f-2g-2h-5i-3j-5l3m-4n-12o-2p4
~#13|a-21b-10c10d3f2g8h5j-9k19l-20m-28n-3o-28p-29
~#14|a16b2c-5d15f-6g-8h-10i-5k-5l12m14n13o-4
~#15|a-17b17d-5f-2g-6h-4i8j-4k-2l4m-7n-15o-6p-11
~#16|a-27f-2g-3i-4j-3l-8m3n-7o5p20
~#17|a-27c-2d-3h-4i-6k2l-6n-3o-10p-23
~#18|a-4b19d-4g-4h-4j-5k-2l-7m-4n12o-11p-7
~#19|a-2b8c5d-8g-6h-19i-7j49k-2l-16m-6n2o-6p-15
~#1|a12b15d-17f-6h6i21j7k3l-4m-5n-8o-13p-31
~#20|a-11c20d-10f3g-4h-20i9j42k-14l-35m3n-3o-16p-5
~#21|a4b5c29d-4f-3g-4h-11i-4j-10k-4l-16m5n20o-11p6
~#22|a-27d-2f-3g-3h9i14j-8k-4l-12m3n-20o-11p-33
~#23|d28f2g-7h-4i3j-6k-4m-6n-4o2p-3
~#24|a15b10g-2h2i-3j-3k-2l13m4o18p-19
~#25|a-15b-23c-2d-3f10g-2h3i-3j-5k-3l15m6n-6o-18p-11
~#26|a-12b11c-2d4f-4g-7h-17k-3l-3m-2n10p-34
~#27|a2b-4c-2d-4f-3g-3h2i11j-12k4l16m-3o-12p-2
~#28|a6b6c-6d-15f-2g-12h-12i-15j4k-8l22m21n24p11
~#29|a-5b4d-2f-2g-2h-5i2j-12k-5l12m5n2o23p-13
~#2|a-5b-10c-3d-4f-4g-2h30i8j12k-6l-12m-9n-4o5p-7
~#30|a-15b-8f24g-5h-19j-12k-3l18m-6n-3o2p-23
~#31|a2b9d3f-4g-8h-15i9j-8k8l-14n24o5p-13
~#32|a15c26d4f10g10h-2i-3j8k-6l-15m-16o-17
~#33|a7b-17c8d14f-5g-8h-11i4j13k6l10n-5o-17p-32
~#34|a-10b10c-4d-10f7g-9h4i10j-5k-3m-10n2o3p-17
~#35|a-3d-3f-3h7i-5k-3l-4m7n3p-19
~#36|a-29b33d-2f-2g-2h-15i-6l-5m-20n-7o4p-32
~#37|a4b26c-2d-2f4g10h-2i-7l-10m-5n-8o-6p-21
~#38|b13c-3d-9f-7g-4j6k-3l3m5o6p-4
~#39|a-7b8c-7d6f21g3h-22i-13j-7k-11l21m3n-8o4p-15
~#3|a-15b27c-4d-10g-11i12j-10k18l9m-30n-14o6p-36
~#40|a-40b-19c-2f-3g-3i6j8k-4l2m-16n-8o5p-30
~#41|a-6b16c-2d-2g-9h9j-8l-5m-18n13o-10p-20
~#42|a10c-6d10f31g-4h-20i-5j-10k-6l18m9n-6o-7p12
~#43|b20d4g13h-9i-3j-12k6l-9n-10p-6
~#44|a13b-15c-7d10e-2f4g-5h24i-18k17l25m-4n-16o-5
~#45|a-26b-10d10g-3h-5i-3j-2l-3m-4n-4o3p-10
~#46|a-9f2h-2m-2n-2o15p-11
~#47|a2b19d-3f-5g-3h8i-2j5k-2l-6n-6o-5p-26
~#48|a2b21d-4g-8h7i12j-8k-6l-12m2n-3o-2p-16
~#49|a-8b-3d6g-3h9i4j-4k-2l-2m-2n-8o-10p-6
~#4|a-10b-28c-3f13g-3h-15i-4j-8k-7l12m5n29o-5p-24
~#50|b17h3i-4j-3m-4n-5o-22p36
~#51|a-13b2c9d-2h-4j-3l-6m6n-8o-6p-11
~#52|a6b11h-2l-3m2n2o-15
~#53|a12b22c-2d-2f-3g14h-14i4j-8l7m-6o6p-20
~#54|a-16b-5d-2f-2g-2h3i-3j-4k-2l-3m7n-2o-3p-3
~#55|a-10b-3f3g-5h12i-12j-5k-3l10n-6o-8p6
~#56|a-2b5d-3f-3g-3h4i27j-4k-2l9m-14n-16o-14
~#57|a2b-18c-2d-5f-5g-4h-7i19j9k-2l7m-4n14o-4p5
~#58|a23b13c-4d-4f4g-2h47i-3j-9k-5l3m-11n-5o-10p-13
~#59|a-36b-13d6f-3g-3h14i9j-5k-3l-6m-18n-13o-6p-36
~#5|a-3b-4d5f-6g-9h11i8j5k-7l-2m2n-3o-7p-9
~#60|a-18b-4c-2f8g-6j5k-4l-4m-9n-3o19p-40
~#6|a-11c-5d-12f9g-8h6i6j-10k15l-5m7n-14o2p-3
~#7|a-36b3c-3d5f-6g-2h-16i-16j-14k-8l24m3n-5o2p18
~#8|a-18b17f3g8h-10i-7j-5k-3l-5m-5n-10o-4p-53
~#9|a-17b21c-2g-6j-4k-5m-9n-9o-11p-26
~000|a-5b-2n-2o-25p37
~10|a-2o-2p7
~12|a-3o-16p34
~200|o-7p12
~2012|a-7b-6o-3p13
~2023|a-11b-16m5o-9p30
~2030|a-6h-4o-2p9
~20|a-2o11p-7
~2|a-5b-2p4
~30|a-2o22p-11
~31|b-2m-2n5o-6p8
~3|a-8b-4m-2p12
~400|a-8b-5o-12p28
~4|a7b-2h-4i17o-2
~500|a-2o-5p16
~56|a-5b-3p-24
~57|a-6b-3o2p-12
~58|a-4b-2o7p-5
~5|a6b5o-6p4
~60|a-6b-5o2p7
~8|a-5b-4o-10p5
~900|o-7p12
~9|l3o2p4
~^all our|o-10
~^all|o-14p-4
~^am i|a-7b-4j-9k-3n14o6p-6
~^am|a-7b-4j-9k-3n14o6p-6
~^and|a13b2l4m7o-15p21
~^any|a18b24d-3f-3h-5i-4j6m7n-3o-7p3
~^an|a2b3o4p-2
~^are you|a-22b-9c13d6f-5g-9h-5i-3j-8k-2l19m-10n-8o-4p42
~^are|a-9b11c12d3f-6g-10h-7j3k-6l17m-14n-12o-8p45
~^as a|a5b5g5o2p-4
~^as|a6b4g5h-2i2n-2o-8p-4
~^at the|a-7m-5o3p8
~^at what|a10b15o-4p4
~^at which|a-3p3
~^at|a9b14h-2i7m-6n-2o-9p15
~^a|a-10b-9c2i12k-2l-4m-2n-5o-3p-10
~^before|a4k5o2p-4
~^best|o-6p5
~^big|a-6b-6o-4p-2
~^build|a-5b-2o10p-4
~^buyer|o-3p-7
~^by what|a-2b-9h-2i12j4p-2
~^by|a4b-7d-2g-2h10i11j4m-3n-3o14p-10
~^can a|j3o-9p4
~^can i|a-10b-11g-2h-3j8k12l-3m-3n-3o4p-15
~^can you|a-7b6f-2g-4i-2j4n-3p10
~^can|a-6b-9d-2f-4g-6h-7i-6j24k21l-6m-6n-3o-2p11
~^client|o-4
~^comput sai|a-2o3p-5
~^comput|a-3o3p-5
~^could i|a-7b-2f-2h-2i-2j-2n6p10
~^could you|a-2b-13f8g-2h-3i18j-3l-4n-3o3p5
~^could|a-3b-17d-2f6g-2h-6i14j13k-2l-6o-2p28
~^custom|o2p-3
~^dad|a-2o-2
~^dai|a-2b4o-3p14
~^did anybod|a4b-3l7o-3p-2
~^did anyon|a6l4n4o4p-3
~^did any|b-5l4m-4n7o9p-6
~^did somebod|a2n2
~^did the|a3b-12l4m14o-8p12
~^did you|b14l-3m-3n-4p-9
~^did|a-11b-33f-2g-2h-4i-3j-3k-2l15m9n14o16p-6
~^do i|a3b12h-2j-4o7p-26
~^do we|a-9b-5h-2o5p-15
~^do you|a-11b5c-2d-10e11f-4g8h-11i-2j2k8l-4m-5n-7o-13p54
~^does anybod|b-3l2n4
~^does anyon|a7b-3l3n7p-3
~^does the|a8b-2h12p-5
~^does|a15b-8d-2h8i-2k4l7m4n8o3p-8
~^do|a-30b6c-2d-11e11f-5g8h-15i-3j-2k7l-6m-9n-9o3p15
~^each depart|o4p-4
~^each|o3p-5
~^every plan|o-4
~^everybod|o-9
~^everyon|o3p-4
~^every|a-10b-3o9p-13
~^ever|a5b9o-5
~^famil|a14b17o-3p-15
~^fire rule|o3p-2
~^fire|p-2
~^first|b2o4p-7
~^for how|a-8b-3i-2o-2p12
~^for which|a6b3d3l-2o-9p5
~^for|a9b8d3g-2h4i-3l-4m4o7p-12
~^four|a-4o13p-8
~^from which|a-9b-3p9
~^from|a-13b-3m-2n-2o4p17
~^good|a8b11p-6
~^googl answ|p-9
~^googl|a-3p-12
~^got|a-8l-3n-2o8
~^half our|o6p-8
~^half the|o-2
~^half|a-3o6p-12
~^has anybod|a2b-3l2n6o-4p5
~^has anyon|p-2
~^has|a5b-19h-2l13m7n11p-3
~^have you|a-35b-17d-2f-2g-2h-3i-2j-4k13l-4m-5n-6o6p7
~^have|a-35b-17d-2f-2g-2h-3i-2j-4k13l-4m-5n-6p6
~^head offic|a-2o5
~^head|a-2o5
~^hi|a6b7o-5
~^how big|a-2b5i-3p2
~^how can|a-8b-4h-2j9k-3l-3m2n-4o4p-13
~^how come|a2b7o6p-7
~^how did|a8b21h-3j-2l-4m-7n8o3
~^how does|a6h-3i-3l9m3n4p-3
~^how do|a-22b4c-3d8f-2g-3h-17i-3j4k-6l2m-4o-2p6
~^how far|a11b-2h15p-8
~^how long|a-12b-18c13d-2i3j-10k-2l-4n12o2p9
~^how mani|a5b-17c-2d-7f-3g-6h6i-9j-8k20l45m7n-19o-12p24
~^how much|a-27b-7c14f-4h-5i-2j-9l-3m-5n-5o3p16
~^how often|a18b6h7i6o-4p-9
~^how old|a-11b-6o-2p14
~^how soon|a14h-2i20o-4p-5
~^how to|b-2j4o9p-25
~^how would|a-6b-7d6h-5i6o4p-10
~^how|a-14b-21c13d3e-3f-18g-19h31j-6l23m-3n-16o12p14
~^i am|a2d8h3l-3n-3o2
~^i do|a7b-4g8h5j-2o-5p-4
~^i d|a12b-4i-2j20k-2l4p-8
~^i have|a-10b-6f2h-2o14
~^i make|a-2o7p-4
~^i m|a-6b-3h-7i-4j13k-2o-6p-6
~^i need|a-4o-7p24
~^i run|a11b7n4o-13p-4
~^i start|a-10b-9o6p10
~^i ve|a5b6g8h-2j-4o-9p-3
~^i want|a5b7o-3
~^i was|a-10b-10i3o-15p18
~^i would|b-2i3j2o4p-6
~^if i|a3b5p-3
~^if we|a4b3h6j-2p-3
~^if|a19b11g11h9i-2j-3n-2o-14p-7
~^in how|a-15b-2h-5l-2m-3n-3o13p-7
~^in our|o-13
~^in the|o5p-5
~^in what|a14b9g6h-3m2n4o-3p-5
~^in which|b-3d17h-7i-3j-2l-2m-4n3o13p-13
~^in your|a2b4i2
~^in|a4b2d16g4h-9j-3k-2l-4m-5n4o4p-6
~^is it|a-17b-5d-2f-2h9i-2j9k-5l-5m-3n-9o5p12
~^is there|a5b8c-2d-3f-3g-3h4j-9k9l5m-3o15p-20
~^is the|a5b-3h5l5m3n-3o-2
~^is your|a-6o-2p11
~^isn t|a10b7d7h-2l3o-4p6
~^isn|a10b7d7h-2l3o-4p6
~^is|a4b10c-3d-8f-7g-5h18i-6j6k4l12m-10n-5o8p18
~^it|a4b-5f3h4l9n-3o-5p-4
~^i|a13b13c-2d7f-4g10h16j16k-9l-11m-4n-19o-7p39
~^local|a10b11o-3p-7
~^mai|a5b-2f7g8h-3m-2n-3o18p-19
~^me and|a5j6o-5p-2
~^me|a5j6o-5p-2
~^more than|o13
~^more|a-3b-2o16p-6
~^my best|a-3o17p-12
~^my boss|a10b3h-2l2n8o-7p10
~^my broth|o6p-13
~^my daught|a2n4o-2
~^my fore|a-3o3p-12
~^my husband|a4b-5h6k4o-3
~^my late|a7b6
~^my moth|a3b2p12
~^my mum|b-3d7o7
~^my sist|a4b-2l6p-7
~^my son|a3b3
~^my two|o-5
~^my uncl|a-3o-2p-12
~^my wife|a3b7p-5
~^my|a-13b-7d5f-3g-3h-6i-3l4m-3n2o-5p43
~^name|i3n-2o-6p11
~^new fire|o3p-2
~^new|a-3o3p-17
~^nobod|a-6b-2o-6p-15
~^numb of|a14b4n10o-12
~^numb|a14b4n10o-12
~^on how|a4l-2m4n3o-3
~^on paper|b-9f10o8p-7
~^on what|a18b8d-2h-3l-2n16o-6p-7
~^on which|a3h-3i9m-2n3o-2
~^one of|a-3b-4m2n2o-12p15
~^one|a-14b-13l-2m2p8
~^only one|a-2o4
~^only|a-3o11p-2
~^on|a25b-8d13f8g-2h-6i9l-6m2n16p-24
~^oper|a-7b-2h-3p-6
~^our best|o-3p-5
~^our build|p-2
~^our committ|a5b5o2
~^our two|o8p-2
~^our|a-7b-3d-2h-6j-3k2l5m-3n5o-15p-4
~^owner and|a-3o-12p-3
~^owner|a-4n-2p-12
~^panel|a-3b-2
~^peopl|a-2b2o-4p-4
~^phon|a-2o-3
~^pleas|a-5l-2n-3o-2p13
~^roughl how|a2b6
~^roughl|a2b6
~^sewag|a-3o2p-2
~^should i|a-11b-5o-9p-6
~^should|a-8h-2m-2o-6p-23
~^sinc|a7b13l-2m-3o-3p17
~^smallest|a-6b-3p8
~^solar park|a-8b-6o15p-10
~^solar|a-10b-6n-2o6p-10
~^somebod|a5b-5l-2m7n8o-2
~^someon|a-12h-3j-2l-4o-2p31
~^so|a3b-16h11m-2n12o-10p16
~^staff|a-2b-2o9p-8
~^star|a-3o9p-18
~^surgeon|a-2o2p-2
~^that|a16b-3l5m7n8o-6p3
~^the comput|a-4n-2o6p-3
~^the ladi|a-5m-6n5o-2p9
~^the new|a6b-2m4n6o6p-6
~^the old|b-6i-2l2m5n2o2p-5
~^the only|a-2o2p-3
~^there is|a2b11o-8p6
~^there s|a-3i2o3p-2
~^there|a7b8d-2h-2i4j-2l6n-2o-7p2
~^they|a-2o10p-8
~^the|b-49d-3f-2g-2h-8i-5j-5k-2l13m45n20o-11p-9
~^third|a-6b-3h-3o18p-8
~^thre|a-9i-3o-18p21
~^total|a25b30h-2o-5p-15
~^to|a5b14m-3n-2o-3p-5
~^two of|a-4b-3p11
~^two sibl|p-8
~^two|a-10b-5n-2p-9
~^under which|a2f5
~^under|a-6d-2f5g-2h-3o-3p15
~^us|o-8p-5
~^villag|a-2o-3p-7
~^was there|a7b5n4o3p-10
~^was|a15b-8l3m10n14o9p-22
~^we and|p-2
~^we are|a8b15o-5p3
~^we bui|o-2
~^we have|a-18b-9h-2i-6j2o-8p34
~^we lose|a4h5o7p-6
~^we make|a-5b-3o-9
~^we miss|o3
~^we need|a5b7o7p-13
~^we pai|o9p-11
~^we re|a12b7h11i3l-4n-2o11p-7
~^we run|a-4b-3o-5p7
~^we sell|o-7
~^we ve|a5b18h-4l-3o6p-2
~^were you|a8b19g-3o-3p3
~^were|a2b16g-3n-3o9p-6
~^we|a-7b13f-2g-4h10i-9j3k-4l-5m-3n-4o-3
~^what are|a13c-3d-6g27h4i3j-2l-2m-7p-12
~^what becom|a16b22h-4o-4p-9
~^what come|a7d-2h4i9p-10
~^what commiss|a-10b-7h-3o-6p25
~^what did|a-15b7d-3h-6i-2l2m-4n-5o8
~^what does|b-11g-2j-3m16o-10p17
~^what do|a-33b-11d8f-2g-6h12i-5j-3l-4m-15n-3o19p-4
~^what exactl|a7b-6h16o-4
~^what happen|a-17b-4h-10i4m-2n-3o-4p13
~^what interest|a-2o-5p10
~^what is|a-11b-4d13f-2g-3h-15j3k17l-4m-8n-7o-7p28
~^what make|b5o-7p10
~^what percentag|a-7b-5p8
~^what size|a7b7p-7
~^what sort|a-11b-12h5m-2p12
~^what subject|a10b12p-10
~^what s|a-14b-6d-12f-3g-7h-5i19j15k-2l-3m-6n-3o-2p23
~^what the|a-6b-8h-10i-3l5m13o8
~^what was|a6b18d-3h-6i-14m13n4o-9p3
~^what were|a-18b-8h-3i-3m3n-2o4p4
~^what will|a-5b-2p7
~^what would|a-17b-6g-2h-2i3j-3m-2n-2o4p29
~^what your|a-7b-10d9h-2p11
~^what you|b10h-6o-2p5
~^what|a-21b11c-9d6e-2f-4g-3h20i7j-6k3l-17m5n-31o3p37
~^when did|a25m16n11o-20p5
~^when do|a2b8d-2
~^when the|a-3m-2o8p-2
~^when was|a12b-3m4n14o-4p-6
~^when|a26b14c-2d-3h-6i6j-4k-2l-3m10n17o-3p7
~^where are|b3
~^where did|a-10b-5o-3p19
~^where do|a-19b-16o-4p18
~^where were|b2
~^where will|a-3b-3p4
~^where|a-5b3h-2i-2j7l-2m-2n-3o-11p24
~^which bank|a-9b-7m-2p12
~^which bu|a15b12m3p-14
~^which compan|a-16b-2h-4m-7n-2o-3p21
~^which crm|a-2o-14p20
~^which firm|a-6b-6m5n-5o-6p15
~^which languag|p3
~^which make|a-3b-2o-6p11
~^which network|a-7b-5p9
~^which of|a-6b-11f-2h-5i-2j-2k-2l3n17o13p-19
~^which paper|b-3h3
~^which part|a-6p2
~^which refer|a3b-3d-2f-2l6n7p-2
~^which softwar|p2
~^which stor|a4l-4m7p-4
~^which subject|b3
~^which supermarket|a-3m-2o-6p11
~^which two|a3h8m-3o-5p11
~^which univers|a-2p2
~^which|a-15b-15c-4d-13f-2g14h-5i-8k-7l13m-4n16o15p-6
~^who can|a5n6p-4
~^who confirm|a4n5p-2
~^who from|a4l2m5n-2p-3
~^who has|a3b-2l3n6p-2
~^who is|b-11f6h6l-2m2o4p-3
~^who on|a-7n-5o14p-13
~^who sai|a5m2n4p-3
~^who speak|n2
~^who stand|a3m-2n6p-2
~^who s|a-7b-5j-2m5p8
~^who was|b10m5n-13o4
~^whos|a11b6f-2g-2h7i-3j5o-10p2
~^who|a10b-21c22f3g-5i-8j-11k-4l2m6n28o8p19
~^why did|a-6b2m-3n-2o5
~^why do|a18b21o-26p29
~^why would|a-2o9p-15
~^why|a-10b22h-4i-3j-2l-4m-13n-6o8p5
~^wich|a2b-3l12o10p-8
~^will you|h-2i7j-2m-2p2
~^will|a15b23h-6i6j-2m-2p5
~^with|a7f11p-6
~^would you|a-17b-14f9h4j-3l-3m-3n-3o2p26
~^would|b3d-2f8g-2h-2i-3k5l-12m6p29
~^you are|b15g-2j-3l-3o-2p4
~^you has|a-31b-23m-2o8p35
~^your|a10b-10g12i19j-2n-3o-3
~^you|a-30b11d-3f-3g-3h-7j-5k-2l-7m-5n-6p49
~a bank|b6h-2o4p-7
~a bett|o-7p-4
~a bigg|a-3o-2p-15
~a big|a-6b-5o6p-2
~a bite|i5o-10p5
~a board|b-4h5i5l-2p-21
~a boat|a18b20o-6p-11
~a book|a-8b-7o4p14
~a break|b2o-3p5
~a bu|a-3b-5n5o-5
~a call|a7b-7c8j9k2m2n-2p-6
~a case|a-4b-2o3p-11
~a chain|o-2
~a charit|a-3b8h-4j-2m-2o2p-13
~a chart|a-13b-9d-2p14
~a claim|a-2o-8p15
~a client|a-7b-20g-2h8l12m-2o27p-28
~a coach|a4b4o-4p-2
~a commiss|a7b10p-7
~a committ|a-6b-3o8p-4
~a commun|h4i4l-3m-2p3
~a compan|a12b8i5p-8
~a consult|a11b13j3o7p-25
~a credit|a4b7o-12p9
~a custom|b-3m2n4p-4
~a cut|a16b17p-14
~a dai|a-4b-9h-3j11p13
~a decent|b-4h6o9p-5
~a dent|a-3o-3p7
~a doct|a3b8
~a dozen|a-3o-6p-4
~a famil|a-9b-8i3o-8p11
~a farm|a-5b-9h7o-13p4
~a few|b-15c-3f9g17h-5i7j-2l-2n-2o-3p2
~a firm|a13b21l-3o6p-20
~a first|a2h8o-6p8
~a form|a11d-2h-3k-2l14n6o-11p14
~a fortnight|a-2o9p-3
~a fortun|a-3b-2o5p-15
~a found|a-3p-2
~a free|a-5b-5p2
~a full|a5b6m2p-6
~a fund|o3p-9
~a good|a-5h-2l3o24p-20
~a grant|a-8h-2k-2o3p-7
~a green|a-2o7p-3
~a half|a-2o-4p-3
~a hand|a-12l-4n-5o-5p16
~a hip|a-4b-2p10
~a hole|o10p-14
~a hospit|a2b2l2o-3p-4
~a hosp|a-3o-5
~a hous|p-3
~a huge|o5p-4
~a hundr|a-6b-2h-2o4p8
~a job|a7b18d-4h-2o-17p3
~a joke|a-2b2o-2p12
~a juni|a-4b-3o-7p12
~a larg|a-6b-5o5p-11
~a lend|b-7l11m2o-5p-11
~a lett|o-2
~a licenc|p2
~a line|a20b-12g-2h17j10m5n3o-3p-11
~a littl|a13b9d5i3o-10p2
~a live|a14b17o2p-14
~a loan|a12b9h5o-16p-6
~a long|a10b11h-3k4o-8p-5
~a lot|a2b3o14p-5
~a love|a-3b-2o-4
~a man|a10b11l2o4
~a meet|a12j16p-12
~a memb|a-3b-2p4
~a mill|a-3b-2o-2
~a month|a-6b-2n-2o6p-3
~a name|a23i12l2m6n8o-4p-8
~a network|a16b14l2o-2p-14
~a new|b7h-2o-8p15
~a night|a-2b2j-2o-7p11
~a numb|a-9b-5o7p-5
~a nurs|a4l6o-14p14
~a pair|o-6p8
~a partn|a-12b-10o-4p13
~a part|b-3l3o2p5
~a penn|o8p-12
~a person|a-5b-3i4n-2o8p-6
~a phon|o7
~a pile|a3b4o3
~a plac|a-5b-3o-2p-2
~a privat|p8
~a prop|p-3
~a quart|o5p-4
~a real|a8l-2m-2n12o-2
~a refer|a4b-5l7n4p-2
~a report|a-2b7j-3o7p-4
~a retir|a2h3o12p-7
~a rota|a-5h-2p-19
~a row|o4
~a sales|a9b11o2p-8
~a schedul|a-4b-2o9p-2
~a school|a-2b-7l8o6p-19
~a scorecard|a32b-7d-2g-2j-3k51o-2p-20
~a second|a-6b-2p-17
~a shop|o2p-5
~a short|a-4g3l-2o2p7
~a singl|a-12b-5h-2j-2o5p11
~a site|a-15b-11n-2p10
~a slic|a-9b2h-2l-2n-5o8p5
~a slot|a16b-9i-4j23k-2l10o8p-16
~a small|a4b-26f7g17h5i2j-2k3l2n-2o2p-15
~a solar|a-4m-2o4p-3
~a soul|k3o7p-3
~a subscript|a2b3o2p-6
~a sub|a-4b-4p5
~a surgeon|a-5b-7n4o-6p17
~a talk|a-6b-5j3k-2p11
~a teach|a-13b-9p11
~a team|a4b6o-11p-14
~a thick|a-4b-2o-18p-3
~a thing|a-4b-2o-5p-3
~a third|a-3o3p-22
~a tonn|a-3h-2p5
~a trust|a-6b-7g5h-2l-3n2p8
~a two|o2
~a van|a9b10p-8
~a wai|a-7k-2o5p-3
~a weekend|a-2
~a week|a-9j-2l-2n-2o2p-10
~a whistleblow|a-28b-27p13
~a whos|b-4j7p-5
~a word|a15b2h12j6l-2n-2o-5p14
~a work|a-12b-13h-2i-2j6o12
~a year|a-19b-8h-4n-2o8p-5
~a ye|o8
~abandon|a3b5o-9
~abl to|a12b-4h6m8n2o-2p-7
~abl|a12b-4h6m8n2o-2p-7
~about a|a-6b8g-4h-2i-2j-3l-3n2o-8p15
~about it|a8j6l6n-2o3p-10
~about that|b-10h3i4l-2n7o-4p-3
~about the|a-14b-16d-2g-2h-7i-5j-3l-3m-2n28o2p5
~about to|a-15b-10o-5p-14
~about what|o-6
~about your|a2b-15f-2i-3l19m8o13p-19
~about you|a8b-4h-3j-3l9m4n7p-7
~about|a3b-26c-3d-5f29g-12h-21j9k-3l17n19o3p-30
~above|a-9m-4n-4o-5p-4
~abroad|a-9b-4h-5o-11p26
~absenc|o12p-12
~accept a|b6d-2h-2o-2p-5
~accept|a9b25d-6h2j-2l-2m-2o10p-16
~access|a-2p4
~accord to|a5b6h2n2o-4
~accord|a5b6h2n2o-4
~account and|a-4b-4n2o5p-4
~account of|n5
~account|a-8b3d-4f-2g-3h-8i3j-6m6n5o8p3
~acount|a4b5o-10p5
~across|a2b-2l4o11p-4
~acr|a-14b-11o-17p43
~act as|a-4p11
~actu|a17b-12c-2f6g-2h37j-5k-2l-4m2n-3o22p-15
~act|b-6h6n4o-2p3
~addit|a5h6p-3
~address|a16l-2m4n18p-5
~admit|a7b5l3m3o11p-24
~adress|a2j6l-2
~advanc|a10b-3h12o-4p-4
~advic|b-11l5m10o-3p6
~advis a|a-13b-12o7p-3
~advis|a-2b7h-2l-2m3n-4o3p9
~afford|b2o21p-15
~afraid you|a-2p-2
~afraid|a-3o12p-12
~africa|a8b8p-5
~after a|a-18b-9j-2n-3o-8p9
~after four|a-2o4
~after summ|o3
~after the|a6b-3i3j16l-2m-2n-3o11p-29
~after we|p-2
~after your|a-8b3l-4m-3n-2p-5
~after you|a9b-4l3m15n-3o6p-5
~afternoon and|a-3b-3o-2p-3
~afternoon a|p-5
~afternoon|a-3b-8h-6i2j19k-2m-3n-3o7p-14
~afterward|a-3b-4h6l-2o9p-19
~after|a-24b-21h-7j18k-3l-10m10n-8o4p-31
~ag did|a2b2
~again and|a-5b-2o10p-8
~again what|a4h4
~against the|n4o-3p3
~against you|a5b-15l3m8n11p-3
~against|a14b-12f5i-2l2m7n18o-17
~again|a-15b-11l-9m11n-5o-12
~agenc|a-9b-4d-2o8p3
~ago|b2p-2
~agre on|a-2p-3
~agre to|a-5b-2o-8p5
~agree|a-5b2d-2h-3p4
~agre|a-2b3j-2o-4p-2
~ag|a4b7o3p6
~ahead|a8b3h8o6p-10
~ai convert|o3p-4
~ai to|a-2o7p-21
~aid claim|p4
~aid|a-3b3n-2o-4p28
~airlin|a-9b-5o-5p18
~ai|a-12b-4h-3o20p-48
~alarm|a-14b-3m-3n-4o3p-30
~algorithm|o4p-4
~aliv|a-8b-4l-2o5
~all and|a-2o-9
~all dai|a-4b-2o5p-6
~all go|a-4b-2p17
~all in|a-3b-2p10
~all my|o-11
~all of|a-8b-5o-3p-13
~all our|o-7p-2
~all over|o8p3
~all that|a-4n-2o16p-9
~all the|a-6i-2o13p-12
~all this|a11b12o-4p-2
~all week|a7b7o-4
~alloc|a-8b-4o18p-21
~allot|a-7b-8h4o-4p8
~allow to|a-13b-6h-4o4p7
~allow|a-12b-3h-4o2p7
~all|a2b2c-2f-2g-2h5i4j10k-4l7m-12n-4o-5p-39
~almost|a-5b-4o6p-3
~alon with|a-10b-4n-3o6p-5
~along|a4b13h-3l-2o16p-10
~alon|a-17b-9j-2n-3o-10p3
~alread|a-10i-4j-2m-2o4p-18
~also|i-2k5n2o-8p16
~alter|a-2o19p-9
~although|a-2o-11
~altogeth|a3b6p-2
~alwa in|a2b5p-10
~alwa on|b-2o3p-11
~alwa sai|o-4
~alwa the|a2b-2h-2l8o4p-4
~alwa|a6b10d-2h-8i17j-2k-3l3m-3n-5o4p3
~am a|b-2h4p4
~am i|a-12b-6h-2j-9k-3n13o-6p9
~am the|j2o-7
~among the|a8l8m-4n7o2p-3
~among your|a3b-2i3n3
~among|a6b-18g3h-2l18m-5n11o3p-26
~amount|a-8b-6o2p5
~am|a-9b-7d7f-2j-9k5l-5m-3n6o4p14
~an advis|b7d-2o-2p3
~an ai|a-2o9p-25
~an answ|b3l-2o-7p-2
~an appoint|a17b-2h-3j28p-15
~an app|a-2o15p-32
~an engin|a14b15o-4p-17
~an ey|a2b-2n8o-8
~an hour|a-9b-10h-2i-3j5n5o10p-2
~an old|a-16b-8h-5o18
~ancient|b2o-4p-7
~and after|p-8
~and again|a-4b-2o5p-8
~and all|b-5d3l3o-6p9
~and alwa|o4p-3
~and an|b3m-2o-6p2
~and are|a-2o-6p2
~and as|a5b5
~and at|a-8b-4h-2p14
~and a|a13b4j2l4m5n2o5
~and biggest|a5b8p-4
~and both|a-2b-2o9p-2
~and build|o-7
~and by|a-6n-2o-8p-2
~and can|o-6
~and chang|a4b-3l7o-5p-3
~and charg|o6p9
~and come|a4n3o4p-5
~and dad|a7b9o-6
~and did|a-3b-6l3n3o14p-16
~and do|a-3b-12i8n2o-6p18
~and each|o3p-8
~and everybod|a-3b-2p-2
~and everyon|a2i3p4
~and every|a-5b-3p-6
~and for|a12b22h-2i-2l-3m-3n2o5p-15
~and from|a8l-3n12o-2p-4
~and get|o-4p9
~and got|o2p-10
~and go|a3n3p-2
~and half|a-2b2l-2o-2p-7
~and hardl|a-6b-6o-4p-3
~and has|a-2b-2o2p2
~and have|b2d2o11p-5
~and head|b4p12
~and how|a-6b5h-3j10k-3m-2n-9o18p-20
~and inspect|o2
~and in|a19b10d8h-2m3n4o15p-27
~and is|a-6b-7n5p6
~and its|a10h11o4p-5
~and it|a-8b-3o-2p12
~and i|a22b20g9h-2i8j-4k-3l5m-2n-6o-8p-3
~and my|a15b4j9l2n3o6p11
~and never|a-5b-2o-6p28
~and nobod|a-3b-4h5p-14
~and none|a2b-2h4o-4p-2
~and noth|a-2
~and not|a5b9h-2o3
~and now|a-2o-8p-7
~and no|a2b-2l5p-2
~and one|a-3b-2o-4
~and only|a-4o9p-15
~and on|a6b-3i3j5n4o3p-14
~and our|a-5b3i-6o-23p13
~and over|a2b2o-4p-6
~and peopl|o-7p2
~and run|o-15p6
~and sai|n2o-2p-3
~and see|b3k2o-2p9
~and sell|o-11p-3
~and sinc|a8l-3m10n2o-3p-4
~and sit|a-4b-2o-3p-6
~and some|a-4o4p-3
~and so|o-12
~and still|a2b-4h-2n7o6p-16
~and tell|a-15b-7l-2p27
~and their|a15b14n2o-7p-2
~and then|a-15b-10i4l-3m-2n-2o8p-24
~and there|a-5b-3o13p3
~and they|a9b10o-18p14
~and the|a-22b-14h3i-3l-4m6n-4o17p27
~and those|o-9
~and two|a-2o-3p-8
~and up|a-7b-4o-4p16
~and want|b3o-3p14
~and was|o24p-22
~and we|a8b2h13i-2n-2o-7p-14
~and what|a-13b-29d4f-2g-3i-3j-4l20n4o8p-17
~and when|a5b3n3o-5p-3
~and where|a9b11o-5p-3
~and which|a-13b-4h-6j-2l-5m7o10p4
~and who|b15l-2m-3n-4o9p-11
~and why|a-5b-6l2n3o-15p27
~and will|a-3h-2o-6
~and with|a6m6o4p9
~and would|a7i-2j6k4o-9p9
~and your|a-8b-4l2n-3o-5p-14
~and you|a-11c2d-2h-4j-2k3l-7m3n-3o14p21
~and|a-22b3c-5e-2f-6g-7h-15i-2k-6l4m11n2o-5p-14
~anim|o-3p5
~anoth wai|a-2o-3
~anoth|a3b6i-3m5o-5p-26
~answ is|o5p-3
~answ the|o-3
~answ to|a2j-2l4n3o-7p-4
~answ|a-3b-2h-2j-2l2n6o-8p-21
~any client|b-5m10n-4o3
~any condit|a9b15d-2p-7
~any exper|a-15b-12o-8p14
~any more|a-3b-2o-5p9
~any of|a-12b-26h-4i-4j-3k-2l19m2n9o17p-2
~any tip|p-5
~anybod from|a2b-2l3n2
~anybod who|a17b-2l10n12o-6p-5
~anybod|a13b-13d-2h-3i-3j-4k10l19m-2n14o-4p-6
~anym|a-6b-3o-17p23
~anyon from|a3b-3l2n5
~anyon on|a-13b-3n-7o5
~anyon who|a4b-2n9o7p-4
~anyon|h-6j-3k-2l2n12p-24
~anyth about|a-2b-7l3m5p4
~anyth els|b6h-4
~anyth|a18b16f-2g-3h-2i-6j-4k23l-4m2o10p-18
~anywa|a-3o2p-10
~anywh|a-11b-7o12p-11
~any|a8b-8c-4d-7f-7g-2h-2i-14j2k-6l26m20n10p2
~an|a-16b-4d-16f-7g-8h7j33k-2l-2m-10n-2o-9p-13
~apart from|a3b-5g9p-2
~apart|a5b-8g9h3l2o9p-6
~appe|a-3b-2o-5p15
~appl and|a-4b-2o-7p-3
~appl for|a-4b-2o5p8
~appl to|a-3o2p9
~appl|a-16b-7h3k-2l-2n-5o-23p7
~appoint with|a13b-17h-3i-2j19n23p-11
~appoint|a38b-21h14i-2j32k-2n23o-4p-30
~approach|a12g-2i25l-2n-3o10p-12
~approv|a5b-7h4m5n4o-6p-3
~app|a-4b-2o19p-35
~architect|a-2o-2p4
~are about|a-6b-5o-2
~are alwa|p-7
~are a|a11b26g-2j-3k-2l-3p-4
~are empt|a-2o-2p18
~are flat|a-2p-11
~are go|a-3o-15
~are in|a-6b-10h9i-3o2
~are not|a-17b-11h-4o18p-6
~are off|a-3o-3p-3
~are on|a-6b-6c-4d-2g-3l11n2p2
~are there|a5i6j11k-3m-4n-2o7p-10
~are they|a4b-8i13l6o-3p7
~are the|a11b-6d-2f-2g5i24j-2k-2m-3o-19p24
~are thre|p-2
~are too|a-10b-2l-2n-4o-4p11
~are up|a-3n-2o3
~are we|a-5o-8p15
~are your|a-7b-9d-3g11h-4i-2j4l2o-2p14
~are you|a42b10c6d35f2g4h4i-17j3k-6l22m-9n-13o-4p-6
~area|a16b-6d-2f37g-3i-2l-3n-2o-4p-18
~are|a21b2c-3d14e-2f-8g35h23i8j12k-3l16m-28n-45o-6p-3
~argu|b-2l2n3o-5p-4
~around|a11b6j14n-2o-15p-21
~arrang a|a6b-4j15o-2
~arrang|a17b-4h10j20l-2n-3o-7
~arriv|a8b15h-3o-10p-12
~articl|o-12p13
~as an|a-14b-8d-2p17
~as a|a-10b-3g4h4i-2j-3k-2l-2m-2n-2o8p39
~as soon|o7
~as the|a-9b-3h-5o2p-17
~as well|a-3o-2p8
~as what|a6b8p-2
~asid|a4b8o6p-11
~ask about|a7b-7f6l10
~ask a|b2o-5p-2
~ask for|a-12b-3g-2h-5o5p-7
~ask how|o2
~ask me|a2d2j2o18p-2
~ask more|a-2o7p-4
~ask to|a-4b-3o-7
~ask where|a-2o-4p-2
~ask|a-4b-11f14g-5h-11i2j-5k-3l19m-2n-2o-17p-5
~assign|a13b9d-7h3l2m2n7p-10
~assist|a-5l-2o-8p15
~assoc|o-3
~as|a22b-6f5g9h20i6j-5k-4o-23p14
~at all|a3b-6j2n9o-4p-4
~at a|b14h-4l-2n-2o-6p3
~at christma|a-2o4p4
~at every|a3b3o-5p-3
~at first|a9b3h-2m8o-4p-4
~at four|o-3
~at home|a-7b-6f4h5j-2n-5p10
~at it|a7b-5c18g-2k-2m2o6p-7
~at my|a-3o-6p-10
~at night|a-6n-2o16p-17
~at once|a-6b-5o8p2
~at our|a-2b-5h-3i10o-5p-5
~at short|a-2n-2o5p-2
~at that|p-3
~at the|a21b24d-12f-3g-4h14i-9j9k-4l-6m-5n17p2
~at this|a-5b-3c3l-2o-3p9
~at two|a2b-3j7o-2p-8
~at what|a8b17h-4i-2o-11p9
~at which|a-2o-2p7
~at your|a-6b-3m3n-4o5p6
~attend|a-2b-2p-6
~at|a7b-18c14d-18f-7g41h-14i-9j10k-8l-13m19n13p11
~audit sai|a-2
~audit|a-4b-3h-2m3o-5p-2
~aunt|a-3b-2p3
~auth were|a-5b-5p6
~auth|a-3b-11h3l6n3o-7p6
~automat|a-2p-6
~autumn|a-13b-9h-3p6
~avoid|a3b3o-6p6
~aw or|a-4b-2p6
~awai and|o4
~awai from|a-10b-8o-3p24
~awai in|a10b10o-9p-8
~awai|a4b2h7i4j-3l2n-4o11p-15
~aw|b3p2
~azur|a-4b-2p6
~a|a-4b8c-6d-32e-3f17g5h-18i3j27k25l13m-32n-11o-11p2
~babi|a-2o-5p25
~back and|a-2o3p-8
~back at|a5n8o16p-11
~back for|a4l2n4p-4
~back on|a-2o-11p19
~back over|a6n7p-7
~back to|a-7b-9n3o-3p-2
~back up|a2n2
~back what|a-6o11p-6
~back you|a3l2n2p-2
~backfir|a-3o7p-7
~background|a22b27d-2g5h-2l-2m-2o-3p-26
~backlog|a-5h-2l-2p6
~back|a-21b-9f-2i-2j-10k-3l6m-5n8p30
~bad new|a-4p-5
~bad|a-4b-7h-4i-2j-5k9l7m3n-3
~bag|a7b9h3i-2o-5p16
~bai|l-2n2p-4
~baker|a-4l-2o10p-4
~bank has|a-2m2
~bank holida|a17b17o3p-20
~bank is|p-2
~bank of|a-3p4
~bank s|a2l3p-6
~bank want|o6
~bank was|a-5b-2p6
~bankrupt|o3p-4
~bank|a-4b-13d-2h-5i4j-3l-2m14n6o-2p15
~bare|a5b6o-2p-2
~base|b2o-2p4
~basi|a16b21p-15
~bath bai|a-2p-3
~bath|a2b4p-4
~batter|a-9b-2h-2n-3o-8p11
~be at|a5b-2h5j2o-9p11
~be a|a12b3d-2g-2h-4k12l5m2p-8
~be done|a-10h-6n-2p6
~be for|a4b5p-3
~be in|a3i8m-2p5
~be on|a4b6o2p-2
~be save|o8
~be so|a8b-7h12i4m3n-3p-7
~be the|b16h-3j-6m-2n-4o2
~beach|a-11b-2m-3n-4o11p-8
~bear|a7b10n3o-8p26
~beat the|a21b28n-3o-5p-9
~beat|a26b33n-3o-5p-14
~because a|a-2p-7
~because i|a2j3o4
~because of|a-6b-3o4p-3
~because their|p-13
~because they|p-3
~because the|a-4b-2o16p-5
~because we|a-4b-2o-2p7
~because|a-20b-10h-3j2l-2n-2o2p-29
~becom a|a-4b-3p7
~becom of|a2b17h-6i-2m-2n-3o18p-14
~becom|a-4b7h5i-2l-3m-2n-4o18p-4
~bed|a9h8i4o-17
~been at|a11c21g-2j-2k-2l-2m2p-7
~been a|o-5p12
~been doing|a3b6
~been in|a3b-6c12p-3
~been on|a15b19j-2o-6p-11
~been there|a3b-2m2n4p-3
~been through|a3b3h7l-2m-2n-2o-6p7
~been|a31b14c35d-5f-4g-5h-4i-2j-9k-5l-10m21n4o-5p-14
~beep all|a-2p-5
~beep|a-4h-2p-6
~before and|a-9b-2n-3o6
~before anyth|a2b8h-5
~before it|a-2b-2o6p-4
~before i|a12b-3j-3k20o-8p8
~before lunch|j2o2p-2
~before they|a-7b-6o5p6
~before the|a-24b-11h-2i-3l-2m-3o-3p-16
~before this|b4p4
~before we|a9j-2k14l2o-17p3
~before you|a9b33d-4h-8i3j-2l-3m-4n-3o20p-13
~beforehand|a5b3h-4k9o3p-7
~before|b23d-8f-4g-4h-20i11j-2k29l-11m-12o2p-7
~begin and|a3b3p-3
~begin with|a9b-2l11o5p-2
~begin|a-4b-2d-10h4i5j-2l7m-3o-3
~beg|o13
~behalf of|a8l2m3n5o-2p-3
~behalf|a10b-5l9m3n5o-2p-4
~behind a|a-5b2l-4o-2p9
~behind it|a4b4h-2n5o3p-8
~behind the|a-12b-3m-5o9
~behind your|a9b6l4p-8
~behind|a15b45d-2f-2g-2i-5j-2k-2l-7m-7o20p-33
~being tell|h5m-2o16p-2
~being|a-9b-9d3h3j-2o-24p3
~believ you|b3o-2p-2
~believ|a-13b14g-2h-3j-2l-3m-6n-10o20p-50
~below|a-3b-3o-4p-4
~benefit|a-8b-4o-35p21
~besid the|a2b3p-5
~besid|a17b16n4o-3p-13
~best|a-9b-8f-2g9h-3m-2o6
~bett wai|a-2o-13p-5
~bett|a-15b-4k-2n-2o-12p2
~between two|a-7b-6p11
~between|a-4b-15d-3g-2h15i-5j3l7m-2o6p-16
~bet|a-2b3o-8p-2
~be|a31b8c-2d-6f2g-7h21i19j-2l2m2n-4o-4p9
~bid|a-7b-2m-3p3
~big chain|a-2n-2o4p-3
~big one|a-4o-3p-2
~bigg call|a-2p-6
~biggest chain|a5b7p-4
~biggest|a7b10o6p8
~bigg|a-3p-15
~big|a-19b5f-2h-5i-5l-2m-2n-4o-10p-10
~bill get|a-2o-14
~bill is|b2o-4p15
~bill|a-5b-4g9h-2i-4o5p-4
~bin|o3
~biscuit|a3b4i3n-4o2
~bite of|a12b8f5i6m-2n-2o4p-6
~bite|a20f5h2i17j-3m-2n5o23p-6
~blam the|p-6
~blam|a-2h-2o9p-18
~blank|o-5p-2
~bless|b-4h3
~block of|i3
~block the|a-2o-5p-8
~block|a-2b-3i5o-13p-3
~blok|o2p-5
~blood|a2b3o11p-2
~blow|b2o7p-15
~board|a-5b-13g-2h22l-5n-5o29p-38
~boat|a25b25h5m-2o-10p-23
~bodi|b10d-4h-3n-2o-7p6
~boil|a-3o-3p9
~boi|a2b12n-8o17p-13
~book after|o-2p-3
~book a|a13b-3j18o-3p-7
~book for|a7b9o4p-12
~book on|a-7f-2p10
~bookkeep|a-6b-5o-3p5
~book|a37b8d-2f3h-3j27k-3l-2m2n9o6p-23
~boot|a13b13d4o-3p-11
~borrow from|a-2o2p-2
~borrow|a-8b-7o3p-18
~boss is|o-8
~boss of|a12b2h-2l10m-6n10p-6
~boss want|p2
~boss|a-6b-10d-4f-3g-2h-10i-3j-6k-5l22m-3n20o13p-31
~both think|o2p-2
~both with|a-4p8
~both|f-2i-2j-2k4n4o12p-29
~bottl|b-4f3l8n-5o13p-28
~bottom|a3b7o-11p2
~box|a9b9f2o7p-10
~branch and|a-3o5p-3
~branch manag|a-2o-3p-3
~branch|a-12b-20d23f-2i-2l-2m-2n-4p-4
~brand|a-5b-3o-5p4
~brav|o-5
~bread|a-9n-2o21p-18
~break that|a-2p-5
~break the|o4
~breakfast|a-11b-8h-3n3o-9p10
~break|a-8b8h-2l-3m-4n-4o2p-5
~brick|a-2o9
~bring along|a2b7h-2p2
~bring a|a-5b-5p6
~bring back|a-9b-3n-3o23p-22
~bring in|a2h6o-2p13
~bring the|a-8b-7o6p-5
~bring to|a8f10p-7
~bring|b8f9g2i-9j-6k10l-3m-4n-6o11p-10
~bristol|a2b-3h-3l-4m6n8o-10p20
~britain|a18b19o-2p-15
~broth and|o4p-19
~broth|a-16b-14o2p-5
~brown|a-4b-5h4p-21
~bu depot|b2o-4p-6
~bu driv|a-3b-4n4o-10p-2
~budget|b-6h-3m9o-11p3
~bui anoth|o-3p-5
~bui a|o-3p2
~bui for|o-2p2
~bui in|a-4b-3p6
~bui more|p-3
~bui on|a9n9o-7
~build and|a4b-2g10o2p-13
~build go|o6
~build of|a-2o-2p4
~build only|o-4
~build s|n2o7p-2
~build the|a-15b-12o-4p-14
~build|a-26b-10g9h-6j-2m-4n-10o-7p-27
~bui|a-22b-14h-2l-3o5p20
~burn out|a-2o3p11
~burn|a-6h-3i-2o16p14
~buse|a-6b6l-2m-2n-5o-10p7
~busi area|a9b-3f20i-2p-8
~busi|a16d-3f30g-2i-3j-2l-2m-2n-2o4p-3
~bust|a-2o10p-12
~but i|a-2b-3j3o9
~but never|a-6m-4o-3
~but not|a-3b-2o-5p-2
~but no|a-3n-2o11
~but only|o2
~but the|a-3b-2d2o17p-2
~but|a-24b-7d2h-5j4l-2m-6n-6o-3p-14
~buyer|a-4o-5p7
~bu|a9b7h-2m2n5o-13p-21
~by a|a-9b-2l2n-4o24p-9
~by christma|o-6p-4
~by frida|a2b3p5
~by hand|a-8b-4o-4p-5
~by law|o-5p8
~by lunch|a2m2o4p-7
~by mail|o-2p-3
~by one|a-3o7
~by teatim|o5
~by the|a17b8h9i-2j-2l-2m9o17p-7
~by trad|a5b7d5g-3o-3p-2
~by train|a2b2p-2
~by what|b-11d-2i11j4l5n-2o2p-9
~by whom|a10h4m2n5o-2p-5
~by your|a5b12n-4p-10
~by|a7b-6c-2d-3g-3h8i22j-3k13l-5m2n-16o3p-28
~calcul|o2
~calendar|a2b-4i-3j2l11p7
~call and|a7l7m4o-14p-8
~call centr|a-7h-2m-3o12p5
~call herself|a2b-8d17h-3l-2
~call in|a7h4n3o-10
~call it|b-3i4
~call off|a-2o2
~call that|a-3b-2l3m-2o-6p25
~call the|a-5b-5i4p8
~call with|a4b-4j12p-3
~call|a17b-36c8d16f-2g-6h5i15j7k8l7m2n-6o-7p7
~camp|a9b5l2n4p3
~can a|a-2j3o-9
~can be|f8n-3o-3p-10
~can fill|a12h-3j-2k19o-2p-6
~can it|b2o-2p-5
~can i|a-26b-33c-2d-3f7g-4h-10i-6j31k5l-8m-5n2o2p-11
~can one|a2b-5j8o10p-3
~can read|a4n4o-14p-2
~can sell|b2o-4p-2
~can that|a-6o5p-15
~can the|a-7h-5m3n-3o-6p16
~can t|a-8g6h3j-6k-3m-2n-3o-6p14
~can we|a7b-4h3k11o9p-10
~can you|a-9b-6f-2g2h-2i6j3l-2m-2n-4o-4p29
~canada|a24b25p-22
~cancel my|a-6b-5o-9p17
~cancel on|a-4m-2n-2o-22p15
~cancel|a-8b-4d7h8i-3j-2m-5n-4o-16p-35
~candid|a-6b-2o-12
~cannot|a-9b-5o7p11
~cant|a2b8n-2o7
~can|a-18b-50c-4d-6f8g-5h-10i-11j45k46l-22m-8o18p-27
~capac|h-3m2n2o-5p-4
~capit|a-12b-8o-2p23
~captur|a-8i-2m-2o-6p16
~car park|a-7b-7o11p15
~carbon pric|a-5h-3o-2p-12
~carbon|a-25b-12h-5i-2m-3o-3p-9
~cardiff|a2m7o-11p13
~card|a-5b-8h-2j-3k14l-2n-3o2p2
~care home|a-3b-3o-5p14
~carer|a-6b-2n-2o5
~care|a8b22h-2i-7o-2p19
~carr profess|a-4b-4p6
~carr the|a5b5p-8
~carrot|a-5b-4o-5p16
~carr|a23b28h5i-7j-2k5o-5p-23
~car|a-10b-10o11p18
~case like|o-5p-2
~case what|a-4b-2o2
~case|b-2h-3i2j-2m4n6o-6p-21
~cash|a-12b-6o13p13
~cataract|a-4b-2o-5p5
~catch|a-4h-3l-2n3o15p2
~caus|a3b13h-6o6p-31
~cave|o-7
~cement|b-5m7o-2
~centr|a5b14h-2m-3n-2o4
~cent|a-6b-2o5p-17
~certain|a4b4l3p-7
~certif|a16b-8m16n12o-6p-4
~chain of|a-4b-4o-3p4
~chain you|a8b11p-6
~chain|a8b19h-3n-5o-8p-5
~chair a|a4b2h5o-4
~chair of|a6b7o-3
~chair|a6b2h2i-3j-2k5l-4n8o-3p-25
~chanc|a-4b-3j5o5p2
~chang side|a-11b-9p12
~chang the|a-2o-8p6
~chang|a-30b-13h-4i-3j-2l4m-3n-4o12p-16
~chap who|a14l7m7n-2o-9p-5
~chap|a14b-2h-2l10m12o4p-10
~charg for|a-17b-12o-11p34
~charg less|o7
~charg of|a9b6n4o5p-16
~charg|a14f-2g-2h-5i-2l4m11n13o-10
~charit get|a8b9o-3
~charit with|a-8b-4o-2p3
~charit|a12b14f6g7h-11j-3m4o-15p-14
~chart account|a-9b-8p10
~chart|a-15b-11d-2o-2p17
~chat|a14j-10n26p12
~cheap|a-20b-9h3l-4m-5n-3o-3p8
~check and|a2m3n3o2p-3
~check your|l-2n5
~check|a10b-11h-3k4l2m10n12o-20p3
~chees|a-8b-5o10p-37
~chief execut|a5b-6d10l2m-5n5o-13p19
~chief|a7b-10d9g3h5l2m-5n5o-5
~children of|a-17b-14o-5p30
~children|a-17b-9o-14p8
~child|b3o5p5
~chil|a-7b-6o-6p16
~choic|a9b4h7i2o-3p-6
~choos|a-23b-21d-2g-2h9i-3o15p-14
~christma|a-3b-2o7p-6
~citi did|a12b12p-8
~citi have|a3b3p-2
~citi you|b2
~citi|a19b17m5p-16
~claim to|a4b6o-6p-13
~claim|a6b21h-3i-2l-2m-2n-2o-14p-13
~classroom|a24b25o-9p-14
~class|a11b12j4o-3p-7
~clean|a-17b-2l-2m-8n-4o24p-17
~clear|a-8b-4o-6p18
~clerk|o-8
~clev|o13p-3
~click|a-10b-5h-3o16p-10
~client and|a-2l-2o-16p-4
~client|a14b14f4g-4h8i-6j-3k-2l7m-3o12p-6
~clin|a-15b-4h-4i-2l-2o14p8
~clos to|o-2
~clos|a4b9h-7j-3n7o-11p-7
~cloth|a-4b-3p-4
~club|a-4b-4h4o8p4
~co op|a-2o8p2
~co2|a-2o10p-19
~coach in|a-8b-7p8
~coach|a-6b-2d-3g-2h-2l-2m-2n7o-20p26
~coat|a-5b-3o-4p-7
~cobol|a-14b-26g16n-2o-6
~cocoa|a-2b-3h-2n5o-4p-14
~code and|o3p-2
~code|a-2b8m-3n-3o14p-16
~coff|a13b3l10n3o6p-13
~cold e|o-9
~cold|b-4h4o-15p27
~collaps|a-5b-3o3p-6
~colleagu|a-7b-3l-4n3o10p-7
~colleg|m3n-2o-8p-3
~colour|a-11b-6o11
~come and|b-4i7o3p11
~come back|a11b-2m-2n15o-28p26
~come from|a5b8f-2g-2i-2l7o4p-10
~come in|b-2h7o10p-17
~come late|p-3
~come of|a-2b-2l-2n2
~come out|a-9b-3d-2h4m-2o22p4
~come round|a6l2n6o-4p5
~come to|a-11b-9f11h-7l-3m-2o-13p25
~come up|a-2o-8p4
~come|a-5d-5f12g-6i10j-9k-3m-6n5o-3p18
~comitt|o5
~commiss on|a2b4p-2
~commiss|a6b18h-6p14
~committ is|o2
~committ of|a5b6p-3
~committ|a2h-2k7o-3p-31
~commit|a29b18h12k3o5p-45
~commun|a11b12h4i4l-3m-2p-5
~compan and|i2p-8
~compan did|a-5b-2n-2o-9p16
~compan do|a9l12m2n2p-8
~compan has|a3m5o-8
~compan in|a-2
~compan s|a7b10l3m-6n2o-3p-2
~compan that|a-5b-4o5p-6
~compan you|o2
~compan|a-18d-4f-4g-2h-12j-3k-3l15m-2n-4o28p-24
~compar|a3b3g2o2p-3
~competit|a-4o-12p8
~compet|a24b-4g41h-5n-2o-6p-10
~complaint|a-7b-2m-3n-2o-8p-8
~complain|a-7b-3l-2o-3p12
~complet|a9b6h4k13l-4m-3n-6o-6p-13
~comput sai|a-2o5p-5
~comput|a10b23h-2i2j-2l-3n-4o3p-15
~concern|a30b10f10g2h10o-2p-4
~condit before|a7b8p-6
~condit|a19b36d-8h-3o-2p-11
~confirm it|a11b-2n14o-6p-3
~confirm the|a14b-2l6m-2n15o-2p-9
~confirm what|b-2l2m-2n4
~confirm your|b-2l2m2
~confirm|a39b-9d-2h-3l19m13n26o-10p-20
~conf|a-3p4
~connect|a-15b-10h-2k-2l-2m5o-6p-6
~consid|a7b9p-6
~consult|a10b6f7g8h-6j3l-2n-2o6p-11
~contact|a2j4o-4
~content|o-10p-2
~contract|a-11b-4h-5i-3l4m5n-4o-17p13
~contradict|o-6
~control room|b-2n4o-2p-12
~control|b-3l2n6o-2p-14
~convers with|a6b-3h4j6p-4
~convers|a8b-6j8k3l7o16p-14
~convert our|p-2
~convert|a-3o11p-12
~cook|a-8b-3n-3o7p10
~coop|a-4p10
~copi|a-3b-2o-8p10
~copp|a-15b-5m-6n-2o-3p27
~corn|a2b7o6p4
~corrid|o-3
~cost and|p2
~cost a|a-2p15
~cost in|a-2o-4p8
~cost me|a-3o-9p20
~cost them|a5b5
~cost the|a7l3m5o-6p3
~cost to|a-3b-2o-7p21
~cost us|a4b-2l7o-17p-4
~cost|h4j-2k-2l5m4n-6o-31p32
~could a|a-3b-2h-3j6m-2
~could be|a11h14o-6p-7
~could i|a4b-10d-2f7g-3h-5i-3k-2l13n11p5
~could not|a3b7p-3
~could one|a-2o11p-6
~could the|a-3o-7p17
~could we|a3b-4h-3i-4j18o6p-6
~could you|a-14b-16f8g2h-8i16j-5l-4n-4o12p3
~couldn t|a6b8i4n-3p-4
~couldn|a6b8i4n-3p-4
~could|b-51c-3d-5f10g-2h14i2j17k6l13m-3n3o12p-22
~council|a-12b-11n2p-7
~count and|b2n-2o3p5
~count point|o5p-3
~countr have|a15b19p-14
~countr|a-4d-2j6o-4p13
~count|a2b8h2l-4m-2n2o6p15
~coupl|a-7c2o8p3
~cours|a-18b-15o15p18
~court|a-5b2o-19p36
~cousin|a-6b-12l6n3p5
~cover|a21b-4d8f-2g-2h23o18p-4
~co|a-3o-2p21
~crack|a3b4j3n-3o-14p24
~crafts|a-3b-2o16p-2
~cran|a-2b-2m2o3p-13
~crat|a7b2h-2m2n10o9p-24
~craz|a-3b-2o4p-3
~credit union|b17h-3m-9n-2o-20
~credit|a-11b8h3l-3m-10n-6o-17p11
~crew|b4d-2g-2h8i-3o-2p-17
~crm is|o2p-9
~crm|a-2o-12p11
~crop|a-5n-4o12p-7
~cross|a-2o-15
~croydon|a-14b-13p17
~cure|a2b-9h17j-3o2p-6
~custom|a-2b3h5i-4l-3o-7p-9
~cut of|a13b14p-12
~cut|a-4b6d-2m-2o14p-17
~cv|a3b7n-2o22p-23
~d be|a3b11h-3i-2j3l-3p4
~d like|b-13i-3j8l10m3o-21p21
~d rath|a7j7l3o-5p-3
~dad s|a-8b-8j6o7p-15
~dad|a-5b2j5l-2m-6n-2o16p-22
~daft|a-4l2n-4o9
~dai and|a4j7o11p-3
~dai a|a7b9p-13
~dai can|o-3p15
~dai for|o2
~dai is|a4l3o7p21
~dai long|o-4p-2
~dai off|a-3b-2o15p-8
~dai of|b-3h4i3o4p-12
~dai one|a9b18h-4j-3p-7
~dai rate|a-6b-3o-2p16
~dai the|a-4b-2h-2p-15
~dail|a-7b-2h-3o-5p9
~dair|a3b-2m9o-3p-8
~dai|a-9b-15c-2d-3f3g4h-10i-3j37k-5l-8n-5o-11p-3
~damag|a2b4p4
~damp|b2o7p-5
~dam|a-18b-10d-3o-3p29
~dare to|a-9b-4o7p-7
~dare|a-10b-4l-2o10p-8
~dark|a-8b-6o-5p8
~data|a5h8o-18p13
~date did|a4l-2m3n4p-3
~date|a26b5i-3l-5m9n25o-18p-10
~daught|a2b4l-2n2o-7p8
~dawn|j3o9p-3
~dead of|a5b6o3p-2
~dead|a3b5h-2n2o16p-23
~deal with|a3b-5n10o-13p-6
~deal|a-30b-12g-2h-5i-2j-3k-2l-3m-3n4o14p-31
~dear|a38b13h-2i9j-2l12m8n3o-14p-15
~debt|l4n-3
~decad|b-2o-5p-11
~decent|b-4h5o-5p-5
~decid anyth|a-2o-4
~decid|a-9b-5i3n-2o5p-33
~decis|a13b-4h17n3o-2p-4
~declin|a2b12p-5
~default|a-3b-2o4p-2
~defect|a-8b-5o9p-6
~degr|a-12b-9p15
~dela|a12b7h9o-18p-14
~deliver|a-15b-13h3n-2o19p3
~deliv|a24b-7h49m-3n-7o-5p-2
~demo|o-6p-2
~dent in|a-2p4
~dent who|b-2p-4
~dent|a-10b-7d-3h-5j-2l2n9o-16p-3
~depart keeps|o5p-2
~depart|a-7b-3h-2m3o16p-12
~depend on|o-2p-2
~depend|o-2p-2
~deposit|a-6b-2o-7p25
~depot have|a2b3o-11p10
~depot|a-7m-2o-14p-15
~deput|a5b-3i9o6
~describ|a17b8d14h-3j-2l5m2n-3o4p-25
~design|a-4b-5d16l-4m-2n-7o15p7
~desk|a-4b6m-2n-4p5
~develop a|o2
~develop|a-3b2h6m-6n-2o7p-8
~devon|n2o-13p16
~dev|a-10b-3j-2o7p-13
~diar is|o-3
~diar|a8b-2j14k-2o-2p-9
~did anybod|a6l7o-9p-3
~did anyon|a3l3n4o11p-4
~did any|a3b-6l7m-3n7o9p-10
~did a|a-19b-3m-11n-3o19p-11
~did it|a-16b-13m3p4
~did not|a-5b-4m3n-4o5p-5
~did one|a-6o9p-8
~did somebod|b-2n2
~did that|a11b6l-3m3n6o-13p20
~did they|a-9b-3o4p16
~did the|a2b-13h-6i-3j-2l3m16n13o-11p16
~did this|a-6b-2d-2p6
~did those|a17b11m5p-4
~did your|b10l-2m-3n-2o-7p4
~did you|a-45b35c-3d-6f-7g-4h-13i-7j-10k-3l-3m-13n-11o-7p-8
~didn t|a-11b-6o22p-24
~didn|a-11b-6o22p-24
~did|a-37b16c-5d-11f-11g-9h-31i-17j-17k-7l18m31n6o15p-24
~diff between|a-8b-2m-4p7
~diff|a-5b2h-4l-4m4p-14
~dig|b-3i2n3o-3p3
~dinn|a-3b-2o-4
~direct|a-18b-20j7l-11m8n3o16p-6
~dirt|a3b6o11p-21
~discount|a4h-2m5o-8p-3
~dismiss|a-7b-4n-2o-4p19
~disput|p15
~district|a-3b-3o2p10
~divid|a-6b-9i4p-21
~divorc|a-6b-4o-5p16
~di|o-7p17
~do about|a-12b-6n-2o9p-15
~do and|p-4
~do at|p-2
~do a|a-3b-3g-2h6j-2o3p2
~do before|b2o-2p4
~do diff|b-2n2o7p-11
~do for|a17b23o-2p-14
~do in|o17p-7
~do it|o-6
~do i|a-12b-20c6d-3f-3g-3h2i-10j29k-10l4m-2n-2o3p38
~do not|o-2p4
~do on|a4b14h-3k4m-7o16p-27
~do peopl|a18b-4f13h12o-8
~do someth|a-8g-3o-7p9
~do so|b2o4p-7
~do that|a11g7h-2j3k6o2p3
~do they|a4b-2h-3i6l6o-4
~do the|a7b6h3m-2o21p-11
~do this|a4b4
~do to|a-7m-5o-4p11
~do we|a-2b-21h22j2p-14
~do when|a-5b6h-2m-8o3p-18
~do with|b9h-4p5
~do your|a-16b-15i-2l11m-2o-3p22
~do you|a21b47c-7d13e10f4h-6i-5j-10k7l-18m-4n-11o8p-12
~dock|p7
~doct|a-4b6m-2o2p5
~docu|a6b-4d-2h24i-3j-2o-5p-9
~does all|a-4o2p-3
~does anybod|a3b-4l6n4
~does anyon|a-11b-6o19p-10
~does any|a13b-2l10n4p-7
~does an|a-11b-2j-3n-4p13
~does a|a7g-2h12l7m-3n-2o-4p5
~does it|b-6h-2i3j2m4o13p-4
~does not|o-4
~does one|a4b10h-2i-3j4l-2n-2o2p-11
~does that|a-5b-6p17
~does the|a20b-30c7d4f-3h27i5j-2k-3l-3m12n7o-18p19
~does your|a19b6d-3f14g-3h9l-2n-2o-5p-10
~doesn t|a-2b4n-2p10
~doesn|a-2b4n-2p10
~does|a42b-22c4d-2f7g-9h26i2j-5k-3l15m27n2o-9p17
~doing this|a6b13c2j-2m-2p-3
~doing|a-4b-2c2d-2h-3j-2l5m-2
~don t|a-3b13g-2i-3l-2n-5o-8
~done and|a8b12d-2h-2i5o5p-9
~done in|a3b4o14p-2
~done it|o2
~done that|a-14b-11o2p-17
~done this|a7b9p-3
~done with|a-12h-7n-2p-2
~done|b7d-3f-2g-2h16i6j-3k-2l-6m-3n-8o3p-30
~donor|a10b4m-2n9o-3p15
~dont|a-4b-2o-6p6
~don|a-3b13g-2i-3l-2n-5o-8
~door is|o-2p-3
~door|a-10b-3m-2o14p12
~doubl|a-11b-3l-2n-4o9p15
~doubt it|a2b4h-2p-3
~doubt|h-3i3n2o13p-29
~down for|f4m-2o18p-3
~down the|a2b2o9p-5
~down to|a-3m-2o-2p-8
~down with|b4n-2
~down|a-2b-10d10f2g-2h-7i-3j6k-3l-3m-6n16o3p6
~dozen of|a-7b-4o15p-10
~dozen|a-10b-5n-2o9p-14
~do|a-5b-6c-2d3e9f6g3h22i-5j5k9l-3m-23n-23o8p-8
~draft|a-2o-3p8
~drag themselv|a-2o6
~drag|b2o18p-2
~draw up|a-6o-3p11
~draw|a-18b-9h-2o5
~dread|a-4b2l-3n3o10p-15
~drink water|a-5b-4o-3p5
~drink|a-10b-6o-8p36
~driv and|o-2
~driv to|o-2p2
~driv|a-3b4j-3l-2m-2n4o-7p-9
~drop out|a-3o15p-3
~drop us|o-6p-4
~drop|a-15b-7j10k-2l-3m-2n-8o24
~drown in|a-6b-2h-2o9p-21
~drown|a-6b-2h-2o9p-21
~dry|a-2o-8p-4
~dublin|a14b-3m14n4o-5p-5
~due on|o-4p6
~due|a12b13o-5p-4
~during|a2b-2h-2m5n3p7
~dust|p-3
~dutch|a-2j-4m4o5p3
~duti|a7b-3h10o-16p6
~dy|a-11b-3n-4o14p-14
~d|a-7b-7d-3f-2g-2h-9i-7j18k-5l12m7n-6o9p-11
~e buse|a-3b-2o6p-10
~e mail|a-2h-2m-2n5o-10
~each and|o8p-3
~each depart|p-4
~each has|o3
~each month|a11b15p-5
~each of|a5b4h4l-2o-11p11
~each one|i4
~each other|a-16b-16h-3i8l-4p-12
~each quart|a-3o-17p4
~each time|a-8b-7o7p-7
~each week|a-4b-2o2p-3
~each year|p-2
~each|a-4b6c-2f-2h8i13j-4k-2l-10m2n-10o-4p-25
~earli|b13j7l-6m-9n-4o-4p-7
~earl|a-5b-14h19i6j2m-13o-2p-7
~earn in|a-19b-19o-2p20
~earn more|b2o3p-6
~earn|a-5b2n-2
~earth|a-10b-6h-2l2m-2o10p-21
~easi|a-5h-4o17p-12
~east|a2o-13
~eat|a-3b-5m5o17p-18
~edinburgh|a4b-3m10o-16p24
~edit|a17b-10d-2g-3l10m12n11o-8p-5
~eight and|p-6
~eight|a-15b-7h-2i-2j3l-2o-12p20
~electr buse|a-9b-3n-4o-15p21
~electric|o-3p2
~electr|a-17b-11h6m-2n-7o-34p14
~eleven|a8b11o2p-9
~elsewh|a8b16h-2n-3o6p-22
~els|a9b18h-5o3p-20
~email|a-3o-18p11
~emiss|a-2o-8
~emplo you|a-22b-14i-2p22
~employ|a-3b-3o-8p15
~emplo|a-10b-31d21i-2l2m4n-2o-11p17
~empt by|o-2
~empt|a-22b-2h-3m-7n-3o13p-29
~end of|a7b8h-7i-4j23k-2l-2m-3n-5o-5p-9
~end up|h23j-3l-2m-7n-6o6p-24
~end|a6c-2d-3f-3g-2h28j15k-4l-8m-6n-6o2p-30
~engag|a14b21d-2h7j-2l-3n-4p-7
~engin|a-22b-7c9d-2h-4j-3l-4n-6o5p-6
~england|a-13b-7n-2p17
~english|a15b13h3p-8
~enorm|a-3h-2o4p-10
~enough|a-3b-2l2o2p-11
~enter the|a3b4p-3
~enter|a5b4f6i-2p-5
~entir|a5b5o3p-4
~entitl to|a-2p4
~entitl|a-2p4
~equal|o19p-36
~equip|a5b6o2p-9
~equit instead|a-3b-2o-2p9
~equit|a-11b-5o-5p27
~error|a-9b-3n-2o17p-20
~estat|a9b7i3m3n-2o5p-3
~estim|a-2o3p2
~euro|a-5o-8p24
~eu|p3
~even have|i3o-2p16
~even more|o-4
~even when|a-2o2
~even|b-11h3j9k5l-2n-2o10p8
~ever ask|o5
~ever a|a-5b-4p3
~ever been|b9d-2h-2n-2o-9p16
~ever get|b10n-3o-14p8
~ever help|a-4b-3p-5
~ever put|o7
~ever run|a3b3p-2
~ever sai|a6b4o-9p9
~ever sit|a9b12m-2o-2p-4
~ever turn|a5b-4l6m2n3o-7p-4
~ever work|a7b11o-11p30
~every branch|o3p-5
~every dai|a7b2j6p-7
~every depart|o2
~every few|p-5
~every month|o-2
~every morn|a-3b-2p-2
~every night|o-6p12
~every plan|o-5
~every project|a-2o4p-10
~every singl|a4b5o10p-4
~every week|a-10h-2i-2j-2o-21p2
~every wint|o-3
~every year|o2p-2
~everybod|a-15b-3l-3m-2n-3o-3p-8
~everyon is|o7
~everyon|a-12b-6h-2i3m-3n-2o22p-8
~everyth and|a-5b-2o5p-6
~everyth in|a-2b-2f2o-5p-17
~everyth is|a-4b-4o-12
~everyth they|o6p-4
~everyth|a-23b-9f2h-3l-4m-2n-2o5
~everywh and|o3p-5
~everywh|a-4b-2o20p-11
~every|a-37d4f-2g-2h-6i-3k-2l-7m-6n-10o19p-54
~ever|a-23b22d-3f-3g-6h-7i-4j-6k-2n-12p3
~evid|a-4b-3n2o10p-7
~exactl|a-5b-21d5g11h17l-3m-9n-2o-4p20
~exam offic|a-3p-6
~examin|a13b14h-4m2n2p-10
~exam|b-5m6n3o-4p-3
~excav|a8h11l-2p-11
~excel|g3o3
~except|a-2b2p-4
~execut|b-8d10l2m-5n5o-21p26
~exhaust|a-4h-2p-6
~exist|a-2b-6h8o2p7
~expect|b-3h5o-2p3
~expens|a9b-2l11o4p-13
~exper of|a6b9o-13p3
~exper with|a-15b-12o-2p14
~expert|a-2b2c2p3
~exper|b4c7h-2i-2l4m-2n-5o-6p-6
~explain|a-6b-8h2m4o2p11
~extens|a4b4p10
~extra hour|o-4
~extra time|a-7b-4p2
~extra weekend|o3p-5
~extra|a-3b2o3p-12
~ex|a5b10h-3o-8
~ey clin|a-5h-2p-6
~ey on|a4b-3n10o-8
~ey|a-6b-2g-2h-4i-2j-2l-3m-2n12o-2p-7
~e|a-14b-5g-4h-2i-2j-2m-2n4o-12
~face|l3o-4p12
~factor|a9b-2h10n3o16p-20
~fail|a-6b-3o-5p21
~fair|o-7p11
~fall ill|a-3o7p-5
~fall over|a-3o10p-6
~fall|a-2b-2h3o22p-16
~famil come|a-7b-5o-3p7
~famil firm|a-2o-4p-4
~famil have|a4b5o5p-4
~famil of|a-2p2
~famil shop|a2b2p2
~famil s|a4b5o-2
~famil|a17b42d-3g-2h-8i3j-2m-3n-6o-13p-4
~famou|o4p-10
~far along|o4
~far their|a-5b-5
~far too|o-4p-3
~farm and|a12b3h11o-3p-5
~farm shop|o-4
~farm|a3b28g-4h8l-5m-14n-5o-16p-10
~far|a29b31d-2h11i-2l-2n-2o-9p-24
~fast|a-5b-4l5m-2o16
~fath s|b-2i2o-6p-5
~fath|a-23b-18i2m-2o-5p26
~fat|a-2o-10
~fault|a-6b-3o16p-6
~fear|a13b8l5o-7p-8
~fee for|a-5b-3p8
~feed|a5b7h-2o-3
~feel like|a3b5o3p-5
~feel wrong|a-2o-3
~feel|a9b13m3n-4o14p-23
~fee|b12h-2o-8p14
~fellow|a3h4o-7
~fenc|o5p-6
~ferr to|a-3o-2p7
~ferr|a-35b-30h-2i-2o23p-4
~few dai|a2b3p-3
~few hour|a-2o3p-4
~few month|a-4b-3o-5p7
~fewer|a2b6o19p-15
~few|a-2b-14c-3f9g17h-5i6j-2l-3n-3p-11
~field|a5b-8c12d7o-17p10
~fifth|a-7b4m-8o-3p13
~fift|b2o-2
~fight over|o-8
~figur|a15b5h18j-2n-2o-9p-16
~file|a-6b-14d12f4g-3h-2m2n-3o16p4
~fill in|a12b-4h-4j-3k27o-2p-8
~fill|a4b-4h-4j-5k27n-3o-2p-9
~final|b-4i5n7o12p-5
~financ pack|o4
~financ|a-6b-8h7p-2
~find a|a-12b-10o-5p20
~find out|a-10b-3h-2j-2k3l-2o11p-10
~find the|a-2b-3l6n-2o-16p-13
~find|a-25b-12d-2f-2h-5l5n-8o-9p-7
~fine|a-14b-13h5n-3o2p-3
~finish in|b2o-3p-4
~finish|h8m-3n-3p-14
~fire rule|o8p-4
~fire|a-10b8l-4n-12o19p-4
~firm and|a-2o-4p-2
~firm in|a3b-2n4o4p-7
~firm of|a-4p9
~firm you|a9b8l2n2p-7
~firm|a-5c-2d-4f-2h-6i-2j-3l5m9o-27p43
~first job|a3b9i-2o-2p3
~first morn|a8b8o-7p-4
~first plac|a3b8o-3p7
~first step|a-4b-2o-2p21
~first thing|a-7b11h-17i2p10
~first year|b4m-2o-2p-5
~first|a-9b4d-5f-2g-5h-23i15j2k7l-7m14n-7o2p-5
~fitt|a-11b-7i-2o-3p7
~fit|a-6l-2n-2o3p15
~five month|a-4b-2o3
~five|a-3b-3h-2j7m-2n-2o-18p7
~fix that|a-11b-4h-3o8p-9
~fix|a-9b-7d-3g-3h6j6l-3n-2o5p-6
~flat and|a2b2p-2
~flat by|a-4b-3p-7
~flat|a6b-3h-2j13l7n-6o-11p-6
~flog the|b4h-2o2p-4
~flog|a3b10h-4o2p-6
~flood|a-4o-14p5
~floor|a27b15h-2j-2m11n7o2p-18
~flu|a-3p-3
~fold|a-2b-2o-4p-2
~folk|a20b13d-2f13h3l-2m-2n-2o-7p-13
~follow|a14b-2h15i10l-2n-3o-14
~food bank|a4m2n3o-2p-2
~food|b-4m2n2o-3p-4
~footb|a-11b-3p13
~foot|a11b14o-2p-9
~for ag|o14
~for all|a10b11o-9p-4
~for anoth|o4p-3
~for an|a6b-3h13l-2o-26
~for a|a-10b3d-3f5g4j-3k-3l-7m-5o-10p28
~for being|p4
~for damp|o4
~for each|a5b5h-5m5o8p-6
~for every|o4p-2
~for ey|o3p-4
~for help|o6p-3
~for how|a-2b14h-2i-2l-4m-4n-2o3p-5
~for in|a-2b-2p3
~for it|a12h13l-2n2o-19p7
~for less|o-22
~for me|b-5g4h-3i5o-6p-11
~for mill|o7
~for month|a-3o3p-2
~for more|a3l2n3o4p-6
~for my|a25b-10d-2g14h10i10j9n-2o28p-51
~for one|f8n-2o-2p4
~for our|a5b-3d13o-3p-2
~for peopl|o3p5
~for rent|a-6n-3o4p-9
~for that|a3b4m3n-2o15p-16
~for their|a-2o-15p19
~for them|a-2o-2
~for the|a6b5d10g3h2i9j-3k-2l-5m-4n-6o21p-31
~for this|a12b12l2o-9p-4
~for those|a-6b-5o2p5
~for thre|a2j-6n10o-6p6
~for two|a-4h-2o-13p-6
~for us|a2b-3h4k4o-12p16
~for week|o5
~for what|a22b-7f8g-3h22l2m3o-2p-16
~for which|a7b8d2l-3n2o-6
~for year|a3b4o2p-5
~for your|a-12b-9h-2i3j-2m-2n6o21p11
~for you|a37b-14c-2d-2f2g6h-10j-4l32m5n25o-10p-17
~forc|a-5m-2o-2p11
~forecast|a-15b-4g-2h9l-2m-3n-8o-5p-17
~forev|a2i2o-13p18
~fore|a-10b-3l-4n-2o-6p-22
~forget|a-6b-4p15
~forg|a2b4
~form|a-8b-5d3f-2g-2h-8i-7j-3k-5l20n3o-2p-2
~fortnight|a-2o9p-3
~fortun and|o5p-2
~fortun|a-3b-2o7p-15
~fort|a17b-2k25m-2n-4o-17p24
~for|a13b-29c2d10e-2f28g21h10j-29k-14l-10m7n19o-2p16
~found|a-23b-20h-2i-2l3o-15p11
~four children|o3p-28
~four dai|p-3
~four month|a-3b-2o-2p-3
~four of|a-6b-3i-2p-20
~four step|b-2i4
~four time|a-5b-4o-10
~fourteen|a-2o-11p31
~four|a-13b-22d-2f-3g11h-5i29j-4l-4m-2n-8o-15p-21
~free|a15b-14h-2i-3j29k-4l-2m5n9o-12p-11
~french|a6m4n3p-2
~fresh|a-8b-5o26p5
~frida|a12j16o3p-4
~friend|a3l5o-8p-10
~frighten|a-5b3l-3n-4o-4p25
~from an|a4b4l2m3n-4o-2
~from a|a37b22h-2l13m3n6o12p-36
~from famou|o4p-7
~from my|a6b7o-13p-2
~from now|a-2p4
~from one|o-3p-3
~from the|a6b-7g-2h-4i-2j-2l11m10n6p-15
~from where|a4b4p-2
~from which|a-9b-7n5o-2p12
~from your|a-17b-7l-2m-2n-3o-4p22
~from you|a18b-4h28j-5o9p-17
~from|a13b-6c-3d-7f-7h2i-9k-6l22m12n15o-17p27
~front of|a3b6o12
~front|a16b28k-2l-2n-2o16p-8
~frost|o-9p17
~full dai|o3
~full of|b2o5p-3
~full time|a10b17j-2n-2o-5p-14
~full|a-5b13h-4j-4l-2n-4o6p-31
~funct|a5b-3l2n8o3p-6
~fund|a-16b-11h-2i2m-4o5p-4
~furnac|a10b8h-3i-2m6n3o-45p-10
~gadget|a6b10o17p-13
~gap in|a-5b-2h-3o2p-6
~gap|a-2b-2h-3j3p-10
~garag|a3b5o2p-4
~garden|a-2p5
~gate|a-10b-7o-3p8
~gath|a6n7o3p-5
~ga|a-2b-4g9m-2o6p9
~gdpr|a-2o-4p12
~gener|b5l-2o-11p18
~gentl|a15l5m9n3p-10
~german|a6b-2m8o-5p3
~get a|a-7b-5h3i-2j9l-3m-3n-4o20p-25
~get from|a12b-4h23j-2l-2p-9
~get in|a8b-6c9h-3j9o3p-7
~get it|a-10b-6o-6p8
~get my|a-2p6
~get on|a-3b-7h9m-2o-8p15
~get out|a-6j-3o-6p14
~get pai|a21b22o-17p-29
~get peopl|o-4
~get send|a-2o2p-2
~get that|o-2
~get them|a-5b-2p-2
~get the|a-10b-4h-2m-2n-2p-2
~get through|a-2b-2p3
~get to|a10b2h7m3o-2p-3
~get two|a-2p-7
~get your|a14b12i-4j9o-4p-5
~get you|b-3j6o-2
~gets send|o4
~gets sign|o3p-3
~gets|a-5b7h-3j-2l-2n-3o3p-40
~getting|b-2i-2j5l4n-2o2p6
~get|a-19b-7c3d-6f-9g-5h36i4j23k-11l-16m-15n-17o12p-51
~ghana|a-12b-10h-6l-3n9p12
~ghent|o-3p4
~giant|a5b5o4p-2
~gift aid|a-5n-2o-4p30
~gift|b5n-2o-2p25
~girl|a10b9h8l-2n-4o-6p10
~give a|a-11b-16l5n4o2p5
~give it|a4b5o2p-4
~give me|a10b-2f10g5i2o-4p-2
~give the|a-4b-2o5
~give to|a2b2o-3p-2
~give up|a11b23h-7o-4p13
~give us|b-2h3o4
~give your|a2b4o-8p-3
~give you|a2b2h-2o-5p4
~giver|a-3l-2p-5
~give|b6c-3d-3f7g2h-18j-4k-2l10n7o-4p9
~gi|o-6p-2
~glass work|m4o-16p7
~glasswork|o-14p23
~glass|a-5b-5h-4m3n4o-22p16
~go about|a7b-4i-2j12o-2p-2
~go and|o5p-3
~go awai|a5b7o-3p-6
~go back|a-7b-7p7
~go before|a-2o11p-5
~go bust|o10p-12
~go by|b-2i3p-7
~go for|a-5h-2o-5p12
~go home|o4
~go insid|a4b4o-3p-4
~go into|a12b14o-4p2
~go in|a-3b2m-2o15
~go on|a5m4o-7p-6
~go out|a6b7h8i-2m-6o11p-3
~go over|o-6
~go through|a-3b-8i6o12p-22
~go to|a-3b-3h-3l5n2o-5p21
~go under|a17b20o4p-12
~go up|a-2b2h-2o-10p31
~go what|o6
~go with|o7p-2
~go wrong|a6b-3h13i2m-3n-2o10
~goe in|o5
~goe on|a-6b-4o3p-5
~goe|a-10b-4h5l-2m-3n-2o-6p-9
~gold|o-3p23
~good idea|a-5o-4p-12
~goodwil and|o4p-2
~goodwil|o6p-4
~good|a16b-7c-4d-3f-4g34h4i-2j-4k-3l2m4o-6p-32
~googl answ|p-9
~googl|a-5b-2o-3p-13
~got a|a-13b-9k5l-3n-3o16p-27
~got children|a-13b-11p17
~got kid|o-3p13
~got the|a-6b-6h-2o5
~got to|a-3b-3o3p4
~got|a-2b-21c-2d5f-2g-2h-8i3j-4k6m33n-10p-36
~govern|a5b11d-2j3m-2o-2p9
~go|a-19b-5c-2d-3f-4g-3h5i2j4k-4m-9o-4p-14
~grab|a4b3j7n-2o5p-5
~grandmoth|a-7b-4h3l-4o-2p12
~grant offic|a-5b-5o-2
~grant|a-22b-13h-2k-2l-2o-3p-5
~great|a4b16h-2l-4o3p-4
~green and|o-25p-3
~green product|o2p-2
~green|a-11b-6o2p-24
~grid|a-5b-6l6m-5n3o-7p-11
~ground|a-2o7p-3
~group|a-4b-2h4l2m-7o-3p33
~grow up|a-11b-10o-3p18
~grow|a-3b-6h4n3p4
~guard|a-3b-2o6p-3
~gui|a11b-8l2m12n8o-6p-32
~gym|o4p14
~habit|a-5n-2p15
~had a|a3b6h-2i4l2n-5o-2p8
~had been|b-7h-3m7n4o15p-29
~had the|a-10b-10o-11p27
~had to|a19b9m7n5o26p-25
~had your|a-5b-9i6n2o6p-5
~had you|b11d-10h-3n5o-2p4
~had|a-12b-13d-11f-2g-2h-13i10j-6k-3l3m11n16o13p-12
~half an|a6i-2j10p-5
~half a|a-13b-9o3p9
~half build|o-11p-3
~half empt|a-5h-2o2p-6
~half full|o-3
~half my|a-5b-4o-8p4
~half of|a-3b2l-2p4
~half our|o6p-8
~half the|a2b2l4o9p14
~half up|o5
~half|a-22b-15h-7i-6j19k-2m-2n-5o-2p9
~hall|a-3o9p7
~hand and|a-3b-2
~hand at|a7b-3h11n2o-4p-2
~hand in|a-10b3h-2l-4n-5o-7p18
~hand out|a6b8h-5l2n2o5
~hand over|a-2b6h2m-3n-2o13p-29
~handl|b9h-2l-2n-2o-10p4
~hand|b11f-2g-2h18j-4k-2l-5m-5n-4o-4p-18
~hang on|b6l-4n-2o-6p-3
~hang|b5g4l-4n-3o3p-7
~happen in|o15p-5
~happen to|b8h-3n-2o-22p18
~happen with|b6h-5m-3o2p-9
~happen|b10h-13m-3n12o8p-38
~hardl anyon|a-2o-24
~hardl anyth|o8p-3
~hardl any|a-4b-4
~hardl|a-12b-7n-2p-9
~hard|a-5b-5o-13p9
~harvest is|o-5
~harvest|a-6b-2o-4p-8
~has anybod|b-3l2n6o-5p5
~has anyon|a2b-2m4n3o6p-5
~has any|a-10b-10l-2n2o2p10
~has a|a-15b-18i8o17p9
~has been|a-3i2l-2m5n-2
~has done|a2b2h3p-17
~has ever|a-4o2p4
~has got|a-6b-5p-4
~has go|a-4b-3p-7
~has had|a6b2l2n3o-6p-3
~has its|o-3p-3
~has it|b3c2n-2p11
~has just|a2b2p2
~has not|a3b4o-4p12
~has somebod|a-4n-2o-4p5
~has someon|b-4l6m-4n4p-6
~has stop|o2
~has the|a5b-2l-3m15o-5p-4
~has to|a-3p2
~has work|b5d-3h-4l3n2p-3
~hasn t|a-3b-4h-3i5o-9p6
~hasn|a-3b-4h-3i5o-9p6
~has|a11b-4d-8f-5g-6h7j5l-4m19n10o-2p14
~hate|a3b-3g10
~haul|o2
~have any|a-3o5p3
~have an|p4
~have a|a17b6g3h-3j8k-2m3n4o-10p-10
~have been|a5b5h7l-2m-2n-2o-3p-8
~have exper|a-4b-3o-3p8
~have go|a3b3o4p-4
~have in|a9b-5h15p-6
~have just|o6p5
~have my|b-2j3o2p-9
~have never|a3b5p-7
~have no|b4h-2o8
~have one|a-2b-6h-2k5l4o7p-9
~have put|l2
~have stop|o-12p24
~have the|a7b6h8n-3o-2p15
~have to|a9b-12h6i11j4l-2m8n-5o15p-18
~have you|a-38b44c19d-7f-4g-5h-20i-15j-3k8l-26m-12n-16o6p-32
~haven t|a2l4o-7p7
~haven|a2l4o-7p7
~have|a-3b8c24d-10f-7g-4h14i-8j6k7l-13m-3n-15o2p9
~having|a10b9m5o-5p-8
~head offic|b6l-2n-2o11p-6
~head of|a-5b-10i5o4p-10
~headteach|a4b-3h4l2
~head|a4b6d-2i6j-2n-2o7p-19
~health|a5b-2d12m-2o3p8
~hear about|b2p-3
~hear from|a6b4l3m2o-2p-2
~hear how|o-2
~hear it|a8b3l6o-4p-4
~hear the|h-2j-2l2n4o-9p-3
~hear|b9f-2g-2h-3i2j-9k-3l11o10p-22
~heat|a-4o4p6
~help a|a-11b-6o12p-33
~help to|a9b11o-8p-3
~help us|a11b13p-10
~help with|a-14b-13h4o2p25
~help you|o3p-8
~help|a-17b-5d4f-2g-2h3i-3j-4k-2m-3n-2o9p-41
~here each|a-3h-2o-2
~here|a14b-17f3h-5i-4j10k25l10m-3n-4o-5p-18
~herself and|a2b3o-4p-2
~herself how|j2m4n-5
~herself or|a9b8j-8n15p-7
~herself|a25b20d14f9g-4h-10i-3j-9k-2l-2m3n11o11p-38
~hers|a22h-2i17k-2l6n5o4p-8
~hide|a-2b-7l2m5o5p-11
~high rise|o4
~highland wind|o-13p14
~highland|a2n2o-13p14
~high|o-2p4
~himself and|a4b-3l2m5p-3
~himself|a27b11c2d14f-2g-3i-2j-2k5l3m3o7p-25
~hip|a-5b-5i4p3
~hire you|a9b-4h10l-8m12p-8
~hire|a-33b-15d-2g-2h16j-2l-12m-6n-8o-5p-17
~histor|a2b5o5p-6
~hit|a6l2m7o10p-12
~hi|a7b5d4o-5
~hold a|a6b-3m7n2o-9p3
~hold of|j3o-3p6
~hold up|a-6b3h-3i-2m-2o15p-10
~hold|a18b-9d-2h4j2l4m9n12o-13p18
~hole in|a-15b-10h-2n-2p-20
~hole|a-18b-11h-3i3j-3n-2o6p-27
~holida in|o3p-3
~holida|a35b41h-2n-3o-9p-19
~home at|o6
~home for|a-2b-8h6p6
~home have|b5o4p-8
~home hungr|a-2o2p-2
~home on|o2p-6
~homeless|o10p-12
~home|a-9f4h11j-2l-5m-5n-8o-5p5
~honestl|a-3o-2p-9
~honest|a7b-5l8m4n2o13p-17
~hone|o-4
~hook up|a-3b-2o-2
~hook|a-3b-2o-2
~hope|b-5d-2f10g-3h-3m5o9p3
~hosp you|a5b5p-4
~hospit did|a-8b-6p9
~hospit have|a4b5p-4
~hospit|a2b7d5m-2n-3o-11
~hosp|a-10b-4j-2o-12p12
~hostel|a-2o12p-15
~hotel|a-2o-6
~hotlin|a-11b-2l-2n-3o-2p-41
~hour and|o-7p-5
~hour are|a9h13p-9
~hour do|a9b10p-8
~hour late|a-9b-8o9p-5
~hour of|a-6b-6i-2j4n-2o10p3
~hour with|a-6b-6i-2j7n-3p8
~hourl|a6b8o-2p6
~hour|a5f8h5i-8j9k-2l-3m-4o-4p10
~hous and|a2b2o-5p3
~hous benefit|a-4o-26p16
~hous claim|p-4
~household|a3b12h-3i-3o12p5
~hous|a25b28h-4j-2l3m8n-4o-26p-10
~how are|a5b4p-5
~how big|b6i-3p2
~how can|a-9b-4h-3j8k-3l-4m2n-4p-16
~how come|b7o13p-8
~how could|a-7h-2o13p-12
~how did|a-22b2h-5i-2j-3l-6m-7n4o-4p-14
~how does|a10d-2h-5j5l9m3n3o-5
~how do|a-23b-3c-3d8f-3g-4h-24i-6j22k-8n-2o-7p-14
~how far|a5b-7h14o4p-8
~how is|a-7b-10d9l-3o-10p15
~how larg|a-9b-7p12
~how long|a16b17c16d-3f-2j-6k-4l-13n11o2p-9
~how mani|a7c-3d-8e-2f-4g-7h-5i-11j-5k16l39m8n-8o9p26
~how much|a-4b9c13f2g8h-9i-3j-10k-2l-5m-8n2p-2
~how often|a12h6i6j-2m2n2o-3p-19
~how old|a-18b-12o-2p22
~how quickl|a16h23i-2o-8p-2
~how should|a-8b-2h-2i-2o-22p29
~how soon|a15b2h-2i19l-2o-4p-5
~how the|a6m8o4p-5
~how to|a-15b-11h-4j4p-20
~how was|a-9b-5o-11p6
~how were|a-3p-4
~how would|a-15b-13d6h-6i7l-3m-2o14p-28
~how you|a10b11h-7i11m-3n2o9p-6
~how|a6b-24c12d-3e-4f-16g-16h12i4j25k9m7o-6p-55
~hq|a-5m-2o21p-16
~hr|a-3b-2o6p2
~hubspot or|a-14b-10o-2p22
~hubspot|a-14b-10o-2p22
~huge|a-8h-2o5p-11
~hull|m-8n7o-16p28
~humil|a-9b-3m-2o6p-4
~hundr of|a-2o-9p-4
~hundr|a-13b-5h-4o-17p12
~hungr|a-2o2p-2
~hurt|a-6b-5p10
~husband|a9h6i4k4n-3p2
~hybrid furnac|a-2o-12p-3
~hybrid|a-7h-4n-2o-12p3
~hydrogen|a-9b-2n-2o-8p30
~i am|a3d7k8l-4n-7o8p7
~i arrang|a3b-3j10n-2p-3
~i ask|a-2b-14f8g-2h-3i-2j-4l14n3o3
~i believ|a-5l-2n-2o20p-17
~i bet|a2b5o-12
~i be|a-5b14i2j-8k-3m-2n-4o10p4
~i book|a16b-4j12n12p-13
~i bring|a-4j-2o-7p14
~i bui|a-2b-2o-6p11
~i can|a23b-8i-4j8k34l-2o-14p14
~i chair|a4b2h5o-4
~i could|a-2b-11h-2j-5k9l8n3o-2p9
~i dont|a-3b-2o-11p12
~i don|a-11n-4o5p17
~i doubt|a4b4h-2i3o3p-4
~i do|a4b-3g8i-2k5l-3o4p4
~i d|a21b-8h-2i-3j20k-3l17m2n3o6p-19
~i entitl|p3
~i find|a2b3l4o11p-27
~i gath|a6n7o-5p-2
~i get|a8b-18c8g-2h13i-5j22k-6n-2o-8p15
~i give|a-7b-5o12p-21
~i go|a2j2o5
~i had|a4b4i2o6p2
~i hand|a3b6h-2o-3p14
~i have|a2h16i-4j3l-3n-5p25
~i hear|a-6b-2l3n-3o4p-6
~i just|a4b7h-2o13p-10
~i keep|a6j-3n11o10p-3
~i know|a-14b-11h-7i3j-3k-3l8n2p24
~i learn|a-6o-10p8
~i let|b3o6p-13
~i look|a4d7i4o10p-3
~i lose|o-5
~i make|a-2b-6j8o13p-31
~i mean|a9b4m4n2o-5
~i must|o3
~i m|a4b-14d-2f-2g-2h-6i3j35k-3l2m-2n-4p-10
~i need|a-4b5h-2j-2k-2o-12p16
~i pai|a-2o-9p28
~i put|b-3f14j-6o-17p10
~i read|b-9h3l-2m3n8o-11p-13
~i reckon|a5b3j4p-6
~i run|a7b4n4o-11p-4
~i see|a5b-6j9k5o-8p3
~i sell|a7b7d4o2p-3
~i should|a7b3h7i-2o10p-26
~i sign|a-3o-6p2
~i sit|a-2o-2p-7
~i spend|a-2o-3
~i start|a-9b-11i2o6p10
~i stop|a-2o5p2
~i suppos|a16b21h4j-2l-2o-3p-13
~i suspect|a-3b-2o5p-7
~i take|a10b6k5o-4p6
~i talk|a3b-4j-14k2n21
~i teach|a2i2o-2p-7
~i tell|a-7b4h-2j-4k-2l-2o-11p17
~i think|a-20b-3h-2l-5n-5o16
~i understand|a7b12h-2p-5
~i us|a-8b-5o2p-3
~i ve|b3g8h-4j-2n-2o-4p-3
~i want|a7b7n3o-19p-3
~i was|a-8b-9i3o-15p14
~i work|o-5p11
~i would|a11g5h-3i3j3n3o26p-11
~i writ|j5l-2
~idea|a-17b-11o12p-19
~ident|o2p-3
~idl|a-14b-7h-2l-2n-2p-3
~if it|b2o-4p8
~if i|a25b22g3h-2i6j-8n10p-10
~if one|o7p11
~if they|o-7p-2
~if the|a5b15h-4o-5
~if we|a21b17h12j-3k2n-2o-7p-9
~if you|a-26b-42g11h4i8j-3l2o30p-14
~if|a4b12c-2d-4f-3g11h4i10j-15k-3l-3m-5n2o2p5
~ignor|a-16b-8l-4n-3o-13p36
~ill|a-7b-2o32p-20
~im|a6j10o-8p11
~in 2023|a-17b-16o-8p33
~in 2030|a-6h-4o-2p9
~in advanc|a9b-3h12o-4p-3
~in all|a7b2l14m-5n-2o-15
~in and|a-13b-7k2l-2m-2n-2o10p2
~in any|a-4b-2o-5p5
~in at|a6b6o5p-3
~in a|b-12c4d-2f8g12h14i-4j-11k-3l-2n-5o-3p-26
~in bristol|a3b-2m5n2o-4p7
~in cardiff|a6m7n2o-8p4
~in charg|a14b11n4o7p-20
~in chil|a-2o-6p10
~in court|a6b11p-3
~in croydon|p2
~in dai|a-2p4
~in edinburgh|a-8n-5o-7p21
~in england|b3
~in every|a-10b-5o12p-9
~in for|a13b12d-2h5o3p-13
~in four|i3o-12p22
~in french|p5
~in front|b2o12p2
~in german|a-2p4
~in ghana|a-6b-5h-6l-2n9p2
~in how|a-14h-5l-2m-3n-3o14p-7
~in hull|m-7n9o-14p19
~in ill|o13p-2
~in ireland|a-4b-3
~in its|a5b-10f2m2n12o-2p5
~in it|a-11b-14h5i5k-2n-3p-26
~in januar|a-5b-3
~in june|a-3o8p-7
~in law|a22b17h2l5o6p-17
~in leed|o14
~in lill|a2b-2l10m-4o-2
~in lyon|a4b-3l-2m5n3o-14p21
~in mai|a-5b-3o-3p19
~in march|a3h6o5p-5
~in my|a4b-3h12i4j-5o-7p8
~in new|a-3b-2o-4p2
~in one|b-3d6h3l-2o-3p-4
~in on|a6b2m4o-9p3
~in our|a-10b-13h13j-2k-2l-2o-23p-18
~in peopl|p-6
~in plac|a6b-5h15i-2
~in porto|a-7b-6p7
~in rotterdam|h-2m5o-20p28
~in sheffield|a2b-2n4o-4p2
~in sick|o-4p-2
~in south|a2b4p-4
~in spring|a-4b-2o17p-8
~in that|a7b-7d10l4
~in their|a-21b-15n-4o-9p-2
~in the|a-28b10c-2d-5f-3g-4h-10i4k-5l-12m-2p-24
~in this|a4b-5c12p-5
~in those|a3b13i-2m-5o11p3
~in time|o2p-2
~in total|a-9b-8p11
~in to|a5b-2h8k3o3p-5
~in truro|a-5b-4o-2p7
~in two|a-3o6p-7
~in wale|a-11b-10p13
~in what|a27d8g5h6i-2j-2l2m4n9o-5p-14
~in when|b-6h9i-3o-3p-3
~in which|b5d15h-8i-5j-2l-3m-2n3o10p-12
~in with|a-2o4p-9
~in writ|a4b11n-5p5
~in year|a9c9o4p-14
~in your|a2b30d-3f-3g-4h-8i5j6k-7l-10n-5o9p-9
~inbox|a-2o-3p-3
~includ|a10b-8h23o-5p-14
~incom|a-3o-9p5
~indemn insur|a-4b-4p7
~indemn|a-6b-4p9
~independ|h-4n4o-2p5
~industr|a19b-10d33e3f-3p-17
~infect|p6
~inherit tax|a-3o-3p9
~inherit|a5b11l-3o-8p5
~insid compan|a8b9o-2p-5
~insid|a-9b-4h-2o-8p14
~insist on|a-5b2m-2p-4
~insist|a-5b2m-2p-4
~insolv|o-4p8
~inspect|a5b7o-2p-3
~instead of|a-18b-11n-3o-3p16
~instead|a-26b-15h-4n-3o15p-2
~institut|a-4b-2p4
~instruct|a-11b-3l-2m-2n-3o-8p24
~instru|a3b6o2p-19
~inst|a5b-5f13o7p-8
~insur|a15b-8m8n18o-4p4
~intend|a9b2h9p-4
~interest did|a-3o-4p10
~interest rate|o-5p9
~interest|a14b14h-2n3o-13p18
~interview|a-8b-3o-9p5
~into a|a-7b-3o7p-6
~into it|a-4b-3o11p-14
~into the|a3b7i-2o-3p-2
~into this|a4b7o-3p2
~into|b9h-4i3k-2l-2m-3n-2
~introduc|a-4b-2o-7p26
~invest|a-3b-2l3m-6n4o-11p3
~invo|a8b8i2o11p-20
~in|a10b8c15d13f-9g-2h19i-5j5l-8m-22n-6o-2p20
~ireland|a-4b-4
~iron|a4b-4m12o4p4
~is about|a2b-3i10l-3o-3p-14
~is all|a6b6o4p-2
~is ask|a-2p-2
~is at|a-4b-2o3p11
~is a|a21b-7h-4i-4k-4l17m2n26o-3p-12
~is blank|o-5p-2
~is come|o-9
~is due|o3
~is enough|a-2b-2o3
~is full|o5p6
~is getting|a-2o9p-3
~is go|a4b7o-6p-10
~is in|a2b-3h9i-2o-2p-10
~is it|a13b23d-3f-3g-4h14i-3j6l-8m-5n-4o4p-7
~is long|o3
~is more|o4
~is nearl|b4l-2o-4
~is never|o-6p-7
~is not|o-13
~is no|a-2o-5p-2
~is off|a-5o8p-7
~is older|a3b-3l9o4p-10
~is one|a3l3m-3n4o-6p-2
~is on|a-2l3m3n-6o3p-2
~is over|a-2n-2o-9p-2
~is rubbish|a-8b-2o-3p7
~is so|o12
~is still|n2o-3p-4
~is that|a19b10f12h3o-12p23
~is there|a6b6c-2d-4f-4g-3h-4k14l4m-4n3o-18p15
~is the|a9b-28d10f-2g-3i18j2k16l5m-4n-4o13p21
~is this|a12b-8d11f6h7o-5p-12
~is too|o-9
~is wrong|a-6n-5o-7p9
~is your|a-18d8f-2g-3h-8i-9j-2m2n-3o-3p34
~island|b-5h5n2o-3p2
~isn t|a-2b-8d6f-2g10h-8i5j-2k3n-4p7
~isnt|a6f3l8n-4o-2
~isn|a-2b-8d6f-2g10h-8i5j-2k3n-4p7
~issu|b5h-3o-16p21
~is|a18b-7c-10d12g-20h17j-2k21l16m-20n14o-6p8
~it all|a12b11h2o9p-6
~it and|p-5
~it awai|a-2
~it a|a5b8o8p-7
~it backfir|a-2o7p-7
~it back|a-2o-16p18
~it before|n2o-5p-2
~it be|a-6b-3h-5j5o18p-8
~it can|a4b3h6l-2p-8
~it come|o6
~it cost|a-18b-8h-2m-3o11p7
~it did|a-2o4p-6
~it does|o-7p-2
~it done|b-2i3o-4
~it down|a-2b2m-2o17p-8
~it end|a-5b-4o-8p-2
~it for|a12b2c11g2h3k-2m2o-2p-12
~it from|a-3l6m-7o-8p11
~it gets|o-4
~it goe|o-6
~it go|a12h12o-3p-2
~it hasn|o-5
~it has|a-5b-2o-6p13
~it have|a-4b-4i2o3p6
~it how|a10b9j2o-5p-7
~it in|a-4g5h-3l-2o21p-9
~it isn|a3b7h-2o-4
~it is|a-16b-9h-2o-16
~it i|a-3b-3o10
~it just|a2b7o6p-7
~it make|i2o-2
~it must|a7b7o-9p-5
~it on|a3b6p-4
~it or|a4b-2i10k-2o7p-4
~it out|o-5p-2
~it poss|a4b-5j16o7
~it reall|a-5b-3o6p-4
~it run|o-2p-2
~it safe|a-2p8
~it so|a5b7o-2
~it still|a-4b-4o-9p4
~it s|a4b4f2h3i-2j-3l6n-4o-2p21
~it take|b-3h-2m5o10p-8
~it that|a-17b-10h-2m-2n-2o-19p41
~it the|a5b13h-2o6p-10
~it to|a-10b-6l-2p4
~it true|a-12b-7h-2o15p-22
~it up|a10b-2j4l2n9p-3
~it was|a-4b-3h-5l4o-12p18
~it what|a-5b-3
~it when|a16b19h4m-2o-3p-6
~it with|a-4p5
~it work|a5j2l4o-6p20
~it worth|a-3o6p-11
~it you|a3b-2h5p-2
~its own|a-2o5p3
~itself|b-5i2m2o-10p5
~its|a9b-25h5i16j-2k-2l-2m12n8o6p-2
~it|a-26b12c15d-11f-9g-4h9j7k-10m-13n-19o-3p-28
~izmir|a-11b-10p11
~i|a61b3c-2d-5e-2f8g-3h-3i-14j25k10l13m-7n37o3
~januar|a-6b-3o4
~japan|a-3b-3o-3p7
~jar|a-10b-13n7o14p-11
~job and|a3b5o2p-9
~job before|a2b3
~job herself|a17b18o-5p-6
~job in|a-20b-22d6o-7p15
~job on|b2
~job titl|a9b-7d22p-5
~job|a-4b3d15f-2g-3h-8i-7j-4k-3l8m-4n2o18p-24
~join a|o-2
~joint|a-2p3
~join|a5b7o5p-7
~joke|a-2b2o-2p12
~journal|a-4o-8
~journ|o3
~jump|a-9b-3h-2o23p-4
~june|a-5b-3o14p-8
~juni|a-8b-6o-6p17
~just sit|a-4b-6h-4i8o4p-9
~just to|o2
~just want|a-5b-4o4
~just|d3h-8i17j-4k-4l-2o11p-41
~keep an|b-2n6o-8
~keep a|a-13b-13h-2o17p7
~keep go|a-3p-8
~keep in|a-2b-2h3p-4
~keep the|a11b15n-2o2
~keep you|a-3o10p-8
~keeps its|a6b6o8p-7
~keeps|a5b2h-2l-2m5n4o4p-19
~keep|a-6b-15c-2f5g7i-4j-5k23l-8m-13n9o6p-30
~kei|a3g5p-2
~kick out|o8p-3
~kick|o8p-3
~kid|a-6j-2o-2p11
~kill|a-3b-4g9n-4o4p12
~kiln|o2p-2
~kind of|a7b-4d2f9g-2h9i-2j-3k5l-3n-3p-16
~kind|a21b2f9g-2h8i5j-4k11l-4n-3o-5p-18
~kitchen|a-6i3n-5o11p13
~kit|a2b3o4p-22
~knee|a-5b-3o-2p36
~knock a|o6
~knock|a-3j2n-2o2p-2
~know about|a5b8f2j-2k-2l7n-4o6p-8
~know and|o3p-3
~know how|a-13b-10i2m-2o5p-4
~know it|a8h11o-3p-16
~know that|a17b12h-4i-4j-2k-2l12n6p-15
~know the|a-4b-5n3o-10p16
~know we|a3b4p-4
~know what|a-2h-2i5
~know where|a-4b-6h-2k5o2p-2
~know who|a-13b-2l-4n-3p15
~know you|a10b-2l-2m13p-8
~knowledg|a3b5o-5p2
~know|a15b-12c-2d-3g11j-9l8m13n10o-8p-10
~laborator|a-6b-2n-2o5
~labour|a4b-11f10g2j-2l2m5n-3o-11p-2
~lab|a-3o11p-2
~lack|a-2o8p-7
~lad on|a6b7o-7
~ladi from|a9b-2l2m11p-4
~ladi in|a7b-3l8m-4n8o-3p-3
~ladi who|a2b-2l-6m7n6o-8p18
~ladi|a31b3h-3i-3l6m18n15o-17p2
~lad|a-2b6j-3n-2
~lai off|o-7p-5
~lai|b5h-2o20p17
~lampshad|a8m3n6o-2p-5
~landlord|a-3o-3p21
~land|a11b9h3i6l-3m-2o-4p-6
~languag do|a-5b-2p6
~languag model|o-6
~languag|a-17b-3h-5l-2m-5o-10p26
~largest|a3b9h-4o4p-7
~larg|a-15b-12o5
~last dai|a-7b-6p3
~last month|p28
~last two|o3p-3
~last week|o-2p-3
~last year|a-3b-2p18
~last|a-10b-6h-5i7n-2o-5p39
~late and|a-4b-2o2p5
~late in|a-8b-8p5
~later|o12p-4
~late|a-23b-21h-2i-2j8n-2o20p-19
~laugh|a5b-2l7o6p-5
~launch|a-2o10p-2
~lawy|a-7b-6o8
~law|a17b15l5p5
~lead a|a3b3o-2p-5
~lead|a-3b5l-2m-2n-3o-13p26
~leak|h-2k8o-13p5
~learn the|a8b8p-7
~learn to|a-5b-4o2
~learn|a-4b8g-2h2j-2l-2m-2n-4o-2p-3
~leas|p10
~leav and|o-2p9
~leav a|a2h7l-2o-4p8
~leav form|o3
~leav gap|a-5b-2h-3o3p-4
~leav in|a11h9o-17p7
~leav the|b5h-3p-3
~leav to|o4
~leav us|h2o14p-4
~leav|b-6g-2h15i12j-2l-4m-4n-6o-4p-5
~leed|b-5j6o14p-3
~leek|b-2h-2l7o-11p24
~legal|a-6b-2o2p8
~lend s|m5n-3o2
~lend who|a8b-4l13o-4p-2
~lend win|o-10
~lend|a-11b-10h-5i-5l20n-8o-13p-21
~less than|a-2o-2p-6
~lesson|a2b-5i9o-5p3
~less|a-25b-21o7p-37
~let an|o2p-3
~let go|a-7b-4o3p-4
~let me|a2b2o-7p4
~let peopl|a-2
~let the|a-11b-6n-2o14p-6
~let you|b3p-8
~lett|a-11b-5h9l-2m-11n-2o-7p9
~let|a-13b-7j-2l-5m4n3o5p-24
~level|a-5b-3p8
~licenc|a-2p4
~lie|a-2p4
~life and|a2b3
~life begin|a5b5p-5
~lifetim|a4b4o-9p-6
~life|b13h-8l4n-4o-8p-11
~lift|a-2o-20p31
~light|a-3o15p-5
~like a|a18b9j-2k8l4o-7p-6
~like it|a-2b-3g5o2
~like me|a-6b-3o-2p-15
~like ours|b2o-6p-6
~like tea|o2p-4
~like that|a4b5h-2i4
~like the|a5b-6l2n8o24p-7
~like this|a-2o13p-10
~like to|a9b-14h9i-3j12k-2l7m2n2o-15p37
~like us|b2o-6p-4
~like|a6b-15d-3f-2g2i-2j8k4l9n7p17
~lill|a-2b-2l9m-6n-2o-14p19
~line for|a-8b-6o-2p9
~line is|b2o-12p-2
~line of|a2b3p-2
~line|a31b-9d4f3g-3h22i-4j9k-2l-2m5n11o-19p-36
~linkedin|a-6b-2o-2p10
~list and|a-3b-2l5m-2n-2p-2
~list of|a-5b-6h3o2p5
~listen stick|a-17b-17p16
~listen to|a6b13j-3k-2o17p-7
~listen|a-6b-5h-3j-3k-2m5n2o12p9
~list|a26b-29d4g40h15i3j-2k-2l9m-4n-6o2p-29
~literar|a-2p-22
~littl on|b3n-3o-2p15
~littl|a17b6d7h-3i3j-2k6l-4m6o11p-4
~live before|a-7b-7p8
~live in|a-3b-2
~liverpool|o-2p4
~live|a3b6d-2i8l-2n-2o-6p4
~li|a-4b5h-2l-2o19p-18
~ll|a6b-2h9j3o10p-15
~load of|a-2o9p4
~load|a-3o17p-5
~loan shark|a10b-2f13o2p-4
~loan|a6b-10f12h3l4o-2p4
~local auth|a9b10p-13
~local|a5b7d-2g-2h5l-3o-3p-23
~london|a5b7o-2p-3
~long and|o-2
~long did|a3b8l-2o9p-21
~long have|a10b5c13i-2n-3o-4p-3
~long is|a-12b-8o-3p24
~long than|o-7p2
~long were|a15b20m-2p-12
~long|a18b22c26d-4f-4g-3h-4j-8l-14n9o-18p2
~look after|a-7i4l-4m-2n-4o2p12
~look at|a-17b-6h-3i-2k2l-3n-2o-4p6
~look for|a-4h-3n2o21
~look into|a-4b-3p-13
~look like|i2o-5p-4
~look|a-23b5d6f-2g-3h-11j-3l-9m-2n-5o14
~lorr|a2l-3m4n4o-20p24
~lose a|a16b14h3o-2p-10
~lose its|a-4b-2h-2o-2p-8
~lose mone|p-5
~lose their|a10b11o-10p12
~lose|a-24b-5h-2m-10n-2o6p4
~loss|a-2b-5h8n-3o-15p15
~lot of|a5b7p-11
~lot|a11b21h-4o22p-30
~love|a-8b-2o20p-11
~low|o6p-8
~lunch|b-2j2m2o13p-15
~lyon|a4b-3m5n4o-14p21
~m 57|a-4b-2o3p-10
~m a|a5b5h-2l3n2o2p-7
~m in|a10b-2j12k2p-8
~m not|a3h4i4o17p-21
~m on|b-2j5o-9p-2
~m the|a-8b-3j-3p-7
~machin|a6b5d-2h-4i10l-2n7o3p6
~mad|a-14b-6h-4m2n-6o-13p-8
~magazin|a-26b-7h-10m-4n-2o-5p-7
~mai a|b-3k5
~mai i|a2b4p2
~mai one|a2b-8f7g9n-3o7p3
~mail and|a-2o3p-11
~mail to|a-2o-5p3
~mail|a-10b-6h-3l-2m-2n4o-20p-12
~main skill|a7b-2g12p-4
~mainten|a-10b-8o3p-7
~main|a14b-8d-3f10g17h8i-3n-2p-14
~mai|a20b12f7g8k5l-2m-2n-6o2p7
~make a|a-11h-2k-3o3p-11
~make it|a-20b-15h-3o25p-9
~make of|a-14b-14h-3m5o-19p38
~make peopl|a10b10p-7
~make them|a-6b-5o11p2
~make the|a5b6j2m2n-4o-14p18
~make us|o2p-7
~make your|a-4b-7h6o-3p14
~make you|a14b21m-2n-3o2p-9
~maker|a-3p2
~make|a-20b13d-3f-3g-4h5i-2j4k-7l-11m-5n-4p-33
~man who|b5l-2n-2o13p-8
~manag a|b-2h5
~manag direct|o-4p-10
~manag to|a-3o-7
~manag want|o-3
~manag|a-6b-11f9h2j-3o-5p-30
~mani bu|a2b3p-2
~mani dai|a-4b19l-5m-8n-4o7p-12
~mani famil|b2p2
~mani home|a8b13l-3o-2p-5
~mani hospit|a9b10p-8
~mani hour|a-5b-4o-5p15
~mani minut|a10b-19i-4l9n26p-9
~mani of|a42b20c-3k25l-5m11n-5o-9p-25
~mani old|a9b10p-8
~mani other|a4b6p-4
~mani partn|a18b23m-2p-17
~mani peopl|a-14b-24c-2h-3j-2l24n-3p28
~mani refer|a5h-3l17m-2n-4p-3
~mani time|a3b11l-4n-2
~mani year|a35b39c8l-2m-4n-2o-5p-20
~mani|a12b12c-3d-8e-2f-4g-7h-6i-12j-6k16l38m3n-9p-9
~manufactur|a-8n-5o-16p35
~manu|p-16
~man|b2d-2f-2g5h-3i-4k-2l-2m15n-7o7p6
~march|b-6h5l4m-4n2o-17p27
~market|a11b8g7o-6p-22
~mark|a10j-2k12l5m-5n3o-4
~marr and|p3
~marr|a-15b-8o14p-6
~mass|a-4b-3p-15
~match|o3p-3
~math|i2o-3p6
~matt|a5l3m3o6p-5
~me and|a4j6o-11p-3
~me a|b-2f10i-2o-6p38
~me back|a-17b-6j-5n-3p13
~me in|a3h8n-2o13p-8
~me it|a-5b-3o13p-4
~me that|a9b4l4n3o-2p-8
~me the|a4i6o-7p-3
~me to|a-4d2n-2o9p-3
~me what|a-3b-8g9h-2o-3p3
~mean to|a3b-2h5i4j-3o7p-3
~meanwhil the|o5
~meanwhil|o-3p-2
~mean|h2i3j2k-2m3n-2o20p-16
~mechan|a-3b-3o-4p4
~meddl|a-6m-2n-2o11p-4
~mediat|a-2p5
~medic|a-4b-4p3
~meet in|o5
~meet with|a17b5j15o-10p-16
~meet|a-8b-14h3i-3j17k-2l-2m-2n-4o-3p24
~melt|a-9b-4h-3o19p3
~memb of|a8b8i-3l6p-8
~memb|b5h-2i-3l5o-22p-9
~mend|b2o2
~ment|a-2b-4l3n-2o-5p7
~men|n3o4p10
~merg|a-7b-4m-2o8p-26
~messag|o4p12
~mess|a4k4l4o18p-10
~metallurg|a3b3
~meter|b-3n3o-8p28
~method|a4b-16h-3i37k-2l-2m-3n-5o18p-26
~me|a11b19f6g14i3k-6l-12m-5n-8o7p17
~middl of|a3b11h-2j-4o-2p-7
~middl|a3b10h-2j-4o10p-8
~midnight|a4i4o-5p-3
~mid|a-3b-2o8p-6
~might|a14b-6d4f-2h-5i5j4k18l-2n-2o-5p-8
~migrat|a4b22d-2h-4l-3m-4n-3o-6p8
~mile apart|a-3b-3o10
~mile|o10
~mill and|a-2b-2p-13
~mill|a-18b-14o13p-22
~mind|b2o-4p6
~mine|b10d-7e11h-6m-2n-3o-13p-6
~minimum|a-5b-3o-2p7
~minut|b-25d2h-2i-7l9n26o12p-25
~miss the|o-5
~miss|a-16b-11o-6p-11
~mistak|b-2l-2m3p-8
~mix|a2b4p-9
~moan|i3o13p-9
~mobil|a-2o9p6
~model did|a-3m-2n-2o-4p9
~model|a12b18m-2n-3o-12p-3
~moment|a-10b-4h-2o-6p22
~monda|a7b-9h-2i-2j22o-18p-14
~mone and|a-3o8p-2
~mone back|o-2p8
~mone down|a-2o-5
~mone for|a5b12l-2n-2o2p9
~mone in|p2
~mone on|a-2b-2o6p-5
~mone|a18b12g-2h3i-3j-3k-2l9m4n3o7p-10
~month ago|p2
~month and|a-5b-2o-4p5
~month behind|a-3b-2o-4p-3
~month do|p4
~month for|a-2o-5p-4
~month how|j2o2p-2
~month i|o-7
~month late|a3b4o12p-11
~month to|a-4b-2o-8p-11
~month what|a-3o3p-2
~monthl|a-2b-2o-9p2
~month|a-9b-5f-2h-7j16k-2l-5m10n-8p5
~more and|o4p-2
~more for|a-4p-6
~more hand|o4
~more if|a2b2o2p-2
~more of|o-5p-4
~more peopl|o-6
~more plug|a-2o-6p-2
~more than|b-6c15j-2l-4o6p6
~more|a-12c14f-2g-3h-7i-5j-3k-3l-5n2o2p-56
~morn and|o-7
~morn at|a4b2j3o2p-4
~morn|a-12b-5g-2h-7i-2j24l-3m-6n-6o-2p-29
~mortgag rate|p2
~mortgag|a-7b-3o-20p31
~most of|a-5b11h-3i-4m-2n-4o7p-25
~mostl|a13b13o-3p-3
~most|a-5b8d-2f-2g12h-5i-4k-2l-2m-3n-3o5p-20
~moth s|b6n-2o-9p16
~moth|a3b5h3i-2l4n-2o8p-18
~move the|o-2p4
~move|a17b7h5i6l-2n6o-12p22
~mr|a17i9m8n2o-22p-9
~ms|a34b-7d-2l3m34n9o-11p-30
~much did|a-20b-8m-6n-3o7p4
~much do|a-14b-12o-3p17
~much is|a-9b-8p10
~much of|a6b26c-3f-4h-4j-4l-3m2o-3p-23
~much time|a14b15c9j-6p-12
~much was|a16b9n10o16p-24
~much|a-19b-3c13f2g7h-11i-5j-7k-2l-6m-8o3p7
~mum and|a-3b-3o-2p6
~mum s|a14b12d7o-3p-9
~mum|a-2b2d7i-2j-2o-15p2
~must be|a5h6o2p-9
~must have|a3l-3m4n2o-2
~must i|a-2p-10
~must|b-3f-2h5i2j-2k-2m2o6p-3
~my best|a-3o17p-12
~my boss|a9b11h-4j-4k-2l6n7o-2p19
~my broth|o7p-16
~my cousin|a-3b2m-2o-2p9
~my cv|a7b8o-3p-2
~my daught|n4o-3p7
~my direct|a10b2h4j9o16p-21
~my fath|a-5b-5i2p-2
~my fore|a-3o3p-12
~my head|o-3
~my husband|a4b-5h6k4o-3p2
~my late|a12b12p-6
~my moth|b-2h4o2p-10
~my mum|a-6b-4d7i-2j-2o7p5
~my notic|a-3b-2o10p-8
~my novel|a-17b-12p21
~my own|a-2k9l-2n-5o14
~my peopl|a-7b3h-6o18p-35
~my plann|a-2p-9
~my sist|a18b7j6l6p-12
~my son|a4b-2l9o-14p6
~my staff|a2b5h-3p20
~my subscript|a-6b-5o-10p18
~my team|a12b6h6p-7
~my two|a4n4o-6
~my uncl|a-4p-11
~my whos|a2b3o-3p-6
~my wife|a19b13h11o2p-11
~myself|a5b-9g10j-2k14l-2m2n-3o4
~my|b27c-3d-2f-10g2h23i5j3l-7m-15n-20o7p-5
~m|a4b-14d-2f-2g-2h-6i3j35k-3l2m-2n-4p-10
~name and|a16l8m10o-7p-6
~name of|a-11b-12h-3i7o-15p37
~name pleas|a-5n-4p6
~name to|a9b8i-3l6n4p-7
~name|a68b-14c-2d-5f7g17h-6i29j3k-4l21m7n16o12p-44
~near the|a-2h4m-5o-2p9
~near which|a7b8o-4p-3
~nearl all|o-7p-6
~nearl alwa|b4l-2
~nearl every|o9p-2
~nearl|a-5l-2o17p-22
~near|a5b13h4l-2m-3n-7o-23p35
~need an|b3o3p-13
~need a|a-12b-8o-8p22
~need for|a5h7o4
~need more|a-7b-4o2p-13
~need to|a-2h2o11p-11
~need|a-12b-4g-3h5i10j-5k-4l-3m-3n-3o-5p22
~neighbour|b7h-2l-2n-2o11p-11
~nervou|b3h-2o3p-2
~network compan|b-4l2n2
~network oper|a8b10o-6p-3
~network peopl|b2p-4
~network|a5b6h-2l2n3o-13p-15
~never ask|a-3o9
~never look|o-8p-3
~never stop|o-3
~never take|o-5
~never turn|p-3
~never|a-23b-5d-2h6l-3m-6n-8o7p-4
~new face|o-7
~new fire|o5p-3
~new nurs|a-5b-2p-4
~new on|b2o2p-2
~new pipe|a-2o3p-6
~new system|a-5b-2o9p8
~new vers|o-7
~new zealand|a-2b-2p3
~newslett|o-9
~newspap|a-15b-13o-3p20
~new|a-15b14h-10i-2j-5k-2l-4n-2o11p-14
~next door|a-6b-4o7p-4
~next spring|a2b2o2p-2
~next summ|p-3
~next to|p-5
~next week|a10j12o-3
~next year|a-9b-6o6p10
~next|a-16b-16h-3j12l-2m-3n-2o14p10
~nh|p7
~nice|a-2b-2h-2m6o-8p3
~night and|a-6b-2n-2p10
~night shelt|a9n9o-6
~night shift|a-3p9
~night|a-9b-3h-9i7j2l-3m2o19p9
~nine year|b3i-2
~nineteen|a-3b-2o5p-14
~nine|a-12b-9h-2j7m-2n-4o-13p8
~no bed|a3i4o-7p-2
~no long|a-2o5
~no mone|o3p16
~no one|p-7
~no to|b4m-2p-4
~no work|a-3p-5
~nobod ask|o-9
~nobod can|a5b7o9p-2
~nobod ever|a-15b-12o6
~nobod has|a2b6h-2p-3
~nobod here|a-2b-2o6p-2
~nobod in|o-6p-2
~nobod on|a4h6o2
~nobod want|a7b12h-2o-2p-11
~nobod will|a5l5o-4p-10
~nobod|a-13b10h-3j-3k-2m-5n-7o4p-45
~nod|a-2i3o13p-5
~none of|a-4b-3h2o-5p-2
~none|a-3h2l-2n-2o11p-11
~noon|o2p-3
~norm|a-6b-2o-9p16
~north|a-5b-5o2p8
~not a|a-2
~not even|o4
~not keep|a-4o8p-9
~not one|b-2i2o3p15
~not on|a-3b-3o-9p4
~not sure|b-4h4
~not the|a12b19p-5
~not to|b7n-4o5p-2
~notebook|a-2o9p-11
~note|a7g15h-2i2j-2n-2o11p-12
~noth gets|o3
~noth how|a-3b-2o-3
~noth in|o-4
~noth|a-2b15h-3l-3m-2n-4o-8p-9
~notic|a-16b7h-6m-3n-9o19p3
~not|a-44b7c-2f6g-7h-12i3j-9k-4l-5n-18o10p-25
~novel|a-17b-12p22
~now and|o-2p2
~now they|o3p-3
~now the|o-12p-3
~now|a-4b8h-5i-2j-2l-6m7o-7p-10
~no|a-16d-2f-2h-6j-2k3l2m-4n-5o12p20
~numb of|a16b8h2m5n5p-19
~numb|a6b9d-2i-2j-2l2n7o2p-21
~nurs and|a14b8i5l4o-3p-12
~nurs from|a-6b-6o-5p21
~nurs herself|a3b3p-2
~nurs on|a5b-4h12o-3
~nurs regist|a-3b-2p4
~nurs|a-7b-8d2h6i3j-3l2m-3n-5o-2
~object|a-4p2
~octob|o2
~odd|a9b21h-2j-6n-2o21p-6
~of alarm|p-3
~of an|a16b4d-2h4k6n10o11p-25
~of a|b13f16g-2h-6i-2j-4k5l-9m-4n-6o5p-21
~of cash|a-2p4
~of compan|l-2p8
~of each|a-12b-2h-2l-2n-5o10p-6
~of england|a-3p4
~of figur|b3o-7
~of five|a-5b-3o-2p6
~of flat|o3
~of hers|a18b-5i17k-2l6n5o-3p-5
~of instru|o4p-6
~of interest|a5l2n4o-7p5
~of its|b-3m5o-5p11
~of it|a9b10h4i3l-3o-6p-28
~of listen|a-11b-11p11
~of meet|a2b-3h6o-7p-2
~of me|a5b6o5
~of mine|a-3b-2p-3
~of mone|a-5b-3o10p-6
~of my|a-11b-3h-2l-2o-23p20
~of night|a5b7o6p-3
~of one|a8l6p2
~of ours|a-2o-5p5
~of our|a-13b5i-4j-2k-2l-2n-5o9p12
~of paper|o6
~of peopl|a4b8o-6p-3
~of person|a-7h-3i-2o9p-8
~of save|p-2
~of such|o-10
~of that|a-19b-10h-2j-4l5n-5o-7p-6
~of their|a-9h-6n-2o-5p11
~of them|a-9b8h2i-2k-2l-7n-3o-4p-8
~of these|a3b11c-2l-2
~of the|a16b-9c-2d6g-5h-3i-9j18k19l2m-8n6o-13p25
~of thing|a-2b2f10h-2j-3n-5o3p-4
~of this|a5b-10g8h-4i-4j-2k-2l13n7o-2p-3
~of those|a-4b-2l3n-2p6
~of us|a20b2f12h10i3l-2o-2p-23
~of what|a12b12d-3h-4m9p-10
~of work|a19h8i8l2m2p-13
~of your|a14b-31c-3d-3f-8g-5h5i28j2k-3l5m-2n28o-26p47
~of you|a4b-22d15f-2g-2h-2i6j2l6m7n-2o20p-21
~off and|a-2b-2o11p-3
~off by|a-4o8p-13
~off in|a9b10p-9
~off sick|a2b4o-8
~off the|i2o-6p-3
~off to|b3o-6
~offend|a-4b-3o-2p-3
~offer and|p-7
~offer a|a7b-3k12o-2
~offer|a-10b-14h5j-2k12l-2m-2n-4o-22p-3
~offic and|a-3
~offic|a-11b6d-2g-3h-6i4j-3k4l-2m-3n-5o-7
~off|a-2b14d-3f-2g-2h-11i12j-3k-5l-3m6n-3o5p-23
~often would|a10b5h7i7j-2m-5o-2p-3
~often|a2h6i3j-5l-2n2o5p-13
~of|a19b18e-2f14g-23h10i8j-12k9l-11m-2n10o-2p3
~ok|a2b3o-5
~old are|a-21b-17p22
~old boi|a-7b2n-8o8p-3
~old code|a10b11p-12
~old custom|o-19
~old fore|o-9
~old hand|a-13b-10h-4n2o-4p-3
~old man|a-4o13p-7
~old on|a-2o14
~old programm|a-10b-10h-2i-2l2o16p-18
~old system|a9b10p-8
~old were|a3b5o-2
~older than|a3b-3l9o4p-10
~older|a3b-3l9o-5p-9
~oldest|o8
~old|a-10b6c-2d-2f-3g-2h-16i7j-5k-2l-2m13n-2p-29
~on and|a3b3o6p-7
~on at|a-6n-3o2p4
~on a|a-3b11d-2h-5j2k-2m-2n-3o-9
~on behalf|a8l2m3n5o-2p-3
~on dai|a10b12h2j-2o-2p-7
~on each|a-4b-4p9
~on earth|a-11b-5o10p-21
~on every|a4b6o2p-12
~on for|o15p-2
~on frida|a-2o-5p12
~on goodwil|o6p-4
~on holida|a-2o9p-2
~on how|a12b-2j-2l4m9n6p-8
~on its|p16
~on it|a-3
~on monda|a-2j2o7p2
~on my|b-5h4k5o-13p6
~on night|a-15b-3l-2n-8o2p-6
~on one|a-6b-4p-3
~on our|a20b-4f12h7i5k5n-2o-16p27
~on paper|a3b-11d-3f10g7h7m-2o7p-15
~on pens|o6p-12
~on shar|o-6p11
~on site|a-2b-4o-6p5
~on that|a-15b5j-3m-2n-11o-6p8
~on their|a-5j-2o16p-7
~on the|a-10d-4g7h6i-3j2k-2l3m-14n-2p2
~on this|a2b4d2h-4j4p2
~on time|a-11b-9o12p-8
~on top|a-4b-2o-10p17
~on to|l-3m5o-8p6
~on track|a-3b-2p-5
~on us|a-5b-3p-2
~on what|a26b9d-2h2m2n20o-6p-10
~on which|a14h-3i9j5l-2n8o-4p-3
~on your|a-2b-11c-4d-6g12h-8i-3l11m12p-3
~on you|a-12b-9o18
~once a|a-4b-2o7p-7
~once you|a17b-4h24p-8
~once|a2b-15h25l3m-2o14p-26
~one and|n3o10p11
~one anoth|p-8
~one branch|a-4b-3p-3
~one by|a-3o7
~one charit|a5b6p-4
~one click|a-7b-4o4p-4
~one client|a3b12l-2m-4n-2o3p-7
~one door|o6
~one go|j4o9p8
~one in|a-5j-3o-2p-4
~one ladi|a-8b-4l-2p7
~one like|o-2p-3
~one man|a-6b-3p-3
~one of|a-8b-10f-2g-2h-5i-5j5l7m-3n10o-6p36
~one old|a-6b-3o6p-5
~one permit|o2
~one person|a-3o-9p13
~one that|a4n4p-2
~one to|a8b9o2
~one who|a8h-2i-2l6n9o-11p-3
~one with|a3b8h-3o-2p-3
~one woman|a-3o3p2
~one|a-16b7c-4d-2f15h-9i-10j-7k21l-3m-24p-7
~onlin|a6b-3k3m2n7o-4p-11
~only a|a11b13p-4
~only come|a-8l-2n-2o2p-6
~only ever|a8b11p-7
~only in|a-9b-9o-17p13
~only one|a-15b-14f10h-2j-4p-16
~only person|o4p-6
~only speak|a-2p-6
~only talk|a3b5p-4
~only the|d2
~only want|a-8b-5p-9
~only|a-12b-2d5e12f9g-2h-2i-6k-3m-7n-17o-8p-29
~onto|o6
~on|a4b-8c-9d-8e-3f16g21i-10j2l4m-4n3o6p-8
~open it|a-3o11p-8
~open the|a-3b-2o-5
~open|a-21b-13h-6i7l-2m-2n-3o-3p3
~oper s|a3b3p-2
~oper|a-15b-12h5m-3o-23p10
~opin of|a-7b-5d-2l5m-3p9
~opin|b8d-2h-3l4m-3o-3p5
~opportun|a-5b-2o6p-18
~opposit|a-3b-2o2
~op|b-2d7o8p-2
~or are|a5b8h-2o8p-15
~or azur|a-4b-2p6
~or a|a5b7o4p2
~or did|a3b4o3p-5
~or do|a25b28j9m-8o-4p-24
~or how|o-2p6
~or in|a-2o-4p11
~or is|a8b12l-2n-2o3p-8
~or just|a23b12i14k-2o-2p-17
~or never|o-4
~or not|a-3b-5i3m3n-4o-7p-3
~or no|a-8b-9p9
~or only|a-16b-15o-4p27
~or peopl|a3b4p-2
~or sage|a-5b-4p7
~or salesforc|a-2p4
~or the|b3o3p-12
~or what|a9b17h-2n-2p-9
~or with|a7b3j-8n15p-6
~order book|o-6p-2
~order on|a-2o-8p9
~order|a-10b5h-2i4l-2m-4n-6o-19p-5
~ordinar|a-2b-4o7p-3
~organ certif|a-6b-5o-3p17
~organis|a19b23c-2d-2f7h-4j-2l-2p-12
~organ|a-7b-6o-17p40
~origin|a21b22m2p-14
~or|a36b55d24f-6g-7h-17i11j-7k2l-4m-5n-8o-14p62
~other peopl|a-2o-3p5
~other side|a9b9m2o-2p-6
~other s|a-10b-3h-2l-2n-2o12
~other|a-9b9f-2g7h-12i4j-5k2l-5m-3n-4o10p-22
~ought|a10f7g9n-4o-10p19
~our ancient|a-2p-4
~our audit|a-2o4
~our batter|o2p-3
~our best|o-3p-5
~our board|a2b-4h10n-2p8
~our build|p-2
~our charit|a3b3o-4
~our clin|o2
~our colleg|a-2p-4
~our committ|a9b4k7
~our contract|a6b7p-10
~our control|a-3p-9
~our credit|p-9
~our exam|a-3o2p-6
~our first|o-4
~our high|o12
~our hosp|a6b6p-12
~our hotlin|o-2p-12
~our lend|o-7p3
~our list|o9p-2
~our littl|d2o5p-3
~our loan|a-2o9p-2
~our magazin|p-4
~our most|o6
~our new|o4p-2
~our offic|a-2b-2o-2p4
~our old|a4b4i3o-2p-4
~our oper|o-2p-3
~our own|a4b-3g7k2o-2p-3
~our parish|a2d5p11
~our payrol|p8
~our quarr|o3
~our read|o-5
~our site|h-3i6o2p6
~our staff|b2o-4
~our suppli|o14p-13
~our till|a3b-2l9o-2p-7
~our town|a-3b-2o-3p21
~our trust|o-3
~our two|o2p-2
~our villag|b2p6
~our wage|o-3
~our whos|a-4n-4o10p-2
~our wind|o2p-3
~ourselv|a9b-2j-2k15o2p-6
~ours|a-9b-7j-2k3
~our|a-40b-22c-2d7f6i17j-12k7l-8m-12n-20o-12p-17
~out again|a-2
~out and|a7b12j-2o-3p-12
~out as|a-3m-2o-2p10
~out a|a4n4o-22p-3
~out by|a-2o15
~out far|p-3
~out how|a3k4
~out in|a9b15h-3p-9
~out of|a-14b-4d-2i-2j-5l-2m5n-3o15p-8
~out on|a-7b-12h7o5p-8
~out that|a4b3n3o-4p-10
~out the|a7b-8h-3i13l6n3o5p-6
~out to|b8m-3o7p-3
~out what|a3b4h5j-3o-3p-4
~out which|a-16b-13o9p-3
~out why|p-5
~out with|a-6b8j-6n-6o21
~outag|n2o-13p-4
~outbid each|o3p-4
~outbid|o4p-4
~outfit|a10b10o-6p4
~outsid the|a5n4o-2
~outsid|a24b10n14o-3p-7
~out|a-2b16d-5f-6g-5h10j-9k-3l-4m5n2o3p-32
~oven|a-3o7p-2
~over a|a11b6g-2l10o7p-21
~over before|a-2b2h-3p-4
~over how|a3b5o10p-4
~over in|o-5p2
~over it|a22b26h-3o-7p-11
~over the|a16b8l-3m6n8o8p-9
~over to|a-8b-6o-7p6
~over what|a-2b-2h-2m4o2p-3
~overrul|o-3p-5
~overrun|a-6b-3o8p-6
~overs your|a2b-5n8p-2
~oversea|a-13b-11o12
~overs|a2b-5n8p-2
~overtim|o2p-4
~over|a-10b-2d-3f-3g-3h-7i-4j-4k-2l11m3n6o5p-29
~ow us|o6p-4
~own excel|o5p-2
~own famil|a-3o11p-12
~own job|a6b7p-4
~own mone|a-11b-11p11
~own pract|a3n4
~own the|a-7n-5p9
~own up|b4h-3o2p-12
~owner and|a-3o-3p-3
~owner|a-8b-14h9i-3l2m2n-2o-6p-9
~own|a2b15c-2d-6f-3g2i-9j-5k9l-6m-5n8o7p-56
~ow|a-2o11p-10
~o|o6p-8
~pack it|a-5o7p7
~pack of|a-4b-2o-5p-3
~packag|a-4b-5o-6p6
~pack|a10b8h2l5m-2n-2o3p-10
~page and|o-4p8
~page|a25b-2c-5f-6g-6h10i-2j8k25l11n-7o-10p20
~pai after|a-2
~pai a|a-6b-2o19p-17
~pai for|a-11b-15m8p-15
~pai in|a-7b-7o12p3
~pai more|o-7
~pai on|o-3p5
~pai the|a-3b-2o2p-10
~pai twic|o-13p-12
~pai us|o6p4
~pai when|a6b7o7p-11
~pai with|a-2o10p-8
~pai you|a6b-3l13o-15p5
~pair|a5b8o-7
~pai|a-15b-6d-2g-3h-2i-2j-4k-2l13n-7o-12p-3
~panel on|a7b9o-13p11
~panel|a-11b3h-8n-4p34
~paper and|a-5b-2o4p3
~paper nearl|o8p-2
~paper that|a12b17h-3o-9p-6
~paper we|o7
~paper what|a-9b-7o-3p5
~paperwork|a-18b-13i2o14p-23
~paper|a-5b9d-4f8g4h10i-8j-4k-2l-5m-6n-8o2p-21
~parcel|a2b3
~pardn|a12b18l-3p-8
~parent|a6b22d-2h-2j2l-3m-4n-5o-7p22
~parish|a3b2d5o-7p12
~park|a-17b-14o25p5
~part of|a-3b-8f8i8j-3n-7o-7p-18
~part time|a8n11o-2p2
~partn have|a16b21m-2p-15
~partn|a-12h-2l-3m-6n3o-10p5
~part|a13b-16d-2f6g-2h16i24j-7k-2m-5n2o2p-33
~pass|a8b4l-5m13o-2p-3
~past|a7b7h7k-2o-3p-15
~patient|a-8b-9h5l-3p3
~pattern shop|a-12b-7m-2n-3p13
~pattern|a-12b-7m-2n-3p12
~payda|p5
~payment|a3b8h-2o-5p7
~payrol|a-8b-8d7h-2l13m-16o-19p34
~payslip|a-8n-5o-3p12
~peac|a-6b-3h-3o14p-4
~penn|a-3p-6
~pens|a-20b-2m-5n-9o-19p22
~peopl and|a-3b-2o4
~peopl are|a-7b-5h-2l3o5p6
~peopl at|o2
~peopl bring|a8b4f10h-2o4p-8
~peopl come|a7b-4f12o-3p-5
~peopl do|a-13b-5h-6o22p-25
~peopl from|a-5b-4o-2p6
~peopl give|a6b6o-5p-3
~peopl go|a12b13o-3p-2
~peopl have|a23b20l8n-2o19p-27
~peopl home|o8p-3
~peopl in|m2n-2o-3p23
~peopl i|a-2b-5g5o-4
~peopl keep|o11p-5
~peopl like|o2p-2
~peopl on|a-12b-9o-12p11
~peopl pai|a-5b-2o6p10
~peopl queu|o-5
~peopl s|a10b16l-2p-3
~peopl to|j2o-5p13
~peopl vouch|b-4l8
~peopl who|a4b3d5h-2l4o-6p-8
~peopl with|a4h6p7
~peopl work|a-27b-16l-8o-6p31
~peopl|a-6b18c-4f15g2h-4i-2j-10k-5l7m-16n-6o-16p-13
~per acr|a-7b-5o-4p12
~per cent|a-6b-2o9p-10
~per week|b3p3
~percentag of|a-8b-5o-2p13
~percentag|a-15b-10h-3o-3p23
~percent|a4b4
~perfectl|o8
~period|a11m7n6o-7p17
~permiss|o-4
~permit come|p-3
~permit|a-2o-22p10
~person s|l2p4
~person who|a5m3n4o11p-10
~personnel|a6h6p-4
~person|a20b5d-4f-3g-3h-12i-2j7l19m3n13o-5p2
~per|a8b17h4j-2l-2m-2n-2o-27p44
~pharmac|a7b-4m8n3o-3p-5
~phon and|o-5
~phon in|a-6b-2o-2p13
~phon never|o-3
~phon to|a-2o-9
~phon|a-10b3g-2h-10m2o-4p-20
~phys|a-9b-8o7p4
~pick for|a-3o-8p13
~pick up|a-4b-4j3o-13
~pick|a3b-2j11o-9p5
~piec|a4b-3n9o12p-4
~pile of|b2o2
~pile up|b2o9p-14
~pile|b5o4p-16
~pipe|a-17b-12
~pitch|a-7b-5g9h-6m2o16p-33
~plac and|a-4b-3o20
~plac did|b5n-3o15p-18
~plac have|a8b11o-2p-3
~plac of|a-2b-2o4
~plac|a3b16d6g-2h2i-6j-5k-2l-7m4o4p-13
~plai|a-4b-3l4n-3p19
~plan and|o-4p5
~plan are|o-14p-3
~plan of|o6
~plan stop|o2
~plann|a-15b-7n-2o15p-34
~plant was|o-5
~plant|a4b8g9h-5m-3n-4o-17p-7
~plan|b3d12g-2h-2i-2m-2n-2o-2p-16
~platform|o12p-2
~pleas|a4b-3f-2g15i15j-3k-2l-4m-2n-8o-28p43
~plent of|a-2o3p-2
~plent|a-3o3p-2
~plot|b2h-2o8
~plug|a-7b-2l-2o-5p-6
~plymouth|a8b-2l2m4n4p-3
~pocket|b4h-2o8p-6
~podcast|a-11b-5j-3k-2o-2p17
~poet|a8m8o-3p-6
~point for|a2b-6h-2i12o11p-7
~point|b6h-8i11j-2o19p-22
~poland|a-3p5
~polic|a-5b-3o4p5
~polish|a-2b10l-6n-4o-5p17
~polit|o-9
~pool|o-3
~poorl|o-4p-2
~poor|i4o20p-2
~porto|a-7b-6p7
~portugues|a-3i-3m-2n3p4
~port|a15h12i9n-5o-10p9
~posit|a8b-10d25h-2l3m-2n-2p-2
~poss to|b-8h-3j18o11p-5
~poss|a-3b-9h-3j18k-2l-2o12p5
~postpon|b3o-11
~post|a4b-6d7i11l5m2n-10o-3p-9
~pot|a-3b-2o6
~pound|a-2o-6p24
~power|a4b6o-5p8
~pract and|b-2l-2n4p-2
~practis|a-5b-4p8
~pract|a13b-6c15h-2j-3l-3m2n12o-9p-11
~prais|a8l3n6p-3
~pref|b-2k4p7
~prepar|a4b9i-3o-6p-2
~present|a26d24h7n-2o-6p-5
~press|o-14
~pric how|o-7
~pric of|a-8b-2m-2o-2p-3
~pric up|a-6b-5o5p-7
~pric|a-20b-2h-7m-3n-3o-15p-7
~primar school|a-5b-6i2p8
~primar|a-7b-7i2p10
~print|a4b11h-2i-2l-4m9n-3o-19p45
~privat clin|a-5b-2p6
~privat|a-15b-12o4p28
~problem|a16h14i-2m4o-8p-8
~product plan|a-3b-2o-2p-5
~product|a-8n-3p-14
~produc|a-2b4h-2m-2o2p-3
~profess indemn|a-6b-4p8
~profess|b13d-11h-2n3p19
~profil|a18b-2f11g21h-4l3m-3n-4o-6p-3
~profit|a-3b-2o-5p-4
~program for|p5
~program is|a-3o7p-4
~program languag|a-5m-4o-4p10
~programm|a-16b-18h-3l3m4o-24p-16
~program|a-5b-6h-3i-2l7n2o-4p19
~project|a-23b-32h-3k4m4n9o-12p-9
~promis to|a-10b-3m-2n-4o11p-7
~promis|a17b-12f-2h21k26l-2m-4n-6o-6p-27
~prop holida|p-2
~properl|a12b-3j3l3n9o-14p-3
~propos|a20b10h8m4o3p-18
~prop|b-2f2i2p-3
~prospect|a-3b-2o-4
~protect|a-7b-4o-14p34
~proud of|a-10b-7o8p-2
~proud|a-11b-7o12p-6
~provid|a13b-3h4m14n2o-10p11
~prov|a-7b-3n-2o-7p20
~publish|a10b-24d6f12h14l-4m5n4o-20p-10
~publ|a9b26d-5h-4m-2n-4o3p9
~pull out|a-3b-2o2p-2
~pull|a-3o6p-14
~pump|a-18b-2h-2l-2m-4n-6o32p-13
~punish|a-17b-10n-2o28p-14
~pupil|a-8b-6p5
~purchas|a2b-7h11o8p-9
~push|a-6o-5p2
~put a|a6b-3i9o11p-10
~put down|a2d2f4o-13p12
~put in|b2h-3o4p-7
~put it|o-3
~put mone|o3
~put on|a-8b8h-2k-2l-3n-5p5
~put out|a6b16h-3i-3o-7p10
~put their|a3b-14h6l8n4o-12p-3
~put up|a-10b-8o12p-11
~put your|a-2b10f-2i-5l-2o-3p3
~put|d5f9g-2h-9i3j-2k-5l3m-4o-16p-5
~qualif|a-7b-4o-7p8
~qualit|p11
~quarrel|a7b-5f11g3o3p-6
~quarr|a3d4
~quart and|a2b2p-4
~quarterl|a23b5m14n3o-15p-4
~quart|a-6h-3j-7n7o-8
~quest|a-12b-2f10h-5j-7l2m-5n-3o6p-17
~queu for|a-3o-9p-5
~queu|a-13b2g-3h-6m-2o-6p-8
~quickl|a16h23i-2o-8p-2
~quick|a3g4h3o17p-15
~quiet|o-3
~quit|a-4b20h-5l-4m-5n-5o9p-25
~railwa|a8b-3l-3m4n12o-5p-4
~rain|a10b-10f7g9n4o-20p15
~rais|a-7b-4o4p-12
~rate and|a-3p5
~rate of|a-3o-7p12
~rate should|a-3h-2p4
~rate|a-7b-8h-5i3l2m7n-2o-28p53
~rath than|a-2g5h-4l-2n4o-2p6
~rath|a17b19g4h-7j3k-2n4o3p-13
~re a|i3l-2o-7p5
~re the|o7p-3
~reach the|a-2o5p-10
~reach you|a3b-5h-3j16p-3
~reach|b-5h-3j16m-2o19p-17
~read about|a-4b-3o-14p4
~read for|p-3
~read in|a-3b-2o-3p-5
~read it|a8h10o-15p-2
~read take|n2o2p-3
~read the|a-3b-2h-2m-7n10p-12
~read|a-3d-2f-2g-4h2i9j-4k3l-9m-17n19o-3p-13
~reall need|o2p-2
~reall|a-10b3h4i-3j-2k-2l-4m-3o22p-31
~real|a-11b-15g-2h-7i16j-2k-2l-4m-4n13o19p-51
~rearrang|a-11b-5i-2j-2o18p-4
~reason|a-5m-5o-7p-2
~rebuild|a-7b-3o24p-20
~rece|b3h-3o6
~recip|a-10n-6o-4p14
~reckon|a12b10h-3j4l8m-3p-9
~recommend a|a-3p4
~recommend|a-10f-2n-2p15
~record|a34b4d-2f2h3i-6k-3l14m11n12o-13p-10
~recruit|a-10b-8o10p-2
~reduc|a-2o4p-7
~redund|a-6b-3p-11
~red|b3o11
~refer|a52b-19c-2d-5f-5g-5h-8i-4j-4k-2l69n38o-10p-18
~refus to|a2b10i-2o3p4
~refus|a2b3h-3i-3j-2l-3m11n4p-13
~regard|a7b17h-4m-2o-4
~region lend|a-3o-6p11
~region|a14b18d-3o-2p-2
~regist|a-16b-14h4i4m-2n-2o26p-11
~regularl|a4b-2l4n4p-2
~regul|a8b14h-2l-4n2o2
~rehears|a-4o10p-5
~reject|a-4b-2o5p-19
~relat|a2b-3h5i-2m2n3p5
~rel|a-8b-7j-2l3m-4n3o11p-9
~remain|b-2h2o26p-8
~remun|a30b39h-2p-26
~renew|a-14m-8o-2p45
~rent support|a-5n-3o4
~rent|h-2n4o9p2
~repair|a-3o16p9
~replac the|a-8m-3n-2o-7p-8
~replac|a-19b-5h-3m-3n-3o-12p-17
~repl|a2m2o-9p3
~report|a-9b22d-3f-2g-3i-3j-5k-2l-3m-5n-5o-3p-25
~repres|a5b-4m9n2p-4
~rep|a-9b-2h-4o-2p-19
~request and|a-2p-4
~request|a-3b-2p-5
~rescu|a8b10o-7p-4
~reserv a|a6b-6j14p-5
~reserv|b-8j14n-3
~resid|a-6b-6n2o-7p8
~resign in|a-5b-5o-4p8
~resign|a-20b-18o-15p33
~rest|a-4o8p-2
~result|a4b-9h15n2o3p-5
~resum|a11b13o9p-11
~retail|o-3
~retir programm|a4m3p-2
~retir soon|a-4o2
~retir|a-18b-11f-2h3i-3j-2l-3m9n-6o10p-29
~return|b-3m2n7o-13p13
~rewrit|a-6b-3o14p-5
~rewrot our|o5
~rewrot|o5
~re|a8b15h8j-5k2l-4m-2n-3o7p-5
~right and|o5p-8
~right|a-10b-2f-2h3i-2k2l-4m-4o7p-40
~ring a|a-7b-2h-3o2p-8
~ring in|a-2o2p4
~ring|a-18b7h-6i-11j-4k-2l2o-3p-5
~rip out|a-2b-2
~rip|a-8b-4p5
~rise|o4
~rival|o-2p-8
~road to|a-3o-4p-9
~road|a-8b-2h-3o-5p-4
~robot|b-4j-8n15o-2p6
~role|a12l2m6n3p-11
~roll|m3o10p-5
~roof|a-15b-3n-7o5p28
~room|a-6b2i-2l-2m-3n2p-11
~rosi|a-2p-3
~rost|a3b12f-3i-2p-8
~rota|a-9b-13h9i-2o-3p-20
~rotterdam|a2b-5h-2m5n6o-29p37
~roughl how|a4b8
~roughl|c7h-2l-2o-2p6
~round here|a4b5o-3
~round the|a-2o3
~round|a8b-11i2j12l2n6o-5
~rout|a11m6n7p-11
~row|o11
~rubbish|a-9p4
~rude|l2n-2o-5
~rule chang|o2p-2
~rule|a-29b3i-6j-4l-3m-11n-5o7p-8
~run a|a8b5l4n3o-8p-12
~run it|a2m2o-9p-2
~run one|p15
~run on|a-2b-3k5o-9p16
~run out|a-4b-2o5p-4
~run over|o5p-14
~run the|a-7h-3l-2n-2o7p5
~run to|a10b-2f13o-2p2
~run|a-5b13f10h-8i-3j-2k3l-2m-4n-9o-15p5
~rust|a-8b-4o-3p15
~s a|a-3o10
~s back|a-3o8p-3
~s been|b2j-3n2o12p-5
~s done|a6h9p-3
~s go|a-4b-6l3o5p12
~s in|a-4b-3h6i-4o13p2
~s my|a-4b-3p-2
~s no|a-2o-17
~s off|a3b3p-4
~s own|a23m9n14o-18p-5
~s peopl|a16b16o-7p-7
~s side|a17b18m-3n2o-9p-4
~s that|a5b2d-2g-2h-2k15l-2o-6p-4
~s the|b-18d-2f6g-6h4j21k-2l-5m6n-2o9p22
~s work|a-2b4h-2l-2n-2o3p-5
~s your|a-17b4f-2g-6h-5i16j-4l-6m-2n-12p21
~s you|a13g19h-2o7p-11
~safe to|a-3o-10p18
~safet|a-17b-6f-2l-2m-6o4p28
~safe|a-4o-13p34
~sage|a-5b-4p7
~sai about|a7b-4l3m8n3o-2p-2
~sai anyth|a4b-5l4m7o-6p-2
~sai a|a-9b-2l-2n-4o3p22
~sai in|a-19b-3l-2m-9n-4o6p4
~sai it|a8l3m3n4o-6p12
~sai i|b-3k4o-4p6
~sai no|a-2b4m-2o-2p-2
~sai so|a7b9l3p-6
~sai stop|a-2p-2
~sai that|a11b6f12h3i-2l-4m-2p-7
~sai the|a-6l-2o7p9
~sai we|a-2o-4p-10
~sai when|a-7n-4o11
~sai who|o-3p-7
~sai ye|b5o4p-9
~sai you|a4b-3g3m2n4o2p-3
~sail|a-18b-14n-3p12
~sai|a8b-23d-3f8h-10i-9l12m28n8o-2p-8
~salar|a9b-3d14p-5
~salesforc|a-2p4
~salespeopl|a-3h-2o-2p-2
~sales|a15b16h2o-4p-29
~sale|a-12b6h-3j-2l-2m-2n-3p-5
~same dai|o10p-2
~same market|o-7
~same scrap|o-2
~same town|o4
~same weekda|a-2o6p-12
~same|a-24b-14g-2h-4j-2o-2p-21
~sand|a-7b-4h-2o-4p7
~saturda|a-18b-11l-2n-2o18p-24
~save account|a-8b-2j-4o4p8
~save and|b4m-2o-3
~save|a-9b8h-2i-3j-5m-3n-2o-3p-6
~scaffold|o-17p14
~scar to|a-3b-2o-4p-2
~scar|a-11b-12m7o3p5
~schedul|a3b13h-4i-3o-16p-10
~schem|a-22b-21h-2i-2l2n3o-3p6
~school and|a-4b-3o-4p-2
~school in|o-6p2
~school|a-39b-22h-4l5m-5n-6o11
~scorecard|a43b-10d-5f-2g-5h-5i-5j-3k87l-3m-2n-2o-2p-31
~scor|a5b-4h-2j-4k18p-10
~scotland|a-6b-3p7
~scrap|a-13b-3h-2i-3j-4k-2n3o16p-30
~screen|b5p-9
~search engin|p-7
~search|a-2o-4p8
~season|a25b16c2m2n10o-7p-13
~seat|b-6d13h-2o5p-8
~sea|b6o-15p19
~second staircas|a-8b-4o2p-6
~second|a-7b-7h-4l5m2o3p-23
~sect|a14b-7d41e2f-3g-5h-4k-2l-2p-9
~secur|a-4b-3j4o-5p7
~see a|a2l4o12p-19
~see it|a-2p-2
~see that|a-4b-2n-2
~see the|a4b5h2o-11p14
~seem to|a7b5m2n2o-2p-6
~seem|a7b5m2n2o-4p-5
~see|a22b-3d-2f-2g-2h15i-7j17k16l-2n-7o6p-25
~self|a3b-2k13l-2
~sell and|a-3
~sell in|a-2b-2o-6p2
~sell it|a-10b-6h-2o3p-11
~sell more|o-8p-8
~sell out|o-3
~sell softwar|a6b6p-2
~sell the|o-17p19
~sell to|a-12b-11o-7p18
~sell up|a8b9p-5
~sell|a-16b-4d2f4g9h-7i-6j-2l-2m-2n-6o6p-25
~send a|a5b6p-4
~send home|a-4p-4
~send it|a-5l-2o2p-4
~send out|a-3b-2o4p3
~send peopl|o9p-3
~send them|o-8p6
~send|a-21b5h-3j-2l-4m-2n-11o-9
~seni nurs|a-2b-2o5
~seni|a-5b-4p-2
~sens|a-7b4h-3m-2n-2o-6p11
~separ|a-3b-2
~septemb|o-7
~serv|a25b22d-5g-2h22i-2k-2l-2n-3o-5p-7
~sess with|a-5p6
~sess|a-10b-3h-2o9p9
~set of|b-2n2o3p-11
~set up|b-4h3j2o-15p18
~set you|b10d5h-7l-2p3
~settl|a-12b-13h-4l3m6o18p-23
~set|a6b-4d4f-2g5h5i3j3k-3n-3p-10
~sevent and|o-3
~sevent|a-2o5
~seven|a-15b-7h-2i-4o-7p-10
~sever|a-4b-2o-2p-4
~sewag|a-3o3p-3
~sham|o-14
~shar in|a-6b-5o-6p17
~shar lorr|a5l-3m4n4o-2
~shar of|b-2h-2m4o4p-5
~sharehold|o-2p4
~shark|a9b-2f13p-5
~shar|a3b-9h2i-3l-3m9n12o14p-45
~sheep|a-15b-14o-2p20
~sheet|a14b12h4k-2l-3m5p-10
~sheffield|a-3b-3n4o12p-7
~shelf sai|a-4o5p-6
~shelf|a-4o5p-6
~shelt in|m-8n8o-9p15
~shelt|a-5m-8n6o-9p15
~shift|a14b14h11i-3j4l-3m-2n-3o-5
~ship|a-6b-2o9p-18
~shoe shop|a-4b-2o-4p8
~shoe|a-9b3m-7o-12p38
~shop and|p-5
~shop floor|a8b11o5p-14
~shop in|a3b4p-3
~shop manag|a4l3n4o3p-17
~shop|a-16b-10h-5j6l2n-4o-14p29
~short notic|a-2n-2o5p-2
~short|a-14b-2g3k-3l-3n-4o8p10
~should a|a4b6
~should be|a-3p7
~should i|a-18b-13c-2d4f2g-2h2i-3j-8l-3n6o-10p31
~should like|a5b-2h10j-2o10
~should we|a-10b-2h-4o5p-14
~should|a-12b-2c-2d3g-4h16j-9k-2l-7m-5o-2p-7
~shout|a-2o-3p6
~show that|a-13b-2i-4m-2n-4o19p-18
~show the|a5m4n2o11p-14
~show|a-7b-15d-2f-2g9h9i-6k2m2n-3o26p-21
~shutdown|a-19b-6k-2m-6o6p-16
~shut|a-2h-4i-2j12l-2n-3o23p-9
~shy|a8b9o-2p-6
~sibl|a-4b-2o7p-19
~sick dai|p-3
~sick|a-4b8h-2j-3k-2n-3o-8p-11
~side and|a2b4o-7p-2
~side of|a16b11g8o-9p-3
~side sai|b-3l3m5n-2o3
~side|a33b26g6h-3i-3j-2k-2l5n9o-7p-17
~sign off|a4m2n3o-6p-4
~sign the|a3h8p-8
~signatur|a17b-8h14i19p-15
~sign|a-20b-11d-2h8i-3l-3m-6o-7p6
~silenc|a-4b-2o2p-11
~silent|a-3o-4p-22
~sill|o-7
~simpl|a5b11h-2n-2o16p-4
~sinc how|a4b11m-3
~sinc last|p6
~sinc spring|o-6p17
~sinc then|a3b5d-2p-2
~sinc the|a-2o-8p8
~sinc when|a13b5l-4m10n2o-2p-10
~sinc which|a5b6p-5
~sinc you|a-12b-12p12
~sinc|a-2d-2h2j-3l-5m9n2p43
~singl|b7h2j-2n-2o15p-6
~sist|a28b-6i4j5l7m11n8o-9p-18
~sit and|o2
~sit at|b3o-3
~sit down|b4n-2o-2
~sit idl|a-6b-4o-11
~sit in|a8b3i8o-3p-8
~sit on|a-6b3m-4o15
~sit there|a-9b-5h-3i2p-13
~sit with|a8b11o-2p-6
~site and|a-3b3i-3o3p-3
~site|a-5b-8h-7i2l-4m5n10o-5
~sit|a-6b15g-2h-7i7j-2l-3m-5n-7o8p-43
~six year|a-4b-2o-3p9
~sixteen dai|a5m4n2p-5
~sixteen|a4m4n2o3p-14
~sixt|a3h4o7p-20
~six|a-7b-8h4o-6p36
~size of|a13b16p-12
~size|a24b33h-2n-2o-18p-6
~skill|a33b-11g56h-3i-2n-2o-2p-25
~sleep|a4b5o-4p17
~slic|a-5b2h4i-2l-2n-5o5p2
~slip|a-11b-8p-9
~slot|a17b-15h-4j37k-5l9n-2o18p-25
~small hour|a-8b-8o-3
~smallest and|a6b10p-4
~smallest|a-5b3h-2n-3o-3p10
~small|a5b-5f5g15h2j-4k2m-3n-3o2p4
~smart|a-3o3p8
~smelt|a-16b-10m-4o-3p8
~snag list|o-6
~snag|a-2o-4
~so cheap|o3
~so far|a25b35h-3l-2o-9p-11
~so i|a7d7k5o-7p22
~so late|a-4b-2o2p-2
~so long|a-3o6p3
~so mani|a-3b-2o-3p-14
~so much|a-5b-3o-3p22
~so nobod|p-7
~so often|a-3o9p-11
~so that|a-13b-6h-5o19p-14
~so they|o-3
~so the|a-3b-2l-2n2p-12
~so we|b2o-6
~so what|a-6b-15h12o-11p13
~so you|a-2o3p-2
~societ|a2b4o-3
~soci|a-5b-3o24
~softwar compan|o13p-9
~softwar do|a-4b-2p5
~softwar in|p-4
~softwar that|o3p-9
~softwar|a-15b11h-5i-2m-6n-10o-14p-7
~solar farm|a-4m-2o2
~solar panel|a-10h-6n-2o-6p17
~solar park|a-9b-6o15p-10
~solar|a-26b-8h-9l-2n-4o4p7
~solicit now|o3p-2
~solicit|a-8b-3o-2p7
~solv|a5b-10h17i-2l-2n4p-10
~some of|b-3l5o-5p-13
~somebod els|p-2
~somebod from|a2b-2l2m3p-2
~somebod in|a-9b2l-5n-4o3p11
~somebod like|a-2p-5
~somebod to|a-2o-5p9
~somebod who|a4b9o4p2
~somebod|a-12b4d13f-2g-2h-6i-2j-4k-2l-13m3o4p27
~someon from|a3l2n4
~someon like|a-4b-3p-13
~someon to|a2b5p-2
~someon who|a9b8h-2l4n2
~someon|a5b11c14f-2g-3h-6j-6k-3l4m-6n4o-2p-21
~someth about|a-4b8g-4i-2j-2l-2m4n-2p-2
~someth els|a8b9o4p-6
~someth in|a3b4o5p-2
~someth like|a-10b-11k5o-6p-6
~someth|a13b27f-3g-5h7k7l-9n-7o-4p-36
~somewh|a22b16d8o18p-28
~some|b-6d6h-8i-2j-4k24m-2n-6o15p-47
~son|a-2b-5l8m-2o-14p18
~soon as|o7
~soon how|a-4b-2o6
~soon|a8b-2h-2i16j3k-2m-3n-2p-50
~sorr|l2n-2o-2p-3
~sort it|a-4o3p-2
~sort of|a6b4d3g-3h22i-2j-3k2l-4m-4n-8o4p-27
~sort out|a15b-8h13m3n10o-14p-6
~sort softwar|a-6m-2n-2o-9p5
~sort that|a-5b-3p-3
~sort|a17b-3d11g-3h29i-3j-4l-8o-18p-28
~soul|k3o5p-3
~sound|a4b-2h-3l2n9o3
~south africa|a5b5p-4
~south|b5o7p-3
~so|a13b5d8f-2g-4h11j-5m-4n3o-2p-23
~speak for|a21b-9l9n24o-2p-17
~speak german|p2
~speak on|b-5l8
~speak through|a-2o-11p-3
~speak to|a7b9j11l-4n-6o11p-8
~speak up|a4l3n2o-5
~speak welsh|a-2p2
~speak|a10b-14g-2h3i-3j11k-2l12m5n4o-18p13
~speci|b-2g6o-4p-3
~speed|a-5b-3o11
~spend a|a3l2o3p-4
~spend on|a-18b-16o15p-7
~spend the|a2b4o-5
~spend|a-11b-13c-2j-2l2m9o14p-18
~split the|a-4b-3o3p-7
~split|a-9b-6o5p-13
~spons|a5m6n3p-5
~spot|a-14b-9l-4m4n-4o15p-16
~spreadsheet|b5p-21
~spread|o2p-8
~spring and|a-2o-5p17
~spring|a-5o12p6
~staff are|a5b5o-6p-4
~staff|a12b-8d14f4g-2h10i7j-2l-5m3n-8o11p-20
~stag|a25b-13d-2f-2g-2h-5i67j-3k-2l-4m-4n-3o-5p-13
~stai in|o5p-2
~staircas|a-9b-4o-4p-5
~stair|a-2o6p-6
~stai|a-10b-8h8l3m-3n-8o26p-17
~stand behind|a18b-2l7m-2n16o-6p-8
~stand in|a-9b-2l-2n-2o13p-4
~stand there|o3
~stand up|a2n2o-5
~stand|a7b19d-2g-2h-7i-3j-5k10l2m-5o14p-36
~stapl|a4b7o-3p7
~start and|a5b5p-3
~start in|a4b5o-5
~start of|b-4h6o-4p-3
~start out|a15b11n4o-4p-8
~start plant|a3b-3g9p-3
~start this|b-2i2o7
~start to|o5p-2
~start up|b2o2p-8
~startup|b9j-4o-9
~start|a-14b-12f-2g8i-2j4k-2l-2m-5o-8p3
~star|a-5o10p-20
~state|a13l-2m-3n19o-4p-5
~statu|a20b-8d14h4n10o-22p-21
~stat|a21b-4d12h27i-4m-5n-4o-6p3
~step down|a4b3o5p5
~step of|a12b-4i21n-2o-3p-2
~step|a41b-12h-8i73j-2l-2n-3o6p5
~stick|a-20b-19p20
~still in|a19d10j6l3o-3p-18
~still|a-12b-25d8h-5j4k-2l4m3n5o-7p-6
~stock|a-5h-2o-17p23
~stop and|a-3o7p7
~stop by|o-10
~stop that|o-13
~stop the|a-4b-2o-2p4
~stop to|a11b2i9p-4
~stop work|p2
~stoppag|a-3o-7
~stop|a-17b-4h-4i7j-2l-2m-3n-6o16p-39
~stor about|b4l-3
~stor and|b-2n2o-2
~stor of|a2n3
~storag|a4f8n-2o-2p4
~stor|a28c-4d-5f-2g-4h-6i-2j-3k-3l16m18n23o16p-25
~straight|a8b10o-9p-5
~strand|n2o2p-2
~strang|b9h-2j-6n-2o8p-2
~street|a11f13o-10p22
~structur engin|a-5o4p9
~structur|a-7b-3o6p8
~student|a-4b-4o-5p8
~stud|a10b4m6o-4p4
~stuff|a4b-4n10o-8p8
~sub edit|a-6b-6p7
~subject did|a12b13p-12
~subject|a15b25h-2n-4o-2p-4
~subscrib|a-14b-2h-5m-3o-7p7
~subscript|a7b17h-5o-16p13
~sub|a-8b-7p9
~success fee|a18b20o-2p-10
~success|a25b16h11o-5p-12
~such a|a-12b-7o11p-19
~such|a-8b-8h-2k8l-2p-17
~suit|a7g7h-2i-2j6o-4p2
~summ and|o4p-2
~summ|b-5h8n-2o-6p-10
~sum|a-17b-10h-3i-5m2o6p23
~sunda|a-16b-7l-2n-3o5p-2
~superintend|m-2n3p-3
~supermarket cancel|p-7
~supermarket was|a-3m-2o-6p11
~supermarket|a-14b-3m-3n-6o-2p23
~supervis|a-4b-10l2m2n3o-19p5
~suppl the|a-9m-2n-7o-7p19
~suppli get|a-2o5p-12
~suppli|a-16b-2m-4n-7o10p5
~suppl|a-11m-2n-7o3p23
~support|b12h-2n-4p-6
~suppos to|a13h13i3o-2p-3
~suppos|a40b19f10g2h17i2j-3l-3o-6p-25
~sure|a8b-7d5h4l-3n10o-13p7
~surgeon in|a4h-2m5p-5
~surgeon who|a2n5o-11p10
~surgeon|a-19b-17h-3i-2m4p17
~surger|a-11b-20h16m-2o-25p5
~surnam|a-10b-7o19p3
~surpris|i2o-3p-3
~survey|a24m13n13o-10p-22
~suspect|b5o6p-8
~su|a-4b-4o-12p27
~swallow by|o2p-2
~swallow|o6p-3
~swap|b2o-6p-6
~swear|a-14b-3n-6o16p-10
~switch it|a-3b-2o8p-4
~switch off|a-2o6p-6
~switch on|a-2
~switch over|a-4b-3p-4
~switch|a-11b-7o5p-16
~system for|a2i4o-3p-4
~system have|a9b11p-8
~system|a20b-8d-2g-2h12i32j-2l3m-6n-5o-11p6
~s|a25b-13c-4d12h2i6j11l-8m19n3o-6p-14
~t a|a2b-6g12h-3o7p-3
~t believ|a-14b-2n-5o13p-23
~t get|a-6h-2p-3
~t go|a-4b-4o-6p-6
~t had|a-2
~t it|a2b-2l5
~t keep|a-6b-2n-2o11p-10
~t know|a7n9o2p-6
~t last|o-2
~t let|a-5b-4o-6p2
~t pai|a-2o-7p14
~t run|a-15b-10o9p-7
~t tell|a17b15h4o-6p-8
~t touch|o15p-5
~t want|a5b8p2
~t you|a32b42d6f-2g-2h-8i4l-3m-2n-2o-19p11
~tabl and|a10b6i4o-3
~tablet|a5b7o-10
~tabl|a2h2i4o2
~tail|a-6b-6d-3h3i-2j6o-4p19
~take a|a2b4h-4i9n-2o-8p-16
~take equit|a-6b-3o-2p15
~take it|a7b5j3o-2p-2
~take on|a15b19o5p-8
~take our|o-5p-2
~take over|a-16b-4l-3m-4n-4o17p7
~take plac|a7b-4m8n4o-3p-6
~take so|i2o-2p8
~take the|a3b4p-7
~take to|b4h-2k2p-3
~take up|b-3l2o-7p2
~take us|b-2i2o-5p7
~take your|a13b7k2m5p-9
~take you|a-4b-13h13i3j-2m-2o-6p22
~take|a-10b-9c-2d-4f-5g-4h4i13j7k4l-10m9n-13o2
~tale|a13b2n14o-4p-5
~talk about|b-4l-2n7o-8p10
~talk for|a-3b-2o-3
~talk through|p-2
~talk to|a25b20f-2h-2j-8k5l-2m-3n19o11p-28
~talk with|a2b-2j4o-4p2
~talk|a14b5f-3i-3j8l-7m-5n23p-19
~tank|o6
~tap water|a-4o-6p12
~tap|a-12b-5n-2o2p-8
~tax|a-7b-4o-9p27
~teach and|a4h5p-2
~teach other|a4b5o-5p-4
~teach|a-5b8d-2h2j-2m-2n-6o-5p-12
~team of|a2b3
~team|a-19b-3h7i-2j-2l-7m-2n-6o9p-27
~tear|o9p21
~teatim|a-3o5p-2
~tea|a-2o11p-6
~technic|a10b-3i-3l7m9n2o-5p-5
~techn|a9b8l-2m6n-3o-12p-5
~teh|a3j3
~telephon|a19b4j8l4n4o-13p-12
~tell me|a8b13h11i-4j-2l-4m-2n2o2p5
~tell my|j-2n2o-3p7
~tell them|o6p-3
~tell the|b-8i3m4o-10p2
~tell to|b4o19p-15
~tell us|a-7b-5o9p8
~tell you|a-8b-6l5n-3o-13p21
~tell|a4b5c-2d-3f-2g-3h10i7j-8k-4l4m-7n6o14p12
~templat|a-6b-3o6p14
~tenth|a-5m-4o-6p55
~ten|b-2c15g-2h-2m-5n-2o-12p16
~term|a-11b-7l2m2n-2o6p16
~terrif of|b7j-3
~terrif|b7j-3o-17
~test|a3b-30g-2h-4i-3j-3k37m14o-13p16
~text|a-6n-2o-4p17
~than a|a-3o4p-3
~than half|a-3b-2o11
~than it|a-2o-19p14
~than i|l-3n3o3p-12
~than the|o-3p6
~than|a-8b-22c14d-2f-2g3h-9i-3j9k-4l8m-3n3o7p-31
~that and|a-5b-2o5p5
~that anywh|a-2p-2
~that a|a6b2k6l3p-36
~that be|a-4b-5h-2j9l-2n-2o6p-20
~that cancel|a-6m-3n-2o-7p17
~that count|o2
~that down|a-2p-5
~that ever|a7b8o-2p-3
~that for|a-11b-9p7
~that go|a12b17l-4n2p-6
~that habit|a-2o-2p-4
~that if|a-2o-4p-2
~that is|a-6l-2o7p-6
~that it|a10b9h5l-2o-21
~that i|a12f-2h7i-2j3l6n3o-6p-5
~that make|a-2o-4p10
~that never|a-3b-3
~that nobod|a21b19h-2l5o16p-6
~that no|a2b2p-2
~that one|a-4b-3n-2o3
~that other|a5b10o-2
~that person|a6l6n4p-4
~that speak|o5
~that s|a10b10h4o-11p-2
~that they|a-4b-3o-7
~that the|a-6b-10h5i-2n3o5p-21
~that to|a-2o2
~that up|a3b-9f13j2o13p-7
~that was|a-6m-3n-2o4p2
~that were|a2b3p-5
~that we|a5b8j-2o-4
~that your|a-4b3o-4p10
~that you|a2b10d-2f9g-2h19i-4j-4k-3l-3m-8n-9o11p11
~that|a11b-9c-8d-4f8g-8h3i-14j-3k18l25m-9n13o-12p-6
~the account|a4i5m-2n4o3p-2
~the afternoon|b-3h-5j18n-3o10p-13
~the answ|o6p-4
~the audit|a-4b-2o-7p-3
~the auth|a-3b-14h4l6n4o5p-9
~the back|a-5b-3i2n-2o10p9
~the bank|a-3h-2i-2n3o2p-8
~the bath|a-3o4p-4
~the batter|a-5n-3o-9p15
~the best|a-9m-2n-4p6
~the big|a-10b-2n-3o-4p4
~the bill|a-5i-3o14p-3
~the board|a-10b-9h8i-3n-2o11p7
~the book|a3b-2f5o-3p3
~the boss|a-25b-10h-2l3m-11n-3o5p-17
~the bottom|a3b7o-10p2
~the box|a2b2p-2
~the branch|a-2p-4
~the budget|a-3h-2o-10p3
~the build|a2b4i2o-19p-2
~the busi|a5b6p-7
~the carbon|a-4h-3o-2p-13
~the car|a-2o13p-2
~the case|a-3b2o-14p17
~the caus|a-12b-6h-4o12p-17
~the chain|a2b3p-2
~the chair|a-6f2m-4n-3o-5p-2
~the chap|a9b-2l3m12o-4p-6
~the charit|a-12b-8h-2o-3p11
~the cheap|a-2p-9
~the chief|a-9b-8h5m-5n2o-2p14
~the citi|o7
~the classroom|a24b25o-9p-14
~the client|a-8b-2h3m-7o-2p9
~the clin|a-4p6
~the cocoa|a3b-2n6p-13
~the colleg|a-5b-3o5
~the committ|o-10p-2
~the compan|a10b20n-2o-15p-8
~the comput|b7n-3o8p-24
~the contract|b3h-2l4m2n-4o-15p20
~the copp|p3
~the corrid|o-3
~the cost|a12b6h9o-7
~the council|a-3b-3n2o-10p11
~the count|b-3n4o-4p15
~the cran|o3p-13
~the credit|b8m-6o-7p2
~the crew|a4h3i2o4
~the dair|a2b-2m7n-2o3p-6
~the dai|a-2b-8h4j6n-2o7p-18
~the date|a4h4o-12p9
~the dead|a5b6o3p-2
~the deal|b3p-2
~the dela|o-19
~the dent|a4d-2h-2l2m5n3o-7p2
~the desk|a2b5o4
~the develop|a6b7o-10p9
~the diar|b-2j4o-2
~the diff|a-7b-4h-2p6
~the direct|a-9b-8p-4
~the donor|a7b-2n9p4
~the door|b3p9
~the driv|n2o-3
~the dublin|a9m5n5o-8p2
~the earl|a-13b-3h-5m-4o14p-14
~the edinburgh|a13b-2m10n6o-8
~the eight|a-6o-18p11
~the electr|b-5h7p-7
~the end|a12b-8h12i-4j13k-3l-3m5n5o6p9
~the engin|a13b-2c9n7o7p-18
~the even|a-4b-2o7p8
~the exam|a7b-2m7n3o-4p-5
~the extra|a-2o5p-2
~the ey|o-3p8
~the factor|a-3o6p-5
~the famil|a18b26l-2m-2o-5p-18
~the farm|a8b13h-3m-2p-10
~the fault|a-2o-3p9
~the fenc|p-7
~the field|o-14p9
~the figur|a-5b-3o6p-3
~the final|a4i5o-3p-2
~the financ|h7o6p-9
~the fire|a-10n-9o7p6
~the firm|a11b19h-3m-2n3o6p-20
~the first|a8b7d-2g-2h-8i15l-2m7n-4o-10p16
~the fitt|a-10b-7i-2o3p9
~the flat|p-3
~the floor|a27b4j-2m12n13p-21
~the food|a4m2n3o-2p-2
~the forecast|a5h10n-2o-17p4
~the form|a2b-3i-3l6m4p-4
~the found|a-3b-3o-6p-4
~the four|b-6i15o-6p-18
~the full|a-4o8p-8
~the fund|b-2i3p-3
~the furnac|b-10m7n7o-21p34
~the gate|a-9b-7o-5p9
~the glasswork|o-10p16
~the glass|a4m4o-6p13
~the grid|a-5b-7l6m-5n3o-7p-8
~the ground|a-2o7p-9
~the head|a4i2m4o-11p-6
~the highland|a2n2
~the histor|a-3b-2o5p-2
~the hold|a-5o6p-2
~the hospit|a4b6o-11p16
~the hosp|a10b11o-4p-3
~the hous|b5h-2m3n-4o-5p9
~the hybrid|a-7h-4o-11p22
~the insur|a23m9n15o-9p2
~the job|a6b4d2m-3n5o18p-11
~the kitchen|a-3b-2i3o9p-3
~the lab|o2
~the ladi|a21b8i-2l-4m8n15o-7p-8
~the lad|o13p-2
~the lampshad|a8m3n6o-2p-5
~the largest|a2b7h-4p-5
~the last|a-5b-4h-4i7o10
~the law|a-2o-3p11
~the leas|a2n2o12p-9
~the leav|o-4
~the leek|a7l2m3n4o-9p7
~the lend|a-4b-3l2m3n-4o-8p-2
~the lett|b-2h10m-6o2p-2
~the line|b5l-2o3p-16
~the loan|a-4b-8l5o6p9
~the local|o-6
~the lorr|o-13p15
~the lose|a-9b-8o4p-8
~the lot|a6b7o7p-10
~the main|a-3b-4d-2g5h3i-2o-4p-6
~the manag|a-3o5p2
~the man|b-2m8n-3o-7p16
~the middl|a3b10h-2j-4o10p-8
~the mill|a-3b-2o-5p-11
~the minimum|a-3p5
~the minut|d2p-4
~the moment|a4b9o-5p10
~the mone|a9b8h-2m3o-3p-9
~the month|i2o-4p2
~the morn|a-11b-4n-4o-10p2
~the most|a-11b-7p15
~the name|a-6b-9h-3i3l3o-4p18
~the neighbour|a3b9l-2p2
~the network|a2n2o-3p-3
~the new|a-22b-8h-4i-3l-2m-2o-6p20
~the next|a-2o14
~the night|a11b2h-5i11j-2m4o14p-5
~the numb|a5b3h5p-11
~the nurs|a-5b-3p-15
~the offic|a2b2i6n-2o3p-10
~the old|a2b-8h-5i8j-2m16n-4o18p-22
~the one|b-3l2m-2n3o7p-9
~the only|a-11b-2h-2j-3o-6p-11
~the on|a6b4l4o12p-3
~the oper|a3b3o-3p-3
~the opposit|a-3b-2o2
~the order|a2i4o-11p-2
~the other|a2b13h-2l-3o7p-15
~the owner|a5b-2h11i-2o9p-6
~the page|d6g-2h-4k3o-2p17
~the panel|a-2o4p-7
~the paper|a9b20h-6o-13p-5
~the partn|a2b2m-2n5o4p-5
~the part|a7b-3i10o10p-7
~the payrol|a-4b-3l9m-6n-2o-5p15
~the pens|a-8m-4n-3o-6p12
~the peopl|l-4n5o2p-18
~the person|a5l2n2o-2p-2
~the pharmac|a7b-4m8n3p-5
~the phon|a-8b-5h-5j6o4p-13
~the pipe|o4p-2
~the plac|a-4b3l-2o6p-4
~the plant|a2i4p-9
~the plan|a-7b-3h-2o4
~the plot|o8
~the point|a-2b-2o-5p-3
~the post|a-4b-3o-4p6
~the press|o-16
~the pric|a4b10h-2o-23
~the product|a-5b-3
~the profil|a8f2g12h-3l6m-2n-2o-6p6
~the profit|a-2o2p-3
~the program|a8b4m3n3o11p-7
~the pump|a-5n-2o5p-3
~the quart|a-4n-2o-11p10
~the queu|o3p-8
~the railwa|a8b-2m3n9o-5p-5
~the real|a-7l-2p-11
~the reason|a-14b-9m-5p11
~the recip|a-4n-2
~the red|a-2o13p-2
~the refer|a13l12m-2n7o-3p-4
~the region|m2o-3p10
~the regist|a8h10o-5p-13
~the regul|a-2l-3n3o-6p12
~the rent|a-2p4
~the report|a-2b7h-5p4
~the rest|a-2o7p-3
~the retir|a6m13n-4o-4p-4
~the right|b5n2p-2
~the road|a-7b-5o4p-11
~the roof|a-10n-6o10p-4
~the room|a3m4
~the rost|b-2h4p-6
~the rota|o-2
~the rotterdam|a6l2n7o-6
~the sale|b3o-8p5
~the same|a-12b-4g-2h-3j-2o-5p-9
~the school|a-20h-2i-4l-2m-4n-5o18p-7
~the sea|a-4o-15p23
~the second|a-5b-4h-3i4o3p-2
~the shar|a7b-3m2n11o-11p-6
~the sheffield|a2n2p-4
~the shelf|a-3
~the shift|b5h-2j-2n-2o2p-2
~the shop|a12b9j7p-9
~the side|l2
~the site|a8l-2m-2n12o3p-3
~the smallest|b4o-2p3
~the small|a-2b-3o-3p-6
~the smelt|a-6m-4o8p-11
~the soci|a-5b-3o15p-4
~the softwar|o2p-12
~the sort|a-2o-10p7
~the staff|a6b3f5i-2n2o11p-12
~the start|b-4h6o5
~the step|a4i7p-3
~the stor|a5n7p-3
~the structur|a-5o5p-2
~the summ|a-2p-2
~the sum|a-8b-5o3p7
~the supermarket|a-4n-2o-6p13
~the suppli|a-9m-2n-5
~the surgeon|a-2b-9h-2j2m5o11p-14
~the tabl|b-5h2l3n4o6p-6
~the tale|a7n10o-3p-2
~the tap|a-4b-2o2p-17
~the tax|a-3b-3o-5p14
~the team|a-8b-5p-15
~the test|a6b-5l2m9n3o-8p4
~the thing|b-2n2o14p-5
~the third|a-14b-12i2n-2o-8p13
~the thre|a-2o-5p14
~the till|a-4b7l-4n-5p16
~the time|a-17b-20h-2m4n4o15p-5
~the top|a6b9o6p-2
~the tower|a-12n-9o-3p13
~the trad|a14b6m6n3o9p-11
~the troubl|b10h4l-2n-6o13p-19
~the true|b4m-2p-11
~the truth|a2b-2h4o9p-4
~the two|a-2h-2i-3j6m-2o-2p18
~the union|a10l7m14n-6p-7
~the very|a11b22h-3i-3o6p-17
~the villag|a-20b-6h-5m-3n-4o19p-31
~the wait|a-5b2h-2n-3o9p3
~the wai|a11d-3f-2g-2h-6i7j24k-2l-2m-2n-2o6p-11
~the ward|a4b-4h8l-2m4n-2o-11p-15
~the water|a6b5h-2k4o-3p-2
~the web|a7n9o-6p-3
~the weekend|a-5b-5i-3j6o2p-4
~the week|a4b12h-6i4j4l-2m-2n-5p-17
~the whos|a-7b-3j-3n2o-8
~the woman|a-8b-11l9n-4p-6
~the work|a14b-22h15i-3j11l3m2n12o-13p-22
~the world|a7b19f-2i-3n-2p-6
~the worst|a-7b-3n-2o5p-2
~the wrong|a-8h-2o-3p-17
~the year|a-7b-4o-3p2
~the young|a5b4m2o-2p-5
~theatr|b-3i4o12p-2
~their appl|o-10
~their dai|a-4j-2o8p-3
~their first|a-4b-2
~their head|o-7
~their mone|a-3b-2o2p-2
~their name|a3b-5l6n3o11p-14
~their own|a-9m-2n-6o-5p10
~their weekend|a-2o-3
~their|a4b-4d-2f-2h22i3j-4k-2l5m-5n-5o-9p-11
~them and|a-4o7p28
~them are|a-3o-6
~them for|a-2o10
~them have|a-2o-5
~them in|o-3
~them on|a-3h-2o-6
~them out|o-8p18
~them to|a-6b-5p-4
~themselv in|b2o3
~themselv|a5h-2k4n4o-2p-8
~them|a-18b18d-2f8h6i5j-11k-4l-15m-5n-18p21
~then it|o6
~then i|a-2o-21
~then they|o5
~then the|o-2p-2
~then we|o-2
~then|a-6b-3d-2g9h-5i3j4m-2n-7o-5p-62
~there anoth|a-2o-4
~there anyon|b-2l2n2o-3p5
~there any|a4b15k-2n-4p-6
~there an|a-6b-8l2o4
~there are|a-3b-2i3n-2p-6
~there a|b-2d-2f-2h-13i4j5k8m-3n5p-9
~there in|a-3p-4
~there is|a-2b9h-2o-7p10
~there must|b3h-2
~there one|a-5b2k-2p8
~there somebod|a-6b-3o-4p10
~there someon|a3l2n4p-2
~there someth|a6b-2h8k5n-2o-6p-5
~there some|a7b2k11n-2
~there s|b4i2j-2k-2p-6
~there was|a11i4l7p-4
~there|a-8c-3d-8f-7g-7h-19i12j5k23l7m-9o8p-12
~ther|a2k5o3p-2
~these dai|a-5b-3o-6p18
~these|a4b12c-2h-2l-2m2o-8p20
~they all|a3b4o8p-3
~they are|a-3n-2o-9p7
~they can|o3
~they come|a8n8o-18p19
~they don|o-7
~they do|a-7m-5o-13p14
~they d|a-2o-9p-5
~they get|o5
~they go|a2b3h-3i3o2
~they have|o-13p7
~they just|o14
~they know|o4p-7
~they re|o17p-8
~they sai|l5n-3p-6
~they sit|a3m3o-3
~they talk|o-2
~they tell|o-19p13
~they ve|a9b10o6
~they want|o-8p27
~they were|a-3n-4o4
~they|a-30b-24d-2f-2g-3h-2i13j-6k-3l12m-3n-10p19
~the|a3b-6c-12d-16e-5f-24g-24h4i23k-4l-10m49n26p-32
~thick pack|a-4b-2o2p-3
~thick|a-4b-2o-12
~thing and|a-7b-6o5
~thing do|a17b12h9p-15
~thing i|b-4k7o-14p12
~thing that|a3b12h-4k-2l-2o8
~thing we|a-2o-9
~thing you|a-7b6h-8i2n-4o11p-6
~thing|a5b22d-2f7g-3h-9i-2j-7k9l-5m-3o20p-54
~think about|a-8b-3o-11p9
~think of|a-6b-5h-2m4o-3p11
~think they|o-3p-2
~think the|a7m6n2p-3
~think we|a-2
~think|a-6b12d-3g-2h-6i-3j-3k-3l-5m10n-3o-2p21
~third of|a-4o-12p-11
~third set|p-5
~third|a-25b-17h-4n-2o15
~thirt year|a-2
~thirt|a-3o16p14
~this for|a6b7o-2p-2
~this in|a-7b-4o15p-11
~this is|h-4i-5j-2k-2l10n4o3
~this kind|a2b2
~this month|a-2b-2j9n-5o-9p16
~this page|b-6g-2h-3j10k6p5
~this summ|o-2
~this week|a-4b-2j2m-2o-7p21
~this with|a-4b-2o-4
~this work|b3
~this year|a-13b-7n-2o2p21
~this|a24b15c40d6h-11i-9j9k-3l5m-9n-20o9
~those who|b-2h-2i-2l10o5p-25
~those year|b2n-2
~those|a-20b-9c-2f-2h-5i-4j-3k-2l19m-4n-7o6p25
~though|b-2i3o-7
~thousand of|a-3o-3
~thousand|a-6b-2o16p-12
~thre dai|a-8j-2n-2o-9p-4
~thre month|a2j3o12p-3
~thre of|a-5n-2o2p5
~thre|b-14f-2h18i-6j-3l6m-4n5o-19p27
~through and|o4p-5
~through a|a5b3m2o-6p-2
~through solicit|a-2o-8p-2
~through the|a9b9h-3i3o-2p-8
~through this|a-11b-12j6o13p-12
~through your|a2b8l-2m-2o2
~through|a-5b-6d-2f-2i22j4k-2l-8m-4n-4o2p-50
~throw out|a-2o4p-5
~throw|a2o7p-6
~thru|m-3n4
~thumb|o3p-2
~thursda|a2j6m-3o-11p9
~ticket|a7m5n5o-3p23
~tick|a-5b-8f4o2
~till for|o7
~till the|p-3
~till|a-2b7h-4i-2j5l4m-2n-8o-13
~time and|b-2l2n4o-3p-5
~time a|a-8b-6o-12p-8
~time does|a14b19o-3p-5
~time do|a10b5c8h-3p-9
~time how|j3o9p-2
~time in|a-3b-2h-2j4o4p-2
~time it|o-10
~time of|b-2n2o-5
~time or|a9b10p-9
~time they|a-2n-2o4
~time the|a-8b-7o11p-4
~time to|a-2b-2o-9p9
~time we|o2
~time what|a-2b2
~time would|b8f-3j-2
~timet|a-5n-2o-4p6
~time|a19b33c6d-4f-7g-3h-12i-8j12k-4l-6m4n9o-8p-32
~tini|o4
~tip|p-9
~titl|a28b-9d42g-3h-4i9o-2p-18
~to agre|a3m2n2p-2
~to an|b3p-3
~to ask|b2o6p-6
~to a|a-11b-9d3h-2k6l-3o-9p13
~to beat|a10b12p-8
~to begin|a3b-7l11o-8p9
~to be|a5h-10i14j-6k-4m4n7o-3p7
~to bring|a7b9o-3p15
~to build|o5p4
~to bui|a-2o-14p10
~to chang|a-3o4
~to charg|p-6
~to check|n2o-3
~to choos|a-3b-2o5
~to come|a5b7o5p3
~to decid|o-12p-20
~to do|a-9h-3i2o4p-19
~to drink|a-2o-11p19
~to driv|a-3p10
~to drop|b-3j4o-5p5
~to each|a-3o5
~to finish|o-4
~to get|a-5b2h-3o11p-19
~to give|a-3h-4m4n-2o-15p28
~to go|a3b4l-2n5o4
~to hand|a-7b-3h-2o3p7
~to have|a6h4m2n2o-2
~to hear|b-9j-4l9m3n5o7p-4
~to help|a-3b-2o5p-3
~to hire|a11b14o2p-13
~to in|a13b9h6o-11
~to it|a11b11p-6
~to keep|a2b-6f7g9l-2n-5p3
~to know|a5b-7h10i2j-2n2o-3p-8
~to leav|a-4b-3o-2p-3
~to let|a-2o6
~to life|a5b5p-4
~to look|a2b-2k3n2o-4p21
~to make|a-10b-2h-3k-2o10p-10
~to me|a-6b-4o25p-14
~to move|a8b9p-10
~to my|a-9b-2l-2o-3p-8
~to now|a11b12p-10
~to one|a3b6o-12p-2
~to our|a-4b-2l2o8p-10
~to pai|a-3b-6m5o5
~to put|b7i-3o3p-6
~to quit|a-15b-9l-2o14p-5
~to read|a-10b-13h14m-6n-2o2p16
~to refus|a3b-2n6p-14
~to replac|a-10b-9o4p-7
~to retir|a-5o-6p-9
~to ring|a-4o-4p2
~to run|a5b5o3
~to sai|a3b8h-2m6n-6o-13p22
~to see|a6j-2k12o7p-7
~to sell|a-23b-20o24p-3
~to send|o-6p14
~to shar|a-2o2p-7
~to show|a10b-7h11l2m4n3o4p-11
~to sign|a-3b-2h7m-4o-4p18
~to somebod|a2b8n-3o-3p-3
~to sort|d2
~to speak|b-5j14n-5o4p-3
~to spend|o4p-4
~to stai|o2p-3
~to start|b5m-2o-12p22
~to stop|a-4b-2o-9p-6
~to strang|a-2
~to switch|a-4b-3p-4
~to take|a4b4j2p4
~to talk|b-3h-2j5o5p-5
~to teach|a8b8p-7
~to tell|a-6b-12h8o-3p14
~to that|a10i9j-2l4n2o2p-2
~to their|o-2p-2
~to them|a-2h-2o-7p-2
~to the|a-15b26d-2f-4g-2h-9i-2j-5k-2l-9m-10n4o-6p-16
~to touch|a-4b-4o-3p4
~to univers|p6
~to us|a4b8o5p-8
~to waihek|a-3o-2p8
~to what|h3m-2o-2p9
~to which|b8i-3o-6p7
~to whom|a5b12m-3o3p-6
~to win|a11b12o7p-23
~to work|b13d-2f-2h-2i-4j-3l4o-5p4
~to writ|a8f2j9o2p-5
~to your|a16b5h2i-2j8l3m4n-2o-11p-14
~to you|a33b-3f30h-8i-3j-5l-7m9n24o2p-12
~toda|a-5h-2i-3l4m-2p10
~togeth|a7b-3d5h-2i2l-2m6n2o8p-16
~tonight|k3o-6p8
~tonn of|a-3h-3p7
~tonn|a-6h-3n-2o2p8
~ton|a-2o4
~too dear|a10b14j-2
~too few|b2o-2p-2
~too late|a-3b-2o-6
~too mani|a-8b-2m-5p-8
~too much|a-10b-8o14p-15
~too old|a-7b-4o9p-16
~too small|a11b16p-9
~tool do|a16b22o-2p-10
~tool|a15b23h-2p-15
~too|a-14b23f-2g-2h-5i-2j-5k-3l-6m-6n-4o-12p-30
~top job|b-2m2o-2p4
~top|a2b7o-7p11
~total|a11b21d-2h-3n-2o15p-15
~touch a|p-4
~touch it|a-3b-3o-4
~touch the|a-4b-3o9p-2
~touch|b-8h-2j14o3p-11
~tower|a-12n-9o-2p6
~town did|a4b4p-2
~town|b14d-2h-2m-2n-2o-3
~to|a-13b9c-9d-17e-2f23g-16h19i-5j12l-16m-11p-18
~track|a8b10p-13
~trad and|a3b-6d10o-3p-3
~trad union|b-10l4m7n2
~trad|a14b10d14f-2g-5h-5i-2j-2l2m5o2p-2
~traff|a-4o6p-5
~train as|a6b7o-2
~train at|a-2o7
~train|a-2b13h-2l-4n-3o6p-4
~trai|a-4b-2p-10
~translat|a5n9o3p-19
~travel|a-15b-8l-2p23
~treasur of|a6b6p-4
~treasur|h3l3n-2o-4p12
~treat|a-3
~tri to|a-4b-3o10p-7
~trial|a-3o-6p7
~tribun|a-3b-2p5
~trick|a-9b-5h-2o5p-20
~trinidad|o-4p11
~trip every|o2p-4
~trip|a-10b-8o-4p-15
~tri|a-17b-10h-3o2p12
~troubl|a10b-3d-4f2g-3h36i-3j-4l-6m-5o13p-32
~truck|a5b-3h-3m2n11o-4p-3
~true that|a-11b-9o10p2
~true|a9b-6h-6i-5j-3k-2l14n20o9p-44
~trul|a4b-2i3m5o9p-11
~truro|a-5b-4o-7p13
~trust and|a-3b-2d2o-13p37
~trust the|a2b4o-2p-9
~trust|a-17b-10g3i4j-4k7l-5m-6n-4o6p-13
~truth|a2b-2h4o6p-4
~try|a15b8h-2k13o8p-20
~tuesda lunch|o9
~tuesda|a-12b-3m-2n-2p-2
~turbin|a-5b-2o2
~turn down|a-10b-3h-2o9p-5
~turn out|a-9b-3h-2m-2p-5
~turn the|a-2o-5p8
~turn up|a12b20h-2p-15
~turn|a-7b2d-3f-3g-2h-2i6j-3k-2l3m-3o-18p-20
~twelv month|o9p-7
~twelv|a2b7p-2
~twent|a15b11h5o-2p6
~twic and|a5l5o3
~twic or|o-4
~twic|b-6d7h-2l4o11p-14
~twiddl|o3p-2
~two best|a4n4p-2
~two broth|o-2p-3
~two class|o6
~two competit|o-12p-4
~two habit|a-3o-8p19
~two of|a-4b-4o4p8
~two old|n2o-10
~two peopl|m-2n3o-5
~two sibl|o6p-18
~two week|p-7
~two year|a-2b3o13p-16
~two|a-21b-21d-2f-2g-2h6i-7j10k-3l5m-7n3o-12p-8
~type|a7b9o6p-8
~t|a-7b19d3f-4g13h-3i7j-12k-2l-4m-9n-13
~uncl|a-5b-2o4p-11
~under the|a-16b-4i-3m-3n-2o26p9
~under which|a3f7
~under your|a10b3c2h4i7l-2o5p-9
~under you|b-7d-2h7l8n-3o-11
~underground|a-6b-2h-2o11p-2
~understand it|a2b5o-5p-4
~understand our|p-4
~understand|a11b15h7j-2l-2m-2o-4p-29
~undertak|a7b-9h15o-2p-8
~under|a14d28f2g-7h4i4j-3k-3l2m-5n-9o11p-2
~union himself|a3b3p-2
~union side|l5
~union who|a2l2
~union|a-6b-8f-2g-5h-4i-2j-2l10m12n-3o-21p10
~unit|a-3b-2o2p29
~univers did|a-2p4
~univers|a-11b-6o-2p24
~unless|a-2o2p-4
~until now|a9b10o-3p-8
~until the|a-3b-2o-6p-11
~until tuesda|o9p-3
~until|a2b14l-3n-6p-5
~up and|a-11b-10o17
~up at|o-4
~up a|a-11b-7h-2j3m-2o9p-7
~up every|a-3p-3
~up for|a9b4l4n3o-5p-9
~up how|a-3b-2o6p-3
~up in|a-5b15h-5i-2j-4m-5n-3o-2p-7
~up my|a-2o-11p12
~up north|a-4b-4o3p4
~up on|a-2b-3i2o6p9
~up our|a2i4o2p2
~up plant|a2b2p-2
~up their|a13b16h-2o-4p-5
~up the|a-16b-3m-7o-12p17
~up to|a-3b10h-6m-2o-2
~up weekl|o-5
~up what|a4b-7d7g8h-2i-2o3p-6
~up with|a13b12h23j-9m-2n-4o-2
~updat|b-5i7
~upon|a29b28g-2h-2k6m5o-5p-18
~upset|a-2b-6h8l-6n4o17p-5
~up|a-7b29c-2f6g2h-9i-9j-3k-7m-13n-2o9p-31
~us and|i3o4p-10
~us a|a-3b-3o12p10
~us by|a7i9o-4p-4
~us can|a2b-2h4o-5
~us for|a-6b-2i-2o5p25
~us in|o3p-4
~us is|a9b-4f13o7p-5
~us it|a-4b-3o-2p-2
~us on|a-8b-3h-4o13p9
~us poor|o9p-6
~us that|a8b-2h13
~us the|a-2b-2i3o-3p-5
~us to|a21b22d-2h-3i-2j-2k4n4o3p-15
~us we|a12b8l6o-3p-4
~us what|a-10b-8o8p9
~useless|a-9b-3o18p2
~usual|a10b14h-3k4o-10p-4
~us|a-22b-14c-2d-3f7g-3h-2i10j-10k-2l6m-5n-4o-10p37
~valid|a30b-13d-2h-2k-2l4m11n37o-7p-16
~valle|a6b6o7p-10
~vanish|b-7n9o-5p-14
~van|a4b9h-3o7p-24
~vat|a-2o-2p6
~ve a|a4b-5g9o-5p-7
~ve been|a4b7o-10p24
~ve got|a-8b-4n-2o8p4
~veget|a4l6o4p-16
~veg|a-9b-6o11p-7
~vehicl|o4p-3
~vend|a-3n-2o-8p8
~vers|a-2b-3o2p6
~very first|a3b18h-5i-8p-2
~very|a12b29h-4i-9j3n-2o4p-19
~vet|o-9p13
~ve|a-3b18f-2g7h-8j-3k-2l-5m-2n-5o5p15
~via|a-3o22p-4
~view|a-10g-2h-2i-3l2m-3p23
~villag keep|o-8
~villag|a-3h-6m4n4p-27
~visa|a-17b-16o-18p28
~visit|a7b11i-2k5m5n-6o3p-7
~volunt|p2
~vote|a-11b-7o-11p-11
~vouch for|a18b-10h-2l23n12o-2p-13
~vouch|a19b-10h-2l27n9o-2p-14
~wage|a-11b-4m-2n-3o10p-28
~wai of|a6b-12i10k6l2m2o5
~wai out|a-2o-6
~wai to|a-7b-10d-2f-2g-2h-5j24k-3l-2m-2n-2o-11p-6
~waihek|a-3o-2p8
~wait for|a-6b8h-4l-3n-4o-21p-7
~wait until|p-2
~wait|a-27b4f-2g-4h-8i-4l-4n-6o6p-21
~wai|a18b-6d-4f-3g-2h-10i23j20k2o4p-35
~wale|b2p2
~walk awai|a-8b-10h6m-3o7p18
~walk network|a2b2p-2
~walk out|a6m6o-12p-3
~walk|a12b7h4i-4j-2m12n-2o-4p4
~wall|a-3p8
~wals|a26l4m12n12o-14p-2
~want an|a-4b-3o5p-13
~want a|a13b9j6p-26
~want me|o5p-4
~want out|o-3p-2
~want part|a-4n-3o-2
~want the|a-8b-6o22p-11
~want to|b-2h8j-3m-3n3p38
~want us|p6
~want|a-15b12f-2g-2i-4k-2l-4m-7n-6o-18p-4
~ward sist|a12l2m6n4o-2p-7
~ward|a7h6m4n2o-25p-6
~warehous|a-10b-7
~warn|a9b10o-2p-16
~was a|a16b6i3l8p-11
~was in|a-8b-10m-5n11p8
~was it|a-18h-2m-2n-12o10p36
~was that|b2o3p-9
~was there|n2o-6p-6
~was the|a-18b-23d-2h-6i-9l-4m4n27o-17p31
~was treasur|a-5b-5p6
~was your|a23b34d-3h-3i-9l16n-10o-15p4
~wasn t|a10b12o-3p-2
~wasn|a10b12o-3p-2
~was|a-16b16c-2d-9f-6g-6h-27i-16j-8k-6l5m8n36o-4p-15
~watchdog|a-4n-2o4p-2
~watch|a-10b3l-2n-9o3
~water compan|b-3m5
~water in|a-8b-3n-2o6p-4
~water network|a-5b-2p-8
~water|a-10b-2d-2h-5i-3k2l-4m3o-14p-3
~wave|o-3p-6
~we alwa|a4i4p-2
~we and|o3p-2
~we are|a13b8h4j-3k9l-2p5
~we ask|o-9
~we be|a-3o-2p-4
~we bui|a-2o9p-6
~we cannot|a-7b-4p12
~we can|k3o13p-3
~we could|a6b-2h8k3
~we do|a2b2i3o-7
~we d|a-4i-2o-11p17
~we end|a7b5h7j-2o4p-5
~we even|o7
~we find|b2o-3
~we get|a14b2f-3h16i-3j6p-9
~we give|a-4h-2o3p-12
~we got|h3o-2
~we go|a6j6o-14
~we had|a9b3l6o-12p-8
~we have|a-12b-9h-6i-7j14k-2o5p15
~we hire|b-4h4
~we just|o-3
~we keep|o7p-2
~we let|a-3h-2o4p-5
~we ll|b-3h4o6p-2
~we look|p-3
~we lose|a3h5o-3p20
~we make|b7h-3o-2p-3
~we miss|o3
~we need|a-10b-2h-3k-2o10p2
~we never|a2b-3h6o-3
~we pai|a-4h-2o16p-13
~we put|a-3h-2o4p2
~we reall|b3h-2
~we re|a10b15h8j-5k2l-5m-2n-3o-9p2
~we run|a-7b-5o-6p6
~we sell|a11b14h-2o-10p-11
~we send|o-11
~we still|o7p-2
~we stop|a-5b-2h-2o12p-26
~we take|a3b-7h13j-2l2p14
~we tri|o3p-4
~we ve|b16h-4i-2l-4n-2o-7p20
~we want|a-5b-4o-4p7
~we were|o8p6
~we win|a-9b-14h10n-2o6p13
~we would|a-5o5p-2
~wear out|a-3o4p-6
~wear|a-2b-3m2n2o2p-7
~web form|a-3o-4p13
~web order|a-3n-2o9p-6
~web|n6o-2
~wednesda|a-5b3m-7o16p-18
~week and|a-10b-5n-2o2p5
~week are|o-2
~week because|o-3
~week before|o-6
~week do|a2b3p-2
~week how|a6b6p-6
~week in|o-5p-4
~week i|b-3i3o-9p2
~week of|a-9b-2i-3p8
~week the|a-2o13p-2
~week to|p-9
~weekda|a3b-2h-3i9l3o5p-19
~weekend and|o-6
~weekend on|o6p-3
~weekend sess|o9p-9
~weekend|a-5b-2h-8i-4j18l-2n-3o-15p-36
~weekl|a20b25h-4o-18p-19
~week|a-13b25c-2h-12i-3j13k-2l-8m-11n-10o-10p14
~wellington|a-16m-6n-8o10p7
~well|b3l3n-2o-5p10
~welsh|b-2m5o8p-11
~were there|a-4n-2o8p-7
~were they|a-7h-2m-2o-8p7
~were the|a-20b-12i-3n-2o4p4
~were you|b14d-6f-3g-5h-6i-2j-4k-2l4m13n-3o-4p36
~were|a-28b12d-10f-4g-6h-14i-7j-6k22m3n-17o5p4
~wet|a-2o-2p13
~we|a-6b14c-4d-6f-11g-8h33i-5j3k17l-12m-10n-17o4p19
~what ag|b2
~what are|a29b-8c-3d-9f-2g36h-3i16j-3k-2l5m2o-5
~what a|b7h-3o-4
~what basi|a8b11p-8
~what becom|a2b17h-6i-2m-2n-3o18p-14
~what can|b-4g7h2j-2o-4p-14
~what come|a5b-3d-2h4i9p-10
~what commiss|a-11b-7h-3o-7p28
~what could|a-2p-4
~what dai|a10i2n12o-2p-4
~what date|a6l-2n9o-3p-2
~what did|a-22b5d-3g-2h-9i-3j-3l16m-10n-10o-9p11
~what does|a3b-14g-3h10i-2j-4l-4m15n7o-16p37
~what do|b-16d16f-4g-8h29i-6j-9k-3l2n3o3p-13
~what exactl|a8b-15g12h15
~what go|a-5m-3o7p9
~what had|a-2b-3i3o3
~what happen|a-27b-6h-11m-5n-2o2p-4
~what has|p-5
~what have|h2o17p-6
~what help|a-12b-3h-3i-2o6p-16
~what hour|a8b11p-7
~what if|b5h-2o3p-5
~what interest|a-2o-7p15
~what is|a37b18d11f-2g-5i7j-5k25m-9o-28p-3
~what it|a-10b-6o-8
~what i|b3o3p-5
~what kind|a8b14d-4f9h-4j-2o-2p-7
~what make|a6b15h-3m-2o-8p12
~what now|a-6n-4o-5p-7
~what part|a2b-3i6
~what percentag|a-8b-5p12
~what posit|a4m2p-4
~what rate|a-2o-4p7
~what salar|a-3o-3p9
~what shar|b-2h-2m4o14p-7
~what should|a-4b-8h8i-2o2p4
~what size|a8b10p-7
~what sort|a-6b-18h23i-2k-2l-2m-3n-2o5
~what subject|a10b12p-10
~what s|a27b8c-2d-3f2g6i15j15k11l-12m-5n-11o-8p-13
~what they|a-3b3h-2p-3
~what the|a-7b-9h-11i-3l5m12o14p9
~what time|b-4h4
~what tool|a15b17o-2p-9
~what to|a-8b-4o-7
~what was|a-32d-4g-2h-7i-16j-2l5m3n-7o-5p46
~what were|a-7b5d-2h-3i-4m2n-2o12p-13
~what we|a-9h-6o-6p-4
~what will|a-5b-2p6
~what work|a-7b-2o5p-17
~what would|a-26b-29g-4h20j-4l-2m-2o-5p7
~what year|a-3b-15l-4m10n7o-7p18
~what your|a-9b-14d9h-3m-2n4o9p10
~what you|a4b3h3i-2l10n-4o4p-8
~whatev|a7b9o3p-10
~what|a36b7c-14d8e-3f-13g19h49i22j-34k9m10n-22p-43
~when a|a6b21h-6m-3n-2o16p-9
~when did|a32b6m15n14o-24p15
~when do|a5b13d-2p2
~when have|a9b2m8o6p-19
~when it|a-11b-10o-5p11
~when i|a4b3i5o-5
~when they|a-11b-9h9i-3m-2n-6p-4
~when the|a-2h-2m5n-3o-12p-18
~when was|a12b-4m4n14o-4p-6
~when you|a5b5h7j8l-2m-3n-9o-6p-22
~whenev one|o-2p-3
~whenev|o2p-3
~when|a-14b-3c-3d-5f-3g-4h5i5j2k-5l-14m9o-6p-25
~where are|a3b5
~where did|b5n-2o-7p6
~where does|a-4b-2o9p-11
~where do|a-13b-8o3p5
~where in|a11b12p-9
~where is|a-3b-2
~where i|a5b-6j7k8o3p-3
~where s|a-8b-7p5
~where their|o-11
~where they|a-3o-5
~where the|a3b6h-2o-8
~where was|a14b15o12p-12
~where were|p2
~where will|a-3b-3p4
~where would|a-3o5p-2
~where you|a-12b-7o-5p16
~whereabout|a4b6p-2
~where|a-16b4d-2f-2g-2h-8j11k8l-7m-6n-10o-4p6
~wheth|a-2b-8h7i4l2m-2n-4o11p-8
~which account|o3
~which auth|a-5b-5o-18p25
~which bank|a-10b-7m-2o-6p21
~which bu|a15b12m3p-14
~which citi|a8b4m5p-7
~which compan|a-15b-4h-4m-3o-13p33
~which countr|a3b2j6o-5p4
~which crm|a-2o-14p20
~which dai|a7b-3i2j6l3o-3p2
~which firm|a-20b-15d-2l2m5n-8o-7p31
~which hospit|a-11b-8p11
~which industr|a12b-2d15p-11
~which institut|a-3b-2p3
~which languag|a-2o-4p7
~which make|a-5b-3o-15p26
~which network|a-10b-7p11
~which of|a-12b-19f-2g-2h-6i3j3k-2m-2n17o9p-6
~which one|a-4b-5n3o-10p20
~which paper|b-3h3
~which part|a-2b-6f9h-2i2
~which plac|a3b9o12p-19
~which program|a-6m-4o-7p14
~which refer|a4b-3d-2f-2l6n7p-3
~which school|a-11b-9o-3p15
~which softwar|p3
~which step|a14i17n-2p-5
~which stor|a4l-5m12n-3p-4
~which subject|a2b6
~which supermarket|a-3m-2o-6p11
~which suppli|a-3m-2o-12p18
~which town|b4
~which two|a9b5h7m-3o-5p5
~which univers|a-3p10
~which year|a4b-14l-3m5n20o-5p4
~which you|b15d-3f-2h-3i3j-2l-2n-3p5
~which|a52b-9c-8d-8f29g2h-15i20j3k-15l7m13n32o-16p6
~while peopl|o3
~while|a-9h-4o9p-8
~whistleblow|a-29b-27o-17p3
~who are|a7b-7d3g-3h8j-2l8n3o-8
~who back|a12l3n10o-7p-2
~who can|a-7j-4o-8p-2
~who check|a2n2
~who confirm|a12l5n13o-5p-5
~who could|a-11b-8h-2o-8p14
~who did|a6j-2l4m2n2p-4
~who does|a-12b-5n-3o3p7
~who do|a-5o-5p3
~who d|a-10b-4h-2n-2o9p-10
~who from|a4l2m5n-2p-3
~who got|b-2o-9
~who had|a-12b-11o10p-10
~who has|a-2h-2l3n3o7p-21
~who have|a5h8p-3
~who in|a14b19l-2p-10
~who is|a-4b-17f6h4i-3n7o26p-18
~who know|a-3b3h-2l-2o7p-11
~who lend|a3l4o-3
~who make|a-9m-2n-6o-8p25
~who never|a-3b3h-2n-2o9p-4
~who only|b6n-2p-2
~who on|a-7n-4o15p-14
~who pai|a8l12p-19
~who read|a-3b-3l-4m-7n12
~who sai|a13b-9i-2l9m7n10o-9p-8
~who sign|a2n2o3p-2
~who sit|b-4i3l2o4
~who speak|a-8b-2l-5p11
~who stand|a6m-3n9o-2p-2
~who still|a-2l4m-2n-2o4p6
~who s|a-14b-9j-3l-2m4o11p9
~who take|a-11b2l-3m-4n-5o2p2
~who understand|p-5
~who vouch|a2l2
~who walk|a5i-2m7n2o-10p7
~who was|a-7b8n-12o-7p9
~who were|a6b-2l7o-12p12
~who will|a-4
~who work|a-4l3n-3o-6p11
~who would|a-3n-2o-11p12
~who writ|a22b-3c27m4n-4o-4p-22
~whoev|a10b11o-12p-20
~whom|a16b14f-2h3j-2l2m2n4o12p-16
~whos crop|a-5n-4o12p-3
~whos life|a2b3o-2p-3
~whos side|a5b12l-3o-3p-2
~whos|a5b8f-2g-2i-7j8k-2l3m5n-4o9p12
~who|a17b-41c19d-3f-2g-13h-8i-23j-30k-15l52m19n64o-8p-9
~why did|a-12b-2l-2m-4n-2p25
~why does|a-6b-2o3p7
~why do|a18b21o-26p29
~why the|a2b3o17p-15
~why was|a-6b-4m-2p-16
~why would|a-3o10p-17
~why you|a-6b3m-5o-2p9
~why|a-19b16h-5i-4j-2l-3m-14n-4o14p24
~wich|a15b4f-2g-2i-2j9l12n-2o12p-11
~widow|a-6b-2n-2o-18p13
~wife|a15b11h11o-4p6
~will be|a2b-3h5o-3p-2
~will it|a-5h-4p10
~will i|a4b3h3o-3
~will my|a20b22o-2p-16
~will not|b6o-3p-5
~will only|a-5o8p15
~will the|a-3b-3h2p6
~will to|a-5b-9l3o5p6
~will you|a18b16d-3h-2i6j-2m-2n8o-7p-6
~will|a26b27d-5f-2h14i3j-8k-3l3m-6n5o-3p18
~win the|a-2b4n-4p7
~win t|a2b-3h9l-3n6o-6p-11
~wind farm|o-13p10
~window|o-3p6
~wind|a-4o-12p16
~wint|a-3b-4m2o4p9
~win|a-2b-3h6j-2m7o2p-10
~wise|a-7h-2n-2o10p5
~wish|a16b6h-2m17n-2o-3p-2
~with all|a2m2n2o18p-5
~with an|o-4p3
~with a|a-3b-6f9g5h-3i4j-13k2l-6m-3n10
~with flu|a-2p-3
~with folk|o-9
~with it|a2b6o4p-7
~with me|a6b7o-12p-6
~with my|a5b3j3
~with one|a-9h-2l-3o5p25
~with our|b6h-3i2n-4o9p-3
~with peopl|a-5n-2
~with somebod|a2b4
~with such|o4
~with that|b-3l-2m-3n10o-10p16
~with their|b3p-2
~with them|a-4b-2o4p2
~with the|a-13b20h-2i-5j-4l-5n-12o3
~with this|o4p-11
~with two|a2n4o-6p11
~with us|a3b14h-5j-3o2
~with what|a4b6o-17p13
~with which|a7b-5f12m3p-7
~with your|a7b8g-2h-6j2m6n2o-7p-7
~with you|a21b-47c-4d-5f-5g-5h-5i-8j58k-6l-4m2n51o-15p8
~within month|a-2o2p-9
~within the|a-5b-2o-3p-9
~within|a6b11p-13
~without a|a6b4h5o-17p3
~without humil|a-4b-2o8p-2
~without lose|a-5b-3o10p-6
~without the|a-3b-2o-7p5
~without|a-8d-2g-2h2i8j-6k5l-5m-3n-4o-28p-6
~with|a8b-2c7d-16f5g-11i-12j30k-8l-20n37o-7p-15
~wit|a6b-5m2n12p2
~woman who|a-9b-10l4o-3p-4
~woman|a-9b-12l10n-4o17p-6
~women because|o10p-17
~women|a-3o18p-30
~wond wheth|i5o-2
~wond|a3b3i5p13
~wont|p5
~word for|a-12b-2i-2k2l-3m-2n-3o-4p19
~word|a11b-2c-4d-2f-2g21h8i-3l-5m3n-4o-11p30
~work and|n4o-12p10
~work as|a3b3
~work at|a10b12o5p-10
~work before|a7b7p-5
~work but|a-2o-4p-3
~work for|a-8b7d-2f-2h-8l-2m2o-4
~work insid|a-6b-5o-2p8
~work in|a9b15d4h-2i-3j-2o-4p2
~work is|a2b4i3o8p-3
~work life|a6b7p-6
~work on|a-2b3h-2o8p-12
~work out|a-20b-14h-3i-2o-2p13
~work what|a-6b-6o2p-5
~work with|a-24b-6d-2h2j-3l-5m-4n-3p23
~work|a-19b-4d-8f-4g-5h-7i2j8k-5l3m-2n5o-6p6
~world have|a4b13f-2i-2p-3
~world|b17f-2h-2i-3l-2n-2o2p-4
~worr|a13b3m-3n15o-16p-16
~worst|a3b8n-2o2
~wors|o8p-3
~worth it|a-9b-6p5
~worth|a-9b-4h-2m2o6
~woud|a9b14o2p-9
~would a|b-6h7o-2p14
~would be|a10b-11h17i-3j-2l8m3n2
~would it|a-2b-2h-3j5o2p-2
~would i|a2b-2h6i10j-6k-2n-2o18p-14
~would like|b-4g5h-2n3o-3p4
~would one|a3j7o-9p-3
~would our|a15b14h2p-5
~would take|i2o2
~would that|b-4h-2j9o-3p-3
~would the|a7b-4h12i2m-5n2o-7p5
~would we|a3b6f-3h2j3p-2
~would you|a-32b13c-3d2f4g12h-7i-6j-13k-4l-11m-8n-11o-3p-9
~would|a28b3c-7d-3f-5g12h28i13j2l-13m7n-8o-4p4
~writ and|o9p-3
~writ a|a-11b-6l-2o-2p22
~writ down|a16b6m-3n15o-2p-12
~writ it|b3o6p-6
~writ me|a-3p20
~writ the|a4l2m3n2o-5p6
~writ to|b-2j7l-2o-7p-2
~writ|a16b32c27d-2g-4h-11i-4j11k-4l-10m-18o-14p25
~wrong and|a5b7o2p-5
~wrong with|a-2b-2m2p-10
~wrong|a-19b-9h15j-2l-4m-3n-12o13p-26
~xero or|a-5b-4p7
~xero|a-5b-4p7
~yard|a6b3m3o-3p-4
~ye or|a-5b-3o3p5
~ye to|a-4b3l-4o2p-8
~year ago|a2b2p-3
~year and|a5b4i3o4p-13
~year at|a5b5o-2p-3
~year did|b-8c-2l-2m2n12o-16p23
~year have|a14b8c8o-2p-6
~year how|a4b4o11
~year in|a2b7m-2o6p-11
~year is|a-5b-3o2
~year late|a-2b-2o8
~year of|a6b-2c15n-2o2p-7
~year old|b2o-3p5
~year on|a19b14n6o-3p-15
~year the|o-5
~year was|a-3b-8m2n4p5
~year were|a7b2m7p-6
~year what|a-6b-5o-4p17
~year you|a3b4o3p-4
~year|b8c27d-3f-2g-3h-14i-2j-8k-3l-14m2n11o-4
~yesterda|o4p7
~yet|b3i-2k5n-3o-11p5
~ye|a-4b2n-2o17p-5
~yorkshir|b2o3
~you about|a10b-7f9g-2h3j7n2p-5
~you accept|a2b11d-4
~you actu|a6h10p-5
~you advis|b4o-8p12
~you alread|a4b5p-4
~you also|a7b5k5
~you alwa|a21b26h-3i7k-2l-3n-2o-2p-16
~you and|a11b-13h-2i-2j10k-2l9m3n9o-6p22
~you any|a-7b-6o-10p29
~you are|a-7b13d-4f-3g-5i-6j2k2l-3m-4o8p6
~you arriv|a11b15h-3p-10
~you ask|a-16b-3h-5m-2n-2o4p22
~you at|a10d-11f3h7i-2j3m6n3p-7
~you a|a12b26d-3f-2g-3l2o-12p13
~you back|a-2b-4l3p3
~you bear|a-14b-11p19
~you becom|a-3o10p-14
~you been|a11b2c23j-2l-4n-2p-3
~you before|b2p3
~you begin|a4b4h-4i6o5p-2
~you believ|a6b16h-2m-6p-6
~you be|a5h7i3j2m-2o-3
~you break|a3b5o4p-8
~you bring|a8b10g2h5i-4o-15p-9
~you build|a-14b-12o13p-12
~you bui|a-4b-3p4
~you by|a2b18d-4g-6h-2
~you call|a12b-8c2d23g-2h-8i4j-2l6o-4p-10
~you can|f6h-2l-2n-3o3p-2
~you carr|a18b28h-2i-3j-2o-2p-10
~you chang|a-24b-14h-3o10
~you charg|a-5h-2l2o-11p25
~you clear|a-4b-3p2
~you coach|a2b9m-2o-8p-4
~you come|a25b20h4i7j-3l2m3n-3o-8p8
~you could|a3j6o2p-4
~you cut|a-2o15p-15
~you deal|a-7b-2n-2
~you decid|a-2o6p-4
~you describ|a8b7d6j-2m2o5p-20
~you did|a-19b-18d-2l7n-2o8p-7
~you doing|a-9b-8p10
~you done|a12b18o-2p-12
~you do|a-4b10d-5f8g3h-17i-5j7k-2l3n-4p-15
~you draw|a-3p5
~you d|a-3b9h-2l-5m6n-6o3p7
~you earn|a14b17p-5
~you emplo|a-8b-12d6p8
~you enter|a4b4p-3
~you ever|a-11b20f-2g-4h-3j-4l-4m-5n-5o9p10
~you find|a-24b-15n-2o11p-11
~you first|p4
~you fix|a-3b-2h5o-3p-7
~you for|a12b-13d3f13g-2h7l-4n10o-3p-6
~you from|a-4b-2j3n-2p6
~you get|a-11b8i-2j-4l-2m-3n-4o4p-3
~you give|a-2b11f9h-7i2j-2l-3m-6n-2o-4p6
~you goe|a3b6h2l-2o-7p-7
~you got|a-6b2j-3k8l-3m-2n-2o-7p-3
~you go|h-3i4l6m-2o-11p24
~you grow|a-11b-11o-3p15
~you had|b-12i7m6n2o3p-10
~you handl|a-5b-3p2
~you hand|a9b18h-3m-3o6p-5
~you has|a5b11d-4g-2h18i-3j-2k-2l-2m-5n-2o-2p7
~you have|a-4b-7f-2h-3j5k-2l4n3o2p-5
~you help|a-5b2h4j-3n-2o2p-24
~you herself|a-16b-18j-7n14o25p-17
~you himself|a-11b-15l6o14p-3
~you hire|a-25b-13g-2h8l-2m-9n-3p27
~you hold|a-10b-7p13
~you how|a6b-17j3n24p-5
~you in|a11b12c-2d-6f-2h2i-4j9k10l-2m-4o2p7
~you i|a-2b-4k-2l3n3p5
~you join|a4b5o-4
~you keep|a-20b-16h-2o10p13
~you know|a14b-6d-2f3g13h-2i-2j-2l6m10n-4o-6p-9
~you learn|b3o-12p8
~you leav|a-4b-20h19p19
~you like|a-8b2n-2p10
~you list|a11b-7d5g6h-6i7l7p-9
~you live|a-20b-16p25
~you ll|a5h5j3p-3
~you look|a5b10h-2l-2m2o-7p-20
~you make|a5b15f-2h8l-2n-9o5p-16
~you manag|o5p7
~you marr|a-12b-7p13
~you meet|a-9b-9o-11p49
~you mostl|b-2h4
~you move|a-7b-2o-2p6
~you must|o-3
~you name|a16g15i3p-15
~you never|a4b6o-3p-3
~you not|a-4b8h-4l-2o9
~you nurs|a-4b-3p4
~you offer|a11b-5h8k12n-2o-2p-6
~you once|a-4h-2o5p-6
~you one|a7b2l6n3o-2p-3
~you only|a20b19d-6e12h-3o-3p-11
~you on|a15b12d2f-2g-3h9j2k-2l-3m4o-2p-8
~you or|o-3p9
~you out|o7p-4
~you pai|a-3o15p-10
~you pick|a4b8p3
~you plan|a-2o-5p2
~you pref|a-3p4
~you put|a-13b8h-8i-5n-2o-4p-8
~you quit|a8b9o-2
~you read|a-14b-7g-2h-3o10p11
~you reall|b3o2p-4
~you reckon|a2b9h-2
~you recommend|a-4p5
~you replac|m2
~you resign|a-22b-21o-4p23
~you run|a13b18o-5p12
~you sai|a30b7f11g2j-2l2m7n6o-3p-24
~you see|a-12l-2n-5o4p-3
~you sell|a-12b-6h-2p6
~you set|a-4b3h4j-4n-3o10p-13
~you sit|b18l-4m-5n-7
~you solv|b-5h9i-2p-3
~you sort|a2b-9h13o-8p5
~you speak|b5l-2p4
~you spend|a-4b2c-2o-2p9
~you stai|o-2p3
~you start|a5b13h-2o-11p3
~you still|a9b-2d10l3o5p-5
~you stop|a4b7o-14p-8
~you stud|a3b5
~you supervis|a-5b-5p5
~you s|a-16b-18g-2h8j-2k-2l2o12p-24
~you take|a9b16d-2f-2g-2h-5i14j-2l-2m-3n-2
~you talk|a8b11j-3p-6
~you teach|a-5l-2n-2o12p-7
~you tell|a9b20h-2l-3n-2p-17
~you the|a16b17d-2i2j-3l2n4o-8p-10
~you think|a-6b11d-2h-4i-2n-3o-6p23
~you to|b-7h6l12m-2n-6o-10p28
~you train|a-10b-5
~you trust|a20b21o-4p-20
~you try|a8b9o2p-14
~you turn|a4b11h-2o-2
~you up|a6d7n2p-4
~you us|a-7i-2o-2p14
~you walk|a4b5o-9p2
~you want|a-11b-4h-4o6p8
~you was|a3b15l2m-7n-4o-19p28
~you were|a-13b-3l-2m-2n-4o-6p15
~you what|a3b5h-3i2o-6p-5
~you when|a13b19h-2m-2o-2p-9
~you who|a2n3
~you will|a2b8h-2o-8p17
~you win|a9n9o-11p10
~you with|a10b12k4l-2n-2p-6
~you work|b3d6f-3g-2h-6i18j-3l-5m-5n-4p4
~you would|a-13b2d-2h-4j-2l-3n-2o-4p24
~you writ|b4h-2m-11n13o-13p16
~youngst|o10p-2
~young|a11b19h-2n-3o13p-30
~your account|a5b-2l3n6p-5
~your and|a5b-5h4l-3m3n8o-4p-2
~your approach|a11b-4g-2i23n-2p-10
~your bag|a7b9h3i-2o-4p10
~your care|a3b10i-6p-3
~your client|a-11b-7l-5m-2n4p16
~your coach|a-2p8
~your cousin|a-3b-8l4n2o2p-6
~your crew|a-12b-6i-3o3p4
~your dai|b-4i-2j7o-3p2
~your degr|a-8b-8p9
~your exper|b4n-2o4
~your famil|a-17b-4i-2l-2n-2o-2p24
~your fath|a-13b-10o-6p19
~your fee|a-2p5
~your figur|a10b2h11l-3o-2p-4
~your first|a-14b-8i-2o-2p21
~your grandmoth|a-6b-5p7
~your hand|a-4p3
~your head|a-2o5p-8
~your how|p-2
~your is|b4o-4
~your job|a12b-3d10h-2l9o-3
~your lad|a-7l-3o2p-11
~your leav|o-6
~your life|a8b5l5p-5
~your list|b-2h4
~your method|a14b-13i33o-2p-7
~your moth|a3b6o-5p3
~your mum|a8b10o-5
~your name|a7b16f3i-8j-2l-5m4n3o-3p-6
~your nurs|a-12b-11p14
~your opin|a-7d-2l3m-3o-2p12
~your or|a3b-9l2m10
~your own|b20d-5f-2g-2h2i-7j-2k-2l-3m-10n11o25p-65
~your page|a6c-4d-5f-2g2k10l14m2n-6p8
~your parent|a-4b8d-2l-2m-2n-4o-9p20
~your peopl|a-6l-4m-3n5
~your posit|a-14b-9d-3l3n-2p15
~your pract|l-2m2n2
~your refer|a13b-11d-2f-2g-3h-3i-2j-2l18m3n18p-9
~your report|a16b20o-3p-13
~your stor|l-3m2n3
~your system|a2b-6h8i11l-3n-3p4
~your team|a-20b-7l-6n-5o7p11
~your time|a-11b7c-2f-4h-5i-2j6l-2m-2n-3o-4p26
~your very|b8i-5
~your view|a-13g-2h-2i-2m-3p14
~your wai|a5b-13i18l2m3p-3
~your walk|a-5b-4p3
~your word|b-6h-2k2l3m5o6p-5
~your work|a17b5d-2f5i-2l5n5p-14
~yourself|a-2p7
~your|a17b-4c-16d2e-4f-3g11h-20i34k-17l21m15n-4o4p19
~youth|o-2p-3
~you|b7c-4d4e5f15h7i-2j15k-18l-11n-15o8p7
~yr|a8b2c2n8p-4
~zealand|a-2b-2p3
~zero|a-15b-9o18p-28`
