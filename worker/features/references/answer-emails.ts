import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { maskEmail } from '#schema/email.ts'
import { paths } from '#schema/paths.ts'
import {
  greeting,
  type MailPiece,
  mailBody,
  nameForSubject,
  safeName,
} from '../../services/mail/mail-body.ts'

/** The people of a mail; names that anybody may have typed are included only if plausible. */
type About = { email: string; refereeName: string; candidateName: string }

const candidateOf = ({ candidateName }: About) => safeName(candidateName) ?? 'somebody you worked with'
const subjectOf = ({ candidateName }: About) => nameForSubject(candidateName) ?? 'somebody you worked with'
const refereeOf = ({ refereeName }: { refereeName: string }) =>
  safeName(refereeName) ?? 'One of your referees'
const linkOf = (path: string, siteUrl: string) => new URL(path, siteUrl).href
const needed = 'A page needs two validated references and one validated story to be on public view.'

type Owner = { email: string; firstName: string }
type Words = { kind: string; title: string; pieces: MailPiece[] }

/** A mail to a referee, with a link of their own. */
const refereeEmail = (
  { email, refereeName }: About,
  siteUrl: string,
  { kind, isNeeded = false, title, pieces }: Words & { isNeeded?: boolean },
) => ({
  kind,
  isSecret: true,
  isNeeded,
  to: email,
  subject: title,
  ...mailBody({
    title,
    pieces: [greeting(refereeName), ...pieces],
    foot: `You receive this mail because this address was given at ${new URL(siteUrl).host} as a referee’s. If it was not you, write to ${contacts.support}.`,
  }),
})

/** A mail to an owner about their references. */
const ownerEmail = (
  { email, firstName }: Owner,
  siteUrl: string,
  { kind, isSecret = false, title, pieces }: Words & { isSecret?: boolean },
) => ({
  kind,
  isSecret,
  to: email,
  subject: title,
  ...mailBody({
    title,
    pieces: [
      greeting(firstName),
      ...pieces,
      { link: linkOf(paths.dashboard.href('referees'), siteUrl), label: 'Open my dashboard' },
    ],
    foot: `You receive this mail because there is an account with this address at ${new URL(siteUrl).host}. Questions: ${contacts.support}.`,
  }),
})

/** For a person who answered without an invitation: the link that confirms their address, without what was written. */
export function confirmAddressEmail(about: About, token: string, siteUrl: string) {
  const title = `Please confirm what you wrote about ${subjectOf(about)}`
  return refereeEmail(about, siteUrl, {
    kind: 'confirm-reference',
    isNeeded: true,
    title,
    pieces: [
      {
        text: `Somebody, hopefully you, wrote a reference for ${candidateOf(about)} and gave this address as their own. It counts, and is shown, only once you confirm that it is yours:`,
      },
      { link: linkOf(paths.confirmReference.href({ token }), siteUrl), label: 'Confirm my reference' },
      {
        small:
          'The link is good for 30 days. If it was not you, do nothing: what was written is never shown, and this address is not used.',
      },
    ],
  })
}

/** For a referee: thanks, what happens next, and their own link. */
export function thanksEmail(about: About, own: string, siteUrl: string) {
  const title = `Thank you for your words about ${subjectOf(about)}`
  const candidate = candidateOf(about)
  return refereeEmail(about, siteUrl, {
    kind: 'reference-thanks',
    isNeeded: true,
    title,
    pieces: [
      { text: `Your reference for ${candidate} is kept, and your address is confirmed. Thank you.` },
      {
        text: 'What becomes public: your name, role and company, your answers about what makes them stand out and which results you saw, and the sentences of their stories that you confirmed. Your address is shown masked. Everything else you wrote is read only by them and by whoever validates their work.',
      },
      {
        text: 'You can see what you said, take it with you, withdraw it or have it erased at any time, by this link:',
      },
      { link: linkOf(paths.withdrawReference.href({ token: own }), siteUrl), label: 'My reference' },
      { small: 'Please keep this mail: whoever has the link can withdraw what you said.' },
    ],
  })
}

