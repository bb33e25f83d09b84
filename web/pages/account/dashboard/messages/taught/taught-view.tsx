import { Trash2 } from 'lucide-react'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { statusOf } from '#web/client/api.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { StaleRowsNotice } from '../../rows.tsx'
import { TeachingPlanNotice } from '../../teaching/teaching-plan-notice.tsx'
import { hrefOf } from '../messages-params.ts'
import { NotFoundPane, OpeningPane, PaneHeading } from '../pane.tsx'
import { useChangedCorrection, useCorrection, useCorrections } from './correction-calls.ts'
import { CorrectionForm } from './correction-form.tsx'

const back = { to: hrefOf({ list: 'taught' }), label: 'Everything you taught it' }

type Props<Id> = { id: Id; dashboard: Dashboard }

/** An answer that the owner taught their agent, or a new one (R29). */
export const TaughtView = ({ id, dashboard }: Props<number | 'new'>) =>
  id === 'new' ? <NewAnswer dashboard={dashboard} /> : <TaughtAnswer id={id} dashboard={dashboard} />

function NewAnswer({ dashboard }: { dashboard: Dashboard }) {
  const { corrections, canTeach, error, refetch, mustSignIn } = useCorrections()
  if (mustSignIn) return <SignInRedirect />
  if (!corrections) return <OpeningPane back={back} error={error} onRetry={refetch} />
  return (
    <article className="account-lead">
      <PaneHeading back={back}>Teach your agent an answer</PaneHeading>
      {canTeach ? (
        <CorrectionForm correction={undefined} dashboard={dashboard} back={back.to} />
      ) : (
        <TeachingPlanNotice feature="Teaching your agent" />
      )}
    </article>
  )
}

function TaughtAnswer({ id, dashboard }: Props<number>) {
  const { data, error, refetch, mustSignIn } = useCorrection(id)
  if (mustSignIn) return <SignInRedirect />
  if (statusOf(error) === 404)
    return (
      <NotFoundPane back={back} title="This answer is gone">
        It was deleted, or a newer answer to the same question took its place.
      </NotFoundPane>
    )
  if (!data) return <OpeningPane back={back} error={error} onRetry={refetch} />
  const { correction, canTeach } = data
  const { asked, answer, lookAgain, createdAt, editedAt } = correction
  return (
    <article className="account-lead">
      <PaneHeading back={back}>
        <span dir="auto">{asked}</span>
      </PaneHeading>
      {error && <StaleRowsNotice />}
      <p className="text-ink-soft text-label">
        Taught on <LocalTime iso={createdAt} withHour />
        {editedAt !== createdAt && (
          <>
            , last edited on <LocalTime iso={editedAt} withHour />
          </>
        )}
        .
      </p>
      {canTeach ? (
        <>
          {lookAgain && <ChangedStoryNotice correction={correction} />}
          <CorrectionForm key={editedAt} correction={correction} dashboard={dashboard} back={back.to} />
        </>
      ) : (
        <>
          <blockquote className="account-lead-words">{answer}</blockquote>
          <TeachingPlanNotice feature="Teaching your agent">
            This answer is kept, but not said until then.
          </TeachingPlanNotice>
        </>
      )}
      <div>
        <DialogButton
          variant="quiet"
          load={() => import('./delete-correction-dialog.tsx')}
          dialog={({ DeleteCorrectionDialog }, state) => (
            <DeleteCorrectionDialog correction={correction} back={back.to} {...state} />
          )}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          Delete
        </DialogButton>
      </div>
    </article>
  )
}

/** Says that the story of an answer has changed, and asks whether the answer is still right. */
function ChangedStoryNotice({ correction }: { correction: Correction }) {
  const { story, isActive } = correction
  const change = useChangedCorrection(correction)
  return (
    <div className="grid justify-items-start gap-s2 border-madder-text border-l-2 pl-s4">
      <p>
        <b>Look again.</b>{' '}
        {story ? (
          <>
            Your story{' '}
            <Link className="link" to={paths.storyBuilder.href(story.id)}>
              “{story.title}”
            </Link>{' '}
            has changed since you wrote this.
          </>
        ) : (
          'The story that it is about has changed or is gone since you wrote this.'
        )}{' '}
        Is your answer still right?
      </p>
      <Button disabled={change.isPending} onClick={() => change.mutate({ isActive })}>
        {change.isPending ? 'Saving…' : 'It is still right'}
      </Button>
    </div>
  )
}
