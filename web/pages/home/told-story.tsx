import { story } from './excerpts.ts'

/** A plate of a profile, opened. */
export function ToldStory() {
  return (
    <figure className="excerpt">
      <i>
        <span className="sr-only">Plate </span>I
      </i>
      <figcaption>
        <b>{story.title}</b>
        {story.subtitle}
      </figcaption>
      <dl className="star">
        {story.parts.map(([part, words]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
