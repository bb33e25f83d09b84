import './test-bench.css'
import { useMemo, useRef, useState } from 'react'
import { benchSchema, maxTried } from '#schema/chat/bench.ts'
import { counted } from '#schema/text/numbers.ts'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { restoredEntry, useStoredEntry } from '#web/ui/forms/stored-entry.ts'
import { FormError } from '../teaching/form-error.tsx'
import { lastAnswers, storeAnswer } from './last-answers.ts'
import { RealQuestions } from './real-questions.tsx'
import { inTokens, isOther, pairOf, TriedAnswers } from './tried-answers.tsx'
import { type Change, type Run, useBench } from './use-bench.ts'

type Props = {
  /** Under which name the typed questions are kept. */
  name: string
  /** What is typed and not saved yet. */
  change: Change | undefined
  begin?: string
  children: string
}

/** Asks the owner's own agent up to twenty questions, as it is now beside what is being changed (R29). */
export function TestBench({ name, change, begin = '', children }: Props) {
  const [saved] = useState({ lines: begin })
  const [typed, setTyped] = useState(() => restoredEntry(name, saved).lines)
  const [wrong, setWrong] = useState('')
  const [before, setBefore] = useState(lastAnswers)
  const field = useRef<HTMLTextAreaElement>(null)
  useStoredEntry(
    name,
    saved,
    useMemo(() => ({ lines: typed }), [typed]),
  )
  const { run, ask, stop } = useBench((line) => 'now' in line && storeAnswer(line.question, line.now))
  const questions = questionsIn(typed)
  const isAsking = run?.state === 'asking'

  const started = () => {
    const read = benchSchema.safeParse({ questions, ...change })
    setWrong(read.error?.issues[0]?.message ?? '')
    if (!read.success) return field.current?.focus()
    setBefore(lastAnswers())
    void ask(read.data.questions, change)
  }
  const isLeft = run && !isAsking && run.lines.length > 0 && run.lines.length < run.questions.length
  return (
    <div className="account-bench">
      <p className="max-w-measure text-ink-soft">{children}</p>
      <div className="grid max-w-[46rem] gap-s4">
        <TextArea
          ref={field}
          label="Questions to ask it"
          hint={`One on each line, ${maxTried} at most.`}
          rows={3}
          value={typed}
          error={wrong}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <RealQuestions chosen={questions} onChange={(chosen) => setTyped(chosen.join('\n'))} />
        <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
          <Button disabled={isAsking} onClick={started}>
            {questions.length > 1 ? `Ask all ${questions.length}` : 'Ask it'}
          </Button>
          {isAsking && (
            <Button variant="quiet" onClick={stop}>
              Stop
            </Button>
          )}
          {isLeft && (
            <Button variant="quiet" onClick={() => void ask(run.questions, run.change, run.lines)}>
              Ask the other {run.questions.length - run.lines.length}
            </Button>
          )}
          <p role="status" className="text-ink-soft text-label">
            {run && runText(run, before)}
          </p>
        </div>
        {isAsking && (
          <progress aria-label="Asked so far" max={run.questions.length} value={run.lines.length} />
        )}
        {run?.error !== undefined && (
          <FormError
            message={sentenceOf(run.error, 'The connection broke off. Please ask again.')}
            error={run.error}
          />
        )}
      </div>
      {run && run.lines.length > 0 && <TriedAnswers run={run} before={before} />}
    </div>
  )
}

/** Each line once, without those that hold nothing. */
const questionsIn = (typed: string) => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

type Before = ReturnType<typeof lastAnswers>

function runText(run: Run, before: Before): string {
  const { state, questions, lines } = run
  if (state === 'asking') return `${lines.length} of ${questions.length} asked…`
  if (state !== 'asked' && lines.length < questions.length)
    return `${state === 'stopped' ? 'Stopped' : 'Broken off'} after ${lines.length} of ${questions.length}.`
  const pairs = lines.map((line) => pairOf(line, before))
  const changed = pairs.filter(isOther).length
  const noes = pairs.filter(({ after }) => after?.answer.isUnanswered).length
  const tokens = lines.reduce((sum, line) => sum + tokensOf(line), 0)
  return [
    `${counted(lines.length, 'question')} asked.`,
    pairs.some(({ before }) => before) &&
      `${changed || 'No'} ${changed === 1 ? 'answer differs' : 'answers differ'}.`,
    noes > 0 && `${counted(noes, 'plain no', 'plain noes')}.`,
    `${inTokens(tokens)} of today’s allowance.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const tokensOf = (line: Run['lines'][number]) =>
  'now' in line ? line.now.tokens + (line.with?.tokens ?? 0) : 0
