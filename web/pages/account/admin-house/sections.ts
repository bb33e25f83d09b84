import { paths } from '#schema/paths.ts'
import { preparedPart } from '#web/client/loading/lazy-part.tsx'
import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The sections of `/admin-dashboard/house`, in the order of `houseSections`. */
export const adminHouseSections: readonly AdminSection[] = [
  {
    name: 'reports',
    label: 'Reports',
    to: paths.adminHouse.href('reports'),
    Part: preparedPart(async () => (await import('./reports/reports.tsx')).Reports).Part,
  },
  {
    name: 'people',
    label: 'People',
    to: paths.adminHouse.href('people'),
    Part: preparedPart(async () => (await import('./people/people.tsx')).Accounts).Part,
  },
  {
    name: 'payments',
    label: 'Payments',
    to: paths.adminHouse.href('payments'),
    Part: preparedPart(async () => (await import('./payments/payments.tsx')).HousePayments).Part,
  },
  {
    name: 'sprints',
    label: 'Sprints',
    to: paths.adminHouse.href('sprints'),
    Part: preparedPart(async () => (await import('./sprints/sprints.tsx')).Sprints).Part,
  },
  {
    name: 'validators',
    label: 'Validators',
    to: paths.adminHouse.href('validators'),
    Part: preparedPart(async () => (await import('./validators/validators.tsx')).Validators).Part,
  },
  {
    name: 'record',
    label: 'Record',
    to: paths.adminHouse.href('record'),
    Part: preparedPart(async () => (await import('./record/record.tsx')).DecisionsRecord).Part,
  },
  {
    name: 'jobs',
    label: 'Jobs',
    to: paths.adminHouse.href('jobs'),
    Part: preparedPart(async () => (await import('./jobs/jobs.tsx')).Jobs).Part,
  },
]
