import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { AgentPage, agentPageHandle } from './agent-page.tsx'

const profileUrl = 'adaeze-whitcombe'
export const handle = agentPageHandle(profileUrl)

const AgentBody = hydrateOnIdle(async () => (await import('./coach-body.tsx')).CoachBody)

export const Component = () => <AgentPage profileUrl={profileUrl} body={AgentBody} />
