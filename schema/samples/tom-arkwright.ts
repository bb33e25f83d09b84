import type { SampleExpert } from './sample-expert.ts'

export const tomArkwright = {
  profileUrl: 'tom-arkwright',
  firstName: 'Tom',
  lastName: 'Arkwright',
  email: 'tom@arkwright-advice.example',
  plan: 'sprint',
  agentType: 'coach',
  currentRole: 'Family business adviser',
  industry: 'Manufacturing',
  businessAreas: ['Strategy/Leadership', 'People'],
  headline: 'A successor, a date, and Sunday lunch kept',
  coreProblemSolved: 'Family firms where nobody will say who leads next',
  coreDeliverables: [
    'A named successor and a date that the whole family has heard at the same table',
    'One page that says who owns, who works and who decides',
    'A leaving plan for the founder that begins with what the founder goes to',
  ],
  keySkills: ['Family succession', 'Founder exits', 'Share agreements', 'Hard conversations'],
  expertise: [
    'choosing a successor in a family firm',
    'family business succession',
    'founder will not retire',
    'brothers and sisters who disagree about the company',
    'shares for children who do not work in the firm',
    'second generation takeover',
    'how to talk to my father about the business',
  ],
  about:
    'I grew up in my family’s pattern shop in Keighley, worked in it for ten years, and was not the one who took it on. Since 2011 I have sat at the tables of 43 other families. I work with everybody who owns a share or washes up afterwards, and I never take a fee that depends on a sale.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    {
      title: 'Every chair once',
      outcome: 'Each member of the family has said what they want, alone and in confidence.',
    },
    {
      title: 'Own, work, decide',
      outcome: 'Three words that had been one are written down as three.',
    },
    {
      title: 'The date',
      outcome: 'A successor and a day are named in one room, and the works hears it first.',
    },
  ],
  stories: [
    {
      key: 'the-empty-chair',
      title: 'The empty chair',
      subtitle: 'A named successor after nine years of silence',
      industry: 'Manufacturing',
      timeline: 'Eleven weeks, 2010',
      situation:
        'My father’s chair stood empty at our own board table from the day of his stroke in 2001. Three of us sat around it: my cousin Beth, my uncle and I. For nine years we ran a foundry pattern shop of 64 people by each doing what he would have done, and none of us asked who was in charge.',
      task: 'The bank wanted one signature by the summer. I had to find out who should lead, and to be ready for it not to be me.',
      action:
        'I asked each of the eight who owned a share to tell me, alone, whom they would follow if the shop caught fire. I wrote down the eight answers, took the chair out of the room and read them aloud with the names removed. Then I proposed Beth before anybody could propose me.',
      result:
        'We had avoided the succession talk for nine years; within a quarter we had a named successor and a date. Beth took over on 1 September, the bank renewed for five years, and the shop employs 81 people today.',
      validatedOn: '2025-02-20',
    },
    {
      key: 'brother-with-the-keys',
      title: 'The brother with the keys',
      subtitle: 'Two brothers, one managing director, no split',
      industry: 'Manufacturing',
      timeline: 'Five months, 2019',
      situation:
        'Two brothers in Leicester each owned half of a knitwear mill and each called himself managing director. Suppliers were paid twice or not at all. The older one held the only keys to the dye house and had not taken a holiday since 2006, because he would have had to give them up.',
      task: 'Their mother, who owned the building, had given them until Diwali to settle it, or she would sell it over their heads.',
      action:
        'I spent a week in the mill and asked the 58 people there whom they went to, and for what. The answers divided almost cleanly: cloth to the one, customers to the other. I showed both brothers the same sheet in the same minute, and we wrote two jobs from it, one of which answers to the other.',
      result:
        'The younger brother became managing director nineteen days before the deadline. The older one runs the dye house, and last year he spent three weeks in Gujarat with the keys on their hook. Late supplier payments fell from 41 a month to two.',
      validatedOn: '2025-05-08',
    },
    {
      key: 'equal-was-not-fair',
      title: 'Equal was not fair',
      subtitle: 'Four children, one share agreement, all signed',
      industry: 'Manufacturing',
      timeline: 'Seven months, 2022',
      situation:
        'A widow near Gdańsk meant to leave her packaging company to her four children in equal parts. One of them had run it for twelve years; the other three lived abroad and counted on dividends. The daughter who stayed had a competitor’s offer in her desk and had told nobody.',
      task: 'I was asked to find a division that all four would sign while their mother was alive to explain it.',
      action:
        'I had the work valued apart from the ownership, so that twelve years of it had a number. Each of the four then wrote down a division, alone and before anybody had spoken. We laid the four sheets side by side in the mother’s kitchen, and they differed by less than anybody had feared.',
      result:
        'The daughter holds 52 per cent and all the voting shares, and the other three have a dividend that is fixed for ten years. All four signed on one afternoon in March. The offer went into the stove.',
      validatedOn: '2025-10-16',
    },
    {
      key: 'thursday-visits',
      title: 'The Thursday visits',
      subtitle: 'A founder who came back on invitation only',
      industry: 'Manufacturing',
      timeline: 'Four months, 2024',
      situation:
        'The founder of a pump maker in Bursa had retired in January with a dinner and a watch. From February he came in every Thursday, walked the floor and changed the production plan. His niece, the new managing director, had cancelled three of his orders and not slept through a Wednesday night since.',
      task: 'She asked me to make him stay away. He needed a reason to, and the floor needed to see whose plan counted.',
      action:
        'I went with him on two Thursdays and noted what he looked at. It was never the plan, it was the apprentices. I asked the two of them to agree on a workshop of his own, across the yard, with six apprentices and no telephone to the floor, and to announce it together.',
      result:
        'He has not changed a plan since May. All of his first six apprentices passed, two of them with distinction, and delivery on time rose from 71 to 93 per cent. His niece invites him to lunch on Thursdays.',
      validatedOn: '2026-03-05',
    },
  ],
  references: [
    {
      name: 'Beth Ormondroyd',
      email: 'beth@aireworth-patterns.example',
      company: 'Aireworth Patterns',
      role: 'Managing Director',
      relationship: 'Tom’s cousin, worked beside him from 2001 to 2011',
      feedback:
        'He wanted that chair and everybody knew it. He read out eight slips of paper, and then he said my name first.',
      confirmedAt: '2025-02-11T19:24:00Z',
      readBy: 'A. Demir',
      readAt: '2025-02-18T10:15:00Z',
      confirms: ['the-empty-chair'],
    },
    {
      name: 'Clive Amankwah',
      email: 'clive.amankwah@rombalds-bank.example',
      company: 'Rombalds Commercial Bank',
      role: 'Relationship Director, retired',
      relationship:
        'Banker to the family in 2010; has sent Tom five clients since, the Leicester mill among them',
      feedback:
        'I had asked for one signature and expected a quarrel. I was handed a page that said who owns, who works and who decides. I have asked every family firm for that page ever since.',
      confirmedAt: '2025-02-12T08:55:00Z',
      readBy: 'A. Demir',
      readAt: '2025-02-18T10:42:00Z',
      confirms: ['the-empty-chair', 'brother-with-the-keys'],
    },
    {
      name: 'Agnieszka Torvald',
      email: 'a.torvald@motlawa-packaging.example',
      company: 'Motława Packaging',
      role: 'Managing Director',
      relationship: 'The daughter who stayed; client from 2022, and still meets Tom once a year',
      feedback:
        'My brothers gave me more on their sheets than I had dared to write on mine. Nobody would have known that if he had let us talk first.',
      confirmedAt: '2025-10-06T14:11:00Z',
      readBy: 'P. Nair',
      readAt: '2025-10-13T12:30:00Z',
      confirms: ['equal-was-not-fair'],
    },
    {
      name: 'Selin Kavaklı',
      email: 'selin@kavakli-pumps.example',
      company: 'Kavaklı Pumps',
      role: 'Managing Director',
      relationship: 'Client for four months in 2024',
      feedback:
        'I asked for a locksmith and he gave my uncle a workshop. It was the better answer by a long way.',
      confirmedAt: '2026-02-23T09:37:00Z',
      readBy: 'S. Okoye',
      readAt: '2026-03-02T16:20:00Z',
      confirms: ['thursday-visits'],
    },
  ],
} satisfies SampleExpert
