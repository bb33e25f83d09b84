import { feedbackOf } from '#schema/scorecard/feedback.ts'
import { questionsFor } from '#schema/scorecard/questions.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import type { Assessment } from '../assessment.ts'
import { categoryOf } from '../category-of.ts'
import type { Owner } from '../scorecard-place.tsx'

/** What is sent (public spec section 7); the server computes score, stage and feedback anew (R3). */
export function submissionOf(assessment: Assessment, owner: Owner | undefined): ScorecardInput {
  const category = categoryOf(assessment)
  if (!category) throw new Error('Nothing is submitted before a category is chosen')
  const asked = new Set(questionsFor(category).map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(assessment.answers).filter(([id]) => asked.has(id)))
  const totalScore = scoreOf(category, answers).total
  return {
    ...(assessment.submissionKey && { submissionKey: assessment.submissionKey }),
    ...(owner && { profileUrl: owner.profileUrl, sharesWithOwner: assessment.sharesWithOwner }),
    name: assessment.name.trim(),
    email: assessment.email.trim(),
    mobile: assessment.mobile.trim(),
    currentGoal: assessment.currentGoal,
    shortTermGoals: assessment.shortTermGoals,
    answers: { ...answers, wants_support: assessment.wantsSupport ? 'yes' : 'no' },
    totalScore,
    stage: stageOf(totalScore).stage,
    selectedCategory: category,
    categoryFeedback: feedbackOf(category, answers),
    wantsSupport: assessment.wantsSupport,
  }
}
