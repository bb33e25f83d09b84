declare module 'virtual:site-assets' {
  /** Changes with every build; part of every cached page's key. */
  export const buildId: string
  /** The whole stylesheet, which stands in every page; empty in development, where the scripts bring it. */
  export const styles: string
  export const scripts: string[]
  /** Module path of a screen → the chunks it needs. */
  export const chunks: Record<string, string[]>
}
