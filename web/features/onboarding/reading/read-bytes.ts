import { linesOfDocx } from '#web/features/onboarding/reading/docx/docx-lines.ts'
import { isDocument, isOfDocx } from '#web/features/onboarding/reading/docx/docx-xml.ts'
import { exportTables, isOfExport } from '#web/features/onboarding/reading/linkedin/export-tables.ts'
import { findingsInExport } from '#web/features/onboarding/reading/linkedin/findings-in-export.ts'
import { linesOfPdf } from '#web/features/onboarding/reading/pdf/pdf-lines.ts'
import { firstOfEachKind, inOrder } from './finding.ts'
import { findingsInText } from './findings-in-text.ts'
import { type CvLine, maxLines } from './lines.ts'
import type { ReaderAnswer, ReaderProgress, ReaderQuestion } from './reader-messages.ts'
import { needsPassword, unzip } from './unzip.ts'

type OnProgress = (progress: ReaderProgress) => void
type Answer = Exclude<ReaderAnswer, ReaderProgress>

/** The findings of a file, or why it cannot be read; runs in a worker thread, as it is CPU-bound. */
export async function readBytes(
  { kind, bytes }: ReaderQuestion,
  onProgress: OnProgress = () => {},
): Promise<Answer> {
  const data = new Uint8Array(bytes)
  try {
    return kind === 'zip' ? await readZip(data, onProgress) : foundInCv(await linesOfPdf(data, onProgress))
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  }
}

/** Reads LinkedIn's data export or a DOCX, whatever the file is called. */
async function readZip(data: Uint8Array, onProgress: OnProgress): Promise<Answer> {
  const isWanted = (path: string) => isOfDocx(path) || isOfExport(path)
  if (needsPassword(data, isWanted)) return { problem: 'locked' }
  const { files, paths } = unzip(data, isWanted, onProgress)
  if ([...files.keys()].some(isDocument)) return foundInCv(linesOfDocx(files))
  const read = await exportTables(files)
  if (!read) return { problem: paths.length ? 'other-zip' : 'broken' }
  const { tables, unread } = read
  return { ...firstOfEachKind(findingsInExport(tables, new Date())), ...(unread.length && { unread }) }
}

function foundInCv({ lines, isCut }: { lines: CvLine[]; isCut?: boolean }): Answer {
  if (lettersIn(lines) < minLetters) return { problem: 'scan' }
  const read = lines.slice(0, maxLines)
  const findings = inOrder(findingsInText(read, new Date()))
  return { findings, ...((isCut || lines.length > maxLines) && { isCut: true }) }
}

/** A file with fewer letters counts as a scan without text. */
const minLetters = 20
const lettersIn = (lines: CvLine[]) =>
  lines.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0)
