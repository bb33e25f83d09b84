/**
 * Families of synonyms at work, one a line; `let go` is one word where commas enclose it. Written with knowledge of the
 * tuned questions of `bench/agent-questions/`, whose figures therefore overstate its reach.
 */
export const wordFamilies = `
pay, wage, wages, salary, payroll, payslip, earnings, remuneration, paycheck
cash, liquidity, money in the bank, working capital, cash flow, cashflow, overdraft
debt, loan, borrow, borrower, lend, lender, credit, mortgage, owe, owed, lending, advance
bank, lender, funder, financier, creditor, backer, investor, financing
funding, fund, grant, subsidy, donation, donor, sponsor, funder
invoice, bill, billing, payable, receivable, paid late, unpaid, owed, payment
budget, forecast, plan, projection, estimate, outlook
accounts, bookkeeping, ledger, accountant, accounting, finance, treasurer, finance director, controller
audit, auditor, inspection, inspector, examiner, assessor
price, pricing, cost, charge, fee, tariff, rate, expensive, cheap
discount, rebate, markdown, mark down, reduction, sale, offer, deal, bargain
profit, margin, surplus, return, earnings, markup
loss, deficit, shortfall, losing money, in the red, overspend
spend, spending, expenditure, expense, outlay, cost
savings, save, reserve, deposit, nest egg, saver
invest, investment, capital, stake, shareholder, equity, investor, share, shares
tax, vat, duty, levy, revenue
insurance, insurer, policy, claim, premium, underwriter, cover
pension, retirement, retire, retired, retiree, pensioner
bankrupt, bankruptcy, insolvent, insolvency, went bust, bust, administration, liquidation, collapsed, gone under, failed
covenant, breach, default, terms, condition, in breach
board, trustee, director, committee, non-executive, chair, chairman, governor
meeting, committee, session, vote, minutes, agenda
vote, unanimous, agree, agreed, consent, approve, approved, nod
disagree, object, objection, oppose, dissent, dispute, argue, challenge, contradict
speak up, say so, voice, ask, raise, open, honest, candid, out loud
silent, silence, quiet, says nothing, not answering, no reply, ignores
paper, papers, pages, pack, document, report, reading, page, thick, bundle
paperwork, form, forms, bureaucracy, red tape, admin, administration, fill in, forms
report, reporting, status, dashboard, traffic light, green, red, amber, update
indicator, measure, metric, figure, score, index, target, kpi
risk, hazard, danger, threat, exposure, safety
comply, compliance, regulation, regulator, rule, rules, law, legal, requirement
complain, complaint, grievance, whistleblower, whistleblowing, hotline, speak up line, report
bully, bullying, harass, harassment, toxic, nightmare, abusive, behaviour, misconduct, shout, humiliate
culture, behaviour, values, conduct, atmosphere, climate
ethics, integrity, honest, fraud, corruption, bribe, misconduct
investigate, investigation, inquiry, enquiry, look into, find out
punish, sanction, discipline, disciplinary, penalty, fine, blame, fault
lawyer, solicitor, attorney, counsel, barrister, legal, litigation, court
court, tribunal, arbitration, lawsuit, sue, litigation, dispute, claim, adjudication, judge
contract, agreement, clause, terms, deal, signed, sign
negotiate, negotiation, bargain, talks, haggle, settle, settlement, mediate, mediation
mediate, mediation, reconcile, speaking again, not speaking, conflict, quarrel, feud, row, dispute, fall out
apologise, apology, sorry, admit, mistake, regret
trust, confidence, believe, credible, credibility, faith, doubt
trust, distrust, mistrust, speak up, honest, honesty, truth, candour, afraid to say, behind my back, psychological safety
promise, commitment, pledge, word, undertake, kept, keep their word
secret, confidential, private, privacy, disclose
leave, leaver, resign, resignation, quit, turnover, attrition, retention, left, retain, walked out, hand in notice, go elsewhere, stay
redundant, redundancy, laid off, let go, made redundant, dismissed, fired, sacked, lose job, job loss, severance, downsizing
unemployed, out of work, jobless, job seeker, looking for work, applying, applications
apply, applied, application, cv, resume, interview, candidate, vacancy, recruiter, job hunt, rejection
hire, hiring, recruit, recruitment, recruiter, appoint, appointment, vacancy, first hire, new hire, headcount
career, profession, vocation, job, occupation, trade, working life
promotion, promoted, step up, ladder, advance
age, old, older, elderly, too old, ageing, senior, years, veteran
young, younger, youngster, young people, youth, teenager, junior, beginner, graduate, apprentice
apprentice, trainee, learner, junior, newcomer, starter, novice, intern
train, training, teach, taught, course, coach, coaching, mentor, instruct, show, learn, lesson
knowledge, know, know-how, expertise, experience, memory, in his head, tacit, remember, what they know
handover, hand over, hand on, pass on, transfer, succession, successor, take over, replace
succession, successor, heir, inherit, inheritance, next generation, take over, takes over, second in command, number two, deputy
founder, founded, set up, started, owner, entrepreneur, created, built up
owner, proprietor, shareholder, family, principal, partner
family, son, daughter, brother, sister, sibling, siblings, cousin, father, mother, mum, dad, parent, parents, uncle, aunt, grandmother, grandfather, gran, granny, children, child, relative, nephew, niece
wife, husband, spouse, married, marriage, partner
will, estate, inheritance, legacy, bequest
step back, step down, stand down, retire, withdraw, let go, leave the company, pull out, go away
return, come back, interfere, meddle, rearrange, undo, overrule, turning up, visits, visit
delegate, delegation, hand over, let others, trust others, do it herself, bottleneck, indispensable, depends on me
depend, dependent, dependency, rely, reliant, indispensable, single point, only person, one person, one man
boss, manager, supervisor, superior, chief, head, foreman, leader, superintendent
executive, ceo, chief executive, managing director, founder, president, director
leader, leadership, lead, head, manage
team, crew, staff, people, colleague, colleagues, workforce, employees, personnel, hands, guys, folks
employee, worker, staff, employed, workforce, labour, labor
volunteer, unpaid helper, helper, member
overtime, extra hours, long hours, weekend, weekends, double shift, extra shift
overwork, overworked, burnout, burnt out, exhausted, exhaustion, tired, stress, stressed, worn out, strain
holiday, vacation, leave, time off, day off, break
sick, sickness, ill, illness, absent, absence, absenteeism, off sick, flu, unwell, call in sick, rings in sick, off work
attendance, attend, present, register, absent, truant, truancy, skip, show up
motivation, morale, motivate, spirit, engagement, mood, appreciate, recognition, praise, thank
fear, afraid, scared, terrified, dread, anxious, nervous, worry, frightened
shame, ashamed, embarrassed, humiliated, dignity, pride
believe in himself, confidence, self-confidence, self-esteem, doubt, worthless
grief, loss, mourning, death, died, widow, bereaved
shift, rota, roster, schedule, timetable, duty, rostering, scheduling
night, overnight, evening, midnight, dark, after hours, nocturnal, bed
morning, dawn, early, first thing, breakfast
monday, tuesday, wednesday, thursday, friday, week, weekly, day
weekend, saturday, sunday
summer, winter, autumn, fall, spring, season, seasonal, christmas, easter
late, delay, delayed, behind, overdue, slip, slipped, postponed, put off, moved back, overrun, behind schedule
postpone, put off, procrastinate, hesitate, undecided, deciding, decision, decide, decided, make up mind
schedule, programme, program, timetable, timeline, plan, deadline, date, gantt
deadline, due date, cut-off, target date, on time, in time, punctual
overrun, run over, run late, take longer, exceed, behind
fast, quick, quickly, rapid, speed, swift, soon, urgent
slow, slowly, months, takes ages, wait, waiting, queue, backlog, pile up
backlog, queue, waiting list, pile, stack, waiting, outstanding, in arrears
stuck, stalled, standstill, stopped, blocked, frozen, deadlock, halted, stand still
cancel, cancelled, cancellation, call off, called off, drop, dropped, terminated, scrapped
refuse, say no, reject, rejection, decline, turn down, turned away, deny, denied
accept, say yes, take on, agree to
request, ask for, demand, order, requirement
change, reform, transform, transformation, transition, modernise, overhaul, restructure, reorganise
resist, resistance, reluctant, unwilling, refuse, against
merge, merger, acquisition, acquire, take over, takeover, combine, join, bigger, joined
share, shared, pool, pooled, lend, common, joint, together, borrow
small, smaller, less, fewer, reduce, reduction, shrink, cut, cut down, downsize
big, bigger, large, grow, growth, expand, expansion, scale, increase, more
raise, increase, put up, higher, rise, hike, up
duplicate, twice, double, repeated, redundant, same thing
customer, client, buyer, shopper, consumer, purchaser, account
sell, sale, sales, selling, salesperson, seller, salesman, commercial, close deals, closing
pitch, demo, presentation, demonstration, call, meeting
pipeline, opportunity, opportunities, lead, leads, prospect, prospects, funnel, crm, forecast
prospecting, cold call, cold calling, cold email, mailing, outreach, pick up the phone, ring, telephone, call, outbound
phone, telephone, ring, call, caller, dial, rang, mobile, line, switchboard, operator, hotline
email, e-mail, mail, letter, message, write, newsletter, inbox
letter, post, envelope, mail, stamp, written
network, contact, acquaintance, introduction, referral, recommend, recommended, word of mouth
marketing, campaign, advert, advertising, brand, promote, promotion, publicity
brand, name, reputation, known, image, logo
quarter, quarterly, end of the quarter, quarter end, three months
bid, tender, proposal, quote, quotation, rfp, procurement, offer
procurement, purchase, purchasing, buying, buyer, sourcing, supplier
supplier, vendor, supply, provider, subcontractor, source
consult, consultant, consultancy, adviser, advisor, advice, advise, freelance
architect, engineer, designer, professional services, practice, partner
busy, workload, overloaded, swamped, capacity
empty, blank, no work, nothing booked, quiet, idle, slack, gap, lull
subscribe, subscriber, subscription, member, membership, renew, renewal, sign up
churn, cancel, unsubscribe, leave, vanish, lose subscribers, stay, keep
reader, audience, readership, subscriber, viewer, listener, read
newspaper, magazine, publisher, press, media, title, journal, editorial, editor, journalist, newsroom
article, content, story, piece, copy, page, post, recipe
online, website, web, internet, digital, site, page
google, search engine, search, traffic, clicks, click, visitors, page views, ai overview
newsletter, mailing, email, open rate, opened, opens
trial, introductory offer, sample, free month, full price, offer
shop, store, branch, retail, retailer, outlet, high street, till, counter
stock, inventory, goods, merchandise, surplus stock, sell out, sold out, shelf, rack, sizes, run out, runs dry
clothes, clothing, fashion, garment, coat, dress, jacket, wear, size
return, returns, bring back, send back, sent back, refund, exchange
head office, headquarters, hq, centre, central, centrally
supermarket, grocer, grocery, chain, retailer, chain store
warehouse, depot, store, distribution, storage, hub, yard
truck, lorry, van, vehicle, haulage, freight, driver, trailer, transport
deliver, delivery, shipment, ship, shipping, dispatch, parcel, courier, logistics
bus, coach, tram, driver, depot, route, passenger
train, rail, railway, track, station, passenger
ferry, boat, ship, vessel, sailing, harbour, port, crossing, crew, sail
port, harbour, quay, dock, berth, terminal, container
aircraft, airline, airport, flight, pilot, aviation, plane
passenger, traveller, commuter, rider, customer
union, works council, shop steward, strike, industrial action, collective bargaining, labour, representative
strike, walkout, dispute, stoppage
build, builder, building, construction, construct, contractor, site, house, erect, scaffolding
contractor, subcontractor, epc, builder, main contractor
developer, development, scheme, property, real estate, housing
house, home, flat, housing, apartment, residential, dwelling, tenant, resident
tenant, resident, rent, renting, landlord, lease, leaseholder
affordable, social housing, cheap, low-cost, association, below market
planning, permit, permission, consent, licence, approval, planner, authority
staircase, stairs, stairwell, storey, floor, level, fire escape, fire safety
roof, frame, rain, weather, leaking, wet, exposed
architecture, design, drawing, plan, blueprint, sketch
project, programme, scheme, initiative, works
owner, client, sponsor, employer
commission, commissioning, start up, start-up, ramp up, ramp-up, hand over, handover, energise, completion, certificate
complete, completed, finished, done, ready, mechanical completion, certificate, sign off, job done
plant, factory, works, mill, facility, site, smelter, refinery
shutdown, outage, turnaround, stop, maintenance, downtime, maintenance stop
maintenance, maintain, repair, fix, mend, service, upkeep, overhaul
break, broken, breakdown, fault, failure, fail, failed, defect, out of order
machine, machinery, equipment, kit, gear, engine, device, tool
spare, part, parts, component
alarm, alert, warning, siren, beep, signal, alarms, nuisance
control room, operator, panel, console, screen, monitor
instrument, sensor, gauge, meter, reading, probe, monitoring
mine, mining, miner, ore, pit, shaft, quarry, mineral, concentrator, open pit
copper, gold, iron, lithium, coal, metal, nickel, zinc
process, processing, procedure, workflow, method, way of working
tonne, ton, tonnes, output, throughput, production, capacity, yield, volume, rate
produce, production, output, manufacture, manufacturing, make
quality, defect, scrap, reject, rework, waste, specification
furnace, kiln, melt, melting, glass, steel, oven, burner, foundry, cast
cement, concrete, mix, clinker, building material
electric, electrical, electricity, power, current, hybrid, electrification, electrify
carbon, emission, emissions, co2, net zero, decarbonise, green, climate, greenhouse, greener
green, sustainable, sustainability, environmental, eco, low-carbon, climate
energy, power, fuel, gas, heat, oil
grid, network operator, dno, connection, connect, substation, transmission, overhead line, cable, utility, transformer, kwh
solar, panels, photovoltaic, sun, renewable
wind, turbine, wind farm, offshore, blade, renewable
oil, gas, drilling, rig, well, petroleum, pipeline
water, drinking water, mains, pipe, pipes, reservoir, tap, hydrant, supply
leak, leakage, leaking, losses, burst, escape, lost water, seep
pipe, pipes, main, mains, conduit, pipeline, valve
dig, digging, excavate, excavation, hole, trench, ground
map, gis, chart, drawing, record, records, plan, location
brown, dirty, discoloured, murky, rusty, cloudy
sewage, sewer, wastewater, spill, overflow, drain, effluent, waste water, toilet
sea, bay, beach, coast, bathing, swimming, ocean, river
flood, drought, rain, dry, storm, rainfall
nature, environment, pollution, wildlife
community, village, neighbour, neighbours, local people, settlement, residents, indigenous, town, locals
protest, blockade, block the road, road block, barrier, close the road, demonstration, road
road, access road, street, highway, traffic
consultation, engagement, listening, listen, dialogue, talk to, hear
hospital, clinic, ward, infirmary, healthcare, health service, medical, trust, nhs
nurse, nursing, nurses, matron, sister, charge nurse, ward, carer, midwife
doctor, physician, surgeon, consultant, medic, clinician, gp, anaesthetist
patient, patients, sick people, inpatient, ill
surgery, operation, operating theatre, theatre, surgical, surgeon, incision, operate, first cut, operations, procedure, case
bed, beds, discharge, admission, ward, admitted, free bed
tray, instrument, instruments, sterile, sterilisation, equipment, kit
care, carer, care home, caring, nursing home, social care, elderly
shelter, refuge, hostel, homeless, women, safe house
medicine, drug, drugs, pharmacy, pharmaceutical, prescription, treatment, therapy
vaccine, laboratory, lab, trial, clinical, test
school, pupil, pupils, student, teacher, classroom, class, lesson, headteacher, education, kindergarten, nursery
nursery, kindergarten, childcare, children, preschool, infants, daycare
teacher, teachers, teaching, lecturer, head, staff room, tutor
pupil, student, pupils, students, kids, children, schoolchildren, learners
exam, exams, examination, test, gcse, a-level, marking, invigilator, special arrangements, assessment, hall
university, college, faculty, campus, professor, academic, degree
research, researcher, study, science, scientist, publication
government, council, local authority, public sector, state, ministry, municipality, authority, city hall, department
benefit, benefits, welfare, claim, claims, claimant, allowance, entitlement, social security
claim, application, case, file, request
citizen, public, resident, people, applicant
widow, pensioner, vulnerable, poor, poverty, disabled
algorithm, software, sorting, automatic, automated, model, computer, flagging, risk score, system
artificial intelligence, ai, chatgpt, machine learning, language model, model, llm, algorithm, bot
translate, translation, convert, conversion, port, rewrite, translated
software, code, codebase, program, programme, system, application, cobol, programming, it system
legacy, old system, ancient, outdated, mainframe, cobol, dated, eighties, obsolete
developer, programmer, coder, software engineer, engineering team
release, releases, deploy, deployment, ship, go live, going live, rollout, launch, put live, production
small changes, small steps, bit by bit, daily, every day, often, gradually
test, testing, check, checked, verify, verification, proof, compare, trial
migrate, migration, replace, replacement, move, switch, cut over, cutover
data, records, information, database, spreadsheet, table
cyber, security, hack, attack, breach, password, ransomware
computer, it, technology, tech, server, cloud
bug, error, wrong, mistake, fault, glitch
farm, farmer, farmers, farming, agriculture, grower, crop, field, acre, harvest, land
harvest, crop, carrots, leeks, vegetables, potatoes, in the ground, in the soil, soil, perish, rot, vegetable
food, meal, kitchen, restaurant, catering, canteen, eat
cheese, milk, dairy, cow, butter, cream
coffee, cocoa, tea, bean, cooperative, co-operative, growers, smallholder
trader, exporter, importer, middleman, broker, dealer, merchant
deduction, deductions, deducted, penalty, taken off, quality claim
cooperative, co-operative, co-op, members, mutual, collective
credit union, mutual, savings, members, building society, payday, savers
payday loan, high-cost credit, loan shark, app loan, instant cash, interest, doorstep lender
charity, non-profit, nonprofit, trustee, voluntary, ngo, foundation, good cause
church, parish, faith, congregation, community
hotel, tourism, guest, hospitality, tourist, booking
sport, club, athlete, player, match
art, artist, museum, theatre, gallery, music, concert
event, conference, fair, festival, ceremony
law firm, practice, partners, legal, chambers
telecoms, broadband, network, mobile, operator
defence, military, army, soldier, veteran
police, prison, crime, offender
strategy, strategic, direction, vision, goal, aim, objective, purpose
priority, prioritise, important, focus, first things
innovation, invent, new product, new idea, prototype, research and development
product, offering, feature, item, line
roadmap, product plan, backlog, feature, development
market, sector, segment, niche, demand
competitor, competition, rival, compete
export, import, abroad, foreign, overseas, international
monopoly, only buyer, same trader, single buyer, alternative buyer
range, ranges, between, uncertainty, probability, odds, likelihood, confidence
guess, estimate, optimistic, pessimistic, over-optimistic, laugh
uncertain, unknown, unclear, unsure, ambiguous
simple, simplify, plain, one page, clear, understandable, readable, layman, ordinary people
understand, comprehend, make sense, explain, grasp, follow
number, figure, numbers, figures, statistics, maths
plain words, plain language, plain english, jargon, readable, understand
deposit, reserved, reservation, off-plan, pre-sale, buyers, booked
split, divide, division, distribute, fair, equal, unequal, shares
keys, deeds, ownership, title, own, owns, property, possess
door, gate, fence, lock, entrance, guard
window, slot, appointment, date
crane, lift, hoist, elevator
chair, seat, office, desk, room
wall, board, poster, pinned, display, visible
photo, photograph, picture, image, camera
record, recording, video, film, write down, note, captured, capture, documented, document
manual, handbook, instructions, guide, procedure, binder
lose, lost, missing, disappear, disappeared, gone, mislaid, vanish, vanished, misplaced
find, locate, search, track, trace
weld, welder, welding, fitter, electrician, mechanic, craftsman, technician, foreman
master, expert, specialist, veteran, old hand, experienced
supervisor, superintendent, foreman, team leader, shift leader
minister, politician, mayor, councillor, politics
press, journalist, newspaper, reporter, scandal
safety, accident, injury, incident, safe, injured, near miss
clean, cleaning, hygiene, dirt
porter, cleaner, cook, clerk, driver, caretaker, secretary, receptionist
bonus, incentive, commission, reward, target, rewarded
top earner, star, best performer, rainmaker, high performer, protected, protect
exit, exit interview, leaving, farewell, goodbye, resignation letter
language, english, speak, translate, foreign
immigrant, migrant, refugee, newcomer
woman, women, girl, female, mother, maternity, pregnant
soil, ground, land, earth, field
seed, sow, plant, planting, seedling, nursery stock
livestock, cattle, cow, cows, herd, sheep, flock, pig, pigs, animal, animals, vet
irrigate, irrigation, watering, well, drought, dry
fertiliser, fertilizer, manure, pesticide, spray, organic
fish, fishing, fishery, trawler, catch, boat
forest, timber, wood, tree, trees, sawmill
auction, market price, commodity, spot price, wholesale
premium, quality price, certified, certification, label, organic
abattoir, slaughter, butcher, meat
tractor, combine, machinery, implement
storage, silo, cold store, barn, shed
fee, retainer, hourly, billable, day rate, utilisation
mandate, engagement, assignment, brief, commission, project
proposal, pitch, bid, tender, credentials
scope, scope creep, extra work, variation, change order
timesheet, hours, billing, billable, utilisation
dean, rector, principal, headteacher, head, provost
curriculum, syllabus, lesson plan, timetable, subjects
dropout, drop out, leave early, disengaged, excluded, exclusion
homework, assignment, marking, grading, grades, marks
special needs, sen, inclusion, support, disability, arrangements
enrolment, intake, admissions, places, applicants
parents, carers, guardians, families
tuition, fees, scholarship, bursary
refinery, petrochemical, chemical, chemicals, process plant
nuclear, reactor, decommissioning, radiation
battery, storage, charger, chargers, charging, electric vehicle
heat pump, boiler, heating, insulation, retrofit
hydrogen, electrolyser, ammonia, biogas
licence, permit, consent, authorisation, approval, concession
capital, raise money, funding round, investors, venture, seed money
interest, rate, yield, return, coupon
default, arrears, bad debt, missed payments, write off, non-performing
fraud, scam, money laundering, suspicious, embezzle, theft, steal, stolen
branch, counter, teller, cashier
claim, loss adjuster, underwriting, policyholder, payout
actuary, reinsurance, pension fund, liabilities
reconcile, reconciliation, mismatch, month end, close the books, year end
treasury, hedging, currency, exchange rate, foreign exchange
acquisition, due diligence, integration, merger, buyer, target
exit, sell the company, sale of the business, buyout, valuation
dividend, payout, profit share
minister, department, ministry, civil service, civil servant, official, officials
permit, licence, application, counter, office
casework, caseworker, case worker, caseload, social worker, file
appeal, appeals, objection, complaint, review, overturned
election, council, councillor, vote, democracy
public money, taxpayer, procurement, tender
police, officer, patrol, crime
emergency, ambulance, accident and emergency, casualty, urgent, crisis
waiting list, waiting time, queue, backlog, appointments
discharge, going home, home care, bed blocking, beds
infection, hygiene, sterile, sterilise, contaminated
anaesthetic, anaesthetist, scrub, theatre team, surgeon, list
diagnosis, scan, imaging, x-ray, radiology, results
mental health, depression, therapy, counselling, psychologist
dentist, dental, dentistry, teeth
pharmacy, dispensing, medication, dose, prescription
midwife, maternity, birth, baby, newborn
rota, bank staff, agency staff, locum, temporary staff
ward round, handover, shift change, briefing, huddle
line, assembly, conveyor, production line, packing, packaging
changeover, set-up, setup, tooling, batch, batches
throughput, bottleneck, cycle time, lead time, takt
scrap, rework, reject, defect, returns, faulty
order book, orders, backlog, demand, bookings
recall, complaint, warranty, defect
sensor, automation, robot, plc, control system, scada
raw material, ingredients, feedstock, supply
paint, coating, finish, surface, corrosion, rust
recycle, recycling, recycled, reuse, waste, circular, scrap
plastic, packaging, polymer, bottle
brick, cement, stone, concrete, aggregate, glass, tile
editor, editorial, newsroom, journalist, reporter, desk
advertiser, advertisement, sponsor, campaign, media buyer
paywall, subscription, metered, free articles, membership
podcast, video, audio, episode, show, broadcast, radio, television
audience, followers, community, social media, likes
press release, spokesperson, communications, pr, message, statement
print, printing, printed, edition, issue, weekly, wrapper
drill, drilling, blast, blasting, exploration, core, deposit
tailings, dam, waste rock, dump, slope
haul, haulage, truck, conveyor, hoist, shovel, loader
mill, crusher, flotation, concentrate, grinding, grade, recovery
ventilation, gas, explosion, roof fall, underground
closure, rehabilitation, reclamation, after mining
royalty, licence, concession, landowner, compensation
fundraising, fundraiser, appeal, campaign, giving, donors, legacy gifts
volunteers, volunteering, helpers, unpaid
beneficiary, service user, client, recipient, people we help
reserves, rainy day, buffer, cushion, contingency
impact, outcome, evaluation, evidence, difference made
governance, trustees, board, conflict of interest, constitution
mortgage, home loan, buyer, first-time buyer, affordability
lease, rent, landlord, tenant, eviction, arrears
site, plot, land, brownfield, zoning, planning
contractor, builder, insolvent, administrator, half-built, unfinished
survey, surveyor, valuation, inspection, snagging, defects
cladding, fire, sprinkler, evacuation, regulations
estate agent, broker, viewing, listing, sale
facility, facilities, maintenance, cleaning, office space, building
checkout, till, queue, cashier, payment terminal
promotion, special offer, markdown, discount, clearance, sale
footfall, visits, shoppers, traffic, passing trade
allocation, replenishment, allocate, distribution, transfer, which shop gets what
shrinkage, theft, shoplifting, loss, security tag
e-commerce, online shop, web shop, basket, click and collect
seasonal, collection, range, assortment, line, season
franchise, franchisee, licensee, branch owner
hotel, room, guest, occupancy, booking, reception
restaurant, kitchen, chef, menu, cook, diner
startup, start-up, founder, seed, venture, early stage
customer success, onboarding, adoption, churn, renewals
api, integration, interface, connect, connected systems
technical debt, legacy, old code, refactor, rewrite, patch
outage, incident, crash, downtime, on-call, goes down, fell over
user, users, usability, design, interface, screen
agile, sprint, scrum, kanban, backlog, stand-up
cloud, hosting, server, migrate, data centre
spreadsheet, excel, sheet, workbook, macro
dashboard, analytics, data, insight, reporting
privacy, gdpr, consent, personal data, data protection
automation, automate, automatic, robot, script, manual work
driver, drivers, chauffeur, operator, crew
timetable, punctuality, delays, cancelled, connections
fleet, vehicles, buses, trucks, maintenance, workshop
route, line, network, stop, station
freight, cargo, container, shipment, customs, clearance
airport, airline, gate, turnaround, ground handling
pilot, captain, skipper, officer, mate
fuel, diesel, petrol, gas, consumption
toll, road, highway, bridge, tunnel
reservoir, dam, catchment, rainfall, river
meter, metering, consumption, usage, reading
treatment plant, filter, chlorine, drinking quality, purification
pump, pumping station, pumps, pressure
flooding, storm, drainage, sewer, overflow
bathing, beach, swimmers, bay, blue flag
customer, complaint, caller, household, households
crew, gang, field staff, fitter, fitters, diggers
stop, cease, end, give up, quit
start, begin, launch, kick off, set up, first step
hide, hidden, conceal, cover up, secret
blame, fault, accuse, scapegoat, responsible
angry, furious, shout, shouting, rage, upset
calm, calmly, patience, patient, peace
alone, by herself, by himself, single-handed, on my own, nobody else
everybody, everyone, all of us, whole team
wrong, incorrect, mistaken, false, error
right, correct, accurate, true
empty, vacant, blank, unused, nobody there
full, crowded, packed, busy, overcrowded
heavy, thick, huge, enormous, massive
old, older, elderly, ancient, dated, long-serving
last, final, remaining, only one left
hate, dislike, dread, can't stand
love, like, enjoy, proud
steal, theft, stolen, missing, disappear
dark, night, light, lamp, lights
wait, waiting, delay, hold on, stand by
ask, question, enquire, query, inquiry
answer, reply, response, respond, get back
ignore, ignored, overlook, not listened to, unheard, unread
listen, heard, hear, listening, attention
read, unread, reading, readers, reads, opens
write, written, writing, draft, scribble, note, notes, pencil
draw, drawing, drawn, sketch, paint, map
count, counted, counting, tally, measure, number
guess, gut feeling, intuition, instinct, estimate
rule, rules, policy, ban, forbidden, allowed, permitted
exception, special case, one-off, workaround
habit, routine, tradition, always done, custom
experiment, pilot, trial, try out, test run
copy, duplicate, imitate, replicate, roll out, spread
gap, hole, missing, between, nobody owns, falls through
owner, ownership, accountable, responsible, in charge
remote, home office, from home, hybrid working, distance
foreign, abroad, other countries, international, expatriate
health, illness, sick, heart attack, surgery, stroke
widow, bereaved, death, died, grief
divorce, separation, split, marriage
sell, sold, sale
buy, bought, purchase
leave, left, leaver
lose, lost, loss
teach, taught, teacher
build, built
pay, paid
keep, kept, hold on to
break, broke, broken
drive, drove, driven
speak, spoke, spoken, talk
write, wrote, written
choose, chose, chosen, choice, decide
drop, dropped, dump, ditch
grow, grew, grown
know, knew, known
throw, threw, thrown, chuck
win, won, wins
feel, felt
fall, fell, fallen
rise, rose, risen
freeze, froze, frozen
steal, stole, stolen
tell, told
meet, met, meeting
lend, lent, lending
send, sent
stand, stood
hang, hung
sit, sat
shut, closed, close
cut, cuts, trim
quit, resign, leave, walk out, hand in notice, pack it in, move on, gone, lost people, turnover, exit, stay, keep
poorly, ill, sick, unwell, under the weather, cold, flu, cough, fever, off work, absent, absence, ring in sick
tired, exhausted, worn out, drained, shattered, burnt out, burning out, collapse, weary, fatigue, rest, sleep
folk, folks, people, persons, men, women, guys, chaps, lads, blokes
kid, kids, child, children, son, daughter, boy, girl, youngster, toddler, teenager, pupil
mum, mother, dad, father, parents, uncle, aunt, brother, sister, cousin, grandfather, grandmother, family, sibling
old guard, veteran, long-serving, elder, senior, old hand, retired, seventy, sixty
newcomer, new person, new starter, recruit, joiner, first week, first months, induction, onboarding, welcome
boss, bosses, superior, management, director, chief, higher up, the top, upstairs, head office, executive
underling, subordinate, junior, report to, deputy, assistant, number two
colleague, mate, workmate, fellow, peer, partner, neighbour
stranger, outsider, newcomer, unknown, cold
expert, specialist, old hand, guru, authority, knows everything, only one who knows, one person
gadget, device, tool, kit, equipment, instrument, sensor, technology, machine
screen, monitor, display, dashboard, panel, board, wall
beep, alarm, alert, bell, buzz, ring, warning, noise
plug, socket, charger, charge, battery, cable, power
juice, charge, power, energy, fuel, battery, range
lorry, van, truck, car, vehicle, bus, coach, wheels, drive
boat, ship, ferry, sail, vessel, crossing, harbour
pipe, main, mains, tap, valve, leak, burst, pump, pressure, flush, rinse
bath, shower, tap, sink, kettle, washing, laundry
garment, coat, shirt, dress, trousers, clothes, jacket, shoe, shoes, boots
shelf, rack, rail, back room, stockroom, store room, storage, warehouse
plot, field, acre, land, meadow, ground
spud, potato, carrot, leek, onion, cabbage, vegetable, veg, produce
piece, item, unit, product, article, thing
dairy, cheese, milk, cow, herd, butter, farm
bake, bakery, bread, cake, oven, flour
canteen, kitchen, meal, lunch, dinner, cook, catering
tooth, teeth, dentist, dental, mouth
knife, cut, surgeon, operation, theatre, operate, incision
tablet, tablets, pill, pills, drug, medicine, medication, prescription, pharmacy
going home, sent home, discharged, discharge, released, leave hospital, paperwork, letter
bed, lie down, admitted, admission, ward, place
dying, death, passing away, passed away, died, dead, end of life, palliative, hospice, grief
fasting, hungry, nil by mouth, starving, eat
eye, eyes, cataract, sight, glasses, blind
wait, waiting, queue, line, stand in line, in the queue, number, weeks, months
first thing, start of the day, morning, early, dawn, opening, begin
end of the day, evening, late, night, closing, after hours
middle of the night, midnight, small hours, overnight, three in the morning, night
start of the week, monday, week, weekend
daily, each day, every day, day after day, a day
weekday, monday, tuesday, wednesday, thursday, friday
school year, term, autumn, spring, summer holidays, september
after christmas, new year, january, winter, cold months, december
final days, last days, end of quarter, last minute, eleventh hour, deadline, quarter, year end
long ago, years ago, for years, for ages, decades, since, history
in no time, within days, in weeks, quickly, fast, soon, at once
half empty, half full, underused, spare, idle, unused, capacity, empty
split up, divide, share out, distribute, allocate, spread, hand out, deal out, assign, allot
treat alike, equal, fair, fairly, same share, justice, even
fed up, sick of, angry, annoyed, frustrated, irritated, complain, moan, grumble
moan, complain, grumble, corridor, behind the back, gossip, whisper, afterwards, rumour
dare, afraid, scared, fear, frightened, brave, courage, risk
ashamed, embarrassed, shame, awkward, humiliating, pride
laughed at, mocked, ridiculed, joke, fool, silly
shout, scream, yell, rude, bully, temper, harsh
shy, quiet, reserved, introvert, timid, reluctant, technical
gentle, soft, kind, friendly, polite, warm, humane
stubborn, refuses, will not, digging in, resists, unmoved
guilty, responsible, blame, at fault, culprit
proud, pride, honour, proudly, glory
lonely, alone, by myself, on my own, no one to ask, isolated, left alone
muddle, muddle through, chaos, mess, confusion, disorder, unclear, improvise
tidy, order, orderly, clear, sort out, clean up, organise
bottleneck, everything goes through, waits for me, depends on me, only i, nobody but me
let go, loosen, give up control, hand over, step back, trust
in charge, boss, responsible, decides, authority, one person, who decides, leads
decide, decision, choose, pick, settle, make up mind, agree, vote
undecided, put off, postpone, dither, no decision, hesitates, parked
agree in the room, nod, nodding, yes, silence, unanimous, nobody objects, vote against
bad news, trouble, problem, warning, raise, escalate, report upwards, surface, hidden
watered down, softened, toned down, filtered, polished, sugar-coated, rosy, green, optimistic
rosy, optimistic, hopeful, too good, unrealistic, overpromise, wishful
truth, true, truthful, honest, honesty, frank, candid, open, lie, lying
pretend, claim, supposedly, on paper, officially, in theory, reality
on paper, registered, marked present, recorded, officially, in the books
slip away, slip off, sneak, vanish, disappear, melt away, bunk off, skip, truant, missing, gone
bored, restless, disengaged, lost interest, unmotivated
favourite, popular, like best, preferred, loved
weekend, saturday, sunday, extra session, overtime, unpaid hours
extra hours, overtime, long days, double shift, rest day, day off
rota, roster, shift, schedule, plan, who works when, swap, cover
cover, stand in, fill in, replace, substitute, stand-in, locum, agency
penalty, fine, penalised, punished, deduct, charge
certificate, licence, ticket, qualified, qualification, permit, papers, accreditation
part time, part of the week, few days, reduced hours, flexible, job share
apply, applicant, candidate, cv, job hunt, letters, interview, dozens of applications, no reply, rejected
grey hair, too old, age, fifties, sixties, over fifty, overqualified
laid off, redundancy, redundant, lost my job, shown the door, made redundant, dismissed, let go, sacked
lifetime, whole life, thirty years, same company, one employer, career
notes, scribble, notebook, bits of paper, in his head, in her head, memory, unwritten
manual, documentation, pages, nobody reads, unread, binder, wiki, write down
pass on, hand down, teach, show, learn from, watch, side by side, apprentice
craft, craftsman, trade, skilled, hands, workshop
illness, heart, stroke, health, doctor says, diagnosis, slow down
hand over, handover, handing over, succession, successor, follow, next generation, take over, after me
heir, inherit, will, estate, legacy, share out, children
gate, door, keys, lock, barrier, fence, entrance
shop floor, factory floor, workshop, plant, production, hall
bills, invoices, double payment, unpaid, paid twice, never paid
lender, bank, banker, backer, financier, investor, creditor, funder
owe, debt, borrow, borrowing, loan, lend, credit, repay, take out
savings, put aside, deposit, money with us, saver, rainy day, reserve, nest egg
cash, money in the bank, week of wages, liquidity, running out of money, wages, payday
pays late, late payment, months late, overdue, unpaid, invoices, chase
grant, award, awarded, funding, won, bid, project money, funder
core costs, overheads, office, rent, back office, running costs, full cost
in the red, loss, lose money, deficit, deeper, losing
too cheap, low price, undercharge, charge more, raise the price, put up the price, price rise, worth
give in, cave, discount, concede, reduce, price, haggle, bargain, last minute
walk away, leave, lose customers, put off, scare away
customer gone, lost the contract, dropped us, delisted, cancelled the order, one client, one buyer, buyer
depend on one, all eggs in one basket, single customer, single buyer, one client, dominant
other buyers, new customers, alternative, find customers, someone to take it
merchant, trader, middleman, dealer, exporter, buyer, sells to
small print, clause, contract, terms, signed, page, read, conditions, agreement
damp, moisture, quality, deduction, docked, taken off, reduced
neighbours, smallholders, growers, villagers, locals, community, nearby
road, track, lane, gate, block, blockade, closed
promise, word, kept, broke, said we would, commitment, never did
meetings, consultation, hearing, talk, sit down, listen, listened
emission, carbon, co2, climate, greenhouse gas, certificate price, allowance
furnace, oven, kiln, melt, glass, fire, heat
broken glass, cullet, scrap, recycled, shards, waste
rival, competitor, competition, other firm, against each other, join forces, together
different items, variants, range, product lines, sizes, complexity, catalogue
say yes to everything, every order, overload, too many, say no, refuse, decline
turn away, turned down, refuse, refused, reject, send back, say no
hide, back room, put away, tuck away, conceal
slash, mark down, sale, reduce, clearance, bargain, discount, january
sold out, none left, ran out, empty shelf, shortage, missing sizes
bring back, return, returned, exchange, refund, give back
allocation, spread out, which shop, mix of sizes, distribute, branch, replenish
till, counter, checkout, cash desk, shop assistant, sales floor
spreadsheet, from a desk, from afar, never been there, far away, desk
go and see, visit, stand beside, watch, walk round, be there, shadow, on site
count, log, write down, measure, keep a list, tally, note
find out, discover, dig into, real reason, root cause, investigate, behind it, cause
private reasons, personal reasons, polite, exit interview, real reason, leaver
top performer, star, best seller, brings in, earner, rainmaker, untouchable, protected
drive away, chase off, scare off, leave because of
hotline, whistleblower, report wrongdoing, tip-off, complaint, speak up, anonymous
regulator, authorities, supervisor, inspector, watchdog, ombudsman
scandal, headlines, press, newspapers, public, exposed
wrongdoing, misconduct, fraud, cheating, corruption, abuse
backlog, pile, stack, heap, unanswered, unprocessed, thousands, open cases
inbox, e-mail, emails, mail, mailbox, messages, post, request
assign, deal out, sort, triage, distribute, hand out, allocate work
status, progress, how far along, any news, where is my, update, track, chase
ring, call, phone, telephone, caller, call centre, line, pick up, hotline, rings
operator, agent, call centre, switchboard, phone staff
text message, sms, text, notify, letter, message, tell
plain words, simple language, understandable, easy to read, jargon, plain
claimant, applicant, family, people waiting, benefit, claim, housing
lose their homes, evicted, homeless, hostel, hotel, temporary accommodation, rent, landlord, arrears
automatic system, software, sorting, computer says no, kicked out, rejected, flagged, algorithm
override, overrule, correct by hand, put right, manual, workaround
bin it, scrap, throw out, get rid of, abolish, drop, switch off, stop
keep part, leave as it is, untouched, not replace, left alone
convert, translate, rewrite, port, migrate, code base, move
go live, switch over, cut over, launch, put live, release, deploy
roll back, undo, undone, pull back, reverted, revert, take back, failed attempt
release, ship, version, update, deployment, publish, new version
same result, compare, calculate, check, reconcile, agree, difference
wages program, payroll, pay run, payslips, salaries
ancient, old program, decades old, legacy, mainframe, from the eighties, nobody understands
ai, artificial intelligence, machine, robot, chatbot, automatic, model
vendor, supplier, provider, consultant, agency
consultant, adviser, outside help, external, agency, firm
rebuild, replace, start again, new system, big project, programme
huge cost, millions, expensive, budget, overspend, double the budget
go over budget, overspend, contingency, twice as much, cost overrun, spending
rip out, tear out, redo, rework, do again, twice, wrong order
more labour, more people, more hands, add people, hire, extra staff, headcount
slow down, pause, stop, halt, stand still, send home
built, finished, complete, ready, signed off, certificate, accepted, handed over
does not run, stands still, stops, trips, breaks down, hours in a row, full shift
examine, test, inspect, check, performance test, proof, lender's engineer
contractor, builder, subcontractor, firm on site, building company
not speaking, not on speaking terms, letters, lawyers, claims, stopped talking, silent
two versions, two plans, own schedule, different dates, disagree about the date
delay, slip, pushed back, moved, postponed, set back, late again, year late
permit, consent, permission, approval, licence, paperwork late
connection, grid, line, pylons, substation, network, capacity, export
smaller share, less, part, partial, reduced, take less, sooner, earlier
panels, solar, wind, turbine, plant, generate, kilowatt, electricity
not selling, no income, no revenue, earning nothing, lose every day
estimate, forecast, schedule, date, range, prediction, odds, guess
says no, cannot refuse, too obliging, accept everything, pressure, push back
pack, thick report, report, reports, pile of paper, pages, monthly, nobody reads
figures, accounts, numbers, balance sheet, follow, understand, explain, simple
trustee, committee, board, governors, council, member, chair
ask nothing, asks no questions, silent, sits quiet, nods through
lay person, ordinary, not an accountant
fresh faces, new members, younger, diverse, elect, recruit, replace
swallowed, taken over, merge, absorbed, bigger one, too small, survive, independent
keep our name, own name, own door, identity, independence, brand
shared, pool, in common, together, joint, back office, service
app, phone, smartphone, mobile, online, download, instant
payday lender, loan shark, high interest, shocking rates, quick loan, fast money
stay, loyal, renew, keep, retain, hold on to
cancel, quit, stop, unsubscribe, end the contract, leave, resign
persuade, talk into, talk round, argue, convince, win back, save
cheap first year, introductory, trial, offer, special price, full price, dearer
unread, unopened, never look, wrapper, look inside, read, open
recipe, cook, cookery, dish, ingredient, kitchen
search engine, google, answers itself, nobody clicks, visitors, traffic, web pages
churn out, more of the same, quantity, volume, less but better, fewer, instead
print, paper, copy, copies, edition, issue, postage, magazine
go online, digital, drop print, website, app
letter to readers, editor, explain, honest, open books, accounts, publish
advert, advertisement, campaign, mailing, cold e-mail, agency, write to strangers, no reply
old customers, former clients, past clients, people who know us, ring, call, catch up
nothing booked, no orders, empty order book, no jobs, runs dry, lull
partners, owners, three of us, directors, principals
pitch, sell, selling, close, closing, sign, deal, founder
on the road, travelling, in every meeting, never at my desk, product slips
salesperson, seller, sales rep, rep, salesman, sales people, hire, veteran, experienced
in progress, pipeline, pending, open deals, maybe, polite, never crossed off, forecast
millions, inflated, unrealistic, nobody believes, numbers, credible
demo, presentation, show, minutes, first call, talk too much, listen
exam, test, paper, hall, candidate, extra time, reader, seat, invigilator
forms, paperwork, evidence, tick boxes, copying, administration, bureaucracy
teacher leaves, staff room, head, school, class, workload
attendance, register, present, absent, break, lunch, afternoon
train, ride, commuter, passenger, stranded, cancelled, first crossing, early
depot, yard, garage, base, site, branch
journey, travel, commute, route, trip
tidy figures, score, points, target, measured, gaming, indicator
scrap the rule, abolish, stop measuring, without it
hire for, look for, choose, profile, background, attitude, experience
housing, flats, homes, building, block, tower, staircase, apartment
deposit paid, off plan, buyers, reserve, waiting buyers
viable, value, land value, appraisal, adds up, numbers work, residual
turn up, visit, interfere, meddle, undo, overrule, come back
brother, sister, sibling, siblings, sons, daughters, quarrel, rivalry, favourite
idle, spare, nothing to do, underused, free, help out, lend
notice, resign, resignation, quit, letter, hand in notice
benefactor, donor, donation, patron, sponsor, supporter, gave, giving
vet, veterinary, dentist, doctor, practice, surgery, clinic
consulting room, treatment room, chair, surgery, clinic
template, form, forms, fill in, paperwork
planner, scheduler, allocator, planning
identical, same, alike, uniform, evenly, equal
old guard, top table, committee, board, long-serving
standby, reserve list, waiting list, jump in, short notice, drop out, dropped out, handed back
rehearse, rehearsal, practise, dry run, walk through, try out, tape
stoppage, shutdown, closure, repairs, refit, turnaround
barricade, blockade, block, road
calm, pacify, win over, promise, listen
screening, automatic check, algorithm, software, rule
folder, file, case, application
head chef, chef, sister, ward manager, second in command, deputy, sous chef
stands unused, idle, dark, empty, vacant, unused
billed double, paid twice, double invoice, charged twice
bounce, bounced, reject, rejected, thrown out
touch, spend, use up, dip into, draw on
unfinished, half done, incomplete, gap, gaps, holes
moaner, complainer, critic, sceptic, loudest, objector
snag, snagging, punch list, defect, open items
ribbon, opening, mayor, inaugurated, ceremony, handed over
restaurant, cafe, kitchen, hotel, hospital, ward
plumber, fitter, electrician, tradesman, engineer
honey, jam, cheese, candle, soap
wholesaler, central buying, head office, buying team
headmaster, headmistress, head teacher, head, principal
whisper, car park, pub, corridor, afterwards, behind the back
round the table, in the room, meeting, session
prove, proof, evidence, show, demonstrate, check
leak, vanish, disappear, lost, escape underground
rust, rusty, brown, dirty, discoloured
taps, tap, bathtub, sink, kettle
fleet, van, vehicles, buses, lorries
clever ones, star, high performer, top seller, biggest earner, rainmaker
drive away, scare away, put off, leave because of
care home, nursing home, ward, hospice, residents
carer, care assistant, nurse, nursing assistant
passed away, died, death, dying
birthday, anniversary, first year, within a year
birth date, date of birth, age, year of birth
on track, green, all is well, on schedule, on time
fudge, gloss over, sugar-coat, vague, evasive
overlap, clash, double booking, booked twice, same room
calendar, timetable, diary, schedule, sheet
shareholding, thirds, equal parts, split, percentage
abroad, overseas, emigrated, australia, dubai, far away
gas, permits, emissions, carbon
sorts, kinds, articles, product lines, variants
rewrite, rebuild, replace, migrate, replatform
push the button, release, deploy, go live
lone expert, only one who understands, one man, sole, in his head
ferry, boat, tram, first train, first bus
secret, quietly, without telling, hidden
fewer, less, cut down, halve
`
