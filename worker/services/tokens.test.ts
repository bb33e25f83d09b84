import { expect, test } from 'vitest'
import { issueExpiringToken, readExpiringToken, readToken, signToken } from './tokens.ts'

const secret = 'a secret of at least thirty-two characters'
const read = (token: string | undefined) => readToken(secret, 'visitor', token)

test('a token that was signed here says who it is', async () => {
  expect(await read(await signToken(secret, 'visitor', 'ada'))).toBe('ada')
  expect(await read(await signToken(secret, 'visitor', 'ada.of.london'))).toBe('ada.of.london')
})

test('a token that was changed anywhere says nothing', async () => {
  const token = await signToken(secret, 'visitor', 'ada-lovelace')
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A'
    const forged = token.slice(0, place) + other + token.slice(place + 1)
    expect(await read(forged), forged).toBeUndefined()
  }
})

test('a token signed with another secret or for another purpose says nothing', async () => {
  expect(await read(await signToken(`${secret}.`, 'visitor', 'ada'))).toBeUndefined()
  expect(await read(await signToken(secret, 'referee', 'ada'))).toBeUndefined()
})

test.each([undefined, '', '.', 'ada', 'ada.', '.signature', 'ada.signature', 'ada.'.padEnd(47, 'é')])(
  '%j says nothing',
  async (token) => {
    expect(await read(token)).toBeUndefined()
  },
)

test('an expiring token says what it was given until its time is over, and for its own purpose only', async () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const claims = { stage: 'Größe', total: 7 }
  const token = await issueExpiringToken(secret, 'result', claims, new Date(now.getTime() + 1000))
  expect(await readExpiringToken(secret, 'result', token, now)).toEqual(claims)
  expect(await readExpiringToken(secret, 'result', token, new Date(now.getTime() + 1000))).toBeUndefined()
  expect(await readExpiringToken(secret, 'invitation', token, now)).toBeUndefined()
  expect(await readExpiringToken(secret, 'result', `A${token.slice(1)}`, now)).toBeUndefined()
})
