/**
 * What people at work call the same thing, a family a line; `let go` is one word of a family where a comma stands
 * on both sides. Written for the industries and business areas of `options.ts` by somebody who had read the samples
 * and the questions of `bench/agent-questions/` that may be tuned to, so that those say too well how far it reaches.
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
`
