import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { bullet, type CvLine, plain } from '#web/features/onboarding/reading/lines.ts'
import { type DocxStyle, docxStyles, elementsOf, isSet, sizeIn, valueIn } from './docx-styles.ts'
import { docxXml } from './docx-xml.ts'

const usual = 11
/** Elements that are skipped: deleted text, field codes, fallbacks for older programs, and ruby annotations. */
const unread = new Set([
  'w:del',
  'w:instrText',
  'w:moveFrom',
  'mc:Fallback',
  'w:rPr',
  'w:pPr',
  'w:sdtPr',
  'w:rt',
])

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
  let before = ''
  const lines = paragraphs.flatMap((paragraph) => {
    const text = before + textIn(paragraph)
    const goesOn = isEndDeleted(paragraph)
    before = goesOn ? text : ''
    return goesOn ? [] : linesOfParagraph(paragraph, text, known)
  })
  return { lines }
}

const childOf = (element: XmlElement, name: string) =>
  elementsOf(element).find((child) => child.name === name)

/** Invisible text: hidden runs, and placeholders of a template. */
function isUnread(element: XmlElement): boolean {
  if (unread.has(element.name)) return true
  const { name } = element
  if (name === 'w:sdt') return valueIn(childOf(element, 'w:sdtPr'), 'w:showingPlcHdr') !== undefined
  return name === 'w:r' && isSet(childOf(element, 'w:rPr'), 'w:vanish')
}

/** Whether a tracked change deletes the paragraph mark, so that the text continues in the next paragraph. */
const isEndDeleted = (paragraph: XmlElement) => {
  const look = childOf(paragraph, 'w:pPr')
  return look !== undefined && valueIn(childOf(look, 'w:rPr'), 'w:del') !== undefined
}

/** Every paragraph, and after it those inside it, as of a text box. */
function paragraphsIn(element: XmlElement): XmlElement[] {
  if (isUnread(element)) return []
  const inside = elementsOf(element).flatMap(paragraphsIn)
  return element.name === 'w:p' ? [element, ...inside] : inside
}

function linesOfParagraph(
  paragraph: XmlElement,
  text: string,
  styles: ReadonlyMap<string, DocxStyle>,
): CvLine[] {
  const look = lookOf(paragraph, styles)
  const isItem = Number(valueIn(paragraph, 'w:numId') ?? 0) > 0 && !/heading|title/i.test(look.font)
  return text
    .split('\n')
    .map(plain)
    .filter(Boolean)
    .map((line) => line.replace(/^(\S)\t+/u, (begun, sign) => (bullet.test(`${sign} `) ? `${sign} ` : begun)))
    .map((line, index) => ({
      text: isItem && index === 0 && !bullet.test(line) ? `• ${line}` : line,
      ...look,
    }))
}

/** The words of a paragraph; paragraphs inside it have lines of their own. */
const textIn = (element: XmlElement): string => element.children.map(textOf).join('')

function textOf(node: XmlNode): string {
  if (!(node instanceof XmlElement) || isUnread(node) || node.name === 'w:p') return ''
  if (node.name !== 'w:t') return signs[node.name] ?? textIn(node)
  return node.children.map((child) => (child instanceof XmlText ? child.text : '')).join('')
}

const signs: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  // A character of a symbol font, mostly a bullet.
  'w:sym': '•',
}

/** The font size in points and the look of a paragraph's first visible run, from its own or its style's properties. */
function lookOf(paragraph: XmlElement, styles: ReadonlyMap<string, DocxStyle>) {
  const id = valueIn(paragraph, 'w:pStyle') ?? ''
  const { name = id, ...style }: Partial<DocxStyle> = styles.get(id) ?? {}
  const rank = /title/i.test(name) ? 28 : /heading/i.test(name) ? 14 : usual
  const letters = firstLettersIn(paragraph)
  const own = letters && childOf(letters, 'w:rPr')
  const ownStyle = styles.get(valueIn(own, 'w:rStyle') ?? '')
  const isBold = valueIn(own, 'w:b') === undefined ? style.isBold || ownStyle?.isBold : isSet(own, 'w:b')
  return {
    size: sizeIn(own) ?? ownStyle?.size ?? style.size ?? rank,
    font: isBold ? `${name}, bold` : name,
  }
}

/** The first run of a paragraph with visible text. */
function firstLettersIn(element: XmlElement): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    if (isUnread(child) || child.name === 'w:p') continue
    if (child.name === 'w:r' && !/[\p{L}\d]/u.test(textIn(child))) continue
    const found = child.name === 'w:r' ? child : firstLettersIn(child)
    if (found) return found
  }
  return undefined
}
