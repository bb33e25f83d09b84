import { expect, test } from 'vitest'

type PagesWorker = {
  fetch(request: Request, env: { API: { fetch(its: Request): Promise<Response> } }): Promise<Response>
}
const file = new URL('../web/public/_worker.js', import.meta.url).href
const { default: worker }: { default: PagesWorker } = await import(file)

/** What the API worker is asked when Pages is asked this. */
async function handedOn(request: Request) {
  let apiRequest: Request | undefined
  const API = {
    fetch: (its: Request) => {
      apiRequest = its
      return Promise.resolve(new Response('ok'))
    },
  }
  await worker.fetch(request, { API })
  return apiRequest
}

test('Pages hands every request to the API worker as it is', async () => {
  const request = new Request('https://site.example/api/login', { method: 'POST', body: '{}' })
  expect(await handedOn(request)).toBe(request)
})

test('a deployment reaches the version of the API worker that no visitor gets yet', async () => {
  const version = 'rembrandt-api="0f2ac74b"'
  const apiRequest = await handedOn(
    new Request('https://site.example/api/health', { headers: { 'X-Worker-Version': version } }),
  )
  expect(apiRequest?.url).toBe('https://site.example/api/health')
  expect(apiRequest?.headers.get('Cloudflare-Workers-Version-Overrides')).toBe(version)
})
