import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import type { Database } from '../../services/database.ts'
import { askForSignIn } from './sign-in-by-passkey.ts'

test('asking for a challenge reads and stores nothing, so a flood of them costs nothing', async () => {
  const call = callOn({} as Database)
  const challenges = await Promise.all(Array.from({ length: 200 }, () => askForSignIn(call, 'a browser')))
  expect(new Set(challenges.map(({ challenge }) => challenge)).size).toBe(200)
})
