import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { browser, mailedToken, newAddress, registeredOwner, requestEmailChange } from '#test/account.ts'
import { drafted } from '#test/drafted.ts'
import { database } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const { drafts, profiles } = tables

/** An owner who has confirmed their address. */
async function provenOwner() {
  const owner = await registeredOwner()
  const token = await mailedToken('welcome', owner.email)
  expect((await owner.post('/verify-email', { token })).status).toBe(200)
  return { ...owner, token }
}
type Owner = Awaited<ReturnType<typeof provenOwner>>

/** How an owner shows again that a mailbox is theirs, and at which address. */
const proofs: Record<string, (owner: Owner, planted: (email: string) => Promise<void>) => Promise<Response>> =
  {
    'a link to sign in': async ({ email }, planted) => {
      await planted(email)
      await browser().post('/login/link', { email })
      return browser().post('/login/link/open', { token: await mailedToken('sign-in-link', email) })
    },
    'a new password': async ({ email }, planted) => {
      await planted(email)
      await browser().post('/forgot-password', { email })
      const token = await mailedToken('reset-password', email)
      return browser().post('/reset-password', { token, newPassword: 'a lighter loaf' })
    },
    'the welcome link again': async ({ email, token, password }, planted) => {
      await planted(email)
      return browser().post('/verify-email', { token, password })
    },
    'a new address': async (owner, planted) => {
      const newEmail = newAddress()
      await planted(newEmail)
      const { token } = await requestEmailChange(owner, newEmail)
      return owner.post('/account/email/confirm', { token })
    },
  }

test.each(Object.entries(proofs))(
  'a stranger’s draft stays out of a proven owner’s page after %s',
  async (_, prove) => {
    const owner = await provenOwner()
    const words = drafted()
    let planted = ''
    const answer = await prove(owner, async (email) => {
      planted = email
      expect((await browser().post('/solution-profile', { ...words, email })).status).toBe(201)
    })
    expect(answer.status, await answer.text()).toBeLessThan(300)
    const [profile] = await database()
      .select()
      .from(profiles)
      .where(eq(profiles.profileUrl, owner.profileUrl))
    expect(profile).toMatchObject({ coreProblemSolved: '', targetIndustry: '', keySkills: [] })
    const [draft] = await database().select().from(drafts).where(eq(drafts.email, planted))
    expect(draft?.claimedBy).toBeNull()
  },
)
