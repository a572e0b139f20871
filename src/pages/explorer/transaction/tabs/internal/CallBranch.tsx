import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ComponentProps, type CSSProperties, useState } from 'react'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { callText, specialFunction } from '#domain/decoding/callText.ts'
import { decodeCall, decodeError } from '#domain/decoding/decode.ts'
import type { Call } from '#domain/explorer/callTree.ts'
import { movesCoins } from '#domain/explorer/movesCoins.ts'
import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import { areas } from '#lib/browser/config/areas.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatShort } from '#lib/format/formatAmount.ts'
import type { Abi } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { CallName } from './CallName.tsx'
import { type CountedToken, type Counts, countedText, countsOf } from './countedText.ts'

type CallBranchProps = {
  call: Call
  depth: number
  /** Calls deeper than this are closed at first. */
  openTo: number
  words: CallWords
  /** What amounts of the calls around it count. */
  counts?: Counts | undefined
  /** Whether a call around it failed: then nothing of it happened. */
  isUndone?: boolean
}

/** The ABIs of the contracts in a tree, of one contract and of all of them, and what the explorer told of one. */
export type CallWords = {
  abiOf: (contract: Address | null) => Abi
  all: readonly Abi[]
  toldOf: (contract: Address) => Pick<AddressParameter, 'name' | 'isContract'> | undefined
  /** A token that the transaction moves, by its address. */
  tokenOf: (contract: string) => CountedToken | undefined
  /** Amounts are short at first, as on a phone. */
  isShort: boolean
}

const deepestIndent = 12

/**
 * The most bytes of a call to decode; of longer ones only the selector is read, because a tree may have thousands of
 * calls.
 */
const mostBytesOfName = 4_096

