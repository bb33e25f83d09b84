import { expect, test, vi } from 'vitest'
import { storedUsername } from '#web/client/current-username.ts'
import { storedNote, storeNote } from './stored-note.ts'

test('an unsent note is shown to the validator who typed it, and to nobody else at the same browser', () => {
  const device = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => void device.set(key, text),
    removeItem: (key: string) => void device.delete(key),
  })
  storedUsername.write('ada@lark.example')
  storeNote(7, 'Who else was there?')
  storedUsername.write('ben@hale.example')
  expect(storedNote(7)).toBe('')
  storeNote(7, '')
  storedUsername.write('ada@lark.example')
  expect(storedNote(7)).toBe('Who else was there?')
})
