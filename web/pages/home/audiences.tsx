import { ArrowRight } from 'lucide-react'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'

const audiences = [
  {
    name: 'Experts & Consultants',
    to: paths.shareInsight.href(),
    problem: 'You have solved it before, and the people who need it now have never heard of you.',
    way: 'Share your insight',
  },
  {
    name: 'Senior Professionals & Execs',
    to: paths.scorecard.href(),
    problem: 'You have thirty years of experience, and a CV of two pages to show it.',
    way: 'Take the scorecard',
  },
]

/** The audiences of the gallery, as two linked cards. */
export function Audiences() {
  return (
    <section className="wide pb-room-gap" aria-labelledby="audiences">
      <h2 id="audiences" className="sr-only">
        Whose work hangs here
      </h2>
      <ul className="home-audiences">
        {audiences.map(({ name, to, problem, way }) => (
          <li key={name} className="home-covered">
            <h3>
              <Link to={to} className="home-cover">
                {name}
              </Link>
            </h3>
            <p className="max-w-[26em] text-lead">{problem}</p>
            <span
              className="link inline-flex min-h-tap items-center gap-s2 font-semibold text-label"
              aria-hidden
            >
              {way} <ArrowRight size={18} strokeWidth={1.75} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
