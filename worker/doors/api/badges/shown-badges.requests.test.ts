import { PNG } from 'pngjs'
import UPNG from 'upng-js'
import { beforeAll, expect, inject, test } from 'vitest'
import { storyReadSchema } from '#schema/assistants/assistants.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { signedInAs } from '#test/account.ts'
import { askTool } from '#test/assistants/assistant.ts'
import { ownerWithBadge } from '#test/badges/owner-with-badge.ts'
import { changeProfile } from '#test/people.ts'
import { htmlOf, jsonOf, wordsOf } from '#test/requests.ts'

const url = inject('url')
let known: Awaited<ReturnType<typeof ownerWithBadge>>
let proof: string
let file: string
beforeAll(async () => {
  known = await ownerWithBadge()
  proof = `${url}/verify?badge=${known.badgeId}`
  file = `${url}/badges/${known.badgeId}.json`
})

test('the picture of a badge is the story’s own, with the hosted credential in it for any reader', async () => {
  const answer = await known.owner.get(`/badges/${known.badgeId}/picture.png`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  // One reader checks every chunk's sum, the other one reads texts.
  const { width, height, data } = PNG.sync.read(bytes)
  expect([width, height]).toEqual([1200, 630])
  expect(new Set(data).size, 'something is drawn').toBeGreaterThan(50)
  const { tabs } = UPNG.decode(new Uint8Array(bytes).buffer)
  expect(tabs.iTXt).toEqual({ openbadgecredential: await (await fetch(file)).text() })
})

test('nobody but its owner is given the picture of a badge, and nobody that of one that never was', async () => {
  const path = `/badges/${known.badgeId}/picture.png`
  expect((await fetch(`${url}/api${path}`)).status).toBe(401)
  const other = await signedInAs('owner')
  await changeProfile((await ownerWithBadge()).id)
  expect((await other.get(path)).status).toBeGreaterThanOrEqual(400)
  expect((await known.owner.get('/badges/aaaaaaaaaaaa/picture.png')).status).toBe(404)
})

test('a page leads to the badge of each story: a link for people, one for programs, and linked data', async () => {
  const path = `/profile/${known.profileUrl}`
  const profile = await jsonOf<PublicProfile>(fetch(`${url}/api/public-profiles/${known.profileUrl}`))
  expect(profile.stories.map(({ badgeId }) => badgeId)).toEqual([known.badgeId])
  await expect.poll(() => htmlOf(path)).toContain(`href="/verify?badge=${known.badgeId}"`)
  const html = await htmlOf(path)
  expect(html).toMatch(
    new RegExp(
      `<a [^>]*href="/verify\\?badge=${known.badgeId}"[^>]*>(?:(?!</a>).)*Check this story’s badge`,
      's',
    ),
  )
  expect(html.slice(0, html.indexOf('</head>'))).toContain(
    `<link rel="alternate" type="application/vc" href="${file}"`,
  )
  const [, linkedData = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(linkedData).mainEntity.hasCredential).toEqual([
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'The timetable nobody read',
      credentialCategory: 'badge',
      identifier: known.badgeId,
      url: proof,
      recognizedBy: { '@type': 'Organization', name: 'Rembrandt', url },
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/vc', contentUrl: file },
    },
  ])
})

test('the dossier prints the code and the short address of each story’s proof', async () => {
  const path = `/profile/${known.profileUrl}/print`
  await expect.poll(() => htmlOf(path)).toContain(known.badgeId)
  const html = await htmlOf(path)
  expect(wordsOf(html)).toContain(`Check this story’s badge ${proof.replace(/^https?:\/\//, '')}`)
  expect(html).toMatch(/<svg[^>]*viewBox="0 0 \d+ \d+"[^>]*>(?:(?!<\/svg>).)*<path fill="#FFFFFF"/s)
})

test('an assistant that reads a story is told where its badge is checked', async () => {
  const { profileUrl, storyIds } = known
  const story = await askTool('read_story', { profileUrl, storyId: storyIds[0] }, storyReadSchema)
  expect(story.proofUrl).toBe(proof)
})

test('a language model learns where a badge is found and where it is checked', async () => {
  const text = await htmlOf('/llms.txt')
  expect(text).toContain('`/badges/{badgeId}.json`')
  expect(text).toContain(`(${url}/verify)`)
})
