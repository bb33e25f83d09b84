import { holdClicks } from '#web/client/held-clicks.ts'

holdClicks()

// A page that was built once for every address may wait with what another one shows.
if (location.search) document.documentElement.dataset.asks = ''

/**
 * Fetches what takes the page over only once the page has been painted. The script's `data-chunks` names
 * the files, the first of them the entry; all are asked for at once, and the whole stylesheet with them, since
 * the page began with what it needed to be painted.
 */
const takeOver = async () => {
  const { chunks: named = '', stylesheet } =
    document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset ?? {}
  const chunks = named.split(' ')
  const styled = stylesheet && styleWith(stylesheet)
  for (const href of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.appendChild(link)
  }
  // What stands on the page is styled; what comes to stand on it waits for the rest.
  await styled
  if (chunks[0]) void import(/* @vite-ignore */ chunks[0])
}

const styleWith = (href: string) =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = resolve
    document.head.appendChild(link)
  })

requestAnimationFrame(() => setTimeout(takeOver))
