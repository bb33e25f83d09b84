import type { AgentType, PublicProfile } from '../profiles/profile-answers.ts'
import { randomId } from '../text/random-id.ts'

/** A session id: the time plus randomness (R20). */
export const newSessionId = (now: number) =>
  `${now.toString(36)}-${randomId().replaceAll('-', '').slice(0, 16)}`

/**
 * The agent's first line (public spec section 4, Chat 1): the expert's own greeting, or whom it represents and an
 * opening question.
 */
export const greetingOf = (
  profile: Pick<PublicProfile, 'name' | 'industry' | 'coreProblemSolved' | 'agentType' | 'agentGreeting'>,
) =>
  profile.agentGreeting ||
  `Hello. I speak for ${profile.name}${workOf(profile)}. ${scripts[profile.agentType].opening}`

/** A problem without its stop; of a long one the first words, since the page says all of it. */
const inShort = (problem: string) =>
  problem.length > 200
    ? `${problem.slice(0, problem.lastIndexOf(' ', 200))}…`
    : problem.replace(/(?<![.!?])[.!?]+$/, '')

/** A person's work and industry, as far as they are known. */
function workOf({ industry, coreProblemSolved }: Pick<PublicProfile, 'industry' | 'coreProblemSolved'>) {
  const field = industry && ` in ${industry}`
  const problem = coreProblemSolved && ` on one problem above all: “${inShort(coreProblemSolved)}”`
  return field + problem && `, who works${field}${problem}`
}

type Script = {
  opening: string
  questions: readonly [string, string, string, string, string]
  meeting: string
}
const scripts: Record<AgentType, Script> = {
  coach: {
    opening: 'What are you facing?',
    questions: [
      'What have you already tried, and where did it stop?',
      'Who else is affected by this, and what do they say?',
      'What happens if the next three months go like the last three?',
      'What would you like to be different by then?',
      'What would convince you that somebody can help?',
    ],
    meeting: 'strategy session',
  },
  mining: {
    opening: 'Where does your project stand, and where was it meant to be by now?',
    questions: [
      'What stage is your project at, and what was it supposed to have reached by now?',
      'When owner and contractor each say that it is the other’s job, who decides?',
      'What has already been tried, and what came of it?',
      'If nothing changes in the next quarter, what does it cost you?',
      'Who else has to agree before anything can move?',
    ],
    meeting: 'strategy call',
  },
}

/** The profile of a script, whose lines depend on the kind of agent and on nothing that may be missing. */
export type Scripted = Pick<PublicProfile, 'agentType' | 'firstName'> & {
  /** Its own lines, for an agent without an expert. */
  fallbacks?: readonly string[]
}

/** The reply after the model failed for the `failures`-th time (0 first): public spec section 4, Chat 4. */
export const fallbackReply = ({ agentType, firstName, fallbacks }: Scripted, failures: number) => {
  if (fallbacks) return fallbacks[Math.min(failures, fallbacks.length - 1)] ?? ''
  const { questions, meeting } = scripts[agentType]
  const question = questions[failures]
  return question
    ? `That's insightful. ${question}`
    : `I cannot get an answer through to you just now. What you have written is kept; the best next step is to schedule a ${meeting} with ${firstName} and talk it through.`
}

/** Whether a client may save this line as the agent's (R20). */
export const isFallbackReply = (expert: Scripted, text: string) =>
  [0, 1, 2, 3, 4, 5].some((failures) => fallbackReply(expert, failures) === text)

/** The next question of the script that has not been `said` (R22); undefined once all of them were. */
export const scriptedQuestion = (agentType: AgentType, texts: readonly string[]): string | undefined =>
  scripts[agentType].questions.find((question) => !texts.some((text) => text.includes(question)))

/** How the built-in agent begins an honest no. */
export const honestNo = 'I find no answer to that'
