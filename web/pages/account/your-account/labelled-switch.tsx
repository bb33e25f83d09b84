import { useId } from 'react'

/** A switch with its title and what it does, which acts at once. */
export function LabelledSwitch({
  title,
  when,
  isOn,
  onChange,
}: {
  title: string
  when: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <label className="account-labelled-switch">
      <span className="grid gap-s1">
        <span className="font-semibold text-label">{title}</span>
        <span id={`${id}-when`} className="text-ink-soft text-small">
          {when}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={title}
        aria-describedby={`${id}-when`}
        className="account-switch"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
