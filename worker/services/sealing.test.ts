import { expect, test } from 'vitest'
import { seal, unseal } from './sealing.ts'

const secret = 'a secret of thirty-two characters'
const address = 'https://calendar.example/private-Ünïcode/basic.ics?token=1'

test('a sealed text is read again with its secret for its purpose, and by nothing else', async () => {
  const sealed = await seal(secret, 'busy-calendar/1', address)
  expect(sealed).not.toContain('calendar.example')
  expect(await unseal(secret, 'busy-calendar/1', sealed)).toBe(address)
  expect(await unseal(secret, 'busy-calendar/2', sealed)).toBeUndefined()
  expect(await unseal(`${secret}!`, 'busy-calendar/1', sealed)).toBeUndefined()
  expect(await unseal(secret, 'busy-calendar/1', `A${sealed.slice(1)}B`)).toBeUndefined()
  expect(await unseal(secret, 'busy-calendar/1', 'not sealed at all')).toBeUndefined()
  expect(await seal(secret, 'busy-calendar/1', address)).not.toBe(sealed)
})
