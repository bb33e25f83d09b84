import { expect, test } from 'vitest'
import { publicAnswers } from '#schema/references/public-fields.ts'
import { type ReferenceStatus, referenceStatusSchema } from '#schema/references/references.ts'
import {
  canAskAgain,
  canCancel,
  canRemind,
  invitationStateOf,
  shownToAll,
  stillConfirms,
} from './invitation-states.ts'

const reference = (status: ReferenceStatus, more: object = {}) => ({
  name: 'Ilse Brandt',
  status,
  isHidden: false,
  isStopped: false,
  note: '',
  problem: null,
  remindedAt: null,
  invitedAt: '2026-06-03T10:00:00.000Z',
  expiresAt: '2026-07-03T10:00:00.000Z',
  ...more,
})

test.each([
  [reference('invited', { invitedAt: null }), 'Waiting to be mailed.', 'goes out by itself'],
  [reference('invited'), 'Asked on 3 June 2026.', 'open until 3 July 2026.'],
  [
    reference('invited', { remindedAt: '2026-06-10T10:00:00.000Z' }),
    'Asked on 3 June 2026.',
    'Reminded on 10 June',
  ],
  [reference('invited', { problem: 'bounced' }), 'Our mail came back.', 'ask again'],
  [reference('invited', { problem: 'stopped' }), 'This address wants no mail from us.', 'somebody else'],
  [reference('submitted'), 'Answered.', 'not confirmed their address yet'],
  [reference('validated'), 'Confirmed.', 'counts'],
  [reference('validated', { isHidden: true }), 'Hidden by you.', 'counts for nothing'],
  [reference('rejected'), 'Not accepted by the validator.', 'Ask somebody else'],
  [reference('declined'), 'Would rather not.', 'Whom else could you ask?'],
  [reference('withdrawn'), 'Took back what they said.', 'no longer on your page'],
  [reference('cancelled'), 'Cancelled by you.', 'opens nothing'],
  [reference('cancelled', { invitedAt: null }), 'Cancelled by you.', 'Nothing was mailed.'],
  [reference('cancelled', { invitedAt: null, isStopped: true }), 'Not written to.', 'ask again'],
  [reference('expired'), 'Ran out without an answer.', '3 July 2026'],
])('a reference %j is described with its state and the next step', (one, state, words) => {
  const { state: label, explanation, next } = invitationStateOf(one, true)
  expect(label).toBe(state)
  expect(`${explanation} ${next}`).toContain(words)
})

test('an invitation that waits for the owner’s own address says so', () => {
  const { state, explanation } = invitationStateOf(reference('invited', { invitedAt: null }), false)
  expect(`${state} ${explanation}`).toContain('as soon as your own address is confirmed')
})

test('a reference’s state decides if it can be reminded, cancelled or asked again', () => {
  const now = new Date('2026-06-12T10:00:00Z')
  const states = referenceStatusSchema.options
  expect(states.filter((status) => canRemind(reference(status), now))).toEqual(['invited'])
  expect(states.filter((status) => canCancel(reference(status)))).toEqual(['invited', 'submitted'])
  expect(states.filter((status) => canAskAgain(reference(status)))).toEqual([
    'withdrawn',
    'cancelled',
    'expired',
  ])
  for (const more of [
    { invitedAt: null },
    { problem: 'bounced' },
    { remindedAt: '2026-06-11T20:00:00.000Z' },
  ])
    expect(canRemind(reference('invited', more), now), JSON.stringify(more)).toBe(false)
})

test('the owner reads that the same answers are public as the referee was told', () => {
  expect(shownToAll).toEqual([...publicAnswers])
})

test('a reference that is withdrawn, rejected or hidden confirms nothing any more', () => {
  expect([reference('submitted'), reference('validated')].map(stillConfirms)).toEqual([true, true])
  const references = [
    reference('withdrawn'),
    reference('rejected'),
    reference('validated', { isHidden: true }),
  ]
  expect(references.map(stillConfirms)).toEqual([false, false, false])
})
