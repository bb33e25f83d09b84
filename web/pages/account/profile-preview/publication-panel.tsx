import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { missingIn } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { hasCode, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { requirementsOf } from '#web/features/profiles/go-live-requirements.ts'
import { useShownPage } from '#web/features/profiles/use-shown-page.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { isShown } from './preview-of.ts'

type Props = {
  dashboard: Dashboard
  story: OwnStory | undefined
  onStoryChanged: () => Promise<void>
}

/** Whether the page goes live by itself, what it still needs, and the button that submits the story. */
export function PublicationPanel({ dashboard, story, onStoryChanged }: Props) {
  const { profile } = dashboard
  const isWaiting = !profile.isLive && profile.suspendedReason === null
  return (
    <div className="account-preview-deciding">
      <div className="grid content-start justify-items-start gap-s4">
        <p className="max-w-measure">{leadOf(dashboard, story)}</p>
        {story && !isShown(dashboard.stories, story.id) && (
          <p className="max-w-measure text-label">
            Your plan shows the stories that stand before this one. Move it up in your list, or{' '}
            <Link to={paths.pricing.href('compare')}>compare plans</Link>.
          </p>
        )}
        {isWaiting && <AutomaticPublishingSwitch profile={profile} />}
        {story && <StorySubmission story={story} onStoryChanged={onStoryChanged} />}
      </div>
      {isWaiting && <MissingRequirements dashboard={dashboard} story={story} />}
    </div>
  )
}

function leadOf({ profile }: Dashboard, story: OwnStory | undefined) {
  if (profile.suspendedReason !== null)
    return 'We have taken your page off view. Your settings say why. This is how it looks when it is shown again.'
  if (!story)
    return profile.isLive
      ? 'This is your page as everybody sees it.'
      : 'Only you see this now. Change the headline below, and read it once as a visitor would.'
  const title = `“${story.current.title || untitled}”`
  if (story.current.status === 'validated') return `${title} is validated. This is your page with it.`
  return `Only you see ${title} below now. Once a validator has validated it, visitors read it here, word for word.`
}

function AutomaticPublishingSwitch({ profile }: Pick<Dashboard, 'profile'>) {
  const show = useShownPage()
  const isOn = show.isPending ? show.variables : profile.isActive
  return (
    <div className="grid gap-s1">
      <div className="grid grid-cols-[auto_1fr] gap-x-s3">
        <span className="-ml-2.5 grid size-tap place-items-center">
          <input
            type="checkbox"
            id="publish-when-ready"
            className="size-6 accent-madder"
            checked={isOn}
            disabled={show.isPending}
            aria-describedby="publish-when-ready-says"
            onChange={({ currentTarget }) => show.mutate(currentTarget.checked)}
          />
        </span>
        <label htmlFor="publish-when-ready" className="content-center py-s2 font-semibold text-label">
          Publish as soon as it is validated
        </label>
      </div>
      <p id="publish-when-ready-says" className="max-w-measure text-ink-soft text-small">
        {isOn
          ? 'Your page is public as soon as nothing on the list is missing.'
          : 'Your page waits for you: nobody sees it until you tick this, or press “Show my page” in your settings.'}
      </p>
      {show.error && <FieldError role="alert">{show.sentence}</FieldError>}
    </div>
  )
}

function StorySubmission({
  story,
  onStoryChanged,
}: {
  story: OwnStory
  onStoryChanged: () => Promise<void>
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [wasChanged, setChanged] = useState(false)
  const { id, current } = story
  const missing = missingIn(current)
  const submit = useMutation({
    mutationFn: () =>
      storyCallsOf(api).submit(id, { basedOn: { version: current.version, editedAt: current.editedAt } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'], refetchType: 'none' })
      await navigate(paths.storyBuilder.href(id), { replace: true })
    },
    onError: async (error) => {
      if (!hasCode(error, 'STORY_CHANGED_ELSEWHERE')) return
      await onStoryChanged()
      setChanged(true)
    },
  })
  if (current.status === 'submitted')
    return (
      <>
        <p>
          <b>Submitted.</b> A validator has it now.
        </p>
        <ButtonLink to={paths.storyBuilder.href(id)}>What happens next</ButtonLink>
      </>
    )
  if (current.status === 'validated') return null
  return (
    <>
      {missing.length > 0 ? (
        <p className="max-w-measure text-label">
          The story is not finished yet. <Link to={paths.storyBuilder.href(id)}>See what it still needs</Link>
        </p>
      ) : (
        <Button variant="main" disabled={submit.isPending} onClick={() => submit.mutate()}>
          {submit.isPending ? 'Sending…' : 'Submit for review'}
        </Button>
      )}
      {submit.error && (
        <FieldError role="alert">
          {wasChanged
            ? 'The story was changed on another device meanwhile, so it was not sent. Below is the newest text: read it, then submit it.'
            : sentenceOf(submit.error, 'It could not be sent just now. Please try again later.')}
        </FieldError>
      )}
    </>
  )
}

/** The page's other missing requirements, each with its link. */
function MissingRequirements({ dashboard, story }: Pick<Props, 'dashboard' | 'story'>) {
  const missing = requirementsOf(dashboard).filter(({ done }) => !done)
  if (!missing.length) return null
  return (
    <section aria-labelledby="still-missing" className="grid content-start gap-s3">
      <h2 id="still-missing" className="font-bold font-sans text-label">
        What is missing before your page is public
      </h2>
      <ul className="accounts-ways">
        {missing.map(({ label, state, way }) => {
          const isHere = story !== undefined && way?.to === paths.storyBuilder.href(story.id)
          return (
            <li key={label}>
              <div>
                <b>{label}</b>
                <p className="text-ink-soft text-small">
                  {isHere && story.current.status !== 'submitted' ? 'You submit it on this page' : state}
                </p>
              </div>
              {way && !isHere && (
                <ButtonLink variant="quiet" to={way.to}>
                  {way.label}
                  <span className="sr-only">: {label}</span>
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
