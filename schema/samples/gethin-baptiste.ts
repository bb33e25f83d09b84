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
        'A family in Pembrokeshire had forty acres of leeks in the ground when their only customer, a supermarket, cancelled by e-mail on 3 November. The crop was 310 tonnes of leeks, worth £170,000 at the contract price. Nineteen people in the packing shed were counting on work until Christmas, and a hard frost was forecast.',
      task: 'The family wanted the leeks sold before the bank’s visit in January, for no less than the contract had paid.',
      action:
        'We sat in the packing shed with a telephone and listed everybody within ninety miles who makes soup. I rang 64 of them: factories, hospitals, schools, pie makers, two prisons. The supermarket had always wanted leeks long and loose. Kitchens wanted them trimmed, in bags of five kilos, so the shed trimmed them and bagged them.',
      result:
        'All 310 tonnes were sold in nine weeks, at 11p a kilo more than the cancelled contract, and the trimming cost 4p of that. Two soup factories took nearly half. Fourteen kitchens signed for the next year. The supermarket rang in March and was offered a third of the crop.',
      validatedOn: '2025-03-27',
    },
    {
      key: 'cheese-too-cheap',
      title: 'The cheese that was too cheap to try',
      subtitle: 'Price up 60 per cent, sales up by half',
      industry: 'Agriculture',
      timeline: 'Eight months, 2022',
      situation:
        'Two sisters near Aurillac made a mountain cheese by hand and sold it at €11 a kilo, because the factory down the road asked €12 for its own. The cheese cost them €11.90 to make. The sisters worked eighty hours a week each to lose 90 cents a kilo, and they had decided to sell the cows.',
      task: 'The cows were down for the autumn sale. Before then the sisters wanted to know whether anybody would pay what the cheese cost.',
      action:
        'I took forty pieces round ten shops, the same cheese under the same label at two prices. At €18 people asked about the cheese. At €11 people walked past it. The sisters gave the shopkeepers one line to say, that the milk is from 34 cows and each cow has a name, and we printed the names on the paper.',
      result:
        'At €17.60 a kilo the sisters sold half as much again within eight months. They kept the 34 cows and took on a neighbour for the mornings. The sisters still work too hard, sixty hours a week at the last count.',
      validatedOn: '2025-03-27',
    },
    {
      key: 'one-lorry',
      title: 'Eleven neighbours and one lorry',
      subtitle: 'Transport cost per crate cut from £2.40 to 85p',
      industry: 'Agriculture',
      timeline: 'Six months, 2024',
      situation:
        'Eleven vegetable growers in the Vale of Evesham each drove a half-empty van to the same three towns on the same two mornings. A crate earned £6 and cost £2.40 to deliver. They had known one another all their lives and never once talked about prices.',
      task: 'The youngest grower asked me whether they could share one lorry without turning into a committee. They had one season to find out.',
      action:
        'I rode in every van, then drew up one route. There were three rules: the crates are all alike, the driver is nobody’s cousin, and whoever is late pays for the fuel. I kept the ledger for ten weeks and then handed it to the grower who liked the scheme least. Prices stayed every grower’s own business.',
      result:
        'A delivered crate cost 85p by midsummer, and ten of the growers are still in. The biggest grower left in the sixth month: his van had carried his name for thirty years, and off a plain lorry two shops forgot him. A fifth of the crates went with him, and until we found five new shops that put 20p on every other crate.',
      validatedOn: '2025-10-09',
    },
    {
      key: 'clause-nine',
      title: 'Clause nine, read aloud',
      subtitle: '138 cocoa growers paid in 14 days instead of 120',
      industry: 'Agriculture',
      timeline: 'Ten months, 2025',
      situation:
        'A co-operative of 138 cocoa growers in northern Trinidad had sold to one exporter for sixteen years. The exporter paid after 120 days and fined the growers for moisture that none of them could measure. About thirty had cut their trees down. The contract ran to 22 pages, and only the exporter had a copy.',
      task: 'The co-operative’s chairwoman wanted a better price and quicker pay. I could promise her neither without the contract, and getting hold of it took five weeks.',
      action:
        'I read all 22 pages aloud under the drying shed, over two Sundays, and stopped whenever somebody swore. Clause nine let the growers sell a third of their crop elsewhere, and nobody had known. We bought a moisture meter for US$380, tested every sack, and offered that third to four chocolate makers.',
      result:
        'Two of the four chocolate makers bought, at 34 per cent above the old price, and paid within 14 days. The exporter then came down to 14 days for the rest of the crop, though not a cent up on price. Moisture fines stopped the week the meter arrived. Twenty growers have planted again.',
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
        'He was in our yard at seven the morning after that e-mail. He kept my father off the telephone to the supermarket until half the leeks were sold, which I think was harder than selling them. The bank came on 9 January and went home content.',
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
        'We were ashamed to ask for eighteen euros. Now we ask €17.60, the shops take half as much again, and my sister has her mornings.',
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
        'I said it would last a fortnight. Last season we carried 23,400 crates at 83p each, and I can show you the fuel as well. We were sorry to lose our biggest man, and he still nods.',
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
      relationship: 'Chairs the co-operative; worked with Gethin for ten months in 2025',
      feedback:
        'Sixteen years we had signed that paper. He had to read clause nine three times, because an old man at the back would not believe it. We are paid in 14 days now, and the meter is kept in my kitchen.',
      confirmedAt: '2026-08-24T14:04:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-08-31T15:42:00Z',
      confirms: ['clause-nine'],
    },
  ],
} satisfies SampleExpert
