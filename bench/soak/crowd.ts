import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { machineCalls } from '#schema/pages/other-addresses.ts'
import { paths, services } from '#schema/paths.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { sampleLogins } from '#scripts/local/login-file.ts'
import { browser, signedInAs, signIn } from '#test/account.ts'
import { beginAnswer, endAnswer, type FakeModel, say } from '#test/fakes/model.ts'
import { booking, openHours, slots } from '#test/meetings.ts'
import { publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { changeStoriesAtRandom } from '#test/simulations/story-changes.ts'
import { administratorsLists } from '../administration/administration.ts'
import { ask, json } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { askMcp, list } from '../pages/pages.ts'
import { variedQueries } from '../search/search-data.ts'
import type { Ledger } from './ledger.ts'

/** People who do the same thing again and again, each with a pause. @throws from `act` where something failed. */
export type Group = {
  what: string
  people: number
  pauseMs: number
  act: (person: number, turn: number) => Promise<unknown>
}

const betweenWordsMs = 15
const readProfiles = 48
type Where = { url: string; databaseUrl: string; authSecret: string }

/** Everybody at once: who reads, asks, books, writes, publishes and administers; what was acknowledged goes into the ledger. */
export async function crowdOf(
  product: Product,
  model: FakeModel,
  authSecret: string,
  ledger: Ledger,
): Promise<Group[]> {
  const { url, databaseUrl, dataFolder } = product
  const where = { url, databaseUrl, authSecret }
  const api = `${url}${services.api}`
  const { profiles } = galleryPageSchema.parse(JSON.parse(await ask(`${url}${list()}?limit=${readProfiles}`)))
  const profileAt = (turn: number) => profiles[turn % profiles.length]?.profileUrl ?? ''
  const queries = variedQueries(100)
  const admin = await signedInAs('admin', where)
  const lists = Object.values(administratorsLists)
  const login = sampleLogins(dataFolder).find(({ role }) => role === 'owner')
  const read = [
    () => paths.gallery.href(),
    (turn: number) => paths.profile.href(profileAt(turn)),
    () => list(),
    (turn: number) => paths.embed.href(profileAt(turn)),
    () => paths.verify.href(),
    () => paths.home.href(),
  ]
  return [
    {
      what: 'pages read',
      people: 8,
      pauseMs: 100,
      act: (person, turn) => ask(url + (read[(person + turn) % read.length]?.(turn) ?? '')),
    },
    {
      what: 'searches',
      people: 2,
      pauseMs: 500,
      act: (person, turn) => {
        const query = queries[(person * 50 + turn) % queries.length]
        return ask(`${api}/smart-search`, json({ query, businessArea: 'all', industry: 'all' }))
      },
    },
    {
      what: 'MCP calls',
      people: 1,
      pauseMs: 500,
      act: (_, turn) => ask(url + machineCalls.assistants, json(askMcp(profileAt(turn)))),
    },
    {
      what: 'chats',
      people: 4,
      pauseMs: 300,
      act: (person, turn) => chat(api, model, profileAt(turn), `${person}, ${turn}`),
    },
    {
      what: 'chat lines',
      people: 2,
      pauseMs: 200,
      async act(_, turn) {
        const sessionId = randomUUID()
        const line = { sessionId, message: `Our project is late: ${turn}`, isUser: true }
        await ask(`${api}/chat`, json({ ...line, agentName: profileAt(turn) }))
        ledger.lines.push(sessionId)
      },
    },
    {
      what: 'messages',
      people: 1,
      pauseMs: 1_000,
      async act(_, turn) {
        const questionKey = randomUUID()
        const message = { question: `When could you begin? ${turn}`, consent: true, questionKey }
        await ask(`${api}/questions`, json({ ...message, profileUrl: profileAt(turn) }))
        ledger.messages.push(questionKey)
      },
    },
    await bookers(where, ledger),
    await owners(where, ledger),
    {
      what: 'rounds of owners, referees and a validator with stories',
      people: 1,
      pauseMs: 500,
      async act(_, turn) {
        const { broken } = await changeStoriesAtRandom(where, turn + 1, 30)
        if (broken.length) throw new Error(broken[0])
      },
    },
    {
      what: 'sign-ins',
      people: 1,
      pauseMs: 1_000,
      async act() {
        if (!login) throw new Error('There is no sample log-in')
        const visitor = await signIn(browser(url), login.email, login.password)
        if (!(await visitor.user())) throw new Error('Signed in, and nobody there')
      },
    },
    {
      what: 'lists of an administrator',
      people: 1,
      pauseMs: 500,
      async act(_, turn) {
        await told(admin.get(lists[turn % lists.length] ?? ''))
      },
    },
  ]
}

/** Lets a crowd act for so long; answers how often each group did, and what failed. */
export async function letAct(groups: readonly Group[], seconds: number, turns: number[]) {
  const until = performance.now() + 1000 * seconds
  const failures: string[] = []
  const one = async (place: number, person: number, { what, pauseMs, act }: Group) => {
    while (performance.now() < until) {
      const turn = (turns[place] ?? 0) + 1
      turns[place] = turn
      await act(person, turn).catch((error: Error) => failures.push(`${what}: ${error.message}`))
      await sleep(pauseMs)
    }
  }
  await Promise.all(
    groups.flatMap((group, place) =>
      Array.from({ length: group.people }, (_, person) => one(place, person, group)),
    ),
  )
  return failures
}

/** Asks an agent whose model is a fake, and reads the stream to its end. */
async function chat(api: string, model: FakeModel, agentName: string, id: string): Promise<void> {
  const userMessage = `What would you do first about ${id}?`
  model.answer(userMessage, async (response) => {
    beginAnswer(response)
    for (const word of ['First ', 'I would ', 'ask the people ', 'who do the work.']) {
      say(response, word)
      await sleep(betweenWordsMs)
    }
    endAnswer(response)
  })
  const answer = await ask(
    `${api}/chat/ai-response`,
    json({ sessionId: randomUUID(), agentName, userMessage }),
  )
  if (!answer.includes('"finish"')) throw new Error(`The answer did not end: ${answer.slice(-200)}`)
}

/** Each books the next free time of an expert of their own. */
async function bookers(where: Where, ledger: Ledger): Promise<Group> {
  const people = 2
  const hosts = await Promise.all(
    Array.from({ length: people }, () =>
      publishPerson({ profile: { isSample: false, plan: 'sprint', hasOpenHours: true } }, where),
    ),
  )
  for (const { id } of hosts) await openHours(id, {}, where.databaseUrl)
  // Nobody is told of a time that comes too soon to be booked at the end.
  const times = slots(10_000).slice(40)
  const next = hosts.map(() => 0)
  return {
    what: 'meetings booked',
    people,
    pauseMs: 1_500,
    async act(person) {
      const place = next[person] ?? 0
      next[person] = place + 1
      const time = times[place]
      if (time === undefined) return
      const wanted = booking(hosts[person]?.profileUrl ?? '', time)
      await ask(`${where.url}${services.api}/meetings`, json(wanted))
      ledger.meetings.push(wanted.bookingKey)
    },
  }
}

/** Each saves their profile and a story in turn, and reads their dashboard. */
async function owners(where: Where, ledger: Ledger): Promise<Group> {
  const people = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const owner = await signedInAs('owner', where)
      const profile = { ownerId: owner.id, email: owner.email, plan: 'premium' as const, isSample: false }
      const { id } = await publishPerson({ profile }, where)
      const begun = owner.post('/stories', { storyKey: randomUUID(), title: 'The boats' })
      const { story } = await jsonOf<{ story: OwnStory }>(await told(begun))
      return { owner, id, story }
    }),
  )
  return {
    what: 'doings of owners',
    people: people.length,
    pauseMs: 400,
    async act(place, turn) {
      const somebody = people[place]
      if (!somebody) return
      const { owner, id, story } = somebody
      if (turn % 4 === 0) {
        const about = `Edit ${turn} of ${place}.`
        // Until it is acknowledged, nobody knows which text is the last.
        ledger.profiles.delete(id)
        await told(owner.put('/customer-profile', { about }))
        ledger.profiles.set(id, about)
      } else if (turn % 4 === 1) {
        const title = `The boats, ${turn}`
        ledger.stories.delete(story.id)
        const read = await jsonOf<{ story: OwnStory }>(await told(owner.get(`/stories/${story.id}`)))
        const { version, editedAt } = read.story.current
        await told(owner.put(`/stories/${story.id}`, { basedOn: { version, editedAt }, title }))
        ledger.stories.set(story.id, title)
      } else await told(owner.get(turn % 4 === 2 ? '/current-user-dashboard' : '/dashboard/figures?days=90'))
    },
  }
}

async function told(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
  return answer
}
