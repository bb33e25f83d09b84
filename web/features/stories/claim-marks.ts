import type { PublicStory } from '#schema/stories/story-answers.ts'
import { sentenceSpans } from '#schema/text/sentences.ts'

type Claims = PublicStory['claims']
type ClaimNote = { by: { referenceId: number; name: string; at: string }[] }
/** A range [start, end) of a text that is a confirmed claim; `note` is the index of its note. */
export type ClaimMark = { start: number; end: number; note: number }

const keyOf = ({ confirmedBy }: Claims[number]) =>
  confirmedBy.map(({ referenceId, at }) => `${referenceId} ${at.slice(0, 10)}`).join()

/** The notes of a story: one for all claims that the same people confirmed on the same days (R9b). */
export function claimNotes(claims: Claims): ClaimNote[] {
  const notes = new Map(claims.map((claim) => [keyOf(claim), { by: claim.confirmedBy }]))
  return [...notes.values()]
}

/** The sentences of a text that are confirmed claims, in order; words inside another sentence are none. */
export function claimMarks(text: string, claims: Claims): ClaimMark[] {
  const keys = [...new Set(claims.map(keyOf))]
  return sentenceSpans(text).flatMap(({ text: sentence, from, to }) => {
    const claim = claims.find(({ text }) => text === sentence)
    return claim ? [{ start: from, end: to, note: keys.indexOf(keyOf(claim)) }] : []
  })
}
