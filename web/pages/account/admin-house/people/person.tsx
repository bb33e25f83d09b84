import { useQuery } from '@tanstack/react-query'
import type { AdministeredAccount } from '#schema/accounts/administered-answers.ts'
import { providers } from '#schema/identities/providers.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { listed } from '#schema/text/phrases.ts'
import { dataOf, statusOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { useHeadingFocus } from '#web/features/administration/heading-focus.ts'
import { LoadingOrError } from '#web/features/administration/loading-or-error.tsx'
import { administrationKey } from '#web/features/administration/use-administration-list.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Fact } from '../fact.tsx'
import { roleLabels } from './account-labels.ts'
import { PersonActions } from './person-actions.tsx'

/** One account, what stands about it, and what can be done to it. */
export function Person({ id }: { id: string }) {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: [...administrationKey, 'person', id],
    queryFn: () => dataOf(api.admin.accounts[':id'].$get({ param: { id } })),
  })
  useRefetchOnFocus(refetch)
  const mustSignIn = useMustSignIn(error)
  const account = statusOf(error) === 404 ? undefined : data
  useHeadingFocus(Boolean(account))
  if (mustSignIn) return <SignInRedirect />
  return (
    <>
      <p>
        <Link className="link inline-flex min-h-tap items-center" to={paths.adminHouse.href('people')}>
          Everybody
        </Link>
      </p>
      <h2>{account?.name ?? 'One account'}</h2>
      {account ? (
        <>
          <PersonActions account={account} />
          <About account={account} />
        </>
      ) : (
        <LoadingOrError error={error} onRetry={refetch} />
      )}
    </>
  )
}

type AdministeredProfile = NonNullable<AdministeredAccount['profile']>

const counted = (totals: Record<string, number>) =>
  Object.entries(totals)
    .map(([status, total]) => `${total} ${status}`)
    .join(', ') || 'none'

function viewOf({ isPublic, isActive, suspended }: AdministeredProfile) {
  if (isPublic) return 'on public view'
  if (suspended) return 'off public view'
  return isActive ? 'not public yet' : 'switched off'
}

function About({ account }: { account: AdministeredAccount }) {
  const { email, emailVerified, role, profile, isSuspended, sessions, hasPassword, hasTotp } = account
  const otherMethods = [
    ...(account.passkeys > 0 ? ['passkey'] : []),
    ...account.providers.map((provider) => providers[provider]),
  ]
  const { purchases, months, createdAt, lastSeenAt, id } = account
  return (
    <dl className="account-facts">
      <Fact label="Address">
        {email}
        {emailVerified ? ', confirmed' : ', not confirmed'}
      </Fact>
      <Fact label="Role">
        {roleLabels[role]}
        {isSuspended && ', suspended: nobody can sign in'}
      </Fact>
      <Fact label="Signs in by">
        {listed([...(hasPassword ? ['password'] : []), 'mailed link', ...otherMethods])}
        {hasTotp && ', and a second factor'}
      </Fact>
      <Fact label="Signed in on">{sessions === 1 ? '1 device' : `${sessions} devices`}</Fact>
      <Fact label="Account since">
        <LocalTime iso={createdAt} />
        {lastSeenAt && (
          <>
            , last here <LocalTime iso={lastSeenAt} />
          </>
        )}
      </Fact>
      {profile && <ProfileFacts profile={profile} purchases={purchases} months={months} />}
      <MailFact account={account} />
      <Fact label="Record">
        <Link className="link" to={paths.adminHouse.href('record', { account: id })}>
          What was decided about them
        </Link>
      </Fact>
    </dl>
  )
}

const ProfileFacts = ({
  profile,
  purchases,
  months,
}: { profile: AdministeredProfile } & Pick<AdministeredAccount, 'purchases' | 'months'>) => (
  <>
    <Fact label="Profile">
      {profile.isPublic ? (
        <Link className="link" to={paths.profile.href(profile.profileUrl)}>
          {profile.profileUrl}
        </Link>
      ) : (
        profile.profileUrl
      )}
      , {viewOf(profile)}
    </Fact>
    {profile.suspended && (
      <Fact label="Suspended">
        <LocalTime iso={profile.suspended.at} />: {profile.suspended.reason}
      </Fact>
    )}
    <Fact label="Plan">
      {plans[profile.plan].levelName}
      {profile.planUntil && (
        <>
          , until <LocalTime iso={profile.planUntil} />
        </>
      )}
    </Fact>
    <Fact label="Stories">{counted(profile.stories)}</Fact>
    <Fact label="References">{counted(profile.references)}</Fact>
    <Fact label="Purchases">
      {purchases === 0 ? 'none' : purchases}
      {months > 0 && `, ${months === 1 ? 'one subscription is' : `${months} subscriptions are`} charged`}
    </Fact>
    {profile.openReports > 0 && (
      <Fact label="Reports">
        <Link className="link" to={paths.adminHouse.href('reports')}>
          {profile.openReports === 1 ? '1 open report' : `${profile.openReports} open reports`}
        </Link>
      </Fact>
    )}
  </>
)

const MailFact = ({ account: { barred, failedMails } }: { account: AdministeredAccount }) => (
  <Fact label="Mail">
    {barred ? (
      <>
        none since <LocalTime iso={barred.at} />:{' '}
        {barred.reason === 'bounce' ? 'a mail came back' : 'its reader called a mail unwanted'}
      </>
    ) : (
      'accepted'
    )}
    {failedMails.map(({ kind, at, problem }) => (
      <span key={`${kind}${at}`} className="block text-small">
        {kind} of <LocalTime iso={at} /> was given up: {problem}
      </span>
    ))}
  </Fact>
)
