import { LibsqlError } from '@libsql/client/web'
import { findRunning, openDataFolder } from '../data-folder.ts'
import { PlainError } from '../plain-error.ts'
import type { Settings } from '../settings.ts'
import { startDatabaseServer } from './database-server.ts'

type Reached = {
  url: string
  /** What a command says of it; never its token. */
  name: string
  /** Where the product is found that runs on it here. */
  productUrl?: string
}

/**
 * Works on the database that the settings name: the one elsewhere, the running product's, or that of the stopped one,
 * which `prepare` is given first.
 */
export async function withDatabase<Done>(
  { remoteDatabase, dataFolder }: Settings,
  work: (database: Reached) => Promise<Done>,
  prepare: (url: string) => Promise<void> = async () => {},
): Promise<Done> {
  const run = (database: Reached) => work(database).catch((error) => refuse(database, error))
  const running = findRunning(dataFolder)
  const isOfRunning = running && (!remoteDatabase || remoteDatabase === running.databaseUrl)
  const product = isOfRunning ? { productUrl: running.url } : {}
  if (remoteDatabase) return run({ url: remoteDatabase, name: new URL(remoteDatabase).host, ...product })
  if (running)
    return run({ url: running.databaseUrl, name: `${dataFolder}, beside ${running.url}`, ...product })
  const folder = openDataFolder(dataFolder)
  const server = await startDatabaseServer(dataFolder, (line) => console.error(line))
  try {
    await prepare(server.url)
    return await run({ url: server.url, name: dataFolder })
  } finally {
    await server.stop()
    folder.release()
  }
}

/** What a database refused, or that it could not be reached, is all that a person needs. */
function refuse({ name }: Reached, error: unknown): never {
  const causes = [...causesOf(error)]
  if (!causes.some((one) => one instanceof LibsqlError || one instanceof TypeError)) throw error
  throw new PlainError(`${name}: ${causes.at(-1)?.message}`)
}

function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one
}
