import { paths } from '#schema/paths.ts'
import { coach, workOf } from '#web/features/featured/works.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'
import { conversation, story } from './excerpts.ts'

/** One question, the agent's answer and the story it cites, as they stand in the agent's panel. */
export function AgentAnswer() {
  return (
    <figure className="answer">
      <figcaption>
        <Frame picture={<WorkPicture work={workOf(coach)} format="square" loading="lazy" />} />
        <span>
          <b>Adaeze’s agent</b>
          Automatic. Answers only from her page.
        </span>
      </figcaption>
      <div>
        <p className="said">
          <span className="sr-only">A visitor asks: </span>
          {conversation.question}
        </p>
        <div>
          <p>
            <span className="sr-only">The agent answers: </span>
            {conversation.answer}
          </p>
          <Link to={paths.profile.href(coach.profileUrl)} className="cite">
            <i>
              <span className="sr-only">Plate </span>I
            </i>
            <span>
              <b>{story.title}</b>
              <br />
              {story.subtitle}
            </span>
          </Link>
        </div>
      </div>
    </figure>
  )
}
