import { storedText } from '../stored-value.ts'

const reloadedFor = storedText('reloaded-for', { in: 'tab' })
let needless = 0

/** Loads optional code, whose failure does not reload the page. */
export async function withoutReload<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  needless += 1
  try {
    return await fetchCode()
  } finally {
    needless -= 1
  }
}

/** Reloads a page whose chunk is gone after a deployment, once for each address and only while the server answers. */
export const reloadOnceWhenChunkIsGone = () =>
  addEventListener('vite:preloadError', async () => {
    if (needless || reloadedFor.read() === location.href) return
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    // Without a stored mark the page would reload for ever.
    if (!answer?.ok || !reloadedFor.write(location.href)) return
    await fetchMissingAgain()
    location.reload()
  })

/** Pages lets a browser keep a missing file's 404 as long as the file itself: after a rollback it would stay missing. */
const fetchMissingAgain = () =>
  Promise.allSettled(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ name, responseStatus }) => responseStatus === 404 && name.startsWith(`${location.origin}/assets/`),
      )
      .map(({ name }) => fetch(name, { cache: 'reload' })),
  )
