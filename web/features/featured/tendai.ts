import type { FeaturedContent } from './content.ts'

/** In a file of its own, because the landing page shows these three only. */
export const tendaiResults = {
  problem: 'Nameplate in nineteen weeks, ten days before the lender’s test',
  contrarian: 'First ore five weeks earlier than forecast, and rework down from 31 per cent to four',
  trend: '19,000 alarms a week down to 640, and three failures foretold in half a year',
  transformation: 'No blockade in 26 months of construction, after four in one year',
}

export const tendai: FeaturedContent = {
  leads: {
    problem:
      'A copper plant that was complete on paper, 1,840 open items in three lists, and a lender’s test in December.',
    contrarian:
      'A board was ready to approve ninety more workers underground. I advised it to send four of six crews home.',
    trend:
      'Six analysts, 19,000 alarms a week, and one failure that scrolled past the control room in four seconds.',
    transformation:
      'Four blockades in one year, two villages beside the haul road, and their list of promises, longer than ours.',
  },
  booking: 'Book Call with Tendai',
  idealClient: [
    'You have a plant that is called complete, and a night shift that would not call it so.',
    'You have a date that somebody else will test: a lender, or a board.',
    'You can bear to hear that the answer is fewer people, or a month without building.',
    'You will let me speak to the night shift. I take no job without that.',
  ],
  coreResults: tendaiResults,
  process: {
    title: 'How a start-up runs',
    introduction:
      'From the ribbon to full production, in four steps that the operators can check for themselves.',
    steps: {
      'Walk it with the operators':
        'I cut the plant into systems and walk each of them with whoever will run it, at night too.',
      'One list on one wall':
        'The lists become one, where everybody passes. Each item is A, before power is on, or B, after, or C, cosmetic.',
      'Start by system':
        'Nothing is complete until the operator who will run it has signed, and somebody may say no to each step.',
      'Hold for thirty days':
        'Every morning at six there is one question: what will stop us tonight? It is asked until a month has passed.',
    },
  },
}
