/** A row whose lists are still the JSON that is stored. */
export type Stored<Row, Lists extends keyof Row> = Omit<Row, Lists> & Record<Lists, string>

/**
 * A list of a row, out of its JSON.
 * @throws RangeError, without what stands there, when it is no list of such items.
 */
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

const told = new Set<number>()
const mostTold = 1_000

/** Each row of a profile read; one that cannot be read is left out, so that it takes nobody else with it, and told once. */
export function readEach<Row extends { id: number }, Read>(rows: Row[], read: (row: Row) => Read): Read[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      tell(row.id, error)
      return []
    }
  })
}

/** Not what stands in the row: that is somebody's own. */
function tell(id: number, error: unknown) {
  if (told.has(id)) return
  if (told.size >= mostTold) told.clear()
  told.add(id)
  console.error(
    `Profile ${id} cannot be read and is left out: ${error instanceof RangeError ? error.message : 'what it says is not as it should be'}`,
  )
}
