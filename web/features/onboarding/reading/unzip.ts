import { Unzip, UnzipInflate } from 'fflate'
import type { ReaderProgress } from './reader-messages.ts'

/** A data export holds a file for each article that was ever written. */
const maxEntries = 2000
/** How much the wanted files may unpack to, in bytes, whatever the ZIP says of itself. */
const maxUnpacked = 20_000_000
const chunk = 64 * 1024
/** What a ZIP ends with, before a comment of at most 64 KB. */
const endOfDirectory = 'PK\u0005\u0006'

const directoryEntry = 0x02014b50

/** Where the end of a ZIP's directory begins; -1 where it was cut off. */
function endOf(bytes: Uint8Array): number {
  const tail = bytes.subarray(-chunk - 22)
  const at = new TextDecoder('latin1').decode(tail).lastIndexOf(endOfDirectory)
  return at < 0 ? at : bytes.length - tail.length + at
}

/** Whether a wanted file of a ZIP is encrypted, by the flags in its directory. */
export function needsPassword(bytes: Uint8Array, isWanted: (path: string) => boolean): boolean {
  const end = endOf(bytes)
  if (end < 0) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, end)
  // Before its end, whatever stands before the ZIP.
  let at = end - new DataView(bytes.buffer, bytes.byteOffset + end).getUint32(12, true)
  while (at >= 0 && at + 46 <= end && view.getUint32(at, true) === directoryEntry) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name))
    if (view.getUint16(at + 8, true) & 1 && isWanted(path)) return true
    at += 46 + name + extra + comment
  }
  return false
}

/** The wanted files of a ZIP by their paths, and the paths of all. */
type Unzipped = { files: Map<string, Uint8Array>; paths: string[] }

/**
 * Unpacks the wanted files of a ZIP and skips the others.
 * @throws Error where it is broken or cut off, holds too many files or unpacks to more than `maxUnpacked`
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  onProgress: (progress: ReaderProgress) => void,
): Unzipped {
  if (endOf(bytes) < 0) throw new Error('Cut off')
  const pieces = new Map<string, Uint8Array[]>()
  const paths: string[] = []
  let unpacked = 0
  const zip = new Unzip((file) => {
    paths.push(file.name)
    if (paths.length > maxEntries) throw new Error('Too many entries')
    if (!isWanted(file.name)) return
    const own: Uint8Array[] = []
    pieces.set(file.name, own)
    file.ondata = (error, piece) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > maxUnpacked) throw new Error('Too much')
      own.push(piece)
    }
    file.start()
  })
  zip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += chunk) {
    zip.push(bytes.subarray(at, at + chunk), at + chunk >= bytes.length)
    onProgress({ done: Math.min(at + chunk, bytes.length), of: bytes.length })
  }
  return { files: new Map([...pieces].map(([path, own]) => [path, joined(own)])), paths }
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
