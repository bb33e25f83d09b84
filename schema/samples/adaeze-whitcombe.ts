import type { SampleExpert, SampleReference, SampleStory } from './sample-expert.ts'

/** Her head data, exported separately so that pages ship nothing else. */
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
    'Gareth had run turbine maintenance for one utility for thirty years when his post was cut. He was fifty-six, he had sent 61 applications in five months, and he had been called to two interviews. By the time we met he was apologising for his age before anybody had asked it.',
  task: 'Gareth wanted work at his own level within the year, and he wanted to stop feeling that his thirty years counted against him.',
  action:
    'We left the CV alone and talked through the outages that he still thought about, the ones that went badly as well as the ones that went well. Each outage became a story of one page, seven in all, and I rang a dozen people who had been there to ask what Gareth had really done. Then he wrote to four firms that had those same problems, with two of the pages in each letter.',
  result:
    'Three of the four firms replied within a fortnight. Gareth started in September as reliability lead for a wind operator, at nine per cent above his old salary. Gareth trains the operator’s younger engineers with the same seven pages, and from the fourth firm we have heard nothing to this day.',
  validatedOn: '2025-03-06',
} satisfies SampleStory

/** The referee's quote on the landing page. */
export const elunedPrydderch = {
  name: adaezeReferees.eluned,
  email: 'e.prydderch@skerrywind.example',
  company: 'Skerry Wind Services',
  role: 'Head of Reliability',
  relationship: 'Hired a client of Adaeze’s in 2023 and has worked with her on two hand-overs since',
  feedback:
    'I read several hundred applications a year, and his was the only one that opened with a failure and said what it had cost. We took him on as reliability lead and I have had no cause to regret it. When I asked who had helped him to write like that, he gave me Adaeze’s number.',
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
  hours: {
    timeZone: 'Europe/London',
    length: 60,
    week: { Tuesday: ['10:00-13:00'], Wednesday: ['10:00-13:00', '14:30-16:30'], Thursday: ['14:00-18:00'] },
  },
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
        'A medical director in Utrecht came to me with her resignation already typed, after two coaches who had helped her to be brave about leaving. I asked what she was going to instead. The director talked for most of an hour about a training ward that her own hospital had refused three times, and hardly at all about anywhere else.',
      task: 'The medical director had come to be helped to leave well. I thought that she should first ask properly for the thing she wanted, and I told her so.',
      action:
        'The director agreed to date the resignation ninety days ahead and to leave it with me. We used the time to go back over the three refusals: who had said no to the ward, and what each of them was afraid of. The head of finance turned out to matter most, so she went to him first, alone, with what the hospital had paid that year to replace registrars who had left.',
      result:
        'The fourth request was approved in the tenth week. The training ward opened with fourteen beds, and eight of its first ten registrars have stayed in the region. The medical director is still in post and has not asked for her letter back.',
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
        'A glassworks near Liège was about to lose its last two furnace masters to retirement in the same summer. Management had bought software to capture what the two men knew, and within ten weeks it had produced four hundred pages. The night shift, for whom the pages were meant, had not opened one of them.',
      task: 'Before both furnace masters left in June, the firm needed their judgement in a form that an operator would reach for at three in the morning.',
      action:
        'I took a stool and sat with the two furnace masters for eighteen shifts, and whenever one of them did something that was not in the manual I asked him why now. We kept 26 recordings of under three minutes each. Every recording begins with what you would see, hear or smell, and only when they were finished did we let the software index them, by symptom.',
      result:
        'Rejected glass stayed at 2.1 per cent in the first winter without the two furnace masters, where the firm had planned for five. The night shift played the recordings about three hundred times that winter. Both furnace masters come back each quarter, paid, to add another.',
      validatedOn: '2025-11-27',
    },
    {
      key: 'asked-for-by-name',
      prompt: 'transformation',
      title: adaezeTitles.transformation,
      subtitle: 'Enrolment rose in the first year without the founder',
      industry: 'Education',
      timeline: 'Ten months, 2022',
      situation:
        'The founder of a girls’ technical college in Enugu had led it for twenty-four years, and every parent, donor and inspector asked for her by name. Two deputies had come and gone within eighteen months. Now her doctor had told her to stop before Christmas, and she did not know how it was done.',
      task: 'The college had to keep its pupils, its donors and its licence under somebody else, and the founder had to be able to watch it happen.',
      action:
        'We spent a month finding out what people really came to the founder for, and it was four things, of which only one was hers alone. Three teachers took the other three, in public, and practised for a term while she sat at the back. The founder’s own part was the Monday assembly talks, and she wrote them down. For the donors I relied on a letter from her, and that was a mistake.',
      result:
        'The founder stopped on 15 December, and the next September enrolment was 412, up from 396. Two of the seven large donors left, though, and twelve scholarships went with them. Those two donors had been giving to a person, and I should have brought the next principal to meet them in the spring.',
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
        'The first two coaches were good, and I would have left with their blessing. What I needed was somebody to go through the three refusals with me, name by name. The ward has fourteen beds, and I can walk to it from my office.',
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
        'On my first morning as principal a parent asked for our founder. I could say what I do and what I do not do, because three of us had practised it for a term in front of everybody. We have found eight of the twelve scholarships again since.',
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
        'We had paid for a system and received paper. I sat in on four of her shifts and learned things about my own furnace. Rejects that winter were 2.1 per cent, and I had put five in the budget.',
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
        'There is little that I may say of individual cases. I heard these three as they went along, the bad weeks included, and what she has written agrees with my notes. The clients gave their leave.',
      confirmedAt: '2025-02-24T09:20:00Z',
      readBy: 'A. Demir',
      readAt: '2025-03-04T10:12:00Z',
      confirms: ['thirty-years-one-lanyard', 'letter-in-the-drawer', 'asked-for-by-name'],
    },
  ],
} satisfies SampleExpert
