import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { linesOfDocx } from './docx-lines.ts'
import { isOfDocx } from './docx-xml.ts'

const namespaces = ['w', 'mc', 'wps', 'v', 'r', 'w14']
  .map((prefix) => `xmlns:${prefix}="urn:${prefix}"`)
  .join(' ')
const files = (body: string, others: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'word/document.xml': `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
      ...others,
    }).map(([path, xml]) => [path, strToU8(xml)]),
  )
const linesIn = (body: string) => linesOfDocx(files(body)).lines.map(({ text }) => text)
const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

test('the words of content controls, smart tags, links and fields are read, and no codes', () => {
  expect(
    linesIn(`
      <w:sdt><w:sdtPr><w:alias w:val="Your name"/></w:sdtPr><w:sdtContent><w:p>${run('Noor ')}
        <w:smartTag w:element="City"><w:smartTagPr><w:attr w:name="x" w:val="y"/></w:smartTagPr>${run('Haddad')}</w:smartTag></w:p></w:sdtContent></w:sdt>
      <w:p>${run('Baker at ')}<w:sdt><w:sdtContent>${run('Brandt Ltd')}</w:sdtContent></w:sdt></w:p>
      <w:p><w:hyperlink r:id="r1">${run('noor@haddad.example')}</w:hyperlink></w:p>
      <w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "http://code"</w:instrText></w:r>
        <w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('My page')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>
      <w:p><w:fldSimple w:instr="DATE">${run('2026')}</w:fldSimple></w:p>
      <w:customXml><w:p>${run('Leeds')}</w:p></w:customXml>`),
  ).toEqual(['Noor Haddad', 'Baker at Brandt Ltd', 'noor@haddad.example', 'My page', '2026', 'Leeds'])
})

test('a template’s placeholders, hidden words and notes above letters are skipped', () => {
  expect(
    linesIn(`
      <w:p><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click here to enter your name')}</w:sdtContent></w:sdt>${run('Noor')}</w:p>
      <w:p>${run('Baker')}${run(' for robots only', '<w:vanish/>')}${run(' in Leeds', '<w:vanish w:val="0"/>')}</w:p>
      <w:p><w:r><w:ruby><w:rt>${run('above')}</w:rt><w:rubyBase>${run('Haddad')}</w:rubyBase></w:ruby></w:r></w:p>`),
  ).toEqual(['Noor', 'Baker in Leeds', 'Haddad'])
})

test('tracked changes are read in their present text, a paragraph whose end was deleted with the next', () => {
  expect(
    linesIn(`
      <w:p>${run('Cut ')}<w:del><w:r><w:delText>costs</w:delText></w:r></w:del><w:ins>${run('waste by 9%')}</w:ins></w:p>
      <w:moveFrom><w:p>${run('Old place')}</w:p></w:moveFrom><w:moveTo><w:p>${run('New place')}</w:p></w:moveTo>
      <w:p><w:pPr><w:rPr><w:del w:author="x"/></w:rPr></w:pPr>${run('Opened three shops ')}</w:p><w:p>${run('in a year.')}</w:p>`),
  ).toEqual(['Cut waste by 9%', 'New place', 'Opened three shops in a year.'])
})

test('symbols, tabs to a margin, hyphens and marks of footnotes and comments are read as they look', () => {
  expect(
    linesIn(`
      <w:p><w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r><w:r><w:tab/></w:r>${run('Shift plans')}</w:p>
      <w:p>${run('Baker')}<w:r><w:ptab w:alignment="right"/></w:r>${run('2015')}<w:r><w:noBreakHyphen/></w:r>${run('2019')}</w:p>
      <w:p>${run('Order')}<w:r><w:softHyphen/></w:r>${run('sheets')}<w:r><w:footnoteReference w:id="2"/></w:r><w:commentRangeStart w:id="1"/>${run(', tested')}<w:commentRangeEnd w:id="1"/></w:p>`),
  ).toEqual(['• Shift plans', 'Baker\t2015-2019', 'Ordersheets, tested'])
})

test('a text box is read once, even if it is stored for several programs', () => {
  const box = `<w:txbxContent><w:p>${run('Skills')}</w:p></w:txbxContent>`
  expect(
    linesIn(`<w:p>${run('Noor')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>
      <mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>
      <w:p><w:r><w:pict><v:textbox>${box.replace('Skills', 'Languages')}</v:textbox></w:pict></w:r></w:p>`),
  ).toEqual(['Noor', 'Skills', 'Languages'])
})

test('a letter’s size is its own, as Google Docs and Pages set it, not that of the paragraph’s end', () => {
  const body = `
    <w:p><w:pPr><w:pStyle w:val="Body"/><w:rPr><w:sz w:val="20"/></w:rPr></w:pPr>${run(' ', '<w:sz w:val="12"/>')}${run('Noor Haddad', '<w:b/><w:sz w:val="52"/>')}</w:p>
    <w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('Skills')}</w:p>
    <w:p><w:pPr><w:rPr><w:b w:val="1"/><w:sz w:val="40"/></w:rPr></w:pPr>${run('Baker', '<w:b w:val="0"/>')}</w:p>`
  const { lines } = linesOfDocx(files(body))
  expect(lines.map(({ text, size, font }) => [text, size, font])).toEqual([
    ['Noor Haddad', 26, 'Body, bold'],
    ['Skills', 14, 'Heading1'],
    ['Baker', 11, ''],
  ])
})

test('a file whose main part has a number, as Word on the web writes it, is read with its styles', () => {
  const whole = files(`<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr>${run('Noor')}</w:p>`)
  const document = whole.get('word/document.xml') ?? new Uint8Array()
  const style = `<w:styles ${namespaces}><w:style w:styleId="a"><w:name w:val="Title"/><w:rPr><w:sz w:val="60"/></w:rPr></w:style></w:styles>`
  const parts = new Map([
    ['word/document2.xml', document],
    ['word/styles2.xml', strToU8(style)],
  ])
  expect([...parts.keys()].every(isOfDocx)).toBe(true)
  expect(linesOfDocx(parts).lines).toEqual([{ text: 'Noor', size: 30, font: 'Title' }])
  expect(isOfDocx('word/comments.xml') || isOfDocx('word/glossary/document.xml')).toBe(false)
})
