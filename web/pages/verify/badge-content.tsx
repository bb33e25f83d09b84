import { CircleAlert } from 'lucide-react'
import type { BadgeState } from '#schema/badges/badge-answers.ts'
import type { CheckedBadge } from '#schema/badges/check/check-badge.ts'
import type { CheckedEndorsement } from '#schema/badges/check/endorsements.ts'
import { dayOf, endorsementOutcomeSentence } from '#schema/badges/check/outcome-sentences.ts'
import type { ProvenIssuer } from '#schema/badges/check/proven-issuer.ts'
import { brand } from '#schema/brand.ts'
import { shareSize } from '#schema/pages/share.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** What a badge says, as its own words; nothing of it is proven where the signature does not hold. */
export function BadgeContent({
  badge,
  isProven,
  state,
}: {
  badge: CheckedBadge
  isProven: boolean
  /** What this site knows of it, if it is one of ours. */
  state: BadgeState | undefined
}) {
  const { content, endorsements } = badge
  const origin = useSiteOrigin()
  const isShown = badge.status && 'status' in badge.status && badge.status.status === 'not-revoked'
  // In a badge of ours each sentence stands below, with who confirmed it.
  const isQuoted =
    badge.provenIssuer.by === 'us' &&
    content.results.every(({ value }) => endorsements.some(({ comment }) => comment.includes(value)))
  // Another site's picture would tell it who looks; ours is there as long as the story is.
  const hasPicture = isShown && badge.provenIssuer.by === 'us' && content.image.startsWith(`${origin}/`)
  const hasPage = isProven && state?.isProfilePublic !== false
  const hasStory = hasPage && (state?.reason !== 'story' || state.current !== null)
  return (
    <section aria-labelledby="said" className="mt-s8 border-line border-t pt-s6">
      <h3 id="said">{isProven ? 'What it says' : 'What it claims (nothing of this is proven)'}</h3>
      <div className="mt-s5 grid gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-s3">
          {hasPicture && (
            <img
              src={new URL(content.image).pathname}
              width={shareSize.width}
              height={shareSize.height}
              alt=""
              decoding="async"
              className="mb-s4 h-auto w-full shadow-card"
            />
          )}
          <p dir="auto" className="font-serif font-title text-title">
            {content.title || 'It has no title.'}
          </p>
          {content.description && (
            <p dir="auto" className="whitespace-pre-line text-label">
              {content.description}
            </p>
          )}
          <Fact name="Issued by" value={issuedBy(badge)} />
          <Fact name="Issued to" value={content.subject.name} address={content.subject.id} isLink={hasPage} />
          <Fact name="On" value={dayOf(content.validFrom)} />
          {(hasStory || !isProven) &&
            content.evidence.map(({ id, name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <Fact key={index} name="Read it at" value={name} address={id} isLink={isProven} />
            ))}
        </div>
        <div className="grid content-start gap-s5">
          {content.results.length > 0 && !isQuoted && <Results results={content.results} />}
          {content.criteria && (
            <div>
              <h4 className="font-semibold text-label">How it was earned</h4>
              <p dir="auto" className="mt-s2 whitespace-pre-line text-label">
                {content.criteria}
              </p>
            </div>
          )}
          {endorsements.length > 0 && (
            <div>
              <h4 className="font-semibold text-label">Who stands by it</h4>
              <ul className="mt-s3 grid gap-s5">
                {endorsements.map((one, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never move
                  <li key={index}>
                    <Endorsement endorsement={one} issuer={badge.provenIssuer} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const Results = ({ results }: Pick<CheckedBadge['content'], 'results'>) => (
  <div>
    <h4 className="font-semibold text-label">Results</h4>
    <ul className="mt-s2 grid gap-s3">
      {results.map(({ value, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <li key={index}>
          <p dir="auto" className="font-serif text-lead">
            {value}
          </p>
          {name && (
            <p dir="auto" className="text-ink-soft text-small">
              {name}
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
)

/** A domain stands beside the name that its owner chose: anybody can choose ours. */
function issuedBy({ content, provenIssuer }: CheckedBadge): string {
  const { name, id } = content.issuer
  return name && provenIssuer.by === 'domain' ? `${name} (${provenIssuer.host})` : name || id
}

/** A word in somebody's name says by whom it was signed, where that is not who signed the badge. */
const signedBy = (by: ProvenIssuer, issuer: ProvenIssuer) => {
  if (JSON.stringify(by) === JSON.stringify(issuer)) return ''
  return ` It is that of ${by.by === 'domain' ? `whoever runs ${by.host}` : brand.name}.`
}

type EndorsementProps = { endorsement: CheckedEndorsement; issuer: ProvenIssuer }

function Endorsement({ endorsement, issuer }: EndorsementProps) {
  const { by, comment, date } = endorsement
  // What we endorse is told in our words, with the days.
  const isOurs = endorsement.holds && endorsement.provenIssuer.by === 'us'
  return (
    <figure>
      {comment && (
        <blockquote
          dir="auto"
          className={`whitespace-pre-line font-book font-serif ${isOurs ? '' : 'border-line border-s ps-s4 italic'}`}
        >
          {comment}
        </blockquote>
      )}
      <figcaption className="mt-s2 grid gap-s1">
        <span dir="auto" className="text-label">
          {by}
        </span>
        {endorsement.holds ? (
          <VerifiedLine>
            Its own signature holds{date && !isOurs && `; given on ${dayOf(date)}`}.
            {signedBy(endorsement.provenIssuer, issuer)}
          </VerifiedLine>
        ) : (
          <span className="flex items-start gap-s2 text-small">
            <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            {endorsementOutcomeSentence(endorsement)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** A name says nothing about where its link leads, so that its host stands beside it. */
const namedLink = (name: string, address: string, origin: string) =>
  address.startsWith(`${origin}/`) || !URL.canParse(address) ? name : `${name} (${new URL(address).host})`

type FactProps = { name: string; value: string; address?: string; isLink?: boolean }

/** A name with its value; a web address that is proven becomes a link, which tells its site nothing. */
function Fact({ name, value, address = '', isLink = false }: FactProps) {
  const origin = useSiteOrigin()
  if (!value && !address) return null
  const isWeb = /^https:\/\//.test(address) || (origin !== '' && address.startsWith(`${origin}/`))
  return (
    <p className="text-label">
      <span className="block text-ink-soft text-small">{name}</span>
      {isLink && isWeb ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-tap items-center text-madder-text"
        >
          <span dir="auto">{value ? namedLink(value, address, origin) : address}</span>
          <span className="sr-only"> (opens a new window)</span>
        </a>
      ) : (
        <span dir="auto">{value || address}</span>
      )}
    </p>
  )
}
