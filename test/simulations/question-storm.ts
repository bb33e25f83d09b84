import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { takeoverNotice } from '#worker/features/chat/fallback-model.ts'
import { openPatientDatabase, tables } from '#worker/services/database.ts'
import {
  beginAnswer,
  calling,
  endAnswer,
  type FakeModel,
  say,
  saying,
  toolResultsIn,
  wordsIn,
} from '../fakes/model.ts'
import type { Product } from '../product.ts'

const { budgets, chatMessages } = tables
const expert = 'adaeze-whitcombe'
/** What the fake model counts for a step that it ends. */
const tokensSaid = 912

type Answer = Parameters<FakeModel['answer']>[1]
const tool = { name: 'find_story', args: { question: 'what began it' } }
/** Looks for a story first. */
const afterTool =
  (then: Answer): Answer =>
  (response, request) =>
    toolResultsIn(request).length ? then(response, request) : calling([[tool]])(response, request)

const breakOff: Answer = async (response) => {
  beginAnswer(response)
  say(response, 'It began with the people [1]. And')
  await sleep(50)
  response.destroy()
}

/** How a stream comes to its end; what the model is asked is told by the question. */
const endings = {
  finished: async (response) => {
    beginAnswer(response)
    for (const words of ['It began ', 'with the people [1]. ', 'Shall we talk?']) {
      say(response, words)
      await sleep(20)
    }
    endAnswer(response)
  },
  'finished, as JSON': (response) => {
    beginAnswer(response)
    say(response, 'It began with the people [1].')
    endAnswer(response)
  },
  'model failed': (response) => void response.writeHead(500).end('{}'),
  'model broke off': breakOff,
  'finished after a tool': afterTool(saying('It began with the people [1].')),
  'model broke off after a tool': afterTool(breakOff),
  'visitor left after a tool': afterTool((response) => goOn(response)),
  'visitor left in between': (response) => goOn(response),
  'visitor left before a word': async (response) => {
    await sleep(1_000)
    await goOn(response)
  },
} satisfies Record<string, Answer>
type Ending = keyof typeof endings

async function goOn(response: Parameters<typeof beginAnswer>[0]) {
  beginAnswer(response)
  while (!response.destroyed) {
    say(response, 'and then ')
    await sleep(25)
  }
}

type StormQuestion = { sessionId: string; question: string; ending: Ending }

let storms = 0

const isLeft = ({ ending }: StormQuestion) => ending.startsWith('visitor left')

/**
 * Lets visitors ask one agent at once, and their streams end in every way; answers what is wrong with the answers or
 * the counts, and how many streams came to which end.
 */
