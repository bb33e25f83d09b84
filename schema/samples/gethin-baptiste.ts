import type { SampleExpert } from './sample-expert.ts'

export const gethinBaptiste = {
  profileUrl: 'gethin-baptiste',
  firstName: 'Gethin',
  lastName: 'Baptiste',
  email: 'gethin@baptiste-growers.example',
  plan: 'starter',
  agentType: 'coach',
  currentRole: 'Growers’ market adviser',
  industry: 'Agriculture',
  businessAreas: ['Marketing', 'Sales'],
  headline: 'Know your price before you plant',
  coreProblemSolved: 'Farms that grow well and sell at whatever price they are given',
  coreDeliverables: [
    'What a kilo really costs you, field by field',
    'Three kinds of buyer, so that no one of them can close you down',
    'A sentence about your food that a shopkeeper repeats correctly',
  ],
  keySkills: ['Farm pricing', 'Direct selling', 'Grower co-operatives', 'Supply contracts'],
  expertise: [
    'supermarket cancelled our contract',
    'how to price farm produce',
    'selling direct from the farm',
    'small growers sharing transport',
    'cocoa and coffee contracts for growers',
    'farm that makes no money',
  ],
  about:
    'My father grew nutmeg in Grenada and my mother’s people kept sheep above Tregaron, and both of them sold to one man on one day a year. I have spent fourteen years helping growers to have a second buyer. I visit before I advise, I read the contract aloud in the yard, and I am paid by the acre and never by the sale.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    {
      title: 'Cost the field',
      outcome: 'You know the price below which you would do better to leave it in grass.',
    },
    { title: 'Never one buyer', outcome: 'No customer takes more than two fifths of what you grow.' },
    {
      title: 'Say it in one line',
      outcome: 'The person at the till can tell the next person why it is yours.',
    },
  ],
  stories: [
    {
      key: 'forty-acres-of-leeks',
      title: 'Forty acres of leeks and no buyer',
      subtitle: '310 tonnes sold in nine weeks, at 11p a kilo more',
      industry: 'Agriculture',
      timeline: 'Nine weeks, 2023',
      situation:
        'A family in Pembrokeshire had forty acres of leeks in the ground when their only customer, a supermarket, cancelled by e-mail on 3 November. That was 310 tonnes, worth £170,000 at the contract price. The packing shed employed nineteen people until Christmas, and a hard frost was forecast.',
      task: 'The leeks had to be sold before they bolted in the spring, and preferably before the bank’s visit in January.',
      action:
        'I stood in the shed with the family and a telephone, and we wrote down everybody within ninety miles who makes soup. We rang 64 of them: hospitals, schools, pie makers, two prisons. I had the leeks trimmed and bagged by five kilos, which the supermarket had never asked for and every kitchen wanted.',
      result:
        'All 310 tonnes were sold in nine weeks, at 11p a kilo more than the cancelled contract. Eleven of the kitchens signed for the following year. The supermarket came back in March and was offered a third of the crop.',
      validatedOn: '2025-03-27',
    },
    {
      key: 'cheese-too-cheap',
      title: 'The cheese that was too cheap to try',
      subtitle: 'Price up 60 per cent, sales up by half',
      industry: 'Agriculture',
      timeline: 'Eight months, 2022',
      situation:
        'Two sisters near Aurillac made a mountain cheese by hand and sold it at €11 a kilo, because the factory down the road sold its own at €12. They worked 80 hours a week each. Their accounts showed a loss of 90 cents on every kilo, and they had decided to sell the cows.',
      task: 'They had given themselves until the autumn sale. I was to find out whether anybody would pay what the cheese cost.',
      action:
        'I took forty pieces to eleven shops, in two prices, with the same label. At €18 people asked about it and at €11 they did not. We wrote one line for the shopkeepers, that it is made by two sisters from 31 cows whose names they know, and printed the names on the paper.',
      result:
        'At €17.60 the sisters sold half as much again within eight months. They kept the 31 cows and hired a neighbour for the mornings. One shop in Lyon has customers who ask after Marguerite.',
      validatedOn: '2025-03-27',
    },
    {
      key: 'one-lorry',
      title: 'Eleven neighbours and one lorry',
      subtitle: 'Transport cost per crate cut from £2.40 to 85p',
      industry: 'Agriculture',
      timeline: 'Six months, 2024',
      situation:
        'Eleven vegetable growers in the Vale of Evesham each drove a half-empty van to the same three towns, on the same two mornings. A crate cost £2.40 to deliver and earned £6. They had known each other all their lives and had never spoken about prices.',
      task: 'The youngest of them asked me whether they could share one lorry without becoming a committee. They had one season to try.',
      action:
        'I rode in all eleven vans and drew the routes on one sheet, which made them laugh. We agreed on three rules and no more: the crates are all alike, the driver is nobody’s cousin, and whoever is late pays for the fuel. I kept the ledger for ten weeks and then gave it to the loudest sceptic.',
      result:
        'A delivered crate cost 85p by midsummer. Ten of the eleven are still in it, the lorry is paid for, and its round now includes fourteen shops that no van could have served. The sceptic keeps the ledger beautifully.',
      validatedOn: '2025-10-09',
    },
    {
      key: 'clause-nine',
      title: 'Clause nine, read aloud',
      subtitle: '138 cocoa growers paid in 14 days instead of 120',
      industry: 'Agriculture',
      timeline: 'Eleven months, 2025',
      situation:
        'A co-operative of 138 cocoa growers in northern Trinidad had sold to one exporter for sixteen years. It was paid after 120 days and fined for moisture that nobody could measure. Thirty-one growers had cut down trees. The contract ran to 22 pages, and only the exporter had a copy.',
      task: 'The chairwoman asked for a better price. I asked to see the contract first, and was told that this alone would take a month.',
      action:
        'It took five weeks. I read all 22 pages aloud under the drying shed, over two Sundays, and stopped wherever somebody laughed or swore. Clause nine allowed the growers to sell a third elsewhere, and nobody had known of it. We bought a moisture meter for US$380 and offered that third to four chocolate makers.',
      result:
        'Two of the four bought, at 34 per cent above the old price and within 14 days of delivery. The exporter then matched the 14 days for the rest. Moisture fines stopped in the week that the meter arrived, and nineteen growers have planted again.',
      validatedOn: '2026-09-03',
    },
  ],
  references: [
    {
      name: 'Non Llewelyn-Haddad',
      email: 'non@castellgarw-farm.example',
      company: 'Castell Garw Farm',
      role: 'Partner',
      relationship: 'Client since November 2023; rang Gethin on the day of the cancellation',
      feedback:
        'He arrived at seven in the morning with a list of soup kitchens and pie shops, and he would not let my father speak to the supermarket until we had sold half.',
      confirmedAt: '2025-03-17T06:25:00Z',
      readBy: 'P. Nair',
      readAt: '2025-03-24T12:47:00Z',
      confirms: ['forty-acres-of-leeks'],
    },
    {
      name: 'Odile Sarrazin-Kone',
      email: 'odile@deuxsoeurs-fromage.example',
      company: 'Fromagerie des Deux Sœurs',
      role: 'Cheesemaker',
      relationship: 'The elder of the two sisters; worked with Gethin for eight months in 2022',
      feedback:
        'We were ashamed to ask for eighteen euros. He showed us that people had been ashamed to pay eleven.',
      confirmedAt: '2025-03-18T13:31:00Z',
      readBy: 'P. Nair',
      readAt: '2025-03-24T13:15:00Z',
      confirms: ['cheese-too-cheap'],
    },
    {
      name: 'Barnaby Szymański',
      email: 'barnaby@evesham-lorry.example',
      company: 'The Eleven Growers’ Lorry',
      role: 'Keeper of the ledger',
      relationship: 'One of the eleven; opposed the plan in 2024',
      feedback:
        'I said that it would last a fortnight. I have the figures here if you would like to see them.',
      confirmedAt: '2025-09-29T18:52:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-10-06T09:54:00Z',
      confirms: ['one-lorry'],
    },
    {
      name: 'Indra Maharaj-Quill',
      email: 'indra@toco-ridge-cocoa.example',
      company: 'Toco Ridge Cocoa Growers',
      role: 'Chairwoman',
      relationship: 'Chairs the co-operative; worked with Gethin for eleven months in 2025',
      feedback:
        'Sixteen years we had signed that paper. When he read clause nine, an old man at the back asked him to read it again, and then a third time.',
      confirmedAt: '2026-08-24T14:04:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-08-31T15:42:00Z',
      confirms: ['clause-nine'],
    },
  ],
} satisfies SampleExpert
