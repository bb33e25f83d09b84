import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoldClock } from './hold.tsx'

const labelAt = (left: number) =>
  /aria-label="([^"]*)"/.exec(renderToStaticMarkup(createElement(HoldClock, { left })))?.[1]

test.each([
  [899_000, '14 minutes'],
  [61_000, '1 minute'],
  [59_000, 'less than a minute'],
  [0, 'released'],
])('a screen reader hears of a hold with %d ms left: %s', (left, label) => {
  expect(labelAt(left)).toBe(label)
})
