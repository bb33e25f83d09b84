import type { SampleExpert, SampleReference, SampleStory } from './sample-expert.ts'

/** What stands beside her work wherever it is shown. What pages show is exported by itself, so that they ship nothing else. */
export const adaezeHead = {
  profileUrl: 'adaeze-whitcombe',
  firstName: 'Adaeze',
  lastName: 'Whitcombe',
  agentType: 'coach',
  agentGreeting:
    'Hello. I speak for Adaeze Whitcombe, who works with senior people at the end of one chapter. Are you looking for what comes next, or deciding what to leave behind?',
  currentRole: 'Career and legacy coach',
  industry: 'Consulting',
  businessAreas: ['Strategy/Leadership', 'People'],
  headline: 'Leave on purpose, with something that lasts',
  coreProblemSolved: 'Senior people whose best work is about to retire with them',
  keySkills: ['Career transition', 'Legacy planning', 'Executive coaching', 'Handing over'],
  yearsExperience: '20+ years',
} satisfies Partial<SampleExpert>

export const adaezeTitles = {
  problem: 'Thirty years on one lanyard',
  contrarian: 'The resignation I kept in my drawer',
  trend: 'Four hundred pages that nobody opened',
  transformation: 'Everybody asked for her by name',
} satisfies Record<NonNullable<SampleStory['prompt']>, string>

export const adaezeReferees = {
  eluned: 'Eluned Prydderch',
  annelore: 'Annelore Tiessen',
  chiamaka: 'Chiamaka Eze-Roberts',
  bastien: 'Bastien Wauthier',
  hyacinth: 'Hyacinth Obiora-Lund',
}

/** The story that other pages quote. */
export const thirtyYears = {
  key: 'thirty-years-one-lanyard',
  prompt: 'problem',
  title: adaezeTitles.problem,
  subtitle: '61 applications replaced by four letters',
  industry: 'Energy',
  timeline: 'Fourteen weeks, 2023',
  situation:
    'Gareth had run turbine maintenance for one utility for thirty years when his post was cut. He was fifty-six, had sent 61 applications in five months and had been called to two interviews. He had begun to leave his age out of everything, including his conversation.',
  task: 'He wanted work at his own level within the year, and I wanted him to stop apologising for what he knew.',
  action:
    'I put the CV in a drawer and asked him for the eleven outages he still thought about. We wrote each as a story of one page, and I rang nine of the people in them to ask what he had done. Then he sent one letter, with two of the stories, to four firms that had those problems.',
  result:
    'Three of the four firms replied within a fortnight. He started in September as reliability lead for a wind operator, at nine per cent above his old salary, and he now trains its younger engineers from those eleven pages.',
  validatedOn: '2025-03-06',
} satisfies SampleStory

/** The referee's words on it that the landing page shows. */
export const elunedPrydderch = {
  name: adaezeReferees.eluned,
  email: 'e.prydderch@skerrywind.example',
  company: 'Skerry Wind Services',
  role: 'Head of Reliability',
  relationship: 'Hired a client of Adaeze’s in 2023 and has worked with her on two hand-overs since',
  feedback:
    'I read several hundred applications a year. This was the only one that began with a failure and told me what it had cost. When I rang to ask who had taught him that, he gave me her number.',
  confirmedAt: '2025-02-27T11:14:00Z',
  readBy: 'A. Demir',
  readAt: '2025-03-04T09:40:00Z',
  confirms: ['thirty-years-one-lanyard'],
} satisfies SampleReference

