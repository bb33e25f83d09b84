import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { phone, visit } from '#test/browser.ts'

type State = NonNullable<Purchase['trial']>['state'] | 'paid'
/** What the link of a purchase is about: a trial in that state, or what was paid for. */
const purchase = (state: State): Purchase => ({
  name: 'Noor Haddad',
  email: 'noor@haddad.example',
  level: 1,
  plan: 'starter',
  opening: 'open',
  trial: state === 'paid' ? null : { state, until: '2030-05-01T10:00:00.000Z', monthly: 3700 },
})

/** A page that a purchase's link opens, with what the server answers about it. */
const opened = (path: '/open-account' | '/cancel-trial', json: Purchase, expected?: RegExp) =>
  visit(`${path}#token=a-link`, {
    viewport: phone,
    ...(expected && { expected }),
    before: (page) => page.route('**/api/purchases/*', (route) => route.fulfill({ json })),
  })

/** The same link again, when the server answers something else. */
async function reopened(page: Page, json: Purchase) {
  // The route that was added last answers.
  await page.route('**/api/purchases/*', (route) => route.fulfill({ json }))
  await page.reload()
}

const words: [State, string][] = [
  ['running', 'Your free trial of Starter is waiting for you.'],
  ['charged', 'Starter is paid for and waiting for you.'],
  ['cancelled', 'It is cancelled, and nothing more is charged.'],
  ['over', 'It has ended, and nothing more is charged.'],
  ['paid', 'Starter is paid for and waiting for you.'],
]
test('a buyer who opens an account reads the state of the purchase', async () => {
  const page = await opened('/open-account', purchase('running'))
  for (const [state, said] of words) {
    if (state !== 'running') await reopened(page, purchase(state))
    await page.getByText(said).waitFor()
    const trials = page.getByRole('main').getByText(/free trial/i)
    expect((await trials.count()) > 0, state).toBe(state === 'running')
  }
})

test('only a cancellation that stands can be taken back', async () => {
  const page = await opened('/cancel-trial', purchase('cancelled'))
  for (const [state, times] of [
    ['cancelled', 1],
    ['over', 0],
    ['paid', 0],
  ] as const) {
    if (state !== 'cancelled') await reopened(page, purchase(state))
    await page.getByText('An account takes a password, and nothing else.').waitFor()
    expect(await page.getByText('take the cancellation back').count(), state).toBe(times)
  }
})

const refuse = (page: Page, path: string, code: string) =>
  page.route(path, (route) => route.fulfill({ status: 410, json: { error: 'It is over.', code } }))

test.each([
  ['LINK_EXPIRED', 'This link does not work any more'],
  ['LINK_USED', 'The account is open already'],
])('a link that ends while its page is open says why: %s', async (code, title) => {
  const page = await opened('/open-account', purchase('paid'), /410|No account was opened/)
  await page.getByLabel('Password', { exact: true }).fill('a loaf of bread')
  await page.unrouteAll()
  await refuse(page, '**/api/account/open', code)
  await refuse(page, '**/api/purchases/*', code)
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})
