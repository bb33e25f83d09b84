import { expect, test, vi } from 'vitest'
import { readFile } from './read-file.ts'

test('a file that is called off while it is fetched is not taken', async () => {
  const calledOff = new AbortController()
  const onTaken = vi.fn()
  const file = new File(['{"basics":{"name":"Noor Haddad"}}'], 'cv.json')
  const reading = readFile(file, { signal: calledOff.signal, onProgress: () => {}, onTaken })
  calledOff.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect(onTaken).not.toHaveBeenCalled()
})
