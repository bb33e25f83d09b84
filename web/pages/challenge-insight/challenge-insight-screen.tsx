import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { GalleryQuestionForm } from '#web/features/gallery/gallery-question-form.tsx'
import { HomeLink } from '#web/pages/layout/home-link.tsx'

const title = 'Get Insight on Your Challenge'
const description =
  'Describe your challenge in your own words. The gallery answers with experts who have solved it before, and quotes the sentence that says so where there is one.'

const ChallengeSections = hydrateOnIdle(
  async () => (await import('./challenge-sections.tsx')).ChallengeSections,
)

export function Component() {
  return (
    <>
      <PageHead
        title={`${title} · ${brand.name}`}
        description={description}
        canonicalPath={paths.challengeInsight.href()}
      />
      <div className="wide pb-room-gap">
        <HomeLink />
        <h1 className="mt-[clamp(1.5rem,4vw,3.5rem)] max-w-[12em] text-display">{title}</h1>
        <p className="mt-s5 max-w-[32em] text-lead">
          Write down what you are facing, as you would tell it to a colleague. The gallery answers with people
          who have solved it before, and quotes the sentence that says so where there is one.
        </p>
        <search className="mt-s7 block">
          <GalleryQuestionForm variant="main" />
        </search>
      </div>
      <ChallengeSections />
    </>
  )
}
