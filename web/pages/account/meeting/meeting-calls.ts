import { queryOptions } from '@tanstack/react-query'
import type { MeetingView } from '#schema/meetings.ts'
import { services } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'

const at = (token: string, act = '') => `${services.api}/meetings/${token}${act}`

/** A meeting by its token; read again whenever its page is looked at again, since the other side may change it. */
export const meetingQuery = (token: string) =>
  queryOptions({
    queryKey: ['meeting', token],
    queryFn: ({ signal }) => dataOf<MeetingView>(fetch(at(token), { signal })),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

const post = (path: string, body: unknown) =>
  dataOf<MeetingView>(
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

/** @throws CallFailed TOO_LATE, MEETING_OVER */
export const cancelMeeting = (token: string, reason: string) =>
  post(at(token, '/cancel'), reason ? { reason } : {})

/** @throws CallFailed SLOT_TAKEN, SLOT_NOT_OFFERED, TOO_LATE, MEETING_OVER, MEETING_CANCELLED */
export const moveMeeting = (token: string, start: string) => post(at(token, '/move'), { start })

/** The meeting as a file for a calendar. */
export const calendarFileHref = (token: string) => at(token, '.ics')
