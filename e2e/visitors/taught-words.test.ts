import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { htmlOf, wordsOf } from '#test/requests.ts'

const newWord = () =>
  randomUUID()
    .replace(/[^a-z]/g, '')
    .padEnd(6, 'z')
    .concat('um')

test('a card says of a taught answer that it is the expert’s own and not confirmed', async () => {
  const { account, profileUrl } = await teacher()
  const words = `${newWord()} ${newWord()}`
  const answer = `I mend every ${words} on the coast.`
  await account.post('/corrections', { asked: 'What do you mend?', answer })
  const html = (await htmlOf(`/solution-gallery?q=${encodeURIComponent(words)}`)).replaceAll('<!-- -->', '')
  const cards = html.split(/class="work[ "]/).slice(1)
  const card = cards.find((one) => one.includes(`href="/profile/${profileUrl}"`)) ?? ''
  expect(wordsOf(/<blockquote.*?<\/blockquote>/s.exec(card)?.[0] ?? '')).toContain(answer)
  expect(wordsOf(/<small.*?<\/small>/s.exec(card)?.[0] ?? '')).toBe(
    'Their own answer to a question, not confirmed',
  )
})
