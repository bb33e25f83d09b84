import type { z } from 'zod'
import { dayMs } from '#schema/durations.ts'
import { isOneMailbox } from '#schema/email.ts'
import type { newReferenceSchema } from '#schema/references/references.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessProven, unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { repeatMs } from '../../features/references/answer-commands.ts'
import { isFormerMailbox } from '../../features/references/answer-queries.ts'
import {
  expireInvitations,
  type Mailed,
  mailInvitation,
  mailReminder,
  remindersOf,
  upsertInvitation,
} from '../../features/references/invitation-commands.ts'
import {
  countMailsUnder,
  expiredInvitations,
  findInvited,
  type InvitedReferee,
  invitationStateOf,
  unremindedInvitations,
  waitingInvitations,
} from '../../features/references/invitation-queries.ts'
import {
  allowMails,
  type HeldMails,
  releaseUnwritten,
  reserveMails,
} from '../../features/references/policy.ts'
import { findRefusal, mailboxOf } from '../../features/references/refusal-commands.ts'
import { transitions } from '../../features/references/transitions.ts'
import { releasedIfFailed } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { batchRows, eachRow, throwFailed } from '../../services/each-row.ts'
import { type Refusal, write } from '../../services/write.ts'

/** The jobs of an hour share the thousand requests that the platform allows; a referee takes three at most. */
const mostInOneRun = 100
const atOnce = 50
/** Those of an owner are one mail; some owners' are one batch. */
const overAtOnce = 100
const longestRunMs = 20_000
/** The most reminders of one invitation, the automatic one included. */
const mostReminders = 3

/** Statements that write a mail and note it; `noted` returns a row if it was written. */
type LetterOf = (
  call: Call,
  referee: InvitedReferee,
) => ReturnType<typeof mailInvitation> | ReturnType<typeof mailReminder>
const firstReminder: LetterOf = (call, referee) =>
  isMailed(referee) ? mailReminder(call, referee, 1) : mailInvitation(call, referee)

/**
 * Mails the invitations that waited for their owner's address to be confirmed; the job mails the rest. Never throws.
 */
export async function inviteWaiting(call: Call, ownerId: string): Promise<void> {
  try {
    const waiting = await waitingInvitations(call, { after: 0, atMost: atOnce, ownerId })
    await mailAll(call, waiting, mailInvitation)
  } catch (error) {
    console.error('Referees were not invited', error instanceof Error ? error.name : 'unknown')
  }
}

/** Mails the invitations that wait, as far as the limits of owners and mailboxes let them go (R8). */
export const inviteReferees = (call: Call) => mailThrough(call, waitingInvitations, mailInvitation)

/** Reminds those who have had an invitation for a week, once (R8). */
export const remindReferees = (call: Call) => mailThrough(call, unremindedInvitations, firstReminder)

/**
 * Ends the invitations that were open for 30 days, and tells each owner in one mail who did not answer (R8).
 * @throws where those of some owners could not be ended; the others are.
 */
export async function expireReferences(call: Call): Promise<void> {
  const until = Date.now() + longestRunMs
  const failed: number[] = []
  for (;;) {
    const found = await expiredInvitations(call, overAtOnce, failed)
    const owners = [...Map.groupBy(found, ({ profileId }) => profileId).values()].flatMap(
      ([first, ...others]) => (first ? [[first, ...others] as const] : []),
    )
    const notDone = await batchRows(call, owners, nameOf, (over) => expireInvitations(call, over))
    failed.push(...notDone.map(([{ profileId }]) => profileId))
    if (!owners.length || Date.now() > until) return throwFailed(failed)
  }
}

const nameOf = ([{ profileId }]: readonly [{ profileId: number }, ...unknown[]]) => `of profile ${profileId}`

type Asked = z.output<typeof newReferenceSchema>

/**
 * Invites a referee, again if an earlier invitation has ended; the mail waits while their mailbox is over its limit or the owner's
 * address is not confirmed. Returns the reference's id. Safe to repeat within `repeatMs`.
 * @throws AppError OWN_ADDRESS, REFERENCE_EXISTS, REFEREE_DECLINED, REFEREE_REFUSED, INVITATIONS_SPENT.
 */
export async function askReferee(call: Call, profileId: number, asked: Asked): Promise<number> {
  const { userId, email } = accountOf(call)
  const mailbox = await mailboxOf(call, profileId, asked.email)
  const [[existing], isRefused, isFormer] = await Promise.all([
    invitationStateOf(call, profileId, asked.email),
    findRefusal(call, mailbox),
    isFormerMailbox(call, userId, asked.email),
  ])
  if (isFormer || isOneMailbox(asked.email, email)) throw new AppError('OWN_ADDRESS')
  if (existing?.status === 'declined') throw new AppError('REFEREE_DECLINED')
  if (isRefused || existing?.status === 'rejected') throw new AppError('REFEREE_REFUSED')
  if (existing && !transitions[existing.status].includes('invited')) return askAgain(call, profileId, asked)
  const held = await allowMails(call, profileId)
  const invitation = upsertInvitation(call, mailbox, asked)
  const { invited } = await releasedIfFailed(call, held, () =>
    write(call, invitation, { unless: unlessProven(call) }),
  )
  const [kept] = invited
  if (!kept) {
    // A retry of the same request.
    await releaseUnwritten(call, held, 0)
    return askAgain(call, profileId, asked)
  }
  const referee = await findInvited(call, kept.id)
  if (referee) await mailHeld(call, held, [referee], mailInvitation)
  return kept.id
}

