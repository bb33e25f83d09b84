/** What is read of LinkedIn's data export, by the names of files and columns; no address, no date of birth, no links. */
const columnsOf = {
  profile: ['first name', 'last name', 'headline', 'summary', 'industry'],
  positions: ['company name', 'title', 'description', 'started on', 'finished on'],
  skills: ['name'],
  recommendations: ['first name', 'last name', 'company', 'job title', 'text', 'status'],
} as const
type TableName = keyof typeof columnsOf
type Row<Name extends TableName> = Record<(typeof columnsOf)[Name][number], string>
export type ExportTables = { [Name in TableName]: Row<Name>[] }

const fileNames: Record<string, TableName> = {
  'profile.csv': 'profile',
  'positions.csv': 'positions',
  'skills.csv': 'skills',
  'recommendations_received.csv': 'recommendations',
}

/** Which table a file of a ZIP holds, in any folder; macOS adds resource forks to its ZIPs. */
function tableOf(path: string): TableName | undefined {
  if (path.includes('__MACOSX/')) return undefined
  const name = path.slice(path.lastIndexOf('/') + 1)
  return fileNames[name.toLowerCase().replaceAll(' ', '_')]
}

export const isOfExport = (path: string) => tableOf(path) !== undefined

/** The tables of an export, and the files that could not be read; undefined where none of its files is one. */
export async function exportTables(files: ReadonlyMap<string, Uint8Array>) {
  const tables: ExportTables = { profile: [], positions: [], skills: [], recommendations: [] }
  const broken: string[] = []
  const headless: string[] = []
  const { parse } = await import('csv-parse/browser/esm/sync')
  let isExport = false
  for (const [path, bytes] of files) {
    const name = tableOf(path)
    if (!name) continue
    try {
      const text = decodedText(bytes)
      const rowsBy = (delimiter: string) => parse(text, { ...csvOptions, delimiter })
      if (delimiters.some((sign) => addRows(tables, name, rowsBy(sign)))) isExport = true
      else if (text.trim()) headless.push(path)
    } catch {
      broken.push(path)
    }
  }
  return isExport || broken.length ? { tables, unread: [...broken, ...headless] } : undefined
}

/** LinkedIn's own separators first, then those of spreadsheets that saved an export again. */
const delimiters = [',', ';', '\t']

/** The decoded text of a file, also in the encodings of spreadsheets. */
function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const maxRows = 2000

const csvOptions = {
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  to: maxRows,
}

const headerOf = (cell: string) => cell.trim().toLowerCase().replaceAll('_', ' ')

/** Adds the rows below the header, wherever it is; returns whether there is one. */
function addRows<Name extends TableName>(tables: ExportTables, name: Name, rows: string[][]): boolean {
  const wanted: readonly string[] = columnsOf[name]
  const fewest = Math.min(2, wanted.length)
  const isHeader = (row: string[]) =>
    row.map(headerOf).filter((cell) => wanted.includes(cell)).length >= fewest
  const at = rows.findIndex(isHeader)
  const header = rows[at]?.map(headerOf)
  if (!header) return false
  const columns = wanted.map((column) => [column, header.indexOf(column)] as const)
  for (const row of rows.slice(at + 1)) {
    const cells = columns.map(([column, index]) => [column, row[index]?.trim() ?? ''])
    const whole = Object.fromEntries(cells) as Row<Name>
    if (!tables[name].some((known) => isSame(known, whole))) tables[name].push(whole)
  }
  return true
}

/** Without duplicates, as one ZIP may hold two exports. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
