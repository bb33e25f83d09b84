/** What an owner wrote as a phrase, closed with a full stop if nothing closes it yet. */
export const asSentence = (text: string) => (/[.!?…][”’"')]*$/.test(text) || !text ? text : `${text}.`)
