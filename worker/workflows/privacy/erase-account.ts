import { profileUrlOf } from '#schema/accounts/usernames.ts'
import { files } from '#schema/pages/other-addresses.ts'
import { paths } from '#schema/paths.ts'
import { accountOf, type Call, ownProfileOf, type SignedIn } from '../../call.ts'
import { eraseUser, isThere } from '../../features/accounts/commands.ts'
import { provenMailboxes } from '../../features/accounts/email-change-queries.ts'
import { provePassword } from '../../features/accounts/password-commands.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { eraseSettingsOf } from '../../features/agent-settings/commands.ts'
import { eraseBadgesOf } from '../../features/badges/commands.ts'
import { findBilling } from '../../features/billing/billing-queries.ts'
import { releaseOrders } from '../../features/billing/order-commands.ts'
import { blankPartReasons } from '../../features/billing/refund-commands.ts'
import { chargedMonthsOf } from '../../features/billing/subscription-queries.ts'
import { eraseConversationsWith } from '../../features/chat/commands.ts'
import { eraseCorrectionsOf } from '../../features/corrections/commands.ts'
import { unnameDecisions } from '../../features/decisions/commands.ts'
import { eraseDraftOf, eraseDraftsOfAccount } from '../../features/drafts/commands.ts'
import { eraseHappenedOn } from '../../features/figures/commands.ts'
import { unpublishProfile } from '../../features/gallery/commands.ts'
import { eraseUnansweredOf } from '../../features/inbox/commands.ts'
import { eraseLeadsFrom, eraseLeadsTo } from '../../features/leads/commands.ts'
import { deleteAvailability } from '../../features/meetings/availability-commands.ts'
import { removeCalendar } from '../../features/meetings/busy-calendar/commands.ts'
import {
  eraseFeed,
  eraseMeetings,
  underMailbox,
  withExpert,
} from '../../features/meetings/erasing-commands.ts'
import { accountErasedEmail, referenceGoneEmail } from '../../features/privacy/emails.ts'
import {
  findErasable,
  isTo,
  isToMailbox,
  keysOfAnswersFrom,
  keysOfReportsOn,
  keysOfWhatCameFrom,
  mailsAboutReferencesOf,
} from '../../features/privacy/erase-queries.ts'
import { findEmptied, retiredHash } from '../../features/profiles/address-queries.ts'
import { emptyProfile, eraseEmptied, freeRetired, retireAddresses } from '../../features/profiles/commands.ts'
import { eraseQuestionsFrom, eraseQuestionsTo } from '../../features/questions/commands.ts'
import { eraseReferencesOf } from '../../features/references/commands.ts'
import { deleteRefusals } from '../../features/references/refusal-commands.ts'
import { eraseReportsFrom, eraseReportsOn } from '../../features/reports/commands.ts'
import { eraseSubmissionsFrom, releaseSubmissions } from '../../features/scorecard/commands.ts'
import { deleteSharePictures } from '../../features/sharing/commands.ts'
import { releaseSeatsOf } from '../../features/sprints/commands.ts'
import { eraseStoriesOf } from '../../features/stories/commands.ts'
import { leaveWaitlist } from '../../features/waitlist/commands.ts'
import { eraseWidgetOf } from '../../features/widget/commands.ts'
import { deleteSubject } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { taskStatements } from '../../services/gateway-tasks.ts'
import type { HeldMailbox } from '../../services/mail/held-mailbox.ts'
import { blankSentTo, eraseMailsBeginning, eraseMailsTo, mailStatement } from '../../services/mail/outbox.ts'
import { deleteSuppressions } from '../../services/mail/suppressions.ts'
import { deletePages } from '../../services/page-cache.ts'
import { renewPages } from '../../services/page-marks.ts'
import { type Refusal, write } from '../../services/write.ts'

