import { rmSync } from 'node:fs'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Plan, plans } from '#schema/levels.ts'
import { queueBadges } from '#worker/features/badges/commands.ts'
import { type Database, tables } from '#worker/services/database.ts'
import { createAccount, randomPassword } from './accounts.ts'
import { draftOf, fileOf, keepLogins, readLogins, type SampleLogin } from './login-file.ts'
import { prepareSampleOrders } from './sample-orders.ts'

const { decisions, profiles, stories, users } = tables
const isFree = and(eq(profiles.isSample, true), isNull(profiles.ownerId))

/** Whose profile an owner of each plan signs in to. */
const owned: Record<Plan, string> = {
  free: 'arash-golestani',
  starter: 'anselm-weir',
  sprint: 'kwabena-aidoo',
  premium: 'ravindra-pillai',
}

/**
 * Creates an account of each role and an owner of each plan, with passwords generated at the first start. Existing
 * accounts and sample profiles with an owner stay as they are.
 */
export async function prepareSampleLogins(dataFolder: string, db: Database): Promise<void> {
  const [file, draft] = [fileOf(dataFolder), draftOf(dataFolder)]
  const known = [readLogins(file), readLogins(draft)].find(({ length }) => length)
  const logins = known ?? (await newLogins(db))
  const emails = logins.map(({ email }) => email)
  const existing = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  const missing = logins.filter(({ email }) => !existing.some((user) => user.email === email))
  if (missing.length) {
    // Written first, since an account whose password nobody knows is of no use; under its own name once all can sign in.
    keepLogins(draft, logins)
    rmSync(file, { force: true })
  }
  for (const login of missing) await make(db, login)
  if (missing.length) await recordValidations(db)
  await prepareSampleOrders(db, logins)
  keepLogins(file, logins)
  rmSync(draft, { force: true })
}

const emailOf = (role: 'admin' | 'validator') => `${role}@rembrandt.example`

async function newLogins(db: Database): Promise<SampleLogin[]> {
  const { profileUrl, firstName, lastName, email } = profiles
  const found = await db
    .select({ profileUrl, firstName, lastName, email })
    .from(profiles)
    .where(and(inArray(profileUrl, Object.values(owned)), isFree))
  const owners = Object.entries(owned).flatMap(([plan, profileUrl]) => {
    const expert = found.find((row) => row.profileUrl === profileUrl)
    if (!expert) return []
    const { level } = plans[plan as Plan]
    const name = `${expert.firstName} ${expert.lastName}`
    const login = { role: 'owner' as const, plan: plan as Plan, level, profileUrl, name }
    return { ...login, email: expert.email.toLowerCase(), password: randomPassword() }
  })
  const staff = (['admin', 'validator'] as const).map((role) => ({
    role,
    name: role === 'admin' ? 'Sample administrator' : 'Sample validator',
    email: emailOf(role),
    password: randomPassword(),
  }))
  return [...staff, ...owners]
}

async function make(db: Database, login: SampleLogin): Promise<void> {
  await createAccount(db, login)
  if (!login.profileUrl) return
  const ownerId = sql`(select id from ${users} where email = ${login.email})`
  const owns = await db
    .update(profiles)
    .set({ ownerId })
    .where(and(eq(profiles.profileUrl, login.profileUrl), isFree))
    .returning({ id: profiles.id })
  // It was published before it had an owner, and only then are badges signed.
  for (const { id } of owns) await queueBadges({ db }, id)
}

/** Records who validated each story of an owner, and when, as their activity and the house's record show it. */
const recordValidations = (db: Database) =>
  db.run(sql`insert into ${decisions} (subject, subject_id, version, profile_id, verdict, decided_by, decider_name, at)
    select 'story', s.id, s.version, s.profile_id, 'validated', u.id, u.name, s.validated_at
    from ${stories} s join ${profiles} p on p.id = s.profile_id, ${users} u
    where p.is_sample and p.owner_id is not null and s.validated_at is not null and u.email = ${emailOf('validator')}
      and not exists (select 1 from ${decisions} d where d.subject = 'story' and d.subject_id = s.id)
    order by s.validated_at`)
