import { messageMark, type ToFrame, toHostIn } from '#schema/widget/host-messages.ts'
import { fillScreen } from './fill-screen.ts'
import { styles } from './launcher-styles.ts'

/** What a site calls; the words of a call that comes before the launcher stand in an array of the same name. */
type Rembrandt = {
  open: () => void
  close: () => void
  ask: (text: string) => void
  destroy: () => void
  push: (call: [name: string, text?: string]) => void
}
declare global {
  interface Window {
    Rembrandt?: Rembrandt | [name: string, text?: string][]
  }
}

/** How long a frame may take to say that it is ready. */
const readyWithinMs = 12_000
const phone = matchMedia('(width < 40rem)')
/** A page that writes itself anew has another one later. */
let root = document.documentElement

const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[data-profile][src*="/widget.js"]')
const earlier = window.Rembrandt

/**
 * Adds the button to the page as the script's attributes say: `data-profile`, `data-greeting`, `data-accent`,
 * `data-position`, `data-theme`, `data-open`, `data-z-index`.
 */
// One function: with the look in a file of its own the launcher weighs more than its 3 KB.
function launch({ src, dataset }: HTMLScriptElement, calls: [name: string, text?: string][]): void {
  const { origin } = new URL(src)
  const profileUrl = encodeURIComponent(dataset.profile ?? '')
  const name = dataset.greeting || 'Ask the expert’s agent'
  const host = document.createElement('rembrandt-widget')
  const shadow = host.attachShadow({ mode: 'open' })
  const button = element('button', { type: 'button', textContent: name })
  const note = element('div', { className: 'note', hidden: true })
  const panel = element('div', { className: 'panel', hidden: true })
  const queued: ToFrame[] = []
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  let isOpen = false
  let isAsking = false
  let restorePage = () => {}

  // Inline and important: no rule of the site, `* { all: unset }` included, is stronger.
  host.style.cssText = `all:initial!important;position:fixed!important;z-index:${Number(dataset.zIndex) || 2147483000}!important`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  host.className = dataset.position === 'left' ? 'left' : 'right'
  if (/^#[0-9a-f]{6}$/i.test(dataset.accent ?? '')) {
    host.style.setProperty('--accent', dataset.accent ?? '')
    host.style.setProperty('--on', isLight(dataset.accent ?? '') ? '#1d1712' : '#fff')
  }
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-expanded', 'false')
  note.setAttribute('role', 'status')
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', name)
  shadow.append(panel, note, button)

  const dispatch = (event: string) => dispatchEvent(new CustomEvent(`rembrandt:${event}`))
  const send = (message: ToFrame) =>
    isReady
      ? frame?.contentWindow?.postMessage({ ...message, from: messageMark }, origin)
      : queued.push(message)

  /** Says in the launcher why nothing opens, with the profile as a link. */
  function refuse(sentence = 'The agent cannot be reached just now. Please try again in a minute.'): void {
    if (!host.isConnected) return
    const link = element('a', {
      href: `${origin}/profile/${profileUrl}`,
      target: '_blank',
      rel: 'noopener',
      textContent: 'See the profile',
    })
    note.replaceChildren(`${sentence} `, link)
    note.hidden = false
    shut(false)
    frame?.remove()
    frame = undefined
    isReady = false
    dispatch('refused')
  }

  /** The site's ticket; empty where its policy does not let it ask or no whole answer came, undefined where the launcher says why nothing opens. */
  async function askTicket(): Promise<string | undefined> {
    const answer = await fetch(`${origin}/api/widget/ticket`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ profileUrl: dataset.profile }),
      credentials: 'omit',
    }).catch(() => undefined)
    if (!answer && navigator.onLine) return ''
    if (answer?.ok)
      return answer.json<{ ticket: string }>().then(
        ({ ticket }) => ticket,
        () => '',
      )
    refuse(
      answer?.status === 403
        ? 'This site is not allowed to show this agent. Its owner can allow it in their settings.'
        : answer?.status === 404
          ? 'This profile is not public just now.'
          : undefined,
    )
    return undefined
  }

  function addFrame(ticket: string): void {
    frame = element('iframe', {
      src: `${origin}/embed/${profileUrl}#host=${encodeURIComponent(location.origin)}&ticket=${ticket}`,
      title: name,
      allow: 'clipboard-write',
    })
    frame.style.colorScheme =
      dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : 'light dark'
    panel.replaceChildren(frame)
    const pendingFrame = frame
    setTimeout(() => {
      if (frame === pendingFrame && !isReady) refuse('The agent cannot be opened.')
    }, readyWithinMs)
  }

  async function open(): Promise<void> {
    if (isOpen || isAsking) return
    note.hidden = true
    if (!frame) {
      isAsking = true
      button.setAttribute('aria-busy', 'true')
      const ticket = await askTicket()
      isAsking = false
      button.removeAttribute('aria-busy')
      if (ticket === undefined || !host.isConnected) return
      addFrame(ticket)
    }
    isOpen = true
    panel.hidden = false
    button.setAttribute('aria-expanded', 'true')
    restorePage = phone.matches ? fillScreen(panel, button) : () => {}
    frame?.focus()
    send({ type: 'open' })
    dispatch('open')
  }

  function shut(returnsFocus = true): void {
    if (!isOpen) return
    isOpen = false
    panel.hidden = true
    button.setAttribute('aria-expanded', 'false')
    restorePage()
    if (returnsFocus) button.focus()
    dispatch('close')
  }

  const receive = (event: MessageEvent) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return
    const received = toHostIn(event.data)
    if (received?.type === 'close') shut()
    if (received?.type === 'refused') refuse()
    if (received?.type === 'ready') {
      isReady = true
      for (const message of queued.splice(0)) send(message)
      dispatch('ready')
    }
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) shut()
  }
  const toggle = () => (isOpen ? shut() : void open())
  /** Some sites swap what stands in the document, which takes the launcher with it; one that is written anew, its listeners too. */
  const attach = () => {
    root = document.documentElement ?? root
    button.addEventListener('click', toggle)
    addEventListener('message', receive)
    addEventListener('keydown', closeOnEscape)
    observer.observe(document, { childList: true })
    observer.observe(root, { childList: true })
    if (host.isConnected) return
    // Its frame loads anew.
    isReady = false
    root.appendChild(host)
  }
  const observer = new MutationObserver(attach)

  attach()

  const api: Rembrandt = {
    open: () => void open(),
    close: () => shut(),
    /** Fills the field; the visitor sends it. */
    ask(text) {
      send({ type: 'ask', text: String(text) })
      void open()
    },
    /** Takes all of it away; the script can be loaded again. */
    destroy() {
      shut(false)
      observer.disconnect()
      removeEventListener('message', receive)
      removeEventListener('keydown', closeOnEscape)
      host.remove()
      delete window.Rembrandt
    },
    push([called, text = '']) {
      if (called === 'open' || called === 'close' || called === 'destroy') api[called]()
      if (called === 'ask') api.ask(text)
    },
  }
  window.Rembrandt = api
  for (const call of calls) api.push(call)
  if (dataset.open !== undefined && dataset.open !== 'false') whenSeen(open)
}

/** At once, or when a page that was rendered ahead is really opened. */
function whenSeen(act: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties)

/** Whether dark words are read better on a colour than white ones. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18
}

// A page that loads it twice has one launcher.
if (script?.dataset.profile && (!earlier || Array.isArray(earlier))) launch(script, earlier ?? [])
