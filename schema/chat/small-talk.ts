/** How the built-in agent's answers to small talk begin. */
export const smallTalk = {
  greeting: 'Hello, and welcome.',
  thanks: 'You are welcome. If there is anything else',
  goodbye: 'Goodbye, and thank you for the visit.',
  agreement: 'All right. Ask what you would like to know',
  insult: 'I am sorry if I was no help:',
  instructions: 'I would rather keep to what I am here for, which is',
} as const

/** How it answers what holds no word that it knows. */
export const notUnderstood =
  'I did not understand that: I know none of these words. Could you say it another way?'

const openings = [...Object.values(smallTalk), notUnderstood]

/** Whether an answer of the built-in agent is small talk, so that nothing is missing on the page. */
export const isSmallTalk = (answer: string) => openings.some((opening) => answer.startsWith(opening))
