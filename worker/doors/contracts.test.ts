import { expect, test } from 'vitest'
import { z } from 'zod'
import { tryContract } from '#test/simulations/contract-bodies.ts'
import { contracts } from '#test/simulations/contracts.ts'

test.each(contracts)('$call accepts or refuses any content of its $part', (contract) => {
  const { unhandled, accepted } = tryContract(contract, { count: 200, seed: 20_261_126 })
  expect(unhandled).toBeUndefined()
  // Where none is accepted, nothing but the first refusal would be tried.
  expect(accepted).toBeGreaterThan(0)
})

const labels: Record<string, { label: string }> = { bakery: { label: 'A bakery' } }

test.each([
  ['looks for the end of white space from each place', z.string().regex(/\s+$/), /takes/],
  ['knows names that every object has', z.string().transform((name) => labels[name]?.label.trim()), /trim/],
  ['takes what is no number for one', z.string().transform((text) => BigInt(text)), /BigInt/],
  ['keeps whatever it is given', z.looseObject({ name: z.string() }), /does not know/],
  ['speaks to developers', z.string('Invalid input: expected string'), /It says/],
])('a contract that %s is found', (_, text, pattern) => {
  const contract = z.object({ text })
  const { unhandled } = tryContract(
    { call: '', part: 'json', contract },
    { count: 3_000, seed: 7, maxMs: 40 },
  )
  expect(unhandled).toMatch(pattern)
})
