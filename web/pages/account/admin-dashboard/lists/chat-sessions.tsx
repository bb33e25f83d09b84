import type { ChatRecord } from '#schema/administration/administration-answers.ts'
import { paths } from '#schema/paths.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { type ListPage, useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { pagedOf } from './paged.ts'

type Conversation = Omit<ChatRecord, 'createdAt'> & { messages: number; lastActivity: string }

const columns: Column<Conversation>[] = [
  {
    label: 'Session ID',
    cell: ({ sessionId }) => (
      <span className="font-mono text-small">
        <ExpandableText text={sessionId} at={20} />
      </span>
    ),
  },
  {
    label: 'Agent',
    cell: ({ agentName, isPublic }) =>
      isPublic ? (
        <Link className="link inline-flex min-h-tap items-center" to={paths.profile.href(agentName)}>
          {agentName}
        </Link>
      ) : (
        agentName
      ),
  },
  { label: 'Messages', isNumber: true, cell: ({ messages }) => messages },
  { label: 'Last Activity', cell: ({ lastActivity }) => <LocalTime iso={lastActivity} withHour /> },
]

/** Conversations with agents, by their messages; nobody but the expert reads what was said. */
export function ChatSessions() {
  const api = useApi()
  const query = useAdministrationList(
    ['chats'],
    async (cursor) => bySession(await pagedOf(api.chat.sessions.$get({ query: { cursor } }))),
    'Failed to fetch chat sessions',
  )
  return (
    <>
      <div className="grid gap-s2">
        <h2>Chat Sessions</h2>
        <p className="max-w-measure text-ink-soft">
          Recent conversations with AI agents. What was said is not shown here; a conversation is erased 90
          days after its last line.
        </p>
      </div>
      <AdministrationList
        caption="Conversations with AI agents"
        noun={['conversation', 'conversations']}
        query={query}
        columns={columns}
        rowKey={({ sessionId }) => sessionId}
        empty="Nobody has talked to an agent yet."
      />
    </>
  )
}

function bySession({ rows, ...page }: ListPage<ChatRecord>): ListPage<Conversation> {
  const sessions = new Map<string, Conversation>()
  for (const { createdAt, ...record } of rows) {
    const session = sessions.get(record.sessionId)
    sessions.set(record.sessionId, {
      ...record,
      messages: (session?.messages ?? 0) + 1,
      lastActivity: session && session.lastActivity > createdAt ? session.lastActivity : createdAt,
    })
  }
  return { ...page, rows: [...sessions.values()] }
}
