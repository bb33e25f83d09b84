import { useState } from 'react'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { Button } from '#web/ui/button.tsx'
import { useLazyCode } from '#web/ui/lazy-code.ts'

const load = () => withoutReload(() => import('./letter.tsx'))

/** A letter that prepares a referee; it can be shown, hidden and copied. */
export function RefereeLetter() {
  const [isShown, setShown] = useState(false)
  const { code, failed, fetch } = useLazyCode(load)
  const press = () => {
    setShown(!isShown)
    if (!isShown) void fetch()
  }
  return (
    <div className="grid justify-items-start gap-s3">
      <p className="text-ink-soft text-label">
        People answer sooner when they hear it from you first. Here is a letter for that.
      </p>
      <Button variant="quiet" aria-expanded={isShown} aria-controls="letter" onClick={press}>
        {isShown ? 'Hide the email template' : 'Show the email template'}
      </Button>
      <div id="letter" hidden={!isShown} className="w-full">
        {code ? <code.Letter /> : failed && 'It could not be fetched just now: please show it later.'}
      </div>
    </div>
  )
}
