import type { AgentSettings, AgentSettingsEdit } from '#schema/agent-settings/agent-settings.ts'
import { plans } from '#schema/levels.ts'
import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { saveSettings } from '../../features/agent-settings/commands.ts'
import {
  greetingAt,
  handOffAddressOf,
  handOffShown,
  settingsOf,
} from '../../features/agent-settings/queries.ts'
import { setGreeting } from '../../features/profiles/commands.ts'
import { readTogether, write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'
import { handOffLinkTo } from './hand-off-address.ts'

/** How the signed-in owner's agent behaves. */
export async function readOwnSettings(call: Call): Promise<AgentSettings> {
  const { id, plan } = ownProfileOf(call)
  const { settings, address, greeting } = await readTogether(call, {
    settings: settingsOf(call, id),
    address: handOffAddressOf(call, id),
    greeting: greetingAt(call, id),
  })
  const [stored] = settings
  return {
    avoid: stored?.avoid ?? [],
    greeting: greeting[0]?.greeting ?? '',
    manner: stored?.manner ?? 'plain',
    ...(await handOffShown(call, address[0])),
    canTeach: plans[plan].advancedAgent,
  }
}

/**
 * Saves how the signed-in owner's agent behaves; what is undefined stays. An address for transcripts that is not the
 * owner's own is mailed a link, and counts once confirmed.
 * @throws AppError SIGN_IN_FIRST; EMAIL_UNCONFIRMED, PROFILE_SUSPENDED, ADDRESS_LINKS_SPENT: of another address.
 */
export async function saveOwnSettings(
  call: Call,
  { greeting, ...edit }: AgentSettingsEdit,
): Promise<AgentSettings> {
  const { id } = ownProfileOf(call)
  const handOffEmail = edit.handOffEmail?.toLowerCase()
  const isOwn = handOffEmail === accountOf(call).email.toLowerCase()
  const settings = {
    ...edit,
    ...(handOffEmail !== undefined && { handOffEmail: isOwn ? '' : handOffEmail }),
  }
  const link = settings.handOffEmail ? await handOffLinkTo(call, settings.handOffEmail, 'new') : undefined
  await write(
    call,
    {
      // Before the address by which it sees that it is a new one.
      mail: link?.mail,
      settings: saveSettings(call, id, settings),
      greeting: greeting === undefined ? undefined : setGreeting(call, id, greeting),
    },
    { unless: [unlessSignedOut(call), ...(link?.unless ?? [])] },
  )
  if (greeting !== undefined) await updatePublication(call, id)
  return readOwnSettings(call)
}
