import type { MeetingSide } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { keyedHash } from '../../services/tokens.ts'

/** 132 bits in base64url. */
const length = 22
export const isMeetingToken = (text: string) => /^[A-Za-z0-9_-]{22}$/.test(text)

/** The token by which a side opens a meeting, always the same, so that it is not stored. */
export const meetingToken = async ({ variables }: Call, side: MeetingSide, uid: string) =>
  (await keyedHash(variables.AUTH_SECRET, `meeting-${side}`, uid)).slice(0, length)

export const meetingTokenHash = ({ variables }: Call, token: string) =>
  keyedHash(variables.AUTH_SECRET, 'meeting-token', token)

/** The page of a meeting for a side, which their mails and calendars link to. */
export const meetingLink = async (call: Call, side: MeetingSide, uid: string) =>
  new URL(paths.meeting.href(await meetingToken(call, side, uid)), call.variables.APP_URL).href
