/** How thorough a run is. */
export type Effort = {
  isQuick: boolean
  /** Of one load, and how often it is repeated in turn with the bare route. */
  seconds: number
  rounds: number
  warmUpSeconds: number
  warmUpRounds: number
  /** How many profiles the larger product holds. */
  many: number
  /** Calls of a sequential measurement. */
  calls: number
  workerStarts: number
  startupProfiles: number
  lighthouseRuns: number
  /** Of Lighthouse's pages, those that were asked for; all without it. */
  lighthousePages?: string[] | undefined
  /** Of everybody at once. */
  soakSeconds: number
  /** Of the sets of questions to the agent, only the one whose figures count. */
  isBlindSetAlone: boolean
  /** Every n-th query of the search quality data. */
  everyQuery: number
  /** Whether what was not found is named. */
  isNamingMisses: boolean
}

export const thorough: Effort = {
  isQuick: false,
  seconds: 5,
  rounds: 3,
  warmUpSeconds: 2,
  warmUpRounds: 2,
  many: 100_000,
  calls: 60,
  workerStarts: 5,
  startupProfiles: 9,
  lighthouseRuns: 5,
  soakSeconds: 600,
  isBlindSetAlone: false,
  everyQuery: 1,
  isNamingMisses: false,
}

/** Some minutes: the table says of each part what is left out. */
export const quick: Effort = {
  isQuick: true,
  seconds: 1.5,
  rounds: 1,
  warmUpSeconds: 1,
  warmUpRounds: 1,
  many: 10_000,
  calls: 20,
  workerStarts: 1,
  startupProfiles: 3,
  lighthouseRuns: 1,
  soakSeconds: 60,
  isBlindSetAlone: true,
  everyQuery: 10,
  isNamingMisses: false,
}
