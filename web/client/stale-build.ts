import { keptText } from './kept.ts'

const reloadedFor = keptText('reloaded-for', { in: 'tab' })
let needless = 0

/** Fetches code that the page can do without: where it cannot be had, the page is not loaded anew. */
export async function withoutReload<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  needless += 1
  try {
    return await fetchCode()
  } finally {
    needless -= 1
  }
}

/**
 * A page that outlived its build finds a chunk gone and reloads, once for each address,
 * but only while the server answers: without a network the page stays as it is.
 */
export const reloadOnceWhenChunkIsGone = () =>
  addEventListener('vite:preloadError', async () => {
    if (needless || reloadedFor.read() === location.href) return
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    // Where the mark cannot be kept, the page would reload for ever.
    if (answer?.ok && reloadedFor.write(location.href)) location.reload()
  })
