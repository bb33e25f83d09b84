import { randomToken } from '../tokens.ts'

/** After the last visit. */
export const sessionSeconds = 30 * 24 * 3600
/** After the last use by an administrator in production. */
export const administratorSeconds = 12 * 3600
/** After the sign-in, however often the session is used. */
export const maxSessionSeconds = 180 * 24 * 3600
export const secondFactorSeconds = 600

/** 256 random bits: the secret of a session, which only its cookie holds. */
export const newSessionToken = () => randomToken() + randomToken()
