import { useMutation } from '@tanstack/react-query'
import { paths } from '#schema/paths.ts'
import { claimsIn } from '#schema/stories/claims.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyPartNames, storyParts } from '#schema/stories/story-limits.ts'
import { counted } from '#schema/text/numbers.ts'
import { sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { ClaimList } from './claim-list.tsx'
import { RefereeRequests } from './referee-requests.tsx'

type Props = {
  story: OwnStory
  /** Whether this page has text that another device submitted without. */
  isAhead: boolean
  onChange: (story: OwnStory) => void
}

/** A submitted story: what happens next, whom to ask meanwhile, and its text. */
export function SentStory({ story, isAhead, onChange }: Props) {
  const api = useApi()
  const takeBack = useMutation({
    mutationFn: () => storyCallsOf(api).takeBack(story.id),
    onSuccess: onChange,
  })
  const { current } = story
  return (
    <>
      <section className="account-submitting" aria-labelledby="next-title">
        <div className="grid content-start gap-s3">
          <h2 id="next-title">What happens next</h2>
          <ol className="account-next">
            {!story.isConfirmed && (
              <li>
                {story.claims.some(({ confirmedBy }) => confirmedBy.length > 0)
                  ? 'Something that a referee had confirmed has changed, so one of your referees confirms this version'
                  : isAnybodyAsked(story)
                    ? `One of the referees whom you asked confirms ${requestedOf(story)}`
                    : `You ask your referees under “Who was there?”, and one of them confirms ${requestedOf(story)}`}
                . Without that a validator cannot validate the story.
              </li>
            )}
            <li>A validator reads it, with what your referees said about it.</li>
            <li>You get a mail: it is validated, or it comes back with a note that says what to mend.</li>
          </ol>
          <ButtonLink variant="quiet" to={paths.profilePreview.href(story.id)}>
            See my page with this story
          </ButtonLink>
          <div className="mt-s3 grid justify-items-start gap-s3">
            {isAhead && (
              <p className="max-w-measure text-label">
                What you wrote here after it was sent is kept on this device. Take the story back, and you can
                put it in.
              </p>
            )}
            <Button disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {takeBack.isPending ? 'Taking it back…' : 'Take it back'}
            </Button>
            <p className="text-ink-soft text-small">
              Then you can change it. You submit it again when you are ready.
            </p>
            {takeBack.error && (
              <FieldError role="alert">
                {sentenceOf(takeBack.error, 'It could not be taken back just now. Please try again later.')}
              </FieldError>
            )}
          </div>
        </div>
        <RefereeRequests story={story} onChange={onChange} />
      </section>
      <section className="account-sent" aria-labelledby="sent-title">
        <h2 id="sent-title">What you sent</h2>
        <p className="text-ink-soft">
          {[current.subtitle.replace(/\.$/, ''), current.industry, current.timeline]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        <dl>
          {storyParts.map((part) => (
            <div key={part}>
              <dt>{storyPartNames[part]}</dt>
              <dd>
                <p className="whitespace-pre-line">{current[part]}</p>
                {(part === 'solution' || part === 'results') && (
                  <ClaimList part={part} text={current} story={story} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

const isAnybodyAsked = ({ referees, awaited }: OwnStory) =>
  awaited.length > 0 || referees.some(({ askedAt }) => askedAt !== null)

function requestedOf({ current }: OwnStory) {
  const claims = claimsIn(current, current.marked).length
  if (!claims) return 'the story'
  return claims === 1
    ? 'the one sentence that it asks about'
    : `at least one of its ${counted(claims, 'sentence')}`
}
