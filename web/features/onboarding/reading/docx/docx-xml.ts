/** Whether a file of a ZIP is one of those of a DOCX that are read; some programs number even a single one. */
export const isOfDocx = (path: string) => /^word\/(?:document|styles|header|footer)\d*\.xml$/.test(path)
export const isDocument = (path: string) => /^word\/document\d*\.xml$/.test(path)
const isStyles = (path: string) => /^word\/styles\d*\.xml$/.test(path)

/** The XML of a DOCX: the page headers first, the footers last; and that of its styles. */
export function docxXml(files: ReadonlyMap<string, Uint8Array>) {
  const textOf = (path: string) => new TextDecoder().decode(files.get(path))
  const paths = [...files.keys()].filter((path) => isOfDocx(path) && !isStyles(path))
  const texts = paths.toSorted((one, other) => orderOf(one) - orderOf(other)).map(textOf)
  const styles = [...files.keys()].find(isStyles)
  return { texts, styles: styles && textOf(styles) }
}

const orderOf = (path: string) => (path.includes('header') ? 0 : path.includes('document') ? 1 : 2)
