import { later } from '#web/client/later.tsx'
import { AgentPage, agentPageHandle } from './agent-page.tsx'

const profileUrl = 'tendai-rasmusson'
export const handle = agentPageHandle(profileUrl)

const AgentBody = later(async () => (await import('./mining-body.tsx')).MiningBody)

export const Component = () => <AgentPage profileUrl={profileUrl} body={AgentBody} />
