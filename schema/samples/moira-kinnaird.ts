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
  stories: [
    {
      key: 'contractor-stopped-talking',
      title: 'The contractor who stopped talking',
      subtitle: '31 weeks late, 9 weeks later on plan',
      industry: 'Mining',
      timeline: 'Nine weeks, 2023',
      situation:
        'A copper concentrator in the Pilbara was 31 weeks behind. Owner and contractor met only through lawyers, and each kept a different programme. The crews of both ate in the same mess and had been told not to discuss the work.',
      task: 'I had to get one programme that both would sign, without reopening the contract, before the wet season.',
      action:
        'I put both planners in one hut for eleven days and let neither leave with an open interface. Every one of 214 hand-overs got one name, one date and one definition of done. When the two definitions differed, we walked to the place and agreed on it there.',
      result:
        'Mechanical completion came nine weeks after the reset, four days before the first storm. No claim went to arbitration. Both firms still use the interface register, and they have since bid for another job together.',
      validatedOn: '2026-04-02',
    },
    {
      key: 'fewer-reports',
      title: 'Fewer reports, earlier news',
      subtitle: 'Bad news reached the sponsor 19 days sooner',
      industry: 'Transportation',
      timeline: 'Six months, 2021',
      situation:
        'The sponsor of a rail upgrade read forty pages a week and still heard about slippage from the newspapers. Nine reports came from nine systems, and every one of them was green in the week that a bridge span failed its inspection.',
      task: 'I was asked to bring bad news to the top while it could still be mended, without adding a tenth report.',
      action:
        'I replaced the nine reports with one page that every package manager signed by hand on Fridays. It asked three questions: what slipped, what might slip next, and whom you have told. I asked the sponsor to thank the first person who wrote something ugly, in front of the others.',
      result:
        'News of a slip reached the sponsor 19 days sooner, measured over two quarters. The line opened on the date set after the reset, and the page with its three questions went into the operator’s own standard.',
      validatedOn: '2026-04-02',
    },
    {
      key: 'shutdown-paid',
      title: 'The shutdown that paid for itself',
      subtitle: '£4.1m of production kept',
      industry: 'Materials',
      timeline: 'Five months, 2022',
      situation:
        'A smelter lost two weeks of output to every planned shutdown and never knew why, because the plan was kept by trade. Fitters, electricians and inspectors each had a good programme, and each of them waited for the same two ladders.',
      task: 'Management wanted the outage cut without cutting the inspection, and the next shutdown was five months away.',
      action:
        'I sequenced the work by access, rather than by trade, and rehearsed it with the crews on a floor plan taped out in the canteen. Whoever stood on a square owned it for that hour. We found 37 collisions on the tape that no programme had shown.',
      result:
        'The next shutdown ended four days early and kept £4.1m of production. Every inspection was done in full, nobody was hurt, and the crews taped out the following shutdown themselves without asking me.',
      validatedOn: '2026-03-14',
    },
    {
      key: 'learns-to-say-no',
      title: 'A superintendent learns to say no',
      subtitle: 'Three promotions from one crew',
      industry: 'Mining',
      timeline: 'Ten weeks, 2024',
      situation:
        'A gifted superintendent on an iron ore expansion took every request that came to him, and his crew of 26 paid for it in weekends. Four had already asked for a transfer. He had not had a free Sunday since Easter.',
      task: 'The project director asked me to keep him, and to give the crew its weekends back before anybody else left.',
      action:
        'We practised refusals in the site office until he could give three reasons and one alternative without looking at his boots. I played the director, the client and his own brother. Each Friday we counted the requests he had taken, and the ones he had turned away.',
      result:
        'Overtime fell by half in ten weeks, and all four requests for transfer were withdrawn. Three of his crew have since been promoted, one of them into the post above his own.',
      validatedOn: '2026-05-18',
    },
  ],
  references: [
    {
      name: 'Owen Strand',
      email: 'owen.strand@harrowcopper.example',
      company: 'Harrow Copper',
      role: 'Project Director',
      relationship:
        'Worked with Moira for 26 months as her client, at the concentrator and at the group’s smelter',
      feedback:
        'She was the first person in two years who made us and the contractor look at the same page. We finished, and we still speak.',
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
      relationship: 'Contractor’s manager on two projects, 2021 to 2024',
      feedback:
        'I sat on the other side of the table. She never once used what I told her in confidence against us.',
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
        'The first ugly page arrived on the third Friday. I thanked its author as I had been told to, and from then on I stopped reading about my own railway in the newspaper.',
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
        'I laughed at the tape. Then I stood on my square and found an inspector, two welders and a crane already on it.',
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
        'I was one of the people who needed to hear no. It took me a week to forgive her and a month to thank her.',
      confirmedAt: '2026-05-11T22:16:00Z',
      readBy: 'P. Nair',
      readAt: '2026-05-15T14:50:00Z',
      confirms: ['learns-to-say-no'],
    },
  ],
} satisfies SampleExpert
