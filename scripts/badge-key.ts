import { keyEntries } from '#schema/badges/key-entries.ts'
import { newBadgeKey, readBadgeKeys } from '#schema/badges/keys.ts'
import { publicMultikey } from '#schema/badges/multibase.ts'
import { PlainError, runTask } from './local/plain-error.ts'

/** Prints a new key for badges, and what is left of it once it is retired. */
await runTask(async () => {
  const [name = `k${new Date().toISOString().slice(0, 10)}`, ...others] = process.argv.slice(2)
  const entry = newBadgeKey(name)
  if (others.length || !keyEntries(entry))
    throw new PlainError('Give the key a name of small letters, digits and hyphens: npm run badge-key -- k2')
  const [key] = await readBadgeKeys(entry)
  if (!key) throw new Error('a new key is none')
  console.info(`${entry}

Put it before the others in BADGE_KEYS, with a comma between, and keep it secret: whoever has it can sign in your name.
When a newer key has taken its place, badges that it signed still need this in BADGE_KEYS:

${name}:${publicMultikey(key.publicKey)}`)
})
