import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { expectWhole, goWithin, phone, visit, withSession } from '#test/browser.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

async function givenUp() {
  const to = `${randomUUID()}@reader.example`
  const subject = `A new password ${randomUUID().slice(0, 8)}`
  await database()
    .insert(tables.outbox)
    .values({
      key: `test/${to}`,
      to,
      normalisedTo: to,
      kind: 'reset',
      subject,
      text: 'secret',
      html: 'secret',
      isSecret: true,
      attachments: [],
      state: 'failed',
      dueAt: null,
      attempts: 3,
      problem: '422 no such mailbox',
      createdAt: new Date(),
    })
  return { to, subject }
}

test('where the browser draws all colours itself, the chosen list of mail still looks chosen', async () => {
  const admin = await signedInAs('admin')
  const page = await visit(paths.adminDashboard.href('mail', { state: 'given-up' }), {
    before: withSession(admin),
  })
  await page.getByRole('radio', { name: 'Given up' }).waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  // No background colour of ours is drawn there.
  const lineBelow = (name: string) =>
    page.locator('label', { hasText: name }).evaluate((label) => getComputedStyle(label).textDecorationLine)
  const [chosen, other] = [await lineBelow('Given up'), await lineBelow('Waiting')]
  await page.emulateMedia({ forcedColors: null })
  expect([chosen, other]).toEqual(['underline', 'none'])
})

test('a mail that was given up is masked on a phone, its address is shown, and it is sent again', async () => {
  const { to, subject } = await givenUp()
  const admin = await signedInAs('admin')
  const page = await visit(paths.adminDashboard.href('mail', { state: 'given-up' }), {
    viewport: phone,
    before: withSession(admin),
  })
  const mail = page.locator('[data-row]', { hasText: subject })
  await mail.getByText('422 no such mailbox').waitFor()
  expect(await mail.textContent()).not.toContain(to)
  await expectWhole(page)
  await mail.getByRole('button', { name: /^Show/ }).click()
  await mail.getByText(to).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(to)
  await mail.getByRole('button', { name: 'Send again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('It holds a private link').waitFor()
  await dialog.getByRole('button', { name: 'Send it again' }).dblclick()
  await mail.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Mail')
  await goWithin(page, paths.adminHouse.href('record', { subject: 'mail' }))
  for (const done of ['Sent a mail again', 'Looked at the address of a mail'])
    await page.getByText(done).first().waitFor()
})
