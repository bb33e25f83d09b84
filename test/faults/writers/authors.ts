import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import type { Call } from '#worker/call.ts'
import { issueReferenceLink } from '#worker/features/references/links.ts'
import { tables } from '#worker/services/database.ts'
import { signedInAs } from '../../account.ts'
import { callOn } from '../../call.ts'
import { databaseAt } from '../../people.ts'
import { postJson } from '../../requests.ts'
import { wholeStory } from '../../stories.ts'
import { publishOwner } from '../owner.ts'
import { cookieOf, mismatch, type RunStep, secretOf, type Where, type Writer } from './writer.ts'

const { claimConfirmations, decisions, outbox, references, stories, storyVersions } = tables
/** So many stories stay; the oldest are deleted, for an owner has fifty at most. */
const maxKept = 20

type Known = { key: string; title: string; id?: number; verdict?: 'validated' | 'returned'; isDeleted?: true }
type Answer = { story: OwnStory }

/** An owner who writes, submits and deletes stories, a referee who confirms them, and a validator who decides. */
export async function authors(product: Where): Promise<Writer> {
  const { url, databaseUrl } = product
  const authSecret = secretOf(product)
  const db = databaseAt(databaseUrl)
  const owner = await publishOwner(product)
  const validator = await signedInAs('validator', { url, databaseUrl, authSecret })
  const [referee] = await db.select().from(references).where(eq(references.profileId, owner.id))
  if (!referee) throw new Error('Nobody confirms')
  const as = callOn(db, { variables: { AUTH_SECRET: authSecret } as Call['variables'] })
  const all: Known[] = []

  const call = (
    person: { cookies: Map<string, string> } | undefined,
    method: string,
    path: string,
    body = {},
  ) => {
    const headers = { 'Content-Type': 'application/json', ...(person && { Cookie: cookieOf(person) }) }
    return (signal: AbortSignal) =>
      fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body), signal })
  }

  async function act(runStep: RunStep, turn: number) {
    const key = randomUUID()
    const known: Known = { key, title: '' }
    all.push(known)
    const begun = await runStep<Answer>(
      `begins ${key}`,
      call(owner.account, 'POST', '/stories', { storyKey: key, ...wholeStory }),
    )
    const { id, current } = begun.story
    known.id = id
    const basedOn = { version: current.version, editedAt: current.editedAt }
    const title = `The boats, ${key}`
    await runStep(`saves ${key}`, call(owner.account, 'PUT', `/stories/${id}`, { basedOn, title }))
    known.title = title
    await runStep(`submits ${key}`, call(owner.account, 'POST', `/stories/${id}/submit`))
    const body = { referenceIds: [referee?.id] }
    await runStep(`asks about ${key}`, call(owner.account, 'POST', `/stories/${id}/ask-confirmation`, body))
    const about = { id: referee?.id ?? 0, storyId: id, version: 1 }
    const token = await issueReferenceLink({ ...as, now: new Date() }, 'confirm-story', about)
    await runStep(`confirms ${key}`, (signal) =>
      postJson(
        `${url}/api/references/confirm-story`,
        { token, claims: [{ claimIndex: 0, outcome: 'confirmed' }] },
        {},
        signal,
      ),
    )
    const verdict = turn % 3 === 2 ? 'returned' : 'validated'
    const note = verdict === 'returned' ? 'Which boats were they?' : ''
    await runStep(
      `decides on ${key}`,
      call(validator, 'POST', `/reviews/${id}`, { version: 1, verdict, note }),
    )
    known.verdict = verdict
    const old = all.at(-maxKept)
    if (!old?.verdict || old.isDeleted) return
    await runStep(`deletes ${old.key}`, call(owner.account, 'POST', `/stories/${old.id}/delete`))
    old.isDeleted = true
  }

  async function wrong(): Promise<string[]> {
    const found: string[] = []
    for (const { key, id = 0, title, verdict, isDeleted } of all) {
      const rows = await db.select().from(stories).where(eq(stories.key, key))
      const [story] = rows
      const versions = await db.select().from(storyVersions).where(eq(storyVersions.storyId, id))
      const mails = (beginning: string) =>
        db.$count(outbox, sql`key >= ${beginning} and key < ${`${beginning}~`}`)
      const ofReferee = `reference/${referee?.id}`
      const has = {
        rows: rows.length,
        status: story?.status,
        versions: versions.map(({ title, status }) => `${title} ${status}`),
        ticked: await db.$count(
          claimConfirmations,
          and(eq(claimConfirmations.storyId, id), eq(claimConfirmations.claimIndex, 0)),
        ),
        verdicts: await db.$count(decisions, sql`subject = 'story' and subject_id = ${id}`),
        asked: await mails(`${ofReferee}/story/${id}/1/`),
        answered: await mails(`${ofReferee}/story-answered/${id}/1/`),
        decided: await mails(`story/${id}/${verdict}/1/`),
      }
      const once = { verdicts: 1, asked: 1, answered: 1, decided: 1 }
      const expected = isDeleted
        ? { rows: 0, versions: [], ticked: 0, ...once }
        : { rows: 1, status: verdict, versions: [`${title} ${verdict}`], ticked: 1, ...once }
      found.push(...mismatch(expected, has, `story ${key}`))
    }
    const count = all.filter(({ isDeleted }) => !isDeleted).length
    const stored = await db.$count(stories, eq(stories.profileId, owner.id))
    // Beside those stands the one that the profile began with.
    return [...found, ...mismatch(count + 1, stored, 'stories')]
  }

  return { act, wrong, done: () => all.filter(({ verdict }) => verdict).length }
}
