import { formatCount } from '#lib/format/count.ts'
import { printableText } from '#lib/text/bytesText.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type InputDataProps = { input: Hex | null }

/** The input data of a transaction, as text when it is text, and raw. Null when the explorer does not send it. */
export function InputData({ input }: InputDataProps) {
  if (input === null) return <Unknown />
  if (input === '0x') return <span className="text-faint">None</span>
  // Longer input is no message, and searching a megabyte for one takes a second.
  const message = input.length > 20_000 ? '' : cleanText(printableText(input.slice(2)) ?? '')
  return (
    <details>
      <summary>
        {message ? (
          <ExternalText>{`“${message}”`}</ExternalText>
        ) : (
          `${formatCount((input.length - 2) / 2)} bytes`
        )}
      </summary>
      <div className="mt-2 flex items-start gap-1">
        <code className="max-h-60 overflow-y-auto rounded-md bg-raised p-2 font-mono text-xs break-all">
          <LongText>{input}</LongText>
        </code>
        <Copy value={input} what="input" />
      </div>
    </details>
  )
}
