import { expect, test } from 'vitest'
import { sourceName } from '#schema/figures/sources.ts'
import { callOn } from '#test/call.ts'
import { sourceOf } from './sources.ts'

const call = callOn({} as never)

test.each([
  ['', 'direct'],
  [undefined, 'direct'],
  ['gallery', 'gallery'],
  ['scorecard', 'scorecard'],
  ['house', 'house'],
  ['nowhere.example', 'house'],
  ['www.google.com', 'search'],
  ['google.co.uk', 'search'],
  ['uk.search.yahoo.com', 'search'],
  ['duckduckgo.com', 'search'],
  ['www.bing.com', 'search'],
  ['android-app://com.google.android.googlequicksearchbox', 'search'],
  ['mail.google.com', 'mail.google.com'],
  ['lnkd.in', 'linkedin.com'],
  ['uk.linkedin.com', 'linkedin.com'],
  ['android-app://com.linkedin.android/', 'linkedin.com'],
  ['t.co', 'x.com'],
  ['mobile.twitter.com', 'x.com'],
  ['m.facebook.com', 'facebook.com'],
  ['l.facebook.com', 'facebook.com'],
  ['out.reddit.com', 'reddit.com'],
  ['WWW.Harbour.Example.', 'harbour.example'],
  ['notlinkedin.com', 'notlinkedin.com'],
  ['xn--bcher-kva.xn--p1ai', 'xn--bcher-kva.xn--p1ai'],
])('a visitor from %j counts as coming from %s', (from, source) => {
  expect(sourceOf(call, from)).toBe(source)
})

test.each([
  '203.0.113.7',
  '[2001:db8::1]',
  'localhost',
  'intranet',
  'wiki.corp',
  'harbour.example:8080',
  'harbour.example/private?token=1',
  'a page <b>of mine</b>',
  `${'a'.repeat(80)}.example`,
  '-.-',
  'unknown',
  'direct',
  'android-app://com.nobody.knows',
])('a source without a public site name, %j, counts among the others', (from) => {
  expect(sourceOf(call, from)).toBe('others')
})

test('a source has the name that people know', () => {
  expect(['search', 'linkedin.com', 'harbour.example', 'unknown'].map(sourceName)).toEqual([
    'Search engines',
    'LinkedIn',
    'harbour.example',
    'Not recorded',
  ])
})
