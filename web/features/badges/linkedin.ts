import { brand } from '#schema/brand.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** What LinkedIn keeps of a certificate, in the order of its form. */
export type Certificate = {
  name: string
  organisation: string
  /** `January 2026`. */
  issued: string
  issueYear: number
  /** 1 to 12. */
  issueMonth: number
  id: string
  address: string
}

/** A badge as a certificate; `address` is where anybody checks it. */
export function certificateOf(
  badge: { id: string; title: string; issuedAt: string },
  address: string,
): Certificate {
  const issued = new Date(badge.issuedAt)
  return {
    name: `Validated story: ${badge.title}`,
    organisation: brand.name,
    issued: writtenDay(badge.issuedAt).replace(/^\d+ /, ''),
    issueYear: issued.getUTCFullYear(),
    issueMonth: issued.getUTCMonth() + 1,
    id: badge.id,
    address,
  }
}

/** The link that opens LinkedIn's form for a certificate with its fields filled in. */
export function addToLinkedIn({
  name,
  organisation,
  issueYear,
  issueMonth,
  id,
  address,
}: Certificate): string {
  const params = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organisation,
    issueYear: String(issueYear),
    issueMonth: String(issueMonth),
    certUrl: address,
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${params}`
}

/** The fields as LinkedIn's form names them, to copy by hand where they were not filled in. */
export const fieldsOfLinkedIn = (certificate: Certificate): readonly [label: string, value: string][] => [
  ['Name', certificate.name],
  ['Issuing organization', certificate.organisation],
  ['Issue date', certificate.issued],
  ['Credential ID', certificate.id],
  ['Credential URL', certificate.address],
]
