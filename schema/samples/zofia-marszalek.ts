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
        'A history monthly in Edinburgh had 12,000 subscribers and lost nine hundred of them every quarter, which is to say that in a little over three years it would have lost them all. The publisher had spent £90,000 on introductory discounts in a year. Most of the readers it bought in this way left on the day their price went up.',
      task: 'I had two renewal seasons to stop the loss, a budget of £30,000 where there had been £90,000, and instructions to leave the editor and the cover price alone.',
      action:
        'I rang 120 people who had cancelled and asked what they had last read, and 81 of them (pleasant, apologetic people) could not name one article from the past three issues. The magazine had been lying in the hall in its wrapper. So the editor began a letter on Sundays, four hundred words long, which told one story from the issue and gave the page number.',
      result:
        'Within nine months cancellations had fallen from 900 to 340 a quarter. Readers of the letter renewed at 88 per cent and the others at 71, although I grant that people who open letters are the sort of people who renew. Marketing cost £60,000 less than in the year before.',
      validatedOn: '2025-05-15',
    },
    {
      key: 'open-accounts',
      title: 'The price rise that came with the accounts',
      subtitle: 'First surplus in seven years, 210 readers lost',
      industry: 'Media & Communications',
      timeline: 'One renewal season, 2024',
      situation:
        'A literary quarterly in Dublin sold 6,300 subscriptions at €24 a year and lost four euros on each of them, which its board proposed to cure by launching a digital edition that would, by the board’s own figures, lose six.',
      task: 'My commission was to market the digital edition. The board agreed, with some reluctance, that one letter should first go to six hundred readers about the paper one.',
      action:
        'The editor and I published the accounts of a single issue: paper, print, postage, and what each writer had been paid, which in one case was €35 for a sequence of sonnets. Under the accounts stood three prices for the same magazine, €24, €36 and €60, with a promise that nobody would ever learn which one a reader had chosen. The six hundred answered kindly, and the letter went to everybody.',
      result:
        'Fifty-four per cent of the readers chose €36, ten per cent chose €60, and 210 people left. The quarterly made a surplus of €28,000, its first in seven years. The digital edition was quietly dropped, and writers are paid half as much again.',
      validatedOn: '2025-12-05',
    },
    {
      key: 'search-collapse',
      title: 'Twelve recipes instead of sixty',
      subtitle: '£140,000 of a lost £210,000 earned back',
      industry: 'Media & Communications',
      timeline: 'One year, 2025',
      situation:
        'A cookery magazine lost 35 per cent of the visitors to its website in ten months, because search pages had begun to answer with the recipe itself. The magazine replied by publishing more: sixty recipes a month, half of which nobody on the staff had ever cooked.',
      task: 'The publisher needed to replace the income that had come with those visitors, about £210,000 a year, before the next budget.',
      action:
        'I cut the sixty recipes to twelve, each of them cooked three times and printed with its failures. The four test cooks, who now had their afternoons back, answered readers in a telephone hour on Thursday evenings, for subscribers only. Every question became a line in the next letter (the correspondence on collapsing meringues ran for five weeks).',
      result:
        'By the end of the year 2,800 people had subscribed for the Thursday hour, which brought in £140,000 of the £210,000. The other £70,000 did not come back, and two of the four cooks went down to three days a week. I had warned the publisher that this might happen, but I had not warned the cooks.',
      validatedOn: '2026-07-09',
    },
    {
      key: 'one-click-goodbye',
      title: 'A retention desk that helped people leave',
      subtitle: 'One in four leavers back within a year',
      industry: 'Media & Communications',
      timeline: 'Fourteen months, 2022 and 2023',
      situation:
        'At a weekly in Bristol, cancelling meant a telephone call of ten minutes in which the reader was made three offers, usually by somebody who was looking for another job. The desk of eight saved 14 per cent of its callers. Most of those it saved left within the quarter.',
      task: 'The publisher’s wish was that the desk should save more callers. Mine, which I stated at the outset, was that its people should get through a day without being sworn at.',
      action:
        'After two weeks with a headset on I proposed that a reader could leave with one click and one question. The desk turned from pleading to writing: everybody who had left got a note by name after ninety days, about an article on the very thing they had said they missed. The eight chose the articles themselves.',
      result:
        'A tenth more people left in the first quarter, as I had warned. Within a year one leaver in four was back at full price, and the weekly had 1,900 more subscribers than before. Of the eight on the desk, seven were still there.',
      validatedOn: '2026-07-09',
    },
  ],
  references: [
    {
      name: 'Fergus Abernethy',
      email: 'fergus@lanternclose-press.example',
      company: 'Lantern Close Press',
      role: 'Publisher',
      relationship: 'Zofia’s client for nine months in 2023',
      feedback:
        'We were at 900 cancellations a quarter when she started and 340 when she finished, and I had not changed the price. I listened to six of her calls, and after the fourth I stopped signing off discounts.',
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
        'Printing what we pay our poets frightened me more than anything I have done as an editor. We lost 210 readers, some of them with quite rude letters. I would do it again, but I would put the telephone off the hook that week.',
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
        'I fought her over every recipe she cut, and we ended £70,000 short, so I was not entirely wrong. The Thursday hour was still the only line in my budget that grew. In Bristol, where I sat two desks away, a quarter of the people we let go so easily did come back.',
      confirmedAt: '2026-06-30T08:20:00Z',
      readBy: 'C. Beaufort',
      readAt: '2026-07-09T11:35:00Z',
      confirms: ['search-collapse', 'one-click-goodbye'],
    },
  ],
} satisfies SampleExpert
