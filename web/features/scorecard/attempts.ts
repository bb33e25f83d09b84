import { type ScoredSection, scoredSections } from '#schema/scorecard/questions.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { pointsBySection } from '#schema/scorecard/section-points.ts'

/** A scorecard that was handed in with this browser: its points, and the token of its private link. */
export type ScorecardAttempt = {
  token: string
  /** Whose scorecard it was; null for the house's own. */
  profileUrl: string | null
  takenAt: string
  category: string
  total: number
  sections: Partial<Record<ScoredSection, number>>
}

const key = 'scorecard-attempts'
const most = 6
const none: readonly ScorecardAttempt[] = []
const listeners = new Set<() => void>()
let attempts: readonly ScorecardAttempt[] | undefined

/** The attempts that this browser keeps, oldest first; storage that is blocked or holds nonsense counts as empty. */
export function keptAttempts(): readonly ScorecardAttempt[] {
  attempts ??= readKept()
  return attempts
}

/** Keeps a result among the attempts of this browser, the newest six of them. */
export function keepAttempt({
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
  write([...keptAttempts().filter((kept) => kept.token !== token), attempt].slice(-most))
}

/** Forgets in this browser what was taken when; the private links stay good. */
export const forgetAttempts = () => write(none)

/** Follows the attempts, also those of another tab. */
export function onAttempts(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return
    attempts = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

/** Where a page is made, nobody has taken anything. */
export const noAttempts = () => none

function write(changed: readonly ScorecardAttempt[]) {
  attempts = changed
  try {
    if (changed.length) localStorage.setItem(key, JSON.stringify(changed))
    else localStorage.removeItem(key)
  } catch {}
  for (const listener of listeners) listener()
}

function readKept(): readonly ScorecardAttempt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((one) => attemptIn(one) ?? []).slice(-most) : none
  } catch {
    return none
  }
}

function attemptIn(kept: Partial<ScorecardAttempt> | null): ScorecardAttempt | undefined {
  const { token, profileUrl, takenAt, category, total, sections } = kept ?? {}
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
