import type { LanguageModel } from 'ai'
import { scriptedQuestion } from '#schema/chat.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { passagesOf } from '../knowledge/passages.ts'
import { type Ranked, rankPassages } from '../knowledge/relevance.ts'
import { citationMark } from './citations.ts'

type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>
type StreamPart =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never

const pauseMs = 12
const enough = 2.2

/** The built-in agent (R22): answers with the published profile's own sentences and asks the next scripted question. */
export const groundedModel = (profile: PublicProfile): Model => ({
  specificationVersion: 'v4',
  provider: 'rembrandt',
  modelId: 'grounded',
  supportedUrls: {},
  async doGenerate({ prompt }) {
    const text = groundedAnswer(profile, ...askedIn(prompt))
    return { content: [{ type: 'text', text }], finishReason, usage: usageOf(text), warnings: [] }
  },
  async doStream({ prompt, abortSignal }) {
    const text = groundedAnswer(profile, ...askedIn(prompt))
    return { stream: wordByWord(text, abortSignal) }
  },
})

/** What the agent says to the `turn`-th question of a visitor (0 first). */
export function groundedAnswer(profile: PublicProfile, question: string, turn: number): string {
  const next = scriptedQuestion(profile.agentType, turn)
  const ranked = rankPassages(passagesOf(profile), question)
  const best = ranked[0]
  if (!best || best.score < enough)
    return [
      `I find nothing about that in what ${profile.firstName} has published, so I will not guess.`,
      profile.coreProblemSolved &&
        `What is published here is the work on this page: ${lowerFirst(profile.coreProblemSolved)}.`,
      next,
    ]
      .filter(Boolean)
      .join(' ')
  const plate = strongestStory(ranked)
  if (plate === undefined) {
    const { passage } = best
    return passage.speaker
      ? `${passage.speaker} says of ${profile.firstName}: “${passage.text}” ${next}`
      : `On this page it says: “${endless(passage.text)}.” ${next}`
  }
  const story = profile.stories[plate]
  const told = ranked.filter(({ passage }) => passage.plate === plate && passage.part !== 'title')
  const sentence = told.find(({ passage }) => passage.part !== 'result')?.passage.text
  const result =
    told.find(({ passage }) => passage.part === 'result')?.passage.text ?? resultOf(profile, plate)
  const quoted = [sentence, result].filter(Boolean).join(' … ')
  return `${profile.firstName} tells of this in “${story?.title}”: “${quoted}” ${citationMark(plate)} ${next}`
}

/** The story whose sentences together answer best, if the best sentence outside stories does not clearly beat it. */
function strongestStory(ranked: Ranked[]): number | undefined {
  const sums = new Map<number, number>()
  for (const { passage, score } of ranked)
    if (passage.plate !== null)
      sums.set(passage.plate, Math.max(sums.get(passage.plate) ?? 0, score) + score * 0.2)
  const [plate, sum] = [...sums].sort((one, other) => other[1] - one[1])[0] ?? []
  const outside = ranked.find(({ passage }) => passage.plate === null)?.score ?? 0
  return sum !== undefined && sum >= enough && sum >= outside ? plate : undefined
}

const resultOf = (profile: PublicProfile, plate: number) =>
  passagesOf(profile).find((passage) => passage.plate === plate && passage.part === 'result')?.text
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + endless(text).slice(1)
const endless = (text: string) => text.replace(/[.!?]+$/, '')

type Prompt = Parameters<Model['doStream']>[0]['prompt']
function askedIn(prompt: Prompt): [question: string, turn: number] {
  const asked = prompt.filter((message) => message.role === 'user')
  const text =
    asked
      .at(-1)
      ?.content.map((part) => (part.type === 'text' ? part.text : ''))
      .join(' ') ?? ''
  return [text, Math.max(0, asked.length - 1)]
}

const finishReason = { unified: 'stop' as const, raw: 'stop' }
const usageOf = (text: string) => {
  const written = Math.ceil(text.length / 4)
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: written, text: written, reasoning: undefined },
  }
}

/** The first words at once, the rest at the pace of quick reading, until the visitor stops it. */
const wordByWord = (text: string, signal?: AbortSignal) =>
  new ReadableStream<StreamPart>({
    async start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      controller.enqueue({ type: 'text-start', id: 'answer' })
      for (const word of text.split(/(?<=\s)/)) {
        if (signal?.aborted) break
        controller.enqueue({ type: 'text-delta', id: 'answer', delta: word })
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      controller.enqueue({ type: 'text-end', id: 'answer' })
      controller.enqueue({ type: 'finish', finishReason, usage: usageOf(text) })
      controller.close()
    },
  })
