import { JoinCommunity } from '#web/features/community/join-community.tsx'

const levels = ['Humble Heirs', 'Hungry Facilitators', 'Courageous Overcomers']
const indents = ['', 'sm:ml-[12%]', 'sm:ml-[24%]']

/** The company of others who share, and how to apply. */
export function Community() {
  return (
    <section aria-labelledby="community" className="room py-room-gap">
      <div className="wide grid items-end gap-x-s8 gap-y-s7 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ol className="max-md:order-last">
          {levels.map((level, place) => (
            <li
              key={level}
              className={`border-room-line border-t py-s4 font-serif font-title text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-title ${indents[place]}`}
            >
              {level}
            </li>
          ))}
        </ol>
        <div>
          <h2 id="community">In good company</h2>
          <p className="mt-s4 max-w-[30em] text-lead">
            The Solution Community is where people who share their insight meet, on three levels. You apply
            with a letter of four lines.
          </p>
          <JoinCommunity className="mt-s5 max-sm:w-full">Join Solution Community</JoinCommunity>
        </div>
      </div>
    </section>
  )
}
