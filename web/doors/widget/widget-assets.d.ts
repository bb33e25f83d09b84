declare module 'virtual:widget-assets' {
  /** The whole stylesheet of the widget's frame, which stands in its document. */
  export const styles: string
  /** Its entry, and the other scripts that it begins with. */
  export const script: string
  export const scripts: string[]
}
