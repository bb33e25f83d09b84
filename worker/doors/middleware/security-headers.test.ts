import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { headersOf, pageHeaders } from '#schema/pages/security-headers.ts'
import type { App } from '../context.ts'
import { securityHeaders } from './security-headers.ts'

const app = new Hono<App>().use(securityHeaders).get('/frame', (c) => {
  c.header('Content-Security-Policy', 'frame-ancestors https://harbour.example')
  return c.html('<p>Framed</p>')
})

test('a header that a route set itself is never overwritten', async () => {
  const { headers } = await app.request('/frame')
  expect(headers.get('content-security-policy')).toBe('frame-ancestors https://harbour.example')
  expect(headers.get('permissions-policy')).toBe(pageHeaders['Permissions-Policy'])
})

test('a checkout may load and frame Stripe and ask for a payment, every other page may not', () => {
  const { checkout, page, embed } = headersOf
  expect(checkout['Content-Security-Policy']).toContain("script-src 'self' https://js.stripe.com;")
  expect(checkout['Content-Security-Policy']).toContain("connect-src 'self' https://api.stripe.com;")
  expect(checkout['Content-Security-Policy']).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  )
  expect(checkout['Permissions-Policy']).toContain('payment=(self "https://js.stripe.com")')
  for (const other of [page, embed]) {
    expect(JSON.stringify(other)).not.toContain('stripe')
    expect(other['Permissions-Policy']).toContain('payment=()')
  }
})
