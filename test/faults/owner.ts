import { signedInAs } from '../account.ts'
import { openHours } from '../meetings.ts'
import { goLive, writePerson } from '../people.ts'
import { secretOf, type Where } from './writers/writer.ts'

/** Somebody signed in whose page is public and who can be met; their database may stand behind a proxy. */
export async function publishOwner({ url, databaseUrl, dataFolder }: Where) {
  const authSecret = secretOf({ url, databaseUrl, dataFolder })
  const account = await signedInAs('owner', { url, databaseUrl, authSecret })
  const profile = {
    ownerId: account.id,
    email: account.email,
    plan: 'sprint',
    hasOpenHours: true,
    isSample: false,
  } as const
  const person = await writePerson({ profile }, databaseUrl)
  await openHours(person.id, {}, databaseUrl)
  await goLive(person.id, url)
  return { account, id: person.id, profileUrl: person.profileUrl }
}
