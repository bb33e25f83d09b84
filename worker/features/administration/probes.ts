import { badgesWaiting } from '../badges/queries.ts'
import { openMatters } from '../billing/administration/open-matter-queries.ts'
import { pushState } from '../notifications/push-state-queries.ts'

/** What the product's health asks of each noun. */
export const probes = { matters: openMatters, badges: badgesWaiting, pushes: pushState }
