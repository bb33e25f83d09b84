import type { CDPSession, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** A device with a screen lock whose passkeys Chromium keeps; nobody unlocks it before they are told to. */
export async function deviceLock(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  onTestFinished(async () => {
    await client.send('WebAuthn.disable').catch(() => {})
  })
  return lockOf(client, authenticatorId)
}

function lockOf(client: CDPSession, authenticatorId: string) {
  const passkeys = async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    passkeys,
    /** Its user puts the finger on it whenever it asks from now on, or no longer does; what it asks already stays open. */
    unlocks: (enabled = true) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Gets the passkeys of another device, as one that synchronises them. */
    async takesFrom(other: { passkeys: typeof passkeys }) {
      for (const credential of await other.passkeys())
        await client.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}
