import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readContract, readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { bytesText } from '#lib/text/bytesText.ts'
import { cleanText } from '#lib/text/text.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { isApprovedForAll } from '#spec/abi/collectionSelectors.ts'
import { allowance, decimals, symbol } from '#spec/abi/tokenSelectors.ts'
import { type ApprovalLog, readApprovalLogs } from './approvalLogs.ts'

/** An approval that is still in force, or may be where the contract does not answer. */
export type Approval = ApprovalLog & {
  /** Null when the token has none. */
  symbol: string | null
  decimals: number | null
  /** Base units that may still be moved, or all of a collection; unknown when the contract does not answer. */
  allowed: bigint | 'all' | 'unknown'
}

/** Approvals in force, newest first, and the searched blocks. */
export type Approvals = {
  approvals: Approval[]
  fromBlock: number
  toBlock: number
  /** The number of found approvals that were not checked, because there are too many. */
  unchecked: number
  /** The number of unreadable approvals. */
  unreadable: number
}

/** The most approvals to check, because each takes a call. */
const mostApprovals = 100

/** The approvals of an account that are in force, with the remaining allowance of each. */
export function approvalsQuery(owner: Address) {
  return queryOptions({
    queryKey: ['node', 'approvals', owner],
    queryFn: async ({ signal, client, queryKey }): Promise<Approvals> => {
      const found = await readApprovals(owner, { signal })
      const known = client.getQueryData<Approvals>(queryKey)
      return known && known.fromBlock < found.fromBlock ? withOlder(owner, found, known, signal) : found
    },
    staleTime: 15_000,
  })
}

/** Continues the search below the searched blocks, with as many requests again. Throws `InterfaceError`. */
export async function searchOlderApprovals(client: QueryClient, owner: Address): Promise<void> {
  const { queryKey } = approvalsQuery(owner)
  const known = client.getQueryData(queryKey)
  if (!known || known.fromBlock === 0) return
  const older = await readApprovals(owner, { before: known.fromBlock })
  client.setQueryData(queryKey, (now) => now && joinApprovals(now, older))
}

async function readApprovals(
  owner: Address,
  search: { signal?: AbortSignal; before?: number },
): Promise<Approvals> {
  const { approvals, ...searched } = await readApprovalLogs(owner, search)
  return { ...searched, ...(await currentApprovals(owner, approvals, search.signal)) }
}

/** Those of the first hundred approvals that are in force, by the contracts; `unchecked` counts the others. */
export async function currentApprovals(
  owner: Address,
  given: readonly ApprovalLog[],
  signal?: AbortSignal,
): Promise<Pick<Approvals, 'approvals' | 'unchecked'>> {
  const checked = given.slice(0, mostApprovals)
  const current = await Promise.all(checked.map((each) => currentOf(owner, each, signal)))
  return { approvals: current.filter((each) => each !== null), unchecked: given.length - checked.length }
}

/** Joins the approvals found now with those of an earlier search below them that are still in force. */
async function withOlder(owner: Address, found: Approvals, known: Approvals, signal: AbortSignal) {
  const below = known.approvals.filter(({ block }) => block < found.fromBlock)
  const current = await Promise.all(below.map((each) => currentOf(owner, each, signal)))
  return joinApprovals(found, { ...known, approvals: current.filter((each) => each !== null), unreadable: 0 })
}

/** Joins two lists; only the newest approval of each token and spender counts. */
function joinApprovals(newer: Approvals, older: Approvals): Approvals {
  const keyOf = ({ token, spender, kind }: Approval) => `${token} ${spender} ${kind}`
  const known = new Set(newer.approvals.map(keyOf))
  return {
    ...newer,
    approvals: [...newer.approvals, ...older.approvals.filter((each) => !known.has(keyOf(each)))],
    fromBlock: older.fromBlock,
    unchecked: newer.unchecked + older.unchecked,
    unreadable: newer.unreadable + older.unreadable,
  }
}

async function currentOf(owner: Address, log: ApprovalLog, signal?: AbortSignal): Promise<Approval | null> {
  const call = log.kind === 'all' ? isApprovedForAll : allowance
  const [left, name, places] = await Promise.all([
    readContractWord(log.token, encodeCall(call, owner, log.spender), signal),
    readContract(log.token, symbol, signal),
    log.kind === 'all' ? null : readContractWord(log.token, decimals, signal),
  ])
  if (left === 0n) return null
  return {
    ...log,
    symbol: name && symbolOf(name),
    decimals: places !== null && places <= 36n ? Number(places) : null,
    allowed: left === null ? 'unknown' : log.kind === 'all' ? 'all' : left,
  }
}

/** Decodes a symbol: a string, or the bytes32 of old tokens. */
function symbolOf(answer: Hex): string | null {
  try {
    const isWord = answer.length === 66
    const text = isWord ? bytesText(answer.slice(2).replace(/(00)+$/, '')) : readWords(answer).text(0)
    return cleanText(text, { longest: 30 }) || null
  } catch {
    return null
  }
}
