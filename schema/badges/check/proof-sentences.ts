import type { EndorsementProblem } from './endorsements.ts'
import type { ProofProblem } from './proof.ts'
import type { Sentence } from './read-sentences.ts'
import type { StatusProblem } from './status.ts'

const doNotTrust = 'Do not rely on this copy. Ask its issuer, or whoever gave it to you, for the badge.'
const askIssuer = 'Ask its issuer.'

/** Formats that exist beside ours, with what they are. */
const formats: Record<string, string> = {
  'ecdsa-sd-2023': 'which lets its holder leave parts out',
  'ecdsa-rdfc-2019': 'with keys of another kind',
  'ecdsa-jcs-2019': 'with keys of another kind',
  'eddsa-jcs-2022': 'which signs the letters of a badge instead of what they say',
  'bbs-2023': 'which lets its holder leave parts out',
  Ed25519Signature2020: 'which came before today’s',
  JsonWebSignature2020: 'which came before today’s',
}

/** What is said of a signature that does not hold, or cannot be checked. `detail` is a host, a term or a format. */
export const proofSentences: Record<ProofProblem, (detail: string) => Sentence> = {
  'signature-broken': () => ({
    title: 'This badge was changed after it was signed.',
    why: 'The signature does not fit what it says now. Even one letter is enough, and so is a signature taken from another badge.',
    todo: doNotTrust,
  }),
  'other-signer': (detail) => ({
    title: 'This badge was signed by somebody else.',
    why: `It names one issuer, and carries the signature of another${detail ? `: ${detail}` : ''}.`,
    todo: doNotTrust,
  }),
  'key-missing': (detail) => ({
    title: 'The key behind this signature is not the issuer’s.',
    why: `${detail} publishes its keys, and this one is not among them.`,
    todo: doNotTrust,
  }),
  'key-of-another': (detail) => ({
    title: 'The key behind this signature belongs to somebody else.',
    why: `${detail} lists it, but names another as the one who controls it.`,
    todo: doNotTrust,
  }),
  'key-not-for-signing': (detail) => ({
    title: 'The key behind this signature may not sign badges.',
    why: `${detail} publishes it for other purposes only.`,
    todo: doNotTrust,
  }),
  'key-expired': (detail) => ({
    title: 'The key behind this signature had run out.',
    why: `${detail} says that it was no longer to be used when the badge was signed.`,
    todo: doNotTrust,
  }),
  'key-revoked': (detail) => ({
    title: 'The key behind this signature was withdrawn.',
    why: `${detail} says that it is no longer to be trusted: somebody else may have it.`,
    todo: 'Ask the issuer to sign the badge again.',
  }),
  'wrong-purpose': () => ({
    title: 'This signature was made for something else.',
    why: 'Its purpose is not to vouch for what a badge says. It may have been taken from a log-in.',
    todo: doNotTrust,
  }),
  'no-proof': () => ({
    title: 'This badge is not signed.',
    why: 'Anybody could have written it: there is nothing in it that only its issuer could have made.',
    todo: doNotTrust,
  }),
  'proof-undated': () => ({
    title: 'This signature has no date.',
    why: 'A signature says when it was made; this one does not, or not as a date.',
    todo: askIssuer,
  }),
  'proof-expired': () => ({
    title: 'This signature has run out.',
    why: 'It fits the badge, but it was made to hold for a time that is over.',
    todo: 'Ask the issuer to sign the badge again.',
  }),
  'signed-ahead': () => ({
    title: 'This badge was signed in the future.',
    why: 'The date of its signature is still to come. Or the clock of this device is slow.',
    todo: 'Look at the date of your device, then check again.',
  }),
  'proof-chain': () => ({
    title: 'This badge has signatures on signatures.',
    why: 'One of them covers the others, which is sound, but we cannot check it.',
    todo: 'Ask its issuer for a page that checks it.',
  }),
  'other-format': (detail) => ({
    title: 'This badge is signed in a format that we cannot check.',
    why: `It is ${detail || 'one without a name'}${formats[detail] ? `, ${formats[detail]}` : ''}; we check eddsa-rdfc-2022. The badge may be genuine.`,
    todo: 'Ask its issuer for a page that checks it, or try 1EdTech’s validator at verifybadge.org.',
  }),
  'unknown-context': (detail) => ({
    title: 'This badge uses words that we have not learned.',
    why: `It takes the meaning of its fields from ${detail}, and we keep only the two vocabularies of Open Badges 3.0 and Verifiable Credentials 2.0.`,
    todo: 'Ask its issuer for a page that checks it. It may be genuine.',
  }),
  'own-context': () => ({
    title: 'This badge brings its own meaning of words.',
    why: 'It redefines what its fields say, so that what is signed and what you read could differ.',
    todo: 'Ask its issuer for one that uses the vocabularies of Open Badges 3.0 as they are.',
  }),
  'undefined-term': (detail) => ({
    title: 'This badge holds something that no signature covers.',
    why: `${detail ? `“${detail}”` : 'Something in it'} is defined by none of its vocabularies. It may have been added later.`,
    todo: doNotTrust,
  }),
  'unreadable-terms': () => ({
    title: 'This badge is not built as one.',
    why: 'Its fields stand where they cannot be read together, so nothing can be checked.',
    todo: askIssuer,
  }),
  'no-issuer': () => ({
    title: 'This badge names no issuer.',
    why: 'A signature proves that an issuer made it; nobody is named here.',
    todo: doNotTrust,
  }),
  'unknown-identifier': () => ({
    title: 'This badge’s issuer has no name that can be looked up.',
    why: 'It should be a did:web, a did:key or an https address where keys are published.',
    todo: askIssuer,
  }),
  'unknown-did-method': (detail) => ({
    title: 'We do not know how to find this issuer’s keys.',
    why: `Its name is a did:${detail}; we can look up did:web, did:key and https addresses. The badge may be genuine.`,
    todo: 'Ask its issuer for a page that checks it, or try 1EdTech’s validator at verifybadge.org.',
  }),
  'unproven-signer': () => ({
    title: 'Nothing ties this signature to its issuer.',
    why: 'It was made with a key that stands in the badge itself; whoever wrote the badge could have made it.',
    todo: askIssuer,
  }),
  'keys-unread': (detail) => ({
    title: 'The issuer’s keys could not be read.',
    why: `The keys of ${detail} were not to be had:`,
    todo: 'Check again later.',
  }),
  'keys-unreadable': (detail) => ({
    title: 'The issuer publishes no keys that we can read.',
    why: `${detail} answered, but not with a list of keys.`,
    todo: askIssuer,
  }),
  'keys-of-another': (detail) => ({
    title: 'The issuer’s list of keys is somebody else’s.',
    why: `What ${detail} publishes belongs to another name than the one in this badge.`,
    todo: doNotTrust,
  }),
  'key-kind': () => ({
    title: 'The issuer’s key is of a kind that we cannot use.',
    why: 'We check with keys of the kind Ed25519. The badge may be genuine.',
    todo: 'Ask its issuer for a page that checks it, or try 1EdTech’s validator at verifybadge.org.',
  }),
}

