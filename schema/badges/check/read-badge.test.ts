import { encode } from 'fast-png'
import { expect, test } from 'vitest'
import { badgeOf, issuerAt } from '#test/badges/signed-badge.ts'
import { bake } from '../baked-picture.ts'
import type { JsonObject } from '../json.ts'
import { problemOfForm } from './form.ts'
import { maxCredentialLength, type ReadProblem, readBadge, readBadgeFile } from './read-badge.ts'

const badge = { type: ['VerifiableCredential', 'OpenBadgeCredential'], name: 'A berth' }
const picture = encode({ width: 2, height: 2, data: new Uint8Array(16).fill(90), channels: 4 })
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a badge is read from JSON, with or without a mark of its bytes, and from a picture', async () => {
  const text = JSON.stringify(badge)
  expect(readBadge(text)).toEqual({ badge })
  expect(await readBadgeFile(bytesOf(`\uFEFF${text}\n`))).toEqual({ badge })
  expect(await readBadgeFile(bake(picture, text))).toEqual({ badge })
})

test.each<[text: string, problem: ReadProblem]>([
  ['', 'empty'],
  [' \n', 'empty'],
  ['hello', 'not-json'],
  ['{"type": "VerifiableCredential"', 'not-json'],
  ['null', 'no-credential'],
  ['"VerifiableCredential"', 'no-credential'],
  ['[{"type": "VerifiableCredential"}]', 'no-credential'],
  ['{"type": 5}', 'no-credential'],
  ['<!doctype html><title>A badge</title>', 'web-page'],
  ['<?xml version="1.0"?><svg xmlns:openbadges="x"></svg>', 'svg'],
  ['%PDF-1.7', 'other-file'],
  ['GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)', 'other-file'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
  ['eyJhbGciOiJFZERTQSJ9.eyJ2YyI6e319.c2ln', 'jwt'],
  ['{"type": "EnvelopedVerifiableCredential", "id": "data:application/vc+jwt,eyJ"}', 'jwt'],
  ['{"@context": "https://w3id.org/openbadges/v2", "type": "Assertion"}', 'open-badges-2'],
  ['{"uid": "1", "recipient": {}, "badge": "https://issuer.example/badge"}', 'open-badges-2'],
  ['{"type": ["VerifiablePresentation"]}', 'presentation'],
  ['{"type": ["VerifiableCredential", "EndorsementCredential"]}', 'lone-endorsement'],
  ['{"type": ["VerifiableCredential", "DriverLicence"]}', 'other-credential'],
  ['{"type": "VerifiableCredential", "__proto__": {"type": "OpenBadgeCredential"}}', 'forbidden-name'],
  ['{"type": ["VerifiableCredential"], "a": [{"__proto__": 1}]}', 'forbidden-name'],
  ['{"a": {"b": 1, "\\u0062": 2}}', 'duplicate-name'],
  [`${'{"a":'.repeat(41)}1${'}'.repeat(41)}`, 'too-deep'],
  ['['.repeat(900_000), 'too-deep'],
  [`[${'1,'.repeat(30_000)}1]`, 'too-many-values'],
  [`"${'x'.repeat(maxCredentialLength)}"`, 'too-large'],
])('a file or text that is no badge is refused with its kind: %.60j', (text, problem) => {
  expect(readBadge(text)).toMatchObject({ problem })
})

test('names that stand in different objects, or in texts, do not stand twice', () => {
  const text =
    '{"type": ["VerifiableCredential", "OpenBadgeCredential"], "a": [{"b": 1}, {"b": "\\"b\\": {[,"}]}'
  expect(readBadge(text)).toHaveProperty('badge')
})

test('bytes that are not text and files too large for a badge have different sentences', async () => {
  expect(await readBadgeFile(Uint8Array.from([0xff, 0xd8, 0xff]))).toEqual({ problem: 'other-file' })
  expect(await readBadgeFile(new Uint8Array(20_000_001))).toEqual({ problem: 'too-large' })
  expect(await readBadgeFile(new Uint8Array(4_000_000))).toEqual({ problem: 'too-large' })
  expect(await readBadgeFile(picture)).toEqual({ problem: 'picture-without-badge' })
})

test('the largest badge that is read is checked within seconds, so that the page goes on reacting', async () => {
  const issuer = await issuerAt('academy.example')
  const subject = badgeOf(issuer).credentialSubject as JsonObject
  const result = Array.from({ length: 900 }, () => ({ type: ['Result'], value: 'alike' }))
  const large = badgeOf(issuer, { credentialSubject: { ...subject, result } })
  expect(readBadge(JSON.stringify(large))).toHaveProperty('badge')
  const more = badgeOf(issuer, { credentialSubject: { ...subject, result: [...result, ...result] } })
  expect(readBadge(JSON.stringify(more))).toMatchObject({ problem: 'too-many-values' })
  const started = performance.now()
  expect(await problemOfForm(large)).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(20_000)
})
