import * as v from 'valibot'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type { Simulation } from '#domain/transactions/transactionDependencies.ts'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import { type Address, hexData } from '#lib/wire/shapes.ts'
import { balanceOf } from '#spec/abi/tokenSelectors.ts'

const longestWait = 4_000

const simulatedSchema = v.pipe(
  v.array(v.object({ calls: v.array(v.object({ status: quantity, returnData: hexData })) })),
  v.transform((blocks) => blocks.flatMap(({ calls }) => calls)),
)

/** Where tokens should arrive, and how many base units at least. */
type Promised = { token: Address; symbol: string; decimals: number; at: Address; least: bigint }

/**
 * Refuses a deposit or a trade whose token keeps a part of every transfer: what would arrive is less than what the form
 * says. A repayment is let through: who cannot repay is liquidated. It is read from balances around the calls in `eth_simulateV1`. A node that lacks the method, fails, or takes longer
 * than four seconds says nothing.
 */
export async function simulateArrival(request: TransactionRequest): Promise<Simulation> {
  const promised = promisedBy(request)
  if (promised === null) return {}
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait))
  const arrived = await Promise.race([arrival(request, promised).catch(() => null), silence])
  if (arrived === null || arrived >= promised.least) return {}
  return { refused: sentenceOf(request, promised, arrived), retry: false }
}

/** Null for what promises nothing to arrive, or nothing that a token could keep. */
function promisedBy({ kind, to, from, asset, symbol, decimals, amount, trade }: TransactionRequest) {
  if (kind === 'deposit') return { token: asset, symbol, decimals, at: to, least: BigInt(amount) }
  if ((kind !== 'buy' && kind !== 'sell') || trade?.least === undefined) return null
  return { ...trade, at: from, least: BigInt(trade.least) }
}

/** Base units by which the balance grows; null where it does not, as of a pool that keeps its tokens elsewhere. */
async function arrival(
  { from, to, data, value, approval }: TransactionRequest,
  { token, at }: Promised,
): Promise<bigint | null> {
  const balance: ContractCall = { to: token, data: encodeCall(balanceOf, at) }
  const own: ContractCall[] = [...(approval ? [approval] : []), { to, data, value }]
  const calls = [balance, ...own, balance].map((call) => ({
    from,
    to: call.to,
    data: call.data,
    ...(call.value && { value: call.value }),
  }))
  const answers = await callNode(
    'eth_simulateV1',
    [{ blockStateCalls: [{ calls }] }, 'latest'],
    simulatedSchema,
  )
  if (answers.length !== calls.length || answers.some(({ status }) => status !== 1n)) return null
  const [before, after] = [answers.at(0), answers.at(-1)].map((answer) => BigInt(answer?.returnData ?? 0))
  if (before === undefined || after === undefined || after <= before) return null
  return after - before
}

function sentenceOf(
  { kind, amount }: TransactionRequest,
  { symbol, decimals, least }: Promised,
  arrived: bigint,
) {
  const text = (units: bigint) => `${formatExact(fromUnits(units, decimals))} ${symbol}`
  return kind === 'deposit'
    ? `Of ${text(BigInt(amount))} only ${text(arrived)} would arrive at the pool: the token keeps a part of every transfer. Nothing was sent.`
    : `Only ${text(arrived)} would arrive, less than the minimum of ${text(least)}: the token keeps a part of every transfer. Nothing was sent.`
}
