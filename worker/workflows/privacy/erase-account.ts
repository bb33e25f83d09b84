import { profileUrlOf } from '#schema/accounts/usernames.ts'
import { accountOf, type Call, ownProfileOf, type SignedIn } from '../../call.ts'
import { accountExists, eraseUser } from '../../features/accounts/commands.ts'
import { provenMailboxes } from '../../features/accounts/email-change-queries.ts'
import { eraseLinksOf } from '../../features/accounts/link-commands.ts'
import { reauthenticateStrictly } from '../../features/accounts/password-commands.ts'
import { inOwnAttempt } from '../../features/accounts/policy.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { eraseSettingsOf } from '../../features/agent-settings/commands.ts'
import { eraseBadgesOf } from '../../features/badges/commands.ts'
import { findBilling } from '../../features/billing/billing-queries.ts'
import { openOrdersOfAccount } from '../../features/billing/order-queries.ts'
import { blankPartReasons } from '../../features/billing/refund-commands.ts'
import { releaseOrders } from '../../features/billing/retention-commands.ts'
import { chargedMonthsOf } from '../../features/billing/subscription-queries.ts'
import { keepWithdrawals } from '../../features/billing/withdrawal-commands.ts'
import { eraseCorrectionsOf, redactCorrectionsOfMessages } from '../../features/corrections/commands.ts'
import { anonymiseDecisions } from '../../features/decisions/commands.ts'
import { eraseDraftOf, eraseDraftsOfAccount } from '../../features/drafts/commands.ts'
import { unpublishProfile } from '../../features/gallery/commands.ts'
import { messagesUnder, redactUnansweredOfMessages } from '../../features/inbox/commands.ts'
import { eraseLeadsFrom } from '../../features/leads/commands.ts'
import { deleteAvailability } from '../../features/meetings/availability-commands.ts'
import { removeCalendar } from '../../features/meetings/busy-calendar/commands.ts'
import { eraseMeetings, underMailbox, withExpert } from '../../features/meetings/erasing-commands.ts'
import { eraseFeed } from '../../features/meetings/feed-commands.ts'
import { deletePushesAbout } from '../../features/notifications/push-commands.ts'
import { accountErasedEmail, referenceErasedEmail } from '../../features/privacy/emails.ts'
import {
  findErasable,
  isErasableChanged,
  isTo,
  isToMailbox,
  keysOfAnswersFrom,
  keysOfReportsOn,
  keysOfWhatCameFrom,
  mailsAboutReferencesOf,
  pushesAboutMailbox,
} from '../../features/privacy/erase-queries.ts'
import { retiredHash } from '../../features/profiles/address-queries.ts'
import { blankProfile, retireAddresses } from '../../features/profiles/commands.ts'
import { eraseQuestionsFrom } from '../../features/questions/commands.ts'
import { eraseReferencesOf } from '../../features/references/commands.ts'
import { deleteRefusals } from '../../features/references/refusal-commands.ts'
import { eraseReportsFrom, eraseReportsOn } from '../../features/reports/commands.ts'
import { eraseSubmissionsFrom } from '../../features/scorecard/commands.ts'
import { releaseSeatsOf } from '../../features/sprints/commands.ts'
import { eraseStoriesOf } from '../../features/stories/commands.ts'
import { redactTitlesOfMessages } from '../../features/stories/question-title-commands.ts'
import { leaveWaitlist } from '../../features/waitlist/commands.ts'
import { eraseWidgetOf } from '../../features/widget/commands.ts'
import { deleteSubject } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { taskStatements } from '../../services/gateway-tasks.ts'
import {
  blankSentTo,
  eraseMailsByKey,
  eraseMailsByPrefixes,
  mailStatement,
} from '../../services/mail/outbox.ts'
import type { OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { deleteSuppressions } from '../../services/mail/suppressions.ts'
import { holdBackMails } from '../../services/mail/waiting-mails.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { type Refusal, write } from '../../services/write.ts'
import { finishErasing } from './finish-erasing.ts'

/**
 * Erases the owner's account after their proof (R26) with what they left with others, and mails referees and coming
 * visitors. Leaves an empty row for `finishErasing`.
 * @throws AppError NO_OWN_PROFILE, SIGN_IN_FIRST, TOO_MANY_SIGN_INS, and what `reauthenticateStrictly` throws.
 */
export async function eraseAccount(call: Call, password: string | undefined): Promise<void> {
  const owner = accountOf(call)
  const proven = await inOwnAttempt(call, () => reauthenticateStrictly(call, password))
  await eraseOwner(call, {
    owner,
    profileId: ownProfileOf(call).id,
    by: 'themselves',
    unless: unlessProven(call, proven),
  })
}

/** The kinds of mail with a link that opens an account, which nobody but its owner gets. */
const ownLinks = ['welcome', 'verify-email', 'sign-in-link', 'reset-password']

type Owner = Pick<SignedIn, 'userId' | 'email' | 'name' | 'emailVerified'>
type Erasure = {
  owner: Owner
  profileId: number
  by: Parameters<typeof accountErasedEmail>[0]['by']
  before?: Statements[number]
  unless: Refusal[]
}

/** Of an account that is changed while it is being erased. */
const maxAttempts = 5

/**
 * Erases an owner's account with everything, unless a refusal holds; `before` is written first, in the same batch.
 * @throws AppError NO_OWN_PROFILE, and the codes of the refusals; PROFILE_CHANGED_ELSEWHERE where it never stood still.
 */
export async function eraseOwner(call: Call, erasure: Erasure): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await eraseAsRead(call, erasure)
    } catch (error) {
      const isChanged = error instanceof AppError && error.code === 'PROFILE_CHANGED_ELSEWHERE'
      if (!isChanged || tries === maxAttempts) throw error
    }
}

