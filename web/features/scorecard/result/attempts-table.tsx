import { useSyncExternalStore } from 'react'
import { paths } from '#schema/paths.ts'
import { scoredSections, sectionNames } from '#schema/scorecard/questions.ts'
import { countedQuestions, highestScore } from '#schema/scorecard/scoring.ts'
import { counted } from '#schema/text/numbers.ts'
import { clearPerson } from '#web/features/accounts/stored-person.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { clearAttempts, noAttempts, type ScorecardAttempt, storedAttempts } from '../attempts.ts'
import { Marks } from './marks.tsx'

/** A table of this result and the previous one of this browser, or the next where this was the first. */
export function AttemptsTable({ token }: { token: string }) {
  const attempts = useSyncExternalStore(storedAttempts.onChange, storedAttempts.read, noAttempts)
  const index = attempts.findIndex((attempt) => attempt.token === token)
  const [first, second] = attempts.slice(Math.max(index - 1, 0), Math.max(index + 1, 2))
  if (index < 0 || !first || !second) return null
  const others = attempts.filter((attempt) => attempt !== first && attempt !== second)
  return (
    <section className="wide scorecard-told print:hidden" aria-labelledby="attempts">
      <div>
        <h2 id="attempts">Two attempts, side by side</h2>
        <p className="mt-s4 max-w-[30em] text-lead">{changeOf(first, second)}</p>
        <p className="mt-s4 max-w-[34em] text-ink-soft text-small">
          Only this browser remembers them together. If somebody else took the scorecard with it, one of them
          is theirs.
        </p>
        {others.length > 0 && (
          <p className="mt-s2 text-ink-soft text-small">
            Also kept:{' '}
            {others.map((other, index) => (
              <span key={other.token}>
                {index > 0 && ', '}
                <AttemptDate attempt={other} /> ({other.total} points)
              </span>
            ))}
          </p>
        )}
        <Button variant="quiet" onClick={clearAll}>
          Forget them in this browser
        </Button>
      </div>
      <table
        className="scorecard-attempts w-full table-fixed text-left text-label tabular-nums"
        aria-labelledby="attempts"
      >
        <thead>
          <tr>
            <td />
            {[first, second].map((attempt) => (
              <th key={attempt.token} scope="col">
                {attempt.token === token ? (
                  <LocalTime iso={attempt.takenAt} />
                ) : (
                  <AttemptDate attempt={attempt} />
                )}
                <span className="block font-normal text-ink-soft text-small">
                  {[attempt.category, attempt.token === token && 'this one'].filter(Boolean).join(', ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoredSections.map((section) => (
            <tr key={section}>
              <th scope="row">{sectionNames[section]}</th>
              {[first, second].map((attempt) => (
                <td key={attempt.token}>
                  <Points points={attempt.sections[section]} of={countedQuestions[section].length * 3} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            {[first, second].map((attempt) => (
              <td key={attempt.token}>
                <b className="font-bold">{attempt.total}</b> of {highestScore}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** Forgets the attempts and the visitor's name and address. */
function clearAll() {
  clearAttempts()
  clearPerson()
}

const Points = ({ points, of }: { points: number | undefined; of: number }) =>
  points === undefined ? (
    'not kept'
  ) : (
    <>
      {points} of {of}
      <Marks points={points} of={of} />
    </>
  )

function changeOf(first: ScorecardAttempt, second: ScorecardAttempt) {
  const more = second.total - first.total
  if (!more) return `Both have ${counted(second.total, 'point')}.`
  return `The later one has ${counted(Math.abs(more), more > 0 ? 'point more' : 'point less', more > 0 ? 'points more' : 'points fewer')}.`
}

/** The date of an attempt, with the link to its result. */
function AttemptDate({ attempt: { token, takenAt, profileUrl } }: { attempt: ScorecardAttempt }) {
  const result = { result: token }
  return (
    <Link to={profileUrl ? paths.ownerScorecard.href(profileUrl, result) : paths.scorecard.href(result)}>
      <LocalTime iso={takenAt} />
    </Link>
  )
}
