/** For each invocation: it has six connections, and its own reads and writes need some. */
export const strangersAtOnce = 2

export type AskStranger = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** Limits how many requests to servers that are not ours run at once; the others queue. */
export function atMostAtOnce(max: number): AskStranger {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (ask) => {
    if (underWay < max) underWay += 1
    else {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
    }
    try {
      return await ask()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}

/** The same limit, shared with others and one request at a time, so that a slow server holds one slot only. */
export function oneAtATime(ask: AskStranger): AskStranger {
  const own = atMostAtOnce(1)
  return (work) => own(() => ask(work))
}
