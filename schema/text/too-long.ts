import { grouped } from './numbers.ts'

/** The notice for a text that is too long. */
export const tooLong = (most: number, what = 'this') =>
  `Please keep ${what} to ${grouped(most)} characters at most.`
