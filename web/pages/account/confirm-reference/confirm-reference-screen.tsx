import { useLocation } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { ConfirmStory } from './confirm-story.tsx'

/** What two mailed links open: that an address is its referee’s, or one later story. Neither does anything by itself. */
export function Component() {
  const { hash } = useLocation()
  const [, kind, token] = /^#(token|story)=(.+)$/.exec(hash) ?? []
  return (
    <>
      <PageHead title={kind === 'story' ? 'Confirm a story' : 'Confirm your reference'} hidden />
      {!token ? (
        <DeadLink mail="address" />
      ) : kind === 'story' ? (
        <ConfirmStory key={token} token={token} />
      ) : (
        <ConfirmAddress key={token} token={token} />
      )}
    </>
  )
}
