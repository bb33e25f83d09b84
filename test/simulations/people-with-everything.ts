import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { issueReferenceLink } from '#worker/features/references/links.ts'
import { tables } from '#worker/services/database.ts'
import { type Browser, browser, signedInAs } from '../account.ts'
import { answeredScorecard } from '../answered-scorecard.ts'
import { checkout, opened, paid } from '../billing/checkout.ts'
import { callOn } from '../call.ts'
import { drafted } from '../drafted.ts'
import { booked, openHours, slots } from '../meetings.ts'
import { databaseAt, publishPerson } from '../people.ts'
import type { Product } from '../product.ts'
import { invitedReferee } from '../referees.ts'
import { accepted, jsonOf } from '../requests.ts'
import type { Known } from './contract-bodies.ts'

type Where = Pick<Product, 'url' | 'databaseUrl' | 'dataFolder'>
export type Actor = 'visitor' | 'owner' | 'admin'

/** What a field of a call names, by the beginning of its path. */
type Thing = keyof Awaited<ReturnType<typeof thingsOf>>
const named: [path: RegExp, field: string, things: Thing[]][] = [
  [/^\/stories\//, 'id', ['story', 'draft']],
  [/^\/inbox\//, 'id', ['question']],
  [/^\/corrections\//, 'id', ['correction']],
  [/^\/dashboard\/leads\//, 'id', ['lead']],
  [/^\/references\/:id|^\/reviews\/references/, 'id', ['reference', 'invited']],
  [/^\/sessions\//, 'id', ['session']],
  [/^\/admin\/accounts\//, 'id', ['account']],
  [/^\/admin\/orders\//, 'id', ['paidOrder', 'order']],
  [/^\/solution-profile\//, 'email', ['draftEmail', 'email']],
  [/^\/dev\/cron\//, 'job', ['job']],
  [/^\/admin\/jobs\//, 'name', ['job']],
  [/^\/stories\/:id/, 'basedOn', ['basedOn']],
  [/^\/meetings\/availability/, 'basedOn', ['hoursBasedOn']],
  [/^\/admin\/mails\//, 'id', ['mail']],
  [/^\/admin\/reports\//, 'id', ['report']],
  [/^\/dev\/go-live\//, 'id', ['profile']],
  [/^\/admin\/sprints\//, 'number', ['sprint']],
  [/^\/meetings\//, 'token', ['meeting']],
  [/^\/scorecard\//, 'token', ['result']],
  [/^\/submit-reference|^\/reference-invitations|^\/references\/decline/, 'token', ['invitation']],
  [/^\/references\/(mine|withdraw|erase)/, 'token', ['ownLink']],
  [/^\/story-confirmations|^\/references\/confirm-story/, 'token', ['request']],
]

/**
 * A visitor, an owner on the largest plan with one of everything that a call names, and an administrator. `known` says which
 * values of a call's fields stand for something that is there.
 */
export async function peopleWithEverything({ url, databaseUrl, dataFolder }: Where) {
  const authSecret = readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim()
  const where = { url, databaseUrl, authSecret }
  const [owner, admin, visitor] = [
    await signedInAs('owner', where),
    await signedInAs('admin', where),
    browser(url),
  ]
  const things = await thingsOf(where, { owner, visitor })
  const cookies: Record<Actor, string> = {
    visitor: cookieOf(visitor),
    owner: cookieOf(owner),
    admin: cookieOf(admin),
  }
  const known = (call: string): Known => {
    const path = call.split(' ')[1] ?? ''
    const { profileUrl, conversation, story, draft, reference, invited, order, email, slot } = things
    const values: Known = {
      profileUrl: [profileUrl],
      agentName: [profileUrl],
      sessionId: [conversation],
      storyId: [story, draft],
      referenceIds: [[reference], [reference, invited]],
      ids: [
        [story, draft],
        [draft, story],
      ],
      orderId: [order],
      email: [email, `${randomUUID()}@stranger.example`],
      candidateEmail: [email],
      start: [slot],
      clientSecret: [things.clientSecret],
      paymentIntentId: [things.clientSecret.split('_secret_')[0] ?? ''],
    }
    for (const [where, name, some] of named)
      if (where.test(path)) values[name] = some.map((thing) => things[thing])
    return values
  }
  return { cookies, known }
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')

type Deployed = { url: string; databaseUrl: string; authSecret: string }
type People = { owner: Browser & { id: string; email: string }; visitor: Browser }

async function thingsOf(where: Deployed, { owner, visitor }: People) {
  const { url, databaseUrl, authSecret } = where
  const db = databaseAt(databaseUrl)
  const { id, profileUrl, storyIds } = await publishPerson(
    {
      profile: {
        ownerId: owner.id,
        email: owner.email,
        plan: 'premium',
        isSample: false,
        hasOpenHours: true,
        scorecardActive: true,
      },
      stories: [{}, { title: 'The second story' }],
      references: [{}, {}, invitedReferee()],
      confirmations: [{ reference: 0, story: 0 }],
    },
    where,
  )
  await openHours(id, {}, databaseUrl)
  const [slot = '', next = ''] = slots(2)
  const { token: meeting } = await booked(profileUrl, slot, {}, { url })
  const conversation = `known-${randomUUID()}`
  const line = {
    sessionId: conversation,
    agentName: profileUrl,
    message: 'Is it a boat?',
    isUser: true,
    knowsOwnerReads: true,
  }
  await accepted(visitor.post('/chat', line))
  const question = {
    profileId: id,
    source: 'chat',
    askedKey: randomUUID(),
    example: 'Is it a boat?',
  } as const
  const at = new Date()
  await db.insert(tables.unanswered).values({ ...question, firstAt: at, lastAt: at })
  const sent = { profileUrl, question: 'Could you begin in May?', consent: true, questionKey: randomUUID() }
  await accepted(visitor.post('/questions', { ...sent, email: `${randomUUID()}@asker.example` }))
  const report = { reportKey: randomUUID(), profileUrl, reason: 'other', text: 'That was another yard.' }
  await accepted(visitor.post('/reports', { ...report, email: `${randomUUID()}@reporter.example` }))
  const begun = await read<{ story: { id: number; current: { version: number; editedAt: string } } }>(
    owner.post('/stories', { storyKey: randomUUID(), title: 'The boats' }),
  )
  const taught = await read<{ correction: { id: number } }>(
    owner.post('/corrections', { asked: 'Do you sail?', answer: 'On Sundays.' }),
  )
  const scored = { ...answeredScorecard('Job Seeker'), submissionKey: randomUUID() }
  const { submission } = await read<{ submission: { token: string } }>(visitor.post('/scorecard', scored))
  const { email: draftEmail } = drafted()
  await accepted(visitor.post('/solution-profile', drafted({ email: draftEmail })))
  const bought = await opened(visitor, checkout(3))
  const { order } = await paid(3, {}, browser(url))
  const hours = await read<{ editedAt: string }>(owner.get('/meetings/availability'))
  const [first, , third] = await db
    .select()
    .from(tables.references)
    .where(eq(tables.references.profileId, id))
    .orderBy(tables.references.id)
  const newest = async (table: typeof tables.leads | typeof tables.unanswered | typeof tables.reports) =>
    (await db.select({ id: table.id }).from(table).where(eq(table.profileId, id)))[0]?.id ?? 0
  const [session] = await db.select().from(tables.sessions).where(eq(tables.sessions.userId, owner.id))
  const [mail] = await db.select({ id: tables.outbox.id }).from(tables.outbox).limit(1)
  const call = callOn(db)
  const links = callOn(db, { variables: { ...call.variables, AUTH_SECRET: authSecret } })
  const { version, editedAt } = begun.story.current
  return {
    profile: id,
    profileUrl,
    account: owner.id,
    email: owner.email,
    story: storyIds[0] ?? 0,
    draft: begun.story.id,
    basedOn: { version, editedAt },
    reference: first?.id ?? 0,
    invited: third?.id ?? 0,
    conversation,
    lead: await newest(tables.leads),
    question: await newest(tables.unanswered),
    report: await newest(tables.reports),
    correction: taught.correction.id,
    session: session?.id ?? '',
    mail: mail?.id ?? 0,
    order: bought.order.id,
    paidOrder: order.id,
    draftEmail,
    hoursBasedOn: hours.editedAt,
    job: 'send-mail',
    clientSecret: bought.clientSecret,
    sprint: 16,
    meeting,
    slot: next,
    result: submission.token,
    invitation: await issueReferenceLink(links, 'reference', {
      id: third?.id ?? 0,
      invitedAt: third?.invitedAt?.getTime() ?? 0,
    }),
    ownLink: await issueReferenceLink(links, 'referee', {
      id: first?.id ?? 0,
      createdAt: first?.createdAt.getTime() ?? 0,
    }),
    request: await issueReferenceLink(links, 'confirm-story', {
      id: first?.id ?? 0,
      storyId: storyIds[1] ?? 0,
      version: 1,
    }),
  }
}

const read = async <Answer>(answer: Promise<Response>) => jsonOf<Answer>(accepted(answer))
