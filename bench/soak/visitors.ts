import { randomUUID } from 'node:crypto'
import { machineCalls } from '#schema/pages/other-addresses.ts'
import { paths, services } from '#schema/paths.ts'
import { answeredScorecard } from '#test/answered-scorecard.ts'
import { type FakeModel, sayingSlowly } from '#test/fakes/model.ts'
import { ask, json } from '../instruments/calls.ts'
import { askMcp, list } from '../pages/pages.ts'
import { variedQueries } from '../search/search-data.ts'
import type { Group } from './group.ts'
import type { Ledger } from './ledger.ts'

const betweenWordsMs = 15

/** Who has no account: they read, search, chat, write, and take the scorecard. */
export function visitors(
  url: string,
  profileUrls: readonly string[],
  model: FakeModel,
  ledger: Ledger,
): Group[] {
  const api = `${url}${services.api}`
  const profileAt = (turn: number) => profileUrls[turn % profileUrls.length] ?? ''
  const queries = variedQueries(100)
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
      name: 'pages read',
      people: 8,
      pauseMs: 100,
      act: (person, turn) => ask(url + (read[(person + turn) % read.length]?.(turn) ?? '')),
    },
    {
      name: 'views counted',
      people: 2,
      pauseMs: 200,
      act: (_, turn) => ask(`${api}/seen`, json({ kind: 'profileViewed', profileUrl: profileAt(turn) })),
    },
    {
      name: 'searches',
      people: 2,
      pauseMs: 500,
      act: (person, turn) => {
        const query = queries[(person * 50 + turn) % queries.length]
        return ask(`${api}/smart-search`, json({ query, businessArea: 'all', industry: 'all' }))
      },
    },
    {
      name: 'MCP calls',
      people: 1,
      pauseMs: 500,
      act: (_, turn) => ask(url + machineCalls.assistants, json(askMcp(profileAt(turn)))),
    },
    {
      name: 'chats',
      people: 4,
      pauseMs: 300,
      act: (person, turn) => chat(api, model, profileAt(turn), `${person}, ${turn}`),
    },
    {
      name: 'chat lines',
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
      name: 'messages',
      people: 1,
      pauseMs: 1_000,
      async act(_, turn) {
        const questionKey = randomUUID()
        const message = { question: `When could you begin? ${turn}`, consent: true, questionKey }
        await ask(`${api}/questions`, json({ ...message, profileUrl: profileAt(turn) }))
        ledger.messages.push(questionKey)
      },
    },
    {
      name: 'scorecards',
      people: 1,
      pauseMs: 1_000,
      async act() {
        const submissionKey = randomUUID()
        const { formStep: _, ...assessment } = answeredScorecard('Job Seeker')
        await ask(`${api}/scorecard`, json({ ...assessment, submissionKey }))
        ledger.scorecards.push(submissionKey)
      },
    },
  ]
}

/** Asks an agent whose model is a fake, and reads the stream to its end. */
async function chat(api: string, model: FakeModel, agentName: string, id: string): Promise<void> {
  const userMessage = `What would you do first about ${id}?`
  model.answer(
    userMessage,
    sayingSlowly(betweenWordsMs, 'First ', 'I would ', 'ask the people ', 'who do the work.'),
  )
  const answer = await ask(
    `${api}/chat/ai-response`,
    json({ sessionId: randomUUID(), agentName, userMessage }),
  )
  if (!answer.includes('"finish"')) throw new Error(`The answer did not end: ${answer.slice(-200)}`)
}
