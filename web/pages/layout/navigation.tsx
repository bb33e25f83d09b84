import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { later } from '#web/client/later.tsx'
import { NavLink } from '#web/ui/link.tsx'

type Entry = [label: string, to: string]

/** The masthead's links, in the order of the navigation bar; the gallery, first, is what the house is about. */
const everybody: Entry[] = [
  ['Solution Gallery', paths.gallery.href()],
  ['Solution Scorecard', paths.scorecard.href()],
]
const visitors: Entry[] = [
  ['Create Profile', paths.pricing.href()],
  ['Login', paths.login.href()],
]

/** What only who is signed in needs comes when the browser has time. */
const SignedIn = later(async () => (await import('./signed-in.tsx')).SignedIn)

/** The way round, for a visitor or for who is signed in on this device; no request is made to know it. */
export function Navigation({ className, onPress }: { className: string; onPress?: () => void }) {
  // The line under the page that one is on.
  const entry = `${className} aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-madder-text aria-[current=page]:underline-offset-[0.4em]`
  const links = (entries: Entry[]) =>
    entries.map(([label, to]) => (
      <NavLink key={to} to={to} onClick={onPress} className={`${entry} first:font-bold`}>
        {label}
      </NavLink>
    ))
  const own = links(visitors)
  return (
    <>
      {links(everybody)}
      {useCurrentUsername() === null ? own : <SignedIn className={entry} onPress={onPress} until={own} />}
    </>
  )
}
