import { lazy } from 'react'
import { paths } from '#schema/paths.ts'
import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The tabs of `/admin-dashboard`, in the order of `adminTabs`. */
export const adminSections: readonly AdminSection[] = [
  {
    name: 'scorecard',
    label: 'Solution Scorecard',
    to: paths.adminDashboard.href('scorecard'),
    Part: lazy(async () => ({ default: (await import('./lists/submissions.tsx')).Submissions })),
  },
  {
    name: 'waitlist',
    label: 'Webinar Waitlist',
    to: paths.adminDashboard.href('waitlist'),
    Part: lazy(async () => ({ default: (await import('./lists/waitlist.tsx')).Waitlist })),
  },
  {
    name: 'registrations',
    label: 'Registrations',
    to: paths.adminDashboard.href('registrations'),
    Part: lazy(async () => ({ default: (await import('./lists/registrations.tsx')).Registrations })),
  },
  {
    name: 'chats',
    label: 'Chat Sessions',
    to: paths.adminDashboard.href('chats'),
    Part: lazy(async () => ({ default: (await import('./lists/chat-sessions.tsx')).ChatSessions })),
  },
  {
    name: 'journey',
    label: 'User Journey',
    to: paths.adminDashboard.href('journey'),
    Part: lazy(async () => ({ default: (await import('./journey/user-journey.tsx')).UserJourney })),
  },
  {
    name: 'mail',
    label: 'Mail',
    to: paths.adminDashboard.href('mail'),
    Part: lazy(async () => ({ default: (await import('./mail/outbox.tsx')).Outbox })),
  },
]
