import { type Address, createPublicClient, getAddress, type Hex, http, keccak256, toHex } from 'viem'

/**
 * What the chain itself says: `eth_getLogs`, decoded word by word and added up in the simplest way. It shares no code
 * with the sync and the indexer, whose answers are compared with it.
 */
export type Ledger = { now: number; markets: RawMarket[]; transfers: number }

export type RawMarket = {
  id: number
  pool: Address
  token: Address
  nftId: number
  creator: Address
  virtualUsd: bigint
  supply: bigint
  feeStrategy: number
  block: number
  time: number
  swaps: RawSwap[]
  volatility: { bps: number; block: number; time: number }[]
  claims: { hash: Hex; recipient: Address; amount: bigint; block: number; time: number }[]
  balances: Map<Address, bigint>
}

export type RawSwap = {
  hash: Hex
  block: number
  /** Seconds. */
  time: number
  sender: Address
  isBuy: boolean
  amountIn: bigint
  amountOut: bigint
  fee: bigint
  x: bigint
  real: bigint
  y: bigint
  price: bigint
}

const topic = (signature: string) => keccak256(toHex(signature))
const marketCreated = topic(
  'MarketCreated(uint256,address,address,address,uint256,string,string,string,uint256,uint256,uint8)',
)
const swapped = topic('Swap(address,address,bool,uint256,uint256,uint256,uint256,uint256,uint256,uint256)')
const volatilityUpdated = topic('VolatilityUpdated(uint256,uint256)')
const feesClaimed = topic('FeesClaimed(uint256,address,uint256)')
const transferred = topic('Transfer(address,address,uint256)')

const addressIn = (word: Hex | undefined) => getAddress(`0x${(word ?? '').slice(-40)}`)
const wordsOf = (data: Hex) => (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))

/** A log split into its parts. */
type DecodedLog = {
  address: Address
  kind: Hex | undefined
  topics: (Hex | undefined)[]
  word: (index: number) => bigint
  hash: Hex
  block: number
  time: number
}

/** Reads the whole chain up to its newest block. */
export async function readLedger(rpcUrl: string, factory: Address): Promise<Ledger> {
  const client = createPublicClient({ transport: http(rpcUrl, { batch: true }), cacheTime: 0 })
  const head = await client.getBlock()
  const logs = await client.getLogs({ fromBlock: 0n, toBlock: head.number })
  const numbers = [...new Set(logs.map((log) => log.blockNumber))]
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
  const times = new Map(blocks.map((block) => [block.number, Number(block.timestamp)]))
  const decoded = logs.map((log): DecodedLog => {
    const [kind, ...topics] = log.topics as Hex[]
    const words = wordsOf(log.data)
    return {
      address: getAddress(log.address),
      kind,
      topics,
      word: (index) => words[index] ?? 0n,
      hash: log.transactionHash,
      block: Number(log.blockNumber),
      time: times.get(log.blockNumber) ?? 0,
    }
  })

  const transfers = decoded.filter(({ kind }) => kind === transferred)
  const balances = sumBalances(transfers)
  const markets = decoded
    .filter(({ kind, address }) => kind === marketCreated && address === factory)
    .map((log) => readMarket(log, decoded, balances))
  return { now: Number(head.timestamp), markets, transfers: transfers.length }
}

function readMarket(
  created: DecodedLog,
  decoded: DecodedLog[],
  balances: Map<Address, Map<Address, bigint>>,
): RawMarket {
  const { topics, word, block, time } = created
  const [pool, token] = [addressIn(topics[1]), addressIn(topics[2])]
  const own = (wanted: Hex) => decoded.filter(({ kind, address }) => kind === wanted && address === pool)
  return {
    id: Number(topics[0]),
    pool,
    token,
    block,
    time,
    creator: addressIn(toHex(word(0), { size: 32 })),
    nftId: Number(word(1)),
    virtualUsd: word(5),
    supply: word(6),
    feeStrategy: Number(word(7)),
    swaps: own(swapped).map(readSwap),
    volatility: own(volatilityUpdated).map((log) => ({ ...log, bps: Number(log.word(0)) })),
    claims: own(feesClaimed).map((log) => ({
      ...log,
      recipient: addressIn(log.topics[1]),
      amount: log.word(0),
    })),
    balances: balances.get(token) ?? new Map(),
  }
}

function readSwap({ topics, word, hash, block, time }: DecodedLog): RawSwap {
  return {
    hash,
    block,
    time,
    sender: addressIn(topics[0]),
    isBuy: word(0) === 1n,
    amountIn: word(1),
    amountOut: word(2),
    fee: word(3),
    x: word(4),
    real: word(5),
    y: word(6),
    price: word(7),
  }
}

/** The balances of every ERC-20 token. Balances of zero are left out. */
function sumBalances(transfers: DecodedLog[]): Map<Address, Map<Address, bigint>> {
  const balances = new Map<Address, Map<Address, bigint>>()
  for (const { address, topics, word } of transfers) {
    const [from, to, tokenId] = topics
    if (tokenId !== undefined) continue
    const held = balances.get(address) ?? new Map<Address, bigint>()
    balances.set(address, held)
    add(held, addressIn(from), -word(0))
    add(held, addressIn(to), word(0))
  }
  return balances
}

function add(held: Map<Address, bigint>, holder: Address, change: bigint) {
  const after = (held.get(holder) ?? 0n) + change
  if (after === 0n || BigInt(holder) === 0n) held.delete(holder)
  else held.set(holder, after)
}
