let here = globalThis.location?.pathname
let before: string | undefined

/** Says where the visitor moved to inside the site: such a move has no referrer. */
export function noteMove(pathname: string) {
  if (pathname === here) return
  before = here
  here = pathname
}

/** The path of the page of ours that the visitor moved here from; undefined where this page was loaded. */
export const movedFrom = () => before
