import type { Plan } from '#schema/levels.ts'
import type { Role } from '#schema/roles.ts'
import type { Mark } from '#schema/tables/services/page-marks.ts'
import type { Variables } from './env.ts'
import { AppError } from './services/app-error.ts'
import { type AskStranger, atMostAtOnce, strangersAtOnce } from './services/ask-stranger.ts'
import { type Database, openDatabase, patientLimits, timeLimits } from './services/database.ts'

/** Who is signed in, under which session, and which profile is theirs. */
export type SignedIn = {
  userId: string
  sessionId: string
  email: string
  name: string
  role: Role
  emailVerified: boolean
  hasTotp: boolean
  /** Whether the session began with a passkey whose device asked for finger, face or code. */
  isUserVerified: boolean
  profile: { id: number; profileUrl: string; plan: Plan } | null
}

/** What the edge saw of a request: its address, and what its browser or program calls itself. */
type Seen = { address: string; userAgent?: string }

/**
 * Who acts: a visitor by the address the edge saw (an IPv6 network counts as one), somebody who is signed in by their
 * role (doors/middleware/session.ts), or a job of the timetable.
 */
export type Actor =
  | ({ kind: 'visitor' } & Seen)
  | ({ kind: Role; account: SignedIn } & Seen)
  | { kind: 'job'; name: string }

/** The site whose widget somebody uses, empty where it is not known, and of which profile; null is of any. */
export type WidgetVisitor = { profileId: number | null; site: string }

/**
 * The first argument of every verb, built once for a request (doors/middleware/request-scope.ts) or a job
 * (doors/timetable.ts): nothing below the doors reads bindings, the environment or the clock.
 */
export type Call = {
  /** One client for one call, opened when it is first asked for. */
  readonly db: Database
  kv: KVNamespace
  variables: Variables
  now: Date
  /** Keeps the worker alive for work after the answer. */
  keepAlive: (work: Promise<unknown>) => void
  /** Asks a server that is not ours, at most two at once in one invocation. */
  askStranger: AskStranger
  actor: Actor
  /** On whose site the caller uses the widget (doors/middleware/widget-visit.ts). */
  widgetVisitor?: WidgetVisitor | undefined
  /** Work to do after the answer (`doors/middleware/afterwards.ts`). */
  readonly afterwards: Set<Afterwards>
  /** Marks of the pages that its batches changed, published before the answer leaves (`services/page-marks.ts`). */
  readonly changedPages: Mark[]
}

/** Work that a statement of a call causes: mail and pushes to send, tasks to do at the payment gateway, badges to issue. */
type Afterwards = 'mail' | 'pushes' | 'gateway tasks' | 'badges'

/** A call whose database is opened on first use: a page out of the cache needs none. */
export function openCall(
  options: Omit<Call, 'db' | 'askStranger' | 'afterwards' | 'changedPages'> &
    Partial<Pick<Call, 'askStranger'>>,
  { readsFirst = false } = {},
): Call {
  let db: Database | undefined
  const { askStranger = atMostAtOnce(strangersAtOnce), variables, keepAlive, actor } = options
  return {
    ...options,
    askStranger,
    afterwards: new Set(),
    changedPages: [],
    get db() {
      const limits = variables.DATABASE_PATIENCE === 'on' ? patientLimits : timeLimits
      db ??= openDatabase(variables, keepAlive, {
        ...limits,
        readsFirst,
        writesAlone: actor.kind === 'job',
      })
      return db
    },
  }
}

/** The address that a call counts against; a job has none. */
export const addressOf = ({ actor }: Call) => ('address' in actor ? actor.address : '')

/** What the caller's browser or program calls itself; '' for a job. */
export const userAgentOf = ({ actor }: Call) => ('address' in actor ? (actor.userAgent ?? '') : '')

/** The signed-in account. @throws AppError SIGN_IN_FIRST where nobody is signed in. */
export function accountOf({ actor }: Call): SignedIn {
  if (!('account' in actor)) throw new AppError('SIGN_IN_FIRST')
  return actor.account
}

/**
 * The signed-in owner's profile.
 * @throws AppError SIGN_IN_FIRST, NO_OWN_PROFILE: validators and administrators have none.
 */
export function ownProfileOf(call: Call): NonNullable<SignedIn['profile']> {
  const { profile } = accountOf(call)
  if (!profile) throw new AppError('NO_OWN_PROFILE')
  return profile
}
