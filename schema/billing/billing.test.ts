import { expect, test } from 'vitest'
import { contactSchema } from './billing.ts'

const saidOf = (customer_mobile: string) => {
  const read = contactSchema.safeParse({
    customer_name: 'Noor',
    customer_email: 'noor@example.org',
    customer_mobile,
  })
  return read.error?.issues[0]?.message
}

test.each(['07700 900123', '+44 (0)7700-900.123', '+683 4000', '٠٧٧٠٠٩٠٠١٢٣', '020 7946 0018 ext. 12'])(
  'a number as people write it is a mobile number: %s',
  (typed) => expect(saidOf(typed)).toBe(undefined),
)

test.each(['abc', '-', '12', 'call me'])('what nobody can call is no mobile number: %s', (typed) =>
  expect(saidOf(typed)).toBe('Please enter your mobile number in digits, such as +44 7700 900123.'),
)
