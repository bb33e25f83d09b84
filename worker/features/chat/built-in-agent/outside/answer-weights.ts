// Made by node bench/agent/fit-answer-weights.ts: a sign or ~word, then for each of weighedKinds a letter and a number.
export const answerWeights = `aBusiness by best|a-5b-5o-11
aBusiness by exactly|o-28
aBusiness by near|a16m5n11
aBusiness by share|a-10b-8h-4i-2l-3n10o-2
aBusiness by their|a3m3
aBusiness by told|o2
aBusiness|a-87b-27d-4f-3g-3h-15i-5j-6k-4l-20m2n2p39
aName by best|a-31b-31o-17
aName by exactly|o-35
aName by near|a8m6n2
aName by share|a-14b-32f4g-2i9l9o-14
aName by their|a3m3
aName|a-21b-59c-5d-12f6g-15h-23i44j5k-9l38m3n8o-3p81
aNumber by best|a-8b-8o-30
aNumber by exactly|o-30
aNumber by near|a-6m-13n7
aNumber by share|a-3b-19d-6f-5g-4h19i6l-30m12n24o23
aNumber by their|a7m7
aNumber by told|o2
aNumber|a-2b-12c27d-32e-4f-9g-18h20j-17k4l2m25n14o5p4
aPlace by best|a11b11o12
aPlace by exactly|o-15
aPlace by near|a-4m-3
aPlace by share|a-7b13h-10i9l-4m-3n-11o14
aPlace by their|a-5m-5
aPlace by told|o4
aPlace|a-36b15d-9f10g-6h-29i11j9k11l-16m-13n-19o19p5
aService by best|a-4b-4o-3
aService by exactly|o4
aService by near|a-12m-13
aService by share|a-24b-8d-2f-4g10h-8i-3l-3m-2n-3o7
aService by told|o-2
aService|a-21b31c-2d-7f-10g8h-20i-9j-9k24l-13m-4n-9o-14p35
aboutShare|o46p221
anybody by best|a-8b-8o11
anybody by exactly|o-26
anybody by near|a21m12n9
anybody by share|a-17b-3d-3f-3g-2h-10i-4m13n-7o-11
anybody by their|a2m2
anybody by told|o-6
anybody|a12b-35c15d23f-12g-12h-38i-18j-19k8l62m5n33o15p-62
asksWhatWasSaid by best|a-5b-5o-13
asksWhatWasSaid by exactly|o-4
asksWhatWasSaid by near|a7m-6n13
asksWhatWasSaid by share|a17d-2g-2h-12i-2l8m9n19o19
asksWhatWasSaid by their|a7m7
asksWhatWasSaid by told|o12
asksWhatWasSaid|a-14b27c-3d-14f12g-11h-40i-9j5k-11l14n17p-21
bestHits|a12b12o59
bestSame|a2b2o43
best|a55b55o-27
beyond|o-112
didYou by best|a29b29o-29
didYou by exactly|o-22
didYou by near|a-7m-4n-3
didYou by share|a-6b24f-3g-2h-4l-4m-6n-8o-14
didYou by their|a-6m-6
didYou by told|o-7
didYou|a-39b33c-2d-6f-8g-7h-10i-6j-7k19l-11m-15n-17o14p-4
evidence|a-14b-5c-30d-51e13f-3g-27h4i-4j-14k-4l20m28n57o44
exactly|o-153
foreignNames|a-10b-5c-6d12e-2f-19g-19h-45i2j9k-18l-7m86n2o4p41
high|o-19
hiring by best|o6
hiring by exactly|o23
hiring by near|a7m11n-4
hiring by share|a-30d-2g-2h-6l-18m-6n3o17
hiring by told|o22
hiring|a-21b10c-2d16f-4g-7h-7j-7k-6l-13n3o-4p6
hits|a-23b-8c-15d8e7f-17g-10h27i-10l-8m40n-36o12
howMany by best|a-6b-6o-16
howMany by exactly|o-3
howMany by near|n2
howMany by share|a-23b-9d-5f-3g-3h-5i6l-20m9n4o9
howMany by their|a9m9
howMany by told|o-2
howMany|a51b67c31d-21e-3g-7h-29i7j-22k11l26m3n-11o4p32
isBest|a23b10c-15d10e12f-45g-9i-43l-30m67n66o21
isSure|o-4
isTopic|o28p-38
isTrouble|a-54b-5c-7d10e-2f-7g10h-9i13j9k-18l7m-23n-32o-13p-18
leadShare|o12
lead|a128b37c-8d3e16f-14g10h11i5l-10m47n31o30
logScore|o-79
long|a-26c7d-44e-19f-12g-21h11i5j13k20l16m-7n6o20p4
low|o-2
m aDetail by best|o-11
m aDetail by share|o-7
m aDetail|o18p-24
m askedOfYou by best|o-16
m askedOfYou by share|o4
m askedOfYou|o-3p-5
m atALoss by share|o-9
m atALoss|o-2p-19
m contrast by best|o14
m contrast|o-6p-43
m going by share|o-14
m going|o9p18
m haveYou by best|o2
m haveYou by share|o-4
m haveYou|o-4p-6
m headline by best|o21
m headline by share|o9
m headline|o2p9
m howWas by best|o-3
m howWas by share|o10
m howWas|o-17p-13
m law by best|o-2
m law by share|o4
m law|p61
m me by best|o14
m me by share|o2
m me|o-13p27
m mine by share|o-8
m mine|o-24p11
m not by best|o-3
m not by share|o10
m not|o-4p-69
m ofOneself by best|o-24
m ofOneself by share|o-27
m ofOneself|o-17p42
m ofTheWorld by best|o23
m ofTheWorld by share|o8
m ofTheWorld|o-4p-8
m past by best|o-45
m past by share|o-17
m past|o12p17
m people by best|o-27
m people by share|o-8
m people|o-3p-3
m told by best|o-2
m told by share|o23
m told|o-8p49
m wants by best|o2
m wants by share|o5
m wantsAName by share|o-9
m wantsAName|o8p-5
m wants|o6p-20
m weighs by best|o24
m weighs by share|o11
m weighs|o-6p-67
m withoutHarm by share|o13
m withoutHarm|o18p-25
manner|o-3p-114
middle|o4
nearHits|a3m-19n22
nearSame|a78m15n63
nearShare|a15m-20n35
nowhere|a39b12c-35e-12f34g42h-7i-7j-30k18l13m-23n34p30
number|a36b36o12
ofTotal|o109
ofUs by best|o33
ofUs by exactly|o-89
ofUs by near|a-2m-2
ofUs by share|a-19c-2f-8g8h-15i8l10m-5n-15o73
ofUs by their|a-5m-5
ofUs by told|o-5
ofUs|c-18d-15e-5f14g20h18i-3j49k17l-23m-40n-15o-23p-27
ofYou by best|a-20b-20o-17
ofYou by near|a13m-6n20
ofYou by share|a4b-13c-10d5e16f-4g6h-22i19l-6m28n-17o18
ofYou by their|a-4m-4
ofYou by told|o2
ofYou|a80b59c-14d-2e4f43g2h-19i26j49k-43l5m-19n-10o-11p42
one|a43b72c19d24e-3f-15g-10i2j-3k9l10m-39n-22o-36p177
pageShare|o-40p17
place|a63b63o-45
privateLife by best|o-2
privateLife by exactly|o23
privateLife by near|a11m-6n17
privateLife by share|a3d-2f-5g3h2m4n4o7
privateLife by their|a6m6
privateLife by told|o11
privateLife|a-73b-24c-8d-17e-2f-11g-6h-3i-13j32k10l-21n-10o-11p25
sameHits|a73b-16c13d-10e12f4g14h-33i34l5m93n-42o30
same|a8b-23c-2d-3e17f-4g20h-11i15l-10m37n-28o-22
says by best|a-26b-26o-20
says by exactly|o-89
says by near|a36m20n16
says by share|a14b-34c-2d7f-3g-3h-8i3l18m23n13o22
says by their|a25m25
says by told|o2
says|a19b-6c24d21e-3f-3h-39i-2j2k-10l10m32n-6o12p-12
score|o79
sentences|a13b-4c-10d10e-3f-4g2i32j-5l27m-10n-26o6
share|a42b37c-8d3e16f-14g10h11i5l-10m23n-31o-11
spread|o-28
story|a-41b75c27d17f-32g-12h-17i-36j16k5l-3m-49n-30
telling|a-54c-41e-16g10h28j-32k-22l-16m31n3o-6p-42
terms|a-123b-13c-21d-5e-22f8g-6h6i-3j-26k-5l-14m-9n-12o7p-66
theWorld by best|a-21b-21o35
theWorld by exactly|o-24
theWorld by near|a-11m-10
theWorld by share|a-34b-23f5h-2l-2m3n-11o54
theWorld by their|a3m3
theWorld by told|o6
theWorld|a-13b-10c-6d-6f8g-5h25i-8j17l-10m-8n-9o-13p27
theirLead|a46m46
their|a-3m-3
told|o-12
topic|o135p16
total|o-3p33
unique|o-9
unsaid|b-31c-6d18e-18f-2g9h-35i5j2l32m-11n36o-10
vouches by best|a-9b-9o7
vouches by exactly|o-34
vouches by near|a26m-3n29
vouches by share|a39b-13d-3f-7g-4h-7i-9l33m14n35o-20
vouches by told|o-10
vouches|a43b-34c-8d-22e-2f-30g-24h-21i-35j-10k9l102m8n110o28p-15
what by best|a-24b-24o16
what by exactly|o-32
what by near|m-15n16
what by share|a-6b-14c-4d4f3g15h-5i-11l3m3o-28
what by their|a-13m-13
what by told|o5
what|a39b15c-19d7e-2f17g10h38i12j-14k-13l-8m-6n2o12p31
whereNow by best|a-7b-7
whereNow by exactly|o2
whereNow by share|a-9b-8
whereNow|a-30b-24o-3p24
which by best|a-45b-45o4
which by exactly|o2
which by near|a-2m-3
which by share|a-31b-46c-2f7g10i3l7m-8n-3o-20
which by their|a-16m-16
which by told|o-4
which|a13b-11c-7d7f30g14h10j-11k-11m-15n6o-2p18
who by best|a2b2
who by exactly|o-5
who by near|a15m6n9
who by share|c-2f-2g-2h2i-6m11n-4o-5
wholeShare|a65b37c-8d3e16f-14g10h11i5l-10m29n-14
who|a46b14c28d-4e-2f-11g-11i-18j-10k-7l4m7n55o-9p10
~#0|a16b33c-3d54f-12g-10h-30i-19j-11k-10l12m4n7o-19p4
~#10|a19b-14d-2f-2g-3h4i-9j-2k4l17m17n10o-6p5
~#11|a32b-6d-3f-3g8h-3i-4j-3k-3l7m36n8o-6p-42
~#12|a-11b16f-2g-2h-6i-2j-2l4m-6n-8o-5p-4
~#13|a-22b-8c10d3f7g4h4i-3j-4k18l-16m-27n-8o-26p-29
~#14|a10b2c-5d13f-7g-9h-12i-6j2k-6l8m19n10o-8p4
~#15|a-22b18d-6f-3g-7h-6i8j-2k-2m-7n-14o-3p-17
~#16|a-29b-8f-2g-2j-3l-7m4n-6o-2p28
~#17|a-25b4c-2d-4h-8i-5j3k2l-5m-2n-4o-3p-35
~#18|a-9b11d-3f-2g-4h-7j-3k-2l-7n12o-10p4
~#19|a-13b16c-2d-8g-5h-15j25l-18m-10n4o8p-15
~#1|a11b19d-18f-6g2h14i5l-11m6o-16p-44
~#20|a-3b4c22d-11f7g-6h-26i18j23k-12l-26m10n-3o-17p-5
~#21|a2b6c27d-4f-3g-3h-11i-4j-5k-4l-11m6n10o-13p12
~#22|a-27b-2d-2f-5g-3h9i16j-4k-4l-12m-5n-15o-7p-36
~#23|a-2b-3c-2d33g-9h-11i6j-3k-4l3m-8n-3o10p-6
~#24|a14b11d-2f-2g-2h6i-5j-2k-2l12m4n-4o16p-14
~#25|a-18b-21d-3f11g-3h2i-10j-3k-2l24n-11o-18p-5
~#26|a-6b9c-2d7f-6g-7h-17i-7j4k-8l3n19o3p-36
~#27|a8c-2d-4f-4g-4h-4i13j-3k4l14m-3o-3p-5
~#28|a4b-2c-5d-18g-11h-16i-16j10k-6l26m18n24p-2
~#29|a-12b4d-2f-4g-3h-7i2j-4k-5l7o22p-8
~#2|a-9b-5c-2d-5f-4g-3h30i10j-7k-5l-9m-7n-3o5
~#30|a-17b-3f27g-4h-21i6j-9k-3l2m-7n-5o-5p-16
~#31|a5b9c-2f-6g-9h-23i10j-5k14l-13m5n26o3p-8
~#32|a17b-12c26d5f16g15h3i-5j8k-6l-15m-22n4o-17p7
~#33|a4b-11c-2d20f-4g-8h-10i12j12k6l-3m-10o-24p-38
~#34|a-7b14c-4d-11f5g-11h2i11k-2m-10n2o-4p-10
~#35|a-8b2d-5f-4h6i-7k-3l-10m7n6o-5p-22
~#36|a-20b40d-2f-3g-2h-14i-7j-2l-6m-21n-3o6p-25
~#37|b29d-3f-3g17h-11i-9k2l-8m-5n-8p-21
~#38|b13c-2d-8f-10g-2h3i-6j17l5m2n-10o4p2
~#39|a-7b9c-7d15f20g3h-24i-9j-10k-11l18n-10o5p-7
~#3|a-12b28c-4d-7f-3g-11h5i22j-13k9l11m-38n-9o6p-39
~#40|a-38b-17c-3f-4g-3h-4i6j2k-5l10m-12n-8o6p-25
~#41|a-6b21d-5f-6g-9h-2i2j-5l3m-13n10o-5p-14
~#42|a17c-6d8f38g-6h-19i-6j-7k-7l20m10n-6o-6p7
~#43|a8b12c-2d4f7g11h-14i-3j-7k7l-6n-3o-3p4
~#44|a13b-25c-7d18e-2f5g-4h24i-17j5k18l24m-9n-17o-8p2
~#45|a-26b-17d14g-3h-5i-2l-2m-4n-4p-3
~#46|a-7f2h-3n-2o11p-12
~#47|a8b24d-3f-7g-3h15j-2k-2l-5m-5n-2o-5p-33
~#48|a-4b15d-4g-8h6i16j-7k-6l-10m-5o-7p-8
~#49|a-5b-8c-2d9f-2g-3h11i4j-2k-2l-3m-5n-4o-9p-7
~#4|a-18b-24c-2d-10f14g-3h-16i-2k-10l12n23o-7p-19
~#50|a8b21d2f-2g-2h4i-3m-4n-5o-27p35
~#51|a-15b-4c10f-2h-5j-2l-4m5n-8o-8p-9
~#52|a2b9h-3l-3m2n2o-6
~#53|a12b22c-2d-3f-4g17h-16i2j-4l12m-6n-5o5p-5
~#54|a-14b4d-2f-3g-2i-3j-4k-2l-5m5n-3o7p-8
~#55|a-6d-3f-3g-5h8i-11j-3k-3l18m-3o-13p13
~#56|b4d-4f-3g-4h7i28j-2k-2l4m-18n-9o-19p2
~#57|b-18d-5f-5g-4h-7i17j12l19m-8n2o-3p13
~#58|a27b17c-3d-5f4g-6h56i-7j-6k-5l4m-13n-11o-10p-15
~#59|a-31b-11d6f-3g-3h8i8j-3k-3l-5m-14n-11o-6p-17
~#5|a-5b-9c-2d18f-5g-8h12i5j-6k-6m7n-11p-20
~#60|a-10b-8c-2d-2f3g-7i4j7k-4l3m-8n4o12p-46
~#6|a-10b3c-4d-14f8g-5h9i7j3k4l-8n-11o-5p9
~#7|a-33b8c-2d10f-9g-4h-13i-14j-11k-8l27n-19o-3p17
~#8|a-17b7f2g11h-8i-5j-3k-3l-5m-6n-8o-2p-55
~#9|a-11b18c-2g-7h-3i-2j2k-6l5m-13p-19
~000|a-3n-2o-10p18
~10|a-3o-4p8
~12|a-3b-2o-13p29
~2012|a-19b-18o-4p28
~2023|a-16b-19m4o-12p37
~2030|a-6h-4o-2p9
~20|a-2o9p-4
~2|a-5b-2h-2p5
~30|a-2o18p-9
~31|m-2n5p-4
~3|a-4b-3p8
~4|a5b4h-4i6o-4p2
~500|a-2o-9p17
~57|a-7b-4p-11
~58|a-4b-3o11p-5
~5|a5b6o3p4
~9|b-2l6o4
~^all our|o-12
~^all|a-2o-10p-4
~^am i|a-4b-4f-3j-13k-3n24o6p-8
~^am|a-4b-4f-3j-13k-3n24o6p-8
~^and|a6b-7h2l3m10o-12p28
~^any|a16b33d-5f-5g-2h-9i-3j8k-3l-3m7o-8p8
~^an|a2b3o5p-2
~^are you|a-31b-7c12d-9f-4g-8h-6i-3j-4k-2l19m-13n-6o-3p46
~^are|a-19b8c12d-11f-5g-9h-7i-2j11k-5l17m-18n-11o-8p47
~^at the|a-10b-4m-6o8p9
~^at what|a14b19h-3o-3
~^at which|a-3p4
~^at|a9b15h-3i9m-8n-2o-4p12
~^a|a-5b-7h-2i15j2k-2l-4m-2n-3o-9p2
~^before|a6k5n3p-4
~^build|a-6b-3o11p-5
~^buyer|o-5p-5
~^by what|b-10h-3i18j5p-5
~^by|a4b-13d-3f-2g-4h14i16j4l-2m-5o17p-13
~^can a|b-2j3o-12p7
~^can i|a-5b-8f-2g-2h-4j4k16l-2m-3o5p-18
~^can you|a-9f-2g-3h-2j5n-2p13
~^can|a-9b-7d-3f-4g-5h-9i-5j23k14l-5m-6o-5p17
~^could you|a-4b-16f7g-2h-4i18j-2l-3n-2o5p4
~^could|b-13f7g-2h-7i18j5l-3n-3p22
~^custom|a-2p-2
~^dad|o-2
~^dai|a-5b3m-3o-2p14
~^did anyon|a3l5o5p-2
~^did any|b-6l5m-5n6o4p-5
~^did somebod|a3n3o-2
~^did the|b-15l7m10o-10p25
~^did you|b13l-2m-2n-3o11p-16
~^did|a-13b-39f-2g-2h-4i-4j-2k-2l24m8n10o13p4
~^do i|a2b5o11p-34
~^do we|a-12b-7h-3o6p-11
~^do you|a-15b12d-11e11f-6g-4h-12j-3k13l-3m-5n-5o-13p52
~^does anybod|b-3l4n2
~^does the|a7b-5d-2h15m2p-3
~^does|a13b-10d-3h10i-3k5l11m6n2o5p-8
~^do|a-33b7c-2d-11e11f-6g-4h-16j-3k12l-5m-9n-6o5p7
~^each|o-2p-3
~^everybod|o-9
~^everyon|o3p-3
~^every|a-9b-2o8p-11
~^famil|a15b20o3p-15
~^first|b2o2p-7
~^for how|a-7b-4p9
~^for which|a7b2d3l-2m3n2p-6
~^for|a18b5d4g-2h7i-3l-4m6n4o-2p-16
~^four|a-4o5p-6
~^from which|a-11b-5p12
~^from|a-18b-6l-2m-3n-2o5p19
~^good|a12b15p-10
~^googl|a-3o8p-12
~^half the|a-2b-2o-2
~^half|a-5b-3o4p-16
~^has|a2b-23h-2i-2l14m10n9
~^have you|a-38b-17c-2d-3f-3g-2h-4i-2j-3k13l-4m-7n-5o2p14
~^have|a-38b-17c-2d-3f-3g-2h-4i-2j-3k13l-4m-7n-5o2p14
~^hi|o-3p5
~^how big|b6h-2i-2
~^how can|a-7b-3h-2j7k-2l-2m3n-4o2p-11
~^how come|a2b9j-2o8p-9
~^how did|a9b25h-3j-2l-4m-11n7o3p-7
~^how does|a5d-2h-5i-2l10m3n5p-2
~^how do|a-25c-2d10f-3g-3h-19i-2k-5l6m-4o-2p-6
~^how far|a8b-3h13o3p-6
~^how long|a-14b-16c15d-2i3j-2l-4n-5p16
~^how mani|a5b-31d-7f-3g-6h12i-3j-7k17l41m2n-9
~^how much|a-24b-3c8f-4h-5j-2l-4m-7n-3p22
~^how old|a-11b-6o-2p16
~^how to|a4b-2j6m2o9p-25
~^how|a-26b-32c13e-2f-19g-18h38i-5j-4l22m-3n-15o11p5
~^i am|a12b6d9f-2h3j5l-4m-2o-8
~^i do|a7b-4g9h6o-2p-5
~^i d|a8b-10j14l6m2p-4
~^i have|a-10b-5h-3o12p-7
~^i make|a-2o8
~^i m|a-7b6h-7i-3j-2l4o-4p-14
~^i run|a7b8o-9p-3
~^i ve|a6b8g9h-4j-2l-2o-6p-2
~^i want|a5b6o-2
~^i was|a-10b-10i3o-15p25
~^i would|b-2i3p-6
~^if i|a3b5p-3
~^if we|a3b-2h9j-2o2p-2
~^if|a16b4g14h11j-4l-2n-2o-11p-3
~^in how|a-21b-4h-9m-3n-2o12
~^in what|a12b9g8h-4m3o-4
~^in which|a-5b-5d24h-10i-4l-2m-3n-4o13p-11
~^in|a6b9d22f-2g9h-18i-2j-2k-2m-3n-4o18p-24
~^is it|a-21b-9d-2f-2h9i-2j9k-4l-5m-3n-10o4p17
~^is there|a9b11d-3f-4g-3h6i2j-5k8m-4n3o14p-18
~^is your|a-7b2n-2o-3p14
~^isn t|a11b8d9h-2l4o-5p10
~^isn|a11b8d9h-2l4o-5p10
~^is|a5b17c-3d-10f-8g-6h22i-3j3l12m-10n-9o5p22
~^it|a8b-8f4h5l16n-6o-9p-5
~^i|a23b7d8f-8g12h18i2j14k-9l-6m-6n-9o-7p36
~^mai|a3b-4f14g5h-4m-3n-3o8p-14
~^me and|a4b-2j6o-4p-2
~^me|a4b-2j6o-4p-2
~^more than|o11
~^more|a-3b-2o15p-5
~^my best|a-3o14p-12
~^my boss|a9h-3j2l7n4o-8p7
~^my broth|o3p-11
~^my husband|a3b-6h5k4
~^my mum|a-2b-4d7i-2o7p3
~^my sist|a4b-3l7p-6
~^my two|o-8
~^my|a-13b-12d6f-3g-4h-7j-2l11m-2n3o-3p38
~^new fire|o4p-2
~^new|a-4o5p-15
~^nobod|a-6b-2p-18
~^numb of|a12b4n8o-9
~^numb|a12b5n8o-9p-2
~^on how|a3b-2l-2m5n2o-2
~^on paper|a-2b-11f11o2p-6
~^on what|a19b10d-2g-2h-3n17o-7p-10
~^on which|a3n5o-4p3
~^one of|b-2n2o-8
~^one|a-10b-8o2p-7
~^only one|a-2
~^only|a-4b-3o4
~^on|a27b-11d26f10g-3h-5l-6m2n17o-8p-17
~^oper|a-5h-3p-7
~^our build|o-2
~^our two|o4
~^our|a-7b-3d-2h-10i2j-2k2l8m-4n5o-16p-5
~^owner and|a-4o-5p-4
~^owner|a-5o3p-10
~^peopl|a-3b2l-2o-7p-4
~^phon|a-2o-3
~^pleas|a-7i2l-3n-3p8
~^roughl how|a2b4
~^roughl|b4
~^sewag|a-5b-4o4p-2
~^should i|a-11b-6o-4p-5
~^should|a-8h-2m-2o-4p-19
~^sinc when|l-2n2
~^sinc|a4b11l-3m-3p-5
~^solar park|a-9b-6o14p-8
~^solar|a-12b-7n-3o6p-8
~^somebod|a7b-7l-2m5n13o-3
~^someon|a-13b2l-7n-3o-4p33
~^so|b-17h12m-4n12o-9p15
~^staff|a-2o18p-7
~^surgeon|a-2p-3
~^that|a13b-5l4m6n9o-5p-5
~^the comput|a-4n-3o3p-2
~^the ladi|a-8m-9n6o-2p11
~^the new|a9b-3m11n2o5p-7
~^the old|b-8i-2m8n2o4p-3
~^the only|a-3o3p-2
~^there is|a4b12h-2i-2o-10p7
~^there s|a-3b-3i2p-3
~^there|a2b8h-2i3o-9p3
~^they|a-2o11p-7
~^the|a-2b-39d-2f-2h-9i-2j-3k-2l5m37n17o-15p-20
~^thre|a-2o-8p9
~^total|a25b36h-3n-2o-5p-16
~^to|a5b19m-7p-5
~^two of|a-3b-2o3p5
~^two|a-12b-5m-2n-2o8p-13
~^under which|a3f5h-2o-2
~^under|a-7b-2f5g-2h-4o-4p17
~^us|o-6p-5
~^villag|a-2p-6
~^was there|a10b7n6o3p-10
~^was|a18b-3m14n10o4p-15
~^we are|a8b17h-2o-6p-2
~^we bui|a-2p-2
~^we have|a-13b-8h-3i-4j5p25
~^we lose|a4b-2h6o7p-11
~^we make|a-3b-2o-5p-2
~^we need|a9b12o7p-17
~^we re|a8h14i2l-4o8p3
~^we run|a-3b-2o-6p12
~^we sell|o-7
~^we ve|a2b16g-2h-5i-2l-2o6
~^were you|a9b19f-2g-2o-3p2
~^were|b16f-2g-2n-5o12p-9
~^we|a-14b8d-2f-3g-5h12i-3j2k-4l-8m-4n-6o-6p19
~^what are|a19b4d-7g27h5i4l-2m-6p-18
~^what commiss|a-9b-6h-3o-6p23
~^what did|a-19b2d-3h-7i-2m-2n-4o6p16
~^what does|a-5b-13g-3h-2j-3l2m14n3o-4p15
~^what do|a-35b-7d8f-4g-6h3i-4j-2l-3m-15n-4o23p-3
~^what happen|a-18b-2h-7m-3n-4o-8p15
~^what is|a-7b-9d25g-4h-17i-4j2k18l-3m-8n-6o-7p23
~^what make|a7b11o-11p7
~^what percentag|a-8b-5h-2p10
~^what sort|a-19b-15h5m-3p20
~^what subject|a7b8p-6
~^what s|a-16b-5d-15f-3g-9h-3i16j15k-2l-4m-3n-2o-3p26
~^what the|a-6b-10h-10i-3l5m12n2o8p-6
~^what was|b18d-3h-5i-12m8o-3p-4
~^what were|a-20b-10h-3i-2m2n-2o4p8
~^what will|a-6b-2h-2p8
~^what would|a-16b-6f-2g-2h2j-2m-2o4p22
~^what your|a-15b-9h-2p17
~^what you|b14f-2h-9o-2p5
~^what|a-23b10c-7d6e-2f-4g-4h18j-2k5l-13m2n-33o5p31
~^when did|a24b2m15n9o-15p3
~^when do|a7b13d-2m-2p-6
~^when the|a-3m-2o6p-2
~^when was|a15b-5m9n12o-6p-7
~^when|a34b18d-3h-5i3j-3l-3m13n20o-5
~^where are|b3
~^where did|a-7b-3o-4p19
~^where do|a-19b-17o-4p19
~^where were|a4b5p-4
~^where|a-6b-2h-2j10l-2m-2n-3o-12p25
~^which bank|a-12b-5m-4p15
~^which compan|a-14b-3m-8o-5p22
~^which crm|a-2o-15p21
~^which firm|a-7b-9m9n-4o-3p13
~^which languag|o-3p4
~^which network|a-9b-7p10
~^which of|a-5b-9f-2h-6i-4k-2l3n19o13p-15
~^which part|a-5h-2p2
~^which stor|a3l-4m6n2p-3
~^which subject|b4
~^which univers|a-2p3
~^which|a-10b-6c-4d-22g10h-3i3j-7k-7l10m-5n21o6p9
~^who can|a5m-2n8p-4
~^who confirm|a4n4p-2
~^who from|a4l2m8n-4p-3
~^who has|a6n8p-4
~^who is|a4b-4m5n6p-6
~^who on|a-9m-2n-6o13p-11
~^who speak|n2
~^who stand|a2n4
~^who s|a-4b-7m11n-3p5
~^who was|b11m6n-15p3
~^whos|a10b12g-2h9i-3l-3m-3o-2p-6
~^who|a7b-25c22f-3g-6h-5i-9j-4k-4l-2m14n30o-3p21
~^why did|a-4b3m-3n-2o11p-5
~^why do|a16b19o-26p27
~^why would|o9p-12
~^why|a-10b21h-5i-4j-2k3l-3m-12n-5o7p7
~^will you|a2b7m-2
~^will|a7b17h-3m-2o4p6
~^with|a9b2f14h-3p-8
~^would you|a-16b-13f9h4i2j-3k-2l-3m-4n-3o3p22
~^would|a4b4d-2f8g-2h-4i-2k6l-15m8n7o5p22
~^you are|a6b18g-2j-2l-2o-2
~^you has|a-36b-28m-2o9p40
~^your|a6b-20d-2f-2g20i18l-2n-2o-3p4
~^you|a-36b5d-3f-3g-4h-9i2j-4k-2l-6m-6n-5p65
~a bank|a4b9h-2o6p-7
~a bett|o-9p-4
~a bigg|a-3o-4p-12
~a big|a-7b-5p-2
~a bite|i5o-8p6
~a board|b-6h7i6l-2m-2p-18
~a boat|a19b21o-7p-11
~a book|a-10b-7p16
~a break|b4m-2o-5p7
~a bu|a-3b-6m3p2
~a call|a7b-4j15p-6
~a case|a-5b-3o-3p-9
~a charit|a-2b9h-4m-3o4p-18
~a chart|a-10b-7p11
~a claim|a6b7o-8p7
~a client|b-23g-2h10l18o24p-36
~a coach|a4b3o-4p-2
~a committ|a-5b-2o10p-3
~a commun|a3b3h4i4l-3o-5p5
~a compan|a13b9i5o-2p-7
~a consult|b2j3o8p-18
~a credit|a5b7o-11p7
~a custom|b-2m4n2o2p-4
~a cut|a10b11p-8
~a dai|a-3b-3h-2n2o-2p7
~a dent|a-2o-2p7
~a doct|a-2b2p4
~a dozen|a-5b-3p-2
~a famil|a-6b-6i2o-6p10
~a farm|a-13b-10o-13p13
~a few|b-17f9g12h-2i3l-2p5
~a firm|a20b30f-2l-4m-2o3p-17
~a first|a4h10o-7p10
~a form|a13d-3h-5k-2l24n2o-10p10
~a fortnight|a-2o5p-3
~a fortun|a-3b-2p-4
~a found|a-3h-2o3p-2
~a free|a-6b-6j2
~a full|a7b7m2p-6
~a good|a5b6h-3i-3l8n2o14p-12
~a grant|a-8h-2k-2o5p-6
~a green|o4p-2
~a half|a-2p-3
~a hand|a-12b-2l-3n-3o-7p19
~a hip|a-4b-3p10
~a hole|a-2o10p-16
~a hospit|a2b4o-3p-6
~a hosp|o-4
~a huge|o5p-3
~a hundr|a-7b-3h-3o2p10
~a job|a16b24d-3h-2o-19p3
~a joke|a-2b2p17
~a juni|a-4b-3o-6p12
~a larg|a-5b-3o5p-11
~a lend|a4b-6l13m2n-2o-4p-14
~a line|a21b-13g-2h18j9m9n2o-4p-10
~a littl|a11b8d5i3k2o-8
~a live|a14b16p-13
~a loan|a8b9o-12p-4
~a lot|a4b5o13p-5
~a man|a17b19g-2l3o-2p-4
~a meet|a12j15p-12
~a memb|a-2p3
~a mill|a-2b-2o-4
~a month|a-12b-9o4p8
~a name|a23i16m10n3o-6p-4
~a network|a22b19l2o-3p-18
~a new|a2b8h-3o-7p15
~a numb|a-6b-3h-2o7p-4
~a nurs|a8b3l7o-8p5
~a pair|o-6p3
~a partn|a-12b-9o-5p13
~a penn|l2o10p-13
~a person|a-2i4o10p-5
~a pile|a3b4o2
~a privat|p8
~a prop|a-2b-2o-2
~a quart|b2o4p-3
~a real|a6m-3n11o-3
~a refer|a2b-6l6n3p-2
~a retir|h3o11p-6
~a rota|a-7b2h-4i-4o-2p-14
~a school|a-4b-5l4o9p-20
~a scorecard|a33b-9d-2g-3h-2j-2k57o-2p-23
~a second|a-5b-2p-18
~a shop|a-3
~a singl|a-10b-5j-2p13
~a site|a-18b-13l-2o-2p15
~a slot|a6b-5h-2i-2j17o8p-4
~a small|a2b-33f13g16h4j-2k3l5m-2n-2o2p-12
~a soul|a-3o7
~a sub|a-6b-5p7
~a talk|a-4b-7j5o-2p9
~a teach|a-17b-13p14
~a team|b2o-10p-11
~a thick|a-3b-2o-16p-4
~a thing|a-4b-2p-3
~a third|a-3h-2p-18
~a trust|a-6b-8g7h-2l-2n2p8
~a two|o2
~a wai|a-6k-2o5p-4
~a week|a-9i-2m-2n-2o-3p2
~a whistleblow|a-32b-31p17
~a whos|a-5b-5o-5p-3
~a word|a16b5h15j6l-4n-6o-4p13
~a year|a-19b-9h-5o13p-12
~a ye|a-2o14
~abandon|a4b6o-10
~abl to|a13b-4h10i-2m8o-2p-7
~abl|a13b-4h10i-2m8o-2p-7
~about a|a-4b9f-2g-2h-2i-2k-2l-2o-15p18
~about it|a7j6l7n-4p-9
~about that|a4b-8h5i3l-3n9o-6p-3
~about the|a-17b-23d-3g-2h-10i-6j-2l-3m6n26p9
~about to|a-6b-5o-4p-15
~about your|b-14i-3l14m9o10p-17
~about you|a9h-2l8m3n5p-6
~about|a7b-17c-2d-7f31g-10h-30j-6k-5l20m10n22o7p-51
~above|a-7b3m-3n-4o-2p-6
~abroad|a-10b-4h-6o-5p18
~absenc|o11p-8
~accept a|a-4h-2p-3
~accept|a9b25d-6f-2h2l-2m-4p-12
~access|a-2p3
~accord to|a7b9h2m-2n3o-5
~accord|a7b9h2m-2n3o-5
~account and|a-4b-4n2o6p-5
~account of|m-3n7p3
~account|a-12b2d-4f-2g-3h-9i3j-6m6n3o6p7
~across|b-2l4o12
~acr|a-13b-9o-18p45
~actu|a17b-3h26i-2j-4k-2m4n2o22p-12
~address|a15l-3m6n17p-4
~adress|j4
~advanc|a7b-4h12o-3p-3
~advic|b-12l6m8n2o-4p7
~advis a|a-12b-11o8p-4
~advis|a5b13h-3l-2n-3o3p9
~afford|a-7b-5o19p-10
~afraid|a-3o9p-10
~africa|a5b6p-3
~after a|a-14b-8n-3o-5p4
~after the|i5m-2n-2o12p-22
~after you|a9b-4l2m16n-3o7p-14
~afternoon and|a-3b-3p-3
~afternoon|a-7b-8h-2i3j4m-2o5p-8
~afterward|a-11b-7l-3n2o17p-9
~after|a-28b-18h-6j3l-9m12n-6p-28
~again and|a-4o15p-6
~against the|a-2b-4n4o-3p7
~against|a10b-8f7i-4m8n10o-12
~again|a-7b-9h2l-12m17n-4o-15p-8
~agenc|a-7b-3d-2o8p4
~ago|b2p-4
~agre on|o-5p-2
~agre to|a-3b-2
~agree|a-6b3d-2h-5o-3p10
~agre|a-3b-3m2o-4p-3
~ag|a2b6l-2o3p15
~ahead|a7b4h6o5p-8
~ai convert|o3p-3
~ai to|o8p-22
~aid|a-4b5m-3n-2o-4p29
~airlin|a-11b-7o-6p23
~ai|a-10b-3h-3o9p-48
~alarm|a-14b-3m-4n-4o7p-27
~aliv|a-4b-3p-4
~all dai|a-6b-4o5p-9
~all in|o3p-3
~all of|a-10b-6o-7p-10
~all our|a-2o-7
~all over|a-2o6p8
~all that|b2n-2o12p-3
~all they|o3
~all the|a-3h-3o14p-19
~all this|a15b17o-4p-3
~allot|a-7b-8h4o-3p7
~allow to|a-15b-8h-4o7p14
~allow|a-15b-5h-4m-3o5p15
~all|a9b8c-2f-3g-3h2i5j3k-5l13m-7n-4o-9p-44
~almost|a-5b-3o5p-5
~along|a-3b8h-4o16p-10
~alon|a-20b-14n-3o-8p10
~alread|a-7c2h-2i-3m-2n3o10p-20
~also|h-2i-3k5n3o-10p19
~alwa on|b-4l2o5p-10
~alwa sai|b2o-7
~alwa the|a4h-2l9o3p-4
~alwa|a2b5d-2f-2h-10i17k-3l5m-2n-4p10
~am a|b-5h4j3p2
~am i|a-9b-7f-3h-2j-13k-3n23o-4p4
~among the|a10b-2l10m-5n8o2p-4
~among your|a2b-3i3n2
~among|a8b-12g4h-2l13m-6n13o3p-21
~amount|a-10b-8o6p4
~am|a2b-4d8f-5g-2j-10k5l-3m-4n19p15
~an advis|a8b14d-2p-4
~an ai|a-2o13p-25
~an answ|a-3b2l-3o3p-2
~an appoint|a19b-2h-3j26m2p-15
~an app|a-3b-2o9p-31
~an engin|a18b18o-2p-21
~an ey|a3b-2n6o-7
~an hour|a-9b-13h-2i-3j15n-2o5
~an old|a-21b-14h-4o16p3
~ancient|a-3o-5p-6
~and after|p-8
~and again|a-3o9p-6
~and all|a2b-4d4l5o-7p6
~and alwa|a2b3o8p-5
~and are|a-3o-5p3
~and as|a6b6
~and at|a-8b-5o3p12
~and a|a7j3l-3m10n2p-3
~and by|a-4o-6p-4
~and dad|a7b8o-8p2
~and did|a-2b-6l4n2o5p-7
~and do|b-3l3o-2p7
~and each|o6p-5
~and everybod|a-3b-2o-5p-3
~and everyon|i2o-6p8
~and every|a-4b-2o2p-9
~and for|a8b19h-3l-4m-5n3o3p-11
~and from|a8n10o-4p-3
~and get|o2
~and go|a5n4p-3
~and half|b4l-2p-4
~and hardl|a-8b-7o-17p-3
~and have|b2d2o9p-5
~and how|a-7b8h-5i2j2k-2m-5n-3o23p-18
~and in|a15b22d-2m-2n2o15p-21
~and is|a-3b-8l-2n10o-3p13
~and its|a11h13p-4
~and it|a-8b-3o-7p15
~and i|a24b15f-2g9h-4i8j2k-3l7m-2n-5o-10p-7
~and my|a12b5j11o9p5
~and never|a-4b-2o-4p31
~and nobod|h4o-4p-12
~and none|h3p-2
~and not|a-2b4h-3i2o4p7
~and now|a-2o-8
~and no|a3b-2l8o-4p2
~and only|a-3o8p-14
~and on|a4b-2i7l-2n4p-10
~and our|a-3b5i-4l-2o-23p17
~and over|a3b3o-6p-6
~and peopl|o-11p2
~and sai|a-2o-2p-2
~and sinc|a8b-2l-3m12n2o-2p-8
~and some|a-3p-4
~and so|o-14
~and still|b-3h-2m2n4o7p-10
~and tell|a-19b-9l-3n-2p34
~and then|a-15b-9h-2i5l-4m-2n-2o3p-22
~and there|a-5b-3o14p-4
~and they|a9b10o-20p22
~and the|a-17b-17g-2h2i-4l-3m10n-2o20p16
~and those|o-8
~and two|a-3o2p-9
~and up|a-8b-6o-4p17
~and want|b3o-2p15
~and was|a-2b-2o13p-14
~and we|a8b3h11i-2o-8p-11
~and what|a-5b-29d5g-2h8i-6j-3l10n11o8p-7
~and when|a7b3n5o-6p-5
~and where|a12b14o-3p-7
~and which|a-13b-5h-7j-2l-3m6n2o2p11
~and who|a5b27h-2l-4m-5n-6o4p-3
~and why|a-10b-11n5o-6p26
~and will|a-4h-3o-7
~and with|a7m8p9
~and would|a2b3k4m-2o-6p8
~and your|a-6b-3l4n-4o-15p-12
~and you|a-7b5d-2h-5k3l-6m2n-2o11p9
~and|a-25b3c-6d-8e-2f-9g-8h-12i-3j5k-4l-2m11n11o-9p-14
~anoth|a5b10h-2i-2m4n-2o-3p-27
~answ|a-7h-2i-2l-2o-4p-26
~any client|a-3b-9l-3m15n-4o4p-3
~any exper|a-18b-16o-2p16
~any more|a-4b-3o-3p9
~any of|a-12b-29h-4i-2j-2k-2l24m2n4o12
~anybod from|a2b-2l4n2
~anybod who|a14b-5l13n10o-3p-8
~anybod|a13b-13d-2h-3i-4j-2k14l24m-4n5o-3p-2
~anym|a-8b-3m-2n-2o-3p17
~anyon from|a3b-3l3n2p-2
~anyon who|a2b-3l-2m-3n12o5p-2
~anyon|f-2h-5i-2j-2k-2l6n9p-22
~anyth about|a-4b-8l2m7n-3o3p4
~anyth els|a2b9h-6
~anyth|a5f-3g-3i-6j-3k27l-5m2o10p-18
~anywa|a-4h-2o3p-6
~anywh|a-5b-3o5p-2
~any|a7b-8c-3d-10f-10g-2i-13j3k-10l27m27n7o-3
~an|a-18c-3d-16f-8g-7h13i-7j35k-2l-7m-13n-4o-6p-9
~apart from|a2b-6g9
~apart|a5b-9g9h4o11p-4
~appe|a-4b-2o-3p13
~appl and|a-5b-3o-5p-3
~appl for|a-5b-2p9
~appl|a-9b-6h6k-2n-3o-17p16
~appoint with|a10b-6h-3j25p-8
~appoint|a40b-16h21i-2j39o-5p-28
~approach|a13b3g-2h-2i25l-2m-2n-3o8p-12
~approv|a4b-10h5m6n5o-4p3
~app|a-6b-4o18p-41
~architect|p-5
~are about|o-3
~are a|a11b26f-2g-2j-3k-2l-3p-4
~are flat|a-2o2p-9
~are go|a-2o-12p-5
~are in|a-7b-12h10i-4o3p2
~are not|a-21b-15h-4o21
~are off|a-2p-12
~are on|a-2b-3c-3d-2g-3l11o-2
~are there|a10i5j15k-3m-4p-7
~are they|a4b-8d-2i10l7o-3p9
~are the|a6d-3f-3g7h-2i19k-2l-4m-4o-7p22
~are too|a-12b-2l-3n-5o-2p12
~are your|a-8b-9d-4g12h-6i-2l2m3o-5p18
~are you|a35b17c9d36f3g5h4i-12j-12k-6l16m-15n-11o-5p-4
~area|a17b-8d-4f46g-3h-2i-4l-4o-6p-21
~are|a29b9d8e-2f-11g41h26j3k3l16m-32n-33o-7
~argu|b-2o-5
~around|a9b13n-2o-15p-13
~arrang a|a7b-5j16o-3
~arrang|a17h10j16o-6p-2
~arriv|a15b24h-5o-5p-18
~articl|o-8p13
~as an|a-9d-2h-2p13
~as a|a-13b-6f-2g5h3i-3j-2k-2l-2m-3n-2o4p38
~as the|b2o-8p-7
~as well|a-4o-3p9
~as what|a7b10p-2
~ask about|a7b-2f6l6o-2p-2
~ask a|a2b3o-5p-2
~ask for|a-13h-5o2p-10
~ask where|a-2o-5p-3
~ask|a-10b-10d2f16g-3h-13i7j-3k-2l3m-3n-5o-20
~assign|a17b12d-9h4m4n11p-12
~assist|a-7j-2l-3o-3p11
~as|a29b-11f10g8h25i6j-5k-4m-4n3o-29p20
~at all|b-7j3n7o-9p-3
~at a|a8b19h-3l-2o-5p-7
~at first|a6b2h-3m7o-3p-2
~at home|a3b-4f5h5o-7p6
~at it|a7b-5c18g-3k-2m3o8p-6
~at my|a-4b-2o-5p-5
~at night|a-8n-2o11p-9
~at once|a-7b-6o8p3
~at our|a-2b-6h-3i11
~at that|p-3
~at the|a21b30d-14f-4g-4h14i-4j-3k-3l-5m-6n21p-6
~at this|a-13b-11c4l-2o-4p16
~at what|a12b23h-4i-2o-14p8
~at which|a-6b-4o-2p9
~attend|a-3b-2p-4
~at|a7b-10c18d-21f-7g48h-14j-2k-6l-16m7n12o-3p14
~audit sai|a-3p-2
~audit|a-7b-3h-3m3o-5
~aunt|a-3b-2p3
~auth|a-12b-10h6n-2o5p-7
~automat|a-3o-3p-5
~autumn|a-15b-9h-3p8
~avoid|a9b10p-9
~aw or|a-7b-3p10
~awai in|a15b15o-9p-14
~awai|a8b4g-2h8i5l4m-3n-4o5
~aw|b3p5
~azur|a-7b-3p10
~a|a-7b3c-12d-32e-3f24g2h-16i13j32k25l4m-35n-11o-10
~back at|a3n7o19p-12
~back to|a-8b-8n2
~back up|a2n2
~back what|a-6l-2o13p-10
~back you|a3l2n2p-2
~background|a32b36g7h-2l-2m-3o-2p-33
~backlog|a-8b-4h-2p8
~back|a-15b-10d-2f-2g-2h-2i-3j-8k-3l20m-7n5o-5p28
~bad new|a-3o5p-5
~bad|a-4b-6h-4i-2j-2k9l6m6n-9p2
~bag|a7b9h3i-2m-2o-4p16
~bai|a2n2
~baker|a-3o7p-6
~bank has|a-2m2o3
~bank holida|a23b24p-24
~bank of|a-4b-2p5
~bank s|a2l6o-3p-5
~bankrupt|o3p-4
~bank|a-4b-5h-5i-3j-2l2m12n3p16
~base|a-2h-2o-2p7
~bath|a4b4o-2p-2
~batter|a-13b-2h-2n-8p9
~be at|a5b-3h5j3o-3p2
~be a|a11b7g-2h-4i2k15p-6
~be done|a-10h-6n-2o-2p7
~be in|a7b2h-3i13m-3p2
~be on|a7b10m-2p-2
~be so|a8b-6h12i4m4n-3p-7
~be the|a-3b9d-2h-2m-3
~beach|a-14b-4m-3n-5o10p-8
~bear|a10b13n4o-12p23
~beat|a23b30n-3o-4p-13
~because a|a-3b-2p-7
~because i|j3o5
~because of|a-5b-2o10p-5
~because one|a-2b-2o2
~because they|o-7p-3
~because the|a-4b-3o8p-3
~because we|a-5b-3o-6p9
~because|a-23b-12h-3j2l-2n-3o9p-26
~becom a|a-2p5
~becom of|a6b21h-8i-2m-2n-2o12p-13
~becom|a4b10h11i-2l-3m-3n-4o14p-11
~bed|a10h8i5o-5
~been at|a14b2c23d-2g-3j-2k-2l-2m3p-9
~been a|b2o-2p10
~been doing|a5b8p-2
~been in|a2b-8c12p-2
~been on|a22b27o-10p-14
~been through|a3b2h9m-3o-6p7
~been|a31b9c35d-5f-4g-5h-5j-6k-5l-14m25n7o-2p-10
~beep all|a-2p-7
~beep|a-5h-3o2p-7
~before 2012|a2b3p-2
~before and|o9p-9
~before anyth|a2b11h-7
~before it|a-2o5p-2
~before i|a19i2j-2k17n2o-3p-5
~before they|a-6b-5o2p6
~before the|a-22b-12h-2i-2l-2o8p-18
~before this|a3b5p-2
~before we|a3k5l2o-14p2
~before you|a12b38d-3f-2h-8l-2m-5n-3o14p-15
~beforehand|a7b3h-6k15l-2o2p-5
~before|b19c-2d-8f-5g-4h-21i16j-4k18l-9m-11n8o2p-12
~begin and|a2b3p-2
~begin|a-8b8d-12h4l-2m-2o5p-16
~beg|o18
~behalf of|a10l2m5n4o-3p-3
~behalf|a13b-6i-2l11m5n7o-3p-5
~behind a|a-7b-2l-3o-2p12
~behind it|a3b3h-3n5o-2p-5
~behind the|a-14b-4m-4n-4o8p4
~behind your|a9b6l3n2p-9
~behind|a19b45d-2f-2g-3i-7j-2k-2l-7m-5n2o8p-25
~being tell|a-2h4o17p-2
~being|a-8b-10d4h2i-2j-2o-17p11
~believ you|p-3
~believ|a-13b12g-2h-3i2l-4m-9n-3o20p-39
~below|a-4b-2o-3
~benefit|a-13b-8o-28p24
~besid|a18b18n4o-3p-10
~best|a-15b-12f-2g11h-4m-3n-4p13
~bett wai|a-2o-17p-5
~bett|a-14b-5k-2o-12
~between two|a-9b-8p11
~between|b-16d-4f-2g-3h20i-6j8l8m-3o4p-9
~bet|b3l2o-11p-2
~be|a31c-2d-8f-2g-8h21i26j-4k3l3m-3n5o-5p22
~big chain|a-2o4p-4
~big one|a-4
~biggest|a5b9o7p6
~bigg|a-3o-6p-12
~big|a-17b6h-6i-5l-2m-2n-3o-4p-7
~bill|b-5g11h-4p8
~bin|o-2
~biscuit|a2b3i3n-3o2
~bite of|b-4f6i6m-2n-2p5
~bite|a7b-6f6h6i6l-2m-2n2o14p10
~blam the|p-4
~blam|a-2h-3o3p-16
~blank|o-5
~bless|b-3h2o-3
~block of|i3
~block the|a-3o-5p-7
~block|b-3i7o-12p-7
~blow|a4b4o4p-6
~board|a-5b-16f-3g-2h27l-4m-2n-2o19p-31
~boat|a27b25h4o-8p-27
~bodi|b14d-6h-5o-3p8
~boi|a4b14l-2n-5o14p-16
~book a|a13b-4j17o-3p-4
~book for|a6b9o5p-12
~bookkeep|a-6b-5o-6p5
~book|a40b18d-3f3g-2h-4j31k-2n-2o5p-24
~boot|a16b16d5i-2o-3p-13
~borrow from|a-3o4
~borrow|a-9b-8o5p-17
~boss of|a16b5d-2h-3l18m-7n7o-5p-9
~boss want|o-4
~boss|b-10d-5f-5g-3h-13i-3j-3k-5l34m-3n15o10p-29
~both think|a-2b-2o2p-2
~both|a-7b-7f-3i-2k3n5o12p-22
~bottl|a5b-5f4l15n-7o9p-25
~bottom|a3b7i-2o-9p-3
~box|a11b10f2o7p-11
~branch and|a-4b-2o5p-2
~branch|a-16b-23d21f-3g-2h2i-2l-2m-2n-4o2p-4
~brand|a-5b-3o3p5
~break that|a-3o-2p-3
~breakfast|a-10b-7h-2n2o-5p9
~break|a-5b20h-3l-3m-10n-7o4p-10
~bring along|a2b9h-3p2
~bring back|a-8b-3n-2o17p-16
~bring in|b-3h7o-4p13
~bring to|a8f11i-2p-7
~bring|a2b14f9g4i-8j-2k-2l-3m-5n-4o7p-4
~bristol|a8b-4h-3l-3m14n8o-8p11
~broth and|o2p-15
~broth|a-15b-12p-4
~brown|a-4b-6h6o-4p-16
~bu driv|a-3b-5m3
~budget|b-5m8
~bui anoth|o-4p-3
~bui a|o-5p4
~bui for|o-9p12
~bui more|o-2p-4
~bui on|a9n10o-5
~build and|a5b-3g12h-2p-12
~build the|a-17b-13n-2o-4p-5
~build|a-26b-16f-2g10h-8i3m-4n-6o-9p-34
~bui|a-20b-10h-3l-4p19
~burn out|a-2o4p10
~burn|a-5b3h-3i-2o19p15
~buse|a-2b4m-2o-6
~busi area|a9b-4d-3f26i-4p-8
~busi|a16d-5f36g-2i-4l-3m-2o7p-6
~bust|a-2b-2o11p-14
~but i|b-3j3o4
~but no|a-3n-2o11
~but the|a-2b-3d4o12p-3
~but|a-26b-7d3h-6i-2j5l-2m-6n-7o-2p-12
~buyer|a-6n-2o-9p16
~bu|a7b4h-2m6n2o-2p-19
~by a|a-7b-2l4n-5o22p-13
~by christma|o-7
~by frida|p8
~by hand|a-7b-4o-2p-4
~by law|p2
~by lunch|a2m3o6p-7
~by mail|o-3p-4
~by one|a-4o9
~by the|a21b14h11i-4l-2m6o19p-9
~by trad|a5b6d7g-2h-2p-3
~by what|a-4b-14i17j5n-3o5p-6
~by|a11b-9c-2d-3f4g-9h7i31j-3k16l-5m-2n-14o-5p-23
~calendar|j2o4
~call centr|a-5h-3o12p-5
~call herself|a2b-11d19h-3
~call the|a-6b-7i6j-2m-2p10
~call|a18b-29d22f-2g-5h6i23j7k6l-4m-7n3o-11
~camp|a10b3n7p3
~can a|a-3b-2j3o-7p2
~can be|a2f8n-2o-7p-10
~can it|a2b3o3p-4
~can i|a-16b-26d-3f8g-4h-11i-5j32k11l-7m-5n-5p-8
~can one|b-3j6p-3
~can read|o-9p-2
~can sell|b2o-3p-2
~can that|a-4o3p-15
~can the|a-12h-9m3n-3p24
~can t|a-7b-4g9h3j-5k-3m-2n-2o-4p11
~can we|a4b-4h2j5n3o2p-6
~can you|a-9b-13f-3g6h-2i8j4l-2m-2n-3p24
~cancel my|a-5b-4o-10p17
~cancel|a-8b-2d7i-2m-2n-3o-9p-42
~cannot|a-4b-2n-2o5
~cant|a-4n-3o9
~can|a-18b-46c-3d-7f8g-2h-14i-9j49k38l-20m-8n-4o21p-21
~capac|a-4b-2h-4n3o-4p-3
~capit|a-14b-8h-2p26
~car park|a-5b-6o11p5
~carbon pric|a-4h-3o-2p-10
~carbon|a-26b-13h-5i-2m-3o-5p4
~cardiff|a3h-2m7o-5p4
~card|a-6b-8h-3j-2k15l-3n-3o8
~carer|a-6b-3n-2o3
~care|a18b31h-2i-5o-9p10
~carr profess|a-5b-5p6
~carr|a25b29h6i-6j-2k6o-4p-15
~car|a-9b-9o11p9
~case|b3h-4i3n5o5p-30
~cash|a-11b-7o11p7
~cataract|a-4b-2o-5p6
~caus|a12b16h-2n2o-4p-18
~cave|o-8
~cement|a-3b-7m7o-3p2
~centr|a14b21h-3o4p-11
~cent|a-3o-4p-3
~certain|a6b4h-2l4n2p-5
~certif|a-5b-7m4o-4p16
~chain you|a10b12p-8
~chain|a12b20h-2n-2o-7p-12
~chair a|a4b2h5o-3p-2
~chair of|a9b11o-6
~chair|a7h2i-4k5l-8m3n9p-11
~chang side|a-12b-10p12
~chang the|a-2o-6p6
~chang|a-35b-11h-5i-2l-6m-4n-3o8p-15
~chap who|a7b4m7n-2o-8p-2
~chap|a10b-2h-3l2m17n-2o-9p-4
~charg for|a-16b-11o-7p28
~charg of|a12b8n5o3p-15
~charg|a-7b5f-3g-2h-4l-2n3
~charit with|a-7b-3o-2
~charit|a7b9f13g4h-13j-2l-2n3o-13p-8
~chart account|a-8b-7p9
~chart|a-14b-10o-4p15
~cheap|a-7b-7h6l-2p-8
~check your|n3
~check|a11b-15h-5k8l2m10n15o-21p2
~chees|a-9b-5o13p-33
~chief execut|a-5b-8m-4n9o-13p31
~chief|a-3b-14g4h6m-4n9o-3p8
~children of|a-19b-16o-4p33
~children|a-19b-13o-14p14
~child|b2o2p7
~chil|a-12b-8n-2o-5p18
~choic|a8b2d-2h7i4o-2p-4
~choos|a-27b-25d-3f-2g-3h12i-3o12p-14
~christma|a-2o9p-10
~citi have|a4b5p-3
~citi you|a2b3p-2
~citi|a15b18o-2p-16
~claim to|a5b8o-5p-9
~claim|a15b30h-4l-2m-2n-3o-9p-12
~classroom|a25b27o-7p-17
~class|a-3p7
~clean|a-15m-8n-5o21p-16
~clear|a-12b-7h-2o-2p14
~clev|o12p-2
~click|a-8b-6o7p-7
~client and|l-3n2o-7p-4
~client|a19b23d-2f-3g-4i-6j-2k-2l15m-9n8o7p-3
~clin|a-13b-5h-3m-2n2o8p5
~clos to|o-6
~clos|a4b10h-9n7o-3p-4
~cloth|a-4b-3p-5
~club|a-2b-5h5o5p2
~co2|a-2o7p-15
~coach in|a5b6p-5
~coach|a-6b-2d-2g-2h-4m-4n10o-13p11
~coat|a-6b-4o-10p-3
~cobol|a-27b-30g3m4o-8p17
~cocoa|b-5n6o-5p-13
~code|a2b11m-4n-2o9p-10
~cold|b-4h4o-12p27
~collaps|a-5b-4p-4
~colleagu|a-8b-4l-4n3o5p-6
~colleg|a5b2m4o-16p5
~colour|a-13b-7m-2o11
~come and|a3b7l-2o-4
~come back|a13b-4l5m-3n16o-33p30
~come from|b6f-3g-3l6o2p-7
~come in|a2b-2h8j-2o6p-16
~come out|a-2b2d-2f-2h6m-2o27
~come to|a-10b-10f14h-9l-3m-2n4o-15p30
~come|b4d-6f12g-6h3i7j-9k-3l3m-9n5o-2p20
~commiss on|a2b4p-2
~commiss|a5b19g-2h-8o-2p15
~committ of|a6b8p-2
~committ|a6h-3j4k8o2p-24
~commit|a42b30h14o-12p-32
~commun|a16b18h3i4l-3o-3p-3
~compan and|b-2i3p-4
~compan do|a8l11m2p-8
~compan s|a9b9l8m-9n3o-6
~compan that|a-8b-7p-2
~compan|a-15d-5f-5g-2h-9i2j-2k-3l18m-3n-5o27p-26
~competit|a-2o-8p9
~compet|a28b-8d-3g59h-10i-2l-2n-2o-8p-7
~complaint|a-8b-2m-2o-4p-11
~complain|a-5b-2o-8p16
~complet|a12b6h4i2k15l-2m-2n-5o-6p-20
~comput sai|a-3b-2o4p-7
~comput|a3b17h-2i3l-3m-2n-6o2p-11
~concern|a30b8f12g2h12n-2o-6p-5
~condit|a26b41d-7h-3o-2p-17
~confirm it|a9b-2n11o-5
~confirm the|a14l3n15o-2p-9
~confirm your|m2
~confirm|a37b-9h-2l16m19n20o-11p-19
~conf|a-4b-2p6
~connect|a-12b-9h-3k-2l-2m8o-10p-2
~consult|a2b-7f14g6h-6j2l-2o5p-5
~contact|a2j5
~contract|a-13b-8h-6i-2l3m8n-5o-14p18
~contradict|o-6
~control room|a-2b-3n4o-2p-9
~control|a2b-6l6n7o-3p-13
~convers|a8b-10j11k3l8o10p-12
~convert|a-2b2o14p-14
~cook|a-11b-6n-2o4p21
~copi|a-6b-4o-4p12
~copp|a-12b-6m-3o-5p26
~corn|b10f-3n-2o7p2
~corrid|o-5
~cost and|o2p2
~cost a|a-3p16
~cost me|a-3b-2o-11p26
~cost them|a6b6o-6p8
~cost us|o-11p-5
~cost|a5b7g-2h4j-2k-2l2m7n-6o-17p17
~could be|a14h18o-7p-8
~could i|b-8f12h-4j5o-3p9
~could not|a3b8i-2o-3p-2
~could one|a-3o14p-4
~could the|a-3o-5p17
~could we|a-4h-3o9p-3
~could you|a-7b-17f7g5h-9i17j-2l-3n-2o6p-5
~could|a-2b-35d-3f15g3h24i9k4l-5m-3n-9o4p-4
~council|a-14b-13l2o6
~count point|o4p-3
~countr have|a14b16p-13
~countr|a-4b2p8
~count|a7b16l-5m-5n4p14
~coupl|a-6o3p2
~cours|a-28b-25o13p26
~court|a-11h-2l-3o-5p26
~cousin|a-6b-12h-2l6n2p7
~cover|a27b-10d14f-3g-3h33n-2o14p-3
~co|a-2o-7p23
~crack|b6n-3o-15p23
~crafts|a-2o11
~cran|a-6b-2m-2o13p-14
~crat|a5b4h-2n7o11p-23
~craz|a-4b-2o4p-2
~credit union|b17h-3m-12n-2o-20
~credit|a-14b5h5l-4m-13n-6o-16p10
~crew|b3g-2h6i-4o-5p-12
~crm is|o4p-11
~crm|a-3o-12p10
~crop|a-4n-3o12p-10
~cross|a-4b-3o-4
~croydon|a-14b-14p17
~cure|a4b-12h24j-3o-2p-9
~custom|b5h6i-4l-3m2n-2o-8p-5
~cut of|a5b7p-3
~cut|a-10d-2h-2m-2o15p-8
~cv|a5b10n-2o17p-23
~d like|a4b-12j7l11m2o-18p11
~d rath|a9b-2j6l6o-4p-5
~dad s|a-10b-11j6o7p-13
~dad|a-2b6j6l-2m-7o15p-24
~dai and|o10p-2
~dai a|a4b7p-9
~dai for|o2
~dai is|a6l5n2o4p20
~dai long|o-4p-2
~dai off|a-5b-2o8p-4
~dai of|a5b-3h7i4p-17
~dai one|a14b19h-2p-12
~dai rate|a-8b-6p15
~dail|a-3
~dair|a4b-3m8o-8p-3
~dai|a-9b-2c-2d-4f10h-7i3j6k-4l-7n-2o-9p11
~damp|b2o2p-2
~dam|a-24b-15d-5o-3p34
~dare to|a-11b-6l-2o5p-7
~dare|a-13b-6l-2o8p-9
~dark|a-14b-12o-4p14
~data|a5h11n-3o-18p16
~date did|a5l-2m3n5p-4
~date|a36b9d-2f-2g-2i-2k-2l-5m18n26o-18p-11
~daught|a8b6l-2n4
~dead|b5h-2m-2n3o15p-20
~deal with|a4b-5m5n9o-14p-11
~deal|a-25b-7d-2g-2h-6i-2j-3l-4n4o7p-31
~dear|a37b11h-3i9l15m4n3o-11p-15
~debt|l5n-4
~decent|b-6h6o-10p-4
~decid|a-14b-12h-2i3o10p-39
~decis|a12b-2h19o-2
~declin|a4b12p-6
~defect|a-13b-9n-2o6p-4
~degr|a-15b-11p19
~dela|a11b6d-2h11o-19p-13
~deliver|a-17b-15h3n-2o18p2
~deliv|a29b-12h60m-4n-8o-6p-3
~dent in|a-2o2p2
~dent|a-12b-7d-4h-7n9o-10
~depart|a-9b-7h-2m2n2o23p-20
~depend on|o-5p-2
~depend|o-5p-2
~deposit|a-6b-2o-2p24
~depot have|a2b2o-12p12
~depot|a-3o-17p-9
~deput|a3b-5i10o4p3
~describ|a26b14d12h-3l6m2n-2p-23
~design|a6b-10d31l-3m-3n-7o13
~desk|a-2b5n-2o16p-16
~develop|a4h9i-3o-9p9
~devon|n3o-7p9
~dev|a-11b-5g-2o12p-11
~diar|a4b-3j12o-2p-4
~did anybod|a7i-2l10o-11p-2
~did anyon|a3l5o7p-2
~did any|a3b-7l10m-4n6o4p-9
~did a|a-23b-2m-14n-5o26p-9
~did it|a-14b-12h-3l-2m5o12p-21
~did not|a-6b-5o2
~did one|a-3b3
~did somebod|a2b-2n3o-4
~did that|a9b4l-4m2n9o-12p38
~did they|a-9l5m-3n-7o-2p22
~did the|a8b-20h-7i-3l10m23n12o-10p7
~did those|a19b16m4o-4p-3
~did your|a5b17l-2m-3o-5
~did you|a-44b34c-2d-5f-7g-4h-13i-7j-5k-2l-13m-13n-7o-8
~didn t|a-8b-3h-2l-2o21p-24
~didn|a-8b-3h-2l-2o21p-24
~did|a-33b23c-5d-11f-11g-9h-35i-17j-11k-7l18m31n2o14p-23
~diff|a3b10f-2h-4i2l-4m4n3o-10p-3
~direct|a-12b-21j8l-8m11n4o14p-5
~dirt|a4b8n-2o9p-22
~discount|a4h-2m5o-5p-5
~divid|a-7b-13i8p-18
~divorc|a-6b-5o-6p18
~di|a-2o-6p15
~do about|a-12b-5h-2n-2o7p-10
~do and|b2p-4
~do at|p-3
~do a|b-2d-2g-3h7o-5p2
~do before|a-9b-7o-2p13
~do diff|a2n3p-4
~do for|a20b29d-2h-3p-19
~do in|o6p-3
~do it|a-2o-6p-2
~do i|a-12b-17d-3f-3g-3h2i-6j26k-8l7m-3n-2o5p40
~do on|a14b13k3p-11
~do peopl|a22b-6f16h15o-9p-3
~do that|a15b3g9h-2j4k5o4
~do they|a2b-5h-4i6l10m-2n-3p-6
~do the|a9b6h3o17p-10
~do we|a-2b-24h26j2p-12
~do when|a-5b6h-2m-8o3p-18
~do with|b11h-6n-2p-10
~do your|a-20b-20l10m-2p23
~do you|a19b48c-6d21e10f8g-4h-11i2j-19k12l-21m-11n-11o14p-10
~doct|a-6o4p2
~docu|a5b-6d-3f-2g-3h27i-4o-4p-8
~does all|a-4b-2o3p-2
~does anybod|a4b-5l9n2p-2
~does anyon|a-12b-9l5n-3o23p-11
~does an|a-11b-5j-2p14
~does a|a8b2g-2h15j-2l5m-3o2p-5
~does it|a-4b-3h-2i3j2o9p2
~does one|a3b7h-4i-4j5l-2m3o-2p-8
~does that|a-7b-6p19
~does the|a27b-22c9d5f-3h35i-3j-2k-3l-6m10n7o-20p13
~does your|a22b2d-4f16g-5h12m3p-19
~doesn t|a-2b6m-2n-2p10
~doesn|a-2b6m-2n-2p10
~does|a38b-19c6d-3f8g-11h33i-6j-2k-2l14m20o-12p17
~doing this|a15b18c3o-2p-9
~doing|a-7b-9c3d-2h-3i2j-2l5n2o-4p4
~don t|a-3b14g-2i-4l-3n-4o-9p-2
~done and|a10b18d-3m-2o7p-10
~done it|o3
~done that|a-5b-3p-18
~done this|a9b12p-5
~done with|a-12h-7n-3o-5p-3
~done|a-5c-2d-4g-2h22i-3j-2k-2l-3m-4n-5o-4p-17
~donor|a11b7n6o-8p28
~dont|a-5b-3o-14p8
~don|a-3b14g-2i-4l-3n-4o-9p-2
~door|a-2b5d-2m-2p19
~doubl|a-11b-2l-3n-5o8p7
~doubt it|a2b6h-3p-2
~doubt|h-5i2j2n4o13p-24
~down for|f3m-2o18p-3
~down the|o7p-4
~down to|o-6p-2
~down|a3b-9d13g-3h-9i-4j8k-3l-3m-5n19o3
~dozen of|a-9b-6o13p-8
~dozen|a-14b-10o14p-10
~do|a2b-6c-9d9e10f12g2h24i-3k11m-24n-23o6p4
~draft|o2
~drag themselv|a-2o2
~drag|b2o16p-2
~draw up|a-3o-2p7
~draw|a-18b-10h-2o6
~dread|a-5g-2l-3n3o13p-13
~drink water|a-3b-2o-4p2
~drink|a-11b-5h-2o-14p45
~driv and|o-4
~driv to|a-2o2
~driv|a5b11l-3m4p-11
~drop out|a-3o19p-2
~drop us|o-5p-5
~drop|a-18b-6h-2j9k-2l-4m-2n-9o18p12
~drown in|a-7b-2h-3o14p-19
~drown|a-7b-2h-3o14p-19
~dry|a-2o-7
~dublin|a20m17n6o-9p-7
~due|a15b15o-3p-6
~during|a-2b-3h-3m6n2p9
~dutch|a3m4o4
~duti|a6b-3h10o-14p6
~dy|a-7n-3o10p-11
~d|a-11b-9d-4f-3g-2h-13i-4j16k-4l11m7n-7o12p-16
~e buse|a-5b-3o6p-12
~e mail|a-2b-2h-2m-2n6o-13p7
~each depart|p-3
~each month|a15b19p-8
~each of|a5b5h4l-3o-13p13
~each one|i4
~each other|a-17b-18h-3i8o8p-14
~each quart|a-3o-20p7
~each time|a-9b-9o13p-8
~each week|a-4p-2
~each year|o2
~each|a-3b5f-3g-2h9i13j-2k-2l-9m3n-12o-4p-27
~earli|a-3b24l-7m-12n-4o-4p-10
~earl|a5b-15h30m-5o-2p-15
~earn in|a-22b-21o-2p23
~earn more|p-5
~earn|a4b11h-2n-2o10p-8
~earth|a-11b-7h-2l5m-3o7p-18
~easi|b7h-6o17p-14
~east|a-3b-4j2o-9p6
~eat|a-3b-5m5o11p-13
~edinburgh|a2b-2m6n2o-15p24
~edit|a4b-12m14n6o-9p10
~eight and|a-2o-2p-4
~eight|a-5b-3o-12p7
~electric|o-3p2
~electr|a-14b-16h8m-2n-2o-31p10
~eleven|a10b12p-2
~elsewh|a18b29h-4l-2n-3o22p-32
~els|b9h-8o-6p-8
~email|a-3b-2o-15p13
~emiss|a-3o-7p3
~emplo you|a-25b-18i-2p26
~employ|a-4b-3p2
~emplo|a-13b-39d21i-2l4m6n-2o-12p22
~empt|a-22h-4i-2m-9o10p-10
~end of|b10h-4i-2n-3o-3p-4
~end up|b6h23j-4l-2m-10n-6o13p-23
~end|a7b5d-3f-2h31j-5k-3l-6m-8o4p-29
~engag|a24b23d-2h11l-2n-4p-15
~engin|a-25b-13c10h-5j-2l-3n-6o3p-4
~england|a-16b-10m-2o-2p23
~english|a21b21h3o-2p-13
~enorm|a-3h-2o5p-10
~enough|a-3b-4f-2l6o8p-11
~enter|a5b4f7i-3p-5
~entir|a6b6p-7
~entitl to|a-3b-2p5
~entitl|a-3b-2p5
~equal|o19p-40
~equip|a13b14o3p-16
~equit instead|a-3o-2p10
~equit|a-8b-5o-5p22
~estat|a9b9i2m3n-3o2p-2
~euro|a-8b-2m-3n-2o-9p28
~even more|o-2
~even when|a-2o2
~even|b-8h5i2j2k5n-2o5p16
~ever a|a-6b-5p5
~ever been|b8l-2m-2o-10p18
~ever find|a-2b-2
~ever get|a6b15l-3n-3o-5p-2
~ever help|a-4b-3p-3
~ever sai|a5b5o-10p14
~ever work|a10b14o-14p21
~every dai|a7b2j6o2p-9
~every few|o-2p-4
~every month|o-3
~every morn|a-3b-2p-2
~every project|a-2o6p-7
~every singl|a3b5n-2o2p-2
~every week|a-16b-10i-2p-10
~every year|o-3
~everybod|a-13b-2l-2m-2n-2o2p-8
~everyon|a-14b-7h-3i2m-3o17p-2
~everyth in|a-2b-2f2o4p-14
~everyth is|a-4b-3o-13
~everyth|a-24b-7h-5i-2l-4m-3n-2o2p-6
~everywh|a-4b-2o25p-8
~every|a-41b-8c-2d5f-3g-2h-5i-4j3k-2l-7m-7n-9o19p-69
~ever|a-26b18d-3f-5g-5h-7i-4j-4k-3m-2n-14o-6p20
~exactl|b-26c-2d6g14h13l-4o3p5
~examin|a21b24d-4g-2h-4m4n2p-13
~exam|b-6m8n3o-5
~excav|a8h15l-4o-5p-12
~excel|b-2g7o-5
~execut|a-10b-11m-5n9o-20p37
~exist|a-3b-6h8m-2p2
~expect|a-2b-5h5p4
~expens|a11b-4l15o5p-13
~exper of|a9b14c-2o-6
~exper with|a-21b-19o-4p21
~exper|a4b9c8f-2h-2i-2l6m-3n-6o-4p-4
~explain|a-7b-10h2m3o5p4
~extra hour|a-2o-6
~extra time|a-3o-3p4
~extra weekend|o3p-4
~extra|a2b7n-2o-3p-12
~ex|a5b10h-3o-9
~ey on|a6b-3l5n7o-7p-2
~ey|a2g-2h-5l2n11o-9p-3
~e|a-12b-5g-2h-3l-2m-3n6o-15p4
~face|l6n-2o-4p16
~factor|a4b-2h12n-2o20p-18
~fail|a-10b-5l-2o-6p25
~fall ill|a-3p-3
~fall|a-2b-3h4o17p-6
~famil firm|a-3b-3p-2
~famil have|a2b3o2p-2
~famil|a20b38d-3f-2g-2h-9i3k-2l2n-4o-5
~famou|o4p-3
~far along|o2
~far too|o-5
~farm and|a14b2h15o-2p-4
~farm shop|o-4
~farm|a-4b24f-2g-3h2l-4m-14n-3o-16p-7
~far|a31b35d-2h8i-2l-2n-2o-13p-20
~fast|a-4b-3l3o21
~fath|a-27b-22i5m-3n-2o-3p31
~fat|a-3o-7
~fault|a-4b-3o21p-11
~fear|a15b11l9n-3o-8p-9
~feel like|a3b4o3p-5
~feel wrong|a-2
~feel|a5b10l2n-4o22p-24
~fee|a-2b11g-2h-2i-2o-7p22
~fellow|a3h3o-6
~fenc|o4p-9
~ferr to|a-4o-2p9
~ferr|a-38b-34h-2o22
~few hour|o-2p-3
~few month|a-4b-2o-3
~fewer|a4b8o19p-18
~few|a-3b-18f9g12h-2i3l-2n-2o2
~field|a4b-9c12d7h-2o-15p6
~fight over|o-8
~fight|o-3
~figur|a20b8h14l-2m2o-18p-17
~file|b-14d16f7g-3h-3l-3o4p9
~fill in|a14b-7h-6j-3k35o-5p-7
~fill|a8b-8h-6j-3k35m-2n-2o-5p-9
~final|b-7d-2h-2i5l-2m7o6
~financ|a-6b-11h10i-2l-2n2o2
~find a|a-16b-15o-5p22
~find out|a-12b-8k3o9p-5
~find the|a-4b-3l7m-2n-4o-15p-12
~find|a-27b-13d-2f-2h-5i2j2l8m-4n-11o-11p-6
~fine|a-17b-18h6p-9
~finish|a-6b-3h8i-3m-4n-3o2p-17
~fire rule|p-3
~fire|a-13b11l-6m-2n-15o16p3
~firm of|b4o3p-3
~firm|a-2b10c-2d-4f-4g-2h-7i-2j-3k-2l2m9n2o-26p41
~first job|a3b7o-3p4
~first morn|a9b10p-5
~first plac|a5b10m-2o-3p6
~first thing|b24h-22o-5p12
~first year|a2b2p-18
~first|a-13b6d-4f-2g-4h-26i10j3k3l-6m12n-5p-3
~fitt|a-2o-2p-4
~fit|a-2p17
~five month|a-3b-2o2
~five|a-10b-6h-2i2o-20p12
~fix that|a-10b-5h-3o5p-8
~fix|a-6b-10d-4g-4h7i2j8l-2o3p2
~flat|a-6b-5h-2l10n-7o-3
~flog the|b5h-3o3p-6
~flog|b7h-3o3p-6
~flood|a-3o-16p7
~floor|a11b21h-2n-5p-11
~flu|a-3p-2
~fold|a-2b-2o-2p-3
~folk|a20b14d-2f15h4l-3m-2n-3o-9p-13
~follow|a15b-3h16i10l-2m-2n-2o-5
~food|a-5b-6n2o-3p-3
~footb|a-7b-3p8
~for an|a5b-10h22l-3o-22
~for a|a-4b6d-3f10h2k-3l-5m-6n-6o-9p34
~for being|p7
~for each|b2h-6m6o2p-3
~for ey|o3p-4
~for how|a2b16h-3i-2k3l-4m-6p-3
~for in|a-4b-2p4
~for it|a18b6h17l-2o-16
~for less|o-24
~for me|b-4g6h-5i5o-7p-12
~for month|a-4b-3o4p-2
~for more|a8l9m-2n2o-6p-10
~for my|a33b-5g19h16i-2j10o12p-48
~for one|a-2b-4f8o-5p9
~for our|a3b-5d14f-2o-7p-2
~for peopl|o3p4
~for rent|a-7h-2n-3o7p-6
~for that|b5h-2o13p-15
~for their|a-2o-10p9
~for them|a-3o-7p5
~for the|a4b-6d12g4i13j-2k-2l-5n-6o14p-32
~for this|a11b12o-10
~for those|a-6b-5o2p8
~for two|a-2o-7p2
~for us|b-4h4k4o-8p10
~for week|o6p2
~for what|a21b-5f2g-4h20l5m3n3p-17
~for which|a7b10h-2l-3m3n2o4p-13
~for year|a-2b-2o-3p4
~for your|a-9b-12h-2i4m-2n7o20p16
~for you|a37b-15c-2d-3g6h-13j-4l37m6n26o-12p-17
~forecast|a-17b-5g-2h9l-3m-5n-7o9p-20
~forev|a2i2o-13p20
~fore|a-7b-3l-2o-8p-20
~forget|a-9b-6o9p4
~form|a-10b-10d8f-3g-2h-12i-4j-2k-5l23m-4o-5
~fortnight|a-2o5p-3
~fortun|a-3b-2o2p-4
~fort|a18b-3k24m-2o-10p5
~for|a14b-33c2d10e-2f32g23h10i-7j-11k-12m-6n8o-4p17
~found|a-12b-9h-2i-2l3o-20p12
~four month|a-6b-4n-2o4p-2
~four time|a-5b-5o-13
~four|a-9b-23d-3f-4g17h-7i33j-4k-2l-5m-3n-8o-14p-20
~free|a10b-15h-2i-2j38k-3l-2o-11p-4
~french|a5n7p-4
~fresh|a-8b-5o27p3
~frida|a-2o10p-3
~friend|a3l5o-9p-6
~from a|a41b24f-2h-2j-2l19m4o2p-42
~from my|a3b6o-14
~from the|a11b-5g-3h-4k-2l8m12n8o-7p5
~from which|a-8b-9n9o-2p11
~from your|a-18b-9m-4n-3o-5p24
~from you|a21b-4h32i-2o10p-20
~from|a16b-7c-3d-7f-10i-8j-6k-6l26m17n19o-15p33
~front of|a2b6o12
~front|a15b30h-3j-2k-2l-2m-2n-2o13p-8
~frost|o-9p17
~full of|a-5b-2o6p-2
~full time|a13b19n-3o-4p-17
~full|a-8b9h-4l-2n-4o8p-30
~funct|a5b-3n11p-4
~fund|a-8b-12h-2i4m3o8p-17
~furnac|a11b9h-2i-2m8o-42p-13
~gadget|a5b10o15p-10
~gap in|a-7b-3h-4p-6
~gap|b-3h-3j6p-12
~garag|a3b6o-2p-3
~garden|a-2p6
~gate|a-14b-10o-3p11
~gath|a8n10o6p-6
~ga|a-4b-4g11h-2m-4o3p10
~gdpr|a-2o-5p14
~gentl|a14b-3l6m9n4p-9
~german|a4b-4m8o-5p4
~get a|a-9h-2j3l-2m-3n-5o11p-24
~get in|a6b-4h-3j14o6p-3
~get it|a-14b-10h-2o-4
~get my|p4
~get on|a-5b-11h10m-2o-9p19
~get out|a-4o-4p15
~get pai|a19b20o-8p-28
~get peopl|o-5
~get send|a-2p-2
~get them|a-5b-3o-2p-2
~get the|a-6b-3o-4p-4
~get to|a12b3h6j2m4o-2p-4
~get two|a-2o-3p-9
~get your|a16b19o-7p-5
~gets|a-10h-3l-2n-3o-5p-30
~getting|b-2h-2i-3j8l3n-2o-3p7
~get|a-29b-2c-3d-6f-9g-5h42i-6j17k-9l-16m-13n-18o11p-52
~ghana|b-9l-2n11o-2p6
~giant|a6b8o4p-2
~gift aid|a-8m-3n-2o-4p33
~gift|b6m-3n-2o-4p29
~girl|a12b12h9l-3n-5o-6p10
~give a|a-8b-10h-2l5o3p7
~give it|a5b6o2p-5
~give me|a7b-2f11o-2p-5
~give the|a-7b-5o-3
~give up|a12b24h-9n2o-5p15
~give us|b-2h4o4p2
~give your|a3b5l-2o-7p-2
~give|a2b13c-2d-3f7g-3h-16i-2j-3k-2l13m-2n2o-8p10
~glass work|b-5m5o-2
~glass|a-4b-10h-3m4n8o-13p11
~go about|a9b-4i-3j17p-3
~go and|p-2
~go awai|a7b8p-6
~go back|a-6b-6p6
~go before|o6p-4
~go bust|o11p-14
~go by|b-4i4o-3p-7
~go for|b5h-2m-2o-5p8
~go home|o2
~go into|a10b12o-2p-2
~go in|o7p3
~go on|a5m6o-8p-3
~go out|a7b11o5p-5
~go over|a3o-6p-2
~go through|a-5b-10i7j-2o14p-25
~go to|a-12b-4h-2m-2p29
~go under|a20b25c-2o2p-13
~go up|a-4h-2o-11p32
~go wrong|a6b-4h17i3m-5n-2p8
~goe on|a-13b-4g-2h-4o3
~goe|a-15b-4g-3h4l-3n-2o-2p-6
~gold|a-2o-5p29
~good idea|a-5o-6p-12
~good|a26b-4c-2d-3f-6g34h5i-4j-4k-3l6m6n2o-3p-22
~googl|a-6b-3o3p-11
~got a|a-11b-10k6o9p-19
~got children|a-15b-13p19
~got the|a-8b-7h-2o4p5
~got|a2b-16c-3d5f-3g-4h-12i5j-3k6m37n-11p-41
~govern|a9b15d-2j3m-2o-4p8
~go|a-19b-7c-3d-4f-6g-4i6j9k-5l-3m-4n2o2p-11
~grandmoth|a-7b-7h3o-2p10
~grant|a-17b-9h-3k-2l-3n2p-4
~great|a4b18h-2i-2l-4m-2o-2
~green and|o-19p-4
~green product|o-2p-2
~green|a-11b-7o11p-21
~grid|a-8b-8l8m-9n4o-6p-8
~ground|a-3o4p-3
~group|a-5b-3h4m-8n2p29
~grow up|a-10b-10o-3p18
~grow|a-5b-11h8n3o5
~guard|a-3b-2o4p-3
~gui|a13b-11m15n11o-2p-35
~habit|a-4p14
~had a|a4b3h-2i4l3n-3o-12p11
~had been|a-3b-10h-3m6n4o12p-19
~had the|a-6b-5p5
~had to|a21b12m7n5o21p-26
~had|a-9b2d-13f-3g-2h-15i4j-3k-4l-3m9n21o20p-12
~half an|a9j12p-8
~half a|a-12b-8o12p6
~half build|o-15p-3
~half empt|a-4h-2o3p-5
~half my|a-4b-3o-9p12
~half of|a-3b2l-2o-3p5
~half the|a-2b3p22
~half up|o3
~half|a-27b-13g-2h-8i-3j11l-4n-3o-8p13
~hall|a-3o7p12
~hand and|a-3b-2o3
~hand at|a7b-2h8n2o-4
~hand in|a-12b-2l-4n-3o-4p22
~hand out|a6b11h-5
~hand over|a-2b3h6i-3m-3o14p-30
~handl|b9h-2o-13p3
~hand|b14f-2g-2h15i-3j-2k-2l-6m-5n-5p-21
~hang on|b11l-6n-3o-6p-3
~hang|a3b9g6l-6n-3o6p-8
~happen in|o12p-5
~happen to|b8h-4n-2o-12p26
~happen with|b9h-4i-2n-2o4p-7
~happen|a4b12h-12i-3m3n10o9p-29
~hardl anyon|a-2o-19
~hardl|a-15b-9n-2p-8
~hard|a-5b-5o-14p8
~harvest|a-6b-2o-5p-12
~has anybod|a-2b-5l2n3o-3p9
~has anyon|a3b-3m6n3o5p-3
~has a|a-15b-16h-2i4j2o19p6
~has been|a-5b-5h-2i5l-2m6n-4o6p2
~has done|a4h7p-18
~has ever|a-2b3o-3p2
~has go|a-5b-4p-5
~has its|o-4p-2
~has it|b3o2
~has the|a7l-6m20n-2o-3p-5
~has to|a-3o-2p4
~has work|a-3b13d-4h-7p4
~hasn t|a-7b-7h-4i7o-14p11
~hasn|a-7b-7h-4i7o-14p11
~has|a6b5c-2d-10f-7g-6h9j-4k-2l-11m20n15o-6p9
~hate|a3b-4g12h-2o2
~have a|a6f-2g3h-3j4k-2m4o-11p5
~have been|a5b5h8m-3n-2p-10
~have exper|a-7b-6o-6p13
~have go|a5b5o3p-5
~have in|a2b-5h8
~have just|o5p6
~have never|a4b5p-6
~have no|a-2o8p-2
~have the|a7b3h11p15
~have to|a12b-21h8i16j6m10n-5o12p-10
~have you|a-36b51c19d-8f-5g-5h-22i-12j-8k6l-29m-18n-6o2p-36
~haven t|a2l4o-8p10
~haven|a2l4o-8p10
~have|a4b3c26d-12f-10h13j2k6l-10m-9n-4p16
~having|a15b13h-3i-2m8o-5p-14
~head offic|b5n-2o7
~head of|a-5b-11i5n2o2p-10
~headteach|a3b-4h4l2
~head|a4b6d-2f-2h2i6l-3o8p-8
~health|a-4b-3d4m-2o4p17
~hear the|a-4h-3
~hear|a-4b10d-2f-4g-2h-4i2j-3k-4l6n-3o7p-14
~heat|a-5h-2o5p8
~help a|a-5b-3o11p-35
~help to|a6b8o-8p-2
~help with|a-13b-14h4p30
~help|a-11d4f-3g-3h3i-3j2k-2l-3m-3n-3o9p-46
~here|a13b-18d2f3g-2h-6i-4j10k23l11m-3n-4o-2p-10
~herself and|a3b4o-6p-3
~herself how|m3n-2
~herself or|a9b6f-3g-2j-13n24p-8
~herself|a28b18d16f8g-3h-12i-3j-14k-3l-2n22o10p-42
~hers|a24b-3d-2h-3i20k-2l15o2p-8
~hide|o4p-2
~high rise|o10p-2
~high|p5
~himself and|a5b4p-4
~himself|a29b22d18f-4g-4h-2i-2j-3k5o7p-27
~hip|b-4i5o-2p10
~hire|a-28b-14d-2g-2h17l-13m-2n-8p-16
~histor|a3b6o6p-13
~hi|b-4d5o-3p5
~hold a|a6b-4m6n5o-7p6
~hold up|a-5b6h-4i-3m-2o13p-11
~hold|a9b-11d-2h3i-2m9n15o-5p12
~hole in|a-16b-10h-3o6p-20
~hole|a-18b-12h-5i4j-2o13p-26
~holida|a46b51h-2o-3p-39
~home at|o7
~home have|a4b7p-2
~home hungr|a-2o2p-2
~home|a-9b-5f4h10l-5m-5n-4o-16p13
~honestl|a-4o-2p-8
~honest|a5b-5h-3l10m3o10p-13
~hook up|a-6b-4o-3
~hook|a-6b-4o-3
~hope|a-3b-8d-2f11g-3h-4m4o9p10
~hospit have|b2
~hospit|b6d6h2l-4m-3n-3o-6p-10
~hosp|a-9b-3h-2o-9p15
~hotel|a-2o-9
~hotlin|a-11b-2l-2n-2p-35
~hour and|o-10p-2
~hour are|a10g-2h18p-9
~hour of|a-10b-10i-2j5o7p6
~hour with|a-2b-6j8p3
~hour|a8d-2f10h8i-8j14k-2l-3m-2n-5o-2p-12
~hous benefit|a-6b-4o-15p11
~household|a5b17h-4i-3o2p4
~hous|a13b25h-5n-3o-15p-5
~how are|a4b3p-4
~how big|b8h-2i-2
~how can|a-9b-4h-3j6k-2l-2m3n-4o4p-13
~how come|b7h-2j-2o18p-10
~how could|a-7h-3o13p-12
~how did|a-21b4h-4j-2l-5m-11n3o-10p-15
~how does|a13b4d-2h-6j6l9m2n4o-11p-7
~how do|a-26b-3c-2d9f-4g-4h-27i-4j19k-8l3m-4n-2o-5p-5
~how far|a6b-3h13o5p-6
~how is|a-4b-11d13l-3o-7p12
~how long|a15b19c16d-4f-2h2k-3l-12m3n-4o3p-4
~how mani|a5c-2d-8f-5g-7h-2i-3j-9k14l38m3n-15o5p31
~how much|a3b8c7f9g5h-11i-2j-4k-2l-6m-10n10o7p-11
~how often|a5m8n2o-6p-13
~how old|a-11b-6o-2p16
~how quickl|a20b-2h28i-2o-9p-5
~how soon|a13b6h-4i13l-2o-2p-4
~how the|a9m12p-5
~how to|a-13b-14h-4j6m2p-19
~how was|a-10b-6m-2o-6p9
~how would|a-12b-11h-2j5o19p-28
~how you|a9b24h-7l2m-6n2o6p-3
~how|a18b-9c11d-6e-3f-13g-18h19i-11j28k15l7m6n-10o-7p-45
~hq|a-7m-3o22p-12
~hr|a-6b-5o6p5
~hubspot or|a-17b-12p23
~hubspot|a-17b-12p23
~huge|a-11h-3m-2n-2o9p-10
~hull|a7b-2n8o-10p11
~humil|a-11b-3m-2n-2o6p-2
~hundr of|a-3o-7p-3
~hundr|a-15b-6h-5o-10p10
~hungr|a-2o2p-2
~hurt|a-7b-6o-3p12
~husband|a16b2h5i5k4o-2p-5
~hybrid|a-4n-2o-3p-9
~hydrogen|a-15b-2d-3g-2o-10p38
~i am|a12b3d9f-2h2j3k7l-2m-2n-4o3p12
~i ask|a-12b-14f12h-3j-2o10p10
~i bet|a5b7l3o-11p-3
~i be|a-5b5k-3m-2o14
~i book|a15j16p-11
~i bring|o-6p12
~i bui|o-10p12
~i can|a14b-11g-2h-2i-4j7k34l-2m-2n-3o-13p17
~i chair|a4b2h5o-3p-2
~i could|a-7b-7k3o-2p12
~i don|a-9b2g-2l-2n-3p16
~i doubt|a4b4h-4i2j2o2p-3
~i do|a6g8i-2j2k5l-3p5
~i d|a16b-14h-2j17k-3l19m2o8p-19
~i entitl|p3
~i find|a-4b-2i-2l3o9p-24
~i gath|a8n10p-4
~i get|a8b-12g-2h16i-3j20k-4l-2o-2p16
~i give|a-10b-8o9p-16
~i go|a4j5o3
~i hand|a4b6o-3p9
~i have|b-6h12i-4j6l-2n-2p13
~i hear|a-6b-3l3o2p-5
~i just|a6b9h-2o10p-11
~i keep|b5o13p12
~i know|a-10b-9h-5j-3k-2l12o5p24
~i let|a2b6o7p-16
~i look|a4b-2d7i4p-3
~i make|a-2b-7j7o17p-20
~i mean|a5l2m4n2o-4p3
~i must|o3
~i m|a-2b-3f-2h-6i5j8l5n-4p-13
~i need|a-8h-3o-16p17
~i pai|a-2o-11p26
~i put|b-5f15j-6o-17p15
~i read|a10b-6h6m11n2o-11p-22
~i run|a3b5o-5p-4
~i see|a6b-6j10k5p-7
~i sell|a7b6d5p-2
~i should|a8b4h8i-2j2l-2o14p-25
~i start|a-11b-14i3o3p13
~i suppos|a21b25h5j-2o-3p-18
~i suspect|a-3b-2o5p-10
~i take|a10b6k6o-3
~i teach|a4b2i3o-3p-6
~i tell|a-9b5h-2j-4k-2l-3o-12p21
~i think|a-21b-7h-2l-4n-3o13p4
~i us|a-5b-3o4p-4
~i ve|a-3b2g9h-5l-2n-2o-5
~i want|a4b8o-10
~i was|a-8b-9i4o-17p25
~i work|o-5p10
~i would|a9b-5g7h-4i5j2n4o22p-9
~i writ|j4
~idea|a-20b-15o16p-18
~ident|o-3p-2
~idl|a-15b-8h-2o10p-2
~if it|o-4p11
~if i|a30b28g4h-3i10j-2o-7p-8
~if one|a-3o8
~if they|o-7
~if the|a3b13h-5o-2p-3
~if we|a20b16h10j-3k3o-3p-6
~if you|a-26b-44d-2g14h4j-2l6n3o29p-14
~if|b12d-5f-5g14h-2i8j-9m-6n-6o-5p-2
~ignor|a-18b-12l-2m2n-4p18
~ill|a-7b-2o24p-18
~im|a2b4o-9p10
~in 2023|a-20b-19o-11p39
~in 2030|a-6h-4o-2p9
~in advanc|a8b-4h12o-3p-3
~in all|a14k-2l20o-11p-13
~in and|a-18b-16k3l-2o3p9
~in any|a-6b-4o-6p8
~in a|a5b-18c-2d-2f20g7h21i-5j-3k-3m-2n-6p-28
~in bristol|a5b-3m13n-3o-8p13
~in cardiff|a6h-2m8n3o-5
~in charg|a19b15n5o6p-20
~in court|b7o-2p2
~in dai|a-4p8
~in edinburgh|a-9n-6o-12p28
~in england|a-2p3
~in every|a-12b-8i-2o8p-7
~in for|a3d-2h7o4p-2
~in front|b3o12
~in german|a-3b-2p5
~in how|a-20b-3h-9m-3n-2o11
~in hull|a11n11o-8
~in ireland|a-5b-4
~in its|a4b-9f2m2n9o-7p-2
~in it|a-11b-18h8i6k-2o-5p-20
~in januar|a-7b-5o2p3
~in june|a-4o11p-5
~in law|a18b11h4l6o5p-11
~in leed|o12p-3
~in lill|a7b-3l12o-2p-4
~in lyon|l-3n4
~in march|a4b-2h6o3p-3
~in my|a3b-3h7i4j-2o-14p4
~in new|a-3b-2o-3p2
~in one|a-2b-4h4o4p-3
~in on|a2b3o-5
~in our|a-11b-17h16j-2l-2o-19p-15
~in plac|a7b-5h17i-3o-8
~in porto|a-8b-6p9
~in rotterdam|b-2h-3m5p4
~in sheffield|b-3n4o-4p3
~in south|a2b3p-2
~in spring|a-5b-2o20p-10
~in their|a-20b-11h-2n-6
~in the|a-18b12c-2d-5f-3g-4h-7j6k-5l-11m-5n4o-4p-5
~in this|a3b-6c12p-4
~in those|a10b23i-2m-8o3p-3
~in total|b-2l3
~in to|a8b-2h10k2o3p-7
~in truro|a-5b-4o-2p7
~in wale|a-10b-10p12
~in what|a25b8d-2g8h9i-2j-2l2m3n4o-7p-7
~in when|a-2b-8h11i-4o-4p-2
~in which|a-6b6c-2d22f-3h-11i-5l-4m-5n-4o14p-10
~in with|a-2p-5
~in writ|a2b13h-3n-6p13
~in year|a16b7c10o6p-18
~in your|a2b38d-3f-4g-4h-8i11j11k-6l-18n-13o9p-16
~inbox|a-2o-3p-2
~includ|a10b-11d-2h30o-6p-12
~incom|a-3o-11p7
~indemn insur|a-6b-5p7
~indemn|a-11b-9p13
~independ|a4b-2h-4l4m3n3o-3p4
~industr|a15b-12d35e2f-4g-2p-12
~inherit tax|a-3p5
~inherit|a4b14l-4o-8p6
~insid compan|a6b9m-2p-4
~insid|a6b10m-2o-2p-14
~insist on|a-9h-2m-3p-4
~insist|a-9h-2m-3p-4
~inspect|a7b8p-8
~instead of|a-19b-12n-2o-6p22
~instead|a-27b-16h-5n-2o7p2
~institut|a-7b-5p7
~instru|a4b10h-2o2p-22
~inst|a9b-3f14o9p-3
~insur|a17b-8m11n17o-5p3
~interest|a6b14h-2l-3o-18p26
~interview|a-9b-5o-11p11
~into a|a-7b-4o9p-11
~into it|a-2o10p-12
~into the|a2b6i-3j2
~into|a-2b6d-2h-4i7j4k-2l-2m-4o2p10
~introduc|a-6b-3h-2o-10p29
~invest|a-11b-2m-8n2p10
~invo|a14b16i2o9p-26
~in|a9b8c9d-4f-5g-3h19i6j14l-11m-22o-5p6
~ireland|a-5b-5p2
~iron|a3b-4m11o6p3
~is about|a3b-2i12l-2o-6p-14
~is all|a6b6o3p-2
~is a|a23b-4d-2h-6k-3l17m8n18o-8p-6
~is blank|o-5
~is come|o-7
~is due|a-2p3
~is full|a-2o6p5
~is getting|a-2o6p-3
~is go|a6b9o4p-13
~is in|b-4h11i-3p-12
~is it|a11b19d-3f-4g-5h18i-2j4l-9m-5n-2o4p-5
~is more|o5
~is nearl|b5l-2o-2
~is not|o-17p3
~is off|a-4o9
~is on|a-2l2m5n-7o-3p2
~is over|o-9p-2
~is so|o6
~is still|a2n4o-8p-5
~is that|a14f14h3o-15p33
~is there|a4b11d-4f-4g-3h-3j-7k15m-5n3o-20p19
~is the|a6b-29d22g-3i5k17l-2m-3o13p26
~is too|o-6
~is wrong|a-5n-3o-9p9
~is your|a-19b3d14f-2g-3h-11i-9l-4m-2n-3o-4p36
~isn t|a-3b-7d7f-3g12h-9j-2k2l2m-2n-3p8
~isnt|a9b-2f4h2i-2l15n-7o-4
~isn|a-3b-7d7f-3g12h-9j-2k2l2m-2n-3p8
~is|a14c-9d13e-2f-7g-22h16j-11k19l11m-16n21o-8p20
~it all|a17b17o-5p-8
~it and|a5n8o-2p-12
~it a|a7b10o3p-5
~it back|a-3l-2o-15p21
~it before|o-6
~it be|a-9b-2h-7j3o18p-6
~it can|a5b2h8l-2o-2p-9
~it come|o5
~it cost|a-14b-7h-3o12p3
~it down|b3o13p-6
~it end|a-7b-6o-9p-2
~it for|a5b-5c10d-2g4h3i-3k-2m3p-5
~it from|a6l7p-6
~it gets|o-5
~it goe|o-4
~it hasn|o-4
~it has|a-5b-2p17
~it have|a-2b-3i4o3p-2
~it how|a10b9j3o-7p-8
~it in|a-3b-3g6h-3o12p-12
~it isn|a2b7h-3o-4
~it is|a-16b-9h-2o-15p6
~it i|a-5b-4o9
~it just|a5b10o7p-9
~it make|b-2i4o-5
~it must|a9b8o-11p-6
~it on|b2p-7
~it or|a6b-2i13k-2o3p-6
~it out|a-2b-2o-5
~it poss|a3b-6h-2j16o6
~it reall|a-4b-2o7p-4
~it run|p-2
~it so|a4b6h-2o-3
~it still|a-4b-4o-6p5
~it s|a4f4h3i-3j-2l12n-7o-3p28
~it take|a-4h-2o13p-3
~it that|a-27b-18h-3m-2n-2o-22p56
~it the|a4b14h-3l-2m-2n-2o2p-13
~it to|a-11b-7o2p4
~it true|a-11b-7h-2o14p-23
~it up|a13j3l7n5o-3p-3
~it was|a-8h-8m3n-2p14
~it what|a-4b-2
~it when|a19b22h5m-3o-2p-9
~it with|a-4o4p-4
~it work|j2o-5p21
~it worth|b2p-8
~its own|a-2o7p-5
~itself|b-4o-5p-2
~its|b-31g-2h6i18k-2l-2m9n5o7p7
~it|a-20b6c14d-14f-12g-3h13j10k-9l5m-12n-17p-48
~izmir|a-9b-8p9
~i|a62b-3c-6d-3f9g-2h-5i-5j35k16l5m6n16o7
~januar|a-8b-5o7p3
~jar|a-9b-15n11o14p-10
~job and|a-4b-2o4p-3
~job before|a3b4
~job herself|a18b19o-5p-5
~job in|a-17b-16o-5p19
~job on|b2
~job titl|a11b-8d25g-2p-7
~job|d15g-3h-7i-6j-2k-2l5m-4n8o14p-15
~join|a2b5o3p-3
~joke|a-2b2p17
~jump|a-9b-4h-2o20p-4
~june|a-4o14p-5
~juni|a-8b-7o-5p17
~just sit|a-3h-2o4p-8
~just want|a-5b-4o3
~just|a-4b-2d4h-8i15j-2k-3l-3n-4o19p-33
~keep an|l2n3o-6
~keep a|a-13b-14h-2l3o16p6
~keep the|a19b21o6p-16
~keep you|a-2o14p-3
~keeps its|a7b7o7p-8
~keeps|a6b2m3n5p-15
~keep|a-8b-19d-2f10g3i-4j-2k21l-5m-7o16p-33
~kei|a3g6
~kick out|o5p-2
~kick|o5p-2
~kid|a-9b-6o-2p3
~kill|a-3b-5g11h-2l-2n-2o-2p16
~kiln|o-2
~kind of|a6b-10d2f12h11i-2j-2k3l-3n-2p-11
~kind|a25b8d-4f12g-2h5i6j-2k11l-4m-2n-2o-9p-11
~kitchen|a-8i2n-7o10p6
~kit|a9b11o5p-23
~knee|a-5b-3o-2p14
~knock|a-4n-2o-4
~know about|a6b9f3h-2j-3k-2l13n-7o4p-7
~know how|a-7b-5i2o5p-2
~know it|a11h15p-13
~know that|a22b17h-4i-2j-2k-2l15p-18
~know we|a3b3o-2p-3
~know what|a-5b-2p3
~know where|a-4b-6k5o6p-3
~know who|a-14b-4h-2l-4n-3p15
~know you|a11b-3l-2m15n2p-9
~knowledg|a4b6o-5p4
~know|a14b-8d-3g-2h3i-5j-7l19m15n4o-7
~labour|a3b-15f13g2l2m6n-3o-12p-2
~lab|a-3o11p-4
~ladi from|a9b-3l2m12p-3
~ladi in|a5b-5l10m-6n8o-3
~ladi who|b-3l-5m6n5o-9p23
~ladi|a39b4f-2h-6i-4l9m22n20o-17
~lad|a5b7j-2l5n-2o-3
~lai|a5b8h-2o20p-8
~lampshad|a6m2n5o-2p-4
~landlord|a-3o-3p18
~land|a16b16g-2h5i5l-2m-2n-2o-4p-9
~languag do|a-5b-2l-2p6
~languag model|o-10p10
~languag|a-19b-4h-9l-2o-13p36
~largest|a5b12h-6o4p-5
~larg|a-21b-16p7
~last dai|a-9b-8o-6p9
~last month|o-9p32
~last week|p-4
~last year|a6b7o-3p13
~last|a-7h-7i8m-2n-2o-5p43
~late and|a-2o5p-4
~late in|a-8b-7p-2
~later|o18p-4
~late|a-32b-25h-2o18p-14
~lawy|a-6b-6n2o11p-3
~law|a12b8h4l6p9
~lead a|a3b3p-5
~lead|a-2b2m-2o-13p24
~leak|b-4h-4k14o-15p11
~learn|a3b13h2j-2l-2m-2n-3o-10p-7
~leas|o4p11
~leav and|p9
~leav form|a-2o2p-2
~leav in|a12h11o-15p5
~leav the|a-2b5h-5
~leav us|h2o10p-5
~leav|a-2b-4f-2h14i10l-4m-5n-6o-4
~leed|a-2b-3o12
~leek|a6b-2h-2l7m3n2o-22p27
~legal|a-6b-3o-7p11
~lend s|a3m4p-2
~lend who|a11b-4l18o-2p-3
~lend|a-8b-10h-5i-4l26m-2n-9o-15p-19
~less than|p-4
~lesson|b-7i10o-4p4
~less|a-23b-20o8p-36
~let go|a-9b-7o6p-5
~let me|b2o-10p4
~let peopl|a-2o-2
~let the|a-11b-6m-2o15p-3
~let you|a3b6p-10
~lett|a-16b-4h2l-2m-9n-2o-3p16
~let|a-8b-12f-2j-2l-5m8n7o7p-32
~level|a-9b-6p12
~licenc|a-2p5
~lie|p4
~life and|a4b5p-3
~life begin|a3b4p-3
~life|a7b19h-9i-2l4n-4o-8p-15
~light|a-6b-2m-2o17p-7
~like a|a28b18k9l5o-8p-11
~like it|a-3b-4g7h-2l-2
~like me|a-8b-5o8p-17
~like ours|a3b3o-4p-4
~like tea|p-4
~like that|a5b9f-2h-2i4o4p6
~like the|a3b-9l7n4o23p-6
~like this|a-3b2l-2m-2o11p-8
~like to|a15b-12h10j10k-2l7m2n3o-18p34
~like|a7b-19d-3f-4g3i-2j12k5l14m-4n4o4p22
~lill|a2b-3l12m-4n-2o-17p20
~line for|a-5b-6h2o-4p-2
~line of|b2
~line|a32b-14d-2f3g-3h26i-6j8k-2l-2m13n11o-14p-45
~list and|a-4b-2l4m-3p-2
~list of|a-9b-10h4n-2p7
~listen stick|a-12b-11p11
~listen to|a3b6o16p-7
~listen|a-7b-5h-3n3o13p6
~list|a27b-37c-2d6g45h15i6j-2k-2l10m-5n-6o4p-26
~littl|a28b9d7f-2h-4i3j-2k7l-4m10n6o14p-13
~live before|a-10b-9p10
~live in|a-2b-2
~live|b7l-2n-2o-8p8
~li|a-4b3h-2i-2o18p-18
~ll|a5b-5h13o4p-15
~load|a-3o14
~loan shark|a12f15p-5
~loan|a3b-10f14h-2l8n-4
~local auth|a15b16o-4p-11
~local|a9b14d-2g-3h6m-3o-7p-20
~london|a9b9p-8
~long and|o-2
~long did|a10b13l-2o14p-28
~long have|a11b6c12i-2o-3p-4
~long is|a-12b-9o-3p23
~long than|a2b3o-4
~long were|a19b21p-17
~long|a11b14c26d-5f-4g-4j-2l-13m4n-5o-18
~look after|a-14b-3i3l-5m-2n-4o8p19
~look at|a-9b-3h-3k3l-2
~look for|a-4b-3h-3n4o15
~look into|a-2p-10
~look like|a-2o-5p-3
~look|a-17b10d6f-3g-3h-11j-2k2l-9m-4n-2o13p-8
~lorr|a3l-2m4n3o-14p14
~lose a|a10b5h6o-3p-8
~lose their|a11b11o-13p24
~lose|a-16b-7h2m-7n-2o2p25
~loss|a-4b-8h9n-2o-5p20
~lot of|o3p-6
~lot|b5o24p-16
~love|a-2b7h-2i-2o25p-10
~low|o4p-2
~lunch|m3o13p-17
~lyon|l-3n4
~m 57|a-5b-4o5p-9
~m a|a12b12h-4i-2l6o-6p-3
~m not|a4h4i5m-2n-2o13p-18
~m the|a-8b-3o7p-9
~machin|a3b6h-2l-3n7p6
~mad|a-16b-6h-6m3n-7o-17p-5
~magazin|a-26b-9f-2h-12o7p-4
~mai a|b-3k6p3
~mai i|a3b6i2o-2p2
~mai one|b-12f14g6h-2n-3o6p-4
~mail and|a-2p-2
~mail|a-10b-6h-3l-2m-2n6o-21p-8
~mainten|a-9b-7o6p-7
~main|a21b-11d-4f21g15h12i-3j-2k-2n-2p-23
~mai|a15b8f13g5h-2j-2k6l-2m-4n-5p-6
~make a|a-7b2h-2k-2o5p-13
~make it|a-23b-19h-3o28p-17
~make of|a-12b-12h-4m7o-20p37
~make them|a-6b-5o4p7
~make the|a3b6j3n-5o-19p29
~make us|p-7
~make your|a-9b-15h10o-4p22
~make you|a12b20m-2n-3o-2p-7
~make|a-15b26d-3f-4g-4h-4i-2j4k-6l-10m-7n-4o-5p-14
~man who|a-5b5g-2l-2n-3o10p-5
~manag a|a2b-4h7
~manag direct|a-2p-11
~manag|a4b-9f11h3j-3l-2m3n4o-15p-40
~mani bu|a4b6p-4
~mani dai|a8b26l-7m-3n-4p-14
~mani famil|a-5b-2m-2p6
~mani home|a5b11l-4p-3
~mani hospit|a7b9p-7
~mani hour|a-3b-2p6
~mani of|a41b21c-2h-2k24l-7m10o-12p-21
~mani old|a5b7p-5
~mani other|a5b8p-5
~mani partn|a14b18m-3p-13
~mani peopl|a-9b-29c-2f-2h-2j-2l28o-3p28
~mani refer|a4b-4h-5l19m-2p-3
~mani year|a32b36c8l-2m-7o-5p-14
~mani|a16b21c-2d-8f-5g-7h-3i-4j-9k13l38m-3n-16o-5p-9
~manufactur|a-6b-2n-2o-16p28
~manu|p-11
~man|a3b9d-3f-2g9h-2i-3j-2k-2m10n-8p6
~march|a2b-4h6l2m-4n4o-15p18
~market|a13b9g9m-2o-4p-20
~mark|a4b2l8m-8n4o-6p8
~marr|a-16b-9o12p-8
~mass|a-4b-3p-5
~math|a2i3o-4p7
~matt|a2m3o4p-5
~me and|a4b-2j6o-9p-2
~me a|b-2f11i-2o4p27
~me back|a-16b-7h-2j-4o5p10
~me in|b-3h9j-4o10p-4
~me it|a-5b-3o16p-4
~me the|a6b2i8p-4
~me to|a-2d4o8p-2
~me what|b-5g11h-3o-2p-5
~mean to|a4b-2h6i5j-3o4p-3
~meanwhil|o-5p-2
~mean|a-3b-4i2j2k-2m4o18p-9
~mediat|a-2b-2p5
~medic|a-4b-4p5
~meet in|o5
~meet with|a18b7j14o-5p-16
~meet|a-5b-14h6i-2j13l-2n-3o-5p8
~melt|a-8b-5h-2o18
~memb of|a11b12i-3l6p-11
~memb|b7f-2g-2h-3i-4l6o-12p-12
~mend|b3o9p-2
~ment|a-10b-13l4p11
~men|a-4o12p-5
~merg|a-9b-6m-2o5p-19
~mess|a2k6n-3o17p-8
~metallurg|a9b10p-7
~meter|b-3n4o-8p29
~method|a7b-21h-3i44k-2m-2n-5o14p-25
~me|a9b23f5g13h-2i3j-4k-5l-12m-8n-4p17
~middl of|b3o-2p-5
~middl|b3p-5
~midnight|a4i5o-9
~might|a15b-7d3f-3h-8i8j5k20l-2p-11
~migrat|a9b24d-2g-2h-6l-2o-2p-4
~mile|b3l-2o11p-2
~mill|a-15b-11o5p-11
~mind|a2b3o-6
~mine|a5b15d-6e11h-7n-3o-25p-2
~minimum|a-8b-4p9
~minut|a-8b-6d2i-2o15p-16
~miss|a-16b-13o-6p-9
~mix|a2b3p-7
~moan|i3o10p-7
~mobil|a-2o10p4
~model|a16b20m-2n-2o-13
~moment|a-14b-8h-2p28
~monda|a-8b-7j3o-13p-12
~mone and|a-4b-2h-2o12
~mone down|a-2o-8
~mone for|a3b10n-2o3p13
~mone|a17b13d-2f-2g-2h7i-5j-2k-2l8m4o6p-6
~month and|a-6b-3p11
~month behind|a-2o-4p-3
~month do|a-6b-5p6
~month how|o-2p-2
~month late|a5b6o11p-6
~month to|a-4b-2o-7p-9
~month we|o3
~monthl|a-2b-2o-9p4
~month|a-10b-9f-3h-8j14k-2l-4m9n-5o-8p6
~more and|o7
~more for|a-4p-5
~more of|b2o-5p-5
~more peopl|b2o-6
~more plug|a-2o-5p-3
~more than|a-2b-9c14l-4n2p11
~more|b9c13f-4g-3h-9i-5j-2k-3n4o2p-64
~morn and|o-7p-2
~morn|a-24h-6l-2m-6n-5p-10
~mortgag rate|p2
~mortgag|a-5b-3o-16p26
~most of|a-5b8h-2i-4n-3o12p-16
~mostl|a15b16o-2p-4
~most|a-4b2d-2f-2g20h-5i-6j3l-3m-3n-6o4p-10
~moth|a-3h4i-4l3m-2o7p-18
~move the|o-2p6
~move|a21b12h8i6l-2m-2n4o-24p27
~mr|a17b-3i9m10n4o-25p-10
~ms|a31b-9d-3l3m39n5o-11p-27
~much did|a-15b-9m-4o14p-11
~much do|a-19b-17o-5p25
~much is|a-9b-7o-2p10
~much of|a6b28f-4h-6j-3l-3p-11
~much was|a21b11n14o7p-19
~much|a-14b-5c7f8g4h-13i-4j2k-2l-7m-11n9o5p3
~mum and|b2o-4p4
~mum|a3b4d7i-2o-9
~must be|a8h9i-2m-2o4p-10
~must have|a4l-2m5n3o-4
~must i|b3o-2p-11
~must|a-3f-2h8j-2k-2
~mutu|o-3
~my best|a-3o14p-12
~my boss|a10b5f-3h-5j-2k-2l15n5p18
~my broth|o5p-14
~my cv|a10b10o-4p-4
~my daught|l-2n5p5
~my direct|a17b8h4j9o16p-22
~my fath|a-3b-5i5n-2p-6
~my husband|a2b-7h5k4o-2p3
~my late|a16b16p-9
~my moth|a2h6i-2p-19
~my mum|a-3b-6d7i-2o7p3
~my notic|o5p-10
~my own|a-5b-3g-2k10l-2n-3o8p-6
~my peopl|a-6b4h-7o19p-38
~my sist|a18b8j4l7o-4p-10
~my son|a5l11m-3o-13p7
~my staff|a3b9h-5p25
~my subscript|a-5b-4o-11p18
~my team|a13b8h6p-5
~my two|o-8
~my uncl|a-4b-2p-8
~my wife|a17b7h15o2p-9
~myself|a8b-11g11h-2j-3k20l-2m2n-3o-2p3
~my|a10b26c-2f-13g6h24i-8j5k3l4m-17n-16o9p-3
~m|a-2b-3f-2h-6i5j8l5n-4p-13
~name and|a14l5m13o-4p-4
~name of|a-4b-12h-4i10n4o-5p22
~name to|a11b11f-3h-2i-5l7n6o-4p-7
~name|a56b-17c-2d-6f6g3h-6i31j6k-4l21m8n14o7p-39
~near the|b3h5m-7o-2p9
~near which|a3b3p-2
~nearl all|o-8p-5
~nearl|a-5b2h-2l-3o10p-21
~near|a-7b8h4m-5n-12o-16p22
~need an|b3o2p-14
~need a|a-10b-6o-4p19
~need for|a8h10o4p-5
~need more|a-7b-5p-13
~need to|a-2h2o9p-9
~need|a-19b-9g-2h9j-3k-3l-3m-2n-2o-7p25
~neighbour|a-2b4h-2o7p-5
~nervou|b5h-3o3p-4
~network compan|b-4l2n2
~network oper|a11b12o-7p-2
~network|a4h-2l3m3n3o-13p-13
~never ask|a-3o12
~never even|o2
~never look|o-3p-2
~never stop|o-2
~never take|o-7
~never turn|p-2
~never|a-16b2d-2f-2h3i-2m-3n-7o9p-4
~new fire|o7p-3
~new line|o2
~new vers|o-7
~new zealand|a-2b-2p3
~newslett|p-3
~newspap|a-21b-18m-2o-4p26
~new|a-8b13h-11j-2k-2l-4m7n-5o8p-9
~next summ|p-4
~next to|p-5
~next week|a12b-2j17o-2p-3
~next year|a-10b-8o8p11
~next|a-12b-15h-3j16m-3n-2o5p16
~nice|b-2h-2m10o-8p5
~night and|a-5n-2p-2
~night|a-12b-5h-10i9l-3m-2n2o21p10
~nine year|b4i-2
~nine|a-9b-3h-2o4p7
~no long|o5
~no mone|o2p20
~no one|a-2b-3p-5
~no to|a5b8n2p-15
~no work|a-3p-4
~nobod ask|o-6
~nobod can|a5b9h-2o3
~nobod ever|a-19b-17p3
~nobod has|b3h-2o3p-3
~nobod in|o-10
~nobod on|a5h6o2
~nobod want|a7b14h-4p-15
~nobod will|a6l9n-2o-3p-9
~nobod|a-11b23h-7i-3j-3k-2l4m-9n-9p-35
~nod|a-2i2o18p-4
~none of|a-4b-3h2p-2
~none|a-3b3l-2n-3o18p-13
~norm|a-6b-2o-8p16
~not a|a-3
~not even|o4
~not keep|a-7b-3o7p-8
~not one|b-3i2p19
~not sure|b-4h5
~not the|a11b18h-2o-4p-2
~notebook|a-2o7p-11
~note|a10f-2g20h-3o10p-11
~noth gets|o4
~noth|a2b21h-3k-2l-3m-2n-4o-7p2
~notic|a-16b10h-8m-6n-9o18p2
~not|a-30b7c-2f5g-7h-10i3j-6k-4l-4n-12o13p-36
~novel|a-18b-13p22
~now and|o-4p-2
~now the|o-11p-2
~now|f-2h-6i-2j-2l-4m14n4o-4p-24
~no|a-19b-8d-2f-2h-5i4k-2l5m-4n-3o16p22
~numb of|a25b17i-2m5n4o-14p-8
~numb|a15b19h-3i-3n7o-5p-12
~nurs and|a16b11i5l4o-3p-13
~nurs from|a-5b-5o-5p17
~nurs herself|a4b4p-4
~nurs regist|a-3b-2p4
~nurs|a-13b-17d3h8i2l3m-3n-4o-11p16
~odd|a7b6j2o12p-4
~of an|a14b9c-2d-2h6k6o11p-25
~of a|a3b21d-2f16g-2h-7i-2j-3k5l-11m-6n-6o7p-23
~of cash|a-3p5
~of each|a-14b-2h-2l-3n-7o13p-7
~of england|a-3b-2p4
~of figur|b4o-11
~of five|a-2o-2p4
~of hers|a21b-6d-2h-3i20k-2l15o-4p-8
~of interest|l-2n2o-7p10
~of its|b-2h-2m4o5p2
~of it|a17b19h3i2l-2m-2o2p-25
~of mine|a-3b-2p-5
~of mone|a-5b-2o5p-8
~of my|a-12b-4h-2l-3o-20p17
~of night|a7b8o4p-3
~of one|o3p6
~of our|a-11b5i-4k-2l-2n-3o16p15
~of paper|a-2o6
~of peopl|a4b10h-3m-2o-5p-3
~of person|a-6b4h-4i-2o4p-7
~of save|o-2p-2
~of that|a-14b-11h-3j-2l6o-6p-3
~of them|a-17b-7h4i-2l-6o-5p2
~of these|b12c-2h-2l-3
~of the|a14c-2d15g-5h-6i-7j-4k20l-6m-10n22o-13p19
~of thing|b-3f12h-2j-2n-3o3p-5
~of this|a5b-12g12h-4i-2j-2k-2l16p-3
~of those|a-3b-2l4o-5p11
~of us|a14b-9f14h11i3l-2o-4p-28
~of what|a6b15d-6h-7m7o2p-6
~of work|a23b-5h11i15l2m2p-16
~of your|a13b-30c-2d-5f-9g-7h6i34k-4l10m-7n28o-21p54
~of you|a9b-32d29f-3g-2h-4i9l11m7n-4o13p-29
~off and|a-2b-2o-3
~off sick|a4b5o-9p4
~off the|b-3i5o-4p-2
~off to|b2o-8
~offend|a-3b-2o5p-2
~offer and|o-3p-4
~offer a|a9b-5k16o-2
~offer|b-14h6k16m-2n-2o-29p5
~offic|a-4b13d-3f-2g-3h-6i-4j-2k8l2m-3n-4o-8p6
~off|a-5b17d-2f-2g-2h-10i4j-3k-5l-3m4n-3o8p-21
~often|b2h-2i-4m7o-4p-10
~of|a26b7d13e-2f13g-24h5i16j-19k10l-6m-7n20o-2p5
~ok|b2o-3
~old are|a-21b-18p22
~old code|a17b17o-2p-14
~old custom|o-19
~old fore|o-9
~old hand|a-16b-13h-3n2o4p-2
~old programm|a-13b-13h-3l2m2o16p-17
~old system|a5b6p-5
~old were|a10b12o-2p-7
~older|a2b-4l11m-3o-3p-7
~old|a-9b6c-2f-2h-16i-2j-3k-2l-4m12n8o6p-44
~on and|a4b4o7p-6
~on a|a-9b8d-2h-6i-2m-2o-11p10
~on behalf|a10l2m5n4o-3p-3
~on dai|a16b11h6o-2p-11
~on earth|a-12b-5h-2m-2o7p-17
~on every|a7b8o7p-15
~on for|o14
~on holida|a-4b-4o7
~on how|a11b-6h-2l6m13n5p-5
~on its|p15
~on it|a-2o-2
~on monda|j3o10p-4
~on my|a-3b-6h4k3o-8p10
~on night|a-15b-5l-2n-5p-6
~on one|a-9b-6o-2
~on our|a17b-3f14h12n-2o-8p20
~on paper|a5b-13d-4f10g9h9m-3o7p-14
~on pens|o5p-12
~on shar|o-4p9
~on site|a-2o-5p4
~on that|a-19b-2m-3n-12o3
~on their|a-4b-2h-2o10p-7
~on the|a-12b-3d-6f-2g12h5i-2j2l11m-21n-5p-9
~on this|a3b7d3h-4j3l-2
~on top|a-5b-2o-13p23
~on to|a-5b-4l-3m4o-7p10
~on track|a-3o13p-2
~on us|a-4b-2o3p-2
~on what|a22b7d-2g-2h3l-3n20o-6p-7
~on which|a17b3i3l-3m10n7o-7p-5
~on your|a-12b-11c-4d-6g16h-12i-5k-2l9m10n-3o2p10
~on you|a-13b-11o15p5
~once a|a-2o7
~once you|a19b-4h27o-2p-10
~once|a11b-13g-2h32i-3l5m-4o4p-11
~one and|a-3o18p15
~one anoth|o-4p-3
~one branch|a-5b-4p-3
~one click|a-7b-5o2p-3
~one client|b9l-3m-3o3p-7
~one go|i-2j5o12p12
~one in|a-4o-3p-2
~one is|o-5
~one like|o2p-2
~one man|a-9b-5n-2o3
~one of|a-9f-3g-4h-9i-5l5m-4n12o-6p23
~one old|a-8b-4h-3o4p-5
~one person|a-2p4
~one that|o-4p7
~one to|a7b8o4p2
~one who|a7b-2h-3i-2l12n4o-10p-4
~one woman|a-5b-2o4p5
~one|a-14b3c-4d-10f18g-6h-7i-13k20l3m-24n6o-5p-21
~onlin|a-3b-2o-2p-17
~only a|a9b10o-6
~only ever|a8b12o3p-7
~only in|a-8b-7o-17p16
~only one|a-14b-15f11h-2j-2p-11
~only person|a-2o4p-5
~only speak|a-2o6p-6
~only talk|a3b5o3p-3
~only the|d4p-2
~only want|a-4o4p-11
~only|a-16d-3e11f11g-2h-2i-6j-3k-3l8m-7n-19o-7p-26
~onto|o3p-2
~on|a18b-7c-8e-3f19g29h-2i-19j3k-7l12m4o10p-11
~open it|a-4h-2o7p-4
~open|a-12b-10h-11i12j6l-2m-3n-2o-9p5
~oper s|a3b2p-2
~oper|a-22b-8h-8o-18p16
~opin|b7d-3h-4l7m-2o-3p4
~opportun|a-7b-4o16p-17
~op|b-2d7h-2o8
~or azur|a-7b-3p10
~or a|a6b8o6
~or do|a27b31j8m-8o-4p-27
~or how|a3b5o-3p3
~or in|a-2o-4p10
~or is|a12b15i3l-2o4p-15
~or just|a14b8i9k-2o-3p-7
~or not|a-4b-6i3m4n-5o-7p-2
~or only|a-18b-17o-5p35
~or peopl|a8b8p-7
~or sage|a-6b-4p8
~or salesforc|a-2p3
~or the|a-13b-9m-2p2
~or what|a9b17h-3n-2o3p-14
~order book|o-5p-2
~order|b9i4m-7n-2o-25p-19
~organ certif|a-5b-4o-4p17
~organis|a18b19c-2d-2f10h-4o-2p-10
~organ|a-5b-4o-19p42
~origin|a21b22l-2m3p-16
~or|a43b54d41f-12g-8h-18i6j-10l-2m-4n-2o-14p60
~other peopl|a-5i-2p6
~other side|a9b7m4p-7
~other s|a-10b-4h-2o13
~other|a-9b8f-2g7h-14i3j-3k2l-2m-2n-4o10p-13
~ought|a12f14g6n-5o-9p17
~our board|a5b-4h13p5
~our build|o-2
~our charit|a4b5o-5p-2
~our committ|a12b6h-2k9o3
~our contract|a7b7p-11
~our control|a-3b-2p-9
~our exam|a-3o3p-7
~our high|o10p-2
~our lend|o-2
~our littl|d2o4p-2
~our loan|a-3o6p-2
~our magazin|a-2p-5
~our new|o2
~our old|a5b6i3o4p3
~our oper|o-2p-3
~our own|a7b-3g9k3o4p-4
~our parish|d5p11
~our site|a-2o-4p8
~our two|o-2
~our villag|b2p6
~our whos|a-4n-3o8
~ours|o-2p5
~our|a-40b-25c-2d8f5g2i8j-5k5l-7m-15n-14o-10p-17
~out and|a6b10o-3p-11
~out as|a-2b2m-2o2p9
~out a|a4b-3n6o-21p-2
~out by|a-2b-2o7
~out in|a16b22h-3o-2p-12
~out of|a-12b-6d-2h2i-2j-2l-2m5n-2o18p-17
~out on|a-6b-12h9o2p-8
~out that|b-2n4o-9p-2
~out the|a9b-7h-2i13l9n-2p-2
~out to|b6m-2o11p-5
~out what|b-2h6j-3
~out which|a-15b-13o7
~out with|a-6b-2n-3o18
~outag|o-8
~outfit|a13b14o-9p4
~outsid|a12b-3m2n16o-3p-7
~out|a-7b11d-6f-8g-5h6j-10k-3m8o2p-39
~oven|a-4b-2o6p-3
~over a|a8b13h-2o13p-26
~over before|a-4b2h-5o2p-3
~over how|a5b7o9p-6
~over in|o-3p2
~over it|a18b18o-6p-9
~over the|a21b6l-3m6n13o3
~over to|a-10b-10h2o-8p6
~overs your|a5b-6m2n11p-4
~oversea|a-14b-12o10
~overs|a5b-6m2n11p-4
~overtim|p-2
~over|a-6b-6d-2f-2i-6j-2k-2m8n9o3p-26
~own famil|a-4o14p-13
~own mone|a-13b-13p14
~owner and|a-4o3p-4
~owner|a-12b-21h12i-3m2p-7
~own|a3b14c-2d-6f-4g4h2i-8j-4k11l-5m-4n5o6p-50
~ow|o11p-11
~pack of|a-3b-2o-2p-4
~packag|a-6b-5o-5p10
~pack|a15b10h3l7o-5p-17
~page|a29b7c-5f-8g-6h9i-3j9k26l9m2n-9o-11p8
~pai a|a-6b-3o19p-17
~pai for|a-14b-15m5o-5p2
~pai in|a-9b-9o12
~pai the|a-3b-2o5p-3
~pai twic|o-5p-10
~pai with|p-7
~pai you|a-3b-4l10m-5n-3o-17p17
~pair|a6b10o-6p-4
~pai|a-16b-11d-3g-4h-2j-3l14m6n-11o-13p2
~panel on|a6b9o-13p18
~panel|a-10b5h-8l-2n-3o-4p35
~paper and|a-4b-2o4p2
~paper nearl|o4p-2
~paper that|a7b11h-2o-8p-3
~paper we|o10
~paper what|a-11b-8i-2o-7p10
~paperwork|a-15b-12o11p-22
~paper|a-9b-4d-5f9g7h17i-9j-2k-2l-4m-6n-8o8p-11
~parcel|a-5b-3o2p3
~parent|a-3b13h-3j3l-3m-5n-4o-6p27
~parish|d5o-4p12
~park|a-17b-13o24p-4
~part of|b-10d-2f8i12l2m3n-9o-11p-22
~part time|a9l-2n13o-2p-2
~partn have|a10b13m-3p-9
~partn|a-17b-5g-2h-2l-3m-9n6o-12p10
~part|a21b-21d-3f6g-2h20i28j-3k-2m-5n4o-2p-47
~pass|a7b3h-2l-4m15n-2p-5
~past|a5b9h6j-2k-2l-2p-14
~patient|a-9b-10h5l-5n3o-5p5
~pattern shop|a-15b-10m-2n-3p17
~pattern|a-16b-10m-2n-3p17
~payment|b10d-2f-2h-3k-2o-6p10
~payrol|a-6b-13d8h-3l19m-17n2o-19p34
~payslip|a-7n-4o-3p13
~peac|a-6h-4o13p-3
~penn|a-4b-2l2o7p-6
~pens|a-14b-3m-6n-3o-16p10
~peopl are|a-6b-3h-3l3p5
~peopl bring|a9b7f10h-3i-2o6p-10
~peopl do|a-16b-7h-7o25p-26
~peopl from|a-4b-2o-2p8
~peopl go|a16b18o-4p-3
~peopl have|a28b21l11o18p-33
~peopl in|a2b3m2n-2o-7p27
~peopl i|a-3b-6g7h-2
~peopl keep|a-7b-4o11p-3
~peopl like|o3
~peopl on|o-8p6
~peopl queu|o-5
~peopl s|a9b18g-2i-2l-2p-3
~peopl to|a-2b-2j3p14
~peopl vouch|b-4l6
~peopl who|a-2b7d5f-2h-3l-3p-9
~peopl with|a3b-3h6o5p3
~peopl work|a-27b-19l-6p34
~peopl|b19c-4f16h-4i2j-6k-6l5m-15n-7o-20
~per acr|a-9b-7o-4p15
~per cent|a-3o2p-3
~per week|p3
~percentag of|a-14b-11p18
~percentag|a-22b-17h-3o-2p28
~percent|a7b8p-3
~perfectl|o8
~period|a8b-3m10n3o-6p19
~permiss|o-3
~permit come|o-7
~permit|o-10p-3
~person s|p7
~person who|a6b-3m5n5o5p-8
~person|a22b13d-5f-4g-3h-16i-3l16m9n16o3p-5
~per|a13b16h5m-2o-37p60
~pharmac|a3b-2m4n2o-4
~phon and|o-5
~phon in|a-6b-3p12
~phon never|o-2
~phon|a-13b2g-2h-10j5k2l-2m-2n-2o-9p-19
~phys|a-13b-13o7p10
~pick for|a-3o-6p11
~pick up|a-3o-12
~pick|a-2o-16p9
~piec|a4b-2n8o9p-2
~pile of|b2
~pile up|b2o8p-13
~pile|b4h-2p-15
~pipe|a-15b-10o-4p2
~pitch|a-8b-7g11h-7m2o21p-30
~plac and|a-3b-2o2
~plac have|a6b8o-2p-2
~plac|a4b17d7g-2h-2i-6j-2k-2l-7n3o3p-11
~plai|a-8b-3l3n-5o6p14
~plann|a-16b-7h-2l-2o8p-30
~plant|b8g9h-6i-2m-3n-3o-19p4
~plan|a5b4d16g-3h-2i-2l-2m-2n-2o-2p-18
~pleas|a-6b-12f-3g20h-3i19j-5k-2l-6m-4n-10o-23p33
~plent|a-3o7p-3
~plot|b4h-2o8p-2
~plug|a-9b-2h-2l-3o-3
~plymouth|a9b-2m5n7o-3p-2
~podcast|a-9b-6o-2p15
~point for|o11p-5
~point|a4b18h-5o19p-24
~poland|a-4p6
~polic|a-6b-4o6p7
~polish|a-2b13l-6n-6o-4p14
~polit|a-2o-10
~poorl|o-2
~poor|i5o21p2
~porto|a-8b-6p9
~port|a15h14i13n-10o-3p4
~posit|a13b-11d36g-2h-2m-3n-4p-8
~poss to|b-10h-3j19o9p-5
~poss|a-5b-11h-4j19l-2o11p9
~post|a-12b-3d-2l3m2n-9o-12p19
~pound|a-2o-7p23
~power|a3b6o-7p13
~pract and|a3b-2m2n3p-3
~practis|a-9b-8l2m-2n2p12
~pract|a16b-6c14h-2m2n13o-14p-8
~pref|k4p4
~present|a30b-5d33h10l-2n-2o-5p-3
~pric how|o-6
~pric of|a-8b-4o-2p-4
~pric up|a-7b-6o7p-5
~pric|a-25b-8h-7l2m-3n-4o-15p-9
~primar school|a-4b-6i2p7
~primar|a-6b-7i2p9
~print|a8b10h-3i-2l-3m13n-3o-9p24
~privat clin|a-7b-2m-2p9
~privat|a-21b-15m-3p33
~problem|a13b-8h18i-2m6o2p-8
~product|a-12b-5o4p-18
~produc|a-4b3h-2m-2o2p-2
~profess indemn|a-11b-9p13
~profess|a-4b15d-13h-5l3p20
~profil|a19b-3d-2f13g29h-7k-2m-3n-4p-12
~profit|a-3o-2p-2
~program is|a-4o7p-3
~programm|a-17b-19h-5l2m5o-15p-10
~program|a-11b-5h-3i-2n3o-8p12
~project|a-35b-44h-3m8n9o-11p5
~promis|a3b-9f-2h10k24l-2m-8n-7o-2p-13
~properl|a15b-5j3l7n11o-13p-5
~prop|b-4f2i4o-2
~prospect|p3
~proud of|a-10b-7o8p-3
~proud|a-11b-7o10p-5
~provid|a8b-6h5l-2m15o-17p29
~prov|a-5o-3p22
~publish|a6b-37d7f19h24l-5m-3n4o-19p-4
~publ|a11b34d-7h-7m-3n-3o2
~pull|a-2b2o12p-14
~pump|a-15m-4n-6o20p-6
~punish|a-18b-13n-2o28p-12
~pupil|a-4b-3
~purchas|b-11h15o8p-9
~push|a-6o-5p9
~put a|a7b-3i9o5p-6
~put down|a2d2f3o-10p11
~put in|g2h-2p-10
~put mone|o6
~put out|a4b18d-2f-2h-6i-3p-4
~put their|b-19h9l11n2o-15p-2
~put the|a-2p-10
~put up|a-11b-9o10p-7
~put your|b14f-4i-7l-2n2o-4p4
~put|a2b-4d4f5h-6i4k-5l7m-4n3o-20p-24
~qualif|a-7b-5o-6p6
~qualit|a-2p11
~quart and|a2b3o3p-4
~quarterl|a18b6m10n2o-12p-3
~quart|a-6h-2o-6p-4
~quest|a-12b-4f11h-5j-6l2m-5n-2o8p-10
~queu for|a-4o-9p-5
~queu|a-12b6g-3h-8m-2o-8p-10
~quickl|a20b-2h28i-2o-9p-5
~quick|a-3h-2k3o12p-9
~quiet|o-3
~quit|a3b31h-6l-5m-6n-7o12p-33
~railwa|a8b-3l2m5n7o-5p-4
~rain|a6b-13f14g6o-17p17
~rais|a-8b-5o5p-17
~rate and|a-4b-2h-2p7
~rate|a-10b-8h-5i2m7n-3o-26p49
~rath than|a-5b-4g7h-4o3
~rath|a18b17g6h-7j2l5o7p-23
~re a|a-4b-2i2l-3o-6p10
~re the|o9p-2
~reach you|a3b-6h-2j17p-3
~reach|a4b-6h-3j17o14p-11
~read about|a-5b-4o-14p6
~read it|a8h11o-11p-2
~read the|b-2m-9n14o2p3
~read|a-6d-2f-2g-4h-3i12j-2k4l-9m-14n15o-8p-4
~reall|a-8b3h3i-3j-2k-2l-3m-4n3o18p-28
~real|a-7b-14g-2h-6i12j-2l-3m-5n17o19p-41
~reason|a-4b4m-6o-4p3
~rebuild|a-7b-4o18p-24
~rece|b6h-7o7p2
~recip|a-11h-2n-6o-6p17
~reckon|a8b10d-2h-4l11m-4p-5
~recommend a|a-3p4
~recommend|a-9f-2p13
~record|a32b2d-3f3g-2h4i-4j-7k-3l21m16n5o-14p-7
~recruit|a-14b-11o10p2
~reduc|a-3o4p-4
~redund|a-2p-5
~red|b8h-2i-4
~refer|a46b-22c-2d-7f-9g-6h-11i-4j-3k-3l78n37o-5p-29
~refus to|a5b15h-2i-3o-3p7
~refus|a2b3h-4i-4j-2l-3m10n6o-7p-11
~regard|a8b22d-2h-6m-3o-4p-2
~region|a18b21d-3h-2m4o-6
~regist|a-15b-15h9m-2n-2o27p-16
~regularl|a7b-5l9n6o-2p-4
~regul|a7b14h-3l-4n2p2
~reject|a-6b-4o8p-20
~relat|a6h4i-4l3m2n5p-2
~rel|b-5l6m-5n7o3p-7
~remain|a-2b-3h2o26p-7
~renew|a-16b-2h-2m-9o-3p48
~rent|b3h-3n4o5p5
~repair|a-4b-2o11p11
~replac the|a-9b-2m-3n-2o-4p-7
~replac|a-16b-5h-3l-2n-2o-3p-14
~repl|a3m3o-8p6
~report|a-9b26d-4f-3g-6i-2k-2l-3m-7n-5o2p-25
~repres|b-10m14
~rep|a-10b-2h-6i-2o8p-14
~request|a-3b-2o2p-3
~rescu|a9b13o-4p-5
~reserv a|a8b-5j13p-8
~reserv|b-8j13m-3
~resid|a-6b-5o-7p7
~resign|a-20b-19o-19p36
~rest|a-4b-2o2
~result|a4b-13h20n3o2p-6
~retir programm|a3m4p-2
~retir|a-11b-7f-2h4l-4m9n-6o14p-25
~return|a-7b-4o-12p23
~rewrit|a-8b-5o14p-2
~re|a12b9h11k3l-5n-2p-12
~right|a-8f-2g-2i-2j-2k2l-2m-4n2o9p-36
~ring in|a-2p6
~ring|a-15b11h-7i-10l-2n-2o3p-7
~rip|a-6b-3p5
~rise|o10p-2
~road to|a-3b-2o-3p-8
~road|a-12b-3h-4o2p-11
~robot|a2b-4f-3j-13n24p4
~role|a4d4n2p-4
~roll|a3m4o6p-6
~roof|a-16h-2m-3n-7o4p29
~room|a-8i-3l-2m-2o2p-22
~rost|a8b19f-3h-2i-2o-3p-11
~rota|a-5b-18h20i-4o-5p-14
~rotterdam|a3b-5h-3m4n11o-10p13
~roughl how|a4b7
~roughl|a-2b-3c7h-2p8
~round here|a5b5
~round the|o5
~round|a2b-5i2n4
~rout|a14m14n3p-10
~rubbish|a-6o-2p6
~rule|a-25b-7d-2i-4l-3m-3n-4o7p-5
~run a|a6b10o-8p-14
~run on|a-7b-4o-10p19
~run out|a-5b-3o5p-4
~run the|b2h-3j4n-2o10p-7
~run|a-5b16f13h-8i-2j2l-6m-6n-11o-15
~rust|a-11b-5m-2o-2p16
~s a|a-2o7
~s done|a7b3h7p-4
~s go|a-2b-7h3l5n-2o4p9
~s in|a-5b-6h9i-6o16p6
~s my|a-6b-5o3p-3
~s no|o-7
~s off|a3b4o-5
~s side|a19b21m-2o-8p-7
~s that|a5b5d-3g-3i-2k14l-2o-6p-5
~s the|a3b-15d-6g-6i3j17k-2l-2m16o9p25
~s work|a-2b3h-2n-2p-6
~s your|a-21g-7h-6i16l-5m-3n-10p25
~s you|a15b-2f-2g23h-3o7p-12
~safet|a-22b-7f-2l-2m-10o2p41
~safe|a-5b-2h-2o-13p33
~sage|a-6b-4p8
~sai about|a7b-3l5m6o-2p-2
~sai a|a-10l-3n-5o3p23
~sai in|a-18b-3m-8n-5o6p5
~sai it|a3m2n3o-6p19
~sai i|a-3b-5k4o-2p5
~sai no|a4b7p-12
~sai so|a6b9h-2l5m-2p-2
~sai that|a13b7f19h3i-2l-5m-4n-2p-10
~sai the|a-5o4p7
~sai we|a-2o2p-8
~sai who|o-4p-7
~sai ye|a4b2l6m-2p-7
~sai you|a5b-5g7m2n4o2p-3
~sai|a8b-24d-5f12g3h-12i-8j-6l11m34n4p-3
~salar|a16b-3d22p-13
~salesforc|a-2p3
~salespeopl|a-3
~sales|a16b16h3o-5p-27
~sale|a-10b2h-2n-2o-4p-11
~same dai|a-2o10p-2
~same town|o5
~same weekda|a-2o4p-11
~same|a-22b-11g-4h-6i4l3m-2o-5p-18
~sand|a-4b-3o-5
~saturda|a-23b-13l-2m-2n-3o16p-21
~save account|a-8b-2j-5o3p8
~save and|a-2b4m-4o-3
~save|a-4b14j-5m-5o-3p-7
~scaffold|o-3
~scar to|a-3b-2o-5p-2
~scar|a-12b-18m12o8p4
~schedul|a2b16h-7i-3o-10p-9
~schem|a-30b-24h-8i-3l2n3o-5p11
~school in|a-2o-6p3
~school|a-47b-25h-4i-2m-5n-5o14
~scorecard|a43b-12d-9f-2g-6h-6i-4j-3k92l-3n-2o-2p-32
~scor|b-5h-3j-2k14o2p-9
~scotland|a-5b-2p6
~scrap|a-14b-2h-2i-3o12p-28
~screen|a2b6o2p-9
~search|a-2o-3p5
~season|a26b22n8o-11p-14
~seat|a7b-4d16h-2p-7
~sea|a3b10i-2m-2o-16p16
~second staircas|a-10b-7p-6
~second|a-12b-9h-2i2o2p-21
~sect|a15b-10d53e2f-5g-7h-7k-3l-2m-2p-12
~see a|l4o10p-16
~see that|a-2b-2o-6
~see the|a2b7l-2o-4p4
~seem to|a9b8n2p-8
~seem|a9b7n2o-4p-6
~see|a17f-2h15i-5j7k16l-4n-6o5p-35
~sell and|o3
~sell in|a-2o-5p2
~sell it|a-8b-3h-3o-4p-8
~sell the|a-3o-17p19
~sell up|a10b11p-6
~sell|a-19b-10d2f3g12h-8i-5j-2l-2m-3n-6o9p-18
~send a|a6b8p-4
~send home|a-3o-3p-4
~send|a-25h-3j-3l-3m-3n-11o-10p6
~seni nurs|a-2b-2o5
~seni|a-5b-4o-3
~sens|a-9b5h-5m-2n-2o-7p9
~serv|a26b28d-9f-2g-3h27i-3k-2l-3m-2n-3o-3p-7
~sess|a-13b-4h-2o11p19
~set up|b-6h3j4o-16p17
~set you|a-3b12d5f-2h-10l-3p6
~settl|a-13b-14g-2h-6l2m10o13p-20
~set|a11d3f-3g5h4i3j3k-3l-2n3o-7p-9
~sevent|o4
~seven|a-13b-6h-2i-2o5p-17
~sever|a-2o-3p-4
~sewag|a-6b-4o3p-2
~shar in|a-6b-5o-6p17
~shar of|a-4b-5h-2m3o5
~sharehold|b2p3
~shark|a11b-2f14o6p-6
~shar|b-14h5i-3l-3m7n10o17p-43
~sheep|a-22b-21o3p23
~sheet|a17b16h3i-2k-2l-2m5o-5p-5
~sheffield|b-4n4o-4p2
~shelf sai|a-4b-2o4p-7
~shelf|a-4b-2o4p-7
~shelt|a4b-2l-2n9o-5
~shift|a14b16f-2h13i-3l-2m-2n-3o-13p-7
~ship|a-8b-3m-3o9p-12
~shoe|a-10b3m-9o-13p31
~shop floor|a13b17o2p-20
~shop manag|a3n5o4p-16
~shop|a-22b-8h-5j6l-2m-6n-3o-16p33
~short|a-11b-2g4k-2l-2n-2o17p-3
~should a|a3b6o-4p3
~should be|a-3b-2p4
~should i|a-25b-20d3g-2h5i-2j-5l-2m-2o-8p28
~should like|a7h12j-2o12p3
~should we|a-9b-3h-2o6p-5
~should|a-4b10c-2d2f-2g-5h16i5j-7l-7m-8n-6o-4p5
~show that|a-12i-4l2m-2n-4o20p-18
~show the|a4m4p-13
~show|a-2b-14d-2f-2g11h11i-6k4m2n-4o13p-11
~shut the|a-2
~shutdown|a-18b-7k-2m-6o7p-10
~shut|a-7b6h-4i-2l-2n-2o21
~shy|a9b10p-8
~sibl|a-3b-2o7p-20
~sick dai|a-2b-2o2p-2
~sick|a-5b3h-2k-2n-2o-6p-7
~side and|a2b3o-6p-3
~side of|a16b10g12o-7p-4
~side|a31b28d-2g10h-4i-3k-2l5o-7p-17
~sign off|a2b-2m2n2o-3p-4
~sign|a-14b-10d-2h13i-3l-3m-3n-2o-7p-6
~silenc|a-4b-2p-11
~silent|a-3b-2o-4p-22
~simpl|a4b11h-3o13p-3
~sinc how|a5b13m-3p-2
~sinc spring|o-10p19
~sinc the|a-2o-5p6
~sinc when|a11b3l-6m11n3p-9
~sinc which|a3b4p-3
~sinc you|b2
~sinc|a-9b-7d-3g-2j-2l-5m8n3o5p10
~singl|a2b4h5j-2n-2
~sist|a28b-2i4j4l9m8n7o-6p-17
~sit at|b4o-4
~sit in|a11b11n3o-6p-7
~sit on|a-9b2m-6o13p3
~sit there|a-7b-4h-3i2p-13
~sit with|a8b10o-2p-8
~site|a-6b2h-5i-3l-4n6o-2p-7
~sit|a-5b13g-2h-6n-2o13p-39
~six year|a-5b-3m-2o-2p11
~sixteen dai|a6m5n2p-5
~sixteen|a6m5n2p-5
~sixt|a2b-5h5i2n2p-10
~six|a-10b-10h4o-2p17
~size of|a15b19p-14
~size|a26b36h-3o-17p-6
~skill|a37b-14f-2g65h-3n-2o-2p-28
~sleep|a4b5o-3
~slic|a-4b2h6l-3n-7o7
~slip|a-12b-8m-2o-21p5
~slot|a11b-13h-4i2j35k-3o13p-17
~smallest and|a7b10p-6
~smallest|a-9b-4p10
~small|a13d-2f11g13j-4l2m-5n-3o4p4
~smelt|a-14b-10m-4o2p14
~snag|o-5
~so far|a25b36h-3l-2o-7p-12
~so i|a9b2d7i-2k5o-6p23
~so mani|a-2o-2p-14
~so much|a-6b-3o-3p22
~so that|a-15b-6h-5o18p-10
~so they|o-8
~so the|a-3l-2p-12
~so you|a-2b2o6p-3
~societ|b4m-2o-3p3
~soci|a-7b-4h-2o21p4
~softwar do|a-5b-3p6
~softwar that|a-2o-3
~softwar|a-12b9h-4i-3m-6n-5o-10
~solar panel|a-11h-7n-2o-6p17
~solar park|a-9b-7o14p-8
~solar|a-28b-9h-9l-2n-5o2p12
~solicit now|o3p-2
~solicit|a-7b-2o-4p6
~solv|a5b-14h20l-2n4o-3p-9
~some of|a-2b-3i-2l5o-4p-10
~somebod els|o-9
~somebod from|a-4b-3o2
~somebod who|a7b12d-2n2o3
~somebod|a-13d25f-3g-2h-5i-2j-2k-2l-17m-2o-4p22
~someon like|a-6b-5o2p-12
~someon to|a2b6o2p-3
~someon who|a13b10l5p-5
~someon|a14b20c13d-2f-2g-2h-6j-3k-2l4m-10n3o-2p-21
~someth about|b10f-2g-2i-2l-4m4o-2p-6
~someth in|a2b4o5p-2
~someth like|a-10b-10k5o-5p-6
~someth|a13b30d-2f-5g-4h7j2k5l-13n-6o-4p-36
~somewh|a23b26o17p-31
~some|a5b-8d8f-2h-10i-3j-2k28n-4o24p-43
~son|l11m-4n-2o-14p16
~soon|a7f-2h-3i11j7l-2n-2o-5p-40
~sort it|a-4b-2h-2
~sort of|a14b8d4f2g-4h25i-3j-2k4l-5m-6n-7o-2p-32
~sort out|a8b-8h14n3o-13
~sort that|a-4b-3o-2
~sort|a14b-7c-2d13g-4h32i-4j-3k3l-8m-2n-4o-20p-30
~soul|a-3o7
~sound|b-2h-3n8p2
~south africa|a3b4p-2
~south|a2b3o9p-4
~so|a8b6d9f-4g-5h9i-2j-2l3m-7n3p-17
~speak for|a20b-12h-3l15n24o-4p-13
~speak german|p2
~speak on|a2b-6i-2l9n3p-2
~speak to|b3j5l-3n-4o5p2
~speak up|a3l3o-3
~speak|a9b-22d-2f-3g-2i-5j8l21m6n9o-9p5
~speed|a-7b-4o11
~spend a|a3l3o4p-3
~spend on|a-20b-18o14p-2
~spend the|b4o-6p2
~spend|a-10b-13h-2l2m7o13p-12
~split|a-9b-7o5p-10
~spons|a5b-2l-2m9n2o7p-4
~spot|a-17b-12l-3m4n-4o11p-13
~spreadsheet|a3b9o2p-17
~spring and|a-3b-2o-8p19
~spring|a-4o10p10
~staff|a12b-18d26f4g-2h9i8j-2k-2l-6m7n-11o20p-19
~stag|a34b-12d-2f-3g-3h-8i74j-2k-2l-4m-3n-3o-6p-20
~staircas|a-10b-7p-6
~stair|a-2o4
~stai|a-13b-13h9l4m-3n-9o15p-2
~stand behind|a18b-4l6n18o-8p-7
~stand in|a-12b-5h-2l-2o18p-4
~stand|a10b18d-2f-2g-2h-9i-4j-2k8m-3n7o5p-38
~stapl|a3b8o-2p8
~start and|a6b7p-4
~start out|a18b11n7o-4p-11
~start this|b-3i3o6
~start up|a4b5p-11
~startup|a6b14h-2j-2o-10p-2
~start|a-22b-17f-2g7h-8m-3n5o-20p20
~star|a-7b-3o10p-15
~state|a12l-2m-5n21p-8
~statu|a26b-13d22h3m5n10o-16p-26
~stat|a20b-12d18g-2h31i-4m-6n-4o-6p8
~step down|a6b5m-2n4p9
~step of|a14b-5i24n-3o-4p-4
~step|a45b-10h-7i75j-2l-3m-4o-4p14
~stick|a-12b-11o-2p14
~still in|a6j6o-4p-6
~still|a-12b-17d-2f-2h-5j5l4m5n3o-11p-4
~stock|a-6b-2h-2o-13p25
~stop and|a-2o10p9
~stop that|a-2o-3
~stop work|o-3p2
~stop|a-19b-8h-5i7l-2m-4n-5o5p-50
~stor about|b5l-3
~stor and|a-2b-2n3o-2
~stor of|a2n2
~stor|a27b-5c-4d-6f-2g-5h-6i-2j-3k-3l17m33n15o14p-23
~straight|a6b12m-2o-14p-2
~strang|a-2o11p-2
~street|a15b3f14o-11p19
~structur engin|a-3p7
~structur|a-6b-3o3p6
~stud|b-6m8o-3p11
~stuff|a8b-2n12p-7
~sub edit|a-8b-7p9
~subject did|a15b17p-15
~subject|a16b26h-2n-4o-3p-10
~subscrib|a-17b-6h-7o8p-4
~subscript|a2b14d-2h-7o-16p13
~sub|a-9b-8p11
~success fee|a21b23o-4p-8
~success|a27b18h13n-2o-6p-9
~such a|a-10b-6o20p-20
~such|a-6b-6h-2k7o7p-22
~summ and|p-2
~summ|a2b-5h9o-10p-12
~sum|a-11b-6h-3i-3l2o13p9
~sunda|a-15b-7n-3o2p2
~supermarket|a-12b-4n-4o-12p30
~supervis|a-8b-13l2m2n2o-12p9
~suppli get|a-4b-4o6p-10
~suppli|a-17b-5m-5n-3o11p2
~suppl|a-12n-10o3p19
~support|a7b19h-2n-4p-14
~suppos|a46b15f12h26j-2k-2l-2m-2o-11p-25
~sure|a5b-10d7h5l-4n9o-8p6
~surgeon in|a2h-2m5p-3
~surgeon|a-21b-21h-4i-2j2m3n3o-5p27
~surger|a-11b-23h17m-2o-11p-5
~surnam|a-12b-9o4p4
~suspect|b6i-2o6p-10
~su|a-3b-3o-11p23
~swallow|o9
~swap|b5o-6p-6
~swear|a-13b-2n-6o16p-9
~switch off|a-2o2p-6
~switch over|a-6b-5p-3
~switch|a-15b-9p-13
~system have|a5b6p-5
~system|a21b-10d-2g-2h14i33l6m-7n-5o-11p2
~s|a22b-13c-2d19f-8g-2h-4i9j8m14n2o-2p-11
~t a|a3b-6g15h-4o7p-5
~t get|a-5h-2p-5
~t go|a-6b-6o-7p-5
~t had|a-2b-2
~t it|b-2l5o5
~t keep|a-6b-2o11p-10
~t know|a5b-3n10o7p-7
~t let|a-6b-5o-9p3
~t pai|a-3b-2o-7p16
~t pick|a-2
~t run|a-16b-13o14p-10
~t tell|a17b16h4i-2o-7p-6
~t touch|o9p-2
~t want|a8b11o-4
~t you|a36b49d7f-3g-2h-11i6l-3m-2n-2o-20p17
~tabl and|a10b7i4o-3
~tabl|b-3h2i3l2n2o2
~tail|a-11b-8d-4h6o-3p23
~take a|a2b3h-4i9p-19
~take equit|a-3o-2p10
~take it|a6b5j3o-2p-2
~take on|a14b22h-2n-2p-9
~take over|a-18b-5l-2m-6n-5o16p3
~take the|o-6p-3
~take to|a-2h-2k3
~take up|a-2b-3l3o-8p4
~take your|a17b11k3m6o-2p-13
~take you|b-10h14i2j-2o-3p22
~take|a-11b-11c-2d-5f-6g-4h5i15j14k2l-8m3n-15o4p-7
~tale|a12b2n15o-4p-4
~talk to|a30b25h-2j7k5l-2m-2o7p-30
~talk with|b-2j3o-4p3
~talk|a25b17i-2j19k3l-7m-4n5o-9p-32
~tank|o2
~tap water|a-6b-2n-2o-10p16
~tap|a-11b-5n-3o-4
~tax|a-8b-5o-7p23
~teach and|a3h5p-2
~teach other|a4b5o-5p-6
~teach|b12d-2h2m-2n-4o-7p-8
~team|a-19b-5h9l-7m-3n-8o11p-20
~tear|o3p26
~teatim|a-2o2p-2
~tea|a-2o16p-6
~techn|a10b9m5n-2o-11p-5
~telephon|a15b5l5n5o-12p-6
~tell me|a4b16g-2h12i-5j-2k-2l-8m-5n2p19
~tell my|j-2n3o-3p6
~tell to|a-3m-2o17p-12
~tell us|a-10b-8o4p11
~tell you|b-5l8n-2o-6p5
~tell|a6b7d-2f-3g-3h9i3j-7k-4l2m-7n12o11p9
~ten|b-2c14h-2m-6o-17p14
~term|a-13b-9d-2h-2l2m2p15
~terrif|o-17
~test|a-5b-44d-2g-2h-4i-3j-3k38m20n-3o-9p23
~text|a-8b-5o-10p24
~than a|a-3o2p-3
~than half|a-2o11
~than it|a-2o-18p19
~than i|l-3n2o5p-11
~than|a-14b-24c13d-2f-2g5h-11i-2j3k-3l13m-4o7p-25
~that and|a-6b-3o7p14
~that a|a6b3h-2k6l3p-36
~that be|a-6b-2o5p-16
~that count|o-3
~that ever|a7b7o-2p-4
~that go|a12b21c-2l-4m-2o-2p-4
~that is|a-6o8p-6
~that it|a10b9h7l-2o-19
~that i|a7h8j11k-5l-2o-4
~that make|a-6b-3h-2o-4p15
~that never|a-3b-3o3
~that nobod|a20b21h-3l9n-3o17p-5
~that one|b-2k2
~that other|a6b12o-5
~that person|n2
~that s|a10b8h4o-11p-2
~that they|a-4b-3o-7
~that the|a-9b-13h8i-2m-2o5p-14
~that up|a3b-9f14o14p-7
~that were|a3b3p-5
~that we|a4b14f-2h-4j-3k3o-5p2
~that you|a12b5d-4f15g-2h23i-5j-2k-3m-6n-7o15p-6
~that|a13b-6c-8d-15f12g-9h3i-8j-3k18l18m-4n17o-14p-15
~the account|a5i5m-4n6p-3
~the afternoon|a-5b-3o8p-9
~the answ|b3o3p-4
~the audit|a-4b-2o-5p-4
~the auth|a-16b-17h7n-2o6p-5
~the back|a-5b-4i3n-2o8
~the bank|a-5b-3h-2o2
~the batter|a-9n-7o-2p11
~the best|a-10m-3n-4o-2p7
~the big|a-10b-2n-2o-5p9
~the board|a-12b-13h12i-4m-2n-2o8p11
~the book|a2f6o2p4
~the boss|a-25b-7h-2m-12n-3o5p-16
~the bottom|a3b7i-2o-9p-3
~the branch|a-2p-2
~the build|a7b8i2n2o-17p-8
~the busi|a11b12p-13
~the carbon|a-4h-3o-2p-10
~the car|a-2b-2o11
~the case|a-3
~the chair|a-6b4f2m-6n-3p-2
~the chap|a7b-4h-3l2m17n-2o-3p-3
~the charit|a-12b-8h-2o-4p12
~the cheap|a-2o-2p-5
~the chief|a-8b-11h6m-5n3p11
~the classroom|a25b27o-7p-17
~the cocoa|a2b-4n6o-2p-3
~the committ|o-7
~the compan|a15b25h-2o-12p-18
~the comput|a-8n-4o4p-13
~the contract|l4m5n-5o-15p26
~the copp|a-2p3
~the corrid|o-6
~the cost|a15b7h11o-6p-3
~the council|a-7b-5o-6p19
~the count|a2b-3n7o-8p20
~the credit|b12m-9o-6p5
~the crew|a4b4h2o3
~the dair|a3b-2m6
~the dai|a-4o13p4
~the date|a3h4o-11p10
~the deal|a-2b2
~the dela|a-2h-2o-18
~the dent|a5d-2h-3m9n2o-8p3
~the desk|a2b4o4p-2
~the develop|a6b7o-10p8
~the diar|a3b-3j8o-3p-3
~the diff|a-3b-3h-2i2o-2p7
~the direct|a-7b-8d2m2p-5
~the door|b5d-2m-2o2p8
~the driv|n2o-2
~the dublin|a14m6n9o-7p-5
~the earl|a-15b-6h-5m-4o11p-8
~the edinburgh|a11b-2m7n8o-4p-4
~the eight|o-7p-3
~the electr|b-8h10p-4
~the end|a8b-10h15i-3l-2m5n9p8
~the engin|a20c10m2n9o3p-21
~the even|a-3b-2o6p8
~the exam|a10b-2m9n3o-7p-2
~the factor|a-6n-2o7p-7
~the famil|a22b31m-2n-2o-5p-19
~the farm|a7b13h-3p-8
~the fenc|p-9
~the field|o-15p11
~the figur|a-4b-3o3
~the financ|a2b-3h10o6p-11
~the firm|a11b19h-4m-3n5o2p-23
~the first|a4b12h-9l-2m8n-3o-13p17
~the floor|a5b5o-3p-3
~the forecast|a2h10m-2n-3o-18p7
~the found|a-4b-5o-5p-3
~the four|a2b-4f-2g-2h-2i20j-2p-22
~the full|a-2o8p-8
~the fund|b-4i4p-2
~the furnac|b-11m9n5o-23p37
~the gate|a-13b-10o-3p11
~the glass|a6b2m5o-8p15
~the grid|a-8b-10l8m-8n4o-6p-5
~the ground|a-2o5p-11
~the head|a5h-2i2m6o-9p-7
~the histor|a-3b-2o6p-8
~the hosp|o-3p5
~the hous|a2b6h-3o-5p8
~the insur|a22m11n12o-9p7
~the job|a5b4m-2n5o14p-10
~the kitchen|a-4b-2i2o8p-2
~the ladi|a21b7h-2i-2l-3m9n13o-7p-7
~the lad|o10
~the lampshad|a6m2n5o-2p-4
~the last|a-5b-4h-6i9m-2o8p2
~the law|a-3o-3p10
~the leas|o5p-4
~the leav|a-2o-2p-2
~the lend|a-5b-2l2n-3o-4p-5
~the line|b3p-2
~the loan|b-6l9n-2o4p8
~the local|a-2o-4p-4
~the main|a-2b-7d-3g8h4i-2o-6p-8
~the manag|o2
~the man|a2b8m2n-5o-8p14
~the middl|b3p-5
~the mill|a-2o-8p-6
~the mine|a-2
~the minut|d2p-2
~the moment|a10b14o-3p9
~the mone|a8b8m3p-14
~the month|b-2i4
~the morn|a-11b-5n-3o-5
~the name|a-2b-8h-3i4l2n7o-2p15
~the neighbour|a3b9o-4p3
~the network|b-5m3n2o-3
~the new|a-21b-11h-3i-2m4n-4o-10p24
~the next|a-2o12
~the night|a10b4h-6i14o15p-5
~the numb|a8b4h7o5p-13
~the nurs|a-4b-3p-3
~the offic|a3b11i-2n-2o6p-6
~the old|a-4b-15h-2i-3m15n6o9p-11
~the one|a-8b-5l2m-2o8p-17
~the only|a-11b-3h-3j-2p-9
~the on|a3b4o11p-3
~the oper|a3b3o2p-3
~the order|a2i4o-11
~the other|a4b11h-2l-2o5p-11
~the owner|a2b-6h14i-2m-2o10p-5
~the page|d7f-2g-3h-6k4o-2p19
~the panel|a-2o3p-9
~the paper|a10b21h-7o-18p-6
~the partn|a3b6h-3m-4n7o3p-5
~the part|a7b-3i12o9p-8
~the payrol|a-2b-3l11m-7n-2o-6p11
~the peopl|a-5b-2l-3n4p-8
~the person|a5n4o-3p-2
~the pharmac|a3b-2m4n2o-2
~the phon|a-12b-8h-5j6o13p-12
~the pipe|p-2
~the plac|a-5b4h-2l-3o4
~the plant|b2p-10
~the plan|a-3h-2o2p-5
~the plot|o8p-2
~the pric|a-2b5h-2m-2n-2o-22p7
~the product|a-5b-3p-5
~the quart|o-3
~the queu|o3p-8
~the real|a-5p-6
~the recip|a-3h-2o-2p-3
~the red|a-2b-2o4
~the refer|a13b-2l15m-4n6o-2p-5
~the regul|a-3l-3n3o-7p14
~the rent|a-2p5
~the rest|a-3b-2o3
~the retir|a5b-2l-2m12n-3o-4p-3
~the right|a4b7h-2n4o3p-5
~the road|a-9b-6o-2p-9
~the room|a4m5o-2p-2
~the rota|a-2
~the sale|a2b4o2p-9
~the same|a-12b-3g-4h-5i4l3m-2o-6p-6
~the school|a-20h-2i-5l-2m-4n-4o22p-14
~the sea|a-6i-2m-2o-16p24
~the second|a-6b-6i2o3p-2
~the shar|a5b-4n9o-7p-5
~the shelf|a-4b-2p-2
~the shop|a14b11h-2j7o-2p-12
~the site|a7m-3n11o5p-9
~the small|a5b6o-2p-7
~the smelt|a-5m-4o8p-4
~the soci|a-6b-3o13p-3
~the softwar|b2p-11
~the sort|h-2m2p-5
~the staff|a6f6i-3m5o13p-10
~the start|o2p6
~the step|a4b-2i8p-3
~the stor|a4n6o-2p-3
~the summ|p-4
~the sum|o-2
~the supermarket|p4
~the surgeon|a-3b-8h-3j3m4o6p-10
~the tabl|a3b-6h3l3n5o4p-7
~the tale|a6n9o-2
~the tap|a-3p-15
~the tax|a-4b-3o-5p13
~the team|a-6b-3h-2o4p-13
~the thing|b-3n3o12p-5
~the third|a-14b-13p7
~the thre|a-2o-9p23
~the till|a-3b8l-4n-3o5p9
~the time|a-23b-19h-3o15p-8
~the top|a6b5m2o6p-3
~the trad|a11b3m9o6p-8
~the troubl|a-6b7d-2g-3h4l-2m-3n-7o11p-11
~the true|a2b4o-2p-7
~the two|n2o-11p22
~the union|a8h-2l5m19n-10p-7
~the util|b4m-3
~the very|a11b20h-5o6p-15
~the villag|a-14b-2j4m-5n-6o16p-22
~the wait|a-6b4h-4n-3o9p2
~the wai|a12d-2f-2h-5i5j21l-2o6p-14
~the ward|a8h9m4n-2o-4p-16
~the water|a4b6h-3k3o-4
~the web|a9n10o-5p-2
~the weekend|a-5b-4o5p-3
~the week|b14h-8i5l-2m-2n-6p-14
~the whos|a-4b-2o-7p2
~the woman|a-8b-14l15n-7o5p-10
~the work|a10b-12h17i-2m3n7o-14p-16
~the world|a8b22f-3h-2i-4n-3p-6
~the worst|a-8b-3n-3p5
~the wrong|a-9d-2h-3o-4p-21
~the year|a-4b-3p3
~the young|a6b5m2o-2p-5
~theatr|b-2i4o11
~their dai|a-4b-2o6p-2
~their mone|a-5b-4o6
~their name|a2b-7l7n3o8p-14
~their own|a-12b-3n-6o3p-2
~their phon|o-2
~their weekend|a-2o-3
~their|a7b3d-3f-3g-2h22i3j-3k-2l7m-6n-9o-10p-16
~them and|a-3o-6p36
~them are|a-3o-3p-7
~them for|a-2o7
~them in|a-6b-5o-4p5
~them to|a-7b-5o4p-4
~themselv in|a-2o2
~themselv|a7k4n7o-9p-10
~them|a-20b5d-2f9g2h5i5j-10k-3l-14m-6n-10p17
~then it|o3
~then i|o-17
~then the|o-6
~then we|o-4
~then|b5d-2f-2g11h-6i6m-3n-7p-58
~there anyon|o-4p6
~there any|a6b18h-2k-2n-3p-8
~there an|o5p3
~there are|a-3b-2i3n-3o8p-6
~there a|h-13i6j-3k9m-3n10o-11p-8
~there is|b10h-2i-2o-3p5
~there must|b4h-2o2
~there one|a-9b-4k-2p12
~there somebod|a-14b-3l-5n-4p13
~there someth|a4b-2h8k3o-7p-3
~there some|a9b2k14p-2
~there s|i2p-7
~there|a-10b5c-2d-9f-8g-7h-20i11j4k27l-4m-11n4o12p-6
~these dai|a-4b-3p11
~these|b11c-2h-2l-3m2o-2p16
~they all|a4b5o7p-2
~they are|o-6p13
~they can|a-2o6
~they come|a6n6o-20p22
~they do|a-6b4m-7o-14p15
~they d|o-7p-4
~they go|h-4i4o8p-2
~they have|o-5
~they just|o13
~they know|a-2o-2p-5
~they re|o9p-5
~they sai|a-2b-2l7m-2n-4o3p-5
~they tell|o-9
~they ve|a9b11o4
~they want|o-8p27
~they|a-38b-29d-3f-3g-3h-2i11j-3k-3l20n-21o3p10
~the|a6b-10c-10d-6e-4f-37g-17h5i11j-3l-13m55n36p-29
~thick|a-4b-2o-11
~thing i|a-4b-5k3o-11p14
~thing that|a2b16h-8k-2l-2o9
~thing you|a-5b9h-6i-2n-4o8p-6
~thing|a4b21d-3f9g-3h-8i-6j-5k5l-5m-4n3o17p-51
~think about|a-11b-5m-2o-13p13
~think of|a-15b-10d-2p18
~think they|o4p-2
~think the|a7m6n2o-3p-3
~think we|a-2b-2o2
~think|a-12b11d-4g-2h-7i-2k-2l-9m5o2p18
~third of|a-4h-2o-5p-10
~third|a-26b-18h-5o17p-17
~thirt|o10p9
~this for|a9b10o-2p-4
~this month|b-4h-2j12n-3o-13p19
~this page|b-7g-2h-3j11k5p5
~this work|b2
~this year|a-12b-7m-2o2p15
~this|a19b17c43d-6f-5g5h-20i-7j15k-3l4m-11n-11o7p-8
~those who|a-3b-2h-2i-3l5n3o5p-17
~those year|b3
~those|a-34b-13c-2f-3h-6i-5k-2l10m-8n-2o6p33
~though|b-2i3o-7
~thousand of|a-3o-4p3
~thousand|a-6b-2o16p-11
~thre dai|a-7o-11p8
~thre month|a2j3o11
~thre of|a-6b-2p7
~thre|a8b-11h23i-2j2l7m-4n-3o-12p37
~through a|a5b3m2p-3
~through solicit|o-2p-2
~through the|a10b10o-5p-9
~through this|a-16b-17j7o16p-13
~through your|b6m-4o2p5
~through|a-4b-8d-2f-2g-2i23j4k-2l-7m-4n-3o5p-43
~throw out|a-2o9p-2
~throw|a2m3o8
~thumb|a-2n-2o3
~thursda|a6j6p-9
~ticket|a5h-3m6n5o-9p28
~till|b10h-4l7m-4n-5o-2p-7
~time and|a3n6o-5p-6
~time a|a-8b-7o-15p-6
~time does|a17b21o-4p-6
~time in|a-7b-3h-2o-3p2
~time it|o-10
~time the|a-10b-10o10p-5
~time to|a-2b-5j4o-7p11
~time would|a2b7f-2p-2
~timet|a-6b-2o-9p14
~time|a25b43c-2d-4f-7g-2h-13i-7j16k-3l-10n14o-23p-29
~tini|a3b4o8p-2
~titl|a29b-13d48g-4h-5i10o-2p-19
~to agre|m2o-2
~to an|b3o2p-2
~to ask|b2o6p-7
~to a|a-11b-7d5g-2h-2l-2o-12p13
~to be|a13b3h-10i18j-2k-3l2n8o-9p4
~to bring|a5b8o2p12
~to bui|a-2o-8p3
~to check|a3n3o-2
~to choos|a-3b-2o2
~to come|a6b8o5
~to decid|a-3b-2o-6p-15
~to do|a-8f-2p-10
~to driv|a-3o-5p11
~to finish|o-6
~to get|a-7h-4o10p-17
~to give|a-6h-5m3n-2o-5p18
~to go|a2n6
~to have|a6h6n2o-2
~to hear|b-9l7m2o7p-2
~to hire|a15b18o2p-16
~to keep|b-10f14g6l-3n-7p4
~to know|a13b-2h14i2m2p-12
~to leav|a-5b-3p-2
~to let|a-2o3
~to life|a8b9p-8
~to look|a3b-3k4n4o-2p20
~to make|a-11b-4h-4j2k-2o7p-10
~to me|a-8b-5o32p-10
~to my|a-13b-8p-6
~to one|a2b5o-12p-2
~to our|a-7b-3o9p-4
~to pai|a-5b-7m6o6p-4
~to put|b10f-2i-4o2p-7
~to quit|a-16b-9l-3m-2o15p-6
~to read|a-17b-17h4p22
~to refus|a5b-2n9p-16
~to replac|a-10b-10o11p-9
~to retir|a-3p-11
~to ring|a-4o-4p3
~to sai|a2b11h-3m7n-7o-19p23
~to see|a5k10o4p-4
~to sell|a-26b-22o25p-2
~to shar|a-2o3p-9
~to show|a10b-9h14l3m4o7p-12
~to sign|b-2h11i-2m-4o-6p17
~to somebod|a2b7n-2o-2p-2
~to sort|d4p-2
~to speak|b-4j10n-3o4p-2
~to spend|a-2o4p-3
~to stai|o3p-2
~to start|a-5b-3o-15p30
~to stop|a-3o-3p-3
~to switch|a-6b-5p-4
~to take|a-2b-2j2o3p3
~to talk|b-3h-3j4o7p-5
~to teach|a8b8p-7
~to tell|a-10b-15h9o-3p19
~to their|a-3b-3o3p-2
~to them|a-3h-3
~to the|a-7b24d-2f-3g-2h-5j-2k-2l-6m-13n6p-16
~to touch|a-2b-2o-4
~to univers|o-2p7
~to us|a5b10p-8
~to waihek|a-4o-2p9
~to what|a2h5o-9p12
~to which|a3b10i-3
~to work|a4b14d-3f-3h-4i-5l8o-11p7
~to writ|a7f2j8p-5
~to your|a14b2h3i-2j7l7m4n-4o-7p-12
~to you|a38b-3f35h-10i-2j4k4l-5m11n8o2p-18
~toda|a-9b-2h-2m-4o-3p15
~togeth|a11b-3d5f-2h-2i2l-2m11n3o6p-11
~tonn of|a-4h-3p8
~tonn|a-5b3h-4o4p6
~too late|a-2o-9
~too mani|a-10b-2m-5o-2p-6
~too much|a-11b-8o12p-13
~too old|a-7b-4o9p-17
~too small|a14b19h-2p-12
~tool do|a23b29o-3p-16
~tool|a20b27h-2p-17
~too|a-14b18f-2g-2h-6j-2k-2l-7m-7n-2o-15p-23
~top job|a3m3
~top|b3h-2m2o-11p19
~total|a27b34f-3h-4l3o-5p-18
~touch a|p-3
~touch it|a-4b-3o-7
~touch the|a-7b-5o7
~touch|b-6h-3i-2j14p-13
~tower|a-15n-11o-2p8
~town did|a7b8p-4
~town|a3b17d-2h-2m-2n-3o-5p4
~to|a-10b12c-8d-16e-2f26g-20h18i-7j33k5l-26m-12n-13o2p-16
~track|a9b13i-2o12p-10
~trad|a12b14d8f-3g-5h-6i-2l2m7n-2o14p-9
~traff|a-7b-2m-2o9p-7
~train as|a3b4o-3p5
~train at|a-2o9
~train|a-5b8h-2l-4n-3o10
~translat|a4n8p-13
~travel|a-17b-8j-2l-2o2p25
~treasur of|a10b11p-9
~treasur|l3n-2o-4p11
~treat|a-2o3p-2
~trial|a-5b-3p2
~trick|a-11b-7h-2p-21
~trip|a-8b-6o-7p-17
~tri|a-20b-14h-2n-2o6p6
~troubl|a6b-10d-6f2g-4h42j-4l-8m-6n2o13p-24
~truck|a3b-3h-3n9o-2p-2
~true that|a-12b-11o8p4
~true|a12b-6h-7i-3j-2k-2l17n18o5p-40
~trul|a3b-3h-2i3m5o8p-7
~truro|a-5b-5o-6p12
~trust and|a-3b-2d2h-2o-11p37
~trust the|a-5b-3m-2o-2
~trust|a-17b-10f-2g4i4j-3k6l-5m-8o6p-14
~truth|a3h5o5p-2
~try|a18b14h-3k10o8p-25
~tuesda|a-15b-5h-2l-2m-4p2
~turbin|a-6b-3o3p6
~turn down|a-10b-3h-2o8p-10
~turn out|a-10b-4h-3m-2o2p-4
~turn up|a10b20f-2h-3p-13
~turn|a-6b7d-2f-3g-2i-3j-2k-2l4o-18p-12
~twelv month|o3p-5
~twelv|a2b6o5p-14
~twent|a17b16h5o-5p6
~twic and|a6l7o3
~twic|a4b-4d7i-2l7o9p-12
~twiddl|a-2n-2o3
~two class|o6
~two of|a-2b-3o4
~two old|n2o-3
~two week|o4
~two year|a-3b2o7
~two|a-17b-21d-2f-4g-2h10i-5k-3l6m-2n5o-12p5
~t|a-10b21d3f-7g17h-5j-10k-3l-5m-12n-7o-8p8
~uncl|a-8b-6o3p-4
~under the|a-18b-4i-3m-4n-3o22p10
~under which|a4f7h-2o-2
~under your|a7b4i9l-2o3p-7
~under you|a2b-11d-3f-2h10l13n-4o-6
~underground|a-5b-2o8
~understand our|a-2p-3
~understand|a16b18h8j-2m-2p-29
~under|a14c-2d34g-8i7j-3k-4l7m-7n-9o7
~union|a-8b-7f-2g-4h-5i-2l9m16n-10o-21p12
~unit|a-4o4p37
~univers did|a-2p3
~univers|a-13b-8o-2p25
~unless|a-2o2p-2
~until the|a-5b-4o-5p-6
~until tuesda|o7p-3
~until|a2b19h-2l-4n-8p-7
~up and|a-13b-11o14p3
~up a|a-9b-8h-3j5o7p-8
~up every|a-2p-2
~up for|a8b3l5n3o-10p-7
~up in|a-3b18h-6m-7n-4o-3p-4
~up my|o-11p13
~up on|i4o8
~up their|a13b18h-3o-6p-5
~up the|a-12m-7o-8p16
~up to|a-5b13h-11m-2o-5p10
~up what|a4b-7d7g8h-2i-2p-5
~up with|a14b2f-2h25j-3o-4
~upon|a40b40d-2g-3h-4k7m5o-7p-25
~upset|a-2b-8h9l-5n4o18p-8
~up|a-3b20c-2f6g2h-12i-7j2k-6l8m-15o8p-27
~us and|a-2i3o-5p-7
~us a|a-5b-4o13p13
~us by|a10h-3i14o-6p-6
~us for|a-7b-2i-3p25
~us in|o-2p-5
~us is|a12b-2f14o10p-6
~us it|a-3b-2o-4
~us on|a-4o15
~us poor|o10p-6
~us that|a7b-3h13o2
~us the|a-5b-2o-6p-2
~us to|a20b22d-3f-3h-4k3l5n4o2p-8
~us what|a-11b-8o7p11
~usual|a6b13h-3i-2j-2k4o-10
~us|a-25b-24d-4f7g-3i13j-5l4m-6n-6o-7p30
~util|b4m-3
~valid|a33b-16d-3f-2h-2k-2l3m25n33o-8p-17
~valle|a8b8o8p-12
~vanish|a4b-3n7o-10p-13
~van|a-5h-2o5p-13
~vat|a-2o-2p7
~ve been|a4b9o-12p23
~ve got|a-6b-5o7p-6
~veget|a5l7o4p-18
~veg|a-10b-7o16p-7
~vehicl|o6p-3
~vend|a-3o-6
~vers|a3l3o5p-2
~very first|a5b17h-6i-4p-3
~very|a10b25f-2h-6i-6j5l-2o4p-17
~vet|b2o-15p22
~ve|a-4b17f-2g7h-10i-2j-2k-2l-5m-2n-3p6
~via|a-4o17p-4
~view|a-11g-2h-2i-3l3m-3p24
~villag|a10b7h-3j3m5n4o-2p-30
~visa|a-17b-16o-13p23
~visit|a12b14i-2k6m3n-6o-6p-3
~volunt|o5
~vote|a-10b-7o-8p-8
~vouch for|a15b-12h-2l20n12o-2p-10
~vouch|a16b-12h-2l25n9o-2p-11
~wage|a-12b-5m-2n-4o16p-26
~wai of|a5b-19h-2i17k6l2m2o5
~wai to|a-4b-11d-2h-4j22k-2o-8p-7
~waihek|a-4o-2p9
~wait for|a-5b11h-5l-3n-4o-21p-15
~wait|a-24b6f-2g-3h-10i-5j2l-4n-5o2p-18
~wai|a18b-5d-3f-2g-2h-11i21j21k3n-3o4p-35
~wale|a-10b-10p12
~walk awai|a-12b-14h8m-5o6p32
~walk out|a4b-3m5n4o-15p3
~walk|a10h6m7p20
~wall|o-4
~wals|a2b-2l7o-10p20
~want a|a5j6o-5p-16
~want out|o-8
~want the|a-6b-5o15p-9
~want to|a-5b-2h10i2l-5m-3n-2o4p31
~want us|o-2p8
~want|a-15b14f-2g-2j4k-2l-10m-7n-10o-19p4
~ward sist|a13l3m7n4o-2p-8
~ward|a8b-3h5m4n3o-13p-2
~warehous|a-9b-5
~warn|a15b16o-4p-20
~was a|a15b12i3o-2p-9
~was in|a-10b-12m-7n14p13
~was it|a-24b-7h-2l-2m-4n-6o9p41
~was that|a2m3o-4p-13
~was there|n5o-3p-2
~was the|a-27b-29d-2h-6i-8l-4m2n25o-6p26
~was treasur|a-6b-6p7
~was your|a29b41d-2h-2i-7l10n-9o-4p-20
~wasn t|a8b11o-2p-3
~wasn|a8b11o-2p-3
~was|a-12b11c-2d-9f-7g-7h-29i-11j-5k-6m20n32o4p-18
~watch|a-12l-3n-6o8
~water compan|b-4m5
~water in|a-13b-5m-2n-4o6
~water|a-13d-2h-7i-2j3k2l-3m3n-2o-21p4
~wave|o-3p-4
~we and|o2
~we are|a13b7f-2g-2i-2j-3k17o-2p6
~we be|a-4p-3
~we bui|a-3h-2o7p-4
~we can|a-2o10p-2
~we could|a5b-5h7k6o4
~we do|a3b2i3o-7p-3
~we d|a-2b2h-2o-9p13
~we end|a6h10j-2o3p-4
~we get|a17b-2f-2h21j4p-16
~we give|a-5b-2h-2o2p-10
~we had|a9b2l7o-5p-9
~we have|a-14b-5h-6i-4j5k-2o13p18
~we keep|a-2o3p-2
~we ll|b-6h8o4p-2
~we lose|a3b-2h5o-4p22
~we make|a5b11h-3o-12p-2
~we need|a-7b4h-5k-2o13p-2
~we never|b-3h5
~we pai|a-5b-2h-2o8
~we put|o3
~we reall|a-2b3h-3
~we re|a13b9h11k3l-5n-2o-9p-7
~we run|a-6b-5o-8p12
~we sell|a12b16h-2o-10p-10
~we send|o-10
~we sign|o3
~we still|o4
~we stop|a-6b-2h-3o13p-22
~we take|a4b-8h14j-2l3o-4p16
~we ve|b15g-2h-5i-2l-2o-5p8
~we were|o8p7
~we win|a-7b-15h13p18
~wear|a-2b-3n2o2p-4
~web|a7b-2n11o-4p-9
~week and|a-9b-4o-6p12
~week because|a-2b-2
~week before|o-5
~week do|a2b2
~week i|b-3i3o-7p-2
~week the|a-2o12
~weekda|a4l4o2p-15
~weekend|a-22b-10h-4l-2n-2p-25
~weekl|a29b33h-3l-2o-16p-25
~week|a-10b20f-2h-14j17k-2l-7m-9n-11o-7p6
~well|a-2b3h-2l3o-12p13
~welsh|a-3b-3m5n-2o7p-9
~were they|a-7b2h-3m-3o-2p-3
~were the|a-19b-12i-2m-2o2p8
~were you|a-5b9d-5f-4g-4h-6i-2j-3k-2l-3m14n2o-4p38
~were|a-27b20d-12f-6g-5h-18i-6j-5k21l-6m4n-13o7p15
~wet|o-2p11
~we|b9c-2d-6f-12g-10h35i2j3k14l-12m-10n-12o7p-5
~what are|a24b-6d-9f-2g39h-4i12j-3k-2m4o-4p9
~what a|a3b11h-3o-3p2
~what becom|a6b21h-8i-2m-2n-2o12p-13
~what can|a3b-5g9o-5p-13
~what come|a13d-2h6i13j-2p-16
~what commiss|a-9b-6h-3o-6p23
~what could|o-5
~what dai|a7n10o-2p-3
~what date|a8l-2n11o-5p-2
~what did|a-24b3d-3g-2h-10i-3j-2l10m-6n-7o-2p-8
~what does|b-18g-3h10i-3j-3l-3m15n8o-16p38
~what do|a8b-12d20f-6g-7h27i-3j-7k-3l-2n2o4p-11
~what exactl|a4b-17g15h9o3p-4
~what go|a-6m-5p19
~what happen|a-29b-5h-9i-2m-4n-5o10p6
~what have|a-4b-2h3o16p-4
~what help|a-15b-6g-2h-4o6p-16
~what hour|a7b11o-2p-5
~what if|a-5o5p-4
~what is|a45b17d23f-2g-6h-2i2j-6k24l-2m-8n6o-16p-5
~what it|a-10b-6h-2o-14p4
~what i|b4h-2o-6p-4
~what kind|a10b21d-6f11h-8j-2k-2o-4p-8
~what make|a13b24h-4m-2o-12p10
~what now|a-5n-3o-4p-3
~what part|a2b-7i11p-2
~what percentag|a-9b-6h-2p13
~what rate|a-2o-5p8
~what should|b-9h11o-3p2
~what size|a14b16p-14
~what sort|a-10b-27f3g-2h28i-2k-2m-4o2p5
~what subject|a7b8p-7
~what s|a30b17d-10f-5g7h-4i16j15k11l-8m-2n-6o-4p-14
~what they|a-3b3h-3o-7p-3
~what the|a-7b-10h-11i-2l5m12n2o12p-2
~what to|a-10b-6o-4p2
~what was|a-38d-3g-2h-6i-13l5m-6n-11o5p44
~what were|a-6b8d-2h-4i-3n-2o12p-9
~what we|a-9b4h-8p-3
~what will|a-6b-2h-2p8
~what work|a-5b-2o8p-17
~what would|a-22b-30f-2g-3h27i-4j-3l-2m-2o-3p3
~what year|a-6b-15m10o-7p23
~what your|a-18b-13h-2m-2n5o7p15
~what you|b-4f-2h6i-2l7n-2p-11
~whatev|a-3o7p-13
~what|a43b16c-11d8e-3f-22g23h45i17j-24k8l-13m9n-10p-41
~when a|a5b22h-9m-4o15p-14
~when did|a28b7m15n9o-20p19
~when do|a10b18d-2m-2p-2
~when have|a10b3m8p-8
~when it|a-14b-12o-4p15
~when i|a7b6i5o-8p-2
~when they|a-12b-9h11i-4m-2n-7o5p-5
~when the|a-4m3n-2o-7p-25
~when was|a15b-5m10n13o-6p-7
~when you|b2h8i-2j10l-2m-4n-9p-18
~whenev|o3p-3
~when|a-14b-4c-2d-6f-4g-4h8j4k-4l-16m9n5o-10p-29
~where are|a7b9o-4
~where did|b5o-6p6
~where does|a-7b-6o6p-5
~where do|a-20b-16o9p2
~where in|a12b13p-11
~where is|a-4b-3o-4p3
~where i|a-2b-7h-2k10p5
~where s|a-8b-8o2p4
~where they|a-3o-3
~where the|b3h-3o-6
~where was|a18b19o10p-16
~where were|a2b4
~where you|a-5m-2o-9p23
~whereabout|a8b9p-6
~where|a-13b9d-2f-2g-2h-9i-3j7k8l-5m-7n-9o-4p7
~wheth|b-7h8i4l2m-2n-3p5
~which auth|a-9b-8p9
~which bank|a-12b-5m-4p16
~which citi|a8b11p-7
~which compan|a-11b-5m-3o-6p21
~which countr|b3
~which crm|a-2o-15p21
~which firm|a-22b-22d-2m8n-6o-4p29
~which hospit|a-17b-14p18
~which languag|a-2o-3p5
~which make|a-5b-4o-5p8
~which network|a-12b-9p14
~which of|a-8b-14f-3h-6i5j-2k-2n17o9p-3
~which one|a-5b-4o-7p24
~which part|b-5f10h-2i2
~which plac|a-3n2o14p-16
~which school|a-11b-9o-4p16
~which stor|a4l-4m10p-3
~which subject|a4b8o-2
~which town|b3d-2p2
~which two|a15b7h12o-2p-5
~which univers|a-4p9
~which year|b-15c-2l-2m10n12o-5p7
~which you|a-5b12d-4f-2h-5i3k-2l-2n-2p10
~which|a47c-9d-10f32g-2h-13i25j-21k-15l4m19n37o3p-14
~while|a-11h-5o2p-6
~whistleblow|a-32b-31o-11p5
~who are|a8b-11c-2d4g-5h10l10n4o-6p-4
~who back|a14l8n6o-7
~who can|a-4b-2j-2m-2n4o-3p-2
~who check|a3l2n2o-2
~who confirm|a10l4n10o-4p-4
~who did|a6b2m4p-5
~who does|a-16b-8l-2n-3o4p10
~who do|a-6o-4p7
~who d|a-11b-5h-3o10p-10
~who from|a5l2m8n-3p-3
~who got|o-7
~who had|a-3b-2o5p-6
~who has|a-2b2h-2i-2n4o10p-22
~who have|a9h9i-2l2m-2p-7
~who is|a-3b-13h-3i-2m5n14o26p-24
~who know|a-6h-3o7p-9
~who lend|a3b-2l6o-2
~who never|a-8h-4n-2o8p2
~who only|a2b8m-2n-2o2p-3
~who on|a-9b-2m-2n-5o15p-11
~who pai|a8l10o-10p-8
~who read|a-2b-3l-3m-12n17p-2
~who sai|a15b-7l9m5n9o-12p-3
~who sit|b-6i3l3m3p-3
~who speak|a-9b-2l-5p13
~who stand|a5n8o-3
~who still|a-6l5m-4n-4o9p4
~who s|a-14b-10d-2l-6m7o12p6
~who take|a-13l-2m-6n-5o3p6
~who understand|p-4
~who vouch|a3l2n3
~who was|a-9b8n-14o-9p11
~who will|a-7n-2o2p3
~who work|a-6l5n-7o-7p14
~who would|a-4n-3o-10p13
~who writ|a22b-4c28o-2p-21
~whoev|a11b15i-2o-14p-9
~whom|a21b17d-2f-5j-2l7n7o11p-15
~whos life|p-3
~whos|a6b23g-2i-4l-3m3n-6o5p5
~who|a15b-24c19d-5f-10g-16h-15i-24j-17k-15l40m15n69o-12p-7
~why did|a-13l-2m-7n-2o5p24
~why does|a-5b-2o2p9
~why do|a16b19o-26p27
~why the|a2b4o7p-13
~why would|a-2o10p-14
~why|a-19b16h-7i-4j-2k2l-3m-14n-2o12p18
~wich|a2b-2l11o18p-13
~widow|a-5b-2n-2o-18p19
~wife|a14b5h14o-4p6
~will be|a3b-3h7o-2p-2
~will it|a-4b4h-6o-3p11
~will i|h2
~will not|b6h-2o-4p-5
~will the|a-3b-3h2p6
~will to|a-4b-9l4n2o5p6
~will you|a16b21d-3h-2j-2l-2m-2n10o-6
~will|a19b21d-5f-2h15i-4j-4k-3l7m-7n4o-4p10
~win the|a-11n-8p19
~win t|a3b-3d-2h10l-3m-2n7o-14p-10
~window|b2o-2p6
~wind|a-4p5
~wint|a-4b-5m2p8
~win|a-5b-3d-2f-2h7j-2l-2m5n-2o5p-17
~wise|a-8h-3m-2n-2o3p10
~wish|a17b8h-4m17o-11p2
~with all|m2o16
~with an|o-3p2
~with a|a6b-6f8g6h-3i3j-16k2l-5m-3n21p-9
~with me|a6b11j-3o-13p-6
~with one|a-9h-3l-3o3p32
~with our|a-6h-2n-3o15p2
~with somebod|a2b6m-2o-2
~with that|a-3b-4l-2m-5n9o-12p26
~with their|b4l-2p-2
~with them|a-4b-2o7
~with the|a-6b25d-2f-2g-2h-4i-5j-2l-5m2n-9p-4
~with this|o2p-13
~with us|a2b8h-2o-3p2
~with what|b2o-9p15
~with which|a9b-5f14h-2m3p-8
~with your|a6b4f-2h-4i-3j3m9p-7
~with you|a18b-57c-3d-6f-7g-4h-2i-3j77k-5l-5m6n29o-13p11
~within month|a-2o4p-7
~within|a14b19n-2o5p-15
~without a|a8b6h6o-14p3
~without humil|a-5b-2o4
~without lose|a-5b-4o8p-9
~without the|a-4b-3o-10p8
~without|a-5d-2f-2g-2h3i8j-4k4l-4m-3n-3o-26p-6
~with|a12b-3c8d-18f3g-8h-3i-13j54k-7l-32m5n26o-6p-14
~wit|a2b-5h-2k-2m2n11o3p7
~woman|a-13b-19l17n-6o10p-6
~women|a-3o14p-32
~wond wheth|i5o-3p5
~wond|a2b3h-2i5o-4p22
~wont|o-3p5
~word for|a-6b-2i-3k3p8
~word|a16b-7c-2d-2g17h12i-2j3k2l-6m8n-7o-12p21
~work and|a-3b-6n5o-10p16
~work at|a13b15o5p-14
~work before|a7b7p-6
~work for|a-4b17d-2h-11l-3m4n-6o-3p-3
~work insid|a4b7m-2p-2
~work in|a7b12d5h-4i-3o-4p3
~work life|a4b5p-4
~work on|a-9b-4h-3o8p-6
~work out|a-22b-16h-3i-2p8
~work what|a-9b-9i2p-5
~work with|a-24b-8d-2f-2l-4m-5n-2o-5p25
~work|a-20d-7f-3g-4h-4j-4k-4l8n-2o-6p7
~world have|a4b15f-3i-2n-2p-3
~world|a7b23f-3g-2h-2i-4n-3p-2
~worr|a13b2m-2n14o-17p-14
~worst|a3b8n-3o-2p5
~wors|o6p-4
~worth it|a-7b-5o-6
~worth|a-7b-4m2p-6
~would a|a-2b-3h3j-2n2p3
~would be|a11b-10f-3h21k-2l6o-2p5
~would it|a-4h-4j3
~would i|a-2b-9h3j6o22p-13
~would like|a3b-5g7h-2j2n3o-3p2
~would one|b3o-8
~would our|a15b15p-5
~would take|a2b-2i5
~would the|a6b-3h6n4o-5p5
~would we|a2b3f-2h2j3l-2p-2
~would you|a-35b8c-2d-4f2g2h-2i-4j-6k-3l-9m-8n-9o2p-14
~would|a25b11c-5d-8f-8g4h23i4j2k2l-18m13n4o-11p16
~writ a|a-11b-6o-2p23
~writ down|a16b7m-2n14o-3p-10
~writ the|m-4n6o-2p5
~writ to|b-2j5o-4
~writ|a19b37c27d-2g-3h-15i-5j10k-4l-8m-16o-14p23
~wrong and|a6b8o-2
~wrong|a-16b-11d-3h19j-2l-5m-4n-8o10p-25
~xero or|a-6b-4p8
~xero|a-6b-4p9
~yard|a5b2m3o-4p-3
~ye or|a-8b-5o3p9
~ye to|b2l-2o2p-6
~year ago|a2b2p-3
~year and|a7b5i3o-4p-9
~year did|a-9b-11c-2m5o-4p19
~year have|a13b8c8o-5p-6
~year how|a3b4o7
~year in|b6m-3o2p-9
~year late|o13
~year of|a5b-3c14p-8
~year was|a-6b-10m3p9
~year were|a11b6m7o-4p-7
~year what|a-6b-5p15
~year you|a2b3p-4
~year|a-2b5c27d-3f-3g-3h-15i-3j-4k-3l-10m5n3o2p5
~yesterda|a-2p9
~yet|b5i-2o-7p-4
~ye|a-4b-3l6m-2o13
~you about|a5b-9f12h5j-2n2p-3
~you accept|a-5b7d-4m-3p12
~you actu|a4b3h3p-3
~you advis|b3o-9p14
~you also|a7b6k5o-2
~you alwa|a23b30h-4i6k-2l-2n-2p-19
~you and|b-8h-2j8m2n5p18
~you any|a-8b-6o-7p26
~you are|a-9b9d-5f-5g-6h-3i-6j6l2m-4o17p4
~you arriv|a17b23h-4p-16
~you ask|a-19b-8h-5o2p20
~you at|a9b7d-13f4h3m8n2p-7
~you a|a15b23d-2f-3g-3l7m-2o-10p10
~you bear|a-12b-10p17
~you becom|a-4o7p-12
~you been|a13b2c25h-2j-2k-2l-6o-3p-3
~you before|b5
~you begin|a11b13o4p-9
~you believ|a7b17h-2m-6o3p-7
~you be|a7b4h7i3j2m-2o-5
~you break|a3b6o3p-7
~you bring|a20b19g5h6i-4o-10p-15
~you build|a-15b-13o10p-7
~you by|a6b26d-5g-6h-4p-4
~you call|a6b-6d29h-9i9j-2l-2m-8o-5p-6
~you can|b4f6h-2j-2l-2n-2o5p-4
~you carr|a19b32h-3i-4j-2o-3p-11
~you chang|a-24b-14h-4o13p-2
~you charg|a-11b-6o-5p24
~you coach|a5b15h-3m-3o-8p-5
~you come|a23b24f-3h6j-2l2m3n-3o-2p-7
~you could|b4o3p-2
~you deal|a-8b-2m-2n-2
~you did|a-12b-14d-2l9n-2o4
~you doing|a-15b-13c2p17
~you done|b7o4p-4
~you do|a-9b12d-5f9g6h-17i-2j-3k-2l-2m2n-5o-6p-12
~you draw|p2
~you d|a-5b15d-3h-6i-2l-8m7n-5p6
~you earn|a13b16o-3
~you emplo|a-17b-14p18
~you enter|a4b4p-3
~you ever|a-7b25d-2f-2g-3h-3i-2j-2l-3m-5n-7o7p3
~you find|a-23b-15m-2n-2o12p-13
~you first|p4
~you fix|a-3b-2d-2g-3h6p-7
~you for|a14b-17d4f14g-4h10i2j10l-4o-4p-5
~you from|a-8b-5j2n-2p9
~you get|a-11b6h-2i-2j-2m-2n-3o4p-2
~you give|a11b21f10h-5j-2l-3m-6o-10p12
~you goe|a4b9h2l-3o-5p-8
~you got|b7c-2f-2h-2j-2k8l-3o-6p-11
~you go|a-5b2f-2h-2i4m-2o-12p29
~you grow|a-11b-11o-3p15
~you had|a-7b-14m7n3
~you handl|a-6b-5p2
~you hand|a8b17h-2m-3o4p-5
~you has|a7b16d-6g-2h22i-3k-2l-6m-8n-3p5
~you have|a-4g4h-3m2o2
~you help|b3h5m-2o3p-24
~you herself|a-12b-17d-2f-2j-12n25o23p-19
~you himself|b-4l7o17p-18
~you hire|a-28b-15g-2h9m-13n-3p30
~you hold|a-14b-12n2p18
~you in|a8c-2d-5h3i-4j7n12o5
~you join|a4b4o-2
~you keep|a-23b-17h-2o3p16
~you know|a6b-7f4i-2l13m10n-7o-11p3
~you learn|a4b6o-6p2
~you leav|a-7b-27h28i-5o-3p23
~you like|a-6b3f-2h-2p8
~you list|a11b-11d8f-2g6h-10i8l11p-10
~you live|a-17b-14p22
~you ll|a4h5o-3p-2
~you look|a4b10h-2l-2o-9p-15
~you make|a-2b17f-2h-4l-3n-6o8p-8
~you marr|a-12b-8p13
~you meet|a-8b-8m2o-10p25
~you mostl|b-2h5
~you move|a-6b-5o-3p13
~you never|a3b6o-5p-3
~you not|a6b14f-2h-2p-5
~you offer|a14b-7h9k16o-2p-9
~you once|b5h-2
~you one|a11b3f-4h-2l11n4p-5
~you only|a15b12d-5e12h-3o-3p-8
~you on|a18b16d3f-3g-3h9k-2l-4m4o-2p-12
~you pai|a-7b-2n-2o17p-11
~you pick|a6b9p4
~you plan|a-2o-4p2
~you pref|p3
~you put|a-13b10d-2f-2h-8i-6o6p-11
~you read|a-8b-2h-2o7p4
~you reckon|a3b12d-2h-3m-2
~you recommend|a-3p4
~you replac|m2
~you resign|a-24b-23o-3p21
~you run|a17b20o-4p5
~you sai|a27d-3f17g5h2j-2l-2m3n8o-7p-20
~you see|a-14h-2l-3n-7o5p-3
~you sell|a-13b-7h-2p4
~you set|a2b6h5j-4o5p-13
~you sit|b19l-3m-7n-5o-2p3
~you sort|a4b-8h14o-12p6
~you speak|a-10b-4l-2p14
~you spend|a-3b4o-2p8
~you stai|a-6b-5p8
~you start|a7b13o-8p-3
~you still|a4b6
~you stop|a4b7o-6p-11
~you stud|a-8b-6p11
~you supervis|a-8b-8p8
~you s|a-17b-10g-2h8j-4k-2m-2n-2o13p-22
~you take|a8b19d-2f-3h-7i13j-2m-2n-3p-2
~you teach|b5l-2o11p-11
~you tell|a16b26h-2l-2p-22
~you the|a18b22i2o-4p-18
~you think|a-6b9d-3h-4m-2o-8p28
~you to|a-4b-8h9j-2l8m-4n-5o-11p27
~you train|a-8b-4p-2
~you turn|a4b13f-2h-2p3
~you up|a6d7l2p-5
~you us|a-6b2i-2m-2p14
~you walk|a10b11o-5p-2
~you want|a-10b-5h-3o8
~you was|a9b17l6m-6n-4o-14p15
~you what|a3b6h-5i3o-7
~you when|a12b15o-2p-8
~you win|a9n10o-8p9
~you with|a14b16k4p-9
~you work|d10h-3i5l-2m-6n-2o-2p-3
~you would|a-14f-2h-5i4l-2o-4p27
~you writ|b3h-2m-10n13o-7p17
~young|a6b13h-2n-3o11p-27
~your and|a7b-8h6m4n9o-5p-3
~your approach|a11b-3g-2i21p-10
~your bag|a7b9h3i-2m-2o-4p10
~your care|a3b9i-5p-3
~your client|a-13b-8l-6m-2n6o-2p16
~your coach|b2m-2
~your cousin|b-7l4m2n2p-6
~your crew|a-16b-9h-2i-2o3p10
~your dai|a-8b-6o-2p8
~your degr|a-10b-10p11
~your famil|a-21b-8h-2i-3l-2n-2p27
~your fath|a-16b-14o-5p23
~your fee|a-2p4
~your first|a-23b-19o-4p33
~your hand|a-8b-6p8
~your job|a7b-3d5l6n3o-2p-2
~your life|a7b5l5m2p-4
~your list|b-3h5
~your method|a13b-19i38n-2o-2p-7
~your mum|a10b11o-7
~your name|a15b22f3i-12l-2m2n6o-4p-11
~your nurs|a-10b-9p12
~your opin|a-10b-5d-2h-2l5m-2o-2p15
~your or|a3b-9m15n-3p-3
~your own|a3b25c-2d-4f-3g-2h5i-6j-2k-2l-2m-11n7o15p-42
~your page|a5c-3d-5f-3g4h-2k10l12m2n-8o-2p3
~your parent|a-6b3n-3p12
~your peopl|a-9g-2l-4m-3n3o-5p4
~your refer|a11b-8d-2f-2g-3h-3i-2l16m3n16p-9
~your stor|m2
~your system|a2b-7h9i14l-4m-2n-4p2
~your team|a-21b-7l-6n-6o5p12
~your time|a-13b5f-4h-6i-2j3l-2n-2o-5p30
~your very|b7i-5
~your view|a-15g-2h-2i-3l-2m-3p17
~your wai|a4b-14h-2i17l2m2p-2
~your work|a17b6d-3f6i-3l3m3n5p-12
~yourself|a-9b-7p11
~your|a26b-3c-16d-4e-3f-5g17h-21i43j4k-15l13m8n7o7p12
~you|a9b15d12e6f20g-11h8i-5j13k-20l-6n-24o2p12
~yr|a10b4c3n9o-4p-6
~zealand|a-2b-2p3
~zero|a-14b-9o19p-23`
