import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { citationMark } from '../marks.ts'
import { joined, quoted } from '../wording.ts'
import { plainly } from './intents.ts'

const asks =
  /\bwhat (?:went|has gone|did you get) wrong\b|\b(?:did|have) you (?:ever )?(?:fail(?:ed)?|been wrong|got (?:it |something )?wrong|get (?:it |something )?wrong|ma[dk]e (?:an?|any|some) mistakes?)\b|\byour (?:\w+ )?(?:failures?|mistakes?)\b|\b(?:anything|something|what) (?:that )?(?:did not|didn'?t|has not|hasn'?t) work(?:ed)?\b/
const ofVisitor = /\b(?:we|we've|our|us|my|me)\b/
const admits =
  /\b(?:my (?:own )?mistake|I was (?:slow|wrong|late|too)|I had (?:not|one)\b.{0,60}\bcost|should have|did not (?:come back|survive|hold|work|last)|in error|have since failed)\b|, though\b/
const most = 2

/** Whether a question asks what did not go well for the expert. */
export function asksWhatFailed(question: string, names: string[]): boolean {
  const plain = plainly(question, names)
  return asks.test(plain) && !ofVisitor.test(plain)
}

/** What the stories say of what did not go well, word for word; undefined where none says it. */
export function whatFailed({ firstName, stories }: PublicProfile, only?: number): string | undefined {
  const failures = stories.flatMap(({ title, solution, results }, storyIndex) => {
    if (only !== undefined && storyIndex !== only) return []
    const sentence = splitSentences(`${results} ${solution}`).find((text) => admits.test(text))
    return sentence ? [`In ${quoted(title)}: ${quoted(sentence)} ${citationMark(storyIndex)}`] : []
  })
  return failures.length > 0
    ? joined([`${firstName} tells of what did not go well, too.`, ...failures.slice(0, most)])
    : undefined
}
