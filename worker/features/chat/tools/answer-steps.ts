import { z } from 'zod'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import { tokensOf } from '../../../services/models/model.ts'
import { type CallOptions, delta, eachOf, type Model, orAborted, type StreamPart } from '../model-parts.ts'
import type { AgentTool } from './agent-tools.ts'
import { countStep, type Spent } from './spent.ts'

/** The most calls of tools for one answer. */
export const maxCalls = 3

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
  spent: Spent,
): AsyncGenerator<StreamPart> {
  if (!tools.length) return yield* oneStep(model, options, spent)
  let text = ''
  try {
    for await (const part of stepsWithTools(model, options, tools, spent)) {
      if (part.type === 'text-delta') text += part.delta
      yield part
    }
  } catch (error) {
    if (options.abortSignal?.aborted || !isOfTools(error)) throw error
    console.error('The model cannot use tools', error instanceof Error ? error.message : error)
    if (text.trim()) yield delta(stepBreak)
    yield* oneStep(model, withLess(options, text), spent)
  }
}

const stepBreak = '\n\n'

async function* stepsWithTools(
  model: Model,
  options: CallOptions,
  tools: readonly AgentTool[],
  spent: Spent,
): AsyncGenerator<StreamPart> {
  const prompt: Prompt = [...options.prompt]
  const used = new Set<string>()
  let text = ''
  for (let left = maxCalls; ; ) {
    const calls: ToolCall[] = []
    const before = text.length
    const asked: CallOptions = {
      ...withLess(options, text),
      prompt: [...prompt],
      tools: tools.map(declared),
      toolChoice: { type: left ? 'auto' : 'none' },
    }
    for await (const part of oneStep(model, asked, spent, calls)) {
      if (part.type === 'text-delta') {
        if (before && text.length === before) yield delta(stepBreak)
        text += part.delta
      }
      yield part
    }
    if (!calls.length) return
    if (!left) throw new ToolsMisused('It goes on calling tools')
    const results: ToolResult[] = []
    for (const { call, tool, args } of calls.map((one) => understood(one, tools))) {
      const isNew = left > 0 && !used.has(`${call.toolName} ${call.input}`)
      used.add(`${call.toolName} ${call.input}`)
      const done = isNew ? await orAborted(outcomeOf(tool, args), options.abortSignal) : notAgain
      left = Math.max(0, left - 1)
      if (done.use) yield toolUsePart({ tool: tool.name, ...done.use })
      results.push(resultOf(call, done))
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

const resultOf = ({ toolCallId, toolName }: ToolCall, { result }: Done): ToolResult => ({
  type: 'tool-result',
  toolCallId,
  toolName,
  output: { type: 'json', value: result },
})

/** One request to the model; its calls of tools are put into `calls`. */
async function* oneStep(
  model: Model,
  options: CallOptions,
  spent: Spent,
  calls: ToolCall[] = [],
): AsyncGenerator<StreamPart> {
  const { abortSignal, prompt } = options
  const count = countStep(spent, prompt)
  const { stream } = await orAborted(model.doStream(options), abortSignal)
  for await (const part of eachOf(stream, abortSignal)) {
    if (part.type === 'error') throw part.error
    count(part)
    if (part.type === 'tool-call') calls.push(part)
    if (part.type === 'text-delta' || part.type === 'finish') yield part
  }
  if (!spent.isCounted) spent.written += tokensOf(calls.map(({ input }) => input).join(''))
}

/** The same request, with as many tokens as the words so far have left. */
const withLess = (options: CallOptions, text: string): CallOptions => ({
  ...options,
  ...(options.maxOutputTokens && { maxOutputTokens: Math.max(1, options.maxOutputTokens - tokensOf(text)) }),
})

const declared = ({ name, description, input }: AgentTool) => ({
  type: 'function' as const,
  name,
  description,
  inputSchema: z.toJSONSchema(input) as Extract<
    NonNullable<CallOptions['tools']>[number],
    { type: 'function' }
  >['inputSchema'],
})

/** @throws ToolsMisused for a tool that it was not given, and arguments that are none. */
function understood(call: ToolCall, tools: readonly AgentTool[]) {
  const tool = tools.find(({ name }) => name === call.toolName)
  if (!tool) throw new ToolsMisused('It calls a tool that it was not given')
  try {
    return { call, tool, args: tool.input.parse(JSON.parse(call.input || '{}')) }
  } catch {
    throw new ToolsMisused(`Its arguments for ${tool.name} are none`)
  }
}

type Done = { result: Awaited<ReturnType<AgentTool['call']>>['result']; use?: Omit<ToolUse, 'tool'> }
const notAgain: Done = { result: { error: 'Not again in this answer. Answer with what you have.' } }
const notNow: Done = { result: { error: 'This cannot be looked up at the moment.' } }

const outcomeOf = (tool: AgentTool, args: unknown): Promise<Done> =>
  tool.call(args).catch((error: unknown) => {
    console.error(`${tool.name} failed`, error instanceof Error ? error.name : error)
    return notNow
  })

/** Whether a request failed for its tools: what a server says that does not know them differs. */
function isOfTools(error: unknown): boolean {
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
