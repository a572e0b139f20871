import { type ReactNode, useState } from 'react'
import type { Hex } from '#lib/wire/shapes.ts'
import { Undecoded } from '#pages/explorer/parts/decoding/Undecoded.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'

const bytes = /^0x([0-9a-f]{2})*$/i
const isTopic = (line: string) => /^0x[0-9a-f]{64}$/i.test(line)

/** Decodes the input of a call, the data of a revert, or a log: its topics, one in each line, then its data. */
export function DecodeTool() {
  const [typed, setTyped] = useState('')
  const lines = typed.split(/[\s,"'[\]]+/).filter((line) => line !== '')
  const isReadable = lines.length > 0 && lines.every((line) => bytes.test(line))
  return (
    <div className="grid gap-3 p-4">
      <TextArea
        label="Calldata, revert data, or the topics and data of a log"
        value={typed}
        onChange={setTyped}
        rows={5}
        maxLength={100_000}
        placeholder="0xa9059cbb…"
      />
      <div className="text-sm">
        {isReadable ? (
          <Decoded lines={lines as Hex[]} />
        ) : (
          <p className="text-faint">
            {typed.trim() === ''
              ? 'Uses your own ABIs and those of well-known contracts.'
              : 'Enter 0x and pairs of hexadecimal digits.'}
          </p>
        )}
      </div>
    </div>
  )
}

function Decoded({ lines }: { lines: Hex[] }) {
  const [first, ...rest] = lines
  const unknown = <p className="text-faint">No ABI here has it. Your own ABIs are added in the settings.</p>
  if (!first) return null
  if (isTopic(first)) {
    const data = rest.findLast((line) => !isTopic(line)) ?? (lines.length > 4 ? lines.at(-1) : undefined)
    const topics = lines.filter((line) => line !== data)
    return (
      <Undecoded contract={null} undecoded={{ topics, data: data ?? '0x' }}>
        <LastIsData lines={lines}>{unknown}</LastIsData>
      </Undecoded>
    )
  }
  return (
    <Undecoded contract={null} undecoded={{ call: first }}>
      <Undecoded contract={null} undecoded={{ error: first }}>
        {unknown}
      </Undecoded>
    </Undecoded>
  )
}

/** Data of one word looks like a topic. */
function LastIsData({ lines, children }: { lines: Hex[]; children: ReactNode }) {
  const data = lines.at(-1)
  if (!data || lines.length < 2) return children
  return (
    <Undecoded contract={null} undecoded={{ topics: lines.slice(0, -1), data }}>
      {children}
    </Undecoded>
  )
}
