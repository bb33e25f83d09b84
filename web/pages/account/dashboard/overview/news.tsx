import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { zoneTime } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { clockIn, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { activitySentence } from './activity-sentence.ts'
import { hasNews, recentActivity, returnedOf } from './news-of.ts'

/** How many messages are listed by name; the rest are under Messages. */
const shownLeads = 2

/** What waits for the owner, and the recent acts of referees and validators. */
export function News({ dashboard }: { dashboard: Dashboard }) {
  const { unread, meetings } = dashboard
  const now = new Date()
  // A new profile has more useful things to show than the absence of news.
  if (!hasNews(dashboard, now) && !dashboard.profile.isLive) return null
  return (
    <section aria-labelledby="news-title">
      <h2 id="news-title">While you were away</h2>
      {hasNews(dashboard, now) ? (
        <ol className="account-news">
          {meetings.next && <NextMeeting coming={meetings.coming} next={meetings.next} />}
          {unread.leads > 0 && <NewLeads count={unread.leads} />}
          {unread.conversations > 0 && (
            <NewsItem
              title={`${unread.conversations === 1 ? 'A new conversation' : 'New conversations'} with your agent`}
              way={
                <ButtonLink to={paths.dashboard.href('messages', { list: 'conversations' })}>
                  Read what was asked
                </ButtonLink>
              }
            >
              <p className="text-ink-soft text-small">
                What visitors ask is what your next story could answer.
              </p>
            </NewsItem>
          )}
          {returnedOf(dashboard).map(({ id, title, note }) => (
            <NewsItem
              key={id}
              title={`“${title || untitled}” came back with a note`}
              way={<ButtonLink to={paths.storyBuilder.href(id)}>Mend and send again</ButtonLink>}
            >
              {note && <blockquote className="account-quoted-note whole-lines-4">{note}</blockquote>}
            </NewsItem>
          ))}
          {recentActivity(dashboard, now).map((activity) => {
            const { text, to, gilt } = activitySentence(activity)
            const when = <LocalTime iso={activity.at} />
            return (
              <NewsItem
                key={`${activity.kind} ${activity.at} ${activity.name}`}
                title={text}
                way={to && <ArrowLink to={to}>See it</ArrowLink>}
              >
                {gilt ? (
                  <VerifiedLine>{when}</VerifiedLine>
                ) : (
                  <p className="text-ink-soft text-small">{when}</p>
                )}
              </NewsItem>
            )
          })}
        </ol>
      ) : (
        <p className="mt-s4 max-w-measure text-ink-soft text-lead">
          Nothing new is waiting for you. Messages, referees’ answers and validators’ notes appear here as
          they come in.
        </p>
      )}
    </section>
  )
}

/** The next meeting, in the owner's time zone. */
function NextMeeting({ coming, next }: { coming: number; next: NonNullable<Dashboard['meetings']['next']> }) {
  const { start, name, timeZone } = next
  const { day, time } = clockIn(timeZone, start)
  return (
    <NewsItem
      title={`You meet ${name} on ${writtenDate(day)}, ${time}`}
      way={
        <ArrowLink to={paths.dashboard.href('meetings')}>
          {coming === 1 ? 'See the meeting' : 'See all meetings'}
        </ArrowLink>
      }
    >
      <p className="text-ink-soft text-small">
        {zoneTime(timeZone)}
        {coming > 1 && `, with ${coming - 1 < 99 ? coming - 1 : '99 or'} more after it`}
      </p>
    </NewsItem>
  )
}

const did = {
  scorecard: 'shared a scorecard result with you',
  question: 'left you a message',
  meeting: 'booked a meeting with you',
  'hand-off': 'asked to speak to you',
} as const

/** The new messages by name and first words, once loaded. */
function NewLeads({ count }: { count: number }) {
  const api = useApi()
  const { data } = useOwnQuery(`new-leads-${count}`, () => dataOf(api.dashboard.leads.$get({ query: {} })))
  const fresh = data?.leads.filter(({ readAt }) => readAt === null).slice(0, shownLeads) ?? []
  const others = count - fresh.length
  return (
    <>
      {fresh.map((lead) => (
        <NewsItem
          key={lead.id}
          title={`${lead.name} ${did[lead.source]}`}
          way={
            <ButtonLink to={paths.dashboard.href('messages', { lead: lead.id })}>
              {lead.source === 'question' ? 'Answer' : 'Look at it'}
              <span className="sr-only">{lead.name}</span>
            </ButtonLink>
          }
        >
          <p className="text-ink-soft text-small">
            <LocalTime iso={lead.createdAt} withHour />
            {lead.stage && ` · ${lead.stage}`}
          </p>
          {lead.question && <p className="account-news-said whole-lines-3">“{lead.question}”</p>}
        </NewsItem>
      ))}
      {others > 0 && (
        <NewsItem
          title={
            fresh.length > 0
              ? counted(others, 'more message')
              : count === 1
                ? 'Somebody wrote to you'
                : `${count} people wrote to you`
          }
          way={
            <ArrowLink to={paths.dashboard.href('messages')}>
              {others === 1 ? 'Read it' : 'Read them'}
            </ArrowLink>
          }
        />
      )}
    </>
  )
}

const NewsItem = ({ title, way, children }: { title: string; way?: ReactNode; children?: ReactNode }) => (
  <li>
    <div>
      <h3>{title}</h3>
      {children}
    </div>
    {way}
  </li>
)

const ArrowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink variant="quiet" to={to}>
    {children}
    <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
  </ButtonLink>
)
