import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { freePort } from '#scripts/local/network.ts'

export type Product = {
  url: string
  databaseUrl: string
  /** What it signs links and sessions with. */
  authSecret: string
  dataFolder: string
  /** What it printed so far. */
  output: () => string
  stop: () => Promise<void>
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'rembrandt-'))

/** A data folder with the database that a start without samples makes; its secrets are its own. */
export function preparedFolder(): string {
  const folder = newFolder()
  cpSync(join(inject('prepared'), 'sqld'), join(folder, 'sqld'), { recursive: true })
  return folder
}

/**
 * Starts the whole product as `npm start` does, on a port and a data folder of its own; without limits, patient with its
 * database, and its jobs run only when a test asks for one.
 */
export async function startProduct(
  variables: Record<string, string> = {},
  /** Of another checkout of the repository. */
  folder?: string,
): Promise<Product> {
  const isPrepared = !folder && variables.SAMPLE_DATA === 'off' && !variables.TURSO_DATABASE_URL
  const dataFolder = variables.DATA_DIR ?? (isPrepared ? preparedFolder() : newFolder())
  const patience = { DATABASE_PATIENCE: variables.APP_ENV === 'production' ? 'off' : 'on' }
  const port = variables.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      RATE_LIMITS: 'off',
      CRON: 'off',
      ...patience,
      ...variables,
      DATA_DIR: dataFolder,
      PORT: port,
    },
    // The channel ends the product when the test runner dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (text) => {
    output += text
  })
  child.stderr?.on('data', (text) => {
    output += text
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  while (!output.includes('Ready on')) {
    const ended = await Promise.race([
      exited,
      new Promise<'waiting'>((resolve) => setTimeout(resolve, 25, 'waiting')),
    ])
    if (ended !== 'waiting') throw new Error(`The product did not start:\n${output}`)
  }
  const { databaseUrl } = JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    authSecret: variables.AUTH_SECRET ?? readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim(),
    dataFolder,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await exited
      if (!variables.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
