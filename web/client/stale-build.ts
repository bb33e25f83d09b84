const mark = 'reloaded-for'

/** A page that outlived its build finds a chunk gone and reloads, once for each address (DESIGN section 2). */
export const reloadOnceWhenChunkIsGone = () =>
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(mark) === location.href) return
    sessionStorage.setItem(mark, location.href)
    event.preventDefault()
    location.reload()
  })
