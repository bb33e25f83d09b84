import { type Suggestion, suggestionSchema } from '#schema/chat/chat.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import { blanksIn, type DraftText, withoutBlanks } from '#schema/drafts/profile-assistant.ts'
import { saysOnly } from '../knowledge/own-words.ts'
import { wordsOf } from '../knowledge/terms.ts'

const marked = 'SUGGESTION '
/** How a model writes a suggestion: on a line of its own. */
export const suggestionLine = ({ field, text }: { field: DraftText; text: string }) =>
  `${marked}${field}: ${text}`

type Piece = { text: string } | { suggestion: Suggestion }

/** Turns a model's text into text without marked lines and at most one usable suggestion. */
export function suggestionReader(draft: Draft, ownTexts: readonly string[]) {
  let buffer = ''
  let hasSpoken = false
  let isDone = false
  const take = (text: string): Piece[] => {
    const words = hasSpoken ? text : text.trimStart()
    hasSpoken ||= words !== ''
    return words ? [{ text: words }] : []
  }
  const suggest = (line: string): Piece[] => {
    const suggestion = isDone ? undefined : usableSuggestion(draft, ownTexts, line)
    if (!suggestion) return []
    isDone = true
    return [...(hasSpoken ? [] : take('It could read like this:')), { suggestion }]
  }
  return {
    read(text: string): Piece[] {
      buffer += text
      const pieces: Piece[] = []
      for (let found = wholeLine.exec(buffer); found; found = wholeLine.exec(buffer)) {
        pieces.push(...take(buffer.slice(0, found.index)), ...suggest(found[1] ?? ''))
        buffer = buffer.slice(found.index + found[0].length)
      }
      const open = openLine.exec(buffer)?.index ?? buffer.length
      pieces.push(...take(buffer.slice(0, open)))
      buffer = buffer.slice(open)
      return pieces
    },
    end(): Piece[] {
      const found = lastLine.exec(buffer)
      if (!found) return take(buffer.trimEnd())
      return [...take(buffer.slice(0, found.index).trimEnd()), ...suggest(found[1] ?? '')]
    },
  }
}

const wholeLine = new RegExp(`(?:^|(?<!\\s)\\s*\\n)[ \\t]*${marked}([^\\n]*)(?=\\n)`)
const lastLine = new RegExp(`(?:^|(?<!\\s)\\s*\\n)[ \\t]*${marked}([^\\n]*)$`)
/** A line that may be or become a marked one, with the white space before it. */
const openLine = new RegExp(
  `(?:^|(?<!\\s)\\s*\\n)[ \\t]*(?:${marked}[^\\n]*|${[...marked]
    .map((_, length) => marked.slice(0, length))
    .toReversed()
    .join('|')})$|(?<!\\s)\\s+$`,
)

/**
 * The suggestion of a line, `experience: Nineteen years …`; undefined unless it changes a field of the draft and adds
 * no figure, no name and hardly a word to what the person said.
 */
export function usableSuggestion(
  draft: Draft,
  ownTexts: readonly string[],
  line: string,
): Suggestion | undefined {
  const [, field = '', text = ''] = /^(\w+)\s*:\s*(\S.*)?$/.exec(line.trim()) ?? []
  const instead = Object.hasOwn(draft, field) ? draft[field as DraftText] : ''
  const read = suggestionSchema.safeParse({ field, text: withoutQuotes(text), instead })
  if (!read.success || typeof instead !== 'string' || sameWords(read.data.text, instead)) return undefined
  const { email: _, ...answers } = draft
  const own = [...Object.values(answers).flat(), ...ownTexts].join('\n')
  return saysOnly(own, withoutBlanks(read.data.text)) ? read.data : undefined
}

const withoutQuotes = (text: string) => text.trim().replace(/^["“'](.*)["”']$/s, '$1')
const sameWords = (one: string, other: string) =>
  wordsOf(one)
    .map(({ text }) => text)
    .join(' ') ===
    wordsOf(other)
      .map(({ text }) => text)
      .join(' ') && blanksIn(one).length === blanksIn(other).length

/** A line with the suggestion that it made, for the agent's context. */
export const rememberedLine = <Line extends { text: string; suggestion?: Suggestion | null | undefined }>(
  line: Line,
) => (line.suggestion ? { ...line, text: `${line.text}\n${suggestionLine(line.suggestion)}` } : line)
