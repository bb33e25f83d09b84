import type { WireError } from '#schema/errors.ts'
import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { StoryConfirmation } from '#schema/references/submitted-reference.ts'
import { AppError } from '../../services/app-error.ts'

/**
 * The rows of what a referee said about stories: `confirmed` for each confirmed version, `claims` for each claim they
 * spoke about.
 */
export type ConfirmationRows = {
  confirmed: { storyId: number; version: number; sentence: string }[]
  claims: {
    storyId: number
    version: number
    claimIndex: number
    outcome: 'confirmed' | 'differs'
    words: string
  }[]
}

/**
 * Reads what a referee says about stories against the versions that they may confirm (R9, R9b); `pathOf` names an item.
 * @throws AppError BAD_REQUEST, whose details name what is unknown, repeated, or has no story.
 */
export function confirmationRowsOf(
  confirmations: readonly StoryConfirmation[],
  versions: readonly StoryToConfirm[],
  pathOf = (number: number) => `confirmations.${number}.`,
): ConfirmationRows {
  const problems: NonNullable<WireError['details']> = []
  const rows: ConfirmationRows = { confirmed: [], claims: [] }
  for (const [number, one] of confirmations.entries()) {
    const wrong = (field: string, message: string) =>
      problems.push({ path: `${pathOf(number)}${field}`, message })
    const { storyId, version, sentence } = one
    const story = versions.find((candidate) => candidate.id === storyId && candidate.version === version)
    if (!story) {
      wrong('storyId', 'This story cannot be confirmed: it was changed or taken back.')
      continue
    }
    if (confirmations.findIndex((other) => other.storyId === storyId) < number)
      wrong('storyId', 'This story is named twice.')
    for (const [row, { claimIndex }] of one.claims.entries()) {
      if (!story.claims.some((claim) => claim.claimIndex === claimIndex))
        wrong(`claims.${row}.claimIndex`, 'The story claims nothing there.')
      if (one.claims.findIndex((other) => other.claimIndex === claimIndex) < row)
        wrong(`claims.${row}.claimIndex`, 'This claim is named twice.')
    }
    const ticked = one.claims.some(({ outcome }) => outcome === 'confirmed')
    if (one.isConfirmed && story.claims.length && !ticked)
      wrong('isConfirmed', 'Please tick the sentences that you can confirm.')
    const stands = ticked || (one.isConfirmed && !story.claims.length)
    if (sentence && !stands)
      wrong(
        'sentence',
        'Your sentence stands beside what you confirm. Please tick that, or leave the sentence out.',
      )
    if (stands) rows.confirmed.push({ storyId, version, sentence })
    rows.claims.push(...one.claims.map((claim) => ({ storyId, version, ...claim })))
  }
  if (problems.length) throw new AppError('BAD_REQUEST', { details: problems })
  return rows
}

/** Whether two statements say the same, so that one is a repeat. */
export function isSameStatement(one: ConfirmationRows, other: ConfirmationRows): boolean {
  return asText(one) === asText(other)
}

const asText = ({ confirmed, claims }: ConfirmationRows) =>
  JSON.stringify([
    confirmed.map(({ storyId, version, sentence }) => JSON.stringify([storyId, version, sentence])).sort(),
    claims
      .map(({ storyId, version, claimIndex, outcome, words }) =>
        JSON.stringify([storyId, version, claimIndex, outcome, words]),
      )
      .sort(),
  ])
