import { tryOut } from '#schema/try-out.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import type { ChatProfile } from '../chat-profile.ts'
import { ConsentForm } from './consent-form.tsx'

type Props = DialogState & {
  profile: Pick<ChatProfile, 'firstName' | 'isSample'>
  sessionId: string
  /** Called with what happens next. */
  onHandedOver: (confirmation: string) => void
}

/** Hands the conversation over to the expert, once the visitor agrees. */
export function HandOffDialog({ open, onOpenChange, profile, sessionId, onHandedOver }: Props) {
  const api = useApi()
  const { firstName, isSample } = profile
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Speak to ${firstName}`}
      description={
        isSample
          ? tryOut.message
          : `We mail this conversation to ${firstName}, with your name and your address for the answer.`
      }
    >
      <ConsentForm
        agreed={`Give this conversation, my name and my address to ${firstName}.`}
        needsName
        button="Hand it over"
        post={async (reached) => {
          const call = api.chat[':sessionId']['hand-off'].$post({
            param: { sessionId },
            json: { ...reached, consent: true },
          })
          const { says } = await dataOf(call)
          onOpenChange(false)
          onHandedOver(says)
        }}
      />
    </Dialog>
  )
}
