import { type Abi, type Address, decodeAbiParameters, type Hex, type RpcLog, toEventSelector } from 'viem'
import { feeCollectorAbi } from '#spec/abi/feeCollector.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

/** A market as of its last event. Keys and addresses are in lower case. */
export type LedgerMarket = {
  pool: Address
  token: Address
  creator: Address
  nftId: bigint
  name: string
  /** Dollars of the curve at its creation, all of them virtual. */
  firstUsd: bigint
  usd: bigint
  tokens: bigint
  fees: bigint
}

const selectorOf = (abi: Abi, name: string) => {
  const event = abi.find((entry) => entry.type === 'event' && entry.name === name)
  if (event?.type !== 'event') throw new Error(`There is no event ${name}.`)
  return toEventSelector(event)
}

const marketCreatedTopic = selectorOf(hlpmmEventsAbi, 'MarketCreated')
const swapTopic = selectorOf(hlpmmEventsAbi, 'Swap')
const feeTopic = selectorOf(feeCollectorAbi, 'FeeAccumulated')
const claimTopic = selectorOf(hlpmmNftAbi, 'FeesClaimed')
const repayTopic = selectorOf(lendingPoolAbi, 'Repay')
const borrowTopic = selectorOf(lendingPoolAbi, 'Borrow')
const transferTopic = toEventSelector('Transfer(address,address,uint256)')

const createdData = [
  { type: 'address' },
  { type: 'string' },
  { type: 'string' },
  { type: 'string' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
] as const

/** What the scenario knows of the chain: markets, token balances and loans. It reads the logs of each block. */
export class Ledger {
  readonly markets = new Map<Address, LedgerMarket>()
  private readonly balances = new Map<Hex, Map<Hex, bigint>>()
  private readonly debts = new Map<string, bigint>()

  balanceOf(token: Address, holder: Address) {
    return this.balances.get(lower(token))?.get(lower(holder)) ?? 0n
  }

  /** The debt after the last event of a loan. */
  debtOf(asset: Address, user: Address) {
    return this.debts.get(`${lower(asset)}${lower(user)}`) ?? 0n
  }

  marketNamed(name: string) {
    return [...this.markets.values()].find((market) => market.name === name)
  }

  addMarket(market: LedgerMarket) {
    this.markets.set(market.pool, market)
  }

  setDebt(asset: Address, user: Address, debt: bigint) {
    this.debts.set(`${lower(asset)}${lower(user)}`, debt)
  }

  setBalance(token: Address, holder: Address, balance: bigint) {
    const holders = this.balances.get(lower(token)) ?? new Map<Hex, bigint>()
    this.balances.set(lower(token), holders)
    holders.set(lower(holder), balance)
  }

  read(logs: RpcLog[]) {
    for (const log of logs) this.readLog(log)
  }

  private readLog(log: RpcLog) {
    const topic = log.topics[0]
    if (topic === transferTopic && log.topics.length === 3) this.readTransfer(log)
    else if (topic === swapTopic) this.readSwap(log)
    else if (topic === marketCreatedTopic) this.readMarket(log)
    else if (topic === feeTopic) this.readFee(log)
    else if (topic === claimTopic) this.readClaim(log)
    else if (topic === borrowTopic) this.setDebt(...loanOf(log), this.debtOf(...loanOf(log)) + word(log, 0))
    else if (topic === repayTopic) this.setDebt(...loanOf(log), word(log, 2))
  }

  private readTransfer(log: RpcLog) {
    const amount = word(log, 0)
    const [from, to] = [addressOf(log, 1), addressOf(log, 2)]
    this.setBalance(log.address, from, this.balanceOf(log.address, from) - amount)
    this.setBalance(log.address, to, this.balanceOf(log.address, to) + amount)
  }

  private readSwap(log: RpcLog) {
    const market = this.markets.get(addressOf(log, 1))
    if (!market) return
    market.usd = word(log, 7)
    market.tokens = word(log, 8)
  }

  private readFee(log: RpcLog) {
    const market = this.marketOfNft(log)
    if (market) market.fees += word(log, 1)
  }

  private readClaim(log: RpcLog) {
    const market = this.marketOfNft(log)
    if (market) market.fees = 0n
  }

  private marketOfNft(log: RpcLog) {
    const nftId = BigInt(log.topics[1] ?? 0)
    return [...this.markets.values()].find((market) => market.nftId === nftId)
  }

  private readMarket(log: RpcLog) {
    const [creator, name, , , firstUsd, tokens] = decodeAbiParameters(createdData, log.data)
    const market = { pool: addressOf(log, 1), token: addressOf(log, 2), nftId: BigInt(log.topics[3] ?? 0) }
    this.addMarket({ ...market, creator: lower(creator), name, firstUsd, usd: firstUsd, tokens, fees: 0n })
  }
}

function loanOf(log: RpcLog): [Address, Address] {
  return [addressOf(log, 1), addressOf(log, 2)]
}

function addressOf(log: RpcLog, topic: number): Address {
  return `0x${log.topics[topic]?.slice(26)}`
}

function word(log: RpcLog, index: number) {
  return BigInt(`0x${log.data.slice(2 + 64 * index, 66 + 64 * index)}`)
}

function lower(address: Address) {
  return address.toLowerCase() as Address
}
