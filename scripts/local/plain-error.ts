/** An error whose message is all a person needs: printed as one line, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** Runs a command's main function; ends the process with 1 and a readable line if it fails. */
export async function runTask(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exit(1)
  }
}
