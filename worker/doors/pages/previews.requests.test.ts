import { expect, inject, test } from 'vitest'
import { previewSchema } from '#schema/pages/preview.ts'
import { changeProfile, publishPerson } from '#test/people.ts'
import { htmlOf, refusalOf } from '#test/requests.ts'

const ask = (url: string, more: Record<string, string> = {}) =>
  fetch(`${inject('url')}/oembed?${new URLSearchParams({ url, ...more })}`)
const previewOf = async (url: string, more?: Record<string, string>) =>
  previewSchema.strict().parse(await (await ask(url, more)).json())
const addressOf = (path: string) => `${inject('url')}${path}`
const linkIn = (html: string) =>
  /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')

test('a profile’s page says where its preview is: its name, and its share picture', async () => {
  const { profileUrl } = await publishPerson()
  const link = linkIn(await htmlOf(`/profile/${profileUrl}`))
  const answer = await fetch(link ?? '')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const preview = previewSchema.strict().parse(await answer.json())
  expect(preview).toMatchObject({
    type: 'link',
    version: '1.0',
    title: 'Petra Proof, Ferry planner',
    author_name: 'Petra Proof',
    author_url: addressOf(`/profile/${profileUrl}`),
    provider_name: 'Rembrandt',
    provider_url: addressOf('/'),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  })
  const picture = await fetch(preview.thumbnail_url ?? '', { redirect: 'manual' })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a story that is passed on has a preview of its own', async () => {
  const { profileUrl, storyIds } = await publishPerson()
  const link = linkIn(await htmlOf(`/profile/${profileUrl}?story=${storyIds[0]}`))
  const preview = previewSchema.parse(await (await fetch(link ?? '')).json())
  expect(preview.title).toBe('The timetable nobody read: Petra Proof')
  expect(preview.thumbnail_url).toContain(`/story-${storyIds[0]}/`)
  expect(await previewOf(addressOf(`/profile/${profileUrl}#story-${storyIds[0]}`))).toEqual(preview)
})

test('the interactive page of a sample, and its alias, have the preview of its profile', async () => {
  const { title } = await previewOf(addressOf('/profile/tendai-rasmusson'))
  expect(linkIn(await htmlOf('/tendai-agent'))).toContain('/oembed?url=')
  for (const path of ['/tendai-agent', '/profile/tendai', '/profile/tendai-rasmusson/'])
    expect(await previewOf(addressOf(path))).toMatchObject({ title })
})

test('a site with less room is sent no picture', async () => {
  const { profileUrl } = await publishPerson()
  for (const side of ['maxwidth', 'maxheight'])
    expect(
      (await previewOf(addressOf(`/profile/${profileUrl}`), { [side]: '300' })).thumbnail_url,
    ).toBeUndefined()
  expect(
    (await previewOf(addressOf(`/profile/${profileUrl}`), { maxwidth: '1200' })).thumbnail_url,
  ).toBeDefined()
})

test('only public content has a preview, and a suspended profile has none', async () => {
  const { profileUrl, id } = await publishPerson()
  const address = addressOf(`/profile/${profileUrl}`)
  for (const other of [
    ...['https://evil.example/profile/tendai-rasmusson', `https://user@evil.example/profile/${profileUrl}`],
    ...[addressOf('/profile/nobody-here'), addressOf('/profile/%E0%A4'), addressOf('/account')],
    ...[`${address}/print`, `${address}?story=999999999`, address.replace('http:', 'https:')],
  ])
    expect(await refusalOf(ask(other)), other).toEqual([404, 'NOT_FOUND'])
  await changeProfile(id, { isActive: false })
  expect((await ask(address)).status).toBe(404)
})

test('an invalid request is refused: no address, another format, another method', async () => {
  const address = addressOf('/profile/tendai-rasmusson')
  const none = await fetch(`${inject('url')}/oembed`)
  expect([none.status, (await ask('javascript:alert(1)')).status]).toEqual([400, 400])
  expect((await ask(address, { format: 'xml' })).status).toBe(501)
  expect((await ask(address, { maxwidth: 'wide' })).status).toBe(400)
  expect((await fetch(`${inject('url')}/oembed?url=${address}`, { method: 'POST' })).status).toBe(404)
})
