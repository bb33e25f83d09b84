import { z } from 'zod'

export const referenceStatusSchema = z.enum([
  'invited',
  'submitted',
  'validated',
  'rejected',
  'declined',
  'withdrawn',
  'expired',
])
export type ReferenceStatus = z.infer<typeof referenceStatusSchema>

/** One check that ran on a reference, and when (R8). */
export const referenceCheckSchema = z.object({
  check: z.enum(['address-confirmed', 'independent', 'stories-confirmed', 'read-by-validator']),
  at: z.string(),
  /** The validator's name, for `read-by-validator`. */
  by: z.string().optional(),
})
export type ReferenceCheck = z.infer<typeof referenceCheckSchema>

export const publicReferenceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Masked: `j•••@company.com`. */
  email: z.string(),
  company: z.string(),
  role: z.string(),
  relationship: z.string(),
  status: z.literal('validated'),
  feedback: z.string(),
  validatedAt: z.string(),
  checks: z.array(referenceCheckSchema),
  /** Ids of the public stories this referee confirmed. */
  confirms: z.array(z.number().int()),
})
export type PublicReference = z.infer<typeof publicReferenceSchema>

/** `jane@company.com` → `j•••@company.com` (R8). */
export const maskEmail = (email: string) => {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}
