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
    'I was a deckhand on the Hauraki Gulf for four winters, so I know what a rota does to a family. Since then I have written them for eleven ferry routes and nine bus depots. I never publish one that I would not work myself, and I have worked most of them.',
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
  stories: [
    {
      key: 'six-oclock-boat',
      title: 'The six o’clock boat',
      subtitle: 'Crew cancellations from 118 a year to nine',
      industry: 'Transportation',
      timeline: 'Eight months, 2023',
      situation:
        'An island ferry out of Auckland cancelled 118 sailings in a year for want of crew, most of them the six o’clock boat. Nurses slept in their cars at the terminal, and the council was fining the operator NZ$2,000 for every missed departure.',
      task: 'I had to stop the cancellations before the summer timetable, with 46 crew and no money for more.',
      action:
        'I worked the early shift for a week and learned that four people had to be well at once for that boat to sail, because only they held the engine ticket. I paid for nine more tickets out of the fines budget, moved the relief crew’s start from eight to five, and rang the terminal each noon with the next morning’s weak points.',
      result:
        'Crew cancellations fell from 118 to nine in the following year. The nine tickets had cost NZ$31,000 and the fines avoided came to NZ$218,000. The nurses wrote to the newspaper, which had only ever printed complaints.',
      validatedOn: '2025-07-17',
    },
    {
      key: 'unfinished-rota',
      title: 'The rota we published unfinished',
      subtitle: 'Overtime down by 41 per cent',
      industry: 'Transportation',
      timeline: 'Five months, 2024',
      situation:
        'A bus depot in Hull with 230 drivers published a full rota every month and tore it up every week. Overtime ran to £74,000 a month, yet eleven buses a day stayed in. Three schedulers spent their mornings ringing people on their days off.',
      task: 'The depot manager wanted software that would fill every shift. I asked to leave one shift in eight empty on purpose.',
      action:
        'Two years of absence told me that about 28 drivers would be away on any Monday, so a full rota was a promise we could not keep. I published it six weeks ahead with 29 shifts open. Drivers could take an open shift, swap with two signatures, or go home early if it was not needed. The schedulers stopped ringing people at home.',
      result:
        'By the fifth month overtime had fallen by 41 per cent, and fewer than two buses a day stayed in. Drivers took nine open shifts in ten by their own choice. Two schedulers retrained as driver coaches.',
      validatedOn: '2025-12-11',
    },
    {
      key: 'midday-charging',
      title: 'The buses that wanted to sleep at noon',
      subtitle: 'Eighteen electric buses, no extra charger',
      industry: 'Transportation',
      timeline: 'Six months, 2025',
      situation:
        'A depot in Cardiff took delivery of eighteen electric buses with ten chargers and the rota of its diesels. By two in the afternoon six buses stood empty, their drivers stood in the canteen, and the council was asked for £900,000 for more chargers.',
      task: 'I was asked to confirm how many chargers were needed. I first wanted to see what the rota alone could do.',
      action:
        'I drew the charge of each bus and the breaks of each driver on the same sheet for one week. They were four hours apart. With the drivers’ committee I moved the long break to late morning on two routes in three, when the sun also made power cheap, and let a bus change hands at the depot instead of in the street.',
      result:
        'All eighteen buses ran the full day from the ninth week, on ten chargers. The energy bill fell by £6,200 a month. The drivers kept a say in which routes have the early break, and vote on it twice a year.',
      validatedOn: '2026-09-03',
    },
    {
      key: 'lent-drivers',
      title: 'Two depots that would not lend a driver',
      subtitle: 'From no loans at all to 340 a year',
      industry: 'Transportation',
      timeline: 'Ten months, 2022 and 2023',
      situation:
        'Two bus depots in Wellington, six kilometres apart, had not lent each other a driver since a strike in 2014. One paid NZ$40,000 a month for overtime while the other had people idle. The two managers communicated by memorandum.',
      task: 'I had to get drivers moving between the depots without touching the contracts and without calling it a merger.',
      action:
        'I did not begin with the managers. I asked four drivers who lived nearer to the other depot whether they would work there for a month, and all four said yes. Then I had both managers plan one Saturday together, for a rugby final, at a table in a café halfway. They kept the table, every second Friday, and drew up a fair price for a borrowed day.',
      result:
        'In the first year the depots lent each other 340 driver days. Overtime at the busy one fell by half, and 22 drivers moved nearer home for good. The two managers now take their holidays in turns.',
      validatedOn: '2026-09-03',
    },
  ],
  references: [
    {
      name: 'Wiremu Hakaraia',
      email: 'w.hakaraia@rangiway-ferries.example',
      company: 'Rangiway Ferries',
      role: 'Operations Manager',
      relationship: 'Losaline’s manager on the island route, 2021 to 2024',
      feedback:
        'I had three consultants’ reports on that boat. She was the first who got up at four and sailed on it, and by Friday she could name the four people we depended on.',
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
        'When she said she would publish a rota with holes in it, I nearly sent her home. Nobody has rung a driver on a Sunday since that September.',
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
        'I came to the first meeting to say no. She had drawn our breaks and the batteries on one sheet, and the argument was over before I sat down. We vote on it, and it has passed twice.',
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
        'I had ordered those two managers to cooperate in writing, four times. She bought them a coffee halfway. I still have the first Saturday plan on my wall.',
      confirmedAt: '2026-08-28T22:30:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2026-09-03T11:45:00Z',
      confirms: ['lent-drivers'],
    },
  ],
} satisfies SampleExpert
