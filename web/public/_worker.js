// Pages serves files itself; everything else is the API worker's.
export default {
  fetch: (request, env) => env.API.fetch(withVersion(request)),
}

/** A deployment asks the new version of the API worker before visitors get it; Cloudflare only passes on what is set here. */
function withVersion(request) {
  const version = request.headers.get('X-Worker-Version')
  if (!version) return request
  const forwarded = new Request(request)
  forwarded.headers.set('Cloudflare-Workers-Version-Overrides', version)
  return forwarded
}
