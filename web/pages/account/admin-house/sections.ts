import { lazy } from 'react'
import { paths } from '#schema/paths.ts'
import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The sections of `/admin-dashboard/house`, in the order of `houseSections`. */
export const houseParts: readonly AdminSection[] = [
  {
    name: 'payments',
    label: 'Payments',
    to: paths.adminHouse.href('payments'),
    Part: lazy(async () => ({ default: (await import('./payments/payments.tsx')).HousePayments })),
  },
  {
    name: 'sprints',
    label: 'Sprints',
    to: paths.adminHouse.href('sprints'),
    Part: lazy(async () => ({ default: (await import('./sprints/sprints.tsx')).Sprints })),
  },
  {
    name: 'jobs',
    label: 'Jobs',
    to: paths.adminHouse.href('jobs'),
    Part: lazy(async () => ({ default: (await import('./jobs/jobs.tsx')).Jobs })),
  },
]
