import { Fragment } from 'react'
import type { Question } from '#schema/scorecard/answer-types.ts'
import { questionAsPut } from '#schema/scorecard/former-questions.ts'
import { goalQuestion, questionsFor, shortTermQuestion } from '#schema/scorecard/questions.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { pointsOf } from '#schema/scorecard/scoring.ts'
import { wordedFor } from '#schema/scorecard/section-points.ts'
import { counted } from '#schema/text/numbers.ts'
import { buttonLook } from '#web/ui/button.tsx'

/** Every answered question with its answer and points. */
export function AnswersReview({ result }: { result: ScorecardSubmission }) {
  const { answers, currentGoal, shortTermGoals, selectedCategory } = result
  const category = wordedFor(selectedCategory)
  const lines = [
    ...[goalQuestion, shortTermQuestion].map((question) => ({ question, points: undefined })),
    ...questionsFor(category).map((question) => ({
      question,
      points: pointsOf(question, category, answers),
    })),
  ].flatMap(({ question, points }) => {
    const answer =
      question === goalQuestion
        ? currentGoal
        : question === shortTermQuestion
          ? shortTermGoals
          : answers[question.id]
    if (!answer?.length) return []
    const { question: words }: Question = questionAsPut(question, category, answer)
    return [{ id: question.id, words, answer: [answer].flat(), points }]
  })
  if (!lines.length) return null
  return (
    <details className="wide pb-room-gap print:hidden">
      <summary className={buttonLook('quiet')}>Review your {counted(lines.length, 'answer')}</summary>
      <dl className="scorecard-answers">
        {lines.map(({ id, words, answer, points }) => (
          <Fragment key={id}>
            <dt className="text-ink-soft text-label">{words}</dt>
            <dd className="pb-s3">
              {answer.map((one) => (
                <p key={one}>{one}</p>
              ))}
              {points !== undefined && <p className="text-ink-soft text-small">{points} of 3 points</p>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}
