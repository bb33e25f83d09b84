import type { Ground } from './grounds.ts'

/** The stretches of an answer in order; the agent's own words that follow each other are one. */
export function stretchesOf(text: string, grounds: readonly Ground[]): { text: string; isOwn: boolean }[] {
  const own = grounds.filter(({ on }) => on === null)
  const stretches: { text: string; isOwn: boolean }[] = []
  let end = 0
  for (const [index, { from, to }] of own.entries()) {
    const last = stretches.at(-1)
    if (index && last && !text.slice(end, from).trim()) last.text += text.slice(end, to)
    else {
      if (from > end) stretches.push({ text: text.slice(end, from), isOwn: false })
      stretches.push({ text: text.slice(from, to), isOwn: true })
    }
    end = to
  }
  return end < text.length ? [...stretches, { text: text.slice(end), isOwn: false }] : stretches
}

/** The agent's own words in an answer, which rest on nothing that is published. */
export const ownWordsIn = (text: string, grounds: readonly Ground[] | null | undefined) =>
  stretchesOf(text, grounds ?? []).flatMap((stretch) => (stretch.isOwn ? [stretch.text] : []))

/** The fields of the page that an answer rests on, each once. */
export const fieldsIn = (grounds: readonly Ground[] | null | undefined) => [
  ...new Set((grounds ?? []).flatMap(({ on }) => (on && 'field' in on ? [on.field] : []))),
]
