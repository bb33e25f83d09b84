import { later } from '#web/client/later.tsx'
import { AgentPage, agentPageHandle } from './agent-page.tsx'

const profileUrl = 'adaeze-whitcombe'
export const handle = agentPageHandle(profileUrl)

const Walls = later(async () => (await import('./coach-walls.tsx')).CoachWalls)

export const Component = () => <AgentPage profileUrl={profileUrl} walls={Walls} />
