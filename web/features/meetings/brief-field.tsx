import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { maxBriefLength } from '#schema/meetings/meeting-options.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { briefOf, type Visit } from './brief.ts'
import type { MeetingExpert } from './experts-time.tsx'
import { serverSentence } from './queries.ts'

type Props = {
  expert: MeetingExpert
  visit: Visit
  isWanted: boolean
  text: string
  error: string | undefined
  onChange: (change: { withBrief?: boolean; brief?: string }) => void
}

/** The brief, with its consent: made from the visit, and edited by the visitor. */
export function BriefField({ expert, visit, isWanted, text, error, onChange }: Props) {
  return (
    <div className="grid gap-s3 border-line border-y py-s4">
      <CheckboxField
        label={`Show ${expert.firstName} before you meet: what you asked here, what you read, your scorecard result`}
        name="withBrief"
        checked={isWanted}
        onChange={({ target }) => onChange({ withBrief: target.checked })}
      />
      {isWanted && <Brief expert={expert} visit={visit} text={text} error={error} onChange={onChange} />}
    </div>
  )
}

function Brief({ expert, visit, text, error, onChange }: Omit<Props, 'isWanted'>) {
  const api = useApi()
  const { profileUrl } = expert
  const [isRestored] = useState(text !== '')
  const material = useQuery({
    queryKey: ['brief', profileUrl],
    queryFn: ({ signal }) =>
      dataOf(api.meetings.brief[':profileUrl'].$get({ param: { profileUrl } }, { init: { signal } })),
    gcTime: 0,
    enabled: !isRestored,
  })
  const suggested = material.data && briefOf(material.data, visit)
  const write = useEffectEvent(() => {
    if (suggested && !text) onChange({ brief: suggested })
  })
  // Once only: a visitor who empties the field wants it empty.
  useEffect(() => {
    if (material.data) write()
  }, [material.data])
  if (material.isLoading)
    return (
      <p role="status" className="text-ink-soft text-label">
        Putting it together…
      </p>
    )
  return (
    <>
      <TextArea
        label="The brief"
        name="brief"
        rows={6}
        maxLength={maxBriefLength}
        dir="auto"
        value={text}
        onChange={({ target }) => onChange({ brief: target.value })}
        hint={
          suggested === ''
            ? `You have asked and opened nothing here yet. Write what ${expert.firstName} should know beforehand, or leave it empty.`
            : 'Only this text is passed on, as it stands here, and nothing else of your visit. Change it, or take out what you like.'
        }
        error={error}
      />
      {material.isError && !text && (
        <div className="grid justify-items-start gap-s2">
          <FieldError role="alert">
            {serverSentence(
              material.error,
              'We could not look up your visit. You can write the brief yourself.',
            )}
          </FieldError>
          <Button variant="quiet" onClick={() => void material.refetch()}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
