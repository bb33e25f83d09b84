import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import type { Call } from '../../../call.ts'
import { addressRefusals, calendarAddress } from './address.ts'

const call = callOn({} as Call['db'])
const withVariables = (variables: object) =>
  callOn({} as Call['db'], { variables: { ...call.variables, ...variables } })
const read = (text: string, base?: string, caller = call) => {
  const address = calendarAddress(caller, text, base ? new URL(base) : undefined)
  return typeof address === 'string' ? address : address.href
}

test('addresses on the internet are followed, webcal:// as https', () => {
  expect(read(' https://calendar.google.com/calendar/ical/x/private-1/basic.ics ')).toBe(
    'https://calendar.google.com/calendar/ical/x/private-1/basic.ics',
  )
  expect(read('webcal://p12-caldav.icloud.com/published/2/abc')).toBe(
    'https://p12-caldav.icloud.com/published/2/abc',
  )
  expect(read('WEBCALS://cloud.somebody.org:8443/feed')).toBe('https://cloud.somebody.org:8443/feed')
  expect(read('/moved', 'https://cloud.somebody.org/feed')).toBe('https://cloud.somebody.org/moved')
})

test.each([
  ...[
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/',
    'https://017700000001/',
    'https://1/',
  ],
  ...[
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://8.8.8.8/',
  ],
  ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[fe80::1]/', 'https://[fd00:ec2::254]/'],
  ...['https://①②⑦.⓪.⓪.①/', 'https://127.0.0.1./', 'https://%31%32%37.0.0.1/', 'https://[::ffff:a00:1]/'],
  ...['https://localhost/', 'https://LOCALHOST./', 'https://foo.localhost/', 'https://foo.internal/'],
  ...[
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://router.home.arpa/',
    'https://nas.lan/',
  ],
  ...[
    'https://intranet/',
    'https://db/',
    'https://mail.corp/',
    'webcal://localhost/',
    'https://foo.internal../',
  ],
])('%s leads into a private network and is refused', (text) => {
  expect(read(text)).toBe(addressRefusals.isPrivate)
  expect(read(text, 'https://cloud.somebody.org/feed')).toBe(addressRefusals.isPrivate)
})

test('an address is refused if it is not https, is invalid, has a password or is our own feed', () => {
  expect(read('http://cloud.somebody.org/feed')).toBe(addressRefusals.notEncrypted)
  expect(read('file:///etc/passwd')).toBe(addressRefusals.noAddress)
  expect(read('ftp://cloud.somebody.org/feed')).toBe(addressRefusals.noAddress)
  expect(read('data:text/calendar,BEGIN:VCALENDAR')).toBe(addressRefusals.noAddress)
  expect(read('my calendar')).toBe(addressRefusals.noAddress)
  expect(read('https://nina:secret@cloud.somebody.org/feed')).toBe(addressRefusals.withPassword)
  expect(read('//127.0.0.1/', 'https://cloud.somebody.org/feed')).toBe(addressRefusals.isPrivate)
  const here = withVariables({ APP_URL: 'https://rembrandt.somebody.org' })
  for (const host of ['rembrandt.somebody.org', 'REMBRANDT.somebody.org.', 'rembrandt.somebody.org:444'])
    expect(read(`https://${host}/calendar/abc.ics`, undefined, here), host).toBe(addressRefusals.isOurs)
})

test('the local origin is allowed any form of address, and in production there is none', () => {
  const local = withVariables({ LOCAL_CALENDAR_ORIGIN: 'http://127.0.0.1:4000' })
  expect(read('http://127.0.0.1:4000/feed', undefined, local)).toBe('http://127.0.0.1:4000/feed')
  expect(read('http://127.0.0.1:4001/feed', undefined, local)).toBe(addressRefusals.notEncrypted)
  const production = withVariables({ APP_ENV: 'production', LOCAL_CALENDAR_ORIGIN: 'http://127.0.0.1:4000' })
  expect(read('http://127.0.0.1:4000/feed', undefined, production)).toBe(addressRefusals.notEncrypted)
})
