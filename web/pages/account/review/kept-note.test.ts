import { expect, test, vi } from 'vitest'
import { keptUsername } from '#web/client/current-username.ts'
import { keepNote, keptNote } from './kept-note.ts'

test('an unsent note is shown to the validator who typed it, and to nobody else at the same browser', () => {
  const device = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => void device.set(key, text),
    removeItem: (key: string) => void device.delete(key),
  })
  keptUsername.write('ada@lark.example')
  keepNote(7, 'Who else was there?')
  keptUsername.write('ben@hale.example')
  expect(keptNote(7)).toBe('')
  keepNote(7, '')
  keptUsername.write('ada@lark.example')
  expect(keptNote(7)).toBe('Who else was there?')
})
