import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockHolder, recordProcess, takeLock } from './lock-file.mjs'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a lock', () => {
  it('belongs to one holder until it is released', () => {
    const release = takeLock(lock)
    expect(lockHolder(lock)).toEqual({ pid: process.pid })
    expect(takeLock(lock)).toBeUndefined()
    release?.()
    expect(lockHolder(lock)).toBeUndefined()
    expect(takeLock(lock)).toBeDefined()
  })

  it('is free again when its holder was killed', async () => {
    const child = spawn('sleep', ['60'])
    recordProcess(lock, child.pid ?? 0)
    expect(takeLock(lock)).toBeUndefined()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(takeLock(lock)).toBeDefined()
  })

  it('does not take another process with the same number for its holder', () => {
    writeFileSync(lock, `${process.pid}\nsome other time\n`)
    expect(lockHolder(lock)).toBeUndefined()
    expect(takeLock(lock)).toBeDefined()
  })

  it('goes to one of many that ask at once for a dead one', () => {
    writeFileSync(lock, '999999999\n1\n')
    // Each lives until all have asked: the lock of one that has ended may be taken.
    const script = `import { takeLock } from '${join(import.meta.dirname, 'lock-file.mjs')}'
      import { appendFileSync, statSync } from 'node:fs'
      process.stdout.write(takeLock('${lock}') ? 'taken ' : '')
      appendFileSync('${lock}.asked', '.')
      const timer = setInterval(() => statSync('${lock}.asked').size === 6 && clearInterval(timer), 20)`
    const ask = `for i in 1 2 3 4 5 6; do "${process.execPath}" --input-type=module -e "$SCRIPT" & done; wait`
    const { stdout } = spawnSync('sh', ['-c', ask], {
      encoding: 'utf8',
      env: { ...process.env, SCRIPT: script },
    })
    expect(stdout).toBe('taken ')
  })

  it('stays where it is when it was taken while somebody else looked at the dead one before', () => {
    writeFileSync(lock, '999999999\n1\n')
    // It is taken right after the last look at the dead one.
    const script = `import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const { readFileSync, renameSync, rmSync } = fs
      const noted = (verb) => (path, ...more) => {
        if (path === '${lock}') process.stdout.write('gone ')
        return verb(path, ...more)
      }
      let looks = 0
      fs.readFileSync = (path, ...more) => {
        const text = readFileSync(path, ...more)
        if (path === '${lock}' && ++looks === 2) recordProcess(path, process.ppid)
        return text
      }
      Object.assign(fs, { renameSync: noted(renameSync), rmSync: noted(rmSync) })
      syncBuiltinESMExports()
      const { recordProcess, takeLock } = await import('${join(import.meta.dirname, 'lock-file.mjs')}')
      process.stdout.write(takeLock('${lock}') ? 'taken' : 'held')`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('held')
    expect(lockHolder(lock)).toEqual({ pid: process.pid })
  })
})
