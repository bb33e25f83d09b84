import { searchString } from '../pages/search-string.ts'

/** The tabs of `/admin-dashboard`, in order (R14). */
export const adminTabs = ['scorecard', 'waitlist', 'registrations', 'chats', 'journey', 'mail'] as const
type AdminTab = (typeof adminTabs)[number]

/** The sections of `/admin-dashboard/house`, in order. */
export const houseSections = [
  'reports',
  'people',
  'payments',
  'sprints',
  'validators',
  'record',
  'jobs',
] as const
type HouseSection = (typeof houseSections)[number]

/** What the address says of a list: its search, its order (`name`, or `-name` downwards), its filters, and which row is open. */
export type ListParams = Record<string, string | undefined>

export const adminDashboardHref = (tab?: AdminTab, params: ListParams = {}) =>
  `/admin-dashboard${searchString({ ...(tab !== adminTabs[0] && { tab }), ...params })}`

export const adminHouseHref = (section?: HouseSection, params: ListParams = {}) =>
  `/admin-dashboard/house${searchString({ ...(section !== houseSections[0] && { section }), ...params })}`
