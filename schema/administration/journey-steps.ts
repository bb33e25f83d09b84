/** The steps of the user journey in their groups, in order, each with what comes next where it is missing (R14). */
export const journeyGroups = {
  'Core Journey': {
    registration: { label: 'Registration', next: 'Register' },
    scorecard: { label: 'Scorecard', next: 'Complete Scorecard' },
    freeProfile: { label: 'Free Profile', next: 'Create Free Profile' },
  },
  'CV Development': {
    paidUpgrade: { label: 'Paid Upgrade', next: 'Upgrade' },
    cvGenerated: { label: 'CV Generated', next: 'Generate CV' },
    cvEdited: { label: 'CV Edited', next: 'Edit CV' },
  },
  'References & Public': {
    firstReference: { label: 'Reference 1', next: 'Get Reference 1' },
    live: { label: 'Go Live', next: 'Go Live' },
    shared: { label: 'Share', next: 'Share' },
  },
} as const

type Groups = typeof journeyGroups
export type JourneyStep = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** The steps of all groups, in order. */
export const journeySteps = Object.values(journeyGroups).flatMap(
  (steps) => Object.keys(steps) as JourneyStep[],
)
