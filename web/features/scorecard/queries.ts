import { queryOptions } from '@tanstack/react-query'
import type { ScorecardAnswer, ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import { type Api, CallFailed, dataOf } from '#web/client/api.ts'

/** The result of a private token. */
export const resultQuery = (api: Api, token: string) =>
  queryOptions<ScorecardSubmission>({
    queryKey: ['scorecard', token],
    queryFn: async ({ signal }) =>
      shown(await dataOf(api.scorecard[':token'].$get({ param: { token } }, { init: { signal } }))),
  })

/** Submits an assessment. @throws SubmissionRefused with the message `HTTP error! status: N`. */
export async function submitScorecard(api: Api, input: ScorecardInput): Promise<unknown> {
  const response = await api.scorecard.$post({ json: input })
  if (!response.ok) throw new SubmissionRefused(response.status, await response.text())
  return response.json()
}

/** A submission that the server refused. */
export class SubmissionRefused extends CallFailed {
  override name = 'SubmissionRefused'
  constructor(status: number, body: string) {
    super(status, body, '')
    this.message = `HTTP error! status: ${status}`
  }
}

/** Reads the result and its score from an answer. @throws TypeError when it cannot be shown. */
export function resultIn(answer: unknown): ScorecardSubmission {
  const { submission, totalScore } = (answer ?? {}) as Partial<ScorecardAnswer>
  if (!submission) throw new TypeError('The answer holds no submission')
  return shown({ ...submission, totalScore: totalScore ?? submission.totalScore })
}

function shown(submission: ScorecardSubmission): ScorecardSubmission {
  const { token, name, totalScore, categoryFeedback } = submission
  const isWhole =
    token &&
    typeof name === 'string' &&
    Number.isInteger(totalScore) &&
    Array.isArray(categoryFeedback?.insights)
  if (!isWhole) throw new TypeError('The result is not whole')
  return submission
}
