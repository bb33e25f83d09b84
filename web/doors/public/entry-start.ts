import { holdClicks } from '#web/client/held-clicks.ts'

holdClicks()

// A page that was built once for every address may wait with what another one shows.
if (location.search) document.documentElement.dataset.asks = ''

/**
 * Fetches what takes the page over only once the page has been painted. The script's `data-chunks` names
 * the files, the first of them the entry; all are asked for at once.
 */
function takeOver() {
  const { chunks: named = '' } =
    document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset ?? {}
  const chunks = named.split(' ')
  for (const href of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.appendChild(link)
  }
  if (chunks[0]) void import(/* @vite-ignore */ chunks[0])
}

/** A tab that nobody looks at is not painted, and must not wait for it. */
function whenPainted(then: () => void) {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return void setTimeout(then)
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) begin()
  })
  const begin = () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', begin)
    then()
  }
  observer.observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', begin)
}

whenPainted(takeOver)
