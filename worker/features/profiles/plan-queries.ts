import { type SQL, sql } from 'drizzle-orm'
import { type Capability, plans } from '#schema/levels.ts'
import { tables } from '../../services/database.ts'

const { profiles } = tables

/** The plans that unlock a capability, for `in (…)` in SQL. */
export const plansWith = (capability: Capability): SQL =>
  sql.join(
    Object.entries(plans).flatMap(([plan, terms]) => (terms[capability] ? [sql`${plan}`] : [])),
    sql`, `,
  )

/** The condition that a profile's plan does not unlock a capability, or that there is no such profile. */
export const lacksCapability = (profileId: number, capability: Capability): SQL =>
  sql`not exists (select 1 from ${profiles} where id = ${profileId} and plan in (${plansWith(capability)}))`

/** The condition that a profile's scorecard may not be taken. */
export const isScorecardClosed = (profileId: number): SQL =>
  sql`not exists (select 1 from ${profiles} where id = ${profileId} and scorecard_active = 1
    and plan in (${plansWith('scorecard')}))`
