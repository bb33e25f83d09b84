import { expect, test } from 'vitest'
import { configurationFaults, configurationsOf } from './deployment-checks.ts'

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
