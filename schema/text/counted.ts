/** A number with its noun: `1 story`, `4 stories`. */
export const counted = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`
