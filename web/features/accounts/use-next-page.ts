import { useSearchParams } from 'react-router-dom'
import { ownPath } from '#schema/pages/own-path.ts'

/** The page of this site to continue to after signing in. */
export const useNextPage = () => ownPath(useSearchParams()[0].get('next'), location.origin)
