import type { Manner } from '#schema/agent-settings/agent-settings.ts'
import type { Call } from '../../../call.ts'
import type { NamedAnswers } from '../../../services/write.ts'
import { settingsOf } from '../../agent-settings/queries.ts'
import { quotableCorrections, type TaughtCorrection } from '../../corrections/queries.ts'
import { findLinkedQuestions, type LinkedQuestion } from '../../inbox/queries.ts'
import { publicIdAt } from '../../profiles/queries.ts'

/** What an owner taught their agent and how it behaves (R29). */
export type Taught = {
  corrections: readonly TaughtCorrection[]
  /** Subjects that it leaves alone. */
  avoid: readonly string[]
  manner: Manner
  /** Unanswered questions that one of the stories answers. */
  linkedQuestions: readonly LinkedQuestion[]
}

export const nothingTaught: Taught = { corrections: [], avoid: [], manner: 'plain', linkedQuestions: [] }

/** The rows of what the agent of the public profile at a profileUrl was taught, for `taughtFrom`. */
export const taughtAt = (call: Call, profileUrl: string) => ({
  corrections: quotableCorrections(call, publicIdAt(profileUrl)),
  settings: settingsOf(call, publicIdAt(profileUrl)),
  linkedQuestions: findLinkedQuestions(call, publicIdAt(profileUrl)),
})

/** The same of a profile, public or not. */
export const taughtTo = (call: Call, profileId: number) => ({
  corrections: quotableCorrections(call, profileId),
  settings: settingsOf(call, profileId),
  linkedQuestions: findLinkedQuestions(call, profileId),
})

/** What an agent was taught, from the rows of `taughtAt`. */
export const taughtFrom = ({
  corrections,
  settings: [settings],
  linkedQuestions,
}: NamedAnswers<ReturnType<typeof taughtAt>>): Taught => ({
  corrections,
  avoid: settings?.avoid ?? [],
  manner: settings?.manner ?? 'plain',
  linkedQuestions,
})
