import { expect, test } from 'vitest'
import { ownerOfKey, readIdentifier } from './did.ts'

test.each([
  ['did:web:school.example', 'https://school.example/.well-known/did.json'],
  ['did:web:school.example%3A8443', 'https://school.example:8443/.well-known/did.json'],
  ['did:web:school.example:issuers:a-1', 'https://school.example/issuers/a-1/did.json'],
  ['https://school.example/issuers/1', 'https://school.example/issuers/1'],
])('the keys of %s are at %s', (id, address) => {
  expect(readIdentifier(id)).toMatchObject({ address })
})

test('a key is its own identifier, and other methods are known by their name', () => {
  expect(readIdentifier('did:key:z6Mk')).toEqual({ method: 'key', id: 'did:key:z6Mk', multikey: 'z6Mk' })
  expect(readIdentifier('did:ion:abc')).toEqual({ method: 'other', id: 'did:ion:abc', name: 'ion' })
  expect(ownerOfKey('did:web:school.example#k1')).toBe('did:web:school.example')
})

test.each([
  ...['', 'school', 'urn:uuid:1', 'http://school.example/', 'javascript:alert(1)', 'did:', 'did:web:'],
  ...['did:web:school.example/../x', 'did:web:school.example:..', 'did:web:school.example:%2e%2e'],
  ...['did:web:user@school.example', 'did:web:school.example%3A99999', 'did:web:sсhool.example'],
  `did:web:${'a'.repeat(600)}`,
])('%.40j names no issuer that could be asked', (id) => {
  expect(readIdentifier(id)).toBeUndefined()
})
