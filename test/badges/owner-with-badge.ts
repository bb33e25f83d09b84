import { vi } from 'vitest'
import type { OwnBadges } from '#schema/badges/badge-answers.ts'
import { signedInAs } from '../account.ts'
import { goLive } from '../people.ts'
import { ownerWithReferees, storyWithClaims, validatedReferee } from '../referees.ts'
import { jsonOf } from '../requests.ts'

/** A published owner, signed in, whose story Ida Moor and Jan Kade confirmed, and the badge that it has by now. */
export async function ownerWithBadge() {
  const owner = await signedInAs('owner')
  const profile = await ownerWithReferees(
    {
      profile: { plan: 'premium' },
      stories: [storyWithClaims],
      // With the third the page stays public when one of the others takes their word back.
      references: ['Ida Moor', 'Jan Kade', 'Lea Ost'].map((name) => validatedReferee({ name })),
      confirmations: [
        { reference: 0, story: 0, claims: [0, 1] },
        { reference: 1, story: 0, claims: [0] },
      ],
    },
    owner,
  )
  await goLive(profile.id)
  const own = () => jsonOf<OwnBadges>(owner.get('/badges'))
  const badge = await vi.waitUntil(async () => (await own()).badges[0], { timeout: 60_000, interval: 250 })
  return { ...profile, owner, own, badgeId: badge.id }
}
