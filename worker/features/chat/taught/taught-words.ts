import { honestNo } from '#schema/chat/agent-script.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { classifyIntent } from '../built-in-agent/question/intents.ts'
import { correctionMark, unansweredMark } from '../marks.ts'
import { joined } from '../wording.ts'
import { avoidedAnswer } from './avoided.ts'
import { inManner } from './manner.ts'
import type { Taught } from './taught.ts'

/** What was found in what the owner taught, before anything is looked for on the page. */
export type Ruling = {
  avoided?: string | undefined
  isTaught: boolean
  /** The index of the correction that answers a question close to this one. */
  near?: number | undefined
}

/**
 * The built-in agent's words: a subject left alone, the owner's own word, or what `fromPage` finds, in the owner's
 * manner. A plain no is marked, and followed by the owner's word on a close question.
 */
export function taughtWords(
  profile: PublicProfile,
  { avoided, isTaught, near, manner }: Ruling & Pick<Taught, 'manner'>,
  {
    question,
    previousAnswers,
    fromPage,
  }: { question: string; previousAnswers: readonly string[]; fromPage: () => string },
): string {
  if (avoided !== undefined) return avoidedAnswer(profile, avoided)
  if (isTaught) return correctionMark(0)
  const answer = fromPage()
  const kind = classifyIntent(question, profile)?.kind
  const isSmallTalk = kind === 'small talk' || kind === 'rule'
  const styled =
    isSmallTalk && manner === 'warm' ? answer : inManner(profile, manner, answer, previousAnswers)
  if (!answer.startsWith(honestNo)) return styled
  const ownWord =
    near !== undefined &&
    `${profile.firstName} has answered a question close to this one, though. ${correctionMark(near)}`
  return joined([styled, ownWord, unansweredMark])
}
