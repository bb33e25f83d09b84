import { expect, test } from 'vitest'
import { weighBuild, weightLimits } from './local/page-weights.ts'

const { screens, stylesheet, worker } = weighBuild()

test.each(screens)('$screen begins with at most 120 KB of JavaScript', ({ scripts }) => {
  expect(scripts).toBeLessThanOrEqual(weightLimits.scripts)
})

test('the whole stylesheet is at most 20 KB', () => {
  expect(stylesheet).toBeGreaterThan(0)
  expect(stylesheet).toBeLessThanOrEqual(weightLimits.stylesheet)
})

test('the worker is at most 1 MB', () => {
  expect(worker).toBeLessThanOrEqual(weightLimits.worker)
})
