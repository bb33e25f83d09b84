import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './use-save-draft.ts'

test('two changes of a draft within one round trip are both in it', async () => {
  let stored = { title: 'old', result: 'old' }
  const put = (part: Partial<typeof stored>) =>
    inTurn(async () => {
      const changed = { ...stored, ...part }
      await setTimeout(5)
      stored = changed
    })
  await Promise.all([put({ title: 'new' }), put({ result: 'new' })])
  expect(stored).toEqual({ title: 'new', result: 'new' })
})

test('a change that fails does not hold up the next', async () => {
  const failing = inTurn(() => Promise.reject(new Error('The network is gone')))
  const next = inTurn(async () => 'saved')
  await expect(failing).rejects.toThrow('The network is gone')
  expect(await next).toBe('saved')
})
