import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from '@libsql/client/web'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { browser, registeredOwner } from '#test/account.ts'
import { checkout, confirm, opened } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { startFakeMail } from '#test/fakes/mail.ts'
import { addedPasskey } from '#test/fakes/passkeys.ts'
import { booking, openHours } from '#test/meetings.ts'
import { databaseAt, goLive, publishPerson, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { cookiesOf, jsonOf, postJson } from '#test/requests.ts'
import { wholeStory } from '#test/stories.ts'
import type { SignedIn } from '../../../call.ts'
import { reauthenticate } from '../../../features/accounts/password-commands.ts'
import { publishProfile } from '../../../features/gallery/commands.ts'
import { editProfile } from '../../../features/profiles/commands.ts'
import { findAsPublished } from '../../../features/profiles/public-profile-queries.ts'
import { tables } from '../../../services/database.ts'
import { write } from '../../../services/write.ts'
import { eraseAccount } from '../../../workflows/privacy/erase-account.ts'
import { finishErasing } from '../../../workflows/privacy/finish-erasing.ts'

const mail = await startFakeMail()
const product = await startProduct({
  RESEND_API_KEY: 're_ours',
  MAIL_API_URL: mail.url,
  MAIL_FROM: 'Rembrandt <mail@rembrandt.example>',
  SAMPLE_DATA: 'off',
})
afterAll(async () => {
  await product.stop()
  mail.stop()
})
const { url, databaseUrl, dataFolder } = product
const db = databaseAt(databaseUrl)
const {
  calendarFeeds,
  decisions,
  events,
  leads,
  meetings,
  outbox,
  profiles,
  references,
  scorecardSubmissions,
  suppressions,
  users,
} = tables
const profileAt = async (profileUrl: string) => {
  const [row] = await db.select().from(profiles).where(eq(profiles.profileUrl, profileUrl))
  return row
}
const call = (path: string, body: object, headers: Record<string, string> = {}) =>
  postJson(`${url}/api${path}`, body, headers)
const page = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' })

/** A published owner whose words are found again, and who did everything that is stored. */
async function somebodyKnown(family: string) {
  const uniqueName = `${family.toLowerCase()}-${randomUUID().slice(0, 8)}`
  const owner = await registeredOwner(
    {
      fullName: `Zephyrine ${family}`,
      email: `zephyrine@${uniqueName}.example`,
      username: `${uniqueName}-first`,
      company: `${family} & Daughters`,
    },
    { url },
  )
  const { profileUrl: first } = owner
  const { id = 0, ownerId } = (await profileAt(first)) ?? {}
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, ownerId ?? ''))
  await db.update(profiles).set({ plan: 'sprint', scorecardActive: true }).where(eq(profiles.id, id))
  await owner.put('/customer-profile', { keySkills: ['Xylotruffles', '', '', ''], phone: '+44 7000 123987' })
  const met = { ...defaultAvailability, isOpen: true, timeZone: 'UTC', placeKind: 'link' }
  const opened = await owner.put('/meetings/availability', {
    availability: {
      ...met,
      place: `https://meet.example/xylotruffle-${uniqueName}`,
      daysApart: [{ day: '2031-12-24', spans: [] }],
    },
    basedOn: null,
  })
  expect(opened.status, await opened.text()).toBe(200)
  const story = await jsonOf<{ story: { id: number } }>(
    owner.post('/stories', {
      storyKey: randomUUID(),
      ...wholeStory,
      title: `The xylotruffle of ${uniqueName}`,
    }),
  )
  const taught = await owner.post('/corrections', {
    asked: 'Do you bake xylotruffles?',
    answer: `Ask for ${family}.`,
    storyId: story.story.id,
  })
  expect(taught.status, await taught.text()).toBe(201)
  const settings = { avoid: [`the ${uniqueName} affair`], handOffEmail: `hand-off@${uniqueName}.example` }
  expect((await owner.put('/agent-settings', settings)).status).toBe(200)
  const device = await addedPasskey(owner, url)
  const named = await owner.post(`/passkeys/${device.id}/rename`, { name: `The phone of ${family}` })
  expect(named.status).toBe(204)
  await db.run(sql`insert into identities (id, user_id, provider, issuer, subject, email, created_at)
    select ${randomUUID()}, id, 'google', 'https://provider.example', ${`number-of-${uniqueName}`},
      ${`${family}@at-provider.example`.toLowerCase()}, 0 from users where email = ${owner.email}`)
  const widget = { accent: '', position: 'left', greeting: `Ask ${family}`, theme: 'auto' }
  const shown = await owner.put('/widget-settings', { ...widget, domains: [`${uniqueName}.example`] })
  expect(shown.status, await shown.text()).toBe(200)
  const at = { validatedAt: new Date(), status: 'validated' as const }
  await db.update(references).set(at).where(eq(references.profileId, id))
  await db.run(sql`update story_versions set status = 'validated' where story_id = ${story.story.id}`)
  await db.run(sql`update stories set status = 'validated', version = 1, title = ${`The xylotruffle of ${uniqueName}`},
    problem_description = 'Boats', solution = 'We asked 400 xylotruffles.', results = 'Full.' where id = ${story.story.id}`)
  await goLive(id, url)
  const profileUrl = `${uniqueName}-now`
  const moved = await owner.put('/customer-profile', { profileUrl })
  expect(moved.status, await moved.text()).toBe(200)
  await db.insert(decisions).values({
    subject: 'profile',
    subjectId: id,
    profileId: id,
    verdict: 'restored',
    note: `Zephyrine ${family} is who she says.`,
    deciderName: 'Ada Lark',
    at: new Date(),
  })
  await db.insert(decisions).values({
    subject: 'order',
    subjectId: 0,
    subjectKey: `order of ${id}`,
    profileId: id,
    accountId: ownerId,
    verdict: 'refunded',
    note: `${family} paid twice.`,
    deciderName: 'Ada Lark',
    at: new Date(),
  })
  return { owner, id, family, uniqueName, first, profileUrl, storyId: story.story.id, userId: ownerId ?? '' }
}
type Known = Awaited<ReturnType<typeof somebodyKnown>>

