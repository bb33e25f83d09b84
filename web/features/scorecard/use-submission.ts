import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { changeAssessment, readAssessment } from './assessment-store.ts'
import { resultIn, resultQuery, SubmissionRefused, submitScorecard } from './queries.ts'
import { leadToRefused } from './refused-question.ts'
import { submissionOf } from './submission-of.ts'

/** Hands in what is entered, once however often it is asked, and shows the result; after a failure all is still there. */
export function useSubmission(view: 'form' | 'questions') {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isSending, setIsSending] = useState(false)

  const send = async () => {
    let answer: unknown
    try {
      changeAssessment({ submissionKey: readAssessment().submissionKey || (crypto.randomUUID?.() ?? '') })
      answer = await submitScorecard(api, submissionOf(readAssessment()))
    } catch (error) {
      console.error('Scorecard submission failed', error)
      const isTooFast = error instanceof SubmissionRefused && error.status === 429
      failed(isTooFast ? error.sentence : 'Failed to submit assessment. Please try again.')
      const other = error instanceof SubmissionRefused && leadToRefused(error.body, view)
      if (other) navigate(paths.scorecard.href(other === 'questions' ? { view: other } : {}))
      return
    }
    try {
      const result = resultIn(answer)
      await import('./result-view.tsx')
      queryClient.setQueryData(resultQuery(api, result.token).queryKey, result)
      changeAssessment({ submitted: result.token })
      navigate(paths.scorecard.href({ result: result.token }), { replace: true })
      showToast({ title: 'Assessment Complete!', description: 'Your personalized results are ready.' })
    } catch (error) {
      console.error('Scorecard result cannot be shown', error)
      failed('Results received but display failed. Please refresh.')
    }
  }

  const submit = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    await send()
    isUnderWay.current = false
    setIsSending(false)
  }
  return { submit, isSending }
}

const failed = (description: string) => showToast({ title: 'Error', description, variant: 'destructive' })
