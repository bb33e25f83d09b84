/** A number with its noun: `1 story`, `4 stories`. */
export const counted = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** What an owner wrote as a phrase, closed with a full stop if nothing closes it yet. */
export const asSentence = (text: string) => (/[.!?…][”’"')]*$/.test(text) || !text ? text : `${text}.`)
