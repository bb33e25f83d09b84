import * as administered from '#worker/features/accounts/administered-emails.ts'
import * as changes from '#worker/features/accounts/email-change-emails.ts'
import * as accounts from '#worker/features/accounts/emails.ts'
import { alertEmail } from '#worker/features/administration/emails.ts'
import { handOffAddressEmail } from '#worker/features/agent-settings/emails.ts'
import * as drafts from '#worker/features/drafts/emails.ts'
import * as identities from '#worker/features/identities/emails.ts'
import { calendarUnreadEmail } from '#worker/features/meetings/busy-calendar/emails.ts'
import * as passkeys from '#worker/features/passkeys/emails.ts'
import * as privacy from '#worker/features/privacy/emails.ts'
import * as reports from '#worker/features/reports/emails.ts'
import * as waitlist from '#worker/features/waitlist/emails.ts'
import { type MailInput, type Mails, soon } from './mail-input.ts'

const token = 'a-token.of_nobody'

export function accountMails({ name, email, words, siteUrl }: MailInput): Mails {
  const to = { name, email }
  const joining = { ...to, currentRole: words, interests: [], message: words }
  return {
    provenWelcomeEmail: [accounts.provenWelcomeEmail({ ...to, asksReferees: true }, siteUrl)],
    welcomeEmail: [accounts.welcomeEmail({ ...to, asksReferees: false }, token, siteUrl)],
    verificationEmail: [accounts.verificationEmail(to, token, siteUrl)],
    signInLinkEmail: [accounts.signInLinkEmail(to, { token, next: '/review?story=1' }, siteUrl)],
    resetEmail: [accounts.resetEmail(to, { token, next: '/review' }, siteUrl)],
    resetDoneEmail: [true, false].flatMap((removesRecent) =>
      ['owner', 'admin'].map((role) => accounts.resetDoneEmail({ ...to, role }, { removesRecent }, siteUrl)),
    ),
    firstProofEmail: [accounts.firstProofEmail(to, siteUrl)],
    passwordChangedEmail: [accounts.passwordChangedEmail(to, siteUrl)],

    newEmailEmail: [changes.newEmailEmail(email, email, token, siteUrl)],
    emailTakenEmail: [changes.emailTakenEmail(email, email, token, siteUrl)],
    emailChangedEmail: [changes.emailChangedEmail(to, email, token, siteUrl)],
    emailUndoneEmail: [changes.emailUndoneEmail(to, token, siteUrl)],
    emailTakenBackEmail: [changes.emailTakenBackEmail(email, siteUrl)],

    accountSuspendedEmail: [administered.accountSuspendedEmail(to, words, siteUrl)],
    accountRestoredEmail: [administered.accountRestoredEmail(to, words, siteUrl)],
    signedOutEmail: [administered.signedOutEmail(to, siteUrl)],
    sentSignInLinkEmail: [administered.sentSignInLinkEmail(to, token, siteUrl)],
    validatorInvitationEmail: [
      administered.validatorInvitationEmail(to, { token, by: name, validDays: 7 }, siteUrl),
    ],
    validatorRemovedEmail: [administered.validatorRemovedEmail(to, words, siteUrl)],

    identityJoinedEmail: [identities.identityJoinedEmail(to, 'google', siteUrl)],
    identityRemovedEmail: [identities.identityRemovedEmail(to, 'linkedin', siteUrl)],
    passkeyAddedEmail: [passkeys.passkeyAddedEmail(to, name, siteUrl)],
    passkeyRemovedEmail: [passkeys.passkeyRemovedEmail(to, name, siteUrl)],

    alertEmail: [
      alertEmail(
        to,
        [{ about: 'mail', says: words, href: '/admin-dashboard?tab=mail', action: 'Look' }],
        siteUrl,
      ),
      alertEmail(
        to,
        [name, words].map((says) => ({ about: 'database', says, href: null, action: 'Look' })),
        siteUrl,
      ),
    ],
    calendarUnreadEmail: [
      calendarUnreadEmail(to, { host: 'calendar.example', lastReadAt: soon, problem: words }, siteUrl),
    ],
    handOffAddressEmail: [handOffAddressEmail(email, { name, profileUrl: 'ada' }, token, siteUrl)],

    adoptionEmail: [drafts.adoptionEmail({ email, fullName: name }, token, siteUrl)],
    expiryEmail: [drafts.expiryEmail({ email, fullName: name, expiresAt: soon }, siteUrl)],
    accountErasedEmail: [privacy.accountErasedEmail({ ...to, hasBought: true, by: 'themselves' }, siteUrl)],
    referenceErasedEmail: [true, false].map((hasAnswered) =>
      privacy.referenceErasedEmail({ ...to, hasAnswered }, name, siteUrl),
    ),

    reportEmail: [email, ''].map((answerTo) =>
      reports.reportEmail(
        { name, profileUrl: 'ada' },
        { reportKey: '', profileUrl: 'ada', reason: 'other', text: words, email: answerTo },
        siteUrl,
      ),
    ),
    reportDecidedEmail: (['taken down', 'dismissed'] as const).map((verdict) =>
      reports.reportDecidedEmail(email, { name, verdict, reason: words }, siteUrl),
    ),

    joinedEmail: [
      waitlist.joinedEmail(joining, siteUrl),
      waitlist.joinedEmail({ ...joining, sprint: 9 }, siteUrl),
    ],
    freeSeatEmail: [waitlist.freeSeatEmail(to, { number: 9, startsAt: soon, of: 10, left: 2 }, siteUrl)],
  }
}
