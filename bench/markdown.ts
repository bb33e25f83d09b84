import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import type { Row } from './row.ts'
import { cellsOf, headings } from './table.ts'

type Run = {
  at: Date
  seconds: number
  /** What was asked for, quickly or not: a document holds one table of it. */
  name: string
  command: string
  rows: Row[]
  versions: Record<string, string>
}

/** Where a document holds a table, between two comments. */
const marks = (name: string) => [`<!-- bench: ${name} -->`, '<!-- end of the table -->'] as const

/**
 * Writes a run's table into a document: in place of the one of the same name, else at its end. What is
 * around it stays.
 */
export function writeMarkdown(file: string, run: Run): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withTable(before, run))
}

/** The document with the table. */
export function withTable(document: string, run: Run): string {
  const [first, last] = marks(run.name)
  const block = `${first}\n\n${machineOf(run)}\n\n${tableOf(run.rows)}\n\n${last}`
  const from = document.indexOf(first)
  const to = document.indexOf(last, from)
  if (from < 0 || to < 0) return `${document.trimEnd()}\n\n${block}\n`.trimStart()
  return document.slice(0, from) + block + document.slice(to + last.length)
}

function machineOf({ at, seconds, command, versions }: Run): string {
  const [processor] = cpus()
  const machine = [
    `${cpus().length} cores${processor ? ` (${processor.model.trim()})` : ''}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  ]
  const when = at.toISOString().slice(0, 16).replace('T', ' ')
  return `\`${command}\`, ${when} UTC, in ${inMinutes(seconds)}. ${machine.join(', ')}.`
}

function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

const tableOf = (rows: readonly Row[]) =>
  [
    line(headings),
    line(headings.map(() => '---')),
    ...rows.map((row) => {
      const [name = '', ...others] = cellsOf(row)
      return line([row.note ? `${name}<br><small>${row.note}</small>` : name, ...others])
    }),
  ].join('\n')

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
