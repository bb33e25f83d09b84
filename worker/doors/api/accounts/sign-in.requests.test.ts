import { expect, test } from 'vitest'
import { signInAnswerSchema } from '#schema/accounts/accounts.ts'
import { browser, registeredOwner, registration, signedInAs, signIn } from '#test/account.ts'
import { jsonOf } from '#test/requests.ts'

test('a new account signs in with its address and password, and out again', async () => {
  const owner = await registeredOwner({ fullName: 'Petra Voss' })
  const user = await owner.user()
  expect(user).toEqual({
    email: owner.email,
    name: 'Petra Voss',
    role: 'owner',
    emailVerified: false,
    profileUrl: owner.profileUrl,
  })
  expect((await owner.post('/logout')).status).toBe(204)
  expect(await owner.user()).toBeNull()
})

test('an address is the same in any case', async () => {
  const { email, password } = await registeredOwner()
  const visitor = await signIn(browser(), email.toUpperCase(), password)
  expect((await visitor.user())?.email).toBe(email)
})

test('a wrong password and an unknown address get the same answer, and no cookie', async () => {
  const { email } = await registeredOwner()
  const answers = await Promise.all(
    [email, registration().email].map((address) =>
      browser().post('/login', { email: address, password: 'not the loaf' }),
    ),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect(bodies[0]).toEqual({ code: 'WRONG_CREDENTIALS', error: 'Invalid username or password.' })
  expect(bodies[1]).toEqual(bodies[0])
  expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
})

test('a password that is longer than any can be is a wrong one, in the same words', async () => {
  const owner = await registeredOwner()
  const long = 'loaf'.repeat(33)
  const sentences = await Promise.all(
    [
      owner.post('/login', { email: owner.email, password: long }),
      owner.put('/account', { currentPassword: long, newPassword: 'four loaves of rye' }),
    ].map(async (answer) => (await jsonOf<{ details: { message: string }[] }>(answer)).details),
  )
  expect(sentences).toEqual([
    [{ path: 'password', message: 'Invalid username or password.' }],
    [{ path: 'currentPassword', message: 'That is not your current password.' }],
  ])
})

test('a password of 128 characters, blanks and any letters signs in as it was typed, and in no other way', async () => {
  const password = ` Forty loaves, 東京 ${'ø'.repeat(109)} `
  expect(password).toHaveLength(128)
  const { email, ...owner } = await registeredOwner({ password })
  expect((await owner.user())?.email).toBe(email)
  for (const other of [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, 72),
    `${password.slice(0, -1)}.`,
  ])
    expect((await browser().post('/login', { email, password: other })).status).toBe(401)
})

test('the answer to a sign-in contains no token and is never cacheable', async () => {
  const { email, password } = await signedInAs('validator')
  const answer = await browser().post('/login', { email, password })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const body = await jsonOf<object>(answer)
  expect(signInAnswerSchema.parse(body)).toEqual(body)
  const token = decodeURIComponent(cookie.slice('session='.length).split(';')[0] ?? '').split('.')[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(JSON.stringify(body)).not.toContain(token)
})

test('a field that is not filled in is named with what to enter', async () => {
  const answer = await browser().post('/login', { email: 'nobody', password: '' })
  expect(answer.status).toBe(400)
  expect(await jsonOf<object>(answer)).toMatchObject({
    code: 'BAD_REQUEST',
    details: [
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password is required' },
    ],
  })
})
