import { Plus, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { paths } from '#schema/paths.ts'
import { statusOf } from '#web/client/api.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { StaleRowsNotice } from '../../rows.tsx'
import { TeachingPlanNotice } from '../../teaching/teaching-plan-notice.tsx'
import { hrefOf, type MessagesParams } from '../messages-params.ts'
import { NotFoundPane, OpeningPane, PaneHeading } from '../pane.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useDismissQuestion, useStoryFrom, useUnanswered } from './inbox-calls.ts'
import { LinkedStory, StoryThatAnswers } from './story-that-answers.tsx'
import { frequencyLabel, waitingText } from './unanswered-labels.ts'

type Props = { id: number; params: MessagesParams; dashboard: Dashboard }

/** An unanswered question, with what its owner can do about it (R29). */
export function UnansweredView({ id, params, dashboard: { stories } }: Props) {
  const { data, error, refetch, mustSignIn } = useUnanswered(id)
  const back = { to: hrefOf({ ...params, questionId: undefined }), label: 'All questions' }
  if (mustSignIn) return <SignInRedirect />
  if (statusOf(error) === 404)
    return (
      <NotFoundPane back={back} title="This question is gone">
        Whoever asked it has erased it, or nobody has asked it for 400 days.
      </NotFoundPane>
    )
  if (!data) return <OpeningPane back={back} error={error} onRetry={refetch} />
  const { item, canTeach } = data
  return (
    <article className="account-lead">
      <PaneHeading back={back}>
        <span dir="auto">{item.example}</span>
      </PaneHeading>
      {error && <StaleRowsNotice />}
      <p className="text-ink-soft text-label">
        {frequencyLabel(item)} <LocalTime iso={item.lastAt} withHour />
        {item.count > 1 && (
          <>
            , first on <LocalTime iso={item.firstAt} />
          </>
        )}
        .{item.waiting > 0 && ` ${waitingText(item.waiting)}.`}
      </p>
      <QuestionOutcome item={item} />
      <LinkedStory item={item} stories={stories} canTeach={canTeach} />
      {!canTeach ? (
        <TeachingPlanNotice feature="Answering this here">
          Your agent can already say what is on your page: put the answer into a story.
        </TeachingPlanNotice>
      ) : (
        (item.state === 'open' || item.waiting > 0) && <AnswerForm item={item} back={back.to} />
      )}
      {canTeach && item.storyId === null && stories.length > 0 && (
        <StoryThatAnswers item={item} stories={stories} back={back.to} />
      )}
      <OtherWays item={item} canTeach={canTeach} back={back.to} />
      <p className="text-ink-soft text-small">
        The question is kept as the first visitor wrote it, and not who asked. Only you see this.
      </p>
    </article>
  )
}

/** What became of a question. */
function QuestionOutcome({ item: { state, correctionId, storyId } }: { item: Unanswered }) {
  if (correctionId !== null)
    return (
      <p>
        Your agent answers this in your words.{' '}
        <Link className="link" preventScrollReset to={hrefOf({ list: 'taught', taught: correctionId })}>
          See what you taught it
        </Link>
      </p>
    )
  if (state === 'answered' && storyId === null)
    return <p>You answered this by mail. Your agent was not taught it.</p>
  return state === 'dismissed' ? <p>You dismissed this.</p> : null
}

function OtherWays({ item, canTeach, back }: { item: Unanswered; canTeach: boolean; back: string }) {
  const navigate = useNavigate()
  const story = useStoryFrom(item, (storyId) => void navigate(paths.storyBuilder.href(storyId)))
  const dismissed = useDismissQuestion(item)
  const leave = () => void navigate(back, { replace: true, preventScrollReset: true })
  const { state, storyId } = item
  return (
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s2">
      {canTeach && storyId === null && (
        <Button variant="quiet" disabled={story.isPending} onClick={() => story.mutate()}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {story.isPending ? 'Beginning it…' : 'Make it a story'}
        </Button>
      )}
      {state !== 'answered' && (
        <Button
          variant="quiet"
          disabled={dismissed.isPending}
          onClick={() => dismissed.mutate(state === 'open', { onSuccess: leave })}
        >
          {state === 'open' && <X size={18} strokeWidth={1.75} aria-hidden />}
          {state === 'open' ? 'Dismiss' : 'Put it back'}
        </Button>
      )}
    </div>
  )
}
