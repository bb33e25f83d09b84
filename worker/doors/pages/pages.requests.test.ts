import { expect, inject, test } from 'vitest'
import { callHeaders, pageHeaders } from '#schema/pages/security-headers.ts'
import { paths } from '#schema/paths.ts'
import { changeProfile, publishPerson } from '#test/people.ts'

const open = (path: string, init?: RequestInit) =>
  fetch(`${inject('url')}${path}`, { redirect: 'manual', ...init })
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('the gallery arrives with its experts in it', async () => {
  const person = await publishPerson({ profile: { lastName: 'Arrival' } })
  const answer = await open('/solution-gallery')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
  await answer.body?.cancel()
  // Where others publish at once, a copy stands for a second.
  let html = ''
  const load = async () => (html = await (await open('/solution-gallery')).text())
  await expect.poll(load).toContain(`/profile/${person.profileUrl}`)
  expect(html).toContain('Petra Arrival')
  expect(titleOf(html)).toContain('Solution Gallery')
})

test('a filtered gallery holds only the profiles that the filter lets through', async () => {
  const person = await publishPerson({
    profile: { businessAreas: ['Management/Administration'], industry: 'Materials' },
  })
  const filtered = (area: string) =>
    open(`/solution-gallery?${new URLSearchParams({ area, industry: 'Materials' })}`).then((answer) =>
      answer.text(),
    )
  expect(await filtered('Management/Administration')).toContain(person.profileUrl)
  expect(await filtered('Sales')).not.toContain(person.profileUrl)
})

test('a described challenge is answered in the page itself', async () => {
  const person = await publishPerson({
    stories: [{ solution: 'We taught a walrus to count the passengers.' }],
  })
  const html = await open('/solution-gallery?q=walrus+passengers').then((answer) => answer.text())
  expect(html).toContain(`/profile/${person.profileUrl}`)
  expect(metaOf(html, 'robots'), 'searches stay out of search engines').toContain('noindex')
})

test('a profile says who it is to people, search engines and share previews', async () => {
  const person = await publishPerson({
    profile: { firstName: 'Zsófia', lastName: 'O’Neil & <Sons>', headline: 'Boats that leave full' },
  })
  const html = await open(`/profile/${person.profileUrl}`).then((answer) => answer.text())
  const head = headOf(html)
  const address = `${inject('url')}/profile/${person.profileUrl}`
  expect(titleOf(head)).toContain('Zsófia O’Neil &amp; &lt;Sons&gt;')
  expect(metaOf(head, 'description')?.length).toBeGreaterThan(20)
  expect(head).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(metaOf(head, 'og:url')).toBe(address)
  expect(metaOf(head, 'og:type')).toBe('profile')
  expect(metaOf(head, 'og:title')).toContain('Zsófia')
  expect(metaOf(head, 'og:description')).toBe(metaOf(head, 'description'))
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Zsófia O’Neil & <Sons>' },
  })
  expect(html).toContain('The timetable nobody read')
})

test('an expert’s words cannot become a script of the page', async () => {
  const evil = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>'
  const person = await publishPerson({
    profile: { about: evil, headline: evil, lastName: evil, currentRole: evil },
    stories: [{ title: evil, results: evil }],
    references: [{ feedback: evil, name: evil }, {}],
  })
  for (const path of [`/profile/${person.profileUrl}`, '/solution-gallery?q=alert+onerror']) {
    const html = await open(path).then((answer) => answer.text())
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain(person.profileUrl)
  }
})

