import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { ReportsPage } from '#schema/reports/report-answers.ts'
import { signedInAs } from '#test/account.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database, goLive, publishPerson } from '#test/people.ts'
import { getApi, ownerWithReferees, validatedReferee } from '#test/referees.ts'
import { jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { decisions, reports } = tables
const reason = 'We asked the harbour, and it never was.'
let admin: Awaited<ReturnType<typeof signedInAs>>
let another: typeof admin
beforeAll(async () => {
  admin = await signedInAs('admin')
  another = await signedInAs('admin')
})

async function shownOwner() {
  const owner = await ownerWithReferees({
    profile: { plan: 'premium' },
    references: [validatedReferee(), validatedReferee()],
  })
  await goLive(owner.id)
  return owner
}

/** Reports a profile; answers the report's id and the reporter's address. */
async function reported(profileUrl: string, email = `${randomUUID()}@okafor.example`) {
  const reportKey = randomUUID()
  const text = `The boats were never full (${reportKey}).`
  const answer = await postJson(`${inject('url')}/api/reports`, {
    reportKey,
    profileUrl,
    reason: 'untrue',
    text,
    email,
  })
  expect(answer.status, await answer.text()).toBe(201)
  const [row] = await database()
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.reportKey, reportKey))
  return { id: row?.id ?? 0, email, text, reportKey }
}
const decide = (id: number, verdict: 'dismissed' | 'taken down', person = admin, why = reason) =>
  person.post(`/admin/reports/${id}/resolve`, { verdict, reason: why })
const pageOf = async (profileUrl: string) => (await getApi(`/public-profiles/${profileUrl}`)).status
const recordOf = (id: number) =>
  database()
    .select({ verdict: decisions.verdict, note: decisions.note, by: decisions.decidedBy })
    .from(decisions)
    .where(and(eq(decisions.subject, 'report'), eq(decisions.subjectId, id)))
    .orderBy(asc(decisions.id))
/** All reports in a state, page after page. */
async function listed(state: string) {
  const rows: ReportsPage['rows'] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ state, ...(cursor && { cursor }) })
    const page: ReportsPage = await jsonOf(admin.get(`/admin/reports?${query}`))
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  return rows
}

test('an open report is read with its profile, its words and a masked address', async () => {
  const { profileUrl } = await shownOwner()
  const { id, text, email } = await reported(profileUrl)
  const other = await reported(profileUrl, '')
  const open = await listed('open')
  const row = open.find((report) => report.id === id)
  expect(row).toMatchObject({
    reason: 'untrue',
    text,
    state: 'open',
    decided: null,
    profile: { profileUrl, isPublic: true, isSuspended: false, isSample: false, others: 1 },
  })
  expect(row?.email).toContain('@')
  expect(row?.email).not.toBe(email)
  expect(open.find((report) => report.id === other.id)?.email).toBeNull()
  const times = open.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort())
})

test('a dismissed report leaves the page as it is, and its reporter reads why', async () => {
  const { profileUrl, owner } = await shownOwner()
  const { id, email } = await reported(profileUrl)
  expect((await decide(id, 'dismissed')).status).toBe(200)
  expect(await pageOf(profileUrl)).toBe(200)
  const [mail, ...more] = await mailsTo(email, 'report-decided')
  expect(more).toEqual([])
  expect(mail?.text).toContain(reason)
  expect(mail?.text).toContain('stays as it is')
  expect(await mailsTo(owner.email, 'profile-suspended')).toEqual([])
  expect(await recordOf(id)).toEqual([{ verdict: 'dismissed', note: reason, by: admin.id }])
  const [row] = (await listed('dismissed')).filter((report) => report.id === id)
  expect(row?.decided).toMatchObject({ reason, by: expect.any(String) })
  expect((await listed('open')).map((report) => report.id)).not.toContain(id)
})

test('a profile that is taken down is gone at once; owner and reporter are told their own part', async () => {
  const { profileUrl, owner } = await shownOwner()
  const { id, email } = await reported(profileUrl)
  const other = await reported(profileUrl)
  expect((await decide(id, 'taken down')).status).toBe(200)
  expect(await pageOf(profileUrl)).toBe(404)
  expect((await mailsTo(owner.email, 'profile-suspended'))[0]?.text).toContain(reason)
  const [mail] = await mailsTo(email, 'report-decided')
  expect(mail?.text).toContain('taken it off public view')
  expect(mail?.text).not.toContain(reason)
  // What nobody has read stays open, and its reporter waits for it.
  const openReport = (await listed('open')).find((report) => report.id === other.id)
  expect(openReport?.profile).toMatchObject({ isPublic: false, isSuspended: true, others: 0 })
  expect(await mailsTo(other.email, 'report-decided')).toEqual([])
  expect((await decide(other.id, 'taken down')).status).toBe(200)
  expect(await mailsTo(owner.email, 'profile-suspended')).toHaveLength(1)
  expect(await mailsTo(other.email, 'report-decided')).toHaveLength(1)

  expect((await admin.post(`/admin/profiles/${profileUrl}/restore`, { reason })).status).toBe(200)
  expect(await pageOf(profileUrl)).toBe(200)
})

