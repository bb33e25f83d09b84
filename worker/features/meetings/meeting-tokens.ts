import type { MeetingSide } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import type { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'

/** 132 bits in base64url. */
const length = 22
export const isMeetingToken = (text: string) => /^[A-Za-z0-9_-]{22}$/.test(text)

/** What the tokens of a meeting are derived from. */
export type TokenBasis = Pick<typeof tables.meetings.$inferSelect, 'uid' | 'ownerKey'>

/** The token by which a side opens a meeting, derived each time, so that it is not stored. */
export const meetingToken = async (
  { variables }: Call,
  side: MeetingSide,
  { uid, ownerKey }: TokenBasis,
): Promise<string> => {
  const basis = side === 'owner' ? uid + ownerKey : uid
  return (await keyedHash(variables.AUTH_SECRET, `meeting-${side}`, basis)).slice(0, length)
}

export const meetingTokenHash = ({ variables }: Call, token: string) =>
  keyedHash(variables.AUTH_SECRET, 'meeting-token', token)

/** The page of a meeting for a side, which their mails and calendars link to. */
export const meetingLink = async (call: Call, side: MeetingSide, meeting: TokenBasis) =>
  new URL(paths.meeting.href(await meetingToken(call, side, meeting)), call.variables.APP_URL).href
