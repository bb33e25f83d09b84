import '#web/client/zod-without-eval.ts'

import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai'
import type { AskAgent, Suggestion } from '#schema/chat/chat.ts'
import type { Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import { services } from '#schema/paths.ts'
import { carriedResult } from '../carried-result.ts'
import { fetchAnswer, type StreamAnswer } from './answer.ts'

type AgentMessage = UIMessage<
  never,
  {
    citation: Citation
    ground: Ground
    correction: QuotedCorrection
    unanswered: Record<string, never>
    nearest: NearestStory
    perhaps: NearestStory
    suggestion: Suggestion
    meeting: MeetingOffer
    toolUse: ToolUse
  }
>
/**
 * Asks the agent and calls `onAnswer` with the whole answer so far, whenever it grows. @throws CallFailed when the call
 * is refused, another error when the stream fails or ends too early.
 */
export const streamAnswer: StreamAnswer = async (question, signal, onAnswer) => {
  const transport = new DefaultChatTransport<AgentMessage>({
    api: `${services.api}/chat/ai-response`,
    credentials: 'same-origin',
    fetch: fetchAnswer,
    prepareSendMessagesRequest: () => ({
      body: { ...question, scorecardResult: carriedResult()?.token } satisfies AskAgent,
    }),
  })
  const chunks = await transport.sendMessages({
    chatId: question.sessionId,
    messages: [
      { id: question.messageId, role: 'user', parts: [{ type: 'text', text: question.userMessage }] },
    ],
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: signal,
  })
  let isFinished = false
  const watched = chunks.pipeThrough(
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        isFinished ||= chunk.type === 'finish' && chunk.finishReason !== 'error'
        controller.enqueue(chunk)
      },
    }),
  )
  let text = ''
  const messages = readUIMessageStream<AgentMessage>({ stream: watched, terminateOnError: true })
  const read = async () => {
    for await (const message of messages) {
      text = message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
      const [nearest] = message.parts.flatMap(nearestIn)
      const candidates = message.parts.flatMap(perhapsIn)
      const grounds = message.parts.flatMap(groundIn)
      const corrections = message.parts.flatMap(correctionIn)
      const isUnanswered = message.parts.some(({ type }) => type === 'data-unanswered')
      const [suggestion] = message.parts.flatMap(suggestionIn)
      const [meeting] = message.parts.flatMap(meetingIn)
      const toolUses = message.parts.flatMap(toolUseIn)
      if (text.trim() || toolUses.length)
        onAnswer({
          text,
          citations: message.parts.flatMap(citationIn),
          ...(nearest && { nearest }),
          ...(candidates.length && { perhaps: candidates }),
          ...(grounds.length && { grounds }),
          ...(corrections.length && { corrections }),
          ...(isUnanswered && { isUnanswered }),
          ...(suggestion && { suggestion }),
          ...(meeting && { meeting }),
          ...(toolUses.length && { toolUses }),
        })
    }
  }
  // The answer counts once its last word is here, even if the connection breaks before the end of the stream.
  const broken = await read().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isFinished || !text.trim()) throw broken ?? new Error('The answer ended before it was finished')
}

const citationIn = (part: AgentMessage['parts'][number]) => (part.type === 'data-citation' ? [part.data] : [])

const groundIn = (part: AgentMessage['parts'][number]) => (part.type === 'data-ground' ? [part.data] : [])

const correctionIn = (part: AgentMessage['parts'][number]) =>
  part.type === 'data-correction' ? [part.data] : []

const nearestIn = (part: AgentMessage['parts'][number]) => (part.type === 'data-nearest' ? [part.data] : [])

const perhapsIn = (part: AgentMessage['parts'][number]) => (part.type === 'data-perhaps' ? [part.data] : [])

const suggestionIn = (part: AgentMessage['parts'][number]) =>
  part.type === 'data-suggestion' ? [part.data] : []

const toolUseIn = (part: AgentMessage['parts'][number]) => (part.type === 'data-toolUse' ? [part.data] : [])

const meetingIn = (part: AgentMessage['parts'][number]) => (part.type === 'data-meeting' ? [part.data] : [])
