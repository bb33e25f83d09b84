import { expect, test } from 'vitest'
import { mailBody, nameForSubject, plainWords, safeName } from './mail-body.ts'

test.each(['Daniel Okafor', 'J.R. Smith', 'Zoë (she/her)', 'Siobhán O’Neill-Łukasz, PhD', '王 小明'])(
  'a mail calls %s by name',
  (name) => {
    expect(safeName(name)).toBe(name)
  },
)

test.each([
  ['Ada 😀', 'Ada'],
  ['علي حسن 👍🏽', 'علي حسن'],
])('a mail calls %s by name, without the emoji', (name, result) => {
  expect(safeName(name)).toBe(result)
})

test.each([
  [
    'Maximilian Alexander Ferdinand von und zu Hohenlohe-Schillingsfürst',
    'Maximilian Alexander Ferdinand von und zu…',
  ],
  [`Ann (${'Alice, '.repeat(20)}Beth)`, 'Ann (Alice, Alice, Alice, Alice, Alice, Alice, Alice, Alice…'],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
])('a mail shortens the name %s after a word', (name, result) => {
  expect(safeName(name)).toBe(result)
})

test('a name of sixty letters is said whole, and a longer one is in no subject to a stranger', () => {
  const name = `${'Anna '.repeat(11)}Berta`
  expect(safeName(name)).toBe(name)
  expect(nameForSubject(`${name} Clara`)).toBeUndefined()
})

test('a mail does not repeat an emoji as a name', () => {
  expect(safeName('😀👍🏽')).toBeUndefined()
})

test.each([
  'prize.example',
  'www.prize.co',
  'https://prize',
  'Win <b>now</b>',
  'Call 0900 12345',
  '@ines',
  `${'Ann '.repeat(20)}prize.example`,
  `${'Ann '.repeat(20)}<b>now</b>`,
])('a mail does not repeat %s as a name', (name) => {
  expect(safeName(name)).toBeUndefined()
})

test.each([
  'Daniel Okafor',
  'J.R. Smith',
  'Rembrandt Jansen',
  'Siobhán O’Neill-Łukasz',
  'Noor',
  '王 小明',
  'Тарас Шевчук',
])('the subject of a mail names %s', (name) => {
  expect(nameForSubject(name)).toBe(name)
})

test.each([
  'PayPal Security',
  'Rembrandt',
  'Rembrandt Trust',
  'Rem-Brandt Moderation',
  'Customer Care',
  'Your Invoice',
  'Urgent: Ann',
  'Zoë (she/her)',
  'Ann, call now',
  'Come and read this at once',
  'РayРal Аnn',
  'Ｐａｙｐａｌ Ｓｅｃｕｒｉｔｙ',
  '𝐏𝐚𝐲𝐩𝐚𝐥 𝐔𝐫𝐠𝐞𝐧𝐭',
  'Sécurity Téam',
  'Ꭰmazon Ann',
  '\u3164 \u3164',
  '\u115f',
  `Ann${'\u0336'.repeat(9)}`,
  'Ann\r\nBcc: two',
  'Ann\u202e',
  'Ann www.prize.example',
  `Ann ${'a'.repeat(40)}`,
])('the subject of a mail to a stranger does not name %j', (name) => {
  expect(nameForSubject(name)).toBeUndefined()
})

test.each([
  [
    'We counted what was left.The till agreed, e.g. in May.',
    'We counted what was left. The till agreed, e.g. in May.',
  ],
  ['Look at https://prize.example/?a=b now', 'Look at … now'],
  ['www.prize.co, mail ines@prize.co or prize.co/win', '… mail … or prize. co/win'],
  ['Go to _https://192.0.2.7/login or 1http://192.0.2.7', 'Go to _… or 1…'],
  ['One\r\nBcc: two\u202e\u0000three\tfour', 'One Bcc: two three four'],
])('%j is repeated as %j', (words, repeated) => {
  expect(plainWords(words)).toBe(repeated)
})

test('a quiet link is a link in both forms, and no button', () => {
  const { text, html } = mailBody({
    title: 'A mail',
    pieces: [{ quiet: 'https://site.example/#a="b"', label: 'Rather not' }],
    foot: 'The foot',
  })
  expect(text).toContain('Rather not: https://site.example/#a="b"')
  expect(html).toContain('href="https://site.example/#a=&quot;b&quot;"')
  expect(html).not.toContain('padding:13px')
})
