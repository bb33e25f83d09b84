import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newBadgeKey } from '#schema/badges/keys.ts'
import { freePort } from '#scripts/local/network.ts'
import { badgeOwner, badgesOf } from '#test/badges/badge-owner.ts'
import { verdictOn } from '#test/badges/independent-verifier.ts'
import { type Credential, retired } from '#test/badges/issuer.ts'
import { coreVerdictOn } from '#test/badges/verifier-core.ts'
import { callOn } from '#test/call.ts'
import { databaseAt, runJob } from '#test/people.ts'
import { preparedFolder, startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'
import { issueBadges } from '#worker/workflows/badges/issue-badges.ts'

const folder = preparedFolder()
const port = String(await freePort())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Does something while the product runs with these keys, always at one address and on one database. */
async function withKeys<Done>(keys: string, work: (product: KeyedProduct) => Promise<Done>): Promise<Done> {
  const { url, databaseUrl, stop } = await startProduct({
    BADGE_KEYS: keys,
    DATA_DIR: folder,
    PORT: port,
    SAMPLE_DATA: 'off',
  })
  const db = databaseAt(databaseUrl)
  const read = (path: string) => jsonOf<Credential>(fetch(`${url}${path}`, { redirect: 'error' }))
  /** The badge of somebody new. */
  async function issuedBy(issue: () => Promise<void>) {
    const { id } = await badgeOwner(db, databaseUrl)
    await issue()
    const [badge] = await badgesOf(db, id)
    return read(`/badges/${badge?.id}.json`)
  }
  const { variables, ...call } = callOn(db)
  try {
    return await work({
      read,
      renew: () => runJob('issue-badges', url),
      issue: () => issuedBy(() => runJob('issue-badges', url)),
      /** As the product did before, when it had this key. */
      issueBefore: (key) =>
        issuedBy(() => issueBadges({ ...call, variables: { ...variables, APP_URL: url, BADGE_KEYS: key } })),
      /** What both verifiers say of a signature; they ask for did:web by https alone. */
      async verdicts(badge) {
        const { statusListCredential: list } = badge.credentialStatus
        const answers = new Map([
          [`https://localhost:${port}/.well-known/did.json`, await read('/.well-known/did.json')],
          [list, await read(new URL(list).pathname)],
        ])
        const { signature, revoked, endorsements } = await verdictOn(badge, (at) => answers.get(at))
        return { signature, revoked, endorsements, core: await coreVerdictOn(badge, answers) }
      },
    })
  } finally {
    await stop()
  }
}
type KeyedProduct = {
  read: (path: string) => Promise<Credential>
  renew: () => Promise<void>
  issue: () => Promise<Credential>
  issueBefore: (key: string) => Promise<Credential>
  verdicts: (badge: Credential) => Promise<Record<string, unknown>>
}

test('a badge of the built worker holds once its key is retired, and is issued again where it was stolen', async () => {
  const [first, second] = [newBadgeKey('k1'), newBadgeKey('k2')]
  const good = {
    signature: true,
    revoked: false,
    endorsements: [true, true],
    core: expect.objectContaining({ valid_signature: true, revocation_status: true }),
  }
  const rotated = `${second},${await retired(first)}`
  const [old, latest] = await withKeys(rotated, async ({ issue, issueBefore, verdicts }) => {
    const old = await issueBefore(first)
    const issued = await issue()
    expect(old.proof.verificationMethod).toMatch(/#k1$/)
    expect(issued.proof.verificationMethod).toMatch(/#k2$/)
    expect(await verdicts(issued)).toEqual(good)
    expect(await verdicts(old)).toEqual(good)
    return [old, issued] as const
  })
  await withKeys(`${second},k1:gone`, async ({ read, renew, verdicts }) => {
    expect(await verdicts(latest)).toEqual(good)
    expect(await verdicts(old)).toMatchObject({ signature: false, endorsements: [false, false] })
    await renew()
    const { state, reason, current } = await read(`/api/badges/${idOf(old)}/state`)
    expect([state, reason]).toEqual(['revoked', 'key'])
    const again = await read(`/badges/${current}.json`)
    expect(await verdicts(again)).toEqual(good)
    expect(again.credentialSubject.id).toBe(old.credentialSubject.id)
    // Once, and nothing that a safe key signed.
    await renew()
    expect(await read(`/api/badges/${idOf(old)}/state`)).toMatchObject({ current })
    expect(await read(`/api/badges/${idOf(latest)}/state`)).toMatchObject({ state: 'valid' })
  })
})

const idOf = ({ id }: Credential) => /([a-z0-9]{12})\.json$/.exec(id)?.[1]
