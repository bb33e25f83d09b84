import { lazy } from 'react'
import { paths } from '#schema/paths.ts'
import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The sections of `/admin-dashboard/house`, in the order of `houseSections`. */
export const houseParts: readonly AdminSection[] = [
  {
    name: 'reports',
    label: 'Reports',
    to: paths.adminHouse.href('reports'),
    Part: lazy(async () => ({ default: (await import('./reports/reports.tsx')).Reports })),
  },
  {
    name: 'people',
    label: 'People',
    to: paths.adminHouse.href('people'),
    Part: lazy(async () => ({ default: (await import('./people/people.tsx')).Accounts })),
  },
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
    name: 'validators',
    label: 'Validators',
    to: paths.adminHouse.href('validators'),
    Part: lazy(async () => ({ default: (await import('./validators/validators.tsx')).Validators })),
  },
  {
    name: 'record',
    label: 'Record',
    to: paths.adminHouse.href('record'),
    Part: lazy(async () => ({ default: (await import('./record/record.tsx')).DecisionsRecord })),
  },
  {
    name: 'jobs',
    label: 'Jobs',
    to: paths.adminHouse.href('jobs'),
    Part: lazy(async () => ({ default: (await import('./jobs/jobs.tsx')).Jobs })),
  },
]
