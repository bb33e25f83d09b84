const began = performance.now()
export const secondsSoFar = () => Math.round((performance.now() - began) / 1000)

/** Progress goes beside the table, not into it. */
export const logProgress = (step: string) =>
  console.error(`${String(secondsSoFar()).padStart(4)} s  ${step}…`)
