import type { Availability, OwnAvailability } from '#schema/meetings/availability.ts'
import { profileTag } from '#schema/pages/page-row.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import {
  isChangedSince,
  isStillSet,
  replaceAvailability,
} from '../../features/meetings/availability-commands.ts'
import { endingOpenHours, findAvailability } from '../../features/meetings/availability-queries.ts'
import { hasHoursAhead } from '../../features/meetings/slots.ts'
import { saveHasOpenHours } from '../../features/profiles/commands.ts'
import { isSuspended } from '../../features/profiles/suspension-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { eachRow, throwFailed } from '../../services/each-row.ts'
import { invalidatePages, marksOf, pendingMarks } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'

/** The profiles of one read, of which few are written: their last hour is over. */
const profilesAtOnce = 50
const maxRunMs = 20_000

/**
 * Saves the signed-in owner's open hours; booked meetings stay (R24). Safe to repeat.
 * @throws AppError AVAILABILITY_CHANGED_ELSEWHERE where it is based on what is no longer the last, SIGN_IN_FIRST,
 * PROFILE_SUSPENDED where the place changes.
 */
export async function saveAvailability(
  call: Call,
  { availability, basedOn }: { availability: Availability; basedOn: string | null },
): Promise<OwnAvailability> {
  const { id, profileUrl } = ownProfileOf(call)
  const ordered = inOrder(availability)
  const own = await findAvailability(call, id)
  if (isSame(own, ordered)) return own
  const changed = 'AVAILABILITY_CHANGED_ELSEWHERE'
  if (own.editedAt !== basedOn) throw new AppError(changed)
  const marks = marksOf('changed', profileTag(profileUrl))
  const unless = [
    unlessSignedOut(call),
    [isChangedSince(id, basedOn === null ? null : new Date(basedOn)), changed],
    // Reminders of booked meetings name the room.
    ...(isSamePlace(own.availability, ordered) ? [] : [[isSuspended(id), 'PROFILE_SUSPENDED'] as const]),
  ] as const
  try {
    const { rules } = await write(
      call,
      {
        ...replaceAvailability(call, id, ordered),
        open: saveHasOpenHours(call, id, ordered.isOpen && hasHoursAhead(ordered, call.now.getTime())),
        marks: pendingMarks(call, marks),
      },
      { unless },
    )
    invalidatePages(call, marks)
    return { availability: ordered, editedAt: rules[0]?.editedAt.toISOString() ?? null }
  } catch (error) {
    // What was written meanwhile may be the same.
    const current = error instanceof AppError ? await findAvailability(call, id) : own
    if (isSame(current, ordered)) return current
    throw error
  }
}

/**
 * Clears the flag of open hours for everybody whose last hour is over, and renews their pages. Safe to repeat.
 * @throws where some could not be done; the others are.
 */
export async function closeEndedHours(call: Call): Promise<void> {
  const until = Date.now() + maxRunMs
  const failed: number[] = []
  for (let after = 0; Date.now() < until; ) {
    const ending = await endingOpenHours(call, after, profilesAtOnce)
    const notDone = await eachRow(call, ending, idOf, async ({ id, profileUrl }) => {
      const { availability, editedAt } = await findAvailability(call, id)
      if (editedAt === null || (availability.isOpen && hasHoursAhead(availability, call.now.getTime())))
        return
      const marks = marksOf('changed', profileTag(profileUrl))
      await write(call, {
        // New hours that are opened meanwhile set the flag themselves.
        open: saveHasOpenHours(call, id, false, isStillSet(id, new Date(editedAt))),
        marks: pendingMarks(call, marks),
      })
      invalidatePages(call, marks)
    })
    failed.push(...notDone.map(idOf))
    if (ending.length < profilesAtOnce) break
    after = ending.at(-1)?.id ?? after
  }
  throwFailed(failed)
}

const idOf = ({ id }: { id: number }) => id

const isSame = ({ editedAt, availability }: OwnAvailability, ordered: Availability) =>
  editedAt !== null && JSON.stringify(inOrder(availability)) === JSON.stringify(ordered)

const isSamePlace = (one: Availability, other: Availability) =>
  one.placeKind === other.placeKind && one.place === other.place

/** The same hours, always written in the same order. */
const inOrder = ({ weekly, daysApart, ...rules }: Availability): Availability => ({
  timeZone: rules.timeZone,
  isOpen: rules.isOpen,
  length: rules.length,
  buffer: rules.buffer,
  noticeMinutes: rules.noticeMinutes,
  horizonDays: rules.horizonDays,
  placeKind: rules.placeKind,
  place: rules.place,
  weekly: weekly
    .map(({ weekday, from, to }) => ({ weekday, from, to }))
    .toSorted((one, other) => one.weekday - other.weekday || one.from - other.from),
  daysApart: daysApart
    .map(({ day, spans }) => ({
      day,
      spans: spans.map(({ from, to }) => ({ from, to })).toSorted((one, other) => one.from - other.from),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day)),
})
