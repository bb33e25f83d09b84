import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { utcDay } from '#schema/text/utc-day.ts'
import type { TaughtCorrection } from '../corrections/queries.ts'
import { rankSentences } from '../knowledge/relevance.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/terms.ts'
import { groundsOf } from './grounds.ts'
import { maxCandidates } from './marks.ts'
import { pageLinesOf } from './page-lines.ts'
import { quoted, withInnerQuotes } from './wording.ts'

const mark = /\s?\[(?:([~?cp]?)(\d{1,2})|meet|(none))\]/
const openMark = /\s?\[(?:[~?cp]?\d{0,2}|m|me|mee|meet|n|no|non|none)$|\s$/

export type AnswerPiece =
  | { text: string }
  | { citation: Citation }
  | { nearest: NearestStory }
  | { perhaps: NearestStory }
  | { suggestion: Suggestion }
  | { correction: QuotedCorrection }
  | { ground: Ground }
  | { isUnanswered: true }
  | { offersMeeting: true }
/** Reads a text piece by piece. */
export type AnswerReader = {
  /** What is certain so far. The sentences of a configured model are read with what they rest on. */
  read: (text: string, isModels?: boolean) => AnswerPiece[]
  /** The rest. */
  end: () => AnswerPiece[]
  /** The same where the text broke off. */
  cutOff?: () => AnswerPiece[]
}

/** Who confirmed a sentence of a story, and when; [] where it is no confirmed claim (R9b). */
export const confirmersOf = ({ claims }: PublicStory, sentence: string) =>
  claims
    .filter(({ text }) => text === sentence)
    .flatMap(({ confirmedBy }) => confirmedBy.map(({ referenceId, name, at }) => ({ referenceId, name, at })))

type Grounds = ReturnType<typeof groundsOf>
const groundPieces = (grounds: Ground[]): AnswerPiece[] => grounds.map((ground) => ({ ground }))

/** What the marks of stories become: each story is cited once, at most one is offered, or two below the answer. */
function storyMarks(profile: PublicProfile, grounds: Grounds) {
  const { stories } = profile
  const cited = new Set<number>()
  const candidates = new Set<number>()
  let isOffered = false
  return {
    /** The story's own sentence that is nearest to `answerSoFar`. */
    cite(storyIndex: number, answerSoFar: string): AnswerPiece[] {
      const story = stories[storyIndex]
      if (story) grounds.mark({ storyId: story.id })
      if (!story || cited.has(storyIndex)) return []
      cited.add(storyIndex)
      const quote = nearestSentence(profile, storyIndex, answerSoFar) ?? story.results
      const confirmedBy = confirmersOf(story, quote)
      const { id: storyId, title } = story
      return [{ citation: { storyId, storyIndex, title, quote, ...(confirmedBy.length && { confirmedBy }) } }]
    },
    offer(storyIndex: number): AnswerPiece[] {
      const story = stories[storyIndex]
      if (story) grounds.mark('nothing')
      if (!story || isOffered || cited.size) return []
      isOffered = true
      return [{ nearest: { storyId: story.id, storyIndex, title: story.title } }]
    },
    offerBelow(storyIndex: number): AnswerPiece[] {
      const story = stories[storyIndex]
      const isNamed = isOffered || cited.has(storyIndex) || candidates.has(storyIndex)
      if (!story || isNamed || candidates.size >= maxCandidates) return []
      candidates.add(storyIndex)
      return [{ perhaps: { storyId: story.id, storyIndex, title: story.title } }]
    },
  }
}

function nearestSentence(
  profile: PublicProfile,
  storyIndex: number,
  answerSoFar: string,
): string | undefined {
  const sentences = sentencesOf(profile).filter(
    (sentence) => sentence.storyIndex === storyIndex && sentence.part !== 'title',
  )
  return rankSentences(sentences, stemsOf(answerSoFar.slice(-400)))[0]?.sentence.text
}

/**
 * Turns a model's text into text without marks, and what the marks stand for: citations, offered stories, the owner's
 * own words, and what each sentence of a configured model rests on.
 */
export function citationReader(
  profile: PublicProfile,
  corrections: readonly TaughtCorrection[] = [],
): AnswerReader {
  const grounds = groundsOf(profile)
  const stories = storyMarks(profile, grounds)
  const pageLines = pageLinesOf(profile)
  const quotedCorrections = new Set<number>()
  let buffer = ''
  let written = ''
  let isModels = false

  const write = (text: string): AnswerPiece[] => {
    written += text
    const settled = isModels ? grounds.write(text) : grounds.put(text)
    return text ? [{ text }, ...groundPieces(settled)] : []
  }
  /** The owner's own words, exactly as written, whatever a model made of them. */
  const quoteCorrection = (index: number): AnswerPiece[] => {
    const correction = corrections[index]
    if (!correction || quotedCorrections.has(index)) return []
    quotedCorrections.add(index)
    const quotedCorrection = toQuotedCorrection(profile, correction)
    const text = written ? ` ${attributedQuote(quotedCorrection)}` : attributedQuote(quotedCorrection)
    written += text
    grounds.mark({ correctionId: quotedCorrection.id })
    const settled = grounds.put(text, isModels ? { correctionId: quotedCorrection.id } : undefined)
    return [{ text }, { correction: quotedCorrection }, ...groundPieces(settled)]
  }
  const markPageLine = (index: number): AnswerPiece[] => {
    const line = pageLines[index]
    if (line) grounds.mark({ field: line.field }, line.text)
    return []
  }
  const handlers: Record<string, (index: number) => AnswerPiece[]> = {
    '': (index) => stories.cite(index, written),
    '~': stories.offer,
    '?': stories.offerBelow,
    c: quoteCorrection,
    p: markPageLine,
  }
  const cutOff = () => {
    buffer = ''
    return groundPieces(grounds.end())
  }
  return {
    cutOff,
    read(text, isByModel = false) {
      const pieces: AnswerPiece[] = isModels && !isByModel ? cutOff() : []
      isModels = isByModel
      buffer += text
      for (let found = mark.exec(buffer); found; found = mark.exec(buffer)) {
        const [, kind = '', number, isNone] = found
        pieces.push(...write(buffer.slice(0, found.index)))
        if (number) pieces.push(...(handlers[kind]?.(Number(number) - 1) ?? []))
        else {
          grounds.mark('nothing')
          pieces.push(isNone ? { isUnanswered: true } : { offersMeeting: true })
        }
        buffer = buffer.slice(found.index + found[0].length)
      }
      const open = openMark.exec(buffer)?.index ?? buffer.length
      pieces.push(...write(buffer.slice(0, open)))
      buffer = buffer.slice(open)
      return pieces
    },
    /** The text that was delayed in case a mark began. */
    end: () => [...write(buffer.trimEnd()), ...groundPieces(grounds.end())],
  }
}

const toQuotedCorrection = (
  { firstName }: PublicProfile,
  { id, answer, editedAt }: TaughtCorrection,
): QuotedCorrection => ({ id, quote: withInnerQuotes(answer), by: firstName, at: editedAt.toISOString() })

/** The owner's own word, said to be theirs and of which day (R29). */
const attributedQuote = ({ by, quote, at }: QuotedCorrection) =>
  `${by} says: ${quoted(quote)} (${by}’s own word, ${utcDay(at)}.)`
