import { Unzip, UnzipInflate } from 'fflate'
import type { ReaderProgress } from '#web/features/onboarding/reading/reader-messages.ts'

const mostEntries = 500
/** How much a DOCX may unpack to, in bytes, whatever it says of itself. */
const mostUnpacked = 20_000_000
const chunk = 64 * 1024
const isWanted = (name: string) => /^word\/(?:document|styles|header\d*|footer\d*)\.xml$/.test(name)

/**
 * The XML of a DOCX: what stands at the head of its pages first, what at their foot last; and that of its styles.
 * @throws Error where it is none, is broken or unpacks to more than `mostUnpacked`
 */
export function unpackDocx(bytes: Uint8Array, onProgress: (progress: ReaderProgress) => void) {
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
    onProgress({ done: Math.min(at + chunk, bytes.length), of: bytes.length })
  }
  if (!parts.has('word/document.xml')) throw new Error('No document')
  const textOf = (name: string) => new TextDecoder().decode(joined(parts.get(name) ?? []))
  const names = [...parts.keys()].filter((name) => name !== styles)
  const texts = names.toSorted((one, other) => orderOf(one) - orderOf(other)).map(textOf)
  return { texts, styles: parts.has(styles) ? textOf(styles) : undefined }
}

const styles = 'word/styles.xml'
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
