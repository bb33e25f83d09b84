import { afterAll, expect, test } from 'vitest'
import { stoppedWith } from '#schema/accounts/mail-preferences.ts'
import { calendarLinks } from '#schema/meetings/calendar-links.ts'
import { callOn } from '#test/call.ts'
import { startFakeMail } from '#test/fakes/mail.ts'
import { accountMails } from '#test/mails/about-accounts.ts'
import { moneyMails, payAt, sprintRoom } from '#test/mails/about-money.ts'
import { meetingRoom, peopleMails } from '#test/mails/about-people.ts'
import type { MailInput, WrittenMail } from '#test/mails/mail-input.ts'
import { messageOf } from '#test/mails/posted.ts'
import type { Call } from './call.ts'
import { configuredMailer } from './services/mail/mailer.ts'
import { stoppable, unsubscribeHeaders } from './services/mail/unsubscribing.ts'

const siteUrl = 'https://house.example'
const provider = await startFakeMail()
afterAll(() => provider.stop())
const nobodys = callOn({} as Call['db'])
const call: Call = {
  ...nobodys,
  variables: {
    ...nobodys.variables,
    APP_URL: siteUrl,
    RESEND_API_KEY: 're_of_nobody',
    MAIL_API_URL: provider.url,
    MAIL_FROM: 'Rembrandt, the house <post@house.example>',
  },
}
const mailer = configuredMailer(call)

const people: Record<string, Pick<MailInput, 'name' | 'words' | 'title'>> = {
  'plain words': { name: 'Zoë Ó Súilleabháin', words: 'We saved £1.2m.\n\nIn a year.', title: 'The yard' },
  'quotes, commas and tags': {
    name: `Ada "Q" O’Neil, <b>x</b> <eve@elsewhere.example>; (c) \\`,
    words: '<script>alert(1)</script> &amp; "quoted", \\n {x}\n\n</p></body></html>',
    title: `"><img src=x onerror=alert(1)> , ; =?utf-8?Q?=0D=0ABcc:=20eve?= =?utf-8?B?RXZl?=`,
  },
  'lines of its own': {
    name: 'Eve\r\nBcc: eve@elsewhere.example\r\n\r\nHello',
    words: '.\r\nBcc: eve@elsewhere.example\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\nFrom me',
    title: 'One\nSubject: two\u2028three\u0085four\u0000five',
  },
  'another writing, from the right': {
    name: '👩🏽‍🔧 שרה \u202eabc',
    words: 'שלום 🛶 \u202eabc'.repeat(40),
    title: '東京 𝒜 e\u0301',
  },
  'very long words': { name: 'N'.repeat(200), words: 'W'.repeat(3000), title: 'ß'.repeat(200) },
}
const address = "o'neil+the_yard-1@post.xn--bcher-kva.example"

const everyMail = (words: keyof typeof people) => {
  const input = { ...(people[words] as MailInput), email: address, siteUrl }
  return { ...accountMails(input), ...peopleMails(input), ...moneyMails(input) }
}

test('every kind of mail that the product writes is asked here', () => {
  const modules = import.meta.glob<Record<string, unknown>>('./features/**/*emails.ts', { eager: true })
  const written = Object.values(modules).flatMap((exported) =>
    Object.keys(exported).filter((name) => name.endsWith('Email')),
  )
  // What every mail to an account is made of.
  expect(written.filter((name) => name !== 'accountEmail').sort(), 'write each in test/mails').toEqual(
    Object.keys(everyMail('plain words')).sort(),
  )
})

/** Places of other people that a mail of ours leads to. */
const elsewhere = [
  meetingRoom,
  sprintRoom,
  payAt,
  ...Object.values(
    calendarLinks({ start: '2027-03-28T09:30:00Z', end: '2027-03-28T10:00:00Z', name: '', place: '' }),
  ),
].map((link) => new URL(link).origin)

/** What a mail is sent as: its request, the bytes that the provider makes of it, and what a reader finds in those. */
async function sent(mail: WrittenMail) {
  const mailed = stoppedWith(mail.kind).length ? await stoppable(call, mail) : mail
  const before = provider.requestsTo(mail.to).length
  const headers = await unsubscribeHeaders(call, mail)
  const delivery = await mailer?.send({ attachments: [], ...mailed, headers }, crypto.randomUUID())
  expect(delivery).toEqual({ outcome: 'sent' })
  const [request] = provider.requestsTo(mail.to).slice(before)
  if (!request) throw new Error('Nothing was asked')
  return { request: request.body, headers, ...(await messageOf(request)) }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plain = (html: string) =>
  html
    .replace(/<(style|title)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? '')
const linksIn = (html: string) =>
  [...html.matchAll(/\shref="([^"]*)"/g)].map(([, link = '']) =>
    link.replace(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? ''),
  )
/** The words of either part, without what only one of them needs: its links, headings in capitals, lines and the site's name. */
const wordsOf = (text: string, links: string[]) =>
  [...links]
    .sort((a, b) => b.length - a.length)
    .reduce((left, link) => left.replaceAll(link, ' ').replaceAll(link.replace('mailto:', ''), ' '), text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu)

const known =
  /^(from|to|subject|message-id|date|mime-version|content-type|list-unsubscribe|list-unsubscribe-post)$/

test.each(
  Object.keys(people).flatMap((words) =>
    Object.entries(everyMail(words)).map(([name, mails]) => ({ name, words, mails })),
  ),
)('$name with $words is one message with the same in both parts', async ({ mails }) => {
  for (const mail of mails) {
    const { request, headers, raw, message } = await sent(mail)
    expect(request.subject).toMatch(/^(?!\s)[^\p{Cc}\u2028\u2029]{1,250}(?<!\s)$/u)
    expect(message).toMatchObject({
      from: { name: 'Rembrandt, the house', address: 'post@house.example' },
      to: [{ address: mail.to }],
      subject: request.subject,
    })
    expect([message.cc, message.bcc]).toEqual([undefined, undefined])
    const names = message.headers.map(({ key }) => key)
    expect(names.filter((key) => !known.test(key))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/)
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
    // RFC 8058: one address of https, and one press.
    const messageHeaders = Object.fromEntries(message.headers.map(({ key, value }) => [key, value]))
    expect(messageHeaders['list-unsubscribe']).toBe(headers['List-Unsubscribe'])
    expect(messageHeaders['list-unsubscribe-post']).toBe(headers['List-Unsubscribe-Post'])
    expect('list-unsubscribe' in messageHeaders).toBe(stoppedWith(mail.kind).length > 0)
    if ('list-unsubscribe' in messageHeaders)
      expect([messageHeaders['list-unsubscribe'], messageHeaders['list-unsubscribe-post']]).toEqual([
        expect.stringMatching(/^<https:\/\/house\.example\/api\/unsubscribe\?token=[\w.~%-]+>$/),
        'List-Unsubscribe=One-Click',
      ])

    const links = linksIn(message.html)
    for (const link of links) {
      const { protocol, origin } = new URL(link)
      expect(protocol === 'mailto:' || [siteUrl, ...elsewhere].includes(origin), link).toBe(true)
      expect(message.text).toContain(link.replace(/^mailto:/, ''))
    }
    expect(wordsOf(message.text, links)).toEqual(wordsOf(plain(message.html), links)?.slice(1))
    expect(message.html.match(/<[^>]*\son\w+=|<(?:script|img|iframe)/g)).toBe(null)
  }
})
