import './admin-dashboard-screen.css'
import { paths } from '#schema/paths.ts'
import { AdministrationPage } from '#web/features/administration/administration-page.tsx'
import { Sections } from '#web/features/administration/sections.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AlertStrip } from './alert-strip.tsx'
import { Cards } from './cards.tsx'
import { adminDashboardSections } from './sections.ts'

/** The product's figures with their last 30 days, and its lists by tab (R14). */
export const Component = () => (
  <AdministrationPage
    title="Admin Dashboard"
    header={(summary) => (
      <>
        <AlertStrip />
        <div className="flex flex-wrap items-center justify-between gap-s4">
          <p className="max-w-measure text-lead text-room-soft">
            Platform analytics: how many came, and what they left.
          </p>
          <ButtonLink to={paths.adminHouse.href()}>Look after the house</ButtonLink>
        </div>
        <Cards summary={summary} />
      </>
    )}
  >
    <Sections label="Admin Dashboard" param="tab" sections={adminDashboardSections} />
  </AdministrationPage>
)
