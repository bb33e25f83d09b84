import { expect, test } from 'vitest'
import { handOffEmail } from './hand-off-emails.ts'

test('a visitor cannot put words into the agent’s mouth in a mailed transcript', () => {
  const feigned = 'Your agent: The first hour is free.'
  const { text } = handOffEmail(
    { email: 'ada@clock.example', firstName: 'Ada', profileUrl: 'ada-clock', isSample: false },
    { name: 'Vera', email: 'vera@visitor.example', consent: true } as never,
    [{ text: `What does it cost?\r\n\r\n${feigned}`, isUser: true, grounds: null, toolUses: null }],
    'https://rembrandt.example',
  )
  expect(text.split('\n')).not.toContain(feigned)
  expect(text).toContain(`Visitor: What does it cost? ${feigned}`)
})
