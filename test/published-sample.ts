import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { SampleExpert } from '#schema/samples/sample-expert.ts'
import { claimsIn } from '#schema/stories/claims.ts'
import { publishedProfile } from './published-profile.ts'

/** A sample expert as their page shows them, without a database; stories' ids count from 100. */
export function publishedSample(expert: SampleExpert): PublicProfile {
  const terms = plans[expert.plan]
  const stories = expert.stories.slice(0, terms.publicStories)
  const placeOf = (key: string) => stories.findIndex((story) => story.key === key)
  const references = expert.references.map((given, index) => ({
    ...given,
    id: index + 1,
    email: '',
    status: 'validated' as const,
    validatedAt: given.confirmedAt,
    checks: [
      { check: 'address-confirmed' as const, at: given.confirmedAt },
      { check: 'independent' as const, at: given.confirmedAt },
      { check: 'stories-confirmed' as const, at: given.confirmedAt },
      { check: 'read-by-validator' as const, at: given.readAt, by: given.readBy },
    ],
    confirms: given.confirms.flatMap((key) => (placeOf(key) < 0 ? [] : 100 + placeOf(key))),
  }))
  return publishedProfile({
    ...expert,
    name: `${expert.firstName} ${expert.lastName}`,
    email: null,
    level: terms.level,
    hasBooking: terms.booking,
    hasOpenHours: terms.booking && Boolean(expert.hours),
    scorecardActive: terms.scorecard && Boolean(expert.scorecardActive),
    isSample: true,
    hasOwner: false,
    solutionProfile: { keySkills: expert.keySkills },
    signatureSystem: terms.signatureSystem ? expert.signatureSystem : [],
    references,
    stories: stories.map((story, index) => ({
      title: story.title,
      subtitle: story.subtitle,
      industry: story.industry,
      timeline: story.timeline,
      problemDescription: story.situation,
      task: story.task,
      solution: story.action,
      results: story.result,
      validatedAt: `${story.validatedOn}T12:00:00Z`,
      confirmations: references
        .filter(({ confirms }) => confirms.includes(100 + index))
        .map(({ id, name }) => ({ referenceId: id, name, sentence: null })),
      claims: claimsIn({ solution: story.action, results: story.result }).flatMap(({ text }) => {
        const confirming = references.filter(({ confirms }) => confirms.includes(100 + index))
        const confirmedBy = confirming.map(({ id, name, validatedAt }) => ({
          referenceId: id,
          name,
          at: validatedAt,
        }))
        return confirmedBy.length ? [{ text, confirmedBy }] : []
      }),
    })),
  })
}
