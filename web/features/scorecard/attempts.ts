import { type ScoredSection, scoredSections } from '#schema/scorecard/questions.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { pointsBySection } from '#schema/scorecard/section-points.ts'
import { storedValue } from '#web/client/stored-value.ts'

/** A scorecard submitted with this browser: its points, and the token of its private link. */
export type ScorecardAttempt = {
  token: string
  /** The expert's profile; null for the product's own scorecard. */
  profileUrl: string | null
  takenAt: string
  category: string
  total: number
  sections: Partial<Record<ScoredSection, number>>
}

const maxAttempts = 6
const none: readonly ScorecardAttempt[] = []
/** The attempts stored in this browser, oldest first. */
export const storedAttempts = storedValue(
  'scorecard-attempts',
  (stored: readonly (ScorecardAttempt | undefined)[] | null) =>
    Array.isArray(stored) ? stored.flatMap((one) => parseAttempt(one) ?? []).slice(-maxAttempts) : none,
  { remembers: true },
)

/** Stores a result among the newest six attempts of this browser. */
export function storeAttempt({
  token,
  profileUrl,
  createdAt,
  selectedCategory,
  ...result
}: ScorecardSubmission) {
  const attempt: ScorecardAttempt = {
    token,
    profileUrl,
    takenAt: createdAt,
    category: selectedCategory,
    total: result.totalScore,
    sections: Object.fromEntries(
      pointsBySection({ ...result, selectedCategory }).map(({ section, points }) => [section, points]),
    ),
  }
  const others = storedAttempts.read().filter((one) => one.token !== token)
  storedAttempts.write([...others, attempt].slice(-maxAttempts))
}

/** Deletes the attempts of this browser; their private links stay valid. */
export const clearAttempts = () => storedAttempts.remove()

/** The server knows of no attempts. */
export const noAttempts = () => none

function parseAttempt(stored: ScorecardAttempt | undefined): ScorecardAttempt | undefined {
  const { token, profileUrl, takenAt, category, total, sections } = stored ?? {}
  if (typeof token !== 'string' || !Number.isInteger(total) || Number.isNaN(Date.parse(String(takenAt))))
    return
  return {
    token,
    profileUrl: typeof profileUrl === 'string' ? profileUrl : null,
    takenAt: String(takenAt),
    category: String(category ?? ''),
    total: Number(total),
    sections: Object.fromEntries(
      scoredSections.flatMap((section) => {
        const points = sections?.[section]
        return Number.isInteger(points) ? [[section, points]] : []
      }),
    ),
  }
}
