import type { ReactNode } from 'react'
import { levels, plans } from '#schema/levels.ts'
import { LevelRoom } from './level-room.tsx'
import { laterPrice, Price } from './price.tsx'

/** A card of a level with its picture and facts; three of them share the rows of their grid. `children` are the links. */
export function LevelCard({
  level: { plan, title, includes },
  flag,
  note,
  heading: Heading = 'h2',
  children,
}: {
  level: (typeof levels)[number]
  flag?: string | undefined
  note?: string | undefined
  heading?: 'h2' | 'h3'
  children: ReactNode
}) {
  const { level, levelName } = plans[plan]
  const before = levels[level - 2]
  return (
    <li className="grid content-start md:row-span-4 md:grid-rows-subgrid">
      <div className="md:self-end">
        <LevelRoom level={level} />
      </div>
      <div className="mt-s5 md:pr-s6">
        <p className="flex min-h-8 items-center gap-s3 text-ink-soft text-label">
          Level {level}
          {flag && <span className="bg-wall-lit px-s3 py-s1 font-semibold text-ink shadow-card">{flag}</span>}
        </p>
        <Heading className="mt-s2 text-head">{levelName}</Heading>
        <p className="mt-s1 font-book font-serif text-title italic">{title}</p>
      </div>
      <div className="mt-s5 md:pr-s6">
        <Price
          plan={plan}
          className="font-serif font-title text-[min(2.75rem,22vw)] leading-none tracking-display"
        />
        <p className="mt-s2 text-ink-soft text-small">{note ?? laterPrice(plan)}</p>
      </div>
      <div className="mt-s5 md:pr-s6">
        {children}
        <p className="mt-s6 mb-s2 font-bold text-label">
          {before ? `Everything in ${plans[before.plan].levelName}, and` : 'What it includes'}
        </p>
        <ul>
          {includes.map(({ text }) => (
            <li key={text} className="border-line border-t py-s3 text-label">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
