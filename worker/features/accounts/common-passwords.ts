import { brand } from '#schema/brand.ts'

/** Words that the product and its roles bring to mind, and some that lists of used passwords miss. */
const ownWords = `
gallery portfolio profile expert experts referee referees reference references validator scorecard sprint
solution solutions visitor owner administrator root toor login p@ssword contraseña fortnite roblox
`
const known = new Set(ownWords.split(/\s+/).filter(Boolean))
/** Of the most used passwords, those that are looked for with digits and signs behind them as well. */
const maxExtended = 5000

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/**
 * Whether a password is one of the first that attackers try: one of the 49,000 most used in breaches, a keyboard run, a
 * repetition, a date, or a word of the product's own.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const written = password.toLowerCase().trim()
  // `sunshine123!` is tried right after `sunshine`.
  const word = written.replace(/(?<![\d!?.@#$*_-])[\d!?.@#$*_-]+$/, '')
  if (
    [written, word].some((one) => known.has(one) || one === brand.name.toLowerCase()) ||
    runs.some((run) => run.includes(written)) ||
    /^(.{1,4}?)\1+$/.test(written) ||
    isDateOnly(written)
  )
    return true
  // Few requests need the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const commonPasswords = dictionary['passwords-common']
  return commonPasswords.includes(written) || commonPasswords.slice(0, maxExtended).includes(word)
}

/** `19840612`, `12061984`: a birthday. */
const isDateOnly = (written: string) =>
  /^(?:(?:19|20)\d\d[01]\d[0-3]\d|[0-3]\d[01]\d(?:19|20)\d\d|[01]\d[0-3]\d(?:19|20)\d\d)$/.test(written)
