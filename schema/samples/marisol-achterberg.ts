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
  stories: [
    {
      key: 'valve-since-1974',
      title: 'The valve that nobody had closed since 1974',
      subtitle: 'Losses from 38 to 19 per cent in 14 months',
      industry: 'Water',
      timeline: 'Fourteen months, 2022',
      situation:
        'A town of 52,000 people in Alentejo treated a third more water each summer than it sold. It had mended the same main nine times and had bought leak sensors for €400,000. In the third dry year the fire brigade was filling its tankers in the next district.',
      task: 'I was to halve the losses before the second summer, with two crews and no new pipe.',
      action:
        'I asked a fitter who had retired in 2004 to walk with us, and we closed and opened all 611 valves in eleven weeks. Ninety-three were not where the map had them. One, marked as shut since 1974, stood wide open into a main that had been left for dead under the football ground.',
      result:
        'That one main had been losing 40 litres a second. With 26 further repairs, chosen by litres, losses fell from 38 to 19 per cent in fourteen months. The town got through its fourth dry summer without a night closure.',
      validatedOn: '2025-06-05',
    },
    {
      key: 'brown-on-tuesdays',
      title: 'Brown water on Tuesdays',
      subtitle: 'Complaints from 310 a month to 12',
      industry: 'Water',
      timeline: 'Four months, 2024',
      situation:
        'In one valley in South Wales 310 households a month rang about brown water, most of them on a Tuesday. The company had flushed the mains three times at £55,000 a time. A school had begun to buy bottles, and the local newspaper printed a photograph of a bath every week.',
      task: 'The company wanted the complaints to stop before it spent £6m on new mains. I had four months to say whether it need spend it.',
      action:
        'I plotted two years of calls on one sheet by the hour and pinned it up in the crew room. A driver looked at it and said that Tuesday was when the road sweepers filled up. I timed eleven fillings. Each opened a hydrant in two seconds and stirred up the whole main, so we gave the sweepers a slow tap of their own.',
      result:
        'Complaints fell to twelve a month within six weeks. The tap cost £3,200, and the £6m went to a main that needed it. The driver’s name is on the tap.',
      validatedOn: '2026-08-20',
    },
    {
      key: 'crew-keeps-the-map',
      title: 'The map that lived in a van',
      subtitle: 'Wrong digs from one in four to one in thirty',
      industry: 'Water',
      timeline: 'Seven months, 2023',
      situation:
        'A utility on the Chilean coast dug in the wrong place one time in four. Its digital map had cost US$2m and was corrected once a year. The crew leader with the best record kept his own, in biro, in a biscuit tin in his van, and he was 63 years old.',
      task: 'The operations manager asked me to make crews trust the digital map. I thought that the map should first earn it.',
      action:
        'I spent two weeks in the van and copied the biscuit tin, 214 sheets of it, with its owner beside me to explain. He then taught every crew to send one photograph and one correction with each job before the hole was filled. An office clerk entered them all by the next morning and wrote back with thanks.',
      result:
        'After seven months one dig in thirty was in the wrong place. Crews had sent 2,900 corrections. The crew leader retired on his birthday, and his tin stands in a glass case in the control room.',
      validatedOn: '2025-06-05',
    },
    {
      key: 'three-in-the-morning',
      title: 'The alarm at three in the morning',
      subtitle: 'Spills into a bathing bay from 44 a year to 5',
      industry: 'Water',
      timeline: 'One season, 2025',
      situation:
        'A pumping station above a bathing bay in Pembrokeshire spilled 44 times in one year, on many days without rain. It rang its alarm on most nights at about three, and the duty engineer had learned to reset it from bed. The red flag flew over the beach for nineteen days in August.',
      task: 'The regulator required fewer than ten spills in the year to come. A storm tank, at £9m, could not be ready in time.',
      action:
        'I slept in the station for nine nights. At ten to three a dairy up the hill washed its tanks and sent down in twenty minutes what the pumps could lift in ninety. I took the night’s chart to the dairy’s manager, and he agreed to let the water go over four hours if we lent him a valve.',
      result:
        'The bay had five spills in the following year, all of them in storms. The red flag flew for one day. The valve cost £11,400, and the duty engineer sleeps.',
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
        'I had the sensors, the model and three consultants. She came with a stick and my own retired fitter, and they found a river under the football ground.',
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
        'Twice I had a business case for millions on my desk, and twice she asked me to wait until she had slept on it. The second time she meant it literally.',
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
        'I wanted discipline and she brought me a biscuit tin. My crews correct the map now because somebody thanks them for it by breakfast.',
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
      relationship: 'Manages the dairy above the bay; met Marisol on her tenth morning there',
      feedback: 'She could have sent a solicitor. She came with a chart and asked what time we got up.',
      confirmedAt: '2026-08-10T05:36:00Z',
      readBy: 'A. Demir',
      readAt: '2026-08-17T09:18:00Z',
      confirms: ['three-in-the-morning'],
    },
  ],
} satisfies SampleExpert
