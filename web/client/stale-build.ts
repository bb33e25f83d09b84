const mark = 'reloaded-for'
let fetchedAhead = 0

/** Does work that fetches code ahead: nobody waits for it, so what cannot be had does not reload the page. */
export async function withoutReload(work: () => Promise<unknown>) {
  fetchedAhead += 1
  await work().finally(() => {
    fetchedAhead -= 1
  })
}

/**
 * A page that outlived its build finds a chunk gone and reloads, once for each address,
 * but only while the server answers: without a network the page stays as it is.
 */
export const reloadOnceWhenChunkIsGone = () =>
  addEventListener('vite:preloadError', async () => {
    if (fetchedAhead || sessionStorage.getItem(mark) === location.href) return
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (!answer?.ok) return
    sessionStorage.setItem(mark, location.href)
    location.reload()
  })
