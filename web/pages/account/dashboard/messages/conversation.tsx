import { Fragment } from 'react'
import type { ConversationWithLines } from '#schema/chat/chat-answers.ts'
import { fieldsIn } from '#schema/chat/own-words.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { storyNumber } from '#schema/labels.ts'
import { paths, storyAnchor } from '#schema/paths.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import { hasCode } from '#web/client/api.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime, localDay, localHour } from '#web/ui/local-time.tsx'
import { AgentsWords, OwnWordsNote } from '../agents-words.tsx'
import { StaleRowsNotice } from '../rows.tsx'
import { useConversation } from './conversation-calls.ts'
import { hrefOf } from './messages-params.ts'
import { NotFoundPane, OpeningPane, PaneHeading } from './pane.tsx'

const back = { to: hrefOf({ list: 'conversations' }), label: 'All conversations' }
/** A conversation of a visitor with the owner's agent. */
export function ConversationView({ id, dashboard }: { id: string; dashboard: Dashboard }) {
  const { data, error, refetch, mustSignIn } = useConversation(id)
  if (mustSignIn) return <SignInRedirect />
  if (hasCode(error, 'CONVERSATION_NOT_FOUND'))
    return (
      <NotFoundPane back={back} title="This conversation is gone">
        Its visitor erased it, or its 90 days were over. Nothing of it is left to show.
      </NotFoundPane>
    )
  if (!data) return <OpeningPane back={back} error={error} onRetry={refetch} />
  const visitor = data.lead?.name || 'Visitor'
  return (
    <article className="account-lead">
      <PaneHeading back={back}>
        {data.lead?.name ? `${data.lead.name} and your agent` : 'A visitor and your agent'}
      </PaneHeading>
      {error && <StaleRowsNotice />}
      {data.widgetSite !== null && <p className="text-label">It came {fromSite(data.widgetSite)}.</p>}
      <p className="text-ink-soft text-small">
        Your visitor was told before the first line, on <LocalTime iso={data.startedAt} withHour />, that you
        can read along. Nobody else can. It is erased 90 days after its last line; your visitor can erase it
        sooner.
      </p>
      {data.lead && (
        <p className="border-madder-text border-l-2 pl-s4">
          {data.lead.name || data.lead.email} left you a message from this conversation.{' '}
          <Link className="link" preventScrollReset to={hrefOf({ lead: data.lead.id })}>
            Read it and reply
          </Link>
        </p>
      )}
      {isCut(data) && (
        <p className="text-label">
          The last {data.lines.length} lines. What was said before is in{' '}
          <Link className="link" to={paths.account.href('data')}>
            what you can download of your account
          </Link>
          .
        </p>
      )}
      <SaidLines lines={data.lines} visitor={visitor} profile={dashboard.profile} />
    </article>
  )
}

/** Whether earlier lines are not sent with it: the oldest of them is a question. */
const isCut = ({ lines, questions }: ConversationWithLines) =>
  lines.filter(({ isUser }) => isUser).length < questions

type Talked = {
  lines: ConversationWithLines['lines']
  visitor: string
  profile: Dashboard['profile']
}

/** The lines with speaker and time; each day begins with its date. */
export function SaidLines({ lines, visitor, profile }: Talked) {
  const firstOwn = lines.find(({ grounds }) => grounds?.some(({ on }) => !on))
  return (
    <ol className="account-talk" aria-label="What was said">
      {lines.map((line, index) => {
        const day = localDay(line.at)
        const before = lines[index - 1]
        const isNewDay = !before || localDay(before.at) !== day
        return (
          <Fragment key={line.id}>
            {isNewDay && <li className="account-talk-day">{day}</li>}
            <li data-visitor={line.isUser || undefined}>
              <p className="account-talk-who">
                <b>{line.isUser ? visitor : 'Your agent'}</b>,{' '}
                <time dateTime={line.at}>{localHour(line.at)}</time>
              </p>
              <p className="account-talk-words" dir="auto">
                <AgentsWords text={line.text} grounds={line.grounds} />
              </p>
              {line === firstOwn && (
                <p className="account-talk-cited">
                  <OwnWordsNote />
                </p>
              )}
              {line.citations.map((citation) => (
                <CitationLink key={citation.storyId} citation={citation} profile={profile} />
              ))}
              {fieldsIn(line.grounds).length > 0 && (
                <p className="account-talk-cited">Also from your page: {fieldsIn(line.grounds).join(', ')}</p>
              )}
              {line.toolUses && (
                <p className="account-talk-cited">
                  What it did: {line.toolUses.map(({ says }) => says).join(', ')}
                </p>
              )}
              {line.perhaps && (
                <p className="account-talk-cited">
                  Stories it offered: {line.perhaps.map(({ title }) => `“${title}”`).join(' and ')}
                </p>
              )}
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}

/** A cited story, linked to the page while it is public. */
function CitationLink({
  citation: { storyId, storyIndex, title, quote },
  profile: { profileUrl, isLive },
}: {
  citation: Talked['lines'][number]['citations'][number]
  profile: Dashboard['profile']
}) {
  const story = (
    <>
      <span className="sr-only">Story </span>
      {storyNumber(storyIndex + 1)} · {title}
    </>
  )
  return (
    <p className="account-talk-cited">
      {isLive ? <Link to={paths.profile.href(profileUrl, storyAnchor(storyId), quote)}>{story}</Link> : story}
    </p>
  )
}
