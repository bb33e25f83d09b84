import type { Conversation } from '#schema/chat/chat-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Loading, Row, RowsEnd, RowsNotLoaded, StaleRowsNotice } from '../rows.tsx'
import { useConversations } from './conversation-calls.ts'
import { hrefOf, type MessagesParams } from './messages-params.ts'

/** The conversations with the owner's agent, the latest first. */
export function ConversationList({ params, dashboard }: { params: MessagesParams; dashboard: Dashboard }) {
  const query = useConversations()
  const { items, error, refetch, mustSignIn } = query
  if (mustSignIn) return <SignInRedirect />
  if (!items) return error ? <RowsNotLoaded error={error} onRetry={refetch} /> : <Loading />
  if (items.length === 0) return <NoConversations dashboard={dashboard} />
  return (
    <>
      {error && <StaleRowsNotice />}
      <ol className="account-rows" aria-label="Conversations">
        {items.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === params.conversation}
          />
        ))}
      </ol>
      <RowsEnd query={query} table="conversations" />
    </>
  )
}

function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { id, opening, questions, lastActivityAt, isRead, lead, widgetSite } = conversation
  return (
    <Row
      id={id}
      to={hrefOf({ conversation: id })}
      title={opening || 'No question yet'}
      isOpening
      isNew={!isRead}
      isOpen={isOpen}
    >
      <p className="text-ink-soft text-small">
        {counted(questions, 'question')}
        {widgetSite !== null && ` ${fromSite(widgetSite)}`}, <LocalTime iso={lastActivityAt} withHour />
        {lead && (
          <>
            <br />
            {lead.name || lead.email} left you a message
          </>
        )}
      </p>
    </Row>
  )
}

/** Shown without conversations: which ones appear here, and for how long. */
const NoConversations = ({ dashboard: { profile } }: { dashboard: Dashboard }) => (
  <EmptyState
    heading="h3"
    title="No conversations to read yet"
    action={
      profile.isLive && (
        <ButtonLink to={paths.profile.href(profile.profileUrl)}>Ask your agent something</ButtonLink>
      )
    }
  >
    <p>
      You can read those that began after your visitors were told, in the first message, that you can. Each is
      kept for 90 days after its last line, then erased; a visitor can erase theirs sooner.
    </p>
  </EmptyState>
)
