import type { AdminSummary } from '#schema/administration/administration-answers.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { grouped } from '#schema/text/numbers.ts'
import { AdministrationPage } from '#web/features/administration/administration-page.tsx'
import { Sections } from '#web/features/administration/sections.tsx'
import { adminSections } from './sections.ts'

/** What the house holds and how it moves, and its lists by tab (R14). */
export const Component = () => (
  <AdministrationPage title="Administration" room={(summary) => <Cards summary={summary} />}>
    <Sections label="Administration" named="tab" sections={adminSections} />
  </AdministrationPage>
)

const Cards = ({ summary }: { summary: AdminSummary }) => (
  <ul className="flex flex-wrap gap-s6">
    {[
      ['Registrations', grouped(summary.registrations)],
      ['Completed Scorecards', grouped(summary.scorecards)],
      ['Waitlist Users', grouped(summary.waitlist)],
      ['Average Score', summary.averageScore === null ? '–' : `${summary.averageScore}/${highestScore}`],
      ['Chat Sessions', grouped(summary.chatSessions)],
    ].map(([label, figure]) => (
      <li key={label} className="grid">
        <b className="font-serif text-[2rem]">{figure}</b> <span className="text-label">{label}</span>
      </li>
    ))}
  </ul>
)
