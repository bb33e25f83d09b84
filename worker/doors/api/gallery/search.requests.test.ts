import { eq } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import { searchResultSchema } from '#schema/gallery/gallery-answers.ts'
import { changeProfile, database, publishPerson, runJob } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const ask = (body: unknown) => postJson(`${inject('url')}/api/smart-search`, body)
const patience = { timeout: 120_000, interval: 100 }
const search = async (query: string, filter: object = {}) =>
  searchResultSchema.parse(await jsonOf(ask({ query, ...filter })))
const lighthouse = () =>
  publishPerson({
    profile: { firstName: 'Bartholomew', industry: 'Water', businessAreas: ['Projects', 'People'] },
    stories: [
      {
        title: 'The lamp that went dark',
        problemDescription: 'The harbour had lost two keepers in a winter.',
        solution: 'We rewired the lighthouse by candlelight, with the keeper’s daughter holding the ladder.',
        results: 'No ship has run aground since.',
      },
    ],
    confirmations: [{ reference: 0, story: 0 }],
  })

test('the expert whose story answers the challenge comes first, with the sentence that matched', async () => {
  const person = await lighthouse()
  const { profiles, mode } = await search('Who has rewired a lighthouse by candlelight?')
  expect(mode).toBe('text')
  expect(profiles[0]?.profileUrl).toMatch(person.profileUrl)
  expect(profiles[0]?.match).toMatchObject({
    field: 'story',
    snippet: 'We rewired the lighthouse by candlelight, with the keeper’s daughter holding the ladder.',
    story: { id: person.storyIds[0], title: 'The lamp that went dark', confirmedBy: 1 },
  })
})

test('a match is marked from the beginning of a word to the end of one', async () => {
  await lighthouse()
  const long = `${'The tide tables hung unread behind the door of the office; '.repeat(6)}then somebody noticed the zeppelin moored above the granary and asked who had paid for it, which nobody could say.`
  await publishPerson({ stories: [{ solution: long }] })
  for (const query of [
    'lighthouse candlelight',
    'zeppelin granary',
    'tide tables office',
    'customers overtime',
  ]) {
    const { profiles } = await search(query)
    expect(profiles.length, query).toBeGreaterThan(0)
    for (const { match } of profiles) {
      if (!match) continue
      const { snippet, ranges } = match
      expect(snippet.length).toBeLessThanOrEqual(400)
      expect(snippet.replace(/^…|…$/g, ''), 'cut between words').toMatch(/^\S.*\S$/s)
      for (const [start, end] of ranges) {
        expect(start, snippet).toBeGreaterThanOrEqual(0)
        expect(end, snippet).toBeGreaterThan(start)
        expect(end, snippet).toBeLessThanOrEqual(snippet.length)
        expect(snippet.slice(Math.max(0, start - 1), start + 1), snippet).not.toMatch(/[\p{L}\p{N}]{2}/u)
        expect(snippet.slice(end - 1, end + 1), snippet).not.toMatch(/[\p{L}\p{N}]{2}/u)
      }
    }
  }
})

test('a snippet of a long sentence begins and ends between words', async () => {
  const words = Array.from({ length: 70 }, (_, index) => `harbourword${index}`)
  const person = await publishPerson({ stories: [{ solution: `${words.join(' ')}.` }] })
  const { profiles } = await search('harbourword40 harbourword41')
  expect(profiles[0]?.id).toBe(person.id)
  const snippet = profiles[0]?.match?.snippet ?? ''
  for (const word of snippet.replace(/^…|…$|\./g, '').split(' ')) expect(words).toContain(word)
  expect(snippet).toContain('harbourword40')
})

test('filters narrow a search as they narrow the gallery', async () => {
  const person = await lighthouse()
  const urlsFor = async (filter: object) =>
    (await search('lighthouse candlelight keeper', filter)).profiles.map(({ profileUrl }) => profileUrl)
  expect(await urlsFor({ businessArea: 'People', industry: 'Water' })).toContain(person.profileUrl)
  expect(await urlsFor({ businessArea: 'Projects' })).toContain(person.profileUrl)
  expect(await urlsFor({ businessArea: 'Sales' })).not.toContain(person.profileUrl)
  expect(await urlsFor({ industry: 'Mining' })).not.toContain(person.profileUrl)
})