/** What others did on their page, and they on another's. */
async function lived({ owner, profileUrl, family, storyId }: Known) {
  const other = await publishPerson(
    { profile: { plan: 'sprint', scorecardActive: true, isSample: false } },
    product,
  )
  const visitor = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  const assessment = { answers: {}, sharesWithOwner: true }
  const firstAnswer = await call('/chat/ai-response', {
    agentName: profileUrl,
    sessionId: `session-${randomUUID()}`,
    userMessage: 'What is a xylotruffle?',
    message: 'What is a xylotruffle?',
    messageId: randomUUID(),
  })
  await firstAnswer.text()
  const conversation = { agentName: profileUrl, sessionId: `session-${randomUUID()}` }
  const answer = await call(
    '/chat/ai-response',
    { ...conversation, userMessage: `Does ${family} repair bicycles?` },
    { ...visitor, Accept: 'application/json' },
  )
  expect(await answer.json()).toMatchObject({ isUnanswered: true })
  const handed = await call(
    `/chat/${conversation.sessionId}/hand-off`,
    { name: 'Daniel', email: 'daniel@okafor.example', consent: true },
    { Cookie: cookiesOf(answer) },
  )
  expect(handed.status, await handed.text()).toBe(201)
  const { leads: list } = await jsonOf<LeadsPage>(owner.get('/dashboard/leads'))
  const reply = await owner.post(`/dashboard/leads/${list[0]?.id}/answer`, { text: `${family} does.` })
  expect(await reply.json()).toEqual({ mailed: true, said: true })
  const contact = { name: 'Daniel', email: 'daniel@okafor.example', consent: true, questionKey: randomUUID() }
  const answers = await Promise.all([
    call('/questions', { ...contact, profileUrl, question: `Dear Zephyrine ${family}, when?` }),
    call('/scorecard', {
      ...assessment,
      submissionKey: randomUUID(),
      profileUrl,
      name: 'Daniel',
      email: 'daniel@okafor.example',
    }),
    call('/reports', {
      reportKey: randomUUID(),
      profileUrl,
      reason: 'other',
      text: `${family} told me this is not so.`,
    }),
    call('/seen', { kind: 'profileViewed', profileUrl, from: '' }, visitor),
    call('/questions', {
      ...contact,
      questionKey: randomUUID(),
      profileUrl: other.profileUrl,
      question: 'May I ask?',
      name: `Zephyrine ${family}`,
      email: owner.email,
    }),
    call('/scorecard', {
      ...assessment,
      submissionKey: randomUUID(),
      profileUrl: other.profileUrl,
      name: `Zephyrine ${family}`,
      email: owner.email,
      wantsSupport: true,
    }),
    call('/reports', {
      reportKey: randomUUID(),
      profileUrl: other.profileUrl,
      reason: 'other',
      text: 'This is not so at all.',
      email: owner.email,
    }),
    call('/waitlist', { name: `Zephyrine ${family}`, email: owner.email }),
  ])
  expect(answers.map(({ status }) => status < 300)).toEqual(answers.map(() => true))
  await openHours(other.id, {}, databaseUrl)
  const daniel = { name: 'Daniel', email: `daniel@${profileUrl}-visitor.example` }
  for (const body of [
    booking(profileUrl, await firstSlot(profileUrl), { ...daniel, about: `Dear Zephyrine ${family}.` }),
    booking(other.profileUrl, await firstSlot(other.profileUrl), {
      name: `Zephyrine ${family}`,
      email: owner.email,
    }),
  ]) {
    const booked = await call('/meetings', body)
    expect(booked.status, await booked.text()).toBe(201)
  }
  await owner.post('/meetings/feed/renew')
  const paths = [
    `/profile/${profileUrl}`,
    `/profile/${profileUrl}/print`,
    `/book/${profileUrl}`,
    `/scorecard/${profileUrl}`,
    '/solution-gallery',
    '/sitemap.xml',
  ]
  for (const path of paths) expect((await page(path)).status, path).toBe(200)
  const html = await (await page(`/profile/${profileUrl}`)).text()
  const picture = /\/share\/[a-z0-9/-]+\.png/.exec(html)?.[0] ?? ''
  expect((await page(picture)).status).toBe(200)
  await runJob('draw-changed', url)
  await runJob('count-words', url)
  await runJob('send-mail', url)
  return { other, paths, picture, storyId }
}

