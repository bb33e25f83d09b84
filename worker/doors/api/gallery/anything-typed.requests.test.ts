import { expect, inject, test } from 'vitest'
import { seededRandom } from '#schema/picture/random.ts'
import { postJson } from '#test/requests.ts'

const pieces = [
  ...['"', "'", '*', '^', ':', '(', ')', '-', '+', '{', '}', ';', '%', '\\', '\n', '\0', '\ud800', '\udc00'],
  ...['NEAR(', 'NEAR', 'OR', 'AND', 'NOT', 'late', 'project', 'ship', 'rowid:', ',', '_', ' ', ' '],
  ...['кто', 'über', '船', '٣', '½', '🚢', '\u202e', '\u0301'],
]

test('thirty random descriptions, control characters and half characters among them, are all answered', async () => {
  const random = seededRandom(20_260_317)
  const one = () => pieces[Math.floor(random() * pieces.length)]
  for (let count = 0; count < 30; count += 1) {
    const query = Array.from({ length: Math.floor(random() * 60) }, one).join('')
    const answer = await postJson(`${inject('url')}/api/smart-search`, { query })
    expect(answer.status, JSON.stringify(query)).toBe(200)
  }
})

test.each(['%00', '%ED%A0%80', '%22NEAR(', '%F0%9F%9A%A2', '%E2%80%AE'])(
  'the gallery opens at the description %s',
  async (q) => {
    const answer = await fetch(`${inject('url')}/solution-gallery?q=${q}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('dir="auto"')
  },
)
