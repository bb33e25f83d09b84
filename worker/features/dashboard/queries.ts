import { and, eq, inArray, sql } from 'drizzle-orm'
import { plans } from '#schema/levels.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isStep } from '../profiles/published-profile.ts'
import { isPublic, storedLists } from '../profiles/queries.ts'
import { isText, listIn } from '../profiles/stored-rows.ts'
import { countedMailboxes, wasStopped } from '../references/story-queries.ts'

const { profiles, references, stories } = tables

/** The columns of a profile that its owner sees, for `ownIn`. */
export function selectOwn({ db }: Call, profileId: number) {
  return db
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      currentRole: profiles.currentRole,
      plan: profiles.plan,
      profileUrl: profiles.profileUrl,
      pictureSlug: sql<string>`coalesce(picture_slug, profile_url)`,
      isActive: profiles.isActive,
      suspendedReason: sql<string | null>`case when suspended_at is not null then suspended_reason end`,
      isLive: sql<boolean>`${isPublic}`.mapWith(Boolean),
      scorecardActive: profiles.scorecardActive,
      businessAreas: storedLists.businessAreas,
      keySkills: storedLists.keySkills,
      phone: profiles.phone,
      linkedinUrl: profiles.linkedinUrl,
      company: profiles.company,
      yearsExperience: profiles.yearsExperience,
      industry: profiles.industry,
      coreProblemSolved: profiles.coreProblemSolved,
      targetIndustry: profiles.targetIndustry,
      coreDeliverables: storedLists.coreDeliverables,
      signatureSystem: storedLists.signatureSystem,
      headline: profiles.headline,
      about: profiles.about,
      expertise: storedLists.expertise,
      editedAt: profiles.editedAt,
      passedOnAt: profiles.passedOnAt,
      validatedReferences: countedMailboxes(profileId),
      waitingReferences: db.$count(
        references,
        and(eq(references.profileId, profileId), inArray(references.status, ['invited', 'submitted'])),
      ),
      stoppedReferences: db.$count(references, and(eq(references.profileId, profileId), wasStopped())),
      validatedStories: db.$count(
        stories,
        and(eq(stories.profileId, profileId), eq(stories.status, 'validated')),
      ),
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
}

/** A profile as its owner sees it, public or not, with how much of it is validated; undefined if there is none. */
export async function findOwn(call: Call, profileId: number) {
  return ownIn(call, await selectOwn(call, profileId))
}

/** The same from the row that a batch read. */
export function ownIn(call: Call, [found]: Awaited<ReturnType<typeof selectOwn>>) {
  if (!found) return undefined
  const {
    signatureSystem: _,
    passedOnAt,
    validatedReferences,
    waitingReferences,
    stoppedReferences,
    validatedStories,
    ...shown
  } = found
  const [first, second, third] = listIn(found, 'signatureSystem', isStep)
  const { email, emailVerified } = accountOf(call)
  const profile: OwnProfile = {
    ...shown,
    email,
    emailVerified,
    level: plans[found.plan].level,
    businessAreas: listIn(found, 'businessAreas', isText),
    keySkills: listIn(found, 'keySkills', isText),
    coreDeliverables: listIn(found, 'coreDeliverables', isText),
    solutionStep1: first?.title ?? '',
    solutionStep2: second?.title ?? '',
    solutionStep3: third?.title ?? '',
    expertise: listIn(found, 'expertise', isText),
    editedAt: found.editedAt?.toISOString() ?? null,
  }
  return {
    profile,
    validatedReferences,
    waitingReferences,
    stoppedReferences,
    validatedStories,
    isPassedOn: passedOnAt !== null,
  }
}
