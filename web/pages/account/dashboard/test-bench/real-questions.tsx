import { useState } from 'react'
import { maxTried } from '#schema/chat/bench.ts'
import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'

type Props = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** Takes unanswered questions of visitors into a trial, and out of it. */
export function RealQuestions(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-s2">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Take some that it could not answer
      </Button>
      {isOpen && <Choices {...props} />}
    </div>
  )
}

function Choices({ chosen, onChange }: Props) {
  const api = useApi()
  const { data, error } = useOwnQuery('asked-in-vain', async () => {
    const shown = (['open', 'answered'] as const).map((show) =>
      dataOf(api.inbox.$get({ query: { show, order: 'most-asked' } })),
    )
    return (await Promise.all(shown)).flatMap(({ items }) => items.map(asLine))
  })
  if (!data)
    return (
      <p role={error ? 'alert' : 'status'} className="text-label">
        {error ? sentenceOf(error, 'They could not be fetched just now.') : 'Fetching them…'}
      </p>
    )
  if (data.length === 0) return <p className="text-label">No question has gone unanswered so far.</p>
  return (
    <fieldset className="account-bench-real">
      <legend className="sr-only">What it could not answer</legend>
      {data.map((question) => {
        const isChosen = chosen.includes(question)
        return (
          <CheckboxField
            key={question}
            label={<span dir="auto">{question}</span>}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= maxTried}
            onChange={() =>
              onChange(isChosen ? chosen.filter((one) => one !== question) : [...chosen, question])
            }
          />
        )
      })}
    </fieldset>
  )
}

/** A question fits into a line of the field. */
const asLine = ({ example }: Unanswered) => example.replace(/\s+/g, ' ').trim()
