import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = {
  children: string
  /** Puts it into the clipboard. */
  copy: () => Promise<void>
  onCopied?: () => void
}

/** Copies something, and says beside the button whether that went well. */
export function CopyButton({ children, copy, onCopied }: Props) {
  const [status, setStatus] = useState('')
  const press = async () => {
    try {
      await copy()
      setStatus('Copied.')
      onCopied?.()
    } catch {
      setStatus('It could not be copied. You can select it and copy it yourself.')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-s4">
      <Button onClick={() => void press()}>{children}</Button>
      <p role="status" className="text-ink-soft text-label">
        {status}
      </p>
    </div>
  )
}
