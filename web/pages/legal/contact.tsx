import { contacts } from '#schema/contacts.ts'
import { Link } from '#web/ui/link.tsx'

/** Where we are written to. */
export const Contact = () => (
  <Link to={`mailto:${contacts.support}`} className="wrap-anywhere">
    {contacts.support}
  </Link>
)
