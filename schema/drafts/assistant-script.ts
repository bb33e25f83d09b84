import { profileAssistant } from './profile-assistant.ts'

/** The assistant's first line. */
export const assistantGreeting = (fullName: string) => {
  const called = fullName.trim().split(/\s+/)[0]
  return `Hello${called ? `, ${called}` : ''}. I have read what you wrote, and nothing else about you. I can tell you what a buyer would still want to know, and how your weakest answer could read. The facts stay yours: where one is missing I leave a blank for you.`
}

/** The assistant's own lines for when it cannot answer, in turn: questions that a buyer would ask of any draft. */
export const scriptedAssistant = {
  ...profileAssistant,
  fallbacks: [
    'I cannot answer just now. One thing you can look at yourself: does “Your Experience” hold a figure, of years, people or hours?',
    'I still cannot answer. Look at “Target Clients”: does it say how large they are, and who among them would call you?',
    'No answer from me yet. Look at “Client Problems Before”: would somebody who was there recognise it?',
    'I am still not getting through. Does “What You Deliver” name a thing, and the week in which they have it?',
    'Still nothing from me. Read “Problem You Solve” aloud: would somebody who has the problem put it like that?',
    'I cannot get an answer through to you today. What you have written is kept, and the development areas on this page say what each answer still needs.',
  ],
} as const