test('the same challenge described twice gives the same list', async () => {
  const query = 'Our project is late and the client will not pay for the changes'
  // Between the two, another test may publish somebody, and how rare a word is follows from everybody who is published.
  await vi.waitFor(
    async () => {
      const [first, second] = [await search(query), await search(query)]
      expect(second).toEqual(first)
    },
    { timeout: 60_000 },
  )
})

test('a profile that only shares a word ranks below one that answers, and is not quoted', async () => {
  const answering = await publishPerson({ profile: { about: 'I repair organ pipes in cold churches.' } })
  const sharing = await publishPerson({ profile: { about: 'I lay pipes under streets.' } })
  const { profiles } = await search('organ pipes in a cold church')
  const cards = profiles.filter(({ profileUrl }) =>
    [answering.profileUrl, sharing.profileUrl].includes(profileUrl),
  )
  expect(cards.map(({ profileUrl, strength }) => [profileUrl, strength])).toEqual([
    [answering.profileUrl, 'answers'],
    [sharing.profileUrl, 'shares'],
  ])
  expect(cards.map(({ match }) => match?.snippet)).toEqual([
    'I repair organ pipes in cold churches.',
    undefined,
  ])
})

test('a profile that answers only by several sentences is not quoted, nor repeats what its card says', async () => {
  const publishSolution = (solution: string) =>
    publishPerson({
      profile: { currentRole: 'Zincworks planner', expertise: ['gantry pawnshop lantern'] },
      stories: [{ solution }],
    })
  const together = await publishSolution(
    'The zincworks stood by the river, a zincworks of stone. The gantry cost us the lantern.',
  )
  const apart = await publishSolution(
    'The zincworks stood by the river. The gantry was new. A pawnshop closed. The lantern went out.',
  )
  const { profiles } = await search('zincworks with a gantry, a pawnshop and a lantern')
  const results = new Map(profiles.map(({ id, strength, match }) => [id, [strength, match?.snippet]]))
  expect(results.get(together.id)).toEqual(['answers', 'The gantry cost us the lantern.'])
  expect(results.get(apart.id)).toEqual(['answers', undefined])
})

test('a misspelt challenge finds the expert, with the words as they are spelt', async () => {
  const person = await publishPerson({
    stories: [{ solution: 'The quarrymen drained the flooded brickworks with a windpump.' }],
  })
  // Words that no other test says: whoever says one of two is found, too.
  for (const query of ['quarymen', 'qaurrymen', 'quarymen brickwroks', 'windpupm'])
    await vi.waitFor(
      async () => {
        // Another test may count at the same time, and what it read may be older.
        await runJob('count-words')
        const { profiles } = await search(query)
        expect(profiles[0]?.id, query).toBe(person.id)
        expect(profiles[0]?.match?.snippet, query).toContain('quarrymen drained')
      },
      { timeout: 60_000 },
    )
})

test('American and British spelling find the same expert', async () => {
  const british = await publishPerson({
    stories: [{ solution: 'We reorganised the harbourside and catalogued every ochre-coloured buoy.' }],
  })
  const american = await publishPerson({
    stories: [{ solution: 'The beekeepers reprioritized the apiary with a traveling theater.' }],
  })
  const first = async (query: string) => (await search(query)).profiles[0]?.id
  expect(await first('reorganized harborside')).toBe(british.id)
  expect(await first('reprioritised travelling theatre apiary')).toBe(american.id)
})

const story = `We have run a mid-sized company in the north for about thirty years. My brother and I took it over from our father, and for a long
  time everything went well; people stayed, customers paid, and nobody asked many questions. Since last spring that is different. `
