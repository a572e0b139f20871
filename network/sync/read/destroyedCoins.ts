import type { Address, Hash, Hex } from 'viem'
import type { WireBlock, WireFrame, WireReceipt, WireTransaction } from '#network/decode/wire.ts'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'

/** A transaction with its calls. Without them where they are unknown. */
export type Traced = { txHash: Hash; result?: WireFrame }

/** What a block changed so far, in wei by address. */
type Changes = Map<Address, bigint>

/** What contracts held before a block. */
type Held = ReadonlyMap<Address, bigint>

/**
 * Tells in each `SELFDESTRUCT` of a block how many coins it sent: what the contract held before the block, and what the
 * block paid it until then. The node's balance after the block has to be what follows from it. Otherwise, and where the
 * node lacks a balance or an earlier transaction has no trace, the transaction is left without calls.
 */
export async function tellDestroyedCoins(
  rpc: Rpc,
  block: WireBlock,
  receipts: WireReceipt[],
  traced: Traced[],
): Promise<Traced[]> {
  const destroyed = [...new Set(traced.flatMap(({ result }) => (result ? destroyedIn(result) : [])))]
  if (destroyed.length === 0) return traced
  const held = await balancesAt(rpc, destroyed, Number(block.number) - 1)
  const changes: Changes = new Map()
  let isCertain = held !== null
  const told = traced.map((each, index): Traced => {
    const transaction = block.transactions[index]
    const receipt = receipts[index]
    const { result } = each
    isCertain &&= transaction !== undefined && receipt !== undefined && result !== undefined
    if (!isCertain || !held || !transaction || !receipt || !result) return withoutDestruction(each)
    const end = payGas(changes, transaction, receipt, block)
    const next = { ...each, result: run(changes, held, result) }
    end()
    return next
  })
  const after = held && (await balancesAt(rpc, destroyed, Number(block.number)))
  const isProven = destroyed.every(
    (address) => after?.get(address) === (held?.get(address) ?? 0n) + (changes.get(address) ?? 0n),
  )
  return isProven ? told : told.map(withoutDestruction)
}

/** The transaction, without its calls where one of them destroyed a contract. */
function withoutDestruction(traced: Traced): Traced {
  const { txHash, result } = traced
  return result && destroyedIn(result).length > 0 ? { txHash } : traced
}

/** Takes the gas of the whole limit, as it is while the transaction runs. The result gives back the rest, and the tip. */
function payGas(
  changes: Changes,
  { from, gas, gasPrice }: WireTransaction,
  receipt: WireReceipt,
  { miner, baseFeePerGas = '0x0' }: WireBlock,
): () => void {
  const price = BigInt(receipt.effectiveGasPrice ?? gasPrice ?? 0)
  const used = BigInt(receipt.gasUsed)
  add(changes, from, -BigInt(gas) * price)
  return () => {
    add(changes, from, (BigInt(gas) - used) * price)
    add(changes, miner, used * (price - BigInt(baseFeePerGas)))
  }
}

/** Moves the coins of a call and those inside it, and undoes that where it failed. Returns it with its coins told. */
function run(changes: Changes, held: Held, frame: WireFrame, created = new Set<Address>()): WireFrame {
  const before = frame.error ? new Map(changes) : null
  const from = lower(frame.from)
  const isDestruction = frame.type === 'SELFDESTRUCT'
  const all = () => quantity((held.get(from) ?? 0n) + (changes.get(from) ?? 0n))
  const told = isDestruction ? { ...frame, value: all() } : frame
  if (told.type.startsWith('CREATE') && told.to) created.add(lower(told.to))
  move(changes, told, created)
  const calls = told.calls?.map((call) => run(changes, held, call, created))
  if (before) {
    changes.clear()
    for (const [address, change] of before) changes.set(address, change)
  }
  return calls ? { ...told, calls } : told
}

/** Moves the coins that a call sends when it begins. */
function move(changes: Changes, { type, from, to, value = '0x0' }: WireFrame, created: Set<Address>): void {
  if (!['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'].includes(type)) return
  add(changes, from, -BigInt(value))
  // A contract that leaves its coins to itself burns them where it ends with the transaction that created it.
  const isBurnt = type === 'SELFDESTRUCT' && to && lower(to) === lower(from) && created.has(lower(to))
  if (to && !isBurnt) add(changes, to, BigInt(value))
}

function destroyedIn({ type, from, calls = [] }: WireFrame): Address[] {
  return [...(type === 'SELFDESTRUCT' ? [lower(from)] : []), ...calls.flatMap(destroyedIn)]
}

/** Null where the node lacks the state of the block. */
async function balancesAt(rpc: Rpc, addresses: Address[], block: number): Promise<Held | null> {
  const calls = addresses.map((address) => ({ method: 'eth_getBalance', params: [address, quantity(block)] }))
  const answers = await rpc.batch(calls)
  if (answers.some((answer) => answer instanceof RpcError)) return null
  return new Map(addresses.map((address, index) => [address, BigInt(answers[index] as Hex)]))
}

function add(changes: Changes, address: Address, change: bigint): void {
  const key = lower(address)
  changes.set(key, (changes.get(key) ?? 0n) + change)
}

function lower(address: Address): Address {
  return address.toLowerCase() as Address
}

function quantity(number: number | bigint): Hex {
  return `0x${number.toString(16)}`
}
