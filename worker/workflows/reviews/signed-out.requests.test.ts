import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import { tables } from '../../services/database.ts'
import { decideOnStory } from './decide-on-story.ts'
import { suspendProfileAt } from './suspend-profile.ts'

const { profiles, sessions, storyVersions } = tables

test('a validator who is signed out while they decide has decided nothing', async () => {
  const owner = await ownerWithSubmitted()
  const validator = await signedInAs('validator')
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, validator.id))
  const { id: userId, email } = validator
  const call = callOn(database(), {
    actor: {
      kind: 'validator',
      address: '192.0.2.1',
      account: {
        userId,
        sessionId: session?.id ?? '',
        email,
        name: 'Ada Lark',
        role: 'validator',
        emailVerified: true,
        hasTotp: false,
        isUserVerified: false,
        profile: null,
      },
    },
  })
  await validator.post('/logout')
  const verdict = { version: 1, verdict: 'returned', note: 'Who of those 400 could say so?' } as const
  await expect(decideOnStory(call, owner.storyId, verdict)).rejects.toMatchObject({ code: 'SIGN_IN_FIRST' })
  const [version] = await database()
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, owner.storyId))
  expect(version?.status).toBe('submitted')
  await expect(suspendProfileAt(call, owner.profileUrl, 'A reason of weight.')).rejects.toMatchObject({
    code: 'SIGN_IN_FIRST',
  })
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  expect(profile?.suspendedAt).toBeNull()
})
