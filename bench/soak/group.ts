/** People who do the same thing again and again, each with a pause. @throws from `act` where something failed. */
export type Group = {
  what: string
  people: number
  pauseMs: number
  act: (person: number, turn: number) => Promise<unknown>
}

export type Where = { url: string; databaseUrl: string; authSecret: string }

/** @throws unless the answer is a 2xx. */
export async function accepted(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
  return answer
}
