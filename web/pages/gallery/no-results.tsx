import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The message where no profile is listed: nothing matches, or the gallery could not be loaded. */
export function NoResults({
  failed,
  onRetry,
  onClear,
}: {
  failed: boolean
  onRetry: () => void
  onClear: () => void
}) {
  return (
    <div className="wide pb-room-gap" role={failed ? 'alert' : undefined}>
      {failed ? (
        <EmptyState
          title="The gallery could not be opened"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          <p>We cannot reach our records at the moment. Nothing you typed is lost.</p>
        </EmptyState>
      ) : (
        <EmptyState
          title="No solution experts found"
          action={<Button onClick={onClear}>Clear All Filters</Button>}
        >
          <p>Try adjusting your search terms or filters to find more experts.</p>
        </EmptyState>
      )}
    </div>
  )
}
