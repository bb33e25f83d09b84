import type { SampleExpert, SampleStory } from './sample-expert.ts'

/** His head data, exported separately so that pages ship nothing else. */
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
    'A copper plant in northern Zambia had been declared complete in March. By the end of July it had not run for more than ten hours together. Standing costs were US$280,000 a day, and 1,840 open items stood in three different lists.',
  task: 'I was to bring the plant to nameplate before the lender’s test in December, with the people and the contract that were already there.',
  action:
    'I cut the plant into 46 systems and let nobody call one complete until the operator who would run it had signed. We merged the three lists, struck out the duplicates and gave each of the 1,380 items left a punch category: A to be cleared before the system was energised, B after, C cosmetic. Only 290 of the items were category A. Every morning at six I asked one question: what will stop us tonight?',
  result:
    'The mill ran for 72 hours without a stop in week eight. By the end of week nineteen, ten days before the lender’s test, the plant had held its nameplate rate for thirty days. The owner still opens every shift meeting with the six o’clock question.',
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
      outcome: 'Every open item has one owner, one date and one punch category.',
    },
    {
      title: 'Start by system',
      outcome: 'The plant comes alive in an order that the night shift can run.',
    },
    {
      title: 'Hold for thirty days',
      outcome: 'Nameplate is a rate held for a month, and no longer one good afternoon.',
    },
  ],
  hours: {
    timeZone: 'Europe/Stockholm',
    length: 45,
    week: { Monday: ['07:00-09:15'], Wednesday: ['07:00-09:15', '15:00-17:15'], Friday: ['07:00-11:00'] },
  },
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
        'An underground zinc expansion in northern Sweden was spending its contingency at twice the planned rate. Six crews worked wherever there was room, 31 per cent of the installed pipe had been taken out again at least once, and everybody asked me for more people.',
      task: 'The board wanted first ore by November and was ready to approve ninety more workers. My brief was to say where to put them.',
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
        'A lithium operation in northern Chile had put sensors on everything and hired six analysts to watch them. The control room received 19,000 alarms a week. On a Sunday in May the one that mattered, rising torque on a thickener, scrolled past in four seconds, and the plant lost twelve days.',
      task: 'Management wanted artificial intelligence to sort the alarms. A model learns nothing from noise, so the alarms had to be rationalised first.',
      action:
        'With the four shift leaders and the process safety engineer I took all 5,300 configured alarms and asked of each what the operator should do, and by when. Trips and safety alarms stayed, including those that had never once sounded. Chattering, duplicate and informative alarms were re-tuned or moved to the event log, each under management of change. Only after that did we train a model.',
      result:
        'The 900 alarms that remain each have a cause, an action and an owner, and the control room receives 640 a week. In its first half-year the model warned of three failures, the earliest 31 hours ahead, and the plant lost no day to a thickener. Two of the analysts have moved to maintenance planning.',
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
        'I moved my office to the market town and asked both villages what we had promised them. Their list had 41 points; ours had 12. We painted all 41 promises on a wall, each with a date and a name, began with the school road, and crossed one off only when a villager held the brush.',
      result:
        'No blockade followed in 26 months of construction, and 39 of the 41 promises were kept by hand-over. The clinic and the second borehole were never built: I had put dates on both before the groundwater was tested. In the dry season the smaller village still walks three kilometres for water, and nobody from there has applied to work at the plant.',
      validatedOn: '2025-09-18',
    },
  ],
  references: [
    {
      name: tendaiReferees.mutinta,
      email: 'm.halvorsen@luapulacopper.example',
      company: 'Luapula Ridge Copper',
      role: 'General Manager',
      relationship: 'Was Tendai’s client from August to December 2022',
      feedback:
        'He spent his first ten nights on shift and then brought me a list of what we had been calling finished. Of our 1,840 open items 290 really held up the start, and nobody on my side had known which. We went into the lender’s test with ten days in hand.',
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
        'The board had the papers for ninety more workers in front of it. Sending four crews home on full pay looked reckless to me, and I had that minuted. First ore came five weeks before the forecast we held at the time.',
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
        'The wall is still there, and we repaint it every year. Tendai explained the two broken promises himself, standing in front of it, and it was a bad afternoon. I would not say that the smaller village has forgiven us.',
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
        'Before the review we were proud of how many alarms we could see. We now get about 640 a week, and each one has a written response on the screen. I insisted that trips and gas alarms be left as they were, and they were already on his list to keep.',
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
      relationship: 'Checked two of Tendai’s projects for the banks, in 2022 and 2023',
      feedback:
        'My work is to check what projects tell the bank. In Zambia and in Sweden his completion lists agreed with what I found when I walked the site.',
      confirmedAt: '2025-03-28T10:36:00Z',
      readBy: 'S. Okoye',
      readAt: '2025-04-07T15:55:00Z',
      confirms: ['finished-and-still', 'stop-for-a-month'],
    },
  ],
} satisfies SampleExpert
