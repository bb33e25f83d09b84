import { ArrowRight } from 'lucide-react'
import { useViewTransitionState } from 'react-router-dom'
import type { CardWords } from '#schema/gallery/gallery.ts'
import type { Match } from '#schema/gallery/gallery-answers.ts'
import { cardFallbacks, initialsOf } from '#schema/labels.ts'
import { paths, storyAnchor } from '#schema/paths.ts'
import { pictureShape } from '#schema/picture/shape.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import { counted } from '#schema/text/numbers.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { HighlightedText } from '#web/ui/highlighted-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** The greatest length of a card's title, in characters: three lines. */
const maxTitleLength = 80

/** A card with a framed picture and its label; all of it links to the profile, at the matching story. */
export function WorkCard({ card, inFirstRow }: { card: CardWords; inFirstRow: boolean }) {
  const work = { slug: card.pictureSlug, areas: card.businessAreas, skillCount: card.skillCount }
  const name = card.name || cardFallbacks.name
  const to = paths.profile.href(
    card.profileUrl,
    ...(card.match && card.match.field !== 'correction' ? placeOf(card.match) : []),
  )
  // The picture moves from the card to the profile in a view transition, and back.
  const isCarried = useViewTransitionState(to)
  return (
    <li className="work" data-shape={pictureShape(card.pictureSlug)}>
      <div className="lamp">
        <Frame
          className={isCarried ? 'carried' : ''}
          picture={<WorkPicture work={work} loading={inFirstRow ? 'inline' : 'lazy'} />}
          signature={initialsOf(card.name)}
        />
      </div>
      <article className="label">
        <p className="text-label">
          <b className="font-bold">{name}</b>
          <br />
          <span className="text-ink-soft">{card.currentRole}</span>
        </p>
        <h3>
          <Link to={to}>
            {cutAtWord(card.coreProblemSolved, maxTitleLength) || cardFallbacks.description}
          </Link>
        </h3>
        <p className="gallery-facts flex flex-wrap text-ink-soft text-small">
          {[
            card.businessArea || cardFallbacks.businessArea,
            // Nothing is shown for it (R17).
            card.industry !== 'Other' && (card.industry || cardFallbacks.industry),
            card.isSample && 'Sample profile',
          ].map((part) => part && <span key={part}>{part} </span>)}
        </p>
        {card.match && <MatchedSentence match={card.match} />}
        {card.validatedStories > 0 && <VerifiedLine>{validation(card)}</VerifiedLine>}
        <span
          className="link inline-flex items-center gap-s2 font-semibold text-label sm:min-h-tap"
          aria-hidden
        >
          View Profile <ArrowRight size={18} strokeWidth={1.75} />
        </span>
      </article>
    </li>
  )
}

/** The anchor of the matched sentence, if it is in a story, and the sentence as published. */
const placeOf = ({ snippet, story }: Match): [anchor: string, quote: string] => [
  story ? storyAnchor(story.id) : '',
  snippet.replace(/^…|…$/g, ''),
]

function MatchedSentence({ match }: { match: Match }) {
  return (
    <blockquote className="match" dir="auto">
      “<HighlightedText text={match.snippet} ranges={match.ranges} />”<small>{sourceOf(match)}</small>
    </blockquote>
  )
}

const sources: Record<Match['field'], string> = {
  problem: 'From the problem they solve',
  role: 'From their role',
  expertise: 'From their expertise',
  story: 'From a story',
  reference: 'From a reference',
  about: 'In their own words',
  correction: 'Their own answer to a question, not confirmed',
}

const sourceOf = ({ field, story }: Match) => {
  if (!story) return sources[field]
  const confirmed = story.confirmedBy ? `, confirmed by ${counted(story.confirmedBy, 'referee')}` : ''
  return `From the story “${story.title}”${confirmed}`
}

const validation = ({ validatedStories, validatedReferences }: CardWords) => {
  const stories = `${counted(validatedStories, 'story', 'stories')} validated`
  return validatedReferences ? `${stories} · ${counted(validatedReferences, 'referee')}` : stories
}
