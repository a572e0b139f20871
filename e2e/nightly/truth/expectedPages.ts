import { type Address, createPublicClient, erc20Abi, getAddress, http, zeroAddress } from 'viem'
import type { Network } from '#network/network.ts'
import { readLedger } from '#network/testing/indexer/chainLedger.ts'
import { replayChain } from '#network/testing/truth/chainReplay.ts'
import { sampleOf } from '#network/testing/truth/comparison.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { chainPages } from './chainPages.ts'
import { lendingPages, type RawAccount } from './lendingPages.ts'
import { marketPages, type NamedMarket } from './marketPages.ts'
import type { Expected } from './pageJudge.ts'

/** How many transactions, blocks, addresses, portfolios and loans are opened. */
const most = 80

const clientOf = ({ urls }: Network) => createPublicClient({ transport: http(urls.node) })

/** Pages of blocks, transactions and addresses, from the raw blocks and receipts. */
export async function readChainPages(network: Network): Promise<Expected[]> {
  const chain = await replayChain(network.urls.node)
  const senders = new Set(
    chain.blocks.flatMap(({ transactions }) => transactions.map(({ from }) => getAddress(from))),
  )
  const balances = new Map<string, bigint>()
  for (const address of sampleOf([...senders], most))
    balances.set(address, await clientOf(network).getBalance({ address }))
  return chainPages(chain, most, balances)
}

/** The board, markets and portfolios, from the raw logs. */
export async function readMarketPages(network: Network): Promise<Expected[]> {
  return marketPages(await readMarkets(network), most)
}

/** The markets by the raw logs, with the symbols of their tokens. */
export async function readMarkets(network: Network): Promise<NamedMarket[]> {
  const { markets } = await readLedger(network.urls.node, network.deployment?.marketEvents ?? zeroAddress)
  const client = clientOf(network)
  return Promise.all(
    markets.map(async (market) => {
      const call = { address: market.token, abi: erc20Abi, functionName: 'symbol' } as const
      // Pages leave out characters without a picture, such as line breaks.
      const symbol = (await client.readContract(call)).replace(/\p{C}/gu, '').trim()
      return { ...market, symbol }
    }),
  )
}

/** The pages of loans, from the pool contract. */
export async function readLendingPages(network: Network): Promise<Expected[]> {
  const pool = { address: network.deployment?.lendingPool ?? zeroAddress, abi: lendingPoolAbi } as const
  const client = clientOf(network)
  const reserves = await client.readContract({ ...pool, functionName: 'getReserves' })
  const accounts = new Map<Address, RawAccount>()
  for (const user of sampleOf(network.accounts, most))
    accounts.set(user, await client.readContract({ ...pool, functionName: 'getUserAccount', args: [user] }))
  return lendingPages(reserves, accounts)
}
