/** Dampens the advantage of the first places (Cormack, Clarke and Büttcher 2009). */
const k = 60

/** Reciprocal rank fusion of several rankings of ids, best first; ties are ordered by id. */
export function fuseRankings(...rankings: number[][]): number[] {
  const scores = new Map<number, number>()
  for (const ranking of rankings)
    for (const [index, id] of ranking.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (k + index + 1))
  return [...scores]
    .sort(([oneId, one], [otherId, other]) => other - one || oneId - otherId)
    .map(([id]) => id)
}
