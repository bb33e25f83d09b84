import { grouped } from './numbers.ts'

/** The notice for a text that is too long. */
export const tooLong = (max: number, what = 'this') =>
  `Please keep ${what} to ${grouped(max)} characters at most.`
