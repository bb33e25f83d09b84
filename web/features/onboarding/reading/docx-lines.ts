import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { type CvLine, plain } from './lines.ts'
import type { ReaderProgress } from './reader-messages.ts'
import { unpackDocx } from './unpack-docx.ts'

const usual = 11
/** Deleted text, the codes of fields, and the second telling of what an older program cannot show. */
const unread = new Set(['w:del', 'w:instrText', 'w:moveFrom', 'mc:Fallback', 'w:rPr', 'w:pPr'])

/**
 * The lines of a DOCX, those of its text boxes and tables too.
 * @throws Error where it is none, is not well formed or unpacks to too much
 */
export function linesOfDocx(bytes: Uint8Array, onProgress: (progress: ReaderProgress) => void) {
  return { lines: unpackDocx(bytes, onProgress).flatMap(linesOfXml) }
}

function linesOfXml(xml: string): CvLine[] {
  const { root } = parseXml(xml)
  return root ? paragraphsIn(root).flatMap(linesOfParagraph) : []
}

/** Every paragraph, and after it those inside it, as of a text box. */
function paragraphsIn(element: XmlElement): XmlElement[] {
  if (unread.has(element.name)) return []
  const inside = elementsOf(element).flatMap(paragraphsIn)
  return element.name === 'w:p' ? [element, ...inside] : inside
}

const elementsOf = ({ children }: XmlElement) => children.filter((child) => child instanceof XmlElement)

function linesOfParagraph(paragraph: XmlElement): CvLine[] {
  const size = sizeOf(paragraph)
  return textIn(paragraph)
    .split('\n')
    .map(plain)
    .filter(Boolean)
    .map((text) => ({ text, size }))
}

/** The words of a paragraph; paragraphs inside it have lines of their own. */
function textIn(element: XmlElement): string {
  return element.children.map(textOf).join('')
}

function textOf(node: XmlNode): string {
  if (!(node instanceof XmlElement) || unread.has(node.name) || node.name === 'w:p') return ''
  if (node.name === 'w:t')
    return node.children.map((child) => (child instanceof XmlText ? child.text : '')).join('')
  return signs[node.name] ?? textIn(node)
}

const signs: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }

/** The size of its letters in points, or what its style says of its rank. */
function sizeOf(paragraph: XmlElement): number {
  const half = Number(attributeIn(paragraph, 'w:sz'))
  if (half > 0) return half / 2
  const style = attributeIn(paragraph, 'w:pStyle') ?? ''
  return /title/i.test(style) ? 28 : /heading/i.test(style) ? 14 : usual
}

/** The value of the first element of that name in a paragraph. */
function attributeIn(element: XmlElement, name: string): string | undefined {
  for (const child of elementsOf(element)) {
    const value = child.name === name ? child.attributes['w:val'] : attributeIn(child, name)
    if (value !== undefined) return value
  }
  return undefined
}
