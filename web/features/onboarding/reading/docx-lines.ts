import { type CvLine, plain } from './lines.ts'

const usual = 11
/** Deleted text, the codes of fields, and the second telling of what an older program cannot show. */
const unread = new Set(['w:del', 'w:instrText', 'w:moveFrom', 'mc:Fallback', 'w:rPr', 'w:pPr'])

/** The lines of a DOCX out of its XML, text boxes and tables too; undefined where it is not well formed. */
export function linesOfDocx(xml: string[]): CvLine[] | undefined {
  const lines: CvLine[] = []
  for (const part of xml) {
    const parsed = new DOMParser().parseFromString(part, 'application/xml')
    if (parsed.querySelector('parsererror')) return undefined
    for (const paragraph of parsed.getElementsByTagName('w:p')) {
      if (isUnread(paragraph)) continue
      const size = sizeOf(paragraph)
      for (const text of textIn(paragraph).split('\n').map(plain)) if (text) lines.push({ text, size })
    }
  }
  return lines
}

const isUnread = (element: Element) => element.closest('del, moveFrom, Fallback') !== null

/** The words of a paragraph; paragraphs inside it, as of a text box, have lines of their own. */
function textIn(node: Node): string {
  let text = ''
  for (const child of node.childNodes) {
    const { nodeName } = child
    if (unread.has(nodeName) || nodeName === 'w:p') continue
    if (nodeName === 'w:t') text += child.textContent ?? ''
    else if (nodeName === 'w:tab') text += '\t'
    else if (nodeName === 'w:br' || nodeName === 'w:cr') text += '\n'
    else if (nodeName === 'w:noBreakHyphen') text += '-'
    else text += textIn(child)
  }
  return text
}

/** The size of its letters, or what its style says of its rank. */
function sizeOf(paragraph: Element): number {
  const style = paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? ''
  const half = Number(paragraph.getElementsByTagName('w:sz')[0]?.getAttribute('w:val'))
  if (half > 0) return half / 2
  return /title/i.test(style) ? 28 : /heading/i.test(style) ? 14 : usual
}
