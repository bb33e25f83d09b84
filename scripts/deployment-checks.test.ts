import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { findPlaceholders, placeholdersAmong, placeholdersIn } from './deployment/placeholders.ts'
import { configurationFaults, configurationsOf } from './deployment-checks.ts'
import { newPushKeys } from './local/push-keys.ts'

test.each([undefined, 'preview'] as const)('both configurations are in order (environment: %s)', (name) => {
  expect(configurationFaults(...configurationsOf(name))).toEqual([])
})

test.each([undefined, 'preview'] as const)(
  'a deployment is refused whose logs at Cloudflare would hold private links (environment: %s)',
  (name) => {
    const [api, pages] = configurationsOf(name)
    const { observability: _, ...silent } = api
    for (const worse of [silent, { ...api, observability: { logs: { invocation_logs: true } } }])
      expect(configurationFaults(worse, pages)).toEqual([
        expect.stringContaining('invocation_logs = false'),
        expect.stringContaining('redact_query_string = true'),
      ])
  },
)

test.each([undefined, 'preview'] as const)(
  'a deployment is refused whose mail nobody could send (environment: %s)',
  (name) => {
    const [api, pages] = configurationsOf(name)
    const { MAIL_FROM: _, ...vars } = api.vars
    expect(configurationFaults({ ...api, vars }, pages)).toEqual([
      'wrangler.toml names MAIL_FROM neither under [vars] nor under [secrets]',
    ])
    expect(configurationFaults({ ...api, vars: { ...vars, MAIL_FROM: 'Rembrandt' } }, pages)).toEqual([
      'wrangler.toml: MAIL_FROM must be an address or Name <address>, not "Rembrandt"',
    ])
    expect(findPlaceholders(name), 'the sender that stands there is nobody’s yet').toContainEqual(
      expect.stringContaining('MAIL_FROM in wrangler.toml is "Rembrandt <mail@your-site.example>"'),
    )
  },
)

test.each([undefined, 'preview'] as const)(
  'a deployment is refused that could take no money, or never hear of it (environment: %s)',
  (name) => {
    const [api, pages] = configurationsOf(name)
    for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      const required = api.secrets?.required?.filter((one) => one !== key) ?? []
      expect(configurationFaults({ ...api, secrets: { required } }, pages)).toEqual([
        `wrangler.toml names ${key} neither under [vars] nor under [secrets]`,
      ])
    }
  },
)

test.each([undefined, 'preview'] as const)(
  'a deployment is refused that could sign no badge (environment: %s)',
  (name) => {
    const [api, pages] = configurationsOf(name)
    const required = api.secrets?.required?.filter((one) => one !== 'BADGE_KEYS') ?? []
    expect(configurationFaults({ ...api, secrets: { required } }, pages)).toEqual([
      'wrangler.toml names BADGE_KEYS neither under [vars] nor under [secrets]',
    ])
    const vars = { ...api.vars, BADGE_KEYS: 'name:secret' }
    expect(configurationFaults({ ...api, vars }, pages)).toEqual([
      'wrangler.toml: BADGE_KEYS must be name:key, the newest first: npm run badge-key makes one',
    ])
  },
)

test.each([undefined, 'preview'] as const)(
  'a deployment is refused whose site, sender or KV is a placeholder (environment: %s)',
  (name) => {
    expect(findPlaceholders(name)).toEqual([
      expect.stringContaining('The KV namespace PAGES has no id yet'),
      expect.stringMatching(
        /^APP_URL in wrangler.toml is "https:.*your-site.example": put the address there/,
      ),
      expect.stringContaining('MAIL_FROM in wrangler.toml is "Rembrandt <mail@your-site.example>"'),
    ])
    const [api] = configurationsOf(name)
    const ours = {
      kv_namespaces: [{ binding: 'PAGES', id: '0f2ac74b498b48028cb68387c421e279' }],
      vars: {
        ...api.vars,
        APP_URL: 'https://rembrandt.pages.dev',
        MAIL_FROM: 'Rembrandt <mail@rembrandt.art>',
      },
    }
    expect(placeholdersIn(ours)).toEqual([])
    for (const APP_URL of [
      'https://example.com',
      'https://localhost:8787',
      'https://site.test',
      'https://A.Example.',
    ])
      expect(placeholdersIn({ ...ours, vars: { ...ours.vars, APP_URL } }), APP_URL).toHaveLength(1)
    for (const MAIL_FROM of [
      'mail@rembrandt.pages.dev',
      'A <a@example.org>',
      'mail@localhost',
      'A <a@Your-Site.Example>',
    ])
      expect(placeholdersIn({ ...ours, vars: { ...ours.vars, MAIL_FROM } }), MAIL_FROM).toHaveLength(1)
    for (const id of ['', 'your-id', '0'.repeat(32)])
      expect(placeholdersIn({ ...ours, kv_namespaces: [{ binding: 'PAGES', id }] }), id).toHaveLength(1)
  },
)

