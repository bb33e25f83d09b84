import { plans } from '#schema/levels.ts'
import { originIn } from '#schema/widget/origins.ts'
import type { WidgetSettings, WidgetSettingsEdit } from '#schema/widget/widget-settings.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { saveWidgetSettings } from '../../features/widget/commands.ts'
import { refusalsOf, widgetSettingsOf } from '../../features/widget/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { readTogether, write } from '../../services/write.ts'

const usual = { domains: [], accent: '', position: 'right', greeting: '', theme: 'auto' } as const

/** Where the signed-in owner's widget may be shown, how it looks, and which sites were refused. */
export async function readWidgetSettings(call: Call): Promise<WidgetSettings> {
  const { id, plan } = ownProfileOf(call)
  const { settings, refused } = await readTogether(call, {
    settings: widgetSettingsOf(call, id),
    refused: refusalsOf(call, id),
  })
  const [stored] = settings
  return {
    ...(stored ?? { ...usual, domains: [] }),
    refused: refused.map(({ lastAt, ...site }) => ({ ...site, lastAt: lastAt.toISOString() })),
    isUnlocked: plans[plan].widget,
  }
}

const invalidDomain = (text: string) =>
  new AppError('NOT_A_DOMAIN', {
    details: [{ path: 'domains', message: `“${text}” is no site that can be allowed.` }],
  })

/**
 * Saves where the signed-in owner's widget may be shown and how it looks; what is undefined stays. Safe to repeat.
 * @throws AppError NOT_A_DOMAIN, SIGN_IN_FIRST.
 */
export async function changeWidgetSettings(call: Call, edit: WidgetSettingsEdit): Promise<WidgetSettings> {
  const isLocal = call.variables.APP_ENV === 'local'
  const origins = edit.domains?.map((text) => {
    const origin = originIn(text, isLocal)
    if (!origin) throw invalidDomain(text)
    return origin
  })
  const domains = origins && [...new Set(origins)]
  await write(
    call,
    { settings: saveWidgetSettings(call, ownProfileOf(call).id, { ...edit, domains }) },
    { unless: [unlessSignedOut(call)] },
  )
  return readWidgetSettings(call)
}
