import { createClient } from '@libsql/client/web'
import { readBackup } from './backup-file.ts'
import type { StoredTable } from './stored-tables.ts'
import { lineToValues } from './values.ts'

/** The accounts that a backup holds and a newer database no longer has: after a restore they are erased again. */
export async function findErasedSince(url: string, path: string): Promise<{ id: string; email: string }[]> {
  const accounts: { id: string; email: string }[] = []
  await readBackup(path, {
    rows(table, lines) {
      if (table.name === 'users') accounts.push(...lines.map((line) => accountOf(table, line)))
    },
  })
  const client = createClient({ url })
  try {
    const { rows } = await client.execute('select id from users')
    const there = new Set(rows.map(({ id }) => String(id)))
    return accounts.filter(({ id }) => !there.has(id))
  } finally {
    client.close()
  }
}

function accountOf({ columns }: StoredTable, line: string) {
  const values = lineToValues(line)
  const named = (name: string) => String(values[columns.indexOf(name)])
  return { id: named('id'), email: named('email') }
}
