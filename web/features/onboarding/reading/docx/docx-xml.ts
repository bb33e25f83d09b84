const styles = 'word/styles.xml'

/** Whether a file of a ZIP is one of those of a DOCX that are read. */
export const isOfDocx = (path: string) => /^word\/(?:document|styles|header\d*|footer\d*)\.xml$/.test(path)

/** The XML of a DOCX: what stands at the head of its pages first, what at their foot last; and that of its styles. */
export function docxXml(files: ReadonlyMap<string, Uint8Array>) {
  const textOf = (path: string) => new TextDecoder().decode(files.get(path))
  const paths = [...files.keys()].filter((path) => isOfDocx(path) && path !== styles)
  const texts = paths.toSorted((one, other) => orderOf(one) - orderOf(other)).map(textOf)
  return { texts, styles: files.has(styles) ? textOf(styles) : undefined }
}

const orderOf = (path: string) => (path.includes('header') ? 0 : path.includes('document') ? 1 : 2)
