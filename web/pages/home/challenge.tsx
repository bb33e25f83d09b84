import { paths } from '#schema/paths.ts'
import { GalleryQuestionForm, toResults } from '#web/features/gallery/gallery-question-form.tsx'
import { Link } from '#web/ui/link.tsx'

/** Sample challenges, each of which finds one of the two experts in every gallery. */
const examples = [
  'Our contractor says the plant is complete, but it does not run',
  'Two masters retire this summer, and what they know goes with them',
  'My post was cut after thirty years in one company',
]

/** The form for a challenge, which leads to the gallery's results. Works without JavaScript. */
export function Challenge() {
  return (
    <search className="wide block py-room-gap">
      <h2>What are you facing?</h2>
      <GalleryQuestionForm />
      <p className="mt-s5 text-ink-soft text-label">Or begin with one of these.</p>
      <ul className="mt-s1 grid justify-items-start">
        {examples.map((q) => (
          <li key={q}>
            <Link
              to={paths.gallery.href({ q }) + toResults}
              className="inline-flex min-h-tap items-center py-s2 font-book font-serif text-[1.125rem] text-madder-text italic leading-[1.3] decoration-1 hover:decoration-2"
            >
              “{q}”
            </Link>
          </li>
        ))}
      </ul>
    </search>
  )
}
