import { useLayoutEffect, useRef } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Link } from '#web/ui/link.tsx'
import { ConversationView } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadView } from './lead-view.tsx'
import { hrefOf, type MessagesPlace, usePlace } from './place.ts'

const lists = ['messages', 'conversations'] as const
const names = { messages: 'Messages', conversations: 'Conversations' }

/** The owner's leads and their agent's conversations: the list, and the open one beside it; on a phone one of the two. */
export function Messages({ dashboard }: { dashboard: Dashboard }) {
  const place = usePlace()
  const isOnline = useIsOnline()
  const { lead, conversation } = place
  const open = conversation ?? lead
  const heading = useFocusBack(open)
  const unread = { messages: dashboard.unread.leads, conversations: dashboard.unread.conversations }
  return (
    <section className="wide account-messages" aria-labelledby="messages-title" data-open={open && ''}>
      <header>
        <h2 id="messages-title" ref={heading} tabIndex={-1}>
          {place.list === 'messages' ? 'Who wrote to you' : 'What they asked your agent'}
        </h2>
        <nav aria-label="Messages and conversations">
          {lists.map((list) => (
            <Link
              key={list}
              preventScrollReset
              to={hrefOf({ list })}
              aria-current={list === place.list ? 'true' : undefined}
            >
              {names[list]}
              {unread[list] > 0 && (
                <b>
                  {' '}
                  {unread[list] < 100 ? unread[list] : '100+'}
                  <span className="sr-only"> new</span>
                </b>
              )}
            </Link>
          ))}
        </nav>
      </header>
      {!isOnline && (
        <p role="status" className="border-edge border-l-2 pl-s4 text-label">
          You are offline. What was loaded before can be read; what you change is not saved until you are
          back.
        </p>
      )}
      <div className="account-messages-both">
        <div className="account-messages-list">
          {place.list === 'messages' ? (
            <LeadList place={place} dashboard={dashboard} />
          ) : (
            <ConversationList place={place} dashboard={dashboard} />
          )}
        </div>
        <div className="account-messages-pane">
          <Open place={place} dashboard={dashboard} />
        </div>
      </div>
    </section>
  )
}

function Open({ place, dashboard }: { place: MessagesPlace; dashboard: Dashboard }) {
  const { lead, conversation } = place
  if (conversation) return <ConversationView key={conversation} id={conversation} dashboard={dashboard} />
  if (lead) return <LeadView key={lead} id={lead} place={place} dashboard={dashboard} />
  return (
    <p className="text-ink-soft">
      {place.list === 'messages'
        ? 'Choose somebody to read what they wrote.'
        : 'Choose a conversation to read it here.'}
    </p>
  )
}

/** Returns the focus to the row of what was open, or to the heading if the row is gone. */
function useFocusBack(open: string | number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(open)
  useLayoutEffect(() => {
    const closed = last.current
    last.current = open
    if (closed === undefined || open !== undefined) return
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(closed))}"]`)
    const target = row ?? heading.current
    target?.focus()
  }, [open])
  return heading
}
