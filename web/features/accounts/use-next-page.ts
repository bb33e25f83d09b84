import { useSearchParams } from 'react-router-dom'
import { ownPath } from '#schema/pages/own-path.ts'

/** The page of this site that one came for, and goes on to once one is signed in. */
export const useNextPage = () => ownPath(useSearchParams()[0].get('next'), location.origin)
