import fc from 'fast-check'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export const maxTextLength = 20_000
/** So many letters of three bytes fit into a body, of which a call reads 256 KB. */
const wholeBody = 80_000
const repeated = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  'a',
  'a ',
  '.',
  '-',
  '@',
  '<',
  '(',
  '"',
  '\\',
  '👩‍👩‍👧',
  'é',
  '\u0301',
  '\u202e',
  '𝟙',
  'ﷺ',
]
const hostileTexts = [
  ...['', ' ', '\0', '\u0085', '\u200b', '\u202ereversed', '\ud800', '\udc00', '\uffff', 'İ', 'ﬁ', '﹤b﹥'],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'prototype',
    'undefined',
    'null',
    'NaN',
    'true',
  ],
  ...['-0', '1e309', '-1', '0x10', '1_000', '９９', '٣', '9007199254740993', '0.1', '1,5', ' 1', '1 '],
  ...[
    'Ada <ada@house.example>',
    '"a b"@house.example',
    'a@b',
    'a@[127.0.0.1]',
    'ada@house.example\r\nBcc: all@house.example',
  ],
  ...[
    '=1+1',
    '+1',
    '@SUM(A1)',
    '\t=1',
    '＝1+1',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
  ],
  ...[
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://a@b:99999/',
    'http://[::1',
    '%00',
    '%0d%0a',
    '..%2f..',
    '../../etc',
  ],
  ...[
    '9999-12-31T23:59:60Z',
    '2026-02-30',
    '0000-00-00',
    '2026-11-26T10:00:00+99:00',
    'Europe/Nowhere',
    '24:00',
    "' or 1=1 --",
    '[]',
    '{}',
  ],
]

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom(...repeated),
      fc.oneof(
        { weight: 40, arbitrary: fc.integer({ min: 1, max: maxTextLength }) },
        { weight: 1, arbitrary: fc.constant(wholeBody) },
      ),
      fc.constantFrom('', 'x', '!', '@', '\n'),
    )
    .map(([unit, length, end]) => unit.repeat(Math.ceil(length / unit.length)) + end),
)
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  fc.constantFrom<Json>(null, true, false, 0, -0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, [], {}),
  fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json),
  fc
    .integer({ min: 1, max: 2_000 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json),
)
