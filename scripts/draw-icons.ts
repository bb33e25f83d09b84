import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { requireChromium } from './local/chromium.ts'

const files = join(import.meta.dirname, '../web/public')
const work = readFileSync(join(files, 'favicon.svg'), 'utf8').replace(/<title>.*<\/title>/, '')

/** The framed work on the wall, lit from the upper left; `share` is its part of the icon’s width. */
const onTheWall = (share: number) => {
  const [side, at] = [512 * share, (512 * (1 - share)) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <defs>
      <radialGradient id="lamp" cx=".28" cy=".1" r="1.05"><stop stop-color="#fff"/><stop offset="1" stop-color="#ddd5ca"/></radialGradient>
      <filter id="hung" x="-30%" y="-30%" width="170%" height="180%"><feDropShadow dx="10" dy="16" stdDeviation="14" flood-color="#2a1d12" flood-opacity=".42"/></filter>
    </defs>
    <rect width="512" height="512" fill="url(#lamp)"/>
    <g filter="url(#hung)">${work.replace('<svg', `<svg x="${at}" y="${at}" width="${side}" height="${side}"`)}</g>
  </svg>`
}

/** White on nothing, as Android shows it beside the clock. */
const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#fff">
  <path fill-rule="evenodd" d="M3 3h26v26H3zM7 7v18h18V7z"/><path d="M11 25V14a5 5 0 0 1 10 0v11z"/></svg>`

/** A launcher may cut a maskable icon to a circle of 80% of its width, which its work must lie in: 0.8 / √2 = 0.56. */
const icons: [file: string, pixels: number, drawing: string][] = [
  ['icons/app-192.png', 192, work],
  ['icons/app-512.png', 512, work],
  ['icons/app-maskable-512.png', 512, onTheWall(0.56)],
  ['apple-touch-icon.png', 180, onTheWall(0.66)],
  ['icons/notification-96.png', 96, outline],
]

const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] })
for (const [file, pixels, drawing] of icons) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block}body>svg{width:100vw;height:100vh}</style>${drawing}`,
  )
  writeFileSync(join(files, file), await page.screenshot({ omitBackground: true }))
}
await browser.close()
