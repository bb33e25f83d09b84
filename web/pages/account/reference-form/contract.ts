import { zodResolver } from '@hookform/resolvers/zod'
import { referenceFormSchema, submittedReferenceFrom } from '#schema/references/submitted-reference.ts'
import type { Part } from './parts.ts'
import type { InitialValues, ReferenceValues } from './stored-reference.ts'
import { referenceInputOf } from './use-submit-reference.ts'

/** Checks the form. Raw, because the sent data is read from the fields, whose stories and claims have their own order. */
export const resolverOf = (initial: InitialValues, token: string | undefined) =>
  zodResolver(
    submittedReferenceFrom((values: ReferenceValues) => referenceInputOf(values, initial, token)),
    undefined,
    { raw: true },
  )

/** The first part with a missing or wrong entry; the last one otherwise. */
export function firstOpenPart(parts: readonly Part[], values: ReferenceValues, hasToken: boolean): number {
  const { error } = referenceFormSchema.safeParse(values)
  const wrong = new Set(error?.issues.map(({ path: [field] }) => field))
  if (!hasToken && !values.candidateEmail.trim()) wrong.add('candidateEmail')
  const open = parts.findIndex(({ fields }) => fields.some((field) => wrong.has(field)))
  return open < 0 ? parts.length - 1 : open
}
