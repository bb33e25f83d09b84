/** A row whose lists are still stored JSON. */
export type Stored<Row, Lists extends keyof Row> = Omit<Row, Lists> & Record<Lists, string>

/** A list of a row from its JSON. @throws RangeError, without the stored text, when it is no list of such items. */
export function listIn<Name extends string, Item>(
  row: Record<Name, string>,
  name: Name,
  isItem: (item: unknown) => item is Item,
): Item[] {
  const list = parsed(row[name])
  if (Array.isArray(list) && list.every(isItem)) return list
  throw new RangeError(`${name} is not the list that it should be`)
}

export const isText = (item: unknown): item is string => typeof item === 'string'

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const logged = new Set<number>()
const maxLogged = 1_000

/** Reads each row, without unreadable ones, which are logged once. */
export function readEach<Row extends { id: number }, Read>(rows: Row[], read: (row: Row) => Read): Read[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      logUnreadable(row.id, error)
      return []
    }
  })
}

/** Without the row's content, which is personal. */
function logUnreadable(id: number, error: unknown) {
  if (logged.has(id)) return
  if (logged.size >= maxLogged) logged.clear()
  logged.add(id)
  console.error(
    `Profile ${id} cannot be read and is left out: ${error instanceof RangeError ? error.message : 'what it says is not as it should be'}`,
  )
}
