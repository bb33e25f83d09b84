import type { SampleExpert } from './sample-expert.ts'

export const zofiaMarszalek = {
  profileUrl: 'zofia-marszalek',
  firstName: 'Zofia',
  lastName: 'Marszałek',
  email: 'zofia@marszalek-readers.example',
  plan: 'starter',
  agentType: 'coach',
  currentRole: 'Subscriptions editor, independent',
  industry: 'Media & Communications',
  businessAreas: ['Marketing'],
  headline: 'Readers who stay when the discount ends',
  coreProblemSolved: 'Magazines that win a thousand subscribers in spring and lose more by autumn',
  coreDeliverables: [
    'A renewal plan built on calls with the readers who left',
    'A weekly letter that gets the magazine opened',
    'Prices that readers understand because they have seen the accounts',
  ],
  keySkills: ['Reader interviews', 'Renewal campaigns', 'Newsletter editing', 'Price trials'],
  expertise: [
    'magazine losing subscribers',
    'readers cancel after the trial offer',
    'subscription renewal rate falling',
    'how to raise a subscription price',
    'newsletter nobody opens',
    'search traffic to our site has collapsed',
    'reduce churn without discounts',
  ],
  about:
    'I was a sub-editor for six years before anybody let me near a subscription figure. I treat a cancellation as a review, and I ring the reviewer. People rarely leave because of the price; they leave because the last three issues are still in the wrapper.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    {
      title: 'Ring the ones who left',
      outcome: 'You know what the last hundred lost readers had stopped reading.',
    },
    { title: 'Get it opened', outcome: 'One letter a week sends people to one page of the issue.' },
    {
      title: 'Price in the open',
      outcome: 'Readers choose between prices with the costs in front of them.',
    },
  ],
  stories: [
    {
      key: 'unopened-issue',
      title: 'The magazine that stayed in its wrapper',
      subtitle: 'Cancellations down from 900 to 340 a quarter',
      industry: 'Media & Communications',
      timeline: 'Nine months, 2023',
      situation:
        'A history monthly in Edinburgh had 41,000 subscribers and lost nine hundred of them every quarter. The publisher had spent £140,000 on introductory discounts in a year, and most of those new readers left on the day their price went up.',
      task: 'I had two renewal seasons to stop the loss, a third of that budget, and a promise to leave the editor and the cover price alone.',
      action:
        'I rang 120 people who had cancelled and asked what they had last read. Eighty-one could not name one article from the past three issues; the magazine lay unopened in the hall. So we stopped selling and began a Sunday letter. In four hundred words the editor told one story from the issue and gave the page number.',
      result:
        'Within nine months cancellations had fallen from 900 to 340 a quarter. Readers of the letter renewed at 88 per cent, the others at 71. The discounts ended, and marketing cost £96,000 less than the year before.',
      validatedOn: '2025-05-15',
    },
    {
      key: 'open-accounts',
      title: 'The price rise that came with the accounts',
      subtitle: 'First surplus in seven years, 210 readers lost',
      industry: 'Media & Communications',
      timeline: 'One renewal season, 2024',
      situation:
        'A literary quarterly in Dublin had 6,300 subscribers at €24 a year and lost four euros on each of them. The board wanted to launch a cheaper digital edition, which its own figures showed would lose six.',
      task: 'I was asked to market the digital edition. I asked for one letter to six hundred readers first, to find out what the paper one was worth to them.',
      action:
        'The editor and I published the accounts of a single issue: paper, print, postage, and what each writer had been paid. Under them stood three prices for the same magazine, €24, €36 and €60, and a line saying that nobody would ever learn which one a reader had chosen. After the six hundred had answered, we sent it to everybody.',
      result:
        'Fifty-four per cent chose €36, nine per cent chose €60, and 210 people left. The quarterly made a surplus of €28,000, its first in seven years, and has since raised its fee to writers by half.',
      validatedOn: '2025-12-04',
    },
    {
      key: 'search-collapse',
      title: 'Twelve recipes instead of sixty',
      subtitle: 'Search visits down 35 per cent, income up 12',
      industry: 'Media & Communications',
      timeline: 'Eleven months, 2025',
      situation:
        'A cookery magazine lost 35 per cent of the visitors to its website in ten months, because search pages had begun to answer with the recipe itself. It answered by publishing more: sixty recipes a month, half of them never cooked by anybody on the staff.',
      task: 'I had to replace the income that came with those visitors, about £210,000 a year, before the next budget.',
      action:
        'I cut the sixty recipes to twelve, each cooked three times, with the failures described. The four test cooks used the time to answer readers in a Thursday evening phone hour that only subscribers could join. Every question became a line in the next letter. We counted questions and renewals, and took page views off the wall.',
      result:
        'Visitors fell a little further, and it did not matter. Eleven months later 5,200 people had subscribed for the Thursday hour, and income stood 12 per cent above the year before. None of the four cooks was let go.',
      validatedOn: '2026-07-09',
    },
    {
      key: 'one-click-goodbye',
      title: 'A retention desk that helped people leave',
      subtitle: 'One in four leavers back within a year',
      industry: 'Media & Communications',
      timeline: 'Fourteen months, 2022 and 2023',
      situation:
        'At a weekly in Bristol, cancelling meant a nine-minute telephone call in which nine people had to make three offers each. The desk saved 14 per cent of callers, and most of those went within the quarter. Six of the nine were looking for other work.',
      task: 'The publisher wanted the desk to save more callers. I wanted its people to be able to look a reader in the eye.',
      action:
        'I sat with a headset for two weeks, then proposed that a reader could leave with one click and one question. The desk stopped pleading and began writing: everybody who left got a note by name after ninety days, about one article on the thing they had said they missed. Each of the nine chose their own articles.',
      result:
        'Eleven per cent more people left in the first quarter, as I had warned. Within a year one leaver in four had come back at full price, and the weekly had 1,900 more subscribers than before. Eight of the nine stayed.',
      validatedOn: '2026-07-09',
    },
  ],
  references: [
    {
      name: 'Fergus Abernethy',
      email: 'fergus@lanternclose-press.example',
      company: 'Lantern Close Press',
      role: 'Publisher',
      relationship: 'Zofia’s client for the history monthly, 2022 to 2024',
      feedback:
        'She would not look at our offer pages until she had rung the people who left. When she played me the fourth call in which a reader could not name an article, I stopped signing discounts.',
      confirmedAt: '2025-05-07T13:40:00Z',
      readBy: 'H. Lindqvist',
      readAt: '2025-05-15T09:15:00Z',
      confirms: ['unopened-issue'],
    },
    {
      name: 'Sorcha Ní Bhraonáin',
      email: 'sorcha@quarterday-review.example',
      company: 'Quarter Day Review',
      role: 'Editor',
      relationship: 'Wrote the letter to readers with her in 2024',
      feedback:
        'Printing what we pay our poets was the most frightening thing I have done as an editor. Two hundred and ten readers left us, and the rest paid for the year.',
      confirmedAt: '2025-11-27T10:30:00Z',
      readBy: 'C. Beaufort',
      readAt: '2025-12-04T15:50:00Z',
      confirms: ['open-accounts'],
    },
    {
      name: 'Adaeze Nwosu-Hart',
      email: 'adaeze@copperpan-media.example',
      company: 'Copper Pan Media',
      role: 'Commercial Director',
      relationship:
        'Budget holder for the cookery magazine throughout 2025; earlier her colleague in Bristol',
      feedback:
        'I fought her over every recipe she cut. By October the Thursday hour was the only line in my budget that grew, and I had sat in the room in Bristol when she was right the first time.',
      confirmedAt: '2026-06-30T08:20:00Z',
      readBy: 'C. Beaufort',
      readAt: '2026-07-09T11:35:00Z',
      confirms: ['search-collapse', 'one-click-goodbye'],
    },
  ],
} satisfies SampleExpert
