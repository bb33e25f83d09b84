import { z } from 'zod'
import { sessionIdSchema } from '#schema/chat/chat.ts'
import type { Capability } from '#schema/levels.ts'
import type { Role } from '#schema/roles.ts'

/** Which limiter of wrangler.toml counts a call, by the caller's address; `OWNER` and `ADMIN` count by account (R27). */
export type RateClass = 'READ' | 'LOOKUP' | 'FORM' | 'SIGNIN' | 'CHAT' | 'SEARCH' | 'MCP' | 'OWNER' | 'ADMIN'

/**
 * Who may make a call: anyone; a signed-in account; an account with a profile, or whose plan unlocks a capability; or
 * these roles, for more than their own account.
 */
export type Caller =
  | 'anyone'
  | 'account'
  | 'profile'
  | { unlocked: Capability }
  | { roles: readonly Role[]; beforeFactor?: true }

/** The contracts of the parts of a request that a call reads. */
export type CallInput = { param?: z.ZodType; query?: z.ZodType; json?: z.ZodType }

export type CallRow<Input extends CallInput = CallInput> = {
  caller: Caller
  /** Undefined where nothing counts it: what asks no database, what is signed, and what only development has. */
  limit?: RateClass
  /** Neither origin nor session is looked at: what operators ask, and what a signature guards wherever it comes from. */
  isBare?: true
  /** Undefined where it reads its request itself, or nothing of it. */
  input?: Input | undefined
}

export const anyone = <Input extends CallInput>(limit: RateClass, input?: Input): CallRow<Input> => ({
  caller: 'anyone',
  limit,
  input,
})
const counted =
  (caller: Caller, limit: RateClass) =>
  <Input extends CallInput>(input?: Input): CallRow<Input> => ({ caller, limit, input })
export const account = counted('account', 'OWNER')
export const profile = counted('profile', 'OWNER')
export const booking = counted({ unlocked: 'booking' }, 'OWNER')
export const teacher = counted({ unlocked: 'advancedAgent' }, 'OWNER')
export const widgetOwner = counted({ unlocked: 'widget' }, 'OWNER')
export const reviewer = counted({ roles: ['validator', 'admin'] }, 'OWNER')
export const admin = counted({ roles: ['admin'] }, 'ADMIN')
/** What an administrator does to their own account, before they have a second factor. */
export const ownFactor = counted({ roles: ['admin'], beforeFactor: true }, 'SIGNIN')
/** What only works locally, or is not built. */
export const uncounted = <Input extends CallInput>(input?: Input): CallRow<Input> => ({
  caller: 'anyone',
  input,
})
export const bare = (limit?: RateClass): CallRow => ({
  caller: 'anyone',
  isBare: true,
  ...(limit && { limit }),
})

/** The body of a call that says all in its path. */
export const nothing = z.object({})
export const ownId = z.object({ id: z.coerce.number().int() })
export const conversation = z.object({ sessionId: sessionIdSchema })
