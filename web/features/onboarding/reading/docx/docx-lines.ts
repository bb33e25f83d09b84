import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { bullet, type CvLine, plain } from '#web/features/onboarding/reading/lines.ts'
import { type DocxStyle, docxStyles, elementsOf, isSet, sizeIn, valueIn } from './docx-styles.ts'
import { docxXml } from './docx-xml.ts'

const usual = 11
/** Deleted text, the codes of fields, and the second telling of what an older program cannot show. */
const unread = new Set(['w:del', 'w:instrText', 'w:moveFrom', 'mc:Fallback', 'w:rPr', 'w:pPr'])

/**
 * The lines of a DOCX, those of its text boxes and tables too.
 * @throws Error where one of its files is not well formed
 */
export function linesOfDocx(files: ReadonlyMap<string, Uint8Array>) {
  const { texts, styles } = docxXml(files)
  const known = docxStyles(styles)
  const paragraphs = texts.flatMap((xml) => {
    const { root } = parseXml(xml)
    return root ? paragraphsIn(root) : []
  })
  return { lines: paragraphs.flatMap((paragraph) => linesOfParagraph(paragraph, known)) }
}

/** Every paragraph, and after it those inside it, as of a text box. */
function paragraphsIn(element: XmlElement): XmlElement[] {
  if (unread.has(element.name)) return []
  const inside = elementsOf(element).flatMap(paragraphsIn)
  return element.name === 'w:p' ? [element, ...inside] : inside
}

function linesOfParagraph(paragraph: XmlElement, styles: ReadonlyMap<string, DocxStyle>): CvLine[] {
  const look = lookOf(paragraph, styles)
  const isItem = Number(valueIn(paragraph, 'w:numId') ?? 0) > 0 && !/heading|title/i.test(look.font)
  return textIn(paragraph)
    .split('\n')
    .map(plain)
    .filter(Boolean)
    .map((text, place) => ({
      text: isItem && place === 0 && !bullet.test(text) ? `• ${text}` : text,
      ...look,
    }))
}

/** The words of a paragraph; paragraphs inside it have lines of their own. */
const textIn = (element: XmlElement): string => element.children.map(textOf).join('')

function textOf(node: XmlNode): string {
  if (!(node instanceof XmlElement) || unread.has(node.name) || node.name === 'w:p') return ''
  if (node.name !== 'w:t') return signs[node.name] ?? textIn(node)
  return node.children.map((child) => (child instanceof XmlText ? child.text : '')).join('')
}

const signs: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }

/** The size of a paragraph's letters in points, and how they look, by themselves or by their style. */
function lookOf(paragraph: XmlElement, styles: ReadonlyMap<string, DocxStyle>) {
  const id = valueIn(paragraph, 'w:pStyle') ?? ''
  const { name = id, ...style }: Partial<DocxStyle> = styles.get(id) ?? {}
  const rank = /title/i.test(name) ? 28 : /heading/i.test(name) ? 14 : usual
  const isBold = isSet(paragraph, 'w:b') || style.isBold
  return { size: sizeIn(paragraph) ?? style.size ?? rank, font: isBold ? `${name}, bold` : name }
}
