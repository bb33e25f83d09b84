import { showTool } from './local/command.ts'
import { runTask } from './local/plain-error.ts'

/** Writes the next migration from schema/tables; arguments go to drizzle-kit (`-- --name add_leads`). */
await runTask(() => showTool('drizzle-kit', ['generate', ...process.argv.slice(2)]))
