import { inject, vi } from 'vitest'
import type { OwnBadges } from '#schema/badges/badge-answers.ts'
import { signedInAs } from '../account.ts'
import { goLive } from '../people.ts'
import { ownerWithReferees, storyWithClaims, validatedReferee } from '../referees.ts'
import { jsonOf } from '../requests.ts'

/** The badge that the shared product has issued for the story of a published owner, confirmed by two referees. */
export async function publicBadge() {
  const owner = await signedInAs('owner')
  const profile = await ownerWithReferees(
    {
      profile: { plan: 'premium' },
      stories: [storyWithClaims],
      references: [validatedReferee(), validatedReferee()],
      confirmations: [
        { reference: 0, story: 0, claims: [0, 1] },
        { reference: 1, story: 0, claims: [0] },
      ],
    },
    owner,
  )
  await goLive(profile.id)
  const own = async () => (await jsonOf<OwnBadges>(owner.get('/badges'))).badges
  const [badge] = await vi.waitUntil(
    async () => {
      const badges = await own()
      return badges.length > 0 && badges
    },
    { timeout: 15_000 },
  )
  const id = badge?.id ?? ''
  const json = await (await fetch(new URL(`/badges/${id}.json`, inject('url')))).text()
  return { id, json, own, owner, profile, title: storyWithClaims.title }
}
