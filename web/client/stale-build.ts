const mark = 'reloaded-for'

/**
 * A page that outlived its build finds a chunk gone and reloads, once for each address (DESIGN section 2),
 * but only while the server answers: without a network the page stays as it is.
 */
export const reloadOnceWhenChunkIsGone = () =>
  addEventListener('vite:preloadError', async () => {
    if (sessionStorage.getItem(mark) === location.href) return
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (!answer?.ok) return
    sessionStorage.setItem(mark, location.href)
    location.reload()
  })
