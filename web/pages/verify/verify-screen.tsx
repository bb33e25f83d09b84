import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { HomeLink } from '#web/pages/layout/home-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { BadgeInput } from './badge-input.tsx'
import { Seal } from './seal.tsx'
import { useCheck } from './use-check.ts'

const title = 'Is this badge genuine?'
const description =
  'Open a badge, and your browser checks who signed it, whether anything was changed and whether it was revoked.'

const CheckExplanation = hydrateOnIdle(async () => (await import('./check-explanation.tsx')).CheckExplanation)

/** Checks a badge for whoever was handed one: who signed it, whether it is whole, whether it was revoked. */
export function Component() {
  return (
    <>
      <PageHead
        title={`A badge, checked in your browser · ${brand.name}`}
        description={description}
        canonicalPath={paths.verify.href()}
      />
      <Checker />
      <CheckExplanation />
    </>
  )
}

/** All that changes, apart from what comes later: React would take that away until its code is there. */
function Checker() {
  const { checking, text, setText, bringFile, bringText, again, cancel } = useCheck()
  const { pendingName: underWay, done, failure } = checking
  return (
    <div className="wide">
      <HomeLink />
      <div className="mt-[clamp(1.5rem,4vw,3.5rem)] grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s6 md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <h1 className="max-w-[9em] text-display">{title}</h1>
          <p className="mt-s5 max-w-[32em] text-lead">
            Choose the file that you were given, or paste its address. Your browser does the check itself: no
            file is sent to us.
          </p>
        </div>
        <div className="w-44 max-md:hidden md:w-full md:max-w-56">
          {!underWay && !done && <Seal state="blank" letter="" />}
        </div>
      </div>
      <BadgeInput text={text} onTextChange={setText} onFile={bringFile} onCheck={bringText} />
      <noscript>
        <p className="mt-s5 max-w-measure">
          Your browser does this check itself, for which it needs JavaScript. Without it, a badge can be
          checked at 1EdTech’s verifybadge.org.
        </p>
      </noscript>
      <p role="status" className="sr-only">
        {underWay ? `Checking ${underWay}` : (done?.found.sentence.title ?? '')}
      </p>
      {(underWay ?? done ?? failure) && (
        <div className="mt-[clamp(3rem,6vw,5rem)]">
          {underWay && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-s6 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]">
              <div className="w-40 max-w-full sm:w-full">
                <Seal state="pressing" letter="" />
              </div>
              <div>
                <h2 className="text-head">Checking {underWay}…</h2>
                <p className="mt-s3 text-ink-soft">
                  Its issuer’s server is asked for its keys, ten seconds at most for each answer.
                </p>
                <Button className="mt-s5" onClick={cancel}>
                  Cancel
                </Button>
              </div>
            </div>
          )}
          {failure && (
            <div role="alert">
              <h2 className="text-head">
                {failure === 'offline' ? 'You are offline.' : 'The check could not be loaded.'}
              </h2>
              <p className="mt-s3 max-w-measure">
                {failure === 'offline'
                  ? 'The check needs a network: for itself, for the issuer’s keys and for the list of revoked badges.'
                  : 'Something of this page did not arrive. What you brought stays with you.'}
              </p>
              <Button className="mt-s5" onClick={again}>
                Check again
              </Button>
            </div>
          )}
          {done && <done.Result key={done.found.at} found={done.found} onRetry={again} />}
        </div>
      )}
    </div>
  )
}
