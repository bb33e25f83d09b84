import { expect, test } from 'vitest'
import { tryContract } from '#test/simulations/contract-bodies.ts'
import { contracts } from '#test/simulations/contracts.ts'

test.each(contracts)('$call takes or refuses whatever its $part holds', (contract) => {
  const { unhandled, accepted } = tryContract(contract, { count: 200, seed: 20_261_126 })
  expect(unhandled).toBeUndefined()
  // Where none is accepted, nothing but the first refusal would be tried.
  expect(accepted).toBeGreaterThan(0)
})
