type Props = {
  /** Moves the focus without changing the address, whose fragment may hold a mailed link's token. */
  onSkip?: () => void
}

/** The first Tab stop of every page: skips the header. */
export function SkipLink({ onSkip }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page; only the address stays as it is
    <a
      href="#main"
      className="absolute -top-24 left-s4 z-50 bg-ink px-s4 py-s3 text-wall focus:top-s4"
      onClick={
        onSkip &&
        ((event) => {
          event.preventDefault()
          onSkip()
        })
      }
    >
      Skip to content
    </a>
  )
}
