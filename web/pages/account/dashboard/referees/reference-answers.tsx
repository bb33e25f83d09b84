import type { ReferenceAnswers as Answers } from '#schema/reference-form.ts'
import { answerLabels, shownToAll } from './asked-states.ts'

/** What a referee answered, folded; which of it stands on the page is said beside it. */
export function ReferenceAnswers({ name, answers }: { name: string; answers: Answers }) {
  const given = (Object.keys(answerLabels) as (keyof Answers)[]).filter((answer) => answers[answer])
  return (
    <details className="account-asked-answers">
      <summary>What {name} wrote</summary>
      <dl>
        {given.map((answer) => (
          <div key={answer}>
            <dt>
              {answerLabels[answer]}
              <span className="font-normal text-ink-soft">
                {shownToAll.includes(answer) ? ', public' : ', for you and the validator'}
              </span>
            </dt>
            <dd>{answers[answer]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
