import { expect, test } from 'vitest'
import { normaliseEmail } from './email.ts'

test.each([
  ['Ada@Company.example', 'ada@company.example'],
  ['ada+work@company.example', 'ada@company.example'],
  [' ada+a+b@company.example ', 'ada@company.example'],
  ['a.d.a@gmail.com', 'a.d.a@gmail.com'],
  ['+ada@company.example', '+ada@company.example'],
  ['ada@sub+domain.example', 'ada@sub+domain.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(normaliseEmail(email)).toBe(mailbox)
})
