// Made by node bench/agent/fit-answer-weights.ts: a sign or ~word, then for each of weighedKinds a letter and a number.
export const answerWeights = `aBusiness by best|a-6b-6o-12
aBusiness by exactly|o-30
aBusiness by near|a14m5n9
aBusiness by share|a-10b-9h-3i-2l-2m-2n10o-3
aBusiness by their|a2m2
aBusiness by told|o3
aBusiness|a-81b-29d-3f-3g-3h-13i-4j-6k-4l-17n2p36
aName by best|a-30b-30o-19
aName by exactly|o-38
aName by near|a9m7n2
aName by share|a-18b-31f3i8l6m2n-3o-15
aName by their|a4m4
aName by told|o2
aName|a-18b-57c-5d-10f5g-11h-20i40j5k-8l31m7n6o-2p78
aNumber by best|a-6b-6o-34
aNumber by exactly|o-30
aNumber by near|a-5m-12n7
aNumber by share|b-18d-5f-7g-3h16i6l-25m13n25o27
aNumber by their|a6m6
aNumber by told|o3
aNumber|a2b-12c27d-26e-4f-14g-9h14j-16k4l2m23n15o4
aPlace by best|a10b10o12
aPlace by exactly|o-18
aPlace by near|a-5m-3n-2
aPlace by share|a-9b12h-9i7l-4m-3n-11o15
aPlace by their|a-5m-5
aPlace by told|o3
aPlace|a-32b19d-8f9g-5h-25i8j8k10l-13m-13n-21o19p3
aService by best|a-5b-5o-3
aService by exactly|o3
aService by near|a-12m-12
aService by share|a-24b-8f-3g9h-8i-4l-4m-3n-4o7
aService by their|a-2m-2
aService by told|o-2
aService|a-21b31c-2d-6f-7g7h-18i-9j-9k21l-13m-5n-9o-14p36
aboutShare|o46p212
anybody by best|a-9b-9o12
anybody by exactly|o-27
anybody by near|a20m10n10
anybody by share|a-10b-4d-2f-2g-2h-9i-4l2m11o-12
anybody by their|a3m3
anybody by told|o-7
anybody|a10b-30c14d13f-9g-11h-34i-17j-18k6l57m8n31o16p-58
asksWhatWasSaid by best|a-4b-4o-15
asksWhatWasSaid by exactly|o-2
asksWhatWasSaid by near|a11m-3n14
asksWhatWasSaid by share|a17d-2g-2h-11i-2l6m9n21o21
asksWhatWasSaid by their|a7m7
asksWhatWasSaid by told|o14
asksWhatWasSaid|a-13b26c-3d-12f6g-10h-36i-9j6k-10l9m2n20o-2p-24
bestHits|a12b12o60
bestSame|a3b3o47
best|a53b53o-32
beyond|o-113
didYou by best|a29b29o-31
didYou by exactly|o-23
didYou by near|a-6m-3n-3
didYou by share|a-5b24f-2g-3h-3l-4m-6n-8o-15
didYou by their|a-6m-6
didYou by told|o-8
didYou|a-40b30d-5f-7g-7h-10i-6j-7k18l-11m-14n-18o15p2
evidence|a-16b-3c-31d-48e13f-4g-13h5i-6j-14k-6l12m27n50o40
exactly|o-157
foreignNames|a-9b-6c-6d4e-2f-14g-16h-39i4j11k-16l-6m71n5o3p43
high|o-19
hiring by best|o7
hiring by exactly|o25
hiring by near|a4m8n-4
hiring by share|a-27d-2g-2h-6l-14m-6n3o17
hiring by told|o24
hiring|a-20b11c-2d17f-3g-7h-8i-2j-6k-5l-14m-4n3o-6p6
hits|a-18b-7c-16d12e7f-16g-7h24i-9l-11m43n-37o9
howMany by best|a-2b-2o-17
howMany by exactly|o-2
howMany by share|a-22b-8d-4f-5g-2h-3i5l-15m7n2o10
howMany by their|a10m10
howMany by told|o-2
howMany|a53b62c31d-17e-3f-8h-23i6j-19k11l23m5n-15o4p28
isBest|a18b6c-17d13e11f-36g-8i-37l-32m57n61o21
isSure|o-6
isTopic|o29p-33
isTrouble|a-54b-6c-8d9e-2f-3g7h-9i10j9k-16l3m-21n-28o-12p-17
leadShare|o12
lead|a123b36c-8d2e16f-13g9h8i4l-10m47n32o30
logScore|o-80
long|a-24b3c8d-38e-19f-12g-17h10j12k18l11m-9n8o21p5
low|o-2
m aDetail by best|o-12
m aDetail by share|o-5
m aDetail|o16p-20
m askedOfYou by best|o-18
m askedOfYou by share|o4
m askedOfYou|o-4p-5
m atALoss by share|o-10
m atALoss|o-2p-19
m contrast by best|o14
m contrast|o-7p-43
m going by best|o-2
m going by share|o-16
m going|o9p17
m haveYou by best|o4
m haveYou by share|o-3
m haveYou|o-5p-7
m headline by best|o19
m headline by share|o6
m headline|p3
m howWas by best|o-6
m howWas by share|o9
m howWas|o-17p-13
m law by best|o-3
m law by share|o4
m law|p54
m me by best|o15
m me|o-12p29
m mine by share|o-9
m mine|o-24p14
m not by best|o-6
m not by share|o8
m not|o-2p-71
m ofOneself by best|o-26
m ofOneself by share|o-29
m ofOneself|o-17p42
m ofTheWorld by best|o23
m ofTheWorld by share|o7
m ofTheWorld|o-5p-5
m past by best|o-47
m past by share|o-15
m past|o13p17
m people by best|o-30
m people by share|o-7
m people|o-4p-4
m told by best|o-3
m told by share|o24
m told|o-7p51
m wants by best|o2
m wants by share|o5
m wantsAName by best|o-2
m wantsAName by share|o-10
m wantsAName|o7p-6
m wants|o7p-20
m weighs by best|o26
m weighs by share|o11
m weighs|o-6p-68
m withoutHarm by best|o-2
m withoutHarm by share|o14
m withoutHarm|o18p-25
manner|p-115
nearHits|a5m-19n24
nearSame|a68m12n56
nearShare|a18m-18n35
nowhere|a31b11c-36e-12f27g36h-7i-2j-27k19l11m-18n29o-2p29
number|a40b40o12
ofTotal|o110
ofUs by best|a-3b-3o33
ofUs by exactly|o-92
ofUs by near|a-2n-2
ofUs by share|a-22c-3f-6g6h-10i5l7m-3n-16o79
ofUs by their|a-6m-6
ofUs by told|o-7
ofUs|b2c-20d-11e-5f18g14h17i-4j47k15l-16m-40n-16o-23p-25
ofYou by best|a-14b-14o-19
ofYou by exactly|o2
ofYou by near|a11m-8n20
ofYou by share|a3b-12c-10d3e16f-3g5h-17i18l-4m22n-16o19
ofYou by their|a-5m-5
ofYou by told|o-2
ofYou|a78b60c-16d-5e4f35g4h-15i25j46k-41l10m-17n-12o-11p41
one|a41b64c21d17e-3f-14g-8j-2k11l6m-35n-15o-36p168
pageShare|o-43p15
place|a60b60o-46
privateLife by best|a-3b-3o-2
privateLife by exactly|o26
privateLife by near|a10m-6n16
privateLife by share|a-2b-2d-2f-4g2i-2m4n3o7
privateLife by their|a5m5
privateLife by told|o12
privateLife|a-68b-21c-9d-15e-2f-10g-7h-4i-13j36k7l-20n-10o-11p23
sameHits|a71b-18c12d-10e12g13h-36i29l9m96n-36o31
same|a8b-21c-2d-4e18f-4g19h-16i12l-8m36n-23o-21
says by best|a-26b-26o-23
says by exactly|o-95
says by near|a35m19n16
says by share|a6b-34c-2d5f-2g-3h-7i3l15m23n10o26
says by their|a23m23
says by told|o4
says|a19b-6c25d19e-3f-4g-3h-35i-4j2k-10l14m30n-8o11p-14
score|o85
sentences|a12b-8c-10d10e-3f2h-2i27k5l30m-11n-25o6
share|a39b36c-8d2e16f-13g9h8i4l-10m21n-26o-8
spread|o-31
story|a-43b69c29d8f-26g-12h-14i-34j14k3l-3m-45n-32
telling|a-54c-39e-15f-3g14h26i2j-31k-22l-12m27n2o-5p-30
terms|a-119b-13c-20d-3e-22f3g-2h4i-4j-27k-7l-10m-8n-10o8p-68
theWorld by best|a-17b-17o36
theWorld by exactly|o-28
theWorld by near|a-9m-9
theWorld by share|a-28b-18f2g2i-2l-3n-8o57
theWorld by their|a2m2
theWorld by told|o4
theWorld|a-14b-16c-7d-4g3h26i-8j19l-16m-8n-3o-15p28
theirLead|a40m40
their|a-6m-6
told|o-12
topic|o144p22
total|o-7p23
unique|o-6
unsaid|b-32c-6d16e-18g7h-26i4j4k3l27m-10n32o-12
vouches by best|a-10b-10o9
vouches by exactly|o-35
vouches by near|a30m-2n32
vouches by share|a40b-14d-2f-6g-4h-7i-8l26m15n41o-22
vouches by told|o-10
vouches|a38b-30c-9d-19e-2f-24g-22h-20i-32j-11k8l87m7n105o28p-15
what by best|a-17b-17o19
what by exactly|o-34
what by near|m-15n15
what by share|a-6b-9c-4d5f3g14h-5i-10m3n-4o-30
what by their|a-12m-12
what by told|o7
what|a39b12c-19d6e-2f16g11h37i12j-13k-12l-9o12p29
whereNow by best|a-7b-7
whereNow by exactly|o3
whereNow by share|a-10b-8
whereNow|a-30b-24o-4p26
which by best|a-44b-44o5
which by exactly|o2
which by near|a-2m-4n2
which by share|a-34b-44c-3f7g8i2l6m-6n-5o-20
which by their|a-13m-13
which by told|o-4
which|a14b-11c-7d8f28g13h8i-3j-10k-10l2m-11n6o-2p17
who by best|a4b4
who by exactly|o-4
who by near|a20m7n13
who by share|a2b3f-2g-2i-5m12n-4o-5
who by their|a2m2
who by told|o2
wholeShare|a65b36c-8d2e16f-13g9h8i4l-10m30n-9
who|a47b11c29d-3e-2f-9g-11h-3i-16j-9k-7l7m10n50o-9p12
~#0|a16b29c-2d47f-9g-9h-24i-17j-10k-10l11m3n6o-19p2
~#10|a20b-8d-2g-2h4i-7j-2k3l8m17n11o-5
~#11|a29b-7d-2f-2g6h-2i-4j-3k-3l5m34n8o-7p-38
~#12|a-11b13f-2g-2h-5i-2j-2l4m-4n-7o-5p-5
~#13|a-20b-10c9d3g10h2i-3j-4k16l-13m-23n-7o-26p-29
~#14|a12b5c-5d8e-2f-6g-8h-10i-5j2k-5l13m14n11o-9p2
~#15|a-18b14d-4f-2g-5h-4i7j-2k-2m-7n-13o-4p-17
~#16|a-25b-6f-2g-2j-2l-5m3n-6p23
~#17|a-23d-3h-5i-5j2l-4n-5o-6p-29
~#18|a-5b9d-3g-4h-4j-3k-2l-6n11o-12p4
~#19|a-10b14c-2d-6f2g-4h-14j21l-15m-10n3o8p-15
~#1|a9b14d-14f-5g2h8i5l-8m6o-15p-41
~#20|a-3c21d-9f2h-23i14j20k-12l-23m8n-2o-16p-6
~#21|b2c25d-3f-3g-3h-9i-4j-5k-4l-9m3n12o-13p14
~#22|a-26b-5d-2f-4g-3h7i14j-4k-3l-9m-3n-15o-7p-36
~#23|b-4c-2d29g-7h-8i4j-3k-4l4m-7n-4o10p-6
~#24|a14b10g-2h4i-4j-2k-2l11m5n-3o15p-15
~#25|a-18b-19d-2f10g-3i-8j-4k-2l16m3n-7o-17p-5
~#26|a-5b7c-2d6f-4g-6h-16i-7j4k-7m3n16o3p-35
~#27|a10b-2c-2d-3f-3g-3h-2i12j-5k4l14o-2p-2
~#28|a5b-3c-5d-15g-10h-13i-14j11k-5l23m17n21
~#29|a-9b4d-2f-3g-2h-6j-5k-4l7o23p-10
~#2|a-6b-5c-2d-4f-3g-2h28i8j-6k-4l-7m-8n-2o7
~#30|a-17b-3f23g-4h-18i4j-8k-3l2m-7n-4o-5p-16
~#31|a5b3d2f-4g-7h-18i8j-5k12l-11m2n24p-5
~#32|a17b-6c26d4f11g11i-4j8k-5l-12m-18n3o-16p6
~#33|a3b-9d17f-3g-7h-8i10j10k5l-4m-7n2o-25p-33
~#34|a-5b11c-4d-9f6g-10i10k-2l3m-8n-2o-4p-10
~#35|a-7b2d-3f-3h5i-7k-3l-8m6n5o-6p-21
~#36|a-19b34d-2f-2g-2h-11i-5l-5m-19n-4o6p-24
~#37|a4b28d-2f-2g12h-8i-8k2l-6m-4n-7p-24
~#38|a3b11c-2d-7f-7g-3i-6j14l5m4n-6o4p4
~#39|a-9b9c-7d9f20g2h-21i-7j-10k-11l12n-5o4p-8
~#3|a-10b23c-4d-7g-10h3i19j-12k8l9m-30n-9o5p-39
~#40|a-34b-15c-2f-3g-3h-3i6k-5l6m-11n-7o6p-25
~#41|a-6b16d-4f-5g-8j-5l4m-11n6o-6p-16
~#42|a16b3c-6d6f32g-5h-16i-6j-7k-6l17m9n-4o-5p8
~#43|a6b10c-2d3g15h-10i-3j-5k6l-4m-2n-4o-3p4
~#44|a13b-23c-7d15e-2f4g-4h19i-13j5k16l23m-7n-13o-9p2
~#45|a-23b-13d11g-3h-4i-2l-2m-3n-4p-4
~#46|a-7h-2n-2o11p-12
~#47|a6b22d-3f-5g-2h12j-2k-2l-5m-5n-3o-4p-31
~#48|a2b16d-2g-7h5i15j-6k-5l-9m-4o-6p-12
~#49|a-5b-8d7g-3h9i4j-2m-3n-4o-9p-5
~#4|a-17b-22c-2d-8f14g-3h-13i-2k-9l10n22o-7p-16
~#50|a6b17d2g-2h4i-3m-4n-5o-26p35
~#51|a-13c10d-2h-4j-2l-4m4n-9o-8p-7
~#52|a3b8h-2l-2o-6p-2
~#53|a11b19c-2d-2f-3g14h-14i3j-4l10m-4n-5o5p-13
~#54|a-13d-2f-2g-2i-2j-3k-2l-3m5n-3o7p-7
~#55|a-6d-2f-3g-5h8i-9j-2k-3l14m-2o-13p12
~#56|b3d-3f-3g-3h6i28j-2k-2l4m-16n-11o-18p3
~#57|b-16c-2d-4f-4g-4h-4i15j12l10m-6n4o-3p12
~#58|a24b14c-3d-3f4g-5h50i-5j-5k-4m-11n-6o-10p-13
~#59|a-32b-12d5f-2g-3h7i6j-3k-2l-4m-13n-10o-7p-16
~#5|a-6b-7d12f-4g-7h12i4j-5k-5l2m4n-9p-20
~#60|a-9b-6c-2f4g-6i3j6k-4m-9n4o13p-43
~#6|a-8b2c-4d-11f10g-4h7i7j2k4l-6n-12o-5p8
~#7|a-32b7c-3d7f-6g-3h-11i-13j-10k-7l18m2n-12o-3p16
~#8|a-17b5f2g9h-7i-5j-3k-3l-4m-5n-7o-2p-54
~#9|a-9b15c-2g-6i-2k-5l2m-11n-2p-21
~000|a-2o-9p15
~10|a-2o-4p8
~12|a-2o-13p30
~2012|a-9b-8o-3p16
~2023|a-11b-15m4o-12p32
~2030|a-6h-4o-2p9
~20|a-2o9p-3
~2|a-5b-2p4
~30|a-2o19p-10
~31|n4p-4
~3|a-2b-2p6
~4|a5b4h-3i5o-4p3
~500|a-2o-9p17
~57|a-6b-3p-11
~58|a-3b-2o11p-5
~5|a5b6o3p4
~9|l5o4p2
~^all our|o-12
~^all|a-2o-9p-4
~^am i|a-5b-4f-2j-12k-3n22o6p-8
~^am|a-5b-4f-2j-12k-3n22o6p-8
~^and|a7b-5h2l5m7o-10p18
~^any|a15b25d-4f-4h-7i-2j7k-2l-3m7o-7p6
~^an|b2o5p-2
~^are you|a-26b-6c11d-8f-4g-7h-5i-3j-4k-2l16m-10n-5o-3p40
~^are|a-15b6c11d-9f-4g-8h-6j9k-4l15m-14n-10o-7p41
~^at the|a-10b-3m-6o7p10
~^at what|a11b15h-2o-3p3
~^at which|a-2p3
~^at|a7b12h-2i8m-8n-2o-4p15
~^a|a-7b-8h-2i12j2k-2l-3n-3o-9p3
~^before|a4k5n2p-3
~^build|a-6b-3o11p-4
~^buyer|o-5p-5
~^by what|b-9h-2i13j4p-4
~^by|a3b-8d-2g-3h10i12j3m-4o16p-11
~^can a|j3o-11p6
~^can i|a-5b-8g-2h-3j4k15l-2m-3o3p-19
~^can you|a-8f-2g-3j4n-2p13
~^can|a-7b-7d-2f-4g-5h-8i-4j22k13l-4m-5n-2o-5p17
~^could you|a-4b-16f7h-3i16j-2l-2n-2o5p5
~^could|b-11f7g-2h-6i16j5l-3n-3o2p22
~^custom|a-2p-2
~^dad|o-2
~^dai|a-2b3o-2p10
~^did anyon|a3l2n2o5p-2
~^did any|b-5l5m-4n5o3p-4
~^did somebod|a3n2
~^did the|a-4b-13m9n4o-7p14
~^did you|b13l-2m-2n-3o11p-14
~^did|a-15b-32f-2g-2h-4i-4j-2k-2l13m6n14o14
~^do i|b4o10p-32
~^do we|a-11b-6h-3o6p-11
~^do you|a-12b9d-9e10f-4g-3h-10j-3k11l-3m-4n-4o-14p51
~^does anybod|b-3l3n2
~^does the|a7b-3h12m2p-4
~^does|a15b-6d-2h8i-2k4l9m5n3o4p-10
~^do|a-31b4d-10e10f-5g-4h-14j-3k10l-5m-8n-5o3p8
~^each|o-3p-3
~^everybod|o-10
~^everyon|o3p-3
~^every|a-8b-2o8p-11
~^famil|a13b16o3p-13
~^first|b2o2p-6
~^for how|a-8b-6p10
~^for which|a6b2d2l-2m3p-5
~^for|a16b6d4g-2h5i-2l-3m5n3o-2p-14
~^four|a-3o5p-6
~^from which|a-8b-3p9
~^from|a-15b-5l-2m-3n-2o5p16
~^good|a10b12p-9
~^googl|a-3o8p-12
~^half the|a-2o-2
~^half|a-4b-2o4p-17
~^has|a2b-19l8m10n9
~^have you|a-35b-19d-2f-2h-3i-2j-2k12l-3m-6n-4o3p14
~^have|a-35b-19d-2f-2h-3i-2j-2k12l-3m-6n-4o3p14
~^hi|o-4p5
~^how big|b5
~^how can|a-6b-3h-2j7k-2l-2m2n-3o2p-11
~^how come|a2b7o7p-8
~^how did|a7b21h-3j-2l-3m-9n6o3p-4
~^how does|a6h-4i-2l9m2n4p-2
~^how do|a-22c-2d8f-2g-3h-17i-2k-5l6m-3n-2p-6
~^how far|a8b-2h12o2p-6
~^how long|a-10b-11c14i2j-2l-4n-5p10
~^how mani|a5b-26c-2d-6e-2f-3g-6h10i-2j-6k16l38m4n-9
~^how much|a-25b-6c7f-3h-4j-2l-4m-7n-3o-2p24
~^how old|a-11b-7o-2p15
~^how to|a4b-2j7o9p-25
~^how|a-24b-29c10e-3f-15g-17h32i-4j-3l22n-16o11p2
~^i am|a10b5d7h2j4l-3o-8
~^i do|a7b-4g8h5o-2p-4
~^i d|a9b-10j13l7m3p-4
~^i have|a-9b-4h-3o12p-6
~^i make|a-2o8
~^i m|a-7b4h-5i-2j-2l3o-4p-14
~^i run|a6b8o-9p-2
~^i ve|a4b7g7h-3j-2l-2o-7
~^i want|a6b7o-3
~^i was|a-8b-9i2o-15p21
~^i would|b-2i2j2p-5
~^if i|a3b5p-3
~^if we|a3h7p-2
~^if|a16b5g12h9j-3o-11p-2
~^in how|a-18b-4h-7m-3n-2o11p-2
~^in what|a12b8g7h-3m3o-4
~^in which|a-4b-3d19h-8i-3l-2m-3n-3o13p-12
~^in|a3b5d18g7h-13i-2k-2l-2m-3n-4o17p-23
~^is it|a-19b-8h7i-2j9k-4l-4m-3n-9o2p19
~^is there|a8b9d-3f-3g-2h5j-4k8m-4n3o14p-19
~^is your|a-4b5n-2o-3p10
~^isn t|a10b7d7h-2l4o-4p7
~^isn|a10b7d7h-2l4o-4p7
~^is|a5b14c-3d-7f-7g-5h19i-3j3l9m-8n-6o5p22
~^it|a5b-5f3h4l10n-4o-9p-4
~^i|a22b9d6f-6g9h14j12k-8l-2m-4n-10o-6p32
~^mai|a4b-3f5g11h-3m-2n-3o7p-15
~^me and|a3b-2j6o-3p-2
~^me|a3b-2j6o-3p-2
~^more than|o11
~^more|a-3b-2o14p-5
~^my best|a-3o15p-11
~^my boss|a10b2h-2l4n7o-9p6
~^my broth|o3p-10
~^my husband|a3b-5h5k4
~^my mum|a-2b-4d7i-2o8p3
~^my sist|a4b-2l6p-6
~^my two|o-9
~^my|a-10b-11d5f-3g-4h-6i-2j-2l7m-2n7o-3p36
~^new fire|o5p-2
~^new|a-3o4p-16
~^nobod|a-5b-2p-16
~^numb of|a11b3n8o-10
~^numb|a12b4n8o-10
~^on how|a3m4n2o-2
~^on paper|a-2b-9f9o2p-6
~^on what|a18b9h-3n15o-7p-9
~^on which|a2n5o-4p4
~^one of|b-2o-8
~^one|a-10b-7o2p-5
~^only one|a-2
~^only|a-3b-2o3
~^on|a24b-7d16f9g-2h-4l-4m3n16o-8p-14
~^oper|a-4h-2p-7
~^our build|o-2
~^our two|o4
~^our|a-8b-3d-2h-8j-2l8m-4n4o-17p-3
~^owner and|a-3o-6p-3
~^owner|a-5o3p-9
~^peopl|a-2b3l-2o-7p-3
~^phon|a-2o-4
~^pleas|a-7l-2n-3p9
~^roughl how|a2b4
~^roughl|a2b4
~^sewag|a-4b-3o3p-2
~^should i|a-10b-6o-4p-6
~^should|a-8h-2m-2o-4p-19
~^sinc|a3b8l-2m-2p-3
~^solar park|a-8b-6o15p-8
~^solar|a-11b-6n-2o5p-8
~^somebod|a7b-6l-2m4n12o-3
~^someon|a-11l-5n-3o-4p32
~^so|a2b-17h12m-3n12o-7p12
~^staff|a-2o18p-7
~^surgeon|a-2p-3
~^that|a13b-3l5m6n7o-5p-4
~^the comput|a-4n-2o3p-2
~^the ladi|a-7m-7n4o-2p11
~^the new|a10b-2m11n3o5p-7
~^the old|b-7m6n2o5p-3
~^the only|a-2o3p-2
~^there is|a3b10i-2o-10p7
~^there s|a-2b-2i2p-4
~^there|a2b7h-2i2o-9p3
~^they|a-2o11p-7
~^the|a-3b-32h-8i-2j-3k-2m32n15o-15p-18
~^thre|a-2o-10p10
~^total|a21b29h-2n-2o-4p-13
~^to|a4b14m-5p-3
~^two of|a-2b-2o3p6
~^two|a-10b-4m-2n-2o9p-11
~^under which|a3f5
~^under|a-4f4g-2h-3o-4p14
~^us|o-6p-5
~^villag|a-2p-6
~^was there|a9b6n5o3p-9
~^was|a15b-3m12n9o4p-14
~^we and|o2
~^we are|a7b13o-5p-3
~^we bui|a-2
~^we have|a-12b-7h-3i-3j4p25
~^we lose|a4h5o8p-10
~^we make|a-3b-2o-6p-2
~^we need|a8b10o7p-17
~^we re|a7h12i2l-3o8p2
~^we run|a-2b-2o-6p12
~^we sell|o-7
~^we ve|a2b15g-2h-4i-2l-2o6
~^were you|a9b19f-2g-3o-4p2
~^were|b16f-2g-3n-4o12p-9
~^we|a-11b7f-2g-4h10i-3j2k-3l-7m-4n-5o-6p16
~^what are|a16d-5g24h5i3l-2m-6p-15
~^what commiss|a-8b-5h-2o-6p23
~^what did|a-17b4d-3h-6i-2m-2n-5o5p13
~^what does|a-4b-11g-3j-3m12n3o-4p14
~^what do|a-34b-8d7f-2g-5h2i-3j-2l-2m-14n-3o22
~^what happen|a-15b-2h-6m-2n-3o-8p11
~^what is|a-8b-7d16g-3h-13i-3j2k18l-3m-7n-5o-7p24
~^what make|a7b10o-11p9
~^what percentag|a-7b-5h-2p9
~^what sort|a-11b-10h4m-2p12
~^what subject|a6b7p-5
~^what s|a-15b-7d-13f-2g-8h-4i18j14k-2l-3m-3n-2o-3p25
~^what the|a-6b-8h-9i-2l3m10n2o7p-5
~^what was|b14d-2h-4i-11m8o-3p-4
~^what were|a-16b-6h-3i-3m2n-2o3p4
~^what will|a-5h-2p8
~^what would|a-15b-6g-2j-2m-2o4p22
~^what your|a-11b-7p13
~^what you|b11h-6o-2p3
~^what|a-22b10c-7d3e-2f-3g-3h15i4k5l-15m2n-30o4p29
~^when did|a23m12n12o-16p3
~^when do|a6b10p-5
~^when the|a-3m-2o6p-2
~^when was|a12b-3m6n11o-5p-5
~^when|a31b15d-3h-4i3j-4l-2m10n22o-5p5
~^where are|a2b3
~^where did|a-6b-2o-4p16
~^where do|a-18b-15o-5p18
~^where were|a3b4p-3
~^where|a-4j9l-2m-2n-3o-12p23
~^which bank|a-11b-5m-3p16
~^which compan|a-13b-2m-8o-4p20
~^which crm|o-15p21
~^which firm|a-7b-8m7n-4o-4p13
~^which languag|o-3p4
~^which network|a-8b-6p9
~^which of|a-6b-7f-2h-5i-4k-2l2n16o13p-15
~^which part|a-5p2
~^which stor|a4l-2m6p-4
~^which subject|b4
~^which univers|p2
~^which|a-9b-7c-4d-17g9h-3j-6k-6l8m-3n18o6p7
~^who can|a5m-2n7p-3
~^who confirm|a4n4p-2
~^who from|a3m7n-3p-2
~^who has|a4n6p-3
~^who is|a3b-4m5n5p-5
~^who on|a-9m-2n-5o13p-11
~^who speak|n2
~^who stand|a2n3
~^who s|a-5b-6m9n-3p6
~^who was|b10m5n-15p4
~^whos|a9b11h7i-2l-2m-2p-6
~^who|a9b-20c21f-2g-5h-6i-8j-4k-4m12n25o-3p21
~^why did|a-5b2m-3n-2o11p-2
~^why do|a14b17o-26p29
~^why would|o9p-12
~^why|a-9b18h-4i-3k2l-3m-11n-5o6p9
~^will you|a2b7m-2
~^will|a8b17h-2m-2o4p6
~^with|a8f11h-2p-7
~^would you|a-12b-12f9h3j-2l-2m-3n-3o2p20
~^would|a3b2f8h-3i-2k5l-12m6n4o4p24
~^you are|a4b17g-2j-2l-2o-2
~^you has|a-28b-21m-2o10p32
~^your|a6b-14g14i16l-2n-2o-3p3
~^you|a-30b6d-2f-3g-3h-7j-4k-2l-5m-5n-4p54
~a bank|a2b7h-2o6p-7
~a bett|o-9p-4
~a bigg|a-3o-4p-13
~a big|a-6b-5p-3
~a bite|i4o-8p5
~a board|b-5h6i5l-2m-2p-18
~a boat|a19b20o-8p-10
~a book|a-8b-6p15
~a break|b4m-2o-5p7
~a bu|a-2b-5m3n2
~a call|a5b-4j13p-5
~a case|a-4b-2o-4p-8
~a charit|a-3b7h-3m-2o5p-17
~a chart|a-9b-7p11
~a claim|a6b8o-8p8
~a client|a-2b-19g-2h9l14o24p-34
~a coach|a3b2o-4
~a committ|a-5b-2o10p-3
~a commun|a3b2h3i4l-2o-5p4
~a compan|a11b7i5p-7
~a consult|b2j3o8p-19
~a credit|a5b7o-11p7
~a custom|b-2m3n2o2p-4
~a cut|a9b10p-7
~a dai|a-3b-2h-2p5
~a dent|a-2o-2p7
~a doct|a-2p5
~a dozen|a-4b-3p-3
~a famil|a-7b-7i2o-6p11
~a farm|a-7b-5o-13p8
~a few|b-14f9g10h-2i4
~a firm|a17b23l-2o4p-15
~a first|a4h9o-6p9
~a form|a12d-2h-4l18n3o-10p11
~a fortnight|o5p-3
~a fortun|a-3b-2p-4
~a found|a-3o3p-2
~a free|a-6b-6
~a full|a7b6p-6
~a good|a4b4h-2i-2l7o14p-11
~a grant|a-7h-2k-2o5p-7
~a green|o4p-2
~a half|a-2p-3
~a hand|a-10b-2l-3n-3o-7p18
~a hip|a-4b-2p10
~a hole|a-2o10p-16
~a hospit|a3b4o-3p-6
~a hosp|o-4
~a huge|o6p-3
~a hundr|a-7b-3h-3o2p9
~a job|a16b24d-3h-2o-19p2
~a joke|a-2b2p17
~a juni|a-3b-3o-6p12
~a larg|a-5b-3o4p-9
~a lend|a2b-7l12m3n-2o-5p-13
~a line|a20b-11h16j9m8n2o-4p-10
~a littl|a11b7d4i2k2o-8
~a live|a11b13p-9
~a loan|a8b8o-13p-4
~a lot|a3b4o12p-4
~a man|a12b13g-2l3o-2
~a meet|a11j14p-11
~a memb|a-2p2
~a mill|a-2b-2o-4
~a month|a-10b-6o5p5
~a name|a19i12m9n3o-5p-3
~a network|a17b14l2o-3p-14
~a new|a2b7h-2o-8p15
~a numb|a-6b-3o7p-4
~a nurs|a7b2l6o-9p7
~a pair|o-5p3
~a partn|a-12b-10o-6p14
~a penn|l2o10p-13
~a person|a-2i4o11p-6
~a pile|a3b4o2
~a privat|p8
~a quart|o4p-3
~a real|a6m-2n10o-3
~a refer|a2b-6l6n3
~a retir|h3o11p-6
~a rota|a-7h-3i-3o-2p-14
~a school|a-5b-5l3o9p-19
~a scorecard|a30b-7d-2g-2j-2k49o-2p-20
~a second|a-4b-2p-18
~a shop|a-3p-2
~a singl|a-8b-4j-2p12
~a site|a-14b-11o-2p10
~a slot|a5b-5j15o9p-4
~a small|a3b-27f5g19h4k3l4n-2p-13
~a soul|a-3o7
~a sub|a-5b-5p6
~a talk|a-4b-6j4o-2p8
~a teach|a-12b-9p9
~a team|o-10p-9
~a thick|a-3b-2o-16p-4
~a thing|a-4b-2p-3
~a third|a-3p-17
~a trust|a-5b-6g5h-2p7
~a two|o2
~a wai|a-6k-2o5p-4
~a week|a-8i-2o-3
~a whistleblow|a-27b-25p12
~a whos|a-5b-4o-5p-3
~a word|a14b5h12j5l-2n-6o-4p15
~a year|a-17b-7h-4n-2o12p-12
~a ye|a-2o15
~abandon|a3b4o-10
~abl to|a13b-2h8m7n2o-2p-7
~abl|a13b-2h8m7n2o-2p-7
~about a|a-5b7g-3h-2i-2k-2l-2o-15p19
~about it|a7j5l7n-3p-9
~about that|a4b-6h4i3n6o-6p-3
~about the|a-13b-21d-2g-2h-8i-4j-2l-2m6n24p6
~about to|a-6b-4o-4p-14
~about your|b-13i-3l5m10n4o9p-16
~about you|a7h-2l6m3n5p-5
~about|a6b-18c-2d-5f28g-10h-25i2j-5k-3l10m11n24o7p-46
~above|a-7b3m-3n-5o-3p-6
~abroad|a-10b-4h-5o-6p19
~absenc|o12p-9
~accept a|a-3b3d-2h-2p-4
~accept|a10b23d-6h2m-2p-14
~access|a-2p3
~accord to|a5b7m-2n2o-4
~accord|a5b7m-2n2o-4
~account and|a-4b-4n2o6p-4
~account of|m-2n5p2
~account|a-10b-2d-3f-2g-3h-7i3j-5m4n5o6p5
~across|b-2l3o12
~acr|a-12b-9o-16p42
~actu|a15b-2h23j-4k-2m4n2o23p-9
~address|a14l-2m5n16p-4
~adress|j4
~advanc|a7b-3h11o-3p-3
~advic|b-11l3m7n5o-4p7
~advis a|a-12b-11o7p-5
~advis|a4b11h-2l-2m2n-3o2p9
~afford|a-6b-5o18p-9
~afraid|a-2o9p-11
~africa|a4b5p-2
~after a|a-13b-7n-3o-5p5
~after the|b2i4m-2n-2o11p-20
~after you|a8b-5l2m15n-3o6p-12
~afternoon and|a-3b-2p-3
~afternoon|a-7b-7h-2i2j3m-2o4p-7
~afterward|a-9b-5l-2o16p-9
~after|a-23b-16h-5i2j2l-7m12n-6p-26
~again and|a-3o15p-6
~against the|b-2n3o-2p6
~against|a11b-6f6i-3m7n9o-12
~again|a-8b-8h2l-9m12n-3o-15p-8
~agenc|a-7b-3d-2o9p4
~ago|b2p-3
~agre on|o-5p-2
~agre to|a-3b-2
~agree|a-4b3h-4o-3p7
~agre|a-2b-3o-4p-4
~ag|b4o5p16
~ahead|a7b3h6o5p-8
~ai convert|o3p-3
~ai to|o8p-22
~aid|a-3b5m-2n-2o-4p28
~airlin|a-7b-5o-5p17
~ai|a-10b-3h-3o8p-47
~alarm|a-14b-3m-4n-5o6p-26
~aliv|a-3b-3p-5
~all dai|a-5b-3o6p-8
~all in|o4p-3
~all of|a-8b-5o-8p-11
~all our|o-6
~all over|o6p7
~all that|a-2b2n-2o12p-3
~all they|o5
~all the|a-3h-2o13p-18
~all this|a11b13o-3p-2
~allot|a-6b-7h3o-3p6
~allow to|a-14b-7h-4o6p13
~allow|a-13b-5h-4m-2o5p15
~all|a4b4c-2f-2g-2h2i5j2k-4l9m-6n-3o-8p-41
~almost|a-4b-3o6p-4
~along|b9h-3o16p-12
~alon|a-15b-9n-3o-8p4
~alread|a-8c2h-2i-2m-2o10p-16
~also|a2i-2k5n3o-9p14
~alwa on|b-2o5p-10
~alwa sai|b2o-8
~alwa the|a4h-2l8o3p-4
~alwa|a2b5h-8i17k-3l4m-2n-4p12
~am a|b-4h4j2p2
~am i|a-9b-6f-2h-2j-12k-3n22o-4p4
~among the|a9l6m-4n10o2p-3
~among your|a2b-2i3n2
~among|a7b-10g3l7m-5n14o4p-20
~amount|a-8b-6o6p3
~am|a2b-5d6f-4g-2j-10k4l-3m-3n18o-2p15
~an advis|a7b12d-2p-3
~an ai|a-2o13p-26
~an answ|a-3l-2o2p-2
~an appoint|a19b-2h-2j25p-15
~an app|a-3b-2o9p-31
~an engin|a14b15o-2p-19
~an ey|a2b-2n6o-7
~an hour|a-8b-11h-2i-3j13n-2o5
~an old|a-18b-11h-4o16p2
~ancient|a-3o-6p-5
~and after|p-8
~and again|a-3o10p-6
~and all|a2b-4d3l4o-6p7
~and alwa|b2o9p-4
~and are|a-4b-2o-5p4
~and as|a5b5
~and at|a-5b-3o3p8
~and a|a5j2l-2m8p-4
~and by|a-4o-6p-4
~and dad|a6b7o-8p3
~and did|b-6l5m2n2o5p-7
~and do|b-2l2o-2p7
~and each|o6p-5
~and everybod|a-3b-2o-5p-3
~and everyon|i2o-6p9
~and every|a-4o2p-10
~and for|a7b17h-3l-3m-4n3o4p-9
~and from|a8n9o-4p-2
~and get|o2
~and go|a4n3p-2
~and half|b3l-2p-4
~and hardl|a-6b-6o-18p-3
~and have|b2o9p-6
~and how|a-7b5h-4i2j2k-3m-4n-2o22p-15
~and in|a13b19m-2n2o14p-18
~and is|a-2b-6n7o-3p11
~and its|a10h11p-4
~and it|a-7b-3o-7p13
~and i|a21b14f-2g8h-3i7j2k-3l6m-2n-5o-11p-5
~and my|a11b4j9o9p7
~and never|a-3b-2o-4p27
~and nobod|h4o-5p-11
~and none|a2h3p-2
~and noth|o2
~and not|a-2b3h-2o5p7
~and now|a-2o-7
~and no|a3b-2l4o-4
~and only|a-4o8p-13
~and on|a3b-2i5m-2n4p-9
~and our|a-3b4i-3o-24p18
~and over|a2b2o-6p-5
~and peopl|o-11
~and sai|o-2p-3
~and sinc|a7l-3m10n2o-2p-7
~and some|a-3p-4
~and so|o-15
~and still|b-3m2n3o7p-10
~and tell|a-16b-8l-2n-2p34
~and then|a-13b-7h-2i4l-3m-2n-2o4p-21
~and there|a-5b-3o14p-4
~and they|a8b9o-21p23
~and the|a-17b-14g-2h2i-3m7n-5o20p17
~and those|o-8
~and two|a-2o2p-9
~and up|a-6b-4o-4p15
~and want|b2o-2p14
~and was|a-2b-2o12p-13
~and we|a6b2h10o-9p-10
~and what|a-3b-22d5g-2h6i-5j-3l9n9o8p-8
~and when|a6b2n4o-6p-4
~and where|a12b13o-3p-6
~and which|a-12b-5h-6l-3m6p11
~and who|a3b18l-2m-4n-4o4
~and why|a-6b-7n3o-5p15
~and will|a-3h-2o-8
~and with|a6m6p9
~and would|a2b3k3m-2o-6p7
~and your|a-6b-3l4n-4o-16p-11
~and you|a-8b2h-4k3l-5m2n-2o12p9
~and|a-23c-6d-5e-2f-6g-8h-10i-3j3k-3l4m8n4o-8p-14
~anoth|a4b7h-2i-2m4n-2o-4p-24
~answ|a-7h-2l-2o-4p-26
~any client|a-2b-8m11n-4o4p-2
~any exper|a-14b-12o-3p14
~any more|a-3b-2o-4p9
~any of|a-11b-25h-4i-2j-2k-2l22m2n4o11
~anybod from|a2b-2l3n2
~anybod who|a13b-4l10n11o-3p-6
~anybod|a13b-11d-2h-2i-3j-2k12l20m-3n6o-2p-3
~anym|a-7b-2m-2n-2o-4p18
~anyon from|a3b-3l3n3p-2
~anyon who|a2b-2m-2n8o5p-2
~anyon|a-3h-5i-2j-2k-2l3m2n8p-21
~anyth about|a-3b-6m6n-3o3p4
~anyth els|a2b7h-5
~anyth|a5f-2g-2i-5j-3k24l-5n-2o10p-16
~anywa|a-4h-2o3p-6
~anywh|a-5b-3o5
~any|a7b-5c-4d-8f-8g-2h-3i-11j2k-8l25m22n5o-2p-3
~an|a-12b3c-2d-13f-6g-6h10i-6j32l-6m-11n-4o-7p-9
~apart from|a2b-5g8
~apart|a5b-8g8h3o11p-4
~appe|a-3b-2o-3p12
~appl and|a-4b-3o-5p-3
~appl for|a-3b-2p8
~appl|a-8b-6h5n-3o-17p16
~appoint with|a9b-4h-3j21p-8
~appoint|a36b-11h16j35o-5p-25
~approach|a12b2i22n-3o8p-11
~approv|a6b-7h3m6n5o-4p2
~app|a-4b-2o18p-44
~architect|o-2p-5
~are about|o-3
~are a|a10b23f-2g-2j-2l-3p-2
~are flat|a-2o2p-9
~are go|a-2o-12p-5
~are in|a-7b-11h8i-3o3p2
~are not|a-19b-14h-3o22p-2
~are off|a-2p-11
~are on|a-2b-4c-3d-2g-3l13o-2
~are there|a8i5j12k-2m-4n-2p-5
~are they|a4b-7i10l7o-3p9
~are the|a6d-2f-2g6i15k-2l-3m-3o-7p23
~are too|a-11b-2l-2n-5o-2p13
~are your|a-6b-8d-3g11h-5l5o-4p15
~are you|a31b16c9d30f3g5h4i-11j-11k-5l13m-12n-10o-5p-2
~area|a15b-6d-2f36g-2i-3l-3o-6p-19
~are|a26b5d10e-2f-7g37h20k2l18m-28n-31o-9
~argu|b-2n2o-5
~around|a4b9n-2o-16p-8
~arrang a|a6b-4j14o-2
~arrang|a15h9j14o-6
~arriv|a12b19h-4o-6p-14
~articl|o-8p14
~as an|a-7d-2p10
~as a|a-10b-4g4h3i-2j-2k-2m-2o5p34
~as the|o-8p-7
~as well|a-3o-3p8
~as what|a6b7p-2
~ask about|a7f6l4o-2p-2
~ask a|b3o-5p-2
~ask for|a-12b-2g-2h-4o2p-12
~ask where|a-2o-6p-2
~ask|a-9b-9d2f14g-3h-11i5j-2k-2l3m-2n-3o-20
~assign|a15b10d-7h3m3n9p-10
~assist|a-5l-2o-3p9
~as|a27b-9f3g13h21i5j-4k-3m-3n4o-29p16
~at all|a2b-5j2n7o-9p-4
~at a|a8b17h-3l-2o-5p-7
~at first|a7h-2m6n2o-4p-2
~at home|a2b-4f4h4o-6p6
~at it|a6b-4c17g-2k-2m2o8p-6
~at my|a-3b-2o-6p-7
~at night|a-7b-2n-2o10p-8
~at once|a-6b-6o8p2
~at our|a-2b-6h-2i10p2
~at that|p-4
~at the|a19b25d-11f-3g-3h13i-4j-3k-3l-3m-6n18
~at this|a-8b-7c3l-2o-4p11
~at what|a12b19h-3o-13p8
~at which|a-4b-3o-2p7
~attend|a-3b-2p-6
~at|a7b-9c16d-17f-6g38h-10j-2k-6l-13m6n11o-3p14
~audit sai|a-2p-2
~audit|a-6b-3h-2m2o-4
~aunt|a-3b-2p3
~auth|a-11b-10h5n-2o4p-7
~automat|a-3o-3p-5
~autumn|a-14b-8h-3p5
~avoid|a6b6p-6
~aw or|a-5b-2p7
~awai in|a12b13o-9p-12
~awai|a7b2h7i4j-2l5n-4o5p-6
~aw|b2p4
~azur|a-5b-2p7
~a|a-5b3c-11d-27e-3f16g5h-15i12j27k22l7m-29n-12o-11
~back at|a4n7o19p-12
~back to|a-7b-8n2p-2
~back up|a2n2
~back what|a-6o13p-8
~back you|a3l2n2p-2
~background|a27b29g5h-2m-2p-28
~backlog|a-6b-4p6
~back|a-14b-8f-2i-3j-7k-3l10m-5n7o-6p24
~bad new|a-3o5p-6
~bad|a-4b-5h-4j-2k8l5m6n-9o2p2
~bag|a6b8h3i-2o-4p17
~bai|a2n2
~baker|a-3o7p-6
~bank has|o3
~bank holida|a19b20p-21
~bank of|a-3p4
~bank s|a2l5o-3p-5
~bankrupt|o3p-4
~bank|a-4b-5h-5i-3l2m10n2p13
~base|b2h-2o-2p6
~bath|a4b3o-3
~batter|a-12b-2h-2n-7p8
~be at|a4b-2h4j3o-2p2
~be a|a9b5g-2h-4k13o-2p-4
~be done|a-9h-6n-2o-2p6
~be in|a5h-2i11m-2p3
~be on|a5b8
~be so|a8b-4h10i3m3n-3p-7
~be the|a-3b7d-2h-2m-3o2
~beach|a-14b-3m-3n-5o10p-8
~bear|a7b10n2o-11p24
~beat|a21b27n-3o-4p-12
~because a|a-2p-7
~because i|j2o5
~because of|a-5b-2o9p-3
~because one|a-2b-2o2
~because they|o-8p-3
~because the|a-4b-2o9p-3
~because we|a-5b-3o-5p8
~because|a-21b-10h-3l-2n-2o9p-24
~becom a|a-2p5
~becom of|a6b18h-6n-2o11p-12
~becom|a2b9h7i-2l-2m-2n-3o14p-12
~bed|a10h7i4o-5
~been at|a10c20g-2j-2k-2l-2m2p-7
~been a|a2b3o-2p7
~been doing|a3b6
~been in|b-8c11p-2
~been on|a17b21o-8p-11
~been through|a3h7m-3o-6p8
~been|a30b7c32d-4f-3g-4h-4j-5k-5l-10m19n7p-13
~beep all|a-2p-6
~beep|a-4h-2o3p-7
~before and|o8p-9
~before anyth|a2b9h-5
~before it|a-2o5p-2
~before i|a16i2j-2k15o-2p-3
~before they|a-7b-6o2p7
~before the|a-21b-11h-2i-2o8p-19
~before this|a2b4
~before we|a2k5l2o-14p2
~before you|a8b30d-3h-7l-2m-4n-2o14p-10
~beforehand|a7b3h-4k12p-5
~before|a2b20d-6f-4g-3h-19i13j-4k16l-6m-8n5o2p-16
~begin and|a2b2p-2
~begin|a-7b3d-10h6l-2o3p-15
~beg|o18
~behalf of|a8m4n4o-2p-2
~behalf|a11b-5i-2l8m4n7o-3p-4
~behind a|a-5l-2o-2p10
~behind it|a2b3h-3n4o-2p-5
~behind the|a-13b-3m-4n-4o8p2
~behind your|a9b5l3n2p-8
~behind|a18b42f-2g-2i-5j-2l-5m-5o9p-27
~being tell|a-2h4n-2o17
~being|a-10b-9d3h2j-2o-17p10
~believ you|p-3
~believ|a-14b10g-2h-3j-2l-5m-8n-4o20p-38
~below|a-3b-2o-3
~benefit|a-8b-5o-27p18
~besid|a16b16n3o-3p-11
~best|a-14b-9f-2g9h-3m-3n-4o-2p13
~bett wai|a-2o-17p-6
~bett|a-14b-4k-2m-2o-11
~between two|a-7b-6p9
~between|b-15d-3f-2g-2h15i-5j7l7m-2o5p-10
~bet|b3l2o-11p-3
~be|a30c-2d-6g-6h19i23j-2k2l3m-5n4o-6p18
~big chain|o4p-4
~big one|a-3o-2
~biggest|a5b8o7p7
~bigg|a-3o-5p-13
~big|a-17b2h-5i-4l-2m-2n-3o-4p-5
~bill|a2b-2g9h-2p7
~bin|o-2
~biscuit|a4b4i2n-2o2p-3
~bite of|b-4f5i6p5
~bite|a5b-5f5h4i5l-2o15p12
~blam the|p-4
~blam|a-2h-2o3p-15
~blank|o-6
~bless|b-3h2o-4
~block of|i2
~block the|a-2o-5p-7
~block|b-2i5o-13p-7
~blow|a3b3o4p-5
~board|a-5b-11f-2g-2h21l-3m-2n-4o19p-32
~boat|a25b24h4o-9p-24
~bodi|b8d-4h-3o-2p6
~boi|b12l-2n-5o13p-14
~book a|a13b-3j16o-3p-5
~book for|a6b8o5p-12
~bookkeep|a-5b-4o-6p4
~book|a38b14d-2f2g-2h-3j32k-2m2n-2o5p-20
~boot|a14b14d4o-3p-12
~borrow from|a-2o5
~borrow|a-8b-6o3p-16
~boss of|a14b4h-2l11m-5n8o-4p-8
~boss want|o-3
~boss|b-10d-4f-3g-2h-11i-3j-3k-4l25n19o10p-27
~both think|a-2o2p-2
~both|a-4b-4f-2k3n3o12p-24
~bottl|a3b-3f3l9n-5o9p-25
~bottom|a3b6o-9p-3
~box|a9b9f2o7p-9
~branch and|a-3o5p-2
~branch|a-14b-18d14f-2h2i-2l-2m-2n-3p-6
~brand|a-5b-3o3p5
~break that|a-2o-2p-3
~breakfast|a-9b-7h-2n2o-5p8
~break|a-6b14h-2l-2m-7n-5o4p-7
~bring along|a2b7h-2
~bring back|a-8b-3n-2o16p-16
~bring in|b-2h5o-5p14
~bring to|a7f10p-6
~bring|a2b11f8g4i-6j-2l-3m-4n-4o7p-4
~bristol|a9b-3h-2l-2m13n6o-6p7
~broth and|o2p-15
~broth|a-12b-9p-4
~brown|a-4b-5h5o-4p-16
~bu driv|a-2b-4m3n2o-2
~budget|a3b-4m8
~bui anoth|o-4p-4
~bui a|o-5p5
~bui for|o-7p9
~bui more|o-2p-4
~bui on|a8n8o-5
~build and|a5b-2g10p-11
~build the|a-14b-11n-2o-5p-5
~build|a-23b-13g9h-7l2m-4n-6o-11p-32
~bui|a-18b-9h-3l-3p18
~burn out|o4p10
~burn|a-5b2h-3i-2o19p15
~buse|a-2b4o-7
~busi area|a8b-3d-2f20i-3p-7
~busi|a14d-3f29i-4l-2m-2o6p-4
~bust|a-2o12p-14
~but i|b-3j3o4
~but no|a-3n-2o10
~but the|a-2b-2d3o13p-2
~but|a-24b-6d2h-5i-2j4m-6n-7o-2p-10
~buyer|a-4o-8p13
~bu|a7b2h-2m7n3o-2p-17
~by a|a-7l4n-5o22p-13
~by christma|o-7
~by frida|p8
~by hand|a-6b-3o-3p-4
~by law|p2
~by lunch|m2o6p-7
~by mail|o-2p-3
~by one|a-3o9
~by the|a21b13h8i-3m7o18p-8
~by trad|a4b5d6g-2h-2p-2
~by what|a-4b-11i13j4n-3o5p-5
~by|a12b-10c-2h5i25j-3k14l-3n-13o-5p-23
~calendar|j2o4
~call centr|a-4h-2o13p-5
~call herself|a2b-9d17h-2p-2
~call the|a-5b-6i6p8
~call|a18b-22d18f-2g-4h6i19j5k5l-3m-5n2o-10
~camp|a10b5n5p3
~can a|a-2b-2j3o-7p2
~can be|a2f7o-7p-10
~can it|b2o2p-3
~can i|a-16b-24d-3f7g-4h-10i-4j29k10l-6m-4n-5p-7
~can one|a2b-4j6p-3
~can read|o-9p-2
~can sell|b2o-3p-2
~can that|a-4o3p-15
~can the|a-8h-7m3n-3p19
~can t|a-7b-4g7h3j-4k-3m-2n-2o-3p11
~can we|a2b-3j4n2o2p-5
~can you|a-7b-10f-2g5h-2i7j4m-2n-2p23
~cancel my|a-4b-4o-10p16
~cancel|a-9b-4d6i-2m-2n-3o-10p-39
~cannot|a-3o6
~cant|a-4n-3o9
~can|a-17b-41c-3d-6f7g-3h-11i-7j45k35l-17m-8n-8o20p-20
~capac|a-4h-4n2o-4p-3
~capit|a-11b-6o-2p26
~car park|a-4b-4o11p5
~carbon pric|a-4h-3o-3p-10
~carbon|a-23b-10h-5i-2m-3o-5p2
~cardiff|a3m6o-5p5
~card|a-4b-6h-2j-2k14l-2n-3o8
~carer|a-6b-2n-3o3p2
~care|a15b26h-2i-5o-8p10
~carr profess|a-4b-4p5
~carr|a24b26h5i-5j-2k5o-4p-15
~car|a-8b-7o11p8
~case|h-3i2n6o3p-28
~cash|a-9b-5o12p6
~cataract|a-4b-2o-6p7
~caus|a11b14h-2o-4p-17
~cave|o-8
~cement|a-2b-6m6o-3p2
~centr|a11b17h-2o5p-10
~cent|a-3o-5p-3
~certain|a6b4h-2l2n3p-5
~certif|a-2b-5m5o-5p16
~chain you|a9b11p-7
~chain|a11b18h-2n-2o-6p-10
~chair a|a3h4o-4
~chair of|a6b8o-4
~chair|a5i-3k4l-6m3n7p-12
~chang side|a-10b-8p10
~chang the|a-2o-7p6
~chang|a-32b-10h-5i-2l-4m-4n-3o9p-14
~chap who|a7b3m6n-2o-8p-2
~chap|a9h-2l4m12n-2o-9p-4
~charg for|a-13b-9o-6p23
~charg of|a11b7n4o3p-14
~charg|a-6b4f-2h-4n2
~charit with|a-6b-3o-3
~charit|a7b7f5g10h-11l-2n2o-13p-11
~chart account|a-7b-6p8
~chart|a-12b-9o-4p14
~cheap|a-6b-5h5l-2p-7
~check your|n4
~check|a10b-13h-4k7m7n16o-22p2
~chees|a-8b-4o12p-34
~chief execut|a-4b-6m-3n6o-12p28
~chief|a-2b-10g3h5m-3n6o-3p6
~children of|a-16b-13o-4p28
~children|a-17b-10o-15p10
~child|b3o2p6
~chil|a-8b-6n-2o-5p16
~choic|a7b2d-2h6i3o-2p-3
~choos|a-23b-21d-2g-2h9i-3o11p-14
~christma|a-2o9p-10
~citi have|a3b4p-3
~citi you|a2b3
~citi|a13b16o-2p-14
~claim to|a4b6o-6p-8
~claim|a12b25h-4m-2n-2o-10p-11
~classroom|a21b22o-6p-13
~class|a-2p7
~clean|a-14m-7n-5o20p-16
~clear|a-8b-5o-2p11
~clev|o12p-2
~click|a-8b-6o8p-7
~client and|o-8p-3
~client|a12b17d-2f-2g-3h3i-5j-2k-2l13m-8n4o8p-3
~clin|a-10b-4h-3o8p2
~clos to|o-6
~clos|a3b7h-7n7o-3p-4
~cloth|a-4b-3p-4
~club|a-2b-5h4o5p2
~co2|a-2o7p-16
~coach in|a3b4p-3
~coach|a-2d-2g-2h-2m-3n9o-14p7
~coat|a-5b-3o-11p-3
~cobol|a-23b-23g2m3n-2o-9p12
~cocoa|b-4n5o-5p-13
~code|b8m-3n-2o10p-8
~cold|b-4h4o-12p29
~collaps|a-4b-3p-4
~colleagu|a-8b-3l-2o4p-5
~colleg|a4b2m4o-15p6
~colour|a-12b-5m-2o11
~come and|a3b6o-4
~come back|a11b-3l4m-2n13o-32p27
~come from|b2f-2g-3i-2l8o2p-6
~come in|a3h7j-2o6p-14
~come out|a-2b2d-2h4m-2o28p2
~come to|a-10b-8f11h-7l-3m-2n3o-14p30
~come|b3d-5f11g-6i7j-8k-3l6m-8n3o-2p18
~commiss on|a4b5p-4
~commiss|a6b18h-6o-3p16
~committ of|a5b7
~committ|a4h-3j3k7p-22
~commit|a33b24h10o-11p-28
~commun|a14b15h3i3l-2o-4p-2
~compan and|b-2i3p-4
~compan do|a9l12m2n2p-8
~compan s|a8b9l4m-7n3o-6
~compan that|a-5b-5p-6
~compan|a-15d-4f-4g-2h-8j-2k-3l15m-5n-3o28p-25
~competit|a-2o-8p9
~compet|a25b-5d-2g45h-7n-2o-8p-4
~complaint|a-7b-2m-2o-5p-11
~complain|a-4o-8p16
~complet|a10b3h4i2k13l-2m-2n-5o-6p-17
~comput sai|a-2b-2o4p-7
~comput|a2b14h-2i2l-3m-2n-5p-7
~concern|a26b6f11g2h10o-5p-4
~condit|a21b34d-7h-3o-2p-12
~confirm it|a8b-2n11o-4
~confirm the|a12l3n14o-2p-8
~confirm your|m2
~confirm|a33b-9h-2l15m15n19o-9p-17
~conf|a-4b-2p6
~connect|a-12b-8h-2k-2m6o-11p-2
~consult|a2b-6f5g11h-5j3l-2o6p-6
~contact|a2j4
~contract|a-8b-5h-5i-2m7n-2o-14p16
~contradict|o-6
~control room|a-2b-2n3o-2p-10
~control|a2b-5l4n7o-3p-12
~convers|a7b-8g-2j9k3l7o11p-12
~convert|a-2o14p-14
~cook|a-8b-5n-2o5p17
~copi|a-5b-4o-4p12
~copp|a-10b-5m-3o-5p26
~corn|b7f-2o7p3
~corrid|o-6
~cost and|o2p2
~cost a|a-3b-2p17
~cost me|a-2o-10p25
~cost them|a4b5o-6p9
~cost us|o-11p-5
~cost|a3b4h3j-3k-2l2m7n-5o-17p19
~could be|a13h15o-7p-8
~could i|b-6f9h-3j5o-3p9
~could not|a3b6i-2o-3
~could one|a-2o14p-4
~could the|a-3o-5p18
~could we|a-4h-2o8p-2
~could you|a-6b-17f7g4h-7i15j-2l-3n-2o6p-4
~could|a-2b-31d-3f13g3h20i9k4l-4m-3n-7o4p-4
~council|a-13b-11o6
~count point|o4p-3
~countr have|a11b14p-10
~countr|a-3b2p6
~count|a4b11l-3m-3n3p16
~coupl|a-6o3p2
~cours|a-18b-16o14p16
~court|a-7l-2o-6p21
~cousin|a-5b-9l4n2p6
~cover|a23b-5d9f-2g-2h25n-2o15
~co|a-2o-8p24
~crack|b7n-3o-15p25
~crafts|a-2o11
~cran|a-4b-2o12p-14
~crat|a4b2h-2n8o12p-23
~craz|a-3b-2o4p-2
~credit union|b16h-2m-10n-2o-22
~credit|a-11b7h3l-3m-11n-7o-17p11
~crew|b2g-2h6i-3o-5p-12
~crm is|o4p-11
~crm|a-2o-12p10
~crop|a-3n-3o13p-10
~cross|a-3b-2o-4
~croydon|a-12b-12p15
~cure|a2b-10h19j-3o-3p-7
~custom|b3h5i-3l-2m2n-3o-8p-5
~cut of|a4b5p-3
~cut|a-10b-2d-2h-2m-2o15p-7
~cv|a4b8n-2o19p-23
~d like|a5b-11j6l11m3o-18p12
~d rath|a8j6l5o-4p-4
~dad s|a-9b-10j5o6p-14
~dad|a-3b5j5l-2m-7o13p-23
~dai and|o10p-2
~dai a|a3b6p-9
~dai for|o2
~dai is|a6l3n4o5p21
~dai long|o-4p-2
~dai off|a-4b-2o8p-4
~dai of|a4b-2h5i3p-16
~dai one|a11b15p-9
~dai rate|a-7b-5p14
~dail|a-3p2
~dair|a3b-2m8o-8p-3
~dai|a-8b-3d-3f3g7h-7j5k-4l-6o-9p8
~damp|b2o2p-3
~dam|a-21b-13d-3o-3p30
~dare to|a-10b-6l-2o5p-6
~dare|a-12b-6l-2o8p-8
~dark|a-9b-8o-4p9
~data|a6h9n-2o-18p14
~date did|a4l-2m3n4p-3
~date|a32b7i-2l-5m12n25o-17p-12
~daught|a7b5n3
~dead|a2b5h-2m-2n2o15p-21
~deal with|a3b-4m2n10o-15p-9
~deal|a-25b-8d-2g-2h-5i-2j-2l-3n4o6p-29
~dear|a35b8h-2i8l13m6n4o-12p-14
~debt|l5n-4
~decent|b-5h5o-11p-4
~decid|a-13b-10i2o10p-38
~decis|a9b-2h14
~declin|a3b10i-2p-5
~defect|a-12b-8n-2o6p-4
~degr|a-12b-10p16
~dela|a10b6h9o-20p-13
~deliver|a-16b-14h2n-2o17p3
~deliv|a27b-9h51m-2n-7o-5p-4
~dent in|a-2o2p2
~dent|a-12b-6d-3h-5m-2n9o-11
~depart|a-9b-6h-2m2o22p-21
~depend on|o-5p-2
~depend|o-5p-2
~deposit|a-5p23
~depot have|b2o-12p12
~depot|a-3o-18p-9
~deput|a4b-3i9o4
~describ|a22b11d10h-3l6m2n-2p-19
~design|b-5d18l-2m-3n-6o13p6
~desk|a-3b3n-2o17p-15
~develop|a5b2h6i-2o-8p9
~devon|n2o-7p9
~dev|a-11b-5o11p-11
~diar|a3b-2j9o-2p-3
~did anybod|a7l8o-11p-2
~did anyon|a3l2n3o8p-2
~did any|a4b-6l9m-2n5o3p-8
~did a|a-21b-2m-13n-5o25p-9
~did it|a-12b-10h-2m5o11p-20
~did not|a-5b-4o2
~did one|a-3b2p2
~did somebod|a2n2o-4
~did that|a7b5l-3n8o-8p28
~did they|a-9b-2l5n-6p21
~did the|a7b-17h-6i-3l3m19n17o-11p3
~did those|a16b11m4o-3
~did your|a4b13l-2m-3o-6p3
~did you|a-42b30c-2d-5f-5g-3h-12i-6j-5k-2l-11m-13n-7o-7
~didn t|a-8b-3o20p-24
~didn|a-8b-3o20p-24
~did|a-33b17c-5d-9f-9g-8h-31i-15j-11k-6l13m27n7o13p-23
~diff|a2b7h-3l-4m4n2o-10p-2
~direct|a-12b-18j6l-5m8n3o14p-5
~dirt|a3b6n-2o8p-21
~discount|a5h-2m6o-6p-5
~divid|a-6b-10i6o-2p-18
~divorc|a-5b-4o-7p19
~di|o-6p16
~do about|a-11b-4h-2n-2o6p-9
~do and|p-3
~do at|p-2
~do a|a-2b-3g-2h6o-5p3
~do before|a-5b-2p7
~do diff|a2n2p-3
~do for|a15b21h-2p-13
~do in|o6p-3
~do it|o-6p-2
~do i|a-10b-17c-2d-3f-2g-3h2i-5j24k-8l8m-3n-2o4p39
~do on|a11b11k3p-9
~do peopl|a19b-3f13h12o-9
~do that|a14b2g8h-2j4k6o4p3
~do they|a2b-4h-3i5l9n-3p-6
~do the|a8b6h3o18p-10
~do we|b-20h23p-10
~do when|a-6b5h-2m-8o2p-17
~do with|a-3b7h-5n-2p-9
~do your|a-15b-16i-2l11m-2p19
~do you|a17b42c-5d19e10f7g-3h-9i2j-17k10l-20m-10n-10o14p-11
~doct|a-7o4p3
~docu|a5b-4d-2g-2h22i-3o-4p-8
~does all|a-4b-2o2p-2
~does anybod|a4b-5l8n3p-2
~does anyon|a-11b-7l4n-3o22p-12
~does an|a-10b-4j-2p12
~does a|a7g-2h12l5m-3o2p-4
~does it|a-3b-3h-2i3j2o9p2
~does one|a3b8h-3i-3j4l-3m2o-2p-8
~does that|a-5b-5p17
~does the|a24b-22c8d4f-2h29i-2k-3m10n5o-20p15
~does your|a20b5d-3f13g-3h9m2p-17
~doesn t|a-2b6m-2n-2p10
~doesn|a-2b6m-2n-2p10
~does|a36b-16c6d-2f7g-9h27i-4k-3l15m18o-12p18
~doing this|a11b13c3p-7
~doing|a-4b-5c3h-3i2j-2l3n3o-3
~don t|a-3b12g-2i-4l-2n-4o-9p-2
~done and|a8b13d-2o7p-9
~done it|o3
~done that|a-5b-3p-18
~done this|a8b10p-3
~done with|a-12h-6n-3o-7p-3
~done|a-3d-3h18i-2j-2k-2l-3m-3n-5o-2p-21
~donor|a10b5n7o-8p26
~dont|a-5b-2o-14p8
~don|a-3b12g-2i-4l-2n-4o-9p-2
~door|a-3b2o2p17
~doubl|a-10b-2l-2n-5o8p8
~doubt it|a2b5h-2p-2
~doubt|h-4i2j2n3o13p-24
~down for|f3m-2o18p-3
~down the|o8p-4
~down to|o-6p-2
~down with|o2
~down|b-11d10g-2h-7i-3j7k-3l-3m-4n16o5
~dozen of|a-7b-5o14p-9
~dozen|a-12b-9o14p-11
~do|a4b-2c-9d9e9f11h22i-4k10m-20n-22o6p4
~draft|o2
~drag themselv|a-2o2
~drag|b2o17p-2
~draw up|a-3o-2p7
~draw|a-16b-9h-2o6p-2
~dread|a-6g-2l-2o13p-13
~drink water|a-2o-4p2
~drink|a-7b-4o-14p42
~driv and|o-5
~driv to|a-2o2
~driv|a5b8k-2l-2m4o-2p-8
~drop out|a-3o19p-2
~drop us|o-4p-4
~drop|a-15b-5h-2j9k-2l-3m-2n-8o19p10
~drown in|a-6b-2h-2o13p-19
~drown|a-6b-2h-2o13p-19
~dry|a-2o-7
~dublin|a15m14n3o-9p-4
~due|a12b12o-3p-4
~during|a-2b-3h-2m4p9
~dutch|a3m4o4
~duti|a5b-3h9o-15p7
~dy|a-7n-4o10p-10
~d|a-9b-10d-4f-2h-11i-3j15k-4l12m8n-8o12p-16
~e buse|a-4b-2o6p-12
~e mail|h-2n5o-12p6
~each depart|p-3
~each month|a12b14p-6
~each of|a5b4h4l-2o-12p13
~each one|i3
~each other|a-14b-16h-3i7o6p-13
~each quart|a-3o-21p7
~each time|a-8b-8o14p-8
~each week|a-3p-2
~each year|o2
~each|b4f-2h9i12j-2k-2l-7m3n-11o-4p-26
~earli|a-5b16l-5m-10n-4o-5p-5
~earl|a3b-11h23m-5o-2p-13
~earn in|a-21b-20o-2p22
~earn more|p-6
~earn|a2b8o11p-8
~earth|a-9b-6h-2l4m-2o7p-19
~easi|a-3b3h-4o18p-13
~east|j2o-9p2
~eat|a-3b-4m5o10p-13
~edinburgh|a4b-2m6o-15p21
~edit|a5b-8m12n5o-8p7
~eight and|a-2o-3p-4
~eight|a-5b-3o-12p5
~electric|o-3p3
~electr|a-12b-11h6m-2n-2o-32p8
~eleven|a9b10p-2
~elsewh|a11b18h-2n-2o22p-24
~els|b8h-6o-5p-9
~email|a-3o-15p12
~emiss|a-2o-8p3
~emplo you|a-19b-14p20
~employ|a-3b-3p2
~emplo|a-11b-29d16i-2l4m4n-2o-11p19
~empt|a-22b-2h-3i-2m-8n-3o9p-10
~end of|a-2b8h-3n-3o-3p-4
~end up|b4h20j-3m-9n-6o13p-20
~end|a5d-2f-2h28j-5k-3l-4m-6o5p-26
~engag|a20b20h8n-3p-13
~engin|a-22b-9c10d-2h-4j-2l-3n-8o3p-3
~england|a-14b-9m-2p19
~english|a15b14h3o-2p-8
~enorm|a-3h-2o5p-10
~enough|a-2b-4f-2l4n2o9p-11
~enter|a5b4f6i-3p-4
~entir|a4b5p-5
~entitl to|a-2o-2p4
~entitl|a-2o-2p4
~equal|o19p-41
~equip|a7b8o2p-10
~equit instead|a-2o-2p8
~equit|a-7b-4o-5p20
~estat|a8b8i2m2n-2o3p-2
~euro|a-6m-2n-2o-8p26
~even more|o-2
~even when|o2
~even|b-7h3j2k5n-2o5p19
~ever a|a-4b-4p3
~ever been|b6o-7p13
~ever find|a-2
~ever get|a4b12n-4o-6p3
~ever help|a-3b-3p-4
~ever sai|a5b4o-10p13
~ever work|a10b14o-14p24
~every dai|a6j6o4p-8
~every few|o-2p-4
~every month|o-3
~every morn|a-3p-2
~every project|a-2o7p-7
~every singl|a3b5n-2o2p-2
~every week|a-15b-9i-2p-10
~every year|o-3
~everybod|a-11m-2n-2o2p-7
~everyon|a-12b-6h-2i2m-3o17
~everyth in|a-2b-2f2o4p-14
~everyth is|a-4b-3o-13
~everyth|a-22b-7h-4i-2l-4m-3n-2o2p-5
~everywh|a-3o25p-7
~every|a-38b-7c-2d4f-2g-2h-5i-4j2k-2l-5m-7n-9o19p-65
~ever|a-21b17d-2f-4g-5h-6i-4j-4k-2l2n-13o-6p16
~exactl|b-21d5g12h11l-2o3p3
~examin|a15b15h-3m3n2p-9
~exam|a2b-5m8n3o-6p-2
~excav|a8h11l-2o-6p-11
~excel|a2g4o-5p-3
~execut|a-8b-8m-4n6o-20p34
~exist|b-4h7o2
~expect|b-4h4p3
~expens|a9b-2l11o4p-10
~exper of|a7b10o-7p2
~exper with|a-15b-13o-3p15
~exper|a2b4c8h-2i-2l5m-2n-6o-3
~explain|a-6b-8h2m3o6p2
~extra hour|o-6
~extra time|a-2o-4p3
~extra weekend|o3p-4
~extra|a2b5n-2o-4p-10
~ex|a4b9h-3o-9p2
~ey on|a5b-2l3n6o-7p-2
~ey|a2g-2h-4n10o-10p-2
~e|a-11b-4g-3h-2i-2m-2n5o-14p3
~face|a2l6n-2o-4p12
~factor|a3b-2h9n-2o21p-17
~fail|a-8b-4o-6p25
~fall ill|a-3
~fall|a-2b-2h3o17p-5
~famil firm|a-3b-2p-2
~famil have|a2b3o2p-2
~famil|a20b35d-2g-2h-7i2l2n-4o-8
~famou|o4p-3
~far too|o-4
~farm and|a12b3h12p-3
~farm shop|o-4
~farm|b23g-3h3l-3m-13n-3o-17p-9
~far|a28b30h9i-2l-2o-13p-18
~fast|a-3b-3l4o20
~fath|a-26b-22i4m-2n-2o-2p27
~fat|a-3o-7
~fault|a-4b-3o21p-11
~fear|a11b9n2o-6p-8
~feel like|a3b4o4p-5
~feel wrong|a-2
~feel|a6b9m3n-4o22p-20
~fee|b10h-2i-2o-7p18
~fellow|a3h3o-6
~fenc|o4p-8
~ferr to|a-3o-2p8
~ferr|a-34b-30h-2o21
~few hour|p-3
~few month|a-3o-3
~fewer|a2b6o21p-16
~few|b-15f9g10h-2i4n-2o3p-4
~field|a4b-8c11d7o-15p6
~fight over|o-8
~fight|o-3
~figur|a17b7h13o-18p-16
~file|b-13d15f5g-2h-2l-2o5p8
~fill in|a14b-5h-4j-2k31o-5p-7
~fill|a10b-6h-4j-3k31o-5p-9
~final|b-5i5m3n2o6p2
~financ|a-5b-9h8o2p-2
~find a|a-12b-10o-5p19
~find out|a-10b-6k3o9p-5
~find the|a-3b-3l6n-4o-16p-10
~find|a-24b-13f-2h-4i2j2l7m-3n-10o-9p-14
~fine|a-15b-15h5p-8
~finish|a-5b-2h7i-2m-3n-3o2p-17
~fire rule|o2p-3
~fire|a-14b9l-5m-2n-15o17p5
~firm of|b2o3p-2
~firm|b9c-2d-3f-3h-6i-2j-2m10n2o-26p38
~first job|b4o-3p7
~first morn|a8b9p-5
~first plac|a7b12o-3p5
~first thing|b18h-17o-5p11
~first year|b2o2p-17
~first|a-8b3d-4f-2g-4h-22i9j4k3l-5m14n-2p-6
~fitt|o-2p-4
~fit|p14
~five month|a-3b-2o2
~five|a-9b-5h-2i2o-21p13
~fix that|a-9b-4h-3o4p-7
~fix|a-6b-7d-3g-3h6j7l-2o2p4
~flat|a-5b-4l10n-7o-4
~flog the|b4h-2o3p-6
~flog|b5h-2o3p-6
~flood|a-3o-16p7
~floor|a8b16n-4p-7
~flu|a-2p-2
~fold|a-2b-2o-2p-3
~folk|a18b12d-2f13h3l-2m-2n-2o-9p-12
~follow|a14b-4h14i9l-2n-2o-6
~food|a-3b-4n2o-2p-5
~footb|a-7b-3p7
~for an|a5b-7h16l-2o-20p-2
~for a|a-4b3d-2f3g7k-2l-4m-6n-5o-9p35
~for being|p6
~for each|a4b4h-6m5o2p-6
~for ey|o3p-4
~for how|b12h-3k3l-3m-5
~for in|a-3b-2p3
~for it|a16b6h13o-17p4
~for less|o-24
~for me|a2b-3g5h-4i4o-7p-13
~for month|a-4b-2o4p-2
~for more|a7l7n2o-7p-9
~for my|a28b-3g15h14i-2j8o12p-44
~for one|b-3f7o-4p7
~for our|a5b-3d12o-8p-3
~for peopl|o3p4
~for rent|a-7n-3o6p-7
~for that|b5h-2o13p-13
~for their|o-11p9
~for them|a-3o-7p4
~for the|a3b-4d10g2i11j-2k-2l-4n-5o14p-31
~for this|a10b10o-10
~for those|a-6b-5o2p7
~for two|a-2o-8p2
~for us|a2b-2h3k3o-9p10
~for week|o7p2
~for what|a18b-3g-3h16l4m3n2p-14
~for which|a6b9h-2l-3m3n2o4p-11
~for year|a-2o-3p2
~for your|a-7b-11h-2i3n5o21p13
~for you|a34b-13c-2d-2g6h-10j-4l31m5n23o-12p-16
~forecast|a-16b-3g-2h7l-2m-4n-8o8p-20
~forev|a2i2o-13p20
~fore|a-6b-2o-8p-21
~forget|a-8b-6o9
~form|a-6b-6d5f-2g-2h-10i-3j-2k-4l18m-3n3o-5p-3
~fortnight|o5p-3
~fortun|a-3b-2p-4
~fort|a17b-2k23o-9p4
~for|a14b-25c3d9e-2f23g25h7i-5j-10k-10l3m-6n3o-3p18
~found|a-11b-9h-2i-2l3o-21p12
~four month|a-6b-3o3p-3
~four time|a-5b-4o-13
~four|a-11b-20d-2f-3g11h-6i26j-3k-2l-3m-2n-7o-15p-19
~free|a9b-14h-2i-2j32k-2l-2m2o-11p-3
~french|a5n5p-4
~fresh|a-6b-4o27
~frida|o10p-3
~friend|a3l5o-10p-6
~from a|a35b19h-2j-2l16m5n2o2p-36
~from my|a3b5o-13
~from the|a10b-5g-2h-3l7m11n7o-6
~from which|a-5b-7n8o-2p9
~from your|a-16b-8m-3n-2o-6p23
~from you|a19b-3h27o10p-17
~from|a16b-9c-3d-5f-7i-7j-6k-6l26m17n16o-17p29
~front of|a2b6o12
~front|a15b27h-2j-2k-2l-2n-2o13p-8
~frost|o-9p17
~full of|a-4b-2o6p-2
~full time|a10b15n-3o-5p-14
~full|a-9b5h-4n-4o8p-28
~funct|a4b-3n9p-3
~fund|a-6b-10h-2i4m3o7p-17
~furnac|a10b7i-2m7o-41p-10
~gadget|a4b8o16p-8
~gap in|a-6b-2h-3p-6
~gap|b-3h-2j5p-11
~garag|a2b4o-2p-2
~garden|p4
~gate|a-11b-8o-3p8
~gath|a7n9o6p-6
~ga|b-3g9m-2o3p7
~gdpr|a-2o-6p14
~gentl|a14l4m8n5p-8
~german|a5b-3m7o-5p4
~get a|a-9h-2j3m-2n-5o11p-23
~get in|a7b-3h-2j13o6p-2
~get it|a-14b-10h-2o-4
~get my|p4
~get on|a-4b-9h8m-2o-10p19
~get out|a-4o-4p14
~get pai|a18b18o-8p-26
~get peopl|o-6
~get send|p-2
~get them|a-5b-2o-2p-2
~get the|a-6b-3o-4p-4
~get to|a10b3h5j2m4p-4
~get two|a-2o-4p-9
~get your|a12b14o-5p-3
~gets|a-9h-2l-2n-3o-5p-28
~getting|b-2i-2j6l3n-2o-3p8
~get|a-24b2c-3d-4f-7g-4h36i-6j15k-8l-13m-12n-19o11p-49
~ghana|b-6n8o-2p5
~giant|a4b6o4p-2
~gift aid|a-6m-2n-2o-4p30
~gift|b6m-2n-2o-4p27
~girl|a10b11h8l-2n-5o-5p11
~give a|a-7b-8l5o2p7
~give it|a4b4o2p-4
~give me|a6b-2f9o-2p-4
~give the|a-5b-4o-2
~give up|a11b21h-7m-2n2o-4p14
~give us|b-2h2o5p2
~give your|a2b4l-2o-7
~give|b12c-2d-2f7g-2h-14j-3l5m-2n6o-8p9
~glass work|b-4m4o-2
~glass|a-3b-6h-3m4n5o-12p9
~go about|a8b-3i-2j14p-2
~go and|o-2p-3
~go awai|a6b6p-4
~go back|a-5b-5p5
~go before|o6p-4
~go bust|o11p-14
~go by|b-3i3o-2p-6
~go for|a-4b3h-2m-2o-6p11
~go home|o3
~go into|a10b11o-2p-2
~go in|a-2o8p3
~go on|a5m6o-8p-3
~go out|a6b9o5p-4
~go over|a2o-6p-2
~go through|a-4b-9i7j-2o13p-25
~go to|a-10b-3h-2p23
~go under|a18b21o3p-11
~go up|a-3o-10p32
~go wrong|a6b-3h14i2m-5o2p9
~goe on|a-8b-3h-2o3p-5
~goe|a-11b-4g-2h4l-2n-2o-3p-9
~gold|o-5p28
~good idea|a-4o-6p-11
~good|a22b-4c-2d-2f-5g28h4i-3j-3k-3l5m6o-2p-20
~googl|a-4b-2o3p-12
~got a|a-10b-10k4o9p-20
~got children|a-12b-10p16
~got the|a-7b-5o4p4
~got|a2b-16c-2d5f-2g-3h-10i4j-3k5m32n-9p-42
~govern|a5b11d-2j2m-2o-3p11
~go|a-18b-7c-2d-3f-5g-3i5j8k-4l-3m-4o2p-10
~grandmoth|a-5b-6h3o-2p8
~grant|a-16b-9h-2k-2l-2p-6
~great|a4b15h-2l-4m-2o-2
~green and|o-20p-5
~green product|o-2p-2
~green|a-10b-6o11p-21
~grid|a-6b-6l5m-6n4o-7p-7
~ground|a-3o4p-4
~group|a-6b-2h4m-7p30
~grow up|a-9b-8o-3p17
~grow|a-5b-10h5n3o3p4
~guard|a-3b-2o4p-2
~gui|a11b-9m14n9o-3p-33
~habit|a-3p13
~had a|a4b3h-2i4l3n-3o-12p12
~had been|a-3b-7h-2m4n3o11p-19
~had the|a-5b-4p5
~had to|a17b9m7n5o22p-22
~had|a-7d-10f-2g-2h-12i3j-2k-4m8n16o21p-11
~half an|a8i-2j11p-7
~half a|a-11b-7o11p6
~half build|o-15p-3
~half empt|a-4h-2o3p-5
~half my|a-4b-3o-10p12
~half of|a-3b2l-2o-3p5
~half the|b4p21
~half up|o3
~half|a-24b-11h-6i-3j10l-3n-3o-9p14
~hall|a-3o7p8
~hand and|a-2b-2o3
~hand at|a7b-3h9n2o-4
~hand in|a-9l-3n-3o-4p19
~hand out|a6b10h-4
~hand over|b4h5i-2m-3n-2o15p-29
~handl|a2b10h-2o-13p4
~hand|a-2b9f-2g-2h15i-3j-2k-2l-5m-5n-4p-15
~hang on|b8l-4n-2o-6p-2
~hang|a2b7g4l-4n-2o7p-7
~happen in|o12p-5
~happen to|b8h-4n-2o-12p23
~happen with|a-2b7h-3i-2n-2o4p-6
~happen|a2b9h-10i-3n12o9p-27
~hardl anyon|a-2o-20
~hardl|a-13b-7n-2p-8
~hard|a-4b-4o-14p7
~harvest|a-5b-2o-5p-12
~has anybod|b-3l2n3o-2p6
~has anyon|a2b-3l-2m5n3o5p-3
~has a|a-14b-15h-2i5o18p6
~has been|a-5b-4h-2i4m3n-2o6
~has done|a3h5p-18
~has ever|a-2b2o-3p3
~has go|a-4b-3p-6
~has its|o-5p-2
~has it|b2o3
~has the|a6l-5m18n-3o-3p-6
~has to|a-2o-2
~has work|a-2b8d-2h-4p3
~hasn t|a-4b-4h-3i5o-14p8
~hasn|a-4b-4h-3i5o-14p8
~has|a4b3d-7f-5g-5h8j-3k-2l-10m17n10o-7p12
~hate|a3b-3g10h-2o3
~have a|a6g3h-2j4m4o-11p5
~have been|a4b4h6m-3o-2p-8
~have exper|a-4b-3o-4p9
~have go|a4b4o3p-4
~have in|a3b-4h8
~have just|o5p5
~have never|a5b6p-7
~have no|o8p-2
~have the|a7b3h8p16
~have to|a11b-16h7i13j6m8n-5o12p-10
~have you|a-34b43c17d-7f-4g-4h-18i-11j-7k6l-23m-16n-8o3p-35
~haven t|l3o-8p11
~haven|l3o-8p11
~have|a4b5c24d-9f-7h10k6l-7m-9n-6p16
~having|a13b11m6o-6p-11
~head offic|b4n-2o8
~head of|a-5b-10i4p-9
~headteach|a3b-3h4
~head|a3b3d-2h2i5l-2o8p-5
~health|a-3b-2d3m-2o4p18
~hear the|a-3h-2
~hear|a-2b9f-3g-2h-3j-4k-4l7n-3o7p-17
~heat|a-4o4p8
~help a|a-5b-2o12p-34
~help to|a6b8o-8p-3
~help with|a-11b-11h4p27
~help|a-14b-5d4f-2g-3h2i-3j2k-2l-2m-3n-2o8p-42
~here|a15b-14d2f3h-5i-3j10k21l11m-3n-4o-2p-10
~herself and|a3b3o-6p-2
~herself how|m2
~herself or|a8b4f-2g-2j-12n23p-7
~herself|a24b14d14f8g-4h-9i-2j-13k-2l-2n21o11p-40
~hers|a23b-2h-2i17l11n2o3p-8
~hide|o4
~high rise|o10p-2
~high|p5
~himself and|a4b4p-3
~himself|a28b17d15f-2g-3i-2j-2k4o6p-29
~hip|b-3i4o-2p9
~hire|a-25b-11d-2g-2h14l-11m-4n-7p-16
~histor|a2b5o5p-11
~hi|b-3d4o-4p5
~hold a|a7b-3m5n5o-6p4
~hold up|a-5b5h-3i-3o13p-10
~hold|a10b-7h3i-2m8n13o-5p11
~hole in|a-15b-9h-3o6p-19
~hole|a-17b-11h-4i3j-2n-2o12p-25
~holida|a39b43h-2o-2p-32
~home at|o6
~home have|a4b6p-2
~home hungr|a-2o2p-2
~home|a-6b-3f3h9l-4m-4n-3o-16p11
~honestl|a-3o-2p-9
~honest|a5b-5h-2l9m3n2o11p-13
~hook up|a-5b-3o-4
~hook|a-5b-3o-4
~hope|a-2b-7d-2f9g-2h-3m3o9p7
~hospit have|a2b2
~hospit|b5d5l-3m-2n-3o-5p-11
~hosp|a-7b-2h-2o-9p11
~hotel|o-9
~hotlin|a-10b-2n-2p-34
~hour and|o-11p-2
~hour are|a8h13o-2p-7
~hour of|a-7b-7i-2j4o8p4
~hour with|a-3b-6i-2j8p4
~hour|a7f9h5i-7j12k-2l-3m-2n-5o-2p-8
~hous benefit|a-5b-3o-16p11
~household|a3b13h-3i-3o2p5
~hous|a11b21h-4n-2o-17p-2
~how are|a5b5p-5
~how big|b6
~how can|a-8b-4h-3j7k-2l-2m2n-3o4p-12
~how come|b6o17p-9
~how could|a-6h-2o13p-12
~how did|a-20b2h-4j-2l-4m-9n3o-8p-12
~how does|a13b3d-2h-5j5l9m2n3o-11p-6
~how do|a-24c-3d8f-3g-3h-24i-3j16k-7l3m-3n-2o-6p-4
~how far|a7b-3h12o4p-6
~how is|a-4b-10d11l-2o-7p12
~how long|a14b17c15d-3k-3l-11m2n-5o3p-4
~how mani|a5b2c-2d-7e-2f-3g-6h-2i-3j-7k12l34m4n-15o5p29
~how much|b4c7g11h-9i-2j-3k-2l-6m-9n9o7p-8
~how often|a5b-2m7n2o-6p-12
~how old|a-11b-7o-2p15
~how quickl|a19h24o-9p-5
~how soon|a11b4h-3i11o-2p-3
~how the|a7m9p-5
~how to|a-11b-12h-3j6p-21
~how was|a-8b-5o-6p8
~how would|a-12b-9h-2j4o18p-26
~how you|a8b18h-6l2m-5n2o7p-2
~how|a14b-8c9d-4e-3f-15g-10h13i-9j27k12l11m5n-13o-9p-42
~hq|a-5m-2o21p-14
~hr|a-5b-4o6p4
~hubspot or|a-15b-10o-2p23
~hubspot|a-15b-10o-2p23
~huge|a-9h-2m-2n-2o9p-11
~hull|a6n7o-10p11
~humil|a-10b-2m-2n-2o5p-2
~hundr of|a-2o-8p-3
~hundr|a-14b-6h-4o-10p11
~hungr|a-2o2p-2
~hurt|a-5b-4o-3p10
~husband|a15b2h5i4k3p-4
~hybrid|a-3n-2o-3p-10
~hydrogen|a-9b-2o-10p33
~i am|a10d7f-2j3k7l-2m-2n-4o3p12
~i ask|a-11b-11f9h-2o9p8
~i bet|a4b6l3o-12p-2
~i be|a-5b3k-2m-2o14p2
~i book|a14j16p-11
~i bring|o-6p9
~i bui|o-9p12
~i can|a14b-9g-2i-3j6k32l-2m-2n-3o-12p17
~i chair|a3h4o-4
~i could|a-6b-6k3p11
~i don|a-10g-2l-2n-3p16
~i doubt|a3b4h-3i2j2o2p-3
~i do|a5b-2g7i-2j3k5l-3o2p3
~i d|a16b-12j16k-2l17m3o9p-18
~i entitl|p3
~i find|a-4b-2l2o9p-22
~i gath|a8n9p-4
~i get|a8b-11h14i-3j18k-4l-2p14
~i give|a-8b-6o9p-18
~i go|a4j4o3
~i hand|a3b5o-2p9
~i have|b-4h11i-3j6l-2n-2p14
~i hear|a-6b-3l2o4p-4
~i just|a5b7h-2o11p-11
~i keep|b4k-2o13p12
~i know|a-7b-8h-5j-3k-2l13o5p21
~i let|b4o8p-14
~i look|a4d7i4p-2
~i make|a-2b-6j7o17p-21
~i mean|a5m4n2o-4p3
~i must|o3
~i m|b-4f-2h-4i5j8l5n-4p-12
~i need|a-6h-2o-16p16
~i pai|o-11p27
~i put|b-3f13j-6o-17p14
~i read|a11b-5h5m10n3o-12p-22
~i run|a3b5o-5p-4
~i see|a5b-6j9k5p-6
~i sell|a6b6d4o2
~i should|a7b4h6i-2j2o15p-25
~i start|a-9b-11i3o3p11
~i suppos|a19b23h4l-2o-3p-16
~i suspect|a-3b-2o5p-9
~i take|a10b5k6o-3
~i teach|a3i3o-4p-6
~i tell|a-8b4h-2j-3l-3o-13p22
~i think|a-19b-6h-2l-3n-3o12p3
~i us|a-5b-3o3p-4
~i ve|a-3b2g7h-4l-2n-2o-5p2
~i want|a4b8o-11
~i was|a-7b-8i3o-17p21
~i work|o-5p11
~i would|a8b-3g5h-3i4j2n3o23p-9
~i writ|j4
~idea|a-18b-13o16p-17
~ident|o-3p-2
~idl|a-14b-8h-2o10p-2
~if it|b2o-4p10
~if i|a27b25g3h-2i8j-2o-6p-6
~if one|a-3o9
~if they|o-8
~if the|a4b13h-4o-2p-4
~if we|a18b14h9j-3k3o-4p-4
~if you|a-25b-39d-2g12h3j-2l3n3o30p-15
~if|a3b12d-4f-4g12i6j-8m-5n-4o-6
~ignor|a-15b-10l-2n-3p17
~ill|a-6b-2o24p-16
~im|b2o-9p12
~in 2023|a-16b-15o-10p34
~in 2030|a-6h-4o-2p9
~in advanc|a7b-3h11o-3p-3
~in all|a11l14o-11p-10
~in and|a-15b-13k3l-2o3p9
~in any|a-5b-3o-6p8
~in a|b-13d-2f10g6h18i-3j-2k-3n-4p-22
~in bristol|a6b-2m12n-2o-6p9
~in cardiff|a5m6n2o-5
~in charg|a17b13n4o7p-18
~in court|a2b6o-2
~in dai|a-3p5
~in edinburgh|a-7n-5o-11p25
~in england|b2p2
~in every|a-11b-7o8p-7
~in for|a2d-2h5o4p-2
~in front|b3o12
~in german|a-2b-2o-2p4
~in how|a-17b-3h-7m-3n-2o10p-2
~in hull|a10n9o-8
~in ireland|a-4b-4
~in its|a5b-8f2n10o-7
~in it|a-10b-14h5i5k-2o-5p-20
~in januar|a-6b-4o2p3
~in june|a-4o12p-5
~in law|a16b9h4l6o6p-10
~in leed|o13p-3
~in lill|a6b-3l11p-4
~in lyon|l-2n3
~in march|a3h5o4p-3
~in my|a2b-2h6i4j-2o-14p4
~in new|a-3b-2o-3p2
~in one|a-3b-5h4o3
~in on|a2b3o-6
~in our|a-10b-15h13j-2l-2o-19p-15
~in plac|a6b-4h14i-2o-8
~in porto|a-6b-5p8
~in rotterdam|h-2m3p4
~in sheffield|b-2n3o-3
~in south|a2b2p-2
~in spring|a-4b-2o20p-10
~in their|a-17b-8n-6o-2
~in the|a-14b11c-2d-4f-3g-4h-7j5k-5l-8n4o-2p-4
~in this|a3b-4c11p-4
~in those|a5b16m-7o3p4
~in time|o2
~in total|l2
~in to|a6b-2h8k2o3p-5
~in truro|a-4b-3o-2p6
~in wale|a-8b-8p11
~in what|a22b9d-2g6h6i-2j-2m3n5o-7p-6
~in when|a-2b-6h8i-3o-4p-2
~in which|a-4b6d18h-9i-4l-3m-5n-4o13p-12
~in with|a-2p-5
~in writ|a2b11h-2n-5p10
~in year|a10c10o6p-12
~in your|a3b33d-3f-3g-3h-6i9j9k-5l-15n-12o8p-13
~inbox|a-2o-4p-2
~includ|a9b-8h23o-6p-11
~incom|a-2o-11p6
~indemn insur|a-4b-4p6
~indemn|a-7b-6p9
~independ|a3h-3l3m2n3o-2p3
~industr|a12b-10d27e3f-2p-10
~inherit tax|a-3p5
~inherit|a3b10l-3o-8p6
~insid compan|a5b7p-4
~insid|a4b8o-2p-12
~insist on|a-7h-2m-2p-5
~insist|a-7h-2m-2p-5
~inspect|a6b7p-7
~instead of|a-17b-11n-2o-5p21
~instead|a-25b-15h-4n-2o8p2
~institut|a-5b-3p5
~instru|a3b7o2p-20
~inst|a9b-2f13o10p-4
~insur|a16b-7m9n16o-6p6
~interest|a7b13h-2l-2o-15p24
~interview|a-7b-4o-11p8
~into a|a-6b-3o9p-12
~into it|a-2o10p-12
~into the|a2b6i-2
~into|b7d-2h-4i5j2k-2l-2m-3p7
~introduc|a-5b-2o-10p30
~invest|a-11b-2m-8p10
~invo|a9b10i2o9p-21
~in|a8b7c9d-2f-8g-4h17i5j14l-7m-20n-2o-4p9
~ireland|a-4b-4p2
~iron|a4b-3m11o7p2
~is about|a2b-2i10o-6p-13
~is all|a5b5o3p-2
~is a|a22b-5d-2h-5k-3l13m8n18o-8p-6
~is blank|o-6
~is come|o-7
~is due|a-2p3
~is full|a-2o7p5
~is getting|a-2o7p-3
~is go|a4b6o4p-10
~is in|b-3h8i-2p-12
~is it|a12b16d-3f-3g-4h15i-2j4l-7m-5o3p-4
~is more|o5
~is nearl|b4l-2o-3
~is not|o-16p2
~is off|a-4o10
~is on|a-2m5n-6o-2
~is over|o-9
~is so|o6
~is still|n2o-7p-4
~is that|a12f12h2o-14p33
~is there|a4b10d-3f-3g-2h-3j-6k15m-4o-20p18
~is the|a8b-23d13g-2h4i5k17l-2m-2o13p23
~is too|o-6
~is wrong|a-4n-3o-9p8
~is your|a-15b6d12f-2g-3h-9i-8k-2l-4m-2n-3o-3p31
~isn t|a-3b-7d6f-2g11h-7j-2k2l2m-2n-2p7
~isnt|a7f3h2l9n-5o-3
~isn|a-3b-7d6f-2g11h-7j-2k2l2m-2n-2p7
~is|a14c-9d8e-2f-5g-19h15j-10k18l11m-13n18o-8p20
~it all|a13b12h2o-3p-5
~it and|a4n7o-2p-11
~it a|a6b9o3p-5
~it back|a-2o-14p20
~it before|o-6
~it be|a-8b-2h-5j2o17p-5
~it can|a3b2h7l-2o-2p-9
~it come|o5
~it cost|a-13b-6h-2o11p3
~it down|b2o13p-6
~it end|a-6b-5o-9p-2
~it for|a5b-4c11g4h2i-2k-2m2p-4
~it from|a5l6p-5
~it gets|o-6
~it goe|o-5
~it hasn|o-4
~it has|a-5b-2p18
~it have|a-2b-2i3o3p-2
~it how|a8b7j3o-6p-6
~it in|a-3b-2g5h-3o12p-12
~it isn|a2b6h-2o-3
~it is|a-15b-9h-2o-16p5
~it i|a-3b-3o9
~it just|a6b10o6p-9
~it make|i3o-5
~it must|a8b7o-10p-6
~it on|a2b4p-8
~it or|a5i10o4p-5
~it out|a-2b-2o-6
~it poss|a3b-5j14o6
~it reall|a-4b-2o7p-4
~it run|p-2
~it so|a3b5o-3
~it still|a-4b-3o-6p4
~it s|a2b2f3h3i-2j-2l7n-5o-2p27
~it take|a-4h-2o14p-4
~it that|a-21b-14h-2n-2o-22p51
~it the|a2b10h-2m-2o2p-11
~it to|a-11b-7o2p4
~it true|a-10b-6h-2n2o13p-23
~it up|a12j3l4n8o-4p-3
~it was|a-7h-6m2p11
~it what|a-4b-2
~it when|a16b18h4m-2p-8
~it with|a-3o3p-4
~it work|j2o-5p22
~it worth|a-2p-7
~its own|a-2o7p-5
~itself|b-4m2n2o-5p-2
~its|a3b-27g-2h6i14k-2m9n6o5p7
~it|a-17b6c12d-11f-9g-3h10j8k-8m-12n-10p-48
~izmir|a-7b-7p8
~i|a57b3c-7d-3f9g-3h-4i-6j31k15l6m3n13o8p-2
~januar|a-7b-4o7p4
~jar|a-8b-13n10o14p-9
~job and|a-4b-2o4p-3
~job before|a3b4
~job herself|a15b16o-5p-4
~job in|a-13b-13o-6p17
~job on|b2
~job titl|a10b-7d22p-7
~job|d13g-2h-6i-5j-2k-2l2m-4n7o13p-11
~join|a3b6o3p-3
~joke|a-2b2p17
~jump|a-9b-3h-2o20p-3
~june|a-4o14p-5
~juni|a-7b-5o-6p16
~just sit|a-3h-2o5p-8
~just want|a-5b-4o3
~just|a-2d3h-7i12k-3l-3n-3o19p-34
~keep an|n3o-6
~keep a|a-12b-13h-2l2o17p5
~keep the|a14b16o6p-13
~keep you|a-2o15p-3
~keeps its|a5b6o7p-6
~keeps|a4b2m3n4o2p-11
~keep|a-7b-18d-2f3g9i-4j-2k19l-4m-6o14p-32
~kei|a3g5
~kick out|o5p-2
~kick|o5p-2
~kid|a-8b-5p2
~kill|a-2b-4g9h-2n-2o-2p15
~kiln|o-2
~kind of|a7b-5f9h8k3l-3n-2p-12
~kind|a22b5d-2f9g-2h6i5j-2k9l-3n-2o-8p-12
~kitchen|a-8i2n-7o10p6
~kit|a5b7o5p-19
~knee|a-4b-3o-2p14
~knock|a-4n-2o-5
~know about|a4b7f2j-2k-2l8n-5o5p-6
~know how|a-7b-5i2o5p-2
~know it|a10h12p-11
~know that|a19b13h-4i-2j-2k-2l15p-16
~know we|a2b3o-2p-3
~know what|a-4p2
~know where|a-4b-6k5o6p-3
~know who|a-12b-3l-3n-3p13
~know you|a9b-2m12p-7
~knowledg|a3b5o-5p4
~know|a14b-6d-2g-2h3i-4j-6l16m12n4o-8
~labour|a3b-12f11g2m6n-3o-12p-2
~lab|a-2o11p-3
~ladi from|a8b-2l3m10p-2
~ladi in|a6b-4l10m-4n7o-3p-2
~ladi who|b-2l-4m5n5o-8p22
~ladi|a36b5h-4i-3l10m19n15o-17
~lad|a5b6l4o-2
~lai|a5b7o22p-7
~lampshad|a6m2n5p-3
~landlord|a-3o-3p18
~land|a12b10g-2h4i5l-2m-2o-3p-5
~languag do|a-5b-2l-2p6
~languag model|o-8p9
~languag|a-14b-3h-7l-2o-12p29
~largest|a3b8h-4o4p-4
~larg|a-17b-13p5
~last dai|a-7b-6o-6p6
~last month|o-9p31
~last week|p-5
~last year|a5b6o-3p12
~last|a-4h-6i7m-2n-2o-4p39
~late and|a-3o4p-3
~late in|a-8b-7
~later|o19p-3
~late|a-25b-18o17p-20
~lawy|a-6b-6o10p-2
~law|a11b7h3l5p8
~lead a|a3b3o-2p-5
~lead|b3m-2o-14p22
~leak|a2b-3h-3k12o-13p9
~learn|b10h2j-2l-2m-2n-3o-11p-4
~leas|o5p11
~leav and|p9
~leav form|a-2o2p-2
~leav in|a11b2h9o-14p3
~leav the|a-2b4h-4
~leav us|h2o10p-4
~leav|a-3b-4h11i8l-3m-4n-5o-4
~leed|a-2b-3o13
~leek|a5b-2h-2l6m3o-21p26
~legal|a-5b-2o-7p9
~lend s|a2m4o2
~lend who|a11b-4l15m4o-2p-3
~lend|a-7b-11h-5i-4j-2l22m2n-7o-15p-18
~less than|o2p-4
~lesson|b-7i9o-4p4
~less|a-23b-19o7p-36
~let go|a-8b-6o6p-5
~let me|o-10p4
~let peopl|a-2o-2
~let the|a-10b-5n-2o15p-4
~let you|a2b4p-8
~lett|a-13b-3m-8n-2o-3p16
~let|a-11b-11j-2l-3m4n6o8p-29
~level|a-6b-4p9
~licenc|a-2p5
~lie|p5
~life and|a3b4p-2
~life begin|a3b4p-3
~life|a4b16h-8i-2l3n-4o-8p-10
~light|a-6b-2m-2o17p-6
~like a|a22b12k9l4o-8p-8
~like it|a-2b-3g6
~like me|a-7b-4o8p-18
~like ours|a3b3o-5p-4
~like tea|p-4
~like that|a3b6h-2i3l2o3p5
~like the|a4b-8l4n7o23p-6
~like this|a-3o12p-7
~like to|a14b-11h8j10k-2l7m3n3o-18p32
~like|a7b-19d-3f-3g2i-2j11k5l12m-2n6o4p19
~lill|a2b-3l11m-3n-2o-15p17
~line for|a-5b-5h2o-4p-2
~line of|b2
~line|a26b-14f2g-2h22i-5j8k-2l-2m8n12o-13p-41
~list and|a-3b-2l5m-2n-2p-2
~list of|a-8b-8h4n-2p7
~listen stick|a-11b-10p11
~listen to|a2b6o16p-6
~listen|a-7b-5h-3n3o13p6
~list|a24b-31d5g36h13i5k-2l9m-4n-6o4p-21
~littl|a23b8d6h-3i3k7l-3m5n4o14p-14
~live before|a-7b-7p8
~live in|a-2b-2
~live|a-2b5o-8p9
~li|a-4b2h-2i-2o18p-17
~ll|a5b-3h10o5p-15
~load|a-2o15p-2
~loan shark|a11f13p-4
~loan|b-9f12h-2n2
~local auth|a11b12o-4p-9
~local|a8b10d-2g-2h5m-2o-7p-20
~london|a7b7p-5
~long and|o-2
~long did|a5b9l-2o14p-23
~long have|a9b3c12o-3p-3
~long is|a-8b-6o-3p20
~long than|b2o-4p2
~long were|a15b16p-13
~long|a11b13c26d-4f-3g-3l-12m3n-6o-18p2
~look after|a-9i3l-4m-2n-4o8p13
~look at|a-8b-2h-2k3l-2p-2
~look for|a-3b-3h-3n3o15
~look into|a-2p-10
~look like|o-6p-3
~look|a-17b6d6f-2g-2h-9j-2k2l-7m-4n-3o12p-5
~lorr|a3m3n3o-14p14
~lose a|a9b4h5o-3p-7
~lose their|a10b10o-10p14
~lose|a-15b-5h2m-7o2p22
~loss|a-3b-6h7n-2o-5p18
~lot of|o2p-6
~lot|b3o24p-15
~love|b6h-2i-2o24p-11
~low|o5p-2
~lunch|a-2m2o13p-18
~lyon|l-2n3
~m 57|a-5b-3o5p-9
~m a|a11b10h-3l6o-6p-3
~m not|a3h4i4m-2o14p-18
~m the|a-7b-3o8p-9
~machin|b3h-2l-2n7o-2p10
~mad|a-14b-5h-4m3n-7o-17p-4
~magazin|a-20b-6h-9o7p-10
~mai a|b-3k5p3
~mai i|a2b4p2
~mai one|b-10f5g11h-2n-3o5p-3
~mail and|a-2p-2
~mail|a-8b-5h-3m-2n5o-21p-8
~mainten|a-8b-6o5p-6
~main|a15b-8d-3f11g15h9i-3n-2o-2p-17
~mai|a15b7f5g10k5l-2m-3n-4p-6
~make a|a-7h-2k-2o5p-12
~make it|a-21b-17h-2o28p-18
~make of|a-10b-9h-3m5o-20p33
~make them|a-3b-3o4p4
~make the|a3b6j2n-4o-17p28
~make us|p-7
~make your|a-7b-10h7o-3p17
~make you|a10b16m-2n-3o-2p-6
~make|a-14b23d-3f-3g-4h-5j4k-6l-8m-7n-2o-4p-16
~man who|a-4b4l-2n-2o10p-5
~manag a|b-3h5
~manag direct|p-10
~manag|a2b-9f10h2j-2l-2m3n3o-16p-37
~mani bu|a3b4p-3
~mani dai|a6b22l-5m-3n-4p-11
~mani famil|a-4b-2p5
~mani home|a5b11l-4p-3
~mani hospit|a6b7p-5
~mani hour|a-3b-2p5
~mani of|a37b17c-2k22l-5m10n-2o-12p-18
~mani old|a5b6p-5
~mani other|a3b6p-3
~mani partn|a12b16m-3p-11
~mani peopl|a-12b-27c-2h-2j-2l24o-3p30
~mani refer|a4b-3h-3l16m-2n-2p-3
~mani year|a26b30c6l-2m-5o-5p-10
~mani|a13b19c-2d-7e-2f-4g-7h-2i-4j-7k12l34n-16o-6p-7
~manufactur|a-5b-2n-2o-16p29
~manu|p-12
~man|a2b6d-2f-2g6h-2i-3j-2k-2m10n-7p7
~march|a2b-3h5m-3n3o-15p18
~market|a12b7g8o-5p-18
~mark|a4b2l5m-6n4o-6p8
~marr|a-14b-7o12p-9
~mass|a-4b-3p-5
~math|a2i3o-4p6
~matt|a2m2o4p-4
~me and|a3b-2j6o-9p-2
~me a|b-2f9i-2o4p28
~me back|a-15b-7j-4o5p10
~me in|b-2h7j-2o11p-5
~me it|a-5b-3o17p-5
~me the|a5i7p-3
~me to|d3o7p-3
~me what|b-4g9h-2o-2p-6
~mean to|a3b-2h5i4j-2o4p-2
~meanwhil|o-5p-2
~mean|a-2b-4i2k-2m3o18p-9
~mediat|a-2p5
~medic|a-3b-3p4
~meet in|o5
~meet with|a16b5j13o-5p-14
~meet|a-5b-12h4j12l-2n-3o-5p5
~melt|a-7b-4h-2o17
~memb of|a10b9i-3l6p-9
~memb|b6h-2i-3l5o-13p-12
~mend|b2o9
~ment|a-7b-11l4o-2p8
~men|a-4o12p-6
~merg|a-7b-4m-2o5p-21
~mess|a2k6n-2o18p-8
~metallurg|a6b7p-5
~meter|b-2n4o-8p29
~method|a5b-16h-2i36k-2m-2n-4o14p-24
~me|a12b21f5g11i3j-3k-5l-8m-7n-4p15
~middl of|b2o-3p-4
~middl|b2p-4
~midnight|a4i4o-9
~might|a14b-5d3f-2h-6i6j3k18o-2p-10
~migrat|a9b20h-4o-2p-4
~mile|b3o11
~mill|a-14b-10o5p-10
~mind|a2b2o-5
~mine|a4b12d-6e11h-6n-3o-24p-4
~minimum|a-6b-3p6
~minut|a-8b-6i-2o14p-14
~miss|a-15b-12o-7p-7
~mix|a3b4p-7
~moan|i2o10p-7
~mobil|a-2o11p3
~model|a10b15m-2n-3o-13p5
~moment|a-8b-3h-2p22
~monda|a-7b-7j2o-13p-12
~mone and|a-3o11p-2
~mone down|o-8
~mone for|a4b11n-2o3p14
~mone|a18b12g-2h5i-4j-2l6m4o6p-8
~month and|a-5b-3p9
~month behind|a-2o-5p-3
~month do|a-3b-3p4
~month how|j2o-2p-2
~month late|a4b5o12p-6
~month to|a-3b-2o-8p-10
~month we|o3
~monthl|o-10p2
~month|a-10b-9f-2h-7j12l-3m8n-7o-8p6
~more and|o7
~more for|a-4p-5
~more of|o-5p-5
~more peopl|b3o-6
~more plug|a-2o-5p-3
~more than|b-7c13l-3p10
~more|a-4b5c13f-3g-3h-8i-4j-2k-3o2p-59
~morn and|o-7
~morn|a-24b-2h-6l-2m-6n-5p-9
~mortgag rate|p2
~mortgag|a-5b-3o-18p28
~most of|a-7b6h-2i-4m-2n-3o12p-16
~mostl|a13b13p-4
~most|a-6b3f-2g13h-4i-5j3l-2m-3n-5o4p-9
~moth|h3i-3l3o7p-21
~move the|o-2p6
~move|a19b9h6i6l-2m-2n5o-22p26
~mr|a15b-2i8m8n3o-27p-9
~ms|a27b-8d-2l2m33n4o-12p-24
~much did|a-14b-8m-4o14p-12
~much do|a-14b-13o-6p22
~much is|a-8b-7o-2p9
~much of|a4b25c-2f-3h-5j-2l-4m-2p-11
~much was|a17b7n13o7p-15
~much|a-14b-6c7g10h-11i-4k-2l-7m-10n8o4p3
~mum and|o-3p5
~mum|a3b4d7i-2o-10
~must be|a7h8o4p-9
~must have|a4m3n3o-4
~must i|b2o-2p-11
~must|a-3f-2h7j-2k-2
~mutu|o-3
~my best|a-3o15p-11
~my boss|a12b5f-2h-4j-2k-2l11n8o-2p15
~my broth|o5p-13
~my cv|a10b10o-4p-4
~my daught|n4p4
~my direct|a13b6h3j7o16p-20
~my fath|a-3b-4i4p-5
~my husband|a3b-5h5k3p3
~my late|a14b14p-8
~my moth|a2h5p-19
~my mum|a-3b-5d7i-2o7p3
~my notic|o4p-10
~my own|a-6b-2g-2k8l-2n-3o8p-7
~my peopl|a-5b4h-7o20p-40
~my sist|a16b7j4l6o-4p-9
~my son|a5l10m-2o-13p7
~my staff|a3b7h-3p26
~my subscript|a-4b-4o-10p17
~my team|a12b7h5p-6
~my two|o-9
~my uncl|a-4b-2p-7
~my wife|a15b6h12o3p-7
~myself|a9b-9g9h-2j-3k18l-2m2n-3o-2p2
~my|a12b25c-2f-10g4h21i-8j4k2l3m-14n-10o10p-6
~m|b-4f-2h-4i5j8l5n-4p-12
~name and|a12l5m11o-4p-4
~name of|a-4b-11h-3i8n3o-5p21
~name to|a9b8f-2i-4l7n4o-5p-6
~name|a53b-15c-2d-4f6g3h-6i27j6k-4l17m10n14o7p-38
~near the|b2h4m-6o-3p10
~near which|a2b2p-2
~nearl all|o-9p-4
~nearl|a-5h-2l-2o10p-20
~near|a-7b6h4m-5n-10o-16p23
~need an|b2o2p-14
~need a|a-7b-4o-4p18
~need for|a7h9o4p-4
~need more|a-7b-5p-13
~need to|a-2h2o9p-8
~need|a-16b-7g-2h8j-2k-3l-3m-2n-2o-7p26
~neighbour|b5h-2o6p-6
~nervou|b3h-2o3p-3
~network compan|b-4m2n2
~network oper|a9b9o-7
~network|a3h-2l2m3n4o-13p-11
~never ask|a-3o12
~never even|o2
~never look|o-3p-2
~never stop|o-2
~never take|o-7
~never turn|p-2
~never|a-15d-2h4i-2l-2m-4n-6o8p-5
~new fire|o8p-3
~new line|o2
~new vers|o-8
~new zealand|a-2b-2p3
~newslett|p-3
~newspap|a-14b-12o-3p19
~new|a-6b12h-10j-2k-2l-3m6n-4o8p-8
~next summ|p-5
~next to|p-5
~next week|a10j14p-2
~next year|a-8b-6o7p10
~next|a-9b-12h-3j13m-2n-2o5p15
~nice|b-2m8o-8p5
~night and|a-4n-2p-2
~night|a-9b-2h-7i8l-3m-2o21p7
~nine year|b4
~nine|a-7b-3o3p6
~no long|o5
~no mone|o2p21
~no one|a-2b-2p-4
~no to|a3b6p-14
~no work|a-2p-4
~nobod ask|o-6
~nobod can|a5b8h-2o3
~nobod ever|a-17b-14
~nobod has|b3h-2o3p-3
~nobod in|o-10
~nobod on|a4h5o2
~nobod want|a8b13h-3p-14
~nobod will|a3n3p-9
~nobod|a-11b18h-6i-3j-2k-2l-3m-7n-4p-40
~nod|a-2i2o18p-3
~none of|a-3b-2h2p-2
~none|a-2b3n-3o18p-12
~norm|a-5b-2o-8p17
~not a|a-3
~not even|o5
~not keep|a-6b-2o6p-7
~not one|b-2i2o2p19
~not sure|b-4h4
~not the|a10b16h-2o-3
~notebook|a-3o8p-10
~note|a9g15h-2o12p-12
~noth gets|o5
~noth|b17h-3l-3m-2n-4o-7p2
~notic|a-14b8h-7m-5n-8o18
~not|a-30b6c-2f5g-6h-10i2j-6k-4l-9n-6o14p-32
~novel|a-16b-11p21
~now and|o-4p-2
~now the|o-10p-2
~now|a-3h-5i-2l-3m10n2o-4p-21
~no|a-16b-4d-2f-2h-5i3k-2l2m-2n-3o16p19
~numb of|a23b14h2m4n6o-15p-6
~numb|a11b12i-2n8o-4p-9
~nurs and|a15b9i4l4o-3p-12
~nurs from|a-4b-4o-5p18
~nurs herself|a3b3p-3
~nurs regist|a-3b-2p3
~nurs|a-10b-13d3h7i2l2m-3n-4o-12p15
~odd|a7b6j2o12p-4
~of an|a11b6d-2h5k5o11p-23
~of a|b15f15g-2h-6i-2j-3k4l-8m-5n-5o7p-23
~of cash|a-2p5
~of each|a-13b-2h-2l-2n-6o13p-7
~of england|a-3p4
~of figur|b3o-12
~of five|a-2o-2p4
~of hers|a20b-5h-2i17l11n2o-4p-8
~of interest|o-7p9
~of its|b-2m4o5p2
~of it|a14b16h2i3m-2o3p-22
~of mine|a-3b-2p-5
~of mone|a-5b-2o5p-8
~of my|a-9b-3h-2l-2o-21p17
~of night|a6b7o5p-3
~of one|o3p6
~of our|a-12b5i-3k-2l-2n-3o17p13
~of paper|a-2o6
~of peopl|a3b7h-2o-5p-2
~of person|a-5b3h-3i-2o3p-7
~of save|o-2p-2
~of that|a-12b-10h-2j-2l6o-7p-3
~of them|a-14b-6h3i-2l-4o-5p2
~of these|b9c-2l-3p2
~of the|a13b2d9g-4h-4i-7j-4k18l-6m-7n16o-14p19
~of thing|f9h-2n-3o4p-4
~of this|a6b-9g9h-4i-2j-2k-2l16n2p-3
~of those|a-2l3o-5p11
~of us|a12b-8f12h10i2l-2o-4p-28
~of what|a5b8d-3h-5m8o2p-4
~of work|a19b-3h8i13l2m2p-13
~of your|a13b-26c-2d-3f-7g-5h6i30k-3l6m-7n26o-20p48
~of you|a4b-23d17f-2g-2h-3i6l9m6n-3o11p-22
~off and|a-2o-3
~off sick|a3b5o-9p3
~off the|b-2i4o-5p-2
~off to|b2o-9
~offend|a-3b-2o5p-2
~offer and|o-3p-5
~offer a|a8b-4k13o-2p3
~offer|b-12h5k13n-2o-30p6
~offic|b13d-2f-2g-2h-5i-4j-2k6l3m-3n-3o-9
~off|a-5b14d-2f-2g-2h-9i3j-2k-4l-2m4n-3o9p-19
~often|i-3m7o-4p-10
~of|a22b7d5e-2f14g-20h7i14j-18k9l-4m-6n16o-3p5
~ok|b2o-4p2
~old are|a-19b-16p20
~old code|a13b13o-2p-10
~old custom|o-20
~old fore|o-9
~old hand|a-14b-11h-3n2o3p-3
~old programm|a-11b-11h-3l2n2o15p-17
~old system|a5b6p-5
~old were|a8b10o-2p-5
~older|a2b-4l10m-2o-4p-7
~old|a-11b6c-2f-2h-14i-3j-3k-2l-4m9n5o7p-38
~on and|a3b3o7p-5
~on a|a-5b8h-6m-2o-10p5
~on behalf|a8m4n4o-2p-2
~on dai|a13b9h5o-2p-9
~on earth|a-11b-5h-2m-2o7p-18
~on every|a5b7o6p-14
~on for|o14
~on holida|a-3b-3o7
~on how|a10b-4h-2l7m9n5p-5
~on its|p12
~on it|a-2o-2
~on monda|j2o11p-4
~on my|b-4h3k2o-8p8
~on night|a-15b-4l-2n-6p-5
~on one|a-7b-4o-3
~on our|a16b-2f13h10n-2o-8p19
~on paper|a5b-10d-3f9g7h7m-2o7p-13
~on pens|o5p-13
~on shar|o-5p10
~on site|a-4b-3o-5p6
~on that|a-18b-2m-3n-11
~on their|a-4h-2o10p-7
~on the|a-10d-4g8h5i-2j3l4m-16n-5o-3p-9
~on this|a3b5d2h-3j4
~on top|a-3o-12p17
~on to|a-3b-2l-2m3o-6p7
~on track|a-2o13p-3
~on us|a-4b-2o2
~on what|a21b8d-2g-2h2l-2n20o-6p-7
~on which|a16i3l-2m10n7o-7p-3
~on your|a-9b-11c-4d-5g13h-9i-4k-2l10m9n-2p6
~on you|a-12b-9o15p5
~once a|a-2o7
~once you|a17b-4h24o-2p-9
~once|a10b-11h27i-2l2m-2o4p-9
~one and|a-2o18p14
~one anoth|o-4p-3
~one branch|a-4b-4p-3
~one click|a-6b-5o3p-3
~one client|b10l-3m-3o3p-7
~one go|j4o13p11
~one in|a-3o-3p-3
~one is|o-4
~one like|o2p-2
~one man|a-8b-4n-2o3
~one of|a-11b-3f-2g-2h-6i-3l3m-5n10o-6p27
~one old|a-7b-4h-2o4p-6
~one person|a-2p3
~one that|o-3p6
~one to|a8b9o4p2
~one who|a7b-2h-2l7n7o-11p-3
~one woman|a-3o4p3
~one|a-15c-3d-8f12g2h-7i-11k19m-24n4o-5p-17
~onlin|a-3o-2p-16
~only a|a6b7o-6
~only ever|a7b10o3p-6
~only in|a-8b-7o-18p16
~only one|a-13b-13f9h-2j-2p-11
~only person|o4p-5
~only speak|a-2o6p-5
~only talk|a3b5o3p-3
~only the|d3p-2
~only want|a-4o5p-10
~only|a-17d-3e11f10g-2h-2i-5j-3k-3l4m-6n-16o-7p-24
~onto|o3
~on|a13b-7c-8d-4e-3f17g21h2i-18j3k-7l9m3n4o10p-8
~open it|a-4h-2o7p-4
~open|a-10b-8h-8i10j4l-2m-2o-8p6
~oper s|a3b2p-2
~oper|a-19b-7h-7o-19p16
~opin|b7d-2h-4i-2l5m-2o-3p5
~opportun|a-6b-3o15p-18
~op|b-2d6o8
~or azur|a-5b-2p7
~or a|a6b8o5
~or do|a24b27j8m-8o-4p-24
~or how|a2b3o-3p4
~or in|o-4p10
~or is|a10b13i2o4p-13
~or just|a12b7i8o-3p-6
~or not|a-3b-4i2m4n-5o-9p-2
~or only|a-17b-16o-4p31
~or peopl|a6b6p-5
~or sage|a-5b-3p8
~or salesforc|p3
~or the|a-11b-8
~or what|a8b16h-2n-2p-10
~order book|o-5p-2
~order|b6i3m-5o-25p-18
~organ certif|a-4b-3o-4p18
~organis|a17b16c-2f9h-3o-2p-9
~organ|a-4b-3o-19p42
~origin|a17b18p-13
~or|a38b49d27f-9g-7h-16i5j-8m-2o-13p61
~other peopl|a-3p4
~other side|a8b8m2p-5
~other s|a-8b-3h-2o12
~other|a-9b5f-2g7h-12i3j-2k2l-2m-2n-4o10p-17
~ought|a10f5g11n-3o-9p19
~our board|a4b-4h11p7
~our build|o-2
~our charit|a3b3o-5p-2
~our committ|a10b5k7o3
~our contract|a7b7p-11
~our control|a-3p-9
~our exam|a-3o3p-6
~our high|o10p-2
~our lend|o-2
~our littl|o4
~our loan|a-2o6p-2
~our magazin|a-2p-5
~our new|p-2
~our old|a4b5i2o4p4
~our oper|o-2p-3
~our own|a7b-3g8k3o4p-4
~our parish|d4p9
~our site|a-2o-4p8
~our two|o-2
~our villag|p4
~our whos|a-4n-3o8p-2
~ours|o-2p4
~our|a-39b-22c-2d7f6g2i7j-6k3l-5m-13n-14o-11p-16
~out and|a6b9o-4p-10
~out as|a-2b2m-2p9
~out a|a4b-2n5o-21p-2
~out by|a-2o7
~out in|a14b20h-3i-2o-2p-10
~out of|a-10b-5d-2j-2l-2m5o19p-19
~out on|a-5b-10h7p-7
~out that|n3o-9p-2
~out the|a6b-6i12n3
~out to|a2b6m-2o11p-5
~out what|h5j-2
~out which|a-14b-12o7p-2
~out with|a-5b-2n-3o19
~outag|o-9
~outfit|a10b10o-8p5
~outsid|a12b-2n14o-2p-7
~out|a-8b9d-4f-6g-5h6j-9k-3l-7m7n4o3p-33
~oven|a-4b-2o6p-3
~over a|a7b11o13p-24
~over before|a-3h-4p-3
~over how|a4b5o10p-5
~over in|o-3p2
~over it|a15b15o-6p-7
~over the|a17b5l-2m4n11o3
~over to|a-8b-8o-8p4
~overs your|a4b-5m2n10p-4
~oversea|a-13b-11o10
~overs|a4b-5m2n10p-4
~overtim|p-2
~over|a-6b-4d-2f-2i-5j-2k-2m4n9o2p-27
~own famil|a-3o14p-14
~own mone|a-10b-10p11
~owner and|a-4o3p-3
~owner|a-11b-19h10i-2m3o-2p-6
~own|a2b11c-2d-5f-3g4h2i-7j-4k9l-7m-2n6o6p-50
~ow|a-2o11p-11
~pack of|a-3b-2o-2p-4
~packag|a-4b-4o-5p7
~pack|a13b7h2l6o-5p-14
~page|a23c-5e-2f-6g-6h8i-2j9k22l10m3n-7o-11p13
~pai a|a-5b-3o19p-18
~pai for|a-12b-14m5o-5
~pai in|a-8b-8o11
~pai the|a-3b-2o5p-4
~pai twic|o-5p-10
~pai with|o2p-7
~pai you|b-3l9m-3n-2o-16p13
~pair|a5b8o-5p-4
~pai|a-17b-11d-2g-3j-3l6m4n-5o-12p3
~panel on|a6b8o-13p15
~panel|a-9b6h-7n-3o-5p32
~paper and|a-4b-2o4
~paper nearl|o5p-2
~paper that|a7b9h-2o-8p-2
~paper we|o10
~paper what|a-9b-7o-7p8
~paperwork|a-16b-12o11p-21
~paper|a-8d-4f8g5h12i-7j-2l-3m-6n-8o7p-12
~parcel|a-5b-3o2p5
~parent|a-2b11h-2j2l-2m-3n-4o-5p28
~parish|d4o-5p10
~park|a-15b-11o24p-4
~part of|b-9f8i10m2n-8o-12p-21
~part time|a10n12o-2p-2
~partn have|a8b11m-2p-7
~partn|a-15b-4l-2m-8n4o-12p9
~part|a17b-18d-2f5g-2h16i24j-2k-2m-6n4o-2p-42
~pass|a6b2l-3m12p-4
~past|a5b7h6k-2p-14
~patient|a-7b-9h4l-4n2o-6p2
~pattern shop|a-12b-8m-2n-3p14
~pattern|a-12b-8m-2n-3p13
~payment|b9h-2o-6p9
~payrol|a-4b-11d7h-2l14m-13n3o-18p29
~payslip|a-6n-3o-3p12
~peac|a-5h-3o13p-3
~penn|a-3b-2l2o7p-8
~pens|a-14b-2m-6n-3o-16p11
~peopl are|a-7b-6h-2l3p6
~peopl bring|a7b4f9h-2i-2o6p-8
~peopl do|a-15b-7h-6o25p-29
~peopl from|a-3b-2p6
~peopl go|a14b15o-4p-2
~peopl have|a22b17l10o19p-27
~peopl in|a2b2m2n-2o-4p15
~peopl i|a-2b-5g6
~peopl keep|a-6b-4o12p-2
~peopl like|o3
~peopl on|a-2o-8p8
~peopl queu|o-5
~peopl s|a9b15l-2p-3
~peopl to|j2p14
~peopl vouch|b-4l7
~peopl who|b6d4h-3l-2n-2o-2p-7
~peopl with|a3b-2h5o6p3
~peopl work|a-25b-16l-6p31
~peopl|a-4b14c-4f15h-4i2j-6k-6l7m-12n-9o-20p-4
~per acr|a-7b-6o-4p12
~per cent|a-3o2p-2
~per week|b3p3
~percentag of|a-12b-10p17
~percentag|a-20b-15h-3o-2p27
~percent|a5b6p-2
~perfectl|o9
~period|a9b-2m8n3o-6p18
~permiss|o-2p-2
~permit come|o-7
~permit|o-10p-3
~person s|p5
~person who|a5m3n4o6p-7
~person|a21b13d-3f-3g-2h-13i-2l12m5n15o5p-6
~per|a12b16h5m-2n-2o-35p56
~pharmac|a3b-2m3n2o-3
~phon and|o-6
~phon in|a-5b-2p13
~phon never|o-2
~phon|a-14g-2h-9j5l-2m-2n-2o-9p-14
~phys|a-11b-10o7p8
~pick for|a-3o-7p12
~pick up|a-2o-11
~pick|a-2o-17p9
~piec|a5n8o9p-3
~pile of|b2
~pile up|b2o8p-13
~pile|b4h-2p-14
~pipe|a-13b-9o-4
~pitch|a-8b-6g9h-6o22p-31
~plac and|a-3b-2o3
~plac have|a5b6o-2
~plac|a3b14d6g-2i-5j-2l-6o2p-7
~plai|a-6b-2l3n-4o6p14
~plann|a-16b-7h-2o8p-30
~plant|a2b8g8h-5i-2m-3n-3o-19
~plan|a5b5d12g-2h-2m-2n-2o-2p-16
~pleas|a-2b-8f-2g18h-2i14j-3k-2l-5m-4n-9o-23p29
~plent|a-3o8p-3
~plot|b3o9p-2
~plug|a-8l-3o-3p-2
~plymouth|a7m3n7o-2p-2
~podcast|a-8b-4o-2p14
~point for|o11p-5
~point|a3b14h-4o19p-20
~poland|a-3p4
~polic|a-5b-4o7p6
~polish|a-2b10l-5n-6o-4p14
~polit|o-11
~poorl|o-2
~poor|i4o22
~porto|a-6b-5p8
~port|a14h12i11n-9o-3p3
~posit|a10b-9d28g-2h-2l3m-2n-3p-6
~poss to|b-8h-3j16o9p-4
~poss|a-4b-9h-3j16o10p8
~post|a-10b-3l3m2n-9o-9p8
~pound|o-7p17
~power|a2b5o-6p13
~pract and|a2b-2n3p-3
~practis|a-5b-4l2m-2n2o2p7
~pract|a15b-4c13h-2l-2m2n12o-14p-8
~pref|k3p4
~present|a26b-3d27h7o-5p-2
~pric how|o-6
~pric of|a-7b-3o-3p-3
~pric up|a-6b-5o7p-4
~pric|a-23b-8h-6l2m-3n-4o-17p-6
~primar school|a-4b-5i2p7
~primar|a-5b-6i2p8
~print|a6b10h-3i-2l-3m11n-3o-9p27
~privat clin|a-5b-2m-2p7
~privat|a-17b-12m-2p28
~problem|a11b-5h14i-2m5o3p-7
~product|a-10b-4o4p-17
~produc|a-3b2h-2m-2o2p-2
~profess indemn|a-7b-6p9
~profess|b11d-10h-3l2p18
~profil|a18b-2f10g23h-5l2m-2n-3p-11
~profit|a-2o-2p-2
~program is|a-4o7p-3
~programm|a-15b-15h-4l2m4o-16p-11
~program|a-9b-4h-3i-2n2o-8p11
~project|a-26b-33h-3m5n11o-10p-2
~promis|a5b-7f-2h9k23m-7n-7o-2p-16
~properl|a13b-4j3l4n11o-13p-4
~prop|b-3f2i3o-2
~prospect|p3
~proud of|a-9b-6o7p-3
~proud|a-10b-6o9p-5
~provid|a10b-4h4m13o-17p25
~prov|a-4o-4p21
~publish|a6b-26d6f13h16l-4n5o-19p-3
~publ|a11b26d-4h-4m-2n-3o3p-2
~pull|a-2o12p-14
~pump|a-15m-4n-7o21p-6
~punish|a-17b-12n-2o27p-13
~pupil|a-5b-4p2
~purchas|b-9h11o8p-8
~push|a-6o-5p6
~put a|a6b-3i8o5p-6
~put down|a3f3o-9p11
~put in|h-2p-9
~put mone|o6
~put out|a3b13f-2h-4i-2p-3
~put their|b-16h7l7n4o-15
~put the|p-10
~put up|a-10b-8o11p-7
~put your|b11f-3i-6o-4p4
~put|a2b-4d3f6h-5i4k-4l4m-3n4o-21p-21
~qualif|a-5b-3o-6p3
~qualit|a-2p11
~quart and|b2o3p-3
~quarterl|a18b5m11n2o-13p-3
~quart|a-6h-2n-2o-6p-4
~quest|a-12b-3f9h-5j-6m-5n-2o8p-11
~queu for|a-3o-9p-5
~queu|a-12b3g-3h-6m-2o-8p-9
~quickl|a19h24o-9p-5
~quick|a-3h-2k3o12p-9
~quiet|o-4
~quit|a2b26h-5l-4m-5n-7o12p-28
~railwa|a9b-4m5n10o-6p-4
~rain|a6b-10f6g11o-17p17
~rais|a-6b-4o5p-18
~rate and|a-4b-2p7
~rate|a-6b-7h-4i2m7n-2o-26p43
~rath than|a-5b-4g6h-4o2p2
~rath|a16b17g5h-6j2l4o7p-20
~re a|a-3i2l-3o-7p8
~re the|o9p-3
~reach you|a3b-5h-2j16p-3
~reach|a4b-4h-2j15o14p-11
~read about|a-4b-4o-15p5
~read for|p-2
~read it|a7h9o-11p-2
~read the|m-7n12o2p3
~read|a-2f-2g-4h-3i10j-2k4l-6m-10n13o-10p-4
~reall|a-9b2h3i-3j-2k-2l-3m-3n3o18p-26
~real|a-7b-11g-2h-5i10j-2l-3m-5n15o19p-41
~reason|a-6b2m-7o-4p5
~rebuild|a-6b-3o18p-25
~rece|b4h-5o6p2
~recip|a-9h-2n-5o-6p17
~reckon|a7b6h-3l10m-3p-4
~recommend a|a-2p3
~recommend|a-8f-2p13
~record|a29b3d-2f2h4i-2j-6k-2l13m13n8o-14p-5
~recruit|a-11b-9o10p-2
~reduc|a-3o3p-4
~redund|a-2p-3
~red|b5i-3o2p2
~refer|a41b-19c-2d-6f-7g-6h-9i-4j-3k-3l65n35o-5p-24
~refus to|a3b10h-2i-2o-3p9
~refus|a4b3h-3i-3l-2m10n5o-7p-11
~regard|a7b16h-4m-2o-3
~region|a15b17d-2m3o-3
~regist|a-14b-12h6n-2o27p-14
~regularl|a6b-4l6n6p-3
~regul|a6b12h-2l-2p2
~reject|a-5b-3o7p-19
~relat|a5h4i-3l2n5
~rel|b-4l3m-4n7o3p-5
~remain|b-2h2o26p-6
~renew|a-15b-2m-9o-3p48
~rent|b2h-3n4o6p5
~repair|a-3b-2o12p10
~replac the|a-9b-2m-2n-2o-5p-7
~replac|a-17b-6h-3l-2n-3o-4p-13
~repl|a2m2o-8p7
~report|a-11b17d-3f-2g-4k-2l-2m-5n-4o2p-23
~repres|a3b-6m10n2
~rep|a-9h-5i-2o7p-15
~request|a-3b-2o2p-3
~rescu|a7b10o-4p-4
~reserv a|a7b-4j12p-7
~reserv|b-7j12m-2n-2
~resid|a-5b-5o-8p8
~resign|a-17b-16o-19p32
~rest|a-3b-2o2
~result|a3b-10h16n3p-5
~retir programm|a2m3
~retir|a-11b-5f-2h3l-3m6n-6o15p-25
~return|a-7b-3o-12p23
~rewrit|a-7b-4o14p-3
~re|a11b7h9k3l-4n-2p-13
~right|a-7f-2k2l-2m-4n2o10p-37
~ring in|a-2p5
~ring|a-13b10h-6i-9l-2n-2o2p-7
~rip|a-5b-2p5
~rise|o10p-2
~road to|a-3o-4p-8
~road|a-10b-3h-3o2p-11
~robot|b-4f-2j-12n23o-2p5
~role|a4d3p-3
~roll|a2m3o5p-5
~roof|a-14m-3n-7o4p26
~room|a-7i-3l-2m-3o2p-22
~rost|a5b14f-3i-2o-2p-10
~rota|a-5b-13h13i-3o-4p-14
~rotterdam|a2b-4h-2m3n9o-10p14
~roughl how|a4b7
~roughl|c6h-2p8
~round here|a4b4
~round the|o5
~round|a2b-4i2n4p3
~rout|a15m13n4p-11
~rubbish|a-7o-2p8
~rule|a-23b-7i-3l-2m-3n-4o7p-5
~run a|a3b7o-8p-11
~run on|a-6b-3o-10p20
~run out|a-4b-2o5p-5
~run the|h-3j3o11p-6
~run|a-5b14f11h-7i-2l-4m-5n-11o-15p2
~rust|a-9b-4m-2o-2p16
~s a|n3o6
~s done|a7b2h8p-4
~s go|a-2b-6h2l5o3p11
~s in|a-5b-4h6i-5o16p6
~s my|a-5b-5o3p-2
~s no|o-7
~s off|a3b4o-4
~s side|a17b18m-2n2o-7p-6
~s that|a5b4d-2g-2i-2k14l-2o-6p-5
~s the|a5b-12d-4g-5h-2i3j16k-2l-2m14o9p22
~s work|b3n-2p-6
~s your|a-17g-6h-5i17l-5m-3n-9p21
~s you|a12b-2g19h-2o7p-10
~safet|a-19b-4f-2l-2m-9o3p30
~safe|a-4o-13p32
~sage|a-5b-3p8
~sai about|a7b-3l6m6o-2
~sai a|a-9l-2n-5o3p23
~sai in|a-16b-3m-8n-5o5p4
~sai it|a2n2o-6p20
~sai i|a-2b-4k4o-3p6
~sai no|a3b6p-12
~sai so|a6b7h-2l4m-2p-2
~sai that|a11b6f12h3l-3m-3p-8
~sai the|a-4o5p8
~sai we|a-2p-8
~sai who|o-4p-6
~sai ye|a5b2l3o-2p-7
~sai you|a4b-4g4m3n4o2p-2
~sai|a7b-20d-4f8h-10i-6j-5l9m30n5p-4
~salar|a12b-2d16p-10
~salesforc|p3
~salespeopl|a-3
~sales|a14b15h2o-3p-27
~sale|a-9b2h-2o-5p-10
~same dai|o10p-2
~same town|o5
~same weekda|a-2o4p-10
~same|a-20b-11g-3h-5i3l3m-2o-6p-20
~sand|a-4b-3o-5
~saturda|a-20b-12m-2n-3o14p-21
~save account|a-7b-2j-4o3p8
~save and|b4m-4o-3
~save|a-6b10j-5m-5o-3p-4
~scaffold|o-3
~scar to|a-3b-2o-5p-2
~scar|a-10b-14m9o7p3
~schedul|b12h-5i-2o-10p-7
~schem|a-26b-19h-7i-2n2o-6p7
~school in|o-7p2
~school|a-40b-21h-4m-5n-6o13p-4
~scorecard|a43b-10d-6f-2g-5h-5i-4j-3k85l-3n-2o-2p-32
~scor|b-4h-2j-2k13o2p-10
~scotland|a-4b-2p5
~scrap|a-13b-2h-2i-2o12p-28
~screen|b5o2p-7
~search|a-2o-3p6
~season|a21b15n8o-12p-9
~seat|a5b-3d13h-2p-6
~sea|a2b8i-2m-2o-16p17
~second staircas|a-9b-5p-6
~second|a-10b-8h-2i2o2p-22
~sect|a14b-7d41e2f-3g-5h-5k-2l-2p-10
~see a|l3o10p-17
~see that|a-2o-6
~see the|a2b6l-2o-4p6
~seem to|a7b6n2p-6
~seem|a6b5n2o-4p-4
~see|a17b-3f-2h14i-4j7k15l-2n-6o4p-33
~sell and|o4p-2
~sell in|a-2o-6p2
~sell it|a-6h-2o-5p-8
~sell the|a-2o-17p21
~sell up|a8b9p-6
~sell|a-19b-10d2f3g10h-7i-5j-2l-2m-2n-5o8p-17
~send a|a5b6p-4
~send home|a-3o-3p-3
~send|a-23h-3j-2l-3m-3n-10o-9p7
~seni nurs|a-2b-2o4
~seni|a-5b-3o-4
~sens|a-7b4h-4m-2o-6p7
~serv|a23b21d-6g-2h21i-2k-2l-2n-2o-2p-6
~sess|a-11b-4h-2o12p14
~set up|b-5h2j3o-16p16
~set you|b10d4h-8l-2p4
~settl|a-12b-12g-2h-6l3m7o15p-21
~set|a10d3f-2g3h4i2j3k-2n2o-7p-8
~sevent|o3
~seven|a-14b-7h-2i-3o4p-15
~sever|a-2o-4p-4
~sewag|a-5b-3o2p-2
~shar in|a-5b-4o-7p17
~shar of|a-3b-4h-2m3o6p-2
~sharehold|b2o-2p5
~shark|a10f13o6p-5
~shar|a-2b-13h3i-3l-2m5n10o15p-38
~sheep|a-22b-21o2p23
~sheet|a17b15h3k-2m5o-5p-4
~sheffield|b-3n3o-4p2
~shelf sai|a-4b-2o4p-7
~shelf|a-4b-2o4p-7
~shelt|a3n6o-5
~shift|a12b13h12i-3l-2m-2n-3o-13p-5
~ship|a-6b-3o9p-13
~shoe|a-8b3m-7o-13p28
~shop floor|a10b13o2p-16
~shop manag|a2n4o4p-16
~shop|a-18b-5h-5j6m-4n-3o-15p30
~short|a-10b-2g3k-2l-2n-2o18p-3
~should a|a4b6o-4p2
~should be|a-3b-2p4
~should i|a-20b-13d3f2g-2h3i-2j-5l-2m-2n-2o-7p26
~should like|a6h10o13p2
~should we|a-7b-2h-2o7p-6
~should|a-4b5c-2g-4h14i5j-6l-6m-6n-4o-5p6
~show that|a-12i-4l2m-2n-4o19p-18
~show the|a6m5n2p-13
~show|b-12d-2f-2g10h8i-5k3m2n-3o12p-9
~shut the|a-2
~shutdown|a-17b-6k-2m-5o7p-11
~shut|a-8b3h-4i-2l-2n-2o22p-2
~shy|a8b9p-7
~sibl|a-3b-2o7p-20
~sick dai|a-2p-2
~sick|a-4b4k-2n-2o-7p-9
~side and|a2b2o-7p-2
~side of|a14b9g9o-7p-3
~side|a28b27g7h-3i-2l4o-7p-15
~sign off|n2o-4p-4
~sign|a-13b-9d-2h11i-2l-3m-3o-8p-6
~silenc|a-4b-2p-11
~silent|a-2o-5p-22
~simpl|a4b10h-2o12p-5
~sinc how|a4b9m-2
~sinc spring|o-9p20
~sinc the|a-2o-6p7
~sinc when|a9b2l-4m9n2p-7
~sinc which|a2b3p-2
~sinc|a-4b-2d-2j-2l-4m6n2o6p9
~singl|a3b5h4j-2n-2o2
~sist|a25i4j4l8m7n6o-5p-15
~sit at|b3o-4
~sit down|o2
~sit in|a9b8n4o-5p-6
~sit on|a-7b2m-5o13
~sit there|a-7b-4h-2i2p-13
~sit with|a8b10o-2p-7
~site|a-6b-4c2h-4i-3l-3m2n7o-2p-7
~sit|a-5b12g-2h-6n-2o13p-40
~six year|a-4b-2o-2p10
~sixteen dai|a4m4n2p-4
~sixteen|a4m4n2p-4
~sixt|b-4h4p-9
~six|a-9b-8h3j-2o-2p15
~size of|a14b16p-13
~size|a22b30h-2o-18
~skill|a35b-10g56h-2n-2o-3p-26
~sleep|a4b4o-3p-2
~slic|a-5h6l-2n-6o7
~slip|a-9b-7o-22p2
~slot|a9b-11h-4j30k-2o12p-14
~smallest and|a6b8p-5
~smallest|a-6b-2p7
~small|a11f4g17j-3m-4n-3o4p4
~smelt|a-13b-8m-4o2p14
~snag|o-5
~so far|a22b31h-3l-2o-7p-10
~so i|a9d7i-2k5o-6p21
~so mani|a-2p-14
~so much|a-4b-2o-3p22
~so that|a-13b-5h-5o17p-9
~so they|o-8
~so the|a-4b-2p-13
~so you|a-2o5p-3
~societ|b3o-3p2
~soci|a-6b-3o21p2
~softwar do|a-4b-2p5
~softwar that|o-2p-3
~softwar|a-11b8h-3i-2m-6n-5o-9p-3
~solar panel|a-10h-6n-2o-6p17
~solar park|a-9b-6o14p-8
~solar|a-26b-7h-8m-2n-5p11
~solicit now|o3p-2
~solicit|a-5o-4p6
~solv|a5b-10h16n3o-3p-9
~some of|a-2b-2l4o-3p-9
~somebod els|o-9
~somebod from|a-3b-2o2
~somebod who|a6b9o3p2
~somebod|a-13d15f-2g-2h-4i-2j-2k-2l-13o-4p25
~someon like|a-5b-4o2p-13
~someon to|a2b5o2p-3
~someon who|a10b9l4p-4
~someon|a13b17c13g-2h-4j-2k-2l2m-7n3p-20
~someth about|b7f-2g-3i-2l-3m5o-2p-4
~someth in|a2b4o5p-2
~someth like|a-10b-9k5o-6p-5
~someth|a12b24f-4g-4h6k5l-10m2n-4o-4p-33
~somewh|a20b23o17p-28
~some|a4b-7d6h-8i-2j-2k25n-4o25p-40
~son|a2l10m-3o-14p15
~soon|a6h-2i9j6l-2o-5p-40
~sort it|a-4b-2h-2
~sort of|a10b4d3g-3h20i-3j-2k4l-4m-4n-6p-27
~sort out|a7b-6h12n2o-12p-2
~sort that|a-4b-3o-2
~sort|a11b-8d11g-3h27i-4j-3k3l-6n-3o-19p-27
~soul|a-3o7
~sound|a3h-2n6
~south africa|a3b3p-2
~south|a2b3o9p-4
~so|a10b5d8f-3g-4h10i-2j-2l3m-6n2p-19
~speak for|a18b-9h-3l12n21o-4p-11
~speak on|a2b-5i-2l7n3p-2
~speak to|b3j4l-2n-3o5p2
~speak up|a2l2o-3
~speak|a8b-17f-2g-2i-4j7l16m5n7o-8p6
~speed|a-6b-4o11
~spend a|a2l2o4p-2
~spend on|a-16b-15o14p-6
~spend the|a2b4o-6
~spend|a-7b-11h-2m7o13p-14
~split|a-8b-6o5p-11
~spons|a6m8n2o7p-4
~spot|a-15b-10l-2m3n-4o10p-13
~spreadsheet|b5p-14
~spring and|a-3o-8p20
~spring|a-4o10p10
~staff|a11b-11d16f4g-2h9i7l-4m4n-8o19p-18
~stag|a30b-9f-2g-2h-6i60k-2l-2m-2n-2o-6p-18
~staircas|a-9b-5p-6
~stair|o3
~stai|a-11b-10h8l4m-2n-9o15p-4
~stand behind|a17b-3l6n16o-8p-7
~stand in|a-11b-4l-2o17p-2
~stand|a10b17d-2f-2g-2h-7i-3j-2k7m-3n5o4p-35
~stapl|a3b7o-2p7
~start and|a5b6p-4
~start out|a16b10n5o-3p-10
~start this|b-2i3o6
~start up|a3b5p-11
~startup|a5b11j-2o-11
~start|a-20b-15f-2g7h-6m-3n3o-19p16
~star|a-5b-2o10p-17
~state|a10m-4n17p-7
~statu|a22b-9d16h3n12o-17p-21
~stat|a18b-9d13h26i-4l2m-5n-4o-6p7
~step down|a5b4n4o2p7
~step of|a13b-4i21n-2o-4p-4
~step|a41b-9h-6i66j-2l-2m-3o-2p14
~stick|a-11b-10o-2p15
~still in|a5j6o-3p-5
~still|a-11b-17h-4j5l3m5n3o-11p-4
~stock|a-5h-2o-14p26
~stop and|a-2o10p9
~stop that|a-2o-4
~stop work|o-3p2
~stop|a-17b-7h-4i7m-4n-5o4p-44
~stor about|b3
~stor and|a-2b-2n2o-2
~stor of|a2n2
~stor|a25b-5c-4d-5e-2f-2g-5h-6i-2j-3k-3l20m23n17o14p-22
~straight|a5b11o-15
~strang|a-2o11p-2
~street|a13b2f13o-11p19
~structur engin|a-3p7
~structur|a-5b-3o3p6
~stud|a2b-3m6o-3p9
~stuff|a7n10p-6
~sub edit|a-7b-6p8
~subject did|a12b13p-11
~subject|a14b22n-4o-3p-8
~subscrib|a-13b-4h-6o8p-7
~subscript|b10h-6o-15p14
~sub|a-8b-7p9
~success fee|a18b19o-3p-7
~success|a23b15h11o-6p-8
~such a|a-10b-6o21p-19
~such|a-5b-6h-2k6o8p-20
~summ and|p-2
~summ|a2b-4h8o-9p-13
~sum|a-9b-5h-2i-2o13p8
~sunda|a-12b-6n-2o2
~supermarket|a-9b-2n-4o-12p25
~supervis|a-7b-12m2n2o-12p7
~suppli get|a-3b-3o5p-10
~suppli|a-16b-4m-6n-3o12
~suppl|a-11n-9o3p20
~support|a3b13h-2n-4p-9
~suppos|a38b14f10h19j-2l-2o-10p-22
~sure|a4b-8d5h4l-3n9o-9p8
~surgeon in|a2h-2m3p-3
~surgeon|a-18b-16h-3i-2j2m2o-5p24
~surger|a-9b-20h16m-2o-13p-5
~surnam|a-9b-6o4p3
~suspect|b5i-2o6p-9
~su|a-3b-2o-12p23
~swallow|o9
~swap|b4o-6p-5
~swear|a-12n-6o17p-10
~switch off|o3p-6
~switch over|a-5b-4p-2
~switch|a-13b-8p-13
~system have|a5b6p-5
~system|a21b-9d-2g-2h11i33l6m-6n-5o-12p4
~s|a19b-11c-3d12f-6g-2h-3i10j8l-2m16n2p-11
~t a|a3b-6g13h-3o7p-5
~t get|a-4h-2p-5
~t go|a-5b-5o-6p-6
~t had|a-2
~t it|a2b-2l5o5
~t keep|a-6b-2o10p-11
~t know|a4b-2n8o7p-8
~t let|a-5b-4o-8p2
~t pai|a-2o-8p16
~t run|a-15b-11o14p-10
~t tell|a16b14h4i-2o-6p-6
~t touch|o10p-3
~t want|a6b8o-3p3
~t you|a33b42d6f-2g-2h-8i4l-2n-2o-19p13
~tabl and|a8b5i3o-2
~tabl|a2b-3i3l2n2
~tail|a-10b-7d-3h5o-3p21
~take a|a3b5h-4i8p-21
~take equit|a-2o-2p8
~take it|a6b4j3o-2
~take on|a14b20p-13
~take over|a-14b-5m-4n-3o16
~take the|o-6p-2
~take to|a-2b-2h-2k3p2
~take up|b-3l2o-9p3
~take your|a15b8k3m5p-11
~take you|a-3b-10h12i2j-2o-3p23
~take|a-12b-11c-2d-4f-4g-3h4i13j11k3l-6m2n-14o4p-5
~tale|a11b2n12o-3p-3
~talk to|a24b20h-2j7k5m-2o7p-25
~talk with|a2j4o-4
~talk|a22b12i-2j19k2l-5m-4n4o-10p-28
~tank|o2
~tap water|a-5b-2n-2o-10p15
~tap|a-10b-4n-2o-5
~tax|a-6b-3o-7p22
~teach and|a3h4
~teach other|a4b4o-6p-4
~teach|b10h2n-4o-7p-8
~team|a-19b-5h7l-6m-2n-7o11p-18
~tear|o4p27
~teatim|a-2o2p-2
~tea|a-2o16p-6
~techn|a9b8m5n-2o-11p-4
~telephon|a13b4l3n6o-11p-5
~tell me|a5b14h10i-4j-2l-5m-4p17
~tell my|j-2n2o-3p6
~tell to|a-2m-2o17p-14
~tell us|a-8b-6o4p9
~tell you|b-3l7n-2o-7p5
~tell|a7b3d-2f-2g-2h9i4j-6k-3l3m-6n11o11p9
~ten|a-2c13h-2m-7o-16p16
~term|a-12b-9p13
~terrif|o-18
~test|a-2b-36g-2h-3i-3j-3k34m17n-2o-10p22
~text|a-6b-4o-10p23
~than a|a-3p-3
~than half|a-2o11
~than it|a-2o-18p18
~than i|l-2o5p-11
~than|a-13b-22c13d-2f-2g4h-9i-2j4k-3l12m-3n-2o7p-25
~that and|a-5b-2o7p11
~that a|a3k5l2p-31
~that be|a-6b-2o5p-16
~that count|o-3
~that ever|a6b6o-2p-3
~that go|a11b18l-3o-2p-3
~that is|a-6o8p-6
~that it|a9b8h6o-19
~that i|a8h6j9k-4l-2o-3p-2
~that make|a-4b-2o-4p12
~that never|a-3b-3o2p2
~that nobod|a15b17h-3n2o18p-4
~that one|b-2
~that other|a5b9o-4
~that person|a2n2
~that s|a9b7h3o-11
~that they|a-4b-2o-7p2
~that the|a-7b-11h6i-2m-2n2o4p-15
~that up|a3b-8f12o14p-7
~that were|a3b3p-5
~that we|a4b9h-3j-2k3o-6p2
~that you|a8b5d-3f10g-2h19i-4j-2k-3m-5n-6o15
~that|a12b-8c-7d-12f9g-8i-7j-3k17l21m-7n17o-14p-18
~the account|a4i4m-4n4o2p-3
~the afternoon|a-5b-3o8p-8
~the answ|b2o3p-3
~the audit|a-3b-2o-5p-4
~the auth|a-15b-15h5n-2o5p-5
~the back|a-4b-3i3n-2o7p-2
~the bank|a-4b-2o2p-3
~the batter|a-8n-6o-2p10
~the best|a-9m-3n-4o-2p6
~the big|a-9b-2n-2o-5p8
~the board|a-9b-9h9i-3m-2n-2o8p7
~the book|a2f5o2p5
~the boss|a-24b-8h-2m-10n-3o6p-15
~the bottom|a3b6o-9p-3
~the branch|a-2p-2
~the build|a6b7i2o-16p-7
~the busi|a9b10p-11
~the carbon|a-4h-3o-3p-10
~the car|a-2b-2o11
~the case|a-3
~the chair|a-6b3f2m-6n-3p-2
~the chap|a7b-4h-2l4m12n-2o-3p-3
~the charit|a-11b-7h-2o-4p12
~the cheap|a-2o-2p-5
~the chief|a-6b-8h5m-5n2p10
~the classroom|a21b22o-6p-13
~the cocoa|a2b-3n6o-2p-3
~the committ|o-7
~the compan|a14b24h-2n-2o-14p-13
~the comput|a-7n-4o3p-13
~the contract|l3m4n-4o-15p25
~the copp|p3
~the corrid|o-6
~the cost|a13b6h9o-5p-2
~the council|a-6b-4o-7p18
~the count|a2b-2n5o-8p20
~the credit|b9m-7o-6p5
~the crew|a3b3h2o3
~the dair|a3b-2m7n-2
~the dai|a-3o13
~the date|a3h4o-11p10
~the deal|b2
~the dela|a-2o-19
~the dent|a2d-2h-2m6n2o-8p5
~the desk|b3o5p-2
~the develop|a7b7o-9p8
~the diar|a2b-2j6o-3p-2
~the diff|a-3b-2i2o-2p7
~the direct|a-8b-8d2p-4
~the door|b3o2p9
~the driv|o-2
~the dublin|a10m5n6o-7
~the earl|a-14b-5h-4m-4o10p-9
~the edinburgh|a11m7n6o-4p-3
~the eight|o-7p-3
~the electr|b-6h7p-4
~the end|a8b-10h13i-2j-2k-2l-2m5n9p5
~the engin|a14b-3c10n8o4p-16
~the even|a-3o5p9
~the exam|a10b-2m9n3o-7
~the factor|a-5n-2o7p-6
~the famil|a17b25m-2n-2o-5p-15
~the farm|a6b10h-3p-7
~the fenc|p-8
~the field|o-16p12
~the figur|a-4b-3o3
~the financ|a2b-3h8o6p-11
~the firm|a8b14h-3l-2m-3n4o2p-18
~the first|a5b12h-8m8n-3o-12p18
~the floor|a3b4o-3p-2
~the forecast|a2h9m-2n-3o-18p7
~the found|a-4b-4o-5p-3
~the four|b-3h-2i14j-2p-21
~the full|a-2o9p-8
~the fund|b-3i4p-2
~the furnac|b-11m8n6o-23p38
~the gate|a-10b-8o-3p8
~the glass|a5m4o-7p15
~the grid|a-7b-8l5m-6n4o-7p-5
~the ground|a-2o5p-12
~the head|a5i2m5o-9p-7
~the histor|a-2b-2o5p-7
~the hosp|o-3p5
~the hous|a2b5h-2o-5p7
~the insur|a21m9n13o-10p8
~the job|a4b3d2n3o14p-8
~the kitchen|a-3b-2i2o8p-2
~the ladi|a20b8i-2l-2m7n11o-7p-5
~the lad|o11
~the lampshad|a6m2n5p-3
~the last|a-4b-4h-4i7o8p2
~the law|a-2o-3p9
~the leas|o6p-4
~the leav|a-2o-2p-2
~the lend|a-4b-3l3n-3o-4p-6
~the line|b3p-2
~the loan|a-4b-6n3o5p8
~the local|o-4p-4
~the main|a-2b-5d-2g6h4i-2o-6p-9
~the manag|o2
~the man|a2b5m2n-3o-8p13
~the middl|b2p-4
~the mill|o-8p-6
~the minut|p-2
~the moment|a8b11o-2p11
~the mone|a7b7m3p-12
~the month|b-2i4
~the morn|a-11b-4n-4o-5p2
~the name|b-7h-3i3l2n6o-3p14
~the neighbour|a4b9o-4p2
~the network|b-5m3n3o-3
~the new|a-17b-8h-3i-2m4n-4o-11p24
~the next|a-2o12
~the night|a9b3h-5i12o15p-6
~the numb|a4b2h5o5p-9
~the nurs|a-4b-2p-3
~the offic|a2b8o5p-4
~the old|a-3b-10h-2i-3m13n3o9p-11
~the one|a-6b-4m-2o8p-18
~the only|a-10b-2h-2j-2p-9
~the on|a3b4o12p-3
~the oper|a3b3o2p-2
~the order|a2i3o-11
~the other|a3b11h-2l-2o4p-9
~the owner|a2b-5h12i-2o10p-5
~the page|d6g-2h-4k4o-2p18
~the panel|a-2o3p-9
~the paper|a11b20h-6o-19p-6
~the partn|a2b3h-2m-3n6o4p-4
~the part|a7b-2i9o10p-7
~the payrol|b-3l10m-5o-5p8
~the peopl|a-5b-2l-2n2o2p-7
~the person|a4n3o-2
~the pharmac|a3b-2m3n2
~the phon|a-10b-7h-4j6o13p-13
~the pipe|p-3
~the plac|a-5b3h-2l-3o3
~the plant|p-10
~the plan|a-3h-2o3p-5
~the plot|o9p-2
~the pric|a-3b5h-2m-2n-2o-23p9
~the product|a-4b-2p-5
~the quart|o-4
~the queu|o3p-9
~the real|a-5p-6
~the recip|a-3h-2o-2p-2
~the red|o5
~the refer|a12l11m-3n8o-2p-4
~the regul|a-2l-2o-7p13
~the rent|a-2p5
~the rest|a-3b-2o3
~the retir|a3m9n-3o-4p-2
~the right|a3b7h-2n3o2p-5
~the road|a-8b-5o-2p-9
~the room|a4m4p-2
~the sale|a2b4o3p-8
~the same|a-11b-3g-3h-4i3l3m-2o-7p-8
~the school|a-19h-2i-5m-3n-4o21p-15
~the sea|a-5i-2m-2o-16p24
~the second|a-5b-5i2o2p-2
~the shar|a5b-3n10o-9p-4
~the shelf|a-3p-2
~the shop|a12b9j6o-2p-11
~the site|a7m-2n10o5p-9
~the small|a4b4o-2p-5
~the smelt|a-5m-4o9p-4
~the soci|a-5b-3o13p-3
~the softwar|p-11
~the sort|m2o-2p-3
~the staff|a5b2f5i-2m2n3o13p-10
~the start|o3p6
~the step|a3b-2i8p-3
~the stor|a4n5o-2p-3
~the summ|p-5
~the sum|o-2
~the supermarket|p3
~the surgeon|a-2b-7h-2j2m3o6p-10
~the tabl|a2b-5h2l3n4o4p-5
~the tale|a6n8o-2
~the tap|a-3p-15
~the tax|a-2b-2o-5p12
~the team|a-5b-3o4p-14
~the thing|b-2n2o13p-5
~the third|a-11b-10p4
~the thre|o-8p19
~the till|a-3b7l-3n-3o5p10
~the time|a-21b-17h-3n2o15p-9
~the top|a4b4m2o6
~the trad|a11b2m8n2o7p-8
~the troubl|a-6b6g-2h4l-2m-3n-7o11p-12
~the true|b4o-3p-7
~the two|n2o-10p19
~the union|a7l3m16n-8p-5
~the util|b3m-2o-2p-2
~the very|a10b18h-4o6p-15
~the villag|a-12b-2j3m-5n-5o14p-23
~the wait|a-5b2h-3n-3o9p2
~the wai|a10d-2f-2h-4i5j20o6p-13
~the ward|a5b-2h7m3n-2o-4p-14
~the water|a3b4h-2k3o-4
~the web|a7n8o-4p-2
~the weekend|a-4b-3o5p-4
~the week|b12h-5i4l-2m-2n-5p-14
~the whos|a-3o-7p2
~the woman|a-10b-12l4o4p-9
~the work|a9b-10h14i-2m2n6o-15p-16
~the world|a6b18f-2i-3n-2p-5
~the worst|a-7b-2n-2p3
~the wrong|a-8d-2h-2o-4p-21
~the year|a-3b-2p2
~the young|a6b4m3o-2p-5
~theatr|b-2i4o11p-2
~their dai|a-3o6p-2
~their mone|a-4b-3o5
~their name|a2b-6l7n3o8p-13
~their own|a-11b-3n-6o3
~their phon|o-2
~their weekend|o-3
~their|a8b2d-2f-2h19i3j-2k-2l5m-5n-7o-10p-19
~them and|a-3o-6p35
~them are|a-3o-3p-7
~them for|a-2o7
~them in|a-4b-3o-4p3
~them to|a-6b-5o4p-4
~themselv in|a-2o2
~themselv|a6k3n5o-9p-8
~them|a-18b3d-2f8h4i4j-9k-3l-10m-4n-11p17
~then it|o2
~then i|o-17
~then the|o-6
~then we|o-4
~then|a-2b2d-2g9h-5i5m-2n-7p-52
~there anyon|o-3p5
~there any|a4b13h-2k-2n-2p-6
~there an|o5p3
~there are|a-3i2n-3o8p-6
~there a|b-2h-11i4j-3k8m-2n8o-10p-11
~there is|b8h-2i-2o-3p5
~there must|b3h-2o2
~there one|a-4k-2p8
~there somebod|a-13b-3l-4n-5p13
~there someth|a4b-2h7k3o-7p-3
~there some|a9b2k12p-2
~there s|n2p-7
~there|a-7b4c-2d-7f-6g-6h-18i10j3k25l-2m-10n2o12p-5
~these dai|a-3b-2p9
~these|a3b10c-2h-2l-2m2o-2p13
~they all|a4b5o7p-2
~they are|o-6p14
~they can|o7
~they come|a6n6o-20p21
~they do|a-7m-6o-14p18
~they d|o-8p-4
~they go|h-3i3o9p-2
~they have|o-5
~they just|o13
~they know|a-2o-2p-6
~they re|o10p-5
~they sai|l6n-4o2p-5
~they tell|o-9
~they ve|a9b9o4
~they want|o-8p29
~they|a-34b-26d-2f-2g-3h-2i10j-4k-3l18n-19o2p11
~the|a3b-9c-10d-8e-4f-28g-19h7i10j-3k-2l-17m52n35p-32
~thick|a-4b-2o-12p-2
~thing i|a-4b-5k3o-10p12
~thing that|a2b14h-5k-2o9
~thing you|a-6b8h-6n-4o8p-5
~thing|a3b21d-2f7g-2h-7i-5j-4k5l-4m-3o17p-51
~think about|a-10b-4m-2o-14p12
~think of|a-13b-9d-2o-2p17
~think they|o3p-2
~think the|a8m6n2o-3p-3
~think we|a-2b-2o3
~think|a-10b10d-3h-6i-2k-2l-6m4o2p16
~third of|a-4o-5p-10
~third|a-21b-14h-5o16p-19
~thirt|o10p9
~this for|a7b8o-2p-3
~this month|b-3j11n-3o-14p20
~this page|b-6g-2h-3j10k5p6
~this work|b2
~this year|a-10b-6p13
~this|a17b16c40d-5f-5g2h-18i-6j12k-4l6m-9n-13o6p-6
~those who|a-3b-2h-2i-2l3n3o3p-16
~those year|b2
~those|a-26b-8c-2f-2h-5i-5l8m-6n-2o7p22
~though|i2o-8
~thousand of|a-3o-5p3
~thousand|a-6b-2o15p-10
~thre dai|a-6o-10p6
~thre month|a2j3o11
~thre of|a-5b-2n-2o-2p8
~thre|a9b-7h18i-2j2l7m-3n-3o-11p34
~through a|a4b3p-2
~through solicit|o-2p-2
~through the|a8b8o-5p-7
~through this|a-13b-15j6o16p-13
~through your|b5m-3o2p3
~through|a-3b-8d-2f-2i20j3k-2l-6m-3n-3o5p-40
~throw out|a-2o9p-2
~throw|a3b2m2o8p-2
~thumb|a-2o3
~thursda|a5j5p-8
~ticket|a8h-2m6n5o-9p25
~till the|p-2
~till|b8h-3l7m-3n-4o-3p-7
~time and|n4o-5p-5
~time a|a-8b-6o-16p-6
~time does|a13b17o-3p-5
~time in|a-5b-2h-2o-3p2
~time it|o-11
~time the|a-9b-8o10p-5
~time to|b-4j3o-7p10
~time would|a2b7f-2
~timet|a-6b-2o-9p14
~time|a21b33c-2d-3f-5g-2h-11i-6j13k-3l-8m2n13o-24p-27
~tini|a3b3o8p-2
~titl|a27b-10d41g-3h-4i8o-2p-17
~to agre|o-2
~to an|b3o2p-2
~to ask|b2o7p-8
~to a|a-9b-5d4h-2l-2o-12p13
~to be|a10b2h-8i14j-2k-3m2n7o-9p5
~to bring|a4b6p13
~to bui|a-2o-7p3
~to check|a2n2o-2
~to choos|a-3b-2o2
~to come|a5b8o5
~to decid|a-3b-2o-7p-14
~to do|a-7p-10
~to driv|a-2o-4p11
~to finish|o-6
~to get|a-6h-3o10p-18
~to give|a-5h-4m2n-2o-5p16
~to go|a3b2n5
~to have|a4h4o-2
~to hear|b-8l7m3o7p-2
~to help|a-2p3
~to hire|a14b16o2p-14
~to keep|b-7f5g11l-2n-6o-2p4
~to know|a11h11i2p-12
~to leav|a-4b-2p-2
~to let|a-2o3
~to life|a5b6p-5
~to look|a3b-2k3n3p19
~to make|a-10b-3h-3j2k-2o6p-10
~to me|a-7b-4o32p-11
~to my|a-12b-7p-6
~to one|a2b4o-13
~to our|a-6b-2o10p-6
~to pai|a-3b-6m5o6p-6
~to put|b7f-2i-4o2p-5
~to quit|a-14b-7l-3m-2o14p-6
~to read|a-13b-13h4p18
~to refus|a4b-2n8p-14
~to replac|a-9b-8o11p-11
~to retir|a-4p-11
~to ring|a-4o-4p3
~to sai|a2b9h-2m6n-7o-19p23
~to see|a5k9o4p-4
~to sell|a-23b-20o25p-8
~to shar|a-2o3p-9
~to show|a10b-7h11l2m5n2o7p-12
~to sign|a-2b-2h9l-2m-4o-6p18
~to somebod|a2b7n-2o-3p-2
~to sort|d3p-2
~to speak|b-3j9n-4o4p-2
~to spend|o4p-2
~to stai|o3p-2
~to start|a-4b-2o-16p32
~to stop|a-4o-3p-2
~to switch|a-5b-4p-4
~to take|a-2b-2j2o3p3
~to talk|b-3h-2j4o8p-5
~to teach|a7b8p-7
~to tell|a-8b-12h7o-3p17
~to their|a-3b-2o2p-2
~to them|a-3h-2p-2
~to the|a-5b23d-2f-3g-2h-5i-2j-2k-2l-4m-11n5p-16
~to touch|a-2b-2o-4
~to univers|p5
~to us|a4b7p-7
~to waihek|a-3o-2p8
~to what|a2h3o-8p11
~to which|a2b8i-3
~to work|a3b12d-3f-3h-3i-4l6o-11p9
~to writ|a7f2j7p-4
~to your|a12b2h3i-2j6l6m3n-4o-7p-9
~to you|a34b-3f30h-7i-2j3k4l-4m9n6o3p-15
~toda|a-8h-2m-4o-3p13
~togeth|a9b-3d4h-2m9n2o7p-13
~tonn of|a-4h-3p8
~tonn|a-4b2h-4o4p6
~too late|a-2o-8
~too mani|a-9b-2m-5o-3p-6
~too much|a-10b-8o11p-14
~too old|a-6b-4o10p-16
~too small|a11b15p-10
~tool do|a20b24o-3p-14
~tool|a17b23h-2p-15
~too|a-13b15f-2h-5k-2l-4m-7n-3o-15p-24
~top job|m2p2
~top|b2m2o-10p16
~total|a23b28f-2h-2l2o-4p-15
~touch a|p-3
~touch it|a-3b-3o-8
~touch the|a-6b-4o7
~touch|b-7h-2i-2j13p-13
~tower|a-16m-2n-12o-2p11
~town did|a5b5p-2
~town|b13h-2m-2n-2o-4p4
~to|a-9b10c-8d-14e-2f21g-11h14i-5j31k3l-20m-10n-18o2p-17
~track|a7b9i-2o12p-9
~trad|a13b12d7f-2g-4h-5i-2l3m7o14p-9
~traff|a-7b-2m-2o9p-6
~train as|a2b2o-2p4
~train at|a-2o9
~train|a-4b7h-2l-3n-3o11p-2
~translat|a5n9p-16
~travel|a-14b-8l-2o2p22
~treasur of|a8b8p-7
~treasur|h2l2o-4p11
~treat|a-2o3p-3
~trial|a-4b-2o-2p3
~trick|a-10b-6h-2p-21
~trip|a-7b-6o-8p-16
~tri|a-18b-12h-2n-2o5p6
~troubl|a6b-6d-4f2g-3h34j-4l-5m-6o13p-25
~truck|a4b-2h-3n9o-2p-2
~true that|a-11b-10n2o8p5
~true|a11b-5h-7i-3j-2k-2l17n16o3p-39
~trul|a4b-2h-2i3m5o8p-7
~truro|a-4b-3o-7p12
~trust and|a-3b-2o-11p37
~trust the|a-5b-3m-2
~trust|a-18b-10g3i3j-3k5l-5m-7n-3o6p-11
~truth|a3h4o6p-2
~try|a13b10h-2k9o8p-20
~tuesda|a-14b-5h-2l-2m-3p2
~turbin|a-4b-2o3p5
~turn down|a-10b-4h-2o9p-9
~turn out|a-8b-2h-3m-2o2p-5
~turn up|a9b17h-2p-11
~turn|a-5b5f-2g-2h-2i-3j-3k-2l5o-19p-12
~twelv month|o3p-4
~twelv|a2b5o5p-13
~twent|a15b13h4o-4p9
~twic and|a6l4m2n2o4
~twic|a4b-3d7i-2l3o10p-11
~twiddl|a-2o3
~two class|o6
~two of|a-2b-3o4
~two old|n2o-3
~two week|o4
~two year|a-2b2o7
~two|a-16b-18f-3g-2h8i-4k-2l7m-3n2o-12p6
~t|a-8b18d2f-5g14h-2j-9k-3l-3m-11n-9o-7p7
~uncl|a-6b-4o4p-6
~under the|a-16b-3i-3m-4n-2o22p9
~under which|a3f6
~under your|a5b2i8o4p-6
~under you|a3b-8d-2f-2h9l11n-5o-7
~underground|a-4o8p-2
~understand our|a-2p-3
~understand|a13b16h5j-2m-2p-27
~under|a14c-2d29g-7i5j-2k-3l6m-5n-9o7
~union|a-6b-8f-2g-4h-4i-2l8m16n-7o-22p13
~unit|a-4o4p37
~univers did|a-2p3
~univers|a-10b-6o-2p21
~unless|a-2o3p-2
~until the|a-3b-3o-5p-7
~until tuesda|o7p-3
~until|b14h-2l-3n-7p-6
~up and|a-10b-8o14p2
~up at|o-2
~up a|a-9b-7h-2j4o6p-8
~up every|a-2p-3
~up for|a7b2l4n3o-10p-6
~up in|a-4b14h-4m-7n-4o-3p-4
~up my|o-11p13
~up on|i3o8
~up their|a10b14h-2o-6p-4
~up the|a-9m-6o-9p14
~up to|a-4b10h-8m-2o-7p10
~up what|a3b-7d7g8h-2i-2p-6
~up with|a13b4h20j-3o-4
~upon|a31b31g-2h-3k6m4o-6p-19
~upset|a-2b-6h7l-3n2o18p-8
~up|b18c-2d2f6g2h-9i-6j2k-6l5m-15n2o7p-27
~us and|a-2i2o-5p-7
~us a|a-4b-3o13p11
~us by|a9h-2i12o-6p-5
~us for|a-5b-2o2p22
~us in|o-2p-5
~us is|a11b-2f13o11p-5
~us it|a-4b-3o-4
~us on|a-4o16
~us poor|o10p-6
~us that|a7b-2h11o2
~us the|a-5b-2o-5p-2
~us to|a17b18d-2f-2h-3k3l4n2o2p-5
~us what|a-10b-8o7p11
~usual|a8b11h-2k3o-10
~us|a-23b-21d-3f7g-3i12j-5l4m-6n-7o-7p30
~util|b3m-2o-2p-2
~valid|a32b-11d-2h-2k-2l3m18n32o-8p-17
~valle|a6b7o9p-11
~vanish|a5b-2n7o-10p-11
~van|a-5h-2o5p-14
~vat|o-2p6
~ve been|a3b7o-12p24
~ve got|a-6b-4o7p-6
~veget|a4l6o4p-19
~veg|a-9b-6o16p-7
~vehicl|o6p-3
~vend|a-2o-5
~vers|a2l2o5p-2
~very first|a4b14h-5i-4p-2
~very|a10b22h-5i-5j4o3p-16
~vet|b2o-16p24
~ve|a-4b15g6h-8i-2j-2l-5m-2n-3p9
~via|a-3o17p-3
~view|a-10g-2h-2i-3l3m-3p24
~villag|a5b5h-2j3n4p-31
~visa|a-14b-13o-14p23
~visit|a11b12k5m4n-6o-6
~volunt|o5
~vote|a-10b-7o-9p-7
~vouch for|a14b-9l18n10p-9
~vouch|a15b-10h-2l24n6o-2p-10
~wage|a-11b-4n-4o14p-27
~wai of|a6b-14i15k6l2m2o5p-2
~wai to|a-4b-9d-2h-4j21k-3o-8p-7
~waihek|a-3o-2p8
~wait for|a-5b9h-4l-3n-3o-22p-14
~wait|a-22b5f-2g-3h-8i-4l-3n-5o2p-17
~wai|a14b-5d-3f-2g-2h-9i19j19k2n-3o4p-31
~wale|a-8b-8p11
~walk awai|a-9b-12h8m-4o7p22
~walk out|a4b-2m4n4o-15p2
~walk|a10b-2h6m7p14
~wall|o-4
~wals|a3l6o-9p17
~want a|a5j6o-5p-17
~want out|o-8
~want the|a-6b-4o15p-9
~want to|a-3h9i2l-5m-3n-2o4p30
~want us|p8
~want|a-13b14f-2j4k-2l-8m-7n-9o-20p7
~ward sist|a12l2m6n4o-2p-7
~ward|a8b-3h4m4n3o-14
~warehous|a-8b-4p-2
~warn|a11b11o-4p-15
~was a|a13b10i3o-2p-8
~was in|a-8b-11m-6n13p13
~was it|a-21b-5h-2m-3n-6o10p37
~was that|a2m2o-5p-12
~was there|n4o-2p-3
~was the|a-26b-25d-2h-5i-7l-3m2n19o-6p22
~was treasur|a-5b-5p6
~was your|a25b36d-2h-2i-6l10n-10o-4p-15
~wasn t|a8b10o-2p-3
~wasn|a8b10o-2p-3
~was|a-12b10c-2d-7f-6g-6h-25i-11j-5k-6l4m15n26o3p-18
~watch|a-10l-3n-6o7
~water compan|b-3m4p2
~water in|a-12b-4m-2n-3o6p-2
~water|a-11d-2h-5i-2j3k2l-2m2n-2o-21p4
~wave|o-2p-4
~we and|o3
~we are|a12b5g-2h3i-2j-2k14l-2p6
~we be|a-3p-4
~we bui|a-3o7p-4
~we can|a-2o11p-2
~we could|a5b-4h7k5o4
~we do|a2b2i2o-8p-3
~we d|a-2h-2o-9p13
~we end|a5h8j-2o3p-3
~we get|a16f-2h17j3o-2p-14
~we give|a-4b-2h-2o2p-11
~we had|a8b2l6o-6p-9
~we have|a-13b-5h-5i-3j4o13p17
~we keep|o4p-2
~we ll|b-4h5o4p-2
~we lose|a3h4o-3p22
~we make|a5b9h-2o-12p-2
~we need|a-6b3h-4o13
~we never|b-3h5
~we pai|a-4h-2o8
~we put|o4
~we reall|b3h-3
~we re|a12b7h9k3l-4n-2o-10p-7
~we run|a-6b-4o-8p12
~we sell|a11b14h-2o-10p-9
~we send|o-11
~we sign|o3
~we still|o4
~we stop|a-6b-2h-3o13p-22
~we take|a3b-6h12j-2l2o-3p15
~we ve|b13g-2h-4i-2l-2o-5p8
~we were|o8p7
~we win|a-6b-13h10p18
~wear|a-2b-2n2p-5
~web|a6n9o-4p-8
~week and|a-8b-3o-6p11
~week because|a-2b-2
~week before|o-5
~week i|b-2i2o-8p-2
~week the|a-2o12
~weekda|a3l2n3o2p-15
~weekend|a-19b-8h-3n-2p-26
~weekl|a23b26h-2o-15p-22
~week|a-9b18h-11j15k-2l-7m-9n-10o-8p8
~well|b2l2o-13p11
~welsh|a-2b-2m4n-2o6p-11
~were they|a-8h-3m-3o-3
~were the|a-17b-10i-2m-2p7
~were you|a-3b11d-4f-3g-4h-5i-2j-3k-2l-3m11n2o-2p31
~were|a-27b15d-8f-5g-6h-14i-5j-4k20l-6m2n-14o6p15
~wet|p11
~we|b10c-3d-5f-9g-8h29j3k12l-10m-9n-12o6p-6
~what are|a23b-6d-6g33h-2i10j-2k-2o-4p10
~what a|a3b9h-2o-3
~what becom|a6b18h-6n-2o11p-12
~what can|a2b-4g8o-5p-12
~what come|a9d-2h4i12p-12
~what commiss|a-8b-5h-2o-6p23
~what could|o-5
~what dai|a7n10o-2p-3
~what date|a7n10o-5
~what did|a-24b2d-3g-2h-9i-3j-2l8m-6n-6o-2p-6
~what does|b-15g-3h10i-2j-3l-3m13n6o-16p36
~what do|a5b-13d17f-4g-7h26i-2j-7k-2o3p-8
~what exactl|a4b-15g12h9o2p-4
~what go|a-6m-4p20
~what happen|a-25b-5h-8i-2m-3n-4o9p3
~what have|a-2h2o16p-5
~what help|a-15b-5g-2h-3i-2o5p-15
~what hour|a6b8p-4
~what if|a-5o5p-4
~what is|a39b14d14f-2g-5i2j-5k24l-2m-7n5o-16
~what it|a-9b-5h-2o-14p4
~what i|b4h-2o-6p-5
~what kind|a7b13d-4f9h-5o-4p-7
~what make|a11b20h-4m-2o-13p12
~what now|a-4n-3o-3p-4
~what part|a2b-6i8
~what percentag|a-8b-5h-2p12
~what rate|o-4p7
~what should|b-7h9o-3p2
~what size|a11b12p-11
~what sort|a-5b-19f2g-2h22i-2m-3o2
~what subject|a6b7p-5
~what s|a28b12c-2d-7f-4g5h-4i17j14k10l-7n-6o-5p-13
~what they|a-3b2h-2o-7p-3
~what the|a-6b-8h-9i-2l3m10n3o12p-2
~what to|a-9b-5o-4
~what was|a-34d-3h-6i-12l6m-5n-11o4p40
~what were|a-5b9d-2h-3i-3n-3o11p-12
~what we|a-8b3h-7p-5
~what will|a-5h-2p8
~what work|a-6b-2o8p-17
~what would|a-20b-25g-3h22i-3j-3l-2m-2o-3p3
~what year|a-4b-12m9o-7p20
~what your|a-13b-10n3o7p12
~what you|a2b-3h5l7n-2p-11
~whatev|a-2o7p-13
~what|a41b14c-11d7e-3f-17g20h43i14j-22k9l-7m7n-14p-39
~when a|a4b17h-6m-3o16p-13
~when did|a27b6m11n12o-20p16
~when do|a8b14
~when have|a8b2m7p-6
~when it|a-12b-10o-4p12
~when i|a5b4i4o-7
~when they|a-12b-8h8i-3n-8o5p-3
~when the|a-2m4n-2o-7p-24
~when was|a13b-3m6n12o-5p-5
~when you|h7i-2j9l-2m-3n-8o-2p-15
~whenev|o3p-4
~when|a-13b-3c-2d-4f-3g-3h7j3k-4l-12m6n3o-11p-27
~where are|a6b7o-3
~where did|b4o-6p5
~where does|a-5b-4o7p-7
~where do|a-18b-15o9p3
~where in|a9b10p-7
~where is|a-4b-3o-4p3
~where i|a-2b-6k9p5
~where s|a-7b-6p4
~where they|a-3o-3
~where the|b2h-2o-6
~where was|a15b16o10p-12
~where were|a2b3
~where you|a-4o-9p21
~whereabout|a7b8p-5
~where|a-11b7d-2g-2h-7i-3j7k8l-4m-6n-8o-3p7
~wheth|b-6h6i4l2m-2n-3o2p2
~which auth|a-7b-6p7
~which bank|a-11b-5m-3o-2p16
~which citi|a7b10p-7
~which compan|a-9b-3m-4o-5p18
~which countr|b3
~which crm|o-15p21
~which firm|a-19b-18l2m7n-7o-4p26
~which hospit|a-13b-11p14
~which languag|o-3p5
~which make|a-4b-3o-4p7
~which network|a-10b-7p11
~which of|a-8b-12f-2h-6i4j-2k-2n15o9p-3
~which one|a-3b-2o-7p22
~which part|b-5f9h-2i2
~which plac|a-4o14p-14
~which school|a-8b-7o-3p13
~which stor|a5l-3m10p-4
~which subject|a4b7o-2
~which town|b2
~which two|a13b6h9o-2p-2
~which univers|a-3p8
~which year|b-14c-2l-2m6n12o-3p7
~which you|a-3b11d-3f-2h-4i2l-2n-2p8
~which|a44b-2c-8d-7f29h-13i22j-18k-13l4m17n33o4p-13
~while|a-10h-4p-6
~whistleblow|a-27b-26o-13p2
~who are|a8b-8c-2d3g-4h8l10n5o-7p-3
~who back|a13l4n9o-7
~who can|a-4b-2j-2m-2n4o-3p-3
~who check|a3l2n2o-2
~who confirm|a9l4n9o-4p-4
~who did|a5m3p-3
~who does|a-13b-6n-3o3p8
~who do|a-4o-5p5
~who d|a-10b-4h-2n-2o9p-10
~who from|a4m7n-2p-3
~who got|o-6
~who had|a-3o5p-6
~who has|a-3b2h-2n2o10p-21
~who have|a8h7i-2l2n2p-7
~who is|a-2b-11h-3i-2m5n12o26p-23
~who know|a-5h-2o6p-9
~who lend|a3b-2l5o-2
~who never|a-5h-3n-2o9
~who only|a2b6p-2
~who on|a-9b-2m-2n-5o15p-11
~who pai|a6l9o-10p-6
~who read|a-2b-3l-3m-10n14
~who sai|a13b-7l5m7n10o-11p-3
~who sit|b-4i2m2p-2
~who speak|a-9b-2l-4p12
~who stand|a5n7o-2
~who still|a-4l3m-4o9p3
~who s|a-13b-8l-4m6n-2o12p6
~who take|a-10m-5n-4o3p4
~who understand|p-4
~who vouch|a2l2n2
~who was|a-9b9n-15o-11p13
~who will|a-6p3
~who work|a-5l5n-6o-8p14
~who would|a-4n-3o-11p13
~who writ|a21b-3c28n-2o-2p-20
~whoev|a10b12i-2o-14p-8
~whom|a17b13f-4h2l5n6o12p-13
~whos life|b2o-2p-3
~whos|a6b19g-2i-3l-2m3n-6o7p6
~who|a14b-23c19d-3f-7g-14h-13i-21j-16k-14l28m17n63o-13p-8
~why did|a-11m-5n-2o6p17
~why does|a-6b-2o2p10
~why do|a14b17o-26p29
~why the|a2b4o8p-12
~why would|a-2o10p-13
~why|a-15b15h-6i-3j-2k2l-2m-11n-3o12p13
~wich|a2b-2l12o20p-13
~widow|a-4b-2o-17p15
~wife|a13b5h12o-4p8
~will be|a3b-2h5o-2p-2
~will it|a-3b3h-5o-3p10
~will i|h3
~will not|b5h-2o-4p-4
~will the|a-2b-2p6
~will to|a-4b-7l3n2o5p5
~will you|a15b18d-3h-2l-2m-2n8o-6p-2
~will|a18b21d-4f-2h13i-4j-3k-2m-6n8o-3p10
~win the|a-9n-7p18
~win t|a3b-3h9l-2n5o-13p-10
~window|b2o-2p6
~wind|a-4p5
~wint|a-4b-4p10
~win|a-5b-4f-2h6j-2m5n-2o7p-15
~wise|a-7h-2n-2o5p7
~wish|a18b7h-3m16o-10p2
~with all|o16p-2
~with an|o-3p3
~with a|a3b-7f8g4i4j-15k2l-5m-3n19p-7
~with me|a6b9j-2o-14p-6
~with one|a-9h-2l-3o5p27
~with our|a-6h-2n-3o16p2
~with somebod|b5o-2
~with that|b-3m-4n8o-12p24
~with their|b3o2p-2
~with them|a-3o7
~with the|a-7b21h-4i-4j-2l-4m2n-9
~with this|o3p-12
~with us|a2b8h-2o-4p3
~with what|b2o-9p14
~with which|a8b-4f12m3p-7
~with your|a6b2h-3i-2j3m9n2o-2p-7
~with you|a17b-48c-3d-5f-6g-4h-3i-3j68k-5l-6m3n28o-13p10
~within month|a-2o4p-8
~within|a10b13o5p-12
~without a|a7b6h5o-14p4
~without humil|a-5b-2o5
~without lose|a-4b-3o9p-8
~without the|a-4b-3o-9p7
~without|a-6d-2g-2h2i7j-4k4l-4m-3n-3o-26p-3
~with|a12b-5c7d-14f6g-9h-2i-10j49k-7l-29m3n23o-6p-14
~wit|a2b-3n8o4p5
~woman|a-13b-16l5m2o9p-6
~women|a-2o14p-31
~wond wheth|i4o-3p4
~wond|a3b3h-2i4o-3p18
~wont|o-3p6
~word for|a-5i-2k3p8
~word|a14b-4g14h10i-2j3l-3m6n-7o-11p23
~work and|a-3b-5n4o-10p14
~work at|a9b11o5p-10
~work before|a7b7p-6
~work for|a-4b14h-8l-3m3n-4o-3p-5
~work insid|a3b5
~work in|a7b9d6h-3i-3o-5p6
~work life|a4b5p-4
~work on|a-6h-3o6p-8
~work out|a-20b-14h-3i-2p9
~work what|a-8b-9i2p-4
~work with|a-24b-7d-2f-2j-2l-5m-4n-2o-5p28
~work|a-19d-4f-3g-4h-3j-4k-4l7n-3o-6p6
~world have|a4b13f-2i-2n-2p-3
~world|a6b19f-2i-3n-2p-2
~worr|a12b2m-2n13o-18p-12
~worst|a3b7n-2p4
~wors|o6p-3
~worth it|a-6b-4o-8p2
~worth|a-7b-5m2p-3
~would a|a-2b-3h2j-2n2p2
~would be|a10b-7f-2h17k-2l5n2o-2p4
~would it|a-3h-4j2
~would i|a-2b-9h3j4o22p-13
~would like|a2b-4g6h-2j2n3o-3p2
~would one|a-2o-8
~would our|a13b12p-3
~would take|a2i4o2
~would the|a5b-2h5n3o-4p6
~would we|a2b3f-2j3p-2
~would you|a-31b5c-2d-3f5h-2i-4j-5k-3l-7m-7n-7p-14
~would|a23b8c-4d-6f-3h21i4j3k2l-15m12n2o-12p15
~writ a|a-11b-6o-2p24
~writ down|a14b6m-2n13o-4p-8
~writ the|a-2m-3n3o-2p6
~writ to|b-2j5o-5
~writ|a19b30c27d-2g-3h-13i-4j10k-3l-7m-15o-15p24
~wrong and|a5b7
~wrong|a-15b-8d-2h16l-4m-5n-8o11p-23
~xero or|a-5b-3p8
~xero|a-5b-3p8
~yard|a5m3o-4p-2
~ye or|a-5b-4o3p4
~ye to|b2p-6
~year ago|a2b2p-3
~year and|a6b5i2o-3p-9
~year did|a-8b-8c-2m2n3o-4p17
~year have|a11b7c6o-5p-5
~year how|a3b3o8
~year in|a-2b3m-2o3p-7
~year late|o13
~year of|a6b-2c13p-8
~year was|a-6b-9m3p7
~year were|a8b4m5o-3p-5
~year what|a-5b-4p13
~year you|b2p-2
~year|b5c25d-2f-2g-3h-13i-2j-3k-3l-8m2n4p3
~yesterda|p8
~yet|b4i-2o-7p-4
~ye|a-2l3o14p-4
~you about|a5b-7f9h4j-2n2p-2
~you accept|b9d-3m-2p5
~you actu|a3b2h2p-3
~you advis|b4o-9p14
~you also|a7b5k5o-2
~you alwa|a21b25h-3i7k-2l-2n-2p-16
~you and|a2b-6j7n4o-2p16
~you any|a-7b-5o-7p25
~you are|a-6b10d-4f-4g-5h-2i-5j6m-4n2o18
~you arriv|a14b18h-3p-13
~you ask|a-16b-7h-4o2p16
~you at|a8d-10f3h3m8n4p-6
~you a|a16b22d-2f-2g-2l6o-11p8
~you bear|a-12b-9p16
~you becom|a-4o6p-11
~you been|a13b4c21j-2l-4o-3p-4
~you before|b5
~you begin|a9b11o4p-7
~you believ|a5b13l-2m-5o3p-6
~you be|a6b3h5i2j2m-2o-5
~you break|a2b4o3p-6
~you bring|a16b14g5h5i-3o-10p-11
~you build|a-13b-12o9p-7
~you by|a5b18d-3g-4h-3p-3
~you call|a6b-4d24h-7i8j-2m-8o-5p-5
~you can|b3f5h-2l-2n-2o4p-2
~you carr|a18b28h-2i-3o-3p-11
~you chang|a-21b-13h-3o14p-3
~you charg|a-9b-5o-5p20
~you coach|a3b10h-2m-3o-9p-4
~you come|a22b21f-2h5j-2l2m3n-2o-2p-4
~you could|b3o4p-2
~you deal|a-8b-2m-2n-2p2
~you did|a-10b-11l8o4
~you doing|a-9b-7c3h-2p10
~you done|b6o5p-3
~you do|a-7b11d-4f8g5h-13i-2j-3k-2l-2n-5o-7p-13
~you draw|a-2p3
~you d|a-3b12d-2h-4i-2l-6m7n-5o2p4
~you earn|a10b12o-3
~you emplo|a-14b-11p14
~you enter|a3b4p-3
~you ever|a-6b22f-2g-3h-3j-2l-3m-5n-6o8p7
~you find|a-21b-13m-2n-2o12p-12
~you first|p4
~you fix|a-3b-2g-2h5p-6
~you for|a11b-15d3f12g-3h8j8l-2o-3p-4
~you from|a-5b-4j3l2n-2p6
~you get|a-8b6h-2i-2j-2m-2n-2o5p-8
~you give|a10b17f8h-4l-3m-5o-9p12
~you goe|a3b7h2l-2o-5p-6
~you got|b4c-2h-2j-2k7l-2o-5p-12
~you go|a-6h-2i5o-11p26
~you grow|a-9b-9o-3p14
~you had|a-7b-13m6n3p-2
~you handl|a-5b-4
~you hand|a8b16h-2m-3o4p-4
~you has|a5b11d-4g-2h18i-2k-2l-5m-6n-3p6
~you have|a-2b2g4h-2o2p-3
~you help|h4o4p-22
~you herself|a-11b-16f-2j-11n23o23p-20
~you himself|a-4b-7l5o17p-13
~you hire|a-22b-13h8m-10n-2p24
~you hold|a-11b-9p14
~you in|a5b-2c-2d-4h2i-3j5l2n8o5p4
~you join|a4b4o-3
~you keep|a-18b-13h-2o3p12
~you know|a5b-4f3i-2l7m9n-5o-11p4
~you learn|a2b4o-7p5
~you leav|a-5b-20h22i-4o-3p17
~you like|a-5b2h-2p7
~you list|a9b-9d6g5h-7i7l7p-8
~you live|a-14b-11p18
~you ll|a4h4o-2
~you look|a4b9l-2o-11p-14
~you make|a-3b15f-2h-3l-2n-6o7p-9
~you marr|a-10b-6p12
~you meet|a-6b-7o-9p20
~you mostl|b-2h4
~you move|a-4b-3o-2p9
~you never|a3b4o-5p-2
~you not|a5b12h-2p-4
~you offer|a13b-5h7k13o-2p-8
~you once|b6h-3
~you one|a9b2f-2h-2l9n4p-4
~you only|a14b11d-5e11h-3o-2p-7
~you on|a16b14d3f-2g-2h7l-3m3o-2p-10
~you pai|a-4o18p-12
~you pick|a5b7p3
~you plan|a-2o-4p2
~you pref|a-2p3
~you put|a-12b5h-6i-4o5p-10
~you read|a-6h-2o7p3
~you reckon|a2b8h-2
~you recommend|a-3p4
~you replac|m2
~you resign|a-21b-20o-3p18
~you run|a14b16o-4p8
~you sai|a23b3d-2f11g3n7o-7p-17
~you see|a-13l-2n-6o5p-2
~you sell|a-9b-4h-2
~you set|b5h4j-4o6p-11
~you sit|b18l-2m-6n-5
~you sort|a4b-7h12o-12p6
~you speak|a-9b-3l-2p12
~you spend|a-2b4o-3p7
~you stai|a-4b-3p5
~you start|a8b13o-7p-3
~you still|p3
~you stop|a4b6o-6p-9
~you stud|a-4b-3p7
~you supervis|a-7b-7p7
~you s|a-15b-10g-2h8j-4k-2n-2o13p-23
~you take|a6b15d-2f-2h-6i11m-2n-3o-2
~you teach|a-3b2l-2o11p-7
~you tell|a13b20h-2l-2p-18
~you the|a14b17i2o-4p-13
~you think|a-6b8d-3h-3m-2n-2o-8p29
~you to|a-3b-8h7l7m-3n-5o-10p24
~you train|a-6b-2o-2p-3
~you turn|a3b10h-2p3
~you up|a5d7p-4
~you us|a-3b4o-2p10
~you walk|a7b8o-5
~you want|a-10b-5h-3o7
~you was|a8b12l6m-4n-4o-14p14
~you what|a3b5h-3i3o-8
~you when|a9b12o-2p-6
~you win|a7n8o-8p11
~you with|a10b12k4p-6
~you work|d9h-3i4l-3m-5o-3
~you would|a-11h-4i2l-2o-4p22
~you writ|b4h-2m-10n12o-7p15
~young|a4b10m2n-3o11p-25
~your and|a6b-5h5m3n6o-5p-2
~your approach|a10b-3i19p-9
~your bag|a6b8h3i-2o-4p11
~your care|a2b8i-4p-2
~your client|a-13b-7l-4m-3n3o-2p19
~your coach|b2
~your cousin|a-2b-6l2n2p-5
~your crew|a-11b-6i-2o3p6
~your dai|a-7b-5o-2p7
~your degr|a-9b-8p9
~your famil|a-16b-5h-2i-2l-2n-2p22
~your fath|a-17b-16o-4p23
~your fee|p3
~your first|a-18b-14o-3p27
~your hand|a-5b-3p5
~your job|a6b-3d4l4n4o-2
~your life|a7b5l4p-3
~your list|b-3h4
~your method|a11b-15i31o-2p-5
~your mum|a9b10o-7
~your name|a12b18f3i-10m3n4o-5p-9
~your nurs|a-9b-9p11
~your opin|a-8b-2d-2l4m-2o-3p14
~your or|a3b-9m13p-2
~your own|a4b22d-3f-2g-2h3i-5j-2k-2l-4m-9n9o15p-43
~your page|a5c-4d-5e-2f-2g2h-2k8l12m3n-6o-2p2
~your parent|a-4b5n-3p10
~your peopl|a-7l-3m-3n2o-6p3
~your refer|a10b-9d-2f-2g-3h-3i-2l17m3n16p-8
~your stor|m2
~your system|b-6h7i11l-3n-4p3
~your team|a-20b-7l-5n-6o5p13
~your time|a-11b6f-4h-5i-2j2l-2n-2o-5p25
~your very|b7i-4
~your view|a-14g-2h-2i-3m-3p17
~your wai|a4b-11i15l2m2p-2
~your work|a15b4d-2f5i-2l4m3n4p-10
~yourself|a-9b-8p12
~your|a24b-4c-15d-3e-4g12h-17i38j4k-13l14m8n6o6p9
~you|a8b16d7e6f16g-6h8i-7j11k-18l-4n-24o3p10
~yr|a8b2c3n7o-4p-3
~zealand|a-2b-2p3
~zero|a-12b-7o18p-24`
