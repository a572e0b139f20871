import type { Address, Hex } from '#lib/wire/shapes.ts'

/** A call of a contract, with the calls it made in their order. Amounts are in wei; null is unknown. */
export type Call = {
  /** `call`, `delegatecall`, `staticcall`, `create`, … */
  type: string
  from: Address
  /** Null for a creation that failed. */
  to: Address | null
  value: bigint | null
  /** The gas limit of the call, and the gas it used. */
  gas: bigint | null
  gasUsed: bigint | null
  input: Hex | null
  /** The data that the call returned, or reverted with. */
  output: Hex | null
  /** Why the call failed; null when it succeeded. */
  error: string | null
  calls: readonly Call[]
}

type Listed = Omit<Call, 'calls'>

/**
 * Builds the tree of calls from their trace addresses: `[]` is the top call, `[0, 2]` the third call of its first
 * call.
 */
export function treeOfPlaces(listed: readonly (Listed & { place: readonly number[] })[]): Call[] {
  const ordered = [...listed].sort((a, b) => a.place.length - b.place.length || inOrder(a.place, b.place))
  const roots: Call[] = []
  const calls = new Map<string, Call & { calls: Call[] }>()
  for (const { place, ...listedCall } of ordered) {
    const call = { ...listedCall, calls: [] }
    calls.set(place.join(), call)
    const parent = place.length === 0 ? undefined : calls.get(place.slice(0, -1).join())
    if (parent) parent.calls.push(call)
    else roots.push(call)
  }
  return roots
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((index, position) => index !== b[position])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * Builds the tree of calls without trace addresses, in the order of their execution: a call belongs to the last call before
 * it that runs as its sender. Where a contract calls back into one that is already running, this is a guess.
 */
export function treeOfSenders(listed: readonly Listed[]): Call[] {
  const roots: Call[] = []
  let running: { as: Address | null; call: Call & { calls: Call[] } }[] = []
  for (const each of listed) {
    const call = { ...each, calls: [] }
    const at = running.findLastIndex(({ as }) => as === each.from)
    running = running.slice(0, at + 1)
    const parent = running.at(-1)
    if (parent) parent.call.calls.push(call)
    else roots.push(call)
    running.push({ as: runsAs(each), call })
  }
  return roots
}

/** The address that the code of a call runs as: a delegated call runs as its sender. */
function runsAs({ type, from, to }: Listed): Address | null {
  return type === 'delegatecall' || type === 'callcode' ? from : to
}

/** The number of calls in a tree. */
export function countCalls(calls: readonly Call[]): number {
  return calls.reduce((sum, { calls: inner }) => sum + 1 + countCalls(inner), 0)
}

/** The calls of a tree without the static ones, which change nothing, and what is inside of them. One that failed stays. */
export function withoutStatic(calls: readonly Call[]): Call[] {
  return calls
    .filter(({ type, error }) => error !== null || !/^static/i.test(type))
    .map((call) => ({ ...call, calls: withoutStatic(call.calls) }))
}

/**
 * The call that a failure began in: the deepest one whose failure every call around it passed on as its own. Null where no
 * call failed.
 */
export function failureOrigin(calls: readonly Call[]): Call | null {
  const failed = calls.at(-1)
  if (!failed?.error) return null
  const inner = failureOrigin(failed.calls)
  // A call that caught the failure inside of it and reverted for another reason has another answer.
  return inner && (inner.output ?? '0x') === (failed.output ?? '0x') ? inner : failed
}
