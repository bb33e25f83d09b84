import type { Lead } from '#schema/leads/lead-answers.ts'
import type { Row } from '../../services/csv.ts'

const ways = { scorecard: 'Scorecard', question: 'Message', meeting: 'Meeting', 'hand-off': 'Hand-off' }

/** The header row of the file of leads. */
export const leadsFileHead = [
  'Date (UTC)',
  'Name',
  'Email address',
  'How',
  'Stage',
  'Score',
  'Category',
  'Message',
  'Read (UTC)',
  'Answered (UTC)',
  'Site',
] as const

export const leadRow = (lead: Lead): Row => [
  new Date(lead.createdAt),
  lead.name,
  lead.email,
  ways[lead.source],
  lead.stage,
  lead.totalScore,
  lead.selectedCategory,
  lead.question,
  lead.readAt && new Date(lead.readAt),
  lead.answeredAt && new Date(lead.answeredAt),
  lead.widgetSite === null ? null : lead.widgetSite || 'Not known',
]
