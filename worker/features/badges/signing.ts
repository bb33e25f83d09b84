import { statusListHref } from '#schema/badges/addresses.ts'
import { credentialsContext } from '#schema/badges/contexts.ts'
import { signDocument } from '#schema/badges/data-integrity.ts'
import { issuerOf, readBadgeKeys, signerOf } from '#schema/badges/keys.ts'
import { encodeStatusList } from '#schema/badges/status-list.ts'
import type { Call } from '../../call.ts'
import { credentialOf, dateTimeOf, type UnsignedBadge } from './credential.ts'

type Signing = Pick<Call, 'variables'>

/** How long a verifier may keep a status list, in milliseconds. */
const statusListTtl = 60_000

/**
 * Signs a badge and each endorsement in it with the newest key: the key's name, and the credential as JSON.
 * @throws CanonicalFormError where a term of it is not defined
 */
export async function signBadge({ variables }: Signing, badge: UnsignedBadge) {
  const { keyId, signer } = await signerNow({ variables })
  const created = dateTimeOf(badge.issuedAt)
  const { endorsement = [], ...credential } = credentialOf(variables.APP_URL, badge)
  const endorsed = []
  for (const one of endorsement) endorsed.push(await signDocument(one, signer, created))
  const whole = { ...credential, ...(endorsed.length > 0 && { endorsement: endorsed }) }
  return { keyId, body: JSON.stringify(await signDocument(whole, signer, created)) }
}

/** A signed status list as JSON, of the indices that are revoked. */
export async function signStatusList(
  { variables, now }: Signing & Pick<Call, 'now'>,
  list: number,
  revoked: Iterable<number>,
): Promise<string> {
  const { signer } = await signerNow({ variables })
  const address = new URL(statusListHref(list), variables.APP_URL).href
  const created = dateTimeOf(now)
  const credential = {
    '@context': [credentialsContext],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerOf(variables.APP_URL),
    validFrom: created,
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encodeStatusList(revoked),
      ttl: statusListTtl,
    },
  }
  return JSON.stringify(await signDocument(credential, signer, created))
}

async function signerNow({ variables }: Signing) {
  const keys = await readBadgeKeys(variables.BADGE_KEYS)
  return { keyId: keys[0]?.name ?? '', signer: signerOf(variables.APP_URL, keys) }
}
