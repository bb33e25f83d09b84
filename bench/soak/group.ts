/** People who do the same thing again and again, each with a pause. @throws from `act` where something failed. */
export type Group = {
  name: string
  people: number
  pauseMs: number
  act: (person: number, turn: number) => Promise<unknown>
}

export type ProductAccess = { url: string; databaseUrl: string; authSecret: string }