async function eraseAsRead(
  call: Call,
  { owner: account, profileId, by, before, unless }: Erasure,
): Promise<void> {
  const profile = await findErasable(call, profileId)
  if (!profile) throw new AppError('NO_OWN_PROFILE')
  const owner = { ...account, ...profile.account }
  const { userId, emailVerified } = owner
  const { id, profileUrl, pictureSlug, username, oldUrls } = profile
  const addresses = new Set([profileUrl, ...oldUrls, ...(username ? [profileUrlOf(username)] : [])])
  const hashes = await Promise.all([...addresses].map((address) => retiredHash(call, address)))
  const down = unpublishProfile(call, { id, profileUrl, listedAt: call.now })
  const isTheirs = isTo(owner)
  const { bought } = await findBilling(call, userId)
  const mailboxes = await provenMailboxes(call, owner)
  const statements: Statements = [
    ...down.statements,
    // What was written to an address never shown to be theirs still counts: registering and erasing in turn has its limit.
    ...(emailVerified ? [] : [holdBackMails(call, owner.email, ownLinks), blankSentTo(call, isTheirs)]),
    // Before the rows by which they are found.
    eraseMailsByKey(call, keysOfReportsOn(id), emailVerified ? isTheirs : undefined),
    eraseMailsByKey(call, keysOfAnswersFrom(id)),
    eraseMailsByPrefixes(call, mailsAboutReferencesOf(id)),
    ...(await Promise.all(mailboxes.map((mailbox) => asVisitor(call, mailbox)))).flat(),
    ...(await eraseMeetings(call, withExpert(id), 'visitor')),
    eraseFeed(call, id),
    ...lastMails(call, { ...owner, hasBought: bought.length > 0, by }, profile),
    ...(await endPayments(call, userId, mailboxes)),
    eraseDraftsOfAccount(call, userId),
    ...eraseOwnContent(call, id),
    // Of proven mailboxes only: that an address wants no mail is for its own person to take back.
    ...mailboxes.flatMap((mailbox) => deleteSuppressions(call, mailbox)),
    deleteSubject(call, `pictures:${pictureSlug}`),
    retireAddresses(call, hashes),
    blankProfile(call, id),
    eraseLinksOf(call, userId),
    eraseUser(call, userId),
  ]
  await write(
    call,
    { before, statements },
    { unless: [...unless, [isErasableChanged(profile), 'PROFILE_CHANGED_ELSEWHERE']] },
  )
  invalidatePages(call, down.marks)
  call.keepAlive(
    finishErasing(call).catch((error: Error) => console.error('Erasing goes on by the next job', error.name)),
  )
}

/** Ends what the account pays for; no further month is charged. */
async function endPayments(call: Call, userId: string, mailboxes: readonly OwnedMailbox[]) {
  const emails = mailboxes.map(({ email }) => email)
  return [
    taskStatements(call, 'cancel-subscription', chargedMonthsOf(userId)),
    blankPartReasons(call, userId),
    releaseSeatsOf(call, userId),
    ...(await keepWithdrawals(call, userId, emails)),
    taskStatements(call, 'cancel-intent', openOrdersOfAccount(userId)),
    releaseOrders(call, userId),
  ]
}

const eraseOwnContent = (call: Call, profileId: number): Statements => [
  eraseCorrectionsOf(call, profileId),
  ...eraseSettingsOf(call, profileId),
  ...eraseBadgesOf(call, profileId),
  ...eraseWidgetOf(call, profileId),
  eraseStoriesOf(call, profileId),
  eraseReferencesOf(call, profileId),
  deleteRefusals(call, profileId),
  ...deleteAvailability(call, profileId),
  eraseReportsOn(call, profileId),
  anonymiseDecisions(call, profileId),
  ...removeCalendar(call, profileId),
]

/** What somebody left with others under a mailbox while it was theirs. */
async function asVisitor(call: Call, mailbox: OwnedMailbox) {
  return [
    eraseMailsByKey(call, keysOfWhatCameFrom(mailbox), isToMailbox(mailbox)),
    deletePushesAbout(call, pushesAboutMailbox(mailbox)),
    eraseSubmissionsFrom(call, mailbox),
    // Before the messages by which they are found.
    ...redactUnansweredOfMessages(call, messagesUnder(mailbox)),
    redactCorrectionsOfMessages(call, messagesUnder(mailbox)),
    redactTitlesOfMessages(call, messagesUnder(mailbox)),
    eraseQuestionsFrom(call, mailbox),
    ...(await eraseMeetings(call, underMailbox(mailbox), 'owner')),
    eraseLeadsFrom(call, mailbox),
    eraseReportsFrom(call, mailbox),
    eraseDraftOf(call, mailbox),
    leaveWaitlist(call, mailbox),
  ]
}

/** The last mails, each once: to referees who were mailed before, and to the owner if the address was verified. */
function lastMails(
  call: Call,
  account: Owner & Pick<Parameters<typeof accountErasedEmail>[0], 'hasBought' | 'by'>,
  { name, referees }: NonNullable<Awaited<ReturnType<typeof findErasable>>>,
) {
  const siteUrl = call.variables.APP_URL
  const before = accountExists(account.userId)
  return [
    ...referees.map(({ id, status, ...to }) =>
      mailStatement(
        call,
        {
          key: `reference-gone/${id}`,
          ...referenceErasedEmail({ ...to, hasAnswered: status !== 'invited' }, name, siteUrl),
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
