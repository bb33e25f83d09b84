import './shared-screen.css'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { ShareSheet } from './share-sheet.tsx'
import { onSharesChange, storedShares } from './stored-shares.ts'

const title = 'Shared with your stories'

/** What other apps shared with this one, each to be made a story draft by a press. */
export function Component() {
  const api = useApi()
  // Whoever signs in meanwhile sees what came to nobody.
  useCurrentUsername()
  const { pathname } = useLocation()
  const shares = useSyncExternalStore(onSharesChange, storedShares)
  const { target, press } = useFocusAfterPress<HTMLDivElement>()
  const { data, mustSignIn } = useOwnQuery('account', () => dataOf(api.account.$get()), {
    userOf: ({ email, name, role }) => ({ email, name, role }),
  })
  const hasStories = !data || data.role === 'owner'
  const sheets = (
    <>
      <header className="grid max-w-measure gap-s3">
        <h1 className="text-head">A story out of this?</h1>
        <p className="text-ink-soft">{whatNow(mustSignIn, hasStories)}</p>
        {mustSignIn && (
          <ButtonLink
            variant="main"
            to={paths.login.href({ next: pathname })}
            className="justify-self-start max-sm:w-full"
          >
            Sign in and go on
          </ButtonLink>
        )}
      </header>
      {shares.map((share) => (
        <ShareSheet
          key={share.storyKey}
          share={share}
          canDraft={!mustSignIn && hasStories}
          onDiscard={press}
        />
      ))}
    </>
  )
  return (
    <div ref={target} tabIndex={-1} className="wide grid gap-s6 py-room-gap outline-none">
      <PageHead title={title} hidden />
      {shares.length ? sheets : <NoSharedContent />}
    </div>
  )
}

function whatNow(mustSignIn: boolean, hasStories: boolean): string {
  if (mustSignIn)
    return 'What you shared is kept in this tab, and nowhere else. Sign in, and you can make a draft of it.'
  return hasStories
    ? 'Nobody but you sees a draft. What you shared begins as its situation; sort it into its parts when you have time.'
    : 'Only the owner of a profile has stories, and your account has no profile. What you shared is in this tab, and nowhere else.'
}

const NoSharedContent = () => (
  <EmptyState
    heading="h1"
    title="Nothing was shared here"
    action={
      <ButtonLink variant="main" to={paths.storyBuilder.href()}>
        Tell a story
      </ButtonLink>
    }
  >
    <div className="grid gap-s3">
      <p>
        With {brand.name} installed on an Android phone, a text or a page shared to it arrives here and can
        become a story draft.
      </p>
      <p>
        A very long text does not arrive: Android hands it over in an address, which holds some 10,000 letters
        of English, 2,500 of Greek or Russian, or 1,700 of Chinese or Japanese. Copy a longer one, and paste
        it into a new story.
      </p>
    </div>
  </EmptyState>
)
