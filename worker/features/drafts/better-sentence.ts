import type { Suggestion } from '#schema/chat/chat.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import type { DraftText } from '#schema/drafts/profile-assistant.ts'
import { maxDraftTextLength } from '#schema/limits.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { findingsIn, type Lack, namedIn } from './advice.ts'

/**
 * A better text for a field: the person's own words, their other answers about it, and a blank for each missing fact;
 * undefined where nothing is missing or it would be too long.
 */
export function betterSentence(draft: Draft, field: DraftText): Suggestion | undefined {
  const lacks = new Set(findingsIn(draft).flatMap((found) => (found.field === field ? [found.lack] : [])))
  if (!lacks.size) return undefined
  const text = compositions[field](withoutStop(draft[field]), lacks, draft)
  return text.length > maxDraftTextLength ? undefined : { field, text, instead: draft[field] }
}

/** A suggestion with one of a field's blanks filled with the person's words. */
export const filledIn = (draft: Draft, field: DraftText, blank: string, words: string): Suggestion => ({
  field,
  text: draft[field].replace(blank, () => withoutStop(words.trim())),
  instead: draft[field],
})

const withoutStop = (text: string) => text.trim().replace(/(?<![.!…])[.!…]+$/, '')
const firstSentence = (text: string) => withoutStop(splitSentences(text)[0] ?? text)

type Composition = (own: string, lacks: ReadonlySet<Lack>, draft: Draft) => string

const compositions: Readonly<Record<DraftText, Composition>> = {
  experience: (own, lacks, { clientProblemsBefore }) => {
    const spell = lacks.has('when') ? ', over [how many years]' : ''
    const found = ` What I found: ${firstSentence(clientProblemsBefore)}.`
    if (lacks.has('figure') && lacks.has('before'))
      return `${own}${spell}.${found} [How long] later, [what you counted] had gone from [figure before] to [figure after].`
    if (lacks.has('figure'))
      return `${own}${spell}: [what you counted] went from [figure before] to [figure after].`
    if (lacks.has('before')) return `${own}${spell}.${found} What I left: [what was different afterwards].`
    return `${own}${spell}.`
  },
  deliverables: (own, lacks) => {
    const example = lacks.has('what') ? ': [the plan, document or tool that stays with them]' : ''
    return `${own}${example}${lacks.has('when') ? ', in their hands [how many weeks] after we begin' : ''}.`
  },
  targetClient: (own) => {
    const named = namedIn(own)
    const among = named.everybody ? ', above all [which of them]' : ''
    const people = named.size ? '' : ', with [how many] people'
    return `${own}${among}${people}${named.post ? '' : ', where [whose post] usually calls me in'}.`
  },
  clientProblemsBefore: (own, lacks) => {
    const scene = lacks.has('what') ? ': [what you saw on your first day]' : ''
    return `${own}${scene}.${lacks.has('figure') ? ' It cost them [how much] every [week, month or year].' : ''}`
  },
  problemSolved: (own, lacks, { targetClient }) => {
    const scene = lacks.has('what') ? ': [what goes wrong on an ordinary day]' : ''
    return `${own}${scene}.${lacks.has('who') ? ` Who has it: ${firstSentence(targetClient)}.` : ''}`
  },
}
