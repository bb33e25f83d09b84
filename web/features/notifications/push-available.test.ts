import { afterEach, expect, test, vi } from 'vitest'
import { pushAvailable, whyNoPush } from './push-available.ts'

afterEach(() => void vi.unstubAllGlobals())

const site = { isOn: true, publicKey: 'B' }
const notification = (permission: NotificationPermission) => ({ Notification: { permission } })

/** A browser that has what is named, and nothing else. */
function browserWith(navigator: object, rest: Record<string, unknown> = {}) {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('window', rest)
  for (const [name, value] of Object.entries(rest)) vi.stubGlobal(name, value)
}
const able = { serviceWorker: {} }

test('a browser that can be notified is asked, for the first time or again', () => {
  for (const permission of ['default', 'granted'] as const) {
    browserWith(able, { PushManager: {}, ...notification(permission) })
    expect(pushAvailable(site)).toBe('yes')
  }
})

test('no browser is asked where the site has no keys', () => {
  browserWith(able, { PushManager: {}, ...notification('granted') })
  expect(pushAvailable({ isOn: false, publicKey: null })).toBe('off')
})

test('a browser of an iPhone is told to install the app, and the installed app is asked', () => {
  browserWith({ ...able, standalone: false })
  expect(pushAvailable(site)).toBe('install first')
  browserWith({ ...able, standalone: true }, { PushManager: {}, ...notification('default') })
  expect(pushAvailable(site)).toBe('yes')
})

test.each([
  ['without service workers', {}, { PushManager: {}, ...notification('default') }],
  ['without pushes', able, notification('default')],
  ['without notifications', able, { PushManager: {} }],
])('a browser %s is told that it cannot show them', (_, navigator, rest) => {
  browserWith(navigator, rest)
  expect(pushAvailable(site)).toBe('unsupported')
})

test('a visitor who blocked notifications is not asked again, and each reason has a sentence', () => {
  browserWith(able, { PushManager: {}, ...notification('denied') })
  expect(pushAvailable(site)).toBe('denied')
  const sentences = Object.values(whyNoPush)
  expect(new Set(sentences).size).toBe(sentences.length)
})
