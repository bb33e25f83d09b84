import { brand } from '#schema/brand.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Says that the profile or scorecard could not be loaded, and offers to try again. */
export function LoadFailure({ subject, onRetry }: { subject: 'profile' | 'scorecard'; onRetry: () => void }) {
  const title = `This ${subject} could not be opened`
  return (
    <div role="alert">
      <PageHead title={`${title} · ${brand.name}`} hidden />
      <EmptyState
        heading="h1"
        title={title}
        action={
          <Button variant="main" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>We cannot reach our records at the moment. Please try again in a minute.</p>
      </EmptyState>
    </div>
  )
}
