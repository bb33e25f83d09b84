import type { Call } from '../../call.ts'
import { isUnalerted, selectAdministrators } from '../../features/administration/alert-queries.ts'
import { alertsOf } from '../../features/administration/alerts.ts'
import { alertEmail } from '../../features/administration/emails.ts'
import { dayOf } from '../../services/clock.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'

/** Mails every administrator the open alerts once a day, unless only mail is broken. Safe to repeat. */
export async function alertAdministrators(call: Call, health: Parameters<typeof alertsOf>[0]): Promise<void> {
  const alerts = alertsOf(health)
  if (alerts.every(({ about }) => about === 'mail')) return
  const people = await selectAdministrators(call)
  const day = dayOf(call.now)
  const mails = people.map(({ id, ...person }) => ({
    key: `alerts/${day}/${id}`,
    ...alertEmail(person, alerts, call.variables.APP_URL),
  }))
  await write(call, { mails: mails.map((mail) => mailStatement(call, mail, isUnalerted(call, mail))) })
}
