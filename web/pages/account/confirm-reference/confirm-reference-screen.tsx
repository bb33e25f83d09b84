import { useLocation } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { AddressConfirmation } from './address-confirmation.tsx'
import { LaterStoryConfirmation } from './later-story-confirmation.tsx'

/** The page of two mailed links, one to confirm the address, one to confirm a later story. Neither acts by itself. */
export function Component() {
  const { hash } = useLocation()
  const [, kind, token] = /^#(token|story)=(.+)$/.exec(hash) ?? []
  return (
    <>
      <PageHead title={kind === 'story' ? 'Confirm a story' : 'Confirm your reference'} hidden />
      {!token ? (
        <DeadLink mail="address" />
      ) : kind === 'story' ? (
        <LaterStoryConfirmation key={token} token={token} />
      ) : (
        <AddressConfirmation key={token} token={token} />
      )}
    </>
  )
}
