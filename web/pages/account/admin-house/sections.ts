import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The sections of `/admin-dashboard/house`, in the order of `houseSections`. */
export const houseParts: readonly AdminSection[] = []
