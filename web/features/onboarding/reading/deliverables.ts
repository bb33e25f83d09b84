import { mostDeliverables } from '#schema/profiles/profile-limits.ts'
import type { Finding } from './finding.ts'
import { bullet, type CvLine, placeOf } from './lines.ts'
import { isHeading } from './sections.ts'

const heading =
  /^(?:(?:my |our |key |core |main )?(?:services|deliverables|offerings?)(?: offered| i offer)?|what i (?:deliver|offer)|what you get|leistungen|prestations|servicios)(?::(.*))?$/i
const mostWords = 14
/** One with dates or an address belongs to a job or to a person. */
const noItem = /\b(?:19|20)\d{2}\b|@|https?:|www\./i

/** What somebody says that they deliver: the lines below such a heading, or what stands behind it. */
export function deliverablesIn(lines: CvLine[]): Finding[] {
  for (const [place, line] of lines.entries()) {
    const found = heading.exec(line.text.replace(bullet, ''))
    if (!found) continue
    const items = found[1] ? [{ ...line, text: found[1].trim() }] : itemsIn(lines.slice(place + 1))
    const [first] = items
    if (!first) continue
    const names = items.length === 1 ? listedIn(first.text) : items.map(({ text }) => nameOf(text))
    const value = [...new Set(names.filter(Boolean))].slice(0, mostDeliverables).join(', ')
    return [{ what: 'deliverables', value, where: placeOf(found[1] ? line : first) }]
  }
  return []
}

/** The lines of the list below a heading: those with bullets where the first has one, else the short ones. */
function itemsIn([first, ...others]: CvLine[]): CvLine[] {
  if (!first) return []
  const isListed = bullet.test(first.text)
  const isItem = ({ text }: CvLine) =>
    !isHeading(text) &&
    !heading.test(text) &&
    !noItem.test(text) &&
    text.split(/\s+/).length <= mostWords &&
    bullet.test(text) === isListed
  const lines = [first, ...others]
  const end = lines.findIndex((line) => !isItem(line))
  return end < 0 ? lines : lines.slice(0, end)
}

const listedIn = (text: string) =>
  text
    .replace(bullet, '')
    .split(/[,;|•·▪\t]\s*(?:and\s)?/u)
    .map(nameOf)

/** A list in one field is parted by a comma and a space, so there are none in a name. */
const nameOf = (text: string) =>
  text
    .replace(bullet, '')
    .trim()
    .replace(/[.:;,]$/, '')
    .replaceAll(', ', '; ')
