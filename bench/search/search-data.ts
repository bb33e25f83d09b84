import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/local/settings.ts'
import { madeProfiles } from '#scripts/samples/made-profiles.ts'

const folder = join(root, '../shared/data')
export const expertsFile = join(folder, 'experts.jsonl')
const queriesFile = join(folder, 'search-queries.jsonl')

export type Question = { query: string; relevant: string }

/** Queries with the one expert each describes; undefined where the data does not lie beside the repository. */
export function questionsWithAnswers(): Question[] | undefined {
  if (!existsSync(expertsFile) || !existsSync(queriesFile)) return undefined
  const lines = readFileSync(queriesFile, 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Question)
}

/** Different challenges, the same ones at every run: half in the words of the made profiles, half as people ask. */
export function variedQueries(count: number): string[] {
  const made = [...madeProfiles(count)].map(({ coreProblemSolved, currentRole }, index) =>
    index % 2 ? `${coreProblemSolved}, and we need a ${currentRole}` : coreProblemSolved,
  )
  const questions = questionsWithAnswers()
  if (!questions) return made
  const step = Math.floor(questions.length / count)
  return made.map((query, index) => (index % 2 ? query : (questions[index * step]?.query ?? query)))
}
