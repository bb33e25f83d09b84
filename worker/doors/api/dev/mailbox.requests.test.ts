import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { and, eq, like } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'

type Listed = { to: string; subject: string; text: string; createdAt: string; attachments: object[] }
const to = `reader-${randomUUID()}@company.example`
const write = (subject: string, html = '<p>Hello</p>') =>
  mailStatement(callOn(database()), {
    key: `test/${randomUUID()}`,
    kind: 'test',
    to,
    subject,
    text: 'Hello',
    html,
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  })

test('every mail can be read as data, newest first', async () => {
  await write('The first')
  await write('The second')
  const mails = await jsonOf<Listed[]>(fetch(`${inject('url')}/api/dev/mail`))
  const own = mails.filter((mail) => mail.to === to)
  expect(own.map(({ subject }) => subject)).toEqual(['The second', 'The first'])
  expect(own[0]).toEqual({
    to,
    subject: 'The second',
    text: 'Hello',
    html: '<p>Hello</p>',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  })
})

test('the mailbox lists them and shows the chosen one as text and as HTML, in a frame where nothing runs', async () => {
  await write('A “quoted” <subject>', '<html><head></head><body><script>alert(1)</script></body></html>')
  const [mail] = await database()
    .select()
    .from(tables.outbox)
    .where(and(eq(tables.outbox.to, to), like(tables.outbox.subject, '%quoted%')))
  const answer = await fetch(`${inject('url')}/dev/mail?mail=${mail?.id}`)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('A “quoted” &lt;subject&gt;')
  expect(page).toContain(to)
  expect(page).toMatch(/Kept here, not sent|Waiting to be sent/)
  expect(page).not.toContain('<script')
  expect(page).toMatch(/<iframe[^>]*sandbox="[^"]*"[^>]*srcDoc="&lt;html/i)
  expect(page.match(/sandbox="([^"]*)"/)?.[1]).not.toContain('script')
})

const statusUnder = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const clientRequest = request(new URL(path, inject('url')), { headers: { Host: host } })
    clientRequest.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode))
    clientRequest.end()
  })

test.each(['/api/dev/mail', '/dev/mail'])(
  'a page of another site whose name leads to this machine reads no mail at %s',
  async (path) => {
    for (const host of ['rebound.dev', 'localhost.rebound.dev:80', 'rebound.dev.'])
      expect(await statusUnder(host, path), host).toBe(404)
    for (const host of ['localhost:1', '127.0.0.1', '192.168.0.7:8787', 'laptop', 'laptop.local'])
      expect(await statusUnder(host, path), host).toBe(200)
  },
)
