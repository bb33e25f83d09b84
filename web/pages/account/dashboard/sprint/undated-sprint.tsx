import { contacts } from '#schema/contacts.ts'

/** A bought sprint without a date. */
export const UndatedSprint = () => (
  <section id="sprint" aria-labelledby="sprint-title" className="grid gap-s2">
    <h2 id="sprint-title">Your sprint</h2>
    <p className="max-w-measure text-ink-soft">
      Your plan is the Sprint, and no five days are kept for you at the moment. If you expect some, write to{' '}
      <a className="link" href={`mailto:${contacts.support}`}>
        {contacts.support}
      </a>
      , and we find you a place. What else your plan includes is yours already.
    </p>
  </section>
)
