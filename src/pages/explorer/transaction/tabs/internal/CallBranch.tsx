import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { decodeCall } from '#domain/decoding/decode.ts'
import type { Call } from '#domain/explorer/callTree.ts'
import { formatCount } from '#lib/format/count.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type CallBranchProps = {
  call: Call
  depth: number
  /** Calls deeper than this are closed at first. */
  openTo: number
}

const deepestIndent = 12

/** A tree has up to thousands of calls: of long arguments only the selector is read. */
const mostBytesOfName = 4_096
const indent = 20

/** One call and, when it is open, the calls it made. */
export function CallBranch({ call, depth, openTo }: CallBranchProps) {
  const [isOpen, setIsOpen] = useState(depth < openTo)
  const { calls } = call
  return (
    <li>
      <div
        className="flex flex-wrap items-baseline gap-x-2 gap-y-1 border-b py-1.5 pr-4 leading-6"
        style={{ paddingLeft: 16 + Math.min(depth, deepestIndent) * indent }}
      >
        <span className="w-4 shrink-0 self-center">
          {calls.length > 0 && (
            <Toggle isOpen={isOpen} count={calls.length} onToggle={() => setIsOpen(!isOpen)} />
          )}
        </span>
        <CallLine call={call} />
      </div>
      {isOpen && calls.length > 0 && (
        <ul>
          {numbered(calls).map(({ call: inner, index }) => (
            <CallBranch key={index} call={inner} depth={depth + 1} openTo={openTo} />
          ))}
        </ul>
      )}
    </li>
  )
}

type ToggleProps = { isOpen: boolean; count: number; onToggle: () => void }

function Toggle({ isOpen, count, onToggle }: ToggleProps) {
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${count} ${count === 1 ? 'call' : 'calls'} inside`}
      onClick={onToggle}
      className="grid size-4 place-items-center rounded-sm text-muted hover:text-text"
    >
      <Icon size={14} aria-hidden />
    </button>
  )
}

function CallLine({ call: { type, to, value, gas, gasUsed, input, error } }: { call: Call }) {
  const name = nameOf(input, type)
  return (
    <>
      <Badge tone={error ? 'down' : 'neutral'}>{type}</Badge>
      {to ? <AddressLink address={to} /> : <Unknown title="Unknown contract" />}
      {name && (
        <code className="max-w-full truncate font-mono text-xs">
          <ExternalText>{name}</ExternalText>
        </code>
      )}
      {value !== null && value > 0n && <NativeAmount wei={value} exact />}
      {error && (
        <span className="min-w-0 text-xs break-words text-down">
          <ExternalText>{error}</ExternalText>
        </span>
      )}
      <span className="ml-auto text-xs whitespace-nowrap text-faint">{gasText(gas, gasUsed)}</span>
    </>
  )
}

function gasText(gas: bigint | null, gasUsed: bigint | null): string {
  if (gasUsed === null) return gas === null ? '' : `up to ${formatCount(gas)} gas`
  return gas === null ? `${formatCount(gasUsed)} gas` : `${formatCount(gasUsed)} of ${formatCount(gas)} gas`
}

/** The function a call names, or its selector; null for plain transfers and creations. */
function nameOf(input: Call['input'], type: string): string | null {
  if (!input || input.length < 10 || type.startsWith('create')) return null
  return (
    decodeCall(input, builtInAbis, { bytes: mostBytesOfName })?.methodCall.split('(')[0] ?? input.slice(0, 10)
  )
}

function numbered(calls: readonly Call[]) {
  return calls.map((call, index) => ({ call, index }))
}
