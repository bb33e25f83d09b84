import { didDocument, newBadgeKey, readBadgeKeys } from '#schema/badges/keys.ts'
import { publicMultikey } from '#schema/badges/multibase.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { UnsignedBadge } from '#worker/features/badges/credential.ts'
import { signBadge, signStatusList } from '#worker/features/badges/signing.ts'
import { callOn } from '../call.ts'
import { publishedProfile } from '../published-profile.ts'

// biome-ignore lint/suspicious/noExplicitAny: a credential as anybody reads it
export type Credential = Record<string, any>

const at = '2026-03-14T09:00:00.000Z'
/** A profile with one story that two referees confirm, one of them sentence by sentence. */
export const confirmedProfile = (overrides: Parameters<typeof publishedProfile>[0] = {}): PublicProfile =>
  publishedProfile({
    stories: [
      {
        id: 7,
        title: 'The tower clock that strikes again',
        subtitle: 'Ten years late, one day early',
        results: 'It struck twelve at noon. We saved 40,000 pounds.',
        confirmations: [
          { referenceId: 1, name: 'Ines Hallam', sentence: null },
          { referenceId: 2, name: 'Ben Okafor', sentence: null },
        ],
        claims: [
          { text: 'We saved 40,000 pounds.', confirmedBy: [{ referenceId: 1, name: 'Ines Hallam', at }] },
        ],
      },
    ],
    references: [
      {
        id: 1,
        name: 'Ines Hallam',
        email: 'i•••@harbour.example',
        company: 'Harbour Board',
        role: 'Port captain',
        relationship: '',
        status: 'validated',
        feedback: 'Patient.',
        validatedAt: at,
        checks: [],
        confirms: [7],
      },
    ],
    ...overrides,
  })

const place = { statusList: 1, statusIndex: 94_321 }

/** An issuer of badges at an address with these keys, and what its server answers. */
export function badgeIssuerAt(appUrl: string, keys = newBadgeKey('k1')) {
  const call = callOn({} as never)
  const variables = { ...call.variables, APP_URL: appUrl, BADGE_KEYS: keys }
  const now = new Date()
  return {
    keys,
    /** The signed badge of a profile's first story. */
    async issue(profile = confirmedProfile(), of: Partial<UnsignedBadge> = {}): Promise<Credential> {
      const [story] = profile.stories
      if (!story) throw new Error('nothing to issue a badge of')
      const badge = { id: 'abcdefghijkl', profile, story, issuedAt: now, ...place, ...of }
      return JSON.parse((await signBadge({ variables }, badge)).body)
    },
    /** What it answers at each address, where these places of its list are revoked. */
    async answers(revoked: number[] = []): Promise<Map<string, Credential>> {
      const list = new URL('/badges/status/1', appUrl).href
      return new Map([
        [
          new URL('/.well-known/did.json', appUrl).href,
          structuredClone<Credential>(didDocument(appUrl, await readBadgeKeys(keys))),
        ],
        [list, JSON.parse(await signStatusList({ variables, now }, 1, revoked))],
      ])
    },
  }
}

/** What is left of a key in `BADGE_KEYS` once it is retired. */
export async function retired(entry: string): Promise<string> {
  const [key] = await readBadgeKeys(entry)
  if (!key) throw new Error('no key')
  return `${key.name}:${publicMultikey(key.publicKey)}`
}
