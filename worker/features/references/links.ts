import { z } from 'zod'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { issueExpiringToken, readExpiringToken } from '../../services/tokens.ts'

const id = z.number().int()
const moment = z.number().int()

/** The claims of each mailed link of a referee (R8), and its validity in days; times are milliseconds. */
const links = {
  /** An invitation; a renewed one has another moment. */
  reference: { claims: z.object({ id, invitedAt: moment }), days: 30 },
  /** Confirms the address of what was sent at that moment, not of a later text. */
  'confirm-reference': { claims: z.object({ id, submittedAt: moment }), days: 30 },
  /** A request about one version of a later story. */
  'confirm-story': { claims: z.object({ id, storyId: id, version: id }), days: 30 },
  /** The referee's own link while the reference exists: see, export, withdraw, erase (R26). */
  referee: { claims: z.object({ id, createdAt: moment }), days: 36_500 },
} as const
type Links = typeof links
export type LinkPurpose = keyof Links
export type LinkClaims<Purpose extends LinkPurpose> = z.infer<Links[Purpose]['claims']>

export const issueReferenceLink = <Purpose extends LinkPurpose>(
  { variables, now }: Call,
  purpose: Purpose,
  claims: LinkClaims<Purpose>,
) =>
  issueExpiringToken(
    variables.AUTH_SECRET,
    purpose,
    claims,
    new Date(now.getTime() + links[purpose].days * dayMs),
  )

/** The token of a referee's own link, the same until the reference is validated anew. */
export const issueOwnLink = (
  call: Call,
  { id, createdAt, validatedAt }: { id: number; createdAt: Date; validatedAt: Date | null },
) =>
  issueReferenceLink({ ...call, now: validatedAt ?? createdAt }, 'referee', {
    id,
    createdAt: createdAt.getTime(),
  })

/**
 * The claims of a referee's link.
 * @throws AppError LINK_EXPIRED for one that is forged, of another purpose, or expired.
 */
export async function readReferenceLink<Purpose extends LinkPurpose>(
  { variables, now }: Call,
  purpose: Purpose,
  token: string,
): Promise<LinkClaims<Purpose>> {
  const read = await readExpiringToken(variables.AUTH_SECRET, purpose, token, now)
  const { data } = links[purpose].claims.safeParse(read)
  if (!data) throw new AppError('LINK_EXPIRED')
  return data as LinkClaims<Purpose>
}

/** The key of a mail about a reference, by which erasing the reference deletes it (R26); `occasion` names the mail. */
export const mailKey = (referenceId: number, occasion: string) => `${mailsAbout(referenceId)}${occasion}`

/** The prefix of all their keys. */
export const mailsAbout = (referenceId: number) => `reference/${referenceId}/` as const
