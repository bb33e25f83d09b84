import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Why a story could not be opened, with the ways on; without `onRetry` trying again helps nothing. */
export const StoryUnavailable = ({ why, onRetry }: { why: string; onRetry: (() => void) | undefined }) => (
  <>
    <p className="max-w-measure">{why}</p>
    <div className="flex flex-wrap gap-s3">
      {onRetry && (
        <Button variant="main" onClick={onRetry}>
          Try again
        </Button>
      )}
      <ButtonLink to={paths.dashboard.href('stories')}>Your stories</ButtonLink>
    </div>
  </>
)
