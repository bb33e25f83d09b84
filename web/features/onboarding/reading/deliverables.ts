import { maxDeliverables } from '#schema/profiles/profile-limits.ts'
import type { Finding } from './finding.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import type { CvSection } from './sections.ts'

/** A line without a bullet counts as an item only if it is short. */
const maxWords = 14
const maxListed = 24
/** One with dates or an address belongs to a job or to a person. */
const noItem = /\b(?:19|20)\d{2}\b|@|https?:|www\./i
const noListed = /@|https?:|www\./i

/** The deliverables below a heading of that name. */
export function deliverablesIn(sections: CvSection[]): Finding[] {
  for (const { kind, lines } of sections) {
    const items = kind === 'deliverables' ? itemsIn(lines) : []
    const [first] = items
    if (!first) continue
    const names = items.length === 1 ? listedIn(first.text) : items.flatMap(({ text }) => text.split('\t'))
    const value = [...new Set(names.map(nameOf).filter(Boolean))].slice(0, maxDeliverables).join(', ')
    return [{ field: 'deliverables', value, place: placeOf(first) }]
  }
  return []
}

/** The lines of the list: those with bullets where the first has one, else the short ones, or the rows of a table. */
function itemsIn([first, ...others]: CvLine[]): CvLine[] {
  if (!first) return []
  if (!first.text.includes('\t') && isList(first.text)) return [first]
  const looks = [bullet, /\t/].map((look) => [look, look.test(first.text)] as const)
  const [no, max] = bullet.test(first.text) ? [noListed, maxListed] : [noItem, maxWords]
  const isItem = ({ text }: CvLine) =>
    !no.test(text) && text.split('\t').every((cell) => cell.split(/\s+/).length <= max)
  const isTable = first.text.includes('\t')
  // In a table the explanation is below the name, in another font.
  const isLike = (line: CvLine) =>
    isItem(line) &&
    (!isTable || line.font === first.font) &&
    looks.every(([look, has]) => look.test(line.text) === has)
  const lines = [first, ...others]
  const end = lines.findIndex((line) => !isLike(line))
  const last = lines[end]
  // The last row of a table may have one cell.
  const isRow =
    last && end > 0 && end === lines.length - 1 && isTable && last.font === first.font && isItem(last)
  return end < 0 || isRow ? lines : lines.slice(0, end)
}

/** Short names in one line, as opposed to a sentence. */
const isList = (text: string) => {
  const parts = listedIn(text)
  const isShort = parts.every((part) => part.trim().split(/\s+/).length <= 8)
  return parts.length >= 3 && isShort && !noItem.test(text) && !/\b(?:I|we|you|your|my|our)\b/i.test(text)
}

const listedIn = (text: string) => text.replace(bullet, '').split(/[,;|•·▪\t]\s*(?:and\s)?/u)

/** A name without the sentence that explains it; a list in one field is separated by a comma and a space, so a name contains neither. */
const nameOf = (text: string) =>
  text
    .replace(bullet, '')
    .trim()
    .replace(/^(\S+(?: \S+){0,5})\. \p{Lu}.*$/u, '$1')
    .replace(/[.:;,]$/, '')
    .replaceAll(', ', '; ')
