import type { ReactNode } from 'react'
import { contacts } from '#schema/contacts.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

export type LegalSection = { id: string; title: string; text: ReactNode }

/** A legal page with its table of contents and short sections. */
export function LegalPage({
  title,
  summary,
  changedAt,
  sections,
}: {
  title: string
  summary: string
  /** ISO date. */
  changedAt: string
  sections: readonly LegalSection[]
}) {
  return (
    <div className="wide legal">
      <header>
        <h1 className="text-display">{title}</h1>
        <p className="mt-s4 max-w-[32em] text-lead">{summary}</p>
        <p className="mt-s4 text-ink-soft text-label">
          Last changed on <LocalTime iso={changedAt} />
        </p>
      </header>
      <nav aria-label="Contents">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  )
}

export const Contact = () => <Link to={`mailto:${contacts.support}`}>{contacts.support}</Link>
