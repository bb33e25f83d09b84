import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { expect, inject, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { assistants } from '#test/assistants/assistant.ts'
import { htmlOf } from '#test/requests.ts'
import { isValid, validSchema } from '#test/verifiers/json.ts'
import { verifier } from '#test/verifiers/verifier.ts'

const site = inject('url')
const ask = (path: string) => fetch(new URL(path, site))
const textAt = async (path: string) => (await ask(path)).text()
const jsonAt = async (path: string) => (await ask(path)).json()
const sample = 'ravindra-pillai'
const absolute = { type: 'string', format: 'uri', pattern: '^https?://' }

const elements = (parent: XmlElement) =>
  parent.children.filter((child): child is XmlElement => child.type === 'element')
/** The addresses of the sitemap with their dates, by a parser of XML. */
async function sitemapOf(): Promise<Record<string, string>[]> {
  const { root } = parseXml(await textAt('/sitemap.xml'))
  expect([root?.name, root?.attributes.xmlns]).toEqual([
    'urlset',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ])
  return root
    ? elements(root).map((url) => Object.fromEntries(elements(url).map(({ name, text }) => [name, text])))
    : []
}

test('the sitemap holds what its protocol knows, and robots.txt leaves all of it open', async () => {
  const entries = await sitemapOf()
  const { default: robotsParser } = await verifier<{
    default: (
      url: string,
      text: string,
    ) => { isAllowed(url: string, agent: string): boolean; getSitemaps(): string[] }
  }>('robots-parser')
  const robots = robotsParser(`${site}/robots.txt`, await textAt('/robots.txt'))
  expect(robots.getSitemaps()).toEqual([`${site}/sitemap.xml`])
  const entry = {
    type: 'object',
    required: ['loc'],
    additionalProperties: false,
    properties: { loc: { ...absolute, maxLength: 2047 }, lastmod: { type: 'string', format: 'date-time' } },
  }
  await isValid({ type: 'array', minItems: 10, maxItems: 50_000, items: entry }, entries)
  const closed = entries.filter(({ loc = '' }) => !robots.isAllowed(loc, 'Googlebot'))
  expect(closed).toEqual([])
  const open = Object.values(paths)
    .filter(({ rendering }) => rendering === 'client')
    .filter(({ pattern }) => robots.isAllowed(site + pattern.replace(':token', 'of-nobody'), 'Googlebot'))
  expect(open).toEqual([])
})

test('llms.txt has a title, a summary and lists of links, as its proposal asks', async () => {
  const [title, , summary, , ...rest] = (await textAt('/llms.txt')).split('\n')
  expect(title).toMatch(/^# \S/)
  expect(summary).toMatch(/^> \S/)
  expect(rest.filter((line) => line.startsWith('#')).every((line) => /^## \S/.test(line))).toBe(true)
  const links = rest.filter((line) => line.startsWith('- '))
  expect(links.length).toBeGreaterThan(10)
  // An address with a place to fill in is no link.
  for (const line of links) expect(line).toMatch(/^- (?:\[[^\]]+\]\(https?:\/\/[^\s)]+\)|[^`]*`[^`]+`)/)
})

test('PWABuilder finds nothing wrong with the manifest of the installed app', async () => {
  const { validateManifest } = await verifier<{
    validateManifest(manifest: object): Promise<{ member: string; valid: boolean }[]>
  }>('@pwabuilder/manifest-validation')
  const faults = async (manifest: object) =>
    (await validateManifest(manifest)).filter(({ valid }) => !valid).map(({ member }) => member)
  const manifest = await jsonAt('/manifest.webmanifest')
  expect(await faults(manifest as object)).toEqual([])
  expect(await faults({ ...(manifest as object), start_url: 7, icons: [{ src: '' }] })).toContain('icons')
})

test('a preview follows the schema of oEmbed 1.0', async () => {
  const schema = {
    type: 'object',
    required: ['type', 'version'],
    properties: {
      type: { enum: ['photo', 'video', 'link', 'rich'] },
      version: { const: '1.0' },
      title: { type: 'string' },
      author_name: { type: 'string' },
      author_url: absolute,
      provider_name: { type: 'string' },
      provider_url: absolute,
      cache_age: { type: ['integer', 'string'] },
      thumbnail_url: absolute,
      thumbnail_width: { type: 'integer', maximum: 1200 },
      thumbnail_height: { type: 'integer', maximum: 630 },
    },
    additionalProperties: false,
    dependentRequired: {
      thumbnail_url: ['thumbnail_width', 'thumbnail_height'],
      thumbnail_width: ['thumbnail_url'],
      thumbnail_height: ['thumbnail_url'],
    },
  }
  const address = `/oembed?${new URLSearchParams({ url: `${site}/profile/${sample}` })}`
  await isValid(schema, await jsonAt(address))
  await isValid({ ...schema, not: { required: ['thumbnail_url'] } }, await jsonAt(`${address}&maxwidth=300`))
})

test('the keys of badges stand in a document of DID Core', async () => {
  const { id } = (await jsonAt('/.well-known/did.json')) as { id: string }
  const method = {
    type: 'object',
    required: ['id', 'type', 'controller', 'publicKeyMultibase'],
    properties: {
      id: { type: 'string', pattern: '^did:web:[A-Za-z0-9.%-]+#[A-Za-z0-9_-]+$' },
      type: { const: 'Multikey' },
      controller: { const: id },
      publicKeyMultibase: { type: 'string', pattern: '^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$' },
    },
    additionalProperties: false,
  }
  const { host } = new URL(site)
  await isValid(
    {
      type: 'object',
      required: ['@context', 'id', 'verificationMethod', 'assertionMethod'],
      properties: {
        '@context': { prefixItems: [{ const: 'https://www.w3.org/ns/did/v1' }] },
        id: { const: `did:web:${encodeURIComponent(host)}` },
        verificationMethod: { type: 'array', minItems: 1, items: method },
        assertionMethod: { type: 'array', minItems: 1, items: { type: 'string', pattern: `^${id}#` } },
      },
    },
    await jsonAt('/.well-known/did.json'),
  )
})

test('each tool’s description for an assistant is JSON Schema, and the answers keep to it', async () => {
  const assistant = await assistants['a program that sends JSON'](site)
  const inputs: Record<string, object> = {
    search_experts: { challenge: 'grid connection' },
    read_expert: { profileUrl: sample },
  }
  const tools = await assistant.tools()
  expect(tools.length).toBeGreaterThan(2)
  for (const { name, outputSchema, ...tool } of tools) {
    await validSchema(outputSchema)
    await validSchema((tool as { inputSchema?: object }).inputSchema)
    const answer = inputs[name] && (await assistant.ask(name, inputs[name]))
    if (answer && !answer.isError) await isValid(outputSchema ?? {}, answer.structuredContent)
  }
})

test.each(['/', '/solution-gallery', '/onboarding', `/profile/${sample}`, '/adaeze-agent'])(
  '%s describes itself in Open Graph and schema.org',
  async (path) => {
    const html = await htmlOf(path)
    const openGraph = Object.fromEntries(
      [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    const isStatic = !('og:url' in openGraph)
    await isValid(
      {
        type: 'object',
        required: [
          'og:title',
          'og:type',
          'og:description',
          'og:site_name',
          ...(isStatic ? [] : ['og:image', 'og:image:alt']),
        ],
        properties: {
          'og:type': { enum: ['website', 'profile', 'article'] },
          'og:url': absolute,
          'og:image': absolute,
        },
      },
      openGraph,
    )
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    if (data)
      await isValid(
        {
          type: 'object',
          required: ['@context'],
          properties: { '@context': { const: 'https://schema.org' } },
        },
        JSON.parse(data),
      )
    expect(Boolean(data)).toBe(path !== '/solution-gallery')
  },
)
