import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { mailedToken, signedInAs, verifiedOwner } from '#test/account.ts'
import { callsOf, expectAccessible, hydrated, phone, pressEscape, visit } from '#test/browser.ts'
import { mailedLink, mailsTo } from '#test/mailbox.ts'
import { database, runJob } from '#test/people.ts'
import {
  call,
  filledIn,
  invitationOf,
  ownerWithReferees,
  ownLinkOf,
  referenceOf,
  storedConfirmations,
} from '#test/referees.ts'
import { tables } from '#worker/services/database.ts'

/** Somebody who was invited, and their link. */
async function invited() {
  const { referees, ...person } = await ownerWithReferees()
  const referee = referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  return { ...person, referee, token: await invitationOf(referee) }
}

test('a referee declines an invitation and all further mail in one press, and can still open the form', async () => {
  const { referee, token } = await invited()
  const page = await visit(`/withdraw-reference#decline=${token}`, { viewport: phone, isStill: true })
  await page.getByRole('heading', { level: 1, name: 'Rather not give this reference?' }).waitFor()
  await expectAccessible(page)
  expect((await referenceOf(referee.id))?.status, 'opening the link does nothing').toBe('invited')
  await page.getByLabel('A reason (optional)').fill('We hardly met.')
  await page.getByLabel('Do not write to me again, whoever asks').check()
  await page.getByRole('button', { name: 'Decline the invitation' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have declined' }).waitFor()
  await page
    .getByText('No invitation is mailed to your address any more, whoever asks.', { exact: false })
    .waitFor()
  expect(await referenceOf(referee.id)).toMatchObject({ status: 'declined', note: 'We hardly met.' })
  await page.reload()
  await page.getByText(/^That was on .*, and Petra Proof has been told\.$/).waitFor()
  expect(await page.getByRole('button', { name: 'Decline the invitation' }).count()).toBe(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'your invitation opens the form' }).click()
  await page.getByRole('heading', { level: 2, name: 'You and Petra' }).waitFor()
  await page.getByText('You declined this invitation.', { exact: false }).waitFor()
})

test('a referee reads all data kept about them, exports it, withdraws the reference and has it erased', async () => {
  const { referee, token } = await invited()
  const answer = await call('/submit-reference', filledIn({ token }))
  const { own } = (await answer.json()) as { own: string }
  const page = await visit(`/withdraw-reference#token=${own}`, {
    viewport: phone,
    isStill: true,
    expected: /410/,
  })
  await page.getByRole('heading', { level: 1, name: 'What you said about Petra Proof' }).waitFor()
  const shown = page.getByRole('region', { name: /^Public/ })
  await shown.getByText('Petra asks before she draws anything.').waitFor()
  await shown.getByText('Nine of ten boats were full by April.').waitFor()
  expect(await shown.getByText('Calm and exact.').count()).toBe(0)
  await page
    .getByRole('region', { name: 'For Petra Proof and the validator only' })
    .getByText('Calm and exact.')
    .waitFor()
  await page
    .getByRole('region', { name: 'Which checks ran, when' })
    .getByText('Your address was confirmed by a signed link')
    .waitFor()
  const left = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(left, 'nothing stands out to the side').toBeLessThanOrEqual(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file).toMatchObject({ email: referee.email, answers: { workingRelationship: 'Calm and exact.' } })

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw it?' })
  await dialog.getByText('Petra Proof is told that you withdrew it.', { exact: false }).waitFor()
  await expectAccessible(page)
  await pressEscape(page)
  expect((await referenceOf(referee.id))?.status).toBe('validated')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByText('You have withdrawn it. None of it is shown, and it no longer counts.').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Not shown' }).waitFor()
  expect((await referenceOf(referee.id))?.status).toBe('withdrawn')
  expect(await page.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('It stays yours')

  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, erase everything' }).click()
  await page.getByRole('heading', { level: 1, name: 'Everything is erased' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Everything is erased/)
  await expectAccessible(page)
  expect(await referenceOf(referee.id)).toBeUndefined()
  await page.reload()
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'There is nothing behind this link' }).waitFor()
})

test('a referee who is asked about a later story ticks a claim and sends it with one press', async () => {
  const owner = await signedInAs('owner')
  const { referees, storyIds } = await ownerWithReferees({}, owner)
  const referee = referees.find(({ status }) => status === 'validated')
  if (!referee) throw new Error('Nobody to ask')
  await owner.post(`/stories/${storyIds[0]}/ask-confirmation`, { referenceIds: [referee.id] })
  const link = new URL(await mailedLink(referee.email, /\/confirm-reference#story=\S+/))
  const page = await visit(link.pathname + link.hash, { viewport: phone, isStill: true })
  await page.getByRole('heading', { level: 1, name: 'The timetable nobody read' }).waitFor()
  await page.getByText('copies that somebody already has keep your name', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send what I ticked' }).click()
  await page.getByText('Please tick at least one sentence, or close this page.').waitFor()
  const claim = page.getByRole('listitem').filter({ hasText: 'By April 9 of 10' })
  await claim.getByLabel('I can confirm this').check()
  const calls = callsOf(page)
  await page.getByRole('button', { name: 'Send what I ticked' }).dblclick()
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
  expect(calls, 'a press that comes twice at once is one').toEqual(['POST /api/references/confirm-story'])
  await expectAccessible(page)
  expect((await storedConfirmations(referee.id)).claims).toMatchObject([
    { claimIndex: 1, outcome: 'confirmed' },
  ])
  await page.reload()
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'You have answered this' }).waitFor()
  await page.getByText(/you said what you know of “The timetable nobody read”, and Petra sees it/).waitFor()
  await page.getByRole('link', { name: 'Open my own page' }).click()
  await page.getByRole('heading', { level: 1, name: 'What you said about Petra Proof' }).waitFor()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw it?' })
  await dialog.getByText('Every badge that names you is revoked', { exact: false }).waitFor()
})

test('a forged link, one of another kind and none at all are explained plainly, and nothing is stored', async () => {
  const { referee, token } = await invited()
  const own = await ownLinkOf(referee)
  const forged = `${token.slice(0, -4)}AAAA`
  const page = await visit('/confirm-reference', {
    viewport: phone,
    isStill: true,
    expected: /410|was not confirmed/,
  })
  const calls = callsOf(page)
  await page.getByRole('heading', { level: 1, name: 'This page needs a link' }).waitFor()
  expect(calls).toEqual([])
  for (const [path, heading] of [
    [`/confirm-reference#token=${token}`, 'This link does not work any more'],
    [`/confirm-reference#story=${own}`, 'This link does not work any more'],
    [`/reference-form#token=${forged}`, 'This link opens no invitation'],
    [`/reference-form#token=${own}`, 'This link opens no invitation'],
    [`/withdraw-reference#token=${token}`, 'There is nothing behind this link'],
    [`/withdraw-reference#decline=${forged}`, 'This link does not work any more'],
  ] as const) {
    const refused = page.waitForResponse((answer) => answer.status() === 410)
    // Where only the part behind the # is another, the page stays and reads it anew.
    await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    await refused
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  expect((await referenceOf(referee.id))?.status).toBe('invited')
})

test('a link after 30 days says that it is over, the owner is told once, and can ask again', async () => {
  const owner = await verifiedOwner()
  const invitation = {
    firstName: 'Ilse',
    lastName: 'Brandt',
    email: `${randomUUID()}@brandt.example`,
    solutionStory: 'We counted what was left every evening.',
  }
  expect((await owner.post('/references', invitation)).status).toBe(201)
  const token = await mailedToken('invitation', invitation.email)
  await database()
    .update(tables.references)
    .set({ expiresAt: new Date(Date.now() - 24 * 3600 * 1000) })
    .where(eq(tables.references.email, invitation.email))
  const page = await visit(`/reference-form#token=${token}`, {
    viewport: phone,
    isStill: true,
    expected: /410/,
  })
  const closed = page.getByRole('heading', { level: 1, name: 'This link opens no invitation' })
  await closed.waitFor()
  await page.getByText('an invitation is good for 30 days', { exact: false }).waitFor()
  await expectAccessible(page)
  for (let run = 0; run < 2; run += 1) await runJob('expire-references')
  const mails = await mailsTo(owner.email, 'reference-expired')
  expect(mails.map(({ text }) => text.includes('- Ilse Brandt'))).toEqual([true])
  await page.goto(new URL(`/withdraw-reference#decline=${token}`, inject('url')).href)
  await page.getByRole('heading', { level: 1, name: 'This link does not work any more' }).waitFor()

  expect((await owner.post('/references', invitation)).status).toBe(201)
  const anew = await mailedToken('invitation', invitation.email, { count: 2 })
  await page.goto(new URL(`/reference-form#token=${anew}`, inject('url')).href)
  await page.getByRole('heading', { level: 2, name: 'You and Noor' }).waitFor()
})
