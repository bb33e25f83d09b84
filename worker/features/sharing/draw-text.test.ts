import { expect, test } from 'vitest'
import { wrapText } from './draw-text.ts'

const style = { font: 'serif', size: 40 } as const

test('a word that is wider than a picture’s label is cut on every line of it, not only on the last', () => {
  const word = 'Rechtsschutzversicherungsgesellschaften'
  const lines = wrapText(`${word} verlieren ${word} verlieren ${word} verlieren`, style, 400, 3)
  expect(lines).toHaveLength(3)
  expect(lines.map((line) => line.endsWith('…'))).toEqual([true, false, true])
})
