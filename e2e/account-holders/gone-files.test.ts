import { createServer, request as forward } from 'node:http'
import { inject, onTestFinished, test } from 'vitest'
import { anotherTab, hydrated, visit } from '#test/browser.ts'
import { listening } from '#test/fakes/listening.ts'

/** The product as Cloudflare Pages serves it: a file that is gone may be kept as long as one that is there. */
async function siteWithGoneFiles() {
  let isGone = false
  const { hostname, port } = new URL(inject('url'))
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming
    if (isGone && path.startsWith('/assets/'))
      return outgoing.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end()
    const onward = forward({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const { origin, stop } = await listening(server, 'localhost')
  onTestFinished(stop)
  return {
    url: origin,
    setGone: (value: boolean) => {
      isGone = value
    },
  }
}

test('a script that was gone for a while works again once it is back, though the browser kept the 404', async () => {
  const { url, setGone } = await siteWithGoneFiles()
  const page = await visit('/login', {
    url,
    isFirst: true,
    expected: /404|Failed to (load|fetch)|dynamically imported|A screen broke/,
  })
  // What it fetches when it is idle would be there.
  await page.waitForLoadState('networkidle')
  setGone(true)
  const refused = page.waitForResponse((answer) => answer.status() === 404)
  await page.getByRole('link', { name: /forgot/i }).click()
  await refused
  await page.waitForLoadState('networkidle')
  setGone(false)
  const later = await anotherTab(page)
  await later.goto(`${url}/forgot-password`)
  await hydrated(later)
  await later.getByLabel(/e-?mail/i).waitFor()
})
