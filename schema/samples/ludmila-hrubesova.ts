import type { SampleExpert } from './sample-expert.ts'

export const ludmilaHrubesova = {
  profileUrl: 'ludmila-hrubesova',
  firstName: 'Ludmila',
  lastName: 'Hrubešová',
  email: 'ludmila@hrubesova-works.example',
  plan: 'premium',
  agentType: 'coach',
  currentRole: 'Former works director, strategy adviser',
  industry: 'Materials',
  businessAreas: ['Strategy/Leadership', 'Funding/Finance'],
  headline: 'A furnace plan the carbon price cannot break',
  coreProblemSolved: 'Glass and cement works whose carbon bill will soon be larger than their wages',
  coreDeliverables: [
    'One decision page: rebuild, convert, share or close, with the date by which to choose',
    'A product list ranked by what it earns for each tonne of carbon',
    'A funding case that a lender and a works council can both sign',
  ],
  keySkills: ['Carbon cost strategy', 'Furnace investment', 'Product mix decisions', 'Works council talks'],
  expertise: [
    'carbon price is eating our margin',
    'furnace rebuild or electric furnace',
    'cement works emissions cost',
    'energy intensive industry strategy',
    'low carbon cement customers will not buy',
    'recycled glass cullet supply',
    'should we close the plant',
    'board cannot agree on a large investment',
  ],
  about:
    'I started in the batch house of a glass works near Teplice at nineteen and left it thirty-one years later as its director. Twice I had to decide whether a furnace would be lit again. I help other works to make that decision while there is still more than one answer.',
  yearsExperience: '20+ years',
  signatureSystem: [
    { title: 'Date the decision', outcome: 'You know the last month in which each choice is still open.' },
    {
      title: 'Earn per tonne of carbon',
      outcome: 'Products are ranked by margin for each tonne emitted, and the tail is visible.',
    },
    {
      title: 'Ask the furnace crew',
      outcome: 'The people at the heat say what it can really do before the supplier does.',
    },
    {
      title: 'Sign in one room',
      outcome: 'Owner, lender and works council sign the same page on the same day.',
    },
  ],
  hours: {
    timeZone: 'Europe/Prague',
    length: 60,
    noticeMinutes: 2880,
    week: { Tuesday: ['08:00-11:45'], Thursday: ['08:00-11:45'] },
  },
  stories: [
    {
      key: 'eighteen-months',
      title: 'The furnace that had eighteen months',
      subtitle: 'Rebuilt in time, carbon down by 38 per cent',
      industry: 'Materials',
      timeline: 'Twenty months, 2021 to 2023',
      situation:
        'Our container glass furnace in northern Bohemia was in its fourteenth year, and its bricks had perhaps eighteen months left. To rebuild it as it was would have cost €12m and fixed its emissions for fifteen years more. The owners had discussed the matter at every meeting for two years without a decision.',
      task: 'As works director I had to bring the owners to a decision while a furnace could still be ordered. Delivery alone took ten months.',
      action:
        'I listed the four choices and, for each, the last month in which it remained open. The first choice expired after seven weeks; I crossed it out before the owners and went on to the second. Meanwhile the furnace crew and I tested on eight nights, for €90,000, how much electric heat our glass would bear. Our glass bore 40 per cent, twice the supplier’s figure, and on that evidence the owners ordered a hybrid.',
      result:
        'The hybrid furnace was built beside the old one and lit in March 2023, nineteen days before the old crown cracked. Carbon per tonne of glass fell by 38 per cent, which was worth €1.4m a year at the carbon price of that spring. All 230 people kept their work.',
      validatedOn: '2025-06-05',
    },
    {
      key: 'fewer-bottles',
      title: 'The order book we made smaller',
      subtitle: 'A fifth less glass, €1.7m more profit',
      industry: 'Materials',
      timeline: 'Fifteen months, 2024 and 2025',
      situation:
        'A family glass works in Styria sold 190 kinds of bottle and was proud never to have refused an order. Its carbon bill had reached €3.9m a year. The two sons proposed to fill the furnace further, so as to spread the bill over more bottles.',
      task: 'The family engaged me to raise sales. I made it a condition that we first establish which bottles paid for their own carbon.',
      action:
        'With the cost clerk I calculated for every kind of bottle what it earned per tonne of carbon. Forty-three of the 190 earned less than their carbon cost. We raised the price of 31 and gave up twelve, and the furnace was run slower. The father and I drove to the oldest customer to tell him in person. Before anything was decided, the works council had from us the number of posts that a slower furnace would cost.',
      result:
        'The works melted a fifth less glass in the following year and earned €1.7m more. For twenty of the 31 kinds the customer paid the new price, the oldest customer among them. The slower furnace needed one crew fewer, and fourteen people lost their posts, which was the number given and no easier for that.',
      validatedOn: '2026-02-26',
    },
    {
      key: 'unasked-cement',
      title: 'The cement that nobody would ask for',
      subtitle: 'From 3 to 34 per cent of sales in two years',
      industry: 'Materials',
      timeline: 'Two years, 2023 to 2025',
      situation:
        'A cement works in Slovenia had developed a blend with 35 per cent less carbon and in four years had sold almost none of it. Builders said that engineers would not specify it. Engineers said that builders would not pour it. The silo stood full.',
      task: 'The director and I were to decide whether to drop the low-carbon blend or to build the second silo that it had been promised.',
      action:
        'I spent three weeks on building sites. The true complaint was that the blend set slowly below eight degrees, so that foremen lost half a day in winter. The laboratory wrote a winter card with curing times, and a technician attended each customer’s first three pours without charge. We sold first to precast yards, which are heated, and published their results.',
      result:
        'The low-carbon blend rose from 3 to 34 per cent of sales in two years, which avoids 41,000 tonnes of carbon a year and the allowances for them. The second silo was built, and it was filled for the first time in May 2025. In January the blend still sets slowly.',
      validatedOn: '2026-02-26',
    },
    {
      key: 'shared-heap',
      title: 'Three rivals and one heap of broken glass',
      subtitle: 'Recycled share from 46 to 71 per cent',
      industry: 'Materials',
      timeline: 'Eighteen months, 2024 to 2026',
      situation:
        'Three glass works within ninety kilometres bid against one another for the same recycled glass. The price had doubled. Each works ran out by February and then melted raw sand, which takes more heat and releases more carbon. Their directors had not spoken since a court case in 2016.',
      task: 'A trade association commissioned me to find a way in which all three works could have enough recycled glass, within competition law.',
      action:
        'I visited each director at his own furnace and asked what he would lack in February. One lacked green, one amber and one clear, so that they were hardly rivals. A lawyer set out what they might discuss and what they might not. Within those limits they founded a sorting yard with seven staff, which sells at one public price, and I chaired it for the first year.',
      result:
        'The recycled share across the three works rose from 46 to 71 per cent, and none has run out since. Together the works emit 23,000 tonnes of carbon less a year. Amber is still short in spring.',
      validatedOn: '2026-10-01',
    },
  ],
  references: [
    {
      name: 'Radek Pospíchal',
      email: 'radek.pospichal@severoglas.example',
      company: 'Severoglas Holding',
      role: 'Chair of the Supervisory Board',
      relationship: 'Her chairman for eight years',
      feedback:
        'She did not argue with us. When the month of a choice had passed she crossed it out with a ruler, and then there were three. I can confirm the 38 per cent and the date in March.',
      confirmedAt: '2025-05-27T09:20:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2025-05-30T14:35:00Z',
      confirms: ['eighteen-months'],
    },
    {
      name: 'Miroslava Tichá',
      email: 'm.ticha@glassworkers-teplice.example',
      company: 'Glassworkers’ Union, Teplice branch',
      role: 'Works Council Chair',
      relationship: 'Sat opposite her in the works council from 2015 to 2023',
      feedback:
        'The night tests were done by our members, and she stood at the furnace with them on all eight. I opposed her over shifts for years and would again. But the crew believed the 40 per cent, because they had measured it themselves.',
      confirmedAt: '2025-05-29T17:05:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2025-06-05T10:50:00Z',
      confirms: ['eighteen-months'],
    },
    {
      name: 'Matthias Gruber-Lang',
      email: 'matthias@gruberlang-glas.example',
      company: 'Gruber-Lang Glas',
      role: 'Managing Director',
      relationship: 'The elder of the two sons; her client since 2024',
      feedback:
        'My father had never said no to a customer, and he said it himself, with Ludmila in the car. We melt a fifth less and earn €1.7m more. Letting fourteen people go was the worst month I have had here, and she came to every one of those talks.',
      confirmedAt: '2026-02-16T08:15:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-02-19T12:25:00Z',
      confirms: ['fewer-bottles'],
    },
    {
      name: 'Tjaša Kovačič Bizjak',
      email: 'tjasa@socavec-cement.example',
      company: 'Sočavec Cement',
      role: 'Works Director',
      relationship: 'Worked with her for two years on the low-carbon blend',
      feedback:
        'The complaint was eight degrees, and in four years of sales reports nobody had written that down. The technician’s free visits cost us about €70,000. A third of what we sell is now that blend.',
      confirmedAt: '2026-02-18T13:00:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2026-02-26T09:45:00Z',
      confirms: ['unasked-cement'],
    },
    {
      name: 'Johan Brännström',
      email: 'johan@cullet-yard-three.example',
      company: 'Three Works Sorting Yard',
      role: 'General Manager',
      relationship: 'Appointed by her to run the yard in 2025',
      feedback:
        'The yard delivered every order in February 2026, its first full winter. The three directors meet on the first Monday of the month with the lawyer in the room, and mostly they discuss amber. It is a normal business by now.',
      confirmedAt: '2026-09-22T11:30:00Z',
      readBy: 'A. Demir',
      readAt: '2026-10-01T14:55:00Z',
      confirms: ['shared-heap'],
    },
  ],
} satisfies SampleExpert
