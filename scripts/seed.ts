import { services } from '#schema/paths.ts'
import { grouped } from '#schema/text/numbers.ts'
import { migrate } from './local/database/migrate.ts'
import { withDatabase } from './local/database/reached-database.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'
import { chosenProfiles } from './samples/chosen-profiles.ts'
import { seedProfiles } from './samples/seed-profiles.ts'

/** Adds sample profiles to the database that is named or of a product, running or stopped. Repeating it adds nothing. */
await runTask(async () => {
  const profiles = chosenProfiles(process.argv.slice(2))
  const startedAt = performance.now()
  const added = await withDatabase(
    readSettings(),
    async ({ url, productUrl }) => {
      const added = await seedProfiles(url, profiles)
      if (productUrl) await showAtOnce(productUrl)
      return added
    },
    migrate,
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.info(`${grouped(added)} ${added === 1 ? 'profile' : 'profiles'} added in ${seconds} s`)
})

/** The running product would otherwise show the new profiles a minute late, and know their words within the hour. */
function showAtOnce(url: string) {
  return Promise.all(
    ['renew-pages', 'count-words'].map(async (job) => {
      const answer = await fetch(`${url}${services.api}/dev/cron/${job}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
      if (!answer.ok) throw new PlainError(`The profiles are added, but ${job} failed: ${answer.status}`)
    }),
  )
}
