import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  numberToHex,
  zeroAddress,
} from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import type { Actors } from '#network/seed/actors.ts'
import { feeCollectorAbi } from '#spec/abi/feeCollector.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { Ledger, type LedgerMarket } from './ledger.ts'

type Read = {
  to: Address
  abi: Abi
  name: string
  args?: readonly unknown[]
  take: (answer: unknown) => void
}

const batchSize = 300

/**
 * Reads a ledger from an existing chain, at one block. It calls the contracts' views instead of reading logs, because a
 * node may have dropped old logs. Throws when the contracts are not deployed.
 */
export async function readLedger(
  rpc: Rpc,
  deployment: Deployment,
  actors: Actors,
  block: number,
): Promise<Ledger> {
  const ledger = new Ledger()
  const markets = await readPools(rpc, deployment, block)
  await readAll(rpc, markets.flatMap(identityReads), block)
  for (const market of markets) ledger.addMarket(market)
  await readAll(
    rpc,
    [
      ...markets.flatMap((market) => marketReads(ledger, deployment, actors, market)),
      ...walletReads(ledger, deployment, actors),
    ],
    block,
  )
  return ledger
}

/** The markets of the factory, with nothing but their pools. */
async function readPools(rpc: Rpc, { marketFactory }: Deployment, block: number): Promise<LedgerMarket[]> {
  const factory = { to: marketFactory, abi: hlpmmFactoryAbi as Abi }
  let count = 0
  await readAll(rpc, [{ ...factory, name: 'marketCount', take: (answer) => (count = Number(answer)) }], block)
  const markets = Array.from({ length: count }, () => unknownMarket())
  const reads = markets.map((market, index) => ({
    ...factory,
    name: 'allPools',
    args: [BigInt(index)],
    take: (answer: unknown) => {
      market.pool = lowerCase(answer)
    },
  }))
  await readAll(rpc, reads, block)
  return markets
}

function unknownMarket(): LedgerMarket {
  const amounts = { nftId: 0n, firstUsd: 0n, usd: 0n, tokens: 0n, fees: 0n }
  return { pool: zeroAddress, token: zeroAddress, creator: zeroAddress, name: '', ...amounts }
}

function identityReads(market: LedgerMarket): Read[] {
  const pool = { to: market.pool, abi: hlpmmPoolAbi as Abi }
  return [
    { ...pool, name: 'token', take: (answer) => (market.token = lowerCase(answer)) },
    { ...pool, name: 'nftId', take: (answer) => (market.nftId = answer as bigint) },
  ]
}

function marketReads(
  ledger: Ledger,
  { marketNft, feeCollector }: Deployment,
  actors: Actors,
  market: LedgerMarket,
): Read[] {
  const pool = { to: market.pool, abi: hlpmmPoolAbi as Abi }
  const token = { to: market.token, abi: erc20Abi as Abi }
  const nft = { to: marketNft, abi: erc721Abi as Abi, args: [market.nftId] }
  const collector = { to: feeCollector, abi: feeCollectorAbi as Abi, args: [market.nftId] }
  const setReserves = ([usd, tokens]: readonly [bigint, bigint]) => Object.assign(market, { usd, tokens })
  return [
    { ...pool, name: 'virtualReserveUSD', take: (answer) => (market.firstUsd = answer as bigint) },
    { ...pool, name: 'getReserves', take: (answer) => setReserves(answer as [bigint, bigint]) },
    { ...collector, name: 'pendingFees', take: (answer) => (market.fees = answer as bigint) },
    { ...token, name: 'name', take: (answer) => (market.name = String(answer)) },
    { ...nft, name: 'ownerOf', take: (answer) => (market.creator = lowerCase(answer)) },
    ...actors.traders.map((trader) => balanceRead(ledger, market.token, trader)),
  ]
}

function walletReads(ledger: Ledger, deployment: Deployment, actors: Actors): Read[] {
  const { stablecoin, wrappedEther, wrappedBitcoin, marketStablecoins } = deployment
  const assets = [stablecoin, wrappedEther, wrappedBitcoin]
  const coins = marketStablecoins.flatMap((coin) =>
    actors.all.map((actor) => balanceRead(ledger, coin, actor)),
  )
  const reads = assets.flatMap((asset) => [
    ...actors.all.map((actor) => balanceRead(ledger, asset, actor)),
    ...actors.borrowers.map((user) => ({
      to: deployment.lendingPool,
      abi: lendingPoolAbi as Abi,
      name: 'debtOf',
      args: [asset, user],
      take: (answer: unknown) => ledger.setDebt(asset, user, answer as bigint),
    })),
  ])
  return [...coins, ...reads]
}

function balanceRead(ledger: Ledger, token: Address, holder: Address): Read {
  const take = (answer: unknown) => ledger.setBalance(token, holder, answer as bigint)
  return { to: token, abi: erc20Abi, name: 'balanceOf', args: [holder], take }
}

async function readAll(rpc: Rpc, reads: Read[], block: number) {
  for (let begin = 0; begin < reads.length; begin += batchSize) {
    await readBatch(rpc, reads.slice(begin, begin + batchSize), block)
  }
}

async function readBatch(rpc: Rpc, reads: Read[], block: number) {
  const answers = await rpc.batch(
    reads.map(({ to, abi, name, args = [] }) => ({
      method: 'eth_call',
      params: [{ to, data: encodeFunctionData({ abi, functionName: name, args }) }, numberToHex(block)],
    })),
  )
  for (const [index, { to, abi, name, take }] of reads.entries()) {
    const data = answers[index]
    if (typeof data !== 'string' || data === '0x') throw new Error(`${to} does not answer ${name}.`)
    take(decodeFunctionResult({ abi, functionName: name, data: data as Hex }))
  }
}

function lowerCase(answer: unknown) {
  return String(answer).toLowerCase() as Address
}
