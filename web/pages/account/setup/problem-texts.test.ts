import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { handMadePdf } from '#test/files/hand-made-pdf.ts'
import { readBytes } from '#web/features/onboarding/reading/read-bytes.ts'
import { maxFileSize, readFile } from '#web/features/onboarding/reading/read-file.ts'
import { problemTexts } from './problem-texts.ts'

type Read = { problem: keyof typeof problemTexts } | object
const sentenceOf = (read: Read) => ('problem' in read ? problemTexts[read.problem] : 'It was read.')

const options = { signal: new AbortController().signal, onProgress: () => {}, onTaken: () => {} }
const oldWord = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(2000).keys()])
const kinds: [name: string, content: Uint8Array, sentence: string][] = [
  ['cv.doc', oldWord, 'old Word file (.doc) or one that is protected by a password'],
  ['locked.docx', oldWord, 'old Word file (.doc) or one that is protected by a password'],
  ['picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'This is not a PDF'],
  ['empty.pdf', new Uint8Array(), 'This file is empty'],
  ['package.json', strToU8('{"name":"rembrandt"}'), 'not a JSON Resume'],
]
test.each(kinds)('%s is refused by its first bytes, with the reason', async (name, content, sentence) => {
  expect(sentenceOf(await readFile(new File([new Uint8Array(content)], name), options))).toContain(sentence)
})

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const docx = zipSync({
  'word/document.xml': strToU8(
    `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>Noor Haddad</w:t></w:r></w:p></w:body></w:document>`,
  ),
})
const linkedIn = zipSync({
  'Profile.csv': strToU8('First Name,Last Name\nNoor,Haddad\n'),
  'Skills.csv': strToU8('Name\nBaking\n'),
})
/** As a ZIP says that its files, but no folder, are encrypted: before each and in its directory. */
function withPassword(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (const [header, flags, name] of [
    ['PK\u0003\u0004', 6, 30],
    ['PK\u0001\u0002', 8, 46],
  ] as const)
    for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 1)) {
      const length = bytes.readUInt16LE(at + name - (name === 30 ? 4 : 18))
      if (bytes[at + name + length - 1] !== 47) bytes[at + flags] = 1
    }
  return bytes
}
// What unpacks to more than it may stands in linkedin.test.ts.
const contents: [why: string, kind: 'pdf' | 'zip', content: Uint8Array, sentence: string][] = [
  ['a DOCX that was cut off', 'zip', docx.subarray(0, 90), 'This file is broken'],
  ['an export that was cut off', 'zip', linkedIn.subarray(0, -80), 'This file is broken'],
  ['an export with a password', 'zip', withPassword(linkedIn), 'This file is protected by a password'],
  [
    'an export in a folder, with a password',
    'zip',
    withPassword(zipSync({ 'export/': new Uint8Array(), 'export/Skills.csv': strToU8('Name\nBaking\n') })),
    'This file is protected by a password',
  ],
  ['another ZIP', 'zip', zipSync({ 'a.txt': strToU8('a') }), 'Get a copy of your data'],
  ['a scan', 'pdf', handMadePdf({ pages: ['0.3 g 0 0 595 400 re f'] }), 'holds no text'],
]
test.each(contents)('%s is refused once it is read, with the reason', async (_, kind, content, sentence) => {
  expect(sentenceOf(await readBytes({ kind, bytes: new Uint8Array(content).buffer }))).toContain(sentence)
})

test('a file larger than the limit is refused unread', async () => {
  const large = new File([new Uint8Array(maxFileSize + 1)], 'large.pdf')
  expect(sentenceOf(await readFile(large, options))).toContain('larger than 10MB')
})
