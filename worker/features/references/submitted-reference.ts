import { isOneMailbox } from '#schema/email.ts'
import type { ReferenceAnswers, SubmittedReference } from '#schema/references/submitted-reference.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { type RefereeStatement, repeatMs } from './answer-commands.ts'
import type { Candidate, StoredReference } from './answer-queries.ts'

/** @throws AppError OWN_ADDRESS for an address that the owner has or had, also under another tag. */
export function checkIndependence(
  { ownerEmail, formerMailboxes }: Pick<Candidate, 'ownerEmail' | 'formerMailboxes'>,
  email: string,
) {
  if ([ownerEmail, ...formerMailboxes].some((own) => isOneMailbox(own, email)))
    throw new AppError('OWN_ADDRESS')
}

/** The statement of a submitted form, without the expert. */
export function statementIn(input: SubmittedReference): RefereeStatement {
  const answers: ReferenceAnswers = {
    relationship: input.relationship,
    uniqueStrengths: input.uniqueStrengths,
    naturalAbilities: input.naturalAbilities,
    problemsToSolve: input.problemsToSolve,
    contextAndSituations: input.contextAndSituations,
    measurableResults: input.measurableResults,
    differentiatingFactors: input.differentiatingFactors,
    workingRelationship: input.workingRelationship,
    additionalComments: input.additionalComments,
  }
  return {
    name: input.referenceName,
    company: input.referenceCompany,
    role: input.referenceRole,
    answers,
  }
}

/** Whether the same was sent a moment ago. */
export const isSame = ({ now }: Call, stored: StoredReference, statement: RefereeStatement) =>
  now.getTime() - (stored.submittedAt?.getTime() ?? 0) < repeatMs &&
  stored.name === statement.name &&
  stored.company === statement.company &&
  stored.role === statement.role &&
  JSON.stringify(stored.answers) === JSON.stringify(statement.answers)