const more = `Two consultants have looked at it and both wrote good reports, which cost a lot and changed nothing. My wife says that we should
  stop talking and start doing something. We would be glad to hear from somebody who has really been there, and not only read about it. `

test('a long story finds the expert as its one telling sentence does', async () => {
  const person = await publishPerson({
    stories: [
      {
        solution:
          'We regraded the cranberry bog, its flumes and headgates, so that the sluices drained before the frost.',
      },
    ],
  })
  const sentence = 'The sluices, flumes and headgates of our cranberry bog freeze before they have drained. '
  const long = `${story}${more}${sentence}${more}${story}${more}`.slice(0, 2000)
  expect(long.length).toBeGreaterThan(1300)
  for (const query of [sentence, long]) {
    const [best] = (await search(query)).profiles
    expect(best?.id).toBe(person.id)
    expect(best?.match?.snippet).toContain('cranberry bog')
  }
})

test('words that the challenge says together count more where they stand together', async () => {
  const words = (solution: string) => publishPerson({ stories: [{ solution }] })
  const apart = await words(
    'The marmalade was late. We counted every orchard. A cooper mended the hoops in May.',
  )
  const together = await words(
    'The marmalade cooper was late. We counted the hoops. Every orchard mended in May.',
  )
  // Others publish meanwhile, and how rare a word is changes with it.
  await vi.waitFor(async () => {
    const ids = (await search('a marmalade cooper')).profiles.map(({ id }) => id)
    expect(ids).toContain(together.id)
    expect(ids.indexOf(together.id)).toBeLessThan(ids.indexOf(apart.id))
  }, patience)
})

test('a profile that speaks like the best answers ranks above one that only shares the word', async () => {
  const about = (text: string) => publishPerson({ profile: { about: text }, stories: [{}] })
  const lone = await about('The zither was tuned. Somebody swept the platform and locked the ticket hall.')
  for (const town of ['Ulm', 'Linz'])
    await publishPerson({
      profile: { about: `In ${town} the zither and zither school taught plectrum and soundboard craft.` },
    })
  const alike = await about('The zither was tuned. Somebody set the plectrum and glued the soundboard dry.')
  await vi.waitFor(async () => {
    await runJob('count-words')
    const ids = (await search('zither')).profiles.map(({ id }) => id)
    expect(ids.indexOf(alike.id)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(alike.id)).toBeLessThan(ids.indexOf(lone.id))
  }, patience)
})

test('a word that nobody says any more is forgotten', async () => {
  const person = await publishPerson({ profile: { about: 'A xylophonist’s apprentice.' } })
  const isKnown = async () => {
    await runJob('count-words')
    const rows = await database()
      .select()
      .from(tables.searchWords)
      .where(eq(tables.searchWords.stem, 'xylophonist'))
    return rows.length > 0
  }
  await expect.poll(isKnown).toBe(true)
  await changeProfile(person.id, { isActive: false })
  await expect.poll(isKnown).toBe(false)
})

test('a search says that it shows the best 24 of more, and counts the profiles where there are fewer', async () => {
  const about = 'A thatcher of ricks.'
  for (let thatcher = 1; thatcher <= 25; thatcher += 1) await publishPerson({ profile: { about } })
  await publishPerson({ profile: { about: 'A fletcher of arrows.' } })
  const countFor = async (query: string) => {
    const page = await fetch(`${inject('url')}/solution-gallery?q=${query}`)
    return /(?:The best )?[\d,]+ experts?/.exec((await page.text()).replaceAll(/<[^>]*>/g, ''))?.[0]
  }
  await vi.waitFor(
    async () => {
      expect(await countFor('fletcher')).toBe('1 expert')
      expect(await countFor('thatcher')).toBe('The best 24 experts')
    },
    { timeout: 60_000, interval: 100 },
  )
})

