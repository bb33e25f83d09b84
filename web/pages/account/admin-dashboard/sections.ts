import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The tabs of `/admin-dashboard`, in the order of `adminTabs`. */
export const adminSections: readonly AdminSection[] = []
