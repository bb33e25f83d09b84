import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../migrations')
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))

const statementsOf = (sql: string) =>
  sql
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter(Boolean)

/** What the Worker that is deployed does not mind while it runs. */
const allowed = [
  /^create (unique )?index /i,
  /^create (virtual )?table /i,
  /^create trigger /i,
  /^create view /i,
  // A column that an older Worker does not fill in.
  /^alter table \S+ add (column )?(?!.* (primary key|unique))((?!.* not null)|(?=.* (default|generated) ))/i,
  // Without a new default or rule for what stands there.
  /^alter table \S+ alter column (`?\w+`?) to \1 /i,
  /^(insert|update|delete|with) /i,
]
/** Statements that ran before anything was deployed. */
const before = new Set(['0005_search_passages.sql'])

/** What is wrong with a migration, a line for each. */
function faultsOf(sql: string): string[] {
  const statements = statementsOf(sql)
  return statements.filter((statement) => {
    const trigger = /^drop trigger (`\w+`)/i.exec(statement)?.[1]
    // One that is made anew in the same migration.
    if (trigger) return !statements.some((one) => one.startsWith(`CREATE TRIGGER ${trigger} `))
    return /__new_/.test(statement) || !allowed.some((form) => form.test(statement))
  })
}

test('every migration only adds, so that the deployed Worker goes on while it runs and after it', () => {
  expect(files.length).toBeGreaterThan(50)
  const faults = files
    .filter((name) => !before.has(name))
    .flatMap((name) => faultsOf(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
})

test.each([
  'DROP TABLE `profiles`;',
  'CREATE TABLE `__new_profiles` (`id` integer);',
  'ALTER TABLE `__new_profiles` RENAME TO `profiles`;',
  'ALTER TABLE `profiles` RENAME COLUMN `about` TO `story`;',
  'ALTER TABLE `profiles` DROP COLUMN `about`;',
  'ALTER TABLE `profiles` ADD `motto` text NOT NULL;',
  'ALTER TABLE `profiles` ADD `motto` text UNIQUE;',
  'ALTER TABLE `profiles` ALTER COLUMN `about` TO `story` text;',
  'DROP INDEX `profiles_listed`;',
  'DROP TRIGGER `decision_changed`;',
  'PRAGMA foreign_keys=OFF;',
  'VACUUM;',
])('the migration is refused: %s', (statement) => {
  expect(faultsOf(statement)).toHaveLength(1)
})

test.each([
  "ALTER TABLE `profiles` ADD `motto` text DEFAULT '' NOT NULL;",
  'ALTER TABLE `profiles` ADD `motto` text;',
  'ALTER TABLE `leads` ADD `short` text GENERATED ALWAYS AS (lower(email)) VIRTUAL NOT NULL;',
  'DROP TRIGGER `noted`;--> statement-breakpoint\nCREATE TRIGGER `noted` AFTER INSERT ON `leads` BEGIN SELECT 1; END;',
])('the migration is accepted: %s', (statements) => {
  expect(faultsOf(statements)).toEqual([])
})

test('the journal names every migration, in the order of their times', () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
  const times = entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
