import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ShownCard } from '#schema/gallery/gallery.ts'
import { countedUpTo, searchResults } from '#schema/limits.ts'
import { unfiltered } from '#schema/options.ts'
import { grouped } from '#schema/text/numbers.ts'
import { statusOf } from '#web/client/api.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useIsFromServer } from '#web/client/loading/hydration.ts'
import { useApi } from '#web/client/queries.ts'
import { type GallerySearch, isTooLong } from './gallery-search.ts'
import { galleryQuery, searchQuery } from './queries.ts'
import { WorkCard } from './work-card.tsx'

const NoResults = hydrateOnIdle(async () => (await import('./no-results.tsx')).NoResults)

const MoreProfilesButton = hydrateOnIdle(
  async () => (await import('./more-profiles-button.tsx')).MoreProfilesButton,
)

const tooManyRequests = 429
const firstRow = 3
const skeletons = ['one', 'two', 'three', 'four', 'five', 'six']

/** The profiles for an address: ranked by a challenge, or in the gallery's own order. */
export function useResults({ query, businessArea, industry }: GallerySearch) {
  const api = useApi()
  const isSearched = query !== '' && !isTooLong(query)
  const found = useQuery({ ...searchQuery(api, { query, businessArea, industry }), enabled: isSearched })
  useEffect(() => {
    if (found.error) console.error('Smart search failed', found.error)
  }, [found.error])
  const searched = isSearched && !found.isError
  const listed = useInfiniteQuery({ ...galleryQuery(api, { businessArea, industry }), enabled: !searched })
  const pages = listed.data?.pages ?? []
  const ranked = found.data?.profiles ?? []
  const answering = ranked.filter(({ strength }) => strength !== 'shares')
  return {
    searched,
    tooFast: isSearched && statusOf(found.error) === tooManyRequests,
    searchAgain: () => void (found.isError && found.refetch()),
    mode: found.data?.mode,
    isLoading: searched ? found.isPending : listed.isPending,
    failed: !searched && listed.isError,
    retry: () => listed.refetch(),
    cards: searched ? answering : pages.flatMap(({ profiles }) => profiles),
    /** Profiles that only share a word with the challenge. */
    sharing: searched ? ranked.filter(({ strength }) => strength === 'shares') : [],
    total: searched ? answering.length : (pages[0]?.total ?? 0),
    /** The search reached its maximum, so there may be more. */
    isCut: searched && ranked.length >= searchResults,
    more:
      !searched && listed.hasNextPage
        ? {
            load: () => listed.fetchNextPage(),
            isLoading: listed.isFetchingNextPage,
            failed: listed.isFetchNextPageError,
          }
        : undefined,
  }
}
export type Results = ReturnType<typeof useResults>

/** The number of results, and their order. */
export function ResultCount({ results, search }: { results: Results; search: GallerySearch }) {
  return (
    <p className="text-label max-md:w-full md:ml-auto md:text-right" role="status">
      {results.isLoading ? (
        <span className="text-ink-soft">
          {results.searched ? 'Reading the walls for you…' : 'Hanging the gallery…'}
        </span>
      ) : (
        <>
          <b className="font-bold">
            {results.isCut && !results.sharing.length && 'The best '}
            {results.sharing.length > 0 && !results.total
              ? 'Nobody here answers it yet'
              : total(results.total)}
          </b>{' '}
          {results.total > 0 && <Order results={results} search={search} />}
        </>
      )}
    </p>
  )
}

const total = (number: number) => {
  const countText = number >= countedUpTo ? `${grouped(countedUpTo)}+` : grouped(number)
  return `${countText} ${number === 1 ? 'expert' : 'experts'}`
}

/** The label of the list, and how it was ranked (R19). */
const ranked = {
  semantic: ['AI-Matched', 'AI-powered semantic search results ranked by relevance'],
  text: ['Best matches', 'Ranked by relevance to your challenge'],
} as const

function Order({
  results: { searched, mode = 'text' },
  search,
}: {
  results: Results
  search: GallerySearch
}) {
  if (!searched) return <span className="text-ink-soft">· {asPublished(search)}</span>
  const [matched, caption] = ranked[mode]
  return (
    <>
      · <b className="font-semibold">{matched}</b>
      <span className="block text-ink-soft text-small">{caption}</span>
    </>
  )
}

const asPublished = ({ query, businessArea, industry }: GallerySearch) => {
  const chosen = [businessArea, industry].filter((filter) => filter !== unfiltered)
  const place = chosen.length ? `Validated, in ${chosen.join(' and ')}` : 'Validated'
  return query ? `${place}, not ranked by your challenge` : place
}

/** The list: profiles, placeholders while they load, or a message if there are none. */
export function ResultList({ results, onClear }: { results: Results; onClear: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  // A list that a navigation draws is laid out whole: who comes back is placed by the height of its cards.
  const isFromServer = useIsFromServer()
  /** Moves the focus to the first new profile. */
  const showMore = async () => {
    const shown = results.cards.length
    await results.more?.load()
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  if (results.isLoading)
    return (
      <ul className="wide hang" aria-label="Works are being hung" aria-busy>
        {skeletons.map((name) => (
          <li key={name} className="mb-room-gap">
            <Skeleton />
          </li>
        ))}
      </ul>
    )
  if (results.failed || results.cards.length + results.sharing.length === 0)
    return <NoResults failed={results.failed} onRetry={() => void results.retry()} onClear={onClear} />
  return (
    <>
      {results.cards.length > 0 && (
        <ul ref={list} className={isFromServer ? 'wide hang hang-near' : 'wide hang'}>
          {results.cards.map((card: ShownCard, index) => (
            <WorkCard key={card.id} card={card} inFirstRow={index < firstRow} />
          ))}
        </ul>
      )}
      {results.sharing.length > 0 && <Sharing results={results} />}
      {results.more && <MoreProfilesButton more={results.more} onShowMore={showMore} />}
    </>
  )
}

/** The profiles that only share a word with the challenge, in a section of their own. */
function Sharing({ results: { sharing, cards, isCut } }: { results: Results }) {
  return (
    <section aria-labelledby="sharing">
      <div className="wide pb-s6">
        <h2 id="sharing" className="text-head">
          {sharing.length === 1 ? 'One shares a word with it' : 'They share a word with it'}
        </h2>
        {isCut && (
          <p className="mt-s2 text-ink-soft text-small">
            Of all that were found, the best {searchResults} are shown.
          </p>
        )}
      </div>
      <ul className="wide hang">
        {sharing.map((card, index) => (
          <WorkCard key={card.id} card={card} inFirstRow={!cards.length && index < firstRow} />
        ))}
      </ul>
    </section>
  )
}

const bar = 'bg-wall-shade'

/** A placeholder of a card. */
function Skeleton() {
  return (
    <div aria-hidden className="label">
      <div className="raking" />
      <div className={`mt-s4 h-[0.8rem] w-2/5 ${bar}`} />
      <div className={`h-6 w-11/12 ${bar}`} />
      <div className={`h-6 w-2/3 ${bar}`} />
      <div className={`h-[0.8rem] w-1/2 ${bar}`} />
    </div>
  )
}
