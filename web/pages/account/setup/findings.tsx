import type { Finding, FoundField } from '#web/features/onboarding/reading/finding.ts'
import type { ReadFindings } from '#web/features/onboarding/reading/reader-messages.ts'
import { OneFinding } from './one-finding.tsx'

/** Where what was found goes, in the order of the steps. */
const groups: readonly { title: string; fields: readonly FoundField[] }[] = [
  { title: 'About you', fields: ['name', 'email', 'phone', 'linkedin', 'role'] },
  {
    title: 'What you do',
    fields: ['coreProblem', 'industry', 'targetClients', 'deliverables', 'experienceYears', 'skills'],
  },
  { title: 'Stories', fields: ['story'] },
  { title: 'People', fields: ['person'] },
]

/** What a file says, one thing after the other: to take, to change and take, or to leave. */
export function Findings({ name, read }: { name: string; read: ReadFindings }) {
  const { findings, isCut, unread = [] } = read
  return (
    <div className="grid gap-s4">
      <h3 className="wrap-anywhere text-title">
        {findings.length ? `Found in ${name}` : `Nothing was found in ${name} that fits here.`}
      </h3>
      {findings.length > 0 && (
        <p className="text-ink-soft text-label">
          Take what is right, change it first if it is not, leave the rest. Nothing is filled in without your
          press.
        </p>
      )}
      {isCut && (
        <p className="text-label">
          This file is long, so only its beginning was read: of a PDF the first 20 pages.
        </p>
      )}
      {unread.length > 0 && (
        <p className="wrap-anywhere text-label">Broken, and not read: {unread.join(', ')}.</p>
      )}
      {groups.map(({ title, fields }) => (
        <Group key={title} title={title} findings={findings.filter(({ what }) => fields.includes(what))} />
      ))}
    </div>
  )
}

function Group({ title, findings }: { title: string; findings: Finding[] }) {
  if (!findings.length) return null
  return (
    <section aria-label={title} className="grid gap-s2">
      <h4 className="font-semibold text-label">{title}</h4>
      <ul className="grid">
        {findings.map((finding, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes
          <OneFinding key={place} finding={finding} />
        ))}
      </ul>
    </section>
  )
}
