import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** What a phone reads in a picture (PNG) of a QR code; undefined for none. */
export function readCode(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}
