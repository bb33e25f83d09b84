import { isEmail } from '#schema/email.ts'
import type { Finding } from './finding.ts'
import type { CvLine } from './lines.ts'

const first = (
  lines: CvLine[],
  field: Finding['field'],
  find: (text: string) => string | undefined,
): Finding[] => {
  for (const { text, page } of lines) {
    const value = find(text)
    if (value) return [{ field, value, place: page ? `page ${page}: ${text}` : text }]
  }
  return []
}

/** The first address for mail. */
export const emailsIn = (lines: CvLine[]) =>
  first(lines, 'email', (text) => {
    const found = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.exec(text)?.[0]
    return found && isEmail(found) ? found : undefined
  })

/** The first number to call: nine digits at least, and no dates. */
export const phonesIn = (lines: CvLine[]) =>
  first(lines.slice(0, 40), 'phone', (text) => {
    const found = /(?:\+|\b0|\(0)[\d ()./-]{8,}\d/.exec(text)?.[0].trim()
    const digits = found?.replace(/\D/g, '').length ?? 0
    return digits >= 9 && digits <= 15 ? found : undefined
  })

/** The page on LinkedIn, as an address. */
export const linkedinIn = (lines: CvLine[]) =>
  first(lines, 'linkedin', (text) => {
    const found = /(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\d_%-]+/iu.exec(text)?.[0]
    return found && `https://${found}`
  })
