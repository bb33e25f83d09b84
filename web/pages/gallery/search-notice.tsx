import { CircleAlert } from 'lucide-react'
import { maxQueryLength } from '#schema/limits.ts'
import { grouped } from '#schema/text/numbers.ts'

/** Says why a search did not run: the text is too long, or too many searches came before it. */
export function SearchNotice({ query }: { query: string }) {
  return (
    <p id="search-notice" role="alert" className="flex items-start gap-s2 text-label text-madder-text">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        {query.trim().length > maxQueryLength
          ? `Your description has ${grouped(query.trim().length)} characters, and we can read up to ${grouped(maxQueryLength)}. Please shorten it a little; nothing has been cut.`
          : 'You are searching faster than we can follow. Please wait a minute, then press Search again.'}
      </span>
    </p>
  )
}
