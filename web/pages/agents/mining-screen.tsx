import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { AgentPage, agentPageHandle } from './agent-page.tsx'

const profileUrl = 'tendai-rasmusson'
export const handle = agentPageHandle(profileUrl)

const AgentBody = hydrateOnIdle(async () => (await import('./mining-body.tsx')).MiningBody)

export const Component = () => <AgentPage profileUrl={profileUrl} body={AgentBody} />
