import { isStopping, stop } from './shutdown.ts'

/** An error whose message is all a person needs: printed as one line, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** Runs a command's main function; ends the process with 1 and a readable line if it fails. */
export async function runTask(main: () => Promise<void>): Promise<void> {
  // Whoever read the output may leave early (`npm start | head`); that is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    await main()
  } catch (error) {
    // Whatever fails on the way out failed because of that.
    if (isStopping()) return
    console.error(error instanceof PlainError ? error.message : error)
    await stop(1)
  }
}
