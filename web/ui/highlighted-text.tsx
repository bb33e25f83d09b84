import { Fragment } from 'react'

/** A text with highlighted `ranges`: [start, end) offsets in order, not overlapping. */
export function HighlightedText({
  text,
  ranges,
}: {
  text: string
  ranges: readonly (readonly [number, number])[]
}) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
