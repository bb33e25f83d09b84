import { linkedinAddress } from '../profiles/profile-limits.ts'
import type { Onboarding } from './onboarding.ts'
import { type FilledField, onboardingIndustries, yearsInWords } from './wizard.ts'

/** The fields of a profile that a setup says something for, as the profile stores them. */
export function filledFieldsOf({
  profile,
  expertise,
}: Pick<Onboarding, 'profile' | 'expertise'>): Partial<
  Record<Exclude<FilledField, keyof Lists>, string> & Lists
> {
  const { industry, experienceYears } = expertise
  const fields = {
    phone: profile.phone,
    linkedinUrl: linkedinAddress(profile.linkedin) ?? '',
    currentRole: profile.role,
    yearsExperience: experienceYears && yearsInWords(experienceYears),
    industry: industry && onboardingIndustries[industry],
    coreProblemSolved: expertise.coreProblem,
    targetIndustry: expertise.targetClients,
    coreDeliverables: expertise.deliverables,
    keySkills: expertise.skills,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length))
}
type Lists = Record<'coreDeliverables' | 'keySkills', string[]>
