import { storedText } from '#web/client/stored-value.ts'

/** Whether this browser supports passkeys, which belong to a host name. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

/** Set once somebody has added or used a passkey on this device, or wants none. */
const offered = storedText('passkey-offered')
export const markOffered = () => offered.write('yes')

/** Whether a passkey is to be offered: this device has a screen lock for it, and it was not offered here before. */
export async function isWorthOffering(): Promise<boolean> {
  if (!canUsePasskeys() || offered.read()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}
