import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { businessAreas, industries, unfiltered } from '#schema/options.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useIsFromServer } from '#web/client/loading/hydration.ts'
import { Button } from '#web/ui/button.tsx'
import { submitOnEnter } from '#web/ui/forms/submit-on-enter.ts'
import { useSearchAfterTyping } from '#web/ui/forms/use-search-after-typing.ts'
import { Select } from '#web/ui/select.tsx'
import { type GallerySearch, isTooLong, readGallerySearch } from './gallery-search.ts'

const SearchNotice = hydrateOnIdle(async () => (await import('./search-notice.tsx')).SearchNotice)

const pauseMs = 800
/** Where the results are below the screen. */
const phone = '(width < 40rem)'

type Props = {
  search: GallerySearch
  onChange: (changes: Partial<GallerySearch>) => void
  /** The last search was refused by the rate limit. */
  tooFast: boolean
  /** Repeats the failed search. */
  onRetry: () => void
  /** The line with the number of results. */
  children: React.ReactNode
}

/** The form for a challenge: searched 800 ms after the last key, at once on Enter. Works without JavaScript. */
export function ChallengeForm({ search, onChange, tooFast, onRetry, children }: Props) {
  const { field, draft, setDraft, ask } = useDraft(search, onChange)
  const tooLong = isTooLong(draft)
  useSearchAfterTyping(tooLong ? search.query : draft, { searched: search.query, pauseMs, search: ask })
  const isFiltered = search.businessArea !== unfiltered || search.industry !== unfiltered
  return (
    <search>
      <form
        id="asked"
        className="wide grid scroll-mt-s5 gap-s5 pb-[clamp(3.5rem,6vw,6rem)]"
        action={paths.gallery.href()}
        onSubmit={(event) => {
          event.preventDefault()
          if (tooLong) return
          if (matchMedia(phone).matches) event.currentTarget.scrollIntoView()
          if (draft.trim() === search.query) onRetry()
          else ask(draft)
        }}
      >
        <div className="ask">
          <textarea
            ref={field}
            name="q"
            aria-label="Describe your challenge"
            rows={1}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={submitOnEnter}
            placeholder="Describe your challenge"
            dir="auto"
            aria-invalid={tooLong}
            aria-describedby="search-notice"
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit" variant="main" className="max-sm:w-12 max-sm:px-0">
            <Search size={20} strokeWidth={1.75} aria-hidden />
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </div>
        {(tooLong || tooFast) && <SearchNotice query={draft} />}
        <div className="flex flex-wrap items-center gap-s3">
          <Filters search={search} onChange={onChange} />
          {(search.query || draft) && (
            <Button
              variant="quiet"
              onClick={() => {
                setDraft('')
                onChange({ query: '' })
              }}
            >
              Clear Search
            </Button>
          )}
          {(isFiltered || search.query || draft) && (
            <Button
              variant="quiet"
              onClick={() => {
                setDraft('')
                onChange({ query: '', businessArea: unfiltered, industry: unfiltered })
              }}
            >
              Clear All Filters
            </Button>
          )}
          {children}
        </div>
      </form>
    </search>
  )
}

/** What the results are narrowed down to. */
const Filters = ({ search, onChange }: Pick<Props, 'search' | 'onChange'>) => (
  <>
    <Select
      label="Business area"
      labelHidden
      name="area"
      className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.375rem)]"
      value={search.businessArea}
      onChange={(event) => onChange({ businessArea: event.target.value as GallerySearch['businessArea'] })}
    >
      <option value={unfiltered}>All areas</option>
      {businessAreas.map((area) => (
        <option key={area}>{area}</option>
      ))}
    </Select>
    <Select
      label="Industry"
      labelHidden
      name="industry"
      className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.375rem)]"
      value={search.industry}
      onChange={(event) => onChange({ industry: event.target.value as GallerySearch['industry'] })}
    >
      <option value={unfiltered}>All industries</option>
      {industries.map((industry) => (
        <option key={industry}>{industry}</option>
      ))}
    </Select>
  </>
)

/**
 * The typed text and its search. Follows the address when that changes by itself, for example by the back button;
 * text typed while a search runs stays.
 */
function useDraft(search: GallerySearch, onChange: Props['onChange']) {
  const { query } = search
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(query)
  const early = useEarlyInput()
  const [followed, setFollowed] = useState(query)
  const [submitted, setSubmitted] = useState<string[]>([])
  if (query !== followed) {
    const own = submitted.lastIndexOf(query)
    setFollowed(query)
    setSubmitted(own < 0 ? [] : submitted.slice(own + 1))
    if (own < 0) setDraft(query)
  }
  const ask = (text: string) => {
    const question = text.trim()
    setSubmitted([...submitted, question])
    onChange({ query: question })
  }
  const takeUp = useRef(() => {
    if (!early) return
    // React has put its own text where there was one, and else left what is typed.
    const now = field.current?.value ?? ''
    const typed = now.trim() === query ? early.text : now
    const { businessArea, industry } = early
    if (typed.trim() !== query) setDraft(typed.trimEnd())
    // A line end at its end is a press of Enter.
    if (typed.trim() !== query && typed.endsWith('\n') && !isTooLong(typed)) {
      setSubmitted([typed.trim()])
      onChange({ query: typed.trim(), businessArea, industry })
    } else if (businessArea !== search.businessArea || industry !== search.industry)
      onChange({ businessArea, industry })
  })
  useEffect(() => takeUp.current(), [])
  return { field, draft, setDraft, ask }
}

/** What was entered before hydration; read while React hydrates, which then fills in its own. */
function useEarlyInput() {
  const isFromServer = useIsFromServer()
  const [early] = useState(() => {
    const field =
      isFromServer && !import.meta.env.SSR
        ? document.querySelector<HTMLTextAreaElement>('.ask textarea')
        : undefined
    if (!field?.form) return undefined
    const values = [...new FormData(field.form)].map(([name, value]) => [name, String(value)])
    return { ...readGallerySearch(new URLSearchParams(values)), text: field.value }
  })
  return early
}
