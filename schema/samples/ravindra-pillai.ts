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
    'I spent nine years in a network operator’s planning office before I crossed to the developers’ side of the table. I usually know that a date will slip before the letter says so. Most of the delays I am shown are waiting for one person to send one drawing.',
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
  hours: {
    timeZone: 'Europe/London',
    length: 30,
    week: { Monday: ['09:00-10:30'], Wednesday: ['13:30-17:15'], Friday: ['09:00-12:00'] },
  },
  stories: [
    {
      key: 'missing-drawing',
      title: 'The substation that was waiting for a drawing',
      subtitle: 'Connected fourteen months before the revised date',
      industry: 'Energy',
      timeline: 'Seven months, 2024',
      situation:
        'A 49 MW solar farm in Lincolnshire was complete and not connected. The network operator had moved the connection date twice, from early 2024 to November 2025. Each month without export cost the owners about £310,000 in lost sales.',
      task: 'The lenders gave me one quarter to establish what was holding the date, and how much of it lay in our own hands.',
      action:
        'The operator’s planners allowed me a day at their desks, and we went through the works list line by line. Of its 22 items, six were complete, fifteen belonged to another scheme, and one was waiting for a protection drawing that our own contractor had never issued. I then sat with the contractor until the drawing was signed, which took from Monday to Thursday.',
      result:
        'The operator reissued the date within five weeks. The farm first exported in September 2024, fourteen months ahead of the revised date, which is worth about £4.3m in sales. The contractor now issues each drawing against a receipt.',
      validatedOn: '2025-09-18',
    },
    {
      key: 'less-grid',
      title: 'Asking for less grid',
      subtitle: '36 MW now instead of 50 MW in four years',
      industry: 'Energy',
      timeline: 'Five months, 2024 and 2025',
      situation:
        'A battery developer near Port Talbot held an offer for 50 MW, conditional on a new overhead line in 2029. The board had spent two years and £600,000 on arguing that the line should be built sooner.',
      task: 'My instruction was to win that argument. Having read the correspondence, I told the board that I did not expect to, and proposed to spend eight weeks on what the existing wires could carry.',
      action:
        'Three years of half-hourly flows at the substation showed that the wires were full for about 190 hours a year, nearly all of them on winter evenings. We offered to take 36 MW, with automatic cut-back in those hours. The control scheme was written jointly with the operator’s engineers, because they would have to answer for it.',
      result:
        'The operator signed twelve weeks after receiving the offer. The battery has traded since March 2025, four years ahead of the line, and was cut back for 17 hours in its first year. The application for the full 50 MW remains in the queue.',
      validatedOn: '2026-04-23',
    },
    {
      key: 'returned-week',
      title: 'The outage week that somebody handed back',
      subtitle: 'Ten weeks early, on another scheme’s slot',
      industry: 'Energy',
      timeline: 'One season, 2023',
      situation:
        'A Highland wind farm required a four-day transmission outage in order to connect, and such outages are granted only between May and September. It had missed the whole of 2022 because one crane permit arrived twelve days late.',
      task: 'The wind farm was to be connected in 2023. The company also wanted a way of planning that did not depend on a single week.',
      action:
        'With the operator’s scheduling desk I went through sixty past outages and found that a third of the granted weeks had been handed back, usually at ten days’ notice. We therefore arranged to be ready in ten days: permits held open, a crane on a retainer of £1,800 a week, and a switching plan that the crew had rehearsed. When another scheme withdrew in June, we accepted its slot the same afternoon.',
      result:
        'The wind farm was energised on 22 June 2023, ten weeks before our own slot. The crane retainer had cost £14,400 by then, against £5.6m for a second lost season. The company has taken two returned weeks since.',
      validatedOn: '2025-09-18',
    },
    {
      key: 'honest-ranges',
      title: 'The planners who gave ranges instead of dates',
      subtitle: 'Four connections in five land where they said',
      industry: 'Energy',
      timeline: 'Nine months, 2024 and 2025',
      situation:
        'A developer’s grid team of seven reported all of its 23 projects as green every month. Their dates slipped by five months a year on average, and investors had begun to add a margin of their own.',
      task: 'The managing director wanted honest dates from the same seven people, without anybody losing face.',
      action:
        'I pinned my own worst forecast to the wall, beside what had actually happened. Each planner then gave a range for one project, and named the single event that would move it. On Thursdays the team scored last month’s ranges in front of one another and changed a range only on evidence. I should have scored the first month in private.',
      result:
        'After three quarters, four connections in five landed inside the range given six months before, and the investors dropped their margin. One planner resigned in the second month, saying that he had been made a fool of, and he had a point. Replacing that planner took four months and cost about £60,000.',
      validatedOn: '2026-04-23',
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
        'Three law firms were writing letters about that substation. Ravindra spent one day with the planners and found that the drawing holding us up had never left our own contractor. First export was in September 2024, against a revised date of November 2025.',
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
        'I thought the crane retainer was money thrown in the loch, and I told him that. The desk rang on 12 June and we were on by the 22nd.',
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
        'We get a good many letters from developers and very few load-flow studies. His was correct apart from one transformer rating, which we put right together. The cut-back in the first year was 17 hours by our log.',
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
        'The ranges hold and the investors’ margin is gone, so on the numbers I would hire him a third time. I did lose a planner over those Thursday meetings, and we both think that could have been avoided. The 36 MW connection was a clean job from start to finish.',
      confirmedAt: '2026-04-17T07:25:00Z',
      readBy: 'A. Demir',
      readAt: '2026-04-22T13:30:00Z',
      confirms: ['less-grid', 'honest-ranges'],
    },
  ],
} satisfies SampleExpert
