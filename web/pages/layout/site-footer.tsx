import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { FooterLine, footerLink } from './footer-line.tsx'

type Destination = [label: string, to: string]

const lists: [title: string, links: Destination[]][] = [
  [
    'How it works',
    [
      ['Features', paths.home.href('features')],
      ['Agents', paths.home.href('agents')],
      ['Verification', paths.home.href('verification')],
      ['Check a badge', paths.verify.href()],
    ],
  ],
  [
    'Ways in',
    [
      ['Solution Gallery', paths.gallery.href()],
      ['Get Insight on Your Challenge', paths.challengeInsight.href()],
      ['Share Your SolutionInsight', paths.shareInsight.href()],
      [`Create My ${brand.name}`, paths.createCv.href()],
      ['Webinar waitlist', paths.waitlist.href()],
      ['Plans and prices', paths.pricing.href()],
    ],
  ],
]

const socialHost = new URL(contacts.socialPage).hostname.replace(/^www\./, '')
const elsewhere: Destination[] = [
  ['Book a discussion call', contacts.call],
  [`${brand.name} on ${socialHost === 'linkedin.com' ? 'LinkedIn' : socialHost}`, contacts.socialPage],
]

/** The footer of the public pages: links and contacts. */
export function SiteFooter() {
  return (
    <footer className="wide mt-s7 text-label print:hidden max-md:[html:has(.profiles-reach)_&]:pb-24">
      <div className="grid gap-x-s8 gap-y-s6 border-line border-t pt-s7 pb-s5 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1.4fr_1.4fr]">
        <p className="max-w-[13em] font-serif font-title text-title max-md:sm:col-span-2">
          Look at the work.
        </p>
        {lists.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <p className="font-bold">{title}</p>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} className={footerLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className="font-bold">Speak to us</p>
          <ul>
            <li>
              <a href={`mailto:${contacts.support}`} className={footerLink}>
                {contacts.support}
              </a>
            </li>
            {elsewhere.map(([label, href]) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={footerLink}>
                  {label}
                  <span className="sr-only"> (opens a new window)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <FooterLine>{brand.name}</FooterLine>
    </footer>
  )
}
