import { encodeQR } from 'qr'

type QrCodeProps = { value: string; label: string }

/** Light around the code, in modules: without it some cameras do not find it. */
const border = 4

/** A text as a QR code, dark on light in both themes, because cameras expect that. */
export function QrCode({ value, label }: QrCodeProps) {
  const rows = encodeQR(value, 'raw', { border, ecc: 'low' })
  const path = rows
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="h-auto w-full max-w-72 rounded-md"
    >
      <path d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} fill="#fff" />
      <path d={path} fill="#10201d" />
    </svg>
  )
}
