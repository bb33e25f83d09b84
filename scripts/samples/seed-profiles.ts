import { createClient } from '@libsql/client/web'
import { z } from 'zod'
import { businessAreas, industries } from '#schema/options.ts'
import { profileUrlSchema } from '#schema/profiles/profiles.ts'
import { passagesOfProfile } from '#schema/tables/search.ts'
import { placementsOf, searchPassagesOf, textWithoutName } from '#worker/features/gallery/placement.ts'
import { termVectorOf } from '#worker/features/knowledge/term-vectors.ts'

/** One line of a seed file: the form of `experts.jsonl`. */
export const seedProfileSchema = z.object({
  profileUrl: profileUrlSchema,
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  currentRole: z.string(),
  industry: z.enum(industries),
  businessAreas: z.array(z.enum(businessAreas)).min(1),
  coreProblemSolved: z.string(),
  expertise: z.array(z.string()),
  yearsExperience: z.string(),
})
export type SeedProfile = z.infer<typeof seedProfileSchema>

const batchSize = 1000
/** Samples are listed behind what people publish: their place follows from their order, not from the day they were seeded. */
const firstListedAt = Date.UTC(2025, 0, 1)

/**
 * Publishes plain sample profiles, a thousand in one round trip; a name that is taken is left as it is.
 * Answers how many are new.
 */
export async function seedProfiles(databaseUrl: string, profiles: Iterable<SeedProfile>): Promise<number> {
  const client = createClient({ url: databaseUrl })
  let added = 0
  let index = 0
  try {
    for (const batch of batches(profiles, batchSize)) {
      const rows = batch.map((profile) => rowOf(profile, firstListedAt - 1000 * index++))
      added += await publish(client, rows)
    }
  } finally {
    client.close()
  }
  return added
}

const rowOf = (profile: SeedProfile, listedAt: number) => {
  const [head] = searchPassagesOf({
    ...profile,
    name: `${profile.firstName} ${profile.lastName}`,
    headline: '',
    coreDeliverables: [],
    about: '',
    solutionProfile: { keySkills: [] },
    stories: [],
    references: [],
  })
  const termVector = head && Buffer.from(termVectorOf(textWithoutName(head))).toString('hex')
  return { ...profile, listedAt, head, termVector }
}

/** All or nothing: a profile that exists is published, also when a run was cut off. */
async function publish(
  client: ReturnType<typeof createClient>,
  rows: ReturnType<typeof rowOf>[],
): Promise<number> {
  const placements = rows.flatMap((row) =>
    placementsOf({ ...row, id: 0, featuredRank: null, listedAt: new Date(row.listedAt) }).map(
      ({ profileId: _, ...placement }) => ({
        ...placement,
        profileUrl: row.profileUrl,
      }),
    ),
  )
  const [, worded] = await client.batch(
    [
      {
        sql: `insert into profiles (profile_url, first_name, last_name, email, current_role, industry, business_areas, core_problem_solved,
            expertise, years_experience, plan, is_sample, listed_at, created_at, updated_at)
          select value->>'profileUrl', value->>'firstName', value->>'lastName', value->>'profileUrl' || '@sample.example', value->>'currentRole',
            value->>'industry', value->'businessAreas', value->>'coreProblemSolved', value->'expertise', value->>'yearsExperience', 'starter', 1,
            value->>'listedAt', value->>'listedAt', value->>'listedAt'
          from json_each(?) where true on conflict (profile_url) do nothing`,
        args: [JSON.stringify(rows)],
      },
      {
        sql: `insert into profile_search (rowid, name, role, problem, expertise, story, feedback)
          select p.id * ${passagesOfProfile}, value->>'$.head.name', value->>'$.head.role', value->>'$.head.problem', value->>'$.head.expertise', '', ''
          from json_each(?) join profiles p on p.profile_url = value->>'profileUrl'
          where p.is_sample = 1 and not exists (select 1 from gallery_placements g where g.profile_id = p.id)`,
        args: [JSON.stringify(rows)],
      },
      {
        sql: `insert or ignore into profile_term_vectors (profile_id, vector)
          select p.id, unhex(value->>'termVector') from json_each(?) join profiles p on p.profile_url = value->>'profileUrl' where p.is_sample = 1`,
        args: [JSON.stringify(rows)],
      },
      {
        sql: `insert or ignore into gallery_placements (area, position, profile_id, industry)
          select value->>'area', value->>'position', p.id, value->>'industry'
          from json_each(?) join profiles p on p.profile_url = value->>'profileUrl' where p.is_sample = 1`,
        args: [JSON.stringify(placements)],
      },
    ],
    'write',
  )
  return worded?.rowsAffected ?? 0
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length) yield batch
}
