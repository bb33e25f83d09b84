import { Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Lead } from '#schema/leads/lead-answers.ts'
import { paths } from '#schema/paths.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import { hasCode } from '#web/client/api.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { StaleRowsNotice } from '../rows.tsx'
import { useAnswered, useLead } from './lead-calls.ts'
import { hrefOf, type MessagesParams } from './messages-params.ts'
import { NotFoundPane, OpeningPane, PaneHeading } from './pane.tsx'
import { replyHref } from './reply.ts'
import { SharedResult } from './shared-result.tsx'

const HandedOverConversation = lazyPart(
  async () => (await import('./handed-over-conversation.tsx')).HandedOverConversation,
  { isPreloaded: true },
)
const HandOffAnswerForm = lazyPart(
  async () => (await import('./handed-over-conversation.tsx')).HandOffAnswerForm,
  {
    isPreloaded: true,
  },
)

type Props = { id: number; params: MessagesParams; dashboard: Dashboard }

/** A lead's message or result, with the actions. */
export function LeadView({ id, params, dashboard }: Props) {
  const { data, error, refetch, mustSignIn } = useLead(id)
  const back = { to: hrefOf({ ...params, lead: undefined }), label: 'All messages' }
  if (mustSignIn) return <SignInRedirect />
  if (hasCode(error, 'LEAD_NOT_FOUND'))
    return (
      <NotFoundPane back={back} title="This message is gone">
        It was deleted, here or on another device, or its 400 days were over. Nothing of it is left to show.
      </NotFoundPane>
    )
  if (!data) return <OpeningPane back={back} error={error} onRetry={refetch} />
  const isHandOff = data.source === 'hand-off'
  return (
    <article className="account-lead">
      <PaneHeading back={back}>{data.name || 'Somebody without a name'}</PaneHeading>
      {error && <StaleRowsNotice />}
      <p className="text-ink-soft text-label">
        {data.email}
        <br />
        {did[data.source]}
        {data.widgetSite !== null && ` ${fromSite(data.widgetSite)}`},{' '}
        <LocalTime iso={data.createdAt} withHour />
      </p>
      {data.question && (
        <blockquote className="account-lead-words" dir="auto">
          {data.question}
        </blockquote>
      )}
      {data.source === 'scorecard' && <SharedResult lead={data} />}
      {data.source === 'meeting' && (
        <p>
          <Link className="link text-label" to={paths.dashboard.href('meetings')}>
            See your meetings
          </Link>
        </p>
      )}
      {!isHandOff && data.conversation && (
        <p>
          <Link
            className="link text-label"
            preventScrollReset
            to={hrefOf({ conversation: data.conversation })}
          >
            Read the conversation it came from
          </Link>
        </p>
      )}
      {isHandOff && data.answeredAt === null && <HandOffAnswerForm lead={data} />}
      <Reply lead={data} firstName={dashboard.profile.firstName} back={back.to} />
      <p className="text-ink-soft text-small">
        Nobody has confirmed this address. Only you see this. It is erased after 400 days.
      </p>
      {isHandOff && <HandedOverConversation lead={data} dashboard={dashboard} />}
    </article>
  )
}

const did = {
  scorecard: 'Shared a result with you',
  question: 'Left you a message',
  meeting: 'Booked a meeting with you',
  'hand-off': 'Asked to speak to you',
} as const

function Reply({ lead, firstName, back }: { lead: Lead; firstName: string; back: string }) {
  const answered = useAnswered(lead)
  const [hasOpened, setHasOpened] = useState(false)
  const isAnswered = lead.answeredAt !== null
  const { target, press } = useFocusAfterPress<HTMLParagraphElement & HTMLAnchorElement>()
  const mark = (wanted: boolean) => {
    press()
    answered.mutate(wanted)
  }
  return (
    <div className="grid gap-s4">
      <div className="flex flex-wrap items-center gap-s3">
        <a
          ref={isAnswered ? undefined : target}
          className={buttonLook(isAnswered || lead.source === 'hand-off' ? 'plain' : 'main')}
          href={replyHref(lead, { firstName })}
          onClick={() => setHasOpened(true)}
        >
          <Mail size={18} strokeWidth={1.75} aria-hidden />
          Reply by mail
        </a>
        {!isAnswered && !hasOpened && <Button onClick={() => mark(true)}>Mark as answered</Button>}
        <DialogButton
          variant="quiet"
          load={() => import('./delete-lead-dialog.tsx')}
          dialog={({ DeleteLeadDialog }, state) => <DeleteLeadDialog lead={lead} back={back} {...state} />}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          Delete
        </DialogButton>
      </div>
      {isAnswered ? (
        <p
          ref={target}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-s4 text-label outline-none"
        >
          <span>
            You answered on <LocalTime iso={lead.answeredAt ?? ''} />.
          </span>
          <Button variant="quiet" onClick={() => mark(false)}>
            Mark as not answered
          </Button>
        </p>
      ) : (
        hasOpened && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-s3 border-madder-text border-l-2 pl-s4"
          >
            <p className="text-label">Once your mail is sent:</p>
            <Button onClick={() => mark(true)}>Mark as answered</Button>
          </div>
        )
      )}
    </div>
  )
}
