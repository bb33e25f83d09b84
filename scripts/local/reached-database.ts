import { LibsqlError } from '@libsql/client/web'
import { findRunning, openDataFolder } from './data-folder.ts'
import { startDatabaseServer } from './database-server.ts'
import { PlainError } from './plain-error.ts'
import type { Settings } from './settings.ts'

/** What a command says of the database it works on; never its token. */
type Reached = { url: string; name: string }

/** Works on the database that the settings name: the one elsewhere, the running product's, or that of the stopped one. */
export async function withDatabase<Done>(
  { remoteDatabase, dataFolder }: Settings,
  work: (database: Reached) => Promise<Done>,
): Promise<Done> {
  const told = (database: Reached) => work(database).catch((error) => refuse(database, error))
  if (remoteDatabase) return told({ url: remoteDatabase, name: new URL(remoteDatabase).host })
  const running = findRunning(dataFolder)
  if (running) return told({ url: running.databaseUrl, name: `${dataFolder}, beside ${running.url}` })
  const folder = openDataFolder(dataFolder)
  const server = await startDatabaseServer(dataFolder, (line) => console.error(line))
  try {
    return await told({ url: server.url, name: dataFolder })
  } finally {
    await server.stop()
    folder.release()
  }
}

/** What a database refused, or that it could not be reached, is all that a person needs. */
function refuse({ name }: Reached, error: unknown): never {
  if (!(error instanceof LibsqlError) && !(error instanceof TypeError)) throw error
  throw new PlainError(`${name}: ${error.cause instanceof Error ? error.cause.message : error.message}`)
}
