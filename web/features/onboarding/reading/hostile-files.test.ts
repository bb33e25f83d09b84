import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { handMadePdf, linesAsPage } from '#test/files/hand-made-pdf.ts'
import { findingsInResume } from './findings-in-resume.ts'
import { readBytes } from './read-bytes.ts'

const read = (kind: 'pdf' | 'zip', bytes: Uint8Array) =>
  readBytes({ kind, bytes: new Uint8Array(bytes).buffer })
const cv = [
  'Noor Haddad',
  'noor@haddad.example',
  'Experience',
  'Cut the waste of twelve shops from 31% to 9%.',
]
const found = { findings: expect.arrayContaining([expect.objectContaining({ value: 'Noor Haddad' })]) }

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const document = (body: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
const docx = (xml: string, others: Record<string, string> = {}) =>
  zipSync({
    'word/document.xml': strToU8(xml),
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, strToU8(text)])),
  })

test('a PDF that needs a password is distinguished from a broken one', async () => {
  const locked = await readFile(new URL('../../../../test/files/locked.pdf', import.meta.url))
  expect(await read('pdf', locked)).toEqual({ problem: 'locked' })
  expect(await read('pdf', locked.subarray(0, 300))).toEqual({ problem: 'broken' })
})

test('a page with tens of thousands of separate letters is read in part, and says so', async () => {
  const letters = Array.from(
    { length: 40_000 },
    (_, index) => `1 0 0 1 ${(index * 37) % 595} ${(index * 91) % 842} Tm (a) Tj`,
  )
  const pdf = handMadePdf({ pages: [`${linesAsPage(cv)}\nBT /F1 2 Tf\n${letters.join('\n')}\nET`] })
  expect(await read('pdf', pdf)).toMatchObject({ isCut: true })
})

test('elements in elements a million deep are a broken file', async () => {
  const deep = 1_000_000
  const xml = document(`${paragraph('Noor Haddad')}${'<w:x>'.repeat(deep)}${'</w:x>'.repeat(deep)}`)
  expect(await read('zip', docx(xml))).toEqual({ problem: 'broken' })
})

test.each([
  ['another host', '<!ENTITY e SYSTEM "https://elsewhere.example/e">'],
  ['this computer', '<!ENTITY e SYSTEM "file:///etc/passwd">'],
  ['itself, many times', '<!ENTITY d "aaaaaaaa"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;">'],
])('an entity that stands for %s is not followed', async (_, entity) => {
  const xml = document(`${cv.map(paragraph).join('')}${paragraph('&e;')}`, `<!DOCTYPE w [${entity}]>`)
  expect(await read('zip', docx(xml))).toEqual({ problem: 'broken' })
})

test('a file whose name leads elsewhere is not read, and ten thousand of them are a broken file', async () => {
  const among = (count: number) =>
    docx(document(cv.map(paragraph).join('')), {
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`../word/${index}.xml`, 'x'])),
      '../word/document.xml': document(paragraph('Eve Elsewhere')),
    })
  const few = await read('zip', among(100))
  expect(few).toMatchObject(found)
  expect(JSON.stringify(few)).not.toContain('Eve')
  expect(await read('zip', among(10_000))).toEqual({ problem: 'broken' })
})

test('a DOCX that refers to files elsewhere is read without them', async () => {
  const related =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://elsewhere.example/t.dotm" TargetMode="External"/></Relationships>'
  const file = docx(document(cv.map(paragraph).join('')), {
    'word/_rels/document.xml.rels': related,
    'word/_rels/settings.xml.rels': related,
    'word/vbaProject.bin': 'x',
  })
  expect(await read('zip', file)).toMatchObject(found)
})

test('characters that are invisible, or that turn the text after them, are taken out', async () => {
  const lines = [
    'No\u202eor \u200bHad\u061cdad\u{e0041}',
    'noor\u2066@haddad.example\u2069',
    'Experience',
    'Cut the \u202dwaste\u0085 of twelve\u00ad shops from\ufeff 31% to 9%.',
  ]
  const answer = await read('zip', docx(document(lines.map(paragraph).join(''))))
  expect(answer).toMatchObject(found)
  expect(JSON.stringify(answer)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  const resume = { basics: { name: 'No\u202eor\u0000 Haddad' }, references: [{ name: 'Ilse\u2066 Brandt' }] }
  expect(findingsInResume(JSON.stringify(resume), new Date())?.map(({ value }) => value)).toEqual([
    'Noor Haddad',
    'Ilse Brandt',
  ])
})

test('a text from right to left is read in the order in which it is spoken', async () => {
  const lines = [
    'דנה כהן',
    'dana@cohen.example',
    'Experience',
    'הפחיתה את הבזבוז של שתים עשרה חנויות ב-31% בשנה.',
  ]
  expect(await read('zip', docx(document(lines.map(paragraph).join(''))))).toMatchObject({
    findings: [
      { field: 'email', value: 'dana@cohen.example' },
      { field: 'story', value: lines[3] },
    ],
  })
})

test('a JSON Resume with a hundred thousand lines is read at once', () => {
  const highlights = Array.from({ length: 100_000 }, (_, index) => `Saved ${index}% of it`)
  const begun = process.threadCpuUsage()
  const all = findingsInResume(JSON.stringify({ work: [{ name: 'Brot', highlights }] }), new Date())
  expect(all).toHaveLength(100_000)
  expect(process.threadCpuUsage(begun).user, 'microseconds').toBeLessThan(20_000_000)
  const deep = 1_000_000
  expect(findingsInResume(`${'{"work":'.repeat(deep)}1${'}'.repeat(deep)}`, new Date())).toBeUndefined()
})

test('an address under a name is a line of its own', async () => {
  expect(await read('pdf', handMadePdf({ pages: [linesAsPage(cv)] }))).toMatchObject(found)
})
