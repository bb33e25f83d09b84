import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OwnReference } from '#schema/references/reference-answers.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { badgesRevoked } from '#web/features/references/badge-notices.ts'
import { saveFile } from '#web/features/sharing/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Props = { reference: OwnReference; token: string; onWithdrawn: () => void; onErased: () => void }

/** Export, withdraw and erase; the last two explain the consequences first. */
export function YourChoices({ reference, token, onWithdrawn, onErased }: Props) {
  const api = useApi()
  const { status, isPublic, candidateName } = reference
  const { target, press } = useFocusAfterPress<HTMLHeadingElement>()
  const inBadges = reference.confirmations.length ? ` ${badgesRevoked}` : ''
  const canWithdraw = status === 'validated' || status === 'submitted'
  return (
    <section aria-labelledby="choices" className="account-choices">
      <h2 id="choices" ref={target} tabIndex={-1} className="outline-none">
        It stays yours
      </h2>
      <div className="account-choice">
        <p>
          <b>Take it with you</b>
          <span>Everything on this page as a file (JSON).</span>
        </p>
        <Button onClick={() => download(reference)}>Download</Button>
      </div>
      {canWithdraw && (
        <Choice
          title="Withdraw it"
          explanation="None of it is shown or counts any more. We keep it, unshown, until you have it erased."
          verb="Withdraw"
          question={`Withdraw your reference? Your words and your ticks leave ${candidateName}’s page within a minute.${
            isPublic ? ' If too few references are left then, the whole page leaves the gallery.' : ''
          }${inBadges} ${candidateName} is told that you withdrew it.`}
          yes="Yes, withdraw it"
          doing="Withdrawing…"
          act={() => {
            press()
            return dataOf(api.references.withdraw.$post({ json: { token } }))
          }}
          onDone={() => {
            showToast({ title: 'Withdrawn', description: 'None of it is shown any more.' })
            onWithdrawn()
          }}
        />
      )}
      <Choice
        title="Have it erased"
        explanation={
          status === 'declined' || status === 'rejected'
            ? 'Your words, your ticks, your name and your address are deleted for this profile. Only a code stays, from which nobody can read your address: by it we know not to ask you again.'
            : 'Your words, your ticks, your name and your address are deleted for this profile.'
        }
        verb="Erase"
        question={`Erase everything? It leaves ${candidateName}’s page and our records, and that cannot be undone.${inBadges} A mail that was sent stays with who received it.`}
        yes="Yes, erase everything"
        doing="Erasing…"
        act={() => dataOf(api.references.erase.$post({ json: { token } }))}
        onDone={onErased}
      />
    </section>
  )
}

function Choice({
  title,
  explanation,
  verb,
  question,
  yes,
  doing,
  act,
  onDone,
}: {
  title: string
  explanation: ReactNode
  verb: string
  question: string
  yes: string
  doing: string
  act: () => Promise<unknown>
  onDone: () => void
}) {
  const [phase, setPhase] = useState<'quiet' | 'asking' | 'left'>('quiet')
  const { mutate, error, isPending } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (reason) => console.error('The reference stands as it was', reason),
  })
  return (
    <div className="account-choice">
      <p>
        <b>{title}</b>
        <span>{explanation}</span>
      </p>
      {phase !== 'asking' ? (
        <Button autoFocus={phase === 'left'} onClick={() => setPhase('asking')}>
          {verb}
        </Button>
      ) : (
        <div
          role="alertdialog"
          aria-label={`${title}?`}
          aria-describedby={`${verb}-follows`}
          className="account-asking-twice"
          onKeyDown={({ key }) => key === 'Escape' && !isPending && setPhase('left')}
        >
          <p id={`${verb}-follows`}>{question}</p>
          {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
          <div className="flex flex-wrap items-center gap-s3">
            <Button variant="main" disabled={isPending} onClick={() => mutate()}>
              {isPending ? doing : yes}
            </Button>
            <Button autoFocus disabled={isPending} onClick={() => setPhase('left')}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Downloads the page's data as a file. */
function download(reference: OwnReference) {
  const file = new Blob([JSON.stringify(reference, null, 2)], { type: 'application/json' })
  saveFile(file, `reference-${reference.profileUrl}.json`)
}
