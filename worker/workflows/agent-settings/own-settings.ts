import type { AgentSettings, AgentSettingsEdit } from '#schema/agent-settings/agent-settings.ts'
import { plans } from '#schema/levels.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { saveSettings } from '../../features/agent-settings/commands.ts'
import { greetingAt, settingsOf } from '../../features/agent-settings/queries.ts'
import { setGreeting } from '../../features/profiles/commands.ts'
import { readTogether, write } from '../../services/write.ts'
import { goLiveAfter } from '../profiles/go-live.ts'

/** How the signed-in owner's agent behaves. */
export async function readOwnSettings(call: Call): Promise<AgentSettings> {
  const { id, plan } = ownProfileOf(call)
  const { settings, greeting } = await readTogether(call, {
    settings: settingsOf(call, id),
    greeting: greetingAt(call, id),
  })
  const [kept] = settings
  return {
    avoid: kept?.avoid ?? [],
    greeting: greeting[0]?.greeting ?? '',
    manner: kept?.manner ?? 'plain',
    handOffEmail: kept?.handOffEmail ?? '',
    canTeach: plans[plan].advancedAgent,
  }
}

/** Saves how the signed-in owner's agent behaves, and publishes its greeting; what is undefined stays. Safe to repeat. */
export async function saveOwnSettings(
  call: Call,
  { greeting, ...settings }: AgentSettingsEdit,
): Promise<AgentSettings> {
  const { id } = ownProfileOf(call)
  await write(call, {
    settings: saveSettings(call, id, settings),
    greeting: greeting === undefined ? undefined : setGreeting(call, id, greeting),
  })
  if (greeting !== undefined) await goLiveAfter(call, id)
  return readOwnSettings(call)
}
