import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { missingIn } from '#schema/stories/own-stories.ts'
import { changedParts, textOf } from '#web/features/stories/own-story-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import type { AutosaveState } from './autosave-state.ts'
import { storyFieldId } from './parts.ts'
import type { StoryAutosave } from './story-autosave.ts'

type Props = { autosave: StoryAutosave; state: AutosaveState; missing: ReturnType<typeof missingIn> }

/** The link to the preview, where the story is submitted, and what is still missing. */
export function SubmitLink({ autosave, state, missing }: Props) {
  const navigate = useNavigate()
  const { story, text } = state
  const isUnchanged = story !== null && changedParts(text, textOf(story)).length === 0
  const isReturnedAsItWas = isUnchanged && story.current.status === 'returned'
  const isOnThePage = isUnchanged && story.current.status === 'validated'
  const look = useMutation({
    mutationFn: async () => {
      await autosave.flush()
      const { story, status } = autosave.getState()
      if (!story || status !== 'saved') throw new Error(`Not shown while ${status}`)
      return story.id
    },
    onSuccess: (id) => navigate(paths.profilePreview.href(id)),
  })
  return (
    <section className="account-submitting" aria-labelledby="submitting-title">
      <div className="grid content-start gap-s3">
        <h2 id="submitting-title">Send it to a validator</h2>
        <p className="max-w-measure text-ink-soft">
          First you see your page as it will look with this story; there you submit it. Then a person
          validates it, or returns it with a note. You ask your referees once it is submitted: they see no
          drafts.
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-s4">
        {missing.length > 0 && (
          <div className="grid gap-s2">
            <h3 className="account-missing-title">Before it can be sent</h3>
            <ul className="account-missing">
              {missing.map(({ path, message }) => (
                <li key={path}>
                  <a
                    href={`#${storyFieldId(path)}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(storyFieldId(path))?.focus()
                    }}
                  >
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {isReturnedAsItWas && missing.length === 0 && (
          <p className="flex max-w-measure items-start gap-s2 text-label">
            <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
            Nothing has changed since it came back. The validator would read the same words again.
          </p>
        )}
        {isOnThePage ? (
          <p className="text-label">This text is validated. There is nothing new to send.</p>
        ) : (
          <Button
            variant="main"
            disabled={missing.length > 0 || look.isPending}
            onClick={() => look.mutate()}
          >
            {look.isPending ? 'Saving…' : 'See my page, then submit'}
          </Button>
        )}
        {look.error && (
          <FieldError role="alert">
            Your last words could not be saved yet. Please try again in a moment.
          </FieldError>
        )}
      </div>
    </section>
  )
}
