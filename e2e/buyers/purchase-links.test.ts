import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { expectWhole, phone, visit } from '#test/browser.ts'

type State = NonNullable<Purchase['trial']>['state'] | 'paid'
/** What the link of a purchase is about: a trial in that state, or what was paid for. */
const purchase = (state: State, { canResume = false, isStartFailed = false } = {}): Purchase => ({
  name: 'Noor Haddad',
  email: 'noor@haddad.example',
  level: 1,
  plan: 'starter',
  opening: 'open',
  trial:
    state === 'paid'
      ? null
      : { state, until: '2030-05-01T10:00:00.000Z', monthly: 3700, canResume, isStartFailed },
})

/** A page that a purchase's link opens, with what the server answers about it. */
const opened = (path: '/open-account' | '/cancel-trial', json: Purchase, expected = /^$/) =>
  visit(`${path}#token=a-link`, {
    viewport: phone,
    expected,
    before: (page) => page.route('**/api/purchases/*', (route) => route.fulfill({ json })),
  })

let links = 0
/** Another link, about which the server answers something else. */
async function openAnother(page: Page, json: Purchase) {
  links += 1
  // The route that was added last answers.
  await page.route('**/api/purchases/*', (route) => route.fulfill({ json }))
  const answered = page.waitForResponse(new RegExp(`/api/purchases/link-${links}$`))
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#token=link-${links}`)
  await answered
}

const words: [State, string][] = [
  ['running', 'Your free trial of Starter is waiting for you.'],
  ['charged', 'Starter is paid for and waiting for you.'],
  ['cancelled', 'It is cancelled, and nothing more is charged.'],
  ['over', 'It has ended, and nothing more is charged.'],
  ['paid', 'Starter is paid for and waiting for you.'],
]
test('a buyer who opens an account reads the state of the purchase, and why a link ends meanwhile', async () => {
  const page = await opened('/open-account', purchase('running'), /410|No account was opened/)
  for (const [state, sentence] of words) {
    if (state !== 'running') await openAnother(page, purchase(state))
    await page.getByText(sentence).waitFor()
    const trials = page.getByRole('main').getByText(/free trial/i)
    expect((await trials.count()) > 0, state).toBe(state === 'running')
  }
  for (const [code, title] of [
    ['LINK_EXPIRED', 'This link does not work any more'],
    ['LINK_USED', 'The account is open already'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill('a loaf of bread')
    const refusal = { status: 410, json: { error: 'It is over.', code } }
    for (const path of ['**/api/account/open', '**/api/purchases/*'])
      await page.route(path, (route) => route.fulfill(refusal))
    await page.getByRole('button', { name: 'Open my account' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    if (code === 'LINK_EXPIRED') await openAnother(page, purchase('paid'))
  }
  await expectWhole(page)
})

test('the page that cancels a trial says only what its account can take back, and what may be charged', async () => {
  const page = await opened('/cancel-trial', purchase('cancelled', { canResume: true }))
  const title = page.getByText('An account takes a password, and nothing else.')
  const isTakenBack = page.getByText('take the cancellation back')
  await title.waitFor()
  expect(await isTakenBack.count()).toBe(1)
  for (const state of ['cancelled', 'over', 'paid'] as const) {
    await openAnother(page, purchase(state))
    await isTakenBack.waitFor({ state: 'detached' })
    await title.waitFor()
  }
  await openAnother(page, purchase('running', { isStartFailed: true }))
  await page.getByText('If we still can, £37 a month is charged from then on').waitFor()
})
