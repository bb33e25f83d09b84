import { afterEach, expect, test, vi } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())
const notice = { label: 'Link', next: 'Paste it anywhere.' }

test('somebody who copies a link is told that it was copied', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('https://here.example', notice)).toBe(true)
  expect(writeText).toHaveBeenCalledWith('https://here.example')
  expect(currentToast()).toMatchObject({ title: 'Link copied', description: 'Paste it anywhere.' })
})

test('a refused copy shows the text, to be copied by hand', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined })
  expect(await copyText('https://here.example', notice)).toBe(false)
  expect(currentToast()).toMatchObject({
    variant: 'destructive',
    title: 'Link could not be copied',
    description: 'https://here.example',
  })
})
