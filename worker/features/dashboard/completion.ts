import { type CompletionStep, completionSteps, type Dashboard, neededReferences } from '#schema/dashboard.ts'
import { skillCount } from '#schema/limits.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'

type Own = { profile: OwnProfile; validatedReferences: number; stories: number; isPassedOn: boolean }

/** The steps that an owner has completed, computed from their profile (R11). */
export const completionOf = (own: Own): Dashboard['completion'] =>
  completionSteps.map((step) => ({ step, done: isDone[step](own) }))

const isDone: Record<CompletionStep, (own: Own) => boolean> = {
  'verified-address': ({ profile }) => profile.emailVerified,
  'problem-and-role': ({ profile }) => Boolean(profile.coreProblemSolved && profile.currentRole),
  'headline-and-about': ({ profile }) => Boolean(profile.headline && profile.about),
  'four-key-skills': ({ profile }) => profile.keySkills.length === skillCount,
  'industry-and-areas': ({ profile }) => Boolean(profile.industry && profile.businessAreas.length),
  'solution-steps': ({ profile }) =>
    Boolean(profile.solutionStep1 && profile.solutionStep2 && profile.solutionStep3),
  'first-story': ({ stories }) => stories > 0,
  'two-references': ({ validatedReferences }) => validatedReferences >= neededReferences,
  'page-passed-on': ({ isPassedOn }) => isPassedOn,
}
