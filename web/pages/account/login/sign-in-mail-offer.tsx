import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** The mailed link as the way in without a password. */
export const SignInMailOffer = ({
  isMailing,
  onMail,
  children,
}: {
  isMailing: boolean
  onMail: () => Promise<boolean>
  children: ReactNode
}) => (
  <div className="accounts-or">
    <p className="text-ink-soft text-label">{children}</p>
    <Button className="max-sm:w-full" disabled={isMailing} onClick={onMail}>
      {isMailing ? 'Sending…' : 'Mail me a sign-in link'}
    </Button>
  </div>
)
