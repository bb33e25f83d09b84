import { Unzip, UnzipInflate } from 'fflate'
import { foundInText } from './found-in-text.ts'
import { type CvLine, linesOfPage, mostLines } from './lines.ts'
import type { ReaderAnswer, ReaderQuestion } from './reader-messages.ts'

/** More pages of a CV are not read. */
const mostPages = 20
const mostEntries = 500
/** How much a DOCX may unpack to, in bytes, whatever it says of itself. */
const mostUnpacked = 20_000_000
const chunk = 64 * 1024
const isWanted = (name: string) => /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name)

/** The page's end of the line: the thread's own messages are also those of the library that reads PDFs. */
let page: MessagePort

const answer = (message: ReaderAnswer) => page.postMessage(message)

addEventListener(
  'message',
  ({ ports: [port] }) => {
    if (!port) return
    page = port
    port.onmessage = ({ data }: MessageEvent<ReaderQuestion>) => {
      answerTo(data).then(answer, (error: unknown) => {
        const isLocked = error instanceof Error && error.name === 'PasswordException'
        answer({ problem: isLocked ? 'locked' : 'broken' })
      })
    }
  },
  { once: true },
)

async function answerTo(question: ReaderQuestion): Promise<ReaderAnswer> {
  if (question.kind === 'lines')
    return { findings: foundInText(question.lines.slice(0, mostLines), new Date()) }
  const bytes = new Uint8Array(question.bytes)
  return question.kind === 'pdf' ? readPdf(bytes) : readDocx(bytes)
}

/** What a PDF says, read page by page. */
async function readPdf(data: Uint8Array): Promise<ReaderAnswer> {
  const { getDocument } = await import('unpdf/pdfjs')
  const document = await getDocument({ data, useWasm: false, verbosity: 0 }).promise
  const pages = Math.min(document.numPages, mostPages)
  const lines: CvLine[] = []
  for (let number = 1; number <= pages; number += 1) {
    answer({ done: number - 1, of: pages })
    const sheet = await document.getPage(number)
    const { items } = await sheet.getTextContent()
    const pieces = items.flatMap((item) =>
      'str' in item
        ? [
            {
              text: item.str,
              x: item.transform[4] ?? 0,
              y: item.transform[5] ?? 0,
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    )
    lines.push(...linesOfPage(pieces, sheet.getViewport({ scale: 1 }).width, number))
    sheet.cleanup()
  }
  if (lines.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0) < 20)
    return { problem: 'scan' }
  const findings = foundInText(lines.slice(0, mostLines), new Date())
  return { findings, isCut: document.numPages > mostPages }
}

/** The texts of a DOCX, unpacked no further than `mostUnpacked`. */
async function readDocx(bytes: Uint8Array): Promise<ReaderAnswer> {
  const parts = new Map<string, Uint8Array[]>()
  let [entries, unpacked] = [0, 0]
  const zip = new Unzip((file) => {
    entries += 1
    if (entries > mostEntries) throw new Error('Too many entries')
    if (!isWanted(file.name)) return
    const pieces: Uint8Array[] = []
    parts.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > mostUnpacked) throw new Error('Too much')
      pieces.push(piece)
    }
    file.start()
  })
  zip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += chunk) {
    zip.push(bytes.subarray(at, at + chunk), at + chunk >= bytes.length)
    answer({ done: Math.min(at + chunk, bytes.length), of: bytes.length })
  }
  if (!parts.has('word/document.xml')) return { problem: 'broken' }
  const textOf = (name: string) => new TextDecoder().decode(joined(parts.get(name) ?? []))
  const names = [...parts.keys()].toSorted((one, other) => orderOf(one) - orderOf(other))
  return { xml: names.map(textOf) }
}

/** What stands at the head of a page is read first, what at its foot last. */
const orderOf = (name: string) => (name.includes('header') ? 0 : name.includes('document') ? 1 : 2)

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
