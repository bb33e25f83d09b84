import { type ComponentType, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A letter that prepares a referee; it can be shown, hidden and copied. */
export function RefereeLetter() {
  const [isShown, setShown] = useState(false)
  const [Letter, setLetter] = useState<ComponentType>()
  const press = async () => {
    setShown(!isShown)
    // Without a network it is not tried: the page would be loaded anew.
    if (!Letter && navigator.onLine) {
      const loaded = await import('./letter.tsx')
      setLetter(() => loaded.Letter)
    }
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
        {Letter ? <Letter /> : navigator.onLine || 'You are offline: please show it later.'}
      </div>
    </div>
  )
}