const firstSlot = async (profileUrl: string) =>
  (await jsonOf<SlotsAnswer>(fetch(`${url}/api/meetings/slots/${profileUrl}`))).slots[0] ?? ''

/** Where words are stored: the column of a table, or the key or value in KV. */
async function findStored(words: string[]): Promise<string[]> {
  const sought = words.map((word) => word.toLowerCase())
  const client = createClient({ url: databaseUrl })
  const columns =
    await client.execute(`select t.name as tbl, c.name as col from sqlite_master t, pragma_table_xinfo(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%' and c.hidden in (0, 2, 3)`)
  const tablesOf = Map.groupBy(columns.rows, ({ tbl }) => String(tbl))
  const places: string[] = []
  for (const [table, listed] of tablesOf) {
    const names = listed.map(({ col }) => String(col))
    const any = (name: string) =>
      sought.map((_, index) => `instr(lower(cast("${name}" as text)), ?${index + 1})`).join(' or ')
    const counts = names.map((name) => `sum(case when ${any(name)} then 1 else 0 end)`)
    const counted = await client.execute({ sql: `select ${counts} from "${table}"`, args: sought })
    for (const [index, name] of names.entries())
      if (Number(counted.rows[0]?.[index])) places.push(`${table}.${name}`)
  }
  return [...places, ...inKv(sought)]
}

