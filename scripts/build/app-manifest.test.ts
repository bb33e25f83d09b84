import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from 'fast-png'
import { expect, test } from 'vitest'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'

const files = join(import.meta.dirname, '../../web/public')
const manifest = JSON.parse(readFileSync(join(files, 'manifest.webmanifest'), 'utf8'))
const pixelsOf = (src: string) => decode(readFileSync(join(files, src)))
type Icon = { src: string; sizes: string; purpose: string }

/** Red, green, blue and how opaque, of one pixel; icons without transparency have three channels. */
function pixel({ data, width, channels }: ReturnType<typeof pixelsOf>, x: number, y: number) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray((y * width + x) * channels)
  return { red, green, blue, alpha: channels === 4 ? alpha : 255 }
}

test('the installed app is called as the product and opens the dashboard', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    scope: '/',
    start_url: paths.dashboard.href(),
    display: 'standalone',
  })
})

test('its shortcuts lead to the dashboard, a new story and the messages', () => {
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    paths.dashboard.href(),
    paths.storyBuilder.href(),
    paths.dashboard.href('messages'),
  ])
})

test('a text that is shared to it opens its page, in the names that the page reads', () => {
  expect(manifest.share_target).toEqual({
    action: paths.shared.href(),
    method: 'GET',
    // Of no meaning to GET, but Chromium warns where it is missing.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
})

test.each(manifest.icons as Icon[])('$src is as large as it says', ({ src, sizes }) => {
  const { width, height } = pixelsOf(src)
  expect(`${width}x${height}`).toBe(sizes)
})

test('browsers find an icon of 192 and of 512 pixels, and a maskable one', () => {
  const offered = manifest.icons.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose}`)
  expect(offered).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test.each([
  ['icons/app-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s has no hole that a launcher would fill with black', (src, size) => {
  const icon = pixelsOf(src)
  expect(icon.width).toBe(size)
  for (const [x, y] of [
    [0, 0],
    [size - 1, 0],
    [0, size - 1],
    [size - 1, size - 1],
  ] as const)
    expect(pixel(icon, x, y).alpha).toBe(255)
})

test('the edge that a launcher may cut off the maskable icon is wall, and no part of the work', () => {
  const icon = pixelsOf('icons/app-maskable-512.png')
  const outside = Array.from({ length: 128 * 128 }, (_, at) => [
    (at % 128) * 4,
    Math.floor(at / 128) * 4,
  ]).filter(([x = 0, y = 0]) => Math.hypot(x - 256, y - 256) > 512 * 0.4)
  expect(outside.length).toBeGreaterThan(1000)
  // The wall is nearly grey and light, the work is gold and dark.
  const isWall = ({ red, green, blue }: ReturnType<typeof pixel>) =>
    Math.min(red, green, blue) > 150 && Math.max(red, green, blue) - Math.min(red, green, blue) < 40
  expect(outside.filter(([x = 0, y = 0]) => !isWall(pixel(icon, x, y)))).toEqual([])
})

test('the icon beside the clock is white on nothing, as Android wants it', () => {
  const icon = pixelsOf('icons/notification-96.png')
  const all = Array.from({ length: 96 * 96 }, (_, at) => pixel(icon, at % 96, Math.floor(at / 96)))
  const opaque = all.filter(({ alpha }) => alpha === 255)
  expect(opaque.length).toBeGreaterThan(1000)
  expect(opaque.length).toBeLessThan(all.length / 1.5)
  expect(opaque.every(({ red, green, blue }) => red + green + blue > 740)).toBe(true)
})
