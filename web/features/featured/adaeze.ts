import type { FeaturedContent } from './content.ts'

export const adaeze: FeaturedContent = {
  leads: {
    problem:
      'A maintenance manager whose post was cut after thirty years, and what happened when he stopped sending his CV.',
    contrarian:
      'Two coaches had helped a medical director to be brave about leaving. I asked her to wait ninety days.',
    trend:
      'Software had made four hundred pages out of two furnace masters. The night shift needed something else at three in the morning.',
    transformation:
      'A founder whom everybody asked for by name, and the months in which they learned to ask for somebody else.',
  },
  scorecardCall: 'Will your own work outlast you?',
  booking: 'Book Strategy Session',
  idealClient: [
    'You have done one kind of work for a long time, and it is about to change hands or to stop.',
    'You are asked for by name, and could not say exactly what for.',
    'You do not mind my ringing people who have worked with you to ask what you did.',
    'You have the time: the four cases on this page took between fourteen weeks and ten months.',
  ],
  coreResults: {
    problem:
      'Three of four letters answered within a fortnight, where 61 applications had brought two interviews',
    contrarian: 'A training ward approved at the fourth request, and opened with fourteen beds',
    trend:
      'Rejected glass at 2.1 per cent in the first winter without the two masters, where five was planned',
    transformation: 'Enrolment up from 396 to 412 in the first year without the founder',
  },
  process: {
    title: 'The signature system',
    introduction: 'Four steps, in this order. Each ends with something that you can show to somebody else.',
    steps: {
      'Identity Clarity':
        'You tell me about the work you still think about. I ring people who were there and ask what you did.',
      'Impact Mapping':
        'We draw whom that work has reached, who refused it, and what each of them was afraid of.',
      'Authority Activation':
        'You write to the few people who have exactly that problem, with your stories and without your CV.',
      'Legacy Empowerment': 'Others practise your part in public, while you sit at the back.',
    },
  },
}
