import type { CSSProperties } from 'react'
import type { HoursValues } from '#schema/meetings/unsaved-hours.ts'
import { weekdays } from '#schema/meetings/weekdays.ts'
import { minutesOf } from './hours-values.ts'

/** The range of hours that the picture always covers. */
const [morning, evening] = [8, 18]

/** A picture of the week as seven windows, lit during open hours; the same is beside it in words. */
export function WeekPicture({ week, isOpen }: { week: HoursValues['week']; isOpen: boolean }) {
  const days = week.map(({ isOn, spans }) =>
    (isOn ? spans : []).map(minutesOf).filter(({ from, to }) => from < to),
  )
  const all = days.flat()
  const first = Math.min(morning, ...all.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(evening, ...all.map(({ to }) => Math.ceil(to / 60)))
  const share = (minute: number) => `${((minute / 60 - first) / (last - first)) * 100}%`
  const step = last - first > 12 ? 4 : 2
  const hours = Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, index) => first + index * step,
  )
  return (
    <div aria-hidden className="account-week" data-closed={!isOpen || undefined}>
      <div className="account-week-clock">
        {hours.map((hour) => (
          <span key={hour} style={{ top: share(hour * 60) }}>
            {hour}
          </span>
        ))}
      </div>
      {days.map((spans, day) => (
        <div key={weekdays[day]} className="account-window" data-dark={spans.length === 0 || undefined}>
          <div>
            {spans.map(({ from, to }) => (
              <i
                key={from}
                style={
                  {
                    top: share(from),
                    height: `${((to - from) / 60 / (last - first)) * 100}%`,
                  } as CSSProperties
                }
              />
            ))}
          </div>
          <span>{weekdays[day]?.slice(0, 3)}</span>
        </div>
      ))}
    </div>
  )
}
