import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { seededRandom } from '#schema/picture/random.ts'
import { tables } from '#worker/services/database.ts'
import { signedInAs } from '../account.ts'
import { database, goLive } from '../people.ts'
import {
  call,
  filledIn,
  invitationOf,
  invitedReferee,
  ownerWithReferees,
  ownLinkOf,
  storyWithClaims,
  submittedAtOf,
} from '../referees.ts'
import { confirmVersion } from '../submitted-story.ts'

const { claims, galleryPlacements, profiles, references, stories, storyVersions } = tables

const refereesOfOne = 4
/** The statuses that a later call may receive. */
const expectedStatuses = [200, 201, 202, 204, 400, 404, 409, 410]

/**
 * Lets an owner, four referees, a validator and an administrator do at random, two to four at once, whatever makes a page
 * public or takes it down; answers each breach of R10.
 */
export async function simulatePublishing(seed: number, rounds: number) {
  const random = seededRandom(seed)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const db = database()
  const [owner, validator, admin] = await Promise.all([
    signedInAs('owner'),
    signedInAs('validator'),
    signedInAs('admin'),
  ])
  const page = await ownerWithReferees(
    {
      stories: [storyWithClaims, { ...storyWithClaims, title: 'The winter timetable' }],
      references: Array.from({ length: refereesOfOne }, () => invitedReferee()),
    },
    owner,
  )
  await goLive(page.id)
  const broken: string[] = []
  const done: Record<string, number> = {}

  const ask = async (action: string, answer: Promise<Response>) => {
    const { status } = await answer
    if (!expectedStatuses.includes(status)) broken.push(`${action}: ${status}`)
    if (status < 300) done[action] = (done[action] ?? 0) + 1
  }
  const versionsToConfirm = () =>
    db
      .select({ storyId: claims.storyId, version: claims.version, claimIndex: claims.claimIndex })
      .from(storyVersions)
      .innerJoin(stories, eq(stories.id, storyVersions.storyId))
      .innerJoin(
        claims,
        sql`claims.story_id = story_versions.story_id and claims.version = story_versions.version`,
      )
      .where(
        sql`profile_id = ${page.id} and story_versions.status in ('submitted', 'validated') and claims.place = 0`,
      )
  const acts = {
    async confirm() {
      const referee = pick(page.referees)
      const confirmations = (await versionsToConfirm()).map(({ storyId, version, claimIndex }) => ({
        storyId,
        version,
        claims: [{ claimIndex, outcome: 'confirmed' }],
      }))
      await ask(
        'confirm',
        call('/submit-reference', filledIn({ token: await invitationOf(referee), confirmations })),
      )
    },
    withdraw: async () =>
      ask('withdraw', call('/references/withdraw', { token: await ownLinkOf(pick(page.referees)) })),
    reject: async () => {
      const { id } = pick(page.referees)
      const verdict = { submittedAt: await submittedAtOf(id), verdict: 'rejected', note: 'Unknown there.' }
      await ask('reject', validator.post(`/reviews/references/${id}`, verdict))
      // The validator's second look, so that there is somebody left.
      await db.update(references).set({ status: 'withdrawn' }).where(sql`id = ${id} and status = 'rejected'`)
    },
    async validate() {
      const waiting = await db
        .select()
        .from(storyVersions)
        .where(
          sql`status = 'submitted' and story_id in (select id from stories where profile_id = ${page.id})`,
        )
      const one = pick(waiting)
      if (one)
        await ask(
          'validate',
          validator.post(`/reviews/${one.storyId}`, { version: one.version, verdict: 'validated' }),
        )
    },
    async remove() {
      const own = await db.select().from(stories).where(eq(stories.profileId, page.id))
      if (own.length < 2) return
      await ask('remove', owner.post(`/stories/${pick(own).id}/delete`))
    },
    async write() {
      const begun = await owner.post('/stories', {
        storyKey: randomUUID(),
        ...storyWithClaims,
        subtitle: '',
        industry: 'Transportation',
        timeline: 'A spring',
        problemDescription: 'The boats left half empty.',
        task: 'Fill them by spring.',
      })
      if (begun.status !== 201) return
      const { story } = (await begun.json()) as { story: { id: number } }
      await ask('write', owner.post(`/stories/${story.id}/submit`))
      const [counting] = await db
        .select()
        .from(references)
        .where(sql`profile_id = ${page.id} and status = 'validated'`)
      if (counting)
        await confirmVersion(
          { storyId: story.id, version: 1, referenceId: counting.id },
          { claims: [0] },
        ).catch(() => {})
    },
    hide: () => ask('hide', owner.put('/customer-profile', { isActive: false })),
    show: () => ask('show', owner.put('/customer-profile', { isActive: true })),
    suspend: () =>
      ask(
        'suspend',
        admin.post(`/admin/profiles/${page.profileUrl}/suspend`, { reason: 'A figure is not true.' }),
      ),
    restore: () =>
      ask(
        'restore',
        admin.post(`/admin/profiles/${page.profileUrl}/restore`, { reason: 'It is true after all.' }),
      ),
    edit: () => ask('edit', owner.put('/customer-profile', { headline: `Boats, ${random()}` })),
  }
  const often = [
    ...Array.from({ length: 6 }, () => acts.confirm),
    ...Array.from({ length: 3 }, () => acts.withdraw),
    ...Array.from({ length: 3 }, () => acts.validate),
    ...[
      acts.reject,
      acts.remove,
      acts.write,
      acts.write,
      acts.edit,
      acts.edit,
      acts.show,
      acts.show,
      acts.hide,
    ],
    ...[acts.restore, acts.restore, acts.suspend],
  ]

  let isOver = false
  /** One statement sees one moment. */
  const watch = async () => {
    while (!isOver) {
      const { isPublic, isDue } = await standing()
      if (isPublic && !isDue) broken.push('public without what it needs, while others wrote')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const standing = async () => {
    const [found] = await db.all<Standing>(standingOf(page.id))
    if (!found) throw new Error('The profile is gone')
    return {
      isPublic: Boolean(found.listed && found.isActive),
      isListed: Boolean(found.listed),
      isFound: found.words > 0 && found.placements > 0,
      isHidden: found.words === 0 && found.placements === 0,
      isDue: Boolean(
        found.isActive && !found.isSuspended && found.isVerified && found.referees > 1 && found.stories > 0,
      ),
    }
  }
  const watching = watch()
  for (let round = 1; round <= rounds && !broken.length; round += 1) {
    const chosen = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(often))
    await Promise.all(chosen.map((act) => act()))
    const { isListed, isDue, isFound, isHidden } = await standing()
    const names = chosen.map((act) =>
      Object.keys(acts).find((name) => acts[name as keyof typeof acts] === act),
    )
    const after = `seed ${seed}, round ${round}, ${names.join(' & ')}`
    if (isListed !== isDue)
      broken.push(`${after}: ${isDue ? 'not public though it may be' : 'public though it may not be'}`)
    if (isListed ? !isFound : !isHidden) broken.push(`${after}: search and gallery say otherwise`)
    done[isDue ? 'public' : 'not public'] = (done[isDue ? 'public' : 'not public'] ?? 0) + 1
  }
  isOver = true
  await watching
  return { broken, done }
}

type Standing = Record<
  'listed' | 'isActive' | 'isSuspended' | 'isVerified' | 'referees' | 'stories' | 'placements' | 'words',
  number
>
const standingOf = (id: number) => sql`select listed_at is not null as listed, is_active as "isActive",
  p.suspended_at is not null as "isSuspended", u.email_verified as "isVerified",
  (select count(*) from ${references} r where r.profile_id = p.id and r.status = 'validated') as referees,
  (select count(*) from ${stories} s where s.profile_id = p.id and s.status = 'validated') as stories,
  (select count(*) from ${galleryPlacements} g where g.profile_id = p.id) as placements,
  (select count(*) from profile_search where rowid between p.id * 1000 and p.id * 1000 + 999) as words
  from ${profiles} p join users u on u.id = p.owner_id where p.id = ${id}`
