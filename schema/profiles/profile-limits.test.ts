import { expect, test } from 'vitest'
import { linkedinAddress } from './profile-limits.ts'

test.each([
  ['https://www.linkedin.com/in/noor-haddad', 'https://www.linkedin.com/in/noor-haddad'],
  ['http://NG.LinkedIn.com/in/nöor/en?trk=1', 'https://ng.linkedin.com/in/nöor/en?trk=1'],
  ['m.linkedin.com/in/noor', 'https://m.linkedin.com/in/noor'],
  ['linkedin.com/pub/noor/1/2/3', 'https://linkedin.com/pub/noor/1/2/3'],
  ['https://www.linkedin.com/in/', undefined],
  ['https://www.linkedin.com/company/haddad', undefined],
  ['https://linkedin.com.evil.example/in/noor', undefined],
  ['https://noor.example/linkedin.com/in/noor', undefined],
  ['https://noor@linkedin.com/in/noor', undefined],
  ['javascript://linkedin.com/in/noor', undefined],
  ['linkedin.com/in/noor and more', undefined],
  ['linkedin.com/in/../feed', undefined],
  ['linkedin.com/in/noor/../../redir?url=x', undefined],
  ['noor-haddad', undefined],
  ['', undefined],
])('the LinkedIn address of %j is %j', (written, stored) => {
  expect(linkedinAddress(written)).toBe(stored)
})
