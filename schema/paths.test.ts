import { expect, test } from 'vitest'
import { isReservedName } from './accounts/reserved-names.ts'
import { profileAssistant } from './drafts/profile-assistant.ts'
import { documentOf, doorOf } from './pages/doors.ts'
import { agentPages, calledProfileUrl, paths } from './paths.ts'

test.each([
  ['/', 'public'],
  [paths.gallery.href({ q: 'account' }), 'public'],
  [paths.accountNotFound.href(), 'account'],
  ['/account/no-such-page?from=mail#top', 'account'],
  ['/accountant', 'public'],
  [paths.verify.href(), 'public'],
] as const)('%s is behind the %s door', (href, door) => {
  expect(doorOf(href)).toBe(door)
})

test.each([
  [paths.dashboard.href('settings'), paths.checkout.href(2), false],
  [paths.checkout.href(1), paths.paymentSuccess.href(1, 'pi_1'), false],
  [paths.checkout.href(1), paths.freeTrial.href(), true],
  [paths.dashboard.href(), paths.account.href(), true],
  [paths.gallery.href(), paths.login.href(), false],
  ['/no-such-page', paths.gallery.href(), true],
  [paths.verify.href({ badge: 'k3v9q2m7x1ab' }), paths.gallery.href(), false],
])('whether one document shows %s and %s: %s', (here, there, isSame) => {
  expect(documentOf(here) === documentOf(there)).toBe(isSame)
})

test('the assistant answers to its name, which nobody else may have', () => {
  expect(calledProfileUrl(profileAssistant.name)).toBe(profileAssistant.profileUrl)
  for (const name of [profileAssistant.profileUrl, 'adaeze', 'tendai-agent'])
    expect(isReservedName(name), name).toBe(true)
  expect(isReservedName('ines-hallam')).toBe(false)
})

test('the first part of every address of the product is nobody’s', () => {
  for (const name of ['customer-dashboard', 'public-profiles', 'badges', 'share', 'mcp', 'oembed', 'widget'])
    expect(isReservedName(name), name).toBe(true)
})

test('an address that reads as the product’s own is nobody’s, and one with a person’s word in it is', () => {
  for (const name of ['admin', 'api', 'support', 'help', 'security', 'billing', 'team', 'rembrandt', 'www'])
    expect(isReservedName(name), name).toBe(true)
  for (const name of ['rembrandt-support', 'support-team-2', 'admin1', 'no-reply'])
    expect(isReservedName(name), name).toBe(true)
  for (const name of [
    'rem-brandt',
    'help-desk',
    'ad-min',
    'customer-support',
    'rembrandtcare',
    'user-help-2',
  ])
    expect(isReservedName(name), name).toBe(true)
  for (const name of ['rembrandt-van-rijn', 'max-security', 'team-lead-anna', 'presser', '2024'])
    expect(isReservedName(name), name).toBe(false)
  for (const name of ['rembrandt-jansen', 'rembrandts', 'helpdeskman', 'supporter', 'chat-user', 'customer'])
    expect(isReservedName(name), name).toBe(false)
})

test('a name that JavaScript has for itself is a name like any other', () => {
  expect(isReservedName('constructor')).toBe(false)
  expect(calledProfileUrl('constructor')).toBe('constructor')
  expect(agentPages.get('constructor')).toBeUndefined()
})
