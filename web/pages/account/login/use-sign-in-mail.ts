import { useState } from 'react'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { askForMail } from '#web/features/accounts/mail-sent.tsx'

/** Mails a link that signs in and leads to `next`, and says to whom it was mailed. */
export function useSignInMail(next: string | undefined) {
  const api = useApi()
  const [mailedTo, setMailedTo] = useState('')
  const [isMailing, setMailing] = useState(false)

  /** Returns whether it was sent; without an address nothing is. */
  async function mail(address: Promise<string | undefined>): Promise<boolean> {
    setMailing(true)
    const email = await address
    const isSent =
      email !== undefined && (await askForMail(dataOf(api.login.link.$post({ json: { email, next } }))))
    setMailing(false)
    if (isSent) setMailedTo(email)
    return isSent
  }
  return { mail, isMailing, mailedTo, reset: () => setMailedTo('') }
}