/**
 * Erases the signed-in owner's account after proof of the password (R26), in one batch: profile, stories, references,
 * mails, and what the owner left with others under each address that was shown to be theirs. Mails referees and coming visitors. Leaves
 * an empty row for `finishErasing`.
 * @throws AppError NO_OWN_PROFILE, NO_PASSWORD, WRONG_PASSWORD, TOO_MANY_SIGN_INS, BUSY.
 */
export async function eraseAccount(call: Call, password: string): Promise<void> {
  const passwordHash = await provePassword(call, password)
  await eraseOwner(call, {
    owner: accountOf(call),
    profileId: ownProfileOf(call).id,
    by: 'themselves',
    unless: unlessProven(call, { passwordHash }),
  })
}

type Owner = Pick<SignedIn, 'userId' | 'email' | 'name' | 'emailVerified'>

/**
 * Erases an owner's account with everything, unless a refusal holds; `before` is written first, in the same batch.
 * @throws AppError NO_OWN_PROFILE, and the codes of the refusals.
 */
export async function eraseOwner(
  call: Call,
  {
    owner: { userId, email, name, emailVerified },
    profileId,
    by,
    before,
    unless,
  }: {
    owner: Owner
    profileId: number
    by: Parameters<typeof accountErasedEmail>[0]['by']
    before?: Statements[number]
    unless: Refusal[]
  },
): Promise<void> {
  const profile = await findErasable(call, profileId)
  if (!profile) throw new AppError('NO_OWN_PROFILE')
  const { id, profileUrl, pictureSlug, username, oldUrls } = profile
  const addresses = new Set([profileUrl, ...oldUrls, ...(username ? [profileUrlOf(username)] : [])])
  const hashes = await Promise.all([...addresses].map((address) => retiredHash(call, address)))
  const down = unpublishProfile(call, { id, profileUrl, listedAt: call.now })
  const isTheirs = isTo({ email, emailVerified })
  const { bought } = await findBilling(call, userId)
  const mailboxes = await provenMailboxes(call, { userId, email, emailVerified })
  const statements: Statements = [
    ...down.statements,
    // What was mailed to an address never shown to be theirs still counts: registering and erasing in turn has its limit.
    ...(emailVerified ? [] : [blankSentTo(call, isTheirs)]),
    // Before the rows by which they are found.
    eraseMailsTo(call, keysOfReportsOn(id), emailVerified ? isTheirs : undefined),
    eraseMailsTo(call, keysOfAnswersFrom(id)),
    eraseMailsBeginning(call, mailsAboutReferencesOf(id)),
    ...(await Promise.all(mailboxes.map((held) => asVisitor(call, held)))).flat(),
    ...(await eraseMeetings(call, withExpert(id), 'visitor')),
    eraseFeed(call, id),
    ...lastMails(call, { userId, email, emailVerified, name, hasBought: bought.length > 0, by }, profile),
    // No further month is charged.
    taskStatements(call, 'cancel-subscription', chargedMonthsOf(userId)),
    blankPartReasons(call, userId),
    releaseSeatsOf(call, userId),
    releaseOrders(call, userId),
    eraseDraftsOfAccount(call, userId),
    eraseCorrectionsOf(call, id),
    ...eraseSettingsOf(call, id),
    ...eraseBadgesOf(call, id),
    ...eraseWidgetOf(call, id),
    eraseStoriesOf(call, id),
    eraseReferencesOf(call, id),
    deleteRefusals(call, id),
    ...deleteAvailability(call, id),
    eraseReportsOn(call, id),
    unnameDecisions(call, id),
    ...removeCalendar(call, id),
    // That it wants no mail is its person's to take back, whoever registered with it.
    ...mailboxes.flatMap((held) => deleteSuppressions(call, held)),
    deleteSubject(call, `pictures:${pictureSlug}`),
    retireAddresses(call, hashes),
    emptyProfile(call, id),
    eraseUser(call, userId),
  ]
  await write(call, { before, statements }, { unless })
  renewPages(call, down.marks)
  call.keepAlive(
    finishErasing(call).catch((error: Error) => console.error('Erasing goes on by the next job', error.name)),
  )
}

