import './messages-sheet.css'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { ownKey } from '#web/client/queries.ts'
import { Link } from '#web/ui/link.tsx'
import { ConversationView } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadView } from './lead-view.tsx'
import {
  hrefOf,
  type MessagesParams,
  messageLists,
  namesNoList,
  useMessagesParams,
} from './messages-params.ts'
import { useOpenCount } from './unanswered/inbox-calls.ts'

type Props = { params: MessagesParams; dashboard: Dashboard }
type List = MessagesParams['list']

const lists = {
  messages: {
    name: 'Messages',
    heading: 'Who wrote to you',
    choose: 'Choose somebody to read what they wrote.',
    count: 'new',
    Part: LeadList,
  },
  conversations: {
    name: 'Conversations',
    heading: 'What they asked your agent',
    choose: 'Choose a conversation to read it here.',
    count: 'new',
    Part: ConversationList,
  },
  unanswered: {
    name: 'Unanswered',
    heading: 'What your agent could not answer',
    choose: 'Choose a question to answer it here.',
    count: 'open',
    Part: lazyPart(async () => (await import('./unanswered/unanswered-list.tsx')).UnansweredList, {
      isPreloaded: true,
    }),
  },
  taught: {
    name: 'Taught',
    heading: 'What you taught your agent',
    choose: 'Choose an answer to edit it here.',
    count: '',
    Part: lazyPart(async () => (await import('./taught/taught-list.tsx')).TaughtList, { isPreloaded: true }),
  },
} as const
const UnansweredView = lazyPart(
  async () => (await import('./unanswered/unanswered-view.tsx')).UnansweredView,
  { isPreloaded: true },
)
const TaughtView = lazyPart(async () => (await import('./taught/taught-view.tsx')).TaughtView, {
  isPreloaded: true,
})

/**
 * What visitors left the owner and asked the agent, and what it was taught: the list, and the open one beside it; on a
 * phone one of the two.
 */
export function Messages({ dashboard }: { dashboard: Dashboard }) {
  const params = useMessagesParams(dashboard.unread)
  useNamedList(params)
  const open = params.conversation ?? params.lead ?? params.questionId ?? params.taught
  const heading = useFocusBack(open)
  const { leads, conversations } = dashboard.unread
  const counts: Record<List, number> = {
    messages: leads,
    conversations,
    unanswered: useOpenCount(),
    taught: 0,
  }
  const { Part } = lists[params.list]
  return (
    <section className="wide account-messages" aria-labelledby="messages-title" data-open={open && ''}>
      <header>
        <h2 id="messages-title" ref={heading} tabIndex={-1}>
          {lists[params.list].heading}
        </h2>
        <nav aria-label="Messages, conversations and questions">
          {messageLists.map((list) => (
            <Link
              key={list}
              preventScrollReset
              to={hrefOf({ list })}
              aria-current={list === params.list ? 'true' : undefined}
            >
              {lists[list].name}
              {counts[list] > 0 && (
                <b>
                  {' '}
                  {counts[list] < 100 ? counts[list] : '100+'}
                  <span className="sr-only"> {lists[list].count}</span>
                </b>
              )}
            </Link>
          ))}
        </nav>
      </header>
      <div className="account-messages-both">
        <div className="account-messages-list">
          <Part params={params} dashboard={dashboard} />
        </div>
        <div className="account-messages-pane">
          <OpenItem params={params} dashboard={dashboard} />
        </div>
      </div>
    </section>
  )
}

function OpenItem({ params, dashboard }: Props) {
  const { lead, conversation, questionId, taught } = params
  if (conversation) return <ConversationView key={conversation} id={conversation} dashboard={dashboard} />
  if (lead) return <LeadView key={lead} id={lead} params={params} dashboard={dashboard} />
  if (questionId)
    return <UnansweredView key={questionId} id={questionId} params={params} dashboard={dashboard} />
  if (taught) return <TaughtView key={taught} id={taught} dashboard={dashboard} />
  return <p className="text-ink-soft">{lists[params.list].choose}</p>
}

/** Names the list in the address, so that it stays once what is new there was read. */
function useNamedList({ list }: MessagesParams) {
  const [search, setSearch] = useSearchParams()
  // What the device keeps may not know what is new.
  const isFetching = useIsFetching({ queryKey: [ownKey, 'dashboard'] }) > 0
  const isUnnamed = !isFetching && namesNoList(search)
  useEffect(() => {
    if (isUnnamed)
      setSearch((search) => new URLSearchParams([...search, ['list', list]]), {
        replace: true,
        preventScrollReset: true,
      })
  }, [isUnnamed, list, setSearch])
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
