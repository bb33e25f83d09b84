import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { type Availability, availabilitySchema } from '#schema/meetings/availability.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import { weekdays } from '#schema/meetings/weekdays.ts'
import { profileTag } from '#schema/pages/page-row.ts'
import type { SampleExpert, SampleHours } from '#schema/samples/sample-expert.ts'
import { deleteAvailability, replaceAvailability } from '#worker/features/meetings/availability-commands.ts'
import { saveHasOpenHours } from '#worker/features/profiles/commands.ts'
import { type Database, tables } from '#worker/services/database.ts'
import { marksOf, pendingMarks } from '#worker/services/page-marks.ts'
import { type NamedStatements, write } from '#worker/services/write.ts'

const { availability, profiles } = tables

/** When a sample can be met, or that it cannot. Statements by name. */
export const hoursOf = (db: Database, { hours }: SampleExpert, profileId: number): NamedStatements =>
  hours
    ? replaceAvailability({ db, now: new Date() }, profileId, availabilityOf(hours))
    : { forgotten: deleteAvailability({ db }, profileId) }

/** Who owned a sample before there were hours gets its hours, once: from then on they are as their owner keeps them. */
export async function openOwned(db: Database, expert: SampleExpert, which: SQL): Promise<void> {
  const [profile] = await db
    .select({ id: profiles.id, profileUrl: profiles.profileUrl, hasHours: availability.profileId })
    .from(profiles)
    .leftJoin(availability, eq(availability.profileId, profiles.id))
    .where(and(which, eq(profiles.isSample, true), isNotNull(profiles.ownerId)))
  if (!expert.hours || !profile || profile.hasHours) return
  await write(
    { db },
    {
      ...hoursOf(db, expert, profile.id),
      open: saveHasOpenHours({ db }, profile.id, true),
      marks: pendingMarks({ db }, marksOf('changed', profileTag(profile.profileUrl))),
    },
  )
}

function availabilityOf({ week, ...rules }: SampleHours): Availability {
  const minutesOf = (time: string) => {
    const [hour, minute] = time.split(':').map(Number)
    return (hour ?? 0) * 60 + (minute ?? 0)
  }
  return availabilitySchema.parse({
    ...defaultAvailability,
    ...rules,
    isOpen: true,
    weekly: weekdays.flatMap((name, weekday) =>
      (week[name] ?? []).map((span) => {
        const [from = '', to = ''] = span.split('-')
        return { weekday, from: minutesOf(from), to: minutesOf(to) }
      }),
    ),
  })
}
