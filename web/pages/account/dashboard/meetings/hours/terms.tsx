import { useMemo } from 'react'
import { zoneTime } from '#schema/labels.ts'
import {
  bufferChoices,
  horizonChoices,
  maxPlaceLength,
  meetingLengths,
  noticeChoices,
  type PlaceKind,
  placeKinds,
} from '#schema/meetings/meeting-options.ts'
import { deviceZone, zoneName, zoneToday } from '#web/features/meetings/wall-clock.ts'
import { zoneLabel, zonesByRegion } from '#web/features/meetings/zones.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { durationInWords } from './hours-in-words.ts'
import type { HoursEditing } from './use-hours.ts'

const choices = [
  ['length', 'How long a meeting is', meetingLengths, durationInWords],
  [
    'buffer',
    'Pause after it',
    bufferChoices,
    (minutes: number) => (minutes ? durationInWords(minutes) : 'None'),
  ],
  ['noticeMinutes', 'Notice before it', noticeChoices, durationInWords],
  ['horizonDays', 'How far ahead', horizonChoices, (days: number) => `${days} days`],
] as const
const hints = {
  noticeMinutes: 'Until then a meeting can be booked, moved or cancelled.',
} as Readonly<Record<string, string>>

/** The fields for length, notice, place and time zone. */
export function BookingTerms({ editing }: { editing: HoursEditing }) {
  const { values, change, errorOf } = editing
  return (
    <section aria-labelledby="terms-title" className="grid gap-s5">
      <h3 id="terms-title">Each meeting</h3>
      <div className="account-hours-terms">
        {choices.map(([name, label, options, say]) => (
          <SelectField
            key={name}
            label={label}
            hint={hints[name]}
            error={errorOf(name)}
            value={values[name]}
            onChange={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {say(option)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <MeetingPlaceFields editing={editing} />
      <Zone editing={editing} />
    </section>
  )
}

const places: Record<PlaceKind, string> = {
  link: 'By a link',
  phone: 'By telephone',
  mail: 'I write where by mail',
}

function MeetingPlaceFields({ editing: { values, change, errorOf } }: { editing: HoursEditing }) {
  const { placeKind } = values
  return (
    <fieldset className="grid gap-s3">
      <legend className="mb-s2 font-semibold text-label">Where you meet</legend>
      <div className="account-either">
        {placeKinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="hours-place"
              checked={kind === placeKind}
              onChange={() => change({ placeKind: kind })}
            />
            {places[kind]}
          </label>
        ))}
      </div>
      {placeKind === 'link' && (
        <TextField
          type="url"
          inputMode="url"
          label="Link to the meeting"
          hint="Your room for calls. Whoever books is sent it; nobody else sees it."
          placeholder="https://"
          maxLength={maxPlaceLength}
          error={errorOf('place')}
          value={values.link}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
      )}
      {placeKind === 'phone' && (
        <TextField
          type="tel"
          autoComplete="tel"
          label="Telephone number"
          hint="Whoever books is sent it, to call you; nobody else sees it."
          maxLength={maxPlaceLength}
          error={errorOf('place')}
          value={values.phone}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

function Zone({ editing: { values, saved, change, errorOf } }: { editing: HoursEditing }) {
  const { timeZone } = values
  const device = deviceZone()
  const wasSaved = saved.editedAt !== null
  const regions = useMemo(zonesByRegion, [])
  const isListed = regions.some(([, zones]) => zones.includes(timeZone))
  return (
    <div className="grid justify-items-stretch gap-s2 sm:max-w-[26rem]">
      <SelectField
        label="Time zone"
        hint={
          wasSaved
            ? undefined
            : 'This device’s, to begin with. Visitors see each time by their own clock, and yours beside it.'
        }
        error={errorOf('timeZone')}
        value={timeZone}
        onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}
      >
        {!isListed && <option value={timeZone}>{zoneLabel(timeZone)}</option>}
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneLabel(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {wasSaved && timeZone !== zoneToday(saved.availability.timeZone) && (
        <p role="status" className="text-small">
          Meetings that are booked already stay where they are. Your hours are in {zoneTime(timeZone)} from
          the moment you save.
        </p>
      )}
      {device !== timeZone && (
        <Button variant="quiet" className="justify-self-start" onClick={() => change({ timeZone: device })}>
          Take this device’s: {zoneName(device)}
        </Button>
      )}
    </div>
  )
}
