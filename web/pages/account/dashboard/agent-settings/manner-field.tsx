import type { ComponentProps } from 'react'
import type { Manner } from '#schema/agent-settings/agent-settings.ts'
import { manners } from '#schema/agent-settings/agent-settings.ts'
import { FieldError } from '#web/ui/field.tsx'

const mannerTexts: Record<Manner, { label: string; example: string }> = {
  plain: { label: 'Plain', example: 'The queue fell from nine days to two. What does yours look like?' },
  warm: {
    label: 'Warm',
    example: 'Thank you for asking. The queue fell from nine days to two. What does yours look like?',
  },
  brief: { label: 'Brief', example: 'The queue fell from nine days to two.' },
}

/** The choice of how the agent speaks, each with the same answer as an example. */
export function MannerField({ error, ...field }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <fieldset className="account-manners">
      <legend className="mb-s2 font-semibold text-label">How it speaks</legend>
      {manners.map((manner) => (
        <label key={manner}>
          <input {...field} type="radio" value={manner} aria-describedby={`manner-${manner}`} />
          <span className="font-semibold text-label">{mannerTexts[manner].label}</span>
          <q id={`manner-${manner}`}>{mannerTexts[manner].example}</q>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
