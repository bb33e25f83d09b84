// Made by node bench/agent/fit-answer-weights.ts: a sign or ~word, then for each of weighedKinds a letter and a number.
export const answerWeights = `aBusiness by best|a-12b-12o-5
aBusiness by exactly|o-25
aBusiness by near|a17m7n10
aBusiness by share|a-19b-16h-2m-2n4o-2
aBusiness by their|a3m3
aBusiness by told|o5
aBusiness|a-84b-58h-10j-3k-2l-9m2o-4p33
aName by best|a-27b-27o-23
aName by exactly|o-40
aName by near|a3m3
aName by share|a-15b-27h-4i13m6n-3o-18
aName by their|a3m3
aName|a-27b-58c-2d-3g-2h-15i31j-3k-2l14m9n5p65
aNumber by best|a6b6o-36
aNumber by exactly|o-28
aNumber by near|a2m-6n8
aNumber by share|a6b-11c-3d-4e-2g-6h8i-4l-17m15n32o23
aNumber by their|a11m11
aNumber|a4b-25c17d-14e-5f-3g-15h8i-10j-13k16l5m24n19o2p-4
aPlace by best|a4b4o9
aPlace by exactly|o-23
aPlace by near|a-5m-3n-2
aPlace by share|a-19b4h-6l-2m-2n-11o14
aPlace by their|a-5m-5
aPlace|a-48b26d-2h-17i-3j-3l-8m-15n-22o16p-8
aService by best|a-8b-8o-5
aService by exactly|o-2
aService by near|a-2m-3
aService by share|a-14b-14g5h-4i-2l-3m4o4
aService by their|a5m5
aService by told|o-5
aService|a-19b21c-2d-3g2h-12i-4j-6k-2l-10m3n-6o-14p30
aboutShare|o47p208
anybody by best|a-3b-3o8
anybody by exactly|o-30
anybody by near|a12m5n8
anybody by share|a11b2h-7i-2l10m6n5o-16
anybody by their|a3m3
anybody by told|o-10
anybody|a15b-38c15d-3g-4h-23i-5j-11k-4l56m14n19o17p-58
asksWhatWasSaid by best|a5b5o-15
asksWhatWasSaid by near|a20m8n12
asksWhatWasSaid by share|a28b7h-6l9m11n9o24
asksWhatWasSaid by their|a11m11
asksWhatWasSaid by told|o13
asksWhatWasSaid|a-20b-21c-2d-3g-4h-20i-4j14k-3l22m3o3p-27
bestHits|a32b32o59
bestSame|a7b7o55
best|a49b49o-32
beyond|o-116
didYou by best|a29b29o-36
didYou by exactly|o-24
didYou by near|a-7m-3n-4
didYou by share|b24g-2h-3l-2m-6n-9o-19
didYou by their|a-6m-6
didYou by told|o-14
didYou|a-31b38d-3g-4h-8i-3j-6k-2l-8m-15n-18o11p9
evidence|a-26b-11c-32d-46e12f14g-18h19i-12j-19k-21l8m40n42o39
exactly|o-148
foreignNames|b-23c-4d-8e-2g-7h-35i-7j10k-12l15m59n17p41
high|o-15
hiring by best|a7b7o13
hiring by exactly|o26
hiring by near|a-8n-7
hiring by share|a-16b11g-2h-3i-3l-2m-17n2o19
hiring by their|a-4m-4
hiring by told|o28
hiring|a-39b-3c-3d34g-6h-12i-8j-5k-3l-6m-23o-6p6
hits|a-11b-13c-20d28e7f-15g-15h35i-17l-31m47n-17o8
howMany by best|a13b13o-17
howMany by near|n2
howMany by share|a-25b2c-3d-4e-2g-5h-6i-2l-11m5n2o12
howMany by their|a11m11
howMany by told|o-2
howMany|a30b40c21d-11e-4f-2g-12h-13i-6j-7k20l21m3n-19o7p29
isBest|a9b-44c-17d30e12f-14g-6h5i-14l-25m48n35o25
isSure|o-6
isTopic|o30p-35
isTrouble|a-57b-19c-5d-3e-2f-2g-4h-30i-6j28k-5l-11m10n-8o-14p-14
leadShare|o8
lead|a132b23c-11d6e17f-6g11h5i4l-12m48n47o31
logScore|o-77
long|a-15b21c16d-29e-11f-36g-17h9i-11j17k13l13o22p-11
m aDetail by best|o-12
m aDetail by share|o-7
m aDetail|o14p-16
m askedOfYou by best|o-20
m askedOfYou by share|o6
m askedOfYou|p-10
m atALoss by best|o-2
m atALoss by share|o-12
m atALoss|p-27
m contrast by best|o20
m contrast|o-6p-46
m going by best|o7
m going by share|o-9
m going|o3p20
m haveYou|o-3p-16
m headline by best|o19
m headline by share|o2
m headline|o4p6
m howWas by best|o-12
m howWas by share|o8
m howWas|o-14p-14
m law by best|o-5
m law|o-6p52
m me by best|o16
m me by share|o3
m me|o-8p30
m mine by share|o-8
m mine|o-26p25
m not by best|o-6
m not by share|o10
m not|p-70
m ofOneself by best|o-29
m ofOneself by share|o-31
m ofOneself|o-20p45
m ofTheWorld by best|o25
m ofTheWorld by share|o3
m ofTheWorld|o-7p-13
m past by best|o-35
m past by share|o-2
m past|o2
m people by best|o-29
m people by share|o-5
m people|o-2p-4
m told by share|o17
m told|o-12p54
m wants by best|o2
m wants by share|o6
m wantsAName by best|o9
m wantsAName|o14p12
m wants|o8p-21
m weighs by best|o24
m weighs by share|o6
m weighs|o-5p-70
m withoutHarm by share|o14
m withoutHarm|o17p-27
manner|o-2p-129
middle|o6
nearHits|a2m-18n20
nearSame|a84m14n70
nearShare|a13m-20n33
nowhere|a16b8c-31d-13e-12f-7g10h4i-3j-22k17l31n33o-5p34
number|a44b44o13
ofTotal|o103
ofUs by best|a2b2o32
ofUs by exactly|o-95
ofUs by near|a2m6n-4
ofUs by share|a-27b-2c-2g-2h4i-6l-5n-11o78
ofUs by told|o-13
ofUs|a-9b3c-14d-10e-3f-3g-11h16i-11j50k7l-14m-19n2o-24p-43
ofYou by best|a10b10o-32
ofYou by near|a11m-2n13
ofYou by share|a32b3c-7d9e18f-4g12h-22i18l-8m17n-5o25
ofYou by their|a-7m-7
ofYou by told|o-7
ofYou|a50b73d-13e8f-10g-11h-26i37j38k-41l4m-4n-5o-12p29
one|a24b44c23d2f-16g9h-11j4k21l7m-41n-18o-44p208
pageShare|o-46p16
place|a60b60o-32
privateLife by best|a-3b-3o-8
privateLife by exactly|o22
privateLife by near|a9m-9n18
privateLife by share|a-3b-5g-2h-3i-2l-3m4n12o11
privateLife by their|a6m6
privateLife by told|o14
privateLife|a-72b-39c-10d-6e-2f-2g-8h-26i-8j49k-5l-22m5n2o-13p19
sameHits|a66b2c3d-6e11f-8g18h-21i2l-14m121n-43o30
same|a14b-25c-5e18f-4g22h-14i10l-7m35n-17o-11
says by best|a-3b-3o-31
says by exactly|o-102
says by near|a49m31n18
says by share|a5b-11g-4h-14l14m27n-5o32
says by their|a19m19
says by told|o4
says|a24c32d10e-2g-11h-49i-9j4k-10l32m32n-4o9p-25
score|o83
sentences|a-8b-20c-7d-5e-2f-2g-8h-21i24j23k33l5m7n-35o10p-6
share|a31b23c-11d6e17f-6g11h5i4l-12m15n-21o-12
spread|o-26
story|a-45b68c25d-10f-8g5h-34i-15j14l-13m-44n-37
telling|a-62b10c-38d-20e-13f-18g16h39j-23k-35l-5m22o4p-28
terms|a-118b-11c-18d7e-18f-25g-3h17j-30k-31m-3n-5o13p-61
theWorld by best|a-23b-23o36
theWorld by exactly|o-35
theWorld by near|a-7m-8
theWorld by share|a-33b-26h2i-4o60
theWorld|a-12b-26c-6d-4g-4h29i-6j20k-7m-7o-15p29
theirLead|a36m36
their|a-8m-8
told|o-20
topic|o141p40
total|o-15p15
unique|o4
unsaid|a4b-23c-7d-7e-18f-11g10h-13i-9k17l24m-14n54o-13
vouches by best|a-14b-14o8
vouches by exactly|o-43
vouches by near|a44m3n41
vouches by share|a53b-18g-2h-8i-4l12m18n57o-20
vouches by their|a6m6
vouches|a43b-40c-7d-6e-2g-10h-14i-11j-18k-7l67m13n78o32p-23
what by best|a-25b-25o27
what by exactly|o-24
what by near|a12m-7n19
what by share|a11b-20c-3d6e2g18h6i-2m6o-36
what by their|a-10m-10
what by told|o10
what|a43b16c-15d-5e-2f-3g-3h41i18j-5k4l-7n4o5p11
whereNow by best|a-11b-11
whereNow by exactly|o2
whereNow by share|a-12b-11o-2
whereNow|a-33b-29o-8p33
which by best|a-48b-48o13
which by exactly|o12
which by near|a4n3
which by share|a-53b-54g10h2i-2l2m-8n-2o-17
which by their|a-9m-9
which|a-8b-3c-3d-9g7h11i-8j-4k-4l-2m-6n13o-6p22
who by best|a3b3o-2
who by exactly|o-5
who by near|a27m17n10
who by share|a-8g-2l3m9n-15o-9
who by their|a3m3
who by told|o-2
wholeShare|a71b23c-11d6e17f-6g11h5i4l-12m27n7
who|a63c29d-5g-7h-3i-5j-7k-7l5m17n47o-15p9
~#0|a41b21c-2d50g-8h-17j-6k-9l10m-2n3o-20p-6
~#10|a15b-10h-4m23n10o-6p5
~#11|a31b-13h-3l2m30n20o-8p-45
~#12|a-21b3h-2j-2l-3m-3n-11o-5p-14
~#13|a-19b-13c8g9h-15j-3k19l-6m-13n-3o-25p-27
~#14|a17b9c-5d-4e-3g-4h-4j-3k-3l23m-4n14o-9p-8
~#15|a-14b7h-4m-3n-9o-2p-25
~#16|a-10b5g-3h-4l-3n-4o-4p10
~#17|a-18b5d-2h-7l-3m2n-6o-5p-28
~#18|g-2l-2m2n5o-14
~#19|a-11b10c-2g-2i-5j9k-2l-8m-4n-2o6p-2
~#1|a13b11c-2d-13g11h16i2k-3l-6m4n-8o-17p-33
~#20|c14d-3g-4i-4j-4k-5l-9m11n4o-16p-7
~#21|a14b4c16g-2h-8i-2j-3k-2l-6m3n15o-12p14
~#22|a-24b-10h13i-3j-2l-5n-14o-8p-43
~#23|a-3b11c-2h-3j-2l-2m-2o9p-4
~#24|a16b12l9m8n-8o13p-13
~#25|a-11b-15h3j-3l8m13n-11o-19p-7
~#26|a-2b-4c-2h-4k-2l-3m5n13o4p-27
~#27|a4b12j-7l4m5n-7o-7p7
~#28|b-6c-4d-4g-4h-18i-5j9k-4l16m9n11o2
~#29|h2j-2l-2m4n-2o23p-8
~#2|a-10b-18c-2h27i2j-5k-3l-6m-10n9o7p-6
~#30|a-18b4h-9m-6n-2o-3p-23
~#31|a6b-2g-2h-9j-2l-3m4n24o-4p7
~#32|a17b-13c26g-3h7j11l-5m-15n13o-15p7
~#33|b-3d11g-2h-8i-4j6k-2l-2m5n2o-24p-28
~#34|a-14b-3c-3d-2g-3h-3i13j-4k-3l4m-11n3o-4p-12
~#35|d-2g-2h6i-2j-2k-3l-4m3n8o-6p-29
~#36|a-20b15h-8m-15n-4o7p-26
~#37|b19h-5i-2m-3n-5p-33
~#38|a10b22d-2g-2h-7j10k-3l-7m11n-11
~#39|a-19b11c-4d-5g-3h-23i-4j-6k-3l16m5n-2o5p-18
~#3|a-17b13c-3d10g-3h8i-4j-8k-4l5m-20n-10o4p-48
~#40|a-34b-16c-2h-8j-2k-3l13m-13o4p-31
~#41|a5b18g-3h-9i-2j-2k-2l8m-18n17o-6p-27
~#42|a27b7c-4d18g-2h-12i2j-4k-3l25m16n-15o-5p12
~#43|b25h-8i-3l-2m-2n-4o2p-13
~#44|a14b-12c-5d10e-3g-6h19i-2j4k-2l26m-3n-14o-10p9
~#45|a-18b-8h-3m-2n-2o2p-2
~#46|a-10b-5h-2o10p-9
~#47|a16b32h11i-7l-2m-4n-10o-4p-48
~#48|a8b8c-2d-2g-2h13i-2j-3m2n-2o-7p-27
~#49|a-12b-8h2l-2m-3n2o-7
~#4|a-17b-18c-2d-2g-2h-8i-2j-6k-2l5m9n13o-9p-9
~#50|a5b17h-4i-5o-25p37
~#51|a-12h-2l-2m4n-9o-10p-3
~#52|a6b16h-3n-4o-3p-4
~#53|a12b8g13h-11i-2j-2l24m-14o10p-16
~#54|a-3b9h-6m7n-7p-9
~#55|a-12b-2h-8i-2l11m-6o-11p9
~#56|a7b5h3i28l-3m-13n-8o-15
~#57|a-3b-25d-2g-2h2i11j12k-3m4o-4p8
~#58|a30b18c-2g-2h47j-3k-2l-4m-7n-12o-9p-17
~#59|a-31b-5h11i-4j-2l-3m-16n-9o-5p-14
~#5|a-15b-21d6g-4h12i12j-3k-4l-7m4n-8o3p-22
~#60|a-8b5g-3h2i-3j-2m-12n8o15p-35
~#6|a-8b7c-3d-2g7h9i-4j-9k6l-9m-3n-5o-6p14
~#7|a-25b-9c-2d20g-3h-12i-5j-5k-3l8n-14p17
~#8|a-21i-3j-2m-4n-5o-5p-54
~#9|a-13b19g-2h-7i-2j-3l-5m-14n6p-36
~000|a-2n-2p8
~10|o-3p7
~12|a-2o-13p27
~2030|a-5h-3o-2p10
~20|o8p-3
~2|b-2m2
~30|a-2o18p-14
~4|o-2p3
~500|o-9p16
~57|p-11
~58|o11p-4
~5|a-2o4p6
~^all our|o-12
~^all|o-10p-3
~^am i|a3b-5j-8n20o7p-13
~^am|a3b-5j-8n20o7p-13
~^any|a8b10h-2l-2m3o-7p9
~^are you|a-27b-19c11g-2h-3l3m-6n-7o-2p39
~^are|a3b2c11g-2h-7i18l3m-9n-9o-8p24
~^at the|a-13b-2m-10o8p14
~^at what|a6b7o-2p6
~^at|a-9b3m-10p22
~^a|a-11b-9o-9p10
~^build|a-2o11p-3
~^buyer|o-6p-3
~^by|a12b6h14m-3n-3o12p-12
~^can a|a4b-2j8o-11
~^can i|b-15h-2j6k16m-3p-22
~^can you|a-4b4g-2o2p5
~^can|a8b-8g-2h-4j23k15l-2m-5n-5o-9
~^could you|a-10b-10m2o5p7
~^could|a-8b-5h-2m2n-2o4p23
~^custom|a-2
~^dad|o-2
~^did any|a-3b-2l6m-6p-2
~^did the|a-7b-10m5n-2o6p-11
~^did you|b10m-3n-2o10p-2
~^did|a-13b-21h-3l17m-3n2o18p-21
~^do i|a-3o9p-28
~^do we|a-9b-7o7p-12
~^do you|a-3b18d-5e10g-3h-7i-3j-2l-2m-4n-3o-18p51
~^does the|a6b-6h15m2p-3
~^does|a17b-10h11l5m13n2p-9
~^do|a-28b3d-5e10g-3h-9i-3j-3l-3m-7n-5p13
~^each|o-3p-4
~^everybod|o-10
~^everyon|o3
~^every|b3o12p-15
~^first|b2p-7
~^for how|a-5b-5p7
~^for|a13b9m3n4o-2p-10
~^four|o5p-7
~^good|a13b14o-2p-14
~^googl|o9p-13
~^half the|p-2
~^half|a-4o4p-19
~^has|a-7b-7m2o4p-2
~^have you|a-34b-16d-2h-2j-2l-2m-5n-4o4p8
~^have|a-34b-16d-2h-2j-2l-2m-5n-4o4p8
~^how can|a-3b-3h-3j9l-3m2n-4p-11
~^how did|a-6b9c-2g-2h-4j-2l-3m-9n9o6p2
~^how do|a-14c-3h-15i5j6k-3l3m-5n-2o-3p-3
~^how long|a-7b-11c15h3j-2l-4n-4o-3p12
~^how mani|a11b-19d-4e-2g-5h11j-4k16l29m2n-10o-3p2
~^how much|a-29b-3h-3j-2l-4m-10n-5o-2p22
~^how old|a-12b-10o-3p18
~^how to|a5b-3j6m2o6p-29
~^how|a-9b-33c4d-10e-3g-12h28j5k8l23n-18o11p-11
~^i am|b2o-7p4
~^i d|a14b-8j14m7o-3p-5
~^i have|a-4b-3o10p-5
~^i make|o8
~^i m|a-4b-2o-7p-12
~^i ve|a-4o-7p10
~^i want|a4b4o-2
~^i was|a-7b-6o-12p15
~^if|a15b15h4o-9p-3
~^in how|a-22b-9h-8m-2n-2o13p2
~^in what|a6b7o-6p12
~^in which|a5b11d4h-2m-3n-4o15p-23
~^in|b21d4h-10l-2m-3n-6o17p-21
~^is it|a-5b-7h11j8k-2l-3m-5n-3o-4p22
~^is there|a3b-11h10l7m-3n5o15p-15
~^is|a15b7c-3d-2g-2h26i-2j6k-4m-5n-7o5p21
~^it|a-4o-4p-2
~^i|a-6b-2h-4j11n-6o-3p15
~^me and|o-2p-2
~^me|o-2p-2
~^more|o16p-5
~^my best|o14p-13
~^my broth|o4p-7
~^my husband|p3
~^my two|o-11
~^my|a-14b-11h-3m-2n4o-5p26
~^new|a-3p-16
~^nobod|a-2o-8p-15
~^numb|a15b8n8o-11p-3
~^on how|a3b-4m6n2o-2
~^on paper|a-2b-2p-4
~^on what|a17b7m-2n14o-6p-9
~^one of|a2m2o-7p3
~^one|b-3m2o-4
~^only|o3
~^on|a18h-2m2n20o-13p-5
~^oper|a-4h-2p-6
~^our two|o3
~^our|a-14b-6m-2n-2o-13p-2
~^owner and|a-2o-5p-3
~^owner|a-2o4p-11
~^peopl|a-2o-2p-2
~^phon|o-4
~^sewag|a-2o2p-2
~^should i|a-6b-3o-5p-8
~^should|a-8b-4o-5p-20
~^sinc|b3o2p-2
~^solar park|a-5b-3o12p-7
~^solar|a-8b-3n-4o3p-8
~^somebod|a3b-5n8p4
~^so|a14b-12h20j-3m-2n11o-5p-4
~^surgeon|p-4
~^the comput|a-2n-2o3p-2
~^the ladi|a-2m-9n8o-7p20
~^the new|a14m12n3o9p-10
~^the old|a3b-4m5n2o7p-2
~^there s|o-3p-4
~^there|o-14p4
~^they|o15p-5
~^the|a10b-20h-3m24n14o-12p2
~^thre|o-10p11
~^total|a26b38h-6n-3o-5p-15
~^two of|o3p8
~^two|a-7m-2n-2o12p-7
~^under|a-6b-4o-5p14
~^us|a2b3o-8p-5
~^villag|p-6
~^was there|a8b13o4p-8
~^was|a17b6h-3m11n5p-12
~^we are|a-3b-2p-2
~^we have|a-5b-4o2p19
~^we lose|o9p-9
~^we make|o-8p-2
~^we need|a12b13o9p-21
~^we re|o5p-4
~^we run|a-3b-3o-7p15
~^we sell|o-7
~^we ve|o9p2
~^were you|a12b18g-2o-4p3
~^were|a4b15g-2n-4o12p-10
~^we|a-10h-3n-2o-2p14
~^what are|g3m-2
~^what commiss|a-4b-3o-6p20
~^what did|a-13d-2h-3n-4o6p13
~^what does|a-5b-8h-5m6n2o-3p12
~^what do|a-33b-22d11g-3i-5j-2m-6n-3o19
~^what happen|a-12h-6m-2n-3o-5p2
~^what is|a-18b-10h-13k23l-2m-6n-6o-9p36
~^what make|a9b10o-8
~^what percentag|a-4b-3p7
~^what subject|a4b5p-4
~^what s|d-5g-2h-6i21j14k-6l-3m-8n-5o-4p11
~^what the|a-6b-9h-12m13n4o8p-8
~^what was|a-2b9d-4h-3i-8m7o-3p2
~^what were|a-12b-2h-2i-3m3n-4o3p-4
~^what will|a-4p6
~^what would|a-12b-7m-2n-2p22
~^what your|a-13b-11p14
~^what|a-18c-7d3g-7h4i15j4k8l-10m5n-31o3p24
~^when did|a24b4m12n10o-13p-2
~^when the|o4
~^when was|a10b-2m-2n17o-6p-3
~^when|a26b5h-2l-2m5n23o-4p3
~^where are|a2b3
~^where did|a6b8o-2p3
~^where do|a-20b-19o-6p22
~^where in|a-3b-2p5
~^where|a-2b6n-2o-14p26
~^which bank|a-8b-8p8
~^which compan|a-13b-3m-8o-2p17
~^which crm|o-15p21
~^which languag|o-7p8
~^which of|b-3h-2m-3n13o12p-20
~^which stor|a4m6p-4
~^which|a-16b-8c-2d-10g5h-10i-5j-3k-2n19o3p6
~^who can|n2
~^who confirm|a3n2
~^who from|a3m7n-4p-2
~^who is|b-6m2n6p-3
~^who on|a-8m-2n-5o13p-9
~^who speak|n2
~^who s|b-5m7p2
~^who was|a2b5m6n-8
~^who|a18b-23c20d-3g-4h-8i-2j-3k-4l2m16n29o-6p19
~^why did|a-12b-6m-3n-2o13p11
~^why do|a18b19o-26p28
~^why|a-4b14h-4m-6n-5o5p19
~^will you|a3b5o-2
~^will|a8b14h-3o4p6
~^would you|b9o-2p15
~^would|a-3b10h-3l-2m-2n-3o3p25
~^you has|a-26b-19m-3o9p38
~^you|a-2b17h-2j-2l-2m-6n-4o-5p55
~a bank|a2b8o5p-3
~a bett|o-8p-5
~a bigg|o-6p-15
~a big|a-4b-3o3p-2
~a bite|o-5
~a board|o-3p-14
~a boat|a12b13o-3p-9
~a book|a-5b-3o3p13
~a break|a4b8m-2o-5p5
~a bu|b-5m5n2o-3
~a case|a-2b-2o-4p-5
~a charit|b5m-2o3p-17
~a chart|a-11b-10p11
~a claim|a5b6o-8p11
~a client|a-15b-13o20p-10
~a coach|o-4
~a committ|o9p-2
~a compan|a15b10i5o-5p-8
~a credit|a10b12o-12p3
~a custom|a3n4o2p-3
~a dai|a-2
~a dent|a-2p7
~a famil|a-2o-5p7
~a few|a-2p-3
~a firm|a16b20o5p-14
~a first|b-5h6o-6p9
~a form|a10b2l12o-8p14
~a fortnight|o4p-3
~a fortun|o-4p-3
~a found|b2o4p-3
~a full|a5b4m2p-5
~a good|a-8b-4h-2o15p-3
~a grant|a-7b-3h-2o5p-9
~a green|o2
~a half|p-2
~a hip|p6
~a hole|o11p-18
~a hospit|a2b2o-3p-3
~a hosp|o-4p2
~a huge|o5p-4
~a hundr|a-4b-2o3p6
~a job|a20b23d-2h-2o-17p-3
~a juni|o-7p11
~a larg|a-2o5p-8
~a lend|a3b-4l11m3n-4o-7p-10
~a loan|a11b12o-17p-6
~a lot|a4b5o9p-3
~a man|a11b11o-2
~a mill|o-5
~a month|a-2
~a network|a22b16m3n3o-3p-18
~a new|a-2o-8p16
~a nurs|a6b6o-10p11
~a pair|o-4p7
~a penn|a-2o10p-14
~a quart|o3
~a real|a10m-2n14o-4
~a school|a-5b-3o8p-17
~a second|a-5b-4p-21
~a shop|a-2p-3
~a singl|a-4b-3o-3p12
~a small|a-9b-5p-5
~a teach|a-3b-2p3
~a team|a5b5o-13p-8
~a thick|o-18p-3
~a thing|p-2
~a third|o-2p-15
~a wai|a-3p-3
~a weekend|o-2
~a week|a3b5o-8p-4
~a whistleblow|a-25b-25p12
~a whos|a-2b-2o-6p-2
~a word|a-2p20
~a year|a-14b-10n-2o9p-3
~abl to|a14b-3h8m8o-3p-5
~abl|a14b-3h8m8o-3p-5
~about a|a-6b-2l-2n2o-15p26
~about it|a4l8n-3p-5
~about that|o-4
~about the|a-2b-3h-5i-2m2n9o-7
~about to|a-3b-2o-9p-13
~about your|a3b-21l3m14n10o8p-15
~about you|b-2n2
~about|a-14b-13c-2d-2g-4h-18i-4j-6k3l7m11n14o8p-48
~above|a-8b4m-3n-6o-8p-2
~abroad|a-9b-5h-4o-4p19
~absenc|o15p-7
~accept a|a7b12h-2o-3p-8
~accept|a15b19h6l-2m-4p-14
~access|p3
~accord to|a12b13n2o-6p-3
~accord|a12b13n2o-6p-3
~account and|b-2n2o6p-4
~account of|a-3b-2m-2n3p4
~account|a-2b2h-8j-2m4n4p3
~acr|a-21b-19o-9p38
~actu|a2b-10h12j-2m3o26p-3
~address|a22m3n23o-2p-8
~advic|a13b-9m9n14o-6p3
~advis|a4b11h-2m2n-5o2p4
~afford|a-7b-6o16p-9
~afraid|a-2o7p-12
~africa|a8b9p-4
~after a|a-8b-3n-3o-4p4
~after the|a-3o12p-16
~after you|a15b4m14n-4o4p-14
~afternoon and|o-2p-4
~afternoon|a-7b-4o5p-7
~afterward|a-4b-3o15p-12
~after|a-18b-11h-2l-3m9n-9o3p-29
~again and|a-2o16p-10
~against|a6m7o-11p2
~again|a-8b-3n-2o-17p-9
~agenc|a-4b-3o11
~ago|o5
~agre on|o-6p-2
~agree|a-6b-3o-3p10
~agre|b-2o-2p-4
~ag|a3b4o2p18
~ai convert|o2p-2
~ai to|o9p-24
~aid|a-3o-4p25
~airlin|a-5b-4o-4p12
~ai|a-4o8p-43
~alarm|a-15b-2m-4n-7o6p-23
~all dai|a-4b-2o4p-6
~all in|o4p-3
~all of|a-4b-3o-13p-9
~all our|o-7
~all that|a-3n-2o12
~all they|o5
~all the|a-7b-4o16p-13
~allot|a-6b-5o-4p4
~allow to|a-11b-6h-3o4p13
~allow|a-10b-5h-3o5p14
~all|a-5b-2h-5k-2l15m-8n2o-4p-54
~almost|o4p-4
~along|a17b23o14p-23
~alon|a-9b-4n-3o-11p4
~alread|a-4c4h-2o9p-13
~also|b2o-7p14
~alwa on|o4p-8
~alwa sai|o-9
~alwa the|o3
~alwa|a3b-5h-4i20m-3n-3p14
~am i|b-8j-8n20o-4p7
~among|a7b-4m-2n14o5p-13
~amount|a-7b-6o5
~am|a-2b-7j-8m-2n19p13
~an ai|o14p-25
~an answ|a-2b-2p-2
~an app|a-2b-2o5p-31
~an ey|a2n4o-8
~an hour|a-8b-10j5o4
~an old|a-14b-7h-6o15
~ancient|o-6p-4
~and after|o2p-8
~and again|o10p-9
~and all|o-5p12
~and are|a-7b-5o-3p6
~and at|o2p5
~and a|a-5b-3o7p-7
~and by|a-3o-7p-3
~and did|b-2m6n-2o3p-4
~and do|a-2o-3p7
~and each|o6p-5
~and everybod|a-2o-4
~and everyon|o-8p11
~and every|o3p-13
~and for|a6b19l-2m-10o4p-7
~and from|a2b-5n7o-3p3
~and go|a6n6p-2
~and half|o-2p-3
~and hardl|o-15p-4
~and have|a-2o10p-5
~and how|a8b17h-3j2m-5o15p-9
~and in|a14b16o9p-12
~and is|a-5b-3o-2p8
~and its|a11h14n-2o2p-3
~and it|a-3b-2o-6p-3
~and i|a-6n-2o-11p3
~and my|o9p18
~and never|a-2o-4p15
~and nobod|p-9
~and none|o2
~and noth|o2
~and not|a4b6o3p6
~and now|o-8p-3
~and no|a6m3n3o-6
~and only|o6p-14
~and on|a3b2n3p-10
~and our|o-25p21
~and peopl|o-10
~and sai|o-5
~and sinc|a11l-2m12p-11
~and some|p-6
~and so|o-16p2
~and still|a3n4p-9
~and then|a-11b-3l-3m-4o2p-17
~and there|a-3o12p-4
~and they|o-14p24
~and the|a-16b-3h-2m-5n-4o16p19
~and those|o-9
~and two|o-2p-6
~and was|a-2b-2o9p-6
~and we|o-2p-9
~and what|b-15h-5j-3k8l7n10o4p2
~and when|a7b3n5o-7p-4
~and where|a14b14p-13
~and which|a-10b-5h-4l-2m6n-4p13
~and who|a-5b8l-2m-4n-4o-3p13
~and why|a-9b-8m2n-2o-2p10
~and will|a-2o-8
~and with|a7m6n2p7
~and would|o-3p2
~and your|l10m-4n-6o-16p-6
~and you|a6b5m3o10p-2
~and|a-31b-13c-5d-6g-4h-22i-4j-9k2l23m7n4o-8p-11
~anoth|a-3b-4h-3m5o-7p-12
~answ|a-4b-2p-24
~any exper|a-12b-10o-6p12
~any more|p9
~any of|a3b-17h-5j-3l21m5n7o7p-4
~anybod|a7b4l11m-2n-4p-12
~anym|a-3m-2n-2o-3p20
~anyon|a-5b-4h-4n8p-23
~anyth about|p2
~anyth|a-4h2m-3o11p-4
~anywa|a-3o3p-6
~anywh|a-3b-2o14p-2
~any|a-4b-41c-3d-2g-2h9i-2j-5k-2l34m9o-4
~an|a-2b-9c-3d-2g-2h16i-2j24k-2l-6m-12n-4o-8p-14
~apart|a3b-11g15o8p-3
~appe|o-3p8
~appl and|a-2o-16p-2
~appl for|a-3b-2o6p7
~appl|a4b-4h12n-2o-22p14
~appoint|a41b-7h25j21o-6p-29
~app|a-2b-2o17p-52
~architect|o5p-5
~are about|o-2
~are a|a27b29o2p-18
~are flat|p-7
~are go|o-9p-6
~are in|a-7b-6p3
~are off|o-2p-13
~are on|a2b-3c-3d-2e-2g-2l14o-2p-2
~are the|a4b-2i10o-7p23
~are too|a-2n-2o-4p15
~are your|a-10b-14c-3g3l4m-3n6p11
~are you|a19b40c13g-2h-5i-2j-4m-5n-11o-3p-2
~are|a18b17c5d-5e-3g10h19i23j-8k-4l9m-17n-25o-6p9
~argu|n2o-5
~around|a10b14n-2o-18p-9
~arrang|a17b5h14j2n-2o-5p-4
~arriv|a25b30h-2o-9p-25
~articl|o-7p13
~as a|h5m-2n-2o2p26
~as the|a3b3o-9p-7
~as well|a-3b-3o-3p8
~ask a|o-7
~ask for|a-6b-3o-2p-14
~ask|a-9h-2m-2n-2o-21p-5
~assist|p2
~as|a16b-6d15g-3h21j-2l-2m-4o-28p14
~at all|a12b5n8o-10p-9
~at a|a7b9o-5p-5
~at home|o-5p5
~at it|a8b-5c18k-2l-2o8p-11
~at my|a-4b-3o-8p-11
~at night|a-3b4h-2i-2n-2o8p-10
~at once|o10p-4
~at our|a-3b-2o8p-3
~at the|a21b21d-8h7j-2k-2m-9n17p3
~at what|a4b5o-7p11
~at|a-10b-8c16d-9g-3h-4i-3j-5k-5l-5m6n11o-4p30
~audit|a-7b-3o-4p2
~auth|a-18b-16n-2o5
~automat|a-3o-4p-4
~autumn|a-14b-11o2p12
~awai in|a11b11o-5p-8
~awai|a11b11h5j-2m2n-4o16p-32
~aw|b7m-2n-2o-2p4
~a|a-27b16c-7d-7e-2g-10h-18i-4j25k2l3m-23o-12p8
~back at|a8n8o22p-13
~back to|a-11b-13n2o-3p5
~back what|h-2n3o11p-8
~backlog|a-9b-8p9
~back|a-13b-13j-3m3n2o-11p29
~bad new|o6p-6
~bad|a2b5h-3m6n-5
~baker|o5p-6
~bank has|o2
~bank holida|a18b19p-17
~bank s|o-2p-4
~bank want|o3
~bankrupt|a-2o4p-3
~bank|a-2b-8h-4l-2m15o2p5
~base|o-2p6
~batter|a-8n-5p7
~be a|o-3
~be done|a-6h-4o-4p4
~be in|b4h-3p3
~be the|b4m-2o-2p-2
~beach|a-15b-2m-4n-7o6p-4
~bear|a-8b-4o-9p30
~because a|a-2p-5
~because of|a-4o8p-6
~because one|o2
~because they|o-8p-2
~because the|a-2o10
~because we|a-2o-2p-2
~because|a-14b-7h-2n-2o9p-23
~becom a|a-4b-3p7
~becom of|b2n-2o11p-11
~becom|a-9n-3o14p-18
~bed|a-3o-4p2
~been a|p4
~been on|a27b29o-12p-18
~been|a28b-6c29d-2j-3k-3l-6m18n2o-3p-13
~beep all|a-3o2p-5
~beep|a-4h-2o5p-5
~before and|o8p-9
~before it|o5p-3
~before i|a4b5
~before the|a-13b-8h-2o10p-24
~before we|a-2b-2o-13p5
~before you|a21b38d-2h-5m-5n-2o11p-18
~before|a-5b21d-2h-8j-3k-2l-3m-5o2p-17
~begin|b11d-8h6m-3n-3o2p-6
~beg|o16
~behalf of|a10m5n6o-4
~behalf|a14b-4l8m5n6o-4p-4
~behind the|a-11m-4n-4o9p-3
~behind|a19b30g-2h9i-3l-2m-5n-6o17p-37
~being|a-12b-3m-3n-2o-12p15
~believ|a-9b7m-5n-7o20p-33
~below|o-2
~benefit|a-6b-3o-30p21
~besid|a3m3n2o-2p-7
~best|a-16b-7h-2m-3n-4o-2p14
~bett wai|o-17p-6
~bett|a-8b-3o-7p-3
~between|a-5b-4h8m-4n-2o9p-14
~be|a20b12h26i-2j5k-2l-5n-11o2p14
~big chain|a-2o6p-7
~big one|a-2o-4
~biggest|a4b5o8p6
~bigg|o-6p-15
~big|a-6b3h-3n-2o-7p3
~bill|o-5p14
~bin|o-3
~bite|o16p9
~blam the|p-2
~blam|a-2o4p-12
~block the|o-7p-6
~block|a-2o-7p-6
~blow|o7p-4
~board|a-5b-3h13i-3n-6o10p-32
~boat|a20b21o-6p-18
~boi|a-6n-4o9p-7
~book a|a16b-2j18o-4p-7
~book for|a3b6o6p-8
~bookkeep|a-2b-2o-4p2
~book|a42b7h-2j42o2p-17
~borrow from|o5
~borrow|a-3b-5h3p-13
~boss want|o-4
~boss|a-4b-14h-4j-2l11m2n8o7p-26
~both think|o2p-2
~both|a-6b-6n3o6p-18
~bottl|a-2o7p-22
~box|a6b7o7p-8
~branch and|a-2o6p-2
~branch|a-7b-10h9n-2p-15
~brand|a-3b-2o3p4
~break that|o-3
~breakfast|a-9b-10n2o-3p7
~break|a6b25h-2m-9n-5o3p-4
~bring in|a2b4o-8p21
~bring|a5b13g9h-4l-2m-4n-4o7p-2
~broth and|o3p-15
~broth|a-6b-5o-8p-2
~brown|a-6b-3o-3p-14
~bu driv|b-5m5n2o-4
~budget|a9m9o-5
~bui a|o-6p5
~bui more|o-3p-4
~build and|p-8
~build the|a-10b-7n-2o-8p-6
~build|a-28b-14h-4m-3n-5o-11p-25
~bui|a-16b-6n-6o5p12
~burn out|o4p8
~burn|a4b5o15p11
~buse|a4b7o-11
~busi|a12b15o7p-5
~bust|o10p-12
~but i|o2
~but no|a-5n-4o11
~but the|a-2o13p-2
~but|a-26b-10h-3j2m-8n-7o-6p-9
~buyer|a-2o-4p6
~bu|a14b4h-2m10n3o-5p-19
~by a|a-7b-6l10m-4n-6o18p-17
~by christma|o-7p-2
~by frida|p7
~by hand|a-2b-2o-7p-3
~by law|a-2p3
~by lunch|m2o7p-7
~by mail|o-5
~by one|o6
~by the|a14b-3h10m8n3o17p-6
~by what|a-2h2n-3o2p-4
~by|a6b-3d-2g-2h24j-3k-2l6m2n-11p-22
~calendar|j3o5
~call centr|o12p-6
~call|a-7b-19d11h-2m8n-2o-8p2
~can a|a3b-3j8o-10p-4
~can be|o-4p-12
~can it|a5b5p-4
~can i|a-15b-24g-2h-8j19k14l-4m-5n-3o2p-10
~can one|a6b-5j11p-6
~can read|o-11p-2
~can sell|o-2
~can the|a-9h-7m3n-3o-3p21
~can t|a-6b-3o-7p8
~can we|o4p-2
~can you|a-13b-5g-2n-2p24
~cancel my|a-3b-2o-8p13
~cancel|b4h3m-2n-2o-9p-39
~cannot|o7p-6
~cant|a-2o6
~can|a-28b-25c-2d-2g-4h-14i-3j35k13l-8m-6n-11o13
~capac|a2b4m-2n2o-7p-3
~capit|a-10b-4n-2p26
~car park|a-4b-4o5p7
~carbon pric|a-5h-3o-3p-9
~carbon|a-11h-4m-3o-6p-8
~cardiff|o-8p11
~card|a-13b-13j-2k5n-2o5p9
~carer|a-5n-3o2p4
~care|a18b25i-5o-10p13
~carr|a21b18h7o-2p-13
~car|a-6b-6o5p10
~case|a-7b-6m2o5p-19
~cash|a-4b-3o13p2
~cataract|a-5b-2h-2o-5p5
~caus|a4n5o3p-14
~cement|a3b-5m9o-4p2
~centr|a-2o7p-5
~cent|a-3o-6
~certain|a7n8o2p-4
~certif|b-3m3p16
~chain you|a5b6p-5
~chain|a13b19h-3n-2o-8p-10
~chair|b-2h-2m4n2o10p-19
~chang the|o-4p7
~chang|a-20b-8h-2l-2m-4n-2o4p-9
~chap|o-7
~charg for|a-10b-8o-3p15
~charg of|a10m3n6o3p-16
~charg|a7b6h-2m2n5o-4p-18
~charit with|a-3o-3
~charit|a-9b5h-10o-7p-7
~chart account|a-9b-9p10
~chart|a-11b-10o-4p12
~cheap|a-4h-2p-6
~check your|b-2n3
~check|b-10m5n6o-16p5
~chees|a-3b-2o11p-34
~chief execut|n2o-11p26
~chief|a-2n2o-2p11
~children|a-16b-12o-7p-8
~child|a7b10o-4p5
~choos|a-16b-14o10p-11
~christma|a-2o8p-9
~citi have|a5b5p-5
~citi|a8b10o-2p-9
~claim to|a3b4o-7
~claim|a23b34h-5m-3n-2o-11p-18
~class|a-4b-3p9
~clean|a-6m-4n-2o17p-17
~clear|a-11b-8h-2o-2p12
~clev|a-2o8p-2
~click|a-7b-6o11p-6
~client and|o-9p-2
~client|b7h-5l11m-15n6o12p-10
~clin|a-7b-3o7p3
~clos to|o-5
~clos|a12b8h-2m-3n11o-4p-12
~cloth|p-3
~club|a-3b-2o4p3
~co2|o6p-16
~coach in|a4b4p-3
~coach|a-3b-3m-4n6o-14p8
~coat|a-4b-2h-2o-13p-2
~cobol|a-22b-18g-3h-2m4o-13p13
~cocoa|a2b-6m2n6o-5p-18
~code|a9b15m-2n-2o13p-18
~cold|a-6b-4o-11p31
~collaps|o-3p-5
~colleagu|a-6m-2n-2o4p-3
~colleg|a5m5o-12p5
~colour|a-10b-6o9p5
~come back|a12l2m-2n14o-30p17
~come from|a5l10p-9
~come in|a-7b-6o5p-4
~come out|a-3b2m-3o26p7
~come to|b8h-4l-3n3o-11p16
~come|a-8b-8g-2h-7i9j-2k-2l7m-7n6p15
~commiss|a4b9h-3o-2p15
~committ|a-6b-3o6p-19
~commun|o-2p2
~compan and|p-3
~compan do|a9l10p-8
~compan|a-7d-2h-5i3j-2k-2l19m-3n-13o25p-23
~competit|o-10p13
~compet|a18g33h-8n-2o-8p7
~complaint|a-7b-3m-2o-5p-12
~complain|a-3o-9p18
~complet|a2b7h3n-4o-9p-14
~comput sai|a-2o3p-5
~comput|a-3b8m-2n-5p5
~condit|a10b14h-2p-7
~confirm the|a10m-4n16o-2p-6
~confirm your|l2
~confirm|a22b-15h-3l17m14n12o-4p-14
~conf|p3
~connect|b-6h-2m9o-16p-4
~consult|a2b-2j8o12p-9
~contract|a-5b-6h-2m9n-4o-16p19
~contradict|o-7
~control room|m-3n5o-2p-9
~control|m-3n5o-2p-8
~convers|a3b-5h-2l13o11p-7
~convert|a-3o14p-14
~copi|a-2n-2o-6p11
~copp|a-8b-3m-2o-5p23
~corn|o8p3
~corrid|o-7
~cost and|o3p2
~cost a|a-4b-2o-2p18
~cost me|a-2o-10p24
~cost them|o-6p10
~cost us|o-13p-5
~cost|a-7b-13h9j-2m3n-2o-18p29
~could be|a10h11o-8p-7
~could one|a-2o16p-4
~could the|a-2o-4p19
~could we|o5
~could you|a-10b-9m2o5
~could|a-2b-15h30j-2l-3m-2n-6o4p-2
~council|a-10b-8o3p-6
~count point|o4p-3
~countr have|a2b2
~countr|p2
~count|a-2b6l-2n-2p18
~cours|a-26b-25o17p25
~court|a-10b-5l-2o-9p32
~cousin|m-3n5o-4p6
~cover|a15b-6h25n-2o16p8
~co|a-2o-9p22
~crack|a7b13n-4o-15p26
~crafts|a-2o12
~cran|a-4o14p-14
~credit union|b13m-11n-2o-20p5
~credit|a-4b7h7m-12n-5o-15p13
~crew|a-4b2h-3p-11
~crm is|o5p-11
~crm|o-10p10
~crop|a-2o10p-8
~cross|o-3
~cure|o-4p-2
~custom|a19b18h-2n5o-10p-17
~cut|b5m-2o16p-20
~cv|a8b11o18p-26
~d like|a8b-8j8m7o-19p20
~dad|a3b13m-7o14p-25
~dai and|o10
~dai a|a5b6p-13
~dai long|o-4p-2
~dai off|o9p-3
~dai of|a8h9p-15
~dai rate|a-3p10
~dail|a-2
~dair|a3m8n-4o-9p-3
~dai|a-13b-5k-2l-2n3o-9p10
~dam|a-20b-12d-2i-2o-4p34
~dare to|a-8b-6o2p-2
~dare|a-9b-6o6p-3
~dark|a-10b-8o-5p11
~data|a7h12n-3o-19p14
~date did|a3n4p-3
~date|a31l-4m3n39o-13p-12
~daught|p2
~dead|a-5b-2o18p-20
~deal with|a-3b-8n8o-15p-4
~deal|a-11b2h-4j-2l-2m-5n4o-2p-28
~dear|a21b12h-4m6n8o-10p-7
~debt|a2m6n-4o-2
~decent|o-3p-2
~decid|a-6b-4o9p-34
~decis|a9b-2h13
~defect|a-8b-6n-2o9p-4
~degr|a-4b-2p6
~dela|a14b5h14o-19p-16
~deliver|a-15b-14h2n-2o15p3
~deliv|a29b-12h53m-2n-5o-6
~dent|a-4b-4d-2h-4n7o-14
~depart|a-7b-6o20p-20
~depend on|o-5
~depend|o-5
~deposit|a-3o-5p22
~depot have|o-14p13
~depot|a-2o-21p-11
~describ|a31b19l13m3o-5p-23
~design|a-11m-4n-5o14p17
~desk|a-11b-9o15p-9
~develop|a2b3o-8p11
~did anybod|a5b-5l11o-13
~did anyon|a10n10o4p-2
~did any|a6b-3l11p-10
~did a|a-13m-10n-2o20p-9
~did it|a-5b-5m4o12p-17
~did not|a-3b-2o2
~did one|b5p2
~did somebod|o-2
~did that|a6b12l-3o4p7
~did they|a-10b-4m-2o-3p24
~did the|a4b-8h-9l-4m17n13o-11p6
~did your|a-11b-5m-2n-2o-9p25
~did you|a-45b12c-3d-3g-3h-8i-2j-4l-5m-16n-12o-2
~didn t|a-5h-2o17p-23
~didn|a-5h-2o17p-23
~did|a-22b11c-5d-4g-6h-26i-5j-8k-4l8m20o11p-24
~diff|a14b10h-2m4n5o-13
~direct|b-8l-2m7n6o10p-14
~discount|a6m7o-7
~divorc|a-4b-3o-7p20
~di|o-8p21
~do about|a-7b-5p-6
~do at|a3b4p-5
~do before|a-9b-6p13
~do diff|a5n5p-5
~do in|o5p-2
~do it|o-8
~do i|a4b-20h-3i-2j30k-3l10m-3p42
~do that|a8j4k5o3p16
~do they|b-3l8n-4p-6
~do the|a-2o19p-15
~do we|a-8b-13h11j-3o3p-5
~do with|a11b15n-2o-2p-7
~do your|b-4l9p4
~do you|a19b31c-5d14e11g5h21i4j-13k-4l-19m-11n-15o13p-32
~doct|a-8b-3n-2o10
~docu|a3b-3h9p-8
~does all|a-5b-4o2
~does anyon|a-7b-5o20p-12
~does a|a3b-3h-2l13o2p-2
~does it|a-2b-3j3o8p3
~does one|a6b12h-3l-2o-3p-11
~does that|p12
~does the|a15b-12h32i-2m8n-4o-20p24
~does your|a15b11m2n3p-13
~doesn t|a-5m-2n-2o3p13
~doesn|a-5m-2n-2o3p13
~does|a33b-7c-3d-2g-2h18i-2k-4l17m25n-7o-12p17
~doing|a13b14c6j-2l-2o2p-18
~don t|a-6n-2o-8p6
~done that|a-4b-3p-21
~done this|a4b5o3p-4
~done with|a-7h-4o-9p-3
~done|a-7b-3h4l-2n-3o-5p-21
~donor|a6m-2n8o-10p26
~dont|o-12p9
~don|a-6n-2o-8p6
~door|o7p10
~doubl|a-2n-2o5p11
~doubt|a2b-3n5o9p-18
~down the|o6p-2
~down|a-10b6h-6l-3m-11n8o6p-2
~dozen of|o14p-9
~dozen|o14p-9
~do|a-12b-5c-8d11e10g2h19i-2j10k-3l5m-27n-21o5p5
~drag|o17
~draw|a-16b-12h-2o6
~drink water|o-4p4
~drink|a-6b-4o-11p37
~driv and|o-5
~driv to|o-2
~driv|a3b-3h4m6o-7p-2
~drop out|a-2o18p-2
~drop us|o-7
~drop|a-7b-6h-2j12m-2n-7o24p2
~drown in|a-3o15p-20
~drown|a-3o15p-20
~dry|a-2o-8p3
~dublin|a8m4n5o-8p2
~due|a12b13o-8p-2
~during|b-3h-3m7p8
~dutch|a4m5o4p4
~dy|a-4n-4o11p-12
~d|a-10b-26h-5j14m12n-4o8p-5
~e buse|a-4b-3o6p-11
~e mail|b-2h-2n6o-3p-4
~each has|o-2
~each other|a-13b-9h-2o4p-8
~each quart|a-3n-2o-20p10
~each time|a-5b-5o14p-6
~each week|o2p-3
~each year|o-6
~each|a-8h8l-2n-9o-5p-14
~earli|a4b10m-3o-7p-14
~earl|b-12h19m-4o-2p-14
~earn more|b2o-2p-8
~earn|a-10b-6o13p-3
~earth|a-10b-3h-2n-2o4p-17
~east|a-12b-12n2o-9p11
~eat|a-3b-3h-2m5n-3o8p-12
~edinburgh|a8h-2m6n5o-3p-2
~edit|a-10b-27m12n7o-3p14
~eight and|o-5p-2
~eight|a-3b-2o-10p-6
~electric|o-6p2
~electr|a-9h-2m-2n-2o-35p8
~elsewh|a-2o23p-6
~els|b6h-5o-2p-8
~email|a-2o-15p15
~emiss|o-4
~emplo|a5b-24d21h-2l9m4n-2o-11p8
~empt|a-22b-4h-3m-8n-5o3p-10
~end of|a-3b-4h3n-2o-3p-3
~end up|a-4b7h11j-2l-2m-9n-7o6p-12
~end|a5c-2h24j-4k-2l-3m-4n-2o5p-36
~engag|a36b38h5n-3o-2p-28
~engin|a-13h-2l-2n-6p-2
~england|a-12b-7m-2n-2p15
~enorm|o7p-8
~enough|a-4b-2o9p-9
~entir|p-3
~entitl to|o-2p4
~entitl|o-2p4
~equal|o20p-41
~equit|a-5b-4o-4p15
~even more|o-3
~even|a13b8h9o3p14
~ever been|a-8b-5o-8p20
~ever find|p2
~ever get|a-4n-2o-2p10
~ever help|p-3
~ever work|a10b13o-11p24
~every dai|a3b4o7p-8
~every few|p-4
~every month|o-5
~every morn|a-2b-2p-3
~every project|o8p-12
~every singl|a-2n-2o2p-3
~every week|a-6b-3o-6p-8
~every year|o-2
~everybod|a-10b-4m-2n-2o4p-5
~everyon|a-9b-3m-3o12p2
~everyth in|a-2o5p-14
~everyth is|a-2b-2o-13
~everyth|a-12b-6m-3o2p-8
~everywh|a-2o24p-5
~every|a-36b-13h-5j-2l-2m-5n-5o16p-58
~ever|a-21b-8d-3g-2h-5i-2j-2l-2m6n-2o-3p8
~exactl|b-10h9o3
~examin|a19b20h-8m5n4p-10
~exam|a3b-3m5n3o-6p-4
~excav|a10h15l-4o-7p-13
~excel|a6b7o-5p-7
~execut|a-4b-3n2o-18p30
~exist|a-6b-3p6
~expect|a4b-4h6n3
~expens|o3p3
~exper of|a11b13o-11
~exper with|a-16b-15o-3p16
~exper|b5c-2l8m-2n-7o-8p9
~explain|b-4m4o9p-4
~extra hour|o-5
~extra time|o-4p3
~extra weekend|o3p-5
~extra|o-4p-3
~ex|a2b4o-8p3
~ey on|a2n4o-8
~ey|a-2b-2n4o-8p-2
~e|a-6b-6g-2h-2n6o-5p-9
~face|a3b-6l11o-8p24
~factor|a-4n-2o22p-7
~fail|a-6b-4o-5p25
~fall ill|p4
~fall|a-3o16
~famil firm|o-2
~famil have|b3p-2
~famil|a6b24h-3l-2m-5n-4o-6p-4
~famou|o5p-2
~far too|o-5
~farm|a-3b24g-3h-6m-13n-2o-18p-15
~far|a23b27h4l-3o-9p-20
~fast|a-5b-2o17p5
~fath|a-21b-19p17
~fault|a-3b-2o20p-9
~feel like|o5p-5
~feel wrong|o-2
~feel|a7b2l3m5n-3o17p-16
~fee|a10b19h-2i-2o-10p9
~fellow|o-5
~fenc|o2p-7
~ferr|a-34b-31o18p4
~few month|o-4
~fewer|o24p-11
~few|a-3b-2o6p-9
~field|b-8c10o-16p7
~fight|o-5
~figur|b-2m3o-21p-5
~file|a-11b-13n3o7p16
~fill in|p-5
~fill|a-3p-6
~final|a2b-3h-2l-3m-2n14o6p6
~financ|a-4b-9h6
~find a|a-16b-16o-11p30
~find out|a-9b-7o11p3
~find the|b-3l8n-4o-15p-7
~find|a-23b-12h-3j3l5m-5n-8o-7p-15
~fine|a-10b-8o-5p-4
~finish|h7m-3n-2o-6p-15
~fire rule|o7p-3
~fire|a-13b9l-4m-2n-15o15p6
~firm of|b2o3
~firm|a6b2d-2h-3l-2m16o-23p36
~first job|a3b8i-2o-3
~first thing|b7h-5o-2
~first year|a5b6p-12
~first|a-5b4c-2d-4g-2h-13i4j3k-2l-3m13n-2p-10
~fitt|o-4p-2
~fit|o3
~five month|a-3b-2o2
~five|a-8b-6o-18p11
~fix that|a-4b-2o5p-4
~fix|a-16b-5m-6n-2o8p10
~flat|a-3m6n-6o-4p2
~flood|o-17p4
~floor|a9b11o2p-5
~flu|p-3
~fold|p-2
~folk|a8b14h-3m-2o-12p-7
~follow|a18i20o-5p-18
~food|b-2m2o-4p-3
~footb|a-5b-3p6
~for an|a15b-10h27o-18p-14
~for a|a-5b8h-4m-4n-2o-7p29
~for being|o-2p9
~for each|a10b15h-4o3p-12
~for ey|o3p-4
~for how|a2b17l-2m-9
~for it|a3n3o-22p24
~for less|o-23
~for me|a-2o-7p-7
~for month|o6p-2
~for more|a7l2m-2n8o-5p-8
~for my|o11p-18
~for one|a-6b-4p6
~for our|o-7p4
~for rent|a-6h-3n-2o6p-6
~for that|a12b13o9p-18
~for their|o-13p12
~for them|o-9p5
~for the|a-5b-5h9i-5m5n-3o11p-21
~for this|a2o-7p-2
~for two|a-2o-8
~for us|o-10p11
~for week|o9p2
~for which|b-2n3o5p-3
~for your|a-2b-2h-2n3o23
~for you|a15b-18g14h-2l13n13o-13p-6
~forecast|a-9h6m-4n-6o2p-20
~fore|o-2p-26
~forget|a-6b-4o7p-12
~form|b-10d13h-5j-2l13m-4n-4o-9p3
~fortnight|o4p-3
~fortun|o-3p-3
~fort|a15k22m-2n-2o-4p-9
~for|a-3b-20c8d-4g8h13i-8j-8k-6l6m-11n23o-2p23
~found|o-21p12
~four month|a-3b-2o-2p-2
~four time|a-4b-3o-13
~four|a-12b-6n-3o-18p-20
~free|a-7b-10m5o-10p10
~fresh|a-6b-3o27p3
~frida|a-2o11p-3
~friend|o-12p-4
~from a|a26b13m10n3p-26
~from my|o-9
~from the|a16b2h-3l2m10n8o-3p-17
~from which|a4b-2n7o-3
~from your|a-6b-5o-7p18
~from|a6b-29c-3g12h-10i-3k-3l7m19n17o-18p21
~front of|a4b7m-2o13p-5
~front|a4b7m-2o15p-5
~frost|o-10p19
~full of|o8p-2
~full time|a8b12o-7p-10
~full|b8n-2o12p-27
~fund|a-7b-6h-2m3o7p-10
~furnac|a17b12m7n2o-40p-15
~gadget|o16p-3
~gap in|a-6b-5p-6
~gap|a-6b-5p-7
~garag|o-3p3
~garden|p2
~gate|a-7b-6o-7p12
~gath|a4b-3n7o5p-3
~ga|a-6m-2o3p11
~gdpr|o-6p10
~gentl|a19l2m8n11o-3p-11
~german|a5b-4m8o-7p5
~get a|m3n-2o12p-21
~get in|a9b-2j12o3
~get it|a-7b-5o-5
~get my|o2p6
~get out|o-2p11
~get pai|a16b16o-12p-23
~get send|o2p-2
~get them|o-3
~get the|a-4b-2o-4p-4
~get two|o-3p-9
~gets|a-9b-2n-3o-5p-20
~getting|a-6b-3p11
~get|a-24c-3h3i-2j9k-2l-7m-5n-13o5p-36
~ghana|a-3b-6m3n2o-4p9
~giant|o4
~gift aid|a-3o-4p25
~gift|a-3o-4p25
~girl|o-3p21
~give a|a-4n-2p3
~give it|o3
~give the|a-3b-2o-2
~give up|a14b20h-5p-3
~give your|o-5
~give|a-2b16h-11n-2o-9p5
~glass work|a3m4p-8
~glass|a-4b-10h-2m3n7o-6p10
~go and|o-4
~go before|o7p-5
~go bust|o10p-12
~go by|a3b-3h6p-5
~go for|b5o-4p4
~go home|o4
~go in|o6
~go on|b4o-6p-4
~go out|o8
~go through|a4b-2i5m2o10p-22
~go to|a-10b-12n4o-3p23
~go under|a19b21o4p-11
~go up|a3b6h-2o-11p31
~go wrong|a3h11m-4p16
~goe on|a-12b-10o5p-2
~goe|a-11b-3h-2n-2o-6p-5
~gold|o-4p26
~good idea|a-3o-7p-13
~good|a7b5h7m2n-3o2p-16
~googl|a-3b-2o4p-12
~got a|a-9b-7o10p-22
~got the|a-2o4p2
~got|a3c-2h-3m19n-8p-38
~govern|b5m-4o3p9
~go|a-12c-2h5i4j-2l-3m-10p-15
~grant|a-12b-7h-2p-10
~great|o-2
~green and|o-19p-4
~green product|p-2
~green|a-5b-3o10p-24
~grid|a-6b-5o-6p-4
~ground|a-2o3
~group|a-5m-3o-7p29
~grow|a-9b-13m2n5p14
~guard|a-3o5p-2
~gui|a15b-8m12n14o-7p-33
~habit|a-2o2p11
~had a|a-5b2n-2o-11p22
~had been|a-2b-9h-2m5n5o10p-15
~had the|a-5b-3p8
~had to|a13b11m3o21p-20
~had|a-11b2d-8h-10j-2k-2l-2m6n7o25p-2
~half a|a-5b-2n-2o10p7
~half build|a-2o-13p-3
~half empt|a-3h-2p-6
~half my|o-9p10
~half of|o-2p4
~half the|a-2o5p21
~half up|o4
~half|a-14b-8h-4j6n-3o-15p17
~hall|o9p-7
~hand and|o4
~hand out|o-3
~hand over|b4m-3o14p-24
~handl|a6b12n-2o-13p5
~hand|a4b15h5l-2m-5n-5p-17
~hang on|a2b9l-4n-2o-4p-2
~hang|b8l-4n-2o7p-3
~happen to|b2h-2o-7p11
~happen|b4h-8n9o5p-32
~hardl anyon|o-18
~hardl|a-3p-8
~harvest|a-5b-2o-5p-11
~has anyon|o6p-2
~has a|a-6b-5o13p4
~has been|m3o6p-6
~has ever|a-6b-4o-3p10
~has go|a-3b-3o-3p-5
~has its|o-5p-3
~has the|b7l-5m2n-2p-5
~has to|o2p-3
~hasn t|o-12
~hasn|o-12
~has|a3b-4h5j-2l-10m16n2o-9p16
~hate|p5
~have a|a14b11m5o-14
~have been|a8b5h8m-3n-2p-7
~have exper|a-6b-6o-5p12
~have no|o7p-2
~have the|b-5h5o3p17
~have to|a2b-10j8m8o10p-11
~have you|a-26b10c18d-3g-2h-8i-3j-4k-2l-10m-10n-11o12p-35
~haven t|a7b7o-9p3
~haven|a7b7o-9p3
~have|b-4c17d-4h13i-3j2k-3l-7m-2n-9p37
~having|a13b10h-2m6o-9p-8
~head offic|a-4o10p-2
~head of|a-4b-3p-10
~head|a-9b-7h-2m3o8p5
~health|a-2o-2p19
~hear|a9b9h2l-2m4n-2o2p-11
~heat|a-3o3p8
~help a|a-3b-2o13p-34
~help to|a3b3o-8p-3
~help with|a-8b-6o-4p16
~help|a-20b-11h-3n-2p-48
~here|a4b-8h-3j12k11l2m-4n-4p-5
~herself and|o-6
~herself|a25b12d10g-3h-3j-9n20o7p-41
~hide|o4
~high|o3p6
~himself|a11b3l8m-3n6o14p-26
~hip|a-3p7
~hire|a-22m-12n-4o-3p-7
~hold up|b3o9p-10
~hold|a8b-4h-3k-2m5n14o-2p2
~hole in|a-11b-8o3p-21
~hole|a-12b-9o10p-26
~holida|a17b18o4p-19
~home at|o5
~home have|a3b5p-2
~home hungr|p-2
~home|a-9h-2l-2m-2n-3o-20p7
~honestl|a-2h-2o-4p-9
~honest|a7m7o7p-12
~hope|a-4b-7h-2m5o8p17
~hospit|a-2b5m-2n-2o-2p-12
~hosp|a5b3n2o-8p-4
~hotel|o-11
~hotlin|a-8n-4o-3p-34
~hour and|o-6p-3
~hour|a4b-7h14i-2j5n-3p-8
~hous benefit|a-3b-2o-16p11
~household|a14b18i-2o2p-3
~hous|b6m-2o-16p6
~how are|a4b4p-4
~how can|a-3b-3h-3j9l-3m2n-4o5p-12
~how come|a-6b-4o24p-9
~how could|a-3o8p-10
~how did|a-20c-2g-2h-5j-3l-3m-10n7o-4p-2
~how does|a8b-6h-4j2l15m4o-9p-5
~how do|a-13b-2c-3h-17i5j14k-3l3m-5n-2o-11p5
~how far|a9b-2h11o4p-7
~how is|a-10b-9o-10p19
~how long|a10b5c15j4k-2l-9n-3p3
~how mani|a2b-7d-5e-3g-5j-4k15l27m5n-18o6p21
~how much|a-6b15c-2h-6j-2l-4m-10n6o8p-7
~how often|a11m9n2o-7p-19
~how old|a-12b-10o-3p18
~how quickl|a16h22o-8p-4
~how should|a-4h-2o-15p26
~how to|a-4b-10j6m2o-4p-27
~how was|a-2o-4
~how would|a-6b-4o15p-23
~how you|a16b30h-6m-6o4p-3
~how|a18b-19c2d-11e-4g-13h28j29k5l17m2n-15o-9p-37
~hq|a-5o17p-15
~hr|o8p3
~hubspot or|a-4b-2o-4p18
~hubspot|a-4b-2o-4p18
~huge|a-4m-2n-2o6p-10
~humil|a-6m-2n-2o4p-2
~hundr of|o-10p-3
~hundr|a-10b-5h-2o-14p13
~hungr|p-2
~hurt|a-4b-3o-3p7
~husband|a13b13o-2p-6
~hydrogen|a-9b-2n-2o-10p33
~i am|a-2o4p7
~i ask|o11p-9
~i be|b4o13p3
~i book|a15j16p-13
~i bui|o-11p13
~i can|a-4b-2o-10p26
~i don|a-4n-2o-2p19
~i doubt|o2
~i do|a3b-4j4k5o3p-6
~i d|a13b-9j14m7o6p-10
~i entitl|o-2p3
~i find|a-2o9p-19
~i get|a8b-14h12j14o3p6
~i hand|p13
~i have|a6b-9h8j8o-2p11
~i hear|a-2o3p-3
~i just|o10p-3
~i keep|o16p6
~i know|b-2h-4j-3k-2l13p18
~i let|a5b7o9p-16
~i make|b-5j7o13p-17
~i mean|a6m6o-7p4
~i m|a-6b-6j4o-2p-3
~i need|a-9b-5h-2o-14p19
~i pai|o-12p30
~i put|o-18p15
~i read|a12b-2m12n3o-13p-24
~i run|o-10p-4
~i sell|a11b12p-2
~i should|a3b8h-2o16p-22
~i stop|o2
~i suspect|o-2p-8
~i tell|b15h-2j-3l-4n-4o-15p18
~i think|a-9b-2n-2o9p3
~i ve|a-6b-2o-4p10
~i want|a11b12o-13p-2
~i was|a-7b-6o-12p15
~i would|j2o24p-4
~idea|a-8b-8n2o13p-14
~ident|o-5p-2
~idl|a-5b-2o6p-2
~if i|a25b31o-3p-8
~if one|o9
~if they|o-9
~if the|b3h-2o-2
~if we|a19b7h17j-2o-3p-2
~if you|a-28b-20h-5o28p-13
~if|a2b14h7j-5l-3m-4n-3o-5
~ignor|a-8b-7p10
~ill|a-3m-2o25p-6
~im|a5b6o-10p10
~in 2030|a-5h-3o-2p10
~in all|a15k-2l19o-14p-14
~in and|a-10b-5l-3p12
~in any|a-3b-2o-6p8
~in a|a-29b-19h-2n-4p-14
~in cardiff|o-8p9
~in charg|a15b6m3n6o5p-17
~in dai|a-3p6
~in england|a-6b-3p6
~in every|a-5b-3o8p-5
~in front|o13
~in german|a-3b-3p4
~in how|a-21b-8h-8m-2n-2o13
~in ireland|a-5b-5
~in its|a5b-7n11o-9
~in it|a-9b-7o-7p-17
~in januar|a-3b-3p2
~in june|a-2o11p-5
~in law|a13b15o7p-11
~in leed|o14p-2
~in my|b-7h9o-15p3
~in new|a-4b-4o-2p5
~in one|o2p3
~in on|o-6
~in our|a-10b-5o-19p-13
~in rotterdam|b-2h-2m5p5
~in south|a3b4
~in spring|o17p-7
~in their|a-6b-4h2n-3o-8
~in the|a-15b-6c-3j-4k-2l-5n8o-4p-5
~in those|b11m-11p20
~in time|o2
~in wale|a-3b-3p6
~in what|a17b8h6n8o-11p8
~in which|a17b28d4h-3m-3n-5o10p-31
~in with|p-4
~in your|a8b19h-3i9l-9n-4o5p-10
~inbox|o-3p-2
~includ|a13b-9h28l-2o-9p-12
~incom|a-2o-11p6
~indemn insur|a-3b-3p5
~indemn|a-6b-5p8
~industr|b-12d13p-2
~inherit tax|a-2p4
~inherit|a-3b-2p9
~insid|a4b5o-4p-9
~insist on|a-2b3m-3p-2
~insist|a-2b3m-3p-2
~inspect|a14b15p-14
~instead of|a-16b-11n-2o-4p20
~instead|a-18b-13n-2o7p4
~instru|o2p-16
~inst|o12
~insur|a19b-4m8n15o-11p11
~interest|b2n2o-12p26
~interview|a-3o-11p6
~into it|o11p-14
~into|a5b16c-2h-2j-2m-4p-11
~introduc|a-3b-2o-10p30
~invest|a-11b-3m-9n3o-2p17
~invo|o9p-9
~in|a-5b30c3d4g-8h-8i4j3k-12m-18n-3o-2p7
~ireland|a-5b-5
~iron|a6b-2m11o6p4
~is about|n2o-5p-13
~is a|a17b-5m9n16o-6
~is come|o-8
~is due|o-3p2
~is full|o8p4
~is go|a2b4o5p-9
~is in|a7b-2h12o-6p-10
~is it|a26b13g-2h7j3k14l-4m-10n8
~is more|o4
~is not|o-13
~is off|a-2o9
~is on|m5n-5o-2p-2
~is over|o-10
~is so|o7
~is still|o-8
~is that|a2b2n2o-11p33
~is there|a-5b-13h6l7m-3n3o-19p22
~is the|a9b-16k21n7o14p7
~is too|o-6
~is wrong|a-2o-8p5
~is your|a-13b13g-2h-7i-4l-3m-3n-4o-2p25
~isn t|a-7b-5o-3
~isn|a-7b-5o-3
~is|a11b-13c-7d-6g-8h13i-7j-5k28l8m-8n17o-7p19
~it all|a7b8o-3p-7
~it and|a-3b-6n5o-2p-7
~it a|a4b5o3p-5
~it back|o-15p20
~it before|a4n3o-12
~it be|a2b4o11p-8
~it can|p-9
~it come|o2
~it cost|a-8b-3m-2o9p8
~it end|a-2b-2o-9p-2
~it for|a5b-2c12k-2o-4p-3
~it goe|o-6
~it hasn|o-5
~it has|a-3o-2p19
~it how|o-4
~it in|a3b-2n6o6p-9
~it is|a-11b-8o-16p4
~it i|o9
~it just|a4b6o6p-5
~it on|a6b6p-10
~it out|o-7
~it poss|a4b-3j10o8
~it reall|a-4b-2o6p-4
~it s|a-9b-6o3p25
~it take|a-2o12p-3
~it that|a-8b-7o-4p9
~it the|a9b24h-4m-4n-3o-5p-10
~it to|a-5b-2p6
~it true|a-6b-7m-2n6o10p-21
~it up|o3
~it was|a7b6h-2n3o-3
~it with|p-3
~it worth|a2b4p-8
~its own|o9p-5
~itself|b-3m2o-6p-2
~its|a2b-21h11m8n6o-3p6
~it|a-14b12c14d-3g-5h-10i-3k9l-4m-12n-10p-48
~i|a55b14c-5d-4g-5h-4i-4j27k6l-2m5n27o5p-8
~januar|a-4b-3o5p2
~jar|b-7n9o11p-8
~job and|o4p-4
~job in|a-7b-7o-9p17
~job|b4c-2d20g-3h-5i-5j-2k-2l-2m-5n5o9p-18
~join|a5b6p-2
~june|a-2o14p-5
~juni|a-3b-2o-8p15
~just sit|a-2o8p-7
~just want|a-4b-4o5
~just|a10b13h-3l-2m5o13p-37
~keep a|a-13b-12o17p5
~keep the|a12b13o8p-9
~keeps its|o7
~keeps|a7m5n5o3p-7
~keep|a-3b-10g-2h-5k21l-2m-3o12p-34
~kick out|o7p-2
~kick|o7p-2
~kid|a-3o3
~kill|a-2p13
~kiln|o-2
~kind of|a7h13n-2p-14
~kind|a20b26d-4h5l-2n-3o-5p-18
~kitchen|a-6n-4o9p7
~kit|a-3b-3o3p-9
~knee|o-2p12
~knock|a-3
~know about|a-6b-5o10
~know how|a-3b-3o7
~know we|p-2
~know what|p-3
~know where|o6
~know who|a-8n-2o-5p19
~knowledg|a4b4o-7p6
~know|a6b-11h-6i-2j-4k-2l12m17n4o-8p8
~lab|o10p-3
~ladi from|a3b-4m8
~ladi who|a-8b-2m-2n-3o-4p22
~ladi|a34b12h-2l2m17n8o-16p-2
~lad|a4b4o-4
~lai|b2o21p-3
~landlord|o-3p19
~land|a18b20p-16
~languag do|a-2p3
~languag|a-14b-3h-8o-10p28
~larg|a-2o3p-7
~last dai|a-6b-6o-6p11
~last month|o-11p32
~last week|o4p-7
~last year|a-3b-3p4
~last|a-17b-13h-2p37
~late and|a-2o5p-4
~later|o10
~late|a-31b-27o15p-9
~lawy|a-7b-8o9p4
~law|a9b12o2p7
~lead|a-3o-11p23
~leak|a-5b-4p3
~learn|b8g-2h-2n-2o-14p-4
~leas|o6p11
~leav and|p11
~leav form|o2
~leav the|o-5p9
~leav us|o10
~leav|a-10b-3h9i-4l-2m-4n-6o-2p11
~leed|o14p-2
~leek|a-8m-4o-10p23
~legal|a-7b-4o-7p12
~lend s|m4n-3o2
~lend|b-7h-5l12m11n-8o-15p-15
~less than|o2p-3
~less|a-22b-20o3p-33
~let go|a-4b-2o5p-5
~let me|o-10p4
~let peopl|o-6
~let the|a-8b-3o14p-4
~let you|a6b7o-2p-8
~lett|a-12h2m-11o-11p30
~let|a-16b-11h4m-2n-3o11p-28
~level|a-7b-5h-2p10
~licenc|a-2p6
~lie|o2p5
~life|a-4b4h-6n-2o-9
~light|a-4b-2o13p-5
~like it|o6
~like me|a-2o7p-18
~like tea|o2p-3
~like that|a-10b-8o-2p3
~like this|o12p-8
~like to|a17j10m7o-18p31
~like|a6h-2j9m5n-2o7p20
~line|a13b-5i-3j12n11o-12p-26
~list and|l4p-2
~list of|a-7b-4n-2o3p4
~listen stick|a-8b-7p8
~listen|a-9b-8o19p4
~list|a27b-20g47h13k-2m-2n-6p-14
~littl|a8b10o18p-39
~live|a-8b-3o-8p16
~li|b4o14p-17
~ll|o6p-9
~load|o10p2
~loan|a-6o-5p3
~local auth|o-2p-3
~local|a-4o-6p-16
~lol|a11b22h-3m-4n-2o5p-10
~london|a11b11n2p-9
~long did|a7b10l-3o11p-18
~long have|a6c12p-5
~long is|a-7b-3o-4p19
~long than|o-4p4
~long were|a9b9p-8
~long|a8c27d-2j3k-3l-11n-5o-20p8
~look after|a-16b-10n-3o8p8
~look at|a-2o7p-6
~look for|a5n5o12p-2
~look like|o-6p-2
~look|a-18b-17h-2n5o13
~lorr|o-13p16
~lose a|a12b12p-12
~lose|a-22b-6h-2m-11o5p14
~loss|a4h9n-3o-4p13
~lot of|p-5
~lot|a2b4o20p-14
~love|a2b3o25p-11
~low|o5p-3
~lunch|m2o10p-21
~m 57|o3p-9
~m a|o-6
~m not|o17p-19
~m the|a-2o5p-11
~machin|a-4b-5n4o-3p17
~mad|a-7b-2h-2m4n-7o-20p-6
~magazin|a-15b-2h-9o6p-19
~mail|a-2b-4h-2n6o-17p-13
~mainten|a-6b-5p-4
~main|a7b-3g19h-2n-3o-3p-10
~mai|a11b15h5m-3n-3o6p-9
~make a|a2b6o5p-14
~make it|a-13b-11o22p-18
~make of|a-17b-15o-5p20
~make the|a-4n-3o-14p31
~make us|o2p-7
~make you|a-5b-3p7
~make|a-17b3h-11j6k-2l-4m-10n5o-2p-26
~man who|a-3o9p-3
~manag a|a5b-2h7
~manag|a-4b-9h4j-2l-2m3n4o-16p-27
~mani dai|a12b23m-4n-4o-3p-12
~mani famil|a3b6m-2p-2
~mani home|a3b5p-2
~mani hour|a-3b-2p4
~mani of|a25k22m9n-2o-12p-8
~mani old|a4b5p-3
~mani partn|a9b14m-4p-8
~mani peopl|a-19b-23c-2h-2j-2l12o-2p25
~mani year|a9b15c7l-2m-7o-3p-4
~mani|a11b9d-5e-3g-5j-4k15l26n-19o-6p-7
~manufactur|a-4o-16p31
~manu|o-2p-9
~man|b-2m11n-5o2
~march|o-9p19
~market|o-3p-5
~mark|o-6p10
~marr|a-8b-6o13p-8
~math|a6b6o-6p4
~me and|o-7p-2
~me a|a-3o4p23
~me it|o17p-5
~me to|a-2o5p-2
~me what|a-4b-2o-2p-3
~mean to|o3
~meanwhil|o-6p-3
~mean|a-3h-4m5n-3o20p-5
~mediat|a-3b-3p7
~meet with|a12j13o-5p-11
~meet|a5b-12h8j12o-6p14
~melt|a-6b-4o17p2
~memb of|a11b16i-2p-11
~memb|a9b15i-2o-12p-15
~mend|a5b7o7p-3
~ment|a-10b-19l5m6o-2p13
~men|o8p-8
~merg|a-9b-7m-2o2p-18
~meter|a6b-2m3n5o-8p28
~method|a-6h-2i3m-2n-4o16p-17
~me|a-5b15h-3j-3l-2m-4n-6p22
~middl of|a4b6o-3p-6
~middl|a4b6p-6
~might|o-2
~migrat|a15b40d-2g-2h-14l-4o-2p-9
~mile|o9
~mill|a-16b-12o3p-10
~mine|a3b9d-4e10h-7n-3o-17p-7
~minimum|a-7b-4p8
~minut|a-12b-7i-2o8p-6
~miss|a-11b-10o-6p4
~mix|a6b7o2p-8
~moan|o16p-7
~mobil|o14p-4
~model|a18b21n-2o-15
~moment|a-3b2p18
~monda|a-8b-5o-13p-10
~mone and|o8p-5
~mone for|a4b10n-2o4p18
~mone|a17b15l9n-4o9p-6
~month and|a-2o3p9
~month how|j2o-3p-2
~month late|o15p-6
~month to|a-2o-12p-9
~month we|o3
~month|a-6b-10h-3j2m10n-2o-9p8
~more and|o6
~more for|a-3h-2o-3p-5
~more peopl|o-2
~more plug|o-6p-2
~more than|a4b-4c13p6
~more|a11c12h-5n4o2p-58
~morn and|o-7p-2
~morn|a-27b-8h-8m-5n-5o-3p-4
~mortgag|a-7b-6o-17p29
~most of|a-8h-2n-3o12p-15
~most|a-5b7h-3m-2n-4o5p-17
~moth|o9p-36
~move|a10h8m-3n8o-11p11
~ms|a38b-7m35n13o-13p-34
~much did|a-12b-5m-4n-2o15p-13
~much is|a-4b-4p5
~much of|a4b20h-2j-2l-4m-5n-2p-14
~much was|a18b8n11o3p-9
~much|a-17b6c-2h-7j-2l-4m-10n5o3
~mum|a13b15o-13p-5
~must be|a5b-2h9o4p-8
~must i|b4p-8
~must|a-4b-9h15j-2m-3n-2
~my best|o14p-13
~my boss|a-3p10
~my broth|o4p-11
~my daught|p2
~my fath|a-2o-4p-2
~my husband|p4
~my mum|o5p3
~my notic|o3p-10
~my own|a-5b-2n-2o9p-19
~my peopl|a7b11h-3o20p-51
~my sist|a7b8o3
~my son|o-12p10
~my staff|p25
~my subscript|a-3b-3o-9p14
~my team|o3p-2
~my two|o-11
~my uncl|p-4
~my wife|o4p3
~myself|a3b4
~my|a-19b8h15j-9k-2l-5m-12n-8o10p-4
~m|a-6b-6j4o-2p-3
~name of|a-6b-10n5o-10p21
~name|a35b-13h-3i19l11m6n18p-25
~nearl all|o-6p-4
~nearl|o3p-17
~near|a-6b2h10m-7n-10o-21p28
~need an|a4b6p-16
~need a|a-8b-7o-2p16
~need for|a7h8p-3
~need more|a-8b-6o4p-12
~need to|a-5b-3o11p-7
~need|a-9b-2h4j-3l-2m-2n-2o-6p26
~neighbour|b5n-2o2p-7
~nervou|o3p-2
~network oper|a5b2m2n2o-7p3
~network|a3b-4h-2m4n5o-13p-4
~never ask|a-2o14p2
~never even|o5
~never stop|o-2
~never take|o-8
~never|a-28b-7h-3l-2m-9n-6o9p-15
~new fire|o9p-4
~new vers|o-8
~new zealand|a-4b-4p5
~newslett|p-5
~new|b8h-8j-2m10n-4o7p-10
~next summ|p-5
~next to|p-6
~next year|a-6b-4o6p13
~next|a-14b-9m-2o7p17
~nice|a-6o-6p6
~night and|a-3o-2p-2
~night|a-10b10h-7i-3m-2n-6o22p8
~nine|a-17b-15o5p15
~no long|o9
~no one|o3p-4
~no to|b2p-11
~no work|p-4
~nobod ask|o-7
~nobod ever|a-9b-8o-4
~nobod in|o-10
~nobod want|a8b15h-5p-11
~nobod|a-6b13h-6m-4n-6p-46
~nod|o11p-2
~none of|p-2
~none|a-3n-2o16p-8
~norm|a-5h-2o-7p12
~not even|o5
~not keep|a-2o3p-6
~notebook|o9p-11
~noth gets|o4
~noth|a11b19m-2n-3o-11p-6
~notic|a-7b17h-6m-7n-8o16p-4
~not|a-42b-12h-8j-2l-4m3n-15o14p-26
~now and|o-2
~now the|o-11p-2
~now|a8b7h-4m5n4o-4p-23
~no|a-9b-4h-4j2n-3o10p23
~numb of|a24b9h9m2n5o-15p-8
~numb|a12h8m2n4o-5p-6
~nurs from|a-4b-4o-5p18
~nurs herself|a5b5p-4
~nurs|a-17b-10h-2n-2o-8p16
~of an|a11b13o12p-24
~of a|a12b30h-3l-4m-4n-4o4p-21
~of five|a-3b-3p3
~of its|a3m3o7
~of it|b2o10p-16
~of my|o-23p18
~of our|a-13b-2h-3n-3o18p12
~of paper|o4
~of peopl|a5b8o-5p-5
~of that|a-5b-2o-10p-8
~of them|a-8b-5o-5
~of the|a10b-5d-3g-2i-4j-2k19l-5m-2n15o-15p30
~of those|b-4n4o-2p11
~of us|a-2o-9p-27
~of what|a14b16d-4h-6m9p-6
~of work|a10b-8h5i10m3p-8
~of your|a-10b-23h4i7j-3n9o-12p35
~of you|a-9b-6o8p-4
~off and|o-3
~off for|o3
~off sick|o-8
~off the|o-7p-2
~offer and|o-3p-5
~offer|a2b-3h9n-2o-36p15
~offic|a-8b-6h-3l10m-3n-2o-10p7
~off|a-9b-6h-4m6n-2o7p-10
~often|a-4b-9m8p-6
~of|a14b12c5d-12e-2g-10h6i7j-15k8l-7m-4n27o-2p10
~old are|a-18b-17p20
~old hand|a-14b-9h-4o3p-2
~old system|a3b4p-3
~old were|a6b8o-2p-2
~old|a-7b2h-10j-2l-3m3n6o9p-38
~on a|a7b5m-2n6o-12p-5
~on behalf|a10m5n6o-4
~on earth|a-12b-5n-2o5p-16
~on every|o2p-6
~on for|o14
~on holida|o6
~on how|a10b-2h4m5n4p-5
~on its|o3
~on it|o-6
~on monda|o12p-2
~on my|a-2o-6p8
~on night|a-7n-4o-4p-4
~on one|a-8b-7o-2p2
~on our|o-14p29
~on paper|o6p-7
~on pens|o6p-15
~on shar|o-6p12
~on site|a-2o-5p6
~on that|a-13b-3m-2n-6p5
~on their|o11p-5
~on the|a-21b-24g31h-6j4k-2l-2m-12n-8p-3
~on this|a2j6
~on top|o-10p3
~on to|a2m3o-4
~on track|o13p-2
~on what|a22b10h-2m-2n17o-5p-5
~on which|a17m10n7o-12
~on your|b-5c-4d-2e-2g-2h-3l16m9n-6p3
~once a|o5
~once|a20b-6h31j-2l-2m-3n5p-11
~one and|o13p14
~one anoth|o-3p-2
~one branch|a-2b-2p-3
~one in|o-3p-4
~one like|o2
~one man|a-6b-4o2
~one of|a-9h-4m-3n2o-5p32
~one old|a-3b-2o14p-6
~one that|o-4
~one who|a-5b-2o-6
~one woman|o3
~one|a-9b17c-2g-3h-7i-2j8k20l-7m-21n-10o-8p-15
~onlin|a-2o-2p-15
~only in|a-5b-5o-17p4
~only one|a-6b-3o-3p-10
~only person|o4p-3
~only speak|o4p-6
~only talk|o5
~only want|a-2o6p-11
~only|a-30b-28d-4e11h7j-2m-6n-6o-6p-5
~on|a5b8c-7d-8e-3g24h-2i-7j2k-6l6m-8n7o7p-7
~open it|a-4h-2o7p-2
~open|a-18b-9h-2j-2m-2o-7p13
~oper s|a5b4p-4
~oper|a-7b-2h-7n2o-17p15
~opin|a-12b-6m-2p15
~opportun|a-3o13p-19
~op|o8
~or a|a-4b-4p5
~or do|a12b3j10o-4p-12
~or is|a10b12o4p-10
~or not|m6n-5o-11p-3
~or only|a-11b-11o-4p36
~or sage|p3
~or salesforc|p3
~or the|a-5b-2m-2p-3
~or what|a24b27n-2o-3p-10
~order book|o-4p-2
~order|b10m-6n-2o-26p-12
~organ certif|a-2b-2o-4p15
~organis|a12b15o-2p-5
~organ|a-3b-2o-18p39
~or|a40b36c-2d21g-3h-12i-2k-2l-5m3n6o-16p67
~other side|a2m2
~other s|a-8b-3m-2n-2o11
~other|a2g14h-8l5m-5o9p-28
~ought|a8b16n-4o-6p17
~our board|a-4b-4o4p10
~our clin|p-2
~our committ|o3
~our contract|a6b6p-9
~our control|p-9
~our exam|a-2o4p-7
~our old|o-2p8
~our own|o2p-2
~our site|o-2p11
~our two|o-5
~our whos|a-2o7
~ours|o3p-6
~our|a-59b-22h-2j-4k-2l-5m-8n-11o-12p-8
~out and|a7b8o-5p-12
~out as|a3b4o-4p9
~out a|o-20
~out by|o6
~out of|a-7b-8m6o17p-20
~out on|a-2o2p-8
~out the|a-2p9
~out to|a-2o8p-5
~out which|a-9b-8o5p-2
~out with|o17
~outsid|a-2o6p-6
~out|a-11b15h-8i-3j-2l-2n-7o3p-23
~oven|o5p-2
~over a|b4h-2o18p-14
~over in|o-3p2
~over it|a12b12o-9p-10
~over the|b8n-3o15p-5
~oversea|a-11b-10o9p-2
~over|a-3b3l-3m-4n6o4p-45
~owner and|a-2o2p-4
~owner|a-7b-9m5o-4p-5
~own|a2b24c-2g-2h-5i-2j-2l-7o8p-58
~ow|o7p-12
~pack of|p-3
~packag|a-2o-5p5
~pack|a2b6o-4p-5
~page|a20b3c-4d-2e-2g-4h10j6l14m4n-6o-10p12
~pai a|a-2o22p-20
~pai for|a-7b-4o-7p2
~pai in|a-5b-5o9p2
~pai the|a-2o4p-3
~pair|o-4p7
~pai|a-7h-3n-3o-14p8
~panel on|o-6p4
~panel|a-9h-5n-2o-7p22
~paper and|o2
~paper we|o13
~paperwork|a-2b2o7p-25
~paper|a2b11h6m-3n-7o5p-19
~parcel|a-2p7
~parent|a4b14m-4n-2o-9p25
~parish|o-5
~park|a-9b-7o16
~part of|b-3l5m6n-5o-18p-11
~part time|a5b-2m2n7
~partn have|a6b12m-3p-6
~partn|a-9b-6h4m-9n5o-12p12
~part|a11b-2h12l4p-30
~pass|a6l-2m11o-2p-4
~past|a-3b-2o4p-10
~patient|a-5b-3o-4p-3
~pattern shop|a-9b-3m-3n-3p11
~pattern|a-9b-3m-3n-3p11
~payment|a-2o-8p16
~payrol|a-5m-3o-9p15
~payslip|a-2o-4p9
~peac|a-2o11p-2
~penn|a-2o6p-15
~pens|a-15m-7n-5o-12p14
~peopl are|b2p2
~peopl bring|a5b7o6p-4
~peopl from|a-7b-6p7
~peopl go|o-4
~peopl have|a3b6l-2o20p-9
~peopl in|o3
~peopl keep|a-3b-2o10p-2
~peopl on|o-9p10
~peopl queu|o-3
~peopl to|a-2b-2o-4p13
~peopl who|a-6n-2o-6p2
~peopl work|a-19b-13l-4p18
~peopl|a-16b16c-2d-2h-11j-4k-2l7m-11n-4o-18p-21
~per cent|a-2o2
~per week|b2o-2p4
~percentag of|a-12b-10p17
~percentag|a-16b-13o-2p23
~perfectl|o7p-2
~period|a11b-3m9n6o-7p20
~permiss|p-2
~permit come|o-6
~permit|o-9p-3
~person who|a7m7n2o7p-6
~person|a16b-3d-2h-6i-2l16m7n9o7
~per|a20b20h9m-2n-2o-42p54
~pharmac|a4m2n2o-2
~phon and|o-6
~phon in|a-5b-2p14
~phon never|o-2
~phon|a-2b5h-5j5m-2n-2o-10p-16
~phys|a-15b-14o8p11
~pick for|o-10p13
~pick up|o-8p-6
~pick|b-2o-16p7
~piec|a3n5o7p2
~pile up|o4p-9
~pile|o-5p-10
~pipe|a-6b-4o-6p-7
~pitch|a-15b-11h-4m4n-2o25p-32
~plac|a-3b5c-2h7j-2l-2m-3n-2o6p-15
~plai|a-8b-2n-4o5p17
~plann|a-13b-10o7p-33
~plant|a2b-5g14h-2n-4o-22p13
~plan|a9b14p-13
~pleas|o-20p10
~plent|a-2o10p-3
~plug|a-3o-6p-9
~pl|a14g15o-7
~podcast|a-2p7
~point for|o12p-4
~point|b7h-3m-2o15p-13
~polic|a-3b-2o5p5
~polit|o-12
~poor|a-5b-4o23
~port|a6b4h11n-7p5
~posit|a-2b-9d13i-2l10m-9p6
~poss to|b-4h-2j9o8p-3
~poss|a-4b-5h-3j9o5p15
~post|a-5m6n-8o-9p4
~power|a-5b-3o-4p14
~pract|a13b-4c12l-3n9o-9p-5
~pref|a6b8p-6
~present|a26b2h24o-9p2
~pric how|o-6
~pric of|a-7b-3m-2o-7
~pric up|a-3b-3o6p-5
~pric|a-17b-5h-6l3n-6o-20p-7
~primar|a-14b-13p15
~print|a14b9m9n-2o-8p13
~privat|a-21b-17p32
~product|a-3b2n-2p-10
~produc|a-2o5p-4
~profess indemn|a-6b-5p8
~profess|b15d-8h-5p15
~profit|o2p-2
~program is|a-3o7p-2
~programm|a-12b-16n6o-18p-9
~program|h-2n3o-14p19
~project|a-29b-39h-2m4n11o-12p9
~promis|a6b-11h10k22m-6n-6o-3p-16
~prospect|p3
~proud|a-4b-3o14p-4
~provid|a19b-3h6m17o-21p22
~prov|o-5p17
~publish|a4b-16h14n8o-22
~publ|b17d-4h-7m-2n-3p2
~pull|o9p-13
~pump|a-16m-5n-8o21p-3
~punish|a-11b-8o22p-10
~pupil|a-4b-4o-2p3
~purchas|a2b-9h13o7p-7
~push|a-2o-5p-6
~put in|o-6p-9
~put their|a9b-2n10o-14
~put the|o-2p-8
~put up|a-5b-4o12p-5
~put|h-4i-2n7o-23p-9
~qualif|o-5
~qualit|o3p11
~quart and|o5p-3
~quarterl|a8h-2m10o-10p5
~quart|a-4n-2o-8p2
~quest|a-9b4h-7m-4o12p-15
~queu for|a-2b-2o-10p-5
~queu|a-3b3h-3o-9p-10
~quickl|a16h22o-8p-4
~quick|a-3o10p-8
~quiet|o-4
~quit|b7l-3m3n-4o9p-15
~rain|a-3b-3o-13p19
~rais|a-3b-2o7p-25
~rate|a-7b-7h-2m6n-2o-27p42
~rath than|a-4b-2o2p-2
~rath|a8b5j6o2p-16
~re a|o-8p-2
~reach|a4b-6j15k-2o15p-12
~read for|p-2
~read it|a9b-3h13o-11p-2
~read the|a2m-9n13p7
~read|b2g-2h2l-3m-8n13o-11p3
~reall|a-15h-4l-2m-3n-5o14p-21
~real|a-8b-8h-3j-2l-2m-3n11o19p-35
~reason|a-11m-10o-4p8
~rebuild|a-6b-4o15p-23
~rece|a-3b-2m-2n2o6p4
~recip|a-3n-2o-4p7
~recommend a|p4
~recommend|a-3p9
~record|a14b-4h11n10o-3p8
~recruit|a-6b-5o11p-4
~reduc|a-2o3
~red|a3b6i-3p-3
~refer|a37b-11c-3d-2g-2h-3i-2j-2k-2l41m-2n25o-4p-20
~refus|a6b-7h-2m9n8o-7p-13
~region|a5b-2m6n2o-4p14
~regist|a-8b-6h4o22p-12
~regul|a5b13h-3m-2o-4p4
~reject|a-4b-2o6p-16
~rel|o2p-2
~remain|a6h6o21p-4
~renew|a-13m-11o-3p47
~rent|a-10b-4h-3n-3o3p3
~repair|a-2b-2o12p9
~replac the|a-7m-2n-2o-7p-5
~replac|a-17b-9h-2m-2n-3o-5p-12
~repl|a2m2o-7p-2
~report|a4b18h6l-2m-7n-6o3p-29
~rep|o6p-18
~request|o2p-3
~rescu|a10b14n-2o-2p-5
~reserv|b-5j9o-3p3
~resid|a-3b-3o-8p6
~resign|a-3b-2o-13p12
~rest|a-2
~result|a9b-7h13n5p-5
~retir|a-11b-6h-2l-2m6n-5o14p-30
~return|a-2o-10p17
~rewrit|a-3b-2o17p-2
~re|p-20
~right|a5b4g-2h8m-4n2o10p-43
~ring in|a-2p5
~ring|b11i-5n-2p-8
~rip|a-2p2
~road to|o-5p-7
~road|a-4b-2p-10
~robot|a6b-6j-8n22o-2
~roll|a4m4o3p-6
~roof|a-10m-2n-6o4p18
~room|a-4m-4n4o6p-20
~rost|a9b8h3p-18
~rota|b-11h14i-3o-6p-18
~rotterdam|a11b-2h-3k-2m5n13p-3
~roughl|c6h-2p2
~round the|o4
~round|a-3b-3o2p10
~rubbish|o-5p3
~rule|a-16b-8h3i-2m-4n-4o11p-14
~run a|a10b11o-14p-15
~run on|a-6b-4o-10p20
~run out|a-4b-3o5p-6
~run the|a-3b4m-3n-2o8
~run|a-7b14h-2m-5n-9o-10p10
~rust|a-7b-3p10
~s a|a3b-4n8o6p-2
~s go|a-14b-9h-4o5p14
~s my|a-3b-3
~s no|o-7
~s off|o5
~s side|a8b10m-2p-7
~s that|a9b-3i-2k21l-3o-6p-8
~s the|a8b-16d10g-2h-5i2j14k-4m8n3o8p15
~s work|b8h-2m-3n-2p-7
~s your|a-17b-10d-4h-2i19k-2l-3m-2n-11p21
~s you|o7
~safet|a-23b-12m-10o13p17
~safe|a-5b-3o-11p31
~sage|p3
~sai about|a6b-2l9m2n-3
~sai a|a-2p23
~sai in|a-7m-4n-2o2p2
~sai it|o-7p22
~sai no|b2o2p-11
~sai so|a6b9o2p-2
~sai that|o4
~sai the|a-6m-2n-2o4p11
~sai we|p-10
~sai ye|a6m3n3p-5
~sai you|a6m3n5o-3p-2
~sai|a15b-15h-5j-2l8m22n11o3p-13
~salar|a14b-5d23p-12
~salesforc|p3
~sales|a4h6o-3p-17
~sale|a-3b3o-4p-13
~same dai|o5
~same weekda|a-2o4p-8
~same|a-14b-6h-5o-9p-36
~sand|o-7
~saturda|a-15b-9h-2m-2o8p-9
~save account|a-3o3p4
~save|a-7m-4o-8p-7
~scar to|a-4b-4o-3p-2
~scar|a-6b-13m9o4p9
~schedul|a8b15h-4i-2o-13p-10
~schem|a-24b-16h-4n-3o-5p7
~school in|b2o-5
~school|a-42b-28h-3m-4n-5o10
~scor|a2b-4j-2k5n3p-12
~scrap|a-8b-2h-2o5p-26
~screen|a-3p-5
~search|o-4p10
~season|a30b22n9o-15p-13
~sea|a5b9m-2o-16p12
~second staircas|a-5b-3p-7
~second|a-9b-7i2p-23
~see the|a2b3o-8p8
~seem to|a12b9m2p-10
~seem|a12b9m2o-2p-10
~see|a4h6j2o7p-25
~sell and|a-2o5p-3
~sell it|a-6b-4o-3p-8
~sell the|o-16p18
~sell|a-21b-3h-6i-3m-3n-4o5p-22
~send home|a-2o-3p-4
~send|a-19b-4h-2m-3n-7o-12p10
~seni nurs|o2
~seni|o-5
~sens|a-7b-2m-2o-6
~serv|a30b17d-5h26n-3p-10
~sess|a-8b-4o14p3
~set up|a-2o-15p16
~settl|a2b3o14p-21
~set|a11b17h-3l-2o-7p-11
~sevent|o2
~seven|a-12b-8i-2o4p-5
~sever|o-2p-4
~sewag|a-2p-2
~shar in|a-6b-5o-7p19
~shar of|b-2m3o4p-2
~sharehold|o-5p10
~shark|o12
~shar|a-2b-15h2m3n9o16p-36
~sheep|a-29b-28p27
~sheffield|a-6b-2m-2p3
~shelf sai|a-2o3p-5
~shelf|a-2o4p-5
~shelt|a-3
~shift|a5b5h5n-2o-14p-8
~ship|a-5b-2o8p-13
~shoe|a-11b-6m-4o-16p33
~shop manag|a3n5o5p-22
~shop|a-15b-3h-3m-6o-16p32
~short|a-7h-2o18p-5
~should a|a-2o-3p4
~should be|a-3b-2p5
~should i|a-17b-7h-4n-3o-11p36
~should we|a-2o2p-5
~should|a-20b-14h8j-2m-4n-4o-2p15
~show the|a6m6p-14
~show|a-7b-2h-3m4n-3o11p3
~shutdown|a-17b-7h-3m-5o8p-12
~shut|a13b16o21p-32
~shy|a5b5p-4
~sibl|a-5b-4o8p-19
~sick dai|p-3
~sick|a-7b-3o-7p-13
~side and|a6b7o-8p-4
~side of|a3b3p-2
~side|a26b31h-2l8m-8p-23
~sign off|a2o-6p-3
~sign|a-2b-4h11m-3n-2
~silenc|o-2p-8
~silent|o-5p-19
~simpl|b2o5p-4
~sinc spring|o-7p20
~sinc the|o-8p8
~sinc when|a11l-2m13p-11
~sinc|a15b12l-2m10o4p4
~singl|a3b8h-2n-2
~sist|a20m7n13p-14
~sit at|b2o-5
~sit in|a3n4o-5p-5
~sit on|a-8m-7o16p2
~sit there|a-3p-12
~sit with|a12b13o-3p-8
~site|a18b8h-4m3n13o-2p-16
~sit|a6b14h-2m-3o16p-38
~sixt|a-4b-3p-5
~six|a-7b-6n2o3p8
~size|a22b25o-22p9
~skill|a27b-14g47n-2o-3p-21
~sleep|p-2
~slip|a-3b-2o-21p-3
~slot|b-6h-2j8o14p-6
~small|a-17b-10h-3o10p16
~smelt|a-9b-5m-5o2p15
~snag|o-6
~so far|a14b28h-7l-3p-13
~so i|o-2p7
~so mani|p-9
~so much|a-2b-2o-6p25
~so that|a-10b-7h-2o13p-7
~so they|o-11
~so the|a-4b-2p-10
~soci|a-2o24p-3
~softwar do|a-4b-3p7
~softwar|a-16h-2m-7n-6o-4p-8
~solar panel|a-6h-4o-7p15
~solar park|a-5b-3o12p-7
~solar|a-18b-4h-6m-2n-5o-4p11
~solicit now|o4p-2
~solicit|a-5o-4p8
~solv|o2p-3
~some of|a-3o-3p-8
~somebod els|o-6
~somebod who|a7b10o2
~somebod|a-8h-2l-5m-2n3p27
~someon like|p-13
~someon to|a10b11o-2p-5
~someon|a5b2c12n-3o-5p-3
~someth about|a4b-2m7o-3p-4
~someth like|a-9b-8o-6p-3
~someth|a13b11g-2h5j3l-3m5n-4o-4p-29
~somewh|a19b20o17p-27
~some|a-9b-5h-2o23p-40
~son|a-7m-3n-2o-13p21
~soon|b3p-37
~sort it|p-2
~sort of|a-22b-12m-3n-4p7
~sort out|o-10p-4
~sort|a-21b-14n-4o-16p4
~south|a3b4o7p-2
~so|b5h13j-4k-2l-6m-4n2o3p-29
~speak for|a11b-3n14o-7p-3
~speak|a-6b-10l5m-2n5o-3p8
~spend a|o4
~spend on|a-18b-15o14p-6
~spend|a-7b-14m9o10p-14
~split|a-9b-6o6p-9
~spons|a8b-2m9n3o7p-6
~spot|a-17b-12m-2n-2o9p-10
~spreadsheet|a-12b-10p-3
~spring and|o-9p19
~spring|a-2o9p13
~staff|a-7b-22h14l-2m5n2o17p-17
~staircas|a-6b-3p-8
~stair|o4
~stai|a-10b-7m5n-7o12p-12
~stand behind|a11l2n10p-8
~stand in|a-9b-4l-3o13p2
~stand|a-7b-5h-2l-2m-2n5o6p-18
~start up|b2p-10
~start|a-13b-12g14h-5m-3n-3o-17p15
~star|a-5b-3o11p-17
~state|a11m-9n22p-7
~statu|a23b-11d23h2n11o-17p-19
~stat|a29b-8d30g-2h19l7m-9n-5o-8p3
~step of|a4b-8i13p-4
~step|a27b-4i42m-6n-2o9
~stick|a-8b-7o-2p13
~still|a-2b-14h-4l5m6n9o-15
~stock|a-3o-15p27
~stop and|o9p12
~stop that|o-6
~stop work|o-3p2
~stop|a-22b-13h-2m-3n-3o5p-35
~stor and|n2o-4
~stor|a24b-8c-4d-3e-2g-3h-6j-2k-2l27m5n22o16p-23
~straight|a2b3o-15p6
~street|o-6p21
~structur|a-4p11
~stud|a4m3o-2p6
~stuff|b-2n5o5p-6
~subject did|a13b13p-12
~subject|a20b21o-5p-15
~subscrib|a-14b-9h-3o6p-4
~subscript|a3b11h-5o-11p7
~success|a35b26h13n-2o-7p-12
~such a|a-3b-2o17p-10
~such|a-2o9p-11
~summ|a-2o-8p-11
~sum|a-3b-2h-3m3o14p3
~sunda|a-13b-7n-2o3
~supermarket|a-7b-2n-2o6p5
~supervis|a-10b-12o-8p9
~suppli|a-15b-3m-7n-5o12p2
~suppl|a-8n-6o-2p19
~support|a10b20h-3n-4o-4p-12
~sure|a9n10o-15p15
~surgeon in|a3h-2m5p-4
~surgeon|a-24b-17h-3m3n-5o-5p28
~surger|b-15h19o-15p-9
~surnam|a-2o4p-6
~suspect|p-8
~swallow|o13
~swear|a-7n-5o14p-14
~switch off|a-2o2p-5
~switch over|a-4b-4o-3
~switch|a-9b-7o-2p-12
~system have|a4b5p-3
~system|a14b-12h8i28l-2m-3n-3o-11p8
~s|a14b-15c-4d4g-6h-12i17j8k13l-11m17n5p-8
~t get|p-4
~t go|o-7p-6
~t it|o4
~t keep|a-2o7p-11
~t know|o8p-7
~t let|o-9
~t pai|a-2o-9p18
~t pick|o4
~t run|a-7b-5o11p-10
~t want|p8
~tabl|a-10b-10n3o4p7
~take a|a-2b-7j-2k11o-3p-20
~take on|a-4b-2o6
~take the|o-8p-2
~take to|b2h-2
~take you|a5b-6h17j-2o-5p21
~take|a-10b-16c-2h16j-5k9l-6m4n-7p-5
~talk to|a19b22j2m-2o7p-25
~talk|a27b14h-2j19m-2n2o-13p-32
~tank|o-2
~tap water|a-6b-2n-2o-10p17
~tap|a-9b-4n-3o-5p6
~tax|a-4b-2o-9p22
~teach|a13b17n-4o-10p-16
~team|a-16h-3l-3m-3n-5o13p-13
~tear|p26
~teatim|p-2
~tea|o17p-5
~techn|m5n-3o-10
~telephon|a7n8o-10
~tell me|a-3b5m-3n-2o3p11
~tell to|a-2m-2o13p-9
~tell us|o6
~tell you|a7b-3l11o-10p5
~tell|a5b17h-3j-4l5m-6o12p2
~ten|a-5b-4c13m-10o-13p13
~term|a-10b-8p14
~terrif|o-17
~test|a-20b-28m14o-11p33
~text|a-7b-4o-9p25
~than a|o2p-3
~than half|o9
~than it|a-3b-2o-19p16
~than|a-6b-19c12h-2j5l7m-2n-4o9p-24
~that and|o5
~that a|a-2b-3l4m3n-3p-23
~that be|o5p-11
~that count|o-4
~that is|a-5b-4o6p-3
~that i|a2b-3h11j-2l-2o-4p4
~that make|b6h-3o-7p12
~that nobod|a-5b-3o22p-2
~that other|a7b11n-2o-4
~that person|a2n3
~that they|o-9
~that the|a6b-7h9n7o-4p-19
~that we|a-4b-3o-4p2
~that you|b3h-2j-2l9m-5n-3o13p11
~that|a6b11c-7d-3g-5h-2i-8j-7k20l17m-4n-5o-8p-40
~the account|m-2n4o2p-3
~the afternoon|a-3o8p-8
~the answ|o2p-2
~the audit|o-6p-3
~the auth|a-12b-9o3p-3
~the back|a-3n-2o6p-2
~the bank|a-11b-8o5p-6
~the batter|a-6n-5o-3p9
~the best|a-9m-3n-3p5
~the big|a-5o-3p10
~the board|a-6b-11h14i-3m-2n-2p6
~the boss|a-15b-6m-4n-2o8p-15
~the build|a-3o-12p-8
~the carbon|a-5h-3o-3p-9
~the car|a-4b-4o5p7
~the chair|a-8m-8
~the charit|a-4b-2h-2o-4p7
~the cheap|p-5
~the chief|a-4m-2p13
~the cocoa|a5b-3m2n7o-4p-4
~the committ|o-7
~the compan|a17b27l-2n-3o-14p-9
~the comput|a-4b4n-5o2p-11
~the contract|m5n-4o-15p22
~the corrid|o-7
~the council|a-2o-10p14
~the count|a-2o-5p20
~the credit|b10m-7o-4p4
~the dair|a2m7n-4
~the dai|o10p-8
~the date|a3h3o-11p10
~the deal|a-3
~the dela|a-2b-2o-19
~the dent|a5m5n2o-8p3
~the develop|a3b3o-9p11
~the diff|a-5m-2o-3p10
~the direct|a-5b-4o-4p-9
~the door|p10
~the driv|o-2
~the dublin|a8m4n4o-8p2
~the earl|a-14b-2h-7m-4o10p-10
~the eight|o-6p-2
~the end|a8b-20h15m8n6o16p-18
~the engin|a3b-5m2n8o4p-3
~the even|a-4b-2h-2o8p10
~the factor|a-5b-2n-2o6p-3
~the famil|a12b15o-8p-9
~the farm|a5b9m-2p-7
~the field|o-17p13
~the financ|b-5h7m-2o3p-5
~the firm|a-5b-3o2p-5
~the first|a10b17c-2h-7j-2m6o-8p11
~the floor|a3b4
~the forecast|a2h6m-2n-2o-17p6
~the found|o-4p-4
~the furnac|b-13m8n7o-22p38
~the gate|a-7b-6o-6p12
~the glass|a11b7m4o-5p2
~the ground|a-2o3p-9
~the head|a5h-2m5o-10p-7
~the hosp|a6b4n2o-4
~the hous|m-2o-4p7
~the insur|a20m8n13o-13p12
~the job|a5b-6d11n6o14p-10
~the ladi|a21b7m3n14o-14p5
~the lad|o9
~the last|a-4h-2o5p3
~the law|o-4p10
~the leav|o-4
~the lend|a-3b-4m7n-5o-2p-8
~the line|a2b3o4p-2
~the loan|a-7b-6o9p7
~the local|o-7p-3
~the man|a3m4o-3
~the middl|a4b6p-6
~the mill|o-6p-11
~the moment|a16b19o-2p5
~the mone|a9b12o3p-9
~the morn|a-8b-2n-4o-7p6
~the name|a-5b-10n6o-4p11
~the neighbour|a5b9o-5p2
~the network|a2b-2m2n2o-3
~the new|a-10b-3h-5m5n-5o-9p22
~the next|o12
~the night|a3b9h-4o14p2
~the numb|a6b-2h9o8p-10
~the nurs|a-3b-2p-3
~the offic|o7p-3
~the old|a3b-3h-3l-2m5n7o10p-12
~the one|a-4b-3o8p-20
~the only|a-3o4p-9
~the on|o10p-2
~the oper|a4b3o2p-2
~the order|o-11p3
~the other|a5b8h-3m-2n3p-8
~the owner|b2m-2o8p-2
~the panel|p-6
~the paper|a8b16h-5o-20
~the partn|a6b6m-3n5o3p-6
~the peopl|a-2p-3
~the phon|a-6b-7h-3j6o13p-14
~the pipe|o2p-3
~the plac|b3o4p-5
~the plant|a6b6o-4p-9
~the plan|a-2o4p-4
~the pric|b10h-2m-3n-4o-27p12
~the product|a-2p-4
~the quart|o-6
~the queu|o3p-7
~the real|a-2p-5
~the refer|a10l11m-3n3o-3
~the rent|o-5p3
~the rest|a-2
~the retir|a4m9n-3o-4p-3
~the right|b3n3o3p-2
~the road|a-4b-2o-4p-8
~the room|a3m3p-2
~the sale|a3b4o3p-8
~the same|a-7h-3o-7p-24
~the school|a-12b-2h-2m-3n-4o18p-12
~the sea|a-5m-2o-16p21
~the second|a-4b-3i2
~the shar|a6b-2h-2n10o-10p-3
~the shop|a2b3p-6
~the small|a13b9m3n2o-6p-10
~the soci|a-2o11p-3
~the softwar|p-4
~the staff|a3b-3n7o11p-8
~the stor|a2n3p-2
~the summ|o-3p-5
~the supermarket|o-3p4
~the surgeon|a-2b-6h-2m5o6p-11
~the tabl|b-4n5p-3
~the tap|p-14
~the tax|o-7p13
~the team|a-2o3p-15
~the thing|a2n4o10p-5
~the third|i2p-5
~the thre|o-6p11
~the till|a-8n-2o3p24
~the time|a-11b-15n7o18p-7
~the top|a-11b-11o5p18
~the trad|a2b-5m7o13p-4
~the true|a-4m-2o-5p-5
~the union|a3l2m12n-9p-2
~the util|o3p-3
~the very|a4b12h-4i-3o5p-11
~the villag|a-10m-4n-4o10p-20
~the wai|a3b-8i2j15k-2o10p-12
~the ward|a14b5h9m2o-7p-16
~the water|a3b6o-6
~the weekend|a-4b-3o5p-2
~the week|a-5n-2p-11
~the whos|o-11p5
~the woman|a-6b-9m3p-6
~the work|a5b-10h8n6o-17p-12
~the world|a3b6p-3
~the wrong|a-3o-8p-22
~the young|a11b7m4o-3p-8
~theatr|a-2o10p-2
~their dai|o5p-2
~their mone|a-4b-2o4
~their own|a-7b-2n-4o2
~their phon|o-3
~their weekend|o-3
~their|a10b6h12m-4o-11p-19
~them and|o-5p31
~them for|a-2o7
~them in|o-7
~them to|a-2b-2o4p-3
~themselv|a6n5o-14p-8
~them|a-21b-5h-4l-2n-6o-2p25
~then it|o3
~then i|o-17
~then the|o-4
~then we|o-4
~then|a15b25l-2m4n-7o3p-57
~there any|a2b-4l9o-2p-4
~there are|a-3n-2o4p-3
~there a|a-3b3h-8n7o-6p-11
~there is|o-4p7
~there s|a6n7o-2p-8
~there|a-3b-9c-2d-2i19j-2k-2l5m-10n3o9p6
~these dai|a-2b-2p7
~these|a-8b-7p14
~they all|o8
~they are|o-5p13
~they can|o9
~they come|a7n7o-18p18
~they d|o-10p-2
~they go|o9p-2
~they have|o-4
~they know|p-5
~they re|o9p-5
~they sai|a3l8n-4o-2p-4
~they tell|o-9
~they ve|o7
~they want|o-11p31
~they|a-30b-20j-2l7m2n-11p20
~the|a9b-27c-17d-13e-3g6h15i-16j-5k18l-21m39n34o2p-34
~thick|o-18
~thing you|a-3b6h-5n-3o9p-5
~thing|a-3b9h-9n2o16p-48
~think about|a-9b-4m-2o-16p13
~think of|a-11b-7o-3p18
~think they|o3
~think the|a10m6n3o-5p-2
~think|a-6b5h-3l-2n-2p16
~third of|o-5p-8
~third|a-4b-4i2o15p-26
~thirt|o13p3
~this month|a-2j2o-13p21
~this year|a-12b-6m-2n-2p17
~this|a17b12c41d-2g-2h-10i-2k-5l7m-7n-14o8p-19
~those who|b-2n3p-16
~those|a-16b6c-2h-4l-2m-9n-3o9
~though|o-3
~thousand of|o-3p3
~thousand|a-4b-2o14p-5
~thre dai|a-2p-10
~thre of|o-6p12
~thre|a-2b-14h17m-2n-2o-3p20
~through a|a2m2o-3
~through solicit|p-2
~through the|a10b9m2o-7p-8
~through|a10b4h7i5l-2n-2o2p-40
~throw out|o7p-2
~throw|o8p-2
~thursda|p-3
~ticket|a11m7n5o-10p22
~till the|p-2
~till|a-5b4l-2m-2n-3o-3p6
~time and|o-2p-2
~time a|a-5b-5o-13p-5
~time it|o-8
~time the|a-6b-5o8p-3
~time|a39b38c-2h-10j5l-5m6n12o-25p-38
~to agre|o-2
~to a|a-6b-5o-16p11
~to be|a8b5h2m5n-2o-7p4
~to bring|a4b6p16
~to bui|o-8
~to choos|o2
~to come|o2p11
~to decid|a-3b-2o-3p-14
~to do|b7h-2o-3p-10
~to driv|a-2o-5p11
~to get|a-5b-2o10p-22
~to give|a-4b-3m2n-2o-2p6
~to go|n3o-2
~to have|a11b9m2p-10
~to hear|a5b-2m7o5p-5
~to help|o2p4
~to hire|a11b13o4p-14
~to keep|a-7n-5p4
~to know|b-3m3o-2p-3
~to leav|a-5b-5p-2
~to look|a6n6o-3p20
~to make|a-3o4p-11
~to me|a-2o29p-8
~to my|a-9b-7p-4
~to one|a6b8o-2p-4
~to our|a-2o11p-13
~to pai|a-2o6p-10
~to put|a2b3p-2
~to quit|a-8b-2l-3m-3o9p-3
~to refus|a6n10p-17
~to replac|a-5b-5o10p-15
~to retir|o-2p-12
~to ring|o-3p3
~to sai|a-2o-13p20
~to see|a2n3o7p2
~to sell|a-19b-19o27p-24
~to shar|o4p-9
~to show|a5m6o7p-7
~to sign|a2b-2h9m-3o-7p16
~to spend|o2
~to stai|o2p-2
~to start|o-19p35
~to stop|o-6p3
~to switch|a-4b-4p-3
~to take|a-3b-3p6
~to talk|j2o5p-4
~to their|a-2p-2
~to them|o2p-3
~to the|a3b16g-2h3l-4m-6p-20
~to touch|o-5
~to what|a11b12o-12p11
~to work|a6b14h-2i-2o-14p8
~to writ|a8j9p-3
~to your|a7b3h-2j5l6n-3p-5
~to you|a24b3j3l-2m12n9o2p-11
~toda|a-11m-5n-3o-2p15
~togeth|a5b-5m8n3o5p-18
~tonn of|a-2h-2p10
~tonn|a-7b-2h-3o4p8
~too late|o-7
~too mani|a-6m-4o-6p-6
~too much|a-9b-7o12p-17
~too old|a-2o8p-10
~tool do|a15b16p-15
~tool|a15b16o-2p-14
~too|a-16b-3h-2m-5n-4o-11p-28
~top|a-12b-11o-8p21
~total|a27b39h-6n-3o-5p-16
~touch it|o-7
~touch the|a-4b-3o7
~touch|a5b-6j12p-13
~tower|a-15m-2n-13o-3p12
~town|a6b10o-11p-6
~to|a-22b9c-7d-5g-8h-6i-6j39k-9l-13n-16o7p-12
~track|o13p-2
~trad|a14b6h-2l9m6o16p-7
~traff|a-4o7p-5
~train|b5l-2n-2o12
~translat|a2b-2n5o4p-17
~travel|a-5b-4o2p14
~treasur|a10b10o-4
~treat|o3p-3
~trial|a-3o-2p3
~trick|a-8b-5h-2o2p-22
~trip|a-4b-3o-3p-9
~tri|a-10b-6n-2o2p4
~troubl|a-27b-9h-2l-2m-5n-7o18
~truck|a7h-3n10o-2p-3
~true that|a-5b-8m-2n6o6p7
~true|b-10h-5i-2j-3l15m-3n10o4p-32
~trust the|a-4b-2o-2
~trust|a-14b5j-2l-4m-5n-6o5p-12
~truth|a9h10o5p-6
~try|a18b19o5p-27
~tuesda|a-10b-4m-3o-8p5
~turbin|a-4b-3o2
~turn down|a-10b-4h-3o4p-4
~turn up|a-2p-3
~turn|a-8b-11h6l-2m4n-2o-13p-22
~twelv|a-2o4p-9
~twic|a4b-2m5n3o9p-7
~two class|o5
~two of|p4
~two week|o4
~two year|a-2o8p-2
~two|a-11b-10h5m2n-5o-6p-15
~t|a-31b-8h-4j-2m-5n-8p9
~uncl|o2p-9
~under the|a-13b-5h2m-3n-4o21p6
~underground|a-5b-2h-2o8
~understand our|p-2
~understand|a6b15j-2m-4o6p-19
~under|a-6b9m3n-10o7p8
~union|a-5b-10g-2h-3l11m9n-9o-21p14
~unit|a-2o2p33
~univers did|p2
~univers|a-7b-6o-3p21
~unless|p-2
~until the|a-3b-2o-8p-5
~until|a-5b3n-5o4p-13
~up and|a-16b-15o17p9
~up at|o-2
~up a|a-8b-4o6p-8
~up every|p-2
~up for|n2o-4p-3
~up in|a-2b12h-2m-7n-4o-6p-3
~up on|o6
~up the|a5b9o-13p8
~up to|a2b7h-2m-2o-7p11
~up with|a6b-2h13j-2o-6p6
~up|a-13b10c-2g13h-5i-3j-2k-2l-4m-9n-8o8p-31
~us and|a-2o-3p-4
~us a|o12
~us by|o-7
~us for|a-6b-2h-3o2p27
~us in|b2o-2p-4
~us it|a-3b-2o-3
~us on|a-2o16
~us poor|o12p-6
~us the|a-3o-13
~us to|a18b21m-2p-8
~us what|a-7b-7o7p11
~usual|a3b7o-11
~us|a-29b-3h-8l-2m-6n-6o-4p24
~util|o3p-3
~valid|a24b-18h-3k-2m4n46o-8p-8
~valle|o11p-8
~vanish|a8n8o-12p-8
~van|a-4h-2o6p-17
~vat|a-2p5
~ve been|o-10p25
~ve got|o5p-6
~veg|a-4b-3o14p-7
~vend|o-4p-2
~vers|o8
~very first|b8i-5
~very|a4b13h-4i-4p-11
~vet|o-16p23
~ve|a-7b-2p20
~via|a-4m-2n-2o16p-4
~view|a-12b-5m-3p27
~villag|a-7n-2o6p-35
~visa|a-15b-14o-13p23
~visit|m6n-4o-5p5
~vote|a-5b-3o-9p-7
~vouch for|a10b-6l14m-3n9o-2p-5
~vouch|a12b-6l14m4n4o-2p-6
~wage|a-14b-4m-3n-5o14p-27
~wai of|a2b-10h-2i10m3o5
~wai to|b-6j15k-2o-7p-9
~wait for|b8h-4n-3o-22p-16
~wait until|o-2
~wait|a-15g-2h-5n-3p-18
~wai|a6b-11h-4i12j15k-2n-2o3p-33
~wale|a-3b-3p6
~walk awai|a3h8m-2o7p-2
~walk out|a-13b-11o-13p17
~walk|a14b5h6m5p-2
~wall|a4m3n2o-7
~want a|a-2b-3o-5p-16
~want out|o-8p-2
~want the|a-5b-3o11p-7
~want to|a-2b9l-3m-4n-2o3p30
~want|a-12b15h-7j-2l-4m-7n-6o-18p15
~ward|a20b4h6m2n7o-14p-8
~warehous|a-4o-2
~warn|a16b16o-4p-18
~was a|a13b14p-14
~was it|a-15b-4h-2m-2n-5o12p13
~was that|m2o-6p-11
~was there|a-13b-6n-2p12
~was the|a-19b-20h-6i-5m-4n20o-3
~was your|a13b22d-3i-4m5n-5o-6p-5
~was|a-8c-2d-5g-2h-19i-10j-3k-3l2m6n30o7p-14
~water compan|a2b-4m6o-3p2
~water in|a-10b-4m-2n-3o6
~water|a-12b-5h-3l-2m6n-4o-21p3
~wave|p-4
~we and|o5p-2
~we are|a-6b-4o3p11
~we be|p-2
~we bui|o5p-5
~we can|o9p-2
~we do|o-8
~we d|o-8p17
~we get|a9b14p-10
~we give|a-2o3p-8
~we had|o-8p-2
~we have|a-7b-5o14p3
~we keep|o5
~we lose|p16
~we make|o-9p-2
~we miss|o3
~we need|a3b6o9p-4
~we never|o3
~we pai|a-2o6
~we put|o2
~we reall|a2b4o-3p-2
~we re|o-8p-14
~we run|a-4b-4o-10p14
~we sell|a10b11o-8p-11
~we send|o-5
~we sign|o5
~we still|o3
~we stop|a-3b-2o9p-20
~we take|a7b-6h17j-2p16
~we ve|o-4p11
~we were|o10p6
~we win|a-11b-10o-3p18
~wear|b-2m2p-6
~web|p-8
~week and|a-3o-11p7
~week before|o-4
~week do|a3b4p-3
~week i|o-9
~week the|o10
~weekda|a5n7o2p-12
~weekend|a-10b-6n-2o-4p-22
~weekl|a28b29o-20p-18
~week|a-9b15h-3l-4m-8n-6o-7p8
~well|a-4b-4o-11p10
~welsh|a2b-2m6o5p-13
~were they|a-10b-2m-3o-5p4
~were the|a-16b-7h-2i-2o-4p6
~were you|a11b13d-2g-2h-2j-2l-3m12o2p14
~were|a-23b9c-2d-5g-4h-14i-4j-3k20l-6m2n-15o6p18
~wet|a-3o-2p15
~we|a-18b-12c-2h13j2k-2l-3m-5n-7o3
~what are|b-9g3h-2i9m-2o-3p27
~what a|a6b10o-2p-2
~what becom|b2n-2o11p-11
~what can|a-2o-4p-6
~what come|b-9i11p-3
~what commiss|a-4b-3o-6p20
~what could|o-5
~what dai|a5n8o-2
~what date|a6n9o-5
~what did|a-31b-4d-2h-4m-7n-8o-3p4
~what does|a-6b-9h-5m6n3o-15p34
~what do|a4b-26d10g-3h32i-4j-6k-2l7m3n-5o4p-12
~what go|a-6m-4o-2p24
~what happen|a-18b-2h-7m-3n-4o11p-6
~what help|a-6b-3h-2o4p-16
~what if|a-2o5p-4
~what is|a30b19d-2g-2h-14i-2j-5k37m-8n7o-14p-3
~what it|a-2b-2o-13p7
~what i|o-8p-3
~what kind|a13b25d-4h-6o-5p-9
~what make|a5b10m-2o-10p6
~what now|a-2o-4p-3
~what percentag|a-5b-3p9
~what should|a-6b-2h-2o-4p7
~what sort|a-17b-11m-2o3p14
~what subject|a4b5p-4
~what s|a20c-2d6g-4h-7i19j12k15l-6m-3n-9p-13
~what they|a-2b2h-2o-6p-2
~what the|a-7b-9h-12m13n4o10p-2
~what to|a-7b-5o-4
~what was|a-33b3d-4h-4i-8l-2m-8n-8p27
~what were|a3b17h-2i-3n-4o10p-23
~what we|a-8b-5o11p-9
~what will|a-4p6
~what work|o5p-14
~what would|a-13b-11n3o-2p4
~what year|b-9m8n2o-7p17
~what your|a-12b-15n6o7p11
~what you|a7h11o-6p-2
~whatev|o6p-7
~what|a44b29c-10d-6e-2g2h10i19j-12k37l-14m-2n-7p-37
~when a|a5b17h-5m-5n-2o14p-13
~when did|a26b8m11n9o-15p-2
~when it|a-2o4p3
~when i|a10b11o-6p-5
~when they|a-11b-3n-6p4
~when the|a-5b-5h-3m5n-2o-6p-20
~when was|a11b-2m-2n17o-6p-3
~when you|a-4b6n-6o-7p2
~whenev|o2p-2
~when|a-12c-2h-17j-3k-2l-7m12n9o-8p-25
~where are|a2b3
~where did|a3b5o-5
~where does|b2o4p-10
~where do|a-20b-18o7p6
~where in|a12b13p-8
~where is|a-5b-4o-8p9
~where the|a-2b-2o-6
~where was|a9b9o10p-6
~where you|a-6b-5o-3p6
~where|a-9b8h-2l-2m-4n-5o-4p-10
~wheth|a2b-2h5o7p5
~which bank|a-8b-8p9
~which citi|a7b9p-6
~which compan|a-10b-3m-6o-2p14
~which countr|a2b3p-2
~which crm|o-15p21
~which firm|a-4b-12m14n-5o-6p13
~which languag|o-7p8
~which of|a2b-4h-3n14o13p-22
~which one|a-2b-2o-8p23
~which part|b3o-3
~which school|a-16b-15o-4p20
~which stor|a4l-2m10n-4p-4
~which town|a5b5p-4
~which univers|p6
~which year|a8b-9c-2m6n16p-4
~which|a30b3c-5d-8g3h-4i-6j-6k-4l-4m25n38o10p-23
~while|a-3p-6
~whistleblow|a-26b-25o-17
~who are|a2b-3c-2l5n6o-5p-3
~who can|a-2o-3p-2
~who check|a4n4o-2
~who confirm|a6n6p-3
~who does|a-11b-7n-2o3p11
~who do|a-2o-5p5
~who d|a-6b-2h-2o8p-11
~who from|a3m7n-4p-2
~who got|o-6
~who has|a-6b-4m-2o12p-22
~who is|a-3b-13h-3m2n12o21p-19
~who know|a-4b-2o4p-8
~who only|a-2
~who on|a-8m-2n-5o13p-10
~who read|b-2m-12n16
~who sai|a13b-9m13n9o-11p-2
~who speak|a-5l-2o-2p10
~who s|a-7b-6m7n-4o12p2
~who understand|o2p-2
~who vouch|a2n3
~who was|a-6b5m3n-12o-15p15
~who work|a-8m3n-9o-12p24
~whoev|o-16
~whom|a21b16h2m2n5o9p-20
~whos life|p-2
~whos|a11b11h6n-5o4p7
~who|a6b-25c18d-5g-6h-14i-4j-9k-7m25n35o-11p-14
~why did|a-13b-6m-3n-2o14p10
~why does|a-7b-2h-2m-2p10
~why do|a18b19o-26p28
~why the|a7b9o6p-13
~why would|a-7b-6o15p-12
~why|a-11b11h-5m-4n-7o10p3
~wich|b-4l10o20p-15
~widow|a-3o-7p-2
~wife|o-3p20
~will not|a7b10o-4p-7
~will the|a-4b-3p7
~will you|a13b18o-2p-7
~will|a18b19h14j-2l-2m-4n-4o-7p7
~win the|a-8n-5p18
~win t|a-5b-3o-8p-3
~window|o-2p8
~wind|a-4h-2m-2p6
~wint|a-2b-3m2o2p17
~win|a-8b-6h-2m7n-7o3p-10
~wise|a-6n-2o12p-3
~with an|o-2p6
~with a|h-2i2j-9m-3n16o-3p-8
~with me|a10b11o-15p-9
~with one|a-7b-6o9p9
~with our|a-2o14
~with that|a6m-4n12o-10p10
~with their|o2
~with them|a-2o8
~with the|a5b28h-11l-3m4n-8o-3p-6
~with us|a9b10o-6p-3
~with your|a-2b-8m7o-5
~with you|a5b-50c-3h-3i-3j43l-6n30o-7p10
~within month|o4p-7
~within|a15b21n-2o5p-14
~without a|a2b-2h6o-10p9
~without humil|o4
~without lose|a-4b-3o10p-10
~without|a-8j-3k5l-2m-3n-3o-27
~with|a-5b-32c7d-4g-5h-10i-4j34k-5l-12m3n24o-5p-16
~wit|a13b-3l2m3n14o-5p3
~woman|a-6b-9m3o3p-7
~women|a-2o12p-27
~wont|p5
~word|a-2b7l-4n-3o-7p23
~work and|o-7
~work for|a2b6h-2m6n-4o-4p-10
~work in|a26b20c2d8h-2o-8p-5
~work on|a-11b-2m-4o10p-7
~work out|a-9b-8o-4p9
~work what|a-6b-14i9p-4
~work with|a-23h-2i-2l-4m-8n-4o-5p31
~work|a-5d6g-2i14j-2k-3l-5m-2n-11o-7p3
~world have|a2b3
~world|a3b6p-3
~worst|a-2o2p-3
~wors|o6p-3
~worth it|a-6b-4o-9p5
~worth|a-6b-2h-2n-2o2
~would a|a8b4h5p-4
~would be|a9h10o-5p9
~would it|a-2o-3
~would i|a-6b-4o20p-11
~would like|j2o-6
~would one|a-4b-3o-8p5
~would we|a12b9j7o2p-11
~would you|a-23b-3h-4j-2l-3m-4n-4p-14
~would|a-3b-11c-2g-2h20j6k-2l-5n-3o-7p3
~writ a|a-7b-3o-2p25
~writ down|a14b4m-3n13o-6p-4
~writ the|a-4m-5n3p6
~writ to|a2j6l-2o-4
~writ|a32b16c26g-3h-4j11l-4m-13n5o-13p12
~wrong|a-17b-17h10m-5n-2o9p-18
~xero or|p4
~xero|p4
~ye to|o3p-5
~year and|p-5
~year did|b-5n7o-5p14
~year have|a6b2c7p-5
~year in|a-6b-3
~year late|o13
~year of|a6b-2c13n-2p-7
~year you|a6b7p-5
~year|a2b-3c17g-2h-6j-2l-5n8p-9
~yesterda|p11
~yet|p-3
~ye|m2n2o11p3
~you accept|a3b11m-3o-6p6
~you advis|a7b10o-8p6
~you also|a6b8p-2
~you alwa|a26b7i20p-25
~you and|a5j3n3p14
~you any|o-4p9
~you are|a-4b9h-4i-2l-2n-2o17p4
~you ask|a-7b-4p5
~you at|a13b9d-8h-2m6n7p-12
~you a|a16b14j5o-9p6
~you becom|b3o2p-10
~you been|a17b8c18j-2l-3n-2p-14
~you before|a8b10p-6
~you begin|a6b6o3p-4
~you be|a4b-2j8
~you bring|a14b6g10o-9p-14
~you build|a-9b-8o7p-5
~you by|a-3p8
~you can|b2o5
~you carr|a15b18p-12
~you chang|a-9b-6o8p-8
~you charg|a-13b-10o-2p17
~you coach|a7b13m-3o-9p-8
~you come|a21b22m2o-4p-2
~you deal|a-8b-4m-2n-2p3
~you did|a-7b-7m2o4
~you done|a4b6o9p-12
~you do|a7b12d-2g-2h-2j-2m8n-2o-13p-15
~you d|a-9b-9h-2m6n-2o2p3
~you earn|a-4b-2p7
~you ever|a-5b10g-2h-2m-4n-2o11p6
~you find|a-19b-15o6p-3
~you fix|a-2o-2p-3
~you from|a-2b-6j4m3n-3p4
~you get|a-8b2c-2h-2j-2o4
~you give|b6h-5p12
~you goe|a8b12o-6p-5
~you got|b6o-5p-14
~you go|a6b5i5o-13p12
~you grow|a-16b-16o-4p22
~you had|b-2n4o-2p-3
~you handl|a-3b-2p2
~you hand|a-4b8h-8m-2o6p-2
~you has|a6b9h9m-6n-2p9
~you have|a16b17g4h-2l-2m2p-17
~you help|a-8b-6o9p-31
~you himself|a-4b-9l8m-2o18p-11
~you hire|a-26b-11m-10n-4p29
~you hold|a-5b-6n2p10
~you in|a-5b-11h-2l9m3o7p12
~you join|o-3p6
~you keep|a-7b-6p4
~you know|a8m12o-9p-3
~you learn|a9b12o-8
~you leav|a-15b-23h13i-3o-3p19
~you like|a-3p6
~you live|a-15b-12p17
~you look|a8b7m2o-11p-18
~you make|a-3b7h-3n-4o8p-15
~you marr|a-7b-5p9
~you meet|a-4b-5o-11p29
~you move|a4b5p-3
~you once|a3b8m-4n3
~you on|a18h14j3m4o-3p-8
~you pai|a-2o18p-8
~you pref|a6b8p-6
~you put|a-8h-3i-2o2p-12
~you read|a-3b-2o8
~you recommend|p2
~you run|a16b17o-2p5
~you sai|a8b12o-7p-5
~you see|a-8b-2n-5o5p-2
~you sell|a-9b-5
~you sit|a3b15m-6n-4o4p-2
~you sort|o-8p5
~you speak|a-5b-2p7
~you spend|a-2p5
~you stai|o-2p2
~you start|a-2o-8p4
~you still|a7b9p-5
~you stop|o-7p-4
~you stud|b2p3
~you s|a-8b-12h7o13p-19
~you take|a3b8o-3
~you teach|a-3b2l-3o5p3
~you tell|a15b22m-2o-2p-15
~you think|b10h-2m-4n-2o-9p23
~you to|a-12b-21l11n-2o-2p19
~you train|a-5l-2o-5p2
~you turn|a3b3o4p-5
~you us|a-4m-2o-2p8
~you walk|a11b12o-7p5
~you want|a-3o8p-3
~you was|a22b15l10n-2o-9p-8
~you when|a7b9o-2p-3
~you work|a10b6c2d11h-4i8l-2m-6n-3o-6p-6
~you writ|g-2m-4n11o-8p18
~young|a5b8m3n-4o7p-27
~your care|b7i-5
~your client|a-2m-2n3p4
~your crew|a-10b-5h-2o4p6
~your dai|a-2o-3p2
~your famil|a-4p8
~your first|a-28b-20d-3i-3o-5p35
~your job|a9b11o-2p-2
~your name|a5m4n3o-9p-3
~your opin|a-9b-3m-2p11
~your own|a5b24c-2h-2l-6m-5o16p-49
~your parent|a-5p9
~your peopl|a-7b-6m-4n4o-6p6
~your refer|a10b-8c-3l14n14p-8
~your team|a-14b-6l-3n-4o5p16
~your time|a-9h-2j-2o-3p14
~your view|a-12b-5m-3p14
~your work|a11h8l2m2p-8
~yourself|a-6b-5p9
~your|a10b-7c-13d-2e-4g-8h-16i22j-6k-9l27m20n6o6p2
~you|a-2b16c9d-10e8f-3g-2h-4i4j22k-17l-16m4n-14o5p17
~yr|a11b2n11o-4p-5
~zealand|a-4b-4p5
~zero|a-6b-4o15p-26`
