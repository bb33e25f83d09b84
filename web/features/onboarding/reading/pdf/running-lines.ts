import { bullet, type CvLine } from '#web/features/onboarding/reading/lines.ts'

/** How many lines at the head and at the foot of a page may be the same on each. */
const maxRunning = 3
const pageNumber = /^\W*(?:page|seite|p[aá]gina)?\s*\d{1,3}\s*(?:(?:\/|of|von|de|sur)\s*\d{1,3})?\W*$/i

/** The lines of all pages, without page numbers and repeated headers and footers. */
export function joinedPages(pages: CvLine[][]): CvLine[] {
  const counts = new Map<string, number>()
  for (const lines of pages)
    for (const key of new Set(edgesOf(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const all: CvLine[] = []
  const repeated = new Set<string>()
  for (const lines of pages) {
    const edges = new Set(pages.length > 1 ? edgesOf(lines) : [])
    const own = lines.filter((line) => {
      if (!edges.has(line)) return true
      const key = keyOf(line)
      const isAgain = repeated.has(key)
      if ((counts.get(key) ?? 0) > 1) repeated.add(key)
      return !isAgain && !pageNumber.test(line.text)
    })
    const [first, ...rest] = own
    const last = all.at(-1)
    if (first && last && continuesOnNextPage(last, first)) {
      last.text = `${last.text} ${first.text}`
      all.push(...rest)
    } else all.push(...own)
  }
  return all
}

const edgesOf = (lines: CvLine[]) => [...lines.slice(0, maxRunning), ...lines.slice(-maxRunning)]
const keyOf = ({ text }: CvLine) => text.replace(/\d+/g, '0').toLowerCase()

/** Whether a line continues on the next page. */
const continuesOnNextPage = (last: CvLine, first: CvLine) =>
  last.font === first.font &&
  /^\p{Ll}/u.test(first.text) &&
  !bullet.test(first.text) &&
  !/[.!?:;]$/.test(last.text)
