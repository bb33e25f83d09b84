import { linesOfDocx } from '#web/features/onboarding/reading/docx/docx-lines.ts'
import { linesOfPdf } from '#web/features/onboarding/reading/pdf/pdf-lines.ts'
import { foundInText } from './found-in-text.ts'
import { type CvLine, mostLines } from './lines.ts'
import type { ReaderAnswer, ReaderProgress, ReaderQuestion } from './reader-messages.ts'

type Read = { lines: CvLine[]; isCut?: boolean }

/** What a PDF or a DOCX says, or why it cannot be read; in a thread, for it keeps one busy. */
export async function readBytes(
  { kind, bytes }: ReaderQuestion,
  onProgress: (progress: ReaderProgress) => void = () => {},
): Promise<Exclude<ReaderAnswer, ReaderProgress>> {
  try {
    const { lines, isCut }: Read = await linesIn[kind](new Uint8Array(bytes), onProgress)
    if (lettersIn(lines) < fewestLetters) return { problem: 'scan' }
    return { findings: foundInText(lines.slice(0, mostLines), new Date()), ...(isCut && { isCut }) }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  }
}

const linesIn = { pdf: linesOfPdf, docx: linesOfDocx }
/** In fewer, the text is that of a scan's frame. */
const fewestLetters = 20
const lettersIn = (lines: CvLine[]) =>
  lines.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0)
