let offsetMs = 0

/** The product's time: the real one, or what POST /api/dev/clock set it to (local only). */
export const currentTime = () => new Date(Date.now() + offsetMs)

/** Moves the product's clock to `now`, or back to the real time with null. */
export const setClock = (now: Date | null) => {
  offsetMs = now ? now.getTime() - Date.now() : 0
}
