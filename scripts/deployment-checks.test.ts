import { expect, test } from 'vitest'
import { configurationFaults, configurationsOf, findPlaceholders } from './deployment-checks.ts'

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
      expect.stringContaining('MAIL_FROM in wrangler.toml is "Rembrandt <mail@rembrandt.example>"'),
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
