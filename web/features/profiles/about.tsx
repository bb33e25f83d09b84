import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { QuotedText } from './quoted.tsx'

/** The other published texts, so that search and the agent quote nothing that the page does not show. */
export function AboutExpert({ profile }: { profile: PublicProfile }) {
  const { firstName, about, coreDeliverables, expertise } = profile
  if (!about && !coreDeliverables.length && !expertise.length) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">About {firstName}</h2>
      {about && (
        <p className="max-w-measure whitespace-pre-line font-book font-serif text-lead">
          <QuotedText text={about} at="about" />
        </p>
      )}
      <div className="mt-s6 grid gap-x-s7 gap-y-s6 sm:grid-cols-2">
        <TitledList title="What you get" items={coreDeliverables} />
        <TitledList title={`Ask ${firstName} about`} items={expertise} />
      </div>
    </section>
  )
}

function TitledList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-s3 text-label">
        {[...new Set(items)].map((item) => (
          <li key={item} className="border-line border-t py-s2 first-letter:uppercase">
            <QuotedText text={item} at="about" />
          </li>
        ))}
      </ul>
    </div>
  )
}
