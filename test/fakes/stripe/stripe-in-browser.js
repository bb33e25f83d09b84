// What js.stripe.com serves in the journeys: those calls of Stripe.js that are used, with its frames and its errors.
// It runs in the page under test; test/fakes/stripe/stripe-script.ts serves it and answers what it asks.

const api = 'https://api.stripe.com/v1'
const frameOrigin = 'https://elements.js.stripe.com'
const bankOrigin = 'https://hooks.stripe.com'

/** Answers as api.stripe.com does; `error` in Stripe's words where it says no, or is not reached. */
async function ask(path, form) {
  try {
    const answer = await fetch(`${api}/${path}`, { method: 'POST', body: new URLSearchParams(form) })
    return await answer.json()
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'We could not reach Stripe. Please try again.' },
    }
  }
}

/** What a frame of one origin says next. */
function heardFrom(origin, about) {
  return new Promise((resolve) => {
    const hear = (event) => {
      if (event.origin !== origin || !(about in event.data)) return
      removeEventListener('message', hear)
      resolve(event.data[about])
    }
    addEventListener('message', hear)
  })
}

function frameOf(source, title, style) {
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: source, title })
  frame.style.cssText = `border:0;display:block;width:100%;${style}`
  return frame
}

function paymentElement(clientSecret) {
  const listeners = {}
  const tell = (event, detail = {}) => {
    for (const listener of listeners[event] ?? []) listener({ elementType: 'payment', ...detail })
  }
  const typed = { card: '', expiry: '', cvc: '' }
  const frame = frameOf(`${frameOrigin}/payment.html`, 'Secure payment input frame', 'height:300px')
  const hear = ({ origin, data, source }) => {
    if (origin !== frameOrigin || source !== frame.contentWindow || !data.typed) return
    Object.assign(typed, data.typed)
    tell('change', { complete: Boolean(typed.card), empty: !typed.card, value: { type: 'card' } })
  }
  return {
    typed,
    show: (problem) => frame.contentWindow?.postMessage({ problem }, frameOrigin),
    on(event, listener) {
      listeners[event] = [...(listeners[event] ?? []), listener]
      return this
    },
    off(event, listener) {
      listeners[event] = (listeners[event] ?? []).filter((one) => one !== listener)
      return this
    },
    mount(place) {
      addEventListener('message', hear)
      const node = typeof place === 'string' ? document.querySelector(place) : place
      frame.addEventListener('load', async () => {
        const { error } = await ask('elements/sessions', { client_secret: clientSecret })
        tell(...(error ? ['loaderror', { error }] : ['ready']))
      })
      node.replaceChildren(frame)
    },
    update() {},
    focus: () => frame.focus(),
    unmount: () => frame.remove(),
    destroy() {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}

function elementsOf({ clientSecret }) {
  let element
  return {
    clientSecret,
    create() {
      if (element) throw new Error('Can only create one Element of type payment.')
      element = paymentElement(clientSecret)
      const { destroy } = element
      element.destroy = () => {
        destroy()
        element = null
      }
      return element
    },
    getElement: () => element ?? null,
    update() {},
    fetchUpdates: async () => ({}),
    on() {},
    off() {},
    async submit() {
      const message = !element?.typed.card && 'Your card number is incomplete.'
      element?.show(message || '')
      return message ? { error: { type: 'validation_error', code: 'incomplete_number', message } } : {}
    },
    card: () => element?.typed.card,
  }
}

const nameOf = { payment_intents: 'payment_intent', setup_intents: 'setup_intent' }

/** Confirms, asks the bank's question where the bank has one, and leads on as Stripe does. */
async function confirmed(what, { elements, confirmParams, redirect = 'always' }) {
  const name = nameOf[what]
  const incomplete = await elements.submit()
  if (incomplete.error) return incomplete
  const clientSecret = elements.clientSecret
  const id = clientSecret.replace(/_secret_.*$/, '')
  const form = {
    client_secret: clientSecret,
    card: elements.card(),
    return_url: confirmParams?.return_url ?? '',
  }
  let answer = await ask(`${what}/${id}/confirm`, form)
  const next = answer.next_action
  if (next?.type === 'redirect_to_url') {
    location.assign(next.redirect_to_url.url)
    return new Promise(() => {})
  }
  if (next) {
    const question = frameOf(`${bankOrigin}/three_d_secure.html`, 'Your bank asks', '')
    question.style.cssText += 'position:fixed;inset:0;height:100%;z-index:2147483647;background:#fff'
    document.body.append(question)
    const yes = await heardFrom(bankOrigin, 'isYes')
    question.remove()
    answer = await ask(`${what}/${id}/answer_bank`, { client_secret: clientSecret, yes })
  }
  if (answer.error) return { error: answer.error }
  if (redirect !== 'always') return { [name === 'payment_intent' ? 'paymentIntent' : 'setupIntent']: answer }
  const to = new URL(confirmParams.return_url)
  to.searchParams.set(name, id)
  to.searchParams.set(`${name}_client_secret`, clientSecret)
  to.searchParams.set('redirect_status', 'succeeded')
  location.assign(to)
  return new Promise(() => {})
}

async function retrieved(what, clientSecret) {
  const answer = await ask(`${what}/${clientSecret.replace(/_secret_.*$/, '')}`, {
    client_secret: clientSecret,
  })
  return answer.error
    ? { error: answer.error }
    : { [what === 'payment_intents' ? 'paymentIntent' : 'setupIntent']: answer }
}

const unused = () => {
  throw new Error('The fake of Stripe.js does not know this call.')
}

window.Stripe = Object.assign(
  (publishableKey) => {
    if (!publishableKey?.startsWith('pk_')) throw new Error('Please call Stripe() with your publishable key.')
    return {
      elements: elementsOf,
      confirmPayment: (options) => confirmed('payment_intents', options),
      confirmSetup: (options) => confirmed('setup_intents', options),
      retrievePaymentIntent: (clientSecret) => retrieved('payment_intents', clientSecret),
      retrieveSetupIntent: (clientSecret) => retrieved('setup_intents', clientSecret),
      // @stripe/react-stripe-js knows Stripe by these.
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      _registerWrapper() {},
      registerAppInfo() {},
    }
  },
  { version: 'endive' },
)
