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
  stories: [
    {
      key: 'eighteen-months',
      title: 'The furnace that had eighteen months',
      subtitle: 'Rebuilt in time, carbon down by 38 per cent',
      industry: 'Materials',
      timeline: 'Twenty months, 2021 to 2023',
      situation:
        'Our container glass furnace in northern Bohemia was in its fourteenth year, and its bricks had perhaps eighteen months left. A like-for-like rebuild cost €11m and would have emitted for fifteen years more. The owners had discussed it at nine meetings and decided nothing.',
      task: 'As works director I had to bring the owners to a decision while a furnace could still be ordered, which took eleven months alone.',
      action:
        'I put one sheet on the table: four choices, and the last month in which each was still open. The first fell away in seven weeks, and they saw it fall. With the furnace crew I then tested how much electric heat our glass would bear, on eleven nights, at a cost of €90,000. It bore 40 per cent, twice the supplier’s figure, so we ordered a hybrid.',
      result:
        'The hybrid was built beside the old furnace and lit in March 2023. Nineteen days later the old crown cracked. Carbon per tonne fell by 38 per cent, which saves €1.4m a year at that spring’s price. All 212 people stayed in work.',
      validatedOn: '2025-06-05',
    },
    {
      key: 'fewer-bottles',
      title: 'The order book we made smaller',
      subtitle: 'A fifth less glass, €1.7m more profit',
      industry: 'Materials',
      timeline: 'Fifteen months, 2024 and 2025',
      situation:
        'A family glass works in Styria sold 190 kinds of bottle and was proud that it never refused an order. The carbon bill had reached €3.9m, and the sons wanted to fill the furnace further to spread it over more bottles.',
      task: 'They asked me how to sell more. I asked leave to find out which bottles paid for the carbon they made.',
      action:
        'With the cost clerk I worked out for each bottle what it earned per tonne of carbon. Forty-three of the 190 earned less than the carbon cost, among them the oldest customer’s. The father and I drove to that customer ourselves with the sheet. We raised the price on 31 kinds, handed twelve to a works nearer to the fillers, and ran the furnace slower.',
      result:
        'The works melted a fifth less glass the next year and earned €1.7m more. Nineteen of the 31 customers paid the new price, the oldest among them. The furnace is expected to last two years longer at the lower pull.',
      validatedOn: '2026-02-26',
    },
    {
      key: 'unasked-cement',
      title: 'The cement that nobody would ask for',
      subtitle: 'From 3 to 34 per cent of sales in two years',
      industry: 'Materials',
      timeline: 'Two years, 2023 to 2025',
      situation:
        'A cement works in Slovenia had a blend with 35 per cent less carbon, and in four years it had sold almost none. Builders said that engineers would not specify it, engineers said that builders would not pour it, and the silo stood full.',
      task: 'I was asked to decide with the director whether to drop the product or to build the second silo it had been promised.',
      action:
        'I spent three weeks on building sites instead of in the office. The true complaint was that it set slowly below eight degrees, so foremen lost half a day in winter. The laboratory wrote a one-page winter card with curing times, and a technician came free for the first three pours. We sold it first to precast yards, which are heated, and published their results.',
      result:
        'The blend went from 3 to 34 per cent of sales in two years. That saved 41,000 tonnes of carbon a year and the allowances for them. The second silo was filled for the first time in May 2025.',
      validatedOn: '2026-02-26',
    },
    {
      key: 'shared-heap',
      title: 'Three rivals and one heap of broken glass',
      subtitle: 'Recycled share from 46 to 71 per cent',
      industry: 'Materials',
      timeline: 'Eighteen months, 2024 to 2026',
      situation:
        'Three glass works within ninety kilometres bid against each other for the same recycled glass. The price had doubled, each ran out by February, and each then melted raw sand, which takes more heat and releases more carbon. Their directors had not spoken since a court case in 2016.',
      task: 'A trade association asked me to find a way for the three to have enough, within competition law.',
      action:
        'I visited each director at his own furnace and asked only what he would need in February. Their answers differed by colour: one wanted green, one amber, one clear. So they were hardly rivals. A lawyer drew the lines of what they might discuss, and they founded a sorting yard with nine staff that sells at one public price. I chaired it for the first year.',
      result:
        'The recycled share rose from 46 to 71 per cent across the three works, and none has run out since. Together they emit 23,000 tonnes less a year. In January one of them lent another a furnace crew.',
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
        'She did not argue with us. She crossed out one of our four choices each time its month had passed, in front of us, with a ruler. We had never decided anything so quickly.',
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
        'The night tests were done by our people, and she stood at the furnace with them on all eleven. That is why the crew trusted the 40 per cent. I did not agree with her on everything, but I never caught her hiding a figure.',
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
        'My father had never said no to a customer. Ludmila sat beside him in the car, and he said it himself. We melt less, we earn more, and he sleeps in on Saturdays.',
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
        'I had a marketing plan and a full silo. She came back from the building sites with cold hands and told me it was about eight degrees. A third of what we sell now is that blend.',
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
        'Three men who had met only in court now argue about amber on the first Monday of the month, with a lawyer and cake. The yard has not missed a February delivery.',
      confirmedAt: '2026-09-22T11:30:00Z',
      readBy: 'A. Demir',
      readAt: '2026-10-01T14:55:00Z',
      confirms: ['shared-heap'],
    },
  ],
} satisfies SampleExpert
