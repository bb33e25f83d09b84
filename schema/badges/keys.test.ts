import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyEntries, removedKeys } from './key-entries.ts'
import { didDocument, issuerOf, newBadgeKey, readBadgeKeys, signerOf } from './keys.ts'
import { publicMultikey, secretMultikey, toMultibase } from './multibase.ts'

const seed = new Uint8Array(32).fill(1)
const secret = secretMultikey(seed)
const publicDer = createPublicKey(
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  }),
).export({ format: 'der', type: 'spki' })
const publicKey = new Uint8Array(publicDer.subarray(-32))

test('a secret gives the public key that node:crypto derives of it', async () => {
  expect(await readBadgeKeys(`k1:${secret}`)).toEqual([{ name: 'k1', publicKey, secret: seed }])
  expect(publicMultikey(publicKey)).toMatch(/^z6Mk/)
  expect(secret).toMatch(/^z3u2/)
})

test('a new key can be read, and is another one each time', async () => {
  const [first, second] = [newBadgeKey('k2'), newBadgeKey('k2')]
  expect(first).not.toBe(second)
  expect(await readBadgeKeys(`${first}, k1:${publicMultikey(publicKey)}`)).toMatchObject([
    { name: 'k2' },
    { name: 'k1', secret: null },
  ])
})

test.each([
  ['nothing', ''],
  ['a secret without a name', secret],
  ['a name with a capital', `K1:${secret}`],
  ['a name twice', `k1:${secret},k1:${secret}`],
  ['a newest key without a secret', `k2:${publicMultikey(publicKey)},k1:${secret}`],
  ['a key cut short', `k1:${secret.slice(0, -3)}`],
  ['letters that base58 does not have', `k1:${secret.slice(0, -1)}0`],
  ['a key of another kind', `k1:${toMultibase(Uint8Array.from([0xec, 1, ...seed]))}`],
  ['an empty entry', `k1:${secret},`],
])('%s is no list of keys', async (_, text) => {
  expect(keyEntries(text)).toBeUndefined()
  await expect(readBadgeKeys(text)).rejects.toThrow('BADGE_KEYS')
})

test('a key that was stolen stands in the list by its name alone, and in no document', async () => {
  const text = `k2:${secretMultikey(seed.with(0, 2))},k1:gone`
  expect((await readBadgeKeys(text)).map(({ name }) => name)).toEqual(['k2'])
  expect(removedKeys(text)).toEqual(['k1'])
  for (const wrong of [`k1:gone,k2:${secret}`, `k1:${secret},k1:gone`, 'k1:gone'])
    expect(keyEntries(wrong), wrong).toBeUndefined()
})

test('the issuer is a did:web of its host, with its port encoded', () => {
  expect(issuerOf('https://rembrandt.example/')).toBe('did:web:rembrandt.example')
  expect(issuerOf('http://localhost:8787')).toBe('did:web:localhost%3A8787')
})

test('the DID document holds every key, and refers to each by its address', async () => {
  const keys = await readBadgeKeys(`k2:${secretMultikey(seed.with(0, 2))},k1:${publicMultikey(publicKey)}`)
  const document = didDocument('https://rembrandt.example', keys)
  expect(document.assertionMethod).toEqual(['did:web:rembrandt.example#k2', 'did:web:rembrandt.example#k1'])
  expect(document.verificationMethod[1]).toEqual({
    id: 'did:web:rembrandt.example#k1',
    type: 'Multikey',
    controller: 'did:web:rembrandt.example',
    publicKeyMultibase: publicMultikey(publicKey),
  })
  expect(signerOf('https://rembrandt.example', keys).verificationMethod).toBe('did:web:rembrandt.example#k2')
})
