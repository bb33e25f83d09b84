import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'

type Entry = { label: string; to: string; isHighlighted?: true }

/** The masthead's links, in the order of the navigation bar; the gallery is what the house is about. */
const everybody: readonly Entry[] = [
  { label: 'Solution Gallery', to: paths.gallery.href(), isHighlighted: true },
  { label: 'Solution Scorecard', to: paths.scorecard.href() },
  { label: 'Create Profile', to: paths.pricing.href() },
]

/** The masthead's links, for a visitor or for who is signed in on this device; no request is made to know it. */
export function useNavigation(): readonly Entry[] {
  const isSignedIn = useCurrentUsername() !== null
  const own = isSignedIn
    ? { label: 'Dashboard', to: paths.dashboard.href() }
    : { label: 'Login', to: paths.login.href() }
  return [...everybody, own]
}
