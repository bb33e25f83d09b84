import { expect, test } from 'vitest'
import { databaseAddress } from './stream-pool.ts'

test.each([
  ['http://127.0.0.1:8080', undefined, true],
  ['http://127.0.0.1:8080', 'off', false],
  ['libsql://example.turso.io', undefined, false],
  ['https://example.turso.io', undefined, false],
  ['libsql://example.turso.io', 'on', true],
] as const)('a database at %s with the variable %s has its streams pooled: %s', (url, chosen, pooled) => {
  expect(databaseAddress({ TURSO_DATABASE_URL: url, DATABASE_STREAM_POOL: chosen }).isPooled).toBe(pooled)
})
