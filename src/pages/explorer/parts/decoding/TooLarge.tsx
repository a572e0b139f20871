import { useState } from 'react'
import { formatCount } from '#lib/format/count.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { mostDecodedBytes } from '#spec/boundedDecoding.ts'
import { LongText } from '#ui/figures/LongText.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type TooLargeProps = {
  /** The name of the undecoded data: the signature of a call, or "The answer". */
  what: string
  data: Hex
}

/** Replaces arguments that would decode to more than the limit: it shows the reason, and the bytes on demand. */
export function TooLarge({ what, data }: TooLargeProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-mono text-xs wrap-anywhere">
        <LongText longest={500}>{what}</LongText>
      </p>
      <p className="text-warn">
        Not decoded: {formatCount((data.length - 2) / 2)} bytes of data decode to more than{' '}
        {formatCount(mostDecodedBytes)} bytes.{' '}
        {!isOpen && (
          <button type="button" className="text-accent underline" onClick={() => setIsOpen(true)}>
            Show as hex
          </button>
        )}
      </p>
      {isOpen && (
        <div className="flex items-start gap-1">
          <code className="max-h-60 overflow-y-auto rounded-md bg-raised p-2 font-mono text-xs break-all">
            <LongText>{data}</LongText>
          </code>
          <Copy value={data} what="bytes" />
        </div>
      )}
    </div>
  )
}
