import {
  type Address,
  createPublicClient,
  getAddress,
  type Hex,
  http,
  keccak256,
  type Log,
  type PublicClient,
  toHex,
} from 'viem'

/**
 * The chain's own figures: `eth_getLogs`, decoded word by word and summed in the simplest way. It shares no code with
 * the sync and the indexer, whose answers are compared with it.
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
  stablecoin: Address
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
  'MarketCreated(address,address,uint256,address,string,string,string,uint256,uint256,uint256)',
)
const swapped = topic(
  'Swap(address,address,address,address,address,address,uint256,uint256,uint256,uint256,uint256,uint256)',
)
const volatilityUpdated = topic('VolatilityUpdated(address,uint256,uint256)')
const feeClaimed = topic('FeeClaimed(address,uint256,address,uint256,uint256)')
const feeStrategyUpdated = topic('FeeStrategyUpdated(uint256,uint8,uint256)')
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

/** Reads the whole chain up to its newest block. `emitter` is the contract that emits the events of all markets. */
export async function readLedger(rpcUrl: string, emitter: Address): Promise<Ledger> {
  const client = createPublicClient({ transport: http(rpcUrl, { batch: true }), cacheTime: 0 })
  const head = await client.getBlock()
  const logs = await readLogs(client, head.number)
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
    .filter(({ kind, address }) => kind === marketCreated && address === emitter)
    .map((log) =>
      readMarket(
        log,
        decoded.filter(({ address }) => address === emitter),
        transfers,
        balances,
      ),
    )
  return { now: Number(head.timestamp), markets, transfers: transfers.length }
}

/** Blocks in one request for logs: the client refuses an answer of more than 10 MB. */
const blocksAtOnce = 500n

type MinedLog = Log<bigint, number, false>

async function readLogs(client: PublicClient, head: bigint): Promise<MinedLog[]> {
  const logs: MinedLog[] = []
  for (let fromBlock = 0n; fromBlock <= head; fromBlock += blocksAtOnce) {
    const last = fromBlock + blocksAtOnce - 1n
    logs.push(...(await client.getLogs({ fromBlock, toBlock: last < head ? last : head })))
  }
  return logs
}

function readMarket(
  created: DecodedLog,
  told: DecodedLog[],
  transfers: DecodedLog[],
  balances: Map<Address, Map<Address, bigint>>,
): RawMarket {
  const { topics, word, block, time } = created
  const [pool, token, nftId] = [addressIn(topics[0]), addressIn(topics[1]), Number(topics[2])]
  const ofPool = (wanted: Hex) =>
    told.filter(({ kind, topics: [first] }) => kind === wanted && addressIn(first) === pool)
  const ofNft = (wanted: Hex, place: number) =>
    told.filter((log) => log.kind === wanted && Number(log.topics[place]) === nftId)
  const moves = transfers.filter(({ address }) => address === token)
  return {
    id: nftId,
    nftId,
    pool,
    token,
    block,
    time,
    creator: addressOf(word(0)),
    virtualUsd: word(4),
    supply: word(5),
    feeStrategy: Number(ofNft(feeStrategyUpdated, 0).at(-1)?.word(0) ?? 0n),
    swaps: ofPool(swapped).map((log) => readSwap(log, pool, word(4), moves)),
    volatility: ofPool(volatilityUpdated).map((log) => ({ ...log, bps: Number(log.word(0)) })),
    claims: ofNft(feeClaimed, 1).map((log) => ({
      ...log,
      recipient: addressOf(log.word(0)),
      amount: log.word(1),
    })),
    balances: balances.get(token) ?? new Map(),
  }
}

/** The trader is the other party of the transaction's only transfer from or to the pool. */
function readSwap(
  { word, hash, block, time }: DecodedLog,
  pool: Address,
  virtual: bigint,
  moves: DecodedLog[],
): RawSwap {
  const isBuy = word(0) !== 0n
  const [x, y] = [word(7), word(8)]
  const move = moves.find((log) => log.hash === hash && addressIn(log.topics[isBuy ? 0 : 1]) === pool)
  return {
    hash,
    block,
    time,
    isBuy,
    sender: addressIn(move?.topics[isBuy ? 1 : 0]),
    stablecoin: addressOf(word(isBuy ? 0 : 1)),
    amountIn: word(4),
    amountOut: word(5),
    fee: word(6),
    x,
    y,
    real: x - virtual,
    price: (x * 10n ** 18n) / y,
  }
}

function addressOf(word: bigint): Address {
  return addressIn(toHex(word, { size: 32 }))
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
