// Pages serves files itself; everything else is the API worker's.
export default {
  fetch: (request, env) => env.API.fetch(request),
}
