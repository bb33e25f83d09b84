import type { TriedAnswer } from '#schema/chat/bench-answers.ts'
import { fieldsIn, ownWordsIn } from '#schema/chat/own-words.ts'
import { grouped } from '#schema/text/numbers.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { AgentsWords, OwnWordsNote } from '../agents-words.tsx'
import type { LastAnswer } from './last-answers.ts'
import type { Run, TriedLine } from './use-bench.ts'

type Side = { answer: TriedAnswer; when: 'now' | 'changed' | { at: string } }
type Pair = { before?: Side | undefined; after?: Side | undefined }

/** The two answers to a question: now and with the change, or when it was last tried and now. */
export function pairOf(line: TriedLine, last: readonly LastAnswer[]): Pair {
  if (!('now' in line)) return {}
  const now: Side = { answer: line.now, when: 'now' }
  if (line.with) return { before: now, after: { answer: line.with, when: 'changed' } }
  const then = last.find(({ question }) => question === line.question)
  return { after: now, ...(then && { before: { answer: then.answer, when: { at: then.at } } }) }
}

/** Whether the two answers differ. */
export const isOther = ({ before, after }: Pair) =>
  before !== undefined && before.answer.text !== after?.answer.text

/** Each question with its answers, beside each other where there is room. */
export const TriedAnswers = ({ run, before }: { run: Run; before: readonly LastAnswer[] }) => (
  <ol className="account-bench-answers" aria-label="What it answers">
    {run.lines.map((line) => (
      <li key={line.question}>
        <h4 dir="auto">{line.question}</h4>
        {'now' in line ? (
          <Answers pair={pairOf(line, before)} />
        ) : (
          <p className="text-madder-text">
            {line.code === 'AGENT_RESTING'
              ? 'Not asked: your agent’s language model has said all that it can today. Please ask again tomorrow.'
              : 'Not answered: the agent could not answer just now. Please ask again.'}
          </p>
        )}
      </li>
    ))}
  </ol>
)

function Answers({ pair }: { pair: Pair }) {
  const { before, after } = pair
  if (!after) return null
  if (before && isOther(pair))
    return (
      <div className="account-bench-both">
        <Answer {...before} isOld />
        <Answer {...after} />
      </div>
    )
  return <Answer {...after} same={before} />
}

function Answer({ answer, when, same, isOld }: Side & { same?: Side | undefined; isOld?: boolean }) {
  const basis = basisOf(answer)
  return (
    <div data-old={isOld && ''}>
      <p className="font-semibold text-label">
        <AnswerTime when={when} />
        {same && (
          <>
            , the same as <AnswerTime when={same.when} isInside />
          </>
        )}
      </p>
      <p className="account-bench-words" dir="auto">
        <AgentsWords text={answer.text} grounds={answer.grounds} />
      </p>
      {ownWordsIn(answer.text, answer.grounds).length > 0 && (
        <p className="text-ink-soft text-small">
          <OwnWordsNote />
        </p>
      )}
      <p className="text-ink-soft text-small">
        {basis && `${basis}. `}
        {inTokens(answer.tokens)}.
      </p>
    </div>
  )
}

function AnswerTime({ when, isInside = false }: { when: Side['when']; isInside?: boolean }) {
  if (when === 'now') return isInside ? 'now' : 'Now'
  if (when === 'changed') return 'With your change'
  return (
    <>
      {isInside ? 'on' : 'On'} <LocalTime iso={when.at} withHour />
    </>
  )
}

export const inTokens = (tokens: number) => `${grouped(tokens)} ${tokens === 1 ? 'token' : 'tokens'}`

/** What an answer rests on. */
function basisOf({ isUnanswered, corrections, citations, grounds }: TriedAnswer): string {
  if (isUnanswered) return 'A plain no'
  if (corrections.length) return 'Your own words'
  const titles = [...new Set(citations.map(({ title }) => title))]
  const fields = fieldsIn(grounds)
  return [
    titles.length && `Quotes ${titles.map((title) => `“${title}”`).join(' and ')}`,
    fields.length && `From your page: ${fields.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ')
}