test('a verdict sent three times counts once', async () => {
  const { profileUrl } = await shownOwner()
  const { id, email } = await reported(profileUrl)
  const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'taken down')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await recordOf(id)).toHaveLength(1)
  expect(await mailsTo(email, 'report-decided')).toHaveLength(1)
})

test('one of two administrators who decide at once succeeds, the other is told, and nothing is half done', async () => {
  for (const _ of [1, 2, 3]) {
    const { profileUrl, owner } = await shownOwner()
    const { id, email } = await reported(profileUrl)
    const answers = await Promise.all([decide(id, 'dismissed'), decide(id, 'taken down', another)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refusal = answers.find(({ status }) => status === 409)
    expect(await refusal?.json()).toMatchObject({
      code: 'REPORT_DECIDED',
      error: 'Somebody decided on this report meanwhile, so nothing was changed. Please look at it again.',
    })
    const [verdict, ...more] = await recordOf(id)
    expect(more).toEqual([])
    const isDown = verdict?.verdict === 'taken down'
    expect(await pageOf(profileUrl)).toBe(isDown ? 404 : 200)
    expect(await mailsTo(owner.email, 'profile-suspended')).toHaveLength(isDown ? 1 : 0)
    const [mail, ...others] = await mailsTo(email, 'report-decided')
    expect(others).toEqual([])
    expect(mail?.text.includes('taken it off public view')).toBe(isDown)
  }
})

test('a verdict on an outdated page is refused and changes nothing', async () => {
  const { profileUrl } = await shownOwner()
  const { id } = await reported(profileUrl)
  await decide(id, 'dismissed')
  for (const late of [decide(id, 'taken down', another), decide(id, 'dismissed', admin, `${reason} Indeed.`)])
    expect((await late).status).toBe(409)
  expect(await pageOf(profileUrl)).toBe(200)
  expect(await recordOf(id)).toHaveLength(1)
})

test('a verdict needs a reason, a report that is there, and a word that means something', async () => {
  const { profileUrl } = await shownOwner()
  const { id } = await reported(profileUrl)
  const send = (path: string, body: object) => admin.post(`/admin/reports/${path}/resolve`, body)
  expect((await send(`${id}`, { verdict: 'dismissed', reason: 'No.' })).status).toBe(400)
  expect((await send(`${id}`, { verdict: 'open', reason })).status).toBe(400)
  expect((await send(`${id}`, { verdict: 'dismissed', reason: 'x'.repeat(2001) })).status).toBe(400)
  for (const nowhere of ['999999999', '-1', '9007199254740993', '1.5', 'x', '%27'])
    expect([400, 404]).toContain((await send(nowhere, { verdict: 'dismissed', reason })).status)
  expect((await admin.get('/admin/reports?state=every')).status).toBe(400)
  expect((await admin.get('/admin/reports?cursor=%00;drop')).status).toBe(400)
  expect(await recordOf(id)).toEqual([])
})

test('a sample that is reported is taken down and nobody is mailed for it', async () => {
  const email = `${randomUUID()}@sample.example`
  const { profileUrl } = await publishPerson({ profile: { isSample: true, email } })
  const { id } = await reported(profileUrl)
  expect((await decide(id, 'taken down')).status).toBe(200)
  expect(await pageOf(profileUrl)).toBe(404)
  expect(await mailsTo(email, 'profile-suspended')).toEqual([])
})

test('the address of a reporter is masked, and shown when it is asked for, which is recorded', async () => {
  const { profileUrl } = await publishPerson()
  const { id, email } = await reported(profileUrl)
  const show = (number: number) => admin.post(`/admin/reports/${number}/reporter`)
  expect(await jsonOf(show(id))).toEqual({ to: email })
  const acts = await database()
    .select()
    .from(decisions)
    .where(and(eq(decisions.subject, 'report'), eq(decisions.subjectId, id)))
  expect(acts).toMatchObject([{ verdict: 'address shown', decidedBy: admin.id }])
  const without = await reported(profileUrl, '')
  expect(await refusalOf(show(without.id))).toEqual([404, 'NOT_FOUND'])
  expect(await refusalOf(show(999_999_999))).toEqual([404, 'REPORT_NOT_FOUND'])
})

test('an owner’s export has what was decided on their page, and nothing of who reported it or was told', async () => {
  const account = await signedInAs('owner')
  const overrides = { references: [validatedReferee(), validatedReferee()] }
  const { id, profileUrl } = await ownerWithReferees(overrides, account)
  await goLive(id)
  const [dismissed, accepted] = [await reported(profileUrl), await reported(profileUrl)]
  expect((await decide(dismissed.id, 'dismissed', admin, 'Dear Ilse, you remember another boat.')).ok).toBe(
    true,
  )
  expect((await admin.post(`/admin/reports/${dismissed.id}/reporter`)).status).toBe(200)
  expect((await decide(accepted.id, 'taken down')).ok).toBe(true)
  const { decisions: exported } = await jsonOf<{ decisions: object[] }>(
    account.get('/privacy/export?form=everything'),
  )
  expect(exported).toMatchObject([{ subject: 'profile', verdict: 'suspended', note: reason }])
})
