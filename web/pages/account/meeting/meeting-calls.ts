import { queryOptions } from '@tanstack/react-query'
import { services } from '#schema/paths.ts'
import { type Api, dataOf } from '#web/client/api.ts'

/** A meeting by its token; read again whenever its page is looked at again, since the other side may change it. */
export const meetingQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['meeting', token],
    queryFn: ({ signal }) => dataOf(api.meetings[':token'].$get({ param: { token } }, { init: { signal } })),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** @throws CallFailed TOO_LATE, MEETING_OVER */
export const cancelMeeting = (api: Api, token: string, reason: string) =>
  dataOf(api.meetings[':token'].cancel.$post({ param: { token }, json: reason ? { reason } : {} }))

/** @throws CallFailed SLOT_TAKEN, SLOT_NOT_OFFERED, TOO_LATE, MEETING_OVER, MEETING_CANCELLED */
export const moveMeeting = (api: Api, token: string, start: string) =>
  dataOf(api.meetings[':token'].move.$post({ param: { token }, json: { start } }))

/** The meeting as a file for a calendar. */
export const calendarFileHref = (token: string) => `${services.api}/meetings/${token}.ics`
