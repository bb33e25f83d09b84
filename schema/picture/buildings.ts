import { line, type Subject } from './brush.ts'

/** Doorways within doorways, steps, and a person on them. */
export const arch: Subject = ({
  width,
  height,
  unit: u,
  between,
  fill,
  path,
  disc,
  cast,
  table,
  forms,
  colour,
}) => {
  const x = width * between(0.3, 0.4)
  const w = u * between(0.46, 0.56)
  const h = height * between(0.52, 0.6)
  const door = (i: number) => {
    const inset = i * w * 0.1
    const r = Math.round(w / 2 - inset)
    const paint = i === forms ? fill('tone') : i % 2 ? colour.dark : fill('half')
    const spring = table - h + inset * 1.7 + r
    return path(line`M${x + inset * 1.5} ${table}V${spring}a${r} ${r} 0 0 1 ${r * 2} 0V${table}`, paint)
  }
  const step = (i: number) => {
    const [top, foot] = [table + i * u * 0.035, table + (i + 1) * u * 0.035]
    const [inner, outer] = [i * w * 0.08, (i + 1) * w * 0.08]
    const tread = line`M${x - inner} ${top}H${x + w + inner}L${x + w + outer} ${foot}H${x - outer}`
    return path(tread, fill(i % 2 ? 'table' : 'tone'), ['.9', '.75', '.6'][i])
  }
  let painted = cast(x + w * 0.4, table, w * 0.8)
  for (let i = 0; i <= forms; i++) painted += door(i)
  for (let i = 0; i < 3; i++) painted += step(i)
  const at = x + w * between(0.42, 0.6)
  const neck = table - h * 0.216
  const robe = line`M${at - u * 0.035} ${table + 2}L${at - u * 0.018} ${neck}H${at + u * 0.02}L${at + u * 0.045} ${table + 2}`
  const head = disc(at, table - h * 0.252, u * 0.022, fill('accentRound'))
  return painted + cast(at, table, u * 0.1) + path(robe, fill('accent')) + head
}

/** A bridge in front of a low sun, with a person crossing it. */
export const bridge: Subject = ({
  width: W,
  height: H,
  unit: u,
  between,
  fill,
  path,
  disc,
  all,
  table,
  forms,
  colour,
}) => {
  const deck = table - H * between(0.24, 0.32)
  const crown = deck + u * 0.075
  const span = W / forms
  const sun = disc(W * between(0.3, 0.5), deck - u * 0.1, u * between(0.2, 0.26), fill('toneRound'))
  const stone = path(line`M-5 ${deck + u * 0.06}L${W + 5} ${deck - u * 0.04}V${H}H-5`, fill('half'))
  const w = span * 0.74
  let openings = ''
  let reveals = ''
  for (let i = 0; i < forms; i++) {
    const x = (i + 0.14) * span
    const opening = line`M${x} ${H}V${crown + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${H}`
    openings += path(opening, i % 2 ? colour.dark : fill('ground'))
    reveals += path(
      line`M${x + w * 0.86} ${H}V${crown + w * 0.3}q${w * 0.14} ${w * 0.1} ${w * 0.14} ${w * 0.24}V${H}`,
      '',
    )
  }
  const at = W * between(0.5, 0.68)
  const head = deck - u * 0.15
  const rail = line`M-5 ${deck + u * 0.06}L${W + 5} ${deck - u * 0.04}V${deck - u * 0.015}L-5 ${deck + u * 0.09}`
  const robe = line`M${at - u * 0.03} ${deck + 8}L${at - u * 0.012} ${head}H${at + u * 0.016}L${at + u * 0.04} ${deck + 6}`
  return (
    sun +
    stone +
    openings +
    all(fill('tone'), reveals + path(rail, '')) +
    path(robe, fill('accent')) +
    disc(at, head - u * 0.015, u * 0.019, fill('accentRound')) +
    path(line`M0 ${H * 0.92}L${W} ${H * 0.9}V${H}H0`, fill('table'), '.8')
  )
}

/** Blocks on top of each other. */
export const blocks: Subject = ({ width, unit: u, between, fill, path, cast, table, forms, colour }) => {
  let painted = cast(width * 0.5, table + u * 0.03, u * 0.5)
  let y = table + u * 0.05
  let x = width * between(0.22, 0.3)
  let w = u * between(0.48, 0.56)
  const chosen = Math.floor(between(1, forms))
  const o = u * 0.11
  for (let i = 0; i < Math.max(3, forms); i++) {
    const top = y - u * between(0.12, 0.21)
    const right = x + w
    const [front, lit] =
      i === chosen
        ? [fill('accent'), colour.accent]
        : i % 2
          ? [fill('half'), colour.tone]
          : [fill('tone'), colour.light]
    painted += path(line`M${x} ${y}H${right}V${top}H${x}`, front)
    painted += path(line`M${x} ${top}L${x + o} ${top - o * 0.55}H${right + o}L${right} ${top}`, lit, '.95')
    painted += path(
      line`M${right} ${y}L${right + o} ${y - o * 0.55}V${top - o * 0.55}L${right} ${top}`,
      colour.dark,
    )
    y = top
    x += u * between(0, 0.1)
    w *= between(0.68, 0.86)
  }
  return painted
}

/** Plinths with an object on each. */
export const columns: Subject = ({
  width,
  height,
  unit: u,
  between,
  fill,
  path,
  disc,
  all,
  cast,
  table,
  forms,
  colour,
}) => {
  const left = width * between(0.13, 0.18)
  const gap = (width * 0.74) / forms
  const w = gap * between(0.5, 0.6)
  const o = w * 0.3
  const chosen = Math.floor(between(0, forms))
  let shadows = ''
  let fronts = ''
  let sides = ''
  let tops = ''
  let things = ''
  for (let i = 0; i < forms; i++) {
    const x = left + i * gap
    const foot = table + u * (0.03 + 0.05 * (i % 2))
    const y = foot - height * between(0.2, 0.42)
    const q = w * between(0.3, 0.42)
    const [at, on] = [x + w / 2 + o / 2, y - o * 0.2]
    shadows += cast(x + w * 0.7, foot, w * 1.3, '')
    fronts += path(line`M${x} ${foot}V${y}h${w}V${foot}`, '')
    sides += line`M${x + w} ${foot}V${y}l${o} ${-o / 2}V${foot - o / 2}`
    tops += line`M${x} ${y}l${o} ${-o / 2}h${w}L${x + w} ${y}`
    const flat = fill(i === chosen ? 'accent' : 'half')
    if (i % 3 === 0) things += disc(at, on - q, q, fill(i === chosen ? 'accentRound' : 'toneRound'))
    else if (i % 3 === 1) things += path(line`M${at - q} ${on}L${at} ${y - q * 3}L${at + q} ${on}`, flat)
    else things += path(line`M${at - q} ${on}V${y - q * 2}H${at + q}V${on}`, flat)
  }
  return (
    all(fill('shadow'), shadows) +
    all(fill('tone'), fronts) +
    path(sides, colour.dark) +
    path(tops, colour.light) +
    things
  )
}
