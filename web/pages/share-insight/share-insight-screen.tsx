import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { HomeLink } from '#web/pages/layout/home-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'

export const handle: Screen['handle'] = { masthead: 'over' }

const title = 'Share Your SolutionInsight'
const description =
  'Tell what you have solved once, as a story that somebody who was there can confirm. Two referees, one story, and a free profile hangs.'

const ShareSections = hydrateOnIdle(async () => (await import('./share-sections.tsx')).ShareSections)

export function Component() {
  return (
    <>
      <PageHead
        title={`${title} · ${brand.name}`}
        description={description}
        canonicalPath={paths.shareInsight.href()}
      />
      <div className="room pt-20 pb-[clamp(4rem,7vw,7rem)]">
        <div className="wide">
          <HomeLink />
          <div className="mt-[clamp(1.5rem,3vw,2.5rem)] grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div>
              <h1 className="text-[min(clamp(2.375rem,1.7rem+2.5vw,4rem),11.75vw)]">{title}</h1>
              <p className="mt-s5 max-w-[30em] text-lead">
                You have solved something that other people are still facing. Tell it once, so that somebody
                who was there can confirm it, and an agent passes it on in your own words.
              </p>
              <ButtonLink variant="main" to={paths.createCv.href()} className="mt-s6 max-sm:w-full">
                Create My {brand.name}
              </ButtonLink>
            </div>
            <div className="lamp max-md:max-w-100">
              <EmptyFrame />
            </div>
          </div>
        </div>
      </div>
      <ShareSections />
    </>
  )
}

/** An empty canvas with only the corners of a frame. */
function EmptyFrame() {
  return (
    <Frame
      stage={2}
      className="[--m:clamp(12px,1.5vw,20px)]"
      picture={
        <span className="grid aspect-[5/4] content-end bg-[radial-gradient(circle_at_24%_18%,var(--room-lit),var(--room)_60%,var(--room-deep))] p-[12%] font-book font-serif text-[clamp(1.375rem,1rem+1.6vw,2.125rem)] text-room-ink italic leading-[1.25]">
          What did you solve that others still face?
        </span>
      }
    />
  )
}
