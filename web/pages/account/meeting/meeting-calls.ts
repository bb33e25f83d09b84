import { services } from '#schema/paths.ts'
import { type Api, dataOf } from '#web/client/api.ts'

/** @throws CallFailed TOO_LATE, MEETING_OVER */
export const cancelMeeting = (api: Api, token: string, reason: string) =>
  dataOf(api.meetings[':token'].cancel.$post({ param: { token }, json: reason ? { reason } : {} }))

/** @throws CallFailed SLOT_TAKEN, SLOT_NOT_OFFERED, TOO_LATE, MEETING_OVER, MEETING_CANCELLED */
export const moveMeeting = (api: Api, token: string, start: string) =>
  dataOf(api.meetings[':token'].move.$post({ param: { token }, json: { start } }))

/** The meeting as a file for a calendar. */
export const calendarFileHref = (token: string) => `${services.api}/meetings/${token}.ics`
