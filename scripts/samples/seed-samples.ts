import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleExpert } from '#schema/samples/sample-expert.ts'
import { openPatientDatabase } from '#worker/services/database.ts'
import { publishSamples } from './publish-samples.ts'

const folder = join(import.meta.dirname, '../../schema/samples')

/** Every expert among the samples, the two featured ones first. */
export async function sampleExperts(): Promise<SampleExpert[]> {
  const files = readdirSync(folder)
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  )
  const experts = modules.flatMap((module) => Object.values(module).filter(isExpert))
  return experts.sort((one, other) => (one.featuredRank ?? 9) - (other.featuredRank ?? 9))
}

const isExpert = (value: unknown): value is SampleExpert =>
  typeof value === 'object' && value !== null && 'profileUrl' in value && 'stories' in value

const open = (databaseUrl: string) => openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl })

/** The two experts that every installation has (R2). */
export const upsertFeatured = async (databaseUrl: string) =>
  publishSamples(
    open(databaseUrl),
    (await sampleExperts()).filter(({ featuredRank }) => featuredRank !== undefined),
  )

/** All sample experts, for an installation that shows them (SAMPLE_DATA=on). */
export const seedSamples = async (databaseUrl: string) =>
  publishSamples(open(databaseUrl), await sampleExperts())
