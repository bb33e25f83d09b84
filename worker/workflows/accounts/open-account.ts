import { termsEdition } from '#schema/accounts/legal-editions.ts'
import type { Call } from '../../call.ts'
import {
  accountExists,
  createUser,
  insertRegistration,
  isUnverified,
  setPassword,
  verifyAddress,
} from '../../features/accounts/commands.ts'
import { isReservedForUndo } from '../../features/accounts/email-change-queries.ts'
import { passwordChangedEmail } from '../../features/accounts/emails.ts'
import { findOpened, purchaseIdentifier, spendPurchase } from '../../features/accounts/link-commands.ts'
import { checkNewPassword } from '../../features/accounts/policy.ts'
import { userAt } from '../../features/accounts/queries.ts'
import { beginSession, isSessionStarted } from '../../features/accounts/session-commands.ts'
import { findOrder, type Order } from '../../features/billing/order-queries.ts'
import { purchaseLinkDays, readPurchaseLink } from '../../features/billing/purchase-links.ts'
import { isUnclaimed } from '../../features/billing/purchase-queries.ts'
import { claimDraft } from '../../features/drafts/commands.ts'
import { answersOf, draftAt } from '../../features/drafts/queries.ts'
import { takenProfileUrls, unusedProfileUrl } from '../../features/profiles/address-queries.ts'
import { createProfile } from '../../features/profiles/new-profile-commands.ts'
import { nameAsProfileUrl } from '../../features/profiles/profile-url.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { networkHash } from '../../services/identity/address.ts'
import { hashedPassword } from '../../services/identity/passwords.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { readTogether, retryOnConflict, unlessConflict, write } from '../../services/write.ts'
import { claimDraftAt, takeOverPurchases, updatePublicationAfterProof } from './first-proof.ts'
import { resetUnverifiedAccount } from './reset-unverified-account.ts'

const maxAttempts = 3

/**
 * Opens an account for a purchase that was made without one, by the link of its mail, once (R13). If somebody
 * registered the address and never confirmed it, this is its first proof (`resetUnverifiedAccount`).
 * @throws AppError PASSWORD_TOO_COMMON, LINK_EXPIRED, LINK_USED, USER_EXISTS, BUSY.
 */
export async function openAccount(
  call: Call,
  { token, password }: { token: string; password: string },
): Promise<{ userId: string; sessionToken: string }> {
  await checkNewPassword(password, 'password')
  const orderId = await readPurchaseLink(call, token)
  const identifier = await purchaseIdentifier(call, orderId)
  let passwordHash: string | undefined
  // Another request may win: the link in another tab, or a registration of the same address or name.
  const opened = await retryOnConflict(async (tries) => {
    const order = await findOrder(call, orderId)
    if (!order) throw new AppError('LINK_EXPIRED')
    const existing = await existingUserOf(call, order, identifier)
    passwordHash ??= await hashedPassword(password)
    const userId = existing?.id ?? crypto.randomUUID()
    const session = { userId, token: newSessionToken() }
    const account = existing
      ? await takeOver(call, { existing, identifier, passwordHash, session })
      : await makeAccount(call, { order, passwordHash, session, tries })
    const { purchases, plan } = takeOverPurchases(call, userId)
    const spending = spendPurchase(
      call,
      { identifier, validDays: purchaseLinkDays },
      isSessionStarted(session.token),
    )
    const results = await unlessConflict(
      write(
        call,
        { account, purchases, plan, spent: spending },
        { unless: [[isReservedForUndo(call, order.email, userId), 'USER_EXISTS']] },
      ),
    )
    if (!results?.spent.length) return undefined
    await updatePublicationAfterProof(call, { id: userId, emailVerified: !existing }, results.plan)
    return { userId, sessionToken: session.token }
  }, maxAttempts)
  if (!opened) throw new AppError('BUSY')
  return opened
}

type ExistingUser = Awaited<ReturnType<typeof userAt>>[number]
type Session = { userId: string; token: string }

/**
 * The unverified account at an order's address; undefined if there is none.
 * @throws AppError LINK_USED, LINK_EXPIRED, USER_EXISTS.
 */
async function existingUserOf(
  call: Call,
  order: Order,
  identifier: string,
): Promise<ExistingUser | undefined> {
  const {
    opened: [used],
    users: [existing],
  } = await readTogether(call, { opened: findOpened(call, identifier), users: userAt(call, order.email) })
  if (used) throw new AppError('LINK_USED')
  if (order.userId) throw new AppError('USER_EXISTS', { about: signIn })
  if (!isUnclaimed(order)) throw new AppError('LINK_EXPIRED')
  if (existing && !isUnproven(existing)) throw new AppError('USER_EXISTS', { about: signIn })
  return existing
}
const isUnproven = ({ emailVerified, role, suspendedAt, twoFactorEnabled }: ExistingUser) =>
  role === 'owner' && !emailVerified && !suspendedAt && !twoFactorEnabled
const signIn = 'Please sign in to your account, with its password or by a link that we mail you.'

/** Statements that make an account of the address that paid. */
async function makeAccount(
  call: Call,
  {
    order,
    passwordHash,
    session,
    tries,
  }: { order: Order; passwordHash: string; session: Session; tries: number },
): Promise<Statements> {
  const { name, email } = order
  const { userId: id } = session
  const preferredUrl = nameAsProfileUrl(name)
  const {
    taken,
    drafts: [draft],
  } = await readTogether(call, { taken: takenProfileUrls(call, preferredUrl), drafts: draftAt(call, email) })
  const profileUrl = await unusedProfileUrl(
    call,
    preferredUrl,
    taken.map(({ profileUrl }) => profileUrl),
    tries,
  )
  const unclaimed = draft?.claimedBy ? undefined : draft
  const unsaid = { company: '', industry: '' }
  return [
    ...createUser(call, {
      id,
      name,
      email,
      role: 'owner',
      emailVerified: true,
      passwordHash,
      network: await networkHash(call),
    }),
    ...createProfile(
      call,
      { ...unsaid, ownerId: id, profileUrl, username: null, name, email, currentRole: '', about: '' },
      unclaimed && answersOf(unclaimed),
    ),
    insertRegistration(call, {
      ...unsaid,
      userId: id,
      fullName: name,
      email,
      role: '',
      experience: '',
      challenge: unclaimed?.problemSolved ?? null,
      consentText: `terms ${termsEdition}`,
    }),
    ...(unclaimed ? [claimDraft(call, unclaimed.id, id)] : []),
    beginSession(call, session, accountExists(id)),
  ]
}

/** Statements that give an unverified account to the reader of its mail. */
async function takeOver(
  call: Call,
  {
    existing,
    identifier,
    passwordHash,
    session,
  }: { existing: ExistingUser; identifier: string; passwordHash: string; session: Session },
): Promise<Statements> {
  const { id } = existing
  const mail = {
    key: `password-changed/${identifier}`,
    ...passwordChangedEmail(existing, call.variables.APP_URL),
  }
  return [
    ...resetUnverifiedAccount(call, existing, isUnverified(id)),
    setPassword(call, id, passwordHash, isUnverified(id)),
    beginSession(call, session, isUnverified(id)),
    mailStatement(call, mail, isUnverified(id)),
    verifyAddress(call, id, isSessionStarted(session.token)),
    ...(await claimDraftAt(call, existing)).statements,
  ]
}
