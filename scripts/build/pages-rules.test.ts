import { expect, test } from 'vitest'
import { routes } from './pages-rules.ts'

test('Pages takes `_routes.json`: at most 100 rules, each of at most 100 characters, none of them twice', () => {
  const { include, exclude } = routes()
  const rules = [...include, ...exclude]
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(rules.filter((rule) => rule.length > 100 || !rule.startsWith('/'))).toEqual([])
  expect(new Set(rules).size).toBe(rules.length)
})

test('Pages takes `_routes.json`: no rule is covered by another of its list', () => {
  const { include, exclude } = routes()
  for (const rules of [include, exclude])
    for (const rule of rules.filter((rule) => rule.endsWith('/*')))
      expect(
        rules.filter((other) => other !== rule && other.startsWith(rule.slice(0, -1))),
        rule,
      ).toEqual([])
})
