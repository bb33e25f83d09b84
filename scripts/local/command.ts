import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { PlainError } from './plain-error.ts'
import { root } from './settings.ts'

// Tools must run on the pinned Node too, however this process was started.
const environment = () => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
})

type Outcome = { ok: boolean; output: string }

/** Runs a tool of node_modules/.bin and collects what it says. */
export async function runTool(tool: string, args: readonly string[], folder = root): Promise<Outcome> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { ok: code === 0, output: output.trim() }
}

/** Runs a tool of node_modules/.bin in front of the person; throws when it fails. */
export async function showTool(
  tool: string,
  args: readonly string[],
  folder = root,
  variables: Record<string, string> = {},
): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...environment(), ...variables },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new PlainError(`${tool} ${args.slice(0, 2).join(' ')} failed; its message is above.`)
}
