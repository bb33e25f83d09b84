import type { ReactNode } from 'react'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'

export const footerLink = 'inline-flex min-h-tap items-center'

/** The last line of every page: privacy and terms, after what `children` say. */
export const FooterLine = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-s5 border-line border-t py-s3 text-ink-soft text-small">
    <span className="mr-auto">{children}</span>
    <Link to={paths.privacy.href()} className={footerLink}>
      Privacy
    </Link>
    <Link to={paths.terms.href()} className={footerLink}>
      Terms
    </Link>
  </div>
)
