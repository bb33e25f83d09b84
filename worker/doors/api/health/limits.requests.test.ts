import { expect, test } from 'vitest'
import { ownProcess } from '#test/call.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { app } from '../../app.ts'

const { env, statements } = callsInProcess()

test.each(['/api/health', '/sitemaps/1.xml', '/sitemaps/99999.xml'])(
  '%s is limited by IP address, before the database is asked',
  async (path) => {
    const used = { limit: async () => ({ success: false }) }
    const answer = await app.request(path, {}, { ...env, READ_LIMITER: used }, ownProcess)
    expect([answer.status, answer.headers.get('retry-after'), statements]).toEqual([429, '60', []])
  },
)
