import { tenSteps } from '../answer-types.ts'
import type { Remarks } from './category-advice.ts'

/** Remarks on the unscored answers that are the same in every category. */
export const belief: Remarks = {
  belief_assessment: {
    ...both(
      ['Strongly disagree', 'Disagree'],
      'You doubt that your best work is worth showing to strangers. Let those judge it who had the problem.',
    ),
    'Neither agree nor disagree':
      'You are undecided whether your best work is worth showing. Those who had the problem can tell you.',
    ...both(
      ['Agree', 'Strongly agree'],
      'You hold your best work to be worth showing to strangers. Then begin with exactly that piece.',
    ),
  },
}

/** The remedy for each named trouble (questions pain_3 and biggest_blockages). */
export const troubles: Remarks = {
  pain_3: {
    'I am not found':
      'You are not found: say on one public page which problem you solve, in the words of those who have it.',
    'I am found, and not understood':
      'You are found and not understood: put one example of what changed in the place of what you do.',
    'I am understood, and not believed':
      'You are understood and not believed: have one result confirmed by somebody who was there.',
    'I am believed, and not paid for it':
      'You are believed and not paid for it: write beside the result what it was worth to them.',
    'I do not have the time':
      'You do not have the time: tell the story aloud for ten minutes, and write it down from that.',
    'I do not know where to begin':
      'You do not know where to begin: take the piece of work that you would tell a friend about.',
    'Nobody has asked for it':
      'Nobody has asked for it: offer one story to whoever does today what you used to do.',
    'Those who need it do not know that I have it':
      'Those who need it do not know that you have it: name the problem where they look for help with it.',
    'I cannot put it into words':
      'You cannot put it into words: let somebody ask you about one case, and keep what you answer.',
    'It is scattered over many places':
      'It is scattered: choose the four pieces that you would save from a fire, and bring those together.',
    'None of these':
      'None of the usual troubles is yours: use the calm, and have your next story confirmed at once.',
  },
  biggest_blockages: {
    'I do not like to praise myself':
      'You do not like to praise yourself: a referee’s sentence says what you would never write.',
    'My work is confidential':
      'Your work is confidential: leave out names and keep the numbers. A story needs the problem and the result, not the client.',
    'I never wrote the results down':
      'You never wrote the results down: ask the people who were there what changed. They remember the number you have forgotten.',
    'I would not know whom to ask to confirm it':
      'You would not know whom to ask: ask whoever was relieved when it was over, the person who had the problem.',
    'I tried before, and nothing came of it':
      'You tried before: begin with one story instead of a whole profile, and have it confirmed before you write the next.',
    'Other things were more urgent':
      'Other things were more urgent: tie it to something that happens anyway, one story after each finished piece of work.',
    'Nothing has kept me from it': 'Nothing has kept you from it: then give the first story a date.',
  },
}

export const readiness: Remarks = {
  action_readiness: steps(
    'You are not ready to spend five hours on this now, and need not be: write down one result a week, and come back.',
    'You could spend some hours on this: begin with half of one, the first story, told aloud into your phone.',
    'You are ready to spend five hours on this: put the first two into your calendar today.',
  ),
}

/** The same remark on several answers. */
export function both(answers: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(answers.map((answer) => [answer, text]))
}

/** Remarks on the numbers from 1 to 10: up to 4, up to 7, from 8. */
export function steps(low: string, middle: string, high: string): Record<string, string> {
  return Object.fromEntries(
    tenSteps.map(([step]) => [step, Number(step) < 5 ? low : Number(step) < 8 ? middle : high]),
  )
}
