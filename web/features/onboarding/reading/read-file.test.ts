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

test('a file of rich text is no broken JSON Resume, but one that is not read here', async () => {
  const file = new File([String.raw`{\rtf1\ansi Noor Haddad}`], 'cv.rtf')
  const options = { signal: new AbortController().signal, onProgress: () => {}, onTaken: () => {} }
  expect(await readFile(file, options)).toEqual({ problem: 'unknown' })
})
