import { brand } from '../brand.ts'
import { profileAssistant } from '../drafts/profile-assistant.ts'
import { files, redirects } from '../pages/other-addresses.ts'
import { agentNames, paths, services } from '../paths.ts'

const firstSegments = () =>
  new Set(
    [
      ...Object.values(paths).map(({ pattern }) => pattern),
      ...Object.keys(redirects),
      ...Object.values(files),
      ...Object.values(services),
    ].map((path) => /^\/([^/?.]*)/.exec(path)?.[1]),
  )

/** Words in which the product itself writes and answers. */
const ownWords = new Set(
  `${brand.name.toLowerCase()} abuse accounts admin administration administrator billing contact feedback finance help helpdesk hello
  hostmaster info legal mail mailer moderation moderator newsletter no noreply office official operations payments postmaster press
  privacy reply root sales security service staff status support sysadmin system team trust validation webmaster www`.split(
    /\s+/,
  ),
)

/** Whether a profileUrl consists of words that stand for the product, as `support` and `rembrandt-team-2` do. */
export function impersonatesProduct(profileUrl: string): boolean {
  const words = profileUrl.split('-').map((word) => /^(\D*)\d*$/.exec(word)?.[1] ?? word)
  return words.some(Boolean) && words.every((word) => word === '' || ownWords.has(word))
}

/** Whether a profileUrl is reserved for the product (R10): an agent's, the first part of a path, or the product's own words. */
export const isReservedName = (profileUrl: string) =>
  impersonatesProduct(profileUrl) ||
  agentNames().has(profileUrl) ||
  profileUrl === profileAssistant.profileUrl ||
  firstSegments().has(profileUrl)
