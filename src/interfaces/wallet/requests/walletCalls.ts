import * as v from 'valibot'
import { numberToHex } from 'viem'
import type { TransactionRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type { CallsStatus, WalletAnswer } from '#domain/transactions/transactionDependencies.ts'
import { config } from '#lib/browser/config/config.ts'
import { errorCode } from '#lib/requests/errorCode.ts'
import { type Address, hash } from '#lib/wire/shapes.ts'
import { providerOf } from './walletProvider.ts'

/* Several calls in one request to the wallet, by EIP-5792. */

/**
 * How a wallet executes several calls of one request: atomically, atomically after an account upgrade that it asks for,
 * or as one transaction after the other.
 */
export type Batching = 'supported' | 'ready' | 'unsupported'

/** The standard's error codes of a wallet that cannot bundle; nothing was signed. */
export const cannotBundle: ReadonlySet<number> = new Set([5700, 5710, 5740, 5760])
const unknownCalls = 5730
const version = '2.0.0'

/** The longest request id that the standard allows: `0x` and 4,096 bytes in hexadecimal digits. */
const longestName = 8_194

/**
 * `wallet_sendCalls`: the approval, then the call it is for, under the app's own id, so that a reload does not lose the
 * request.
 */
export function sendCalls({ from, chainId, approval, to, data, value }: TransactionRequest, name: string) {
  const calls = [
    ...(approval ? [{ to: approval.to, data: approval.data, value: '0x0' }] : []),
    { to, data, value: value ?? '0x0' },
  ]
  const bundle = {
    version,
    id: name,
    chainId: numberToHex(chainId),
    from,
    atomicRequired: approval?.isAtomic === true,
    calls,
  }
  return { call: { method: 'wallet_sendCalls', params: [bundle] }, read: nameIn }
}

const nameSchema = v.union([
  v.pipe(
    v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)) }),
    v.transform(({ id }) => id),
  ),
  v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
])

function nameIn(answer: unknown): WalletAnswer {
  const result = v.safeParse(nameSchema, answer)
  return result.success ? { calls: result.output } : { unclear: true }
}

const capabilitiesSchema = v.record(
  v.string(),
  v.object({
    atomic: v.optional(v.object({ status: v.picklist(['supported', 'ready', 'unsupported']) })),
  }),
)

/**
 * How the connected wallet takes several calls on the configured chain, by `wallet_getCapabilities`; null where it
 * reports no support. Never throws: most wallets do not have the method.
 */
export async function readBatching(account: Address): Promise<Batching | null> {
  const chain = numberToHex(config().chainId)
  try {
    const provider = await providerOf(account)
    if (provider === null) return null
    const answer = await provider.request({
      method: 'wallet_getCapabilities',
      params: [account, [chain]],
    })
    const capabilities = v.parse(capabilitiesSchema, answer)
    const status = (capabilities[chain] ?? capabilities['0x0'])?.atomic?.status
    return status ?? null
  } catch {
    return null
  }
}

const statusSchema = v.object({
  status: v.pipe(v.number(), v.safeInteger(), v.minValue(100), v.maxValue(699)),
  receipts: v.fallback(v.nullish(v.array(v.object({ transactionHash: hash }))), null),
})

/** `wallet_getCallsStatus` of the wallet that got the request; null when it does not know the request. */
export async function walletCallsStatus(
  { from }: TransactionRecord,
  calls: string,
): Promise<CallsStatus | null> {
  const provider = await providerOf(from)
  if (provider === null) throw new Error('The wallet is not connected.')
  try {
    const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [calls] })
    const { status, receipts } = v.parse(statusSchema, answer)
    return { code: status, hashes: receipts?.map(({ transactionHash }) => transactionHash) ?? [] }
  } catch (error) {
    if (errorCode(error) === unknownCalls) return null
    throw error
  }
}
