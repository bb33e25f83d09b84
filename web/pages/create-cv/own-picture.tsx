import { type FormEvent, useState } from 'react'
import { initialsOf } from '#schema/labels.ts'
import { businessAreas } from '#schema/options.ts'
import { slugOf } from '#schema/text/slug.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { useLazyCode } from '#web/ui/lazy-code.ts'
import { Select } from '#web/ui/select.tsx'

/** A made-up profile, until a visitor asks for their own picture. */
const example = { slug: 'your-own-work', areas: [businessAreas[0]], skillCount: 4 }

/** Draws the picture of a profile with this name in the browser; the name is not sent. */
export function OwnPicture() {
  const [submitted, setSubmitted] = useState({ name: '', area: '' })
  const { code, failed, prepare, fetch } = useLazyCode(() => import('#schema/picture/picture.ts'))
  const draw = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSubmitted({ name: String(form.get('name')).trim(), area: String(form.get('area')) })
    void fetch()
  }
  const isDrawn = code && submitted.name
  return (
    <div className="grid gap-s6">
      <div className="lamp w-full">
        <Frame
          stage={1}
          className="[--m:0px]"
          picture={
            isDrawn ? (
              <span
                className="block"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which holds no word of the name
                dangerouslySetInnerHTML={{
                  __html: code.picture(
                    { slug: slugOf(submitted.name), areas: [submitted.area], skillCount: 4 },
                    { format: 'landscape' },
                  ),
                }}
              />
            ) : (
              <WorkPicture work={example} format="landscape" loading="lazy" />
            )
          }
          signature={isDrawn ? initialsOf(submitted.name) : ''}
        />
      </div>
      <form className="grid gap-s4" onSubmit={draw} onFocus={prepare}>
        <TextField label="Your name" name="name" autoComplete="off" required maxLength={80} />
        <Select label="Your business area" name="area">
          {businessAreas.map((area) => (
            <option key={area}>{area}</option>
          ))}
        </Select>
        <Button type="submit">Draw my picture</Button>
        <p role="status" className="text-ink-soft text-small">
          {failed
            ? 'The picture could not be drawn. Please try again.'
            : isDrawn
              ? `Drawn for ${submitted.name}. It hangs bare until two referees and a story are validated.`
              : 'Your name stays in this browser.'}
        </p>
      </form>
    </div>
  )
}
