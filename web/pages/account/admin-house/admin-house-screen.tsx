import './admin-house-screen.css'
import { paths } from '#schema/paths.ts'
import { AdministrationPage } from '#web/features/administration/administration-page.tsx'
import { Sections } from '#web/features/administration/sections.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminHouseSections } from './sections.ts'

/** What an administrator does: people, money, reports, and the record of it (R14, R26). */
export const Component = () => (
  <AdministrationPage
    title="The house"
    header={() => (
      <p>
        <Link className="link inline-flex min-h-tap items-center" to={paths.adminDashboard.href()}>
          Back to the figures and lists
        </Link>
      </p>
    )}
  >
    <Sections label="The house" param="section" sections={adminHouseSections} />
  </AdministrationPage>
)
