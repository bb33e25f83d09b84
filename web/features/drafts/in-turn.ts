let last: Promise<unknown> = Promise.resolve()

/** Runs what reads the stored draft and saves it changed once all before it is saved, so that no change undoes another. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(change, change)
  last = turn
  return turn
}
