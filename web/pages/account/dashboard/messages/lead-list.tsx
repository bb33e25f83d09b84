import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Lead } from '#schema/leads/lead-answers.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSearchAfterTyping } from '#web/ui/forms/use-search-after-typing.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Loading, Row, RowsEnd, RowsNotLoaded, StaleRowsNotice } from '../rows.tsx'
import { useLeads } from './lead-calls.ts'
import { hrefOf, type MessagesParams } from './messages-params.ts'

type Props = { params: MessagesParams; dashboard: Dashboard }

/** The leads, newest first. */
export function LeadList({ params, dashboard }: Props) {
  const query = useLeads(params)
  const { data, error, refetch, mustSignIn, isPlaceholderData } = query
  if (mustSignIn) return <SignInRedirect />
  if (!data) return error ? <RowsNotLoaded error={error} onRetry={refetch} /> : <Loading />
  const leads = data.pages.flatMap((page) => page.leads)
  const isNarrowed = params.show !== 'all' || params.search !== ''
  if (leads.length === 0 && !isNarrowed) return <NoLeadsYet dashboard={dashboard} />
  return (
    <>
      <div className="account-messages-tools">
        <Search params={params} />
        <nav aria-label="Which messages">
          {(['all', 'unanswered'] as const).map((show) => (
            <Link
              key={show}
              preventScrollReset
              to={hrefOf({ ...params, show })}
              aria-current={show === params.show ? 'true' : undefined}
            >
              {show === 'all' ? 'All' : 'To answer'}
            </Link>
          ))}
        </nav>
      </div>
      {error && <StaleRowsNotice />}
      {leads.length === 0 ? (
        <NoMatchingLeads params={params} />
      ) : (
        <ol className="account-rows" aria-label="Messages" aria-busy={isPlaceholderData || undefined}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} params={params} />
          ))}
        </ol>
      )}
      <RowsEnd query={query} table="leads" />
    </>
  )
}

const did = {
  scorecard: 'Shared a result',
  question: 'Left a message',
  meeting: 'Booked a meeting',
  'hand-off': 'Asked to speak to you',
} as const

function LeadRow({ lead, params }: { lead: Lead; params: MessagesParams }) {
  const { id, name, source, question, stage, totalScore, createdAt, readAt, answeredAt, widgetSite } = lead
  return (
    <Row
      id={id}
      to={hrefOf({ ...params, lead: id })}
      title={name || 'Somebody without a name'}
      isNew={readAt === null}
      isOpen={id === params.lead}
      mark={answeredAt ? 'Answered' : undefined}
    >
      {question && <p className="account-row-words whole-lines-2">{question}</p>}
      {source === 'scorecard' && (
        <p className="account-row-words whole-lines-2">
          {stage}, {totalScore} of {highestScore}
        </p>
      )}
      <p className="text-ink-soft text-small">
        {did[source]}
        {widgetSite !== null && ` ${fromSite(widgetSite)}`}, <LocalTime iso={createdAt} withHour />
      </p>
    </Row>
  )
}

/** Searches a moment after typing; the search is in the address. */
function Search({ params }: { params: MessagesParams }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(params.search)
  const find = (search: string) =>
    navigate(hrefOf({ ...params, lead: undefined, search }), { replace: true, preventScrollReset: true })
  useSearchAfterTyping(typed, { searched: params.search, pauseMs: 300, search: find })
  return (
    <label className="grid gap-s1">
      <span className="font-semibold text-label">Search by name or address</span>
      <input
        type="search"
        className="min-h-tap w-full rounded-tool border border-edge bg-wall-lit px-s4 text-[1rem]"
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  )
}

function NoMatchingLeads({ params: { search, show } }: { params: MessagesParams }) {
  return (
    <div role="status" className="grid justify-items-start gap-s2">
      <p>
        {search
          ? `Nobody${show === 'unanswered' ? ' who waits for an answer' : ''} has “${search}” in their name or address.`
          : 'You have answered everybody who wrote.'}
      </p>
      <Link className="link text-label" preventScrollReset to={hrefOf({ list: 'messages' })}>
        Show all
      </Link>
    </div>
  )
}

/** Shown without leads: what brings them, and where to begin. */
function NoLeadsYet({ dashboard: { profile } }: { dashboard: Dashboard }) {
  const { isLive, profileUrl, plan } = profile
  return (
    <EmptyState
      heading="h3"
      title="Nobody has written yet"
      action={
        isLive ? (
          <ButtonLink to={paths.profile.href(profileUrl)}>Look at my first line</ButtonLink>
        ) : (
          <ButtonLink to={paths.dashboard.href()}>See what your page still needs</ButtonLink>
        )
      }
    >
      <p>
        People write when they recognise their own problem: name one in your first line. They leave you a
        message where your agent has no answer for them
        {plans[plan].scorecard && ', or share their result after your scorecard'}. Each message is listed
        here, with an address to reply to.
      </p>
    </EmptyState>
  )
}
