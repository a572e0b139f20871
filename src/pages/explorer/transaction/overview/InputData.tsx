import { cleanText } from '#lib/text/text.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type InputDataProps = { input: Hex | null }

/** The input data of a transaction: as text when it is text, and raw. */
export function InputData({ input }: InputDataProps) {
  if (input === null || input === '0x') return <span className="text-faint">None</span>
  const message = readableText(input)
  return (
    <details>
      <summary>
        {message ? <ExternalText>{`“${message}”`}</ExternalText> : `${(input.length - 2) / 2} bytes`}
      </summary>
      <div className="mt-2 flex items-start gap-1">
        <code className="max-h-60 overflow-y-auto rounded-md bg-raised p-2 font-mono text-xs break-all">
          {input}
        </code>
        <Copy value={input} what="input" />
      </div>
    </details>
  )
}

/** Decodes bytes as UTF-8; null when they are not printable text. */
function readableText(input: Hex): string | null {
  const bytes = Uint8Array.from(input.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^[^\p{Cc}]+$/u.test(text) ? cleanText(text) || null : null
  } catch {
    return null
  }
}
