import { expect, inject, test } from 'vitest'
import { newBadgeKey, readBadgeKeys } from '#schema/badges/keys.ts'
import { publicMultikey } from '#schema/badges/multibase.ts'
import { ownProcess } from '#test/call.ts'
import { app } from '../app.ts'

const address = '/.well-known/did.json'

test('anybody on any site reads the keys of the site, without a redirect', async () => {
  const answer = await fetch(`${inject('url')}${address}`, {
    redirect: 'error',
    headers: { Origin: 'https://verifier.example' },
  })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
    'content-type': 'application/json',
  })
  const id = `did:web:${encodeURIComponent(new URL(inject('url')).host)}`
  expect(await answer.json()).toEqual({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: [
      {
        id: `${id}#k1`,
        type: 'Multikey',
        controller: id,
        publicKeyMultibase: expect.stringMatching(/^z6Mk\w{44}$/),
      },
    ],
    assertionMethod: [`${id}#k1`],
  })
})

test('a browser may ask for the keys beforehand', async () => {
  const answer = await fetch(`${inject('url')}${address}`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://verifier.example', 'Access-Control-Request-Method': 'GET' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('a retired key stays in the document after a new one took its place, and no secret is in it', async () => {
  const [old] = await readBadgeKeys(newBadgeKey('k1'))
  const newest = newBadgeKey('k2')
  const retired = publicMultikey(old?.publicKey ?? new Uint8Array())
  const env = {
    APP_ENV: 'local',
    APP_URL: 'https://rembrandt.example',
    AUTH_SECRET: inject('authSecret'),
    TURSO_DATABASE_URL: inject('databaseUrl'),
    BADGE_KEYS: `${newest},k1:${retired}`,
  }
  const text = await (await app.request(address, {}, env, ownProcess)).text()
  expect(JSON.parse(text)).toMatchObject({
    assertionMethod: ['did:web:rembrandt.example#k2', 'did:web:rembrandt.example#k1'],
    verificationMethod: [{}, { publicKeyMultibase: retired }],
  })
  expect(text).not.toContain('z3u2')
})
