/** The first thing the Tab key reaches on every page: a way past the masthead. */
export function SkipLink() {
  return (
    <a href="#main" className="absolute -top-24 left-s4 z-50 bg-ink px-s4 py-s3 text-wall focus:top-s4">
      Skip to content
    </a>
  )
}
