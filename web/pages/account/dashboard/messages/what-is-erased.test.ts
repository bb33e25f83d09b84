import { expect, test } from 'vitest'
import { whatIsErased } from './what-is-erased.ts'

test('an owner who erases a message, a result, a meeting or a talk reads which parts go and which stay', () => {
  const name = 'Ida Voss'
  expect(whatIsErased({ source: 'question', name })).toMatch(/^What Ida Voss sent you is erased at once/)
  expect(whatIsErased({ source: 'question', name: '' })).toMatch(/^What you were sent is erased at once/)
  expect(whatIsErased({ source: 'scorecard', name })).toMatch(/It stays their own\.$/)
  expect(whatIsErased({ source: 'meeting', name })).toMatch(/The meeting stays: cancel it on its own page\.$/)
  expect(whatIsErased({ source: 'hand-off', name })).toMatch(/stays among your conversations\.$/)
})
