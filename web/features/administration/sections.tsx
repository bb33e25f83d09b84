import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Panel } from '#web/ui/tabs/panel.tsx'
import { type Tab, TabRow } from '#web/ui/tabs/tab-row.tsx'

/** A section of an administration page with its own chunk; `Part` is a prepared one. */
export type AdminSection = Tab & { Part: ComponentType }

/** Tabs for the sections of a page; shows the one that `param` of the address names, or else the first. */
export function Sections({
  label,
  param,
  sections,
}: {
  label: string
  param: 'tab' | 'section'
  sections: readonly AdminSection[]
}) {
  const [search] = useSearchParams()
  const current = sections.find(({ name }) => name === search.get(param)) ?? sections[0]
  if (!current) return null
  const { name, Part } = current
  return (
    <>
      <div className="account-tabs">
        <TabRow label={label} tabs={sections} current={name} />
      </div>
      <Panel tab={name}>
        <div className="wide administration-section">
          <Part key={name} />
        </div>
      </Panel>
    </>
  )
}
