import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { expertsFoundSchema } from '#schema/assistants/assistants.ts'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import type { SearchResult } from '#schema/gallery/gallery-answers.ts'
import { passagesOfProfile, taughtPassage } from '#schema/tables/search.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { assistants } from '#test/assistants/assistant.ts'
import { changeProfile, database, goLive } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'

/** A word that nobody else says. */
const newWord = () =>
  randomUUID()
    .replace(/[^a-z]/g, '')
    .padEnd(6, 'z')
    .concat('um')
const cardsFor = async (query: string) =>
  (await jsonOf<SearchResult>(postJson(`${inject('url')}/api/smart-search`, { query }))).profiles
const matchOf = async (query: string, profileUrl: string) =>
  (await cardsFor(query)).find((card) => card.profileUrl === profileUrl)?.match

/** An owner who taught one answer, with two words in it that nobody else says. */
async function ownerWithCorrection() {
  const owner = await teacher()
  const words = `${newWord()} ${newWord()}`
  const answer = await owner.account.post('/corrections', {
    asked: 'Which machines do you repair?',
    answer: `For years I have repaired every ${words} on the coast. I take no new ones.`,
  })
  const { correction } = await jsonOf<{ correction: Correction }>(answer)
  const search = () => matchOf(words, owner.profileUrl)
  const change = (edit: object) => owner.account.put(`/corrections/${correction.id}`, edit)
  return { ...owner, words, correction, search, change }
}

test('an answer that an expert taught is found by its words, as their own answer and no story', async () => {
  const { words, search } = await ownerWithCorrection()
  expect(await search()).toMatchObject({ field: 'correction', story: null })
  expect((await search())?.snippet).toBe(`For years I have repaired every ${words} on the coast.`)
})

test('the question that it answers is not searched: it may be a visitor’s own wording', async () => {
  const { account, profileUrl } = await teacher()
  const word = newWord()
  await account.post('/corrections', { asked: `Do you sell a ${word}?`, answer: 'No, never.' })
  expect((await cardsFor(word)).map((card) => card.profileUrl)).not.toContain(profileUrl)
})

test('an answer that is switched off, edited or deleted is found no more, at once', async () => {
  const { account, correction, profileUrl, search, change } = await ownerWithCorrection()
  await change({ isActive: false })
  expect(await search()).toBeUndefined()
  await change({ isActive: true })
  expect(await search()).toBeDefined()
  const other = `${newWord()} ${newWord()}`
  await change({ answer: `I only mend the ${other}.` })
  expect(await search()).toBeUndefined()
  expect((await matchOf(other, profileUrl))?.field).toBe('correction')
  await account.post(`/corrections/${correction.id}/delete`)
  expect(await matchOf(other, profileUrl)).toBeUndefined()
})

test('a newer answer to the same question takes the place of the older in the search, too', async () => {
  const { account, correction, profileUrl, search } = await ownerWithCorrection()
  const other = `${newWord()} ${newWord()}`
  await account.post('/corrections', { asked: correction.asked, answer: `Now it is the ${other}.` })
  expect(await search()).toBeUndefined()
  expect((await matchOf(other, profileUrl))?.field).toBe('correction')
})

test('an answer out of the inbox is found as soon as it is taught, and not where it is only mailed', async () => {
  const { account, profileUrl } = await teacher()
  const question = 'Do you repair engines?'
  await visitorOf(profileUrl).answerTo(question)
  const { id } = await unansweredItem(account, question)
  const words = `${newWord()} ${newWord()}`
  const text = `Only the ${words} of the old ferries.`
  await account.post(`/inbox/${id}/answer`, { text, asCorrection: false, mail: true })
  expect(await matchOf(words, profileUrl)).toBeUndefined()
  await account.post(`/inbox/${id}/answer`, { text, asCorrection: true, mail: false })
  expect((await matchOf(words, profileUrl))?.snippet).toBe(text)
})

test('nothing taught is found while the page is down or its plan does not teach, and again after', async () => {
  const { id, search } = await ownerWithCorrection()
  await changeProfile(id, { isActive: false })
  expect(await search()).toBeUndefined()
  await changeProfile(id, { isActive: true })
  expect(await search()).toBeDefined()
  await changeProfile(id, { plan: 'starter' })
  expect(await search()).toBeUndefined()
  await changeProfile(id, { plan: 'sprint' })
  expect(await search()).toBeDefined()
})

test('an answer taught while the page is down is found once it is published', async () => {
  const { account, id, profileUrl } = await teacher()
  await changeProfile(id, { isActive: false })
  const words = `${newWord()} ${newWord()}`
  await account.post('/corrections', { asked: 'Which ones?', answer: `The ${words} alone.` })
  expect(await matchOf(words, profileUrl)).toBeUndefined()
  await changeProfile(id, { isActive: true })
  expect((await matchOf(words, profileUrl))?.field).toBe('correction')
})

test('a validated story is quoted before an answer that says as much', async () => {
  const words = `${newWord()} ${newWord()}`
  const { account, profileUrl } = await teacher({
    stories: [{ title: 'The workshop', solution: `We mended every ${words} in the yard.` }],
  })
  await account.post('/corrections', {
    asked: 'Which ones?',
    answer: `We mended every ${words} in the yard.`,
  })
  expect(await matchOf(words, profileUrl)).toMatchObject({ field: 'story', story: { title: 'The workshop' } })
})

test('an assistant is told that it is the expert’s own answer, and reads it in no document', async () => {
  const { words, profileUrl } = await ownerWithCorrection()
  const assistant = await assistants['a program that sends JSON'](inject('url'))
  const { experts } = expertsFoundSchema.parse(
    (await assistant.ask('search_experts', { challenge: words })).structuredContent,
  )
  expect(experts[0]).toMatchObject({
    profileUrl,
    match: { field: 'correction', confirmedBy: 0, url: expect.stringMatching(`/profile/${profileUrl}$`) },
  })
  expect(JSON.stringify(await assistant.ask('search', { query: words }))).not.toContain('on the coast')
  await assistant.end()
})

test('answers taught before answers were searched are found once the database is migrated, once', async () => {
  const migration = readFileSync('migrations/0047_hand_off_confirmed.sql', 'utf8')
  const rebuilt = migration.split('--> statement-breakpoint').at(-1) ?? ''
  const db = database()
  const { id, search, account, correction } = await ownerWithCorrection()
  const hidden = await ownerWithCorrection()
  const forget = (profileId: number) =>
    db.run(sql`delete from profile_search where rowid = ${profileId * passagesOfProfile + taughtPassage}`)
  await Promise.all([forget(id), forget(hidden.id)])
  await hidden.change({ isActive: false })
  expect(await search()).toBeUndefined()
  for (const _ of [1, 2]) await db.run(sql.raw(rebuilt))
  expect(await search()).toMatchObject({ field: 'correction' })
  expect(await hidden.search()).toBeUndefined()
  await account.post(`/corrections/${correction.id}/delete`)
  expect(await search()).toBeUndefined()
})

test('no word of an answer is left in the search once its account is erased', async () => {
  const { account, id, words, search } = await ownerWithCorrection()
  const answer = await account.post('/privacy/erase', { password: account.password })
  expect(answer.status, await answer.text()).toBeLessThan(300)
  expect(await search()).toBeUndefined()
  const rows = await database().all(sql`select rowid from profile_search where profile_search match ${words}`)
  expect(rows).toEqual([])
  await expect(goLive(id)).resolves.toBeUndefined()
})