export const adaezeWhitcombe = {
  ...adaezeHead,
  email: 'adaeze@whitcombe-coaching.example',
  plan: 'premium',
  featuredRank: 0,
  coreDeliverables: [
    'One sentence that says what people come to you for, tested on five of them',
    'A map of whom your work has reached, and who should have it next',
    'A hand-over that still works a year after you have gone',
  ],
  expertise: [
    'what to do after a long career',
    'made redundant in my fifties',
    'executive career change',
    'afraid of losing my purpose when I retire',
    'knowledge leaving when experts retire',
    'stuck after twenty years in one company',
    'founder who cannot let go',
    'legacy planning for leaders',
  ],
  about:
    'I have coached people between one working life and the next for 25+ years, first in a hospital group in Enugu, then in Leeds and Rotterdam. Most arrive with a CV in their hand, and we usually put it away within the hour. I ask what would be missing if you had never come to work, and I wait for the answer.',
  scorecardActive: true,
  signatureSystem: [
    {
      title: 'Identity Clarity',
      outcome: 'You can say in one sentence what people come to you for, and five of them agree.',
    },
    {
      title: 'Impact Mapping',
      outcome: 'You see on one page whom your work has changed, by how much, and who was missed.',
    },
    {
      title: 'Authority Activation',
      outcome: 'People who have your kind of problem find you without an introduction.',
    },
    {
      title: 'Legacy Empowerment',
      outcome: 'Somebody else can do it, and has done it, while you were away.',
    },
  ],
  stories: [
    thirtyYears,
    {
      key: 'letter-in-the-drawer',
      prompt: 'contrarian',
      title: adaezeTitles.contrarian,
      subtitle: 'She stayed, and opened the ward she wanted',
      industry: 'Healthcare',
      timeline: 'Five months, 2022',
      situation:
        'A medical director in Utrecht came to me with her resignation already typed. Two coaches had helped her to be brave about leaving. When I asked what she was going to, she spoke for forty minutes about a training ward that her own hospital had refused three times.',
      task: 'She had asked me to help her leave well. I thought that she should first ask properly for the thing she wanted.',
      action:
        'I asked her to date the letter ninety days ahead and to leave it with me. In those weeks we mapped who had refused the ward and what each of them was afraid of. She went to the head of finance first, alone, with the cost of the eleven registrars who had left that year.',
      result:
        'The fourth request was approved in eleven weeks. The ward opened with fourteen beds, and eight of its first ten registrars stayed in the region. She came back for her letter and tore it up in my office.',
      validatedOn: '2025-06-19',
    },
    {
      key: 'four-hundred-pages',
      prompt: 'trend',
      title: adaezeTitles.trend,
      subtitle: 'Two furnace masters kept in 26 recordings',
      industry: 'Manufacturing',
      timeline: 'Six months, 2024',
      situation:
        'A glassworks near Liège was losing its last two furnace masters to retirement in the same summer. Management had bought software to capture what they knew, and in ten weeks it had produced four hundred pages that nobody on the night shift would open.',
      task: 'Before both men left in June, the firm needed their judgement in a form that an operator would use at three in the morning.',
      action:
        'I sat with the two masters on eighteen shifts and stopped them each time they did something that was not in the manual. We kept 26 recordings of under three minutes, each beginning with what you would see, hear or smell. Only then did we let the software index them, by symptom.',
      result:
        'In the first winter without them rejected glass stayed at 2.1 per cent, where the firm had planned for five. The night shift opened the recordings 340 times, and both masters are paid to add one each quarter.',
      validatedOn: '2025-11-27',
    },
    {
      key: 'asked-for-by-name',
      prompt: 'transformation',
      title: adaezeTitles.transformation,
      subtitle: 'Enrolment rose in the first year without the founder',
      industry: 'Education',
      timeline: 'Eleven months, 2022',
      situation:
        'The founder of a girls’ technical college in Enugu had led it for 26 years, and every parent, donor and inspector asked for her by name. Two appointed deputies had left within eighteen months. Her doctor had told her to stop before Christmas.',
      task: 'The college had to keep its pupils, its donors and its licence under somebody else, and she had to bear watching it.',
      action:
        'We spent a month naming what people really came to her for, and found four things, only one of which was hers alone. I gave the other three to three teachers, in public, with a term each to practise while she sat at the back. The one that was hers, she wrote down.',
      result:
        'She stopped on 15 December, and enrolment the next September was 412, up from 396. All seven large donors renewed with the new principal. Her forty assembly talks are read aloud there, one every Monday.',
      validatedOn: '2025-06-19',
    },
  ],
  references: [
    elunedPrydderch,
    {
      name: adaezeReferees.annelore,
      email: 'annelore.tiessen@langeweide-hospital.example',
      company: 'Lange Weide Hospital',
      role: 'Medical Director',
      relationship: 'Client from January to June 2022',
      feedback:
        'She was the third coach I went to and the first who asked where I was going. I still have the two halves of the letter.',
      confirmedAt: '2025-06-10T18:02:00Z',
      readBy: 'P. Nair',
      readAt: '2025-06-16T14:25:00Z',
      confirms: ['letter-in-the-drawer'],
    },
    {
      name: adaezeReferees.chiamaka,
      email: 'principal@udihills-college.example',
      company: 'Udi Hills Technical College',
      role: 'Principal',
      relationship: 'One of the three teachers Adaeze worked with in 2022, principal since January 2023',
      feedback:
        'On my first morning a parent asked for our founder. I could say what I do and what I do not do, because we had practised it for a term in front of everybody.',
      confirmedAt: '2025-06-12T07:51:00Z',
      readBy: 'P. Nair',
      readAt: '2025-06-18T10:05:00Z',
      confirms: ['asked-for-by-name'],
    },
    {
      name: adaezeReferees.bastien,
      email: 'b.wauthier@valclair-glass.example',
      company: 'Valclair Glass',
      role: 'Works Director',
      relationship: 'Commissioned Adaeze in 2024 and sat in on four of the eighteen shifts',
      feedback:
        'We had paid for a system and got paper. She brought a stool, sat beside the furnace and asked “why now?” for six months. My night shift listens to the answers.',
      confirmedAt: '2025-11-20T16:33:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-11-25T08:58:00Z',
      confirms: ['four-hundred-pages'],
    },
    {
      name: adaezeReferees.hyacinth,
      email: 'hyacinth@pennard-supervision.example',
      company: 'Pennard Coaching Supervision',
      role: 'Supervisor of coaches',
      relationship: 'Has supervised Adaeze’s practice every month since 2016',
      feedback:
        'I heard these cases while they were going badly as well as afterwards. She tells both halves, and she had her clients’ leave to tell them to me.',
      confirmedAt: '2025-02-24T09:20:00Z',
      readBy: 'A. Demir',
      readAt: '2025-03-04T10:12:00Z',
      confirms: ['thirty-years-one-lanyard', 'letter-in-the-drawer', 'asked-for-by-name'],
    },
  ],
} satisfies SampleExpert
