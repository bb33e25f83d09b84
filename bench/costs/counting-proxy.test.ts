import { expect, test } from 'vitest'
import { usageOf } from '#test/in-process/counting-proxy.ts'

const ok = (result: object) => ({ type: 'ok', response: { type: 'any', result } })
const rows = (read: number, written = 0) => ({ rows_read: read, rows_written: written })

test('a batch is its statements and their rows, without the transaction around them', () => {
  const steps = ['begin', 'insert', 'select', 'commit'].map((sql) => ({ stmt: { sql } }))
  const body = { requests: [{ type: 'batch', batch: { steps } }, { type: 'close' }] }
  const results = [ok({ step_results: [rows(0), rows(3, 11), rows(5), rows(0)] }), ok({})]
  expect(usageOf(JSON.stringify(body), JSON.stringify({ results }))).toEqual({
    roundTrips: 1,
    statements: 2,
    rowsRead: 8,
    rowsWritten: 11,
  })
})

test('a statement is known by the number under which its words were stored', () => {
  const body = {
    requests: [
      { type: 'store_sql', sql_id: 0, sql: 'BEGIN DEFERRED' },
      { type: 'execute', stmt: { sql_id: 0 } },
      { type: 'execute', stmt: { sql: 'select 1' } },
    ],
  }
  const results = [ok({}), ok(rows(0)), ok(rows(7))]
  expect(usageOf(JSON.stringify(body), JSON.stringify({ results }))).toMatchObject({
    statements: 1,
    rowsRead: 7,
  })
})

test('a statement that the database refused or left out is not counted', () => {
  const steps = ['insert', 'update'].map((sql) => ({ stmt: { sql } }))
  const results = [ok({ step_results: [rows(1, 1), null] }), { type: 'error' }]
  const body = {
    requests: [
      { type: 'batch', batch: { steps } },
      { type: 'execute', stmt: { sql: 'select' } },
    ],
  }
  expect(usageOf(JSON.stringify(body), JSON.stringify({ results })).statements).toBe(1)
})
