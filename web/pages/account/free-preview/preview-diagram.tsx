import { Lock } from 'lucide-react'
import { initialsOf } from '#schema/labels.ts'
import { previewText } from '#schema/limits.ts'
import { Dial } from '#web/features/profiles/dial.tsx'
import { useLazyDialog } from '#web/ui/dialog/dialog-button.tsx'
import { firstNameOf, type Preview } from './preview.ts'
import { lockedStories, openStory, type PreviewStory, storyLabels } from './stories.ts'

/** The diagram, and around it the four stories of its labels: one open, three locked. */
export function PreviewDiagram({ preview }: { preview: Preview }) {
  const { draft } = preview
  const open = openStory(preview)
  const anchorOf = new Map([open, ...lockedStories].map(({ label, anchor }) => [label, anchor]))
  return (
    <section aria-labelledby="brings" className="account-brings">
      <h2 id="brings">What {firstNameOf(draft)} brings</h2>
      <div className="account-compass">
        <Dial
          initials={initialsOf(draft.fullName)}
          labels={storyLabels.map((label) => ({ label, to: `#${anchorOf.get(label)}` }))}
        />
        <OpenStoryButton story={open} preview={preview} />
        {lockedStories.map(({ label, title }) => (
          <button key={label} type="button" disabled className="account-tell" data-label={label}>
            <span className="flex items-center gap-s2 text-small">
              <Lock size={14} strokeWidth={1.75} aria-hidden /> {label}
              <span className="sr-only">, locked</span>
            </span>
            <b>{title}</b>
          </button>
        ))}
      </div>
      <p className="account-count">1 story available (3 locked)</p>
    </section>
  )
}

function OpenStoryButton({ story, preview }: { story: PreviewStory; preview: Preview }) {
  const { press, prepare, shown } = useLazyDialog({
    load: () => import('./open-story.tsx'),
    dialog: ({ OpenStoryDialog }, state) => <OpenStoryDialog story={story} preview={preview} {...state} />,
  })
  return (
    <>
      <button
        type="button"
        id={story.anchor}
        className="account-tell"
        data-label={story.label}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <span className="text-ink-soft text-small">{story.label}</span>
        <b>{story.title}</b>
        <q>{previewText(preview.draft[story.answer])}</q>
        <span className="mt-s1 font-semibold text-label text-madder-text underline underline-offset-[0.22em]">
          Read the story
        </span>
      </button>
      {shown}
    </>
  )
}
