import { expect, test } from 'vitest'
import { referenceFlags } from './flags.ts'

const owner = { email: 'noor@haddad.example', network: 'a network' }
const flagsOf = (email: string, network: string | null = null, of: typeof owner = owner) =>
  referenceFlags({ email, network }, of)

test.each([
  ['ilse@brandt.example', []],
  ['ilse@Gmail.com', ['free-mail']],
  ['ilse@yahoo.co.uk', ['free-mail']],
  ['ilse@outlook.de', ['free-mail']],
  ['ilse@gmx.net', ['free-mail']],
  ['ilse@outlook.brandt.example', []],
  ['ilse@notgmail.com', []],
  ['omar@HADDAD.example', ['owner-domain']],
  ['omar@bakery.haddad.example', ['owner-domain']],
  ['omar@newhaddad.example', []],
])('%s is flagged %j', (email, flags) => {
  expect(flagsOf(email)).toEqual(flags)
})

test('two people with free mailboxes of the same provider are not flagged as colleagues', () => {
  expect(flagsOf('ilse@gmail.com', null, { ...owner, email: 'noor@gmail.com' })).toEqual(['free-mail'])
})

test('a referee who answers from the owner’s network is flagged, and nobody for an unknown network', () => {
  expect(flagsOf('ilse@brandt.example', 'a network')).toEqual(['same-network'])
  expect(flagsOf('ilse@brandt.example', 'another')).toEqual([])
  expect(
    referenceFlags({ ...owner, email: 'i@b.example', network: null }, { ...owner, network: null as never }),
  ).toEqual([])
})
