import type { Manner } from '#schema/agent-settings/agent-settings.ts'
import { scriptedQuestion } from '#schema/chat/agent-script.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'

const thanks = 'Thank you for asking.'

/** The built-in agent's answer in the manner that its owner chose; `previousAnswers` are those before it. */
export function inManner(
  { agentType }: Pick<PublicProfile, 'agentType'>,
  manner: Manner,
  answer: string,
  previousAnswers: readonly string[],
): string {
  if (manner === 'brief') return withoutQuestion(agentType, answer)
  const isThanked = previousAnswers.some((text) => text.startsWith(thanks))
  return manner === 'warm' && !isThanked ? `${thanks} ${answer}` : answer
}

/** An answer without the question of the script that it ends with. */
function withoutQuestion(agentType: PublicProfile['agentType'], answer: string): string {
  const scripted: string[] = []
  for (let next = scriptedQuestion(agentType, scripted); next; next = scriptedQuestion(agentType, scripted)) {
    if (answer.endsWith(` ${next}`)) return answer.slice(0, -next.length - 1)
    scripted.push(next)
  }
  return answer
}

/** What a model is told about its manner; nothing where it is plain. */
export const mannerInstruction: Record<Manner, string> = {
  plain: '',
  warm: 'Speak warmly: thank the visitor for the question and be encouraging, without flattery.',
  brief: 'Be brief: two sentences at most, and no question back.',
}
