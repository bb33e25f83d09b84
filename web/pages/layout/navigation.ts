import { paths } from '#schema/paths.ts'
import { hasOwnDashboard, useCurrentUsername } from '#web/client/current-username.ts'
import { later } from '#web/client/later.tsx'

type Entry = { label: string; to: string; isHighlighted?: true }

/** The masthead's links, in the order of the navigation bar; the gallery is what the house is about. */
const everybody: readonly Entry[] = [
  { label: 'Solution Gallery', to: paths.gallery.href(), isHighlighted: true },
  { label: 'Solution Scorecard', to: paths.scorecard.href() },
]
const visitors: readonly Entry[] = [
  { label: 'Create Profile', to: paths.pricing.href() },
  { label: 'Login', to: paths.login.href() },
]
const dashboard: Entry = { label: 'Dashboard', to: paths.dashboard.href() }
const account: Entry = { label: 'Account', to: paths.account.href() }

/** The line under the page that one is on. */
export const underCurrent =
  'aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-madder-text aria-[current=page]:underline-offset-[0.4em]'

/** What only who is signed in needs comes when the browser has time. */
export const LogOut = later(async () => (await import('./log-out.tsx')).LogOut)

/** The masthead's links, for a visitor or for who is signed in on this device; no request is made to know it. */
export function useNavigation(): { links: readonly Entry[]; username: string | null } {
  const username = useCurrentUsername()
  const own = username === null ? visitors : hasOwnDashboard() ? [dashboard, account] : [account]
  return { links: [...everybody, ...own], username }
}
