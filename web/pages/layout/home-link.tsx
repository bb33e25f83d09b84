import { ArrowLeft } from 'lucide-react'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The link back that starts every info page. */
export function HomeLink() {
  return (
    <ButtonLink variant="quiet" to={paths.home.href()} className="print:hidden">
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      Back to Home
    </ButtonLink>
  )
}
