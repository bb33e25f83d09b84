import { useLocation } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { DeclineForm } from './decline-form.tsx'
import { RefereePage } from './own-page.tsx'

/** A referee’s own page, or the page to decline an invitation, by link; nothing happens before a button is pressed. */
export function Component() {
  const { hash } = useLocation()
  const [, kind, token] = /^#(token|decline)=(.+)$/.exec(hash) ?? []
  return (
    <>
      <PageHead title={kind === 'decline' ? 'Decline an invitation' : 'Your reference'} hidden />
      {!token ? (
        <DeadLink mail="own-page" />
      ) : kind === 'decline' ? (
        <DeclineForm key={token} token={token} />
      ) : (
        <RefereePage key={token} token={token} />
      )}
    </>
  )
}
