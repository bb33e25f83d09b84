import { paths } from '#schema/paths.ts'
import { preparedPart } from '#web/client/loading/lazy-part.tsx'
import type { AdminSection } from '#web/features/administration/sections.tsx'

/** The tabs of `/admin-dashboard`, in the order of `adminTabs`. */
export const adminDashboardSections: readonly AdminSection[] = [
  {
    name: 'scorecard',
    label: 'Solution Scorecard',
    to: paths.adminDashboard.href('scorecard'),
    Part: preparedPart(async () => (await import('./lists/submissions.tsx')).Submissions).Part,
  },
  {
    name: 'waitlist',
    label: 'Webinar Waitlist',
    to: paths.adminDashboard.href('waitlist'),
    Part: preparedPart(async () => (await import('./lists/waitlist.tsx')).Waitlist).Part,
  },
  {
    name: 'registrations',
    label: 'Registrations',
    to: paths.adminDashboard.href('registrations'),
    Part: preparedPart(async () => (await import('./lists/registrations.tsx')).Registrations).Part,
  },
  {
    name: 'chats',
    label: 'Chat Sessions',
    to: paths.adminDashboard.href('chats'),
    Part: preparedPart(async () => (await import('./lists/chat-sessions.tsx')).ChatSessions).Part,
  },
  {
    name: 'journey',
    label: 'User Journey',
    to: paths.adminDashboard.href('journey'),
    Part: preparedPart(async () => (await import('./journey/user-journey.tsx')).UserJourney).Part,
  },
  {
    name: 'mail',
    label: 'Mail',
    to: paths.adminDashboard.href('mail'),
    Part: preparedPart(async () => (await import('./mail/outbox.tsx')).Outbox).Part,
  },
]
