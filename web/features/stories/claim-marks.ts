import type { PublicStory } from '#schema/stories/story-answers.ts'

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

/** The ranges of the confirmed claims in a text, in order. Of overlapping ones the longer counts. */
export function claimMarks(text: string, claims: Claims): ClaimMark[] {
  const keys = [...new Set(claims.map(keyOf))]
  const marks: ClaimMark[] = []
  for (const claim of claims.toSorted((one, other) => other.text.length - one.text.length)) {
    const length = claim.text.length
    for (let start = text.indexOf(claim.text); start >= 0; start = text.indexOf(claim.text, start + length)) {
      const end = start + length
      if (marks.every((mark) => end <= mark.start || start >= mark.end))
        marks.push({ start, end, note: keys.indexOf(keyOf(claim)) })
    }
  }
  return marks.sort((one, other) => one.start - other.start)
}
