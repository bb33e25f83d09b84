import { replayClicks } from '#web/client/loading/click-replay.ts'

replayClicks()

// A static page may wait with what depends on the query.
if (location.search) document.documentElement.dataset.asks = ''

/**
 * Fetches the scripts that hydrate the page once it has been painted. The script's `data-chunks` names the files,
 * the entry first; all are requested at once.
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

/** A hidden tab is not painted, so it does not wait for that. */
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
