import { brand } from '#schema/brand.ts'
import { unfiltered } from '#schema/options.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import { isTooLong, readGallerySearch, useGallerySearch } from './gallery-search.ts'
import { galleryQuery, searchQuery } from './queries.ts'
import { ResultCount, ResultList, useResults } from './results.tsx'

export const handle: Screen['handle'] = {
  prefetch: async ({ api, queryClient, search }) => {
    const { query, ...filter } = readGallerySearch(search)
    if (query && !isTooLong(query)) await queryClient.prefetchQuery(searchQuery(api, { query, ...filter }))
    else await queryClient.prefetchInfiniteQuery(galleryQuery(api, filter))
  },
}

const GallerySections = hydrateOnIdle(async () => (await import('./gallery-sections.tsx')).GallerySections)
// The same element every time: a search leaves it alone, also while its code is on the way.
const belowTheCards = <GallerySections />

const everything = { query: '', businessArea: unfiltered, industry: unfiltered } as const

export function Component() {
  const { search, change } = useGallerySearch()
  const results = useResults(search)
  return (
    <>
      <PageHead
        title={`Solution Gallery · ${brand.name}`}
        canonicalPath={paths.gallery.href()}
        hidden={search.query !== ''}
      />
      <div className="wide grid grid-cols-[minmax(0,1fr)] items-end gap-x-s7 gap-y-s5 pt-[clamp(2.5rem,5.5vw,5.5rem)] pb-[clamp(2rem,3vw,3rem)] md:grid-cols-[minmax(0,1fr)_auto]">
        <h1 className="max-w-[15em] text-display">Somebody here has solved it before.</h1>
        <div className="max-w-76">
          <p className="text-ink-soft">
            Every profile here is told by the expert and confirmed by people who were there.
          </p>
          <ButtonLink to={paths.scorecard.href()} className="mt-s4">
            Create My {brand.name}
          </ButtonLink>
        </div>
      </div>
      <ChallengeForm
        search={search}
        onChange={change}
        tooFast={results.tooFast}
        onRetry={results.searchAgain}
      >
        <ResultCount results={results} search={search} />
      </ChallengeForm>
      <h2 className="sr-only">Experts</h2>
      <ResultList results={results} onClear={() => change(everything)} />
      {belowTheCards}
    </>
  )
}
