import type Stripe from 'stripe'

/** The customer that an earlier attempt made, also longer ago than Stripe stores its keys. */
export async function customerOf(stripe: Stripe, orderId: string, email: string) {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  return data.find(({ metadata }) => metadata.order === orderId)
}

/** The subscription of a customer of one order, also where it is over. */
export async function startedOf(stripe: Stripe, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })
  return data[0]
}
