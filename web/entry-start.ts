import { holdClicks } from './client/held-clicks.ts'

holdClicks()

/**
 * Fetches what takes the page over only once the page has been painted. The script's `data-chunks` names
 * the files, the first of them the entry; all are asked for at once.
 */
const takeOver = () => {
  const chunks =
    document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset.chunks?.split(' ') ?? []
  for (const href of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.appendChild(link)
  }
  if (chunks[0]) void import(/* @vite-ignore */ chunks[0])
}
requestAnimationFrame(() => setTimeout(takeOver))
