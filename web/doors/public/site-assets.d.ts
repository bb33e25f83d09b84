declare module 'virtual:site-assets' {
  /** Changes with every build; part of every cached page's key. */
  export const buildId: string
  /** Every rule of the stylesheet, of which a page carries what it uses. */
  export const styles: { at: string[]; needs: string[][]; css: string }[]
  /** The address of the whole stylesheet; empty in development, where the scripts bring it. */
  export const stylesheet: string
  export const scripts: string[]
  /** Module path of a screen → the chunks it needs. */
  export const chunks: Record<string, string[]>
}
declare module 'react-dom/server.edge' {
  export { renderToReadableStream } from 'react-dom/server'
}
