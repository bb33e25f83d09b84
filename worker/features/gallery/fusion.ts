/** How little the first places count more than the next ones (Cormack, Clarke and Büttcher 2009). */
const k = 60

/**
 * One list out of several rankings of ids, best first: each place is worth 1 / (60 + place), so that who stands
 * high in one list or fairly high in both comes first. Equal ones stand by id.
 */
export function fuseRankings(...rankings: number[][]): number[] {
  const worth = new Map<number, number>()
  for (const ranking of rankings)
    for (const [place, id] of ranking.entries()) worth.set(id, (worth.get(id) ?? 0) + 1 / (k + place + 1))
  return [...worth].sort(([oneId, one], [otherId, other]) => other - one || oneId - otherId).map(([id]) => id)
}