/** What is said where nobody can tell whether a badge was revoked. */
export const statusSentences: Record<StatusProblem, { why: string; todo: string }> = {
  'status-of-other-kind': {
    why: 'The issuer keeps its list of revoked badges in a way that we cannot read.',
    todo: 'Ask the issuer whether the badge still holds.',
  },
  'status-unread': {
    why: 'The issuer’s list of revoked badges could not be read:',
    todo: 'Check again later.',
  },
  'status-unreadable': {
    why: 'The issuer’s list of revoked badges is damaged, or too short to hold this badge.',
    todo: 'Ask the issuer whether the badge still holds.',
  },
  'status-of-another': {
    why: 'The list that answered is not the one that this badge names: it is another issuer’s, or for another purpose.',
    todo: 'Ask the issuer whether the badge still holds.',
  },
  'status-altered': {
    why: 'The list of revoked badges was changed after it was signed, or signed by somebody else under the issuer’s name.',
    todo: 'Check again later. If it stays so, ask the issuer.',
  },
  'status-unsigned': {
    why: 'The list of revoked badges is not signed with a key of the issuer, so that it proves nothing.',
    todo: 'Check again later. If it stays so, ask the issuer.',
  },
  'status-outdated': {
    why: 'The list of revoked badges that answered is out of date.',
    todo: 'Check again later.',
  },
}

type OfEndorsement = Exclude<EndorsementProblem, ProofProblem>
/** What is said of an endorsement that is whole, and still counts for nothing. */
export const endorsementSentences: Record<OfEndorsement, string> = {
  'endorses-another': 'This word was given for another badge.',
  'endorsement-revoked': 'This endorsement no longer counts: its issuer has revoked it.',
  'endorsement-expired': 'This word was given for a time that is over.',
  'endorsement-status-unknown': 'Its signature fits, but whether it was taken back we cannot tell.',
  'endorser-unknown': 'Its signature fits, but it was made with a key alone, and a key names nobody.',
}
