import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deliveredTo, isEmail, normaliseEmail } from '#schema/email.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { orders } = tables
const db = databaseAt(await startOwnDatabase())

const locals = [
  'ada',
  'a.d.a',
  'A.D.A',
  'ada+work',
  'a.d+x.y+z',
  '+ada',
  '+a.da',
  "o'brien",
  'x_y-z',
  '1.2.3+4',
]
const domains = [
  ...['gmail.com', 'GMail.COM', 'googlemail.com', 'GoogleMail.com', 'googlemail.de', 'notgmail.com'],
  ...['proton.me', 'ProtonMail.com', 'pm.me', 'notpm.me', 'icloud.com', 'me.com', 'some.com', 'mac.com'],
  ...['protonmail.ch', 'ya.ru', 'Yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'notya.ru'],
  ...['mail.gmail.com', 'gmail.com.example', 'gmail.example', 'Company.example', 'xn--gmail-kva.com'],
]
const addresses = locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`)).filter(isEmail)

test('the database and schema/email.ts agree on the mailbox of an address, in any spelling', async () => {
  expect(addresses).toHaveLength(locals.length * domains.length)
  const named = { name: 'Ada', mobile: '', level: 1, plan: 'starter', amount: 0, gateway: 'sandbox' } as const
  const createdAt = new Date()
  await db
    .insert(orders)
    .values(
      addresses.map((email) => ({ ...named, id: randomUUID(), visitorId: randomUUID(), email, createdAt })),
    )
  const stored = await db.select().from(orders)
  expect(
    stored.map(({ email, normalisedEmail, mailbox }) => [email, normalisedEmail, mailbox]).sort(),
  ).toEqual(addresses.map((email) => [email, normaliseEmail(email), deliveredTo(email)]).sort())
})
