import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** The font of a style: its name as programs know it, its size in points. */
export type DocxStyle = { name: string; size?: number; isBold?: boolean }
const deepest = 10

export const elementsOf = ({ children }: XmlElement) =>
  children.filter((child) => child instanceof XmlElement)

/** The value of the first element of that name within another; a text box has its own properties. */
export function valueIn(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined
  for (const child of elementsOf(element)) {
    if (child.name === 'w:txbxContent') continue
    const value = child.name === name ? (child.attributes['w:val'] ?? '') : valueIn(child, name)
    if (value !== undefined) return value
  }
  return undefined
}

/** Whether a toggle property such as `w:b` is set. */
export const isSet = (element: XmlElement | undefined, name: string) => {
  const value = valueIn(element, name)
  return value !== undefined && !/^(?:0|false|none)$/.test(value)
}

/** The font size in points; a DOCX counts half-points. */
export const sizeIn = (element: XmlElement | undefined) =>
  Number(valueIn(element, 'w:sz') ?? 0) / 2 || undefined

/** The styles of a DOCX by id, each with what it inherits from the styles that it is based on. */
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
