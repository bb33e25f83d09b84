import { setTimeout as sleep } from 'node:timers/promises'

/** So far apart at most two acts begin, in milliseconds. */
const apart = 40

/** Does things at once, in any order and a moment apart; answers what each of them said. */
export const allAtOnce = (acts: readonly (() => Promise<Response>)[]) =>
  Promise.all(
    acts.map(async (act) => {
      await sleep(Math.random() * apart)
      return act()
    }),
  )