test('a profile that nobody has, or that was switched off, is a page that says so', async () => {
  const person = await publishPerson()
  expect((await open(`/profile/${person.profileUrl}`)).status).toBe(200)
  await changeProfile(person.id, { isActive: false })
  for (const path of [`/profile/${person.profileUrl}`, '/profile/nobody-here']) {
    const answer = await open(path)
    expect(answer.status, path).toBe(404)
    const html = await answer.text()
    expect(html).toMatch(/This profile doesn(’|&#x27;|')t exist or has been deactivated\./)
    expect(html).not.toContain('Petra')
    expect(metaOf(html, 'robots')).toContain('noindex')
  }
})

test.each(['a'.repeat(121), 'a'.repeat(600), '%E0%A4%A', '%F0%9F%9A%A2', '%00', '%2e%2e%2fapi', 'a%2Fb'])(
  'nobody is at /profile/%s, and the page says so',
  async (profileUrl) => {
    const answer = await open(`/profile/${profileUrl}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('exist or has been deactivated.')
  },
)

test.each([
  '/nothing-here',
  '/profile',
  '/profile/ines-hallam/more',
  '/public',
  '/assets/gone.js',
  '/%00',
  '/index.php',
])('the unknown address %s answers 404 Page Not Found', async (path) => {
  const answer = await open(path)
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(titleOf(html)).toBe('404 Page Not Found')
  expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/)
})

test.each(['/public/ines-hallam', '/public-profiles/ines-hallam', '/public/nobody%2Fhere'])(
  'the old address %s leads to the profile for good',
  async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(path.replace(/^\/public(-profiles)?/, '/profile'))
  },
)

test.each([
  ['/profile/Ines-Hallam', '/profile/ines-hallam'],
  ['/profile/INES-HALLAM/print', '/profile/ines-hallam/print'],
  ['/book/ines-HALLAM', '/book/ines-hallam'],
  ['/embed/Ines-Hallam', '/embed/ines-hallam'],
  ['/scorecard/Ines-Hallam', '/scorecard/ines-hallam'],
  ['/profile/ines%2Dhallam', '/profile/ines-hallam'],
  ['/profile/Adaeze', '/profile/adaeze'],
])('the address %s leads to the same page in small letters', async (path, plain) => {
  for (const search of ['', '?quote=a%20Boat&story=3']) {
    const answer = await open(path + search)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(plain + search)
  }
})

test.each(['/solution-gallery', '/profile/ines-hallam'])(
  '%s is one page, with a slash behind it or without',
  async (path) => {
    const answer = await open(`${path}/`)
    expect(answer.status).toBe(301)
    expect(new URL(answer.headers.get('location') ?? '', inject('url')).href).toBe(inject('url') + path)
  },
)

test('pages answer HEAD as they answer GET, and nothing else', async () => {
  const head = await open('/solution-gallery', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  const post = await open('/solution-gallery', { method: 'POST', body: '{}' })
  expect(post.status).toBe(404)
  expect(await post.json()).toMatchObject({ code: 'NOT_FOUND', error: 'There is nothing at this address.' })
})

test.each(['/', '/solution-gallery', '/profile/nobody-here', '/nothing-here', '/favicon.svg'])(
  '%s is sent with every protection a page has',
  async (path) => {
    const { headers } = await open(path)
    for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name), name).toBe(value)
  },
)

test.each([
  '/api/ping',
  '/api/nothing',
  '/api/public-profiles/all/all',
  '/picture/1/ines-hallam.svg?skills=4',
])('%s is sent with every protection a call has', async (path) => {
  const { headers } = await open(path)
  for (const [name, value] of Object.entries(callHeaders)) expect(headers.get(name), name).toBe(value)
})

test('no page carries a script or a style that its own policy forbids', async () => {
  const person = await publishPerson()
  for (const path of [
    '/',
    '/solution-gallery',
    `/profile/${person.profileUrl}`,
    '/nothing-here',
    '/profile/nobody-here',
  ]) {
    const html = await open(path).then((answer) => answer.text())
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag, path).toMatch(/ src="\/|type="application\/(ld\+)?json"/)
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+=/)
    // Where a link leads is the visitor’s own step.
    expect(html, path).not.toMatch(/<(?!a )[^>]*(?:src|href)="https?:\/\/(?!localhost)/)
  }
})

test('a built file may be kept for good, a page is asked for again', async () => {
  const page = await open('/solution-gallery')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const file = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
  const asset = await open(file ?? '')
  expect(asset.status).toBe(200)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each(['/_worker.js', '/_routes.json', '/.vite/manifest.json', '/_headers', '/_redirects'])(
  '%s is an instruction, not a file',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  },
)

const textOf = async (path: string) => {
  const answer = await open(path)
  expect(answer.status, path).toBe(200)
  return { text: await answer.text(), type: answer.headers.get('content-type') }
}

test('search engines learn where the sitemap is, and that calls are not pages', async () => {
  const { text, type } = await textOf('/robots.txt')
  expect(type).toContain('text/plain')
  expect(text).toContain(`Sitemap: ${inject('url')}/sitemap.xml`)
  expect(text).toContain('Disallow: /api/')
  expect(text, 'what is behind the account door').toContain('Disallow: /account/404')
})

test('the addresses that llms.txt names are open to machines in robots.txt, and exist', async () => {
  const [robots, llms] = await Promise.all([textOf('/robots.txt'), textOf('/llms.txt')])
  const rules = [...robots.text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, rule, path = '']) => ({
    rule,
    path,
  }))
  const ruleFor = (path: string) =>
    rules
      .filter((rule) => path.startsWith(rule.path))
      .sort((one, other) => other.path.length - one.path.length)[0]
  const text = llms.text
    .replace('{businessArea}/{industry}', 'all/all')
    .replaceAll('{profileUrl}', 'adaeze-whitcombe')
  const matches = [...text.matchAll(/(POST )?https?:\/\/[^/]+(\/[^\s`),]*)/g)]
  expect(matches.length).toBeGreaterThan(8)
  for (const [, post, path = ''] of matches) {
    expect(ruleFor(path)?.rule, path).toBe('Allow')
    if (!post) expect((await open(path)).status, path).toBe(200)
  }
  expect(ruleFor('/api/chat/anything')?.rule).toBe('Disallow')
  const namedPaths = new Set(matches.map(([, , path]) => path))
  for (const { pattern } of Object.values(paths).filter(({ indexed }) => indexed))
    expect(namedPaths, pattern).toContain(pattern.replace(':profileUrl', 'adaeze-whitcombe'))
})

test('the sitemap names every page and published profile, and no suspended one', async () => {
  const person = await publishPerson()
  const address = `<loc>${inject('url')}/profile/${person.profileUrl}</loc>`
  await expect.poll(async () => (await textOf('/sitemap.xml')).text).toContain(address)
  const { text, type } = await textOf('/sitemap.xml')
  expect(type).toContain('application/xml')
  for (const path of ['/', '/solution-gallery']) expect(text).toContain(`<loc>${inject('url')}${path}</loc>`)
  expect(text).not.toMatch(/\/404<|\/unavailable<|\/:/)
  await changeProfile(person.id, { isActive: false })
  await expect.poll(async () => (await textOf('/sitemap.xml')).text).not.toContain(address)
})

test('a page of the sitemap that is not there is not found', async () => {
  expect((await textOf('/sitemaps/1.xml')).text).toContain('<urlset')
  for (const page of ['2.xml', '0.xml', '1', 'x.xml'])
    expect((await open(`/sitemaps/${page}`)).status).toBe(404)
})

test('a language model learns how to find an expert and the claims that it may repeat', async () => {
  const { text } = await textOf('/llms.txt')
  expect(text).toMatch(/^# Rembrandt\n\n> /)
  for (const path of ['/api/smart-search', '/solution-gallery', '/api/public-profiles/', '/mcp', '/oembed'])
    expect(text).toContain(inject('url') + path)
})
