import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Menu } from './menu.tsx'
import { Navigation } from './navigation.tsx'

/** The header with brand and navigation; `over` lays it over a hero. */
export function Masthead({ over = false }: { over?: boolean }) {
  return (
    <header className={over ? 'over' : 'relative'}>
      <div className="wide flex min-h-18 items-center gap-s2 md:min-h-20 md:gap-s6">
        <Link
          to={paths.home.href()}
          className="inline-flex min-h-tap items-center font-bold font-serif text-[min(1.625rem,9vw)] leading-none tracking-[-0.025em] no-underline"
        >
          {brand.name}
        </Link>
        <nav aria-label="Main" className="-mr-s3 ml-auto hidden items-center gap-s2 md:flex">
          <Navigation className="inline-flex min-h-tap items-center px-s3 text-label no-underline hover:underline" />
        </nav>
        <Menu over={over} />
      </div>
    </header>
  )
}
