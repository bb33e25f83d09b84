import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test('a cell with a comma, a quotation mark or a new line stands in quotation marks', () => {
  expect(csvRow(['Okafor, Daniel', 'said "yes"', 'one\ntwo', 'plain', 7, null])).toBe(
    '"Okafor, Daniel","said ""yes""","one\ntwo",plain,7,\r\n',
  )
})

test('a time is written as spreadsheets read it, in UTC', () => {
  expect(csvRow([new Date('2026-11-22T23:05:59.123Z')])).toBe('2026-11-22 23:05\r\n')
})

test.each([
  'Hello\n=1+1',
  'Hello\r\n\t@SUM(A1)',
  'Hello;=1+1',
  'Hello; +1',
  'Hello\t-1+1',
  'Hello;＝1',
  'Hello;"=1+1;',
])('%j calculates nothing in a spreadsheet that parts cells by semicolons', (cell) => {
  const whole = csvRow(['before', cell])
  for (const part of whole.split(/[;\t\r\n]/).slice(1)) expect(part.trim()).not.toMatch(/^"*[=+\-@＝]/)
})

test.each(['=1+1', '+44 20 7946', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  '%j is text in a spreadsheet, and calculates nothing',
  (cell) => {
    expect(csvRow([cell])).toMatch(/^"?'/)
  },
)
