import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** How the letters of a style look: its name as programs know it, their size in points. */
export type DocxStyle = { name: string; size?: number; isBold?: boolean }
const deepest = 10

export const elementsOf = ({ children }: XmlElement) =>
  children.filter((child) => child instanceof XmlElement)

/** The value of the first element of that name within another; a text box has looks of its own. */
export function valueIn(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined
  for (const child of elementsOf(element)) {
    if (child.name === 'w:txbxContent') continue
    const value = child.name === name ? (child.attributes['w:val'] ?? '') : valueIn(child, name)
    if (value !== undefined) return value
  }
  return undefined
}

/** Whether a sign such as `w:b` is set. */
export const isSet = (element: XmlElement | undefined, name: string) => {
  const value = valueIn(element, name)
  return value !== undefined && !/^(?:0|false|none)$/.test(value)
}

/** The size of letters in points, which a DOCX counts in halves. */
export const sizeIn = (element: XmlElement | undefined) =>
  Number(valueIn(element, 'w:sz') ?? 0) / 2 || undefined

/** The styles of a DOCX by their ids, each with what it takes from those that it is based on. */
export function docxStyles(xml: string | undefined): Map<string, DocxStyle> {
  const root = xml ? parseXml(xml).root : undefined
  const elements = new Map(
    (root ? elementsOf(root) : [])
      .filter(({ name }) => name === 'w:style')
      .map((style) => [style.attributes['w:styleId'] ?? '', style]),
  )
  const styleOf = (id: string, depth: number): DocxStyle | undefined => {
    const element = elements.get(id)
    if (!element || depth > deepest) return undefined
    const base = styleOf(valueIn(element, 'w:basedOn') ?? '', depth + 1)
    const size = sizeIn(element) ?? base?.size
    const isBold = isSet(element, 'w:b') || base?.isBold
    return { name: valueIn(element, 'w:name') ?? id, ...(size && { size }), ...(isBold && { isBold }) }
  }
  return new Map([...elements.keys()].map((id) => [id, styleOf(id, 0) ?? { name: id }]))
}
