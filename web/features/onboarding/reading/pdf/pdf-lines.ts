import type { CvLine } from '#web/features/onboarding/reading/lines.ts'
import type { ReaderProgress } from '#web/features/onboarding/reading/reader-messages.ts'
import { linesOfPage } from './page-lines.ts'
import { firstPiecesOf } from './page-pieces.ts'
import { joinedPages } from './running-lines.ts'

/** More pages of a CV are not read. */
const maxPages = 20

/** The lines of a PDF, page by page; `isCut` where it holds more than is read. */
export async function linesOfPdf(data: Uint8Array, onProgress: (progress: ReaderProgress) => void) {
  const { getDocument } = await import('unpdf/pdfjs')
  const document = await getDocument({ data, useWasm: false, verbosity: 0 }).promise
  const pages = Math.min(document.numPages, maxPages)
  const read: CvLine[][] = []
  let hasMore = document.numPages > maxPages
  for (let number = 1; number <= pages; number += 1) {
    onProgress({ done: number - 1, of: pages })
    const sheet = await document.getPage(number)
    const { items, isCut } = await firstPiecesOf(sheet)
    const pieces = items.flatMap((item) => {
      if (!('str' in item)) return []
      const [, , , , x = 0, y = 0] = item.transform
      return [{ text: item.str, x, y, width: item.width, height: item.height, font: item.fontName }]
    })
    read.push(linesOfPage(pieces, sheet.getViewport({ scale: 1 }).width, number))
    sheet.cleanup()
    hasMore ||= isCut
  }
  return { lines: joinedPages(read), isCut: hasMore }
}
