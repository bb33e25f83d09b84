import { useState } from 'react'
import { Select } from '#web/ui/select.tsx'
import { deviceZone } from './wall-clock.ts'
import { useZoneChoice, zoneLabel, zonesByRegion } from './zones.ts'

/**
 * A choice of the time zone in which times are shown. The others are listed once somebody
 * reaches for it: asking a phone for all of them holds it for a tenth of a second.
 */
export function ZoneChoice({ className }: { className?: string }) {
  const [timeZone, choose] = useZoneChoice()
  const [regions, setRegions] = useState<ReturnType<typeof zonesByRegion>>([])
  const list = () => setRegions((listed) => (listed.length ? listed : zonesByRegion()))
  const own = deviceZone()
  const isListed = regions.some(([, zones]) => zones.includes(timeZone))
  return (
    <Select
      label="Time zone"
      className={className}
      value={timeZone}
      onChange={({ target }) => choose(target.value)}
      onPointerDown={list}
      onFocus={list}
    >
      <option value={own}>{zoneLabel(own)}</option>
      {!isListed && timeZone !== own && <option value={timeZone}>{zoneLabel(timeZone)}</option>}
      {regions.map(([region, zones]) => (
        <optgroup key={region} label={region}>
          {zones
            .filter((zone) => zone !== own)
            .map((zone) => (
              <option key={zone} value={zone}>
                {zoneLabel(zone)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  )
}
