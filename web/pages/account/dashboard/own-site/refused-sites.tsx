import type { WidgetSettings } from '#schema/widget/widget-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

type Props = { refused: WidgetSettings['refused']; onAllow: (origin: string) => void }

/** The sites that asked for the agent and were refused, each with a press that writes it into the form. */
export function RefusedSites({ refused, onAllow }: Props) {
  if (refused.length === 0) return null
  return (
    <div className="grid gap-s3">
      <h3>Sites that were refused</h3>
      <p className="text-ink-soft">
        Somebody pressed the button of your agent there, and read that the site is not allowed to show it.
      </p>
      <ul className="account-refused">
        {refused.map(({ origin, count, lastAt }) => (
          <li key={origin}>
            <div>
              <p className="font-semibold">{origin}</p>
              <p className="text-ink-soft text-small">
                {count === 1 ? 'Once' : `${count} times`}, last on <LocalTime iso={lastAt} />
              </p>
            </div>
            <Button variant="quiet" onClick={() => onAllow(origin)}>
              Add to the list<span className="sr-only">: {origin}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
