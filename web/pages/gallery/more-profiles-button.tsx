import { Button } from '#web/ui/button.tsx'

/** The button that loads more works. */
export function MoreProfilesButton({
  more,
  onShowMore,
}: {
  more: { isLoading: boolean; failed: boolean }
  onShowMore: () => void
}) {
  return (
    <div className="wide flex flex-wrap items-center gap-s4 pb-room-gap">
      <Button onClick={onShowMore} disabled={more.isLoading}>
        {more.isLoading ? 'Hanging more…' : 'Show more experts'}
      </Button>
      {more.failed && (
        <p role="alert" className="text-madder-text">
          The next works could not be fetched. Please try again.
        </p>
      )}
    </div>
  )
}
