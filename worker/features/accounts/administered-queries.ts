import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AccountRow, AccountsPage } from '#schema/accounts/administered-answers.ts'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { beginsWith } from '../../services/database/conditions.ts'
import { areFewMatches, firstMatches } from '../../services/database/few-matches.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { lastSeenAt } from './queries.ts'

const { profileRedirects, profiles, users } = tables
const pageLength = 24

/** What administrators see of a profile, in lists too. */
export const accountProfileColumns = {
  profileUrl: profiles.profileUrl,
  plan: profiles.plan,
  isPublic: sql<boolean>`(${profiles.listedAt} is not null and ${profiles.isActive} = 1)`.mapWith(Boolean),
  isSuspended: sql<boolean>`(${profiles.suspendedAt} is not null)`.mapWith(Boolean),
}
/** What administrators see of an account, in lists too. */
export const accountColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  emailVerified: users.emailVerified,
  isSuspended: sql<boolean>`(${users.suspendedAt} is not null)`.mapWith(Boolean),
  createdAt: users.createdAt,
  lastSeenAt,
}

/** The address of a page is pasted whole. */
const wordsOf = (search: string) => /\/profile\/([^/?#\s]+)/.exec(search)?.[1] ?? search

/** The ids of the accounts whose address, name, last name or profileUrl begins with a text, or that had the profileUrl. */
const called = (text: string): SQL => sql`
  ${firstMatches(sql`select id from ${users} where ${beginsWith(sql`email`, text)}`)}
  union ${firstMatches(sql`select id from ${users} where ${beginsWith(sql`lower(name)`, text)}`)}
  union ${firstMatches(sql`select owner_id from ${profiles} where ${beginsWith(sql`lower(last_name)`, text)} and owner_id is not null`)}
  union ${firstMatches(sql`select owner_id from ${profiles} where ${beginsWith(sql`profile_url`, text)} and owner_id is not null`)}
  union select p.owner_id from ${profileRedirects} r join ${profiles} p on p.id = r.profile_id
    where r.old_url = lower(${text}) and p.owner_id is not null`

/** The same of a row that is read anyway; the plus keeps the database from sorting all that an index finds. */
const isCalled = (
  text: string,
): SQL => sql`(${beginsWith(sql`+${users.email}`, text)} or ${beginsWith(sql`+lower(${users.name})`, text)}
  or ${beginsWith(sql`+lower(${profiles.lastName})`, text)} or ${beginsWith(sql`+${profiles.profileUrl}`, text)}
  or +${profiles.id} in (select profile_id from ${profileRedirects} where old_url = lower(${text})))`

/** The accounts, the newest first, 24 at a time. @throws AppError BAD_REQUEST. */
export async function findAccounts(
  call: Call,
  { search, cursor }: { search: string; cursor?: string | undefined },
): Promise<AccountsPage> {
  const text = wordsOf(search)
  const rows = await selectAccounts(call, {
    text,
    cursor,
    isFew: !text || (await areFewMatches(call, called(text))),
  })
  const { page, nextCursor } = cutPage(rows, pageLength, ({ createdAt, id }) => [createdAt.getTime(), id])
  return {
    rows: page.map((row): AccountRow => ({ ...withIsoDates(row), profile: row.profile })),
    nextCursor,
  }
}

/** A page of accounts and one more, by the ids that were found or, where these are many, in their order. */
export function selectAccounts(
  { db }: Call,
  { text, cursor, isFew }: { text: string; cursor: string | undefined; isFew: boolean },
) {
  const after = readCursor(cursor, 'integer', 'text')
  const isAfter = after && sql`(${users.createdAt}, ${users.id}) < (${after[0]}, ${after[1]})`
  const isFound = isFew ? sql`${users.id} in (${called(text)})` : isCalled(text)
  return db
    .select({ ...accountColumns, profile: accountProfileColumns })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(and(text ? isFound : undefined, isAfter))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageLength + 1)
}

export const withIsoDates = <Row extends { createdAt: Date; lastSeenAt: Date | null }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})

/** The account that an administrator acts on, with its profile. @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT. */
export async function findOthersAccount(call: Call, id: string) {
  if (id === accountOf(call).userId) throw new AppError('OWN_ACCOUNT')
  const [found] = await call.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      emailVerified: users.emailVerified,
      isSuspended: accountColumns.isSuspended,
      profile: { id: profiles.id, profileUrl: profiles.profileUrl },
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(eq(users.id, id))
  if (!found) throw new AppError('ACCOUNT_NOT_FOUND')
  return found
}
