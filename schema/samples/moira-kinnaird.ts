import type { SampleExpert } from './sample-expert.ts'

export const moiraKinnaird = {
  profileUrl: 'moira-kinnaird',
  firstName: 'Moira',
  lastName: 'Kinnaird',
  email: 'moira@kinnaird-recovery.example',
  plan: 'premium',
  agentType: 'mining',
  currentRole: 'Project recovery lead',
  industry: 'Mining',
  businessAreas: ['Projects', 'Delivery/Operations'],
  headline: 'Late projects, finished without a lawsuit',
  coreProblemSolved: 'Mine expansions that run late because nobody owns the gap between owner and contractor',
  coreDeliverables: [
    'One programme that owner and contractor both sign',
    'A register with one name, one date and one definition of done for every hand-over',
    'A shutdown sequence that the crews have rehearsed',
  ],
  keySkills: ['Interface registers', 'Contract repair', 'Shutdown planning', 'Site crew coaching'],
  expertise: [
    'contractor will not share its programme',
    'late mining project recovery',
    'owner and contractor dispute',
    'avoid arbitration on a construction contract',
    'shutdown overruns every time',
    'project reports hide bad news',
    'superintendent who cannot say no',
  ],
  about:
    'I have spent 24 years on sites that were late when I arrived, from the Pilbara to Labrador. I sit between the owner and the contractor, and I tell both of them the same thing on the same day. If you want somebody to win the claim, I am the wrong person; if you want to finish, call me.',
  yearsExperience: '20+ years',
  signatureSystem: [
    {
      title: 'One hut',
      outcome: 'Both planners work from one programme, in one room, until both will sign it.',
    },
    {
      title: 'Every gap gets a name',
      outcome: 'No hand-over is left without an owner, a date and a definition of done.',
    },
    { title: 'Fridays by hand', outcome: 'Bad news reaches the sponsor while it can still be mended.' },
    {
      title: 'Leave the register',
      outcome: 'Owner and contractor keep the register running after I have gone.',
    },
  ],
  hours: {
    timeZone: 'Australia/Perth',
    length: 30,
    week: { Monday: ['06:00-08:15'], Wednesday: ['15:00-17:15'], Thursday: ['06:00-08:15'] },
  },
  stories: [
    {
      key: 'contractor-stopped-talking',
      title: 'The contractor who stopped talking',
      subtitle: 'Finished nine weeks after the reset, with no claim',
      industry: 'Mining',
      timeline: 'Nine weeks, 2023',
      situation:
        'A copper concentrator in the Pilbara was 31 weeks behind. Owner and contractor spoke through lawyers. Each kept its own programme, and the two programmes disagreed about what had already been built. The crews ate in one mess and were under orders not to discuss the work.',
      task: 'The job was one programme that both firms would sign, before the wet season, with the contract as it stood.',
      action:
        'I put both planners in one hut for a fortnight. Neither planner left with an interface open. All 180 hand-overs got one name, one date and one definition of done. Where the two definitions differed, we walked to the place and settled it there.',
      result:
        'Mechanical completion came nine weeks after the reset, four days ahead of the first storm. No claim went to arbitration. Both firms still keep the interface register, and they have bid for another job together.',
      validatedOn: '2026-04-02',
    },
    {
      key: 'fewer-reports',
      title: 'Fewer reports, earlier news',
      subtitle: 'Bad news reached the sponsor 19 days sooner',
      industry: 'Transportation',
      timeline: 'Six months, 2021',
      situation:
        'The sponsor of a rail upgrade read forty pages a week and learned of slippage from the newspapers. Nine reports came from nine systems. All nine were green in the week a bridge span failed its inspection.',
      task: 'The sponsor wanted bad news while it could still be mended. Nobody wanted a tenth report.',
      action:
        'We scrapped the nine reports. One page replaced them, signed by hand every Friday by each package manager. The page asked what had slipped, what might slip next, and who had been told. I warned the sponsor that the first ugly page would be a test, and that its author had to be thanked in front of the rest.',
      result:
        'Over two quarters, news of a slip reached the sponsor 19 days sooner than before. The line opened on the date set after the reset. The operator has since put the one-page report into its own standard.',
      validatedOn: '2026-04-02',
    },
    {
      key: 'shutdown-paid',
      title: 'The shutdown that paid for itself',
      subtitle: '£4.1m of production kept',
      industry: 'Materials',
      timeline: 'Five months, 2022',
      situation:
        'A copper smelter lost two weeks of output to every planned shutdown. The plan was kept by trade. Fitters, electricians and inspectors each had a good programme, and all of them were waiting for the same two ladders.',
      task: 'Management wanted a week off the outage and every inspection done. The next shutdown was five months away.',
      action:
        'I planned the shutdown by access and threw out the plan by trade. We taped the floor of the smelter out in the canteen and walked the whole shutdown on it, hour by hour. Whoever stood on a square owned it for that hour. The tape showed 37 collisions that no programme had.',
      result:
        'The outage ended four days early, not seven, and kept £4.1m of production. The other three days were my mistake: I had one crane booked on two sides of the furnace, and that cost about £3m. Every inspection was done, nobody was hurt, and the crews taped out the next shutdown themselves.',
      validatedOn: '2026-03-16',
    },
    {
      key: 'learns-to-say-no',
      title: 'A superintendent learns to say no',
      subtitle: 'Three promotions from one crew',
      industry: 'Mining',
      timeline: 'Ten weeks, 2024',
      situation:
        'A good superintendent on an iron ore expansion took every request that came to him. His crew of 26 paid for it in weekends. Four of the crew had asked for a transfer, and he had not had a free Sunday since Easter.',
      task: 'The project director wanted the superintendent kept and the crew’s weekends back, before anybody else left.',
      action:
        'We practised in the site office. I played the director, the client and his own brother, and he had to refuse me with a reason and an alternative. Looking at his boots did not count. Every Friday we went through the requests he had taken and the ones he had turned away.',
      result:
        'The crew’s overtime halved in ten weeks. Three of the four requests for transfer were withdrawn; the fourth man had found a job nearer home. Three of the crew have been promoted since, one of them into the post above the superintendent’s.',
      validatedOn: '2026-05-18',
    },
  ],
  references: [
    {
      name: 'Owen Strand',
      email: 'owen.strand@harrowcopper.example',
      company: 'Harrow Copper',
      role: 'Project Director',
      relationship: 'Moira’s client twice, at the group’s smelter in 2022 and at the concentrator in 2023',
      feedback:
        'I had two programmes and two sets of lawyers. Nine weeks after both planners signed hers we were mechanically complete. I would not call the fortnight in that hut pleasant.',
      confirmedAt: '2026-03-12T09:20:00Z',
      readBy: 'A. Demir',
      readAt: '2026-03-14T16:05:00Z',
      confirms: ['contractor-stopped-talking', 'shutdown-paid'],
    },
    {
      name: 'Lindiwe Maseko',
      email: 'l.maseko@baobab-epc.example',
      company: 'Baobab EPC',
      role: 'Construction Manager',
      relationship: 'Managed the contractor’s side on two of Moira’s projects, in 2023 and 2024',
      feedback:
        'I managed the work for the contractor, so I had every reason to be wary of her. What I told her in confidence stayed with her. On the iron ore job I watched the superintendent begin to turn work down, and the overtime fell.',
      confirmedAt: '2026-03-30T18:55:00Z',
      readBy: 'A. Demir',
      readAt: '2026-04-02T10:30:00Z',
      confirms: ['contractor-stopped-talking', 'learns-to-say-no'],
    },
    {
      name: 'Frédérique Anand',
      email: 'f.anand@tamarrail.example',
      company: 'Tamar Rail Partnership',
      role: 'Programme Sponsor',
      relationship: 'Sponsor of the upgrade that Moira worked on for six months in 2021',
      feedback:
        'The first honest page came on the third Friday, about a culvert. I thanked its author as instructed, though I did not feel like it. After that I generally knew of a problem well before the press did.',
      confirmedAt: '2026-03-27T13:08:00Z',
      readBy: 'A. Demir',
      readAt: '2026-04-02T09:45:00Z',
      confirms: ['fewer-reports'],
    },
    {
      name: 'Kazimierz Boyle',
      email: 'k.boyle@firthsmelting.example',
      company: 'Firth Smelting',
      role: 'Maintenance Superintendent',
      relationship: 'Ran the 2022 shutdown with Moira and has run three since without her',
      feedback:
        'I laughed at the tape until I stood on my own square and found an inspector and two welders already there. The crane was her mistake, and she told the morning meeting before I had worked it out. Three shutdowns since, same method, all inside the plan.',
      confirmedAt: '2026-03-06T07:32:00Z',
      readBy: 'S. Okoye',
      readAt: '2026-03-11T11:25:00Z',
      confirms: ['shutdown-paid'],
    },
    {
      name: 'Jarrah Whitlock-Tan',
      email: 'jarrah@redgumridge.example',
      company: 'Redgum Ridge Iron',
      role: 'Project Director',
      relationship: 'Client for ten weeks in 2024; the superintendent reported to him',
      feedback:
        'I was one of the people who kept ringing the superintendent. In the first month he turned down six of my own requests, and four of those turned out not to matter. Overtime on that crew is still at half of what it was.',
      confirmedAt: '2026-05-11T22:16:00Z',
      readBy: 'P. Nair',
      readAt: '2026-05-15T14:50:00Z',
      confirms: ['learns-to-say-no'],
    },
  ],
} satisfies SampleExpert
