import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { seededRandom } from '#schema/picture/random.ts'
import { claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import type { Call } from '#worker/call.ts'
import { upsertConfirmations } from '#worker/features/references/answer-commands.ts'
import { issueOwnLink } from '#worker/features/references/links.ts'
import { isConfirmedBy } from '#worker/features/references/story-queries.ts'
import { tables } from '#worker/services/database.ts'
import { type Browser, browser, signedInAs } from '../account.ts'
import { callOn } from '../call.ts'
import { databaseAt, writePerson } from '../people.ts'
import { jsonOf } from '../requests.ts'
import { wholeStory } from '../stories.ts'

const { claims, confirmations, claimConfirmations, references, stories, storyVersions } = tables
type ProductAccess = { url: string; databaseUrl: string; authSecret: string }
type Version = typeof storyVersions.$inferSelect

const sentences = [
  'I asked 400 passengers when they wanted to go.',
  'I listened to what they said.',
  'I drew three timetables, and burnt the first.',
  'By April 9 of 10 boats were full.',
  'Nobody shouted at the gate any more.',
]
const maxStories = 2
/** The statuses that an owner's call may receive. */
const expectedStatuses = [200, 201, 204, 400, 404, 409]

/**
 * Lets an owner, their referees and a validator act at random on a few stories, some at once; answers what was done and
 * which rules of versions (R9) were broken.
 */
export async function simulateStoryChanges(product: ProductAccess, seed: number, steps: number) {
  const random = seededRandom(seed)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const some = <One>(list: readonly One[]) => list.filter(() => random() < 0.5)
  const db = databaseAt(product.databaseUrl)
  const [owner, validator] = [await signedInAs('owner', product), await signedInAs('validator', product)]
  const { id: profileId } = await writePerson(
    {
      profile: { ownerId: owner.id, email: owner.email },
      stories: [],
      references: [1, 2, 3].map(() => ({ email: `${randomUUID()}@harbour.example` })),
    },
    product.databaseUrl,
  )
  const referees = await db.select().from(references).where(eq(references.profileId, profileId))
  const variables = { AUTH_SECRET: product.authSecret } as Call['variables']
  const as = callOn(db, { variables })
  const visitor = browser(product.url)
  const broken: string[] = []
  const done: Record<string, number> = {}
  const rules = versionRules()
  /** As somebody's tab shows it, sometimes from long ago. */
  const read = new Map<number, OwnStory[]>()

  const ask = async (action: string, answer: ReturnType<Browser['get']>) => {
    const { status } = await answer
    if (!expectedStatuses.includes(status)) broken.push(`${action}: ${status}`)
    if (status < 300) done[action] = (done[action] ?? 0) + 1
    const { story } = status < 300 && status !== 204 ? await jsonOf<{ story?: OwnStory }>(answer) : {}
    if (story) read.set(story.id, [...(read.get(story.id) ?? []), story])
  }
  const text = () => ({
    ...(random() < 0.3 && { title: `The boats, ${Math.floor(random() * 100)}` }),
    ...(random() < 0.7 && { solution: some(sentences).join(' ') }),
    ...(random() < 0.5 && { results: [...some(sentences), pick(sentences)].join(' ') }),
    ...(random() < 0.5 && { marked: some(sentences) }),
  })
  const edit = async (id: number) => {
    const known = read.get(id) ?? []
    const base = (random() < 0.85 ? known.at(-1) : pick(known))?.current
    const basedOn = { version: base?.version ?? 1, editedAt: base?.editedAt ?? new Date().toISOString() }
    await ask('edit', owner.put(`/stories/${id}`, { basedOn, ...text() }))
    if (random() < 0.5) await ask('read', owner.get(`/stories/${id}`))
  }
  const versionsOf = (id: number) =>
    db.select().from(storyVersions).where(eq(storyVersions.storyId, id)).orderBy(asc(storyVersions.version))
  const call = (action: string) => (id: number) => ask(action, owner.post(`/stories/${id}/${action}`))
  const [submit, takeBack, remove] = [call('submit'), call('take-back'), call('delete')]

  /** A referee ticks some claims of what they are shown, or the story where it claims nothing. */
  const confirm = async (id: number) => {
    const shown = (await versionsOf(id)).filter(({ status }) => ['submitted', 'validated'].includes(status))
    const version = shown.at(-1)?.version
    if (version === undefined) return
    const indices = await db
      .select({ claimIndex: claims.claimIndex })
      .from(claims)
      .where(sql`story_id = ${id} and version = ${version}`)
    const ticked = indices.length ? [pick(indices), ...some(indices)] : []
    const about = { storyId: id, version }
    const statement = {
      confirmed: [{ ...about, sentence: '' }],
      claims: [...new Set(ticked.map(({ claimIndex }) => claimIndex))].map((claimIndex) => ({
        ...about,
        claimIndex,
        outcome: 'confirmed' as const,
        words: '',
      })),
    }
    const [first, ...others] = upsertConfirmations(as, pick(referees).id, statement, sql`true`)
    if (first) await db.batch([first, ...others])
  }
  const decide = async (id: number) => {
    const waits = (await versionsOf(id)).find(({ status }) => status === 'submitted')
    const verdict = random() < 0.7 ? { verdict: 'validated' } : { verdict: 'returned', note: 'Which boats?' }
    if (waits) await ask('review', validator.post(`/reviews/${id}`, { version: waits.version, ...verdict }))
  }
  /** Withdraws what a referee said; they may be asked anew. */
  const withdraw = async () => {
    const referee = pick(referees)
    const token = await issueOwnLink(as, referee)
    const { status } = await visitor.post('/references/withdraw', { token })
    if (status !== 200) broken.push(`withdraw: ${status}`)
    await db.batch([
      db.delete(confirmations).where(eq(confirmations.referenceId, referee.id)),
      db.delete(claimConfirmations).where(eq(claimConfirmations.referenceId, referee.id)),
      db
        .update(references)
        .set({ status: 'validated', validatedAt: new Date() })
        .where(eq(references.id, referee.id)),
    ])
  }
  const begin = () =>
    ask('begin', owner.post('/stories', { storyKey: randomUUID(), ...wholeStory, ...text() }))
  const order = async (ids: number[]) => {
    await ask('order', owner.post('/stories/order', { ids: ids.toSorted(() => random() - 0.5) }))
  }
  const often = (times: number, name: string, act: (id: number) => Promise<void>) =>
    Array.from({ length: times }, () => [name, act] as const)
  const onOne = [
    ...often(4, 'edit', edit),
    ...often(3, 'submit', submit),
    ...often(1, 'take-back', takeBack),
    ...often(5, 'confirm', confirm),
    ...often(5, 'review', decide),
  ]
  const nextActs = (ids: number[]): (readonly [name: string, act: () => Promise<void>])[] => {
    const chance = random()
    if (!ids.length || (ids.length < maxStories && chance < 0.08)) return [['begin', begin]]
    if (chance > 0.985) return [['delete', () => remove(pick(ids))]]
    if (chance > 0.93) return [['withdraw', withdraw]]
    if (chance > 0.91) return [['order', () => order(ids)]]
    const both = random() < 0.3 ? [pick(onOne), pick(onOne)] : [pick(onOne)]
    const id = pick(ids)
    return both.map(([name, act]) => [name, () => act(id)] as const)
  }

  for (let step = 1; step <= steps && !broken.length; step += 1) {
    const ids = (await db.select().from(stories).where(eq(stories.profileId, profileId))).map(({ id }) => id)
    const acts = nextActs(ids)
    await Promise.all(acts.map(([, act]) => act()))
    const found = await rules(db, profileId)
    broken.push(
      ...found.map(
        (rule) => `seed ${seed}, step ${step}, ${acts.map(([name]) => name).join(' & ')}: ${rule}`,
      ),
    )
  }
  return { broken, done }
}

/** The rules of versions, with what was seen of them before. */
function versionRules() {
  const frozen = new Map<string, string>()
  const times = new Map<string, number>()
  return async (db: ReturnType<typeof databaseAt>, profileId: number): Promise<string[]> => {
    const own = db.select({ id: stories.id }).from(stories).where(eq(stories.profileId, profileId))
    const [storyRows, versions, claimRows, unfounded] = await db.batch([
      db.select().from(stories).where(eq(stories.profileId, profileId)),
      db
        .select()
        .from(storyVersions)
        .where(inArray(storyVersions.storyId, own))
        .orderBy(asc(storyVersions.version)),
      db.select().from(claims).where(inArray(claims.storyId, own)).orderBy(asc(claims.claimIndex)),
      db
        .select({ id: stories.id })
        .from(stories)
        .where(sql`profile_id = ${profileId} and status = 'validated' and not ${isConfirmedBy(sql`true`)}`),
    ])
    const broken = unfounded.map(({ id }) => `story ${id} is public on nobody's word`)
    for (const story of storyRows) {
      const own = versions.filter(({ storyId }) => storyId === story.id)
      const must = (holds: boolean, rule: string) => {
        if (!holds) broken.push(`story ${story.id}, ${rule}: ${own.map(({ status }) => status).join()}`)
      }
      const [validated, ...moreValidated] = own.filter(({ status }) => status === 'validated')
      const newest = own.at(-1)
      must(moreValidated.length === 0, 'two versions are validated')
      must(own.filter(({ status }) => status === 'submitted').length <= 1, 'two versions wait')
      must(
        own.slice(0, -1).every(({ status }) => status !== 'draft'),
        'a draft is not the newest',
      )
      must(
        own.every(({ version }, at) => version === at + 1),
        'a version is missing',
      )
      must((story.status === 'validated') === Boolean(validated), `it is said to be ${story.status}`)
      if (validated) {
        must(story.version === validated.version, 'another version is published')
        must(textsOf(story) === textsOf(validated), 'what is published is not what was validated')
      } else {
        const status = newest?.status === 'taken-back' ? 'draft' : newest?.status
        must(story.status === status, `it is said to be ${story.status}`)
      }
      for (const version of own) {
        const key = `${version.storyId}/${version.version}`
        const text = textsOf(version)
        must(
          (times.get(key) ?? version.createdAt.getTime()) === version.createdAt.getTime(),
          'a number is reused',
        )
        must(
          (frozen.get(key) ?? text) === text,
          `version ${version.version} was changed after it was submitted`,
        )
        times.set(key, version.createdAt.getTime())
        if (version.status !== 'draft') frozen.set(key, text)
        const claimed = claimRows.filter((one) => one.storyId === story.id && one.version === version.version)
        const marked = claimed.flatMap(({ isMarked, text }) => (isMarked ? [text] : []))
        const due = claimsIn(version, marked).map((one) => ({ ...one, isMarked: !holdsFigure(one.text) }))
        const has = claimed.map(({ claimIndex, part, text, isMarked }) => ({
          claimIndex,
          part,
          text,
          isMarked,
        }))
        must(
          JSON.stringify(has) === JSON.stringify(due),
          `version ${version.version} claims ${JSON.stringify(has)}`,
        )
      }
    }
    return broken
  }
}

const textsOf = (version: Pick<Version, (typeof storyTexts)[number]>) =>
  JSON.stringify(storyTexts.map((name) => version[name]))
