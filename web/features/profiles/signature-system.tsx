import { storyNumber } from '#schema/labels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'

/** The expert's method step by step, with the result of each step. */
export function SignatureSystem({ profile, open, onOpenChange }: { profile: PublicProfile } & DialogState) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Signature System"
      description={`How ${profile.firstName} works, step by step.`}
    >
      <ol>
        {profile.signatureSystem.map(({ title, outcome }, index) => (
          <li
            key={title}
            className="grid grid-cols-[min(3.25rem,16vw)_minmax(0,1fr)] items-baseline gap-x-s3 border-line border-t py-s4"
          >
            <span
              aria-hidden
              className="font-book font-serif text-[1.375rem] text-ink-soft italic leading-none"
            >
              {storyNumber(index + 1)}
            </span>
            <div>
              <h3>{title}</h3>
              {outcome && <p className="mt-s1 text-ink-soft">{outcome}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
