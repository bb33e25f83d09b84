import { brand } from '#schema/brand.ts'
import { Link } from '#web/ui/link.tsx'
import { footerNavigation } from './navigation.ts'

export function Footer() {
  return (
    <footer className="wide flex flex-wrap items-center gap-x-s5 gap-y-s2 py-s5 text-ink-soft text-label">
      <span>{brand.name}</span>
      {footerNavigation.map(({ label, to }) => (
        <Link key={to} to={to} className="inline-flex min-h-tap items-center">
          {label}
        </Link>
      ))}
    </footer>
  )
}
