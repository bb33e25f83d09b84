import type { Match } from '#schema/gallery.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { passagesOf } from '../knowledge/passages.ts'
import { rankPassages } from '../knowledge/relevance.ts'
import { termsOf, wordsOf } from '../knowledge/terms.ts'

const longestSnippet = 240

/** The published sentence that best answers a query, with the clause that matched marked; undefined if none shares a word (R19). */
export function matchedSentence(profile: PublicProfile, query: string): Match | undefined {
  const [best] = rankPassages(passagesOf(profile), query)
  if (!best) return undefined
  const { text, field, plate } = best.passage
  const story = plate === null ? undefined : profile.stories[plate]
  return {
    field: field === 'method' ? 'expertise' : field,
    ...highlighted(text, new Set(termsOf(query).map(({ stem }) => stem))),
    story: story ? { id: story.id, title: story.title, confirmedBy: story.confirmations.length } : null,
  }
}

function highlighted(text: string, terms: Set<string>): Pick<Match, 'snippet' | 'ranges'> {
  const hits = (range: [number, number]) =>
    wordsOf(text.slice(...range)).filter(({ stem }) => terms.has(stem)).length
  const clause = clausesOf(text).reduce((best, next) => (hits(next) > hits(best) ? next : best))
  const snippet = text.length <= longestSnippet ? text : around(text, clause)
  const start = snippet.indexOf(text.slice(...clause))
  return { snippet, ranges: start < 0 ? [] : [[start, start + clause[1] - clause[0]]] }
}

/** The parts of a sentence between its commas, semicolons, colons and dashes; the whole where there are none. */
function clausesOf(text: string): [[number, number], ...[number, number][]] {
  const cuts = [...text.matchAll(/[,;:–—](?=\s)|[.!?]+["”’]?$/g)].map(({ index }) => index)
  const clauses: [number, number][] = []
  let from = 0
  for (const cut of [...cuts, text.length]) {
    const start = from + (/^[\s,;:–—]*/.exec(text.slice(from, cut))?.[0].length ?? 0)
    if (cut - start > 2) clauses.push([start, cut])
    from = cut
  }
  const [first = [0, text.length] as [number, number], ...others] = clauses
  return [first, ...others]
}

function around(text: string, [start, end]: [number, number]): string {
  const from = Math.max(0, Math.min(start, text.length - longestSnippet))
  const cut = text.slice(from, Math.max(end, from + longestSnippet))
  return `${from > 0 ? '…' : ''}${cut}${from + cut.length < text.length ? '…' : ''}`
}