function inKv(sought: string[]): string[] {
  const blobs = new Map(
    globSync('**/blobs/*', { cwd: dataFolder }).map((path) => [basename(path), join(dataFolder, path)]),
  )
  const stores = globSync('**/*.sqlite', { cwd: dataFolder }).map(
    (file) => new DatabaseSync(join(dataFolder, file), { readOnly: true }),
  )
  const entries = stores.flatMap((store) => {
    const isKv = store.prepare("select 1 from sqlite_master where name = '_mf_entries'").get()
    return isKv ? store.prepare('select key, blob_id from _mf_entries').all() : []
  })
  for (const store of stores) store.close()
  expect(entries, 'KV is looked at').not.toEqual([])
  return entries.flatMap(({ key, blob_id }) => {
    const path = blobs.get(String(blob_id))
    const content = `${key} ${path ? readFileSync(path, 'utf8') : ''}`.toLowerCase()
    return sought.some((word) => content.includes(word)) ? [`KV ${key}`] : []
  })
}

const erase = ({ owner }: Known, password = owner.password) => owner.post('/privacy/erase', { password })
/** What the jobs of the next quarter of an hour do. */
async function minutesPass() {
  await runJob('send-mail', url)
  await runJob('put-marks', url)
  await runJob('put-marks', url, new Date(Date.now() + 15 * 60_000))
  await runJob('finish-erasing', url)
  await runJob('finish-erasing', url, new Date(Date.now() + 5 * 60_000))
  await runJob('count-words', url)
}

