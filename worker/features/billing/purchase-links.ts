import { z } from 'zod'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { issueExpiringToken, readExpiringToken } from '../../services/tokens.ts'

const purpose = 'purchase'
export const purchaseLinkDays = 30
const claims = z.object({ orderId: z.string() })

/** The token of the links in a mail about an order, which proves that its holder reads the mailbox. */
const issuePurchaseLink = ({ variables, now }: Call, orderId: string) =>
  issueExpiringToken(
    variables.AUTH_SECRET,
    purpose,
    { orderId } satisfies z.infer<typeof claims>,
    new Date(now.getTime() + purchaseLinkDays * dayMs),
  )

/** The order of such a link. @throws AppError LINK_EXPIRED. */
export async function readPurchaseLink({ variables, now }: Call, token: string): Promise<string> {
  const { data } = claims.safeParse(await readExpiringToken(variables.AUTH_SECRET, purpose, token, now))
  if (!data) throw new AppError('LINK_EXPIRED')
  return data.orderId
}

/** Where the links of a mail about money lead: without an account, to pages that `token` opens. */
export type AccountLinks = { siteUrl: string; token?: string }

/** The links for a mail about an order; one with an account needs no token. */
export const accountLinksOf = async (
  call: Call,
  { orderId, userId }: { orderId: string; userId: string | null },
): Promise<AccountLinks> => ({
  siteUrl: call.variables.APP_URL,
  ...(userId === null && { token: await issuePurchaseLink(call, orderId) }),
})
