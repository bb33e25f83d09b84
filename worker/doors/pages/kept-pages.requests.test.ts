import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page, Tag } from '#schema/pages/page-row.ts'
import { paths } from '#schema/paths.ts'
import { databaseAt, publishPerson, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'
import { marksOf, pendingMarks } from '../../services/page-marks.ts'

const product = await startProduct({ SAMPLE_DATA: 'off' })
afterAll(product.stop)
const owner = await publishPerson(
  { profile: { plan: 'sprint', scorecardActive: true }, stories: [{}, { title: 'The second story' }] },
  product,
)

const addressOf = ({ pattern }: Page) => pattern.replace(':profileUrl', owner.profileUrl)
const rowsOf = (rendering: string): Page[] =>
  Object.values(paths).filter((row) => row.rendering === rendering)
const edgePages = rowsOf('edge')
const files = rowsOf('static')

type Answer = { status: number; cache: string; storage: string | undefined; encoding: string; body: string }
/** Asks with the address exactly as it is written, which `fetch` would tidy up. */
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(product.url)
    const clientRequest = request({
      hostname,
      port,
      path,
      method,
      headers: { host: `${hostname}:${port}`, ...headers },
    })
    clientRequest.once('error', reject).once('response', async (answer) => {
      const bytes = Buffer.concat(await answer.toArray())
      const encoding = answer.headers['content-encoding'] ?? ''
      const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
      resolve({
        status: answer.statusCode ?? 0,
        cache: String(answer.headers['x-cache'] ?? ''),
        storage: answer.headers['cache-control'],
        encoding,
        // When its data was read is all in which two renderings of a page may differ.
        body: text.replace(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '"$1":0'),
      })
    })
    clientRequest.end()
  })

/** Makes every cached copy older than a takedown, so that the next visitor gets a new one. */
async function emptyCache() {
  const tags = new Set<Tag>(edgePages.flatMap(({ cache }) => cache?.tags(owner.profileUrl) ?? []))
  const db = databaseAt(product.databaseUrl)
  await pendingMarks({ db }, marksOf('withdrawn', ...tags))
  await runJob('put-marks', product.url)
}

const storyIds = async (profileUrl: string) => {
  const { stories } = await jsonOf<{ stories: { id: number }[] }>(
    fetch(`${product.url}/api/public-profiles/${profileUrl}`),
  )
  return stories.slice(0, 2).map(({ id }) => id)
}
const stories = (
  await Promise.all(['adaeze-whitcombe', 'tendai-rasmusson', owner.profileUrl].map(storyIds))
).flat()

/** What a visitor may put behind an address to see what stays of it. */
const queries = [
  ...stories.map((id) => `?story=${id}`),
  '?result=%20',
  '?result=&result=AAAAAAAAAAAAAAAAAAAAAA',
  '?result=AAAAAAAAAAAAAAAAAAAAAA',
  '?q=%20',
  '?q=&q=ferries',
  '?q=ferries',
  '?view=questions',
  '?view=QUESTIONS',
  '?view=&view=questions',
  '?view=questions&result=%E3%80%80',
  '?area=Sales',
  '?area=Astrology&area=Sales',
  '?area=%3Cscript%3E&industry=constructor',
  '?page=1&page=2',
  '?cursor=1&limit=1',
  '?quote=full',
  '?day=2030-01-01&from=2030-01-01&at=2030-01-01T10:00:00Z',
  '?sprint=3&level=2&utm_source=mail&ref=x',
  `?x=${'a'.repeat(6000)}`,
  '?%00=%E0%A4%A&__proto__=1&constructor=2',
  '?',
  '??a=b&&=;',
]

/** Each page as it is without any visitor's doing, by its address. */
const plain = new Map<string, string>()
beforeAll(async () => {
  await emptyCache()
  for (const row of [...edgePages, ...files]) plain.set(addressOf(row), (await open(addressOf(row))).body)
})

let turn = 0
/** One in so many, each time others. */
const inTurn = (rows: Page[], parts: number) => rows.filter((_, index) => (index + turn) % parts === 0)

/**
 * Asks for pages in some way, first of all visitors, and expects that the next one sees them as they were: for one in
 * `parts` kept pages, and a ninth of the files, which are served alike.
 */
async function expectAsBefore(way: string, ask: (address: string) => Promise<Answer>, parts = 1) {
  await emptyCache()
  turn += 1
  await Promise.all(
    [...inTurn(edgePages, parts), ...inTurn(files, 9)].map(addressOf).map(async (address) => {
      const { status } = await ask(address)
      expect(status, `${address} asked with ${way}`).toBeLessThan(500)
      const { body } = await open(address)
      expect(body === plain.get(address), `${address} after ${way}`).toBe(true)
    }),
  )
}

test('nothing that a visitor puts behind an address stays for the next one', async () => {
  for (const query of queries) await expectAsBefore(query.slice(0, 60), (address) => open(address + query))
})

