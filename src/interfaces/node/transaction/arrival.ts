import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { transferTopic } from '#domain/tokens/netTransfer.ts'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type { Simulation } from '#domain/transactions/transactionDependencies.ts'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { withTimeout } from '#lib/requests/withTimeout.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import { type Address, address, hexData } from '#lib/wire/shapes.ts'
import { balanceOf } from '#spec/abi/tokenSelectors.ts'

const longestWait = 4_000

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData })
const callSchema = v.object({
  status: quantity,
  returnData: hexData,
  logs: v.optional(v.array(logSchema), []),
})
const simulatedSchema = v.pipe(
  v.array(v.object({ calls: v.array(callSchema) })),
  v.transform((blocks) => blocks.flatMap(({ calls }) => calls)),
)

/** A call that moves tokens, the approval before it, and where the tokens should arrive. */
export type TokenMove = Pick<TransactionRequest, 'from' | 'to' | 'data' | 'value'> & {
  approval?: ContractCall | undefined
  token: Address
  at: Address
  /** Whether other tokens may arrive in part of this one: a pool may pay a sale in several stablecoins. */
  mayMix?: boolean
}

/** Where tokens should arrive, and how many base units at least. */
type Promised = { token: Address; symbol: string; decimals: number; at: Address; least: bigint }

/**
 * Refuses what brings less than its form says, because a part of the tokens is kept on the way: a deposit or a trade in any
 * case, a withdrawal, a loan and a repayment unless the person has accepted what arrives (`arrives`), because debts and
 * deposits must stay movable. It is read from balances around the calls in `eth_simulateV1`. A node that lacks the method,
 * fails, or takes longer than four seconds says nothing.
 */
export async function simulateArrival(request: TransactionRequest): Promise<Simulation> {
  const promised = promisedBy(request)
  if (promised === null) return {}
  const { token, at } = promised
  const mayMix = request.kind === 'sell'
  const answer = arrivalOf({ ...request, token, at, mayMix }).catch(() => null)
  const arrived = await withTimeout(answer, longestWait, () => null)
  if (arrived === null || arrived >= promised.least) return {}
  return { refused: sentenceOf(request, promised, arrived), retry: false }
}

/**
 * The base units that arrive where a call moves tokens to, by `eth_simulateV1`; null where all that the account pays arrives,
 * and where the node cannot tell.
 */
export function arrivalQuery(move: TokenMove) {
  const { from, to, data, value, approval, token, at } = move
  return queryOptions({
    queryKey: ['node', 'arrival', from, to, data, value, approval?.data, token, at],
    queryFn: ({ signal }): Promise<bigint | null> => arrivalOf(move, signal).catch(() => null),
    staleTime: 10_000,
    gcTime: 30_000,
    retry: false,
  })
}

/** Null for what promises nothing to arrive, or nothing that a token could keep. */
function promisedBy(request: TransactionRequest): Promised | null {
  const { kind, to, from, asset, symbol, decimals, amount, trade, arrives } = request
  const moved = { token: asset, symbol, decimals, least: BigInt(arrives ?? amount) }
  if (kind === 'deposit' || kind === 'repay') return { ...moved, at: to }
  if (kind === 'withdraw' || kind === 'borrow') return { ...moved, at: from }
  if ((kind !== 'buy' && kind !== 'sell') || trade?.least === undefined) return null
  return { ...trade, at: from, least: BigInt(trade.least) }
}

/**
 * The base units by which the balance grows. What the place passes on at once has arrived, too; where tokens of the account
 * go past it, as of a pool that keeps them elsewhere, the balance of their receiver counts. Null where none is seen to grow, and
 * where the account pays no more than arrives: a pool takes of a large repayment only what is owed.
 */
