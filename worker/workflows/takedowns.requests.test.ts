import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profileTag } from '#schema/pages/page-row.ts'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { marksMade } from '#test/simulations/locations/public-world.ts'
import type { Call, SignedIn } from '../call.ts'
import { tables } from '../services/database.ts'
import { write } from '../services/write.ts'
import { editOwnProfile } from './profiles/edit-profile.ts'
import { updatePublications } from './profiles/update-publication.ts'
import { hideReference } from './references/hide-reference.ts'
import { suspendProfileAt, suspensionOf } from './reviews/suspend-profile.ts'
import { deleteOwnStory } from './stories/own-stories.ts'

const databaseUrl = await startOwnDatabase()
const db = databaseAt(databaseUrl)
const { profiles, references, sessions, stories, takedowns, users } = tables
const now = new Date()
await db.insert(users).values({
  id: 'somebody',
  name: 'Somebody',
  email: 'somebody@nowhere.example',
  emailVerified: true,
  createdAt: now,
  updatedAt: now,
})
await db.insert(sessions).values({
  id: 'theirs',
  userId: 'somebody',
  token: 'theirs',
  expiresAt: new Date(Date.now() + 3_600_000),
  createdAt: now,
  updatedAt: now,
})

/** A published expert, and a call of theirs. */
async function publishedOwner() {
  const { id, profileUrl } = await writePerson({}, databaseUrl)
  await updatePublications(callOn(db), [id])
  const account = {
    userId: 'somebody',
    sessionId: 'theirs',
    name: 'Somebody',
    profile: { id, profileUrl, plan: 'free' },
  } as SignedIn
  return { id, profileUrl, call: callOn(db, { actor: { kind: 'owner', account, address: '192.0.2.1' } }) }
}
type Owner = Awaited<ReturnType<typeof publishedOwner>>

const verbs: Record<keyof typeof marksMade, (owner: Owner) => Promise<unknown>> = {
  suspend: ({ call, profileUrl }) => suspendProfileAt(call, profileUrl, 'Not their own work.'),
  'withdraw story': async ({ call, id }) => {
    const [story] = await db.select().from(stories).where(eq(stories.profileId, id))
    return deleteOwnStory(call, story?.id ?? 0)
  },
  'withdraw reference': async ({ call, id }) => {
    const [reference] = await db.select().from(references).where(eq(references.profileId, id))
    return hideReference(call, id, reference?.id ?? 0)
  },
  move: ({ call, profileUrl }) => editOwnProfile(call, { profileUrl: `${profileUrl}-2` }),
  edit: ({ call }) => editOwnProfile(call, { about: 'She reads timetables for pleasure.' }),
  publish: async ({ call, id }) => {
    await db.update(profiles).set({ about: 'Changed past the product.' }).where(eq(profiles.id, id))
    return updatePublications(call, [id])
  },
}

const marksOf = ({ changedPages }: Call, why: string) =>
  [...new Set(changedPages.filter((mark) => mark.why === why).map(({ tag }) => tag))].toSorted()

test.each(Object.entries(verbs))('%s renews the pages that the simulation says', async (name, verb) => {
  const owner = await publishedOwner()
  await verb(owner)
  const { id, call, profileUrl } = owner
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  const made = marksMade[name as keyof typeof marksMade](
    profileTag(profile?.profileUrl ?? ''),
    profileTag(profileUrl),
  )
  expect(marksOf(call, 'withdrawn')).toEqual((made.withdrawn ?? []).toSorted())
  if (made.changed) expect(marksOf(call, 'changed')).toEqual(made.changed.toSorted())
})

test('a page that moves while it is taken down is taken down at its new address too', async () => {
  const { id, call, profileUrl } = await publishedOwner()
  const read = { id, profileUrl, firstName: 'Ilse', email: null, paysMonthly: false }
  await editOwnProfile(call, { profileUrl: `${profileUrl}-moved` })
  await db.delete(takedowns)
  await write(call, suspensionOf(call, read, 'Not their own work.').statements)
  const tags = (await db.select().from(takedowns)).map(({ tag }) => tag)
  expect(tags).toContain(profileTag(`${profileUrl}-moved`))
})
