import { expect, test } from 'vitest'
import { initialsOf } from './labels.ts'

test.each([
  ['Petra Proof', 'PP'],
  ['  ines   hallam  de sousa ', 'IH'],
  ['Мария 🚀', 'М🚀'],
  ['', 'EX'],
])('%s signs %s', (name, signature) => {
  expect(initialsOf(name)).toBe(signature)
  expect(initialsOf(name).isWellFormed()).toBe(true)
})
