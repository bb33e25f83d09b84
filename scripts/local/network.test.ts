import { expect, test } from 'vitest'
import { freePort, requireFreePort } from './network.ts'
import { PlainError } from './plain-error.ts'

test('an invalid host is refused in one line', async () => {
  await expect(requireFreePort('nowhere.invalid', await freePort())).rejects.toThrow(
    new PlainError('Cannot listen on HOST "nowhere.invalid" (ENOTFOUND).'),
  )
})

test('a free port is outside the range from which the system gives ports to others', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  // Linux gives outgoing connections ports from 32,768, macOS and Windows from 49,152.
  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(Math.min(...ports)).toBeGreaterThan(1_023)
})
