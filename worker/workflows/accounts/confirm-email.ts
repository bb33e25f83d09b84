import type { EmailChangeLink } from '#schema/accounts/account-answers.ts'
import type { MovedRows } from '#schema/tables/accounts/email-changes.ts'
import { accountOf, type Call } from '../../call.ts'
import { confirmEmail, saveMovedRows } from '../../features/accounts/email-change-commands.ts'
import { emailChangedEmail } from '../../features/accounts/email-change-emails.ts'
import {
  type EmailChange,
  endOfChangeLink,
  issueChangeLink,
  readChangeLink,
  unlessConfirmable,
} from '../../features/accounts/email-change-queries.ts'
import { attemptPassword } from '../../features/accounts/password-commands.ts'
import {
  isSignedInAs,
  isStillPassword,
  unlessPassword,
  unlessProven,
  unproven,
} from '../../features/accounts/proof-commands.ts'
import { passwordOf, userById } from '../../features/accounts/queries.ts'
import { endAllSessions, endOtherSessions } from '../../features/accounts/session-commands.ts'
import { beginSignIn, type SignInResult } from '../../features/accounts/sign-in-commands.ts'
import { assignOrders } from '../../features/billing/order-commands.ts'
import { shareTrial } from '../../features/billing/trial-commands.ts'
import { draftAt } from '../../features/drafts/queries.ts'
import { entryOf } from '../../features/waitlist/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { declineAlso } from '../../services/mail/suppressions.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { readTogether, write } from '../../services/write.ts'
import { updateOwnersPublication } from '../profiles/update-publication.ts'
import { inviteWaiting } from '../references/invite-referees.ts'
import { claimDraftAt, takeOverPurchases } from './first-proof.ts'
import { endOwnReference, moveMails, moveWithEmail } from './move-email.ts'

/** Reads the link mailed to a new address without using it. @throws AppError LINK_EXPIRED, LINK_USED. */
export async function readNewEmailLink(call: Call, token: string): Promise<EmailChangeLink> {
  const { userId, newEmail, confirmedAt } = await readChangeLink(call, 'confirm-email', token)
  if (confirmedAt) throw new AppError('LINK_USED')
  return { newEmail, isYours: isSignedInAs(call, userId) }
}

type ConfirmInput = { token: string; password?: string | undefined }
type Confirmed = {
  userId: string
  email: string
  canBeUndone: boolean
  signInResult?: SignInResult | undefined
}

/**
 * Gives an account the address of a confirmed link, for the account's session or password, and ends other sessions.
 * @throws AppError LINK_EXPIRED, LINK_USED, SIGN_IN_FIRST, WRONG_PASSWORD, TOO_MANY_SIGN_INS, USER_EXISTS, BUSY.
 */
export async function confirmNewEmail(call: Call, input: ConfirmInput): Promise<Confirmed> {
  // After a lost race the second attempt reads the new state.
  const first = await tryToConfirm(call, input).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'LINK_EXPIRED') return undefined
    throw error
  })
  return first ?? tryToConfirm(call, input)
}

async function tryToConfirm(call: Call, { token, password }: ConfirmInput): Promise<Confirmed> {
  const read = await readChangeLink(call, 'confirm-email', token)
  const { userId, email, newEmail } = read
  const { users, passwords, drafts, entries } = await readTogether(call, {
    users: userById(call, userId),
    passwords: passwordOf(call, userId),
    drafts: draftAt(call, email),
    entries: entryOf(call, email),
  })
  const [user] = users
  const isHere = isSignedInAs(call, userId)
  // The same request again, after its response was lost.
  if (read.confirmedAt && isHere && user?.email === newEmail)
    return { userId, email: newEmail, canBeUndone: read.wasVerified }
  if (read.confirmedAt) throw new AppError('LINK_USED')
  if (user?.email !== email || user.suspendedAt) throw new AppError('LINK_EXPIRED')
  const hash = passwords[0]?.hash ?? ''
  if (!isHere) {
    if (password === undefined) throw new AppError('SIGN_IN_FIRST')
    await attemptPassword(call, email, hash, password)
  }
  // It may have been verified since the new one was asked for.
  const wasVerified = user.emailVerified
  const moved = {
    draft: drafts[0]?.claimedBy === userId ? drafts[0].id : null,
    waitlist: wasVerified ? (entries[0]?.id ?? null) : null,
  }
  const change = { ...read, wasVerified }
  const signInResult = await writeChange(call, { change, name: user.name, hash, isHere, moved })
  await updateOwnersPublication(call, userId)
  await inviteWaiting(call, userId)
  return { userId, email: newEmail, canBeUndone: wasVerified, signInResult }
}

type Confirmable = { change: EmailChange; name: string; hash: string; isHere: boolean; moved: MovedRows }

/** Gives an account its new address, with what is stored under the former one, in one batch. */
async function writeChange(
  call: Call,
  { change, name, hash, isHere, moved }: Confirmable,
): Promise<SignInResult | undefined> {
  const { id, userId, email, newEmail, wasVerified } = change
  const reference = await endOwnReference(call, { userId, email: newEmail })
  const anew = isHere ? unproven : isStillPassword(userId, hash)
  const signIn = await beginSignIn(call, { userId }, anew)
  const { purchases, plan } = takeOverPurchases(call, userId)
  const results = await write(
    call,
    {
      orders: wasVerified ? assignOrders(call, { userId, email }) : undefined,
      reference: reference.statements,
      email: [...confirmEmail(call, change), saveMovedRows(call, id, moved)],
      others: moveWithEmail(call, { userId, from: email, to: newEmail, moved }),
      mails: moveMails(call, { from: email, to: newEmail, isTheirs: wasVerified }),
      declined: wasVerified ? declineAlso(call, email, newEmail) : undefined,
      sessions: isHere
        ? endOtherSessions(call, userId, accountOf(call).sessionId)
        : endAllSessions(call, userId),
      ...signIn.statements,
      claimed: (await claimDraftAt(call, { id: userId, email: newEmail, emailVerified: wasVerified }))
        .statements,
      purchases,
      plan,
      trial: await shareTrial(call, {
        userId,
        changeId: id,
        emails: wasVerified ? [email, newEmail] : [newEmail],
      }),
      notification: wasVerified ? await mailToFormer(call, change, name) : undefined,
    },
    {
      unless: [
        ...unlessConfirmable(call, change),
        ...(isHere ? unlessProven(call) : [unlessPassword(userId, hash)]),
      ],
    },
  )
  invalidatePages(call, reference.marks)
  return signIn.signInResultOf(results)
}

async function mailToFormer(call: Call, { id, email, newEmail }: EmailChange, name: string) {
  const token = await issueChangeLink(call, 'undo-email', id, endOfChangeLink(call, 'undo-email'))
  const content = emailChangedEmail({ email, name }, newEmail, token, call.variables.APP_URL)
  return [mailStatement(call, { key: `email-changed/${id}`, ...content })] as const
}
