import type { OnboardingBody } from '#schema/onboarding/onboarding.ts'
import { hasText, isNamed, type SetupValues } from './stored-setup.ts'

/** The body of POST /api/onboarding; the two people keep their order, so that whoever is left out can be found. */
export function setupBody({ profile, expertise, stories, references, replace }: SetupValues) {
  const { name, email, phone, linkedin, role } = profile
  const storyBodies = [stories.story1, stories.story2].map(({ key, ...texts }) => ({
    storyKey: key,
    ...texts,
  }))
  return {
    profile: { name, email, phone, linkedin, role },
    expertise: {
      ...expertise,
      // A stored value that is in no list counts as not chosen.
      industry: expertise.industry as OnboardingBody['expertise']['industry'],
      experienceYears: expertise.experienceYears as OnboardingBody['expertise']['experienceYears'],
      deliverables: listedIn(expertise.deliverables),
      skills: listedIn(expertise.skills),
    },
    stories: storyBodies,
    references: [references.ref1, references.ref2],
    replace,
  } satisfies OnboardingBody
}

/** The words of a list that is being typed: no empty ones, none twice. */
export const listedIn = (typed: string[]) => [...new Set(typed.map((one) => one.trim()).filter(Boolean))]

/** Whether there is nothing to complete a setup with. */
export function isBlank({ profile, expertise, stories, references }: SetupValues): boolean {
  const { cvFile: _, name: __, email: ___, ...person } = profile
  const texts = [...Object.values(person), ...Object.values(expertise).flat()]
  return (
    texts.every((text) => !text.trim()) &&
    !hasText(stories.story1) &&
    !hasText(stories.story2) &&
    !isNamed(references.ref1) &&
    !isNamed(references.ref2)
  )
}
