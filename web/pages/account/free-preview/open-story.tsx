import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { AnswerGaps } from './answer-gaps.tsx'
import type { Preview } from './preview.ts'
import type { PreviewStory } from './stories.ts'

/** The whole open story as a visitor would read it, and the questions it leaves open. */
export function OpenStoryDialog({
  story,
  preview,
  ...state
}: DialogState & { story: PreviewStory; preview: Preview }) {
  return (
    <Dialog {...state} title={story.title} description={`Told by ${preview.draft.fullName}`}>
      <blockquote dir="auto" className="whitespace-pre-line font-book font-serif text-lead">
        {preview.draft[story.answer]}
      </blockquote>
      <div className="mt-s6 border-line border-t pt-s5">
        <AnswerGaps story={story} preview={preview} />
      </div>
    </Dialog>
  )
}
