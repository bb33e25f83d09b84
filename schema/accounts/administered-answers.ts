import type { Provider } from '../identities/providers.ts'
import type { Plan } from '../levels.ts'
import type { ReferenceStatus } from '../references/references.ts'
import type { Role } from '../roles.ts'
import type { StoryStatus } from '../stories/story-answers.ts'

type OwnProfile = { profileUrl: string; plan: Plan; isPublic: boolean; isSuspended: boolean }

/** An account in the list of administrators. */
export type AccountRow = {
  id: string
  name: string
  email: string
  role: Role
  emailVerified: boolean
  /** Whether nobody may sign in to it. */
  isSuspended: boolean
  createdAt: string
  lastSeenAt: string | null
  /** Null for validators and administrators. */
  profile: OwnProfile | null
}

/** Answer of GET /api/admin/accounts, the newest first. */
export type AccountsPage = { rows: AccountRow[]; nextCursor: string | null }

/** What an administrator may do to an account now. */
export type AccountAction =
  | 'suspend'
  | 'restore'
  | 'end-sessions'
  | 'sign-in-link'
  | 'lift-bounce'
  | 'remove'
  | 'erase'

/** Answer of GET /api/admin/accounts/{id}. */
export type AdministeredAccount = Omit<AccountRow, 'profile'> & {
  hasPassword: boolean
  hasTotp: boolean
  passkeys: number
  providers: Provider[]
  /** Whether it is the administrator's own. */
  isOwn: boolean
  sessions: number
  profile:
    | (OwnProfile & {
        name: string
        planUntil: string | null
        isActive: boolean
        suspended: { at: string; reason: string } | null
        stories: Partial<Record<StoryStatus, number>>
        references: Partial<Record<ReferenceStatus, number>>
        openReports: number
      })
    | null
  /** Paid orders, and subscriptions that charge further months. */
  purchases: number
  months: number
  /** Why its address gets no mail. */
  barred: { reason: 'bounce' | 'complaint'; at: string } | null
  /** The latest mails to it that were given up. */
  failedMails: { kind: string; at: string; problem: string }[]
  actions: AccountAction[]
}

/** A validator as administrators see them. */
export type ValidatorRow = {
  id: string
  name: string
  email: string
  invitedAt: string
  /** Whether the invitation was taken up. */
  hasPassword: boolean
  lastSeenAt: string | null
  isSuspended: boolean
  validated: number
  returned: number
  read: number
  rejected: number
  lastDecisionAt: string | null
}

/** Answer of GET /api/admin/validators, the latest invited first. */
export type ValidatorsPage = { rows: ValidatorRow[]; nextCursor: string | null }
