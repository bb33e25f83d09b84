import {
  brief,
  changePattern,
  figurePattern,
  type Gap,
  type GapRule,
  gapsBy,
  timePattern,
  without,
} from '../drafts/draft-gaps.ts'
import type { StoryPart } from './story-limits.ts'

const own = /\b(I|me|my|mine|myself|I['’](?:m|d|ve|ll))\b/
const together = /\b(we|us|our|ours|we['’](?:d|ve|ll|re))\b/i
/** Patterns of a loss, a cost or a fear. */
const cost =
  /[£$€]|\b(cost|costs|costing|lost|lose|losing|paid|pay|wast\w+|late|delay\w*|overtime|penalt\w+|fines?|complain\w*|errors?|mistakes?|returned|refund\w*|angry|afraid|left|leaving|quit|resign\w*|closed?|closure|risk\w*|fail\w*|broke\w*|missed|stopped|nobody|no one|never|without|cut|gone|short|refus\w+|declin\w+|reject\w+|could not|would not|did not|too (?:late|long|few|many|much))\b/i

const season =
  '\\b(january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|season|term|until)\\b'

/** A rule for “we”, as a reader asks who that was. */
const ownPart: GapRule = (text) =>
  together.test(text) && !own.test(text)
    ? {
        missing: 'It says “we”, and never “I”.',
        matters: 'A reader cannot hire all of you. Which part was yours alone?',
      }
    : undefined

const rules: Readonly<Record<StoryPart, readonly GapRule[]>> = {
  problemDescription: [
    brief(
      'A scene from one working day lets a reader see it: who did what, and what had gone wrong by evening.',
    ),
    without(cost, {
      missing: 'It does not say what the problem cost.',
      matters: 'A reader asks why anybody paid to have it solved. Money, hours, people or sleep: name one.',
    }),
    without(figurePattern, {
      missing: 'Nothing in it is counted.',
      matters: 'How many, how often, for how long? By that a reader sees whether their own case is as bad.',
    }),
  ],
  task: [
    brief('Say who asked you, what for, and by when. In one line it could be anybody’s job description.'),
    ownPart,
    without(new RegExp(`${timePattern.source}|${season}`, 'i'), {
      missing: 'It does not say by when.',
      matters: 'A task with a date shows what was at stake if it was missed.',
    }),
  ],
  solution: [
    brief('A reader hires you for how you go about things. Take them through it: first, then, and the turn.'),
    ownPart,
    without(new RegExp(`${own.source}|${together.source}`, 'i'), {
      missing: 'Nobody does anything in it.',
      matters: 'Say it with “I”: what you did, in the order in which you did it.',
    }),
  ],
  results: [
    brief('What was different on the Monday after? The ending is what a reader tells somebody else.'),
    without(figurePattern, {
      missing: 'There is no figure in it.',
      matters:
        'A figure is what a referee can confirm, and what is believed. Money, hours, people: one will do.',
    }),
    without(changePattern, {
      missing: 'There is no before and after.',
      matters: 'From what to what? “From 41 a month to two” says more than two alone.',
    }),
  ],
}

/**
 * A reader's next questions about one part of a story, at most two, the most important first; none for an empty part.
 */
export const storyGapsOf = (part: StoryPart, text: string): Gap[] =>
  text.trim() ? gapsBy(rules[part], text) : []
