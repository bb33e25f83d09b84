const orders = ['date', '-date', 'name', '-name', 'email', '-email'] as const

/** An order of the address that the lists of people know, or else the newest first. */
export const personOrderOf = (sort: string) => orders.find((order) => order === sort) ?? '-date'
