let here = globalThis.location?.pathname
let before: string | undefined

/** Records a navigation inside the site, which has no referrer. */
export function noteNavigation(pathname: string) {
  if (pathname === here) return
  before = here
  here = pathname
}

/** The path of the previous page of a navigation; undefined where this page was loaded. */
export const previousPath = () => before
