import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import {
  anotherTab,
  expectAccessible,
  expectFits,
  expectWhole,
  hydrated,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { mailsTo } from '#test/mailbox.ts'
import { goLive } from '#test/people.ts'
import { getApi, makeReportsOldest, ownerWithReferees, validatedReferee } from '#test/referees.ts'
import { postJson } from '#test/requests.ts'

const why = 'We asked the harbour, and it never was.'

async function reportedOwner() {
  const owner = await ownerWithReferees({
    profile: { plan: 'premium', firstName: 'Petra', lastName: `Proof${randomUUID().slice(0, 8)}` },
    references: [validatedReferee(), validatedReferee()],
  })
  await goLive(owner.id)
  const words = `The boats were never full ${randomUUID()}.`
  const email = `${randomUUID()}@okafor.example`
  const sent = await postJson(`${inject('url')}/api/reports`, {
    reportKey: randomUUID(),
    profileUrl: owner.profileUrl,
    reason: 'untrue',
    text: words,
    email,
  })
  expect(sent.status).toBe(201)
  await makeReportsOldest(owner.id)
  return { ...owner, words, email, name: `Petra ${owner.lastName}` }
}

test('a report is read on a phone, the profile suspended, found under People and restored', async () => {
  const owner = await reportedOwner()
  const admin = await signedInAs('admin')
  const page = await visit('/admin-dashboard/house', { viewport: phone, before: withSession(admin) })
  const row = page.locator('[data-row]', { hasText: owner.name })
  await row.getByText(owner.words).waitFor()
  expect(await row.textContent(), 'masked until it is asked for').not.toContain(owner.email)
  await row.getByRole('button', { name: 'Show the whole address' }).click()
  await row.getByText(owner.email).waitFor()
  await expectWhole(page)

  await row.getByRole('button', { name: `Take down the profile of ${owner.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('You can restore it').waitFor()
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await dialog.getByText('Please say in a sentence why').waitFor()
  expect(await dialog.getByLabel('Why').evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByLabel('Why').fill(why)
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await row.waitFor({ state: 'detached' })
  expect((await getApi(`/public-profiles/${owner.profileUrl}`)).status).toBe(404)
  expect(await mailsTo(owner.email, 'report-decided')).toHaveLength(1)

  await page
    .getByRole('tab', { name: 'People' })
    .or(page.getByRole('link', { name: 'People' }))
    .first()
    .click()
  await page.getByRole('searchbox').fill(owner.profileUrl)
  const found = page.locator('[data-row]', { hasText: owner.owner.email })
  await found.getByRole('link').click()
  await page.getByText(why).waitFor()
  await page.getByText(`${owner.profileUrl}, off public view`).waitFor()
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Restore/ }).click()
  await dialog.getByLabel('Why').fill('They put it right, and we have seen it.')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: /^Suspend/ }).waitFor()
  expect((await getApi(`/public-profiles/${owner.profileUrl}`)).status).toBe(200)

  await page
    .getByRole('tab', { name: 'Record' })
    .or(page.getByRole('link', { name: 'Record' }))
    .first()
    .click()
  await page.getByText('Took down the reported profile').first().waitFor()
  await expectFits(page)
  await expectAccessible(page)
})

test('an administrator is told when another one decides on the same report meanwhile', async () => {
  const owner = await reportedOwner()
  const page = await visit('/admin-dashboard/house', { before: withSession(await signedInAs('admin')) })
  const dismissing = async (tab: typeof page) => {
    await tab.getByRole('button', { name: `Dismiss the report on ${owner.name}` }).click()
    await tab.getByRole('dialog').getByLabel('Why').fill(why)
  }
  const other = await anotherTab(page)
  await other.goto(page.url())
  await hydrated(other)
  await dismissing(other)
  await dismissing(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await noticed(page, 'The report is dismissed', 'The report is dismissed')
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await noticed(
    other,
    'This has changed meanwhile',
    'It changed while you were deciding, so nothing was done. You see how it stands now.',
  )
  await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe('Reports')
})
