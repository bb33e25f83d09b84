import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import type { Call } from '#worker/call.ts'
import { issueReferenceLink } from '#worker/features/references/links.ts'
import { tables } from '#worker/services/database.ts'
import { mailedToken } from '../../account.ts'
import { callOn } from '../../call.ts'
import { databaseAt } from '../../people.ts'
import { filledIn } from '../../referees.ts'
import { postJson } from '../../requests.ts'
import { publishOwner } from '../owner.ts'
import { cookieOf, mismatch, type RunStep, secretOf, type Where, type Writer } from './writer.ts'

const { outbox, references } = tables

/** In turn somebody whom an owner invites and who answers, and somebody who writes uninvited and confirms their address. */
export async function referees(product: Where): Promise<Writer> {
  const { url, databaseUrl } = product
  const db = databaseAt(databaseUrl)
  const owner = await publishOwner(product)
  const as = callOn(db, { variables: { AUTH_SECRET: secretOf(product) } as Call['variables'] })
  const all = new Map<string, { isInvited: boolean; isDone: boolean }>()
  const post =
    (path: string, body: object, headers = {}) =>
    (signal: AbortSignal) =>
      postJson(`${url}/api${path}`, body, headers, signal)

  async function invited(runStep: RunStep, email: string) {
    const input = {
      firstName: 'Ilse',
      lastName: 'Brandt',
      email,
      solutionStory: 'We counted what was left every evening.',
    }
    const { id, invitedAt } = await runStep<RequestedReference>(
      `invites ${email}`,
      post('/references', input, { Cookie: cookieOf(owner.account) }),
    )
    const link = { id, invitedAt: new Date(invitedAt ?? 0).getTime() }
    const token = await issueReferenceLink({ ...as, now: new Date() }, 'reference', link)
    await runStep(`answers ${email}`, post('/submit-reference', filledIn({ referenceEmail: email, token })))
  }

  async function uninvited(runStep: RunStep, email: string) {
    const { email: candidateEmail } = owner.account
    const written = filledIn({ referenceEmail: email, candidateName: 'Petra Proof', candidateEmail })
    await runStep(`writes ${email}`, post('/submit-reference', written))
    const token = await mailedToken('confirm-reference', email, { databaseUrl })
    await runStep(`confirms ${email}`, post('/references/confirm', { token }))
  }

  async function act(runStep: RunStep, turn: number) {
    const email = `${randomUUID()}@brandt.example`
    const referee = { isInvited: turn % 2 === 0, isDone: false }
    all.set(email, referee)
    await (referee.isInvited ? invited : uninvited)(runStep, email)
    referee.isDone = true
  }

  async function wrong(): Promise<string[]> {
    const found: string[] = []
    for (const [email, { isInvited }] of all) {
      const rows = await db.select().from(references).where(eq(references.email, email))
      const mails = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.to, email))
      const toOwner = (beginning: string) =>
        db.$count(outbox, sql`key >= ${beginning} and key < ${`${beginning}~`}`)
      const about = `reference/${rows[0]?.id}`
      const has = {
        rows: rows.map(({ status }) => status),
        mails: mails.map(({ kind }) => kind).sort(),
        arrived: await toOwner(`${about}/arrived/`),
        uninvited: await toOwner(`${about}/uninvited/`),
      }
      const expected = {
        rows: ['validated'],
        mails: [isInvited ? 'invitation' : 'confirm-reference', 'reference-thanks'],
        arrived: 1,
        uninvited: isInvited ? 0 : 1,
      }
      found.push(...mismatch(expected, has, `reference ${isInvited ? 'invited' : 'uninvited'} ${email}`))
    }
    return found
  }

  return { act, wrong, done: () => [...all.values()].filter(({ isDone }) => isDone).length }
}
