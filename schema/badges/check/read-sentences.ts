import type { LoadProblem } from './load.ts'
import type { ReadProblem } from './read-badge.ts'

/** What is said of a finding: a heading, why it is so, and what the reader can do. */
export type Sentence = { title: string; why: string; todo: string }

const askForFile = 'Ask whoever gave it to you for the badge as a JSON file.'
const original =
  'Ask for the file as it was downloaded: a screenshot, a chat or an editor of pictures drops what is in it.'

/** What is said of what is no badge that can be read. */
export const readSentences: Record<ReadProblem, (detail: string) => Sentence> = {
  empty: () => ({
    title: 'There is nothing in it.',
    why: 'The file or the field holds no text.',
    todo: 'Choose the file again, or paste the badge’s address.',
  }),
  'moved-file': () => ({
    title: 'This file cannot be read any more.',
    why: 'It was moved, renamed or changed since you chose it.',
    todo: 'Choose the file again.',
  }),
  'too-large': () => ({
    title: 'This is too large for a badge.',
    why: 'We read pictures of up to 20 MB, and badges of up to a million characters.',
    todo: askForFile,
  }),
  'other-file': () => ({
    title: 'A file of this kind holds no badge.',
    why: 'A badge is a JSON file, or a PNG picture with the badge inside.',
    todo: askForFile,
  }),
  svg: () => ({
    title: 'A badge inside an SVG is not read here.',
    why: 'Of pictures we read PNG alone.',
    todo: 'Ask whoever gave it to you for the badge as JSON or as PNG.',
  }),
  'web-page': () => ({
    title: 'This is a web page, not a badge.',
    why: 'People read the page; the badge itself is a file that it may offer.',
    todo: 'Look on that page for a download of the badge, and bring the file here.',
  }),
  'picture-without-badge': () => ({
    title: 'There is no badge in this picture.',
    why: 'It may once have had one. What you see of it proves nothing.',
    todo: original,
  }),
  'picture-cut-off': () => ({
    title: 'This picture is not whole.',
    why: 'The file breaks off, and no badge stands in what is left.',
    todo: 'Download it again.',
  }),
  'picture-wrong-checksum': () => ({
    title: 'The badge in this picture is damaged.',
    why: 'Its checksum does not fit: some bytes changed on the way.',
    todo: 'Download it again.',
  }),
  'picture-several-badges': () => ({
    title: 'There are several badges in this picture.',
    why: 'A picture holds one. Which of them is meant, nobody can tell.',
    todo: askForFile,
  }),
  'picture-unreadable': () => ({
    title: 'The badge in this picture cannot be read.',
    why: 'There is a place for one, and no text in it that we could unpack.',
    todo: original,
  }),
  jwt: () => ({
    title: 'This badge is signed as a VC-JWT.',
    why: 'That is a sound format, but not one that we can check. It may be genuine.',
    todo: 'Ask its issuer for a page that checks it, or try 1EdTech’s validator at verifybadge.org.',
  }),
  'open-badges-2': () => ({
    title: 'This is a badge of Open Badges 2.0 or older.',
    why: 'Most of these carry no signature: whether they hold is known only to the issuer’s own server.',
    todo: 'Open the address in it at the issuer’s site, or ask the issuer for an Open Badges 3.0 version.',
  }),
  'no-credential': () => ({
    title: 'This is not a badge.',
    why: 'It is JSON, but it does not say that it is a credential.',
    todo: 'Choose the file that you were given as the badge.',
  }),
  presentation: () => ({
    title: 'This is a wallet’s presentation, not a badge by itself.',
    why: 'It wraps one or several credentials for one reader and one moment.',
    todo: 'Ask for the badge alone: wallets can export it as JSON.',
  }),
  'lone-endorsement': () => ({
    title: 'This is an endorsement without its badge.',
    why: 'Somebody’s word about a badge means little where the badge is not beside it.',
    todo: 'Bring the badge: the endorsement stands in it.',
  }),
  'other-credential': (detail) => ({
    title: 'This is a credential of another kind.',
    why: `It calls itself ${detail ? `“${detail}”` : 'nothing that we know'}, which is not an Open Badge.`,
    todo: 'Ask its issuer where it can be checked.',
  }),
  'forbidden-name': (detail) => ({
    title: 'This holds a name that no badge has.',
    why: `A field called “${detail}” is a known way to trick programs that read a file.`,
    todo: 'Do not trust this file. Ask its issuer for the badge.',
  }),
  'not-json': () => ({
    title: 'This cannot be read as a badge.',
    why: 'It is neither an address nor whole JSON: something is missing, or it never was JSON.',
    todo: 'Copy all of it, from the first brace to the last, or choose the file.',
  }),
  'too-deep': () => ({
    title: 'This is nested too deeply for a badge.',
    why: 'No badge has forty things inside each other, so we did not read on.',
    todo: askForFile,
  }),
  'too-many-values': () => ({
    title: 'This holds too many things for a badge.',
    why: 'It has more than 4,000 values, so we did not read on.',
    todo: askForFile,
  }),
  'duplicate-name': (detail) => ({
    title: 'This says one thing twice.',
    why: `A field named “${detail}” stands twice in one place: one reader takes the first, another the last, and a signature can hold for either.`,
    todo: 'Do not trust this file. Ask its issuer for the badge.',
  }),
}

/** Why an address could not be read; what could not be read stands before it. */
export const loadSentences: Record<LoadProblem, { why: string; todo: string }> = {
  offline: {
    why: 'you are offline.',
    todo: 'Check again once you are back.',
  },
  refused: {
    why: 'its server is not there, or does not let a browser on another site ask it.',
    todo: 'Open the address yourself: if something is there, the server refused the browser.',
  },
  'too-slow': {
    why: 'its server did not answer within ten seconds.',
    todo: 'Check again in a moment.',
  },
  'not-found': {
    why: 'there is nothing at that address.',
    todo: 'See whether the address is whole, or ask whoever gave it to you.',
  },
  gone: {
    why: 'it was there, and has been removed for good.',
    todo: 'Ask whoever showed you the badge.',
  },
  busy: {
    why: 'its server is asked too often just now.',
    todo: 'Check again in a minute.',
  },
  'too-many': {
    why: 'this badge leads to more than twelve addresses, and we asked no further.',
    todo: 'Ask its issuer for a simpler one.',
  },
  'server-error': {
    why: 'its server answered with an error.',
    todo: 'Check again later.',
  },
  'too-large': {
    why: 'its server sent more than a badge can need.',
    todo: 'Ask its issuer whether the address is right.',
  },
  redirected: {
    why: 'its server sent us on to another place, which the keys of an issuer must not do.',
    todo: 'Ask its issuer to publish the keys where its name says.',
  },
  'private-address': {
    why: 'the address is a number or a name of a private network, and we do not send your browser there.',
    todo: 'Bring the badge as a file.',
  },
  'insecure-address': {
    why: 'the address begins with http:, so anybody on the way could change what it says.',
    todo: 'Try it with https:, or bring the badge as a file.',
  },
  'not-an-address': {
    why: 'this is not a whole web address.',
    todo: 'It begins with https://',
  },
}
