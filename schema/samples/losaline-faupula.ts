import type { SampleExpert } from './sample-expert.ts'

export const losalineFaupula = {
  profileUrl: 'losaline-faupula',
  firstName: 'Losaline',
  lastName: 'Faupula',
  email: 'losaline@faupula-rotas.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Crew and depot scheduler',
  industry: 'Transportation',
  businessAreas: ['Management/Administration', 'People'],
  headline: 'Rotas that survive the first sick call',
  coreProblemSolved: 'Ferry and bus rotas that hold until one person is ill, and then cancel a sailing',
  coreDeliverables: [
    'A rota with the cover built in, published six weeks ahead',
    'A swap rule that crews can use without asking the office',
    'A morning page that shows which departures are at risk by noon',
  ],
  keySkills: ['Crew scheduling', 'Absence cover design', 'Union negotiation', 'Depot planning'],
  expertise: [
    'driver rota keeps falling apart',
    'sailings cancelled because of crew shortage',
    'staff roster and shift swaps',
    'bus depot sickness absence',
    'too much overtime in the depot',
    'union dispute over shifts',
    'electric bus charging schedule',
    'depots that will not share drivers',
  ],
  about:
    'I was a deckhand on the Hauraki Gulf for four winters, so I know what a rota does to a family. Since then I have written them for a dozen ferry routes and eight bus depots. I never publish one that I would not work myself, and I have worked most of them.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    { title: 'Ride the rota', outcome: 'I work a week of your shifts and find out where they break.' },
    {
      title: 'Build in the cover',
      outcome: 'Absence is planned from your own last two years, not from hope.',
    },
    { title: 'Let people swap', outcome: 'Two signatures and a rule replace a queue at the office door.' },
    { title: 'Look at noon', outcome: 'Tomorrow’s risky departures are known while there is time to act.' },
  ],
  hours: {
    timeZone: 'Pacific/Auckland',
    length: 30,
    week: { Tuesday: ['06:30-08:45'], Wednesday: ['19:00-21:15'], Saturday: ['09:00-11:15'] },
  },
  stories: [
    {
      key: 'six-oclock-boat',
      title: 'The six o’clock boat',
      subtitle: 'Crew cancellations from 118 a year to nine',
      industry: 'Transportation',
      timeline: 'Eight months, 2023',
      situation:
        'An island ferry out of Auckland cancelled 118 sailings in a year for want of crew, and most of them were the six o’clock boat. Nurses were sleeping in their cars at the terminal. The council fined the operator NZ$2,000 for each cancelled sailing, and fair enough too.',
      task: 'My job was to stop the crew cancellations before the summer timetable, with the same 46 crew and not a dollar more.',
      action:
        'I worked the early shift for a week. It turned out that four people had to be well on the same morning for that boat to sail, because only those four held the engine ticket. We paid for eight more tickets out of the fines budget and started the relief crew at five instead of eight. Every day at noon I rang the terminal with tomorrow’s weak spots.',
      result:
        'Crew cancellations went from 118 to nine the next year. The eight tickets cost NZ$31,000, and the 109 fines that never came would have been NZ$218,000, so nobody argued. One of the nine cancelled sailings was my own muddle over a public holiday.',
      validatedOn: '2025-07-17',
    },
    {
      key: 'unfinished-rota',
      title: 'The rota we published unfinished',
      subtitle: 'Overtime down by 41 per cent',
      industry: 'Transportation',
      timeline: 'Five months, 2024',
      situation:
        'A bus depot in Hull with 230 drivers published a full rota every month and rewrote it every week. Overtime ran to £74,000 a month, and even so about ten buses a day never left the yard. Three schedulers spent their mornings ringing people on their days off.',
      task: 'The depot manager wanted software to fill every shift. I reckoned the filling was the trouble, and talked her into five months with one shift in eight left empty on purpose.',
      action:
        'Two years of absence told me that about 28 drivers would be away on any given Monday, no matter which 28. So the rota went up six weeks ahead with 29 shifts open. Drivers could take an open shift, or swap with two signatures, without coming near the office. Nobody rang anybody at home, which some of the schedulers found really hard.',
      result:
        'By the fifth month overtime was down by 41 per cent, about £30,000 a month, and fewer than two buses a day stayed in. Drivers picked nine open shifts in ten for themselves. Two of the three schedulers coach new drivers now and like it better.',
      validatedOn: '2025-12-11',
    },
    {
      key: 'midday-charging',
      title: 'The buses that wanted to sleep at noon',
      subtitle: 'Sixteen electric buses out all day, no extra charger',
      industry: 'Transportation',
      timeline: 'Six months, 2025',
      situation:
        'A depot in Cardiff took delivery of eighteen electric buses with ten chargers and kept the rota of its diesels. By two in the afternoon six buses were flat and their drivers were in the canteen. The council had already been asked for £900,000 for more chargers.',
      task: 'The depot wanted all eighteen electric buses out all day, and a straight answer on how many chargers that would take.',
      action:
        'For a week I logged the charge of every bus and the break of every driver, and they missed each other by four hours. With the drivers’ committee I moved the long break to late morning, when the sun makes power cheap, and let a bus change hands at the depot instead of in the street. The crews of the Llanishen route were not at the first meeting, because I forgot to ask them.',
      result:
        'Sixteen of the eighteen electric buses ran all day from the ninth week on the same ten chargers, and the energy bill fell by £6,200 a month. The Llanishen crews voted no, so the two electric buses on that route come off at three and diesels take over, at £1,900 a month, all for want of an invitation.',
      validatedOn: '2026-09-03',
    },
    {
      key: 'lent-drivers',
      title: 'Two depots that would not lend a driver',
      subtitle: 'From no loans at all to 340 a year',
      industry: 'Transportation',
      timeline: 'Ten months, 2022 and 2023',
      situation:
        'Two bus depots in Wellington, six kilometres apart, had not lent each other a driver since a strike in 2014. One paid NZ$40,000 a month in overtime while the other had people sitting idle. The two managers sent each other memos.',
      task: 'I was told to get drivers moving between the depots without touching a contract, and whatever happened nobody was to say merger.',
      action:
        'I started with the drivers. Four of them lived nearer to the other depot, and when I asked whether they would work there for a month all four said yes. Then I got both managers to plan one Saturday together, for a rugby final, in a café halfway. They kept that table every second Friday and worked out a fair price for a borrowed day.',
      result:
        'The depots lent each other 340 driver days in the first year, and overtime at the busy one fell by half. Twenty-two drivers have moved nearer home for good. The two managers cover each other’s holidays, and still nobody has said merger.',
      validatedOn: '2026-09-03',
    },
  ],
  references: [
    {
      name: 'Wiremu Hakaraia',
      email: 'w.hakaraia@rangiway-ferries.example',
      company: 'Rangiway Ferries',
      role: 'Operations Manager',
      relationship: 'Operations manager on the island route; brought Losaline in for eight months in 2023',
      feedback:
        'She got up at four and sailed on the boat for a week. By the Friday she could name the four engine tickets we depended on, and I had been there six years. Nine cancellations the year after, and I have the log.',
      confirmedAt: '2025-07-08T21:10:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-07-17T10:35:00Z',
      confirms: ['six-oclock-boat'],
    },
    {
      name: 'Denise Ruddock',
      email: 'denise.ruddock@humberway-buses.example',
      company: 'Humberway Buses',
      role: 'Depot Manager',
      relationship: 'Her client in Hull for five months in 2024',
      feedback:
        'When she said she would publish a rota with holes in it I nearly sent her home. Overtime was £74,000 that month. It has been about £44,000 since, and I have not had a complaint about a Sunday phone call.',
      confirmedAt: '2025-12-02T15:05:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-12-11T09:25:00Z',
      confirms: ['unfinished-rota'],
    },
    {
      name: 'Rhodri Amadi',
      email: 'rhodri.amadi@taffside-drivers.example',
      company: 'Taffside Drivers’ Committee',
      role: 'Convenor',
      relationship: 'Negotiated the early break with her in Cardiff in 2025',
      feedback:
        'I came to the first meeting to say no, and then I saw the log, with our breaks four hours away from the batteries. Members vote on the early break twice a year and it has passed both times. Llanishen should have been asked, and I told her so.',
      confirmedAt: '2026-08-21T17:50:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-08-27T08:15:00Z',
      confirms: ['midday-charging'],
    },
    {
      name: 'Philippa Grieve',
      email: 'philippa@harbour-capital-transit.example',
      company: 'Harbour Capital Transit',
      role: 'Regional Director',
      relationship: 'Responsible for both Wellington depots while she worked there',
      feedback:
        'I had ordered those two managers to cooperate in writing, four times. Overtime at the busy depot was NZ$40,000 a month before and is about NZ$20,000 now. How she got the pair of them into one café I still do not know.',
      confirmedAt: '2026-08-28T22:30:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-09-03T11:45:00Z',
      confirms: ['lent-drivers'],
    },
  ],
} satisfies SampleExpert