/** One call and, when it is open, the calls it made. */
export function CallBranch({ call, depth, openTo, words, counts, isUndone = false }: CallBranchProps) {
  const [isOpen, setIsOpen] = useState(depth < openTo)
  const { calls } = call
  const decoded = decodedCall(call, words)
  const inside = decoded ? countsOf(decoded, call, counts) : counts
  return (
    <li>
      <div
        // On a phone the indent is small, and the arguments begin below the arrow.
        className="flex flex-wrap items-baseline gap-x-2 border-b py-1.5 pr-4 pl-[calc(1rem+var(--depth)*0.5rem)] leading-6 sm:pl-[calc(2.5rem+var(--depth)*1.25rem)]"
        style={{ '--depth': Math.min(depth, deepestIndent) } as CSSProperties}
      >
        <span className="w-4 shrink-0 self-center empty:max-sm:hidden sm:-ml-6">
          {calls.length > 0 && (
            <Toggle isOpen={isOpen} count={calls.length} onToggle={() => setIsOpen(!isOpen)} />
          )}
        </span>
        <CallLine call={call} words={words} counts={counts} isUndone={isUndone} />
      </div>
      {isOpen && calls.length > 0 && (
        <ul>
          <MoreRows rows={numbered(calls)} as="li">
            {(shown) =>
              shown.map(({ call: inner, index }) => (
                <CallBranch
                  key={index}
                  call={inner}
                  depth={depth + 1}
                  openTo={openTo}
                  words={words}
                  counts={inside}
                  isUndone={isUndone || call.error !== null}
                />
              ))
            }
          </MoreRows>
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

type CallLineProps = Pick<CallBranchProps, 'call' | 'words' | 'counts' | 'isUndone'>

function CallLine({ call, words, counts, isUndone }: CallLineProps) {
  const { type, to, value, gas, gasUsed, error } = call
  const name = nameOf(call, words, counts)
  // A static call changed nothing that could be undone.
  const isChange = isUndone && !/^static/i.test(type)
  return (
    <>
      <span className="inline-flex max-w-full min-w-0 items-baseline gap-x-2 max-sm:max-w-[calc(100%-1.5rem)]">
        <span className="shrink-0">
          <Badge tone={error || isChange ? 'down' : 'neutral'}>{type}</Badge>
        </span>
        {to ? (
          <AddressLink address={to} name={words.toldOf(to)?.name} contract={isContract(call, words)} />
        ) : error !== null && /^create/i.test(type) ? (
          <span className="text-faint">no contract: its creation failed</span>
        ) : (
          <Unknown title="Unknown contract" />
        )}
      </span>
      {name && <CallName {...name} />}
      {value !== null && value > 0n && movesCoins(type) && (
        <span className={error || isUndone ? 'line-through' : undefined}>
          <NativeAmount wei={value} exact={!words.isShort} />
        </span>
      )}
      {error && (
        <span className="min-w-0 text-xs break-words text-down">
          <ExternalText>{errorOf({ ...call, error }, words)}</ExternalText>
        </span>
      )}
      {isChange && !error && <span className="text-xs text-down">undone with the call around it</span>}
      <span className="text-xs sm:ml-auto whitespace-nowrap text-faint">{gasText(gas, gasUsed)}</span>
    </>
  )
}

/**
 * Whether the explorer says, or a call proves, that code is at its address: only code is created, delegated to, calls on,
 * answers or reverts.
 */
function isContract({ type, to, calls, output, error }: Call, { abiOf, toldOf }: CallWords): boolean {
  return (
    (to !== null && toldOf(to)?.isContract === true) ||
    /^(create|delegate)/i.test(type) ||
    calls.length > 0 ||
    (output ?? '0x') !== '0x' ||
    /revert|gas/i.test(error ?? '') ||
    abiOf(to).length > 0
  )
}

function gasText(gas: bigint | null, gasUsed: bigint | null): string {
  if (gasUsed === null) return gas === null ? '' : `up to ${formatCount(gas)} gas`
  return gas === null ? `${formatCount(gasUsed)} gas` : `${formatCount(gasUsed)} of ${formatCount(gas)} gas`
}

/**
 * The function a call runs with its arguments, or its selector; null for plain transfers and creations. Amounts of tokens
 * are whole tokens.
 */
function nameOf(
  call: Call,
  words: CallWords,
  counts: Counts | undefined,
): ComponentProps<typeof CallName> | null {
  const { type, input } = call
  if (!input || type.startsWith('create')) return null
  const decoded = decodedCall(call, words)
  if (decoded) {
    const exact = callText(decoded)
    const below = new Map(call.calls.flatMap((each) => countsIn(each, words)))
    const amountOf = countedText(decoded, call, words.tokenOf, counts, { below })
    const short = countedText(decoded, call, words.tokenOf, counts, { below, format: formatShort })
    const text = callText(decoded, words.isShort ? short : amountOf)
    const whole = callText(decoded, amountOf, Number.POSITIVE_INFINITY)
    return { text, ...(text !== exact && { exact }), ...(text !== whole && { whole }) }
  }
  const [own = []] = abisOfCode(call, words.abiOf)
  const text = specialFunction(input, own) ?? (input.length >= 10 ? input.slice(0, 10) : null)
  return text === null ? null : { text }
}

function countsIn(call: Call, words: CallWords) {
  const decoded = decodedCall(call, words)
  return decoded ? [...countsOf(decoded, call)] : []
}

/** The function that a call runs, by the ABIs of its code, then by any other; null for none. */
function decodedCall(call: Call, { abiOf, all }: CallWords) {
  const { type, input } = call
  if (!input || type.startsWith('create') || input.length < 10) return null
  const abis = [...abisOfCode(call, abiOf), ...all, ...builtInAbis(areas())]
  return decodeCall(input, abis, { bytes: mostBytesOfName })
}

/** The ABIs of the code that a call ran: of the contract, and of what a proxy delegated the whole call to. */
function abisOfCode({ to, input, calls }: Call, abiOf: CallWords['abiOf']): Abi[] {
  const inner = calls.find((each) => /^delegate/i.test(each.type) && each.input === input)
  return [abiOf(to), ...(inner ? abisOfCode(inner, abiOf) : [])]
}

/** The selectors of `Error(string)` and `Panic(uint256)`. */
const builtIn = new Set(['08c379a0', '4e487b71'])

/** Why a call failed: the contract's decoded error, or the tracer's text. */
function errorOf(call: Call & { error: string }, { abiOf, all }: CallWords): string {
  const { error, output } = call
  const decoded = output && decodeError(output, [...abisOfCode(call, abiOf), ...all, ...builtInAbis(areas())])
  if (!decoded) return error
  const [what, reason] = error.split(':', 2)
  // The node puts text and panics into words itself, and writes other errors as bytes.
  return reason !== undefined && builtIn.has(decoded.methodId) ? error : `${what}: ${callText(decoded)}`
}

/** Calls with their places in their list, which are their keys. */
export function numbered(calls: readonly Call[]) {
  return calls.map((call, index) => ({ call, index }))
}
