import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths, type ScorecardSearch } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { nothingAnswered } from './assessment.ts'
import { type AssessmentStore, assessmentStoreOf } from './assessment-store.ts'

/** The expert whose scorecard is taken. */
export type Owner = Pick<PublicProfile, 'profileUrl' | 'name' | 'firstName' | 'isSample'>

type Scorecard = {
  /** Undefined for the product's own scorecard. */
  owner: Owner | undefined
  /** Which part of the scorecard is shown; on a page it is in the address. */
  search: ScorecardSearch
  show: (search: ScorecardSearch, options?: { replace?: boolean }) => void
  /** Navigates; a dialog closes first. */
  leave: (go: () => void) => void
  /** The address of the page for the same part. */
  href: (search?: ScorecardSearch) => string
  isDialog: boolean
  store: AssessmentStore
}
const ScorecardContext = createContext<Scorecard | undefined>(undefined)

type Props = { owner?: Owner | undefined; search: ScorecardSearch; children: ReactNode }

/** A scorecard as a page, whose state is in the address. */
export function ScorecardOnPage(props: Props) {
  const navigate = useNavigate()
  return (
    <ScorecardProvider
      {...props}
      show={(search, options) => void navigate(hrefOf(props.owner)(search), options)}
    />
  )
}

/** A scorecard as a dialog, which holds its own state. */
export const ScorecardInDialog = (props: Props & Pick<Scorecard, 'show' | 'leave'>) => (
  <ScorecardProvider {...props} isDialog />
)

function ScorecardProvider({
  owner,
  search,
  show,
  leave = immediately,
  isDialog = false,
  children,
}: Props & Pick<Scorecard, 'show'> & Partial<Pick<Scorecard, 'leave' | 'isDialog'>>) {
  const store = assessmentStoreOf(owner?.profileUrl)
  return (
    <ScorecardContext value={{ owner, search, show, leave, href: hrefOf(owner), isDialog, store }}>
      {children}
    </ScorecardContext>
  )
}

const hrefOf =
  (owner?: Owner) =>
  (search: ScorecardSearch = {}) =>
    owner ? paths.ownerScorecard.href(owner.profileUrl, search) : paths.scorecard.href(search)

/** The scorecard's expert, where it is shown, and its entries. */
export function useScorecard(): Scorecard {
  const scorecard = use(ScorecardContext)
  if (!scorecard) throw new Error('No scorecard above')
  return scorecard
}

/** The entries as they change; the server renders the page without answers. */
export function useAssessment() {
  const { store } = useScorecard()
  return useSyncExternalStore(store.subscribe, store.read, serverSnapshot)
}

const immediately = (go: () => void) => go()
const serverSnapshot = () => nothingAnswered

/** The state in a scorecard's address; a result without a token counts as none, as on the edge. */
export function useScorecardSearch(): ScorecardSearch {
  const params = new URLSearchParams(useLocation().search)
  const result = params.get('result')?.trim()
  if (result) return { result }
  return params.get('view') === 'questions' ? { view: 'questions' } : {}
}

/** The same for a static page, whose first render knows no address. */
export function useHydratedSearch(): ScorecardSearch {
  const search = useScorecardSearch()
  return useHydrated() ? search : {}
}

/** Links a dialog to the page for the same part. */
export function ScorecardOwnerPage() {
  const { href, search } = useScorecard()
  return (
    <ButtonLink variant="quiet" to={href(search)}>
      Open as its own page
    </ButtonLink>
  )
}
