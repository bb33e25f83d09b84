import { PlainError, runTask } from './local/plain-error.ts'
import { newPushKeys } from './local/push-keys.ts'

/** Prints new keys for pushes. */
await runTask(async () => {
  if (process.argv.length > 2) throw new PlainError('npm run push-keys takes no words')
  const { publicKey, privateKey } = newPushKeys()
  console.info(`VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}

Set both together with VAPID_SUBJECT, a mailbox of yours: mailto:you@your-site.example. Keep the private key secret, and
keep both: with new ones, nobody gets pushes until they open the dashboard again.`)
})
