import { contacts } from '#schema/contacts.ts'
import { FooterLine, footerLink } from './footer-line.tsx'

/** The footer of the account door: whom to write to, privacy and terms. */
export const AccountFooter = () => (
  <footer className="wide mt-s7 print:hidden max-md:[html:has(.profiles-reach)_&]:pb-24">
    <FooterLine>
      <a href={`mailto:${contacts.support}`} className={footerLink}>
        {contacts.support}
      </a>
    </FooterLine>
  </footer>
)
