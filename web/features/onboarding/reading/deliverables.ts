import { mostDeliverables } from '#schema/profiles/profile-limits.ts'
import type { Finding } from './finding.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import { type CvSection, kindOfHeading } from './sections.ts'

const mostWords = 14
/** One with dates or an address belongs to a job or to a person. */
const noItem = /\b(?:19|20)\d{2}\b|@|https?:|www\./i

/** What somebody says that they deliver: the lines below such a heading, or what stands behind one in its line. */
export function deliverablesIn(sections: CvSection[]): Finding[] {
  for (const { kind, lines } of sections) {
    const items = kind === 'deliverables' ? itemsIn(lines) : lines.filter(isBehindHeading).slice(0, 1)
    const [first] = items
    if (!first) continue
    const names = items.length === 1 ? listedIn(first.text) : items.flatMap(({ text }) => text.split('\t'))
    const value = [...new Set(names.map(nameOf).filter(Boolean))].slice(0, mostDeliverables).join(', ')
    return [{ what: 'deliverables', value, where: placeOf(first) }]
  }
  return []
}

const heading = /^([^:–—]{3,44}?)\s*[:–—]\s*(?=\S)/
const isBehindHeading = ({ text }: CvLine) => {
  const [, before = ''] = heading.exec(text.replace(bullet, '')) ?? []
  return kindOfHeading(before) === 'deliverables'
}

/** The lines of the list: those with bullets where the first has one, else the short ones, or the rows of a table. */
function itemsIn([first, ...others]: CvLine[]): CvLine[] {
  if (!first) return []
  if (!first.text.includes('\t') && isList(first.text)) return [first]
  const looks = [bullet, /\t/].map((look) => [look, look.test(first.text)] as const)
  const isItem = ({ text }: CvLine) =>
    !noItem.test(text) && text.split('\t').every((cell) => cell.split(/\s+/).length <= mostWords)
  const isLike = (line: CvLine) => isItem(line) && looks.every(([look, has]) => look.test(line.text) === has)
  const lines = [first, ...others]
  const end = lines.findIndex((line) => !isLike(line))
  const last = lines[end]
  // The last row of a table may have one cell.
  const isRow = last && end > 0 && end === lines.length - 1 && first.text.includes('\t') && isItem(last)
  return end < 0 || isRow ? lines : lines.slice(0, end)
}

/** Short names in one line, and no sentence of somebody's. */
const isList = (text: string) => {
  const parts = listedIn(text)
  const isShort = parts.every((part) => part.trim().split(/\s+/).length <= 8)
  return parts.length >= 3 && isShort && !noItem.test(text) && !/\b(?:I|we|you|your|my|our)\b/i.test(text)
}

const listedIn = (text: string) => {
  const words = text.replace(bullet, '')
  return (isBehindHeading({ text, size: 0 }) ? words.replace(heading, '') : words).split(
    /[,;|•·▪\t]\s*(?:and\s)?/u,
  )
}

/** A list in one field is parted by a comma and a space, so there are none in a name. */
const nameOf = (text: string) =>
  text
    .replace(bullet, '')
    .trim()
    .replace(/[.:;,]$/, '')
    .replaceAll(', ', '; ')
