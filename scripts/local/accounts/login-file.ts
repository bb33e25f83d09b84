import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '#schema/levels.ts'
import type { Role } from '#schema/roles.ts'
import type { Settings } from '../settings.ts'

/** Somebody to sign in as: an entry of `DATA_DIR/sample-logins.json`. */
export type SampleLogin = {
  role: Role
  name: string
  email: string
  password: string
  plan?: Plan
  level?: number
  profileUrl?: string
}

export const fileOf = (dataFolder: string) => join(dataFolder, 'sample-logins.json')
/** The same, until all of them can sign in. */
export const draftOf = (dataFolder: string) => join(dataFolder, 'sample-logins.draft.json')

/** The sample log-ins of this data folder, each of which can sign in; none before its first start with samples. */
export const sampleLogins = (dataFolder: string) => readLogins(fileOf(dataFolder))

export function readLogins(file: string): SampleLogin[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

/** Writes them down where nobody else on the machine reads them. */
export function keepLogins(file: string, logins: SampleLogin[]) {
  const written = `${file}.new`
  writeFileSync(written, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 })
  renameSync(written, file)
}

/** Prints whom one can sign in as; nothing where there are no samples. */
export function printSampleLogins({ sampleData, dataFolder }: Settings): void {
  const logins = sampleData ? sampleLogins(dataFolder) : []
  if (!logins.length) return
  console.info('Sample log-ins:')
  for (const { role, plan, email, password } of logins)
    console.info(`  ${(plan ? `${role}, ${plan}` : role).padEnd(16)} ${email.padEnd(36)} ${password}`)
}
