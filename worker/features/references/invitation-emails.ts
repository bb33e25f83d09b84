import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import type { ReferenceStatus } from '#schema/references/references.ts'
import { utcDay } from '#schema/text/utc-day.ts'
import {
  greeting,
  type MailPiece,
  mailBody,
  nameForSubject,
  plainWords,
  safeName,
} from '../../services/mail/mail-body.ts'

/** An invited referee and their owner, as mails name them. */
type Invited = {
  firstName: string
  lastName: string
  email: string
  invitationStory: string
  words: string
  candidateFirstName: string
  candidateLastName: string
}
/** An owner as the recipient of a mail. */
type Owner = { candidateFirstName: string; ownerEmail: string }

const quoted = (words: string): MailPiece[] => (words ? [{ text: `“${words}”` }] : [])

/** The name of a person in a mail to strangers, unless it could pass for an offer. */
function called({ candidateFirstName, candidateLastName }: Invited) {
  const firstName = safeName(candidateFirstName)
  const name = safeName(`${candidateFirstName} ${candidateLastName}`) ?? firstName
  return { name: name ?? 'Somebody you worked with', firstName: firstName ?? 'this person' }
}

/** Whose request it is, for a subject: nobody where the whole name would not be repeated in a mail. */
function askerOf({ candidateFirstName, candidateLastName }: Invited) {
  const name = safeName(`${candidateFirstName} ${candidateLastName}`)
  return (name && (nameForSubject(name) ?? nameForSubject(candidateFirstName))) ?? 'Somebody you worked with'
}

/** The two links of an invitation: to answer, and to decline. */
function linksOf({ candidateFirstName }: Invited, token: string, siteUrl: string) {
  const known = safeName(candidateFirstName)
  const form = paths.referenceForm.href({ ...(known && { candidate: known }), token })
  return {
    form: new URL(form, siteUrl).href,
    decline: new URL(paths.withdrawReference.href({ decline: token }), siteUrl).href,
  }
}

const footOf = (name: string, siteUrl: string) =>
  `You receive this mail because ${name} gave this address as that of a referee at ${new URL(siteUrl).host}. ${brand.name} shows what experts have solved, confirmed by the people who were there. Questions, or a word about a mail you should not have had: ${contacts.support}.`

/** What a referee wants to know first, in the invitation and in its reminder. */
const terms = (firstName: string, until: Date): MailPiece[] => [
  {
    text: `It takes ten to fifteen minutes, on a phone too: eight questions, a sentence each. You can stop and go on later. The invitation is open until ${utcDay(until.toISOString())}.`,
  },
  {
    small: `What becomes public if you answer: your name, role and company, two of your answers (the form marks them), and which of ${firstName}’s claims you confirm, with a sentence of yours where you add one. Of your address only the first letter and the domain are shown. Everything else is for ${firstName} and the person who validates the profile. You can see, withdraw and erase what you wrote at any time.`,
  },
]

/** The invitation of a referee: sender and subject are fixed but for a plain name; the words of others are quoted inside. */
export function invitationEmail(invited: Invited, token: string, until: Date, siteUrl: string) {
  const { name, firstName } = called(invited)
  const { form, decline } = linksOf(invited, token, siteUrl)
  const [story, words] = [plainWords(invited.invitationStory), plainWords(invited.words)]
  const title = `${askerOf(invited)} asks you for a few words about working together`
  return {
    kind: 'invitation',
    isSecret: true,
    to: invited.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(invited.firstName),
        {
          text: `${name} asks you for a reference on ${brand.name}${story ? ', and remembers this of working with you:' : '.'}`,
        },
        ...quoted(story),
        ...(words ? [{ text: `${firstName === 'this person' ? 'They add' : `${firstName} adds`}:` }] : []),
        ...quoted(words),
        ...terms(firstName, until),
        { link: form, label: 'Give the reference' },
        { quiet: decline, label: 'I would rather not, and need no further mail about it' },
      ],
      foot: footOf(name, siteUrl),
    }),
  }
}

/**
 * The reminder of an invitation, which says whether something was written under the address, perhaps by another person.
 */
export function reminderEmail(
  invited: Invited & { status: ReferenceStatus },
  token: string,
  until: Date,
  siteUrl: string,
) {
  const { name, firstName } = called(invited)
  const { form, decline } = linksOf(invited, token, siteUrl)
  const title = `${askerOf(invited)} still hopes for a few words from you`
  return {
    kind: 'reminder',
    isSecret: true,
    to: invited.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(invited.firstName),
        {
          text:
            invited.status === 'submitted'
              ? `${name} asked you for a reference on ${brand.name}. A reference was sent under this address and never confirmed. If it was yours, the mail we sent you then holds the link that confirms it. If it was not, it counts for nothing, and here is your invitation again.`
              : `${name} asked you for a reference on ${brand.name} and has not heard from you yet. If it only slipped by, here is the link again.`,
        },
        ...terms(firstName, until),
        { link: form, label: 'Give the reference' },
        { quiet: decline, label: 'I would rather not, and need no further mail about it' },
      ],
      foot: footOf(name, siteUrl),
    }),
  }
}

const ownerFoot = (siteUrl: string) =>
  `You receive this mail because you asked for a reference at ${new URL(siteUrl).host}. Questions: ${contacts.support}.`
const toDashboard = (siteUrl: string): MailPiece => ({
  link: new URL(paths.dashboard.href('referees'), siteUrl).href,
  label: 'Ask somebody else',
})

/** For an owner: a referee declined, with their words if they gave any. */
export function declinedEmail(invited: Invited & Owner, reason: string, siteUrl: string) {
  // As the owner wrote it, not as a stranger may have since.
  const referee = safeName(`${invited.firstName} ${invited.lastName}`) ?? 'One of your referees'
  const why = plainWords(reason)
  const title = 'A reference was declined'
  return {
    kind: 'reference-declined',
    to: invited.ownerEmail,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(invited.candidateFirstName),
        {
          text: `${referee} would rather not give you a reference${why ? ', and writes:' : '. They gave no reason, and need not.'}`,
        },
        ...quoted(why),
        { text: 'We do not write to them about you again. Whom else could you ask?' },
        toDashboard(siteUrl),
      ],
      foot: ownerFoot(siteUrl),
    }),
  }
}

/**
 * For an owner: which invitations and unconfirmed answers expired; blanked once sent, as it names people who may be
 * erased (R26).
 */
export function expiredEmail(
  { candidateFirstName, ownerEmail }: Owner,
  over: readonly { name: string; status: string }[],
  siteUrl: string,
) {
  const namesOf = (isSubmitted: boolean) =>
    over
      .filter(({ status }) => (status === 'submitted') === isSubmitted)
      .map(({ name }) => safeName(name) ?? 'One of your referees')
  const [silent, unconfirmed] = [namesOf(false), namesOf(true)]
  const title = over.length === 1 ? 'An invitation has run out' : 'Some invitations have run out'
  return {
    kind: 'reference-expired',
    isSecret: true,
    to: ownerEmail,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(candidateFirstName),
        ...(silent.length
          ? [{ text: 'An invitation is open for 30 days. No answer came from:' }, { list: silent }]
          : []),
        ...(unconfirmed.length
          ? [
              {
                text: 'A reference was written, but never confirmed by the link we mailed, so it does not count:',
              },
              { list: unconfirmed },
            ]
          : []),
        { text: 'You can invite them again, or ask somebody else.' },
        { ...toDashboard(siteUrl), label: 'Open my dashboard' },
      ],
      foot: ownerFoot(siteUrl),
    }),
  }
}
