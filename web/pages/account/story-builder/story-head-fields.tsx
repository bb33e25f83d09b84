import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import { maxTitleLength } from '#schema/stories/story-limits.ts'
import { storyIndustries } from '#web/features/stories/story-industries.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { storyFieldId } from './parts.ts'

/** The title, the result in a line, the industry and the time of a story. */
export function StoryHeadFields({
  text,
  onChange,
}: {
  text: OwnStoryText
  onChange: (changes: Partial<OwnStoryText>) => void
}) {
  const industries = new Set([...storyIndustries, ...(text.industry ? [text.industry] : [])])
  /** Trims a line, since mails and headings quote it. */
  const trim = (line: 'title' | 'subtitle' | 'timeline') => {
    const trimmed = text[line].trim()
    if (trimmed !== text[line]) onChange({ [line]: trimmed })
  }
  return (
    <div className="account-builder-head">
      <TextField
        id={storyFieldId('title')}
        label="Title"
        hint="As you would begin it over lunch: “The queue at noon” says more than “Process improvement”."
        maxLength={maxTitleLength}
        autoComplete="off"
        value={text.title}
        onChange={({ target }) => onChange({ title: target.value })}
        onBlur={() => trim('title')}
      />
      <TextField
        id={storyFieldId('subtitle')}
        label="What came of it, in one line (optional)"
        maxLength={maxTitleLength}
        autoComplete="off"
        value={text.subtitle}
        onChange={({ target }) => onChange({ subtitle: target.value })}
        onBlur={() => trim('subtitle')}
      />
      <div className="grid gap-s5 sm:grid-cols-2">
        <SelectField
          id={storyFieldId('industry')}
          label="Industry"
          value={text.industry}
          onChange={({ target }) => onChange({ industry: target.value })}
        >
          <option value="">Please choose</option>
          {[...industries].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          id={storyFieldId('timeline')}
          label="When, or how long"
          placeholder="Three months, spring 2019"
          maxLength={120}
          autoComplete="off"
          value={text.timeline}
          onChange={({ target }) => onChange({ timeline: target.value })}
          onBlur={() => trim('timeline')}
        />
      </div>
    </div>
  )
}
