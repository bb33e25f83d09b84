import type { Correction } from '#schema/corrections/correction-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { SignInFirst } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { StaleRowsNotice } from '../../rows.tsx'
import { NeedsPlan } from '../../teaching/needs-plan.tsx'
import { GonePane, OpeningPane, PaneHeading } from '../pane.tsx'
import { hrefOf } from '../place.ts'
import { useChangedCorrection, useCorrection } from './correction-calls.ts'
import { CorrectionForm } from './correction-form.tsx'
import { DeleteButton } from './delete-button.tsx'

const back = { to: hrefOf({ list: 'taught' }), label: 'All that you taught it' }

/** An answer that the owner taught their agent, or a new one (R29). */
export function TaughtView({ id, dashboard }: { id: number | 'new'; dashboard: Dashboard }) {
  const { corrections, correction, canTeach, error, refetch, mustSignIn, isSearching } = useCorrection(id)
  if (mustSignIn) return <SignInFirst />
  if (!corrections || (!correction && isSearching))
    return <OpeningPane back={back} error={error} onAgain={refetch} />
  if (id !== 'new' && !correction)
    return (
      <GonePane back={back} title="This answer is gone">
        It was deleted, or a newer answer to the same question took its place.
      </GonePane>
    )
  return (
    <article className="account-lead">
      <PaneHeading back={back}>
        {correction ? <span dir="auto">{correction.asked}</span> : 'Teach your agent an answer'}
      </PaneHeading>
      {error && <StaleRowsNotice />}
      {correction && (
        <p className="text-ink-soft text-label">
          Taught on <LocalTime iso={correction.createdAt} withHour />, last edited on{' '}
          <LocalTime iso={correction.editedAt} withHour />.
        </p>
      )}
      {canTeach ? (
        <>
          {correction?.lookAgain && <LookAgain correction={correction} />}
          <CorrectionForm
            key={correction?.editedAt ?? id}
            correction={correction}
            dashboard={dashboard}
            back={back.to}
          />
        </>
      ) : (
        <>
          {correction && <blockquote className="account-lead-words">{correction.answer}</blockquote>}
          <NeedsPlan what="Teaching your agent">
            {correction && 'This answer is kept, and not said until then.'}
          </NeedsPlan>
        </>
      )}
      {correction && (
        <div>
          <DeleteButton correction={correction} back={back.to} />
        </div>
      )}
    </article>
  )
}

/** Says that the story of an answer has changed, and asks whether the answer is still right. */
function LookAgain({ correction }: { correction: Correction }) {
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
