import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { type OnSignedIn, useFinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

const ways = {
  code: {
    label: 'Code',
    lead: 'Enter the six digits that your authenticator shows now.',
    other: 'Use a backup code instead',
  },
  backupCode: {
    label: 'Backup code',
    lead: 'Enter one of the codes that you kept when you set this up. Each of them works once.',
    other: 'Use the authenticator instead',
  },
} as const

/** The form for the second factor: an authenticator's code or a backup code. */
export function SecondFactorForm({
  onExpired,
  onSignedIn,
}: {
  onExpired: (sentence: string) => void
  onSignedIn: OnSignedIn
}) {
  const api = useApi()
  const [way, setWay] = useState<keyof typeof ways>('code')
  const [error, setError] = useState('')
  const [isChecking, setChecking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { label, lead, other } = ways[way]
  const refuse = (sentence: string) => {
    setError(sentence)
    field.current?.select()
  }
  const finishSignIn = useFinishSignIn({
    onSignedIn,
    onSecondFactor: () => refuse('Please enter the code once more.'),
    onError: ({ code, sentence }) => {
      if (code === 'SIGN_IN_AGAIN') onExpired(sentence)
      else refuse(sentence)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another way there is another field to fill
  useLayoutEffect(() => field.current?.focus(), [way])

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isChecking) return
    const typed = field.current?.value ?? ''
    const [code, backupCode] = [typed.replace(/\s/g, ''), typed.trim()]
    if (way === 'code' && !/^\d{6}$/.test(code)) return refuse('The code has six digits.')
    if (way === 'backupCode' && !backupCode) return refuse('Please enter a backup code.')
    setError('')
    setChecking(true)
    await finishSignIn(dataOf(api.login.totp.$post({ json: way === 'code' ? { code } : { backupCode } })))
    setChecking(false)
  }

  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">Your second factor</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <form noValidate className="grid gap-s5" onSubmit={check}>
        <TextField
          key={way}
          ref={field}
          name={way}
          label={label}
          error={error}
          autoComplete={way === 'code' ? 'one-time-code' : 'off'}
          inputMode={way === 'code' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="text-[1.375rem] tabular-nums tracking-[0.12em]"
        />
        <Button type="submit" variant="main" disabled={isChecking}>
          {isChecking ? 'Signing in…' : 'Sign In'}
        </Button>
      </form>
      <div className="accounts-or">
        <Button
          variant="quiet"
          onClick={() => {
            setError('')
            setWay(way === 'code' ? 'backupCode' : 'code')
          }}
        >
          {other}
        </Button>
      </div>
    </>
  )
}
