/** In one invocation. */
export const strangersAtOnce = 2

export type AskStranger = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/**
 * Lets so many at once wait for servers that are not ours; who comes later waits for one of them. An invocation has six
 * connections: if all of them waited for strangers, its own reads and writes would wait with them.
 */
export function atMostAtOnce(most: number): AskStranger {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (ask) => {
    if (underWay < most) underWay += 1
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

/** One at a time of whoever shares `ask` with others: a stranger who hangs never holds what the others wait for. */
export function oneAtATime(ask: AskStranger): AskStranger {
  const own = atMostAtOnce(1)
  return (work) => own(() => ask(work))
}
