import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import { provenMailboxes } from '../../features/accounts/email-change-queries.ts'
import { badgesAfter } from '../../features/badges/own-badge-queries.ts'
import { findAvailability } from '../../features/meetings/availability-queries.ts'
import { accountRows, profileRows } from '../../features/privacy/export-queries.ts'
import { jsonResume } from '../../features/privacy/json-resume.ts'
import { rowsUnder, unwantedMails } from '../../features/privacy/mailbox-export-queries.ts'
import { notificationRows } from '../../features/privacy/notification-export-queries.ts'
import {
  conversationsAfter,
  leadsAfter,
  mailsAfter,
  meetingsAfter,
  messagesAfter,
} from '../../features/privacy/paged-export-queries.ts'
import { purchaseRows } from '../../features/privacy/purchase-export-queries.ts'
import { taughtRows } from '../../features/privacy/taught-export-queries.ts'
import { markCvGenerated } from '../../features/profiles/commands.ts'
import { findAsPublished } from '../../features/profiles/public-profile-queries.ts'
import { findRequestedReferences } from '../../features/references/invitation-queries.ts'
import { referencesUnder } from '../../features/references/own-reference-queries.ts'
import { requestedReferences, withoutWithheld } from '../../features/references/requested-references.ts'
import { AppError } from '../../services/app-error.ts'
import type { OwnedMailbox } from '../../services/mail/owned-mailbox.ts'

/** The public part of the own profile as a JSON Resume, which is a CV of it (R14). @throws AppError NO_OWN_PROFILE. */
export async function exportResume(call: Call) {
  const { id } = ownProfileOf(call)
  const profile = await findAsPublished(call, id)
  if (!profile) throw new AppError('NO_OWN_PROFILE')
  await markCvGenerated(call, id)
  return jsonResume(call, profile)
}

/**
 * Streams everything stored about the signed-in account as one JSON object, a few hundred rows at a time, without hashes,
 * secrets, links, or what others left and the dashboard hides.
 */
export async function exportAccount(call: Call): Promise<ReadableStream<Uint8Array>> {
  const account = accountOf(call)
  const { profile } = account
  const mailboxes = await provenMailboxes(call, account)
  const former = mailboxes.filter(({ until }) => until)
  const current = mailboxes.find(({ until }) => !until)
  const [own, notified, purchases, published, taught, hours, requested, under, underFormer, unwanted] =
    await Promise.all([
      accountRows(call, account),
      notificationRows(call, account),
      purchaseRows(call, account),
      profile && profileRows(call, profile.id),
      profile && taughtRows(call, profile.id),
      profile && findAvailability(call, profile.id),
      profile && findRequestedReferences(call, profile.id),
      current && rowsUnder(call, current),
      Promise.all(former.map((mailbox) => leftUnder(call, mailbox))),
      current && unwantedMails(call, current),
    ])
  const few = {
    exportedAt: call.now,
    ...own,
    ...notified,
    purchases,
    ...published,
    ...taught,
    ...(hours?.editedAt && { openHours: { ...hours.availability, editedAt: hours.editedAt } }),
    ...(requested && { references: requestedReferences(requested).map(withoutWithheld) }),
    ...(current && { leftWithOthers: under, mailNotWanted: unwanted }),
    ...(former.length && { leftUnderFormerAddresses: underFormer }),
  }
  return textOf(few, {
    ...(mailboxes.length && {
      mails: mailsTo(call, mailboxes),
      referencesGiven: referencesOf(call, mailboxes),
    }),
    ...(profile && {
      badges: inPages((after) => badgesAfter(call, profile.id, after)),
      leads: inPages((after) => leadsAfter(call, profile.id, after)),
      meetings: inPages((after) => meetingsAfter(call, profile.id, after)),
      messagesToYou: inPages((after) => messagesAfter(call, profile.id, after)),
      conversations: conversationsOf(call, profile.id),
    }),
  })
}

/** What stands under a former mailbox from when it was theirs. */
const leftUnder = async (call: Call, mailbox: OwnedMailbox) => ({
  email: mailbox.email,
  until: mailbox.until,
  ...(await rowsUnder(call, mailbox)),
  mailNotWanted: await unwantedMails(call, mailbox),
})

/** Rows by their id, page after page until one is empty. */
async function* inPages<Row extends { id: number }>(read: (after: number) => PromiseLike<Row[]>) {
  for (let after = 0; ; ) {
    const rows = await read(after)
    yield* rows.map(({ id: _, ...row }) => row)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function* mailsTo(call: Call, mailboxes: OwnedMailbox[]) {
  for (const mailbox of mailboxes) yield* inPages((after) => mailsAfter(call, mailbox, after))
}

async function* referencesOf(call: Call, mailboxes: OwnedMailbox[]) {
  for (const mailbox of mailboxes) yield* referencesUnder(call, mailbox)
}

async function* conversationsOf(call: Call, profileId: number) {
  for (let after: [number, string] = [0, '']; ; ) {
    const rows = await conversationsAfter(call, profileId, after)
    yield* rows.map(({ id: _, ...row }) => row)
    const last = rows.at(-1)
    if (!last) return
    after = [last.lastActivityAt.getTime(), last.id]
  }
}

const maxPieceLength = 64 * 1024

/** One JSON object as text: what stands in `few`, and then each list of `many` under its name. */
function textOf(few: object, many: Record<string, AsyncIterable<object>>): ReadableStream<Uint8Array> {
  async function* pieces() {
    let text = JSON.stringify(few, null, 2).slice(0, -2)
    for (const [name, rows] of Object.entries(many)) {
      text += `,\n  ${JSON.stringify(name)}: [`
      let isFirst = true
      for await (const row of rows) {
        text += `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`
        isFirst = false
        if (text.length < maxPieceLength) continue
        yield text
        text = ''
      }
      text += `${isFirst ? '' : '\n  '}]`
    }
    yield `${text}\n}\n`
  }
  const encoder = new TextEncoder()
  const source = pieces()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
