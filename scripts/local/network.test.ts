import { expect, test } from 'vitest'
import { freePort, requireFreePort } from './network.ts'
import { PlainError } from './plain-error.ts'

test('a host that is none is said in one line', async () => {
  await expect(requireFreePort('nowhere.invalid', await freePort())).rejects.toThrow(
    new PlainError('Cannot listen on HOST "nowhere.invalid" (ENOTFOUND).'),
  )
})
