import type { SampleExpert, SampleStory } from './sample-expert.ts'

/** What stands beside his work wherever it is shown. What pages show is exported by itself, so that they ship nothing else. */
export const tendaiHead = {
  profileUrl: 'tendai-rasmusson',
  firstName: 'Tendai',
  lastName: 'Rasmusson',
  agentType: 'mining',
  agentGreeting:
    'Hello. I speak for Tendai Rasmusson, who takes mines from finished on paper to producing. What was your plant meant to be doing by now, and what is it doing instead?',
  currentRole: 'Mining project delivery specialist',
  industry: 'Mining',
  businessAreas: ['Projects', 'Delivery/Operations'],
  headline: 'From the last bolt to full production',
  coreProblemSolved: 'Mines that are finished on paper and still not producing',
  keySkills: ['Commissioning', 'Ramp-up planning', 'Construction sequence', 'Community promises'],
  yearsExperience: '20+ years',
} satisfies Partial<SampleExpert>

export const tendaiTitles = {
  problem: 'The plant that was finished and stood still',
  contrarian: 'Stop building for a month',
  trend: 'Nineteen thousand alarms and one that mattered',
  transformation: 'Forty-one promises on a wall',
} satisfies Record<NonNullable<SampleStory['prompt']>, string>

export const tendaiReferees = {
  mutinta: 'Mutinta Halvorsen',
  perOlov: 'Per-Olov Stenmark Diaz',
  akosua: 'Akosua Brandvold',
  ximena: 'Ximena Orellana Pike',
  desmond: 'Desmond Fairweather-Ng',
}

/** The story that other pages quote. */
export const finishedPlant = {
  key: 'finished-and-still',
  prompt: 'problem',
  title: tendaiTitles.problem,
  subtitle: 'Nameplate in nineteen weeks, after five idle months',
  industry: 'Mining',
  timeline: 'Nineteen weeks, 2022',
  situation:
    'A copper plant in northern Zambia had been declared complete in March. By the end of July it had not run for more than nine hours together. Standing costs were US$310,000 a day, and 1,840 open items stood in three different lists.',
  task: 'I was to bring the plant to nameplate before the lender’s test in December, with the people and the contract that were already there.',
  action:
    'I cut the plant into 46 systems and let nobody call one complete until the operator who would run it had signed. We merged the three lists on one wall and threw out 700 items that no operator could explain. Every morning at six I asked one question: what will stop us tonight?',
  result:
    'The mill ran for 72 hours without a stop in week eight. The plant reached nameplate in week nineteen, eleven days before the test, and the owner still starts every shift meeting with the six o’clock question.',
  validatedOn: '2025-04-10',
} satisfies SampleStory