test('an expert’s word counts are stored while they are published, and no longer', async () => {
  const person = await publishPerson({ profile: { about: 'A yurt maker.' } })
  const rows = () =>
    database()
      .select()
      .from(tables.profileTermVectors)
      .where(eq(tables.profileTermVectors.profileId, person.id))
  expect(await rows()).toHaveLength(1)
  await changeProfile(person.id, { isActive: false })
  expect(await rows()).toHaveLength(0)
})

test('words of other scripts are found as they are written', async () => {
  const person = await publishPerson({
    profile: {
      coreProblemSolved: 'परियोजना में देरी',
      headline: '프로젝트가 늦었습니다',
      about: 'تأخر المشروع',
    },
  })
  for (const query of ['परियोजना', '프로젝트가', 'المشروع'])
    expect((await search(query)).profiles[0]?.id, query).toBe(person.id)
})

test('accents and case do not keep an expert from being found', async () => {
  const person = await publishPerson({
    profile: { coreProblemSolved: 'Crêperies in Kraków that freeze in winter' },
  })
  for (const query of ['CREPERIES krakow', 'crêperies Kraków', 'crêperies Kraków'.normalize('NFD')])
    expect((await search(query)).profiles[0]?.id, query).toBe(person.id)
})

const nasty = {
  nothing: '',
  'white space': ' \n\t ',
  quotes: `"unbalanced 'quotes" and \`ticks\``,
  'NEAR(': 'NEAR(ships rocks, 2)',
  'a broken NEAR': 'NEAR(',
  operators: 'OR AND NOT',
  'a bare star': '*',
  'a prefix': 'ship*',
  'a first token': '^ship',
  'a column': 'name: ship',
  minus: '- ship -rock',
  brackets: '((((((ship',
  braces: '{name role} : ship',
  emoji: '🚢🪨 👩🏽‍🚀',
  'right to left': 'كيف نوقف خسارة الموظفين؟ עזרה',
  Chinese: '我们的项目晚了',
  Hindi: 'परियोजना में देरी',
  Korean: '프로젝트가 늦었습니다',
  'a script younger than the index': '\u{1e4d0}\u{1e4d1} \u{11f04}',
  'stop words': 'how do I the and of it',
  NUL: 'ship\0rock',
  'a lone surrogate': 'ship \ud800 rock',
  SQL: `'; drop table profiles; --`,
  'a percent sign': '100% of 5_0',
  '2,000 letters': 'a'.repeat(2000),
  '2,000 characters of words': 'late project '.repeat(200).slice(0, 2000),
  '1,000 different words': Array.from({ length: 1000 }, (_, number) => String.fromCodePoint(0x4e00 + number))
    .join(' ')
    .slice(0, 2000),
}

test.each(Object.entries(nasty))('a search for %s is answered', async (_, query) => {
  const answer = await ask({ query })
  expect(answer.status, await answer.clone().text()).toBe(200)
  searchResultSchema.parse(await answer.json())
})

test('a description of more than 2,000 characters is refused by name', async () => {
  const answer = await ask({ query: 'a'.repeat(2001) })
  expect(answer.status).toBe(400)
  const { code, details } = await jsonOf<WireError>(answer)
  expect(code).toBe('BAD_REQUEST')
  expect(details).toEqual([
    { path: 'query', message: 'Please describe your challenge in at most 2,000 characters.' },
  ])
})

test.each([
  '{}',
  '{"query":7}',
  '{"query":null}',
  '[]',
  '"ship"',
  'null',
  '{"query":"ship","industry":"Piracy"}',
])('the body %s is refused', async (text) => {
  const body = JSON.parse(text)
  const answer = await ask(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', error: expect.any(String) })
})

test('a body that is not JSON is refused', async () => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${inject('url')}/api/smart-search`, { method: 'POST', headers, body })
  const form = await send({ 'Content-Type': 'application/x-www-form-urlencoded' }, 'query=ship')
  expect(form.status).toBe(415)
  expect(await form.json()).toMatchObject({ code: 'NOT_JSON' })
  const broken = await send({ 'Content-Type': 'application/json' }, '{"query":')
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ code: 'BAD_REQUEST' })
})
