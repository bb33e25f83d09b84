import { type ClaimPart, claimParts, holdsFigure } from '#schema/stories/claims.ts'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import { splitSentences } from '#schema/text/sentences.ts'

/**
 * The marks of a part after an edit: a corrected sentence keeps its mark, a deleted one loses it. A sentence before
 * and after the edit is the same one.
 */
export function carriedMarks(marked: readonly string[], before: string, after: string): string[] {
  const [was, is] = [splitSentences(before), splitSentences(after)]
  const shorter = Math.min(was.length, is.length)
  let head = 0
  while (head < shorter && was[head] === is[head]) head += 1
  let tail = 0
  while (tail < shorter - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1
  const mended = was.slice(head, was.length - tail)
  const into = is.slice(head, is.length - tail)
  return [
    ...new Set(
      marked.flatMap((sentence) => {
        const index = mended.indexOf(sentence)
        if (index < 0 || is.includes(sentence)) return sentence
        return into[Math.min(index, into.length - 1)] ?? []
      }),
    ),
  ]
}

/** A story after an edit of one part, with its marks. */
export function withPart(text: OwnStoryText, part: keyof OwnStoryText, words: string): Partial<OwnStoryText> {
  const isClaimed = (claimParts as readonly string[]).includes(part)
  if (!isClaimed || !text.marked.length) return { [part]: words }
  return { [part]: words, marked: carriedMarks(text.marked, text[part as ClaimPart], words) }
}

/** The sentences of a part that are no claims yet and could be marked. */
export const markable = (text: OwnStoryText, part: ClaimPart) =>
  [...new Set(splitSentences(text[part]))].filter(
    (sentence) => !holdsFigure(sentence) && !text.marked.includes(sentence),
  )
