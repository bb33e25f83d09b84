import { Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

/** The form of the gallery, under which its results begin: a search from another page arrives there. */
export const toResults = '#asked'

/** A form in which a visitor describes a challenge; it leads to the gallery. Works without JavaScript. */
export function GalleryQuestionForm({ variant }: { variant?: ButtonVariant }) {
  const navigate = useNavigate()
  return (
    <form
      className="mt-s5"
      action={paths.gallery.href()}
      onSubmit={(event) => {
        event.preventDefault()
        const q = String(new FormData(event.currentTarget).get('q')).trim()
        navigate(paths.gallery.href({ q }) + toResults)
      }}
    >
      <div className="ask">
        <input
          type="search"
          name="q"
          aria-label="Describe your challenge"
          placeholder="Describe your challenge"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" variant={variant} className="max-sm:w-12 max-sm:px-0">
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
    </form>
  )
}
