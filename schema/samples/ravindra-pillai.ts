import type { SampleExpert } from './sample-expert.ts'

export const ravindraPillai = {
  profileUrl: 'ravindra-pillai',
  firstName: 'Ravindra',
  lastName: 'Pillai',
  email: 'ravindra@pillai-connections.example',
  plan: 'premium',
  agentType: 'coach',
  currentRole: 'Grid connection lead',
  industry: 'Energy',
  businessAreas: ['Projects', 'Delivery/Operations'],
  headline: 'A grid date you can build towards',
  coreProblemSolved: 'Solar and wind farms that stand finished for a year, waiting to be connected',
  coreDeliverables: [
    'A connection date that the network operator has signed',
    'A queue audit that says what truly stands in front of you, and what does not',
    'One works register shared by developer, operator and contractor',
  ],
  keySkills: ['Connection queue audits', 'Operator negotiation', 'Outage planning', 'Energisation readiness'],
  expertise: [
    'grid connection delayed again',
    'network operator will not give us a date',
    'solar farm waiting for the substation',
    'battery storage stuck in the connection queue',
    'missed the outage window',
    'flexible connection offer',
    'energisation paperwork late',
    'project dates that keep slipping',
  ],
  about:
    'I spent nine years in a network operator’s planning office before I crossed to the developers’ side of the table. I usually know that a date will slip before the letter says so. Most delays I am shown are waiting for one person to send one drawing.',
  yearsExperience: '16-20 years',
  scorecardActive: true,
  signatureSystem: [
    {
      title: 'Read the queue',
      outcome: 'You know which works really block you, and which are only written down as if they did.',
    },
    { title: 'Name the last drawing', outcome: 'Every missing input has one sender and one date.' },
    { title: 'Hold a second window', outcome: 'Another outage week stands ready before the first is lost.' },
    {
      title: 'Rehearse the switch-on',
      outcome: 'Nobody sees a form for the first time on the day of energisation.',
    },
  ],
  stories: [
    {
      key: 'missing-drawing',
      title: 'The substation that was waiting for a drawing',
      subtitle: 'Connected fourteen months before the revised date',
      industry: 'Energy',
      timeline: 'Seven months, 2024',
      situation:
        'A 49 MW solar farm in Lincolnshire stood finished behind its fence. The network operator had moved the connection date twice, from early 2024 to late 2025, and every month without export cost the owners about £310,000 in lost sales.',
      task: 'The lenders gave me one quarter to find out what was really holding the date, and whether any of it lay in our own hands.',
      action:
        'I asked the operator’s planners for a day at their desks and read the works list with them line by line. Of nineteen items, six were already done, eleven belonged to another scheme, and two were waiting for a protection drawing that our own contractor had never sent. I drove to his office and sat there until it was signed.',
      result:
        'The operator reissued the date within five weeks. The farm exported its first power fourteen months before the revised date, which kept £4.3m of sales. The contractor now sends every drawing with a receipt.',
      validatedOn: '2025-09-18',
    },
    {
      key: 'less-grid',
      title: 'Asking for less grid',
      subtitle: '36 MW now instead of 50 MW in four years',
      industry: 'Energy',
      timeline: 'Five months, 2024 and 2025',
      situation:
        'A battery developer near Port Talbot held an offer for 50 MW, but only after a new overhead line in 2029. The board had spent two years and £600,000 arguing that the line should come sooner.',
      task: 'I was asked to win that argument. I asked instead for eight weeks to learn what the existing wires could carry without the line.',
      action:
        'I took three years of half-hourly flows at the local substation and plotted them against the battery’s trading plan. The wires were full for 212 hours a year, nearly all on winter evenings. I offered the operator 36 MW with automatic cut-back in those hours, and wrote the control scheme with their own engineers, so that nobody there had to defend it alone.',
      result:
        'The operator signed in eleven weeks. The battery has traded since March 2025, four years ahead of the line, and lost nineteen hours to cut-backs in its first year. The old argument is still open, and nobody minds.',
      validatedOn: '2026-04-22',
    },
    {
      key: 'returned-week',
      title: 'The outage week that somebody handed back',
      subtitle: 'Eleven weeks early, on another scheme’s slot',
      industry: 'Energy',
      timeline: 'One season, 2023',
      situation:
        'A Highland wind farm needed a four-day transmission outage to connect, and such outages are granted only between May and September. It had lost the whole of 2022 because one crane permit arrived nine days late.',
      task: 'I had to connect the farm in 2023 and leave the company a way of planning that did not hang on a single week.',
      action:
        'I went through 41 past outages with the operator’s scheduling desk. A third of the granted weeks had been handed back unused, usually at ten days’ notice. We became the team that could be ready in ten days: permits held open, a crane on a retainer of £1,800 a week, a rehearsed switching plan. When another scheme withdrew in June, we said yes the same afternoon.',
      result:
        'The farm was energised on 22 June 2023, eleven weeks before our own booked slot. The retainer had cost £14,400, and a second lost season would have cost £5.6m. The company has caught two more returned weeks since.',
      validatedOn: '2025-09-18',
    },
    {
      key: 'honest-ranges',
      title: 'The planners who gave ranges instead of dates',
      subtitle: 'Four connections in five land where they said',
      industry: 'Energy',
      timeline: 'Nine months, 2024 and 2025',
      situation:
        'A developer’s grid team of seven reported 23 projects as green every month. Their dates slipped by five months a year on average, and investors had begun to add a private margin to everything the team said.',
      task: 'The managing director wanted honest dates from the same seven people, without anybody losing face.',
      action:
        'I began with my own worst forecast, pinned to the wall beside what had really happened. Each planner then took one project and gave a range, with the single event that would move it. On Thursdays we read the ranges aloud, scored last month’s, and changed only what had evidence. I sat in for five months and spoke less every week.',
      result:
        'After three quarters, four connections in five landed inside the range given six months before. The investors dropped their margin. The planner who had hidden the most bad news now runs the Thursday meeting.',
      validatedOn: '2026-04-22',
    },
  ],
  references: [
    {
      name: 'Annalise Thorogood',
      email: 'annalise.thorogood@fenlight-solar.example',
      company: 'Fenlight Solar',
      role: 'Asset Director',
      relationship: 'Ravindra’s client on two solar farms, 2023 to 2025',
      feedback:
        'We had three law firms writing letters about that substation. Ravindra read the list with the operator’s planners for one day and came back with two items, and one of them was ours. I have never been so glad to be told it was our fault.',
      confirmedAt: '2025-09-08T08:50:00Z',
      readBy: 'A. Demir',
      readAt: '2025-09-11T14:20:00Z',
      confirms: ['missing-drawing'],
    },
    {
      name: 'Iain Drever',
      email: 'i.drever@corrieshaw-wind.example',
      company: 'Corrieshaw Wind',
      role: 'Construction Manager',
      relationship: 'Worked beside him on site for the whole 2023 season',
      feedback:
        'I thought the crane retainer was money thrown in the loch. On 12 June the phone rang, and we were the only ones in the north who could say yes.',
      confirmedAt: '2025-09-14T17:35:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2025-09-18T09:05:00Z',
      confirms: ['returned-week'],
    },
    {
      name: 'Gethin Maddocks',
      email: 'gethin.maddocks@severnmouth-networks.example',
      company: 'Severnmouth Networks',
      role: 'Principal Planning Engineer',
      relationship: 'Sat on the other side of the table for the battery connection, 2024 to 2025',
      feedback:
        'Most developers send us a solicitor. He sent a chart of our own wires, and it was right. My engineers put their names to that control scheme because they had written half of it.',
      confirmedAt: '2026-03-30T11:10:00Z',
      readBy: 'A. Demir',
      readAt: '2026-04-02T10:45:00Z',
      confirms: ['less-grid'],
    },
    {
      name: 'Chidinma Eze',
      email: 'chidinma@halden-pryce.example',
      company: 'Halden & Pryce Renewables',
      role: 'Managing Director',
      relationship: 'Hired him twice, in 2024 for a battery and again for her grid team',
      feedback:
        'My investors stopped asking me for the real date, because the one on the page had become the real date. He did it without a single person leaving the team.',
      confirmedAt: '2026-04-17T07:25:00Z',
      readBy: 'A. Demir',
      readAt: '2026-04-22T13:30:00Z',
      confirms: ['less-grid', 'honest-ranges'],
    },
  ],
} satisfies SampleExpert
