import { sql } from 'drizzle-orm'
import { stages } from '#schema/scorecard/stages.ts'
import { databaseAt } from '#test/people.ts'

/** So many rows are written long before a write times out. */
const slice = 2_500

/** Writes so many of each list, spread over four hundred days. */
export async function fill(databaseUrl: string, rows: number): Promise<void> {
  const db = databaseAt(databaseUrl)
  const numbers = (from: number) =>
    sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${Math.min(from + slice, rows) - 1})`
  const at = sql`${Date.now()} - i * ${Math.floor((400 * 24 * 3600_000) / rows)}`
  const name = sql`'Number ' || i || ' of the visitors'`
  const email = sql`'number' || i || '@visitor.example'`
  const stage = sql`case i % 4 when 0 then ${stages[0].stage} when 1 then ${stages[1].stage} when 2 then ${stages[2].stage} else ${stages[3].stage} end`
  for (let from = 0; from < rows; from += slice) {
    await db.run(sql`${numbers(from)} insert into scorecard_submissions (token, submission_key, name, email, mobile,
        current_goal, short_term_goals, answers, total_score, stage, selected_category, category_feedback, wants_support, created_at)
      select 't' || i, 'k' || i, ${name}, ${email}, '', 'To be found by those who need it', '[]', '{}', i % 40, ${stage}, '', '{}', i % 2, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into waitlist_entries (name, email, created_at, updated_at)
      select ${name}, ${email}, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into users (id, name, email, created_at, updated_at)
      select 'u' || i, ${name}, ${email}, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into registrations (user_id, full_name, email, company, role, industry,
        experience, consent_at, consent_text, created_at)
      select 'u' || i, ${name}, ${email}, '', '', 'Consulting', 'Nineteen years of it', ${at}, '', ${at} from n`)
    await db.run(sql`${numbers(from)} insert into profiles (profile_url, first_name, last_name, email, owner_id, created_at, updated_at)
      select 'number-' || i, 'Number', i, ${email}, 'u' || i, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into chat_sessions (id, visitor_id, started_at, last_activity_at)
      select 'conversation-' || i, 'nobody', ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into chat_messages (id, session_id, is_user, text, created_at)
      select 'line-' || i, 'conversation-' || i, 1, 'Hello', ${at} from n`)
    await db.run(sql`${numbers(from)} insert into orders (id, user_id, visitor_id, name, email, mobile, level, plan,
        amount, gateway, status, paid_at, created_at)
      select 'o' || i, 'u' || i, '', ${name}, ${email}, '', 1, 'starter', 3700, 'sandbox',
        case i % 5 when 0 then 'refunded' when 1 then 'expired' else 'paid' end, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into outbox (key, kind, recipient, normalised_recipient, subject, text,
        html, attachments, state, due_at, problem, created_at)
      select 'm' || i, 'welcome', ${email}, ${email}, 'Welcome', 'Hello', 'Hello', '[]',
        case i % 4 when 0 then 'failed' when 1 then 'sent' else 'waiting' end,
        case when i % 4 > 1 then ${Date.now() + 86_400_000} end, case when i % 2 = 0 then '422 no such mailbox' end, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into decisions (subject, subject_id, subject_key, account_id, verdict, note, decider_name, at)
      select 'order', 0, 'o' || i, 'u' || i, 'refunded', 'Asked by letter', 'Ada Lark', ${at} from n`)
  }
}
