import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Why a story could not be opened, with the ways on; without `onAgain` trying again helps nothing. */
export const StoryUnavailable = ({ why, onAgain }: { why: string; onAgain: (() => void) | undefined }) => (
  <>
    <p className="max-w-measure">{why}</p>
    <div className="flex flex-wrap gap-s3">
      {onAgain && (
        <Button variant="main" onClick={onAgain}>
          Try again
        </Button>
      )}
      <ButtonLink to={paths.dashboard.href('stories')}>Your stories</ButtonLink>
    </div>
  </>
)
