import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type StoryPart, storyPartNames } from '#schema/stories/story-limits.ts'
import { sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Differences } from '#web/ui/differences/differences.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { storyFieldId } from './parts.ts'

type Props = { storyId: number; part: StoryPart; words: string; onAccept: (words: string) => void }

/** Offers a better wording beside the owner's text; an accepted one can be edited and undone. */
export function Rewording({ storyId, part, words, onAccept }: Props) {
  const api = useApi()
  const [accepted, setAccepted] = useState<{ before: string; after: string }>()
  const offer = useMutation({
    mutationFn: async (before: string) => ({
      before,
      after: (await storyCallsOf(api).reword(storyId, part, before)).text,
    }),
  })
  const field = () => document.getElementById(storyFieldId(part))?.focus()
  const leave = () => {
    offer.reset()
    field()
  }
  const { data } = offer
  if (data)
    return (
      <section className="account-rewording" aria-label={`A better wording of the ${storyPartNames[part]}`}>
        <dl>
          <dt>As you wrote it</dt>
          <dd>
            <Differences {...data} side="before" />
          </dd>
          <dt>As it could read</dt>
          <dd>
            <Differences {...data} side="after" />
          </dd>
        </dl>
        {words !== data.before && (
          <p className="text-ink-soft text-small">
            You have written more since. Using this replaces all of it.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-s5 gap-y-s2">
          <Button
            onClick={() => {
              setAccepted({ before: words, after: data.after })
              onAccept(data.after)
              leave()
            }}
          >
            Use this wording
          </Button>
          <Button variant="quiet" onClick={leave}>
            Leave mine
          </Button>
        </div>
      </section>
    )
  return (
    <div className="grid justify-items-start gap-s2">
      <Button
        variant="quiet"
        disabled={offer.isPending || words.trim().length < 20}
        onClick={() => offer.mutate(words)}
      >
        {offer.isPending ? 'Looking for a better wording…' : 'Offer a better wording'}
        <span className="sr-only"> of the {storyPartNames[part]}</span>
      </Button>
      {offer.error && (
        <FieldError role="alert">
          {sentenceOf(offer.error, 'We have no better wording just now. Please try again later.')}
        </FieldError>
      )}
      {accepted && accepted.before !== words && (
        <Button
          variant="quiet"
          onClick={() => {
            onAccept(accepted.before)
            setAccepted(undefined)
            field()
          }}
        >
          Put my own words back
        </Button>
      )}
    </div>
  )
}
