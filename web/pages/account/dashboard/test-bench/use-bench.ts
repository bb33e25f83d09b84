import { useEffect, useRef, useState } from 'react'
import type { Bench } from '#schema/chat/bench.ts'
import type { BenchLine } from '#schema/chat/bench-answers.ts'
import { type Api, CallFailed } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'

/** What is tried beside what the agent says now. */
export type Change = Pick<Bench, 'draft' | 'settings'>
export type TriedLine = Exclude<BenchLine, { tokens: number }>

export type Run = {
  state: 'asking' | 'asked' | 'stopped' | 'broken'
  questions: readonly string[]
  change: Change | undefined
  /** What was answered so far, in the order of the questions. */
  lines: readonly TriedLine[]
  /** Why it was refused or broke off. */
  error?: unknown
}

/** Asks the owner's agent questions, one after the other, until it is stopped or left. */
export function useBench(onAnswered: (line: TriedLine) => void) {
  const api = useApi()
  const [run, setRun] = useState<Run>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const ask = async (questions: readonly string[], change: Change | undefined, before: Run['lines'] = []) => {
    stopper.current?.abort()
    const mine = new AbortController()
    stopper.current = mine
    let now: Run = { state: 'asking', questions, change, lines: before }
    const show = (next: Partial<Run>) => {
      now = { ...now, ...next }
      if (stopper.current === mine) setRun(now)
    }
    show({})
    try {
      const body = { questions: questions.slice(before.length), ...change }
      for await (const line of linesOf(api, body, mine.signal)) {
        if ('tokens' in line) return show({ state: 'asked' })
        show({ lines: [...now.lines, line] })
        onAnswered(line)
      }
      show({ state: 'broken' })
    } catch (error) {
      if (mine.signal.aborted) show({ state: 'stopped' })
      else show({ state: 'broken', error })
    }
  }
  return { run, ask, stop: () => stopper.current?.abort() }
}

async function* linesOf(api: Api, json: Bench, signal: AbortSignal): AsyncGenerator<BenchLine> {
  const response = await api['agent-bench'].$post({ json }, { init: { signal } })
  if (!response.ok) throw new CallFailed(response.status, await response.text(), response.statusText)
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) return
    const lines = (text + decoder.decode(read.value, { stream: true })).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
