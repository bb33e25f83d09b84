import { brand } from '#schema/brand.ts'
import { TermGrid } from '#web/ui/term-grid.tsx'

const answers: [question: string, text: string][] = [
  [
    'What a badge is',
    `A file that says what somebody did and who stands by it, signed so that any change shows. ${brand.name} gives one to each validated story; schools and firms give them too, as Open Badges 3.0.`,
  ],
  [
    'What is checked',
    'That the signature fits every word. That the key is one that the issuer publishes under its own name. That the badge is not on the issuer’s signed list of revoked ones. That it holds today. And each referee’s word by its own signature.',
  ],
  [
    'What the check cannot know',
    'Whether a foreign issuer is who it says it is: a signature proves a domain, not a reputation. Whether the person who shows you a badge is the one in it. And nothing at all about badges in formats that we cannot read; we say so when we meet one.',
  ],
  [
    'What leaves your browser',
    'No file. The browser asks the issuer’s own server for its keys and its list of revoked badges, as it would for a page, without cookies. The list is one for many badges, so asking for it does not say which one you hold; an address that you paste does.',
  ],
  [
    'Other verifiers',
    `Badges from ${brand.name} are checked by others as well. Some add that the issuer is in no registry: they know a few registries of schools, and we are in none of them. That takes nothing away from the signature.`,
  ],
]

/** What the check does, and what it cannot know. */
export function CheckExplanation() {
  return (
    <section aria-labelledby="how-checked" className="wide mt-room-gap">
      <h2 id="how-checked">How a badge is checked</h2>
      <TermGrid terms={answers} />
    </section>
  )
}
