import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PlainError } from '../local/plain-error.ts'
import { madeProfiles } from './made-profiles.ts'
import { type SeedProfile, seedProfileSchema } from './seed-profiles.ts'

const usage = 'Say what to seed: npm run seed -- --file profiles.jsonl, or npm run seed -- --count 1000'
const most = 1_000_000

/** The profiles that `npm run seed` is to add. @throws PlainError what it needs, in one line. */
export function chosenProfiles(args: string[]): Iterable<SeedProfile> {
  const { values } = parseArgs({ args, options: { file: { type: 'string' }, count: { type: 'string' } } })
  if (values.file) return readProfiles(values.file)
  const count = Number(values.count)
  if (Number.isInteger(count) && count > 0 && count <= most) return madeProfiles(count)
  throw new PlainError(usage)
}

function readProfiles(file: string): SeedProfile[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, place) => {
    if (!line.trim()) return []
    const profile = seedProfileSchema.safeParse(parseJson(line))
    if (profile.success) return profile.data
    const issue = profile.error.issues[0]
    throw new PlainError(`${file}, line ${place + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
