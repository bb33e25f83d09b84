import { expect, test } from 'vitest'
import { PlainError } from '../local/plain-error.ts'
import { chosenProfiles } from './chosen-profiles.ts'

test.each([[], ['--count', '0'], ['--count', 'many'], ['--count', '1e9']])(
  'seeding says what it needs: %j %j',
  (...args) => {
    const usage = 'Say what to seed: npm run seed -- --file profiles.jsonl, or npm run seed -- --count 1000'
    expect(() => chosenProfiles(args)).toThrow(new PlainError(usage))
  },
)
