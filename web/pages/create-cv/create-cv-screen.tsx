import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { HomeLink } from '#web/pages/layout/home-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const title = `Create My ${brand.name} free profile`
const description =
  'A free profile holds one validated story, its referees, a basic agent and a picture of your own. It hangs with two referees and one story.'
const introduction = `A ${brand.profile} shows which problem you solve, told as a story, confirmed by people who were there, and spoken for by an agent. It begins with a canvas of your own.`

const OwnPicture = hydrateOnIdle(async () => (await import('./own-picture.tsx')).OwnPicture)
const CreateSections = hydrateOnIdle(async () => (await import('./create-sections.tsx')).CreateSections)

export function Component() {
  return (
    <>
      <PageHead
        title={`${title} · ${brand.name}`}
        description={description}
        canonicalPath={paths.createCv.href()}
      />
      <div className="wide">
        <HomeLink />
        <div className="mt-[clamp(1.5rem,4vw,3.5rem)] grid items-start gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1 className="max-w-[9em] text-display">{title}</h1>
            <p className="mt-s5 max-w-[30em] text-lead">{introduction}</p>
            <ButtonLink variant="main" to={paths.pricing.href()} className="mt-s6 max-sm:w-full">
              Create your profile
            </ButtonLink>
          </div>
          <OwnPicture />
        </div>
      </div>
      <CreateSections />
    </>
  )
}
