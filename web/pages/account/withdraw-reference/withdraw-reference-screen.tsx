import { useLocation } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { Decline } from './decline.tsx'
import { RefereePage } from './own-page.tsx'

/** A referee’s own page, and where an invitation is declined; by link, and nothing acts before a button is pressed. */
export function Component() {
  const { hash } = useLocation()
  const [, kind, token] = /^#(token|decline)=(.+)$/.exec(hash) ?? []
  return (
    <>
      <PageHead title={kind === 'decline' ? 'Decline an invitation' : 'Your reference'} hidden />
      {!token ? (
        <DeadLink mail="own-page" />
      ) : kind === 'decline' ? (
        <Decline key={token} token={token} />
      ) : (
        <RefereePage key={token} token={token} />
      )}
    </>
  )
}
