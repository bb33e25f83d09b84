import type { z } from 'zod'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import { registration } from '#test/account.ts'
import { answeredScorecard } from '#test/answered-scorecard.ts'
import { checkout } from '#test/billing/checkout.ts'
import { drafted } from '#test/drafted.ts'
import { booking } from '#test/meetings.ts'
import { filledIn } from '#test/referees.ts'
import { calls } from '#worker/doors/calls.ts'

/** Bodies that are accepted, of calls that hardly any invented one fits. */
const examples: Record<string, object> = {
  'POST /register-free-profile': registration(),
  'POST /solution-profile': drafted(),
  'POST /meetings': booking('ines-hallam', '2026-12-01T10:00:00.000Z'),
  'PUT /customer-profile': { headline: 'Ferries that leave full', about: 'Nineteen years at sea.' },
  'PUT /stories/:id': { title: 'The boats', basedOn: { version: 1, editedAt: '2026-11-27T10:00:00.000Z' } },
  'POST /stories/:id/rewording': { part: 'task', text: 'I was asked to fill the boats by spring.' },
  'POST /stories/order': { ids: [1, 2] },
  'POST /create-payment-intent': checkout(3),
  'POST /create-free-trial-setup': {
    customer_name: 'Noor Haddad',
    customer_email: 'noor@haddad.example',
    customer_mobile: '07700 900123',
  },
  'POST /admin/orders/:id/refund': { reason: 'Bought twice' },
  'POST /submit-reference': filledIn({ candidateEmail: 'ines@hallam.example', consent: true }),
  'GET /widget/way': { to: '/book/ines-hallam?from=widget', visit: 'of-nobody' },
  'PUT /meetings/availability': {
    availability: { ...defaultAvailability, timeZone: 'Europe/London' },
    basedOn: null,
  },
  'POST /onboarding': {
    profile: { name: 'Noor Haddad', email: 'noor@haddad.example', phone: '', linkedin: '', role: 'Baker' },
    expertise: {
      coreProblem: 'Bakeries that throw away a third.',
      targetClients: '',
      deliverables: [],
      skills: [],
    },
  },
  'POST /sandbox/confirm': {
    clientSecret: 'of-nobody',
    number: '4242 4242 4242 4242',
    expiry: '12 / 40',
    cvc: '123',
  },
  'POST /scorecard': {
    ...answeredScorecard('Job Seeker'),
    submissionKey: '9e1c6a32-6f5c-4c05-9d1e-5d6c1d5f7d10',
    totalScore: 40,
    stage: 'Explorer',
    selectedCategory: 'Job Seeker',
  },
}

/** Every contract of every call, by the part of a request that it reads. */
export const contracts = [...calls].flatMap(([call, { input = {} }]) =>
  Object.entries(input).map(([part, contract]) => ({
    call,
    part: part as keyof typeof input,
    contract: contract as z.ZodType,
    example: examples[call],
  })),
)
