import { Differences } from './differences.tsx'

export type TextChoiceSide = 'here' | 'there'

/** A choice between two devices' versions of a text, side by side. */
export function TextChoice({
  name,
  legend,
  texts,
  chosen,
  onChoose,
}: {
  name: string
  legend: string
  texts: Record<TextChoiceSide, string>
  chosen: TextChoiceSide
  onChoose: (side: TextChoiceSide) => void
}) {
  const { here, there } = texts
  return (
    <fieldset className="two-texts-part">
      <legend>{legend}</legend>
      {(['here', 'there'] as const).map((side) => (
        <label key={side}>
          <span className="two-texts-side">
            <input
              type="radio"
              name={`chosen-${name}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            {side === 'here' ? 'As it is on this page' : 'As it was saved elsewhere'}
          </span>
          {here && there ? (
            <Differences
              before={side === 'here' ? there : here}
              after={side === 'here' ? here : there}
              side="after"
            />
          ) : (
            texts[side] || <i className="text-ink-soft">Nothing</i>
          )}
        </label>
      ))}
    </fieldset>
  )
}
