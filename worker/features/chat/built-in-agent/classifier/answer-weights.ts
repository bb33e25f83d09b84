// Made by node bench/agent/fit-answer-weights.ts: a feature or ~word, then for each of weightClasses a letter and a number.
export const answerWeights = `aBusiness by best|a-4b-4o-16
aBusiness by exactly|o-19
aBusiness by near|a14m5n9
aBusiness by share|a-20b-7h-4i-2l-2m-2o-5
aBusiness by their|a5m5
aBusiness by told|o2
aBusiness|a-96b-28d-5f-2g-3h-16i-4j-10k-6l-16n-4o3p29
aName by best|a-25b-25o-25
aName by exactly|o-56
aName by near|a7m3n4
aName by share|a-19b-28d-2f3i7l5m4n-5o-18
aName by their|a2m2
aName by told|o-12
aName|a-13b-44c-5d-13f5g6h-19i32j-3k-8l18n18o14p79
aNumber by best|a4b4o-31
aNumber by exactly|o-21
aNumber by near|a-6m-5
aNumber by share|b-13c2d-6f-7g-4h18i9l-27n28o35
aNumber by their|a-5m-5
aNumber by told|o9
aNumber|a6b-11c28d-29e-4f-14g-15h9i15j-32k2l5m16n35o-6p-4
aPlace by best|a11b11o12
aPlace by exactly|o-24
aPlace by near|a-4m-3
aPlace by share|a-4b13d-2h-9i9l-2n-12o15
aPlace by told|o2
aPlace|a-21b2d-12f7g-6h-28i23j18k8l-4m-3n-26o16p-7
aService by best|a-5b-5o-2
aService by exactly|o5
aService by near|a-10m-12n2
aService by share|a-10b-7d-2f-2g18i-7l-3m-5o10
aService by their|a-3m-3
aService by told|o2
aService|a-8b3c-3d-10f-8g14h-4i-10j19k15l-11m-6n-7o-23p24
aboutShare|o43p169
anybody by best|a-11b-11o6
anybody by exactly|o-21
anybody by near|a22m10n12
anybody by share|a-5b-8d-2f-2g-2h-8i-5l5m11n8o-15
anybody by their|a2m2
anybody by told|o-17
anybody|a6b-29c15d8f-9g-11h-35i-17j-32k2l34m7n75o17p-51
asksWhatWasSaid by best|o-21
asksWhatWasSaid by exactly|o-8
asksWhatWasSaid by near|a7m-5n12
asksWhatWasSaid by share|a29b3d-2g-2h-12i-2l12m12n20o18
asksWhatWasSaid by their|a5m5
asksWhatWasSaid by told|o13
asksWhatWasSaid|a-8b32c-4d-11f6g-10h-39i-11k-12l17m6n17o-4
bestHits|a14b14o48
bestSame|a-4b-4o31
best|a51b51o-27
beyond|o-130
didYou by best|a27b27o-25
didYou by exactly|o-13
didYou by near|a-8m-3n-5
didYou by share|a-11b20f-2g-3h-4l-5m-6n-12o-14
didYou by their|a-6m-6
didYou by told|o-5
didYou|a-34b31d-6f-6g-7h-11i5j-11k14l-5m-14n-22o3p3
evidence|a-20c-32d-45e13g-14h7i-12j-6k-7l18m31n28o17
exactly|o-157
foreignNames|a-24b6c-6e-2f-13g-14h-37i-11j24k-16l-13m46n14o-4p40
high|o-9
hiring by best|o3
hiring by exactly|o27
hiring by near|m7n-7
hiring by share|a-28d-3g-2h-3i-3l-10m-6o19
hiring by told|o22
hiring|a-18b16c-2d17f-4g-7h-6i-10j-11k-5n-5o-12p4
hits|a-5b-17c-10d17e8f-13g-7h25i13l-28m34n-26o21
howMany by best|a-4b-4o-11
howMany by exactly|o7
howMany by near|a-9m-2n-7
howMany by share|a-31b-18c2d-4f-5g-2h3i6l-17m3n4o17
howMany by their|a-3m-3
howMany by told|o2
howMany|a54b45c33d-18e-3f-7g-5h-16i5j-31k11l29m2n7o-5p27
isBest|a8b7c-8d15e13f-28g-4h3i-27l-50m56n32o25
isSure|o-4
isTopic|o22p-20
isTrouble|a-46b-3c-8d19e-3f-4g12h-10i-4j3k-19l-12m-5n-11o-9p-13
leadShare|o19
lead|a106b28c-8d5e16f-12g13h11i3l-11m47n14o31
logScore|o-77
long|a-7b24c5d-37e-19f-13g-19h4j18k14l7m-10n21o17p12
low|o-6
m aDetail by best|o-17
m aDetail by share|o-16
m aDetail|o10p-12
m askedOfYou by best|o-12
m askedOfYou by share|o9
m askedOfYou|o-5p8
m atALoss by best|o-4
m atALoss by share|o-12
m atALoss|o-9p-13
m contrast by best|o10
m contrast by share|o6
m contrast|p-44
m going by best|o-2
m going by share|o-5
m going|o2p19
m haveYou by best|o-2
m haveYou by share|o-8
m haveYou|o-2p-2
m headline by best|o20
m headline by share|o9
m headline|o-2p-5
m howWas by best|o-5
m howWas by share|o10
m howWas|o-17p-18
m law by share|o8
m law|o3p45
m me by best|o11
m me|o-6p25
m mine by best|o4
m mine by share|o-11
m mine|o-19p9
m not by best|o-6
m not by share|o17
m not|o-4p-64
m ofOneself by best|o-20
m ofOneself by share|o-22
m ofOneself|o-14p32
m ofTheWorld by best|o28
m ofTheWorld by share|o10
m ofTheWorld|o-13p-14
m past by best|o-36
m past by share|o-17
m past|o17p16
m people by best|o-31
m people by share|o3
m people|o-3p6
m told by best|o-7
m told by share|o14
m told|o7p30
m wants by best|o2
m wants by share|o8
m wantsAName by best|o-11
m wantsAName by share|o-21
m wantsAName|o2
m wants|o4p-30
m weighs by best|o29
m weighs by share|o22
m weighs|o-4p-68
m withoutHarm by best|o5
m withoutHarm by share|o18
m withoutHarm|o22p-28
manner|o11p-110
nearHits|a4m-15n19
nearSame|a78m13n64
nearShare|a21m-15n36
nowhere|a20b13c-36d-4e-13f24g29h-18i-7j-6k24l36m-17n-5o-3p10
number|a36b36o13
ofTotal|o117
ofUs by best|a-9b-9o25
ofUs by exactly|o-89
ofUs by near|m-5n3
ofUs by share|a-19b-4d-2f-9g7h-15i18l5n-17o81
ofUs by their|a-15m-15
ofUs by told|o-14
ofUs|a9c-14d-21e-5f11g11h11i25j46k19l-22m-44n-6o-16p-22
ofYou by best|a-6b-6o-20
ofYou by near|a8m-13n21
ofYou by share|a6b-13c-11d6e16f-3g12h-9i13l-3m25n-27o18
ofYou by their|a-2m-2
ofYou|a80b53c-20d-2e4f30g14h-15i20j44k-42l34m-19n-20o-12p30
one|a46b70c18d16e-3f-15g-2i-10j9k7m-34n-9o-43p175
pageShare|o-46p34
place|a63b63o-23
privateLife by best|o-9
privateLife by exactly|o10
privateLife by near|a15m5n10
privateLife by share|a-11f-4l-2m-2n-2o7
privateLife by their|a-3m-3
privateLife by told|o9
privateLife|a-67b-27c-9d-9e-2f-10g-10h-5i-3j11k3l-27m6n15o-14p30
sameHits|a78b-19c10e13f2g16h-32i7l13m89n-21o31
same|a11b-20c-3d-2e17f-3g24h-17i4m36n-25o-19
says by best|a-23b-23o-17
says by exactly|o-79
says by near|a29m14n15
says by share|a8b-30c-2d4f-2g-4h-9i3l17m26n4o28
says by their|a24m24
says by told|o6
says|a17b-5c31d19e-3f-2g5h-36i-13j-2k-3l19m26n-19o7p-27
score|o87
sentences|a4b4c-8d4e-3f6h4i-16j19l31m-3n-33o5p-3
share|a37b28c-8d5e16f-12g13h11i3l-11m12n-21o-10
spread|o-18
story|a-37b71c26d14f-23g-2h-9i-39j23k2l-17m-50n-34
telling|a-55b-15c-43e-15f-3g6h26i11j-22k-22l-8m31n-2o-7p-26
terms|a-123b-26c-20d-4e-22f2g-2j-32k-5m-3n-13o-8p-57
theWorld by best|a-25b-25o28
theWorld by exactly|o-18
theWorld by near|m2n-2
theWorld by share|a-32b-26d8f3i-5l-2m-5n-3o37
theWorld by their|a8m8
theWorld|a-4b-11c-8d4f3g-2h24i-15j2l-15m11n6o-8p24
theirLead|a46m46
their|a-5m-5
told|o-28
topic|o150p19
total|o6p13
unique|o-11
unsaid|b-26c-9d13e-18h-26i-6j17k3l20m6n25o-11
vouches by best|a-10b-10o8
vouches by exactly|o-39
vouches by near|a35n36
vouches by share|a36b-14d-3f-4g-3h-7i-6l19m14n42o-16
vouches by their|a-2m-2
vouches by told|o-17
vouches|a28b-27c-8d-3e-2f-18g-19h-17i-21j-7k3l63m-5n89o26p-27
what by best|a-12b-12o26
what by exactly|o-16
what by near|a9m-10n19
what by share|a-12b-3c-5d4f2g6h-2i-7l-4n-3o-20
what by their|a-4m-4
what by told|o15
what|a34b12c-20d8f13g16h28i10j-2k-13l-16o13p11
whereNow by best|a-9b-9
whereNow by share|a-9b-9i2
whereNow|a-28b-34h-2i15n-2o-6p26
which by best|a-41b-41o6
which by near|m-8n7
which by share|a-36b-41c-2f6g3h-2l2o-17
which by their|a-13m-13
which by told|o-3
which|a5b-9c-6d8e2f24g18h4i-8j2k-8l-8m-15o5p4
who by best|a3b3
who by exactly|o-4
who by near|a15m8n7
who by share|a-9b-3g-2i-6l2m5n-4o-5
wholeShare|a61b28c-8d5e16f-12g13h11i3l-11m25n-10
who|a53b9c29g-9h8i-19j4k-7l7m-6n40o-9p27
~#0|a22b22c-2d53f-10g-11h-28i-4k-11l13m4n-3o-9p-6
~#10|a32b-7d10f-2g-3h2i-8j-8k3l15m7n23o-2p-13
~#11|a30b4d-4f-3g4h-4i-10k-3m28n18o-3p-42
~#12|a-13b24d-2f-2g-2h-6i-5j-7k-2l3m-2n-12o-3p7
~#13|a-22b-10c9d3f3g8h7i-5j-9k20l-15m-27n-5o-23p-29
~#14|a13b3c-5d16f-6g-8h-8i-5j-2k-4l18m7n8o-2p-2
~#15|a-14b14d-5f-2g-6h-4i7j5k-2l2m-8n-12o-2p-13
~#16|a-21b13f-2g-3h-3i-5j-4l-7n-9o6p12
~#17|a-30b2d-3h-4i-7k2l-6m-2n-6o-8p-22
~#18|a-7b21d-4g-3h-3i-2j-6k-2l-6m-7n7o-10p-4
~#19|a2b-8c4d-9g-8h-21i-8j80k-3l-6m-10n-5o-8p-21
~#1|a13b17d-16f-5h10i36k4l-10m-6n-16o-10p-32
~#20|a-9b-4c20d-11f2g-5h-25i7j41k-14l-27m9o-14p-8
~#21|a-5b7c29d-4f-2g-3h-10i-5j-11k-4l-11n8o-11p6
~#22|a-29b-4d-2f-3g-3h8i15j-10k-4l3n-28o-13p-32
~#23|b2d25g-7h-5j-8k-4m-8o3
~#24|a11b11g-2h2i-4j-4k-2l11m4n-2o16p-16
~#25|a-15b-23c-2d-3f10g-2h2i-4j-5k-3l9m19n-11o-18p-12
~#26|a-10b8c-3d3f-4g-7h-12i-6k-3m8n6p-34
~#27|a13b-11c-2d-4f-4g-4h4i17j-13k5l16m-4n14o-11p-5
~#28|a-3b12c-6d-15g-11h-11i-16k-6l16m19n17o2p8
~#29|a-6b4d-2f-2g-2h-5j-15k-6l5m17o22p-14
~#2|a-8b-6c-2d-4f-4g-2h29i13j7k-6l-9m-10n-12o4p-6
~#30|a-14b-7f22g-6h-19i-4j-13k-4l9m2n9o2p-22
~#31|a5b19d2f-4g-7h-15i4j-10k8l-10m-2n22o4p-13
~#32|a11b-5c26d4f11g10i-3j5k-5l-12m-15n-5o-16p2
~#33|a3b-24c8d14f-4g-7h-10j8k5n12o-17p-20
~#34|a-12b11c-4d-11f7g-10i15j-3k-2l11m-12n-11o4p-21
~#35|a-5b-2d-3f-3g-2h7i-9j2k-3l-6m7n7p-20
~#36|a-37b33d-2f-2g-2h-13i-7j-2l-5m-22n-12o2p-34
~#37|a-3b19c-2f3g10i-8j-2k2l-7m-6n-9o-5p-24
~#38|a-2b12c-3d-9f-6g-4i-2j6l-4m10o6p-8
~#39|a-12b6c-7d16f18g3h-24i-14j-11k-11l5m15n-6o5p-21
~#3|a-8b25c-4d-11g-12h-5i23j-9k17m-23n-7o7p-34
~#40|a-33b-19c-3f-4g-3h-6i14j4k-5l4m-23n9o3p-23
~#41|a-11b13d-2g-8h11i-5j-12l4m-20n8o-8p-27
~#42|a8b-2c-6d20f27g-5h-18i-9j-14k-7l17m9n-4o-6p10
~#43|a3b26d3f2g13h-11i-4j-13k4l-5m-5n-5
~#44|a14b-10c-7d10f5g-6h23i-19j-4k16l20m8n-20o-7
~#45|a-27b-7d10g-3h-5i-4j-3l-2m-4n-6p-12
~#46|a-10f2h-3j-2m-2n-3o15p-11
~#47|b16d-3f-5g-3h6i3j-2k-3l4m-4n-7o-6p-24
~#48|a8b12d-4f2g-8h11i5j6k-7l-2n-4p-21
~#49|a-7b2d6g-3h8i2j-6k-2l-6m-5n-2o-11p-6
~#4|a-8b-21c-3f14g-3h-16i3j-8k-6l5n28o-6p-23
~#50|a-4b13h3i-5j-4l-3n-5o-17p36
~#51|a-8b-2c9d-3h-4i-2j-4l-5m15n-7o-9p-12
~#52|a3b12h-2o-13
~#53|a12b8c-2d-2f-3g11h-4i3j3l7m-7o7p-21
~#54|a-15b2f-2g-2h2i-4j-5k-2l-2m3n-4o-4
~#55|a-10f2g-5h14i-12j-7k-2l11n-11o-5p7
~#56|b4d-3f-3g-3h4i22j-5k-2l4m-17o-14p-3
~#57|b-12c-2d-5f-4g-4h-6i15j4k-2l9m-3n12p2
~#58|a23b10c-4d-5f3g-2h43i5j-11k-5l7m-12n-8o-9p-13
~#59|a-33b-12d5f-3g-3h12i9j-7k-3l-6m-18n-7o-5p-34
~#5|a-4c-2d4f-5g-9h9i6k-6l5m-3n-4o-7p-7
~#60|a-20b-3c-2f8g-5i3j4k-2l-4m-14n-4o16p-38
~#6|a-6c-6d-13f8g-9h10i-11j-8k10l-2m2n14o3p-8
~#7|a-42b9c-3d5f-6h-12i-20j-17k-8l22m7n-18o2p18
~#8|a-21b18f3g8h-9i-7j-6k-3l-4m-6n-14o-5p-50
~#9|a-8b9c-2d-2g-7h-3i8j-9k-4l-10n13o-11p-21
~000|a-5b-2n-2o-22p32
~10|a-2o-2p7
~12|a-3b-2o-16p32
~200|o-7p12
~2012|a-7b-6o-3p13
~2023|a-13b-16m3o-8p30
~2030|a-6h-3p8
~20|a-2o10p-6
~2|a-5b-2p3
~30|a-3o21p-10
~31|b-2m-2n5o-6p8
~3|a-9b-4j-2m-2p13
~400|a-8b-5o-10p25
~4|a6b-3h-4i17o-2
~500|a-2o-6p16
~56|a-5b-3p-22
~57|a-6b-2n-2o2p-9
~58|a-4b-3o7p-4
~5|a6b5i2o-6p5
~60|a-5b-5o-3p14
~8|a-3b-3o-10p5
~900|o-7p12
~9|l4o2p4
~^all our|o-10
~^all|a-2o-16p-4
~^am i|a-7b-4j-7k-2n12o5p-6
~^am|a-7b-4j-7k-2n12o5p-6
~^and|a13h-2i9l4m7n-2o-12p17
~^anyon|a5n5o-3
~^any|a14b30d-4f-4g-2h-5i-4j3l-3m8n-4o2p-4
~^an|a2b3o3p-2
~^are you|a-19b-4c13d5f-5g-9h-6i-4j-10k-2l22m-6n-10o-4p40
~^are|a-9b15c12d2f-6g-11h-8k-6l19m-11n-14o-8p45
~^as a|a9b9g5j-2p-5
~^as|a20b5g5i2j-2l3m11n-2o-9p-10
~^at the|a-6i5m-5n-2o6p7
~^at what|a11b16o-4p4
~^at which|a-4p4
~^at|a9b15h-3i12m-7n-4o-7p15
~^a|a-13b-7c2i12l-4m-3n-8p-13
~^before|k4o2p-3
~^best|o-6p5
~^big|a-6b-6o-3p-2
~^build|a-5b-2o9p-4
~^buyer|p-5
~^by what|a-4b-10i12j2p-2
~^by|b-8d-2g-2h11i10m-3n-3o17p-10
~^can a|j4o-8p4
~^can i|a-7b-11g-2h-3i-2j7k11n-3o2p-14
~^can you|a-7b9g-4i-2j2m-2n-4o3p6
~^can|a-5b-7d-2f-3g-6h-7i-7j21k19l-7m-2n-3p9
~^client|o-2
~^comput sai|a-2o2p-4
~^comput|a-4o2p-4
~^could i|a-8b-3f-2h-2i-2j-4k3n5o-2p13
~^could you|a-3b-13f8h-2i16j-3l-3n-4o3p4
~^could|a-2b-17d-2f6g-2h-7i12j15k2l-4m-2n-3o-2p30
~^custom|p-2
~^dad|a-2o-3
~^dai rate|o-2p10
~^dai|a-4b6j-4m-2o-3p15
~^did anybod|a3b-3l8p-2
~^did anyon|a3n4o6p-3
~^did any|a-3b-13l3m4n6o8p-6
~^did somebod|n2
~^did the|a-6b-9m8o-5p13
~^did you|a-2b18h-2i-2l-3m-3n-7o-2p-11
~^did|a-14b-38f-2g-2h-4i-5j-3k-2l18m7n18o14p-13
~^do i|a3b12h-2j-3o7p-27
~^do we|a-11b-6h-3o7p-14
~^do you|a-26b10c-2d-11e11f-4g8h-13i-5j-4k7l-5m-8n-10o-10p62
~^does anybod|a6b-3l2n9o-2
~^does anyon|a5b-2n6p-2
~^does the|a6b-2h12p-3
~^does|a12b-7h8i-2k4l4m2n9o2p-5
~^do|a-9b10c-2d-11e11f-5g7h-19i-9j-8k6l-6m16p14
~^each depart|o4p-4
~^each|o3p-5
~^every plan|o-4
~^everybod|o-7
~^everyon|o3p-4
~^every|a-10b-3n-2o7p-12
~^ever|a-2b3o-2p-12
~^famil|a14b17o-2p-15
~^fire rule|o4p-2
~^fire|o2p-2
~^first|b2o4p-6
~^for how|a-5b5l-2n-7o-2p10
~^for which|a6b3d3o-9p5
~^for|a9b14d2h3i-2l-4m3n-5o7p-13
~^four|a-5b-2o11p-8
~^from which|a-9b-3p10
~^from|a-14b-12j9m-2n-2o3p17
~^good|a7b9p-6
~^googl answ|o-2p-9
~^googl|a-3p-13
~^got|a-10b-2l-3n-3o8
~^half our|o5p-8
~^half the|o-2p-2
~^half|a-3o5p-12
~^has anybod|a-3b-3n3o-2p6
~^has anyon|p-2
~^has|a4b-14d-2h-2i-2l6m5n16o-3p-3
~^have you|a-29b-24d-3f-2g-2h-4i8j-4k11l3m-6n-4o8p9
~^have|a-17b-24d-3f-2g-2h-4i8j-4k11l3m-4n6p8
~^head offic|a-2o5
~^head|a-2o5
~^hi|a6b7o-5
~^how big|a-4i-2p5
~^how can|a-6b-4h-2j10k-2l-3m2n-4o5p-14
~^how come|b8o6p-8
~^how did|a7b18h-3l-3m-5n6
~^how does|a5d-2h-3i-2l9m3n2p-3
~^how do|a-22b7c-3d9f-2g-3h-14j4k-6l-7m-5n-2
~^how far|a10b-2h14p-8
~^how long|a-6b-17c12d-2h-2i2j-8k-2l3n11o3p7
~^how mani|a7b-11c-2d-7f-2g-6h6i-10j-8k20l39m9n-20o-14p25
~^how much|a-21b-6c13f-4h-5i-2j-10k-2l-3n2o2p12
~^how often|a18b5h6i6m2n2o-4p-9
~^how old|a-10b-4o-2p14
~^how soon|a10h-3i18l-2o-2p-3
~^how to|b-2j4o8p-22
~^how would|a-6b-8d6h-4i6o3p-10
~^how|a-19b-15c12d3e-3f-16g-17h30i-2j-3l15n-21o12p14
~^i am|b2d7h2l-2n-6o3
~^i do|a6b-4g9h5j-2l-2o-5p-3
~^i d|a10b-5j18m5n-2p-6
~^i have|a-3b4f2h-3o13p-6
~^i make|a-2o7p-4
~^i m|a-5b-4h-7i-4j11k-2l3o-4p-14
~^i need|a-4o-7p25
~^i run|a11b7i2j-2n4o-13p-4
~^i start|a-10b-9o6p10
~^i ve|a4b6g9h-2j-6o-10
~^i want|a10b12o-4p-3
~^i was|a-11b-11i2o-14p19
~^i would|b-2i3j2o3p-6
~^if i|a3b5p-3
~^if we|a5b6h6j-3p-3
~^if|a20b14g11h9i-2j-4n-2o-15p-9
~^im|a4b2j5p10
~^in how|a-14h-4m-4n-3o12p-7
~^in our|o-10
~^in the|a-2o5p-4
~^in what|a17b11g6h-3m3n5o-4p-6
~^in which|b-2d16h-6i-4j-2l-2m-3n2o12p-12
~^in your|a4b-3i11
~^in|a6b-2d15g5h-9i8j-3k-2l-5m-6n5o4p-5
~^is it|a-21b-5d-2h10i-3j9k-5l-5m-3n-14o5p11
~^is there|b8c-2d-5f-4g-3h3j-10k9l7m-4n2o16p-18
~^is the|a7b-3h5l2m3n3o-2p-2
~^is your|a-6b2m-2o-2p11
~^isn t|a7b7d7h-2m-2o-4p6
~^isn|a7b7d7h-2m-2o-4p6
~^is|a-3b14c-3d-9f-7g-5h18i-9j3k5l4m-10n-2o8p18
~^it|b-5f2h3l8n-4o-6p-3
~^i|a15b15c-2d7f-4g11h14j15k-7l-4m-4n-26o-9p31
~^kid|o2p-12
~^local|a10b10o-2p-7
~^mai|a3b-2f7g8h-2m-3n-4o19p-18
~^me and|a2b-2j5o-3
~^me|a4b-3j9o-4
~^more than|o12
~^more|a-4b-3o16p-5
~^my best|a-3o17p-12
~^my boss|a7b3n6o-5p10
~^my broth|o6p-12
~^my daught|a2n3
~^my fore|a-3o2p-11
~^my husband|a6b-4h5k5o-2
~^my knee|a-2p8
~^my landlord|a-2o-2p13
~^my late|a6b6o-3
~^my moth|a2b2i2p11
~^my mum|b-3d7o7
~^my sist|a13b-2l2m4n10o-6p-7
~^my son|a2b3
~^my two|o-4
~^my uncl|a-3o-2p-11
~^my wife|a3b5n-2p-5
~^my|a-16b-11d5f-2g-3h-2i-3j-5l-2n7o-6p46
~^name|a-3i4m-2n-3o-5p11
~^new fire|p-2
~^new|a-3o2p-15
~^nine|o-10p-8
~^nobod|a-6b-3o-5p-15
~^numb of|a14b4m2n9o-12
~^numb|a14b5m2n9o-12
~^on how|a4m4n3o-2
~^on paper|b-8f10j-2o7p-6
~^on what|a17b9d-2h-3n16o-6p-7
~^on which|a6b-2f-2h-3i10j7m-2o-2p-2
~^one of|a-3b-4m2n2o-11p14
~^one|a-15b-19d13i-2j-2l-3p8
~^only one|a-2o4
~^only|a-2b-14h12o11p-2
~^on|a27b-5d13f7g-2h-6i9j4l-4n13p-24
~^oper|a-7b-2h-2p-6
~^our best|o-2p-5
~^our build|p-2
~^our committ|a5b5o2
~^our two|o8p-2
~^our|a-9b-4d-2h-6i-2j-3k2l6m-4n6o-15p5
~^owner and|a-3n-2o-10p-3
~^owner|a-5n-2p-11
~^panel|a-3b-2
~^peopl|a-4o-4p-4
~^phon|a-2o-2
~^pleas|a-5n-3o-2p13
~^roughl how|a3b7
~^roughl|a3b7
~^sewag|a-3o2p-2
~^should i|a-10b-5o-9p-7
~^should|a-8h-2m-2n-2o-7p-23
~^sinc which|a4b6p-4
~^sinc|a6b14l-2m-3o-3p17
~^smallest|a-7b-3i-2p9
~^so what|a-7b-13h10p6
~^solar park|a-8b-6o15p-9
~^solar|a-9b-6o5p-10
~^somebod|a15b-7m6n16o-5
~^someon|a-10b-4h-2j-2n4o-2p29
~^so|a-2b-16h9m-5n12o-5p8
~^staff|a-5b-4o11p-5
~^star|a-4n-2o7p-16
~^surgeon|a-3o2p-2
~^that|a34b-15i-3l17m4n32o-14p-3
~^the build|o2
~^the comput|a-3n-2o4p-3
~^the ladi|a-7b-2m-7n5o-2p8
~^the new|a6m3n6o7p-6
~^the old|a-5b-6m2n2o3p-4
~^the only|a-2o2p-2
~^there is|b10i-2o-8p6
~^there s|b5i2j-2k-2o2p-3
~^there|a8b11d-2h-2i2j-2k-2l3m5n-2o-6p2
~^they|a-4o10p-8
~^the|a-10b-49d-3f-2g-2h-8i-3j-6k-2l4m47n15o-9p-3
~^third|a-7b-3h-2o17p-8
~^those|a3m2n3o-8p12
~^thre|a-10i-4m-2o-16p22
~^total|a24b31h-2n-2o-6p-14
~^to|a5b15i-2m-3n-3o-2p-5
~^two of|a-3b-2p10
~^two sibl|p-8
~^two|a-10b-3m-2n-3p-9
~^under which|a2f5
~^under|a-5f5h-3n-2o-3p15
~^us|o-8p-4
~^villag|a-3o-3p-7
~^was there|a-7l-3m-2o4p-10
~^was|a3b-9l-3m7n12o10p-21
~^we and|p-2
~^we are|a14b22j-2o-6
~^we bui|o-2
~^we have|a-20b-8h-2i-7o-6p34
~^we lose|a4h6o8p-6
~^we make|a-4b-3o-9
~^we need|a5b7o7p-13
~^we pai|o8p-10
~^we re|a14h9i2j10l-3n-3o12p-7
~^we run|a-6b-5o-4p7
~^we sell|o-7
~^we ve|a4b17h-3i-2l-2o5p-2
~^were you|a9b20g-2n-2o-3p4
~^were|b17g-2m-2n-6o9p-4
~^we|a-8b17d-2f-2g-3h10i-10j6k-4l-8m-4n-5o-5
~^what are|a13c-3d-5g27h4i4j-2l-2m-6p-12
~^what becom|a10b18h-4o-5p-17
~^what come|a5b-3d-2h4i9p-8
~^what commiss|a-9b-6h-2o-6p24
~^what did|a-16b8d-3h-6i-2m-3n-6o6p3
~^what does|b-6g-2j-5m14n3o-11p18
~^what do|a-32b-9d8f-2g-6h11j-7l-4m-16n-4o17p-2
~^what exactl|a5b-7h15o-4p2
~^what happen|a-15b-2h-8i3m-2n-3o-5p14
~^what interest|a-2o-4p9
~^what is|a-8b-4d12g-3h-13j2k18l-3m-7n-8o-7p25
~^what make|a-2b4m-2o-7p13
~^what percentag|a-7b-4h-2p8
~^what size|a6b6p-6
~^what sort|a-11b-9h3m-3p12
~^what subject|a9b11p-9
~^what s|a-10d-12f-3g-7h-4i15j12k-2l-3n-3o-3p19
~^what the|a-4h-10i-3l2m9n2o7
~^what was|a2b12d-3h-6i-14m17o-4
~^what were|a-17b-10h-3i-3m6n-3o3p4
~^what will|a-3p5
~^what would|a-15b-9g-3h-2i2j-6l9m-2o3p26
~^what your|a-5b-10d10h-2o-2p10
~^what you|a-2b9h-5o-2p6
~^what|a-21b10c-9d6e-2f-4g-4h18i10j-9k3l-11m7n-38p36
~^when did|a24b2m11n14o-21p6
~^when do|a3b3d-2i9j-2p-2
~^when the|a-5m-3o9p-3
~^when was|a12b-4m2n15o-5p-5
~^when|a22b14c-2d-3h-5i12j-6k-2l-3n18o-5p11
~^where are|b3
~^where did|a-10b-4o-4p20
~^where do|a-10b-16m5n4o-7p14
~^where were|b2
~^where will|a-3b-3p4
~^whereabout|a8b11p-5
~^where|b2d-2h-2i-4j6l-3m4o-14p25
~^which bank|a-9b-7m-2n2p11
~^which bu|a13b10m3p-12
~^which compan|a-16b-2h-3m-5n-4o-4p22
~^which crm|a-2o-14p19
~^which firm|a-5b-4m7n-6o-6p14
~^which languag|a-2p3
~^which make|a-3b-2o-6p10
~^which network|a-7b-5p8
~^which of|b-10f-2h-4i-2j-2k-2l2n21o11p-18
~^which paper|b-3h3p2
~^which part|a-5
~^which refer|a3b-3d-2f-2l2n9p-2
~^which softwar|p2
~^which stor|a4m7p-4
~^which subject|a-2p2
~^which supermarket|a-3m-2o-6p10
~^which two|a4b2h7m-3o-5p9
~^which univers|a-2p2
~^which|a-18b-9c-4d-12g15h-4i-9j-4k-6m-2n16o14p-4
~^who can|a5n6p-4
~^who confirm|a4n5p-3
~^who from|a4l2m7n-3p-3
~^who has|a3b-2n8p-2
~^who is|a3b-13f5h7l2n2o4p-5
~^who on|a-6n-5o13p-13
~^who sai|a5n4p-3
~^who speak|n2
~^who stand|a3n5p-2
~^who s|a-7b-4m4n-2p8
~^who was|a-3b12m3n-16o4p9
~^whos|a12f-2g-2h7i-4j16m-6n4o-12p6
~^who|a13b-14c23f3g-4h2i-9j-9k-3m3n22o8p19
~^why did|a-5b4m-3n-3o5
~^why do|a18b21o-25p29
~^why would|a-3o10p-16
~^why|a-13b22h-4i-3j-2l-3m-13n-8o9p6
~^wich|b-3i-2l10o9p-8
~^will you|a-2b-4i7p4
~^will|a8b20h-8i5j-2m-2n-2p8
~^with|a8b-3f11j-2n6p-7
~^would you|a-12b-11d-2f8h3i-2j8l-3m-4n-7o3p27
~^would|a4c-2d-2f7g-2h4i-5j8k3l-8o4p26
~^you are|b13d-2f-2g-2j-5k-2l2o-2p5
~^you has|a-30b-23m-2n-2o7p35
~^your|a7b-10g12i17j-2l-2n-3o-3p3
~^you|a-27b15d-3f-3g-3h-6j-8k-3m-6n-7o-2p47
~a bank|b5o3p-6
~a bett|o-8p-3
~a bigg|a-3p-14
~a big|a-6b-5o6p-2
~a bite|i4o-9p5
~a board|b-4h5i5l-2m-2o-3p-18
~a boat|a18b20o-6p-10
~a book|a-8b-6o3p13
~a break|b2o-3p5
~a build|a-7b-3i-2o7p-6
~a busi|a6f6j-3l5p-3
~a bu|a-2b-4n4o-5
~a call|a6b-7c8j9n-3p-6
~a case|a-5b-3o2p-12
~a charit|a-5b7h-3j-2m-3o3p-11
~a chart|a-12b-8d-2p13
~a claim|a-2o-8p13
~a client|a-4b-18g-2h8l13o22p-24
~a coach|a3b4o-4
~a commiss|a8b11p-8
~a committ|a-7b-3n-2o8p-3
~a commun|b-2h4i4m-2p4
~a compan|a13b10i5p-9
~a consult|a11b12j3o6p-24
~a convers|a6j7o-2p-3
~a credit|a3b7o-11p9
~a custom|a-2b-5n3o6p-13
~a cut|a15b17p-13
~a dai|a-3b-9h-4i-2j13n2p12
~a decent|a-3b-4h6n-3o9p-4
~a dent|a-3o-3p7
~a deposit|a-2o-6p17
~a doct|a4b10l-2p-2
~a dozen|a-2o-9p-3
~a famil|a-8b-7i2o-7p8
~a farm|a-5b-9h7o-11p3
~a few|a8b-13c-3f8g17h-5i6j-3n3o-4
~a firm|a14b13d13l-4n-2o6p-20
~a first|a2h7o-6p8
~a form|a9d-3h-3k-2l8n9o-11p15
~a fortnight|a-3b-2o9p-3
~a fortun|a-6b-4o6p-15
~a found|a-3b2
~a free|a-6b-4p2
~a full|a6b8j-2p-6
~a fund|o2p-8
~a good|a-3h-2i-2m-2n7o21p-18
~a grant|a-7h-2k-2o2p-6
~a green|a-2o8p-2
~a half|a-3o-2p-3
~a hand|a-12n-8o-5p16
~a hip|a-4b-2p9
~a hole|o11p-14
~a hospit|a3b3n2o-3p-4
~a hosp|a-3o-5
~a hous|a-4b-4o2
~a huge|o5p-4
~a hundr|a-6b-2h-2o4p7
~a job|a9b22d-5h-2o-17p3
~a joke|a-5b-2p7
~a juni|a-4b-3o-6p13
~a larg|a-7b-5o4p-10
~a lend|a2b-6l8m4o-6p-11
~a lett|o-2
~a line|a19b-11g-2h17j9m3n4o-3p-10
~a littl|a10b7d5i3o-9p3
~a live|a14b17o2p-13
~a loan|a11b8h4o-15p-6
~a long|a8b10h-3k4o-7p-4
~a lot|a-2o13
~a love|a-2b-2o-12
~a magazin|a-6b-5p-3
~a man|a7b9m-2n2o4p2
~a meet|a13j17p-13
~a memb|a-3b-2o4p4
~a mill|a-4b-2
~a month|a-4n-2o9p-4
~a name|a22i13m4n9o-4p-6
~a network|a16b14n2o-2p-14
~a new|b7h-2j-3o-2p5
~a night|a-2b3j-2o-6p11
~a numb|a-8b-5o10p-6
~a nurs|a5n4o-14p14
~a pair|a6n6o-6p7
~a partn|a-11b-9o-4p12
~a part|b-3l3n-2p6
~a penn|a-2j-2o8p-10
~a person|a-10b-15i12n-2o5p-7
~a phon|o8
~a pile|a2b3o4
~a plac|b-9l9n2o3p-6
~a privat|p8
~a prop|p-3
~a qualif|p2
~a quart|b2o4p-3
~a real|a8n11o-3
~a refer|a3b-4l4n5p-2
~a report|a-2b5j-3o6p-4
~a retir|a2b2h2o11p-6
~a rota|a-5h-2i-2p-19
~a row|o4
~a sales|a8b10o2p-7
~a schedul|a-4b-2o8p-2
~a school|b-9i-2j3l5n5o4p-17
~a scorecard|a29b-7d-2g-2j-3k49o-2p-17
~a second|a-5b-11m7n2p-17
~a shop|a-2o2p-4
~a short|a-4g3o2p7
~a singl|a-11b-4h-2j-3o4p11
~a site|a-11b-5n-4p7
~a slic|a-9b3h-2n-6o8p5
~a slot|a8b-12i-4j20k-2l7o9p-14
~a small|a2b-26f7g17h4i2j-3k3l3m-2n-3o4p-17
~a solar|a-3p-2
~a soul|k3o5p-3
~a subscript|a3b3o2p-6
~a sub|a-4b-3p5
~a surgeon|a-4b-5n4o-6p16
~a talk|a-4b-5j4k-2o-2p11
~a teach|a-13b-10n-2p11
~a team|a4b7o-12p-13
~a thick|a-3b-2o-18p-3
~a thing|a-7b-3o-6p-4
~a third|a-4b-2o5p-20
~a time|a7b-2j9p-6
~a tonn|a-4h-3p6
~a trust|a-6b-7g5h-2l-3n2p8
~a two|o2
~a union|a-13b-15f-2g-3l2n6p15
~a van|a8b10p-6
~a villag|a8b11o-5p12
~a wai|a-8k-2o6p-3
~a weekend|a11j13p-8
~a week|a-9j-2n-2p-7
~a whistleblow|a-26b-24p13
~a whos|a-3b-3j4n-2o7p-9
~a word|a22b2h10j16l-2n-3o-5p9
~a work|a-12b-12h-2i-2j5o12p-3
~a year|a-20b-8h-4j-2n-3o8p-8
~a ye|o8
~abandon|a3b5o-8
~abl to|a15b-5h7m10n3o-3p-7
~abl|a15b-5h7m10n3o-3p-7
~about a|a-6b9g-3h-2i-2j-3o-8p15
~about it|a-4b-7j4m2o8p-11
~about that|b-10h4i4n7o-4p-4
~about the|a-17b-13d-2h-7i-6j-3l-3m-3n23o3p5
~about to|a-15b-9o-6p-14
~about what|o-5
~about your|b-17f-2i-3l9m13n6o13p-18
~about you|a8b-4h-2i-2j-2l3m3n13p-8
~about|a-2b-22c-3d-5f29g-10h-20i-5k-2l4m11n23p-25
~above|a-7b2m-4n-2o-6p-3
~abroad|a-11b-5h-5o-8p26
~absenc|b-2o12p-11
~accept a|b6d-2p-5
~accept|a6b22d-6h2j-2l-2m-2n-2o9p-13
~access|a-2p3
~accord to|a4b6h2o-3
~accord|a4b6h2o-3
~account and|a-4b-3o5p-4
~account of|n4
~account|a-7b2d-3g-3h-8i3j-4l-2m4n5o7p4
~acount|a3b5o-10p6
~across|b-2n2o13p-13
~acr|a-14b-11o-16p42
~act as|a-5o-2p12
~actu|a13b-13c-2f4h37j-5k-2l-3n-3o23p-15
~act|a-3b-6h5n2o-2p5
~addit|a5h6p-3
~address|a16m3n17p-4
~add|p-3
~admit|a7b4m3n3o10p-22
~adress|a2j6l-2
~advanc|a9b-3h11o-4p-4
~advic|b-11l2m10n2o-3p8
~advis a|a-12b-11o7p-3
~advis|b9h-2l-2m3n-6o4p9
~afford|a-3o21p-16
~afraid you|a-2p-2
~afraid|a-4o12p-11
~africa|a6b6p-3
~after a|a-18b-8j-2n-4o-10p10
~after four|a-2o4
~after summ|o3
~after the|a5b-2i2j12l-2m-3o10p-27
~after we|p-2
~after your|a-9b2l-2m-4n-3p-5
~after you|a4b-4l2m12n-4o7p-3
~afternoon and|a-4b-3o-2p-3
~afternoon a|a-2p-5
~afternoon|a4b-11h-7j34k-2m-3n-4o11p-20
~afterward|a6b-4h4m3n7o9p-20
~after|a-22b-24h-6j24k-3l-7m7n-9o3p-26
~ag did|a2b2
~again and|a-5b-4n2o11p-7
~again what|a3h2
~against the|n2o-3p5
~against you|a4b-13m8n9p-3
~against|a9b-10f5i-2m7n13o-16p4
~again|a-8b-14h-4j-4l5m5n9o-10p-6
~agenc|a-10b-4d-2o9p2
~ago|b2
~agre on|a-2p-3
~agre to|a-5b-2n-2o-8p6
~agree|a-5b3d-2h-3p4
~agre|a-4b2j-3o-2
~ag|a2b5o3p8
~ahead|a7b2h8o5p-8
~ai convert|o4p-5
~ai to|a-2o7p-22
~aid claim|p4
~aid|a-3b3m-2n-2o-3p26
~airlin|a-9b-6o-4p18
~ai|a-20b-5h-2m-6n-3o16p-40
~alarm|a-14b-4m-4n-3p-30
~algorithm|o4p-4
~aliv|a-8b-4o4p2
~all and|a-3b-2o-6
~all dai|a-7b-3n-2o7p-6
~all go|a-5b-3p17
~all in|a-3b-2o2p8
~all my|o-9
~all of|a-8b-6o-3p-13
~all our|a-2p-2
~all over|a-2o8p3
~all tell|a4b16l-5m-5o-4p-3
~all that|a-6n-4o17p-8
~all they|o3
~all the|a-3b-4h-2i-3n10o11p-13
~all this|a9b11o-3p-2
~all those|a-13n-8o18p-18
~all week|a5b6o-4
~alloc|a-7b-3o18p-22
~allot|a-7b-8h4o-4p8
~allow to|a-12b-6h-3o2p8
~allow|a-10b-2h-3m-2p8
~all|a3b6c-2f-2g-3i15j7k-4l5m-18o-5p-32
~almost|a-5b-3o6p-3
~alon with|a-9b-3n-4o6p-4
~along|a3b9h-3l3n-2o15p-9
~alon|a-18b-9j-2n-4o-9p4
~alread|a-12b-2i-4j-3l-2m-2n3o5p-17
~also|i-2j-2k5n2o-7p14
~alter|a-3o23p-10
~although|a-2b-2o-10
~altogeth|a2b5
~alwa in|a3b6p-11
~alwa on|b-2o3p-11
~alwa sai|o-2
~alwa the|h-2l7o3p-3
~alwa|a8b9d-2h-9i15j6k-3l4m-4n-6o8
~am a|h4j2n-2p3
~am i|a-13b-7j-7k-2n11o-5p7
~am the|j2o-8
~among the|a6l2m-3n9o2p-2
~among your|a3b-2i3n3
~among|a5b-16g2h-2l7m-4n20o4p-27
~amount|a-8b-5j-2o2p5
~am|a-12b-6d6f-2j-9k6m-4n-2o3p13
~an advis|b8d-3o-2p2
~an ai|a-2o10p-29
~an answ|b3o-7p-2
~an appoint|a16b-2h-2j25p-14
~an app|a-2o15p-30
~an engin|a13b15o-4p-17
~an ey|a2b-2n7o-8
~an hour|a-8b-7h-2i-3n7o9p-2
~an offic|a5b6p-3
~an old|a-7b-11h-4m11o17p-5
~ancient|b2o-3p-6
~and after|p-8
~and again|a-4h-2o4p-7
~and all|a6d3h-2i5l3n-2o-9p4
~and alwa|a7j8o3p-9
~and an|b3m-3o-6p3
~and are|a-4o-5p2
~and as|a4b4
~and at|a-8b-3h-2o2p13
~and a|a9b3l3m3n3o7p-2
~and biggest|a5b7p-3
~and both|a-2o9p-2
~and build|a-2o-5
~and by|a-7n-3o-8
~and can|o-6
~and chang|a5b-3l3m5o-6p-2
~and charg|o5p7
~and come|a4n2o4p-4
~and dad|a6b8o-7p2
~and did|a-3b-6m4n2o14p-15
~and do|a-7b-13i7o-5p19
~and each|p-7
~and everybod|a-3b-2o2p-2
~and everyon|a2i3p3
~and every|a-6b-3o-2p-6
~and for|a11b18h-2i-2l-2m-3n2o4p-13
~and from|a7b2l-2n7o-3p-3
~and get|o-4p9
~and got|o2p-10
~and go|a2b2n2
~and half|b2o-2p-5
~and hardl|a-6b-5p-3
~and has|a-2o3p2
~and have|a-2b2d2o9p-5
~and head|b3p11
~and how|a-7b8h-3j9k-3m-3n-13o17p-18
~and in|a19b9d8h-2m4n4o15p-27
~and is|a-5b-6n5p7
~and its|a9h12o5p-5
~and it|a-12b-4i-2j-2o2p11
~and i|a17b21g9h-2i7j-6k-2l2m-2n-6o-9
~and keep|a-2h-2i-2m-2n4o13p-3
~and let|a-3b-2o5p-3
~and my|a11b3j8o5p12
~and never|a-5b-2o-6p29
~and nobod|a-3b-3h5n-2p-12
~and none|b-2h3o-4p-2
~and noth|a-2o-2
~and not|b7h-2o3
~and now|a-2o-7p-6
~and no|b-2m2
~and one|a-3b-2o-3
~and only|a-3o8p-14
~and on|a6i4j3n4o2p-14
~and our|a-6b3i-7o-22p13
~and over|a9b2n8o-5p-6
~and peopl|o-6p2
~and run|o-13p4
~and sai|l-3n4p-3
~and see|b3k2o-2p8
~and sell|o-11p-3
~and sinc|a8b-2l-2m10n2o-3p-5
~and sit|a-4b-2o-3p-5
~and some|a-5b-2o8p-3
~and so|o-12
~and still|b-4n7o5p-14
~and tell|a-13b-8p25
~and their|a15b14n2o-7p-2
~and then|a-9b-11i4m-3n5o5p-25
~and there|a-5b-3o11p4
~and they|a7b9o-19p13
~and the|a-27b-14h2i-4l-2m5n-10o14p29
~and those|o-8
~and two|a-2o-3p-6
~and up|a-6b-3o-4p14
~and want|b3o-3p13
~and was|o22p-21
~and we|a5h13i-2j-2n-3o-6p-12
~and what|a-11b-28d4g-2i-3j2l9m6n3o6p-19
~and when|a8b5i7o-5p-4
~and where|a7b9o-5
~and which|a-13b-5h-6j2l-3m6n-2o10p3
~and who|a-6b14h-2i-2m-5n-6o11p-11
~and why|a-4b-5n3o-14p26
~and will|h-2n4o-5p-3
~and with|a7m6n2o3p8
~and would|a5j4k4o-8p8
~and your|a-7b-4l3m-2n-4o-6p-13
~and you|a-16c2d-2h-4i-2j-2k4l-6n-5o15p15
~and|a-30c-5e-2f-5g-7h-15i-4k-5l2m12o-3p-16
~anim|o-3p5
~anoth wai|a-4j-2o-2
~anoth|b5i-2j-3m4p-25
~answ is|o4p-2
~answ the|o-3
~answ to|a2n4o-6p-4
~answ|a-6b-3h-2i-2j-2n6o-4p-23
~any client|b-4l2m11n-7o2
~any condit|a7b13d-2p-6
~any exper|a-15b-11o-8p12
~any more|a-4b-2o-4p9
~any of|a-3b-24h-3i-4j-2k-2l9m2n23o14
~any tip|p-5
~any wai|o-3
~anybod from|a3b-2n4
~anybod who|a19b-4l6n21o-5p-5
~anybod|a10b-15d-2h-3i-4j-6k9l16m-3n20o-2p-4
~anym|a-4b-2o-16p21
~anyon from|a3b-3n6
~anyon on|a-14b-2n-9o6
~anyon take|o-23
~anyon who|a2n5o6p-3
~anyon|a-10h-5j-3k-2n3p-22
~anyth about|a-2b-8m8o2p3
~anyth els|a2b9h-5
~anyth on|a-2b-4h5p2
~anyth|a18b12d-2f-2g-3h-2i-7j-5k21l-4n9o6p-12
~anywa|a-5h-2o2p-8
~anywh|a-5b-10j-2m12o9p-12
~any|a4b-12c-3d-9f-8g-5h-3i-17j16k-7l16m25n9o3p-7
~an|a-20b-7d-15f-6g-7h7i-2j23l-7m-2n-2o-9p-13
~apart from|a3b-4g8h-2
~apart|a5b-16g8j10o7p-5
~appe|a-2o-4p13
~appl and|a-4b-2o-6p-2
~appl for|a-4b-2o5p8
~appl to|a-3b-2o2p9
~appl|a-17b-6h3m-2n-7o-21p8
~appoint with|a12b-18h-3i-2j17n23p-10
~appoint|a35b-21h13i-2j29n24o-3p-28
~approach|a11b3g-2i23l-2n-5o10p-10
~approv|a6b-7h4m7n3o-6p-3
~app|a-4b-2o19p-33
~architect|a-2o-3p3
~are about|a-7b-5
~are alwa|o2p-8
~are a|a5b23d-2g-2j-4k-2l-4m-2n-2
~are empt|a-3o-3p18
~are flat|a-2p-11
~are go|a-3o-14p-2
~are in|a-8b-10h8i-3o8
~are not|a-15b-9h-3o16p-6
~are off|a-4j-2o-2p-2
~are on|a-7b-7c-3d-2g-3l12o3
~are there|a3i6j11k-3l-2m-4n-2o7p-8
~are they|a10b-10i12l4m-4n15o-4p2
~are the|a11b-3d-2f-2g5i25j-2l-3m-4o-19p21
~are too|a-11b-3n-5o-6p12
~are up|a-4n-2o4
~are we|a8b3j10o-9p10
~are your|a-9b-8d-3g11h-3i-2n-2o-2p15
~are you|a42b12c6d32g3h5i-19j-7k-6l30n-14o-4p-7
~area|a15b-6d-2f37g-3i-2l-2n-3o-4p-17
~are|a18c-2d10e-2f-9g33h23i3j10k-4l23m-30n-39o-2p-4
~argu|b-2n3o-4p-4
~armchair|a2b3o-14p24
~around|a9b5j12n-3o-14p-23
~arrang a|a6b-5j14o-2
~arrang|a18b-4h11j21l-2n-4o-6p-2
~arriv|a9b18h-4o-10p-12
~articl|o-13p13
~as an|a-4b-10d-2m10o-3p12
~as a|a-4b-2g4h4i-3j-3k-2m-2n4o7p40
~as my|a-5b-2o6p4
~as soon|o7
~as the|a-8b-4h-4p-16
~as well|b5o-3p6
~as what|a5b7p-2
~asid|a2b7j-2n-2o5p-8
~ask about|a6b-7f6l3n6
~ask a|o-6p-2
~ask for|a-11b-5g-2h-5i-2l4o4p-5
~ask how|o2
~ask me|a-2b-3d2j2o16p3
~ask more|a-3o8p-3
~ask to|a-4b-3o-7
~ask what|b3o-3p7
~ask where|a-2o-3p-2
~ask|a-2b-10f13g-5h-12i-3j-8k-3l9m7n11o-17p-3
~assign|a12b9d-6h3m3n6p-8
~assist|a-6l-2o-5p15
~assoc|o-3
~as|a25b-9f5g9h18i2j-6k-4m6n3o-21p13
~at all|b-7i-3j6n7o-2p-3
~at a|a2b16h-3n-3o-8p2
~at christma|a-2o3p4
~at east|a6b6o-3p-6
~at every|a3b4o-6p-4
~at first|a10b2h-2m10n2o-4p-4
~at four|o-2
~at home|a-9b-7f3h5j-2k2n-6p10
~at it|a10b-2c17g-2k-2m2o9p-8
~at my|a-3o-6p-12
~at night|a-7b3i-2n-5o16p-20
~at once|a-5b-6i5o6p3
~at our|a-2b-6h-2i11j-2o-6p-5
~at short|a-4n-3o6p-2
~at that|a11n10o-4p-4
~at the|a17b27d-12f-3g-3h16i-3j2k-4l-7m-11n15o-4p2
~at this|a-7b-4c2l-2o-3p9
~at two|b-3j5o-2p-6
~at weekend|a-11b-6h-2o3p12
~at what|a7b19h-3i-3o-10p9
~at which|a-3o-2p7
~at your|a-6b-2l-3m3n-3o3p6
~attend|a-3p-7
~at|a7b-19c13d-19f-6g40h-13i-9j5k-6l-17m33n5o3p14
~audit sai|a-2
~audit|a-4b-3o-5p-2
~aunt|a-4b-2o-2p4
~auth were|a-5b-5p6
~auth|a-2b-8h4n7o-7p6
~automat|a-2p-4
~autumn|a-13b-10h-3p6
~avoid|a3b3o-5p6
~aw or|a-4p6
~awai and|o4
~awai from|a-10b-8o-4p24
~awai in|a9b10o-7p-9
~awai|a4h7i3j3k-2m2n-4o11p-12
~aw|b3p2
~azur|a-4p6
~a|a-8c-5d-25e-3f16g5h-18i-4j22k23l13m-26n-6o-9
~babi|a2j-2m4n2o-6p25
~back and|a-2o3p-7
~back at|a4n7o14p-10
~back for|a5n5p-6
~back on|a-2o-12p18
~back over|a7n7o-2p-6
~back to|a-5b-8n4o-3p-3
~back up|a2n2
~back what|a-7n-2o11p-5
~back you|a2n2
~backfir|a-3o7p-6
~background|a21b26g5m-2n-3o-3p-24
~backlog|a-5h-2p5
~back|a-27b-9i-4j-13k-3l2m-5n10p29
~bad new|a-5p-4
~bad|a4b-13h-5i-3j-5k11l13m6n5o-3p2
~bag|a7b11h2i-2o-4p15
~bai|n3p-3
~baker|a-4n-2o13p-5
~bank holida|a15b16o3p-18
~bank is|p-2
~bank of|a-4p4
~bank s|a2l4p-5
~bank want|o8
~bank was|a-5b-2p6
~bankrupt|a-2o3p-4
~bank|a-4b-10d-2h-5i4j-2m12n3o-3p13
~bare|a2b3o3p-4
~base|a7b9o-2p-2
~basi|a16b20p-15
~bath bai|p-3
~bath|b4o8p-9
~batter|a-10b-2h-2n-4o-8p10
~be at|a4b-2h5j2o-7p9
~be a|a11b4d-2g-2h-3k12m6o2p-8
~be done|a-9h-6n-2o-3p6
~be for|a4b5p-4
~be in|a2b4i6j-2m-2p5
~be on|a4b6p-2
~be save|o8
~be so|a7b-7h12i4m3n-3p-6
~be the|b15h-2j-6m-2n-4o2
~beach|a-9b-2m-4n-2o8p-8
~bear|a6b11n2o-8p26
~beat the|a20b27n-4o-4p-9
~beat|a24b32n-4o-4p-14
~because a|o-3p-6
~because i|a2j3o5
~because of|a-6b-3o4p-3
~because their|p-13
~because they|p-3
~because the|a-5b-2o16p-4
~because we|a-4b-2p7
~because|a-22b-10h-3i-2l-2n-3p-24
~becom a|a-4b-3p7
~becom of|a-2b15h-6i-2m-3n-4o15p-21
~becom|a-9b6h5i-3l-2m-3n-7o17p-9
~bed|a6h7i4o-17
~been at|a10c20g-2j-2k-2l-2m2p-6
~been a|o-5p12
~been doing|a2b5
~been in|a2b-7c12n-2p-3
~been on|a11b16o-6p-7
~been there|a2b-2n4p-2
~been through|a3h7m-2n-2o-6p6
~been|a22b11c33d-5f-3g-4h-3i-5j-9k-4l-3m14o-5p-14
~beep all|a-2p-4
~beep|a-4h-2p-5
~before and|a-9b-3m-2n-3o6
~before anyth|a2b10h-5
~before it|a-4p7
~before i|a9b-3j-3k21n-2o-3p6
~before lunch|o3p-2
~before they|a-4b-6i4o6p5
~before the|a-20b-16h-2i-5j6m-4n3o-4p-17
~before this|b3p5
~before we|a7i-2j-3k13o-16p2
~before you|a9b32d-4f-2h-8j-2m-4o20p-13
~beforehand|a4b3h-4k9o4p-7
~before|b22d-8f-4g-4h-22i15k28l-5m-16n-3o2p-5
~begin and|a3b3p-3
~begin with|a8b-3l4m5n4o5p-2
~begin|a-2b-9d-10h2i16j-3l2o-2
~beg|o13
~behalf of|a8m4n4o-2p-2
~behalf|a10b-4l6m4n6o-2p-3
~behind a|a-4l-2o-2p9
~behind it|b4h-2n2o4p-7
~behind the|a-10b-3m-5o9
~behind your|a9b7l2p-8
~behind you|a4d12l-3p-4
~behind|a17b37d11f-2g-2j-3k-2l-8m-8n-5o19p-31
~being tell|h4m-2o14
~being|a-5b-3d3h2j-2o-19p-5
~believ you|o-2p-3
~believ|a-10b12h-3i2j-2l-2m-5n-8o19p-47
~below|a-3b-2o-5p-4
~benefit|a-7b-4o-33p20
~besid the|b3n-2p-5
~besid|a14b15l-2n3o-3p-10
~best|a-11b-9f-2g9h-3o5p3
~bett wai|a-2o-12p-4
~bett|a-16b-4k-2m-2n-3o-12
~between two|a-7b-6p11
~between|a-7b-14d-3g-2h15i-7j5m-3n2o7p-14
~bet|a-3n-2o-8
~be|a28b10c-2d-6f3g-6h23i20j-2l-2n-8o-3p9
~bid|a-7b-2m-3p3
~big chain|a-3n-3o4p-3
~big one|a-3o-3p-2
~bigg call|a-2p-6
~biggest chain|a4b6p-3
~biggest|a6b9o6p8
~bigg|a-3p-14
~big|a-10b21d-2f-2h-5i-6k-2l-2m-2n-7o-10p-13
~bill get|a-2b-2o-13
~bill is|b2o-2p13
~bill|a-6b-4g9h-2i-4p3
~bin|o2
~birth|a-3o7p-10
~biscuit|a2b5i3n-6
~bite of|a20b6f5i5m7n-2o2p-10
~bite|a24f5h2i12j-2m7n4o21p-6
~blam the|p-6
~blam|a-3h-2o7p-17
~blank|o-5
~bless|b-4h3o2
~block of|i3
~block the|a-2o-5p-8
~block|a-4b-4i6o-14
~blok|a3b7p-5
~blood|a2b5n-2o11p-2
~blow|a12m9n3o2p-13
~board|a-3b-12g-2h23l-3n-4o26p-34
~boat|a23b26h4m-3n-2o-10p-21
~bodi|a-2b12d-4h-3m-2n-3o-7p6
~boil|a-3p9
~boi|a2b12j-2m4n-7o15p-9
~book after|a-2o-2p-3
~book a|a12b-3j16o-3p-5
~book for|a8b10i2o4p-13
~book on|a-8f-2n-3p11
~bookkeep|a-6b-5o-2p4
~book|a34b9d-2f3h-3j27k-3l-2n7o11p-22
~boot|a20b21d4o-3p-14
~borrow from|a-3o2p-2
~borrow|a-11b-8o2p-17
~boss is|o-8
~boss of|a11b3l2m-5n16p-5
~boss want|o-2p2
~boss|a-7b-13d-4f-2g-2h-9i-4j-4k-5l10m-8n36o11p-33
~both think|a-2b-2p-2
~both with|a-5i-2j-2p9
~both|a-3f-2h-2i-2j-3k8m-2n2o13p-29
~bottl|a-2b-4f2l7n-5o12p-26
~bottom|a3b7o-12
~box|a9b8f2o12p-10
~branch and|a-3o4p-3
~branch manag|a-2o-2p-3
~branch|a-10b-17d23f-2g-2h2i-2l-2m-2n-6p-4
~brand|a-6b-4o-6p6
~brav|o-6
~bread|a-12b-3l-2n-2o22p-17
~break that|a-2p-4
~break the|o5
~breakfast|a-12b-9h-3n3o-8p9
~break|a-11b14h-2j-2l-3m-7n-8o2p-3
~brick|a-2o7
~bring along|a2b8h-2p2
~bring a|a-5b-4p6
~bring back|a-8b-3n-3o23p-21
~bring in|a11b-3h5n10p9
~bring the|a-9b-8o-3p-6
~bring to|a6f10p-6
~bring|a5b2d-2f8g2i-10j-7k9l-2m-3n8o7p-7
~bristol|a2b-3h-2m4n6o-9p19
~britain|a17b18o-2p-14
~broth and|o5p-18
~broth|a-17b-14o3p-6
~brown|a-5b-5h4p-20
~bu depot|b2o-4p-6
~bu driv|a-2b-4n4o-12
~budget|b-5h-2m10o-14p3
~bui anoth|o-2p-4
~bui an|o-4
~bui a|o-4
~bui in|a-4b-3p5
~bui more|p-3
~bui on|a10n10o-8p-2
~build and|b-6g10o6p-20
~build go|o5
~build of|a-2o-2p4
~build only|o-2
~build s|n2o6p-2
~build the|a-15b-12n-2o-3p-16
~build|a-27b-5g8h-5j-4m-4n-14o-8p-23
~bui|a-23b-14h-2l-2o5p14
~burn out|a-2o4p10
~burn|a-8h-3i-2o13p17
~buse|a-6b5m-2n-5o-8p5
~busi area|a9b-3f19i-2p-7
~busi|a17d-4f26g-2i-3j-5k-2l7o2p-3
~bust|o10p-13
~but i|a-2b-3j2o7
~but never|a-5m-3o-4
~but not|a-4b-2o-5p-2
~but no|a-2o10
~but the|a-3b-2d2o16p-2
~but|a-23b-7d2h-5i-2j8m-6n-9o-5p-13
~buyer|a-5o-4p8
~bu|a12b6j3n5o-14p-20
~by a|a-12b-3j-2l3m-2n-5o28p-16
~by christma|o-6p-3
~by frida|b2o2p6
~by hand|a-8b-4o-4p-5
~by law|a-2o-4p8
~by lunch|o4p-6
~by mail|p-2
~by now|a5b7o-2p-2
~by one|a-3o8
~by teatim|o6
~by the|a17b13h8i-4j-3l-2m7o14
~by trad|a5b6d5g-2o-3p-2
~by train|b2
~by what|a5b-5d-2g-2i10j2m-2n4o3p-14
~by whom|a10h4m3n5o-2p-4
~by your|a3b10n-4p-9
~by|a2c-2d-3f2g-4h8i19j-3k14l-7m-4n-20o2p-30
~calcul|o4
~calendar|a2b-4i-3j3l8p6
~call and|a7l2m8o-14p-8
~call centr|a-7m-3n-2o13p4
~call herself|a2b-8d18h-3
~call in|a3h4o-5
~call it|b-2i3
~call off|a-2o2
~call that|a-5b-2m-3o-5p24
~call the|a-4b-5i4p7
~call with|a5j12p-3
~call|a23b-41c8d16f-2g-6h4i13j11k7m3n9o-8p6
~calm|a5n6
~camp|a8b4n4p3
~can a|a-2j4o-6
~can be|f8n-4o-2p-9
~can do|b-3k9n-2o6p-2
~can fill|a11h-3j-2k18o-2p-6
~can it|b2p-6
~can i|a-23b-34c-2d-3f6g-4h-10i-7j26k3n2p-13
~can one|a3b-5j9o9p-4
~can read|a3n4o-14p-2
~can sell|o-4p-2
~can tell|a5n4o-3p-4
~can that|a-4o4p-15
~can the|a-6h-5m3n-3o-5p15
~can t|a-14b2g6h3j-7k-3m-3n-8o-6p12
~can we|a5b-4h2i-2j-2k11o9p-8
~can you|a-11b-9f-2g2h-2i5j8l-2m-2n-5o-4p33
~canada|a27b29p-21
~cancel my|a-5b-4o-9p15
~cancel on|a-7m-2n-4o-21p15
~cancel|a-9d6h7i-3j-2m-5n-7o-17p-34
~candid|a-5o-12
~cannot|a-8b-5o9p10
~cant|b6n-2o7
~can|a-21b-53c-3d-6f8g-4h-8i-15j40k43l-13m-3n-6o15p-25
~capac|h-2m2n3o-6p-5
~capit|a-13b-7p23
~captur|a-7i-2o-6p15
~car park|a-7b-7o11p14
~carbon pric|a-5h-3o-2p-12
~carbon|a-27b-12h-5i-3m-3o-2p-6
~cardiff|a3m6o-11p11
~card|a-6b-7h-2j-3k12n-4o2p2
~care home|a-3b-3o-5p14
~carer|a-6b-2n-3o6
~care|a9b18h-2i-8m6n-2o-2p21
~carr profess|a-4b-3p6
~carr the|a4b5o-2p-7
~carrot|a-5b-4o-5p16
~carr|a8b20h4i-8j-2k4m-3n-3o7p-34
~car|a-10b-10o11p17
~case like|o-5p-2
~case what|a-3b-2o2
~case|a-4b-3h-3j-2n6o-6p-20
~cash|a-14b-6n-3o14p12
~cataract|a-4b-2o-4p5
~catch|a-4b-7h-3j4n4o16
~caus|a4b13h-5o4p-28
~cave|o-6
~cement|a2b-5m7n3o-3
~centr|a4b13h-2m-3n-3o8
~cent|a-6b-2n-2o6p-15
~certain|a2b3n2p-6
~certif|a16b-8m25n4o-10p-4
~chain of|a-3b-4o-3p3
~chain you|a7b9p-5
~chain|a8b17h-2n-5o-7p-5
~chair a|a2h4o-2
~chair of|a5b6o-2
~chair|a-3b3h2i-3j-3k5l-2m-8n5p-23
~chanc|a-6b-3j5n-3o4p4
~chang side|a-11b-9p11
~chang the|a-3o-7p6
~chang|a-32b-14h-4i-3j-2n-6o14p-18
~chap who|a14l3m11o-8p-4
~chap|a14b-2h-2l6m16o4p-10
~charg for|a-16b-11o-11p32
~charg less|o7
~charg of|a7b6n2o7p-15
~charg|a9b-3f-2g-2h-5i-2l6m20o-9p3
~charit get|a6b8o-2
~charit with|a-7b-4o-3p3
~charit|a11b15f7g7h-10j-3l-2m3n-2o-14p-12
~chart account|a-8b-7p9
~chart|a-15b-10d-2o-2p16
~chat|a14j-9n26p12
~cheap|a-19b-10h4l-3m-5n-3o-2p10
~check and|a2n3p-3
~check your|n4
~check|a12b-10h-3k4l2m9n14o-16p2
~chees|a-8b-4o9p-38
~chef|o-3
~chief execut|a6b-6d10m-5n6o-13p19
~chief|a8b-10d10g3h5m-5n6o-7
~children of|a-17b-14o-5p30
~children|a-20b-9i-2j-2n-2o-12p11
~child|b2o5p5
~chil|a-7b-5o-6p15
~choic|a8b4h7n-2o-3p-6
~choos|a-16b-25d-2g-2h14i3o15p-20
~christma|a-3o8p-7
~chuck|a2b2o-11p-3
~citi did|a11b12p-8
~citi have|a3b4p-2
~citi you|b2
~citi|a18b17m4p-15
~claim to|a4b6o-6p-12
~claim|a3b19h-3i-2m-3n-4o-14p-11
~classroom|a23b25o-9p-13
~class|a9b12j2o-2p-5
~clean|a-14b4m-9n-5o21p-19
~clear|a-8b-4o-6p18
~clerk|b-2n2o-8
~clev|b3o16p-4
~click|a-9b-4h-2o15p-10
~client and|o-15p-4
~client|a13b15f3g-3h9i-6j-6k-2l11m-4n-3o10p-5
~clin|a-6b-5h-4i-2m2n6o9p8
~clock|a15b-7j25o3p-21
~clos to|o-2
~clos|a4b10h-7j-2n6o-10p-8
~cloth|a-3b-3p-3
~club|a-3b-3h4o6p3
~co op|a-2o7p2
~co2|a-2o10p-17
~coach driv|o-7p12
~coach in|a-7b-6p7
~coach|a-9d-2g-2h-2m-4n4o-18p26
~coat|a-5b-3o-2p-9
~cobol|a-15b-25g16n-3o-5
~cocoa|b-5m4n6o-7p-11
~code and|o3p-2
~code|a-3b8m-4n-4o16p-17
~coff|a10b3g-2n10o5p-11
~cold e|o-8
~cold|a3b5h3n-2o-15p25
~collaps|a-5b-3o2p-6
~colleagu|a-11i-2l-2m-3n-3o11p-5
~colleg|a10m4n8o-10
~colour|a-11b-5m-2o10
~come and|a-3b-5i7o2p11
~come back|a11n16o-26p25
~come from|a4b6f-2g-2i-2l7o3p-9
~come in|a-3b-3h6o10p-15
~come late|p-3
~come of|a-3b-2o5
~come out|a-9b-7d-2h3i7j-2m-3n-2o21
~come round|a3n4o-3p7
~come to|a-14b-8f11h-7l-2m-2o-13p27
~come up|o-8p3
~come|a-6c-2d-6f11g-5i14j-7k-4l4m-10n-2p12
~comitt|o4
~commiss on|a3b4p-2
~commiss|a5b17h-6o3p14
~committ is|o2
~committ of|a5b7p-3
~committ|b2h-2k5n-2o-4p-31
~commit|a29b19h12k2o5p-45
~commun|a11b11h3i4m-2n-2p-4
~compan and|i2p-7
~compan did|a-4b-2n-2o-9p15
~compan do|a8i-2l10m2n4p-8
~compan has|a4m5o-7
~compan in|a-2
~compan s|a8b9l2m-6n4o-3
~compan that|a-4b-3o5p-7
~compan you|o3
~compan|a-18d-5f-3g-2h-10j-3k-3l12m-2o26p-23
~compar|a5b4g2o2p-4
~competit|a11m11n3o-16p-2
~compet|a24b-5g41h-5n-2o-5p-10
~complaint|a-9b-2m-3n-2o-7p-8
~complain|a-6b-2o-4p12
~complet|a6b7h4k11l-3m-4n-8o-3p-11
~comput sai|a-3o4p-4
~comput|a7b22h-2i2j-3l-2m-2n-5o3p-20
~concern|a30b11f10g2h11o-2p-4
~condit before|a6b7p-5
~condit|a17b34d-8h-3n-2p-10
~confirm it|a8n9o-3p-3
~confirm the|a14b-2l5n16o-3p-8
~confirm what|m-2n5
~confirm your|a2b-2l4
~confirm|a37b-8d-2h-2l19m12n22o-9p-20
~conf|a-5b-3o6p3
~connect|a-13b-10h-2k-2m4o-7p-8
~consid|a7b9p-6
~consult|a9b4f7g8h-5j3n-2o6p-11
~contact|a2b-2j5o-5
~content|n2o-10p-2
~contract s|n2
~contract|a-12b-5h-4i-3m7n-4o-14p14
~contradict|o-6
~control room|a-3b-3m-2n4o-2p-14
~control|b-4m-2n7p-16
~convers with|a5b-2h3j5p-3
~convers|a6b-6j6k4l8n-2o17p-12
~convert our|p-3
~convert|a-10b2j-2m-5n-2o8
~cook|a-8b-2n-3o4p11
~coop|a-5b-2p10
~copi|a-4b-2o-8p10
~copp|a-16b-5m-7n-2o-5p31
~corn|a9b17n-3o5p-3
~corrid|a-2o-2
~cost and|p2
~cost a|a-4b-2o8p4
~cost in|a-3o-4p7
~cost me|a-3o-9p20
~cost them|a5b5
~cost the|a6l3m4o-5p2
~cost to|a-3b-2o-8p20
~cost us|a3b-3l5o-14p-4
~cost|a-6h4j-2l6n-8o-25p26
~cough|o2
~could a|a-4b-3h-3i-3j10m-2
~could be|a10h14n-2o-5p-7
~could i|a4b-11d-2f6g-3h-5i-3j2k2l2n18p6
~could not|b6n-3o3p-2
~could one|a-2o11p-6
~could the|a-5n-2o-6p18
~could we|a8b-4h-3i-3j22o5p-8
~could you|a-15b-15f8g3h-7i14j-6l-3n-5o12p2
~couldn t|a5b9i4n-5o2p-3
~couldn|a5b9i4n-5o2p-3
~could|b-53c-2d-5f10g-2h15i-4j34k9l-3m-5n7o12p-21
~council|a-13b-12n2o-2p-6
~count and|a-2b2n-2o3p6
~count point|o4p-2
~countr have|a13b17p-12
~countr|b-7d-2i-2j16n-2o-4p10
~count|b8h2l-4m-3n2o9p13
~coupl|a-6c2n-2o8p2
~cours|a-18b-14n-3o13p18
~court|a-6b2n-2o-19p37
~cousin|a-9b-13l4n3o-4p9
~cover|a14b-7d8f-2h22m-2n-3o26p-6
~co|a-3o-4p21
~crack|a-3b-4j8n-3o-17p17
~crafts|a-3b-2o18p-2
~cran|b-2m3p-11
~crat|a5h-2m2n9o11p-23
~craz|a-2o4p-2
~credit union|b18h-2m-10n-3o-20
~credit|a-14b9h3l-2m-11n-9o-15p13
~crew|a-3b3d-2g-3h7i-4o-2p-14
~crm is|p-8
~crm|a-2o-13p10
~crop|a-4n-3o12p-7
~cross|a-2b-6n4o-13
~croydon|a-13b-12p16
~cure|b-9h16j-3p-7
~custom|a3h4i-4n7o-2p-16
~cut of|a11b12p-10
~cut|a-2b9d-2h-2m-3o11p-17
~cv|a2b7n-2o19p-20
~d be|b10l-3n-3p7
~d like|a-3b-14i-3j10l5m5n-2o-17p23
~d rath|a8j6l3o-7p-3
~d you|a-7b-4o7p-2
~dad s|a-10b-8j5n-2o8p-12
~dad|a-8b3j4l-2m-6n-3o17p-19
~daft|a-5n-3o9
~dai and|a10j4n7o14p-4
~dai a|a6b9p-11
~dai can|o-3p15
~dai for|a5j7p-3
~dai is|n2o6p21
~dai long|o-4p-2
~dai off|a-6j-3o15p-7
~dai of|b-3h4i4j-2o2p-9
~dai one|a8b23h-4j-8p-6
~dai rate|a-8b-3o-2p18
~dai the|a5b-2h-2m6n5o-3p-19
~dail|a-6b-2h-2o-5p8
~dair|a3b-2m8o-3p-8
~dai|b-22c-3d-4g2h-15j45k-6l-8m3n7o-10p-6
~damag|a4b8p3
~damp|a13b2m5n6o3p-11
~dam|a-17b-9d-3o-3p27
~dare to|a-10b-5o7p-7
~dare|a-12b-6o9p-9
~dark|a-7b-5o-4p7
~data|a3h7o-16p13
~date did|a4n5p-3
~date|a24b6i-3l-3m4n26o-19p-11
~daught|a4b4n2o-6p7
~dawn|b-7j8o8p-3
~dead of|a5b7
~dead|a3b10h-2m-3o11p-20
~deal with|b-5n9o-12p-3
~deal|a-28b-6g-2h-5i-2j-4k-2l-3m-4o13p-26
~dear|a39b5d-2g-2h-2i8j-4l26m9n4o-14p-19
~debt|l4n-3
~decad|a-2b-2o-5p-10
~decent|a-4b-3h5n-4o-8p-4
~decid anyth|a-2o-4
~decid|a-10b-4n-3o5p-33
~decis|a11b-3h15n2p-3
~declin|b10i-2p-3
~default|a-4b-3o4p-2
~defect|a-9b-4i-2o9p-6
~degr|a-13b-10p16
~dela|a10b6h9o-17p-13
~deliver|a-17b-12h2n-4o19p4
~deliv|a24b-6h47m-3n-7o-5p-2
~demo|o-5p-2
~dent in|a-2p4
~dent who|b-3n2p-3
~dent|a-17b-7d-3h-5j-4n5o-15
~depart keeps|o7p-2
~depart|a-8b-3h-2o15p-8
~depend on|o-2p-2
~depend|o-2p-2
~deposit|a-8n-3o-3p23
~depot have|a2b2o-11p10
~depot|a-9b-2m-3o-13p-15
~deput|a5b-3i9o10p-2
~describ|a16b7d13h-3j-3l6m2n-4o3p-23
~design|a-3b-4d16l-3m-2n-8o15p6
~desk|a-7b5m-2n-6o4p4
~develop|a-4h7i-2m-6n-3o6p-8
~devon|n2o-13p16
~dev|a-11b-4j-3o5p-11
~diar is|a-4b-3o3p-2
~diar|a11b-12j26p-16
~did all|a13n14o-6p-4
~did anybod|a7l8o-8p-3
~did anyon|n3o13p-3
~did any|a2b-14l6m6n6o14p-11
~did a|a-20b-2m-11n-4o16p-13
~did it|a-3b-20h-3l8m8n8o-3p2
~did not|a-5b-4m3n-4o7p-4
~did one|a-6l-2o10p-9
~did somebod|b-2n2o2
~did that|b3l-4n2o-12p26
~did they|a-7b-4m6n-3p23
~did the|a-10b-8h-6i-4j-2l2m2n11o-10p19
~did this|b4d-2p2
~did those|a15b11m4p-4
~did your|b12l-2m-4n-2o-8p5
~did you|a-55b39c-2d-6f-7g-5h-13i-10j-10k-3l-11m-14n-12o-6p-12
~didn t|a-10b-5o20p-22
~didn|a-10b-5o20p-22
~did|a-35b12c-4d-12f-11g-9h-33i-22j-18k-7l18m30n22o12p-22
~diff between|a-9m-4p7
~diff|a-5g-2h-6j-3l8m2o2p-14
~dig|a2b-3i2n5o-3
~dinn|a-3b-2o-5
~direct|a-17b-23i-2j8l-2m5o13p-6
~dirt|b5n-2o10p-18
~discount|a6h-2m7o-9p-3
~dismiss|a-6b-3n-2o-4p17
~disput|p14
~district|a-3b-3o2p10
~divid|a-7b-6p-21
~divorc|a-6b-4o-6p19
~di|o-8p16
~do about|a-20b-7l-3n-4o12p-15
~do and|p-4
~do at|k2p-2
~do a|a7b-4h6j11l-2o3p-3
~do before|b2o-3p4
~do diff|a2b-5h-3j-2l10n3o7p-13
~do for|a16b23o-2p-14
~do in|o17p-6
~do it|a2b-5j8o-5p-7
~do i|a-24b-18c7d-3f-2g-2h3i-10j19k-8l-3m-3n-2o5p44
~do not|a-2p4
~do on|a5b17h-3j-2k3m-6o16p-27
~do peopl|a17b-2f12h10o-8
~do someth|a-8g-3j-2o-6p9
~do so|b2o4p-7
~do that|a10g6j2k6o2p4
~do they|a25b-4h-3i5l3m19n6o-9p-8
~do the|a14b4h2m3n7o18p-10
~do this|a3b4
~do to|a-8m-6o-4p10
~do we|a-5b-21h19n3p-10
~do when|a-6b8h-3m-8o4p-20
~do with|a-2b5h-5i8m-4n-3o-3p5
~do your|a-20b-15i-4l9m-4o-3p27
~do you|a13b49c-8d11e11f3i11j-10k5l-22m-11n-25o9p-10
~dock|a-2o3p6
~doct|a-6b7l-2m-3n-3o3p5
~docu|a4b-5d-2h22i-4o-4p-7
~does all|a-5b-2o2p-2
~does anybod|a7b-4l5n9o-2p-2
~does anyon|a-14b-4n-5o18p-10
~does any|a12l8m3n4p-6
~does an|a-9j-4n-2p11
~does a|a6d-2g-2h12l8m-4n-3o-6p8
~does it|a3b-8h-2i2j2m5n8o11p-7
~does not|o-4
~does one|a4b13h-3i-3j3l-2n-2o6p-13
~does that|a-5b-5p16
~does the|a16b-27c7d4f-3h28i5j-2k-2m8o-15p19
~does this|a5b2k4p-3
~does your|a16b6d-3f14g-3h8l-2n-3o-4p-8
~doesn t|b4n-2p11
~doesn|b4n-2p11
~does|a38b-19c3d-2f7g-9h26i5j-7k-3l13m22n2o-7p17
~dog|a-9b-6o-3p17
~doing this|a5b12j-2m-2n-2p-2
~doing|a-11b-3d-2h-3j-2m-2o5p-2
~don t|a3b6i9n-6o-5
~done and|a8b13d-2h-3i6o5p-9
~done in|a2b4o14p-3
~done it|o2
~done that|a-13b-9n-2o2p-14
~done this|a6b8p-2
~done with|a-12h-6n-2o-2
~done|a-9b13d-3g-2h18i6j-3k-3l-11m-9n-13o2p-24
~donor|a9b4n7o-3p13
~dont know|a-2b3j-3p9
~dont|a-4b2j-3o-3p8
~don|a3b6i9n-6o-5
~door and|o2
~door is|p-3
~door|a-9b-2m-3o15p12
~doubl|a-12b-5n-5o7p16
~doubt it|b5h-2p-3
~doubt|a-2h-4i2o12p-27
~down for|a-2f4m-3o16
~down the|o9p-3
~down to|a-2b2m-3p-13
~down with|a-2b5m-2n-4o3
~down|a10b-9d9f2g-2h-2i-6j8k-4l-4n19o4p3
~dozen of|a-7b-4n-2o16p-8
~dozen|a-10b-4n-2o7p-11
~do|a5b-16c-3e10f6h20i3j7k10l-8m-4n-20o5p-13
~draft|a-2o-4p9
~drag themselv|a-3o2
~drag|b2o16p-2
~draw up|a-6o-3p11
~draw|a-18b-8h-2n-2
~dread|a4j-2n10p-13
~dress|a-2o-8p32
~drink water|a-4b-3o-4p5
~drink|a-10b-5o-8p34
~driv and|o-2
~driv a|b-2j3o2
~driv to|o-2p2
~driv|b6h2j-3m-3n3o-5p-10
~drop out|a-4n-2o16p-3
~drop us|o-6p-4
~drop|a-17b-6j9k-2l-2m-2n-11o19
~drown in|a-8b-4h-2o9p-22
~drown|a-8b-4h-2o9p-22
~dry|i4o-8p-4
~dublin|a12b-3m11n5o-4p-5
~due on|o-4p6
~due|a7b9o-4p-13
~during|b-2h-2m4p6
~dust|p-2
~dutch|a-2j-3m4o6p3
~duti|a6b-2h9o-14p6
~dy|a-9b-14h12j-2n-5o13p-13
~d|a4b-13d-4f-3g-3h-10i-8j14k-5l26m7n5o9p-13
~e buse|a-4o7p-10
~e mail|a-3h-3m-2n5o-8
~each and|o8p-2
~each depart|p-4
~each has|o4
~each month|a13b16p-6
~each of|a5b4h4i2l-2o-10p10
~each one|i5
~each other|a-17b-16h-3i8l-3p-11
~each quart|a-4o-17p4
~each time|a-8b-7o6
~each week|a-4b-2o13p-6
~each|a-9b5c-2f-2h8i13j-5k-2l-8n-15o-3p-22
~earli|a4b12j5l-2m-9o-3p-9
~earl|a-6b-12h18i4j2m-13p-6
~earn in|a-18b-18o-2p19
~earn more|b2o4p-6
~earn|a-6b2n-2
~earth|a-10b-6l3m-2o11p-22
~easi|a-7h-5o18p-11
~east|a2b2o-8p-2
~eat|a11b-8h-2m12n13o16p-26
~edinburgh|a5b-3m12o-14p23
~edit|a16b-9d-2g-3m11n18o-8p-4
~eight and|a-2o-2p-5
~eight|a-15b-7h-2i-2j2m-2n-2o-10p22
~electr buse|a-8b-3n-4o-14p18
~electric|o-4p2
~electr|a-18b-11h6m-2n-7o-33p13
~eleven|a7b11p-7
~elsewh|a8b15h-2n-3o6p-22
~els|a7b19h-6o4p-18
~email|a-4o-15p10
~emiss|a-3o-9
~emplo you|a-21b-14p21
~employ|a-3b-3o-8p15
~emplo|a-12b-32d20i-2l3m3n-2o-10p18
~empt|a-26b-3h-3m-8n-7o10p-26
~end of|a7b9h-4i-4j20k-2m-3n-6o-6p-7
~end up|a-3b2h22j-5l-2m-6n-8o6p-26
~end|a2b-2c-2d-3f-2g-2h27i2j10k-4l-6m-5n-11o3p-34
~engag|a12b22d-2h7j-4l-2n-5p-5
~engin|a-17b-9c9d-2h-4j-4l-5m8n-3o3p-7
~england|a-9b-3n-2p14
~english|a13b12h3o-4p-7
~enorm|a-3h-2o3p-10
~enough|a-4b-4n2o4p-10
~enter the|a3b4p-3
~enter|a5b4f5i-2p-5
~entir|a5b5o4p-4
~entitl to|a-2p4
~entitl|a-2p4
~equal|o17p-34
~equip|a4b6p-9
~equit instead|a-3o-2p8
~equit|a-11b-5o-5p25
~error|a-10b-3n-4o17p-18
~estat|a8b7i3m2n-2o4p-2
~estim|a-3o2
~euro|a-14b-2m-2n-9o-8p33
~eu|p2
~even have|i3j-2p15
~even|a4b-8h3j16k5m-2n-5o10p8
~ever ask|a-2o5
~ever a|a-7b-6o2p6
~ever been|b9n-4o-7p16
~ever bring|a-2b-2o8p-5
~ever find|a-2
~ever get|a7b16n-4o-14p7
~ever go|a-11b-11o14p-9
~ever help|a-4b-4p-5
~ever put|a-2o8
~ever run|a3b3p-2
~ever sai|a5b3o-7p8
~ever sit|a8b12m-3o-2p-3
~ever sort|a-3b-2p3
~ever turn|a5b-5l2m6n4o-7p-4
~ever work|a11b21m-2n-3o-11p27
~every branch|o3p-4
~every dai|a7b5j4o3p-7
~every depart|o2p-2
~every few|p-5
~every month|o-2
~every morn|a-4j-2p-2
~every night|o-9p12
~every one|o-2
~every plan|o-4
~every project|a-3o5p-10
~every singl|a5b5i2o9p-3
~every week|a-11b-2j-2m-2o-21p3
~every wint|o-2
~everybod|a-18b-6j-2l-2m-2n-4o-3p-7
~everyon is|o8
~everyon|a-4b-7h-3i2m-2n8o22p-9
~everyth and|a-5b-3h-2o6p-5
~everyth in|a-2b-2f2o-5p-17
~everyth is|a-4b-3o-11
~everyth they|o6p-4
~everyth|a-25b-9f2h-3i-2l-3m-3n-3o6
~everywh and|o2p-5
~everywh|a-5b-2o19p-10
~every|a-40b5d4f-2g-2h-6i-3j-5k-2l-6m-8n-13o19p-50
~ever|a-31b28d-4f-3g-5h-8i-5j-6k-3l-5m2n-21p-6
~evid|a-4b-2o9p-5
~exactl|a-5b-22d5g11h17l-3m-9n-3o-4p21
~exam offic|a-2p-7
~examin|a13b13h-4m3n2p-9
~exam|a-8b-7l-3m4n2o-2p-4
~excav|a7h11l-2p-11
~excel|b-2g4o2
~except|a-3b2p-4
~execut|b-9d10m-5n5o-16p25
~exhaust|a-4p-6
~exist|a-4b-7h8m-2o2p7
~expect|b-3h4o-2p3
~expens|a9b-3l10m3o3p-11
~exper of|a5b9o-11p2
~exper with|a-14b-11o-2p13
~expert|a-3b3c2n-2p3
~exper|a-3b3c7h-2i-2n-8o-4p-8
~explain|a-6b-8h2m3o2p11
~extens|a4b5p10
~extra hour|o-4
~extra time|a-9b-4p2
~extra weekend|o3p-4
~extra|a-3l4n-2p-11
~ex|a5b9h-2o-8
~ey clin|a-5h-2p-6
~ey on|a3b-2n8o-8
~ey|a-4b-2g-2h-3i-2j-2l-2m-2n14o-3p-5
~e|a-15b-5g-4h-3i-2j-2m-3n5o-8
~face|b2j-2l4n-3o-3p12
~factor|a9b-2h9n4o16p-17
~fail|a-6b-2o-5p25
~fair|o-7p10
~fall ill|a-3o8p-5
~fall over|a-2o9p-5
~fall|a-4b-3o22p-16
~famil come|a-8b-5o-3p8
~famil firm|o-4p-4
~famil have|a2b5n-2o5p-4
~famil shop|p4
~famil s|a4b6o-2
~famil|a16b41d-3g-2h-7j-3l-5m-9n6o-14p-5
~famou|o4p-8
~far along|o4
~far their|a-6b-5
~far too|a-2o-4p-3
~farm and|a12b3h11o-4p-4
~farm shop|o-4
~farm|a3b27g-4h9l-4m-14n-7o-13p-9
~far|a26b29h11i-2l-2m-2n-3o-8p-22
~fast|b-8j-3l19o17p-5
~fath s|b-2i2o-5p-4
~fath|a-24b-18m-2o-2p24
~fat|a-2o-9
~fault|a-7b-3m-3o18p-7
~fear|a9b8o-5p-8
~fee for|a-5b-3p8
~feed|a12b8h-2n8o-2
~feel for|a3b4m2o8p-2
~feel like|a3b4o3p-4
~feel wrong|a-3b-2o-2
~feel|a6b11l2m4n-7o14p-20
~fee|b11i-2n-2o-8p13
~fellow|a10h2i-2j5m4o-6p-5
~fenc|a-2o4p4
~ferr to|a-3o-2p8
~ferr|a-35b-31i-2m2o23p-5
~few dai|a10b3m2n5p-5
~few hour|a-2o3p-4
~few month|a-5b-3o-5p6
~fewer|b5h-2o20p-15
~few|a4b-13c-3f8g17h-5i6j-4l-2p-10
~field|a5b-9c12d7o-11p9
~fifth|a-7b4m-8o-4p13
~fift|p-2
~fight over|o-6
~fight|n2p-2
~figur and|a-2b-2m3n-4o4
~figur|a11b4h18j-2n-3o-11p-13
~file|a-6b-14d13f4g-3h-2n-3o10p14
~fill in|a11b-3h-4j-2k25n-2p-8
~fill|a-3b-4h-4j-7k25m-2n-8p-9
~final|b-4i6n4o9p3
~financ pack|o4
~financ|a-7b-8h6i-2o-2
~find a|a-12b-9o-5p20
~find out|a-8b-4h-2j-2k8n-2o9p-10
~find the|a-4b-3l2m2n-2o-15p-12
~find|a-24b-12d-2f-2h-5k5n-6o-9p-3
~fine|a-16b-13h5n-4o5p-3
~finish in|a2b3o-3p-5
~finish|b4h8i-2m-3n-4o2p-15
~fire rule|o8p-4
~fire|a-11b8l-4n-11o21p-12
~firm and|a-2o-4p-2
~firm in|a3n4o4p-6
~firm of|a-3o2p8
~firm you|a8b8n4p-6
~firm|a-6b-3d9f-2h-5i-2j-3k-2l-2m9o-24p40
~first job|b7i-3o-2p3
~first morn|a8b9o-7p-4
~first plac|a3b8o-3p7
~first step|a-5b-2i-2o-2p21
~first thing|a-8b8h-18i6p11
~first time|a2b8n-2o-3p6
~first year|b3m-2p-6
~first|a-4d-5f-2g-5h-15i22k7l-6m12n-10p-7
~fitt|a-9b-5o-3p5
~fit|a-5p20
~five month|a-3b-2o2p-2
~five|a-2b-2h-3j10m-2n-3o-18p6
~fix that|a-12b-3h-3i-2o8p-8
~fix|a-10b-6d-3g-2h6j5l-3m-2n-3o6p-4
~flat and|a3b2p-2
~flat by|a-4b-3p-6
~flat|b-4h-2j9l8n-8o-11p-2
~flog the|b5h-2p-4
~flog|a2b10h-4p-7
~flood|a-4o-13p4
~floor|a24b12j-2m20n-3p-16
~flu|a-3p-2
~fold|a-2o-4
~folk|a19b19d-2f12h4l-2m-3n-6o-6p-19
~follow|a12b-4h14i10m-2n-4o-14
~food bank|a5m2n3o-2p-2
~food|a-6b-5m2o2p-7
~footb|a-17b-6h-2j-2n-2o-5p24
~foot|a10b13o-2p-8
~for ag|o13
~for all|a7b8o-8p-3
~for anoth|o2p-2
~for an|a5b-2h12o-24
~for a|a-7b4d-3f5g4h2i-2j-5k-3l-6m-5n2o-11p30
~for being|a6b7p-3
~for damp|o3
~for each|a3b3h-6m6o5p-4
~for every|o7p-2
~for ey|a-2o3p-4
~for help|o6p-2
~for how|b19h-2i-2l-4m-4n-7o3p-6
~for in|a-2b-2p3
~for it|a9h12i-2o-18p8
~for less|o-22p-3
~for me|a3b-7g2h-3i5j10o-6p-11
~for mill|o6
~for month|a-3b-2o3p-3
~for more|a4n5o4p-7
~for my|a25b-12d-2g14h10i11j10n-2o28p-49
~for one|f8n-3o-3p4
~for our|a2b-4d12o-3
~for peopl|o4p5
~for rent|a-5n-2o3p-8
~for that|a6b4h-2j7m3n-3o14p-17
~for their|a-3o-14p19
~for them|a-4p-2
~for the|b2d10g3h8i3j-4k-2l-3m-7n-8o15p-25
~for this|a10b11o-8p-2
~for those|a-6b-5o2p5
~for thre|j-8n11o-2p5
~for two|a-4h-2o-14p-5
~for us|b-3h4i-2k4o-12p14
~for week|o6
~for what|a20b-9f6g-2h22i-2j-2l-3m3n5o-2p-14
~for which|a6b8d2l-2o-7
~for year|b3o4p-3
~for your|a-6b-14h-2i2j-3l9m-2n6o19p12
~for you|a35b-16c-2d-2f2g6h-9j-5l27m5n29o-9p-14
~forc|a-6m-2n-2o-5p12
~forecast|a-16b-5h8m-4n-9o-5p-14
~forev|a2i3o-12p17
~fore|a-13b-3l-3n-4o-9p-19
~forget|a-7b-4p15
~forg|b3
~form|a-10b-4d3f-2h-7i-7j-4k-5l11m4n2
~fortnight|a-3b-2o9p-3
~fortun and|o5p-2
~fortun|a-6b-4o7p-15
~fort|a13b-4k25m-2n-5o-15p21
~for|a12b-25c2d9e-2f28g20h15i-10j-20k-13l-2m7n2p16
~foundat|a3b-2m4o-4p-4
~found|a-17b-28h-2i-3l14m2n3o-18p12
~four children|o4p-27
~four dai|p-3
~four month|a-3b-2o-2p-2
~four of|a-7b-3i-3p-20
~four step|b-2i4
~four time|a-4b-2o-9
~fourteen|a-2o-11p30
~four|a-16b-21d-2f-2g11h-5i26j-5l-4m-3n-10o-14p-22
~free|a16b-14h-2i-3j31k-4l-3m3n11o-11p-10
~french|a-3b-2m2n2
~fresh|a-8b-5o24p5
~frida|a9b-2j18n-2o4
~friend|a3l3n3o-8p-9
~frighten|a-5b3l-2n-5o-5p27
~from an|a5b5m3n-2o-3
~from a|a40b22h-2j-2l8m7n8o9p-36
~from famou|o4p-6
~from my|a5b7o-13
~from now|a-2p5
~from one|o-3p-3
~from the|a11b-3g-2h-4i-3j-4k-2l8m15n8o2p-18
~from where|a5b6o-2p-3
~from which|a-7l-2m-2o-2p11
~from your|a-16b-8n-5o-4p21
~from you|a16b-4h25j-7l4o9p-16
~from|a6b-4c-2d-8f-8i-12k-7l18m18n10o-15p25
~front of|a12b6n7o8
~front|a24b27k-2n5o11p-8
~frost|o-9p16
~full capac|a-2
~full dai|o2
~full of|b2o5p-2
~full time|a10b19j-4n-2o-5p-15
~full|a-9b14h-5j-8n-5o8p-33
~funct|a3n7o4p-6
~fund|a-15b-11h-2i2m-4o4p-4
~furnac|a5b8h-3i-2m5o-44p-18
~gadget|a18b9m5n8o13p-18
~gap in|a-5b-2h-2o3p-6
~gap|a-2b-2h-2j2p-9
~garag|a5b7o3p-4
~garden|a-2p5
~gate|a-9b-6o-2p8
~gath|a4b2n4o3p-3
~ga|a-2b-4g9m-2o6p8
~gdpr|a-2o-4p12
~gener|b4l-2o-12p18
~gentl|a15b-2l2m8n11o4p-12
~german|a4b-2m6o-4p4
~get a|a-9i-2j7l-2m-5n-5o17p-24
~get from|a11b-4h21j-2l-2p-8
~get hold|a2i-2j7
~get in|a5b-5c8h-3j4o2p-6
~get it|a-10b-5o-8p8
~get my|p6
~get on|b-8h9m-2n3o-8p13
~get out|a-6j-3o-5p14
~get pai|a20b22o-16p-28
~get peopl|o-4
~get send|a-2o2p-2
~get them|a-4b-2p-2
~get the|a-12b-5m-2n-2p-4
~get through|a-3b-3p3
~get to|a18b-2h7i-2l9m3n2o-2p-5
~get two|a-3p-8
~get your|a19b19i-2j5o-4p-8
~get you|b-4j8o-2
~gets sell|a16b17o-2p-16
~gets send|a-2o4
~gets sign|o2p-3
~gets|a-8b5h-3i3j-3m-2n-5o4p-39
~getting|a-2b-2i-2j4l3n-3p7
~get|a-13b-6c3d-6f-9g-5h31i4j12k-11l-4m-6n-15o11p-45
~ghana|a-12b-11h-5l-3n9p11
~giant|a4b5o3p-2
~gift aid|a-5m-2o-3p28
~gift|b6m-2o-2p24
~girl|a21b8h7m2n7o-7p12
~give a|a-13b-16l3n3o8p3
~give it|a5b5p-4
~give me|a13b-3f9g4j-2l2n4o-5p-4
~give them|p2
~give the|a-4b-2o4
~give to|a2b3o-3p-3
~give up|a13b18h-8l8p13
~give us|b-2h3o2
~give your|a2b4o-8p-3
~give you|h-2o-2p4
~giver|a-4l-2p-4
~give|b2c-3d-3f6h-17i-2j-6k-2l16n9o-2p6
~gi|o-6p-2
~glass work|m3o-16p10
~glasswork|o-13p23
~glass|a-5b-6h-4m3n5o-23p18
~go about|a5b-3i-2j11p-2
~go and|a11m9n2p-3
~go awai|a5b7o-3p-6
~go back|a-6b-6p6
~go before|a-2o12p-7
~go bust|b2o10p-12
~go by|a5b6i2o2p-9
~go for|a-7h-3o-4p13
~go home|a5b-2h-2i9p-2
~go insid|a3b4o-3p-4
~go into|a12b15o-4
~go in|a-5m-2o8p11
~go on|a3m2n2o-3p-5
~go out|a5b7h8i-2m-5n-2o11p-3
~go over|o-5
~go through|a-5b-9i5o12p-21
~go to|a-6h-2i-2l4o-5p22
~go under|a14b17o4p-11
~go up|a-4o-9p31
~go what|o5
~go with|a-2o8
~go wrong|a5b-3h13i2m-3n-3o9
~goe in|o5
~goe on|a-6b-4o3p-4
~goe|h5i10l-2m-4n-4p-7
~gold|a-2o-3p22
~good idea|a-7n-3o-3p-10
~good word|a5n5o-2
~goodwil and|o4
~goodwil|o5p-3
~good|a19b-14c-4d-3f-4g33h5i-2j-3k-3l4m6n5o-6p-28
~googl answ|o-2p-9
~googl|a-12b-2m-5n-2o-6p-5
~got a|a-18b-10k5l-3m-2n-4o16p-25
~got children|a-13b-11p16
~got kid|a-2o-2p12
~got the|a-7b-6h-2n2o6
~got to|a-2b-3o3p3
~got|a2b-13c-2d5f-2g-3h-8j-5k5l4m22o-3p-31
~govern|a2b8d-2j2m-3o-3p10
~go|a-13b-4c-3d-4f-4g-4h2i3j6k-2l7m-5n-5o-6p-11
~grab|a-3j4n-3o7p-5
~grandmoth|a-2b2h3l-2n-2o-2p8
~grant offic|a-6b-5o-2
~grant|a-22b-13h-2k-2l-2o-4p-3
~great|a5b16h-2i-2l-2n-2o3p-4
~green and|o-25p-2
~green product|p-3
~green|a-10b-6p-24
~grid|a-5b-6l2m-6n6o-6p-11
~ground|a-3o6p-2
~group|a3b-4h4m-8n10o-2p34
~grow up|a-11b-10o-3p17
~grow|a-4b-5h4o6p2
~grumbl|b-2l2n2o-4p-4
~guard|a-4b-2o6p-3
~guess|a-3n-2
~guest|a4i-3m7p-6
~gui|a6b-8i-3l2m6n12o-7p-27
~gym|o5p13
~habit|a-6n-2p16
~had a|a10b10h-2i2n3p4
~had been|b-7h-2m7n3o13p-29
~had one|a10n10p-2
~had that|a2b-3l5o5p-2
~had the|a-10b-10n2o-11p29
~had to|a22b10m6n9o24p-24
~had your|a-2b-4i6o5p-7
~had you|b10d-10h-3n6o-2p3
~had|a-2b-17d-11f-4g-2h-14i6k-4m7n37o10p-10
~half an|a5i-2j9p-5
~half a|a-12b-8o3p9
~half build|o-11p-4
~half empt|a-5h-2p-5
~half full|o-4
~half my|a-5b-4o-9p4
~half of|a-3b2p4
~half our|o5p-8
~half the|n3o8p12
~half up|o4
~half|a-20b-16h-7i-7j22k-2m-3n-3o-4p5
~hall|a-4o7p5
~hand and|a-3b-2
~hand at|a7b-3h10n2o-4p-2
~hand in|a-11b3h-2n-9o-6p17
~hand on|a14b14o-3p-6
~hand out|a5b8h-4n2o6
~hand over|a-7h4m-3n-3o15p-27
~handl|b12h-2l-2n-3o-7p4
~hand|b10f-2g-3h15i9j-4k-2l-6m-6n-9o-7p-14
~hang on|a-3b5l-4n-3o-5
~hang|b4g4l-4n-3o3p-5
~happen in|o14p-5
~happen to|b7h-3n-2o-22p18
~happen with|a2b7h-4m-3p-8
~happen|a-2b9h-11j-2m-4n11o9p-35
~hardl anyon|a-3o-22p-2
~hardl anyth|a-2o9p-3
~hardl any|a-5b-4
~hardl|a-15b-7n-5o4p-9
~hard|a-5b-4o-12p8
~harvest is|o-4
~harvest|a-8b-2h-2o4p3
~has anybod|a-3b-3m-2n3o-3p6
~has anyon|b-2m2n3o6p-4
~has any|a-10b-9p10
~has a|a-15b-17i7n-2o14p12
~has been|a-3i2m4n-4
~has done|h4n-3p-14
~has ever|a-6b-2p5
~has got|a-7b-5p-5
~has go|a-4b-3p-6
~has had|a5b2n4o-5p-3
~has its|o-4p-4
~has it|b3c2p9
~has just|b2p2
~has not|a3b4o-4p12
~has somebod|a-7m-2n-3o-3p5
~has someon|b-5l3m-5n10o-2p-5
~has stop|o2
~has the|a7b16h-2l-10m9n-2o-5p-4
~has to|i5n-2
~has work|b3d-2h-3n4o2p-3
~has your|a4b2k4o3p-11
~hasn t|a-3b-2h-2i4o-7p6
~hasn|a-3b-2h-2i4o-7p6
~has|b9d-8f-4g-5h9l-15m6n8o-2p13
~hate|a6g10p-2
~haul|a12j13p-6
~have any|a-4o3p4
~have an|p4
~have a|a16b4g3h-3j13k-2m3n4o-15p-11
~have been|a3b3h7m-2n-2o-4p-7
~have exper|a-4b-3o-2p7
~have go|a3b4o8p-5
~have in|a6b-7h14p-3
~have just|o5p5
~have my|b-2j2p-7
~have never|a3b5p-8
~have no|b3o7
~have one|a-3b-6f-2h-2j-2k5l2n3o7p-7
~have put|b-2l3
~have stop|o-12p24
~have the|a4b5h7i-2n-4o3p16
~have to|a4b-14h11i8j4k-2l-2m6n-9o16p-17
~have you|a-41b38c17d-8f-4g-5h-21j-7k5l-22m-13n-21o7p-36
~haven t|a3l4n2o-6p7
~haven|a3l4n2o-6p7
~have|a-6b10c22d-12f-8g-5h15k5l-9m-8n-15p6
~having|a10b9m4o-5p-7
~head offic|b5n-3o9p-5
~head of|a-5b-9i5o2p-11
~headteach|a13b-4h5l3m9o-5p-5
~head|a2b16d-2i5j-2l-5m-7n-2o9p-18
~health|a3b-2d12m-3o3p7
~hear about|b3p-3
~hear from|a6b3m5o-2p-2
~hear how|o-2
~hear it|a10b3j-3l5m5n4o-4p-4
~hear the|h-2j-2n3o-5p-3
~hear|b11d-2f-2g-2h-3j-12k-3l5m6o9p-21
~heat|a-3o4p6
~help a|a-10b-6o12p-31
~help to|a8b10o-7p-3
~help us|a10b13p-11
~help with|a-14b-12h3p25
~help you|o4p-8
~help|a-22b-4d4f-2g-2h3i-4j-6k-2l-2m-4n-3o7p-41
~here each|a-2h-2
~here|a21b-9f3h-6i-5j16k22l10m-4n-5o-5p-14
~herself and|a2b3o-4p-2
~herself how|j2m5n-6
~herself or|a8b7j-7n14p-7
~herself|a22b20d15f9g-4h-10i-4j-9k-2l-2m3n6o11p-35
~hers|a22b3i17n7o4p-8
~hide|a-3b-6m4o5p-12
~high rise|o3
~highland wind|o-13p14
~highland|a2n2o-13p13
~high|o-2p14
~himself and|a4b-3m5p-3
~himself|a23b14c2d14f-2g-3i-3j-3k5o6p-20
~hip|a-5b-6i4p3
~hire you|a7b-3h9l-5m9n-2p-7
~hire|a-27b-18d-2g-2h15j-2m-7n-9o-7p-15
~histor|b6o4p-4
~hit|a5m6o9p-11
~hi|a6b4d4o-5
~hold a|a3b-2m3n3o-6p3
~hold of|i-2j7o-3p6
~hold up|a-10b5h-5i-3m-2n-2o18p-13
~hold|a21b-8d-2h5i-3j5m10n19o-12p18
~hole in|a-14b-9h-2p-19
~hole|a-9b-14h2i9j-3o6p-33
~holida in|o3p-3
~holida|a30b39h-2n-5o-6p-18
~home at|o6
~home for|a-3b-8h5p6
~home have|a-3b4j-2n-2o3p-6
~home hungr|a-2o2p-2
~home on|a-4b-4o4p-9
~homeless|a-2o10p-11
~home|b-5f3h6i15j-3l-7m5n-11o-6
~honestl|a-4p-9
~honest|a7b-6h-2l8m3n6o12p-17
~hone|a-2o-4
~hook up|a-3b-2o-2
~hook|a-3b-2o-2
~hope|b-6d-2f10g-2h-3j-2m6o9p2
~hosp you|a4b5p-4
~hospit did|a-7b-5p7
~hospit have|a4b4p-4
~hospit|b6d5l-2m-3n-4o-11
~hosp|a-11b-4j-2n-2o-12p12
~hostel|a-2o12p-13
~hotel|a-3o-7
~hotlin|a-12b-3n-4o-3p-42
~hour and|o-7p-4
~hour are|a9h13p-8
~hour a|a2b3
~hour do|a9b11p-9
~hour late|a-8b-7o9p-4
~hour of|a-5b-5i-2j4n-2o10p2
~hour with|a-7b-5i-2j4p8
~hourl|a5b8o-2p5
~hour|a5f8h6i-9j7k-2l-2m-4n3o-4p9
~hous and|a2b3o-5p3
~hous benefit|a-3o-25p16
~hous claim|p-4
~household|a3b11h-3i-2o12p4
~hous|a28b25h-5j-2l3m6n3o-27p-7
~how are|a5b4p-4
~how bad|a7j-2k12p-3
~how big|a-3b3i-2p4
~how can|a-8b-4h-3j9k-2l-3m2n-5p-17
~how come|b7o13p-9
~how could|a-7h-2o12p-10
~how did|a-25b4h-4i-2j-3l-5m-9o-4p-14
~how does|a8d-2h-4j5l9m3
~how do|a-27c-3d8f-3g-3h-20i-2j17k-7l-9n-3o-4p-16
~how far|a4b-7h14o3p-8
~how is|a-7b-10d8o-9p14
~how larg|a-8b-6p11
~how long|a17b15c15d-3f-2j-5k-4l-6m-2n10o4p-11
~how mani|a8c-3d-8f-4g-7h-4i-13k16l36m8n-14o7p25
~how much|a-3b8c12f3g7h-9i-3j-13k-2l-6m-5n7p-2
~how often|a11b-2h6i6j-2n6o-3p-19
~how old|a-15b-8o-2p20
~how quickl|a15h22i-2n-2o-7p-3
~how should|a-9b-2h-2i-3o-21p27
~how soon|a10b3h-3i17l-2o-2p-4
~how the|a5m7o3p-5
~how to|a-16b-11h-3j3o2p-19
~how was|a-9b-4o-10p5
~how were|a-2p-4
~how would|a-15b-14d6h-6i7l-2m-2o14p-28
~how you|a9b9h-7i12m-2n2o9p-5
~how|a6b-21c12d-4e-3f-14g-14h11j28k13l-2m10n-9o-7p-54
~hq|a-6m-3o20p-15
~hr|o4
~hubspot or|a-16b-12o-2p23
~hubspot|a-16b-12o-2p23
~huge|a-8b-2h-2o5p-11
~hull|a-4m-8n5o-13p27
~human|b2p-2
~humil|a-11b-3m-3n-2o6p-3
~hundr of|a-2o-9p-3
~hundr|a-2b8h-4m-2n-2o-16p7
~hungr|a-2o2p-2
~hunt for|o-3p-2
~hunt|o-3p-2
~hurt|a-3b-8m6p10
~husband|a6h5i4j-3k4n-3o-3p6
~hybrid furnac|a-2o-11p-5
~hybrid|a-6h-3n-2o-17p10
~hydrogen|a-10b-2n-3o-8p30
~i alwa|a3b-3i7o2p-3
~i am|d7j-2k9m-2n-13o7p8
~i arrang|a4b-2j12n-3p-4
~i ask|a10b-9f7g-3h-3i-2j-5k-2l3m12n14p-5
~i believ|a-5n-2o19p-15
~i bet|a2b5l2o-13
~i be|a-6b13j-7k-3m-2n-5o9p5
~i book|a14b-5j10n12p-11
~i bring|a-5i-2j-2o-7p15
~i build|o4p6
~i bui|a-2o-3p6
~i can|a22b-6i-4j7k33l-2m-2o-15p15
~i chair|a2h4o-2
~i could|a6b-10f-2h-3j6k9l2n6o-3p5
~i dont|a-3b2j-3o-10p14
~i don|a-12n-5o7p15
~i doubt|a2b4h-2i2o3p-4
~i do|a2b-4g8h2i-2j-2k5l-3o5p5
~i d|a15b-8h-2i-2j20k-2l9m5o9p-16
~i entitl|p3
~i find|i-2l3n3o13p-25
~i gath|a4b2n4o-5
~i get|a4b-15c8h12i-4j15k-5n-3o-6p14
~i give|a-7b-5o18p-20
~i go|b-3j2k2o6
~i had|a3b4i2o5p2
~i hand|b5h-2o-2p13
~i have|a11b3h20i-5j9k-2l-2m-2n-7p20
~i hear|a-3b-3j-2l3m6n-3o2p-6
~i just|a2b5h-2o10p-7
~i keep|a7j-2n11o8p-3
~i know|a-17b-11h-6i7j-3k-3l-2n3p24
~i learn|a-6o-10p8
~i let|a-3o6p-12
~i look|a3b-2d7i3o9p-3
~i lose|o-4
~i make|a-2b-5j7o13p-29
~i mean|a9b-6j10m4n2o-5
~i must|o4
~i m|a2b-15d-2f-2g-2h-6i3j32k-2l6m-2n-8p-14
~i need|a-3b7h-2j-2k-2o-10p15
~i only|j2o3p-2
~i pai|a-2o-7p24
~i put|b-3f14j-5n-2o-14p8
~i read|a2b-8h3m2n7o-11p-11
~i reckon|a2b4p-3
~i run|a7b4i2j-2n4o-11p-4
~i see|a7b-6f-2j8k5l3o-8
~i sell|a7b7d4o2p-2
~i should|a8b4h7i-2k2m-2o9p-25
~i sign|a-3o-6p2
~i sit|a-2o-3p-6
~i spend|a-4j-4o-4
~i start|a-10b-11i2o6p10
~i still|o2
~i stop|a-2o3p2
~i suppos|a17b15h3i11j-4l-3m-2o-4p-14
~i suspect|a-4b-3o5p-6
~i take|a10b8k5o-4p5
~i talk|a2b-4j-15k2n22
~i teach|i2j-2o-2p-6
~i tell|a-10h-2j-3o-10p17
~i think|a-20b-3l-2n-9o14
~i understand|a8b11p-5
~i us|a-7b-4o3p-4
~i ve|a-2b3g9h-3j-5n-3o-3
~i want|a9b12n2o-18p-6
~i was|a-10b-10i3o-14p16
~i wond|i4o-6
~i work|o-5p11
~i would|a9g5h-3i3j3n2o26p-10
~i writ|j5l-2
~idea|a-9b-11m8n-2o9p-20
~ident|o2p-3
~idl|a-14b-6m-2n-2o-4
~if it|o-3p7
~if i|a25b23g3h-2i3j-7n11p-9
~if one|b2o6p12
~if they|o-6
~if the|a4b14h-3o-5
~if we|a19b21h10i-2j-5k2n-2o-8p-8
~if you|a-26b-46d-2g10h3i8j-5l10o26p-13
~if|b14c-2d-5f-3g10h2i6j-19k-3l6m-6o2p6
~ignor|a-14b-9i-3m-2n3o-12p33
~ill and|o14p-3
~ill|a-8b-2n-2o30p-21
~im|a16b2j19o-7p6
~in 2023|a-17b-16o-8p32
~in 2030|a-6h-3o-2p8
~in advanc|a8b-2h11o-3p-3
~in all|a6l13m-4n-2o-15
~in and|a-18b-10l-3n-4o13
~in any|a-5b-3o-5p6
~in at|a3b5n-2o8p-2
~in a|a6b-12c4d-3f9g12h14i-4j-14k-4l9n-4p-30
~in bristol|a3b-2m4n2o-3p7
~in canada|a29b30p-24
~in cardiff|a6m7n3o-7p3
~in charg|a12b11n2o7p-19
~in chil|a-2o-6p10
~in court|a5b11p-3
~in croydon|a-2p2
~in dai|a-3p5
~in edinburgh|a-8n-6o-6p20
~in england|b2
~in every|a-10b-5o10p-8
~in for|a11b10d-2h6o3p-10
~in four|i3o-11p21
~in french|a-2p5
~in front|a9b2n7o8p2
~in german|a-2p4
~in ghana|a-5b-5h-5l-2n9
~in how|a-13h-4m-4n-3o14p-8
~in hull|a-2m-7n7o-11p18
~in ill|o11p-2
~in ireland|a-4b-4
~in its|a6b-9f2m3n10o-2p2
~in it|a-13b-15h6i4k-2n-4p-24
~in januar|a-4b-3
~in june|a-4o9p-9
~in law|a20b16h2n3o9p-16
~in leed|o14
~in lill|a3b-3l9m-4
~in lyon|a2b-3m4n2o-11p20
~in mai|a-6b-3n-2o-6p28
~in march|a3h6o9p-3
~in my|b-5h12i3j-6n-2o-6p7
~in new|a-3b-2o-3p3
~in one|b-4d6h2o-2p-4
~in on|a5b2m4o-9p2
~in our|a-4b-17h12j-2l-2n8o-22p-19
~in peopl|p-6
~in plac|a5b-4h15i-4
~in porto|a-8b-6p7
~in rotterdam|h-2m5o-18p27
~in scotland|a-2p3
~in sheffield|b-2n2o-3p4
~in sick|o-4p-2
~in south|a2b5p-5
~in spring|a-3o15p-8
~in that|a7b-8d10l3n2o-2p2
~in their|a-24b-15n-6o-6p-3
~in the|a-33b13c-2d-5f-2g-3h-10j-2k-5l-7m-5n-5p-26
~in this|a3b-7c12p-4
~in those|b11m-6o12p4
~in time|o-6p-2
~in total|a-9b-8p11
~in to|a5b-2h8k2o3p-4
~in truro|a-5b-4o-2p7
~in two|a-3b-2o5p-7
~in wale|a-11b-11p13
~in what|a31d8g5h5i-2j-2l2m7n9o-7p-15
~in when|h8i-3m-2n-2o-2p-5
~in which|b5d14h-8i-5j-3l-3n2o10p-11
~in with|a-2o2p-7
~in writ|a4b11n-5p4
~in year|a9b2c8o4p-14
~in your|a11b20d-3f-3g-3h-8i11j6k-6l-8m10n-4o9p-8
~inbox|a-2o-3p-2
~includ|a9b-8h23o-5p-13
~incom|a-3b-2o-9p6
~indemn insur|a-4b-3p6
~indemn|a-6b-4p8
~independ|a2h-4m3n4o-2p5
~industr|a19b-10d33e3f-2p-17
~infect|p4
~inherit tax|a-3o-3p9
~inherit|a6b11o-7p4
~insid compan|a6b8p-5
~insid|a-11b-6h-2n-2o-7p11
~insist on|a-5b8j-2l-2m-3n-4p-4
~insist|a-5b8j-2l-2m-3n-4p-4
~insolv|o-4p7
~inspect|a5b6p-2
~instead of|a-20b-10n-4p14
~instead|a-23b-24h-4l10n-4o14p-3
~institut|a-4b-2p4
~instruct|a-12b-3l-2m-2n-3o-8p24
~instru|a2b6o2p-17
~inst|a4b-6f13o6p-6
~insur|a15b-7m5n20o-3p-2
~intend to|a4b7
~intend|a12b6h9p-5
~interest did|a-2o-4p9
~interest rate|o-4p8
~interest|a12b14h-2n3o-10p20
~interview|a-7b-3o-8p5
~into a|a-7b-3o7p-5
~into it|a-4b-3o10p-15
~into the|a2b6i-2o-3p-2
~into this|a3b6o-2
~into|a-6b10h-4j-2k-2l-2m-3o-4
~introduc|a-4b-2o-4p25
~invest|a-6b-2m-5n2o-11p6
~invo|a7b6i3o10p-18
~in|a7b13c15d13f-7h19i-11j-9m-20n-6o-3p22
~ireland|a-5b-4p2
~iron|b-3m11n-3o7p3
~is about|a2b-3i11n-2o-4p-13
~is all|a5b6o3p-2
~is ask|a-2p-2
~is at|a-4b-2p10
~is a|a21b-12h-4i6k-3l7n30o-3p-10
~is blank|o-5
~is come|o-9
~is due|o3p2
~is enough|a-2b-2o4
~is from|a2b6p-3
~is full|o4p6
~is getting|a-4n-3o8p-3
~is go|a4b8n-2o-4p-12
~is in|b-2h9i-4o-3p-10
~is it|a7b24c-2d-3f-3g-4h14i-2j4l-6m-6n-10o3p-4
~is long|o3
~is more|o4
~is nearl|a2b4o-4
~is never|o-6p-8
~is not|o-11
~is no|a-2o-6
~is off|a-4b2o4p-5
~is older|a3b-4l8m-2n2o3p-10
~is one|a2m-2n4o-6
~is on|a-4l2m5n-8
~is over|a-3n-3o-9
~is rubbish|a-8l-2o2p9
~is so|o11
~is still|n2o-2p-3
~is that|a19b7f12h2i-2n2o-10p18
~is there|a5c-2d8f-5g-3h-5i-3k13l5m-5n3o-16p18
~is the|a8b-30d10g-2h2i13k16l5m-5o11p24
~is this|a18b-3d11f5h8o-5p-18
~is too|o-9
~is wrong|a-6n-5o-8p9
~is your|a-14b-9d7f-2g-2h-7i-10j13l2m2n-5o-3p30
~island|a3h5l-2o-3
~isn t|a-3b-9d6f-2g10h-7i2j-2k2m-3o2p6
~isnt|a6f2i-2l7n-4o-2
~isn|a-3b-9d6f-2g10h-7i2j-2k2m-3o2p6
~issu|b5h-3o-15p21
~is|a12b-6c-10d20g-20h18j3k25l-2m-24n10o-4p6
~it all|a25b12i12j-2n6o8p-9
~it and|a-3h-2i4n-6o4p-4
~it awai|a-2o-3
~it a|a8b8i4j-2o7p-7
~it backfir|a-3o7p-6
~it back|a-3n-2o-15p18
~it before|o-4p-2
~it be|a-7h-6i-2j4o17p-9
~it can|a4b3h6l-2o-2p-7
~it come|o6p-4
~it cost|a-18b-8h-2m-4n-2o10p6
~it did|a-2o5p-5
~it does|o-6
~it done|i2o-4
~it down|a-6m-3o18p-6
~it end|a-6b-5o-7p-2
~it for|a10c10g2h5i-2k-2m2p-11
~it from|j-2l5m-3n4o-9p10
~it gets|o-3
~it goe|o-6
~it go|a11h13n-2o-10p7
~it hasn|o-6
~it has|a-4b-2o-7p12
~it have|a-5b-5i2o3p6
~it how|a8b8j2o-2p-7
~it in|a-6g5h-3m-2n-2o15p-8
~it isn|a2b6h-2o-2
~it is|a-15b-7h-3j-2k4n-3o-16
~it i|a-3b-2o9
~it just|b6n-2o8p-5
~it make|b-2i2o-2
~it must|a6b6o-8p-5
~it off|o-2
~it on|a13b5m9n2o-4p-4
~it or|a2b-2i10k-2o7
~it out|a-3b-2o-4p-2
~it pai|a-3b-2o7p-2
~it poss|a5b-6j17o6
~it reall|a-7b-3o4p-3
~it run|o-2p-2
~it safe|a-2p8
~it so|a5b7o-3
~it still|a-4b-4o-12p6
~it s|b6f2h3i-4j-5l6n-5o-4p19
~it take|a3b-5h-3l8m5o7p-6
~it that|a-17b-8h-2m-2n-3o-16p39
~it the|a4b13h-2n-2o6p-9
~it to|a-9b-4o-2p4
~it true|a-14b-8h-2o16p-20
~it up|a6b-2j5n5o-4p-3
~it was|a-5b-2h-6n4o-13p18
~it what|a-6b-2n-2
~it when|a16b20h4m-2o-3p-6
~it with|a-3p6
~it work|a6j3l2n3o-5p19
~it worth|a-5o8p-11
~it you|a-3b-3h5n-2p-2
~item|a7b3h-4i10p-3
~its own|a-3o4p3
~itself|b-3n2o-9p2
~its|a7b-24h6i16j-3l-2m9n7o4
~it|a-13b3c12d-13e-2f-10g-4h4i5k-8l-3m-5n7o-2p-29
~izmir|a-11b-11p11
~i|a59d-5f7i-8j20k14m2n29o4p-2
~januar|a-5b-3o-3
~japanes|a5b6p-4
~japan|a-5b-4o-3p8
~jar|a-8b-12n7o12p-11
~job and|a3b6n-2o3p-8
~job before|a2b3
~job herself|a18b19o-5p-7
~job in|a-19b-22d6o-7p15
~job titl|a9b-7d21p-6
~job|a-7b7d14f-2g-3h-8i-9j-4k-3l2m-2n2o16p-24
~join a|o-2
~joint|a-3n-3o2p4
~join|a4b7o6p-8
~joke|a-5b-2p7
~journal|a-3o-8
~journ|o2
~jump|a-10b-3h-3n-2o21p-3
~june|a-7b-4o13p-9
~juni|a-9b-7o-6p17
~just sit|a-5b-7h-3i7o4p-9
~just to|o2
~just want|a-6b-4o3
~just|a2b8d2h-9i16j-5k-4l-3m2n-4o10p-33
~keep an|b-2n4o-8
~keep a|a-14b-12h-2o17p8
~keep go|a-4p-8
~keep in|a-2h2p-3
~keep the|a24b13i-2m4n10o-2p-6
~keep you|a-3o11p-8
~keeps its|a5b6o8p-6
~keeps|m3n2o3p-24
~keep|a-4b-18c-2d-2f5g6h-2i-7j-5k22l-6m-10n13o3p-26
~kei|a2g4
~kick out|o9p-2
~kick|o9p-2
~kid|a-5b2j-2o-4p9
~kill us|a-5n-2o7p7
~kill|a-4b-4g9n-5o5p8
~kiln|o3p-2
~kind of|a7b-7d2f10h9i-2j-4k9l-2n-4p-15
~kind|a20f9h8i4j-5k15l-3m-2n-5o-4p-18
~kitchen|a-10b-2i3m-2n-7o14p11
~kit|b3o3p-21
~knee|a-4o-3p39
~knock a|o6
~knock|a-5j2n-4o2p-2
~know about|a3b8j-2l6n-5o8p-10
~know and|o3p-3
~know how|a-15b-10i2m-3o7p-4
~know it|a7h10o-3p-16
~know that|a14b13h-3i-5j-2n11p-12
~know the|a-8b-5j-3n2o-9p19
~know we|a3b3p-3
~know what|b-2i9n-2o-2
~know where|a-4b-5j-2k5o2p-2
~know who|a-11b-2n-4o-2p15
~know you|a11b-2m13n2p-9
~knowledg|a3b6o-5p2
~know|a9b-9d-3g12h5j-14m8n12o-7p-8
~laborator|a-5b-2n-3o5
~labour|a4b-11f10g2m7n-3o-10p-3
~lab|o10p-2
~lack|a-2o8p-6
~lad on|a5b7o-6
~ladi from|a8b-3l2m11n-2p-3
~ladi in|a5b-4l8m-5n7o-2p-2
~ladi who|a-3b-2l-4m2n4o-5p17
~ladi|a33b6d-2g-2h-5i-4j-4l17m10n18o-13p-3
~lad|a9b4i12j-4n-2o-2p3
~lai off|a-3b-2p-5
~lai|b5h-2i-2o18p23
~lampshad|a-2b-6m2n5o13p-21
~landlord|a-3o-2p18
~land|a13b12h4i6l-2m-2n-3o-5p-5
~languag do|a-5b-2l-2p6
~languag model|o-5
~languag|a-17b-3h-4l-2m-4n-2o-9p24
~largest|a5b12h-3n-2o3p-7
~larg|a-15b-12o5
~last dai|a-8b-7p3
~last month|o-2p27
~last two|o3p-4
~last week|o-4p-3
~last year|a-2p17
~last|a-8b-5h-5i10j-2m-2n-2o-6p37
~late afternoon|a8j9p-3
~late and|a-2p6
~late husband|a2b5j-3
~late in|a-9b-8o2p5
~later|a6n7o9p-7
~late|a-20b-18h-2i-3j11n-3o18p-15
~laugh|a6b-2l4m5o5p-5
~launch|a-2o8
~lawy|o6
~law|a12b11h2n2o6
~lead a|a3b3o-2p-5
~lead|a-3b5m-2n-4o-13p26
~leak|h-2k8o-11p4
~learn the|a7b7p-6
~learn to|a-5b-3o3
~learn|a-8b4g-2h2j-2m-2n-4o-2
~leas|o2p7
~leav and|p8
~leav a|a2h7o-4p8
~leav form|a-2o4
~leav gap|a-5b-2h-2o3p-3
~leav in|a10b2h8o-18p10
~leav the|a7b6h-4m2n5p-4
~leav to|o5
~leav us|h2o14p-4
~leav|b-5f-2g-2h13i14j-3l-3m-3n-7o-5p-5
~leed|b-5j3o14
~leek|a-6b-2h-2m-2n2o-13p25
~legal|a-7b-3o2p10
~lend s|m6n-4o3
~lend who|a8b-5l6m8o-5p-2
~lend win|o-10
~lend|a-12b-11h-5i-5l15m6n-9o-14p-21
~less than|a-2o-3p-7
~lesson|a7b-6i9j8n-2p-4
~less|a-26b-21o7p-36
~let an|o3p-7
~let go|a-6b-3o2p-4
~let me|a2b2o-7p4
~let peopl|a-2o-2
~let the|a-12b-5m-2n-3o14p-6
~let you|a-2p-7
~lett|a-15b-8h9m-12n-2o-6p7
~let|a-20b-7j-3l-4m2n-3o4p-19
~level|a-4b-3i-2m-2n4p8
~licenc|a-2p4
~lie|a-3o-2p4
~life and|a2b2
~life begin|a5b5p-4
~life s|o-2
~lifetim|a3b4o-10p-5
~life|a2b13h-8i-2l4n-2o-10p-10
~lift|a-3o-25p28
~light|a-2b3m-2o13p-5
~like a|a16b9j-2k8l3o-8p-5
~like it|a7b-5g5l-2n12
~like me|a-8b-4p-16
~like ours|b2o-4p-5
~like tea|o2p-3
~like that|b4i3m-2o3p2
~like the|a3b-3n7o24p-7
~like this|a-3o12p-9
~like to|a3b-14h7i-3j12k-2m4o-12p40
~like us|b5l-2o-6p-3
~like|a8b-8d-3g2i-4j7k4n13o-3p19
~lill|b-3l9m-5o-14p18
~line for|a-8b-6p8
~line is|b2o-11p-2
~line of|a2b4p-2
~line|a28b-10d4f3g-3h22i-5j8k-2l-3m3n11o-16p-33
~linkedin|a-6b-2p9
~list and|a-3b-2l6m-2n-3p-2
~list of|a-4b-4h3n-2o2p5
~listen stick|a-16b-16p16
~listen to|a8b10j-3k-2m7o16p-8
~listen|a-6b-7h-2j-3k-2m10o12p7
~list|a25b-26d4g38h15i2j-3k-2l9m-4n-8p-27
~literar|p-21
~littl on|a-3n-3o-2p16
~littl|a18d6h-3i3j-2k5l-2m3n10o10p-2
~live before|a-7b-6p7
~live in|a-4b-3o-4
~liverpool|o-2p3
~live|a10d-2h-2i17j6l-2m-2n-4o-5p7
~li|a-4b5h-2l-2o16p-18
~ll|a10b2h9j2o15p-20
~load of|a-2o8p4
~load|a-3b-2o16p-4
~loan shark|a10b-2f13p-4
~loan|a10b-13f12h2m11n2o-3p6
~local auth|a9b10p-12
~local|a2b6h5j-2l-5m-3n3p-22
~london|a5b7o-2p-3
~long and|o-2
~long did|a9b8l6n-4o9p-21
~long have|a9b4c13n-2o-4p-3
~long is|a-12b-8o-3p21
~long than|o-6p3
~long were|a14b18m-2p-12
~long|a15b18c25d-4f-4g-3h-5j-7l-7m-2n7o-16p2
~look after|a-7b-2i3l-3m-2o2p13
~look at|a-19b-7h-3i-2k2l-2n-5o-3p2
~look for|a-6h-3o20
~look into|a-5b-4o2p-14
~look like|a2b2i2o-5p-3
~look|a-19b5d5f-2g-2h-10j-3l-7m-3n-3o12p9
~lorr|m3n2o-17p21
~lose a|a13b13h2o-2p-9
~lose its|a-5b-2h-2o-3p-7
~lose mone|p-4
~lose their|a9b9o-10p12
~lose|a-20b-8h-3i-2j-2m-10n7o8p4
~loss|a-2b-5h8n-3o-14p13
~lot of|a3b5p-10
~lot|a14b13h-5j-2m8n4o17p-27
~love|a-9b-2n-2o15p-11
~low|i-2m-3n4o8p-8
~lunch|a2b-2i-2j8o17p-16
~lyon|a2b-3m4n3o-11p19
~m 57|a-4b-2o2p-7
~m a|a5b4h-3i-2l5n4o6p-14
~m in|a14j16o2p-13
~m not|a2h3i4n-2o16p-19
~m on|j2o-8
~m the|a-8b-2j-3p-6
~machin|a3b5d-2h-4i10l-2m-3n4p8
~mad|a-15b-7h-3m2n-5o-10p-7
~magazin|a-33b-8h-11m-7n-3o-6p-11
~mai a|b-3k5
~mai i|b5n-2p3
~mai one|a4b-9f6g7j8n-4o9
~mail and|a-2o4p-10
~mail to|a-2o-5p3
~mail|a-14b-6h-4l-2m-3n2o-20p-5
~main skill|a7b-2g12p-4
~mainten|a-10b-8o4p-6
~main|a12b-9d-3f10g17h7i-3j-2l-2m-2n-2p-13
~mai|a15b11d-2f6g7j6k5m-4n-9o2p12
~make a|a-9b-3h5j-2k-4n-2o3p-10
~make it|a-20b-15h-3o25p-9
~make of|a-16b-13h-4m3o-19p40
~make peopl|a9b10p-7
~make them|a-7b-6o12p3
~make the|a5b5j2m2n-4o-11p15
~make us|o2p-7
~make your|a-5b-9h7o-4p15
~make you|a14b23m-3n-4p-9
~maker|a-3o-2p2
~make|a-17b11d-3f-4g-4h12i-4j2k-7l-7m-9n-3o2p-29
~man who|a4b5m2n2o12p-8
~manag a|b-2h4
~manag direct|a-2o-4p-10
~manag to|a-3o-4
~manag|a7b-10f9i-2j-4m3n15o-7p-29
~mani bu|a2b3p-2
~mani dai|a-9b20h-2i-2j-2l-4m-11n-7o9p-10
~mani famil|p2
~mani home|a6b14l-5p-4
~mani hospit|a8b9p-8
~mani hour|a-4b-13j10o-4p12
~mani minut|a10b-21i-4j-3k-2l12n28p-10
~mani of|a47b18c-2k24l-3m18n-5o-11p-29
~mani old|a8b10p-8
~mani other|a4b6l-2p-3
~mani partn|a17b21p-16
~mani peopl|a-16b-22c-2h-3j-2l19m-2n-2p27
~mani refer|a4h-2l15m-2n-4p-3
~mani time|a3b10l-4n-2o2
~mani year|a35b38c7m-4o-5p-20
~mani|a12b14c-3d-8f-4g-7h-5i-14k15l36m3n-15o-2p-8
~manufactur|a-9n-6o-15p37
~manu|p-14
~man|a-4b6d-3f-3g5h-3i-5j-2k-2l-3m10n-5o7p7
~march|a-2b-6h5m-3n4o-12p29
~market|a7b5g6p-22
~mark|a6j-2k11l2m-5n3o-2
~marr and|p2
~marr|a-18b-9l-2o14p-4
~mass|a-5b-3o2p-14
~match|o2p-3
~math|a3b2i2o-3p4
~matt|a5l3m4o4p-4
~me and|a2b-2j5o-10p-2
~me a|a-2b-2f10i-2j-2n-2o-7p40
~me back|a-18b-6j-7n-2p15
~me in|a3b-3h8o12p-8
~me it|a-6b-3o12p-5
~me that|a9b3l5n3o-3p-7
~me the|a9i6l2n4o-3p-8
~me to|a-4d2n-3o8
~me what|a-2b-9g9h-2j-2o-2p2
~mean to|a5b-2h5i4j-3n2o9p-3
~meanwhil the|o6
~meanwhil|o-3
~mean|a4b-11h2i2j10k-2m4o19p-15
~mechan|a-4b-3o-3p5
~meddl|a-6n-3o10p-5
~mediat|a-3p5
~medic|a-4b6l-3m-2n-5p4
~meet in|o4
~meet with|a18b4j16o-11p-17
~meet|a-9b-13h3i-3j17l-2m-3n-6o-5p23
~melt|a-8b-4h-3o18p3
~memb of|a7b7i-2n3p-7
~memb|a-2b5h-2i-3n2o-17p-8
~mend|b2o2
~ment|b-4l4m2n-2o-5p6
~men|a-4b-5n3p6
~merg|a-7b-4o9p-27
~messag|o4p12
~mess|a4k3o18p-8
~metallurg|a4b4
~meter|a-3b-3n2o-7p28
~method|a4b-13h-2i36j-2k-2m-3n-6o17p-24
~me|a8b21f5g12j6k-6l-9m-8n-12o6p11
~middl of|a4b11h-2j-3o-3p-7
~middl|a3b10h-2j-3o7p-3
~midnight|a3i4o-5p-3
~mid|a-3o5p-6
~might|a9b-5d3h-4i2j2k17l-2n-3o-5p-6
~migrat|a4b22d-2h-4l-2m-4n-3o-6p8
~mile apart|a-2b-2o10
~mile|b2o10
~milk|a3b-3j3m4
~mill and|a-2p-11
~mill|a-21b-15o18p-27
~mind|a3b2j4o-5p6
~mine|a-4b8d-6e12h-6j-2m-2n-4o-14
~minimum|a-6b-3o-2p8
~minut|b-27d2h-2i-6j-3k-2l12n28o12p-24
~miss the|o-5
~miss|a-16b-8i-2n-2o-6p-10
~mistak|a-2p-6
~mix|b3o2p-7
~moan|a8i2m9o13p-17
~mobil|o9p5
~model did|a-4n-2o-4p9
~model|a11b16n-3o-12p-2
~moment|a-13b-5h-2n-2o-5p24
~monda|a4b-9j21n-2o-16p-12
~mone and|a-2o8p-3
~mone back|o-2p7
~mone down|a-4o-3
~mone for|a5b12l-2n-2o2p9
~mone in|p2
~mone on|a-2o5p-5
~mone|a14b13g-2h3i-4j-4k-2l7m3n2o5p-6
~month ago|p2
~month and|a-6b-2o-5p4
~month behind|a-2o-4p-3
~month do|b2p2
~month for|a-2o-4p-3
~month how|j2o2p-2
~month i|o-5
~month late|a2b4o9p-9
~month of|a-3b-3o-2p8
~month to|a-3b-2o-7p-11
~month what|a-4b-2o4p-2
~monthl|a-3b-2o-11p6
~month|a-16f-2h-6j8l-4m5n-11p9
~more and|o5p-2
~more for|a-5b-2p-6
~more hand|o5
~more if|a3b5p-2
~more of|a5n7o-4p-3
~more peopl|o-6
~more plug|a-2o-6p-2
~more than|b-6c15i-2j-2o6p6
~more to|o-2p-7
~more|a-12b-3c15f-2g-3h-8i-6j-4k-2l-3n8o3p-53
~morn and|a-2o-7
~morn at|a5b3j2o2p-4
~morn|a-18g-2h-6i-5j19l-3m-8n-8o-3p-28
~mortgag rate|p2
~mortgag|a-7b-3o-19p31
~most of|a-7b12h-2i-4m-2n-4o8p-25
~mostl|a13b14o-2p-3
~most|a-8b7d-2f-2g12h-5i-4k-2l-3m-4n-4o3p-18
~moth s|b6n-3o-8p15
~moth|b3h3i-3l3m-2o8p-17
~mouth|a-6b-6h-2i8n-4o18p-9
~move the|p3
~move to|a4b4
~move|a16b6h5i5l-2n5o-8p19
~mr|a16i9m5n4o-22p-9
~ms|a34b-8d-3l3m35n11o-11p-30
~much did|a-19b-8m-5n-4o6p4
~much do|a-14b-12o-2p17
~much is|a-9b-7o2p10
~much of|a11b25c-3f-4h-4i-2j-5l-3m3n6p-27
~much time|a14b16c9j-7p-12
~much was|a15b8n10o15p-23
~much|a-19b-5c12f3g7h-11i-5j-9k-3l-6m-6n6o2p7
~mum and|a-4b-4o-2p7
~mum s|a14b11d7o-3p-9
~mum|d7i-2j-2m-2n5o-13p4
~must be|a10h5i7p-10
~must have|a4m2n2o-2
~must i|a-5
~must|a2b-7f-2h4i10j-3k-2l3o9p2
~my best|a-3o17p-12
~my boss|a5b8h-3k-2n6p20
~my broth|o6p-15
~my colleagu|a2b4n2o-2p11
~my cousin|a-5m-2n-2o-2p10
~my cv|a7b8o-4
~my daught|n3o-2p7
~my direct|a13b2h3j10o14p-21
~my driv|a3h5p-8
~my fath|a-6b-6i2o2p-2
~my fore|a-3o2p-11
~my head|o-2
~my husband|a5b-4h5k5o-2
~my knee|a-2p8
~my landlord|a-2o-2p13
~my late|a8b11j-3o-3
~my moth|a-2b-3h4o2p-10
~my mum|a-7b-5d7i-2j-2o7p5
~my notic|a-3b-2o8p-6
~my novel|a-17b-12p21
~my own|a-5k8n-5o12
~my peopl|a-8b2h-6o14p-34
~my plann|a-3o2p-9
~my sist|a23b5j4m4n9o-4p-12
~my son|a4b-3l8m-2n2o-12p5
~my staff|b5h-3p21
~my subscript|a-5b-4o-10p16
~my team|a11b6h6p-6
~my two|a4n4o-6
~my uncl|a-4p-10
~my whos|a2b3o-3p-5
~my wife|a17b13h10j-2n-2p-9
~myself|a5b-5g9h-3j-4k15n-5o4
~my|a-7b36c-3d-2f-10g3h27j-10l-9m-16n-24o7p-10
~m|a2b-15d-2f-2g-2h-6i3j32k-2l6m-2n-8o-2p-14
~name and|a13l9m9o-3p-15
~name of|a-17b-12h-2i7m-4n-5o-13p41
~name pleas|a-4n-5p6
~name to|a9b6h-2j-2l6n4p-7
~name|a61b-14c-2d-6f5g16h-5i28j2k-4l13m4n22o11p-41
~nast|b4o7p-4
~near the|a-4h4m-6p9
~near which|a7b7o-4p-2
~nearl all|a-2o-7p-6
~nearl alwa|a2b4
~nearl every|o9p-2
~nearl|a-8b-2h-2n-2o19p-27
~near|a4b12h3m-4n-5o-18p31
~need an|b2o3p-12
~need a|a-13b-8o-10p21
~need for|a5h6o4
~need more|a-7b-4o2p-12
~need to|a-2o11p-11
~need|a-14b-2g-2h3i10j-5k-4l-3m-3n-4o-3p18
~neighbour|b6h-2l-2n-2o11p-11
~nervou|b4h-2o2p-2
~network compan|b-5n3
~network oper|a9b11m-2o-6p-3
~network peopl|b2m-2p-3
~network|a5b7h-2m-2n5o-13p-15
~never ask|a-4o9
~never even|o2
~never look|o-7p-3
~never stop|o-2
~never take|b-2n3o-5p-2
~never turn|o-2p-3
~never|a-28b-5d-2h4j-3l-3m-9n-7o6p-3
~new face|o-7
~new fire|a-3b-3o8p-10
~new nurs|a-4b-2p-4
~new on|b2o2p-2
~new pipe|a-2o3p-5
~new system|a-5b-2o9p7
~new vers|o-8
~new zealand|a-2b-2p3
~newslett|o-9
~newspap|a-15b-13o-3p19
~new|a-21b16h-10i-3j-8k-2l-3m-3n-4o10p-16
~next door|a-6b-4o6p-4
~next month|o-4
~next spring|b2p-2
~next summ|p-3
~next to|o-3p4
~next week|a8j10o-2
~next year|a-9b-6o6p9
~next|a-19b-16h-2i-2j9m-3n-3o11p17
~nh|o-2p7
~nice|a-4b-3n6o-10p5
~night and|a-7b-2n-4p10
~night shelt|a6n6o-7
~night shift|a-3o2p9
~night|a-13b-6h-9i15j-3l-3m-2o17p8
~nine year|b4
~nineteen|a-3b-2o4p-13
~nine|a-15b-6h-2j4m-2n-6o-13p9
~no bed|a3i4o-8p-2
~no long|a-2o3
~no mone|p15
~no one|o2p-6
~no to|b4p-2
~no work|a-3p-5
~nobod ask|o-9
~nobod can|a4b7o10p-2
~nobod ever|a-16b-13o8
~nobod has|b5h-2p-4
~nobod here|a-2o6p-2
~nobod in|o-6p-2
~nobod on|a5h6o2
~nobod want|a7b12h-2o-3p-11
~nobod will|a2n2o-3p-10
~nobod|a-15b10h-2i-2j-4k-2l-2n-11o5p-45
~nod|a-3b-2i2n-2o13p-4
~none of|a-4b-3h2o-5p-2
~none|a-4h2n-2o10p-9
~noon|o3p-3
~norm|a-6b-2o-8p16
~north|a-5b-5o2p7
~nosi|a6b7d3n-3o6p-8
~not a|o-2
~not even|o3
~not keep|a-5o8p-9
~not one|a-4b-5i2o5p14
~not on|a-2b-3o-10p4
~not sure|b-3h4
~not the|a11b17p-4
~not to|b7n-5o4p-2
~notebook|a-2o8p-11
~note|a6g14h-2j-2n-2o11p-12
~noth gets|o3
~noth how|a-2o-2
~noth in|o-4
~noth|a-2b15h-2l-2m-2n-6o-8p-9
~notic|a-17b6h-6m-3n-11o17p4
~not|a-47b12c-2f7g-6h-10i2j-13k-4l-8n-24o6p-26
~novel|a-17b-12p21
~now and|b2o-2p2
~now they|o5p-4
~now the|o-12p-2
~now|a-7b12h-5i-2j-2l-5m3n-4o-7p-2
~no|a-21b2d-2f-2h-6k3l-3m-3n-9o10p19
~numb of|a17b8h2m6n5p-20
~numb|a3b9d-2i-2j-4n7o2p-18
~nurs and|a13b8i4n3o-3p-11
~nurs from|a-7b-6o-5p21
~nurs herself|a3b3p-3
~nurs on|a4b-3h11n-2o-3
~nurs regist|a-4b-3p4
~nurs|a-9b-6d2h6i3j-3l-2m-4n-3
~object|a-5p3
~octob|a-4b-2o8p-2
~odd|a7b20h-2j-8o21p-5
~of alarm|p-3
~of an|a14b5d-2h4j-4k6n10o11p-24
~of a|a-2b16f16h-5i-2j-6k5l-8m-5n-10o5p-18
~of cash|a-2p4
~of compan|a-2l-2p8
~of dai|b2m3n-3o4
~of each|a-12b-2h-2n-6o9p-6
~of england|a-3p4
~of every|a5b5o-4p3
~of figur|b4o-8
~of five|a-4b-2p5
~of flat|o2
~of hers|a18b-4i18n7o-3p-5
~of instru|o4p-6
~of interest|a4n5o-6p5
~of its|b-2m3o-4p11
~of it|a19b8h7i3l-2m7p-28
~of listen|a-10b-10p10
~of meet|a2b-3h5o-8p-2
~of me|a4b5o5
~of mine|a-2p-2
~of mone|a-7b-4p-5
~of my|a-11b-4h-2o-24p20
~of night|a5b7o5p-3
~of one|a9b2l2n7o-3
~of ours|a-2o-5p6
~of our|a-14b6i-4j-3k-2n-7o10p5
~of paper|a8l2m8p-5
~of peopl|a3b7o-6p-2
~of person|a-7h-3i-2o9p-9
~of save|a-2o2p-2
~of such|o-10
~of that|a-8b-9h-3j-4m4n5o-14p-3
~of their|a-4b6h-6n-2o-5p8
~of them|a-2b2i-2j-2k-2l2n3o-2p-8
~of these|b10c-2l-2p2
~of the|a16b-8c-2d6g-4h-6i-13j21k18m-6n10o-9p21
~of thing|b-2f10h-2i9j-3m-2n-6o2p-4
~of this|a2b-9g8h-3i-3j-2k-2n12o-2
~of those|a-6l4n-6p6
~of us|a18b3f12h9i2k-2l-2n-2p-21
~of what|a11b11d-3h-4m9p-9
~of work|a16h7i7m2p-10
~of your|a4b-24c-3d-3f-7g-5h6i27j-3k-3l2m-3n22o-18p43
~of you|b-21d15f-2g-2h-3i3j5l7m8n-7o21p-27
~off and|a-2o7p-3
~off by|a-5j-2o7p-10
~off for|a-2o-2
~off ill|o2p-2
~off in|a4b5o-4
~off sick|a3b4i2o-9
~off the|a8b-2i2m3n6o-5p-7
~off to|b3o-5
~offend|a-6b-3o-2p-3
~offer and|p-6
~offer a|a9b-3k15o-2
~offer|a-11b-15h4j-4k15m-2n-4o-24p-3
~offic and|a-3o-2
~offic|a-8b8d-2g-3h-7j5k3l4m-5n-10o-9p9
~off|a-8b11c-2d-3f-2g-2h-12i11j-5k-5l-2m5n-2o8p-25
~often would|a9b4h6i8j-2m-5o-2p-3
~often|b-2h5i2j-6n5o4p-11
~of|a18b9c2e-2f16g-21h14i5j-15k11l-20n21o-5p2
~ok|a2b3o-4
~old are|a-19b-16p20
~old boi|a-6b2j-2m5n-7o9p-4
~old code|a9b11p-12
~old custom|o-17
~old fore|o-8
~old hand|a-16b-11h-3o-4p-3
~old man|a-10b-2m-2n-2o11p-6
~old one|a8b11n-3p8
~old on|a-4h-2o14
~old programm|a-11b-9h-2i-2o15p-17
~old system|a9b10p-8
~old were|a4b7o-2
~older than|a3b-4l8m-2n2o3p-10
~older|a3b-4l8m-2n2o-5p-9
~oldest|o8
~old|a-11b5c-2d-2f-3g-2h-17i5j-8k-3l-5m24n-3p-28
~on and|a2b3o7p-7
~on at|a-6n-3o3p4
~on a|a-5b13d-2h-5i-2j4k-2l-2m-2n-4o-7
~on before|n3o-9p10
~on behalf|a8m4n4o-2p-2
~on dai|a10b15h2j-5o-2p-6
~on each|a-4b-4p7
~on earth|a-11b-5o11p-21
~on every|a4b7j-2o2p-11
~on for|o14
~on frida|a-2o-6p11
~on goodwil|o5p-3
~on holida|a-2o10p-2
~on how|a12b-2j-2l3m9n7p-9
~on its|p15
~on it|a-3
~on monda|a-2j2o6p2
~on my|b-5h4k4o-13p6
~on night|a-16l-2n-10o2p-5
~on one|a-6b-4p-3
~on our|a18b-4f12h6i5k5n-3o-14p26
~on paper|a2b-10d-2f10g6h7j-3m-2o7p-13
~on pens|o7p-11
~on shar|o-5p9
~on site|o-5p3
~on that|a-11b4j-3n-8o-6p7
~on their|a-9j-5o16p-6
~on them|o-6p6
~on the|a-9b8d-4g7h5i-6j11k-2m-17n-9o-2p4
~on this|b3d2h-3j4k2l-2p2
~on time|a-12b-10o12p-7
~on top|a-4b-2o-10p16
~on to|l-2m4o-8p7
~on track|a-3b-2o-2p-5
~on us|a-5b-4o-3p8
~on what|a27b10d-2h3n19o-6p-10
~on which|a15f-2h-3i11j10n5o-4p-4
~on your|b-12c-4d-6g11h-9i-4j-2l12m11n5p-4
~on you|a4b-8l10n7o14p-7
~once a|a-4b-2o8p-6
~once you|a18b-7h22m6p-8
~once|a6b-24g-2h21i14j-2k-2l-2m5o14p-28
~one and|a-2n2o10p11
~one anoth|p-7
~one branch|a-3b-3p-3
~one by|a-4o8
~one charit|a5b6p-5
~one click|a-6b-4o4p-4
~one client|a2b12l-2m-4n-3o4p-8
~one door|o5
~one go|j4o9p8
~one has|a-2o-8p-3
~one in|a-5j-3p-3
~one ladi|a-10b-4l-2p7
~one like|a-2b-2p-4
~one man|a-5b-2p-3
~one of|a-10b-11f-2g-2h-6i-5j2l8n10o-2p35
~one old|a-11b-4h-2n-2o6p-5
~one person|a-3o-8p12
~one that|a3n3p-2
~one time|a-3n-2o-2p10
~one to|a10b13o2p-3
~one who|a4b-2l4n5o-10p-3
~one with|a3b11h-3j-4o-2p-2
~one woman|a-3b-9d13l-2o5
~one|a-15b4c-4d9f16h-10i-14j-3k20l-6m-28n4p-5
~onlin|a5b-3k2n7p-11
~only a|a10b13o-2p-4
~only come|a-7m-2n-2o2p-5
~only ever|a7b11n-2p-6
~only in|a-9b-8o-16p12
~only one|a-21b-14f10h-2j-6l-2n-3p-16
~only person|a-2o4p-5
~only speak|a-2p-6
~only talk|a3b4p-3
~only the|b-14d3h12o3
~only want|a-9b-5p-8
~only|a-14b-10d5e12f9g-3h9i-5j11k-4m-13n-24o-8p-29
~onto|o6
~on|a2b-15c-9d-8e-3f16g19h6i-15j13l3m-11n9o5p-5
~open it|a-4h-2o11p-6
~open the|a-2b-2
~open|a-15b-23h-2i18l-2m2n-7o-2
~oper s|a3b3p-2
~oper|a-15b-10h5m-3o-22p10
~opin of|a-6b-7l5m-3n2o-2p10
~opin|b5d-2h-3l4m-3o-3p8
~opportun|a-6b-2m-2o8p-17
~opposit|a-3b-9n5
~option|a9b-8d-2g-2h20i-3n6o-8p7
~op|b-3d7o8p-2
~or are|a4b9h-2o7p-14
~or azur|a-4p6
~or a|a3b5o3p4
~or did|n3o6p-9
~or do|a23b14h10j9m-8o-3p-22
~or have|a-8b-6p12
~or how|a-2o-2p5
~or in|a-2o-5p11
~or is|a12b9d13j2l-3n-4o3p-9
~or just|a26b22h-2i13k-2o-3p-19
~or never|o-3
~or not|a-4b-5i3m2n-4o-7p-3
~or no|a-7b-7p8
~or only|a-14b-13o-4p25
~or peopl|a3b4p-2
~or sage|a-5b-4p7
~or salesforc|a-2p4
~or the|b5m-2o2p-11
~or what|a8b18h-2n-3o-3p-7
~or with|a6j-7n14p-5
~or you|a4b8n-2o-5p3
~order book|o-7p-2
~order on|a-3o-7p8
~order|a-7b4h-2i3m-4n-4o-16p-6
~ordinar|b-3n2o6p-3
~organ certif|a-6b-5o-3p17
~organis|a17b23c-2d-2f7h-3j-2l-2p-11
~organ|a-7b-5o-17p40
~origin|a20b21p-13
~or|a37b51d35f-7g-7h-10i11j-10l-4m-10n-13o-11p59
~other peopl|b3o-3p4
~other side|a9b11o-2p-6
~other s|a-9b-3h-2n-2o11
~other|a-6f-2g5h-2i3j7k2l-7m-7n-4o9p-21
~ought|a9f7g8n-5o-10p20
~our ancient|a-2p-3
~our audit|o3
~our batter|a-2o2p-3
~our best|o-2p-5
~our board|b-4h10n-2p7
~our build|p-2
~our charit|a3b3o-5
~our clin|o5
~our colleg|a-3p-3
~our committ|a8b4k6
~our contract|a6b7p-10
~our control|a-3b-2p-8
~our credit|p-9
~our exam|a-3o3p-7
~our first|o-4
~our high|o11
~our hosp|a5b6p-12
~our hotlin|o-3p-13
~our lend|o-6p2
~our list|a-2o8p-2
~our littl|d2o4p-3
~our loan|a-3o9p-2
~our magazin|p-5
~our most|o5
~our new|o3p-2
~our offic|a-4b-3o-2p4
~our old|a3b4i3o-3p-4
~our oper|p-3
~our own|a2b-3g6o-3
~our parish|a13d5n10p10
~our payrol|p7
~our quarr|o4
~our read|o-5
~our site|h-3i6p5
~our staff|b2o-4p2
~our suppli|o12p-12
~our till|a4b-3l8m-2n2o-2p-7
~our town|a-3b-2o-3p21
~our trust|o-3
~our two|o4p-2
~our villag|p4
~our wage|o-3
~our whos|a-4n-3o7p-3
~our wind|o2p-3
~our word|o2
~ourselv|a6b-2j-2k14p-4
~ours|a-9b-7j-2k2o2
~our|a-40b-18c-2d6f6h-4i11j-11k9l-3m-14n-21o-11p-13
~out again|a-3b-2
~out and|a11b21j-5o-3p-12
~out as|a-6m-2n-2p2
~out a|a2n3o-22p-3
~out by|b-2n2o15
~out far|p-2
~out how|a6k9o-2
~out in|a22b14h-3i-2n13o-5p-9
~out of|a-13b-14d-2i6j-5m6o11p-7
~out on|a-8b-12h7o3p-8
~out that|a3b3n2o-5p-8
~out the|a3b-7h-2i11n4o3
~out to|a-4b7i-2m-4n-2o9
~out what|a2b3h4j-3o-3p-4
~out which|a-17b-13o10p-3
~out why|a-2o-3p-6
~out with|a-5b8j-6n-5o20
~outag|a2n4o-15p-4
~outbid each|o3p-3
~outbid|o3p-4
~outfit|a16b20o-2p-4
~outsid the|a4n4
~outsid|a17b11n7p-6
~out|a-2b9d-6f-6g-5h7j-9l-7n16o2p-33
~oven|a-5b-2n-2o6p3
~over and|a5b-2n7o10p-16
~over a|a5b4g-2n5o7p-17
~over before|a-4h-3o2p-4
~over how|a3b4o9p-4
~over in|a6b7o-8p-4
~over it|a20b20h-4n7o-9p-10
~over the|a12b6l-2m2n9o10p-8
~over to|b-8n6o-7p7
~over what|a-4b-3h-2m3o2p-2
~overrul|o-2p-4
~overrun|a-6b-2o7p-6
~overs your|b-3n5
~oversea|a-14b-11o11
~overs|b-3n5
~overtim|o-2p-3
~over|b4d-3f-4g-3h-6i7j2k-3l-6m-8n22o4p-30
~ow us|o6p-4
~own excel|o5
~own famil|a-4o10p-10
~own job|a7b8p-3
~own mone|a-10b-10p10
~own pract|a2n3
~own the|a-8n-6p10
~own up|b6h-3n-2p-11
~owner and|a-3n-2o-2p-3
~owner|a-8b-12h9i-4m4n-3o-4p-10
~own|a2b20c-2d-6f-4g2h2i-11j-5k7l-6m-5n10o10p-62
~ow|a-2o11p-10
~o|o5p-7
~pack it|a-7m-2n-3o7p9
~pack of|a-3b-2o-4p-3
~packag|a-4b-4o-6p5
~pack|a6b8h2m-3o2p-6
~page and|o-4p8
~page|a31b6c-5f-5g-6h10i-3j7k24l11m3n-9o-10p15
~pai after|a-2
~pai a|a-6b-2o19p-16
~pai for|a-14b-17m8p-13
~pai in|a-7b-6o12p3
~pai more|o-7
~pai on|o-3p4
~pai the|a-3p-7
~pai to|o-10p14
~pai twic|o-13p-11
~pai us|o6p4
~pai when|a6b6o7p-10
~pai with|a-2o9p-8
~pai you|a8b-3l12o-15p4
~pair|a10b7n6o-6p2
~pai|a-11b-3d-2g-2h-2i-3j-5k-2l10o-9p-5
~panel on|a7b8o-13p9
~panel|a-12h-8l2n-5p32
~paper and|a-5b-2o4p2
~paper nearl|o8p-2
~paper that|a12b16h-2o-7p-5
~paper we|o6
~paper what|a-10b-8o-3p6
~paperwork|a-13b-17h-2i13o9p-16
~paper|a-5b4d-4f9g3h9i-8j-5k-2n-9o4p-26
~parcel|b2
~pardn|a11b18l-2p-8
~parent|a4b24d-2h-2l-2m-6n-6o-3p23
~parish|a13b3d5n7o-8p11
~park|a-17b-14o20p5
~part of|a-2b-13f8i8j5l2n-10o-8p-14
~part time|a7n10p2
~partn have|a15b19p-14
~partn|a-12h-2l-2m-8n3o-11p5
~part|a8b-16d-2f6g-2h13i20k-2m-5n-3o3p-26
~passport|a-4p5
~pass|a7b5j-2l-4m9n2o-2p-3
~past|a11b6h6j7o-3p-19
~patient|a-7b-8h5l-2p3
~pattern shop|a-11b-6m-2n-3p12
~pattern|a-11b-6m-2n-3p12
~payda|p5
~payment|a2b8h-2o-5p8
~payrol|a-10b-5d7h-2l8m-16n2o-15p26
~payslip|a-7n-5o-2p11
~peac|a-9b-4h-4o15p-4
~penn|a-4j-2o2p-5
~pens|a-21b-3m-3n-9o-18p15
~peopl and|a-3b-2o5p-3
~peopl are|a-7b-5h-2l2o5p6
~peopl bring|a7b5f9h-2i-2o5p-7
~peopl come|a9b2f12l-2o-3p-7
~peopl do|a-15b-7h-6o22p-25
~peopl from|a-8b-5o2p4
~peopl give|a6b6o-5p-3
~peopl go|a11b11o-4p-2
~peopl have|a19b18l6n-2o19p-25
~peopl home|o9p-3
~peopl in|a2o-3p21
~peopl i|g5o-7
~peopl keep|a-2o10p-4
~peopl like|a2b5o4p-5
~peopl on|a-11b-8o-10p11
~peopl pai|a-4b-2o5p10
~peopl queu|o-4
~peopl s|a10b17i-2l-2p-2
~peopl to|b-2j2o-5p13
~peopl vouch|b-5l9
~peopl we|a-6b-3o-5p11
~peopl who|a2b9d4h-2l3m-3n-5p-11
~peopl with|a4h6p9
~peopl work|a-26b-16l-7o-6p30
~peopl|a-2b20c-4f14g2h-7i-8j-12k-5l3n-4o-14p-10
~per acr|a-7b-6o-3p12
~per cent|a-5b-2n-2o8p-9
~per week|b3p3
~percentag of|a-9b-7h-2o-2p14
~percentag|a-13b-7h-3o-3p21
~percent|a2b4o-2p3
~perfectl|o7
~period|a10m6n5o-5p17
~permiss|o-3
~permit come|p-3
~permit|a-3o-21p12
~person s|a2b-8i9p3
~person who|a-2b-3l-2m4n2o13p-9
~personnel|a5h6o-3p-3
~person|a15b-4d-4f-2g-2h-11i5j9l14m3n11o-5p-5
~per|a10b19h4j-2m-2n-3o-26p41
~pharmac|a5b-3m6n3o-2p-4
~phon and|o-6
~phon call|a15m4n11o-9p3
~phon in|a-5b-2o-2p11
~phon never|o-2
~phon to|a-2o-8
~phon|a-7b2h-9j-5n9o-9p-14
~phys|a-9b-9o5p4
~pick for|a-3o-8p13
~pick up|a-4b-4j2o-15
~pick|b-3j9o-6p6
~piec|a4b-4j-3m4n10o10p-4
~pile of|p-3
~pile up|b2o8p-13
~pile|b4o2p-17
~pipe|a-16b-11h-2k3n-2o-3p7
~pitch|a-8b-5g9h-5i-2j-3m2o11p-27
~plac and|a-4b-3o20
~plac did|b6n-3o15p-18
~plac have|a5b8o-2p-2
~plac of|a-3b-2o4
~plac you|a13b-2d7h-3l9n3o-2p-3
~plac|a5b6d5g-3h10i-8j-6k-2l3o6p-22
~plai|a-5b-3l3p19
~plan and|o-10p5
~plan are|o-15p-3
~plan of|o5
~plann|a-16b-7h-2n-2o14p-32
~plant was|o-5
~plant|a3b9g8h-5m-3n-4o-22p-4
~plan|b3d13g-2h-2i-2m-2n-3p-17
~plast|a-5b-2o14p-8
~platform|o11p-2
~pleas|a3b-6f-2g15i15j-4k-2l-2m-3n-7o-26p43
~plent of|a-3n-3o2p-2
~plent|a-5n-3o2p-2
~plot|b3h-2o6
~plug|a-7b-10h-2i12j-2l-2o-6p-8
~plumb|p2
~plymouth|a8b-2m7n3p-4
~pocket|a2b7h-2o7p-5
~podcast|a-11b-4j-3k-2o-2p16
~poet|m7n-7o-3p2
~point for|b-6h-2i12o11p-7
~point|b5h-7i11j-2n-2o17p-18
~poland|a-4p5
~polic|b2o2p2
~polish|a4b8l-4m-3n4o-7p13
~polit|o-10
~pool|o-3
~poorl|a-2o-4
~poor|a5b-3i12o21p-5
~port talbot|a-5n-4o-7p14
~porto|b-6j9p5
~portugues|a-3i-3m-2n3p4
~port|a11h13i6n-6o-7p8
~posit|a8b-10d24h-2l5m-4p-3
~poss to|a-2b-8h-3j19n-3o10p-4
~poss|a-4b-9h-4j19n-3o11p5
~postpon|b3o-10
~post|a4b-7d7h-3i16l5n-13o-2p-8
~pot|a-2o5
~pound|a-2o-6p21
~power|a2b5o-5p10
~pract and|b-2n3
~practis|a-6b-4p8
~pract|a11b-6c15j-3l-2n11o-9p-11
~prais|a5l2n6p-2
~pref|a-2b-2k4p7
~prepar|a14b21i-2o-5p-13
~present|a25d22h5o-5p-6
~press|a-2o-13
~pric how|o-7
~pric of|a-7b-2m-2o-3p-2
~pric up|a-7b-6o7p-8
~pric|a-19b-4h-6l2m-2n-4o-16p-7
~primar school|a-4b-5i2p8
~primar|a-6b-6i2p9
~print|b8h-2i-2j-2l-3m7n-3o-18p46
~privat clin|a-5b-2p7
~privat|a-17b-12o2p28
~problem|a14h13i-2m3o-6p-8
~product plan|a-2b-2o-2p-4
~product|a-7b2n-3p-13
~produc|a-2b4m-2o2p-3
~profess indemn|a-6b-4p8
~profess|a-2b13d-11h-2p19
~profil|a18b-2f11g21h-4l4m-2n-5o-6p-3
~profit|a-3o-5p-4
~program for|p5
~program is|a-3o6p-4
~program languag|a-5m-3o-4p9
~programm|a-16b-16h-3l2m3o-25p-15
~program|b-6h-3i-2l2m-3n17o-6p15
~project|a-24b-31h-4k5m4n8o-12p-7
~promis to|a-12b-2m-4n-6o12p-6
~promis|a14b-10f-2h19k25m-6n-7o-5p-27
~prop holida|p-3
~properl|a9b-2j2n9o-13p-2
~propos|a17b9h8m2o2p-15
~prop|f2i2o4p-4
~prospect|a-3b-2o-6
~protect|a-6b-3n-2o-14p32
~proud of|a-9b-6o7p-3
~proud|a-10b-6o11p-8
~provid|a14b-3h3m14n2o-9p9
~prov|a-9b-3n-4o-7p20
~publish|a13b-24d7f12h13l-3m7n3o-21p-10
~publ|a5b25d-4h-4m-3n-6o4p10
~pull out|a-3b-2p-2
~pull|b-7i12j-2o3p-15
~pump|a-18b-2m-5n-7o30p-11
~punish|a-15b-7n-4o25p-14
~pupil|a-7b-5p4
~purchas|a2b-7h11o7p-8
~push|a-9n-2o-6p4
~put a|a7b-2i9o11p-11
~put down|a2d2f4o-13p14
~put in|b2h-3o3p-5
~put it|o-4
~put mone|a-2o5
~put on|a-9b7h-2k-2l-2n-7o2p5
~put out|a6b17f-2h-3i-4o-6p10
~put their|a3b-16h5i6l6n3o-10p-3
~put the|o-2
~put up|a-5b-8n5o10p-10
~put your|a-4b9f-2i-6j-2l-2n2o-2p3
~put|b2d4f9h-9i5k-4l2m-7o-11p-4
~qualif|b5i-2o-7p2
~qualit|p10
~quarrel|a7b-5f10g2o3p-6
~quarr|a3d4o2
~quart and|a2b3p-4
~quarterl|a25b5m15n5o-16p-5
~quart|a-6h-3j-8n7o-10p3
~quest|a-13b-2f9h-5j-5l3m-5n-5o7p-17
~queu for|a-4o-8p-5
~queu|a-13b3g-2h-6m-2o-8p-9
~quickl|a15h22i-2n-2o-8p-3
~quick|g4h3n-2o17p-15
~quiet|a3b4o-4p-2
~quit|a-10b16h-5l-2m-5n-9o7p-30
~railwa|a3b-2n8o-3p-3
~rain|a8b-10f8g8n3o-19p15
~rais|a-6b-3o3p-11
~rate and|a-3p5
~rate of|a-2o-6p11
~rate should|a-2h-2p3
~rate|a-9b-8h-4i2m6n-3o-25p51
~rath than|a-3g5h-3l-2n3o-2p6
~rath|a16b19g4h-6i-2j2l2n2o2p-14
~re a|a-2i3l-2o-7p5
~re the|o6p-3
~reach the|a-2o5p-10
~reach you|a2b-5h-2j15p-2
~reach|b-5h-2j15m-3o19p-16
~read about|a-2o-15p3
~read a|a-6b-5o13p9
~read for|p-2
~read in|a-3b-2o-2p-4
~read it|a7h10o-15p-2
~read take|n2o2p-2
~read the|a-4b-2h-2m-7n10o3p-11
~read|a-11d-2f-2g-4h3i6j-5k4l-6m-17n12o-5p-15
~reall need|o2p-2
~reall|a-18b6h3i-3j-4k-2l-4m-5n-5o25p-36
~real|a-14b-14g-2h-6i10j-2k-2l-2m-4n10o18p-50
~rearrang|a-11b-5i-2o16p-4
~reason|a-4b3m-5o-8p-2
~rebuild|a-7b-3h-2o25p-20
~receipt|i-2m-2n4o-11p17
~rece|a7b4h-4i2m2n6o5
~recip|a-16b-2h-2m-3n-8o-2p15
~reckon|a11b10h-3i-2l8m-2n3p-7
~recommend a|a-3p4
~recommend|a-13b-2f-2n-4p17
~record|a29b4d-2f3h3i-4k-3l3m9n19o-4p-13
~recruit|a-10b-8o11p-3
~reduc|a-3o4p-6
~redund|a-6b-3p-10
~red|b3i-2o10
~refer|a44b-16c-2d-5f-5g-4h-7i-4j-4l50n43o-9p-15
~refus to|a4b13h-2i-3o2p4
~refus|a2b6h-3i-4l-2m10n2o2p-10
~regard|a6b17h-4m-2o-3
~region lend|a-2o-5p10
~region|a12b17d-2o-3
~regist|a-19b-15h4i3m-2n-3o26p-12
~regularl|a3n5p-2
~regul|a7b14h-2
~rehears|a-4h-2o10p-5
~reject|a-4b-2o5p-17
~relat to|a-3b-3h4p8
~relat|b-3h4i-2n4p5
~rel|a-6b-8j-2m-2n8o9p-6
~remain|a-2b-2o25p-7
~remun|a28b38h-2p-25
~renew|a-15m-9o-2p43
~rent or|a-5b-4o3p-3
~rent support|a-4n-2o3
~rent|a-6b-4h-2n3o11p6
~repair|a-3o9p9
~replac the|a-10m-4n-2o-7p-7
~replac|a-21b-6h-3m-4n-4o-12p-15
~repl|a5n4o-12p3
~report|a-12b18d-3f-2g-4i-3j-5k-2l-2m-4n-7p-24
~repres|a4b-5m9n2p-3
~rep|a-9b-2h-4i-2o-2p-18
~request and|a-2p-4
~request|a-3b-2p-5
~rescu|a5b8o-3p-10
~reserv a|a5b-5j12p-5
~reserv|a-2b-8j12m-2n-2
~resid|a-5b-5l-3n3o-7p7
~resign in|a-5b-4o-4p8
~resign|a-18b-16o-16p33
~rest of|a2b3o-3p-3
~rest|a-5j-2o10p-12
~result|a3b-8h14n2o4p-5
~resum|a9b11o8p-9
~retail|a-2o-3
~retir programm|a5m4o-2p-2
~retir soon|a-4o3
~retir|a-16b-10h3i-3j-2l-2m8n-7o13p-30
~return|b-4n7o-12p11
~rewrit|a-6b-3o13p-8
~rewrot our|o5
~rewrot|o5
~re|a13b5g-2h7j3l7m-2n-4o8p-6
~rid of|a3m4p-5
~rid|a3m4p-5
~right and|o3p-8
~right|a-11b-3h3i-2k3l-3m-5o4p-41
~ring a|a-6b-2h-2o2p-8
~ring in|a-2p3
~ring up|a-5b-4o8
~ring|a-27b5h-5i-11j-5m-2n-3o2
~rip out|a-3b-2
~rip|a-9b-4p6
~rise|o3
~rival|p-8
~road to|a-4b-2o-3p-9
~road|a2b-2h-3j14n-2o-4p-11
~robot|b-4j-7n14o-2p7
~role|a10m5n4p-9
~roll|m2o9p-6
~roof|a-13b8l-5m-5n-8o5p26
~room|a-9i-2l-2m-3n2p-8
~rosi|a-2o2p-2
~rost|a8b9f-3i-3j-2l8m2p-7
~rota|a-8b-12h8i-2o-4p-21
~rotterdam|b-5h-2m5n4o-26p35
~roughl how|a4b9
~roughl|b2c6l-2o-2p6
~round here|a11b12o-3p-4
~round the|a-2o4
~round|a16b-7h-2j9m11n6o-8p-4
~rout|a11m5n7p-11
~row|o10
~rubbish|a-9b2i-2l-2o2p6
~rude|l4n-3o-5
~rule chang|o3p-2
~rule|a-28b2i-6j-3l-2m-11n-6o4p2
~run a|a6b5j-3n6o-10p-10
~run it|o-9p-3
~run one|p14
~run on|a-3b-2k5n-3o-9p16
~run out|a-4o6p-4
~run over|o4p-13
~run the|a-8b9h-3l-2m-2n-9o7p3
~run to|a10b-2f13o-2p2
~run|a-10b17d-2f10h-8i8j-4k4l-5m-7n-21o-12p4
~rust|a-7b-3o-2p13
~s all|a-2
~s a|a-8h-2o10p3
~s back|a-3o8p-2
~s been|b2j-2o12p-5
~s done|a5h8p-2
~s go|a-7b-8l4o7p13
~s in|a-6b-6h8i-4m-2o9p13
~s my|a-4b-3p-2
~s no|a-2o-18
~s off|a4b3i2o-3p-4
~s own|a20m6n14o-16p-4
~s peopl|a15b16o-8p-6
~s side|a16b17m-2n2o-9p-4
~s that|a9b2d-2g-2k16n2o-6p-4
~s the|a2b-20f4g-5h5j18k-2l-5m12n-3o8p20
~s time|a4b2j2p-2
~s work|a-2b4h-2n-2o3p-4
~s your|a-21g-5h-4i13j-4l-5m-2n-13p25
~s you|a22b8g19h-3i-3j-2n5o6p-19
~safe to|a-2o-9p17
~safet|a-18b-6f-2m-6n-3o5p28
~safe|a-4o-13p33
~sage|a-6b-5p8
~sai about|a6b-4l2m8o-2p-2
~sai anyth|a3b-7l2m9o-5p-2
~sai a|a-10b-2n-5o3p23
~sai bui|o5p6
~sai in|a-20b-3m-10n-5o7p4
~sai it|a8m3n5o-7p11
~sai i|b-2k5o-5p5
~sai no|b6m-2o-3
~sai so|a6b7l3p-4
~sai stop|a-2p-2
~sai that|a11b5f12h3i-2l-2m-2p-7
~sai they|o-3
~sai the|a-5n-2o7p7
~sai we|a-2o-5p-9
~sai when|a-11m-2n-7o14
~sai who|o-3p-6
~sai ye|a3b9l-3n-2o6p-13
~sai you|a3g3h-2i-2n4p-3
~sail|a-19b-12n-5o4p12
~sai|b-19d-4f9h-11i-8j-4l8m31p-10
~salar|a9b-3d14p-7
~salesforc|a-2p4
~salespeopl|a-3o-2
~sales|a15b16h2o-4p-28
~sale|a-15b4h-3j-3m-3n-5p-4
~same dai|a-2o9p-2
~same market|o-6
~same town|o4
~same weekda|a-3o6p-11
~same|a-21b-16g-2h-4j-2m-3n8o-3p-19
~sand|a-6b-4h-2o-4p7
~saturda and|a-3o-5p6
~saturda|a-19b-11n-2o15p-16
~save account|a-7b-2j-3o5p7
~save and|b3m-2o-4
~save|a-10b7h-2i-3j-4m-3n-2o-4p-5
~scaffold|o-15p13
~scar to|a-3b-2o-4p-2
~scar|a-9b-9m6o2p3
~schedul|b13h-4i-4o-11p-9
~schem|a-26b-27h-3i7o-3p8
~school and|a-4b-3o-5
~school in|o-6p2
~school|a-36b-25h-4l3m-6o9p2
~scorecard|a40b-10d-6f-2g-4h-5i-5j-4k85l-3m-2n-2o-2p-28
~scor|a2b-3h-2j-4k17n-2p-8
~scotland|a-6b-2l-2p8
~scrap|a-14b-3h-2i-3j-3k-2o20p-28
~screen|a2b7n-2p-7
~scrub|b-2j3o-4
~search engin|p-7
~search|a-3o-4p8
~season|a24b16c2m2n8o-8p-14
~seat|a-2b-6d13h-2n-2o5p-8
~sea|b6o-15p17
~second staircas|a-8b-3o2p-6
~second|a-5b-16h-4l2m13n2p-23
~sect|a11b-7d39e2f-3g-5h-4k-2l-2m-2n-2o2p-7
~secur|a-4b-4j4o-4p6
~see a|a3l4n2o11p-18
~see it|a-2p-2
~see that|a-3b-2f-2l3p-3
~see the|a4b5h2o-10p13
~seem to|a4b2m2n2
~seem|a3b2m2n2o-4
~see|a19b-2d-2f-4g-2h14i-8j13k15l2n-6o6p-25
~self|a4b-3j-2k16n-3o-2
~sell and|a-2o2
~sell a|o-2
~sell in|a-2b-2o-7p2
~sell it|a-10b-5h-2o3p-11
~sell more|o-6p-8
~sell out|o-3
~sell softwar|a7b7o-2p-3
~sell the|o-17p18
~sell to|a-13b-12o-6p19
~sell up|a8b9p-4
~sell|a-17d2f4g9h-7i-6j-2l-2m-3n-8o4p-23
~send a|a4b5p-5
~send home|a-5b-2n-2p-3
~send it|a-5p-3
~send out|a-3b-2o4p3
~send peopl|o11p-3
~send them|o-7p5
~send|a-24h-3j-2l-3m-3n-9o-10
~seni nurs|a-2o4
~seni|a-4b-3p-2
~sens|a-8b3h-3m-2n-2o-5p11
~separ|a-2o2
~septemb|o-6
~serv|a23b21d-5g-2h22i-3l-2m-2n-3o-6p-6
~sess with|a-4p5
~sess|a-10b-4o8p9
~set of|b-2n2o5p-10
~set up|a-2b-5h4j3n-2o-14p17
~set you|b11d4h-7l-2p2
~settl|a-12b-12h-5l3m5o18p-23
~set|a6b2d3f-2g4h6i2j2k-2l-3n-4o-2p-8
~sevent and|o-3
~sevent|a-2o6
~seven|a-15b-6i-3o-7p-8
~sever|a-4o-3p-5
~sewag|a-3o3p-2
~sham|o-14
~shar in|a-6b-4o-6p16
~shar lorr|a3m3n3o-2
~shar of|a7h-2m9p-4
~sharehold|o-2p4
~shark|a9b-2f13p-5
~shar|a5b-10h2i-4l-2m13n11o14p-48
~sheep|a-15b-13o-2p20
~sheet|a13b12h4i-2k-2l-2m4p-9
~sheffield|a-6b-4n2o14p-7
~shelf sai|a-3o3p-4
~shelf|a-3o3p-4
~shelt in|a-2m-7n6o-7p14
~shelt|a-7m-8n3o-9p14
~shift|a12b15h11i-4j3l-2m-3n-5o-5
~ship|a-6m-3o10p-17
~shoe shop|a-5b-3m-2o-3p9
~shoe|a-11b2m-8n-2o-9p36
~shop and|p-4
~shop floor|a8b11o4p-13
~shop in|a3b3p-2
~shop manag|a4n5o3p-16
~shop|a-17b-8h-4j4n-3o-17p27
~short notic|a-4n-3o6p-2
~short of|o-8
~short|a-17b-2g3j-2k-3l-2m-2n-6o4p10
~should a|a4b6
~should be|a-2b-3h-2i3p5
~should i|a-20b-12c-2d3f3g-2h2i-4j-8l-2m-2n5o-10p31
~should like|a4h10j-2o10
~should we|a-10b-3h-4o6p-14
~should|a-19b-2c-2d2g-3h15j-10l-5m-8n-4p-7
~shout|o-3p5
~show that|a-13b-2i-3m-2n-4o17p-17
~show the|a4m3n3o10p-14
~show|a-8b-13f-2g9h9i-6k2n-2o23p-15
~shut the|a-2
~shutdown|a-19b-5k-2m-6n-2o4p-14
~shut|a-5h-4i-2j10n-6o12p-5
~shy|a8b8o-2p-6
~sibl|a-5b-3o7p-18
~sick dai|p-2
~sick|a-5b8h-2i2j-3k-2n-5o-11p-7
~side and|a2b3o-7p-2
~side of|a14b11g8l3m-2n-3o-10p-3
~side sai|b-5m7n-2o3
~side who|b-4n3
~side|a31b25d-2g6h-3i-3j-3k-2l7n5o-4p-20
~sign off|a4m2n3o-7p-4
~sign the|a2h8o2p-8
~signatur|a18b-18h13i16l10p-13
~sign|a-23b-10d-2h8i-4l-2m-8n-2o-8p7
~silenc|a-4b-2p-9
~silent|a-3b-2o-5p-21
~sill|o-7
~simpl|a4b10h-2n-2o13p-3
~sinc how|a3b11m-3p-2
~sinc last|p7
~sinc my|a4b4i2n-2o3p-3
~sinc spring|o-6p16
~sinc then|a3b6d-2p-2
~sinc the|a-3o-8p10
~sinc when|a20b2l-3m8n13o-2p-16
~sinc which|a5b6p-5
~sinc you|a-12b-11p12
~sinc|a2b-6d-3h2i-2j-5l-3m4n17o2p45
~singl|b6h3j-4l-2n-2o13p-3
~sink|a-6b-4o3p2
~sist|a24b-10i3j4m10n19o-12p-9
~sit and|o2
~sit at|b3n-2o-3
~sit down|a16b2h7m9o-4p-10
~sit idl|a-6b-5o-9
~sit in|a15b3i7n8o-2p-9
~sit on|a-6b3m-4n-2o11
~sit there|a-9b-5h-2i2p-13
~sit with|a7b10p-6
~site and|b4i-2p-3
~site|a-5b-4h-7l-3m3n6o-5p3
~sit|a7b9g-2i4j-2k-2m3o6p-39
~six year|a-4b-2o-2p9
~sixteen dai|a4m3n2p-4
~sixteen|a3m3n2o2p-12
~sixt|a3h4o7p-18
~six|a-8b-7h4j-2m-2o-7p38
~size of|a15b18p-13
~size|a24b34h-2n-2o-16p-8
~skill|a31b-10g54h-3i-2n-3o-2p-23
~slash|o2
~sleep|a5b6o-5p18
~slic|a-2b3h4i-2m3n-6o5
~slip|a3b-13j7m11n2p-14
~slot|a6b-18h-4j34k-5l5n-3o18p-22
~small hour|a-7b-7o-3
~smallest and|a5b9p-4
~smallest|a-5b2i-2n-2o-3p10
~small|b-4f6g15j-6m-4n-5o4p6
~smart|a-2o3p7
~smelt|a-16b-10m-4o-4p8
~snag list|o-6
~snag|a-2o-4
~so cheap|o4
~so far|a23b34h-3l-2o-8p-10
~so how|a3b-5m-3n13p-5
~so i|a7d7i-2j-2k5o-7p22
~so late|a-2p-2
~so long|a-3m-2o5p3
~so mani|a-4b-2o-2p-13
~so much|a-5b-4o-3p23
~so nobod|o2p-8
~so often|a-4i-2o7p-9
~so that|a-14b-5h-5o15p-13
~so the|a7b-3i12p-12
~so we|b2o-5
~so what|a-7b-13h10o-7p6
~so you|a-2o2p-2
~societ|a2b4o-2
~soci|a-7b-3h-2o24
~softwar compan|o11p-9
~softwar do|a-4b-2p5
~softwar in|p-4
~softwar that|o2p-8
~softwar|a-15b10h-4i-2m-4n-10o-11p-7
~solar farm|a-4
~solar panel|a-10h-6n-2o-6p17
~solar park|a-9b-6o10p-10
~solar|a-28b-8h-10l-2m-2n-5o3p3
~solicit now|o2p-2
~solicit|a-9b-3p8
~solv|a5b-9h16i-2n3p-9
~some kind|a4b-3k10
~some of|a-2b-3l4o-2p-12
~somebod els|p-2
~somebod from|b-4l2m4
~somebod in|a-10l-3n-7o4p12
~somebod like|a-2p-5
~somebod to|a-2o-6p10
~somebod who|a6b9l2m-2o4
~somebod|a-4d13f-2h-6i-2j-4k-2l-7m2n6p27
~someon from|a2n4
~someon like|a-4b-3p-12
~someon to|b3o4p-2
~someon who|a13b4l5n10o-2p-3
~someon|a3b17c14f-2g-3h-5j-7k-2m-9n2p-19
~someth about|a-4b7g-3i-2j-3l-2m6n-3p-2
~someth els|a7b8o4p-5
~someth in|a3b4o5p-2
~someth like|a-11b-11j-2k5o-4p-5
~someth|a6b31f-3g-5h7i-2j-2k7l-11n-15o-4p-35
~somewh|a22b14d8n3o17p-28
~some|a19b-5d6h-11i8j-6k23l9m-4n3o11p-53
~son|a-2b-6l8m-3o-13p16
~soon as|o7
~soon how|a-5b-2o5
~soon would|a2b3h-2i6l-2
~soon|a14h-2i14j2k-2l-2m8o-2p-48
~sorr|a7b7l4n-3o-2p-9
~sort it|a-5b-2o3p-2
~sort of|a4d4g-2h30i-3j-3k2l-4m-7n-11o4p-25
~sort out|a13b-7h11m2n10o-13p-5
~sort softwar|a-5n-2o-9p5
~sort that|a-5b-3p-3
~sort|a17b-7d10g-3h33i5j-6l-6m-5n-3o-20p-27
~soul|a5b-4i9k3o3p-7
~sound|b-2h-2l-2n7o5p2
~south africa|a6b6p-4
~south|b5o8p-3
~so|a11b3d8f-2g-3h9i8j-3m-10n3p-20
~speak for|a22b-10l9n24o-2p-17
~speak german|p2
~speak on|b-4l5n2
~speak through|a-2o-10p-3
~speak to|a8b9j13l-5n-7o9p-9
~speak up|a4n4o-4
~speak welsh|a-2p2
~speak|a15b-15d-2g-2h3i-4j13l8m3n13o-17p8
~speci|b-2g6o-5p-2
~speed|a-5b-3o11
~spend a|a2o3p-4
~spend on|a-18b-16o15p-7
~spend the|a2b5o-4
~spend|a-11b-12h-2j-5m12o10p-18
~split the|a-3b-2o3p-8
~split|a-10b-6o5p-15
~spons|a4m4n4p-4
~spot|a-14b-8l-2m2n-5o18p-16
~spreadsheet|b5p-19
~spread|p-6
~spring and|a-2o-5p16
~spring|a-5o10p6
~staff are|a4b4o-5p-4
~staff|a16b-3d14f4g-2h7i10j-4m2n-11o9p-19
~stag|a23b-12d-2f-2g-2h-5i64j-4k-2l-4m-5n-4o-5p-11
~stai in|a-2o4p-2
~staircas|a-9b-4o-4p-5
~stair|a-2o6p-5
~stai|a-13b-7h6l3m-4n-10o26p-16
~stamp|a-3o-5p23
~stand behind|a16l4n16o-5p-7
~stand idl|a-4o-4
~stand in|a-10l-2n-4o17p-5
~stand there|o4
~stand up|a2n3o-4
~stand|b24d-2g-2h-6i-3j-7k9l-3m-5n-2o11p-31
~stapl|a3b6o-2p7
~star earn|p-14
~start and|a4b5p-3
~start in|a4b5o-4
~start of|b-4h6o-3p-3
~start out|a13b10n4o-4p-6
~start plant|a3b-2g8h-2p-3
~start this|b-2i2o8
~start to|o4p-2
~start up|b2o2p-7
~start with|o-2p3
~startup|a-2b6j-4o-9p3
~start|a-21f-2g7i-4k-2l-6m-7n-6o-7p6
~star|a-6b-2n-2o8p-18
~state|a12m-5n20o-3p-5
~statu|a19b-9d14h3n9o-22p-20
~stat|a19b-4d11h26i-4l5m-6n-6o-6p5
~step down|a2b4m-4n3o5p5
~step of|a13b-4i23n-3o-3p-3
~step|a36b-12h-7i71j-2l-2m-6n-3o5p6
~stick|a-12b-17n5p16
~still in|a17d10j5l2o-3p-16
~still|a8b-32d8f-2g-2h-6i5j2k-2l3m12n22o-11p-7
~stock|a-5h-2o-16p23
~stop and|a-3o7p6
~stop by|o-10
~stop that|o-12
~stop the|a-3b-2p3
~stop to|a12b3i9p-4
~stop work|p2
~stoppag|a-3h-2o-7
~stop|a-16b-14h-4i6j-2l9m-2n-8o16p-41
~stor about|a2b3n2
~stor and|b-2n2o-3
~stor of|a2n3
~storag|a4f8n-3p3
~store|a-2
~stor|a28c-4d-5f-2g-4h-5i-2j-3k-2l24m13n21o16p-26
~straight|a12b10l3n6o-9p-8
~strand|n2p-2
~strang|a-2b8j-6n-2o7p-2
~street|a8f13n-4o-9p22
~structur engin|a-5n-2o3p8
~structur|a-7b-3n-2o6p8
~student|a-4b-4o-6p9
~stud|a18b14m6o-4p-2
~stuff|a3b-3n10o-9p8
~sub edit|a-6b-5p7
~subject did|a12b13p-11
~subject|a13b20h-2n-2o-2
~subscrib|a-14b-2h-5m-3n-2o-7p8
~subscript|a8b19h-6o-16p13
~sub|a-7b-7o4p8
~success fee|a18b20o-2p-11
~success|a25b17h11o-5p-13
~such a|a-13b-7o11p-18
~such|a-8b-7h-2k8n-3p-18
~suit|a15b2g6h-2j13o-4
~summ and|o4p-3
~summ|a-3b-5h7n-3o-9p-9
~sum|a-6b-17h-3i-5j7m15o5p12
~sunda|a-18b-17h-2i12j-2l-2n-4o2p-6
~superintend|m-2n3p-3
~supermarket cancel|p-7
~supermarket was|a-3m-2o-6p10
~supermarket|a-16b-2m-4n-8p22
~supervis|a-4b-9n4o-17p5
~suppl the|a-7n-5o-7p17
~suppli get|a-2o6p-11
~suppli|a-15b-2m-3n-7o11p6
~suppl|a-9n-6o3p20
~support|a3b13n-4p-8
~suppos to|a12b-9h12i11o-3p-3
~suppos|a41b10f9h15i21j-6k-2l-4m-2n-2o-6p-25
~sure|a7b-6d5h4j-2l-3n7o-12p9
~surgeon in|a5h-2m6p-6
~surgeon who|n4o-10p10
~surgeon|a-18b-16h-3i-2m4o2p15
~surger|a-12b-20h14m-2n-2o-24p6
~surnam|a-5b2l-2o19
~surpris|b3o-4p-2
~survey|a24m21n4o-9p-22
~suspect|b4o6p-7
~su|a-5b-4o-12p28
~swallow by|p-2
~swallow|o5p-2
~swap|b2o-7p-5
~swear|a-12b-2n-5o16p-9
~switch it|a-4b-2o6p-4
~switch off|a-2o6p-5
~switch on|a-2
~switch over|a-6b-4p-4
~switch|a-14b-7i-2o6p-18
~system for|a2i4o-4p-4
~system have|a9b10p-8
~system|a16b-8d-2g-2h12i28j-3l4m-7n-4o-14p9
~s|a25b-11c-4d12f-3i14j12l-7m15n-2o-4p-12
~t a|a2b-6g12h-3o6p-3
~t believ|a-13b-3n-5o12p-22
~t be|o-3
~t get|a-7h-2j-2p-2
~t go|a-3b-3o-6p-6
~t had|a-2o3
~t it|b-2l3n2
~t keep|a-7b-2n-4o9p-9
~t know|a9n10p-6
~t last|o-2
~t let|a-4b-3o-7p2
~t pai|a-2o-9p15
~t run|a-15b-10o7p-6
~t tell|a13b12h4o-4p-6
~t touch|o15p-5
~t want|a3b6o3p2
~t you|a31b41d6g-2h-6i3l-2m-2n-4o-17p9
~tabl and|a10b7i4o-4
~tablet|a5b7o-9
~tabl|a3b2h2i4
~tail|a-8b-7d-3h4i-2j4o-3p20
~take a|a3b8d-2h-5i7n-2o-8p-5
~take equit|a-7b-3o-2p14
~take it|a6b7o3p-4
~take on|a16b10h10o5p-10
~take our|o-5p-2
~take over|a-19b-4m-4n-8o15p7
~take plac|a8b-3m6n6o-3p-6
~take so|o-2p8
~take the|a12b14o-3p-10
~take to|a6b4h-2j-2m2n6p-4
~take up|a-2b-2o-7
~take us|b-3i2o-5p6
~take your|a12b7k2m4p-8
~take you|a-3b-12h12i3j-4m-2n3o-6p20
~take|a-7b-8c-3d-4f-5g-4h10i9j12k2m6n-23p5
~talbot|a-5n-4o-7p14
~tale|a11n12o-4p-6
~talk about|b-3n4o-5p11
~talk for|a-3b-2o-3
~talk through|p-2
~talk to|a26b22f-2h-2j-11k4m-3n23o9p-29
~talk with|a4b-2j6o-3
~talk|a11b3f-3g-2i-4j4l-5m-2n21p-22
~tank|o4
~tap water|a-5n-2o-5p11
~tap|a-13b-5n-3p-6
~tax|a-8b-5o-8p26
~teach and|a3h4p-2
~teach other|a4b6o-5p-5
~teach|a-7b12d-2h2j-3m-2n-10o-4p-13
~team of|a2b3
~team|a-22b-3h7i-2j-2l-5m-2n-10o10p-25
~tear|a-3o9p22
~teatim|a-3o5p-2
~tea|a7b-2j12o8p-9
~technic|a9b-3i-3l2m12n3o-6p-6
~techn|a9b8m6n-4o-12p-5
~teh|a2j2
~telephon|a23b4j7m3n9o-17p-12
~tell a|a-12b-7o13p-15
~tell me|b12h10i-4j-2l-6m-4n-2p7
~tell my|a-4j-2o-2p8
~tell them|n3o7p-3
~tell the|b-8i2m5o-10p3
~tell to|b4o19p-15
~tell us|a-7b-5o8p7
~tell your|a4b8p-4
~tell you|a-9j-2l6m-3n-7o-12p20
~tell|a-4b15d-3f-2g-3h9i5j-9k-4l-4m-13n5o13p17
~templat|a-6b-3o5p15
~tenth|a-5m-4o-6p53
~ten|a-3c15h-2j-2m-6n-3o-13p17
~term|a-2b-5d-2h-2j-2l2n9o4p9
~terrif of|b6j-2
~terrif|b6j-2o-17
~test i|a2b-3k10n-2
~test|a2b-33g-2h-4i-4j-5k39m16n-3o-12p18
~text|a-6b-3o-5p17
~than a|a-2o3p-3
~than half|a-2o12
~than it|a-3o-18p13
~than i|a-2o2p-11
~than the|p4
~than|a-10b-21c15d-2f-2g3h-8i-4j6k-3l8m-4n2o6p-30
~that and|a-4b-2n-2o6p3
~that anywh|a-3p-2
~that a|a4k5l3n-3p-39
~that be|h-2i-2j6o6p-21
~that cancel|a-8m-3n-4o-6p17
~that can|a-6n-3o-9p7
~that count|o5
~that down|a-2p-5
~that ever|a6b7p-3
~that for|a-9b-8p6
~that go|a12b15l-2n2o-4p-4
~that habit|a-2o-2p-3
~that if|a-2o-3
~that is|a-5o7p-6
~that it|a9b9h6i-2l-2o-20p-2
~that i|a11h7i-3j4n8o-7p-2
~that make|b3o-4p8
~that never|a-2b-2
~that nobod|a18b20h-2o15p-6
~that no|j2o2
~that one|a-3n-2o3
~that other|a5b11n-2o-2
~that person|a7l3n7p-4
~that speak|o5
~that s|a8b8h3o-10
~that they|a-4b-2o-7
~that the|a-8b-9h5i-2m-2n2o5p-20
~that to|o2
~that up|a2b-9f13j2o13p-6
~that was|a-11b-4m-3n-2o3p-7
~that were|a3b3p-5
~that we|a2b6j-2n-2o-3
~that your|a-6b4m-2n-3o-3p11
~that you|a2b10d-2f9g-2h19i-5j-4k-3m-7n-13o10p11
~that|a9b-11c-8d-5f7g-9h2i-13j-5k16l28m-17n26o-12p-7
~the account|a4i4m-2n3o3p-2
~the afternoon|a-5b-7h-5i-2j17m-2n-4o15p-13
~the answ|b2o5p-5
~the audit|a-3b-2o-7p-3
~the auth|a-2b-11h4n7o6p-10
~the back|a-6b-2i2n-3o7p6
~the bank|a-6h-2i-2o4p-8
~the bath|o3p-3
~the batter|a-5n-3o-6p13
~the beach|a-8m-4n-2o6p-7
~the best|a-8n-4p6
~the big|a-11m-2n-5o-4p4
~the bill|a-6i-4o13p-2
~the board|a-9b-7h8i-5o9p6
~the book|a2b-2f5i2p3
~the boss|a-27b-11h-2m-10n-2o10p-16
~the bottom|a3b7o-10
~the box|b2
~the branch|a-2p-4
~the budget|a-2h-2o-11p2
~the build|a7b8i2o-19p-6
~the busi|a5b5p-6
~the carbon|a-4h-3o-2p-12
~the car|a-2b-2o13p-3
~the case|a-2b3o-14p17
~the caus|a-11b-6h-3o10p-15
~the chain|a2b3p-2
~the chair|a-5f2m-4n-4o-6p-2
~the chap|a8b-2l3m11o-3p-6
~the charit|a-12b-8h-2o-3p12
~the cheap|a-2p-9
~the chief|a-8b-8h5m-5o-3p14
~the citi|o7
~the classroom|a23b25o-9p-13
~the client|a-11h3m-10p8
~the clin|a-4h-2p6
~the coat|o15p-23
~the cocoa|a7b-5m5n9p-11
~the colleg|a-8b-3m-2n-3o6p2
~the committ|b2o-10p-3
~the compan|a8b18h-2n-2o-14p-7
~the comput|b6n-3o6p-21
~the contract|b2h-2l2m2n-3o-14p19
~the copp|p3
~the corrid|a-2o-3
~the cost|a12b7h9n-2o-6
~the council|a-4b-3o-12p12
~the count|b-3n4o-3p14
~the cran|p-12
~the credit|b9m-7n-2o-6p2
~the crew|h2o4p3
~the dair|a2b-2m6n-2o2p-6
~the dai|a5b-5h2i11j2n-3o4p-15
~the date|a3h4o-11p9
~the dead|a5b7
~the deal|b3p2
~the dela|a-2o-18
~the dent|a3h-2m3n3o-7p3
~the desk|a2b6n-2o4
~the develop|a5b6o-10p9
~the diar|b-2j3o-3
~the diff|a-9b-4h-2m-2p7
~the direct|a-9b-8p-4
~the donor|a6b-2n8p3
~the door|b3m-2n2p10
~the driv|n2o-3
~the dublin|a9m5n5o-8
~the dy|b-12h12p-2
~the earl|a-14b-3h-5m-5o14p-14
~the edinburgh|a15b-2m13n6o-8
~the eight|a-6o-18p10
~the electr|b-4h7p-7
~the end|a15b-9h12j12k-2l-3m5n4o9p6
~the engin|a13b-2c8n8o8p-18
~the even|a-4o7p8
~the exam|a6b-2m6n4o-4p-5
~the extra|o4p-2
~the ey|o-3p6
~the factor|a-3o5p-4
~the famil|a18b27m-2n-3o-5p-19
~the farm|a7b13h-2m-2o2p-10
~the fault|a-4m-3o-2p8
~the fenc|p4
~the field|o-13p8
~the figur|a-4b-3o5p-3
~the final|a5i6o-8p7
~the financ|h6o7p-8
~the fire|a-9n-8o7p6
~the firm|a8b16h-2m-3n2o7p-17
~the first|a7b4d-2i17k-2l-2m4n-7o-12p20
~the fitt|a-8b-5o3p7
~the flat|a-3o2
~the floor|a25b3j-2m21n4p-21
~the food|a5m2n3o-2p-2
~the forecast|a4h9n-2o-15p5
~the form|b-3i-3m8o-2p-4
~the found|a-2b-3o-7p-3
~the four|b-6i15n-2o-6p-18
~the full|a-5n-2o4p-7
~the fund|b-2i2p-2
~the furnac|a-5b-13m6n3o-21p25
~the gate|a-8b-5o-3p9
~the girl|a9b-2h7n2o-8
~the glasswork|o-9p16
~the glass|a3m3o-6p13
~the grid|a-6b-7l2m-6n6o-6p-8
~the ground|a-3o7p-8
~the head|a4i2m3o-13p-6
~the highland|a2n2
~the histor|a-2b-2o7p-3
~the hold|a-5i-2o6p-2
~the hospit|b5n-3o-11p18
~the hosp|a9b12o-4p-3
~the hous|a2b5h-2m3n-4o-4p8
~the hybrid|a-6h-3o-16p28
~the insur|a23m7n17o-9
~the job|a4b2d2i-2m-3n5o18p-11
~the kitchen|a-3b-2i3n-2o7p-3
~the lab|a2n2o2
~the ladi|a16b8i-2l-2m7n10o-5p-6
~the lad|a10i12o12p-3
~the lampshad|a-2b-6m2n5o13p-21
~the largest|b6h-3p-4
~the last|a-2b-3h-4i10n-2o14p-2
~the law|a-2o-4p13
~the leas|n2o11p-8
~the leav|a-2
~the leek|a6m2n5o-8p6
~the lend|a-5b-3l3m4n-7o-9p-2
~the lett|b-2h10m-5o3p-2
~the line|b4o5p-14
~the loan|a6b-9m12n4o5p8
~the local|o-6
~the lorr|o-10p11
~the lose|a2b-9n9p-8
~the lot|a4b6o7p-8
~the main|a-3b-4d-2g6h3i-2o-5p-6
~the manag|a-4b-2o5p3
~the man|a2b9l-3m4n-5o-7p15
~the middl|a3b10h-2j-3o7p-3
~the mill|a-3b-2p-10
~the minimum|a-3p5
~the minut|d2p-4
~the moment|a2b8o-5p12
~the mone|a12b11h-2m2n5p-11
~the month|i2o-4p2
~the morn|a-12b-3n-5o-7
~the most|a-13b-8p16
~the name|a-5b-3h-2i3m-3o-5p17
~the neighbour|a3b9l-2n-2
~the network|n4o-3p-2
~the new|a-22b-5h-4i-3m-3n-3o-12p22
~the next|a-3o14
~the night|a9b4h-5i9j-2n3o11p-5
~the numb|b2h4j-3n-2p-6
~the nurs|a-5b-3o5p-13
~the offic|a4b7h-2i4n-2o3p-10
~the old|a2b-8h-5i8j-4m18n-2o14p-18
~the one|a-2l3m-3o3
~the only|a-12b-2h-2j-4n-2o-5p-10
~the on|a5b12n-3o11p-4
~the oper|a3b3o-2p-2
~the opposit|a-4b-5
~the order|i3o-11
~the other|a7b16h-2i-2j-2m-2n3o7p-14
~the owner|a4h11i-2m-2o9p-5
~the page|d5g-2h-3k2o-2p18
~the panel|a-3o3p-7
~the paper|a9b20h-5o-12p-4
~the partn|b2h-2m-4n6o4p-5
~the part|a4b-3i10j-2o10p-7
~the payrol|a-5b3l7m-7n-6p10
~the pens|a-8m-2n-3o-3p2
~the peopl|a4l-4m4n8o5p-21
~the person|a5l4o-2p-2
~the pharmac|a6b-3m6n3p-4
~the phon|a-9b-6h-4j5o5p-15
~the pipe|p4
~the plac|a-5b5h-2j-2l-2o6p-5
~the plant|a2i3o-2p-7
~the plan|a-7b-3h-2o5
~the plot|o7
~the point|a-2o-5p-3
~the post|a-3b-3o-4p6
~the press|a-2o-15
~the pric|a4b9h-2o-22p2
~the product|a-5b-2p2
~the profil|a8f2g12h-4l6m-2n-3o-6p6
~the profit|a-3o2p-3
~the program|a15b5n14o6p-8
~the pump|a-7n-4o6p-2
~the quart|a-3n-2o-11p11
~the queu|p-7
~the railwa|a3b-2n7o-3p-4
~the real|a-7b-2m-2p-10
~the reason|a-14b-8m-5p11
~the recip|a-5n-2
~the red|a-2b-2o13p-2
~the refer|a9l6m-3n9o-3p-3
~the region|b-2o-4p14
~the regist|a6h8o-6p-14
~the regul|a-2o-6p11
~the rent|a-2o2p4
~the report|a-2b6h-5p3
~the rest|a-3o8p-13
~the retir|a6m12n-3o-5p-4
~the right|b4
~the road|a4b-5h-2j14o3p-17
~the roof|a-10b-2n-6o10p-4
~the room|a3m3o-3p6
~the rost|a7b-4h3l9m2o-2p-7
~the rota|o-3
~the rotterdam|a4n6o-5
~the sale|b3o-6p4
~the same|a-8b-6g-2h-3j-2m-3n8o-6p-8
~the school|a-21i-4m-5n-6o16p-7
~the sea|a-4o-15p22
~the second|a-3b-4h-2i4o3p-2
~the shar|a8b-3m3n10o-12p-6
~the sheffield|n2p-4
~the shelf|a-3
~the shift|a-2b4h-2i3j-4o2p-2
~the shop|a9b8j5p-8
~the side|l3
~the site|a9n11o4p-3
~the smallest|b3o-2p2
~the small|a-2b-3o-3p-5
~the smelt|a-6m-4o7p-10
~the soci|a-6b-3h-2o15p-4
~the softwar|p-10
~the sort|o-10p6
~the staff|a4b3f5i-2o8p-12
~the start|b-4h6o6
~the step|a4b-2i8p-3
~the stor|a5n7p-4
~the structur|a-4n-2o4
~the summ|a-2p-2
~the sum|b-6j8o3
~the supermarket|a-6m-2n-3o-5p14
~the suppli|a-8n-6p2
~the surgeon|a-3b-10h-2j2m6o11p-13
~the tabl|b-5h2n4o5p-5
~the tale|a7n8o-2p-2
~the tap|a-4b-2o2p-16
~the tax|a-4b-3o-5p14
~the team|a-9b-5h-2p-13
~the test|a9b-7m14n4o-8p2
~the thing|a-4b-3n2o12p-5
~the third|a-14b-12i2n-2o-7p10
~the thre|a-3o-5p14
~the till|a-5b7n-9p16
~the time|a-20b-17h-2j-3m2o16p-2
~the top|a4b8o5
~the tower|a-10n-8o-3p11
~the trad|a12b5m7n2o9p-8
~the troubl|a-2b8h4l-3n-6o12p-19
~the true|b4m-2o-2p-10
~the truth|b-2h4o8p-3
~the two|a-2i-2j3m-2p19
~the union|a13l6m17n-4p-7
~the util|o-2
~the very|a9b30h-4l-4m-3n-7o6p-17
~the villag|a-23b-6h-4m-5n-7o18p-30
~the wait|a-4b2h-3n-2o9p2
~the wai|a7b-2d-2f-2h-5i6j24l-2m-2n-4o6p-10
~the ward|a6b2h8n-3o-9p-18
~the water|a6b4h-2k4o-3
~the web|a8n10o-7p-4
~the weekend|a-6b-5i-2j3p-4
~the week|a4b13h-5i4j2m-3n-5p-15
~the whos|a-10b-3j-3l-3m-3n4o-7
~the woman|a-10b-8m3n-4p-5
~the work|a11b-21h15i-5j10l4m3n8o-11p-21
~the world|a8b21f-2h-2i-3n-2o6p-10
~the worst|a-8b-3n-2o6p-2
~the wrong|a-9h-2n-2o2p-18
~the year|a-7b-4p2
~the young|a4b4m2o-4p-5
~theatr|a-3b-4i3o14
~their appl|o-9
~their dai|a-7j-5o5p-2
~their first|a-5b-3
~their head|o-6
~their mone|a-3o4p-2
~their name|a5b-6h-2i6l6n2o11p-15
~their own|a-9b5m-2n-9o-3p6
~their weekend|a-2b-2o-4
~their|a7b-3d-2f-2h20i5j-8k-2l4m3n-5o-9p-15
~them and|a-6n-4o4p28
~them are|a-5o-4
~them for|b3o10p-2
~them have|a-3b-2o-4
~them in|a-2
~them on|a-3h-2o-6
~them out|o-6p17
~them to|a2b-7h-2l8m2n2o-5p-3
~themselv in|b2
~themselv|a2k4n2o-2p-10
~them|a-2b12d-3f7j-12k-4l-5m7n-3o3p19
~then it|a-2o4
~then i|o-21
~then they|o8
~then the|p-2
~then we|o-3
~then|a-5b-2d-2g9h-5i3m-3n-3o-4p-61
~there anoth|a-4j-2o-3
~there anyon|a-2b-2o-3p6
~there any|a3b15k-2l3n-7o-2p-5
~there an|a-11b-8o5
~there are|a-3b-2i2n-2p-5
~there a|a6b-13d10f-3g-2h-14i3j7k5m7n5p-15
~there in|a-3p-3
~there is|a-3b8h-2i-2o-6p11
~there must|b3o2
~there one|a-5b2k-2p8
~there somebod|a-6b-3l-2o-5p11
~there someon|a3n4
~there someth|a6b-2h8k5n-2o-5p-4
~there some|a7k12p-2
~there s|b8j-2k-2l-2p-5
~there was|a11i4l4m5o-2p-4
~there|b-2c-3d2f-9g-7h-20i6j2k20m6n4o6p-17
~ther|a3k5o2p-2
~these dai|a8b-7m14n5o-10p11
~these|a14b6c-2h-2i-2j-2l-2m15n5o-12p15
~they all|b3o7p-4
~they are|a-4n-2o-9p6
~they can|o3
~they come|a6n7o-17p18
~they don|o-8
~they do|a-7m-6o-12p13
~they d|a7b-2h4n4o-11p-6
~they get|a-2o7p-2
~they go|a18h-3i2l9m11
~they have|o-12p7
~they just|o13
~they keep|a10m6n6p-8
~they know|a-2o3p-7
~they only|i5o2
~they re|a-2o16p-7
~they sai|a-3l2n-4o-2p-6
~they tell|a-2o-16p12
~they ve|a7b10o7
~they want|a-3o-12p26
~they were|a-7n-5o6
~they|a-8b-37d-3f-2g-3h-3i18j-9k-4l10m22n5o-2p22
~the|b-5c-12d-16e-5f-23g-23h10i27j-2k-2l-16m43n25o2p-30
~thick pack|a-3b-2o3p-3
~thick|a-4b-2o-12
~thing and|a-6b-5o5
~thing do|a15b14h8j-2n-2p-13
~thing i|a-2b-4i-2k7o-13p13
~thing that|a2b11h-3i2k-2n-2o12
~thing we|a-2h-3o-9
~thing you|b10h-5i8m-2n-6o7p-7
~thing|a6b20d-3f7g-3h-9i12j-11k10l-5m-7n-4o20p-51
~think about|a-7b-3o-10p8
~think it|a7b5n4p-4
~think of|a-7b-6d-2h-2m4o-2p11
~think they|o-4p-2
~think the|a6m5n3p-3
~think we|a-2b-2
~think|a-11b8d-3h-5i-3j-3k-2l-3m8n-6p20
~third floor|a-2o-4
~third of|a-4o-11p-10
~third set|p-5
~third|a-26b-20h-5i5n-2o14
~thirt year|a-2
~thirt|a-4o15p15
~this for|a11b13o-2p-7
~this in|a-9b-7o14p-9
~this is|a-4h-3i-5j-2n8o3
~this month|a-3b-2j9n-6o-9p17
~this page|a-2b-8g-2h-3j11k6l-2p8
~this summ|o-2
~this week|a-5b-2o-6p20
~this with|a-6b-4o-3
~this work|b3
~this year|a-14b-7n-3o2p20
~this|a30b20c39d4h-9i-11j7k-2l-7m-6n-5o7
~those two|a-4b-2o-12p24
~those who|b-2h-3i-2l10n2o5p-25
~those year|b3n-3p2
~those|a-16b-11c-2f-2h-6i-5j-3k-2l8m6n3o3p25
~though|b-2i3o-5
~thousand of|a-4i-2o-2
~thousand|a-9b-2i-2n-3o13p-5
~thre dai|a-12j-3n-6o-10p-2
~thre month|j2o11p-3
~thre of|a-5n-2o2p5
~thre time|o3p-3
~thre|a14b-8f-2h15i-6l4m5n9o-18p18
~through and|o4p-5
~through a|a3b2o-4p-3
~through solicit|a-2o-6p-2
~through the|a9b10h-2o-2p-8
~through this|a-12b-13j7o13p-12
~through your|a4b11l-2p-2
~through|a-8b-3c-2d-2f-2i19j4k-2l-8m-6n-5p-37
~throw out|a-2p-4
~throw|a2i3o10p-14
~thru|m-3n3
~thumb|o3
~thursda|j4m-2o-11p10
~ticket|a5m4n5o-3p21
~tick|a-5b-7f4o2
~tile|o2p-2
~till for|o6
~till the|p-2
~till|b7h-4i-2j11l6m-3n-11o-11p-2
~time and|b-2n4o-2p-5
~time a|a-6b-4o-11p-8
~time does|a13b18o-3p-5
~time do|a9b5c8h-2j-2p-7
~time how|j3o10p-2
~time in|a-6b-2h-2o4
~time it|a-2o-9
~time of|o-4
~time or|a10b11p-9
~time they|a-5n-3o3
~time the|a-7b-7o11p-4
~time to|o-8p8
~time we|o3
~time what|a-2b5m-2n-2
~time would|b8f-2j-2
~time you|a-2b8m-4n-4o-4p15
~timer|a-10h-2m-4o4p-2
~timet|a-5n-2o-3p5
~time|a12b32c5d-5f-7g-5h-14i-13j9k-5l3m7n5o-10p-24
~tini|a4b7o3
~tip|p-8
~titl|a26b-9d42g-3h-4i7o-5p-14
~to agre|a3n2p-2
~to an|b3p-3
~to ask|o5p-6
~to a|b-4d3h-2j-2k5l-2n6o-8p9
~to beat|a9b12p-8
~to begin|a2b-8l4m5n3o-8p9
~to be|h-10i11j-5k-3m4n7p9
~to bring|a5b8o-3p15
~to build|o4p4
~to bui|a-3o-12p7
~to chang|a-3o2
~to charg|o2p-5
~to choos|a-3b-2o5
~to come|a5i9o2p3
~to decid|b2o-12p-20
~to do|a-10h-2j-2m-2n-2o3p-18
~to drink|a-2o-10p17
~to driv|a-3o-2p10
~to drop|b-3j4o-4p5
~to each|a-2o5
~to finish|o-3
~to get|a2b4h-4m3n3o10p-22
~to give|a6h-4l10m4o-17p28
~to go|b4i-2n2o3p2
~to hand|a-7b-2h-3o4p7
~to have|a5h4m2n2o-2
~to hear|b-8j-3l2m6n4o6p-3
~to help|a-2o4p-2
~to hire|a9b13o2p-13
~to hunt|o-3p-2
~to in|a12b9h6o-11
~to it|a14b11i5n2o3p-4
~to keep|b-5f8g8n-6o2p3
~to know|a6b-8h14i2j-2o-5p-8
~to leav|a-4b-2o-2p-3
~to let|a-4n-2o6
~to life|a5b5p-4
~to look|a5b-2k3n6o-4p21
~to make|a-8b-5h4k-3n-2o8p-10
~to me|a-6b-4j-2o22p-14
~to move|a9b9p-11
~to my|a-8b-3o-6p-6
~to now|a12b13p-11
~to one|a2b5o-12p-2
~to our|a-6b-2h-2l3n-2o8p-10
~to pai|a-4b-6m6o8p-2
~to peopl|a6b5n2p-2
~to pick|o-2
~to put|a-2b5h-2n-3o6p-3
~to quit|a-13b-7m-2n-2o11p-4
~to read|a-9b-13h14m-5n-3o3p15
~to refus|a4b-2n7p-12
~to replac|a-9b-8o3p-8
~to retir|a-4o-6p-9
~to ring|a-4o-2p2
~to run|a4b5o2
~to sai|a3b7h-2l2m4n-6o-12p22
~to see|a6h2j-2k10o8p-7
~to sell|a-23b-19o20p-2
~to send|a-2o-4p12
~to shar|a-2p-7
~to show|a8b-7h11i-2m3n3o4p-10
~to sign|a-6b-2h7i-2m-5n-2o-4p20
~to somebod|a2b8n-4o-3p-3
~to sort|d2
~to speak|b-4j17m-2n-9o5p-3
~to spend|o5p-4
~to stai|p-3
~to start|b6o-11p19
~to stop|a-4o-11p-3
~to strang|a-2o-2
~to switch|a-6b-4p-4
~to take|a11b13j2o-3
~to talk|b-3h-2j4o6p-4
~to teach|a8b8p-7
~to tell|a-6b-11h8o-4p14
~to that|a9i9n3o3p-2
~to their|o-2p-2
~to them|a-2h-2o-7p-2
~to the|a-20b33d-2f-3g-2h-9i-3j-5k-2l-9m-14n-4o-5p-16
~to touch|a-4b-3p3
~to univers|p6
~to us|a6b5n3o5p-10
~to waihek|a-3o-2p8
~to what|b4h3i-2m-3o-2p8
~to which|b8i-3o-6p7
~to whom|a5b11m-2n-2o3p-6
~to win|a10b11o7p-22
~to work|b12d-2f-2h-2i-4j-3n2o-6p4
~to writ|a5b-3f2j8o4p-6
~to your|a15b3h2j8l3m4n-4o-13p-13
~to you|a29f28h-8i-3j-5l-7m7n23o3p-11
~toda|a-7h-2i-3m2p11
~togeth|a17b9d4h-2i2m3n5o7p-26
~tomorrow|a-2o-2p7
~tonight|k3o-5p8
~tonn of|a-5h-3p9
~tonn|a-9h-4n-3o2p10
~ton|a-2o4
~too big|a18b21o-7p-8
~too dear|a9b13j-2
~too few|o-2
~too late|a-3b-2o-3
~too mani|a-9b-2m-4p-7
~too much|a-11b-8o13p-14
~too old|a-8b-4o8p-15
~too small|a12b19p-8
~tool do|a16b23j-2o-2p-10
~tool|a15b18h-2j-3n5p-15
~too|a-10b27f-2g-2h-5i-3k-4l-5m-7n-8o-10p-27
~top job|b-2m2p4
~top of|a-2b-2o-5p4
~top|b6o-5p11
~total|a10b21h-3m-2o21p-19
~touch a|p-4
~touch it|a-3b-3o-6
~touch the|a-4b-2o7p-2
~touch|a-2b-8h-2i-2j11p-11
~tower|a-11n-8o-3p5
~town did|a3b4
~town|b20d-2h-3i-2j-2k-2m-2n-3o-4p2
~to|a-12b5c-10d-17e-2f24g-16h19i-7j9l3m-11n-7p-16
~track|a7b9o3p-16
~trad and|a3b-7d11o-3p-2
~trad union|b-9l7m7
~trad|a15b12d14g-5h-5i-2j-2l5m4n-4o3p-4
~traff|a-5m-2o6p-4
~train as|a2b3o-2p4
~train at|a-2o6
~train|a-11b5h-2l-5n-4o5
~trai|a-4p-10
~translat|a3n7o2p-17
~travel|a-15b-8l-2p21
~treasur of|a5b6o2p-4
~treasur|h3l4n-4o-3p11
~treat|a-3o2
~tri to|a-6b-4o9p-6
~trial|a-4b-2o-6p8
~tribun|a-3b-2p5
~trick|b-7h-2i12o5p-18
~trinidad|o-4p10
~trip every|o3p-4
~trip|a-11b-8o-5p-2
~tri|a-20b-12h-3n-3o3p15
~troubl|a8b-2d-4f2g-2h35i-4j-5l-4m-6o12p-31
~truck|a5b-3h-3m2n10o-3p-4
~true that|a-9b-8o8p2
~true|a2b-8h-5j-2k-2m-2n22o11p-39
~trul|a3b-2h-3i7l-2m4o13p-9
~truro|a-5b-4o-6p12
~trust and|a-3b-3d2o-12p36
~trust the|b3m-2p-7
~trust|a-16b-9g3h4i3j-3k6l-5m-7n-6o5p-14
~truth|b-2h4o5p-4
~try|a12b7h-2k12m-2o2p-9
~tuesda lunch|o8
~tuesda|a-13b-4i-2m-3n-2o2
~turbin|a-5b-3p2
~turn down|a-11b-3h-2o8p-3
~turn out|a-11b-3h-2m-3o2p-4
~turn that|a-5b-4p-5
~turn the|a-2o-5p8
~turn up|a19b11h-2j-2l11m3n2o4p-16
~turn|a-9b-6d-3f-3g-3h-2i4j-5k-2l11m2o-16p-20
~twelv month|o9p-7
~twelv|a-3b7m-3n-2
~twent|a14b12h5o-3p6
~twic and|a5m3n3o2
~twic or|o-4
~twic|b-6d7i-2m2n4o10p-13
~twiddl|o3
~two best|a4n4
~two broth|o-2p-3
~two class|o7
~two competit|o-10p-3
~two habit|a-3n-2o-8p19
~two hundr|a12b13o-6p-8
~two of|a-3b-3o4p7
~two old|n2o-10
~two peopl|m-2n3o-5
~two sibl|o6p-17
~two week|o-7p-7
~two year|a-3b3n-2o12p-14
~two|a-21b-13d-2f-2g-2h7i-7j5k-2m-10n5o-10p-9
~type|a8b13n-3o5p-8
~t|a-8b15c-2d3f-4g13h-3i14j-14k-3m-13n-13o3
~uncl|b-4j-2m10o3p-12
~under the|a-14b-9i-4m-3n4o22p11
~under which|a3f7n-2
~under your|a10b3c2f-3h4i7j-2l2o4p-9
~under you|b-7d-2h7l5o-8p-2
~underground|a-7b-2h-2o12p-2
~understand it|a2b6o-6p-4
~understand our|p-4
~understand|a5b14h6i-2j-3l-3m-3n-3o-4p-28
~undertak|a6b-9h15o-2p-7
~under|a14d26g-7h3i2j-5k-3l3m-6n-2o11p-3
~union himself|a2b3p-2
~union side|a2l7n-2
~union|b-9f-3g-5h-4i-2j-2l14m15o-21p8
~unit|a-3b-2o2p28
~univers did|a-3p4
~univers|a-12b-7o-2p24
~unless|a-3j-2o3p-3
~until now|a6b7o-4p-6
~until the|a-4b-3o-5p-10
~until tuesda|o9p-3
~until when|p3
~until|b14l-2n-8p-4
~up and|a-11b-9o13p4
~up at|o-3
~up a|a-2b-11h-2j4l10o7p-7
~up every|a-3p-3
~up for|a7b4l2n4o-7p-8
~up how|a-2o6p-3
~up in|a-10b10h-5i-2j-3m-4n-3p-6
~up my|a-2o-11p14
~up north|a-4b-4o4p5
~up on|a-2b-3i2o5p9
~up our|a13b12i3p-5
~up plant|a2b3
~up their|a13b18h-2o-5p-5
~up the|a-12b-3h-3j8m-8o-9p5
~up to|a-2b4h-9i-2j-2l10n-2o-3p4
~up weekl|o-5
~up what|a3b-6d7g8h-2i-2o4p-6
~up with|a8b9h22j-9m-3n-6
~updat|b-6i8
~upon|a30b27d-2g-2h-2i-2k6m5o-5p-18
~upset|a-4b-7h8l-4n2o18p-4
~up|a2b20c-2f6h-14i-16j7k-7l16m-8o10p-31
~us and|a-3i3n-3o2p-10
~us a|a-3b-3o11p10
~us by|a5i7o-3p-3
~us can|b-2h5o-5
~us for|a-5b-2o4p24
~us have|b4o-2
~us in|o4p-6
~us is|a10b-4f13i2o6p-5
~us it|a-4b-2p-2
~us on|a-9b-3h-4o12p8
~us poor|o10p-6
~us that|a7b-3h12
~us the|b3i2n-2p-6
~us to|a22b19d-2h-3i-2j-2k4n10o3p-17
~us we|a10b6n4o-2p-3
~us what|a-9b-7o5p19
~useless|a-4b-7m8o15
~usual|a10b13h-2i-2k4o-10p-3
~us|a-26b-5c-2d-4f7g-4h-2i3j-13k-2m-7n2o-13p39
~util|o-2
~valid|a29b-12l5m6n38o-6p-16
~valle|a2b5n-2o16p-14
~van to|o-2
~vanish|b-7n8o-5p-13
~van|a2b9h-3j-2o6p-22
~vat|a-2o-2p6
~ve a|a3b-6g9o-4p-6
~ve been|a4b8n-2o-10p23
~ve got|a-11b-4n-5o9p5
~veget|a2n2o4p-15
~veg|a-9b-6o11p-6
~vehicl|o3p-2
~vend|a-3o-6p7
~vers|a-4b-3o2p6
~very first|a4b19h-6i-6p-3
~very|a10b37h-4i-8j3l-4m-3n-8o6p-19
~vet|o-8p12
~ve|a-5b15f-2g7h-9i9j-6k-2l-5m-2n-10o3p13
~via|a-3o21p-3
~view|a-10h-2i-2l2m-3p23
~villag keep|o-8
~villag|a-7b4h-5o-2p-28
~visa|a-17b-15o-20p26
~visit|b10i-3j-2k4m3n-7o3p-6
~volunt|p2
~vote|a-11b-6o-11p-11
~vouch for|a19b-9h-2l20n15o-2p-14
~vouch|a22b-10h-2l25m2n13o-2p-15
~wage|a-16b3l-4m-4n-9o10p-28
~wai of|a4b-12i9k6m3o5
~wai out|a-2o-6
~wai to|a-10b-10d-2f-2h-4j21k-3l-2m-2n-4o-10p-5
~waihek|a-3o-2p8
~wait for|a-5b7h-4n-4o-24p-9
~wait|a-27b4g-4h-8i-5j-2l-2n-6o4p-24
~wai|a23d-3f-3g-2h-11i20j17k2l7n-4p-35
~wale|b6n-2
~walk awai|a-6b-10h6m-2o5p17
~walk network|a2b2p-2
~walk out|b3o-7
~walk|a12b13h4i-5j-3m9n-4o-3p5
~wall|a-3h-2p8
~wals|a25l4m20n2o-13p-3
~want an|a-4b-3o4p-12
~want a|a16b13j9n-2o-3p-26
~want me|o3p-3
~want out|a-2o-5p-2
~want part|a-5n-3
~want the|a-9b-7o20p-10
~want to|a4h11j-3l-2m-4n3p38
~want us|p6
~want|a-14b5f-2g-2h3i-5j3k-2l-3m-2n-8o-13p-3
~ward sist|a10m4n6p-6
~ward|a7b5h6o-19p-8
~warehous|a-8b-6
~warn|a7b9o-2p-15
~was a|a16b5i3l4m5o-2p-9
~was in|a-9b-10m-6n10p8
~was it|a-16h-2m-3n-6o10p46
~was on|a8b3n6p-5
~was reall|a-12b-4h-2n-2o11p-7
~was that|a8b10p-12
~was there|a-4b-5l-4m9o-5p-10
~was the|a-25b-24d-2h-6i-9j-2l-3m9n17o-13p29
~was treasur|a-4b-4p5
~was your|a25b33d-3h-3i-9l12m5n-7o-15p3
~wasn t|a10b11o-3p-2
~wasn|a10b11o-3p-2
~was|a-20b17c-2d-9f-6g-6h-28i-18j-11k-6l9m13n28o-5p-17
~watchdog|a-5n-5o4p-2
~watch|a-10b4l-2n-10o3
~water compan|b-3m5
~water in|a-8b-3n-2o6p-3
~water network|a-5b-2p-8
~water|a-9b-2d-2h-5i-3k2l-4m4n2o-15p-2
~wave|o-3p-6
~we alwa|a3i3o-2p-2
~we and|o4p-2
~we are|a16b14h4j-4k9l-2o-2p2
~we ask|o-9
~we be|a-2p-3
~we bui|a-2o8p-5
~we cannot|a-7b-4p11
~we can|k2o14p-3
~we could|a5b-2h8k3
~we do|a8b2h-2i2j8o-7
~we d|a-6b2h-4o-11p19
~we end|a6b6h7j-3o2p-5
~we even|o7
~we find|b3j-3o-2
~we get|a13f-2h16i-2j4p-8
~we give|a-6b-3h-2o8p-13
~we got|h3
~we go|a4j5o-13
~we had|a7b3n4o-13p-6
~we have|a-16b-9h-5i-8j11k-2o8p16
~we hire|b-4h4
~we keep|o7p-2
~we let|a-3o4p-5
~we ll|b-3h5o6
~we look|p-3
~we lose|a3h5o-2p20
~we make|b6h-2p-3
~we miss|o2
~we need|a-13b-2h-4n-2o12p4
~we never|a2b-2h5o-3
~we own|o2
~we pai|a-4h-2o15p-12
~we put|a-3h-2o5p2
~we reall|b3h-2
~we re|a15b6g-2h7j3l7m-2n-3o-8p2
~we run|a-10b-7o-5p7
~we sell|a13b17h-2o-10p-13
~we send|o-10
~we still|o7
~we stop|a-5b-2h-2o10p-25
~we take|a3b-4h12j-3p12
~we tri|o2p-4
~we ve|b13h-5i8l-4n-6o-9p16
~we want|a-5b-4o-5p6
~we were|o8p6
~we win|a-9b-14h9n-2o6p14
~we would|a-6j-2n-2o5
~wear out|a-4b-2o4p-5
~wear|a-2b-3m2n2o3p-6
~web form|a-4n-3o-3p12
~web order|a-4n-2o9p-5
~web|b-2n5o-2
~wednesda|a-5b2m-6o16p-18
~wed|a-3o-5p31
~week and|a-10b-4n-2p5
~week are|o-2
~week because|o-3
~week before|o-6
~week do|a2b3p-2
~week how|a5b5o-2p-6
~week in|o-5p-3
~week i|a-2b-3i2o-9p3
~week of|a-9b-2i-4m-2p8
~week the|a-2o12p-2
~week to|o2p-10
~weekda|a4b-3g-2h-3i9j10m-2o5p-19
~weekend and|o-2p-2
~weekend on|o5p-3
~weekend sess|o9p-9
~weekend|a-10b-10g-2h-9i-4j25n-4o-12p-30
~weekl|a19b25h-3o-19p-16
~week|a-21b24c-2h-10i-4j7k-2l-7m-13n-11o-9p18
~wellington|a-13b-2m-6n-5o12p5
~well|a2b7l3n-3o-5p8
~welsh|m5n-2o8p-12
~were there|a-6n-4o9p-6
~were they|a-8b-2h-2n-2o-5p6
~were the|a-9b-10h-2i-3m7
~were you|a2b17d-6f-3g-4h-6i-4j-5k-2l9m18n-12o-4p37
~were|a-29b12d-10f-4g-6h-14i-9j-7k22l6m16n-34o3p2
~wet|a8b11o-2p6
~we|a-5b4c-4d-6f-10g-8h31i5j9k16l-8m-13n-20o4p12
~what are|a28b-11c-3d-8g36h-2i17j-3k-2m6o-5
~what a|b7h-3
~what basi|a8b11p-8
~what becom|a-2b15h-6i-2m-3n-4o15p-21
~what can|b-4g6h2o-5p-14
~what come|a3b-4d-2h4i9p-8
~what commiss|a-10b-7h-2o-7p27
~what could|a-2p-4
~what dai|a12b-9h-2i-3j19n9o-2p-6
~what date|a7n10o-4p-2
~what did|a-18b6d-3g-2h-9i-4j-3l11n-9o-8p11
~what does|a4b-10g-3h10i-2j-5l-2m13n7o-18p37
~what do|b-9d16f-4g-8h29i-4j-17k-3m2p-8
~what exactl|a7b-15g11h14o-2
~what go|a-5m-2o7p8
~what had|a-3b-3i2o3p3
~what happen|a-26b-5h-9m-6n-2p-2
~what has|p-5
~what have|a-2b2h2n-2o17p-8
~what help|a-15b-4h-3i-2j-3o5p-14
~what hour|a8b11i-2p-7
~what if|b5o5p-6
~what interest|a-2o-6p13
~what is|a35b15d11f-2g-5i6j-6k25l2m-9o-27p-3
~what it|a-9b-6o-9
~what i|b4o3p-5
~what kind|a8b14d-4f9h-4j-3o-2p-7
~what make|a2b14h-3m-4n-2o-8p15
~what must|a14b5h2i9o-4p-9
~what now|a-6n-4o-6p2
~what part|a2b-10i3j10p-2
~what percentag|a-8b-4h-2p12
~what posit|a4m2p-3
~what rate|a-2o-3p6
~what salar|a-3o-2p7
~what shar|a-4b-2h-2o16p-6
~what should|a-5b-9h7o3p5
~what size|a7b9p-7
~what sort|a-8b-12h18i-3k-2m-5n-3o6
~what subject|a10b12p-9
~what s|a28b3c-2d-3g7h2i21j12k12l-11m-3n-11o-8p-14
~what they|b2i4l-2n-2p-4
~what the|a-6b-2h-10i-3l2m8n2o13p9
~what time|b-2h4
~what tool|a15b17o-2p-9
~what to|a-7b-3o-3
~what was|a-39b-3d-4g-2h-9i-16j-2l7m7n-15o-2p49
~what were|a-6b6d-2h-3i-4l-2m4n-3o12p-13
~what we|a-8b6h-5i-3o-6p-6
~what will|a-3p5
~what work|a-8b-3o5p-16
~what would|a-29b-30d-2g-4h19i-3j-9k-2l8m-3o-5p5
~what year|b-15l-2m9n9o-8p17
~what your|a-8b-15d10h-2m-2n5o8p9
~what you|a3b2h3i-2j-2l3n2o4p-8
~whatev|a9b15h-2o3p-12
~what|a31b9c-14d6e-3f-12g20h48i16j-19k10l-2m4n-32p-40
~when a|a4b24h-6i-2m-4n-4o15p-8
~when did|a30b7m10n16o-25p17
~when do|a7b7d-2i9j-2
~when have|a8m9o5p-18
~when it|a-14b-11p12
~when i|a4b3i4o-4
~when they|a-8b-8h7i-3l8n-10o2p-4
~when the|a-2b-3h-2m7n-2o-9p-18
~when was|a12b-4m2n15o-5p-6
~when you|b3h6i8j8l-3m-2n-15o-7p-15
~whenev one|o-2p-4
~whenev|o3p-4
~when|a-15b-8c-3d-5f-3g-4h2i14j5k-5l-6o-4p-26
~where and|b2
~where are|a5b8o-2p-2
~where did|a2b9n-2o-7p7
~where does|a-4b-2o8p-9
~where do|a-3b-16i11j-2m5n4
~where in|a10b11p-7
~where is|a-2b-10i9o2
~where i|a4b-5j5k7o3
~where s|a-9b-8p6
~where their|o-10
~where they|a-5m-2o-4
~where the|a-2b5h-2m-2o-2p-2
~where was|a13b14o10p-11
~where were|a3b-9l11m2o-2p2
~where will|a-3b-3p4
~where would|a-2j-3o5p-2
~where you|a-12b-6m-2o-6p17
~whereabout|a10b14p-6
~where|a-10b-13d-3f-2g-2h-10i15j6k6l4m-2n-9o-5p2
~wheth|a-3b-6h6i4l3m-2n-6o7p-6
~which account|o3
~which auth|a-5b-5o-17p25
~which bank|a-10b-7m-2o-6p21
~which bu|a14b10m3p-13
~which citi|a7b5m4p-6
~which compan|a-14b-4h-3m-2n-2o-14p33
~which countr|b3j2o-5p6
~which crm|a-2o-14p19
~which dai|a15b-4i3j21o-3p-3
~which firm|a-19b-15d-2l3m7n-10o-7p30
~which hospit|a-10b-8p10
~which industr|a11b-2d15p-11
~which institut|a-3b-2p3
~which languag|a-2o-4p7
~which make|a-5b-3o-14p24
~which network|a-9b-7p11
~which of|a-8b-18f-2h-5i3k-2n19o8p-5
~which one|a-5b-6n2o-8p18
~which paper|b-3h3p2
~which part|a-2b-5f10i3j-3n-2
~which plac|a3b9n-2o12p-18
~which program|a-5m-3o-6p13
~which refer|a3b-3d-2f-2l2n10p-2
~which school|a-11b-9o-3p15
~which softwar|a-2p3
~which step|a14i18n-2p-5
~which stor|a5m12n-5p-4
~which subject|b4p2
~which supermarket|a-3m-2o-6p10
~which suppli|a-2o-11p17
~which town|b7d-2
~which two|a9b7h7i-2m-3o-5p4
~which univers|a-4b-2p11
~which year|a2b-12l-2m3n16o-5p6
~which you|b15d-3h-3j-2n-4p5
~which|a52b-3c-7d-8f28g4h-8i21j2k-14l-4m7n34o-15p6
~while peopl|o4
~while|a-9h-4m-2o8p-7
~whistleblow|a-27b-25o-18
~who are|a6b-8d3g-2h9j-2l4m-2n7o-6
~who back|a9n9o-5
~who can|a-6j-3o-8p-2
~who check|a3n3o-2
~who confirm|a12l7n10o-4p-5
~who could|a-15b-8n-2o-7p14
~who did|m2n2p-5
~who does|a-13b-4n-4o4p7
~who do|a-5n-2o-4p2
~who d|b-7h-2i-3k-2l11m-3n9o9p-15
~who from|a4l2m7n-3p-3
~who gets|a-2
~who got|n2o-9
~who had|a-7b-15i-2n13o9p-12
~who has|a-3h-3i3o5p-16
~who have|a5h8p-4
~who in|a13b18l-3p-9
~who is|b-19f5h5i-3j-2l7n10o23p-18
~who keeps|a4n5o-2p-2
~who know|a-5b2h-2n-2o7p-10
~who lend|a4b-2l5o-4
~who make|a-9n-7o-8p24
~who never|a-3b4h-2n-2o10p-3
~who only|a2b7n-3p-2
~who on|a-6n-4o13p-13
~who pai|a10b7l13m-2n-4p-20
~who read|b-2l-2m-7n10p-2
~who sai|a10b-9m11n10o-9p-8
~who sign|a3n2o3p-2
~who sit|a9b-9i2l3m3n11o4p-3
~who speak|a-8b-2l-4n-2p11
~who stand|a6m-2n8o-2p-3
~who still|a-8m-4n-3o5p7
~who s|a-11b-8j-2m5o11p9
~who take|a-14b2l-2m-4n-9o2p2
~who understand|p-5
~who vouch|a3l4
~who walk|a2m3n2o-8p7
~who was|a-7b9l2m-2n-10p11
~who were|a4b-2l3m5n-2o-15p18
~who will|a-3m-2
~who work|a-3l3m-2o-6p10
~who would|a-5o-10p11
~who writ|a21b-3c28m2n-4o-4p-20
~whoev|a9b11o-11p-20
~whom|a13b12f-2h2j-3m3n4o14p-16
~whos crop|a-4n-3o12p-3
~whos life|a2b3o-3p-4
~whos side|a5b14l-2m-2n-2o-3p-2
~whos|a2b4f-3g-2h-2i-8j15k-2n4o11p10
~who|a13b-46c19d-5f-4g-13h-7i-16j-31k-15l51m14n67o-6p-10
~why did|a-11m-4n-4p23
~why does|a-6b-3o4p8
~why do|a18b21o-25p29
~why the|a2b3o16p-14
~why was|a-7b-4m-2p-13
~why would|a-4o11p-17
~why you|a-7b2m-5o-2p10
~why|a-22b17h-5i-4j-2l-3m-14n-6o11p24
~wich|a9b4g-2i-3j4l10o12p-10
~widow|a-8b-2n-3o-12p9
~wife|a13b10h10j-2n-2o-5p9
~will be|b-3h5o-3
~will it|a-6h-4p9
~will i|a4b6h2o-3
~will my|a17b20p-14
~will not|b5o-2p-5
~will only|a-4o7p16
~will the|a-3b-3p6
~will to|a-5b-8l3o5p6
~will you|a17b14d-3h-3i6j-2m-2n9o-8p-4
~will|a27b32d-4f-2g-2h15i2j-9k-3m-8n6o-2p15
~win the|a-3b3n-5p6
~win t|a3b-3h9l-2m-2n6o-5p-14
~wind farm|o-13p10
~window|o-2p6
~wind|a-4o-12p15
~wing|a-5b-3o10p-2
~wint|a-3b-3m2o7p9
~win|a-3b-3h5j-3m5n-2o3p-9
~wise|a-6n-3o8p5
~wish|a15b4h-2m18o-2p-2
~with all|a2m2o16p-4
~with an|a-3o-4p4
~with a|a-4b-2f9g5i2j-15k3l-6m-3n7o2p-3
~with flu|a-2o-2p-2
~with folk|o-9
~with it|a4b10j-2n-3o3p-6
~with me|a17b19o-12p-17
~with my|a4b3j2p3
~with no|a-2o6p-5
~with one|a-5h-2l-3o3p24
~with our|b6h-4j-2k4n-4o8p-2
~with peopl|a-8n-4o5
~with somebod|b3
~with such|o3
~with that|a2b-3m-2n9o-10p16
~with their|b3o-3p-2
~with them|a-8b-3n-2o5p2
~with the|a-15b16d-2h-2i3j-4l-4n-17o4p-8
~with this|a2b3o4p-11
~with two|a2n3o-8p10
~with us|a4b16h-4j-5o4p-2
~with what|a4b5o-17p12
~with which|a9b-10f11m4n8p-9
~with your|a5b6g-2h-5j5m5o-7p-2
~with you|a24b-44c-4d-5f-4g-4h-4i-8j60k-5l-8m-3n53o-16p10
~within month|a-2o3p-9
~within the|a-4b-2o-3p-8
~within|a6b12n-2p-14
~without a|a5b5h4o-16p4
~without humil|a-5b-2o7p-2
~without lose|a-5b-3o10p-5
~without the|a-4b-3o-5p4
~without|a-11d-2g-2i8j-7k5l-3m-4n-7o-29p-4
~with|a-5b2c8d-17f4g-10h2i-10j20k-3l-22m-8n32p-21
~wit|a5b-4m2n10p2
~woman who|a-11b-7m-2o-2p-3
~woman|a-2b-16d13i-2m7o12p-6
~women because|o9p-17
~women|a-3o16p-29
~wond wheth|i4n-2
~wond|a3b3i4n-2p13
~wont|a-2p9
~word for|a-12b-3i-2k2l-2m-3o-4p19
~word|a20b-7c-4d-2f-2g21h8i-2j11l-4n2o-16p27
~work and|i-2n4o-13p11
~work as|a2b3
~work at|a10b13o5p-11
~work before|a7b9p-5
~work but|a-2b-2o-4p-2
~work for|a-7b7d-2f-2h-7i-2l-4n5o-5
~work insid|a-7b-5p9
~work in|a5b10d4h-2i-3j-2o-4p3
~work is|a2b3i2o8p-3
~work life|a6b7p-6
~work on|a-2h-2m2o9p-14
~work out|a-21b-15h-2i-2p12
~work what|a-5b-6l2o2p-6
~work with|a-23b-9h2l-5m-3n-3p23
~work|a-23b-2d-8f-3g-4h-6i-2j5k-5l4m-5n4o-5p5
~world have|a3b11i-2n-2p-2
~world|a10b18f-2h-2i-3j-2l-3m3n2p-9
~worr|a12b3m-4n16o-16p-16
~worst|b6n-2o3
~wors|o7p-3
~worth it|a-10b-7p6
~worth|a-12b-5h-2n-2o7p-2
~woud|a9b13p-8
~would a|a-2b-6h6p13
~would be|a9b-10h17i-3j-2m7n2
~would it|a-3b2h-4i-2j4
~would i|a5b-6h11i12j-6k-3o17p-14
~would like|b-5g5j2p3
~would one|a2j5o-7p-2
~would our|a13b12p-5
~would take|i2o2
~would that|a3b2i-2j6o-2p-5
~would the|a9b-7h10j-2l10m-4n3o-6p2
~would we|a2b7f-2h2p-2
~would you|a-29b18c-2d2f4g13h-7i-10j-7k-4l-10m-10n-15
~wouldn t|a-3o6p-5
~wouldn|a-3o6p-5
~would|a24b6c-6d-5f-4g12h29i10j3k-3l-9n-9o-6p9
~writ and|o11p-2
~writ a|a-12b-5j-2n-2p21
~writ down|a15b6m-5n15o-2p-11
~writ it|b2o4p-5
~writ me|a-3o-2p20
~writ the|m2n2o-5p8
~writ to|b-4j7l-2p-3
~writ|a11b28c27d-2g-3h-10i-4j9k-4l-8m-20n-3o-9p23
~wrong and|a4b6p-4
~wrong with|b-2m2o-2p-9
~wrong|a-21b-9h16j-2l-3m-4n-14o14p-27
~xero or|a-6b-5p8
~xero|a-6b-5p8
~yard|a6b3m2p-4
~ye or|a-5b-3o2p5
~ye to|a-2b8l-3n-3o4p-13
~year ago|b2p-3
~year and|a3b4i2o4p-13
~year at|a4b5p-3
~year did|b-9c-2n12o-16p19
~year have|a14b9c7o-2p-5
~year how|a3b4o11
~year in|a2b8m-2o7p-9
~year is|a-5b-2p-2
~year late|o8
~year of|a6c15n-2o2p-7
~year old|b3o-3p6
~year on|a19b17n3o-3p-14
~year the|a-2o-2
~year was|b-9m3n7o-3p5
~year were|a6m6p-4
~year what|a-6b-5o-5p17
~year you|a3b5o3p-4
~year|a-6b10c27d-3f-2g-3h-12i-3j-9k-2l-9m-2n2o-4
~yesterda|o4p7
~yet|i-2k5o-13p5
~ye|a-3b7l-3n-3o18p-10
~yorkshir|b6o3p-3
~you about|a7b-7f10h3j4n2p-4
~you accept|b10d-4m-2p2
~you actu|a6h10p-5
~you advis|b5o-8p12
~you alread|a4b5p-3
~you also|a6b6j-2k5
~you alwa|a20b25h-3i7k-2l-2n-3p-16
~you and|a10b-16j11l4m7n10o-4p19
~you any|a-5b-2o-10p28
~you are|a-8b14d-4f-3g-4h3i-7k2m-4n-2o10p6
~you arriv|a11b18h-3p-11
~you ask|a-18h-5i-2m-4n-3o4p22
~you at|a12d-10f3h5i-4j6m7n5p-6
~you a|a11b17d-4f-2g-3h-2i-2l3m6n2o-16p15
~you back|b-3l4m-2n2
~you bear|a-13b-10p18
~you becom|a-2o10p-14
~you been|a9c22j-2l-5n-2
~you before|a-2b4p4
~you begin|a8b-2h-5i17o5p-5
~you believ|a7b16h-2m-6n2p-7
~you be|a9h5i2j8m-2o-4
~you break|a2b5l-2o4p-6
~you bring|a4b9g2h4i-4n-3o-12p-7
~you build|a-14b-12o12p-13
~you bui|a-4b-3p4
~you by|b16d-3g-5h-2p2
~you call|a12b-6c2d24g-2h-8j-2n4o-4p-10
~you can|a6b3f6h-2m3p-2
~you carr|a15b26h-2i-4j-2o-2p-8
~you chang|a-23b-14h-3o11p-2
~you charg|a-5b-2h-2l3o-11p24
~you clear|a-4b-3p2
~you coach|a2b9l-2m-3o-8p-4
~you come|a20b15f-2h3i4j-4l7n-2o-5p2
~you could|j4o3p-2
~you cure|a-3b-2o-3p-2
~you cut|a2b5o15p-21
~you deal|a-6b-3
~you decid|a-3o7p-4
~you describ|a8b7d6j-2m2n-2o4p-18
~you did|a-19b-17d-2n3o7p-3
~you does|a4b4h-2i4p-2
~you doing|a-16b-9n-3o5p8
~you done|a7b14p-9
~you do|a-5b7d-5f7g2h-19i2j17k-2l-4n-8o-2p-11
~you draw|a-3p5
~you d|a-5b6d-2h-5i-2j-3l6m5n-7o3p8
~you earn|a12b15o2p-3
~you emplo|a-10b-13d6p10
~you enter|a3b4p-3
~you even|a-6h-3o15p-17
~you ever|a-8b28d-2f-2g-3h-4i-2j-4l-5m-6n-6o11p10
~you find|a-24b-14n-3o8p-12
~you first|a-2p5
~you fix|a-4b-2h6i-2j-2l-2o-2p-6
~you for|a10b-10d3f13g-2h8j-2l-4n7o-2p-5
~you from|a-5b-2j4n-3p7
~you get|a-23b4h-2i-2j-7l-2m-4n-4o4p6
~you give|a-2b11f9h-5j-2l-3m-6n-2o-5p7
~you goe|a4b12i-2l-2n-2o-4p-9
~you got|c-2h-2i-2j-3k6l5o-10p-7
~you go|a-3b4h-3i2j-2l4m-3o-7p21
~you grow|a-11b-10o-3p15
~you had|b-8h-2i7l-2m6o2p-13
~you handl|a-6b-4o4p2
~you hand|a9b16h-2i4m-3n-2o6p-5
~you has|a4b9d-4g-2h19i-4j-3l-4m-5o-2p6
~you have|a-4b-10d-2f-2h-4i7k-2n6p-4
~you help|a-4b3h5j-3l-2m-2n-2o3p-24
~you herself|a-14b-17j-5n13o24p-17
~you himself|a-11b-12l4o13p-4
~you hire|a-25b-13d-2g-2h8l-2m-8n-5p27
~you hold|a-11b-8p14
~you how|a6b-18j3l-2n26p-5
~you in|a16b12c-2d-6f-2h3i-5j9k9m-3o2p5
~you i|a-3b-4k-2l3m2n2p6
~you join|a4b5o-3
~you keep|a-22b-16h-2o11p15
~you know|a15b-4d-2f3g13i-4j-2l5m10n-4o-7p-12
~you learn|a-2o-12p10
~you leav|a-4b-17h20i-3p20
~you like|a-11b-2i-2n-2p13
~you list|a10b-7d5g6h-5i6l6p-9
~you live|a-18b-19d-2j7p24
~you ll|a9b6h5j2p-8
~you look|a5b10h-2l-2m2o-6p-20
~you make|a11b13f-2h6o-2p-15
~you manag|o5p7
~you marr|a-14b-8p16
~you meet|a-9b-8o-12p46
~you mostl|a2h4
~you move|a-9b-4o-2p6
~you name|a15g15i2p-14
~you never|a4b6o-3p-3
~you not|a-3b8h-4o9p2
~you nurs|a-2b-2p3
~you offer|a12b-5h8k15n-2o-2p-6
~you once|a-4b3h-2n-2o4p-5
~you one|a7b3l3n3p-3
~you only|a23b22d-5e12h-4o-5p-12
~you on|a14b23d2f-2g-3h7i-2k-3l-4m2n-5o-3p-5
~you or|b-2n3o-3p9
~you out|o7p-4
~you pai|a-3o14p-10
~you pick|a4b8p3
~you plan|a-2o-3p2
~you pref|a-3p4
~you put|a-11b12h-8i-6j-2n-3o-4p-11
~you quit|a9b9
~you read|a-14b-7g-2h-3o10p11
~you reall|a-3o5p-8
~you reckon|b9h-2p2
~you recommend|a-5p6
~you replac|b-2m2
~you resign|a-20b-20o-4p22
~you run|a12b18i-2o-5p11
~you sai|a28b6d-2f11g3i-2j-3l7m9o-4p-23
~you see|a-12l-2n-6o3p-3
~you sell|a-11b-4h-3p4
~you settl|a-4b-3o-11p-5
~you set|b8h4j-6n-2o11p-16
~you shift|a2b4o-2p-3
~you sit|a-7b16i-2l-2m-5n-9o3p10
~you solv|b-5h8i-2p-3
~you sort|b-7h11o-6p4
~you speak|b5l-2p3
~you spend|a-4b3o-3p10
~you stai|p2
~you stand|a12b18h-2n-2o-8p-4
~you start|a5b12h-2o-10p3
~you still|a5b-4d10l2o5p-2
~you stop|b4o-10p-14
~you stud|b2p5
~you supervis|a-5b-5p5
~you s|a-14b-9g-2h7j-4k-2m-2o11p-28
~you take|a15b2d-2f-2g-2h5i11j6k-2p2
~you talk|a8b9j-2m4p-6
~you teach|a-6b4l-2n-4o11p-7
~you tell|a9b18h-2l-2n-2p-15
~you the|a18b19h-2i3j-3m-2n5o-8p-9
~you think|a-6b10d-2h-3i-2n-3o-5p22
~you to|b-5h5l10m3n-8o-12p28
~you train|a-11b-6
~you trust|a18b20o-3p-19
~you try|a6b9o3p-14
~you turn|b12g-2h-2o-2p-4
~you up|a5b-2d7p-4
~you us|a-9i-3p14
~you walk|a4b7o-10p3
~you want|a-8h-3o6p3
~you was|a11b13l11m-6n-5o-20p31
~you were|a-14b-4l-2m-3n-3o-6p16
~you what|a2b5h-3i2o-5p-5
~you when|a12b19m-2p-8
~you who|a-4l-2
~you will|a14b20o-8p6
~you win|a10n10o-11p9
~you with|a13b14f-2j-2k3l2o-2p-5
~you work|a-2d6f-3h-6i16j-3l-4m-4n-4o-2p3
~you would|a-13b2d-2h-4j-2l-2n-2o-4p23
~you writ|b5h-2m-13n14o-13p16
~young on|a4b5o-3p-3
~youngst|o10p-2
~young|a9b20n-4o12p-29
~your account|a5b-2n6p-4
~your and|a5b-6h4m2n9o-4p-2
~your approach|a10b-3g-2i21n-2p-9
~your bag|a4b8h3i-2o-4p12
~your care|a6b7i-6m6p-3
~your client|a-12b-8l-4m-3n4p15
~your coach|a-2p7
~your cousin|a-4b-8n3o3p-5
~your crew|a-13b-7i-2o2p4
~your dai|a-4b-4i-2j4o-3p4
~your degr|a-9b-8p9
~your exper|b4n-2o4
~your famil|a-18b-4i-3l-2n-3o-2p25
~your fath|a-13b-10o-6p19
~your fee|a-2p5
~your figur|a9b2h11l-2o-3p-4
~your first|a-15b-8i-3o-2p21
~your grandmoth|a-6b-5p7
~your hand|b12h-3i-2l-3o-3
~your head|b2o5p-9
~your how|o2
~your is|b3o-4
~your job|a14d10l4m5n2o-3p-2
~your lad|a-8l-3n-3p-10
~your leav|o-6
~your life|a8b4l4m2n2p-5
~your list|a2b-2h3
~your method|a14b-11i32n-2o-2p-7
~your moth|a2b6m-2o-4p4
~your mum|a9b11o-5p-2
~your name|a5b14f3i-10j-2l-2m3n3o-2p-6
~your nurs|a-11b-11p13
~your opin|a-7d-2l3m-3o-2p13
~your or|a3b-8m10
~your own|a-5b19d-5f-2g-2h2i-9j-3k-2l-6m-14n16o27p-65
~your page|a5b-3c-4d-5f-2k10l13m3n-7p9
~your parent|a-6b8d-2m-3n-5o-8p22
~your peopl|a-3b7l-5m-4n3
~your posit|a-14b-8d-3l5m-2n-2p14
~your pract|l-2m2n2
~your refer|a11b-9d-2f-2g-2h-2i-3j-2l13m2n19p-8
~your report|a15b19o-2p-12
~your schem|a6b-10h4i9n3p-4
~your stor|n3
~your system|a2b-6h8i10l-2n-4p3
~your team|a-21b-6l-4n-8o11p9
~your time|a-10b7c-2f-4g-2h-7i-2l8m-2n-3o-4p25
~your very|b8i-5
~your view|a-13h-2i-2m-3p14
~your wai|a12b-14h-2i17l10m5p-3
~your walk|a-5b-4p3
~your word|b-6k2l3m4n2o6p-5
~your work|a16b3d-2f5i-3l7m2n4p-13
~yourself|a-2p7
~your|a16c-15e-3f-3g11h-21i29j-4k-15l35m17n-16o5p17
~youth|o-2p-4
~you|a8b4c-5d7e6f13g-3i3j6k-18l6m-4n-7o6p10
~yr|a8b11c2l-2m-2n2o2p-4
~zambia|a2b-8j14
~zealand|a-2b-2p3
~zero|a-16b-10n-2o17p-27`
