/** A number with its noun: `1 story`, `4 stories`. */
export const counted = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** A text with a full stop where it has no closing mark. */
export const asSentence = (text: string) => (/[.!?…][”’"')]*$/.test(text) || !text ? text : `${text}.`)
