import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReferenceCheck, RequestedReference } from '#schema/references/reference-answers.ts'
import type { ReferenceAnswers } from '#schema/references/submitted-reference.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { checkLabel } from './checks.tsx'

type Props = Pick<RequestedReference, 'name' | 'email' | 'role' | 'company'> & { children: ReactNode }

/** A referee's private details, for the owner and the validators, with `children` beside them. */
export function PrivateReferee({ name, email, role, company, children }: Props) {
  return (
    <li className="references-private">
      <div>
        <h3 tabIndex={-1} data-row className="outline-none">
          {name}
        </h3>
        <p className="text-ink-soft text-small">
          {[role, company].filter(Boolean).join(', ')}
          {(role || company) && <br />}
          {email}
        </p>
      </div>
      <div className="grid content-start gap-s4">{children}</div>
    </li>
  )
}

export function PrivateChecks({ checks }: { checks: readonly ReferenceCheck[] }) {
  if (checks.length === 0) return null
  return (
    <ul className="references-private-checks" aria-label="Which checks ran, when">
      {checks.map((ran) => (
        <li key={ran.check}>
          <Check size={16} strokeWidth={2} aria-hidden />
          <span>
            {checkLabel(ran)}, <LocalTime iso={ran.at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type Answer = keyof ReferenceAnswers
/** The label of each answer, in reading order. */
export type AnswerLabels = Readonly<Record<Answer, string>>

/** A referee's answers, collapsed. */
export function PrivateAnswers({
  name,
  answers,
  labels,
  readBy,
}: {
  name: string
  answers: ReferenceAnswers
  labels: AnswerLabels
  /** Who can read an answer, if that is to be shown. */
  readBy?: (answer: Answer) => string
}) {
  const answered = (Object.keys(labels) as Answer[]).filter((answer) => answers[answer])
  return (
    <details className="references-private-answers">
      <summary className={buttonLook('quiet')}>What {name} wrote</summary>
      <dl>
        {answered.map((answer) => (
          <div key={answer}>
            <dt>
              {labels[answer]}
              {readBy && <span className="font-normal text-ink-soft">, {readBy(answer)}</span>}
            </dt>
            <dd>{answers[answer]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
