/** A rule of the stylesheet: what it stands in, the classes each of its selectors needs, and its text. */
export type StyleRule = { at: string[]; needs: string[][]; css: string }

/** The rules that a page needs to be painted, in their order; the whole stylesheet follows when it has been. */
export function stylesInUse(rules: readonly StyleRule[], html: string): string {
  const used = classesIn(html)
  const layers = new Set(rules.flatMap(({ at: [outer = ''] }) => outer.match(/^@layer (.+)/)?.[1] ?? []))
  const parts = [`@layer ${[...layers].join()};`]
  let open: string[] = []
  for (const { at, needs, css } of rules) {
    if (!needs.some((classes) => classes.every((name) => used.has(name)))) continue
    const shared = at.findIndex((outer, depth) => outer !== open[depth])
    const kept = shared < 0 ? at.length : shared
    parts.push('}'.repeat(open.length - kept), ...at.slice(kept).map((outer) => `${outer}{`), css)
    open = at
  }
  return parts.join('') + '}'.repeat(open.length)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const classesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '').split(/\s+/),
    ),
  )
