import { Check } from 'lucide-react'
import { Gilt } from '#web/ui/gilt.tsx'
import { referee, story } from './excerpts.ts'

/** A referee's words and the checks that ran on them. */
export function Confirmation() {
  return (
    <div className="referee border-t-0 py-0">
      <figure>
        <blockquote>“{referee.words}”</blockquote>
        <figcaption className="mt-s4 text-label">
          <b>{referee.name}</b>
          <br />
          {referee.role}
        </figcaption>
      </figure>
      <div className="checks">
        <p className="mb-s2 font-bold">Which checks ran, when</p>
        <ul>
          {referee.checks.map(([check, day]) => (
            <li key={check}>
              <Check size={16} aria-hidden />
              <span>
                {check}
                <span className="block text-ink-soft">{day}</span>
              </span>
            </li>
          ))}
        </ul>
        <Gilt className="mt-s3">{story.confirmed}</Gilt>
      </div>
    </div>
  )
}
