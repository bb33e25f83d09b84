import { randomUUID } from 'node:crypto'
import type { Draft } from '#schema/drafts.ts'

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
