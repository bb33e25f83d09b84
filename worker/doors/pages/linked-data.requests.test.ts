import { expect, test } from 'vitest'
import { publicBadge } from '#test/badges/public-badge.ts'
import { eventually } from '#test/eventually.ts'
import { htmlOf } from '#test/requests.ts'
import { faultsOfLinkedData } from '#test/verifiers/linked-data.ts'

const linkedDataOf = async (path: string) =>
  [...(await htmlOf(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as object,
  )

const wrong = {
  'a word that schema.org does not know': { '@type': 'Person', nickname: 'Petra' },
  'a word of another type': { '@type': 'Person', priceCurrency: 'GBP' },
  'a type that there is not': { '@type': 'Expert', name: 'Petra' },
  'a number in the place of a person': { '@type': 'ProfilePage', mainEntity: 7 },
}

// Seconds of the processor each time, so what is wrong is looked for with what is right.
test('pages describe themselves to search engines in the words of schema.org, and a wrong word is found', async () => {
  const { profile } = await publicBadge()
  const withBadge = await eventually(async () => {
    const linkedData = await linkedDataOf(`/profile/${profile.profileUrl}`)
    return JSON.stringify(linkedData).includes('EducationalOccupationalCredential') ? linkedData : undefined
  })
  const linkedData = await Promise.all(
    ['/', '/onboarding', '/profile/ravindra-pillai', '/adaeze-agent'].map(linkedDataOf),
  )
  for (const one of linkedData) expect(one).toHaveLength(1)
  const right = [...linkedData.flat(), ...withBadge]
  const planted = Object.values(wrong).map((one) => ({ '@context': 'https://schema.org', ...one }))
  const faults = await faultsOfLinkedData([...right, ...planted])
  const lines = new Set([...faults.matchAll(/linked-data\.ts\((\d+),/g)].map(([, line]) => Number(line)))
  expect(
    [...lines].sort((one, other) => one - other),
    faults,
  ).toEqual(planted.map((_, at) => right.length + at + 2))
})
