import type { Ground } from '#schema/chat/grounds.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { sentenceSpans } from '#schema/text/sentences.ts'
import { stemsOf } from '../knowledge/terms.ts'
import { whoReads } from './built-in-agent/fixed-answers.ts'

/** What a mark says of its sentence; `nothing` where it makes no claim. */
type Marked = NonNullable<Ground['on']> | 'nothing'

/**
 * Follows a text and its marks, and tells what each sentence of a model rests on, once the next one has begun. A mark
 * belongs to the sentence that it stands in or behind.
 */
export function groundsOf(profile: PublicProfile) {
  let pending = ''
  let start = 0
  let marks: { at: number; on: Marked; line?: string | undefined }[] = []

  const settle = (isEnd: boolean): Ground[] => {
    const sentences = sentenceSpans(pending)
    const lastStarted = sentences.findLastIndex(({ text }) => /\p{L}/u.test(text))
    const settled = isEnd ? sentences : sentences.slice(0, Math.max(lastStarted, 0))
    const grounds = settled.flatMap(({ text, from, to }, index): Ground[] => {
      const next = sentences[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const [found] = marks.filter(({ at }) => (at > from || index === 0) && at <= next)
      const mark = found && isSupportedBy(profile, found.line, text) ? found : undefined
      if (mark?.on === 'nothing' || (!mark && !isClaim(profile, text))) return []
      return [{ from: start + from, to: start + to, on: mark?.on ?? null }]
    })
    const end = isEnd ? pending.length : (sentences[settled.length]?.from ?? 0)
    marks = marks.filter(({ at }) => at > end).map((mark) => ({ ...mark, at: mark.at - end }))
    pending = pending.slice(end)
    start += end
    return grounds
  }
  return {
    /** A model's words. */
    write(text: string): Ground[] {
      pending += text
      return settle(false)
    },
    /** Where the model put a mark that is known; `line` is what the page says there, if the sentence has to say it too. */
    mark: (on: Marked, line?: string) => void marks.push({ at: pending.length, on, line }),
    /** Words that are not a model's; `on` says whose they are. */
    put(text: string, on?: Ground['on']): Ground[] {
      const grounds = settle(true)
      const from = start + (text.length - text.trimStart().length)
      start += text.length
      return on ? [...grounds, { from, to: start, on }] : grounds
    },
    end: () => settle(true),
  }
}

/** Its numbers in digits, “1,200” as “1200”. */
const digitsIn = (text: string): string[] => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []

/**
 * Whether half of a sentence's words, and all of its figures, are those of the line that it names, or the expert's name.
 */
function isSupportedBy({ name }: PublicProfile, line: string | undefined, sentence: string): boolean {
  if (line === undefined) return true
  const figures = digitsIn(line)
  if (digitsIn(sentence).some((figure) => !figures.includes(figure))) return false
  const sentenceStems = [...stemsOf(sentence)]
  const lineStems = stemsOf(`${name} ${line}`)
  return sentenceStems.filter((stem) => lineStems.has(stem)).length >= sentenceStems.length / 2
}

const question = /[?？؟]["”’»)\s]*$/
const smallTalk =
  /^(?:hello|hi|hey|welcome|good (?:morning|afternoon|evening|day)|thanks?|you[’']re welcome|sure|of course|certainly|goodbye|hallo|guten|danke|gerne?|natürlich|bonjour|merci|hola|gracias|ciao|grazie)(?!\p{L})/iu
const ofTheAgent = /^I(?: am|[’']m) (?:not\b|.*\b(?:agent|assistant)\b)/i
const maxSmallTalkWords = 6

/** Whether a sentence says something that a page would have to say first. */
function isClaim(profile: PublicProfile, sentence: string): boolean {
  const isCourteous =
    smallTalk.test(sentence) && sentence.split(/\s+/).length <= maxSmallTalkWords && !/\d/.test(sentence)
  return (
    /\p{L}/u.test(sentence) &&
    !question.test(sentence) &&
    !isCourteous &&
    !ofTheAgent.test(sentence) &&
    !whoReads(profile).includes(sentence)
  )
}
