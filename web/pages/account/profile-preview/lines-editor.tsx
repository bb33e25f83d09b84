import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { areaChoices, areasAmong } from '#schema/gallery/gallery-words.ts'
import type { OwnProfile, PublicProfile } from '#schema/profiles/profile-answers.ts'
import { dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { isSameLines, linesOf, type PageLines } from './preview-of.ts'
import type { TypedLines } from './stored-lines.ts'

const maxHeadlineLength = 200
type Props = {
  profile: OwnProfile
  shown: PublicProfile
  /** Set while they are being edited. */
  typed: TypedLines | undefined
  /** Typed during an earlier visit, and not saved. */
  isEarlier: boolean
  onType: (lines: TypedLines | undefined) => void
}

/** The two first lines of the page, explained and edited in place. */
export function LinesEditor({ profile, shown, typed, isEarlier, onType }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const [wasRestored, setWasRestored] = useState(isEarlier)
  const opener = useRef<HTMLButtonElement>(null)
  const { save, undo } = useSavedLines((sentence, basedOn) => {
    setAnnouncement(sentence)
    if (typed && basedOn !== undefined) onType({ ...typed, basedOn })
  })
  const close = () => {
    flushSync(() => {
      setAnnouncement('')
      setWasRestored(false)
      onType(undefined)
    })
    opener.current?.focus()
  }
  if (!typed)
    return (
      <div className="account-preview-lines">
        <Button
          ref={opener}
          onClick={() => flushSync(() => onType({ ...linesOf(profile), basedOn: profile.editedAt }))}
        >
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
          Change headline and areas
        </Button>
        <p className="text-room-soft text-small">{meaning(shown.businessAreas)}</p>
      </div>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const before = linesOf(profile)
    if (isSameLines(before, typed)) return close()
    save.mutate(typed, {
      onSuccess: (now) => {
        close()
        showToast({
          title: 'Saved',
          description: 'Headline and areas are changed.',
          duration: 12_000,
          action: { label: 'Undo', run: () => undo(before, now) },
        })
      },
    })
  }
  return (
    <form noValidate onKeyDown={goOnWithEnter} onSubmit={submit} className="account-preview-form">
      {wasRestored && (
        <Notice>
          <p>What you typed here before and did not save is in the fields again.</p>
        </Notice>
      )}
      <TextField
        id="preview-headline"
        label="Headline"
        hint="The first line that visitors read: what you do for them. If it is empty, your first deliverable is shown there."
        maxLength={maxHeadlineLength}
        autoComplete="off"
        autoFocus={!wasRestored}
        value={typed.headline}
        onChange={({ target }) => onType({ ...typed, headline: target.value })}
      />
      <AreaChoices
        choices={areaChoices(profile.businessAreas)}
        chosen={typed.businessAreas}
        onChoose={(businessAreas) => onType({ ...typed, businessAreas })}
      />
      {announcement && <FieldError role="alert">{announcement}</FieldError>}
      <div className="flex flex-wrap items-center gap-s3">
        <Button type="submit" variant="main" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save these lines'}
        </Button>
        <Button variant="quiet" onClick={close}>
          Leave them as they were
        </Button>
      </div>
    </form>
  )
}

type Areas = OwnProfile['businessAreas']

/** The parts of a business that the work is for. */
const AreaChoices = ({
  choices,
  chosen,
  onChoose,
}: {
  choices: Areas
  chosen: Areas
  onChoose: (areas: Areas) => void
}) => (
  <fieldset aria-describedby="preview-areas-hint">
    <legend className="font-semibold text-label">Which part of a business is your work for?</legend>
    <p id="preview-areas-hint" className="text-ink-soft text-small">
      {meaning(chosen)}
    </p>
    <div className="account-preview-areas">
      {choices.map((area) => (
        <CheckboxField
          key={area}
          label={area}
          checked={chosen.includes(area)}
          onChange={({ target }) =>
            onChoose(choices.filter((one) => (one === area ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </div>
  </fieldset>
)

/** An explanation of the line “For:”, which reads like an offer. */
const meaning = (areas: readonly string[]) =>
  areas.length
    ? `“For: ${areas.join(', ')}” tells visitors which people in a business your work is for. It does not say that something is for sale.`
    : 'Choose at least one, and visitors see whom your work is for: the gallery finds you by it.'

/** Saves both lines in one call; names what was saved elsewhere meanwhile, and never overwrites it unseen. */
function useSavedLines(onError: (sentence: string, basedOn?: string | null) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const put = async (lines: PageLines, basedOn: string | null) => {
    const { headline } = lines
    const json = { headline, businessAreas: areasAmong(lines.businessAreas), basedOn }
    return (await dataOf(api['customer-profile'].$put({ json }))).profile
  }
  const storeProfile = (now: OwnProfile) => {
    queryClient.setQueryData<Dashboard>(
      [ownKey, 'dashboard'],
      (current) => current && { ...current, profile: now },
    )
    void queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
  }
  const save = useMutation({
    mutationFn: (lines: TypedLines) => put(lines, lines.basedOn),
    onSuccess: storeProfile,
    onError: async (error) => {
      if (!hasCode(error, 'PROFILE_CHANGED_ELSEWHERE'))
        return onError(sentenceOf(error, 'That could not be saved just now. Please try again later.'))
      await queryClient.refetchQueries({ queryKey: [ownKey, 'dashboard'] })
      const theirs = queryClient.getQueryData<Dashboard>([ownKey, 'dashboard'])?.profile
      onError(
        `Your profile was changed elsewhere meanwhile, so nothing is saved yet.${
          theirs
            ? ` There it says “${theirs.headline || 'no headline'}”, for ${theirs.businessAreas.join(', ') || 'no area'}.`
            : ''
        } Press Save again to have these lines instead.`,
        theirs?.editedAt,
      )
    },
  })
  const undo = (before: PageLines, saved: OwnProfile) =>
    void put(before, saved.editedAt).then(
      (now) => {
        storeProfile(now)
        showToast({ title: 'Undone', description: 'Headline and areas are as they were.' })
      },
      (error) =>
        showFailure('Not undone', error, 'That could not be undone just now. Please change it by hand.'),
    )
  return { save, undo }
}