test('an erased owner is found nowhere: no table, no copy, no page, no search, no picture, no mail', async () => {
  const known = await somebodyKnown('Quillfeather')
  const { owner, id, uniqueName, first, profileUrl, userId } = known
  const { other, paths, picture } = await lived(known)
  const words = ['Quillfeather', uniqueName, 'xylotruffle', '7000 123987', userId]
  const before = await findStored(words)
  for (const place of [
    'profiles.last_name',
    'waitlist_entries.name',
    'availability.place',
    'corrections.answer',
    'agent_settings.avoid',
    'widget_settings.greeting',
    'unanswered.example',
    'meetings.about',
    'meetings.name',
    'outbox.recipient',
    'decisions.note',
    'KV page:/profile/',
    'KV share:',
  ])
    expect(before.join('\n')).toContain(place)
  const referees = await db.select().from(references).where(eq(references.profileId, id))

  expect((await erase(known)).status).toBe(204)
  expect(owner.cookies.has('session')).toBe(false)
  for (const path of [...paths.slice(0, 4), picture]) expect((await page(path)).status, path).toBe(404)
  expect((await page(`/profile/${first}`)).status).toBe(404)
  for (const path of ['/solution-gallery', '/sitemap.xml', '/api/public-profiles/all/all'])
    expect(await (await page(path)).text(), path).not.toContain(profileUrl)
  const searched = await call('/smart-search', { query: 'xylotruffle' })
  expect(await searched.text()).not.toContain(profileUrl)
  const answer = await call('/chat/ai-response', {
    agentName: profileUrl,
    message: 'Hello?',
    sessionId: 'a',
    userMessage: 'Hello?',
  })
  expect(answer.ok && (await answer.text()).includes('Zephyrine')).toBe(false)

  await minutesPass()
  expect(await findStored(words)).toEqual([])

  expect((await erase(known)).status).toBe(401)
  const back = await call('/login', { email: owner.email, password: owner.password })
  expect(back.status).toBe(401)
  for (const referee of referees) {
    const body = mail.requestsTo(referee.email).at(-1)?.body
    expect(body?.subject).toBe('Your reference on Rembrandt is erased')
    expect(body?.text).toContain('Zephyrine Quillfeather has had their account erased')
  }
  expect(mail.requestsTo(owner.email).at(-1)?.body.subject).toBe('Your account at Rembrandt is erased')
  const met = mail.requestsTo(`daniel@${profileUrl}-visitor.example`).at(-1)?.body
  expect(met?.subject).toBe('Your meeting with Zephyrine Quillfeather is cancelled')
  expect(met?.text).not.toContain('/meeting/')
  const [file] = met?.attachments ?? []
  expect(file?.content_type).toBe('text/calendar; method=CANCEL; charset=utf-8')
  expect(Buffer.from(file?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL')
  expect(mail.requestsTo(other.email).at(-1)?.body.subject).toBe(
    'Your meeting with Zephyrine Quillfeather is cancelled',
  )
  expect(await db.select().from(meetings)).toEqual([])
  expect(await db.select().from(calendarFeeds)).toEqual([])
  // What is others' stays theirs.
  expect(
    await db
      .select()
      .from(scorecardSubmissions)
      .where(eq(scorecardSubmissions.email, 'daniel@okafor.example')),
  ).toMatchObject([{ profileId: null, name: 'Daniel' }])
  expect(await db.select().from(decisions).where(eq(decisions.subjectId, id))).toMatchObject([
    { subject: 'profile', profileId: null, note: '', deciderName: 'Ada Lark', verdict: 'restored' },
  ])
  const onOrder = eq(decisions.subjectKey, `order of ${id}`)
  expect(await db.select().from(decisions).where(onOrder)).toMatchObject([
    { profileId: null, accountId: null, note: '', deciderName: 'Ada Lark', verdict: 'refunded' },
  ])
  for (const change of [{ subjectKey: 'another' }, { verdict: 'read' as const }, { note: 'Another.' }])
    await expect(db.update(decisions).set(change).where(onOrder)).rejects.toThrow()
  expect(await db.select().from(leads).where(eq(leads.profileId, other.id))).toEqual([])
  await expect(
    db.run(sql`update decisions set verdict = 'returned' where subject_id = ${id}`),
  ).rejects.toThrow()
  await expect(db.run(sql`delete from decisions where subject_id = ${id}`)).rejects.toThrow()
})

test('an erased owner is charged no more, and the records that tax law requires stay without an account', async () => {
  const known = await somebodyKnown('Featherstonehaugh')
  const { owner, userId } = known
  const family = 'Featherstonehaugh'
  const body = checkout(1, { customer_name: `Zephyrine ${family}`, customer_email: owner.email })
  await db.update(profiles).set({ plan: 'free' }).where(eq(profiles.id, known.id))
  const { clientSecret, order } = await opened(owner, { ...body, customer_mobile: '07700 555123' })
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  const months = () =>
    db.select().from(tables.subscriptions).where(eq(tables.subscriptions.orderId, order.id))
  await expect.poll(months).toMatchObject([{ status: 'trialing' }])
  const all = await jsonOf<{ purchases: object }>(owner.get('/privacy/export?form=everything'))
  expect(all.purchases).toMatchObject({
    orders: [{ name: `Zephyrine ${family}`, plan: 'starter', amount: 3700, status: 'paid' }],
    receipts: [{ amount: 3700 }],
    subscriptions: [{ plan: 'starter', status: 'trialing' }],
    trial: null,
  })
  expect(JSON.stringify(all.purchases)).not.toMatch(/sandbox_|visitorId|network/)

  expect((await erase(known)).status).toBe(204)
  await expect.poll(months).toMatchObject([{ status: 'canceled' }])
  await minutesPass()
  // What was bought, by whom and for how much; and the sandbox has its own copy, as Stripe has.
  expect((await findStored([`Zephyrine ${family}`, owner.email, '555123', userId])).toSorted()).toEqual([
    'orders.email',
    'orders.mailbox',
    'orders.name',
    'orders.normalised_email',
    'orders.one_mailbox',
    'orders.spelled_once',
    'sandbox_objects.body',
  ])
  expect(mail.requestsTo(owner.email).at(-1)?.body.text).toContain('No month is charged any more')
  const [row] = await db.select().from(tables.orders).where(eq(tables.orders.id, order.id))
  expect(row).toMatchObject({ status: 'paid', userId: null, mobile: '', visitorId: '', grantsUntil: null })

  const again = await registeredOwner({ email: owner.email }, { url })
  const welcome = () =>
    /#(?:token|link)=(\S+)/.exec(mail.requestsTo(owner.email).at(-1)?.body.text ?? '')?.[1]
  await runJob('send-mail', url)
  await expect.poll(welcome).toBeTruthy()
  expect((await again.post('/verify-email', { token: welcome() ?? '' })).status).toBe(200)
  expect(await jsonOf(again.get('/billing'))).toMatchObject({ plan: 'free', orders: [] })
  await runJob('expire-orders', url, new Date(Date.now() + 7.1 * 365.25 * 24 * 3600_000))
  const [forgotten] = await db.select().from(tables.orders).where(eq(tables.orders.id, order.id))
  expect(forgotten).toMatchObject({ name: '', email: '', amount: 3700 })
})

test('a wrong password erases nothing and counts as a failed sign-in', async () => {
  const known = await somebodyKnown('Merriweather')
  const refusal = await erase(known, 'a loaf of bred')
  expect(refusal.status).toBe(401)
  expect(await jsonOf(refusal)).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect((await page(`/profile/${known.profileUrl}`)).status).toBe(200)
  const account = { userId: known.userId, email: known.owner.email } as SignedIn
  const address = `2001:db8:${randomUUID().slice(0, 4)}::1`
  const call = callOn(db, { actor: { kind: 'owner', address, account } })
  const prove = () => reauthenticate(call, 'a loaf of bred')
  for (let attempt = 1; attempt <= 10; attempt += 1)
    await expect(prove()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(prove()).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
})

test('nothing is erased where the session was ended meanwhile, and no mail either', async () => {
  const known = await somebodyKnown('Wobblethwaite')
  const { email, password } = known.owner
  await runJob('send-mail', url)
  const mails = () => db.select({ id: outbox.id }).from(outbox).where(eq(outbox.to, email))
  const before = await mails()
  expect(before).not.toEqual([])
  const account = {
    userId: known.userId,
    sessionId: 'ended',
    email,
    name: 'Zephyrine Wobblethwaite',
    role: 'owner',
    hasTotp: false,
    isUserVerified: false,
    emailVerified: true,
    profile: { id: known.id, profileUrl: known.profileUrl, plan: 'sprint' },
  } satisfies SignedIn
  const call = callOn(db, { actor: { kind: 'owner', address: '2001:db8::7', account } })
  await expect(eraseAccount(call, password)).rejects.toMatchObject({ code: 'SIGN_IN_FIRST' })
  expect(await mails()).toEqual(before)
  expect(await profileAt(known.profileUrl)).toBeDefined()
})

test('nobody else gets the addresses of an erased profile for 400 days', async () => {
  const known = await somebodyKnown('Thistlewood')
  await erase(known)
  await minutesPass()
  const available = async (username: string, now = new Date()) =>
    (
      await jsonOf<{ available: boolean }>(
        fetch(`${url}/api/check-username/${username}`, { headers: { 'X-Now': now.toISOString() } }),
      )
    ).available
  for (const address of [known.first, known.profileUrl]) expect(await available(address)).toBe(false)
  const stranger = await browser(url).post('/register-free-profile', {
    fullName: 'Eve Elsewhere',
    email: `${randomUUID()}@elsewhere.example`,
    company: 'None',
    role: 'Baker',
    industry: 'Retail/E-commerce',
    experience: 'Nineteen years.',
    password: 'a loaf of bread',
    consent: true,
    username: known.profileUrl,
    references: [],
  })
  expect([409, 400]).toContain(stranger.status)
  const later = new Date(Date.now() + 401 * 24 * 3600_000)
  expect(await available(known.profileUrl, later)).toBe(true)
})

test('a draft and messages under an address that was never shown to be theirs stay whose they are', async () => {
  const known = await somebodyKnown('Silverthorne')
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, known.userId))
  const other = await publishPerson({ profile: { isSample: false } }, product)
  await call('/questions', {
    questionKey: randomUUID(),
    profileUrl: other.profileUrl,
    question: 'May I ask?',
    consent: true,
    name: 'Whose address it is',
    email: known.owner.email,
  })
  expect((await erase(known)).status).toBe(204)
  await minutesPass()
  expect(await db.select().from(leads).where(eq(leads.profileId, other.id))).toHaveLength(1)
})

test('a stranger who registers a variant of another’s address cannot erase or export that person’s data', async () => {
  const person = `daphne-${randomUUID().slice(0, 8)}`
  await call('/waitlist', { name: 'Daphne', email: `${person}@lark.example` })
  await db.insert(suppressions).values({
    normalisedEmail: `${person}@lark.example`,
    kind: 'draft-expiry',
    reason: 'asked',
    at: new Date(),
  })
  const stranger = await registeredOwner({ email: `${person}+1@lark.example`, username: person }, { url })
  const exported = await jsonOf<Record<string, unknown>>(stranger.get('/privacy/export'))
  expect(JSON.stringify([exported.mails, exported.mailNotWanted])).not.toMatch(/waitlist|draft-expiry/)
  const standing = () =>
    Promise.all([
      db.$count(outbox, sql`normalised_recipient = ${`${person}@lark.example`}`),
      db.$count(suppressions, eq(suppressions.normalisedEmail, `${person}@lark.example`)),
    ])
  expect(await standing(), 'with the welcome to the stranger').toEqual([2, 1])
  expect((await stranger.post('/privacy/erase', { password: stranger.password })).status).toBe(204)
  await minutesPass()
  expect(await standing(), 'blank, so that whoever does so again is counted, and without a farewell').toEqual(
    [2, 1],
  )
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'welcome'))
    .orderBy(desc(outbox.id))
    .limit(1)
  expect(rows).toMatchObject([{ to: `${person}+1@lark.example`, subject: '', text: '', html: '' }])
})

