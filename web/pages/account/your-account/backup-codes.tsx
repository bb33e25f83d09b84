import { useLayoutEffect, useRef } from 'react'
import { brand } from '#schema/brand.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'

/** The backup codes, shown once, to copy or download. */
export function BackupCodes({ codes, onConfirmed }: { codes: readonly string[]; onConfirmed: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-title outline-none">
        Switched on. Keep these codes
      </h3>
      <p className="text-ink-soft text-label">
        Each of them stands in once for your authenticator, for the day when it is lost. They are shown this
        one time: keep them where you would keep a key.
      </p>
      <ul className="account-codes" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-s3">
        <Button
          onClick={() =>
            void copyText(text, { label: 'Codes', otherwise: 'Please write them down, or download them.' })
          }
        >
          Copy them
        </Button>
        <a
          className={buttonLook('plain')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.toLowerCase()}-backup-codes.txt`}
        >
          Download them
        </a>
        <Button variant="main" onClick={onConfirmed}>
          I have kept them
        </Button>
      </div>
    </>
  )
}
