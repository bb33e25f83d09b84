import type { getDocument } from 'unpdf/pdfjs'

type Sheet = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Content = Awaited<ReturnType<Sheet['getTextContent']>>

/** More pieces of a page are not read: a full page of a CV has some hundreds. */
const maxPieces = 10_000

/** The pieces of text on a page, taken as they come, so that of a million of them only the first are kept. */
export async function firstPiecesOf(sheet: Sheet) {
  const items: Content['items'] = []
  const stream: ReadableStream<Content> = sheet.streamTextContent()
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { items, isCut: false }
    items.push(...value.items)
    if (items.length < maxPieces) continue
    await reader.cancel(new Error('Too many pieces'))
    return { items: items.slice(0, maxPieces), isCut: true }
  }
}
