import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const facts = [
  ['Seen by', 'Everybody. A visitor needs no account to read it.'],
  ['Found by', 'Whoever describes the problem it solves, in their own words.'],
  ['Spoken for by', 'Its own agent, which quotes what is published and nothing else.'],
  ['Kept up', 'Profiles are updated monthly.'],
]

/** What it means for a work to hang. */
export function Hung() {
  return (
    <div>
      <dl className="hung">
        {facts.map(([fact, words]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="quiet" to={paths.gallery.href()} className="mt-s4">
        See what hangs in the Solution Gallery
      </ButtonLink>
    </div>
  )
}
