import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Draft } from '#schema/drafts/drafts.ts'

/** What somebody answered. */
export const drafted = (changes: Partial<Draft> = {}): Draft => ({
  fullName: 'Noor Haddad',
  email: `${randomUUID()}@haddad.example`,
  problemSolved: 'Bakeries that throw away a third of what they bake. '.repeat(4).trim(),
  keySkills: ['Demand planning', 'Recipes', 'Shift plans', 'Teaching'],
  targetClient: 'Bakeries with two to ten shops',
  clientProblemsBefore: 'Nobody counted what was left at six in the evening.',
  deliverables: 'An order sheet by shop and weekday',
  industry: 'Retail/E-commerce',
  businessArea: 'Delivery/Operations',
  experience: 'Nineteen years at the oven and beside it',
  ...changes,
})

/** What a browser keeps of a profile that was saved in it. */
export const storedDraft = (profile: Draft, savedAt = new Date().toISOString()) => ({
  solutionProfile: { profile, isYours: true, savedAt },
})

/** How to visit a page in the browser that saved this profile, which the server has too. */
export const savedHere = (profile: Draft) => ({
  stored: storedDraft(profile),
  before: (page: Page) =>
    page.request.post(new URL('/api/solution-profile', inject('url')).href, { data: profile }),
})