/** What somebody left with others under a mailbox while it was theirs. */
async function asVisitor(call: Call, held: HeldMailbox) {
  return [
    eraseMailsTo(call, keysOfWhatCameFrom(held), isToMailbox(held)),
    eraseSubmissionsFrom(call, held),
    eraseQuestionsFrom(call, held),
    ...(await eraseMeetings(call, underMailbox(held), 'owner')),
    eraseLeadsFrom(call, held),
    eraseReportsFrom(call, held),
    eraseDraftOf(call, held),
    leaveWaitlist(call, held),
  ]
}

/** The last mails, each once: to referees who were mailed before, and to the owner if the address was verified. */
function lastMails(
  call: Call,
  account: Owner & Pick<Parameters<typeof accountErasedEmail>[0], 'hasBought' | 'by'>,
  { name, referees }: NonNullable<Awaited<ReturnType<typeof findErasable>>>,
) {
  const siteUrl = call.variables.APP_URL
  const before = isThere(account.userId)
  return [
    ...referees.map(({ id, status, ...to }) =>
      mailStatement(
        call,
        {
          key: `reference-gone/${id}`,
          ...referenceGoneEmail({ ...to, hasAnswered: status !== 'invited' }, name, siteUrl),
        },
        before,
      ),
    ),
    ...(account.emailVerified
      ? [
          mailStatement(
            call,
            { key: `account-erased/${account.userId}`, ...accountErasedEmail(account, siteUrl) },
            before,
          ),
        ]
      : []),
  ]
}

/** How long KV may take to list what was being written when an account was erased, in milliseconds. */
const listedAfterMs = 2 * 60_000
const profilesAtOnce = 10

/**
 * Finishes `eraseAccount` in slices: the remaining rows of an emptied profile, its copies and pictures in KV, and two
 * minutes later the row itself. Safe to repeat.
 * @throws what kept one of them from it; the others are done.
 */
export async function finishErasing(call: Call): Promise<void> {
  const failures: unknown[] = []
  let copies: Promise<void> | undefined
  const dropShared = () => {
    copies ??= deletePages(call, [paths.gallery.href(), files.sitemap, '/sitemaps'])
    return copies
  }
  for (const profile of await findEmptied(call, profilesAtOnce))
    await finishOne(call, profile, dropShared).catch((error: unknown) => failures.push(error))
  await freeRetired(call)
  if (failures.length) throw new AggregateError(failures, `${failures.length} profiles are not erased yet`)
}

type Emptied = Awaited<ReturnType<typeof findEmptied>>[number]

/** `dropShared` drops the copies of what shows them all, once for all of them. */
async function finishOne(call: Call, profile: Emptied, dropShared: () => Promise<void>) {
  const { id, profileUrl, pictureSlug, oldUrls, erasedAt } = profile
  // It may have been published while it was emptied.
  const { statements } = unpublishProfile(call, { id, profileUrl, listedAt: null })
  await write(call, { statements })
  // And what was booked or given an address just then.
  await write(call, {
    feed: eraseFeed(call, id),
    meetings: await eraseMeetings(call, withExpert(id), 'visitor'),
  })
  const isDone = [
    await eraseConversationsWith(call, id),
    await eraseQuestionsTo(call, id),
    await eraseUnansweredOf(call, id),
    await eraseLeadsTo(call, id),
    await eraseHappenedOn(call, id),
    await releaseSubmissions(call, id),
  ].every(Boolean)
  await deleteSharePictures(call, pictureSlug)
  const pages = [profileUrl, ...oldUrls].flatMap((address) => [
    paths.profile.href(address),
    paths.booking.href(address),
    paths.embed.href(address),
    paths.ownerScorecard.href(address),
  ])
  await deletePages(call, pages)
  await dropShared()
  if (isDone && call.now.getTime() - erasedAt.getTime() > listedAfterMs) await eraseEmptied(call, id)
}
