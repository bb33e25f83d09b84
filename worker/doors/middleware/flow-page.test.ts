import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../../services/app-error.ts'
import type { App } from '../context.ts'
import { answerErrors } from './answer-errors.ts'
import { flowPage } from './flow-page.ts'

const failing = (error: Error) =>
  new Hono<App>()
    .onError(answerErrors)
    .use('/api/login/*', flowPage)
    .all('/api/*', () => {
      throw error
    })

test('a failure on the way to a provider is shown by a page, not in JSON', async () => {
  const app = failing(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 40 }))
  for (const path of ['/api/login/google?next=/account', '/api/login/linkedin/callback?state=one']) {
    const answer = await app.request(path)
    const way = path.includes('google') ? 'google' : 'linkedin'
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/login?way=${way}&outcome=too-many`)
    expect(answer.headers.get('retry-after')).toBe('40')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const broken = await failing(new AppError('DATABASE_UNAVAILABLE')).request('/api/login/google/callback')
  expect(broken.headers.get('location')).toBe('/login?way=google&outcome=failed')
})

test('a program gets its error in JSON as everywhere', async () => {
  const app = failing(new AppError('TOO_MANY_REQUESTS'))
  expect((await app.request('/api/login/identity')).status).toBe(429)
  expect((await app.request('/api/login/google', { method: 'POST' })).status).toBe(429)
  expect((await failing(new AppError('PROVIDER_OFF')).request('/api/login/google')).status).toBe(404)
})
