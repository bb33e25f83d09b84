import { firstOfEachKind } from './finding.ts'
import { findingsInResume } from './findings-in-resume.ts'
import type { ReaderAnswer, ReaderQuestion, ReadFindings, ReadingProblem } from './reader-messages.ts'

/** The largest file, in bytes (account spec section 5), and how long one may take, in milliseconds. */
export const maxFileSize = 10 * 1024 * 1024
const maxReadingMs = 10_000

export type ReadFile = ReadFindings | { problem: ReadingProblem }
type ReadOptions = {
  signal: AbortSignal
  onProgress: (share: number) => void
  /** Called for a file of a kind that is taken here. */
  onTaken: () => void
}

/**
 * The findings of a file, read on this device; its type is detected by its first bytes, not by its name.
 * @throws the signal's reason after an abort
 */
export async function readFile(file: File, options: ReadOptions): Promise<ReadFile> {
  if (file.size > maxFileSize) return { problem: 'large' }
  const bytes = await file.arrayBuffer()
  options.signal.throwIfAborted()
  const kind = kindOf(new Uint8Array(bytes, 0, Math.min(1024, bytes.byteLength)))
  if (kind !== 'empty' && kind !== 'unknown') options.onTaken()
  if (kind === 'json') {
    const findings = findingsInResume(new TextDecoder().decode(bytes), new Date())
    return findings ? firstOfEachKind(findings) : { problem: 'no-resume' }
  }
  if (kind !== 'pdf' && kind !== 'zip') return { problem: kind }
  return readInThread({ kind, bytes }, options)
}

function kindOf(beginning: Uint8Array): 'pdf' | 'zip' | 'json' | 'old-doc' | 'empty' | 'unknown' {
  if (!beginning.length) return 'empty'
  const text = new TextDecoder('latin1').decode(beginning)
  // Some programs write a few bytes before the magic number.
  if (text.includes('%PDF-')) return 'pdf'
  if (text.startsWith('PK\u0003\u0004')) return 'zip'
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'old-doc'
  // RTF begins with a brace, too.
  return /^(?:\u00ef\u00bb\u00bf)?\s*\{(?!\\rtf)/.test(text) ? 'json' : 'unknown'
}

/** Reads a file in a worker thread, which is terminated after its answer, its timeout or an abort. */
function readInThread(question: ReaderQuestion, { signal, onProgress }: ReadOptions) {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
  const { port1: port, port2 } = new MessageChannel()
  let tooSlow: ReturnType<typeof setTimeout> | undefined
  return new Promise<ReadFile>((resolve, reject) => {
    tooSlow = setTimeout(() => resolve({ problem: 'slow' }), maxReadingMs)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => resolve({ problem: 'no-reader' }))
    port.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      if ('done' in data) return onProgress(data.done / data.of)
      resolve(data)
    }
    worker.postMessage('begin', [port2])
    port.postMessage(question, [question.bytes])
  }).finally(() => {
    clearTimeout(tooSlow)
    port.close()
    worker.terminate()
  })
}
