import { QRCodeSVG } from 'qrcode.react'

/** An address as a code, dark on light in every scheme; the address stands beside it in words. */
export const PrintedCode = ({ address }: { address: string }) => (
  <QRCodeSVG value={address} size={128} level="M" marginSize={4} aria-hidden />
)