const ways: [string, (address: string) => [string, Record<string, string>?, string?]][] = [
  ['a foreign host', (address) => [address, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }]],
  [
    'a forwarded host',
    (address) => [address, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil' }],
  ],
  ['another language', (address) => [address, { 'accept-language': 'fr-FR', cookie: 'visitor=x; lang=fr' }]],
  ['compression', (address) => [address, { 'accept-encoding': 'br, gzip' }]],
  ['HEAD', (address) => [address, {}, 'HEAD']],
  ['an encoded letter', (address) => [encoded(address)]],
  ['capitals', (address) => [address.toUpperCase()]],
  ['a slash behind', (address) => [`${address}/`]],
  ['two slashes before', (address) => [`/${address}`]],
  ['two slashes inside', (address) => [address.replace(/(.)\//, '$1//')]],
  ['a fragment', (address) => [`${address}#story`]],
  ['a dot before', (address) => [`/.${address}`]],
  ['a dot that is encoded', (address) => [`/%2e${address}`]],
  ['a way up and back', (address) => [`/x/..${address}`]],
  ['an encoded way up', (address) => [`/x/%2e%2e${address}`]],
  ['an encoded slash', (address) => [address.replace(/(.)\//, '$1%2F')]],
  ['a backslash', (address) => [address.replace(/(.)\//, '$1\\')]],
  ['a dot behind', (address) => [`${address}.`]],
  ['a space behind', (address) => [`${address}%20`]],
  ['a parameter of the path', (address) => [`${address};session=1`]],
  ['a zero byte', (address) => [`${address}%00`]],
  ['a slash in too many bytes', (address) => [`${address}%c0%af`]],
  ['a file’s ending', (address) => [`${address}/a.css`]],
  ['a part of it', (address) => [address, { range: 'bytes=0-9', 'if-range': '"x"' }]],
  ['a tag that is any', (address) => [address, { 'if-none-match': '*' }]],
  ['a tag of somebody’s', (address) => [address, { 'if-none-match': 'W/"x", "y"', 'if-match': '"z"' }]],
  ['a time to come', (address) => [address, { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }]],
  ['no copy', (address) => [address, { 'cache-control': 'no-store, only-if-cached', pragma: 'no-cache' }]],
  ['another format', (address) => [address, { accept: 'application/json;q=1, text/x-component' }]],
  [
    'another address in a header',
    (address) => [address, { 'x-original-url': '/login', 'x-rewrite-url': '/x' }],
  ],
  ['another method in a header', (address) => [address, { 'x-http-method-override': 'DELETE' }]],
  ['OPTIONS', (address) => [address, { origin: 'https://evil.example' }, 'OPTIONS']],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'].map((method): (typeof ways)[number] => [
    method,
    (address) => [address, { origin: 'https://evil.example' }, method],
  ]),
]
const encoded = (address: string) => {
  const code = address.charCodeAt(1).toString(16)
  return `/%${code}${address.slice(2)}`
}

test('a page is no fault of ours in any form of request, and the next visitor sees it as it was', async () => {
  // No page reads any of it.
  for (const [way, requestOf] of ways) await expectAsBefore(way, (address) => open(...requestOf(address)), 3)
})

test('a page has no more copies than its row names, in any spelling of its address', async () => {
  await emptyCache()
  for (const row of edgePages) {
    const address = addressOf(row)
    await open(address)
    const addresses = [
      ...queries
        .filter((query) => !/^\?(view|area)=(questions|Sales)/.test(query))
        .map((query) => address + query),
      ...ways.map(([, requestOf]) => requestOf(address)[0]),
    ]
    for (const path of addresses) {
      const { status, cache, storage } = await open(path)
      const isShared = cache === 'hit' || storage?.includes('no-store') || status >= 300
      expect(isShared, `${path.slice(0, 80)}: ${status} ${cache} ${storage}`).toBe(true)
    }
  }
})

test('a kept page is compressed for who accepts that, and the same in plain for others', async () => {
  for (const address of [...edgePages.map(addressOf), '/sitemap.xml']) {
    const accepting = (encodings: string) => open(address, { 'accept-encoding': encodings })
    const { body } = await open(address)
    expect(await accepting('gzip, deflate, br')).toMatchObject({ encoding: 'gzip', body })
    for (const encodings of ['identity', 'br'])
      expect(await accepting(encodings)).toMatchObject({ encoding: '', body })
  }
})

test('a kept page names the address of the site, at any requested host', async () => {
  await emptyCache()
  const address = paths.profile.href(owner.profileUrl)
  const { body } = await open(address, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(body).not.toContain('evil.example')
  expect(body).toContain(`<link rel="canonical" href="${product.url}${address}"/>`)
})

test.each([
  ['a step that is encoded', (address: string) => `/nowhere/%2e%2e${address}`],
  ['a backslash', (address: string) => address.replace(/(.)\//, '$1\\')],
  ['a backslash behind it', (address: string) => `${address}\\`],
  ['steps back by backslashes', (address: string) => `/book/nobody\\..\\..${address.replaceAll('/', '\\')}`],
  ['a line end', (address: string) => `${address}%0d%0aX-Planted:%20yes`],
])('an address with %s is no page beside the kept one, under the policy of another', async (_, as) => {
  for (const address of edgePages.map(addressOf)) {
    await open(address)
    const { status, cache } = await open(as(address))
    expect(status >= 300 || cache === 'hit', `${address}: ${status} ${cache}`).toBe(true)
  }
})
