import { expect, test, vi } from 'vitest'

const linkWith = async (bookingPage: string) => {
  vi.resetModules()
  vi.stubEnv('BOOKING_PAGE', bookingPage)
  vi.stubEnv('SUPPORT_EMAIL', 'us@house.example')
  const { contacts } = await import('./contacts.ts')
  vi.unstubAllEnvs()
  return contacts.call
}

test('a call with the house is booked on its booking page', async () => {
  expect(await linkWith('https://cal.house.example/call')).toBe('https://cal.house.example/call')
})

test('a call with the house begins with a message to support where there is no booking page', async () => {
  expect(await linkWith('')).toBe('mailto:us@house.example')
})
