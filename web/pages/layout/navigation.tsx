import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { NavLink } from '#web/ui/link.tsx'

type Entry = [label: string, to: string]

/** The links of the header, in order; the gallery is first, and highlighted. */
const everybody: Entry[] = [
  ['Solution Gallery', paths.gallery.href()],
  ['Solution Scorecard', paths.scorecard.href()],
]
const visitors: Entry[] = [
  ['Create Profile', paths.pricing.href()],
  ['Login', paths.login.href()],
]

/** The links for signed-in users load when the browser is idle. */
const AccountNavigation = hydrateOnIdle(
  async () => (await import('./account-navigation.tsx')).AccountNavigation,
)

/** The navigation for visitors, or for the user signed in on this device, which is known without a request. */
export function Navigation({ className, onPress }: { className: string; onPress?: () => void }) {
  // Bold and an underline mark the current page.
  const entry = `${className} aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-madder-text aria-[current=page]:underline-offset-[0.4em]`
  const highlighted = `${entry} text-madder-text`
  const links = (entries: Entry[]) =>
    entries.map(([label, to]) => (
      <NavLink
        key={to}
        to={to}
        onClick={onPress}
        className={to === paths.gallery.href() ? highlighted : entry}
      >
        {label}
      </NavLink>
    ))
  const own = links(visitors)
  return (
    <>
      {links(everybody)}
      {useCurrentUsername() === null ? (
        own
      ) : (
        <AccountNavigation className={entry} onPress={onPress} fallback={own} />
      )}
    </>
  )
}
