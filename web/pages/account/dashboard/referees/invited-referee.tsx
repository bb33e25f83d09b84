import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { Dashboard } from '#schema/dashboard.ts'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { PrivateAnswers, PrivateChecks, PrivateReferee } from '#web/features/references/private-referee.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { HideReferenceButton } from './hide-reference-button.tsx'
import {
  answerLabels,
  canAskAgain,
  canCancel,
  canHide,
  canRemind,
  invitationStateOf,
  shownToAll,
  stillConfirms,
} from './invitation-states.ts'

export const loadAskReferee = () => import('./ask-referee-dialog.tsx')

type Props = { invitation: RequestedReference; profile: Dashboard['profile'] }

/** One invited referee: state, checks, confirmed claims and actions. */
export function InvitedReferee({ invitation, profile }: Props) {
  const { name, checks, confirms, answers, note } = invitation
  const { state, explanation, next } = invitationStateOf(invitation, profile.emailVerified)
  const { target, press } = useFocusAfterPress<HTMLParagraphElement>()
  return (
    <PrivateReferee {...invitation}>
      <p ref={target} tabIndex={-1} className="text-label outline-none">
        <b>{state}</b> {explanation}
      </p>
      {note && <blockquote className="account-quoted-note">“{note}”</blockquote>}
      {next && (
        <p className="flex items-start gap-s2 text-label">
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          {next}
        </p>
      )}
      <ConfirmedStories confirms={confirms} stillCounts={stillConfirms(invitation)} />
      {answers && (
        <PrivateAnswers
          name={name}
          answers={answers}
          labels={answerLabels}
          readBy={(answer) => (shownToAll.includes(answer) ? 'public' : 'for you and the validator')}
        />
      )}
      <PrivateChecks checks={checks} />
      <Actions invitation={invitation} profile={profile} onRemind={press} />
    </PrivateReferee>
  )
}

/** The stories they confirm; differing memories are for the owner and the validator only (R9b). */
function ConfirmedStories({
  confirms,
  stillCounts,
}: Pick<RequestedReference, 'confirms'> & { stillCounts: boolean }) {
  const differs = confirms.flatMap(({ title, differs }) => differs.map((one) => ({ ...one, title })))
  return (
    <>
      {(stillCounts ? confirms : []).map(({ storyId, title, isConfirmed, claims }) =>
        isConfirmed ? (
          <p key={storyId} className="gilt">
            <span>
              Confirms {claims > 0 && `${counted(claims, 'sentence')} of `}“{title}”
            </span>
          </p>
        ) : (
          <p key={storyId} className="text-label">
            Does not confirm “{title}”
          </p>
        ),
      )}
      {differs.length > 0 && (
        <div className="account-claim-answers">
          <p className="text-small">
            <b>Remembers it differently.</b> Only you and the validator read this.
          </p>
          {differs.map(({ title, text, words }) => (
            <div key={title + text}>
              <p className="text-ink-soft text-label">
                “{text}” in “{title}”
              </p>
              {words && <blockquote className="account-quoted-note">“{words}”</blockquote>}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Actions({ invitation, profile, onRemind }: Props & { onRemind: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const remind = useMutation({
    mutationFn: () =>
      dataOf(api.references[':id'].remind.$post({ param: { id: String(invitation.id) }, json: {} })),
    onSuccess: async () => {
      showToast({ title: 'Reminder sent', description: `${invitation.name} gets the link once more.` })
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'references'] })
    },
    onError: (error) => showFailure('The reminder was not sent', error),
  })
  const [isRemindable, isCancellable, isAskable, isHideable] = [
    canRemind(invitation, new Date()),
    canCancel(invitation),
    canAskAgain(invitation),
    canHide(invitation),
  ]
  if (!isRemindable && !isCancellable && !isAskable && !isHideable) return null
  return (
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s2">
      {isRemindable && (
        <Button
          disabled={remind.isPending}
          onClick={() => {
            onRemind()
            remind.mutate()
          }}
        >
          {remind.isPending ? 'Reminding…' : 'Remind'}
          <span className="sr-only"> {invitation.name}</span>
        </Button>
      )}
      {isHideable && <HideReferenceButton invitation={invitation} />}
      {isCancellable && (
        <DialogButton
          variant="quiet"
          load={() => import('./cancel-invitation-dialog.tsx')}
          dialog={({ CancelInvitationDialog }, state) => (
            <CancelInvitationDialog invitation={invitation} {...state} />
          )}
        >
          Cancel<span className="sr-only"> the invitation of {invitation.name}</span>
        </DialogButton>
      )}
      {isAskable && (
        <DialogButton
          load={loadAskReferee}
          dialog={({ AskRefereeDialog }, state) => (
            <AskRefereeDialog profile={profile} again={invitation} {...state} />
          )}
        >
          Ask again<span className="sr-only"> for a reference by {invitation.name}</span>
        </DialogButton>
      )}
    </div>
  )
}
