import type { MeetingSide } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { keyedHash } from '../../services/tokens.ts'

/** 132 bits in base64url. */
const length = 22
export const isMeetingToken = (text: string) => /^[A-Za-z0-9_-]{22}$/.test(text)

/** The token by which a side opens a meeting: always the same one, so that no table has to keep it. */
export const meetingToken = async ({ variables }: Call, side: MeetingSide, uid: string) =>
  (await keyedHash(variables.AUTH_SECRET, `meeting-${side}`, uid)).slice(0, length)

/** What is stored of a token. */
export const meetingTokenHash = ({ variables }: Call, token: string) =>
  keyedHash(variables.AUTH_SECRET, 'meeting-token', token)

/** The page of a meeting for a side, as their mails and calendars link to it. */
export const meetingLink = async (call: Call, side: MeetingSide, uid: string) =>
  new URL(paths.meeting.href(await meetingToken(call, side, uid)), call.variables.APP_URL).href
