import { Validator } from '@cfworker/json-schema'
import { expect, test } from 'vitest'
import { badgeContexts, knownContexts } from '#schema/badges/contexts.ts'
import { sampleExperts } from '#scripts/samples/seed-samples.ts'
import schema from '#test/badges/achievement-credential-schema.json' with { type: 'json' }
import { badgeIssuerAt, type Credential, confirmedProfile } from '#test/badges/issuer.ts'
import { publishedSample } from '#test/published-sample.ts'

const issuer = badgeIssuerAt('https://rembrandt.example')
// 1EdTech's own, of 1 July 2026, which still speaks of the credentials of the former version.
const validator = new Validator(schema as object, '4', false)

/** A credential in the words of the former version: other names of dates, no purpose of a status, no endorsement's name. */
function inFormerWords({ validFrom, credentialStatus, name, endorsement, ...rest }: Credential): Credential {
  return {
    ...rest,
    ...(rest.type.includes('EndorsementCredential') ? {} : { name }),
    issuanceDate: validFrom,
    ...(credentialStatus && { credentialStatus: { id: credentialStatus.id, type: credentialStatus.type } }),
    ...(endorsement && { endorsement: endorsement.map(inFormerWords) }),
  }
}
const faultsOf = (credential: Credential) =>
  validator
    .validate(inFormerWords(credential))
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)

test('the schema of Open Badges accepts a badge, and none without its criteria or its subject', async () => {
  const badge = await issuer.issue()
  expect(faultsOf(badge)).toEqual([])
  delete badge.credentialSubject.achievement.criteria
  expect(faultsOf(badge)).not.toEqual([])
  expect(faultsOf({ ...(await issuer.issue()), credentialSubject: 'https://rembrandt.example' })).not.toEqual(
    [],
  )
})

test('the schema accepts the badge of a story of every sample expert', async () => {
  let count = 0
  for (const expert of await sampleExperts()) {
    const profile = publishedSample(expert)
    // What a badge has beside its words is the same for every story.
    for (const story of profile.stories.slice(0, 1)) {
      expect(faultsOf(await issuer.issue(profile, { story })), story.title).toEqual([])
      count++
    }
  }
  expect(count).toBeGreaterThan(20)
})

test('no context that a badge names has to be fetched', async () => {
  const { '@context': contexts, endorsement } = await issuer.issue(confirmedProfile())
  expect(contexts).toEqual([...badgeContexts])
  expect(endorsement[0]['@context']).toEqual([...badgeContexts])
  for (const context of contexts) expect(knownContexts.has(context)).toBe(true)
})