export const tendaiRasmusson = {
  ...tendaiHead,
  email: 'tendai@rasmusson-delivery.example',
  plan: 'premium',
  featuredRank: 1,
  coreDeliverables: [
    'One completion list that the operators have signed, in place of three that they have not',
    'A start-up sequence by system, with the person who may say no to each step',
    'Nameplate on a date that the lender can test',
  ],
  expertise: [
    'plant commissioning delays',
    'ramp-up to nameplate',
    'punch list never closes',
    'rework in underground construction',
    'too many alarms in the control room',
    'community blockade at a mine',
    'mine project over budget',
    'operational readiness',
  ],
  about:
    'I am a metallurgist by training, and for 22 years I have worked on the part of a mine that nobody photographs: the months between the ribbon and full production. I have started up plants in Zambia, Chile, Sweden and Western Australia. I only take a job where I may speak to the night shift.',
  signatureSystem: [
    {
      title: 'Walk it with the operators',
      outcome: 'You know within ten days which systems are complete and which are only called so.',
    },
    {
      title: 'One list on one wall',
      outcome: 'Every open item has one owner, one date and one reason to exist.',
    },
    {
      title: 'Start by system',
      outcome: 'The plant comes alive in an order that the night shift can run.',
    },
    {
      title: 'Hold for thirty days',
      outcome: 'Nameplate is a month of output, and no longer a single good afternoon.',
    },
  ],
  stories: [
    finishedPlant,
    {
      key: 'stop-for-a-month',
      prompt: 'contrarian',
      title: tendaiTitles.contrarian,
      subtitle: 'A thirty-day halt brought first ore forward five weeks',
      industry: 'Mining',
      timeline: 'Seven months, 2023',
      situation:
        'An underground zinc expansion in northern Sweden was spending its contingency at twice the plan. Six crews worked wherever there was room, 31 per cent of the installed pipe had been taken out again at least once, and everybody asked me for more people.',
      task: 'The board wanted first ore by November and was ready to approve ninety more workers. I was asked to say where to put them.',
      action:
        'I advised the board to send four of the six crews home on full pay for thirty days. In that month two crews and the designers closed 127 missing drawings and packed each level’s material on marked pallets. Then the crews came back one level at a time, never two trades to a heading.',
      result:
        'Rework fell from 31 per cent to four. First ore came on 22 September, five weeks earlier than the last forecast, and the ninety extra workers were never hired. The month of idle pay cost less than the rework of the quarter before it.',
      validatedOn: '2025-09-18',
    },
    {
      key: 'nineteen-thousand-alarms',
      prompt: 'trend',
      title: tendaiTitles.trend,
      subtitle: '19,000 alarms a week down to 640',
      industry: 'Mining',
      timeline: 'Eight months, 2024',
      situation:
        'A lithium operation in northern Chile had put sensors on everything and hired six analysts to watch them. The control room received 19,000 alarms a week. On a Sunday in May the one that mattered, rising torque on a thickener, scrolled past in four seconds and cost nine days.',
      task: 'Management asked for artificial intelligence to sort the alarms. I asked first to find out which of them anybody had ever acted on.',
      action:
        'I read eleven months of alarm history with the four shift leaders and marked every alarm that had made a person do something. There were 212 kinds out of 5,300. We switched off the rest, wrote one action and one name beside each of the 212, and only then trained a model on them.',
      result:
        'Alarms fell to 640 a week. In its first half-year the model warned of three failures, the earliest 31 hours ahead, and the plant lost no day to a thickener. Two of the analysts now plan maintenance.',
      validatedOn: '2026-01-22',
    },
    {
      key: 'forty-one-promises',
      prompt: 'transformation',
      title: tendaiTitles.transformation,
      subtitle: 'No blockade in 26 months of construction',
      industry: 'Mining',
      timeline: '26 months, 2019 to 2021',
      situation:
        'A gold project in southern Ghana had been blockaded four times in one year. The company had held 63 meetings with the two villages beside the haul road and had kept careful minutes, which it never sent to them. Each lost day cost about US$95,000.',
      task: 'Construction had 26 months to run. I was to keep the gate open without police and without a new payment every quarter.',
      action:
        'I moved my office to the market town and asked both villages what we had promised them. Their list had 41 points; ours had 12. We painted all 41 on a wall, each with a date and a name, began with the school road, and crossed off nothing until a villager held the brush.',
      result:
        'There was no blockade in the 26 months that followed. Of the 41 promises 39 were kept by hand-over, and the two that we broke were explained at the wall. Sixty-eight people from the villages work in the plant today.',
      validatedOn: '2025-09-18',
    },
  ],
  references: [
    {
      name: tendaiReferees.mutinta,
      email: 'm.halvorsen@luapulacopper.example',
      company: 'Luapula Ridge Copper',
      role: 'General Manager',
      relationship: 'Was Tendai’s client for seven months in 2022',
      feedback:
        'He spent his first ten nights on shift and came to my office with the list of what we had been calling finished. It was an unpleasant morning, and the first useful one of that year.',
      confirmedAt: '2025-04-01T06:48:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-04-07T15:30:00Z',
      confirms: ['finished-and-still'],
    },
    {
      name: tendaiReferees.perOlov,
      email: 'perolov@norrvidda.example',
      company: 'Norrvidda Zinc',
      role: 'Chair of the Project Board',
      relationship: 'Chaired the board that Tendai advised from February to September 2023',
      feedback:
        'I was asked to sign for ninety more workers and was told to send people home instead. I have never been so sure that I was about to be dismissed, and so wrong.',
      confirmedAt: '2025-09-02T12:19:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-09-09T13:44:00Z',
      confirms: ['stop-for-a-month'],
    },
    {
      name: tendaiReferees.akosua,
      email: 'akosua.brandvold@offinbasin.example',
      company: 'Offin Basin Gold',
      role: 'Community Relations Superintendent',
      relationship: 'Worked beside Tendai on the same project for 26 months',
      feedback:
        'The wall is still there, and we repaint it. When a promise was late he went to stand in front of it himself and took the questions.',
      confirmedAt: '2025-09-05T17:27:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-09-15T09:10:00Z',
      confirms: ['forty-one-promises'],
    },
    {
      name: tendaiReferees.ximena,
      email: 'xorellana@salarquieto.example',
      company: 'Salar Quieto Lithium',
      role: 'Control Room Manager',
      relationship: 'Led the four shift leaders through the alarm review in 2024',
      feedback:
        'Before him we were proud of how many alarms we could see. My operators now read every one, because every one has a name beside it.',
      confirmedAt: '2026-01-09T20:05:00Z',
      readBy: 'A. Demir',
      readAt: '2026-01-16T11:52:00Z',
      confirms: ['nineteen-thousand-alarms'],
    },
    {
      name: tendaiReferees.desmond,
      email: 'd.fairweather-ng@tidewell-engineers.example',
      company: 'Tidewell Lenders’ Engineers',
      role: 'Lender’s technical adviser',
      relationship: 'Tested two of Tendai’s start-ups for the banks, in 2022 and 2023',
      feedback:
        'My work is to doubt what projects tell the bank. His lists agreed with what I found when I walked the plant, both times.',
      confirmedAt: '2025-03-28T10:36:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-04-07T15:55:00Z',
      confirms: ['finished-and-still', 'stop-for-a-month'],
    },
  ],
} satisfies SampleExpert
