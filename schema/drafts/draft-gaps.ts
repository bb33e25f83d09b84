import { capitalised } from '../text/phrases.ts'
import type { Draft } from './drafts.ts'
import { blanksIn, withoutBlanks } from './profile-assistant.ts'

/** The answers that the preview shows as stories. */
export type DraftStory = 'experience' | 'deliverables' | 'clientProblemsBefore' | 'targetClient'

/** What an answer lacks, and why a buyer would care. */
export type Gap = { missing: string; matters: string }

export type GapRule = (text: string) => Gap | undefined

/** Shorter answers are told their word count. */
const counts = [
  'no words',
  'one word',
  'two words',
  'three words',
  'four words',
  'five words',
  'six words',
  'seven words',
]
const maxGaps = 2

/** Patterns of an answer that says how much, of what size, whose role, when, or what changed. */
export const figurePattern =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|halved|doubled|twice|thirds?|quarter of|per ?cent)\b/i
export const sizePattern =
  /\b(small|medium|mid-?sized?|large|big|family|start-?ups?|scale-?ups?|smes?|listed|global|sole)\b/i
export const postPattern =
  /\b(owners?|founders?|directors?|heads?|managers?|chiefs?|c[efiot]os?|presidents?|partners?|boards?|leads?|leaders?|executives?|principals?|supervisors?|officers?|chairs?|trustees?|planners?|engineers?|nurses?|matrons?|deans?|editors?|controllers?|ministers?|mayors?|investors?)\b/i
export const timePattern =
  /\b(hours?|days?|weeks?|fortnights?|months?|quarters?|years?|weekends?|dates?|deadlines?|monday|tuesday|wednesday|thursday|friday|by the end|before)\b/i
export const changePattern =
  /\b(from\b.+\bto|before|after|until|instead|no longer|since|now|became|rose|fell|grew|cut|halved|doubled|saved|increased|reduced|dropped|went|less|fewer)\b/is

/** Words that could be anything, and words that leave nobody out. */
export const vaguePattern =
  /\b(support|help|advice|guidance|consult(?:ing|ancy)|coaching|solutions?|services?|strategic|insights?|expertise|assistance|best practices?)\b/i
export const everybodyPattern =
  /\b(everyone|everybody|anyone|anybody|(?:all|any) (?:kinds? of )?(?:company|companies|business|businesses|organi[sz]ations?|people|industry|industries|sizes?|sectors?))\b/i

/** A rule for the first vague word of an answer. */
const whereMatches = (words: RegExp, gapOf: (word: string) => Gap) => (text: string) => {
  const [word] = words.exec(text) ?? []
  return word ? gapOf(capitalised(word)) : undefined
}
export const without = (sign: RegExp, gap: Gap) => (text: string) => (sign.test(text) ? undefined : gap)
export const brief = (matters: string) => (text: string) => {
  const count = counts[text.split(/\s+/).filter(Boolean).length]
  return count ? { missing: `It is ${count} long.`, matters } : undefined
}

/** What a reader looks for in each story, the most important first. */
const rules: Readonly<Record<DraftStory, readonly GapRule[]>> = {
  experience: [
    brief('A claim this short sounds like everybody’s. One case, told with its ending, is yours alone.'),
    without(figurePattern, {
      missing: 'There is no figure in it.',
      matters: 'A result without a number is read as an opinion. Years, people, money or hours: one will do.',
    }),
    without(changePattern, {
      missing: 'Nothing in it changes.',
      matters: 'How it was and how it became: that is the sentence a buyer repeats to whoever signs.',
    }),
  ],
  deliverables: [
    brief(
      'A buyer pays for something they can hold. Say what it is called, and who keeps it when you leave.',
    ),
    whereMatches(vaguePattern, (word) => ({
      missing: `“${word}” could be anything.`,
      matters:
        'Whoever pays for it has to describe it to somebody else. A plan or a signed list can be described.',
    })),
    without(timePattern, {
      missing: 'It does not say when.',
      matters:
        'Two offers look alike until one of them has a date on it. Name the week in which they have it.',
    }),
    without(figurePattern, {
      missing: 'There is no figure in it.',
      matters: 'How many, how long or how often: one number lets a buyer hold your offer against the next.',
    }),
  ],
  clientProblemsBefore: [
    brief('People decide within a line whether a page is about them. A scene from a working day tells them.'),
    whereMatches(
      /\b(challenges?|issues?|inefficien\w+|difficult\w+|lack of|struggl\w+|poor|various|suboptimal)\b/i,
      (word) => ({
        missing: `“${word}” is a word for trouble, not the trouble.`,
        matters:
          'A buyer recognises what they saw last week: who did what, and what had gone wrong by evening.',
      }),
    ),
    without(figurePattern, {
      missing: 'Nothing in it is counted.',
      matters:
        'What it cost, or how often it happened: by that a buyer sees whether their own case is as bad.',
    }),
  ],
  targetClient: [
    whereMatches(everybodyPattern, (words) => ({
      missing: `“${words}” leaves nobody out.`,
      matters:
        'A reader looks for a sign that you mean them. The fewer you name, the more of those will write.',
    })),
    brief(
      'The right client should recognise themselves in it, and the wrong one should see that they are not meant.',
    ),
    without(new RegExp(`${figurePattern.source}|${sizePattern.source}`, 'i'), {
      missing: 'It does not say how large they are.',
      matters: 'Twelve people and twelve hundred can have the same problem. They do not buy in the same way.',
    }),
    without(postPattern, {
      missing: 'It does not say who calls you.',
      matters:
        'Somebody has to bring you in. Named by their post, they know that this page was written for them.',
    }),
  ],
}

/** What one whole answer of a draft still lacks, at most two things, the most important first. */
export const gapsOf = (draft: Pick<Draft, DraftStory>, story: DraftStory): Gap[] =>
  gapsBy(rules[story], draft[story])

/** What a text lacks by rules in the order of their weight, at most two things. */
export const gapsBy = (rules: readonly GapRule[], text: string): Gap[] =>
  [blank, ...rules.map(inWords)].flatMap((rule) => rule(text) ?? []).slice(0, maxGaps)

/** A blank is not part of the text yet. */
const inWords = (rule: GapRule) => (text: string) => rule(withoutBlanks(text))
const blank: GapRule = (text) => {
  const [first, ...others] = blanksIn(text)
  return first
    ? {
        missing: `“${first}” waits for you${others.length ? `, and ${others.length} more` : ''}.`,
        matters: 'Only you know what belongs there. In brackets it reads as unfinished.',
      }
    : undefined
}
