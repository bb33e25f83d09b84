// Runs before anything else of the page is loaded: what another app shares leaves the address at once, and this tab keeps it.
{
  const given = new URLSearchParams(location.search)
  if (given.size) history.replaceState(history.state, '', location.pathname)

  const [title, text, url] = ['title', 'text', 'url'].map((name) =>
    (given.get(name) ?? '').trim().slice(0, 50_000),
  )
  const partsOf = (one) => JSON.stringify([one.title, one.text, one.url])
  try {
    const earlier = JSON.parse(sessionStorage.getItem('shared') ?? '[]')
    const isSameShare = (other) => partsOf(other) === partsOf({ title, text, url })
    const entry = earlier.find(isSameShare) ?? {
      title,
      text,
      url,
      storyKey: crypto.randomUUID(),
      whose: localStorage.getItem('currentUsername'),
    }
    // Ten at most, and none twice.
    const all = [entry, ...earlier.filter((other) => !isSameShare(other))].slice(0, 10)
    if (title || text || url) sessionStorage.setItem('shared', JSON.stringify(all))
  } catch {}
}
