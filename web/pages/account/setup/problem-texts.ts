import type { ReadingProblem } from '#web/features/onboarding/reading/reader-messages.ts'

/** Why a file cannot be read here, and what helps. */
export const problemTexts: Record<ReadingProblem | 'offline', string> = {
  large:
    'This file is larger than 10MB. Please choose a smaller one; of LinkedIn’s export, the few files of your profile are enough.',
  empty: 'This file is empty.',
  unknown:
    'This is not a PDF, a Word file, LinkedIn’s data export or a JSON Resume. Please save your CV as one of them.',
  'old-doc':
    'This is an old Word file (.doc) or one that is protected by a password, and neither can be read here. Open it in Word or LibreOffice, and save it as DOCX or PDF without a password.',
  locked:
    'This file is protected by a password, so it cannot be read here. Open it, save it without one, and choose it again.',
  broken: 'This file is broken, or not what its name says. Open it where it was written and save it anew.',
  'other-zip':
    'This ZIP file is neither a Word file nor LinkedIn’s data export. To get the export: on LinkedIn, Settings & Privacy, Data privacy, Get a copy of your data; LinkedIn mails you a link to the ZIP.',
  scan: 'This file holds no text, as with a scan: pictures of pages cannot be read here. Please save your CV as PDF or DOCX from the program that it was written in.',
  slow: 'Reading this file took more than ten seconds and was stopped. A shorter CV can be read.',
  'no-resume': 'This JSON file is not a JSON Resume.',
  'no-reader':
    'This browser could not read the file just now. Load this page again and try once more, or type instead: what you have typed stays here.',
  offline:
    'You are offline, and what reads files has not been loaded yet. Choose the file again once you are back, or type instead.',
}
