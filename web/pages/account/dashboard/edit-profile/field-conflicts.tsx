import { useLayoutEffect, useRef, useState } from 'react'
import { TextChoice, type TextChoiceSide } from '#web/ui/differences/text-choice.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { type FieldName, fieldText, labelsOf, type ProfileValues, profileLabels } from './profile-values.ts'

/** The conflicts of two devices: both values of each field, until one is chosen. */
export function FieldConflicts({
  names,
  here,
  there,
  editedAt,
  takenOver,
  onChoose,
}: {
  names: readonly FieldName[]
  here: ProfileValues
  there: ProfileValues
  editedAt: string | null
  /** The fields that only the other device changed. */
  takenOver: readonly FieldName[]
  /** Called with the fields whose saved value is chosen. */
  onChoose: (fields: FieldName[]) => void
}) {
  const [sides, setSides] = useState<Partial<Record<FieldName, TextChoiceSide>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const choose = (name: FieldName, side: TextChoiceSide) => {
    const next = { ...sides, [name]: side }
    setSides(next)
    onChoose(names.filter((other) => next[other] === 'there'))
  }
  return (
    <section className="two-texts" aria-labelledby="two-entries-title">
      <div className="grid gap-s3">
        <h3 id="two-entries-title" ref={heading} tabIndex={-1} className="text-title outline-none">
          Your profile was changed elsewhere, too
        </h3>
        <p className="max-w-measure text-ink-soft">
          On another device or in another tab
          {editedAt && (
            <>
              , last on <LocalTime iso={editedAt} withHour />
            </>
          )}
          . Nothing is lost: choose which text you keep of each.
          {takenOver.length > 0 && ` What you had not changed here was taken over: ${labelsOf(takenOver)}.`}
        </p>
      </div>
      {names.map((name) => (
        <TextChoice
          key={name}
          name={name}
          legend={profileLabels[name]}
          texts={{ here: fieldText(here, name), there: fieldText(there, name) }}
          chosen={sides[name] ?? 'here'}
          onChoose={(side) => choose(name, side)}
        />
      ))}
    </section>
  )
}
