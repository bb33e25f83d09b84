import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import type { FakeStripe } from './stripe.ts'
import { StripeFault, written } from './stripe-state.ts'

/** Serves Stripe's own scripts and frames in the browser, for a journey on a product that asks a fake Stripe. */
export async function serveStripe(page: Page, stripe: FakeStripe) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('https://*.js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: cardForm }),
  )
  await page.route('https://hooks.stripe.com/**', (route) => answerHook(route, stripe))
  await page.route('https://api.stripe.com/**', (route) => answerCall(route, stripe))
}

/** As something that blocks scripts of other sites, until it is called off. */
export async function withholdStripe(page: Page) {
  await page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'))
  return () => page.unroute('https://js.stripe.com/**')
}

/**
 * Types a card into Stripe's frame: 4242… succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank, and
 * `paypal` leads to another site.
 */
export async function typeCard(page: Page, number = '4242 4242 4242 4242') {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]')
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiration date').fill('12 / 30')
  await frame.getByLabel('Security code').fill('123')
}

/** Answers the question of its person's bank, in the frame that Stripe lays over the page. */
export const answerBank = (page: Page, isYes: boolean) =>
  page
    .frameLocator('iframe[title="Your bank asks"]')
    .getByRole('button', { name: isYes ? 'Complete' : 'Fail' })
    .click()

/** Answers on the other site that a payment was led to. */
export const answerSite = (page: Page, isYes: boolean) =>
  page.getByRole('link', { name: isYes ? 'Authorize' : 'Fail' }).click()

const script = readFileSync(new URL('stripe-in-browser.js', import.meta.url), 'utf8')

const cardForm = `<!doctype html><html lang="en"><title>Card</title><body>
<p><label>Card number <input name="card" inputmode="numeric"></label></p>
<p><label>Expiration date <input name="expiry"></label></p>
<p><label>Security code <input name="cvc"></label></p>
<p role="alert"></p>
<script>
  addEventListener('input', ({ target }) =>
    parent.postMessage({ typed: { [target.name]: target.value } }, '*'))
  addEventListener('message', ({ data }) => {
    if ('problem' in data) document.querySelector('[role=alert]').textContent = data.problem
  })
</script>`

const bankQuestion = `<!doctype html><html lang="en"><title>Your bank</title><body>
<button value="yes">Complete</button> <button value="">Fail</button>
<script>
  addEventListener('click', ({ target }) => {
    if (target.matches('button')) parent.postMessage({ isYes: Boolean(target.value) }, '*')
  })
</script>`

const otherSite = (yes: string, no: string) => `<!doctype html><html lang="en"><title>PayPal</title><body>
<a href="${yes.replaceAll('&', '&amp;')}">Authorize</a> <a href="${no.replaceAll('&', '&amp;')}">Fail</a>`

/** hooks.stripe.com: the bank's frame, and the way to another site and back. */
async function answerHook(route: Route, stripe: FakeStripe) {
  const { pathname, searchParams } = new URL(route.request().url())
  if (pathname === '/three_d_secure.html')
    return route.fulfill({ contentType: 'text/html', body: bankQuestion })
  const [intentId = '', returnTo = ''] = [searchParams.get('intent'), searchParams.get('to')].map(String)
  const answer = searchParams.get('yes')
  if (answer === null) {
    const here = new URL(route.request().url())
    const [yes, no] = ['true', 'false'].map((value) => {
      here.searchParams.set('yes', value)
      return here.href
    })
    return route.fulfill({ contentType: 'text/html', body: otherSite(yes ?? '', no ?? '') })
  }
  tried(() => stripe.answerBank(intentId, answer === 'true'))
  const { object, client_secret, status } = stripe.intentOf(intentId)
  const to = new URL(returnTo)
  to.searchParams.set(object, intentId)
  to.searchParams.set(`${object}_client_secret`, client_secret)
  to.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded')
  const onward = `<script>location.replace(${JSON.stringify(to.href)})</script>`
  return route.fulfill({ contentType: 'text/html', body: onward })
}

/** api.stripe.com, as far as the browser asks it. */
async function answerCall(route: Route, stripe: FakeStripe) {
  const { pathname } = new URL(route.request().url())
  const form = new URLSearchParams(route.request().postData() ?? '')
  const secret = form.get('client_secret') ?? ''
  const body = tried(() => {
    const intent = stripe.intentOf(secret.replace(/_secret_.*$/, ''))
    if (intent.client_secret !== secret) throw new StripeFault(400, { message: 'No such intent' })
    if (pathname.endsWith('/elements/sessions')) {
      if (!['succeeded', 'canceled'].includes(intent.status)) return intent
      throw new StripeFault(400, {
        code: `${intent.object}_unexpected_state`,
        message: 'This intent is in a terminal state and cannot be used to initialize Elements.',
        [intent.object]: intent,
      })
    }
    if (pathname.endsWith('/answer_bank')) return stripe.answerBank(intent.id, form.get('yes') === 'true')
    if (!pathname.endsWith('/confirm')) return intent
    const card = (form.get('card') ?? '').replaceAll(' ', '')
    const confirmed = stripe.confirm(secret, card)
    if (card !== 'paypal') return confirmed
    const url = new URL('https://hooks.stripe.com/redirect')
    url.searchParams.set('intent', intent.id)
    url.searchParams.set('to', form.get('return_url') ?? '')
    return { ...confirmed, next_action: { type: 'redirect_to_url', redirect_to_url: { url: url.href } } }
  })
  return route.fulfill({
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body,
  })
}

/** A refusal is in the body only: an error status would appear in the page's console. */
function tried(work: () => object): string {
  try {
    return written(work())
  } catch (error) {
    if (error instanceof StripeFault) return written(error.body)
    throw error
  }
}
