import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Carousel } from './carousel.tsx'

/** The page below the results: two profiles, why to look here, and how to be listed. */
export function GallerySections() {
  return (
    <div className="below [--about:252rem] lg:[--about:162rem]">
      <Carousel />
      <TwoWays />
      <Benefits />
      <Invitation />
    </div>
  )
}

const rows = [
  ['Begin', 'With a job title and a keyword', 'With your challenge, in your own words'],
  ['Read', 'Duties, post by post', 'Problems solved, told as stories'],
  ['Trust', 'References on request', 'Two referees or more, by name'],
  ['Check', 'Nothing you can see', 'Every check, and the day it ran'],
  ['Ask', 'When the interview comes', 'Now: the agent answers and names its story'],
] as const

/** A comparison of finding an expert elsewhere and here. */
function TwoWays() {
  return (
    <section className="wide gallery-two-ways py-room-gap">
      <h2 id="two-ways">Two ways to find somebody</h2>
      <table aria-labelledby="two-ways">
        <thead>
          <tr>
            <td />
            <th scope="col">The old way</th>
            <th scope="col">The new way</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([step, old, now]) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{old}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const benefits = [
  [
    'Found by the problem',
    'Visitors describe what they are facing. The sentence of yours that answers it is lit, and leads to you.',
  ],
  [
    'Believed by name',
    'Two referees or more confirm what you did. Beside each stands which checks ran, and when.',
  ],
  [
    'Asked at any hour',
    'Your agent answers only from what you published, and says which story it quotes. Where it has none, it says so.',
  ],
  [
    'Seen at first sight',
    'Your picture is drawn from your name, your areas and your skills. Nobody else has it, and nobody needs your photograph.',
  ],
] as const

/** The benefits of a profile in the gallery. */
function Benefits() {
  return (
    <section className="wide pb-room-gap">
      <h2 className="max-w-[13em]">What visitors find here is what you gain when your work hangs here.</h2>
      <ul className="gallery-benefits">
        {benefits.map(([title, sentence]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last section: an invitation to be listed. */
function Invitation() {
  return (
    <section className="room py-room-gap">
      <div className="wide grid items-end gap-x-s8 gap-y-s6 md:grid-cols-[1.2fr_1fr]">
        <h2 className="max-w-[11em] text-[clamp(2.25rem,1.7rem+2.3vw,3.75rem)] leading-tight">
          There is a nail here for your work.
        </h2>
        <div>
          <p className="max-w-[26em] text-lead">
            The scorecard says where you stand and what to hang first. It takes under 3 minutes and needs no
            account.
          </p>
          <ButtonLink variant="main" to={paths.scorecard.href()} className="mt-s5 max-sm:w-full">
            Create My {brand.name}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
