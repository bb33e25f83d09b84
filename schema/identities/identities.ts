import { z } from 'zod'
import { ownPath } from '../pages/own-path.ts'
import { freshProofSchema } from '../passkeys/passkeys.ts'
import { providerNames } from './providers.ts'

const provider = z.enum(providerNames)
const maxNextLength = 500
/** The page to go on to; what is none of ours is left out. */
const next = z
  .string()
  .max(maxNextLength)
  .transform((path) => ownPath(path, 'https://own.invalid'))
  // It is longer as an address, and a browser keeps no cookie of more than 4,096 characters.
  .pipe(z.string().max(maxNextLength).optional())
  .optional()
  .catch(undefined)

export const providerSchema = z.object({ provider })

/** Query of GET /api/login/{provider}. */
export const beginSchema = z.object({ next })

/** Body of POST /api/identities/{provider}/join. */
export const joinSchema = freshProofSchema.extend({ next })
/** Answer of POST /api/identities/{provider}/join: where the browser goes on to. */
export const joinAnswerSchema = z.object({ location: z.string() })

export const identityIdSchema = z.object({ id: z.string().max(100) })

/**
 * How a sign-in flow at a provider ended, as `outcome` in the address of the next page: `register` leads to /register, `joined`
 * and what went wrong while joining to /account, all others to /login.
 */
const outcomes = [
  'signed-in',
  'second-factor',
  /** Its verified address has an account, which has to prove itself first. */
  'prove',
  /** Its verified address has no account. */
  'register',
  'joined',
  /** They said no there. */
  'refused',
  /** It took longer than ten minutes, was used already, or began in another browser. */
  'expired',
  /** The provider does not answer. */
  'away',
  /** The provider's answer does not hold. */
  'wrong',
  /** Nobody is joined to it, and its address is not verified, so it proves nothing. */
  'unverified',
  /** The account is suspended. */
  'not-here',
  /** Another account is joined to it. */
  'known',
  /** The account is joined to another one of this provider. */
  'other',
  /** There have been too many attempts. */
  'too-many',
  /** Something went wrong on our side. */
  'failed',
] as const
export type FlowOutcome = (typeof outcomes)[number]

/** What waits in this browser for a proof or a registration. */
const pendingIdentitySchema = z.object({
  provider,
  todo: z.enum(['prove', 'register']),
  /** Verified by the provider. */
  email: z.string(),
  name: z.string(),
  next: z.string().optional(),
})
export type PendingIdentity = z.infer<typeof pendingIdentitySchema>

/** Answer of GET /api/login/identity: which providers there are, and what waits. */
const identityOptionsSchema = z.object({
  providers: z.array(provider),
  pending: pendingIdentitySchema.nullable(),
})
export type IdentityOptions = z.infer<typeof identityOptionsSchema>

/** An identity as its owner sees it. */
const ownIdentitySchema = z.object({
  id: z.string(),
  provider,
  /** As the provider last gave it. */
  email: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type OwnIdentity = z.infer<typeof ownIdentitySchema>

/** Answer of GET /api/identities. */
const ownIdentitiesSchema = z.object({
  providers: z.array(provider),
  identities: z.array(ownIdentitySchema),
})
export type OwnIdentities = z.infer<typeof ownIdentitiesSchema>
