import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { greeting, mailBody, safeName } from '../../services/mail/mail-body.ts'

/** Deleted once it is sent, so that nothing of the person stays. */
const last = { isNeeded: true, isSecret: true, leavesNoTrace: true }

/** Who asked for it: the owner with their password, the owner of an administrator, or nobody but us. */
const openings = {
  themselves: 'As you asked, we have erased',
  'on request': 'As you asked, an administrator has erased',
  unasked: 'An administrator has erased',
} as const

/** The last mail to a person whose account was erased. */
export function accountErasedEmail(
  {
    email,
    name,
    hasBought,
    by,
  }: { email: string; name: string; hasBought: boolean; by: keyof typeof openings },
  siteUrl: string,
) {
  const { host } = new URL(siteUrl)
  const title = `Your account at ${brand.name} is erased`
  return {
    ...last,
    kind: 'account-erased',
    to: email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(name),
        {
          text: `${openings[by]} your account, your profile with its stories and references, the messages and conversations on it, and what happened on it. Its pages show nothing any more, and nobody finds it here. Your referees are told.`,
        },
        {
          text: 'What search engines and other sites have copied goes when they look again. Nobody else gets the address of your page for 400 days; we keep a mark of it for that, which nobody can read back.',
        },
        {
          text: 'That one of our validators decided on your work, and when, stays in our record without your name or their words. References that you wrote for others stay with them: you erase those by the link in our mail about each.',
        },
        ...(hasBought
          ? [
              {
                text: 'No month is charged any more: what was still to come is cancelled with the payment provider. What you bought, with your name, this address and your receipts, we keep for seven years, as tax law asks.',
              },
            ]
          : []),
        {
          text: 'This is the last mail to you, and we do not keep it either. Thank you for having been with us.',
        },
      ],
      foot: `You receive this mail because the account with this address at ${host} was erased ${by === 'themselves' ? 'with its password' : 'by an administrator'}. If that was not what you wanted, write to ${contacts.support}.`,
    }),
  }
}

/** For a referee of an erased profile; the subject names nobody. */
export function referenceErasedEmail(
  to: { email: string; name: string; hasAnswered: boolean },
  candidateName: string,
  siteUrl: string,
) {
  const title = to.hasAnswered
    ? `Your reference on ${brand.name} is erased`
    : `You need not answer our invitation any more`
  const candidate = safeName(candidateName) ?? 'Somebody who named you as a referee'
  return {
    ...last,
    kind: 'reference-gone',
    to: to.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(to.name),
        {
          text: `${candidate} has had their account erased, and their profile is gone.`,
        },
        {
          text: to.hasAnswered
            ? 'What you wrote for them is erased with it, and so are your name and your address beside it. The links in our earlier mails open nothing any more. There is nothing you need to do.'
            : 'Our invitation to you is over, and your name and your address are erased with it. There is nothing you need to do.',
        },
      ],
      foot: `You receive this mail because this address was given at ${new URL(siteUrl).host} as a referee’s. It is not kept. Questions: ${contacts.support}.`,
    }),
  }
}