test('a profile erased while it is being published stays out of search, and a late edit writes nothing', async () => {
  const { owner, id, profileUrl } = await somebodyKnown('Honeybourne')
  const published = await findAsPublished(callOn(db), id)
  if (!published) throw new Error('Not published')
  const neverPublished = { industry: '', featuredRank: null, listedAt: new Date(), publishedHash: null }
  const unpublished = { id, profileUrl, ...neverPublished }
  const { statements } = await publishProfile(callOn(db), unpublished, published)
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  await write(callOn(db), statements)
  await editProfile(callOn(db), id, { about: 'I am still here.', isActive: true })
  expect(await db.select().from(profiles).where(eq(profiles.id, id))).toMatchObject([
    { about: '', isActive: false },
  ])
  const rows = () => db.all(sql`select rowid from profile_search where profile_search match 'honeybourne'`)
  expect((await page(`/profile/${profileUrl}`)).status).toBe(404)
  await minutesPass()
  expect(await rows()).toEqual([])
  expect(await findStored(['Honeybourne', profileUrl])).toEqual([])
})

test('ten thousand visits and two thousand leads are erased in slices, and none is public meanwhile', async () => {
  const known = await somebodyKnown('Featherstone')
  const { id, profileUrl } = known
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)
    insert into events (kind, profile_id, visitor, subject, day, at)
    select 'profileViewed', ${id}, i, '', date('now', '-' || (i % 90) || ' days'), ${Date.now()} from n`)
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into leads (profile_id, source, name, email, created_at)
    select ${id}, 'scorecard', 'Daniel', i || '@okafor.example', ${Date.now()} from n`)
  expect(await db.$count(events, eq(events.profileId, id))).toBe(10_000)
  expect((await erase(known)).status).toBe(204)
  expect((await page(`/profile/${profileUrl}`)).status).toBe(404)
  await expect.poll(() => db.$count(events, eq(events.profileId, id)), { timeout: 60_000 }).toBe(0)
  await runJob('finish-erasing', url, new Date(Date.now() + 5 * 60_000))
  expect(await db.$count(profiles, eq(profiles.id, id))).toBe(0)
  expect(await db.$count(leads, eq(leads.profileId, id))).toBe(0)
})

test('an erasure that KV refuses is finished by a later job', async () => {
  const known = await somebodyKnown('Butterworth')
  await erase(known)
  const later = new Date(Date.now() + 5 * 60_000)
  const call = callOn(db, { now: later })
  Object.assign(call.kv, { list: () => Promise.reject(new Error('KV is down')) })
  await expect(finishErasing(call)).rejects.toThrow('1 profiles are not erased yet')
  expect(await db.$count(profiles, eq(profiles.id, known.id))).toBe(1)
  await runJob('finish-erasing', url, later)
  expect(await db.$count(profiles, eq(profiles.id, known.id))).toBe(0)
})
