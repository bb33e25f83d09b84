/** A text with a full stop where it has no closing mark. */
export const asSentence = (text: string) => (/[.!?…][”’"')]*$/.test(text) || !text ? text : `${text}.`)
