/** `?a=1&b=x` of what is filled, or nothing. */
export const searchString = (search: Record<string, string | number | undefined>) => {
  const filled = Object.entries(search).flatMap(([name, value]) => (value ? [[name, `${value}`]] : []))
  return filled.length ? `?${new URLSearchParams(filled)}` : ''
}
