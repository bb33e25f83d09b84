import { sql } from 'drizzle-orm'
import type { Journey, JourneysPage } from '#schema/administration/administration-answers.ts'
import { type JourneyStep, journeySteps } from '#schema/administration/journey-steps.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor, writeCursor } from '../../services/paging.ts'

const { drafts, orders, profiles, references, registrations, scorecardSubmissions, users } = tables
const pageLength = 25
/** So many submissions are looked through for people without an account, in one answer. */
const maxScanned = 500

type StoredPerson = { id: number; name: string; email: string } & Record<JourneyStep, number | null>

/**
 * How far people came and when, by what is recorded of them: those with a profile of their own, newest first, then
 * those who took the scorecard and have no account (R14). @throws AppError BAD_REQUEST.
 */
export async function journeysOf(call: Call, cursor?: string): Promise<JourneysPage> {
  const [kind, below] = readCursor(cursor, 'text', 'integer') ?? ['owner', Number.MAX_SAFE_INTEGER]
  if (kind === 'owner') {
    const owners = await ownersBefore(call, below)
    const { page, nextCursor } = cutPage(owners, pageLength, ({ id }) => ['owner', id])
    if (nextCursor) return pageOf(page, nextCursor)
    const others = await visitorsBefore(call, Number.MAX_SAFE_INTEGER, pageLength - page.length)
    return pageOf([...page, ...others.found], others.next)
  }
  const others = await visitorsBefore(call, below, pageLength)
  return pageOf(others.found, others.next)
}

const pageOf = (found: StoredPerson[], nextCursor: string | null): JourneysPage => ({
  items: found.map(journeyOf),
  nextCursor,
})

function journeyOf({ name, email, ...found }: StoredPerson): Journey {
  const dates = journeySteps.map((step): [JourneyStep, string | null] => {
    const at = found[step]
    return [step, at === null ? null : new Date(at).toISOString()]
  })
  const missing = dates.filter(([, at]) => at === null)
  return {
    name,
    email,
    steps: Object.fromEntries(dates) as Journey['steps'],
    done: dates.length - missing.length,
    of: dates.length,
    next: missing[0]?.[0] ?? null,
  }
}

/** The first submission and the draft of a mailbox. */
const firstSubmissionOf = (mailbox: ReturnType<typeof sql>) =>
  sql`(select min(created_at) from ${scorecardSubmissions} where normalised_email = ${mailbox})`
const draftOf = (mailbox: ReturnType<typeof sql>) =>
  sql`(select created_at from ${drafts} where normalised_email = ${mailbox})`

const ownersBefore = ({ db }: Call, below: number) =>
  db.all<StoredPerson>(sql`select p.id, u.name, u.email,
      coalesce((select created_at from ${registrations} where user_id = u.id), u.created_at) as registration,
      ${firstSubmissionOf(sql`u.normalised_email`)} as scorecard,
      coalesce((select min(created_at) from ${drafts} where claimed_by = u.id), p.created_at) as freeProfile,
      (select min(paid_at) from ${orders} where user_id = u.id and amount > 0) as paidUpgrade,
      p.cv_generated_at as cvGenerated, p.cv_edited_at as cvEdited,
      (select min(validated_at) from ${references} where profile_id = p.id and status = 'validated') as firstReference,
      p.first_listed_at as live, p.passed_on_at as shared
    from ${profiles} p join ${users} u on u.id = p.owner_id
    where p.id < ${below} and p.owner_id is not null and p.erased_at is null
    order by p.id desc limit ${pageLength + 1}`)

/** People of older submissions who have no account, each once, by their latest submission. */
async function visitorsBefore(
  { db }: Call,
  below: number,
  atMost: number,
): Promise<{ found: StoredPerson[]; next: string | null }> {
  const found = await db.all<StoredPerson & { isVisitor: number }>(sql`select s.id, s.name, s.email,
      null as registration, ${firstSubmissionOf(sql`s.normalised_email`)} as scorecard,
      ${draftOf(sql`s.normalised_email`)} as freeProfile,
      null as paidUpgrade, null as cvGenerated, null as cvEdited, null as firstReference, null as live, null as shared,
      not exists (select 1 from ${users} where normalised_email = s.normalised_email)
        and not exists (select 1 from ${scorecardSubmissions} where normalised_email = s.normalised_email and id > s.id)
        as isVisitor
    from ${scorecardSubmissions} s where s.id < ${below} order by s.id desc limit ${maxScanned + 1}`)
  const shown: StoredPerson[] = []
  for (const [index, row] of found.entries()) {
    if (shown.length === atMost || index === maxScanned) {
      const last = found[index - 1]?.id ?? below
      return { found: shown, next: writeCursor(['visitor', last]) }
    }
    const { isVisitor, ...stored } = row
    if (isVisitor) shown.push(stored)
  }
  return { found: shown, next: null }
}
