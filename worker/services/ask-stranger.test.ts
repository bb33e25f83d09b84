import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atMostAtOnce, oneAtATime } from './ask-stranger.ts'

test('two servers are asked at once, the others in their order, whether they answer or fail', async () => {
  const ask = atMostAtOnce(2)
  let underWay = 0
  let most = 0
  const begun: number[] = []
  const answers = Array.from({ length: 9 }, (_, number) =>
    ask(async () => {
      underWay += 1
      most = Math.max(most, underWay)
      begun.push(number)
      await sleep(2)
      underWay -= 1
      if (number % 2) throw new Error('no')
      return number
    }),
  )
  const outcomes = await Promise.allSettled(answers)
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
    begun.map((number) => number % 2 === 0),
  )
})

test('calendars that hang leave mail its turn', async () => {
  const ask = atMostAtOnce(2)
  const [calendars, mail] = [oneAtATime(ask), oneAtATime(ask)]
  const { promise: answer, resolve: hangUp } = Promise.withResolvers<void>()
  const hanging = Array.from({ length: 5 }, () => calendars(() => answer))
  for (let sent = 0; sent < 20; sent += 1) await mail(async () => sent)
  hangUp()
  await Promise.all(hanging)
})
