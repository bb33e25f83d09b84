import { expect, test } from 'vitest'
import { flowErrorIn } from './flow-outcome.ts'

test.each([
  ['google', 'unverified', /^Google has not confirmed your address/],
  ['linkedin', 'expired', /so it no longer counts\. Please begin again\.$/],
  ['linkedin', 'away', /^LinkedIn cannot be reached just now\./],
  ['linkedin', 'known', /^Your account at LinkedIn is joined to another account here\./],
  ['google', 'signed-in', /^$/],
  ['nobody', 'expired', /^$/],
])(
  'who comes back from %s with the outcome %s reads what went wrong, if anything did',
  (way, outcome, pattern) => {
    expect(flowErrorIn(new URLSearchParams({ way, outcome }))).toMatch(pattern)
  },
)
