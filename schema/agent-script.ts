import type { AgentType } from './profiles.ts'

/** A session id: the time plus randomness (R20). */
export const newSessionId = (now: number) =>
  `${now.toString(36)}-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`

/** What the agent says first (public spec section 4). */
export const greetingOf = (profile: {
  firstName: string
  name: string
  industry: string
  coreProblemSolved: string
}) =>
  `Hello. I speak for ${profile.name}, who works in ${profile.industry} on one problem above all: “${profile.coreProblemSolved.replace(/[.!?]+$/, '')}”. What are you facing?`

type Script = { questions: readonly [string, string, string, string, string]; closing: string }
const projectScript: Script = {
  questions: [
    'What stage is your project at, and what was it supposed to have reached by now?',
    'Who owns the gap between the parties when something falls through it?',
    'What has already been tried, and what came of it?',
    'If nothing changes in the next quarter, what does it cost you?',
    'Who else has to agree before anything can move?',
  ],
  closing:
    'You have given me a clear picture. The best next step is to schedule a strategy call and talk it through.',
}
const coachScript: Script = {
  questions: [
    'What have you already tried, and where did it stop?',
    'Who else is affected by this, and what do they say?',
    'What does it cost you if the next quarter looks like the last one?',
    'What would you like to be different three months from now?',
    'What would convince you that somebody can help?',
  ],
  closing:
    'You have given me a clear picture. The best next step is to schedule a strategy session and talk it through.',
}
const scripts: Record<AgentType, Script> = { coach: coachScript, mining: projectScript }

/** The reply after the model failed for the `failures`-th time (0 first): public spec section 4, Chat 4. */
export const fallbackReply = (agentType: AgentType, failures: number) => {
  const question = scripts[agentType].questions[failures]
  return question ? `That's insightful. ${question}` : scripts[agentType].closing
}

/** Whether a client may save this line as the agent's (R20). */
export const isFallbackReply = (agentType: AgentType, text: string) =>
  [0, 1, 2, 3, 4, 5].some((failures) => fallbackReply(agentType, failures) === text)

/** The scripted question that follows an answer of the built-in agent (R22). */
export const scriptedQuestion = (agentType: AgentType, turn: number) =>
  scripts[agentType].questions[turn % scripts[agentType].questions.length] ?? scripts[agentType].closing
