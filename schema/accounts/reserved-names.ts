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

/** Whether a profileUrl is reserved for the product (R10): an agent's, or the first part of a path. */
export const isReservedName = (profileUrl: string) =>
  agentNames().has(profileUrl) ||
  profileUrl === profileAssistant.profileUrl ||
  firstSegments().has(profileUrl)
