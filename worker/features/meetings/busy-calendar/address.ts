import { isOnInternet, withoutRoot } from '#schema/text/host-name.ts'
import type { Call } from '../../../call.ts'

/** Why an address is refused, for its owner. */
export const addressRefusals = {
  noAddress: 'Please enter an address that begins with https:// or webcal://.',
  notEncrypted:
    'We read calendars over an encrypted connection only: the address has to begin with https://.',
  withPassword:
    'This address holds a name and a password. Please use the private address that your calendar gives you instead.',
  isPrivate:
    'This address leads into a private network, where we cannot read. Please use one that is on the internet.',
  isOurs: 'This is the address of your meetings here. Please enter the one of your own calendar.',
} as const

/**
 * The URL of a calendar, or why it is refused: only https and names on the internet, so that no private network is
 * reached; locally also LOCAL_CALENDAR_ORIGIN. `base` is the redirecting address.
 */
export function calendarAddress({ variables }: Call, text: string, base?: URL): URL | string {
  const secured = text.trim().replace(/^webcals?:\/\//i, 'https://')
  if (!URL.canParse(secured, base)) return addressRefusals.noAddress
  const address = new URL(secured, base)
  if (address.username || address.password) return addressRefusals.withPassword
  const { APP_ENV, LOCAL_CALENDAR_ORIGIN, APP_URL } = variables
  if (
    APP_ENV === 'local' &&
    LOCAL_CALENDAR_ORIGIN &&
    address.origin === new URL(LOCAL_CALENDAR_ORIGIN).origin
  )
    return address
  if (address.protocol !== 'https:')
    return address.protocol === 'http:' ? addressRefusals.notEncrypted : addressRefusals.noAddress
  if (!isOnInternet(address.hostname)) return addressRefusals.isPrivate
  return withoutRoot(address.hostname) === new URL(APP_URL).hostname ? addressRefusals.isOurs : address
}
