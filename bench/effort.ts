/** How thorough a run is. */
export type Effort = {
  isQuick: boolean
  /** Of one load, and how often it is repeated in turn with the bare route. */
  seconds: number
  rounds: number
  warmUpSeconds: number
  /** At most. */
  warmUpRounds: number
  /** How many profiles the larger product holds, one after the other. */
  sizes: number[]
  /** Calls of a sequential measurement. */
  calls: number
  workerStarts: number
  lighthouseRuns: number
  /** Every n-th query of the search quality data. */
  everyQuery: number
}

export const thorough: Effort = {
  isQuick: false,
  seconds: 5,
  rounds: 3,
  warmUpSeconds: 3,
  warmUpRounds: 7,
  sizes: [10_000, 100_000],
  calls: 60,
  workerStarts: 5,
  lighthouseRuns: 5,
  everyQuery: 1,
}

/** Within a minute: no Lighthouse, and no 100,000 profiles, which take half of that to seed. */
export const quick: Effort = {
  isQuick: true,
  seconds: 1.5,
  rounds: 1,
  warmUpSeconds: 1,
  warmUpRounds: 1,
  sizes: [10_000],
  calls: 20,
  workerStarts: 1,
  lighthouseRuns: 0,
  everyQuery: 10,
}
