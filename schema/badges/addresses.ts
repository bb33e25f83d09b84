/** The path of a badge's credential. */
export const badgeHref = (id: string) => `/badges/${id}.json`

/** The path of a signed status list. */
export const statusListHref = (list: number) => `/badges/status/${list}`
