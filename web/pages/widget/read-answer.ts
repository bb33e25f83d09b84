import { type Answer, fetchAnswer, type StreamAnswer } from '#web/features/chat/conversation/answer.ts'
import { callsAt, visitorFetch } from './visitor-fetch.ts'

type Chunk = { type?: string; delta?: string; data?: unknown; finishReason?: string }

/** As `streamAnswer` of the pages, without the AI SDK: the frame has room for neither it nor zod. */
export const readAnswer: StreamAnswer = async (question, signal, onAnswer) => {
  const response = await fetchAnswer(
    `${callsAt}/chat/ai-response`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    },
    visitorFetch,
  )
  let answer: Answer = { text: '', citations: [] }
  let isFinished = false
  const read = async () => {
    for await (const chunk of chunksOf(response)) {
      if (chunk.type === 'error') throw new Error('The answer broke off')
      isFinished ||= chunk.type === 'finish' && chunk.finishReason !== 'error'
      answer = withChunk(answer, chunk)
      if (answer.text.trim() || answer.toolUses) onAnswer(answer)
    }
  }
  // The answer counts once its last word is here, even if the connection breaks before the end of the stream.
  const broken = await read().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isFinished || !answer.text.trim()) throw broken ?? new Error('The answer ended before it was finished')
}

/** An answer with one more chunk of it. */
function withChunk(answer: Answer, { type = '', delta = '', data }: Chunk): Answer {
  if (type === 'text-delta') return { ...answer, text: answer.text + delta }
  if (type === 'data-unanswered') return { ...answer, isUnanswered: true }
  const part = type.startsWith('data-') ? type.slice(5) : ''
  if (part === 'citation' || part === 'correction' || part === 'ground' || part === 'toolUse')
    return { ...answer, [`${part}s`]: [...(answer[`${part}s`] ?? []), data] }
  if (part === 'perhaps')
    return { ...answer, perhaps: [...(answer.perhaps ?? []), data] as typeof answer.perhaps }
  if (part === 'nearest' || part === 'meeting') return { ...answer, [part]: data }
  return answer
}

/** The chunks of an event stream. */
async function* chunksOf({ body }: Response): AsyncGenerator<Chunk> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    const events = (text + (value ?? '')).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = event.replace(/^data: ?/, '')
      if (data && data !== '[DONE]') yield JSON.parse(data)
    }
    if (done) return
  }
}
