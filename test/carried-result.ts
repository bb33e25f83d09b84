import { inject } from 'vitest'
import type { ResultForChat } from '#schema/scorecard/carried-result.ts'
import { questionsFor, type scoredSections } from '#schema/scorecard/questions.ts'
import { scorecardAnswerSchema } from '#schema/scorecard/scorecard-answers.ts'
import { jsonOf, postJson } from './requests.ts'

/** Hands in a scorecard that has no point in one section and most of the others', and takes its result along. */
export async function resultWeakIn(weak: (typeof scoredSections)[number], url = inject('url')) {
  const weakIds = new RegExp(`^${weak.split('_')[0]}_`)
  const answers = Object.fromEntries(
    questionsFor('Entrepreneur').flatMap(({ id, points }) => {
      const [least, ...others] = Object.entries(points).sort(([, one], [, other]) => one - other)
      const chosen = weakIds.test(id) ? least : others.at(-1)
      return chosen ? [[id, chosen[0]]] : []
    }),
  )
  const entered = { name: 'Odile Quaife', email: 'odile@quaife.example', selectedCategory: 'Entrepreneur' }
  const answer = await postJson(`${url}/api/scorecard`, { ...entered, answers })
  const { submission } = scorecardAnswerSchema.parse(await answer.json())
  return jsonOf<ResultForChat>(fetch(`${url}/api/scorecard/${submission.token}/for-chat`))
}
