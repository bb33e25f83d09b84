import type { Call } from '../../call.ts'
import { mailInvitation, mailReminder, wasMailed } from '../../features/references/invitation-commands.ts'
import {
  type InvitedReferee,
  unremindedInvitations,
  waitingInvitations,
} from '../../features/references/invitation-queries.ts'
import { type ReservedMails, releaseUnwritten, reserveMails } from '../../features/references/policy.ts'
import { releasedIfFailed } from '../../services/allowances.ts'
import { eachRow, throwFailed } from '../../services/each-row.ts'
import { type Refusal, write } from '../../services/write.ts'

/** The jobs of an hour share the thousand requests that the platform allows; a referee takes three at most. */
const maxPerRun = 100
const atOnce = 50

/** Statements that write a mail and note it; `noted` returns a row if it was written. */
export type MailOf = (
  call: Call,
  referee: InvitedReferee,
) => ReturnType<typeof mailInvitation> | ReturnType<typeof mailReminder>

const firstReminder: MailOf = (call, referee) =>
  wasMailed(referee) ? mailReminder(call, referee, 1) : mailInvitation(call, referee)

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

type Find = (call: Call, page: { after: number; atMost: number }) => Promise<InvitedReferee[]>

/** Mails everybody found, owner by owner. @throws where some could not be written to; the others are. */
async function mailThrough(call: Call, find: Find, mailOf: MailOf): Promise<void> {
  const failed: InvitedReferee[] = []
  let after = 0
  for (let tried = 0; tried < maxPerRun; tried += atOnce) {
    const found = await find(call, { after, atMost: atOnce })
    const owners = Map.groupBy(found, ({ profileId }) => profileId)
    const refused = await eachRow(
      call,
      [...owners],
      ([profileId]) => `of profile ${profileId}`,
      ([, ofOwner]) => mailAll(call, ofOwner, mailOf),
    )
    const referees = refused.flatMap(([, ofOwner]) => ofOwner)
    failed.push(
      ...(await eachRow(
        call,
        referees,
        ({ id }) => id,
        (one) => mailAll(call, [one], mailOf),
      )),
    )
    if (found.length < atOnce) break
    after = found.at(-1)?.id ?? 0
  }
  throwFailed(failed)
}

/**
 * Mails one owner's referees: all at once if the day's allowance is enough, else as many as it allows; answers whether it
 * was enough.
 */
async function mailAll(call: Call, referees: InvitedReferee[], mailOf: MailOf): Promise<boolean> {
  const [first, ...others] = referees
  if (!first) return true
  const reserved = await reserveMails(call, first.profileId, referees.length)
  if (!reserved.exceeded) await mailReserved(call, reserved.allowances, { referees, mailOf })
  else if (others.length) for (const one of referees) if (!(await mailAll(call, [one], mailOf))) break
  return !reserved.exceeded
}

/** Mails one owner's referees in one batch and gives back the unused allowance. */
export async function mailReserved(
  call: Call,
  reserved: ReservedMails,
  {
    referees,
    mailOf,
    unless = [],
  }: { referees: readonly InvitedReferee[]; mailOf: MailOf; unless?: readonly Refusal[] },
): Promise<void> {
  const { noted } = await releasedIfFailed(call, reserved, async () => {
    const mails = await Promise.all(referees.map((referee) => mailOf(call, referee)))
    const batch = {
      mails: mails.map(({ mail }) => mail),
      noted: mails.map(({ noted }) => noted),
    }
    return write(call, batch, { unless })
  })
  const writtenCount = noted.filter((rows) => rows.length).length
  await releaseUnwritten(call, reserved, writtenCount)
}
