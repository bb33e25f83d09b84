import { Plus } from 'lucide-react'
import { useState } from 'react'
import { zoneTime } from '#schema/labels.ts'
import { counted } from '#schema/text/numbers.ts'
import { dayPartsOf, type SlotDay } from './days.ts'
import type { MeetingExpert } from './experts-time.tsx'
import { Hour } from './hour.tsx'
import { clockIn, offsetInWords, writtenDate } from './wall-clock.ts'

type Props = {
  days: SlotDay[]
  timeZone: string
  expert: MeetingExpert
  ownerZone: string
  /** The selected day; the first one where it is not in the list. */
  open: string | undefined
  onOpen: (day: string) => void
  onChoose: (start: string) => void
}

/** A list of the days that have free times, one of them selected. */
export function DayList({ days, open, onOpen, ...rest }: Props) {
  const [isClosed, setClosed] = useState(false)
  const shown = days.find(({ day }) => day === open) ?? days[0]
  if (!shown)
    return <p className="border-line border-y py-s5 text-ink-soft">No time is free in these two weeks.</p>
  return (
    <ul className="border-line border-b">
      {days.map((one) => (
        <Day
          key={one.day}
          one={one}
          isOpen={one === shown && !isClosed}
          onToggle={() => {
            setClosed(one === shown && !isClosed)
            onOpen(one.day)
          }}
          {...rest}
        />
      ))}
    </ul>
  )
}

type DayProps = Omit<Props, 'days' | 'open' | 'onOpen'> & {
  one: SlotDay
  isOpen: boolean
  onToggle: () => void
}

function Day({ one, isOpen, onToggle, timeZone, expert, ownerZone, onChoose }: DayProps) {
  const [start = ''] = one.slots
  const last = one.slots.at(-1) ?? start
  const shift = offsetInWords(timeZone, ownerZone, start)
  const date = writtenDate(one.day)
  const [weekday, ...rest] = date.split(' ')
  return (
    <li className="border-line border-t">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`day-${one.day}`}
          onClick={onToggle}
          className="group grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-s4 py-s4 text-left sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <span className="decoration-[1.5px] decoration-madder-text underline-offset-[0.16em] group-hover:underline">
            {weekday} <span className="text-ink-soft">{rest.join(' ')}</span>
          </span>
          <span className="font-normal font-sans text-ink-soft text-label tracking-normal max-sm:order-last">
            {counted(one.slots.length, 'time')}
            {last !== start &&
              `, ${clockIn(timeZone, start).time} ${one.slots.length === 2 ? 'and' : 'to'} ${clockIn(timeZone, last).time}`}
          </span>
          <Plus
            size={20}
            strokeWidth={1.5}
            aria-hidden
            className="self-center transition-[rotate] duration-calm group-aria-expanded:rotate-45 max-sm:row-span-2"
          />
        </button>
      </h3>
      <div id={`day-${one.day}`} hidden={!isOpen} className="pb-s5">
        {isOpen &&
          dayPartsOf(one, timeZone).map(([part, slots]) => (
            <div
              key={part}
              className="grid gap-x-s5 border-line border-t py-s2 sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <p className="pt-s3 text-ink-soft text-label">{part}</p>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] items-start">
                {slots.map((slot) => (
                  <li key={slot}>
                    <Slot slot={slot} date={date} timeZone={timeZone} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        <p className="border-line border-t pt-s3 text-ink-soft text-label">
          {zoneTime(timeZone)}.
          {shift && ` For ${expert.firstName} it is ${zoneTime(ownerZone)}, ${shift} yours on this day.`}
        </p>
      </div>
    </li>
  )
}

function Slot({
  slot,
  date,
  timeZone,
  onChoose,
}: {
  slot: string
  date: string
  timeZone: string
  onChoose: (start: string) => void
}) {
  const { time } = clockIn(timeZone, slot)
  return (
    <button
      type="button"
      onClick={() => onChoose(slot)}
      className="min-h-tap w-full py-s2 text-left font-serif text-madder-text text-title tabular-nums underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
    >
      <Hour time={time} />{' '}
      <span className="sr-only">
        {date}, {zoneTime(timeZone)}
      </span>
    </button>
  )
}
