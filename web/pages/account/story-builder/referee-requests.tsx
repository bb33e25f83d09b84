import { useMutation } from '@tanstack/react-query'
import { dayMs } from '#schema/durations.ts'
import { paths } from '#schema/paths.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** Asks validated referees about a submitted story; without any, links to asking for references (R9). */
export function RefereeRequests({
  story,
  onChange,
}: {
  story: OwnStory
  onChange: (story: OwnStory) => void
}) {
  const api = useApi()
  const calls = storyCallsOf(api)
  const ask = useMutation({
    mutationFn: async (referenceId: number) => {
      const { asked } = await calls.ask(story.id, [referenceId])
      return { asked, story: await calls.read(story.id) }
    },
    onSuccess: ({ story }) => onChange(story),
  })
  return (
    <div className="grid content-start gap-s3">
      <h3>Who was there?</h3>
      {story.awaited.length > 0 && <AwaitedReferees awaited={story.awaited} />}
      {story.referees.length === 0 && story.awaited.length === 0 && (
        <>
          <p className="max-w-measure text-ink-soft">
            Nobody is asked for a reference yet. Ask somebody who saw this happen: in their reference they
            confirm it sentence by sentence.
          </p>
          <ButtonLink className="justify-self-start" to={paths.dashboard.href('referees')}>
            Ask for a reference
          </ButtonLink>
        </>
      )}
      {story.referees.length > 0 && (
        <ul className="account-referees">
          {story.referees.map((referee) => (
            <li key={referee.id}>
              <b>{referee.name}</b>
              <RefereeRequest
                referee={referee}
                asking={ask.isPending ? ask.variables : undefined}
                onAsk={() => ask.mutate(referee.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {ask.data?.asked === 0 && (
        <p role="status" className="max-w-measure text-label">
          We wrote no mail: this person has had several from us today, or takes none. You can ask them
          yourself, or try again tomorrow.
        </p>
      )}
      {ask.error && (
        <FieldError role="alert">
          {sentenceOf(ask.error, 'The mail could not be sent just now. Please try again later.')}
        </FieldError>
      )}
    </div>
  )
}

/** When a referee confirmed the story or was asked about it, and the button that asks; `asking` is who is being asked. */
function RefereeRequest({
  referee: { id, name, askedAt, confirmedAt },
  asking,
  onAsk,
}: {
  referee: OwnStory['referees'][number]
  asking: number | undefined
  onAsk: () => void
}) {
  if (confirmedAt)
    return (
      <VerifiedLine>
        <span>
          Confirmed on <LocalTime iso={confirmedAt} />
        </span>
      </VerifiedLine>
    )
  return (
    <>
      {askedAt && (
        <p className="text-ink-soft text-small">
          Asked by mail on <LocalTime iso={askedAt} />. No answer yet.
          {isWithinADay(askedAt) && ' You can ask again a day later.'}
        </p>
      )}
      <Button variant="quiet" disabled={asking !== undefined || isWithinADay(askedAt)} onClick={onAsk}>
        {asking === id ? 'Asking…' : askedAt ? 'Ask again' : 'Ask by mail'}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}

/** Invited referees without a reference yet: their form asks about this story, too. */
const AwaitedReferees = ({ awaited }: Pick<OwnStory, 'awaited'>) => (
  <>
    <p className="max-w-measure text-ink-soft">
      You have already asked {awaited.length === 1 ? 'this person' : 'these people'}. You need not ask again:
      in their reference they confirm this story sentence by sentence.
    </p>
    <ul className="account-referees">
      {awaited.map(({ id, name, invitedAt, hasAnswered }) => (
        <li key={id}>
          <b>{name}</b>
          <p className="text-ink-soft text-small">
            {hasAnswered ? (
              'Has answered, and still has to confirm their email address.'
            ) : invitedAt ? (
              <>
                Asked by mail on <LocalTime iso={invitedAt} />. No answer yet.
              </>
            ) : (
              'We write to them once you have confirmed your own email address.'
            )}
          </p>
        </li>
      ))}
    </ul>
    <ButtonLink variant="quiet" className="justify-self-start" to={paths.dashboard.href('referees')}>
      See my referees
    </ButtonLink>
  </>
)

/** Nobody is mailed twice within a day. */
const isWithinADay = (askedAt: string | null) =>
  askedAt !== null && Date.now() - new Date(askedAt).getTime() < dayMs
