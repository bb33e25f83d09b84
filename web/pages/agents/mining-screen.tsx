import { later } from '#web/client/later.tsx'
import { AgentPage, agentPageHandle } from './agent-page.tsx'

const profileUrl = 'tendai-rasmusson'
export const handle = agentPageHandle(profileUrl)

const Walls = later(async () => (await import('./mining-walls.tsx')).MiningWalls)

export const Component = () => <AgentPage profileUrl={profileUrl} walls={Walls} />
