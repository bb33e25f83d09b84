/** The offer of a browser to install the site, of which a page may make a button (Chromium). */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

const change = (next: InstallOffer | undefined) => {
  offer = next
  for (const listener of listeners) listener()
}

// Suppresses the browser's own prompt, which could appear to everybody at any time.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  change(event as InstallOffer)
})
addEventListener('appinstalled', () => change(undefined))

export const installOffer = () => offer
export const onInstallOffer = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks the browser to install the site; an offer can be taken up once. */
export async function install(): Promise<void> {
  const accepted = offer
  change(undefined)
  await accepted?.prompt()
}
