import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { registeredOwner, registration } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database, publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../services/database.ts'
import { isRetired, retiredHash, takenProfileUrls } from './address-queries.ts'
import { retireAddresses } from './commands.ts'

const { env, statements, visitor } = callsInProcess()
const plain = callOn(database())
const call = { ...plain, variables: { ...plain.variables, AUTH_SECRET: env.AUTH_SECRET } }

function nameOfTheirOwn(count: number) {
  const name = `Noor ${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const base = name.toLowerCase().replace(' ', '-')
  const addresses = [base, ...Array.from({ length: count - 1 }, (_, index) => `${base}-${index + 2}`)]
  return { name, base, addresses }
}

/** A name of which erased profiles had so many addresses, and the address that somebody of that name is given. */
async function givenAfter(retired: number) {
  const { name, base, addresses } = nameOfTheirOwn(retired)
  await retireAddresses(call, await Promise.all(addresses.map((one) => retiredHash(call, one))))
  statements.length = 0
  const answer = await visitor().post('/register-free-profile', registration({ fullName: name }))
  expect(answer.status).toBe(201)
  const { profileUrl } = await jsonOf<{ profileUrl: string }>(answer)
  return { base, profileUrl, asked: statements.filter((sql) => sql.includes('retired_addresses')).length }
}

test('somebody is given an address at once, however many of their name erased profiles had', async () => {
  const { base, profileUrl, asked } = await givenAfter(2000)
  expect(asked).toBeLessThan(25)
  expect(profileUrl.startsWith(`${base}-`)).toBe(true)
  expect(await isRetired(call, profileUrl)).toBe(false)
})

test('somebody is given the next number of their name, if erased profiles had few of it', async () => {
  const { base, profileUrl } = await givenAfter(3)
  expect(profileUrl).toBe(`${base}-4`)
})

test('somebody is given a number at random once hundreds have their name, which stays taken', async () => {
  const { name, base, addresses } = nameOfTheirOwn(700)
  const { id: profileId } = await publishPerson()
  const old = addresses.map((oldUrl) => ({ oldUrl, profileId, createdAt: new Date() }))
  await database().insert(tables.profileRedirects).values(old)
  const listed = await takenProfileUrls(call, base)
  expect([listed.length, listed[0]?.profileUrl]).toEqual([500, base])
  const { profileUrl } = await registeredOwner({ fullName: name })
  expect(profileUrl).toMatch(/-\d{3,6}$/)
  expect(addresses).not.toContain(profileUrl)
  const refused = await visitor().post('/register-free-profile', registration({ username: base }))
  expect([refused.status, (await jsonOf<{ code: string }>(refused)).code]).toEqual([409, 'USERNAME_TAKEN'])
})
