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
    'My mum and dad had one shoe shop in Croydon, and I learned allocation by carrying boxes to my aunt’s shop in Lewisham on the 75 bus. I’ve since done it for chains of 9 to 340 shops. I like a spreadsheet, but give me an hour with the Saturday staff over one any day.',
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
      timeline: 'One winter, 2023 to 2024',
      situation:
        'A clothing chain with 62 shops sent every branch the same mix of sizes, because that’s how it had always been done. By November the long wool coat was sold out in Harrogate and Perth, and four hundred of them were hanging in Truro and Plymouth. The winter before had ended in £1.9m of markdowns.',
      task: 'My director wanted a quarter off the markdowns that winter, without buying one extra garment or touching the warehouse system. It was a fair ask.',
      action:
        'I went back through two winters of sales by shop and size, and some shops had never once sold a size 8 coat at full price. So we held back a fifth of every delivery and let the first ten days of sales tell us where it should go. A van went round on Tuesdays with the rest, and it only took garments that still had four good selling weeks in them.',
      result:
        'Markdowns came down from £1.9m to £1.1m, well past the quarter I’d been asked for. Coats sold eight per cent better at full price, on the same quantity. The van and its driver cost £41,000 for the season, so it wasn’t free.',
      validatedOn: '2025-03-20',
    },
    {
      key: 'right-of-refusal',
      title: 'The shops that were allowed to say no',
      subtitle: 'One delivery in eight refused, sales up six per cent',
      industry: 'Retail',
      timeline: 'Six months, 2024',
      situation:
        'Head office of a homeware chain in the Midlands sent goods to its 28 shops by formula, and managers hid what they couldn’t sell. In Derby I found 340 identical lampshades behind a stockroom curtain. Nobody had ordered the lampshades and nobody would own up to them.',
      task: 'The operations director was shopping for a cleverer formula. I talked her into a trial first: six shops, six months, and the right to say no to a delivery.',
      action:
        'Every Wednesday the six managers got their list and could strike out up to a fifth of it, as long as they gave a reason in their own words. I read the reasons on Thursday mornings and sent the goods to whoever had asked for more. Nobody got a black mark for striking out. Each month I put the reasons up for everyone to see, along with where the refused goods had ended up.',
      result:
        'The six managers turned down about one delivery line in eight, and their sales rose by six per cent against the other 22 shops. You could walk across their stockrooms by June. All 28 shops have had the right to refuse since January 2025.',
      validatedOn: '2025-08-07',
    },
    {
      key: 'returns-home',
      title: 'The returns that never went home',
      subtitle: 'Back on sale in three days, mostly, not twenty-six',
      industry: 'Retail',
      timeline: 'Four months, 2025',
      situation:
        'A shoe retailer let people bring online orders back to any of its 90 shops, and half of them did. The shoes then sat behind the counter waiting for a weekly lorry to a warehouse in Daventry, which had its own queue. A returned pair was off sale for 26 days, and in sandals that’s most of a summer.',
      task: 'Returned shoes had to be back on sale within a week, in shops where nobody has a spare minute on a Saturday.',
      action:
        'I stood at ten counters and timed 300 returns: two minutes to check a pair, ten to find somewhere to put it. So the rule became “if it sells here, it stays here”, and a code on the receipt told the counter which pairs those were. The website showed the pair as available the same night. What I’d missed was the big shopping centres, which take back far more than they sell.',
      result:
        'Most returned pairs were back on sale in three days, and we sold 7,400 more at full price that summer. Six shopping-centre branches drowned in boxes, though, and I was slow to see it. About 900 pairs ended up in the clearance bin, £38,000 of stock, before we put those six branches back on the lorry.',
      validatedOn: '2026-03-06',
    },
    {
      key: 'saturday-allocator',
      title: 'The allocators who worked on Saturdays',
      subtitle: 'Stock accuracy from 81 to 97 per cent',
      industry: 'Retail',
      timeline: 'Ten months, 2022',
      situation:
        'Five of us allocated stock to 140 toy shops from an office in Reading, and none of us had set foot in one. Our figures said the goods were there, the shops said they weren’t, and both sides kept the e-mails to prove it. Stock accuracy stood at 81 per cent.',
      task: 'I ran that team of allocators. My boss wanted the figures right before the Christmas deliveries, and I wanted the rowing to stop.',
      action:
        'We each adopted a shop and worked a Saturday there every month, on the till and out the back; I had Slough. On Mondays everybody brought in one thing the system couldn’t have told us, and we fixed one a week. It turned out, for instance, that double packs scanned as singles, so every delivery of them looked short.',
      result:
        'Stock accuracy was 97 per cent by November. Phantom stock cost the chain £260,000 less that Christmas than the one before. Two shop managers have since moved into allocation jobs, and they’re better at it than I was.',
      validatedOn: '2026-03-06',
    },
  ],
  references: [
    {
      name: 'Rebecca Stainforth',
      email: 'rebecca.stainforth@harl-and-wick.example',
      company: 'Harl & Wick',
      role: 'Merchandise Director',
      relationship: 'Minh-Anh reported to her for the winter of 2023 to 2024',
      feedback:
        'Markdowns were £1.9m the year before and £1.1m that winter; I signed off both numbers. Minh-Anh talks a great deal and listens even more, chiefly to shop staff.',
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
        'I was the lampshade man. You strike out what you don’t want, you write why, and by Friday it’s gone somewhere else, that’s all it is. We’ve given up the lock-up we used to rent.',
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
      relationship: 'Her client in 2025, and an allocator in her team of five in Reading',
      feedback:
        'She stood at my counters with a stopwatch for two weeks before she suggested anything. The shopping centres were a mess until August, and she put the £38,000 on the first slide of the review. I was in her team in Reading too, where we got stock accuracy to 97 per cent, and I still do my Saturdays.',
      confirmedAt: '2026-02-24T12:15:00Z',
      readBy: 'A. Demir',
      readAt: '2026-03-05T14:40:00Z',
      confirms: ['returns-home', 'saturday-allocator'],
    },
  ],
} satisfies SampleExpert
