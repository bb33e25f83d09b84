import { storyPartNames } from '../stories/story-limits.ts'

/** The parts of a story that stand in the description of a project of a JSON Resume; its results are highlights. */
const described = ['problemDescription', 'task', 'solution'] as const
type DescribedParts = Partial<Record<(typeof described)[number], string>>

/** Situation, task and action as one text, each under its name. */
export const describedParts = (story: DescribedParts): string =>
  described.flatMap((part) => (story[part] ? [`${storyPartNames[part]}: ${story[part]}`] : [])).join('\n\n')

/** The parts in such a text, whatever stands in each; undefined where it begins with the name of none. */
export function partsDescribed(text: string): DescribedParts | undefined {
  const parts: DescribedParts = {}
  let last: (typeof described)[number] | undefined
  let begin = 0
  for (const part of described) {
    const name = `${storyPartNames[part]}: `
    const mark = last ? `\n\n${name}` : name
    const at = last ? text.indexOf(mark, begin) : text.startsWith(mark) ? 0 : -1
    if (at < 0) continue
    if (last) parts[last] = text.slice(begin, at)
    last = part
    begin = at + mark.length
  }
  if (!last) return undefined
  return { ...parts, [last]: text.slice(begin) }
}
