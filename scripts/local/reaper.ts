import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

const markName = 'REMBRANDT_RUN'

/** Processes of this run carry its mark in their environment; so does every process that they start in turn. */
const marked = `
if [ -d /proc/self ]; then
  find_marked() { grep -ls "$MARK" /proc/[0-9]*/environ | tr -dc '0-9\\n'; }
else
  find_marked() { ps -axEww -o pid=,command= | grep "$MARK" | grep -v grep | awk '{ print $1 }'; }
fi
MARK=$1
trap '' INT TERM HUP
while read -r word; do :; done
[ -n "$(find_marked)" ] || exit 0
kill -TERM $(find_marked) 2>/dev/null
sleep 1
kill -KILL $(find_marked) 2>/dev/null
`

let started = false

/**
 * Starts a small shell that outlives this process, however that dies, and then ends whatever it has left behind:
 * it waits on a pipe that closes with this process.
 */
export function startReaper(): void {
  if (started) return
  started = true
  const run = randomUUID()
  const { [markName]: _, ...environment } = process.env
  const reaper = spawn('/bin/sh', ['-c', marked, 'reaper', `${markName}=${run}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: environment,
  })
  process.env[markName] = run
  reaper.unref()
  reaper.stdin?.on('error', () => {})
}
