import { expect, test } from 'vitest'
import { addToLinkedIn, certificateOf, fieldsOfLinkedIn } from './linkedin.ts'

const badge = { id: 'k3v9q2m7x1ab', title: 'Boats & “half” empty?', issuedAt: '2026-01-31T23:30:00.000Z' }
const address = 'https://rembrandt.example/verify?badge=k3v9q2m7x1ab'
const certificate = certificateOf(badge, address)

test('the link to LinkedIn fills in name, organisation, month, id and the address that checks the badge', () => {
  const link = new URL(addToLinkedIn(certificate))
  expect(link.origin + link.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Validated story: Boats & “half” empty?',
    organizationName: 'Rembrandt',
    issueYear: '2026',
    issueMonth: '1',
    certUrl: address,
    certId: 'k3v9q2m7x1ab',
  })
})

test('the values to copy say the same as the link, in the words of LinkedIn’s form', () => {
  expect(fieldsOfLinkedIn(certificate)).toEqual([
    ['Name', 'Validated story: Boats & “half” empty?'],
    ['Issuing organization', 'Rembrandt'],
    ['Issue date', 'January 2026'],
    ['Credential ID', 'k3v9q2m7x1ab'],
    ['Credential URL', address],
  ])
})