test('a deployment is refused whose keys of pushes do not fit, or whose subject is a placeholder', () => {
  const [api, pages] = configurationsOf(undefined)
  const { publicKey, privateKey } = newPushKeys()
  const withPush = (more: object) => ({
    ...api,
    vars: { ...api.vars, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, ...more },
  })
  expect(configurationFaults(withPush({}), pages)).toEqual([])
  expect(configurationFaults(withPush({ VAPID_PRIVATE_KEY: newPushKeys().privateKey }), pages)).toEqual([
    'wrangler.toml: VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: npm run push-keys makes both together',
  ])
  const linesFor = (VAPID_SUBJECT: string) =>
    placeholdersIn(withPush({ VAPID_SUBJECT })).filter((line) => line.startsWith('VAPID_SUBJECT'))
  expect(linesFor('mailto:hello@rembrandt.art')).toEqual([])
  for (const subject of ['mailto:you@your-site.example', 'https://localhost/contact', 'mailto:me@mine.local'])
    expect(linesFor(subject)).toEqual([
      `VAPID_SUBJECT in wrangler.toml is "${subject}": put a mailbox or a page of yours there, where push services complain`,
    ])
})

test.each([undefined, 'preview'] as const)(
  'a deployment is refused without a limit of its computing time (environment: %s)',
  (name) => {
    const [api, pages] = configurationsOf(name)
    expect(api.limits?.cpu_ms).toBeLessThan(30_000)
    const { limits: _, ...unlimited } = api
    expect(configurationFaults(unlimited, pages)).toEqual([expect.stringContaining('cpu_ms under [limits]')])
  },
)

test.each([undefined, 'preview'] as const)(
  'a deployment is refused whose Worker has an address of its own (environment: %s)',
  (name) => {
    const [api, pages] = configurationsOf(name)
    for (const own of [
      { workers_dev: true },
      { workers_dev: undefined },
      { preview_urls: true },
      { preview_urls: undefined },
      { routes: ['rembrandt.art/*'] },
      { routes: [{ pattern: 'api.rembrandt.art', custom_domain: true }] },
      { route: 'rembrandt.art/*' },
    ])
      expect(configurationFaults({ ...api, ...own }, pages), JSON.stringify(own)).toEqual([
        expect.stringContaining('only Pages may reach the Worker'),
      ])
  },
)

test('a deployment is refused whose site is not asked over https', () => {
  const [api, pages] = configurationsOf(undefined)
  const vars = { ...api.vars, APP_URL: 'http://rembrandt.art' }
  expect(configurationFaults({ ...api, vars }, pages)).toEqual([expect.stringContaining('with https://')])
})

/** Every variable that the product reads. */
const names = Object.keys(parseEnv(readFileSync('.dev.vars.example', 'utf8')))

test.each(names)('a deployment is refused while %s is a placeholder', (name) => {
  const ours = {
    kv_namespaces: [{ binding: 'PAGES', id: '0f2ac74b498b48028cb68387c421e279' }],
    vars: { APP_ENV: 'production', APP_URL: 'https://rembrandt.art', MAIL_FROM: 'mail@rembrandt.art' },
  }
  expect(placeholdersIn(ours)).toEqual([])
  for (const placeholder of [
    ...['https://your-site.example', 'libsql://database.example.com', 'Ada <ada@your-domain.com>'],
    ...['mailto:hello@site.test', 'sk_…', 'YOUR-KEY', 'changeme', '<your key>'],
  ]) {
    const vars = { ...ours.vars, [name]: placeholder }
    expect(placeholdersIn({ ...ours, vars }), placeholder).toEqual([
      expect.stringContaining(`${name} in wrangler.toml is `),
    ])
    expect(placeholdersAmong({ [name]: placeholder }), placeholder).toHaveLength(1)
  }
})

test.each([undefined, 'preview'] as const)(
  'each placeholder of wrangler.toml is found (environment: %s)',
  (name) => {
    const [{ vars, kv_namespaces }] = configurationsOf(name)
    const left = Object.keys(vars).filter((one) => one !== 'APP_ENV')
    expect(findPlaceholders(name)).toHaveLength(left.length + kv_namespaces.length)
  },
)

test('a deployment says no secret that stands in wrangler.toml', () => {
  const vars = { STRIPE_SECRET_KEY: 'sk_live_YOUR-KEY' }
  expect(placeholdersIn({ kv_namespaces: [], vars })[0]).not.toContain('sk_live')
})