/**
 * The id of the same invitation from a moment ago, whose response was lost; it is mailed if it was not yet.
 * @throws AppError REFERENCE_EXISTS for any other, INVITATIONS_SPENT, SIGN_IN_FIRST.
 */
async function askAgain(call: Call, profileId: number, asked: Asked): Promise<number> {
  const [existing] = await invitationStateOf(call, profileId, asked.email)
  const referee = existing && (await findInvited(call, existing.id))
  if (!referee || !isRepeat(call, referee, asked)) throw new AppError('REFERENCE_EXISTS')
  if (!isMailed(referee))
    await mailHeld(call, await allowMails(call, profileId), [referee], mailInvitation, unlessProven(call))
  return referee.id
}

const isRepeat = ({ now }: Call, referee: InvitedReferee, asked: Asked) =>
  referee.status === 'invited' &&
  now.getTime() - (referee.invitedAt?.getTime() ?? now.getTime()) < repeatMs &&
  referee.email === asked.email &&
  referee.firstName === asked.firstName &&
  referee.lastName === asked.lastName &&
  referee.invitationStory === asked.solutionStory &&
  referee.words === asked.words

/**
 * Reminds a referee because their owner asks for it, or mails an invitation that still waits.
 * @throws AppError REFERENCE_NOT_FOUND, REFERENCE_NOT_OPEN, EMAIL_UNCONFIRMED, REMINDED_ENOUGH, INVITATIONS_SPENT,
 * SIGN_IN_FIRST.
 */
export async function remindReferee(call: Call, profileId: number, id: number): Promise<void> {
  const referee = await findInvited(call, id)
  if (referee?.profileId !== profileId) throw new AppError('REFERENCE_NOT_FOUND')
  if (referee.status !== 'invited') throw new AppError('REFERENCE_NOT_OPEN')
  if (!accountOf(call).emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
  let letterOf: LetterOf = mailInvitation
  if (isMailed(referee)) {
    if (referee.expiresAt <= call.now) throw new AppError('REFERENCE_NOT_OPEN')
    const written = await countMailsUnder(call, remindersOf(referee))
    const isRecent = call.now.getTime() - (referee.remindedAt?.getTime() ?? 0) < dayMs
    if (isRecent || written >= mostReminders) throw new AppError('REMINDED_ENOUGH')
    letterOf = () => mailReminder(call, referee, written + 1)
  }
  await mailHeld(call, await allowMails(call, profileId), [referee], letterOf, [unlessSignedOut(call)])
}

const isMailed = <Known extends InvitedReferee>(referee: Known): referee is Known & Mailed =>
  referee.invitedAt !== null && referee.expiresAt !== null

type Find = (call: Call, asked: { after: number; atMost: number }) => Promise<InvitedReferee[]>

/** Mails everybody found, owner by owner. @throws where some could not be written to; the others are. */
async function mailThrough(call: Call, find: Find, letterOf: LetterOf): Promise<void> {
  const failed: InvitedReferee[] = []
  for (let [after, gone] = [0, 0]; gone < mostInOneRun; gone += atOnce) {
    const found = await find(call, { after, atMost: atOnce })
    const owners = Map.groupBy(found, ({ profileId }) => profileId)
    const refused = await eachRow(
      call,
      [...owners],
      ([profileId]) => `of profile ${profileId}`,
      ([, ofOwner]) => mailAll(call, ofOwner, letterOf),
    )
    const referees = refused.flatMap(([, ofOwner]) => ofOwner)
    failed.push(
      ...(await eachRow(
        call,
        referees,
        ({ id }) => id,
        (one) => mailAll(call, [one], letterOf),
      )),
    )
    if (found.length < atOnce) break
    after = found.at(-1)?.id ?? 0
  }
  throwFailed(failed)
}

/** Mails one owner's referees: all at once if the day's allowance is enough, else as many as it allows. */
async function mailAll(call: Call, referees: InvitedReferee[], letterOf: LetterOf): Promise<void> {
  const [first, ...others] = referees
  if (!first) return
  const reserved = await reserveMails(call, first.profileId, referees.length)
  if (!reserved.short) await mailHeld(call, reserved.held, referees, letterOf)
  else if (others.length) for (const one of referees) await mailAll(call, [one], letterOf)
}

/** Mails one owner's referees in one batch and gives back the unused allowance. */
async function mailHeld(
  call: Call,
  held: HeldMails,
  referees: InvitedReferee[],
  letterOf: LetterOf,
  unless: readonly Refusal[] = [],
): Promise<void> {
  const { noted } = await releasedIfFailed(call, held, async () => {
    const letters = await Promise.all(referees.map((referee) => letterOf(call, referee)))
    const batch = {
      mails: letters.map(({ mail }) => mail),
      noted: letters.map((letter) => letter.noted),
    }
    return write(call, batch, { unless })
  })
  const written = noted.filter((rows) => rows.length).length
  await releaseUnwritten(call, held, written)
}
