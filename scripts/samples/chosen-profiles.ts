import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from '../local/plain-error.ts'
import { madeProfiles } from './made-profiles.ts'
import { type SeedProfile, seedProfileSchema } from './seed-profiles.ts'

const usage = 'Say what to seed: npm run seed -- --file profiles.jsonl, or npm run seed -- --count 1000'
const max = 1_000_000

/** The profiles that `npm run seed` is to add. @throws PlainError what it needs, in one line. */
export function chosenProfiles(args: string[]): Iterable<SeedProfile> {
  const { file, count } = parse(args)
  // npm runs a command from the root, wherever it was given.
  if (file) return readProfiles(resolve(process.env.INIT_CWD ?? '.', file))
  const wanted = Number(count)
  if (Number.isInteger(wanted) && wanted > 0 && wanted <= max) return madeProfiles(wanted)
  throw new PlainError(usage)
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { file: { type: 'string' }, count: { type: 'string' } } }).values
  } catch {
    throw new PlainError(usage)
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

function readProfiles(file: string): SeedProfile[] {
  const lines = textOf(file).split('\n')
  return lines.flatMap((line, index) => {
    if (!line.trim()) return []
    const profile = seedProfileSchema.safeParse(parseJson(line))
    if (profile.success) return profile.data
    const issue = profile.error.issues[0]
    throw new PlainError(`${file}, line ${index + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
