import { createServer, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '#schema/badges/json.ts'
import { answersOf, type Issuer, issuerAt, signedBadge } from '../badges/signed-badge.ts'
import { listening } from './listening.ts'

type Answer = (answer: ServerResponse) => void

/** Who else issues badges: a school with a server of its own, stopped after the test. */
export type ForeignIssuer = {
  issuer: Issuer
  badge: JsonObject
  /** What is answered at a path in place of what an issuer's server should. */
  answers: Map<string, Answer>
  /** Every path that was asked for, in order. */
  requestedPaths: string[]
  /** Leads a page that asks for the issuer's host to this server. */
  lead: (page: Page) => Promise<void>
}

const open = { 'Access-Control-Allow-Origin': '*' }
export const jsonAnswer =
  (body: unknown, status = 200, headers: Record<string, string> = open): Answer =>
  (answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    answer.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
/** As a server answers that lets only its own pages read. */
export const closedAnswer = (body: unknown): Answer =>
  jsonAnswer(body, 200, { 'Access-Control-Allow-Origin': 'https://elsewhere.example.org' })

export async function foreignIssuer(host = 'badges.example.org'): Promise<ForeignIssuer> {
  const issuer = await issuerAt(host)
  const badge = await signedBadge(issuer)
  const served = await answersOf(issuer, badge)
  const answers = new Map<string, Answer>()
  const requestedPaths: string[] = []
  const server = createServer(({ url = '/' }, answer) => {
    requestedPaths.push(url)
    const own = served.get(issuer.origin + url)
    const otherwise = own ? jsonAnswer(own) : jsonAnswer('nothing here', 404)
    ;(answers.get(url) ?? otherwise)(answer)
  })
  const { origin, stop } = await listening(server, 'localhost')
  onTestFinished(stop)
  const lead = async (page: Page) => {
    await page.route(`${issuer.origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const reply = await fetch(origin + pathname, { redirect: 'manual' }).catch(() => undefined)
      if (!reply) return route.abort()
      const headers = Object.fromEntries(reply.headers)
      const body = Buffer.from(await reply.arrayBuffer())
      // Whoever called the check off is gone.
      return route.fulfill({ status: reply.status, headers, body }).catch(() => {})
    })
  }
  return { issuer, badge, answers, requestedPaths, lead }
}
