import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { verifiedOwner } from '#test/account.ts'
import { expectAccessible, hydrated, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { suppressions } = tables
const stoppedFor = async (email: string) =>
  (await database().select().from(suppressions).where(eq(suppressions.normalisedEmail, email)))
    .map(({ kind }) => kind)
    .sort()

test('the link at the foot of an invitation stops further ones with one press, and lets them come again', async () => {
  const owner = await verifiedOwner()
  const email = `${randomUUID()}@brandt.example`
  const masked = `${email[0]}•••@brandt.example`
  await owner.post('/references', {
    firstName: 'Ilse',
    lastName: 'Brandt',
    email,
    solutionStory: 'We counted what was left every evening.',
  })
  const link = new URL(await mailedLink(email, /\/unsubscribe#token=\S+/))
  const page = await visit(link.pathname + link.hash, {
    viewport: phone,
    expected: /410|Failed to (load resource|fetch)|were not changed/,
  })
  await page.getByRole('heading', { level: 1, name: 'No more of these mails?' }).waitFor()
  await page.getByText(masked).waitFor()
  await expectAccessible(page)
  const left = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(left, 'nothing stands out to the side').toBeLessThanOrEqual(0)
  expect(await stoppedFor(email), 'opening the link does nothing').toEqual([])

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await page.getByText('We could not reach our server.', { exact: false }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  const done = page.getByRole('heading', { level: 1, name: 'These mails have stopped' })
  await done.waitFor()
  await expect.poll(() => done.evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(await stoppedFor(email)).toEqual(['confirm-story', 'invitation', 'reminder'])

  await page.reload()
  await done.waitFor()
  await page.getByRole('button', { name: 'Let them come again' }).click()
  await page.getByRole('heading', { level: 1, name: 'These mails come again' }).waitFor()
  expect(await stoppedFor(email)).toEqual([])

  await page.goto(`${link.href.slice(0, -4)}AAAA`)
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'This link is not whole' }).waitFor()
})
