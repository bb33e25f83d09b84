import { afterAll, expect, inject, test } from 'vitest'
import type { Page } from '#schema/pages/page-row.ts'
import { paths } from '#schema/paths.ts'
import { hostileProfile, hostileReference, hostileStory } from '#test/hostile/hostile-profile.ts'
import { changeProfile, publishPerson } from '#test/people.ts'

/** Each would run, or end what it stands in, where a page wrote it down as it is. */
const attacks = [
  `"><img src=x onerror=alert(1)>`,
  `'-alert(1)-'</script><script>alert(1)</script>`,
  `</title></style></textarea><svg onload=alert(1)>`,
  `<!--<script>alert(1)//-->`,
  `\u2028</script><iframe srcdoc=x>`,
]
const asWritten = /<(img src=x|script>alert|svg onload|iframe srcdoc)|<!--<script>/i

let words = 0
const attack = () => {
  words += 1
  return attacks[words % attacks.length] ?? ''
}
const claimed = () => `${attack()} by 40 %`
const owner = await publishPerson({
  profile: { ...hostileProfile(attack), plan: 'sprint', scorecardActive: true },
  stories: [hostileStory(attack, claimed)],
  references: [hostileReference(attack), hostileReference(attack)],
})
afterAll(() => changeProfile(owner.id, { isActive: false }))

const rows: Page[] = Object.values(paths)
const addresses = rows
  .filter(({ rendering, pattern }) => rendering === 'edge' && pattern.includes(':profileUrl'))
  .map(({ pattern }) => pattern.replace(':profileUrl', owner.profileUrl))

test.each([
  ...addresses,
  `/solution-gallery?q=${encodeURIComponent(attack())}`,
  `/profile/${owner.profileUrl}?story=1&quote=${encodeURIComponent(attack())}`,
])('%s shows a stranger’s words as text', async (address) => {
  const answer = await fetch(inject('url') + address)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html.match(asWritten)?.[0]).toBeUndefined()
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src [^;]*'self'/)
})

test('a stranger’s words stand on their page as text', async () => {
  const html = await (await fetch(`${inject('url')}/profile/${owner.profileUrl}`)).text()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
