export const year = '(?:19|20)\\d{2}'
export const anyYear = `(?<!\\d)(${year}|['’]\\d{2})`
export const month = '(?:\\p{L}{3,9}\\.?,?\\s+|\\d{1,2}[./-])?'
const until = `${year}|['’]?\\d{2}\\b|present|now|today|current|ongoing|to date|date|heute|aujourd|presente|actual`
/** A date range, as of a job; the first year is the group. */
export const span = new RegExp(
  `${anyYear}(?:[-./]\\d{1,2})?(?!\\d)[^\\p{L}\\d]{0,3}(?:[-–—−]|to|till|until|bis|à|au|a|hasta)\\s*${month}(?:${until})`,
  'iu',
)
