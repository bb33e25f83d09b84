import { expect, test } from 'vitest'
import { PlainError } from '../plain-error.ts'
import { accountFrom } from './account-from.ts'

const usage =
  'Say whose account to make: npm run admin -- create you@example.com, or with --role validator for a validator'

test.each([
  [[], usage],
  [['create'], usage],
  [['create', 'nobody'], usage],
  [['create', 'a@b.example', '--role', 'owner'], '--role is admin or validator; owners register themselves'],
  [['create', 'a@b.example', '--level', '3'], usage],
])('npm run admin says what it needs: %j', (args, line) => {
  expect(() => accountFrom(args)).toThrow(new PlainError(line))
})
