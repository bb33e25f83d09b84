import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths, type ScorecardSearch } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { nothingAnswered } from './assessment.ts'
import { type AssessmentStore, assessmentStoreOf } from './assessment-store.ts'

/** The expert under whose name a scorecard is taken. */
export type Owner = Pick<PublicProfile, 'profileUrl' | 'name' | 'firstName' | 'isSample'>

type Place = {
  /** Undefined on the house's own scorecard. */
  owner: Owner | undefined
  /** What of the scorecard is shown: on a page its address says so. */
  search: ScorecardSearch
  show: (search: ScorecardSearch, how?: { replace?: boolean }) => void
  /** Navigates; a dialog closes first. */
  leave: (go: () => void) => void
  /** The page that shows the same. */
  href: (search?: ScorecardSearch) => string
  isDialog: boolean
  store: AssessmentStore
}
const PlaceContext = createContext<Place | undefined>(undefined)

type Props = { owner?: Owner | undefined; search: ScorecardSearch; children: ReactNode }

/** A scorecard that is a page: what it shows stands in the address. */
export function ScorecardOnPage(props: Props) {
  const navigate = useNavigate()
  return <ScorecardPlace {...props} show={(search, how) => void navigate(hrefOf(props.owner)(search), how)} />
}

/** A scorecard in a dialog, which remembers itself what it shows. */
export const ScorecardInDialog = (props: Props & Pick<Place, 'show' | 'leave'>) => (
  <ScorecardPlace {...props} isDialog />
)

function ScorecardPlace({
  owner,
  search,
  show,
  leave = atOnce,
  isDialog = false,
  children,
}: Props & Pick<Place, 'show'> & Partial<Pick<Place, 'leave' | 'isDialog'>>) {
  const store = assessmentStoreOf(owner?.profileUrl)
  return (
    <PlaceContext value={{ owner, search, show, leave, href: hrefOf(owner), isDialog, store }}>
      {children}
    </PlaceContext>
  )
}

const hrefOf =
  (owner?: Owner) =>
  (search: ScorecardSearch = {}) =>
    owner ? paths.ownerScorecard.href(owner.profileUrl, search) : paths.scorecard.href(search)

/** Whose scorecard this is, where it is shown, and what is entered in it. */
export function useScorecard(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('useScorecard needs a scorecard above it')
  return place
}

/** What is entered, as it changes; the page is rendered without any answers. */
export function useAssessment() {
  const { store } = useScorecard()
  return useSyncExternalStore(store.subscribe, store.read, nothingEntered)
}

const atOnce = (go: () => void) => go()
const nothingEntered = () => nothingAnswered

/** What the address of a scorecard asks for; a result without a token is none, as it is to the edge. */
export function useScorecardSearch(): ScorecardSearch {
  const params = new URLSearchParams(useLocation().search)
  const result = params.get('result')?.trim()
  if (result) return { result }
  return params.get('view') === 'questions' ? { view: 'questions' } : {}
}

/** The same on a page that was built once for every address: its first render knows of none. */
export function useSearchOnceKnown(): ScorecardSearch {
  const search = useScorecardSearch()
  return useHydrated() ? search : {}
}

/** From a dialog to the page that shows the same. */
export function ScorecardOwnerPage() {
  const { href, search } = useScorecard()
  return (
    <ButtonLink variant="quiet" to={href(search)}>
      Open as its own page
    </ButtonLink>
  )
}
