import { grouped } from './numbers.ts'

/** The notice for a text that is too long. */
export const tooLong = (max: number, field = 'this') =>
  `Please keep ${field} to ${grouped(max)} characters at most.`
