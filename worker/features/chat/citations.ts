import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, NearestStory } from '#schema/chat/chat-answers.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import type { TaughtCorrection } from '../corrections/queries.ts'
import { rankSentences } from '../knowledge/relevance.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/terms.ts'
import { quoted, writtenDay } from './wording.ts'

/** How a model cites a story: `[2]` is the second on the page. */
export const citationMark = (plate: number) => `[${plate + 1}]`

/** How a model offers a story that may not answer: `[~2]`, named but not quoted. */
export const offerMark = (plate: number) => `[~${plate + 1}]`

/** How many stories are offered below an answer. */
export const mostPerhaps = 2

/** How a model offers a story below its answer: `[?2]`. */
export const perhapsMark = (plate: number) => `[?${plate + 1}]`

/** How a model asks for the free times, which are shown below its words. */
export const meetingMark = '[meet]'

/** How a model puts the owner's own word: `[c1]` is the first correction that it was given. */
export const correctionMark = (place: number) => `[c${place + 1}]`

/** How a model says that the page answers nothing of a question. */
export const unansweredMark = '[none]'

const mark = /\s?\[(?:([~?]?)(\d{1,2})|c(\d{1,2})|meet|(none))\]/
const openMark = /\s?\[(?:[~?]?\d{0,2}|c\d{0,2}|m|me|mee|meet|n|no|non|none)$|\s$/

export type AnswerPiece =
  | { text: string }
  | { citation: Citation }
  | { nearest: NearestStory }
  | { perhaps: NearestStory }
  | { suggestion: Suggestion }
  | { correction: QuotedCorrection }
  | { isUnanswered: true }
  | { offersMeeting: true }
/** Reads a model's text piece by piece: `read` answers what is certain so far, `end` the rest. */
export type AnswerReader = { read: (text: string) => AnswerPiece[]; end: () => AnswerPiece[] }

/** Who confirmed a sentence of a story, and when; [] where it is no confirmed claim (R9b). */
export const confirmersOf = ({ claims }: PublicStory, sentence: string) =>
  claims
    .filter(({ text }) => text === sentence)
    .flatMap(({ confirmedBy }) => confirmedBy.map(({ referenceId, name, at }) => ({ referenceId, name, at })))

/**
 * Turns a model's text into text without marks, and citations: each story once, at most one offer, or two below the
 * answer, and always the story's own sentence that is nearest to the model's words.
 */
export function citationReader(
  profile: PublicProfile,
  corrections: readonly TaughtCorrection[] = [],
): AnswerReader {
  const cited = new Set<number>()
  const perhaps = new Set<number>()
  const quotedWords = new Set<number>()
  let isOffered = false
  let held = ''
  let said = ''
  const take = (text: string): AnswerPiece[] => {
    said += text
    return text ? [{ text }] : []
  }
  const cite = (plate: number): AnswerPiece[] => {
    const story = profile.stories[plate]
    if (!story || cited.has(plate)) return []
    cited.add(plate)
    const sentences = sentencesOf(profile).filter(
      (sentence) => sentence.plate === plate && sentence.part !== 'title',
    )
    const quote = rankSentences(sentences, stemsOf(said.slice(-400)))[0]?.sentence.text ?? story.results
    const confirmedBy = confirmersOf(story, quote)
    return [
      {
        citation: {
          ...{ storyId: story.id, plate, title: story.title, quote },
          ...(confirmedBy.length && { confirmedBy }),
        },
      },
    ]
  }
  const offer = (plate: number): AnswerPiece[] => {
    const story = profile.stories[plate]
    if (!story || isOffered || cited.size) return []
    isOffered = true
    return [{ nearest: { storyId: story.id, plate, title: story.title } }]
  }
  const offerBelow = (plate: number): AnswerPiece[] => {
    const story = profile.stories[plate]
    const isSaid = isOffered || cited.has(plate) || perhaps.has(plate)
    if (!story || isSaid || perhaps.size >= mostPerhaps) return []
    perhaps.add(plate)
    return [{ perhaps: { storyId: story.id, plate, title: story.title } }]
  }
  const marked = { '': cite, '~': offer, '?': offerBelow }
  /** The owner's own words, exactly as written, whatever a model made of them. */
  const quote = (place: number): AnswerPiece[] => {
    const correction = corrections[place]
    if (!correction || quotedWords.has(place)) return []
    quotedWords.add(place)
    const word = ownWord(profile, correction)
    return [...take(said ? ` ${sayOwnWord(word)}` : sayOwnWord(word)), { correction: word }]
  }
  return {
    read(text) {
      held += text
      const pieces: AnswerPiece[] = []
      for (let found = mark.exec(held); found; found = mark.exec(held)) {
        const [, kind = '', plate, correction, isNone] = found
        pieces.push(...take(held.slice(0, found.index)))
        if (plate) pieces.push(...marked[kind as keyof typeof marked](Number(plate) - 1))
        else if (correction) pieces.push(...quote(Number(correction) - 1))
        else pieces.push(isNone ? { isUnanswered: true } : { offersMeeting: true })
        held = held.slice(found.index + found[0].length)
      }
      const open = openMark.exec(held)?.index ?? held.length
      pieces.push(...take(held.slice(0, open)))
      held = held.slice(open)
      return pieces
    },
    /** The text that was delayed in case a mark began. */
    end: () => take(held.trimEnd()),
  }
}

const ownWord = (
  { firstName }: PublicProfile,
  { id, asked, answer, editedAt }: TaughtCorrection,
): QuotedCorrection => ({ id, asked, quote: answer, by: firstName, at: editedAt.toISOString() })

/** The owner's own word, said to be theirs and of which day (R29). */
const sayOwnWord = ({ by, quote, at }: QuotedCorrection) =>
  `${by} says: ${quoted(quote)} (${by}’s own word, ${writtenDay(at)}.)`
