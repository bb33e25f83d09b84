import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { feedbackOf } from '#schema/scorecard/feedback.ts'
import { questionsFor } from '#schema/scorecard/questions.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import { useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { type Assessment, categoryOf, isEmpty } from '../assessment.ts'
import { assessmentStoreOf } from '../assessment-store.ts'
import { resultIn, resultQuery, SubmissionRefused, submitScorecard } from '../queries.ts'
import { type Owner, useScorecard } from '../scorecard-context.tsx'
import { showRefusedQuestion } from './refused-question.ts'
import type { View } from './wizard-head.tsx'

/** Submits the answers once, however often it is called, and shows the result; after a failure the answers stay. */
export function useSubmission(view: View) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { owner, store, show } = useScorecard()
  const takeOver = useMoveToOwnScorecard()
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)

  const send = async () => {
    let answer: unknown
    try {
      store.change({ submissionKey: store.read().submissionKey || (crypto.randomUUID?.() ?? '') })
      answer = await submitScorecard(api, submissionOf(store.read(), owner))
    } catch (error) {
      console.error('Scorecard submission failed', error)
      if (!(error instanceof SubmissionRefused)) return showFailed(tryAgain)
      // An error that trying again cannot fix has its own sentence.
      const isClosed = owner && [404, 409].includes(error.status)
      if (isClosed || error.status === 429)
        return showFailed(error.sentence, isClosed ? takeOver() : undefined)
      showFailed(tryAgain)
      const other = showRefusedQuestion(store, error, view)
      if (other) show(other === 'questions' ? { view: other } : {})
      return
    }
    try {
      const result = resultIn(answer)
      await import('../result/result-view.tsx')
      queryClient.setQueryData(resultQuery(api, result.token).queryKey, result)
      store.change({ submitted: result.token })
      show({ result: result.token }, { replace: true })
      showToast({ title: 'Assessment Complete!', description: 'Your personalized results are ready.' })
    } catch (error) {
      console.error('Scorecard result cannot be shown', error)
      showFailed('Results received but display failed. Please refresh.')
    }
  }

  const submit = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    await send()
    isRunning.current = false
    setIsSending(false)
  }
  return { submit, isSending }
}

/** Offers to move the answers to the product's own scorecard, if that is empty, when an expert takes none any more. */
function useMoveToOwnScorecard() {
  const { store } = useScorecard()
  const navigate = useNavigate()
  return () => {
    const own = assessmentStoreOf()
    if (!isEmpty(own.read())) return
    return {
      label: 'Get my result from the general scorecard',
      run: () => {
        own.change({ ...store.startOver(), sharesWithOwner: false })
        void navigate(paths.scorecard.href())
      },
    }
  }
}

const tryAgain = 'Failed to submit assessment. Please try again.'
const showFailed = (description: string, action?: { label: string; run: () => void }) =>
  showToast({
    title: 'Error',
    description,
    variant: 'destructive',
    ...(action && { action, duration: 20_000 }),
  })

/** The request's body (public spec section 7); the server computes score, stage and feedback itself (R3). */
function submissionOf(assessment: Assessment, owner: Owner | undefined): ScorecardInput {
  const category = categoryOf(assessment)
  if (!category) throw new Error('Nothing is submitted before a category is chosen')
  const questionIds = new Set(questionsFor(category).map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(assessment.answers).filter(([id]) => questionIds.has(id)))
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
    categoryFeedback: feedbackOf(category, answers, assessment),
    wantsSupport: assessment.wantsSupport,
  }
}
