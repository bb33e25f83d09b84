import { z } from 'zod'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { issueStatement, readStatement } from '../../services/tokens.ts'

const dayMs = 24 * 3600 * 1000
const id = z.number().int()
const moment = z.number().int()

/** What each mailed link of a referee says (R8), and for how many days it is good. Times are milliseconds. */
const links = {
  /** An invitation; one that was sent again names another moment. */
  reference: { claims: z.object({ id, invitedAt: moment }), days: 30 },
  /** Shows that an address is its referee's; it is about what was sent at that moment, not about a later text. */
  'confirm-reference': { claims: z.object({ id, submittedAt: moment }), days: 30 },
  /** One later story, in the version that was asked about. */
  'confirm-story': { claims: z.object({ id, storyId: id, version: id }), days: 30 },
  /** A referee's own for as long as the reference is kept: see, export, withdraw, erase (R26). */
  referee: { claims: z.object({ id, createdAt: moment }), days: 36_500 },
} as const
type Links = typeof links
export type LinkPurpose = keyof Links
export type LinkClaims<Purpose extends LinkPurpose> = z.infer<Links[Purpose]['claims']>

/** The token of a referee's link. */
export const issueReferenceLink = <Purpose extends LinkPurpose>(
  { variables, now }: Call,
  purpose: Purpose,
  claims: LinkClaims<Purpose>,
) =>
  issueStatement(
    variables.AUTH_SECRET,
    purpose,
    claims,
    new Date(now.getTime() + links[purpose].days * dayMs),
  )

/** The token of a referee's own link: the same for as long as the same is validated. */
export const issueOwnLink = (
  call: Call,
  { id, createdAt, validatedAt }: { id: number; createdAt: Date; validatedAt: Date | null },
) =>
  issueReferenceLink({ ...call, now: validatedAt ?? createdAt }, 'referee', {
    id,
    createdAt: createdAt.getTime(),
  })

/** What a referee's link says. @throws AppError LINK_EXPIRED for one that is forged, of another purpose, or over. */
export async function readReferenceLink<Purpose extends LinkPurpose>(
  { variables, now }: Call,
  purpose: Purpose,
  token: string,
): Promise<LinkClaims<Purpose>> {
  const read = await readStatement(variables.AUTH_SECRET, purpose, token, now)
  const { data } = links[purpose].claims.safeParse(read)
  if (!data) throw new AppError('LINK_EXPIRED')
  return data as LinkClaims<Purpose>
}

/** The key of a mail about a reference, of whomever: erasing the reference erases all of them (R26). `occasion` says which mail, and when it is another. */
export const mailKey = (referenceId: number, occasion: string) => `${mailsAbout(referenceId)}${occasion}`

/** How all their keys begin. */
export const mailsAbout = (referenceId: number) => `reference/${referenceId}/` as const
