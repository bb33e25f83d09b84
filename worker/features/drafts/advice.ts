import {
  changePattern,
  everybodyPattern,
  figurePattern,
  postPattern,
  sizePattern,
  timePattern,
  vaguePattern,
} from '#schema/drafts/draft-gaps.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import { blanksIn, type DraftText, withoutBlanks } from '#schema/drafts/profile-assistant.ts'
import { stemsOf } from '../knowledge/terms.ts'

/** What a buyer misses in an answer: for whom, what exactly, how it was before, a figure, a time. */
export type Lack = 'who' | 'what' | 'before' | 'figure' | 'when'
export type Finding = { field: DraftText; lack: Lack; weight: number }

const group =
  /\b(?:companies|firms?|businesses|organi[sz]ations?|teams?|famil(?:y|ies)|hospitals?|schools?|shops?|people|clients?|customers?|staff|charities|councils?|suppliers?|makers?|manufacturers?|whose|who)\b/i
const thing =
  /\b(?:plans?|sheets?|reports?|lists?|maps?|schedules?|timetables?|contracts?|agreements?|systems?|dashboards?|trainings?|workshops?|polic(?:y|ies)|pages?|models?|tools?|apps?|documents?|guides?|handbooks?|manuals?|templates?|roadmaps?|forecasts?|budgets?|playbooks?|drawings?|designs?|certificates?|audits?|successors?)\b/i
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
const isShort = (text: string, words: number) => wordCount(text) < words

type Rule = Finding & { isMissing: (text: string, draft: Draft) => boolean }
const rule = (field: DraftText, lack: Lack, weight: number, isMissing: Rule['isMissing']): Rule => ({
  field,
  lack,
  weight,
  isMissing,
})

/** The weights order the findings: a missing result comes before a missing date. */
const rules: readonly Rule[] = [
  rule('experience', 'figure', 10, (text) => !figurePattern.test(text)),
  rule(
    'deliverables',
    'what',
    9,
    (text) => isShort(text, 3) || (vaguePattern.test(text) && !thing.test(text)),
  ),
  rule(
    'targetClient',
    'who',
    8,
    (text) => everybodyPattern.test(text) || !(postPattern.test(text) || hasSize(text)),
  ),
  rule('experience', 'before', 7, (text) => !changePattern.test(text)),
  rule('clientProblemsBefore', 'figure', 6, (text) => !figurePattern.test(text)),
  rule('deliverables', 'when', 5, (text) => !timePattern.test(text)),
  rule('problemSolved', 'who', 4, (text, { targetClient }) => !namesSomebody(text, targetClient)),
  rule('problemSolved', 'what', 3, (text) => isShort(text, 4)),
  rule('clientProblemsBefore', 'what', 3, (text) => isShort(text, 5)),
  rule('experience', 'when', 2, (text) => !timePattern.test(text)),
]

const hasSize = (text: string) => figurePattern.test(text) || sizePattern.test(text)
/** Whether a text of target clients names their size or role, or is about everybody. */
export const namedIn = (text: string) => ({
  size: hasSize(text),
  post: postPattern.test(text),
  everybody: everybodyPattern.test(text),
})

function namesSomebody(text: string, targetClient: string): boolean {
  const clients = stemsOf(targetClient)
  return group.test(text) || postPattern.test(text) || [...stemsOf(text)].some((stem) => clients.has(stem))
}

/** What a buyer would still want to know, the most important first. */
export function findingsIn(draft: Draft): Finding[] {
  return rules
    .filter(({ field, isMissing }) => isMissing(withoutBlanks(draft[field]), draft))
    .map(({ field, lack, weight }) => ({ field, lack, weight }))
    .sort((one, other) => other.weight - one.weight)
}

/** The open blanks of a draft, each with its field. */
export const openBlanks = (draft: Draft) =>
  fieldsInOrder.flatMap((field) => blanksIn(draft[field]).map((blank) => ({ field, blank })))

/** In the order of the questionnaire. */
export const fieldsInOrder: readonly DraftText[] = [
  'problemSolved',
  'targetClient',
  'clientProblemsBefore',
  'deliverables',
  'experience',
]

/** The fields that lack something, the weakest first, without those that have an open blank. */
export function weakestFields(draft: Draft): DraftText[] {
  const weights = new Map<DraftText, number>()
  for (const { field, weight } of findingsIn(draft))
    if (!blanksIn(draft[field]).length) weights.set(field, (weights.get(field) ?? 0) + weight)
  return [...weights].sort(([, one], [, other]) => other - one).map(([field]) => field)
}

/** The finding as a sentence that says why it matters to a buyer. */
export const findingText = ({ field, lack }: Finding): string => sentences[`${field}/${lack}`] ?? ''

const sentences: Readonly<Record<string, string>> = {
  'experience/figure': 'what came of it, in a figure. A result without a number is read as an opinion.',
  'experience/before': 'what changed. How it was and how it became is what a buyer repeats to whoever signs.',
  'experience/when': 'over how long. Years or months tell a buyer how much of this you have seen.',
  'deliverables/what': 'what they hold when you leave. Whoever pays has to describe it to somebody else.',
  'deliverables/when': 'by when they have it. Two offers look alike until one has a date on it.',
  'targetClient/who': 'how large these clients are, or whose post it is to call you.',
  'clientProblemsBefore/figure':
    'what the trouble cost, or how often it came. By that a buyer sees whether theirs is as bad.',
  'clientProblemsBefore/what':
    'what there was to see of it on an ordinary day. A scene is recognised, a word is not.',
  'problemSolved/who': 'who has the problem. Somebody should recognise themselves in the first line.',
  'problemSolved/what': 'what goes wrong. It is the title of your preview, and it is very short.',
}