export async function simulateQuestions(product: Product, model: FakeModel, people: number) {
  const wrong: string[] = []
  const refused = new Set<StormQuestion>()
  const notEnded = new Set<StormQuestion>()
  const all = Object.keys(endings) as Ending[]
  // The model remembers what it was asked by the question, also in an earlier storm.
  storms += 1
  const questions = Array.from({ length: people }, (_, index): StormQuestion => {
    const ending = all[index % all.length] ?? 'finished'
    return {
      sessionId: `storm-${randomUUID()}`,
      question: `Number ${index} of storm ${storms}, what began it?`,
      ending,
    }
  })
  for (const { question, ending } of questions) model.answer(question, endings[ending])
  const began = performance.now()
  const waited = await Promise.all(
    questions.map(async (one, index) => {
      const problem = await ask(product, one, index).catch((error: Error) => error.message)
      if (problem?.includes('DATABASE_UNAVAILABLE')) refused.add(one)
      else if (problem) {
        wrong.push(`${one.ending}: ${problem}`)
        notEnded.add(one)
      }
      return performance.now() - began
    }),
  )
  const db = openPatientDatabase({ TURSO_DATABASE_URL: product.databaseUrl })
  const { id } = (await (await fetch(`${product.url}/api/public-profiles/${expert}`)).json()) as PublicProfile
  const used = async (subject: string) =>
    (await db.select().from(budgets).where(like(budgets.subject, subject))).map((row) => row.used)
  const sent = async () => {
    let [least, most] = [0, 0]
    for (const one of questions)
      if (!refused.has(one)) {
        const [from, to] = await tokensOf(one)
        least += from
        most += to
      }
    return [least, most] as const
  }
  /** The tokens of an answer: the same number twice, unless a busy machine let the model's first word come too late. */
  const tokensOf = async (one: StormQuestion): Promise<readonly [number, number]> => {
    const { text, tokens } = await sentFor(one)
    const isLate = one.ending !== 'model failed' && text.startsWith(takeoverNotice.instead)
    const all = model.stepsOf(one.question).length * tokensSaid
    return isLate ? [Math.ceil(text.length / 4), all + Math.ceil(text.length / 4) + tokens] : [tokens, tokens]
  }
  const sentFor = async ({ sessionId, question, ending }: StormQuestion) => {
    const lines = await db.select().from(chatMessages).where(eq(chatMessages.sessionId, sessionId))
    const text = lines.find(({ isUser }) => !isUser)?.text ?? ''
    const tokensOfText = Math.ceil(text.length / 4)
    const steps = model.stepsOf(question)
    const last = steps.at(-1)
    const counted = Math.max(0, steps.length - 1) * tokensSaid
    const isWhole = ending.startsWith('finished') && !text.includes(takeoverNotice.afterBreak)
    if (ending === 'model failed') return { text, tokens: tokensOfText }
    if (!last) return { text, tokens: 0 }
    return {
      text,
      tokens: counted + (isWhole ? tokensSaid : Math.ceil(wordsIn(last).length / 4) + tokensOfText),
    }
  }
  const [charged, expected] = await settled(async () => {
    const [tokens = 0] = await used(`profile:${id}`)
    const [least, most] = await sent()
    return [tokens, Math.min(most, Math.max(least, tokens))] as const
  })
  if (charged !== expected) wrong.push(`${charged} tokens were counted, ${expected} were sent`)
  const [ofSite = 0] = await used('models')
  if (ofSite !== charged) wrong.push(`${ofSite} tokens were counted for the site, ${charged} for the agent`)
  // Who left before a word may have been refused unseen.
  const isAnswered = (one: StormQuestion) =>
    !refused.has(one) && (one.ending !== 'visitor left before a word' || model.wasAsked(one.question))
  const [counted, answered] = await settled(async () => [
    (await used('visitor:%')).reduce((sum, one) => sum + one, 0),
    questions.filter(isAnswered).length,
  ])
  if (counted !== answered || (await used('visitor:%')).some((one) => one > 1))
    wrong.push(`${counted} questions were counted, ${answered} were answered`)
  return {
    wrong,
    /** Each visitor once: answered to the end, gone by themselves, told 503, or none of these. */
    answered: questions.filter((one) => !isLeft(one) && !refused.has(one) && !notEnded.has(one)).length,
    left: questions.filter((one) => isLeft(one) && !refused.has(one) && !notEnded.has(one)).length,
    refused: refused.size,
    notEnded: notEnded.size,
    waited: waited.toSorted((one, other) => one - other),
    tokens: charged,
  }
}

/** What is counted once it rests: an answer is counted after it was given. */
async function settled(read: () => Promise<readonly [number, number]>): Promise<readonly [number, number]> {
  for (let attempt = 0; ; attempt += 1) {
    const found = await read()
    if (found[0] === found[1] || attempt === 120) return found
    await sleep(250)
  }
}

/** Asks as a visitor with an address of their own; answers what was wrong with the answer. */
async function ask({ url }: Product, one: StormQuestion, index: number) {
  const { sessionId, question, ending } = one
  const sent = request(`${url.replace('localhost', '127.0.0.1')}/api/chat/ai-response`, {
    method: 'POST',
    agent: false,
    localAddress: `127.7.${index >> 8}.${(index & 255) + 1}`,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0',
      ...(ending === 'finished, as JSON' && { Accept: 'application/json' }),
    },
    signal: AbortSignal.timeout(90_000),
  })
  sent.end(JSON.stringify({ sessionId, agentName: expert, userMessage: question }))
  if (ending === 'visitor left before a word') {
    sent.on('error', () => {})
    await sleep(300)
    return void sent.destroy()
  }
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const bytes of answer) {
    text += bytes
    if (isLeft(one) && text.includes('text-delta')) break
  }
  if (answer.statusCode !== 200) return `${answer.statusCode} ${text}`
  if (isLeft(one)) return void sent.destroy()
  const end = ending === 'finished, as JSON' ? '"response":"' : '"type":"finish"'
  return text.includes(end) ? undefined : `it did not end: ${text.slice(-120)}`
}
