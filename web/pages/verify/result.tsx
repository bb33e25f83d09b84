import { useEffect, useRef } from 'react'
import type { RevocationReason } from '#schema/badges/badge-answers.ts'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { BadgeContent } from './badge-content.tsx'
import type { Found } from './check.ts'
import { CheckedList } from './checked-list.tsx'
import { Seal } from './seal.tsx'

/** Why one of our badges holds no longer. */
const reasons: Record<RevocationReason, string> = {
  replaced: 'The story has a newer version, which has a badge of its own.',
  changed: 'Something that it says reads otherwise on the page now.',
  confirmation: 'A referee’s confirmation in it was taken back.',
  story: 'The story is not shown any more.',
  profile: 'The profile was taken off public view.',
  key: 'The key that signed it is no longer safe.',
}

/** What a check found: the seal, the sentence, what the badge says and what was looked at. */
export function Result({ found, onRetry }: { found: Found; onRetry: () => void }) {
  const { seal, sentence, badge, state, at, mayChange } = found
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.focus({ preventScroll: true })
  }, [])
  const isHeld = badge !== undefined && 'signedAt' in badge.signature
  const newer = newerOf(found)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="found" className="scroll-mt-s5 outline-none">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-s6 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]">
        <div className="w-40 max-w-full sm:w-full">
          <Seal state={seal} letter={letterOf(found)} />
        </div>
        <div>
          <h2 id="found" className="max-w-[20em] text-head">
            {sentence.title}
          </h2>
          <p className="mt-s4 max-w-[36em] text-lead">{sentence.why}</p>
          {state?.reason && <p className="mt-s3 max-w-measure">{reasons[state.reason]}</p>}
          {sentence.todo && <p className="mt-s3 max-w-measure text-ink-soft">{sentence.todo}</p>}
          {(newer || mayChange) && (
            <p className="mt-s5 flex flex-wrap items-center gap-s4 print:hidden">
              {newer && (
                <ButtonLink variant="main" to={paths.verify.href({ badge: newer })}>
                  {state?.state === 'valid' ? 'See the newest badge' : 'See the badge in its place'}
                </ButtonLink>
              )}
              {mayChange && <Button onClick={onRetry}>Check again</Button>}
            </p>
          )}
          <p className="mt-s4 text-ink-soft text-small">
            Checked in this browser on <LocalTime iso={at} withHour />.
          </p>
        </div>
      </div>
      {badge && (
        <>
          <BadgeContent badge={badge} isProven={isHeld} state={state} />
          <CheckedList badge={badge} />
        </>
      )}
    </section>
  )
}

/** The id of the newest badge of the same story, where this is another. */
function newerOf({ badge, state }: Found): string | undefined {
  const current = state?.current
  return current && !badge?.content.id.endsWith(`/${current}.json`) ? current : undefined
}

/** The initial of who issued a badge, as far as it is proven. */
function letterOf({ badge }: Found): string {
  if (!badge) return ''
  if (badge.provenIssuer.by === 'us') return brand.name.slice(0, 1)
  if (badge.provenIssuer.by === 'domain')
    return badge.provenIssuer.host
      .replace(/^www\./, '')
      .slice(0, 1)
      .toUpperCase()
  return '?'
}
