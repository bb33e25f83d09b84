import type { SampleExpert } from './sample-expert.ts'

export const minhAnhDoan = {
  profileUrl: 'minh-anh-doan',
  firstName: 'Minh-Anh',
  lastName: 'Doan',
  email: 'minh-anh@doan-allocation.example',
  plan: 'starter',
  agentType: 'coach',
  currentRole: 'Stock and allocation lead',
  industry: 'Retail',
  businessAreas: ['Delivery/Operations', 'Process/Technology'],
  headline: 'The right size in the right shop',
  coreProblemSolved: 'Shops that run out of the coat people want while it hangs unsold two towns away',
  coreDeliverables: [
    'An allocation rule that each shop manager can explain',
    'A weekly transfer run that pays for its own van',
    'Stock figures that match what hangs on the rail',
  ],
  keySkills: ['Stock allocation', 'Shop transfers', 'Stock accuracy counts', 'Returns handling'],
  expertise: [
    'stock always in the wrong shop',
    'sold out in one branch and marked down in another',
    'wrong sizes in the wrong stores',
    'too many end of season markdowns',
    'online returns piling up in shops',
    'stock figures do not match the shelf',
    'inventory allocation between stores',
  ],
  about:
    'My parents had one shoe shop in Croydon, and I learned allocation from carrying boxes to my aunt’s shop in Lewisham on the 75 bus. I have since done it for chains of 9 to 340 shops. The figures tell you where the stock is, and the Saturday staff tell you why.',
  yearsExperience: '11-15 years',
  signatureSystem: [
    { title: 'Count before you calculate', outcome: 'The system and the rail agree to within two per cent.' },
    { title: 'Hold back a fifth', outcome: 'Part of each delivery waits until the shops have spoken.' },
    {
      title: 'Move it once',
      outcome: 'One transfer, in the week when the item can still sell at full price.',
    },
  ],
  stories: [
    {
      key: 'coats-in-truro',
      title: 'Four hundred coats in the wrong town',
      subtitle: 'Winter markdowns down from £1.9m to £1.1m',
      industry: 'Retail',
      timeline: 'One winter, 2023',
      situation:
        'A clothing chain of 62 shops sent every branch the same mix of sizes. By November the long wool coat had sold out in Harrogate and Perth, while four hundred of them hung in Truro and Plymouth. The winter before had ended in £1.9m of markdowns.',
      task: 'I was to cut the markdowns by a quarter that season without buying a single garment more or changing the warehouse system.',
      action:
        'I compared two winters of sales by shop and size, and found eleven shops that had never once sold a size 8 coat at full price. We held back a fifth of every delivery and let the first ten days of sales decide where it went. One van with one driver moved the rest on Tuesdays, and only garments with four selling weeks left.',
      result:
        'Markdowns fell from £1.9m to £1.1m. Full-price sales of coats rose by nine per cent on the same quantity. The van and its driver cost £41,000 and are still on the road every Tuesday.',
      validatedOn: '2025-03-20',
    },
    {
      key: 'right-of-refusal',
      title: 'The shops that were allowed to say no',
      subtitle: 'One delivery in eight refused, sales up six per cent',
      industry: 'Retail',
      timeline: 'Six months, 2024',
      situation:
        'Head office of a homeware chain in the Midlands sent goods to 28 shops by formula, and managers hid what they could not sell in the stockroom. A count in Derby found 340 identical lampshades behind a curtain.',
      task: 'The operations director wanted a cleverer formula. I asked to let six shops refuse deliveries for half a year, and to compare.',
      action:
        'Each of the six managers got the list on Wednesday and could strike out up to a fifth of it, with one reason in their own words. I read every reason on Thursday and sent the goods to whoever had asked for more. Striking out counted against nobody. I published the reasons each month, with what had happened to the refused goods.',
      result:
        'They refused one delivery line in eight. Sales in the six shops rose by six per cent against the other 22, and their stockrooms were half empty by June. All 28 shops have had the right to refuse since January 2025.',
      validatedOn: '2025-08-07',
    },
    {
      key: 'returns-home',
      title: 'The returns that never went home',
      subtitle: 'Back on sale in three days instead of twenty-six',
      industry: 'Retail',
      timeline: 'Four months, 2025',
      situation:
        'A shoe retailer let people return online orders to any of its 90 shops, and half of them did. The shoes waited behind the counter for a weekly lorry to a warehouse in Daventry. A pair was off sale for 26 days, which in sandals is most of a summer.',
      task: 'I had to get returned shoes back on sale within a week, in shops where no one had a spare minute on a Saturday.',
      action:
        'I timed 300 returns at nine counters. Checking a pair took two minutes, and finding where to put it took eleven. We gave each shop one rule: if it sells here, it stays here. A code on the receipt told the counter at once, and the website showed the pair as available that night. Only one pair in five still took the lorry.',
      result:
        'A returned pair was back on sale in three days on average. The company sold 7,400 more pairs at full price that summer and dropped two of its five lorry routes. Counter staff saved about four hours per shop a week.',
      validatedOn: '2026-03-05',
    },
    {
      key: 'saturday-allocator',
      title: 'The allocators who worked on Saturdays',
      subtitle: 'Stock accuracy from 81 to 97 per cent',
      industry: 'Retail',
      timeline: 'Nine months, 2022',
      situation:
        'Five allocators at a toy chain in Reading sent stock to 140 shops that none of them had visited. Their figures said that goods were there, the shops said that they were not, and each side kept e-mails to prove it. Accuracy stood at 81 per cent.',
      task: 'I led the five, and I had to end the quarrel as much as the errors, before the Christmas deliveries began.',
      action:
        'Each allocator took one shop and worked there on one Saturday a month, on the till and in the stockroom, and I took Slough. On Mondays we brought back one thing that the figures could not have told us. The barcode on double packs scanned as one, for example, and so every delivery of them arrived short. We mended one cause a week.',
      result:
        'Accuracy rose from 81 to 97 per cent by November. The chain lost £260,000 less to phantom stock that Christmas. Two shop managers applied for the allocators’ jobs when they came up, and got them.',
      validatedOn: '2026-03-05',
    },
  ],
  references: [
    {
      name: 'Rebecca Stainforth',
      email: 'rebecca.stainforth@harl-and-wick.example',
      company: 'Harl & Wick',
      role: 'Merchandise Director',
      relationship: 'Minh-Anh’s line manager for three years',
      feedback:
        'Every January we stood in Truro and wondered who had ordered those coats. She showed me that we all had, by ordering the same for everyone. Eight hundred thousand pounds came off the markdown line in a single winter.',
      confirmedAt: '2025-03-11T09:05:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2025-03-20T11:00:00Z',
      confirms: ['coats-in-truro'],
    },
    {
      name: 'Dwayne Pottinger',
      email: 'd.pottinger@tallow-lane.example',
      company: 'Tallow Lane Homeware',
      role: 'Shop Manager, Derby',
      relationship: 'Managed one of the six trial shops in 2024',
      feedback:
        'I was the man with the lampshades. For the first time somebody at head office read my reason on a Thursday and did something about it on the Friday.',
      confirmedAt: '2025-07-30T19:45:00Z',
      readBy: 'N. Oyelaran',
      readAt: '2025-08-07T08:55:00Z',
      confirms: ['right-of-refusal'],
    },
    {
      name: 'Katarzyna Lisowska',
      email: 'k.lisowska@stride-and-son.example',
      company: 'Stride & Son Shoes',
      role: 'Head of Store Operations',
      relationship: 'Her client in 2025, and a fellow allocator at the toy chain before that',
      feedback:
        'She stood at my counters with a stopwatch for two weeks before she said a word. It was the eleven minutes of looking for a shelf that were killing us, and I had walked past them for years. I was one of the five in Reading too; I still do my Saturdays.',
      confirmedAt: '2026-02-24T12:15:00Z',
      readBy: 'A. Demir',
      readAt: '2026-03-05T14:40:00Z',
      confirms: ['returns-home', 'saturday-allocator'],
    },
  ],
} satisfies SampleExpert
