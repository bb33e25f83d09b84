import { eq } from 'drizzle-orm'
import { upsertVersion } from '#worker/features/stories/commands.ts'
import { tables } from '#worker/services/database.ts'
import { database, goLive } from './people.ts'
import { ownerWithReferees, storyWithClaims, validatedReferee } from './referees.ts'

const { claimConfirmations, confirmations, stories } = tables
type Overrides = Parameters<typeof ownerWithReferees>[0]

const text = {
  ...storyWithClaims,
  subtitle: '',
  industry: 'Transportation',
  timeline: 'A spring',
  problemDescription: 'The boats left half empty.',
  task: 'Fill them by spring.',
}

/** Puts a version of a story before the validators, as its owner does: `stories` holds nothing of it. */
export async function submitVersion(
  storyId: number,
  version: number,
  { submittedAt = new Date(), marked = [], ...changes }: SubmittedChanges = {},
) {
  const db = database()
  const version_ = {
    ...text,
    ...changes,
    storyId,
    version,
    status: 'submitted' as const,
    submittedAt,
    editedAt: submittedAt,
    createdAt: submittedAt,
  }
  const [first, ...more] = upsertVersion({ db }, version_, marked)
  await db.batch([first, ...more])
}
type SubmittedChanges = { submittedAt?: Date; marked?: string[] } & Partial<typeof text>

/** A validated referee's word for a version of a story, with the indices of the claims that they ticked or remember differently. */
export async function confirmVersion(
  { storyId, version, referenceId }: { storyId: number; version: number; referenceId: number },
  { claims = [], differs = [] }: { claims?: number[]; differs?: number[] } = {},
) {
  const db = database()
  const word = { storyId, version, referenceId }
  const at = new Date()
  await db.batch([
    db.insert(confirmations).values({ ...word, sentence: 'I counted them.', confirmedAt: at }),
    ...claims.map((claimIndex) =>
      db.insert(claimConfirmations).values({ ...word, claimIndex, outcome: 'confirmed', at }),
    ),
    ...differs.map((claimIndex) =>
      db
        .insert(claimConfirmations)
        .values({ ...word, claimIndex, outcome: 'differs', words: 'I saw ten.', at }),
    ),
  ])
}

/** An owner with two validated referees whose first story waits; one of them confirmed a claim of it, unless told otherwise. */
export async function ownerWithSubmitted(
  overrides: Overrides = {},
  { isConfirmed = true, ...changes }: SubmittedChanges & { isConfirmed?: boolean } = {},
  account?: Parameters<typeof ownerWithReferees>[1],
) {
  const empty = {
    title: '',
    problemDescription: '',
    task: '',
    solution: '',
    results: '',
    status: 'submitted' as const,
    validatedAt: null,
  }
  const owner = await ownerWithReferees(
    {
      references: [validatedReferee(), validatedReferee()],
      ...overrides,
      stories: [empty, ...(overrides.stories ?? [])],
    },
    account,
  )
  const [storyId = 0] = owner.storyIds
  const [referee] = owner.referees
  await submitVersion(storyId, 1, changes)
  if (isConfirmed && referee)
    await confirmVersion({ storyId, version: 1, referenceId: referee.id }, { claims: [0] })
  await goLive(owner.id)
  return { ...owner, storyId }
}

/** The state of a story, as on its owner's page. */
export async function storyOf(storyId: number) {
  const [found] = await database().select().from(stories).where(eq(stories.id, storyId))
  return found
}
