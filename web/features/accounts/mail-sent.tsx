import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { dismissToast } from '#web/ui/toast-store.ts'

/** Whether a requested mail was accepted; a failure is shown. */
export async function askForMail(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking
    // An earlier failure would contradict it.
    dismissToast()
    return true
  } catch (error) {
    console.error('No link was mailed', error)
    showFailure('No mail was sent', error)
    return false
  }
}

/** A mail is on its way, if there is an account: the same words for every address, so that they reveal no account. */
export function MailSent({
  title,
  email,
  content,
  onResend,
  onBack,
  back = 'Use another address',
}: {
  title: string
  email: string
  /** The content of the mail, and how long its link is valid. */
  content: string
  onResend: () => Promise<boolean>
  onBack: () => void
  back?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [again, setAgain] = useState<'' | 'sending' | 'sent'>('')
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          {title}
        </h1>
        <p>
          If there is an account for <b>{email}</b>, a mail is on its way with {content}
        </p>
        <p className="text-ink-soft">
          It can take a minute or two. If nothing comes, look in your spam folder, and check that the address
          is the one of your account.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        <Button
          disabled={again === 'sending'}
          onClick={async () => {
            setAgain('sending')
            setAgain((await onResend()) ? 'sent' : '')
          }}
        >
          {again === 'sending' ? 'Sending…' : 'Send it again'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {back}
        </Button>
        <p role="status" className="basis-full text-ink-soft text-small">
          {again === 'sent' && 'Sent again. The newest mail is the one that counts.'}
        </p>
      </div>
    </>
  )
}
