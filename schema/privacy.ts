import { z } from 'zod'
import { maxPasswordLength } from './accounts/limits.ts'
import { wrongPassword } from './errors.ts'

/** Query of GET /api/privacy/export: all stored data, or the public part as JSON Resume (R26). */
export const exportQuerySchema = z.object({
  form: z.enum(['everything', 'json-resume']).default('everything'),
})

/** Body of POST /api/privacy/erase (R26): the password, where the account has one. */
export const eraseAccountSchema = z.object({
  password: z.string().min(1, 'Password is required').max(maxPasswordLength, wrongPassword).optional(),
})
