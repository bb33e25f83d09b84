/** A file of a client build, as Vite's manifest describes it. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

/** The files that some modules cannot begin without: their own, and those of all that they import. */
export function chunksBehind(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const reached = new Set<string>()
  const reach = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) reach(next)
  }
  for (const key of modules) reach(key)
  return [...reached].flatMap((key) => manifest[key] ?? [])
}
