import { expect, test } from 'vitest'
import { erasureNotice } from './erasure-notice.ts'

test('an owner who erases a message, a result, a meeting or a talk reads which parts go and which stay', () => {
  const name = 'Ida Voss'
  expect(erasureNotice({ source: 'question', name })).toMatch(/^What Ida Voss sent you is erased at once/)
  expect(erasureNotice({ source: 'question', name: '' })).toMatch(/^What you were sent is erased at once/)
  expect(erasureNotice({ source: 'scorecard', name })).toMatch(/It stays their own\.$/)
  expect(erasureNotice({ source: 'meeting', name })).toMatch(
    /The meeting stays: cancel it on its own page\.$/,
  )
  expect(erasureNotice({ source: 'hand-off', name })).toMatch(/stays among your conversations\.$/)
})
