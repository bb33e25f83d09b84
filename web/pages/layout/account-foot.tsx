import { contacts } from '#schema/contacts.ts'
import { FootLine, footLink } from './foot-line.tsx'

/** The footer of the account door: whom to write to, privacy and terms. */
export const AccountFoot = () => (
  <footer className="wide mt-s7 print:hidden max-md:[html:has(.profiles-reach)_&]:pb-24">
    <FootLine>
      <a href={`mailto:${contacts.support}`} className={footLink}>
        {contacts.support}
      </a>
    </FootLine>
  </footer>
)
