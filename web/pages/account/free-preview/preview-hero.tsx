import { paths } from '#schema/paths.ts'
import { pictureShape } from '#schema/picture/shape.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import { listed } from '#schema/text/phrases.ts'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import { workOfDraft } from '#web/features/drafts/draft-work.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { firstNameOf, type Preview } from './preview.ts'

/** The hero: the picture inside a chalk outline of its frame, and its label. */
export function PreviewHero({ preview }: { preview: Preview }) {
  const { draft, kind } = preview
  const { fullName, industry, businessArea, keySkills } = draft
  const tagline = taglineOf(draft.problemSolved)
  return (
    <div className="room pt-20 pb-[clamp(4rem,7vw,7rem)]">
      <div className="wide">
        <h1 className="account-kind">Free Profile Preview</h1>
        {kind === 'sample' && (
          <p className="max-w-[36em] text-label text-room-soft">
            A sample: a consultant whom nobody has met. No profile is saved on this device yet.
          </p>
        )}
      </div>
      <div className="wide account-hero" data-shape={pictureShape(workOfDraft(draft).slug)}>
        <figure className="lamp">
          <div className="account-chalk">
            <DraftPicture draft={draft} grain className="carried" />
          </div>
          <figcaption className="mt-s3 text-room-soft text-small">
            {kind === 'sample' && 'Sample profile. '}
            Bare, until two referees and one story are validated.
          </figcaption>
        </figure>
        <div className="min-w-0">
          <p className="text-room-soft">For: {industry} Professionals</p>
          <h2
            className="account-tagline"
            data-length={tagline.length > 100 ? 'longest' : tagline.length > 60 ? 'long' : undefined}
          >
            {tagline}
          </h2>
          <p className="max-w-[34em] text-lead">
            {firstNameOf(draft)} brings four skills to it:{' '}
            {listed(keySkills.map((skill) => skill.trim()).filter(Boolean))}.
          </p>
          <div className="mt-s6 border-room-line border-t pt-s5">
            <p className="font-serif font-title text-title">{fullName}</p>
            <p className="mt-s1 text-room-soft">{businessArea}</p>
            <p className="text-room-soft text-small">Interactive Solution Profile</p>
          </div>
          <div className="mt-s6 flex flex-wrap items-center gap-s3 max-md:*:basis-full print:hidden">
            {kind === 'sample' && (
              <ButtonLink variant="main" to={paths.solutionProfileQuestions.href()}>
                Answer eight questions for your own
              </ButtonLink>
            )}
            <ButtonLink variant={kind === 'sample' ? 'plain' : 'main'} to={paths.register.href()}>
              Complete My Profile
            </ButtonLink>
            <ButtonLink to={paths.scorecard.href()}>Solution Assessment Scorecard</ButtonLink>
            {kind === 'own' && (
              <ButtonLink variant="quiet" to={paths.solutionProfileQuestions.href(1)}>
                Change my answers
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const maxTaglineLength = 140

/** The first sentence of the problem as a title: without its full stop, cut after a word if it is long. */
function taglineOf(problem: string): string {
  const [first = ''] = problem.trim().split(/\n|(?<=[.!?])\s/)
  if (first.length > maxTaglineLength) return cutAtWord(first, maxTaglineLength)
  return first.replace(/(?<!\.)\.$/, '')
}