/** For an owner: an answer without an invitation came in, of which only a name is repeated. */
export function uninvitedReferenceEmail(
  to: Owner,
  { refereeName, email }: { refereeName: string; email: string },
  siteUrl: string,
) {
  return ownerEmail(to, siteUrl, {
    kind: 'reference-uninvited',
    title: `A reference was written for you on ${brand.name}`,
    pieces: [
      {
        text: `${safeName(refereeName) ?? 'Somebody'} wrote a reference about working with you without an invitation of yours, under the address ${maskEmail(email)}. It is shown, and counts, only once that address is confirmed by the link we mailed to it.`,
      },
      {
        text: 'If you do not want it, hide it with one press: then it counts for nothing, on your page, for your agent and in the search. You can show it again at any time.',
      },
    ],
  })
}

/** For an owner: a validated reference came in. */
export function referenceArrivedEmail(
  to: Owner,
  { refereeName, isListed }: { refereeName: string; isListed: boolean },
  siteUrl: string,
) {
  return ownerEmail(to, siteUrl, {
    kind: 'reference-arrived',
    title: `${refereeOf({ refereeName })} gave you a reference on ${brand.name}`,
    pieces: [
      {
        text: `${refereeOf({ refereeName })} answered about working with you, and confirmed their address. The reference counts from now on.`,
      },
      ...(isListed ? [] : [{ text: needed }]),
    ],
  })
}

/** For an owner: a referee answered about a later story. */
export function storyAnsweredEmail(
  to: Owner,
  {
    refereeName,
    title: story,
    isConfirmed,
    lost,
  }: {
    refereeName: string
    title: string
    isConfirmed: boolean
    /** Where the answer withdraws the only confirmation of a published story. */
    lost?: Pick<Loss, 'comesDown'> | undefined
  },
  siteUrl: string,
) {
  return ownerEmail(to, siteUrl, {
    kind: 'story-answered',
    title: `${refereeOf({ refereeName })} answered about your story`,
    pieces: [
      {
        text: isConfirmed
          ? `${refereeOf({ refereeName })} confirmed “${story}”.`
          : `${refereeOf({ refereeName })} remembers parts of “${story}” differently and did not confirm it.`,
      },
      ...(lost ? whatIsLost({ refereeName, titles: [story], ...lost }) : []),
      {
        text: 'Your dashboard shows which sentences, and what they remember differently. Only you and whoever validates the story can read that.',
      },
    ],
  })
}

/** For a validated referee: a request about a story, perhaps known in an earlier version. */
export function confirmStoryEmail(about: About, token: string, siteUrl: string) {
  const candidate = candidateOf(about)
  const title = `A story of ${subjectOf(about)} that you may know`
  return refereeEmail(about, siteUrl, {
    kind: 'confirm-story',
    title,
    pieces: [
      {
        text: `You gave ${candidate} a reference on ${brand.name}. They ask whether you can confirm a story of their work as it is told now. It is one page:`,
      },
      { link: linkOf(paths.confirmReference.href({ story: token }), siteUrl), label: 'Read the story' },
      {
        small:
          'The link is good for 30 days. You tick only what you know of; where you remember something differently, you can say so in private.',
      },
    ],
  })
}

export type Loss = {
  refereeName: string
  isErased: boolean
  /** Whether the profile was public and cannot stay so. */
  comesDown: boolean
  /** The stories that nobody else confirmed. */
  titles: string[]
}

/** What the loss of a reference means for a profile. */
export const whatIsLost = ({ titles, comesDown }: Omit<Loss, 'isErased'>): MailPiece[] => [
  ...(titles.length
    ? [
        {
          text: 'Nobody else has confirmed these stories of yours. They are not shown any more, and wait for a validator again; another referee can confirm them meanwhile:',
        },
        { list: titles },
      ]
    : []),
  {
    text: comesDown
      ? `Your page is not on public view now. ${needed} It comes back by itself once it has them.`
      : 'Nothing else changes.',
  },
]

/**
 * For an owner: a referee withdrew, and what that means; blanked once sent, as it names a person who may be erased
 * (R26).
 */
export function withdrawnEmail(to: Owner, loss: Loss, siteUrl: string) {
  return ownerEmail(to, siteUrl, {
    kind: 'reference-withdrawn',
    isSecret: true,
    title: `A reference of yours on ${brand.name} was withdrawn`,
    pieces: [
      {
        text: `${refereeOf(loss)} has withdrawn the reference they gave you${loss.isErased ? ' and had it erased' : ''}. Referees can do that at any time, and need not say why. It is no longer on your page, and neither are their confirmations. No badge that names them is valid any more.`,
      },
      ...whatIsLost(loss),
    ],
  })
}
