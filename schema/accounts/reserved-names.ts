import { brand } from '../brand.ts'
import { profileAssistant } from '../drafts/profile-assistant.ts'
import { files, launcherFile, machineCalls, redirects } from '../pages/other-addresses.ts'
import { agentNames, paths, services } from '../paths.ts'

const firstSegments = () =>
  new Set(
    [
      ...Object.values(paths).map(({ pattern }) => pattern),
      ...Object.keys(redirects),
      ...Object.values(files),
      ...Object.values(machineCalls),
      launcherFile,
      ...Object.values(services),
    ].map((path) => /^\/([^/?.]*)/.exec(path)?.[1]),
  )

/** Words in which the product itself writes and answers. */
const ownWords =
  `${brand.name.toLowerCase()} abuse accounts admin administration administrator billing care contact feedback finance help hello
  hostmaster info legal mail mailer moderation moderator newsletter no office official operations payments postmaster press
  privacy reply root sales security service staff status support sysadmin system team trust validation webmaster www`.split(
    /\s+/,
  )
/** Words that stand beside them, and alone for nobody. */
const besideThem = 'account center centre chat client customer desk login member online user'.split(' ')

/** Whether a profileUrl consists of words that stand for the product, however it is hyphenated: `support`, `rem-brandt-desk-2`. */
export function impersonatesProduct(profileUrl: string): boolean {
  const letters = profileUrl.replaceAll(/[-\d]/g, '')
  return consistsOf(letters, [...ownWords, ...besideThem]) && !consistsOf(letters, besideThem)
}

function consistsOf(letters: string, words: readonly string[]): boolean {
  const ends = new Set([0])
  for (const end of ends)
    for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length)
  return ends.has(letters.length)
}

/** Whether a profileUrl is reserved for the product (R10): an agent's, the first part of a path, or the product's own words. */
export const isReservedName = (profileUrl: string) =>
  impersonatesProduct(profileUrl) ||
  agentNames().has(profileUrl) ||
  profileUrl === profileAssistant.profileUrl ||
  firstSegments().has(profileUrl)
