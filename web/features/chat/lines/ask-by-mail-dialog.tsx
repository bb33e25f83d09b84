import { tryOut } from '#schema/try-out.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import type { ChatProfile } from '../chat-profile.ts'
import { ConsentForm } from './consent-form.tsx'

type Props = DialogState & {
  profile: Pick<ChatProfile, 'profileUrl' | 'firstName' | 'isSample'>
  question: string
  sessionId: string
  onAsked: () => void
}

/** Asks the expert to answer by mail what their agent could not. */
export function AskByMailDialog({ open, onOpenChange, profile, question, sessionId, onAsked }: Props) {
  const api = useApi()
  const { profileUrl, firstName, isSample } = profile
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Ask ${firstName} to answer this by mail`}
      description={
        isSample
          ? `The agent found no answer. ${tryOut.message}`
          : `The agent found no answer. We send your question to ${firstName}, who may answer it.`
      }
    >
      <div className="grid gap-s5">
        <blockquote dir="auto" className="whitespace-pre-line border-ink border-l-2 pl-s4">
          {question}
        </blockquote>
        <ConsentForm
          agreed={`Give my question and what I have written here to ${firstName}, so that I can be answered by mail.`}
          needsName={false}
          button={`Ask ${firstName}`}
          post={async (reached, questionKey) => {
            const json = { profileUrl, question, sessionId, questionKey, ...reached }
            await dataOf(api.questions.$post({ json: { ...json, consent: true, wantsAnswer: true } }))
            onOpenChange(false)
            onAsked()
          }}
        />
      </div>
    </Dialog>
  )
}
