import { Lock } from 'lucide-react'
import { plans } from '#schema/levels.ts'
import { previewText } from '#schema/limits.ts'
import { counted } from '#schema/text/numbers.ts'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import { AnswerGaps } from './answer-gaps.tsx'
import type { Preview } from './preview.ts'
import { lockedStories } from './stories.ts'

/** The three locked stories: the beginning of each, what it still needs, and a detail of the picture. */
export function DevelopmentAreas({ preview }: { preview: Preview }) {
  return (
    <section className="wide pb-room-gap" aria-labelledby="development">
      <div className="account-areas-head">
        <h2 id="development">Profile Development Areas</h2>
        <p className="max-w-[34em] text-ink-soft">
          Three stories that a stranger cannot read yet, and what each still needs. In public, a free account
          shows {counted(plans.free.publicStories, 'validated story', 'validated stories')}, and{' '}
          {plans.starter.levelName} shows {plans.starter.publicStories}.
        </p>
      </div>
      <ol className="account-areas">
        {lockedStories.map((story) => (
          <li key={story.anchor} id={story.anchor} tabIndex={-1}>
            <span className="account-detail" data-label={story.label}>
              <DraftPicture draft={preview.draft} format="square" />
            </span>
            <div className="account-begins">
              <p className="flex items-center gap-s2 text-ink-soft text-small">
                <Lock size={14} strokeWidth={1.75} aria-hidden /> Locked
              </p>
              <h3>{story.title}</h3>
              <q>{previewText(preview.draft[story.answer])}</q>
            </div>
            <AnswerGaps story={story} preview={preview} />
          </li>
        ))}
      </ol>
    </section>
  )
}
