import type { SampleExpert } from './sample-expert.ts'

export const marisolAchterberg = {
  profileUrl: 'marisol-achterberg',
  firstName: 'Marisol',
  lastName: 'Achterberg',
  email: 'marisol@achterberg-networks.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Water network engineer',
  industry: 'Water',
  businessAreas: ['Process/Technology', 'Delivery/Operations'],
  headline: 'Find the leak before the street does',
  coreProblemSolved: 'Water networks that lose a third of what they treat and cannot say where',
  coreDeliverables: [
    'A map on which every valve is where the crew found it',
    'Night flow by district, read each morning by somebody who may act on it',
    'A ranked list of the next twenty digs, with the litres that each should save',
  ],
  keySkills: ['Leakage reduction', 'District metering', 'Sewer spills', 'Crew knowledge'],
  expertise: [
    'non-revenue water',
    'finding leaks in old water mains',
    'brown water complaints',
    'sewer overflow into bathing water',
    'pumping station alarms at night',
    'network maps that are wrong',
    'water utility asset records',
  ],
  about:
    'I have walked water networks for seventeen years, in Valparaíso, Alentejo and South Wales, mostly between one and four in the morning, when the only water that moves is the water you are losing. I bring a listening stick and a street map, and I draw on the map. The people who dig know more than the model, so I start with them.',
  yearsExperience: '16-20 years',
  scorecardActive: true,
  signatureSystem: [
    { title: 'Walk it at night', outcome: 'You know what flows when nobody is using water.' },
    { title: 'Close every valve once', outcome: 'The map says what the ground says.' },
    { title: 'Dig by litres', outcome: 'Crews go first to where a day’s work saves most.' },
    { title: 'The crew keeps the map', outcome: 'Every repair corrects the record on the day it is made.' },
  ],
  hours: {
    timeZone: 'Europe/London',
    length: 30,
    week: { Monday: ['13:00-16:00'], Tuesday: ['13:00-16:00'], Thursday: ['13:00-17:00'] },
  },
  stories: [
    {
      key: 'valve-since-1974',
      title: 'The valve that nobody had closed since 1974',
      subtitle: 'Losses from 38 to 19 per cent in 14 months',
      industry: 'Water',
      timeline: 'Fourteen months, 2022 and 2023',
      situation:
        'A town of 52,000 people in Alentejo lost 38 of every hundred litres it treated. It had mended the same main a dozen times and put €400,000 into leak sensors, and the sensors rang all over town at once. In the third dry summer the fire brigade was filling its tankers in the next district.',
      task: 'The council wanted the losses halved before the second summer, with two crews and no new pipe. I took the job exactly as it stood.',
      action:
        'A fitter who had retired in 2004 agreed to walk with us. In three months we closed and opened all 611 valves in the town, with a stick to the ear, and 93 were not where the map had them. One valve, entered as shut in 1974, stood wide open into a dead main under the football ground, and through the stick that main sounded like a shower.',
      result:
        'The main under the football ground had been losing 25 litres a second. With 26 more repairs, taken in order of litres, losses came down from 38 to 19 per cent in fourteen months. The town got through its fourth dry summer without a night closure.',
      validatedOn: '2025-06-05',
    },
    {
      key: 'brown-on-tuesdays',
      title: 'Brown water on Tuesdays',
      subtitle: 'Complaints from 270 a month to 12',
      industry: 'Water',
      timeline: 'Four months, 2024',
      situation:
        'In one valley in South Wales 270 households a month rang about brown water, most of them on a Tuesday. The company had flushed the mains three times, at £55,000 a time. A school was buying bottled water, and the local newspaper printed somebody’s bath every week.',
      task: 'The company had £6m of new mains drawn up. I had four months to say whether the valley needed them, and I honestly thought that it might.',
      action:
        'I put two years of calls up in the crew room, hour by hour, next to the rugby fixtures, and went to make tea. When I came back a driver told me that Tuesday is the day the road sweepers fill up. I sat in the van and watched: each sweeper snapped a hydrant open in two seconds, and the rush stirred up the whole main. We gave the sweepers a slow tap of their own.',
      result:
        'Within six weeks complaints were down to 12 a month, and there they have stayed. The slow tap cost £3,200. The £6m went to a main on the other side of the hill that really was rotten.',
      validatedOn: '2026-08-20',
    },
    {
      key: 'crew-keeps-the-map',
      title: 'The map that lived in a van',
      subtitle: 'Wrong digs from one in four to one in thirteen',
      industry: 'Water',
      timeline: 'Seven months, 2023',
      situation:
        'A utility on the Chilean coast dug in the wrong place one time in four. Its digital map had cost US$2m and was corrected once a year. The crew leader with the best record kept a map of his own, in biro, in a biscuit tin in his van, and he was 63.',
      task: 'The operations manager wanted all five depots to trust the digital map within seven months, before that crew leader retired.',
      action:
        'I spent two weeks in the van and copied the biscuit tin, about two hundred sheets, while its owner told me the story of each. He then taught the crews to send one photograph and one correction from every job before the hole was filled. A clerk called Yasna entered the corrections by the next morning and wrote back with thanks.',
      result:
        'Four of the five depots took to it, and there only one dig in thirty goes wrong. The fifth depot never sent a photograph: I had trained its crews last and in a hurry, and its wrong digs still cost about US$9,000 a month. Over the whole utility it is one dig in thirteen.',
      validatedOn: '2025-06-05',
    },
    {
      key: 'three-in-the-morning',
      title: 'The alarm at three in the morning',
      subtitle: 'Spills into a bathing bay from 44 a year to 5',
      industry: 'Water',
      timeline: 'Five months, 2025',
      situation:
        'A pumping station above a bathing bay in Pembrokeshire spilled 44 times in 2024, often on dry days. Most nights at about three it rang its alarm, and the duty engineer had learned to reset it from bed. In August the red flag flew over the beach on sixteen days.',
      task: 'The regulator required fewer than ten spills in the next twelve months. A storm tank, at £9m, would have taken three years to build.',
      action:
        'I took a sleeping bag to the pumping station and stayed a week. At ten to three the dairy up the hill washed its tanks, and in twenty minutes it sent down what the pumps need ninety to lift. On the eighth morning I walked up to the dairy, was given breakfast, and asked whether the water could go over four hours if we lent them a valve.',
      result:
        'In the twelve months to June 2026 the bay had five spills, all of them in storms. The valve at the dairy cost £11,400. The red flag has flown on one day since it went in, and the storm tank has been put back to the next price review.',
      validatedOn: '2026-08-20',
    },
  ],
  references: [
    {
      name: 'Teodoro Falcão-Brandt',
      email: 'teodoro.falcao@aguasdaserrinha.example',
      company: 'Águas da Serrinha',
      role: 'Technical Director',
      relationship: 'Client for fourteen months, 2022 to 2023',
      feedback:
        'We had the sensors, a model and three consultants’ reports. Losses were 38 per cent when she came and 19 when she left, by our own meters at the works. Her method was mostly walking.',
      confirmedAt: '2025-05-26T09:44:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-06-02T11:09:00Z',
      confirms: ['valve-since-1974'],
    },
    {
      name: 'Bronwen Castellanos',
      email: 'bronwen.castellanos@teifi-taf-water.example',
      company: 'Teifi and Taf Water',
      role: 'Head of Networks',
      relationship: 'Has engaged Marisol twice, in 2024 and in 2025',
      feedback:
        'Both times there was a business case for millions on my desk, and both times the answer was a tap or a valve. She is not quick, and she tells you so at the start. Complaints in the valley have been at about a dozen a month for two years.',
      confirmedAt: '2026-08-11T16:58:00Z',
      readBy: 'S. Okoye',
      readAt: '2026-08-17T10:31:00Z',
      confirms: ['brown-on-tuesdays', 'three-in-the-morning'],
    },
    {
      name: 'Lautaro Hidalgo-Munro',
      email: 'lhidalgo@litoralsur.example',
      company: 'Aguas del Litoral Sur',
      role: 'Operations Manager',
      relationship: 'Worked with Marisol for seven months in 2023',
      feedback:
        'Four of my five depots correct the map every day now, and the fifth is my problem and not hers. What made the difference is that Yasna answers them before breakfast.',
      confirmedAt: '2025-05-27T22:12:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-06-02T11:40:00Z',
      confirms: ['crew-keeps-the-map'],
    },
    {
      name: 'Iwan Grzelak',
      email: 'iwan@cwmhalen-dairy.example',
      company: 'Cwmhalen Dairy',
      role: 'Site Manager',
      relationship: 'Manages the dairy above the bay; met Marisol on her eighth morning there',
      feedback:
        'I did not know where our wash water went once it left the yard. She explained it over a bacon roll and we changed the timing the same week. It costs us nothing.',
      confirmedAt: '2026-08-10T05:36:00Z',
      readBy: 'A. Demir',
      readAt: '2026-08-17T09:18:00Z',
      confirms: ['three-in-the-morning'],
    },
  ],
} satisfies SampleExpert
