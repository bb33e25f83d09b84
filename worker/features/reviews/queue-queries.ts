import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { ReviewQueue } from '#schema/reviews/review-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { plansWith } from '../profiles/plan-queries.ts'
import { referenceFlags } from '../references/flags.ts'
import { asVersion, countsFor, isCounted } from '../references/story-queries.ts'
import { expertColumns, wasPublished } from './queries.ts'
import { awaitsValidator, hasInterest } from './verdict-queries.ts'

const { confirmations, profiles, references, stories, storyVersions, users } = tables
const pageLength = 24

const priority = sql<number>`case when ${profiles.plan} in (${plansWith('reviewedFirst')}) then 0 else 1 end`

/**
 * The stories that wait for a validator, by priority of the plan and then the oldest first, 24 at a time.
 * @throws AppError BAD_REQUEST.
 */
export async function findQueue(call: Call, cursor?: string): Promise<ReviewQueue> {
  const { db } = call
  const after = readCursor(cursor, 'integer', 'integer', 'integer')
  const isAfter =
    after &&
    sql`(${priority}, ${storyVersions.submittedAt}, ${storyVersions.storyId}) > (${sql.join(after, sql`, `)})`
  const {
    rows,
    totals: [all],
  } = await readTogether(call, {
    rows: db
      .select({
        storyId: storyVersions.storyId,
        version: storyVersions.version,
        title: storyVersions.title,
        expert: expertColumns,
        submittedAt: sql<number>`${storyVersions.submittedAt}`,
        isChange: sql<boolean>`${wasPublished} and ${stories.version} <> ${storyVersions.version}`.mapWith(
          Boolean,
        ),
        wasPublished: sql<boolean>`${wasPublished} and ${stories.version} = ${storyVersions.version}`.mapWith(
          Boolean,
        ),
        isOwn: sql<boolean>`${hasInterest(call, sql`${profiles.id}`)}`.mapWith(Boolean),
        priority,
      })
      .from(storyVersions)
      .innerJoin(stories, eq(stories.id, storyVersions.storyId))
      .innerJoin(profiles, eq(profiles.id, stories.profileId))
      .where(and(awaitsValidator, isAfter))
      .orderBy(priority, asc(storyVersions.submittedAt), asc(storyVersions.storyId))
      .limit(pageLength + 1),
    totals: db.select({ total: count() }).from(storyVersions).where(awaitsValidator),
  })
  const { page, nextCursor } = cutPage(rows, pageLength, (last) => [
    last.priority,
    last.submittedAt,
    last.storyId,
  ])
  const confirmers = await findConfirmers(
    call,
    page.map(({ storyId }) => storyId),
  )
  return {
    items: page.map(({ priority: _, submittedAt, ...item }) => {
      const own = confirmers.filter(({ storyId }) => storyId === item.storyId)
      const flags = own.flatMap(({ ownerEmail, ownerNetwork, ...reference }) =>
        referenceFlags(reference, { email: ownerEmail, network: ownerNetwork }),
      )
      return {
        ...item,
        submittedAt: new Date(submittedAt).toISOString(),
        confirmedBy: own.length,
        // As in the review: who may not decide needs not weigh them.
        flags: item.isOwn ? [] : [...new Set(flags)],
      }
    }),
    total: all?.total ?? 0,
    nextCursor,
  }
}

/** The validated referees who confirm the waiting versions of these stories. */
const findConfirmers = ({ db }: Call, storyIds: number[]) =>
  db
    .selectDistinct({
      storyId: storyVersions.storyId,
      referenceId: references.id,
      email: references.email,
      network: references.network,
      ownerEmail: sql<string>`coalesce(${users.email}, ${profiles.email})`,
      ownerNetwork: users.network,
    })
    .from(storyVersions)
    .innerJoin(confirmations, eq(confirmations.storyId, storyVersions.storyId))
    .innerJoin(references, eq(references.id, confirmations.referenceId))
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .where(
      and(
        inArray(storyVersions.storyId, storyIds),
        awaitsValidator,
        isCounted(),
        countsFor(asVersion.version, sql`${confirmations}`),
      ),
    )