async function arrivalOf(move: TokenMove, signal?: AbortSignal): Promise<bigint | null> {
  const { from, at, token } = move
  const atPlace = await growth(move, signal)
  if (atPlace === null || (move.mayMix && atPlace.isMixed)) return null
  if (atPlace.units > 0n) return lessThanPaid(atPlace)
  const payments = atPlace.transfers.filter((each) => each.from === word(from) && each.to !== word(at))
  const [receiver, ...others] = new Set(payments.map(({ to }) => to))
  if (at === from || receiver === undefined || others.length > 0) return null
  const elsewhere = await growth({ ...move, token, at: `0x${receiver.slice(24)}` as Address }, signal)
  return elsewhere !== null && elsewhere.units > 0n ? lessThanPaid(elsewhere) : null
}

function lessThanPaid({ units, paid }: { units: bigint; paid: bigint | null }): bigint | null {
  return paid !== null && paid <= units ? null : units
}

/**
 * The base units that a place gains and passes on, those that the account pays (null where the place is the account), the
 * token's transfers, and whether the place is paid in other tokens, too; null where a call fails.
 */
async function growth({ from, to, data, value, approval, token, at }: TokenMove, signal?: AbortSignal) {
  const holders = at === from ? [at] : [at, from]
  const balances: ContractCall[] = holders.map((each) => ({ to: token, data: encodeCall(balanceOf, each) }))
  const own: ContractCall[] = [...(approval ? [approval] : []), { to, data, value }]
  const calls = [...balances, ...own, ...balances].map((call) => ({
    from,
    to: call.to,
    data: call.data,
    ...(call.value && { value: call.value }),
  }))
  const answers = await callNode(
    'eth_simulateV1',
    [{ blockStateCalls: [{ calls }] }, 'latest'],
    simulatedSchema,
    signal,
  )
  if (answers.length !== calls.length || answers.some(({ status }) => status !== 1n)) return null
  const after = answers.slice(-holders.length)
  const [gained = 0n, left] = holders.map(
    (_, index) => BigInt(after[index]?.returnData ?? 0) - BigInt(answers[index]?.returnData ?? 0),
  )
  const all = answers.flatMap(({ logs }) => logs).flatMap(transferOf)
  const transfers = all.filter((each) => each.token === token)
  const isMixed = all.some((each) => each.token !== token && each.to === word(at) && each.from !== zeroWord)
  const passedOn = transfers
    .filter((each) => each.from === word(at) && each.to !== word(at))
    .reduce((sum, { units }) => sum + units, 0n)
  return { units: gained + passedOn, paid: left === undefined ? null : -left, transfers, isMixed }
}

/** A Transfer of a token; its two addresses as words of 64 digits. */
function transferOf({ address: token, topics, data }: v.InferOutput<typeof logSchema>) {
  const [topic, from, to] = topics
  if (topic !== transferTopic || !from || !to) return []
  if (!/^0x[0-9a-fA-F]{64}$/.test(data)) return []
  return [{ token, from: from.slice(2).toLowerCase(), to: to.slice(2).toLowerCase(), units: BigInt(data) }]
}

const zeroWord = '0'.repeat(64)

function word(of: Address): string {
  return of.slice(2).toLowerCase().padStart(64, '0')
}

function sentenceOf(
  { kind, amount }: TransactionRequest,
  { symbol, decimals, least }: Promised,
  arrived: bigint,
) {
  const text = (units: bigint) => `${formatExact(fromUnits(units, decimals))} ${symbol}`
  if (kind === 'deposit')
    return `Of ${text(BigInt(amount))} only ${text(arrived)} would arrive at the pool: the token keeps a part of every transfer. Nothing was sent.`
  if (kind === 'buy' || kind === 'sell')
    return `Only ${text(arrived)} would arrive, less than the minimum of ${text(least)}: the token keeps a part of every transfer. Nothing was sent.`
  const where = kind === 'repay' ? 'at the pool' : 'in your wallet'
  return `Of ${text(BigInt(amount))} only ${text(arrived)} would arrive ${where}. Nothing was sent.`
}
