import { profileAssistant } from '../drafts/profile-assistant.ts'
import { agentNames, files, paths, redirects, services } from '../paths.ts'

const firstSegments = () =>
  new Set(
    [
      ...Object.values(paths).map(({ pattern }) => pattern),
      ...Object.keys(redirects),
      ...Object.values(files),
      ...Object.values(services),
    ].map((path) => /^\/([^/?.]*)/.exec(path)?.[1]),
  )

/** Whether a profileUrl is the house's own, which no owner may take (R10): an agent's, or one that begins a path. */
export const isReservedName = (profileUrl: string) =>
  agentNames().has(profileUrl) ||
  profileUrl === profileAssistant.profileUrl ||
  firstSegments().has(profileUrl)
