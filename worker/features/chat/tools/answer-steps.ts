import { z } from 'zod'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import { tokensOf } from '../../../services/models/model.ts'
import { type CallOptions, delta, eachOf, type Model, orAborted, type StreamPart } from '../model-parts.ts'
import type { AgentTool } from './agent-tools.ts'
import { countStep, type TokenUsage } from './token-usage.ts'

/** The most calls of tools for one answer. */
export const maxToolCalls = 3

type ToolCall = Extract<StreamPart, { type: 'tool-call' }>
type Prompt = CallOptions['prompt']
type ToolResult = Extract<Prompt[number], { role: 'tool' }>['content'][number]

/** The model calls tools as nobody told it to. */
class ToolsMisused extends Error {}

/**
 * The words of an answer over all its steps, what its tools did in between, and each step's end. A model or a server
 * that cannot use tools is asked once more without them.
 */
export async function* answerSteps(
  model: Model,
  options: CallOptions,
  tools: readonly AgentTool[],
  usage: TokenUsage,
): AsyncGenerator<StreamPart> {
  if (!tools.length) return yield* oneStep(model, options, usage)
  let text = ''
  try {
    for await (const part of stepsWithTools(model, options, tools, usage)) {
      if (part.type === 'text-delta') text += part.delta
      yield part
    }
  } catch (error) {
    if (options.abortSignal?.aborted || !isToolError(error)) throw error
    console.error('The model cannot use tools', error instanceof Error ? error.message : error)
    if (text.trim()) yield delta(stepBreak)
    yield* oneStep(model, withRemainingTokens(options, text), usage)
  }
}

const stepBreak = '\n\n'

async function* stepsWithTools(
  model: Model,
  options: CallOptions,
  tools: readonly AgentTool[],
  usage: TokenUsage,
): AsyncGenerator<StreamPart> {
  const prompt: Prompt = [...options.prompt]
  const used = new Set<string>()
  let text = ''
  for (let callsLeft = maxToolCalls; ; ) {
    const calls: ToolCall[] = []
    const before = text.length
    const request: CallOptions = {
      ...withRemainingTokens(options, text),
      prompt: [...prompt],
      tools: tools.map(declarationOf),
      toolChoice: { type: callsLeft ? 'auto' : 'none' },
    }
    for await (const part of oneStep(model, request, usage, calls)) {
      if (part.type === 'text-delta') {
        if (before && text.length === before) yield delta(stepBreak)
        text += part.delta
      }
      yield part
    }
    if (!calls.length) return
    if (!callsLeft) throw new ToolsMisused('It goes on calling tools')
    const results: ToolResult[] = []
    for (const { call, tool, args } of calls.map((one) => parseCall(one, tools))) {
      const isNew = callsLeft > 0 && !used.has(`${call.toolName} ${call.input}`)
      used.add(`${call.toolName} ${call.input}`)
      const outcome = isNew ? await orAborted(outcomeOf(tool, args), options.abortSignal) : repeatRefused
      callsLeft = Math.max(0, callsLeft - 1)
      if (outcome.use) yield toolUsePart({ tool: tool.name, ...outcome.use })
      results.push(resultOf(call, outcome))
    }
    prompt.push(assistantMessage(text.slice(before), calls), { role: 'tool', content: results })
  }
}

/** What the model said in a step, and which tools it called. */
const assistantMessage = (text: string, calls: readonly ToolCall[]): Prompt[number] => ({
  role: 'assistant',
  content: [
    ...(text ? [{ type: 'text' as const, text }] : []),
    ...calls.map(({ toolCallId, toolName, input }) => ({
      type: 'tool-call' as const,
      toolCallId,
      toolName,
      input: JSON.parse(input || '{}'),
    })),
  ],
})

const resultOf = ({ toolCallId, toolName }: ToolCall, { result }: CallOutcome): ToolResult => ({
  type: 'tool-result',
  toolCallId,
  toolName,
  output: { type: 'json', value: result },
})

/** One request to the model; its calls of tools are put into `calls`. */
async function* oneStep(
  model: Model,
  options: CallOptions,
  usage: TokenUsage,
  calls: ToolCall[] = [],
): AsyncGenerator<StreamPart> {
  const { abortSignal, prompt } = options
  const count = countStep(usage, prompt)
  const { stream } = await orAborted(model.doStream(options), abortSignal)
  for await (const part of eachOf(stream, abortSignal)) {
    if (part.type === 'error') throw part.error
    count(part)
    if (part.type === 'tool-call') calls.push(part)
    if (part.type === 'text-delta' || part.type === 'finish') yield part
  }
  if (!usage.isCounted) usage.written += tokensOf(calls.map(({ input }) => input).join(''))
}

/** The same request, with as many tokens as the words so far have left. */
const withRemainingTokens = (options: CallOptions, text: string): CallOptions => ({
  ...options,
  ...(options.maxOutputTokens && { maxOutputTokens: Math.max(1, options.maxOutputTokens - tokensOf(text)) }),
})

const declarationOf = ({ name, description, input }: AgentTool) => ({
  type: 'function' as const,
  name,
  description,
  inputSchema: z.toJSONSchema(input) as Extract<
    NonNullable<CallOptions['tools']>[number],
    { type: 'function' }
  >['inputSchema'],
})

/** @throws ToolsMisused for a tool that it was not given, and arguments that are none. */
function parseCall(call: ToolCall, tools: readonly AgentTool[]) {
  const tool = tools.find(({ name }) => name === call.toolName)
  if (!tool) throw new ToolsMisused('It calls a tool that it was not given')
  try {
    return { call, tool, args: tool.input.parse(JSON.parse(call.input || '{}')) }
  } catch {
    throw new ToolsMisused(`Its arguments for ${tool.name} are none`)
  }
}

type CallOutcome = { result: Awaited<ReturnType<AgentTool['call']>>['result']; use?: Omit<ToolUse, 'tool'> }
const repeatRefused: CallOutcome = {
  result: { error: 'Not again in this answer. Answer with what you have.' },
}
const callFailed: CallOutcome = { result: { error: 'This cannot be looked up at the moment.' } }

const outcomeOf = (tool: AgentTool, args: unknown): Promise<CallOutcome> =>
  tool.call(args).catch((error: unknown) => {
    console.error(`${tool.name} failed`, error instanceof Error ? error.name : error)
    return callFailed
  })

/** Whether a request failed for its tools: what a server says that does not know them differs. */
function isToolError(error: unknown): boolean {
  if (error instanceof ToolsMisused) return true
  if (!(error instanceof Error)) return false
  if (error.name === 'AI_InvalidResponseDataError') return true
  const { statusCode } = error as { statusCode?: number }
  return (
    statusCode !== undefined &&
    ([400, 422, 501].includes(statusCode) || /\b(?:tools?|functions?)\b/i.test(error.message))
  )
}

const useKind = 'rembrandt.tool-use'
const toolUsePart = (use: ToolUse): StreamPart => ({
  type: 'custom',
  kind: useKind,
  providerMetadata: { rembrandt: use },
})

/** What a tool did, out of a part that says so. */
export const toolUseIn = ({ kind, providerMetadata }: { kind: string; providerMetadata?: object }) =>
  kind === useKind && providerMetadata && 'rembrandt' in providerMetadata
    ? (providerMetadata.rembrandt as ToolUse)
    : undefined
