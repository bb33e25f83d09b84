import { z } from 'zod'
import { cursorSchema } from '../paging.ts'
import { suspensionSchema } from '../reviews/reviews.ts'
import { email } from '../text/form-fields.ts'
import { typedLine } from '../text/typed.ts'
import { type ErasureReason, erasureReasons } from './erasure-reasons.ts'

/** The id of an account in a path. */
export const accountIdSchema = z.object({ id: z.string().max(100) })

/** Query of GET /api/admin/accounts: what a name, an address or a profileUrl begins with. */
export const accountsQuerySchema = z.object({
  search: z.string().trim().max(120).default(''),
  cursor: cursorSchema,
})

/** Body of POST /api/admin/accounts/{id}/suspend, /restore, /lift-bounce, and of removing a validator. */
export const accountActSchema = suspensionSchema

/** Body of POST /api/admin/accounts/{id}/erase: the account's address, typed. */
export const erasureSchema = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Please type the address of the account').max(320),
  reason: z.enum(Object.keys(erasureReasons) as ErasureReason[], 'Please choose why'),
})

/** Body of POST /api/admin/validators. */
export const newValidatorSchema = z.object({
  name: typedLine().min(1, 'Please enter their name').max(120),
  email: email('Please enter a valid email address'),
})
export type NewValidator = z.infer<typeof newValidatorSchema>
