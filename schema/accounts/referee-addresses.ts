import type { z } from 'zod'
import { isOneMailbox } from '../email.ts'

type Named = { email: string; references: readonly { email: string }[] }

/** Refuses a referee's address that is the registrant's own, or another referee's (R8). */
export function refuseRepeatedAddresses({ email, references }: Named, context: z.RefinementCtx) {
  for (const [index, referee] of references.entries()) {
    const isSame = (other: string) => referee.email.trim() !== '' && isOneMailbox(referee.email, other)
    const isTwice = references.slice(0, index).some((earlier) => isSame(earlier.email))
    if (!isTwice && !isSame(email)) continue
    const message = isTwice
      ? 'You have named this address already. Please use that of another person.'
      : 'Nobody can be their own referee. Please use another email address.'
    context.addIssue({ code: 'custom', path: ['references', index, 'email'], message })
  }
}
