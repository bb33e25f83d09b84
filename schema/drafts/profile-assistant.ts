/** The assistant beside the free preview, which knows the draft of this device and helps to improve it (R21b). */
export const profileAssistant = {
  name: 'Solution Profile Assistant',
  profileUrl: 'solution-profile-assistant',
  pictureSlug: 'solution-profile-assistant',
  agentType: 'coach',
  firstName: 'us',
} as const

/** The texts of a draft that the assistant knows, under the names of their steps. */
export const draftTexts = {
  problemSolved: 'Problem You Solve',
  targetClient: 'Target Clients',
  clientProblemsBefore: 'Client Problems Before',
  deliverables: 'What You Deliver',
  experience: 'Your Experience',
} as const
export type DraftText = keyof typeof draftTexts

/** The open blanks of a text, in square brackets: `[how many]`. */
export const blanksIn = (text: string): string[] => text.match(/\[[^[\]\n]{1,60}\]/g) ?? []

/** A text without its blanks. */
export const withoutBlanks = (text: string) =>
  blanksIn(text).reduce((rest, blank) => rest.replace(blank, ' '), text)
