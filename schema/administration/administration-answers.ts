import type { JourneyStep } from './journey-steps.ts'

/** A figure of an administrator's summary, with the last 30 days, oldest first. */
export type AdminFigure = { figure: number | null; days: readonly (number | null)[] }

/** What `GET /api/admin/summary` answers: how many there are and how many came each day; `from` is the first of the days. */
export type AdminSummary = {
  from: string
  registrations: AdminFigure
  scorecards: AdminFigure
  waitlist: AdminFigure
  /** Of `highestScore`, to one place; null where nobody answered. */
  averageScore: AdminFigure
  chatSessions: AdminFigure
}

/** An administrator's record of a registration (account spec section 3). */
export type RegistrationRecord = {
  id: number
  fullName: string
  email: string
  industry: string
  experience: string
  challenge: string | null
  createdAt: string
}

export type SubmissionRecord = {
  id: number
  name: string
  email: string
  mobile: string
  currentGoal: string
  totalScore: number
  stage: string
  wantsSupport: boolean
  createdAt: string
}

export type WaitlistRecord = {
  id: number
  name: string
  email: string
  company: string
  currentRole: string
  interests: string[]
  specificAreas: string
  challenges: string
  createdAt: string
}

/** A message of a conversation, without its text; `isPublic` says whether its agent’s profile is. */
export type ChatRecord = { sessionId: string; agentName: string; isPublic: boolean; createdAt: string }

/** A person's way through the product: when each step was taken, null while it was not. */
export type Journey = {
  name: string
  email: string
  steps: Record<JourneyStep, string | null>
  done: number
  of: number
  /** The first step that is missing. */
  next: JourneyStep | null
}
export type JourneysPage = { items: Journey[]; nextCursor: string | null }

/** Something that keeps the product from working as it should. */
export type Alert = {
  about: 'database' | 'cache' | 'payments' | 'badges' | 'jobs' | 'mail' | 'pushes'
  says: string
  /** The page where it is dealt with; null where that is outside the product. */
  href: string | null
  action: string
}

/** Answer of GET /api/admin/alerts. */
export type Alerts = { alerts: Alert[] }
