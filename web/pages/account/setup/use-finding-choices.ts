import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Finding, FoundField } from '#web/features/onboarding/reading/finding.ts'
import { hasText, isNamed, type SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { type AcceptedFinding, isCurrent, placeFor } from './accepted-finding.ts'
import { withoutIcons } from './finding-labels.ts'

/** What somebody did with a finding so far; `value` is what they changed it to. */
export type Choice = { state?: 'left' | 'taken'; value?: string; accepted?: AcceptedFinding }
export type Choices = Readonly<Record<number, Choice>>

/** One thing of a file, with its index in the list and what became of it. */
export type Offer = Choice & {
  finding: Finding
  index: number
  value: string
  /** Where it would go; undefined where both places are in use. */
  target: AcceptedFinding | undefined
  /** Whether what was taken is still as it was taken, so that it can be undone. */
  isUnchanged: boolean
}

/** Takes, changes and leaves what a file says, one by one or several at once; every press can be undone. */
export function useFindingChoices(
  findings: readonly Finding[],
  choices: Choices,
  onChoices: (choices: Choices) => void,
) {
  const { getValues, setValue } = useFormContext<SetupValues>()
  const values = useWatch<SetupValues>() as SetupValues
  const [announcement, setAnnouncement] = useState('')

  const offers = findings.map((finding, index): Offer => {
    const choice = choices[index] ?? {}
    const value = choice.value ?? withoutIcons(finding.value)
    return {
      ...choice,
      finding,
      index,
      value,
      target: placeFor({ ...finding, value }, values),
      isUnchanged: choice.accepted !== undefined && isCurrent(choice.accepted, values),
    }
  })
  const record = (changed: Choices, words: string) => {
    onChoices({ ...choices, ...changed })
    setAnnouncement(words)
  }
  const accept = (chosen: readonly Offer[], words: string) => {
    const changed: Record<number, Choice> = {}
    for (const { finding, index, value } of chosen) {
      const accepted = placeFor({ ...finding, value }, getValues())
      if (!accepted) continue
      setValue(accepted.path, accepted.value)
      changed[index] = { state: 'taken', value, accepted }
    }
    record(changed, words)
  }
  const undo = (chosen: readonly Offer[], words: string) => {
    for (const { accepted, isUnchanged } of chosen.toReversed())
      if (accepted && isUnchanged) setValue(accepted.path, accepted.before)
    record(Object.fromEntries(chosen.map(({ index, value }) => [index, { value }])), words)
  }
  /** What one press takes of several: each into a place of its own that is still empty. */
  const batchOf = (several: readonly Offer[]): Offer[] => {
    const { story1, story2 } = values.stories
    const { ref1, ref2 } = values.references
    const free: Partial<Record<FoundField, number>> = {
      story: [story1, story2].filter((story) => !hasText(story)).length,
      person: [ref1, ref2].filter((person) => !isNamed(person)).length,
    }
    return several.filter(({ state, value, target, finding: { field } }) => {
      const left = free[field] ?? 1
      if (state || !target || target.replaced || !value.trim() || !left) return false
      free[field] = left - 1
      return true
    })
  }
  const leave = ({ index, value }: Offer, words: string) =>
    record({ [index]: { state: 'left', value } }, words)
  const change = ({ index }: Offer, value: string) => onChoices({ ...choices, [index]: { value } })
  return { offers, announcement, accept, undo, leave, change, batchOf }
}

export type Taking = ReturnType<typeof useFindingChoices>
