import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import { anotherTab, expectAccessible, hydrated, phone, visit } from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'

const address = '/free-preview'
const thin: Partial<Draft> = {
  problemSolved: 'Bakeries that throw away a third of what they bake.',
  targetClient: 'Bakeries with two to ten shops, whose owner closes the till.',
  deliverables: 'An order sheet by shop, in the second week.',
  experience: 'I have seen many bakeries.',
}

/** The preview of a draft that this device saved. */
const visitDraft = (options: Parameters<typeof visit>[1] = {}) =>
  visit(address, { ...options, ...savedHere(drafted(thin)) })

const panel = (page: Page) => page.getByRole('log')
const card = (page: Page) => page.getByRole('group', { name: 'Your Experience' })
const experienceIn = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('solutionProfile') ?? '{}').profile.experience as string,
  )
const savedExperience = async (page: Page) => {
  const email = await page.evaluate(
    () => JSON.parse(localStorage.getItem('solutionProfile') ?? '{}').profile.email as string,
  )
  const answer = await page.request.get(
    new URL(`/api/solution-profile/${encodeURIComponent(email)}`, page.url()).href,
  )
  return ((await answer.json()) as { profile: Draft }).profile.experience
}

// On a phone it does in e2e/first-page, with the keys and through a network that breaks off.
test('a better sentence goes into the profile and back, and over nothing that was changed meanwhile', async () => {
  const page = await visitDraft()
  await panel(page).getByText('Hello, Noor. I have read what you wrote').waitFor()
  await page.getByRole('button', { name: 'What would a buyer still want to know?' }).click()
  await panel(page).getByText('• Your Experience: what came of it, in a figure.').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  const field = page.getByLabel('Your question')
  await field.fill('Suggest a better sentence')
  await field.press('Enter')
  await card(page).getByText('I have seen many bakeries, over [how many years].').waitFor()
  const left = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(left, 'nothing stands out to the side').toBeLessThanOrEqual(0)

  await card(page).getByRole('button', { name: 'Put it into my profile' }).click()
  await card(page).getByText('In your profile. It still holds 5 blanks, which only you can fill.').waitFor()
  expect(await experienceIn(page)).toMatch(/^I have seen many bakeries, over \[how many years\]\./)
  expect(await savedExperience(page)).toBe(await experienceIn(page))
  await page.getByRole('main').getByText('I have seen many bakeries, over [how many years]').first().waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await card(page).getByRole('button', { name: 'Put it into my profile' }).waitFor()
  expect(await experienceIn(page)).toBe(thin.experience)
  expect(await savedExperience(page)).toBe(thin.experience)

  // Answers that are being changed take it too, unless it is that answer.
  const typed = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('solutionProfileAnswers') ?? '{}') as Draft)
  const changeMeanwhile = (changes: Partial<Draft>) =>
    page.evaluate((changes) => {
      const { profile } = JSON.parse(localStorage.getItem('solutionProfile') ?? '{}')
      localStorage.setItem('solutionProfileAnswers', JSON.stringify({ ...profile, ...changes }))
    }, changes)
  await changeMeanwhile({ fullName: 'Noor Haddad-Lind' })
  await card(page).getByRole('button', { name: 'Put it into my profile' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await typed()).toMatchObject({
    fullName: 'Noor Haddad-Lind',
    experience: expect.stringContaining('[how many years]'),
  })
  await changeMeanwhile({ experience: 'Nineteen years.' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card(page).getByRole('button', { name: 'Put it into my profile' }).waitFor()
  expect(await typed()).toMatchObject({ experience: 'Nineteen years.' })

  const other = await anotherTab(page)
  await other.goto(new URL('/robots.txt', page.url()).href)
  await other.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('solutionProfile') ?? '{}')
    const profile = { ...draft.profile, experience: 'Nineteen years at the oven.' }
    localStorage.setItem('solutionProfile', JSON.stringify({ ...draft, profile }))
  })
  await card(page).getByText('This answer has changed since.').waitFor()
  expect(await card(page).getByRole('button').count()).toBe(0)
  await other.close()
})

test('the conversation takes the whole screen of a phone and gives it back, with what was not wanted', async () => {
  const page = await visitDraft({ viewport: phone })
  await page.getByRole('button', { name: 'Continue Chat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Conversation with Solution AI Agent' })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Suggest a better sentence for my weakest answer' }).click()
  await card(page).getByRole('button', { name: 'No, thank you' }).click()
  await card(page).getByText('Left as it was.').waitFor()
  await dialog.getByRole('button', { name: 'Close the conversation' }).click()
  await page.getByRole('region', { name: 'Conversation with Solution AI Agent' }).waitFor()
  expect(await page.getByRole('link', { name: 'Book Strategy Call' }).getAttribute('href')).toBe(
    contacts.call,
  )
  await page.reload()
  await hydrated(page)
  await card(page).getByText('Left as it was.').waitFor()
  expect(await experienceIn(page)).toBe(thin.experience)
})
