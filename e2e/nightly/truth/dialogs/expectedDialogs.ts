import { createPublicClient, erc20Abi, http, zeroAddress } from 'viem'
import { devAccount } from '#network/contracts/accounts.ts'
import type { Network } from '#network/network.ts'
import { sampleOf } from '#network/testing/truth/comparison.ts'
import { stablecoinRegistryAbi } from '#spec/abi/stablecoinRegistry.ts'
import { readMarkets } from '../expectedPages.ts'
import type { Expected } from '../pageJudge.ts'
import { lendingDialogs } from './lendingDialogs.ts'
import { tradeDialogs } from './tradeDialogs.ts'

/** The accounts of the development mnemonic that trade, and those that lend and borrow. */
const traders = [31, 38, 47]
const savers = Array.from({ length: 14 }, (_, at) => 20 + at)

/** How many markets each trader is asked about. */
const mostMarkets = 12

/** The chosen slippage in basis points. */
export const slippage = 150

/** Dialogs of one account, which is connected while they are read. */
export type AccountDialogs = { account: number; dialogs: Expected[] }

/** What the trade panel must say, from the quoter, the pools and simulated trades. */
export async function readTradeDialogs(network: Network): Promise<AccountDialogs[]> {
  const { deployment, urls } = network
  if (deployment === null) throw new Error('The network has no contracts.')
  const client = createPublicClient({ transport: http(urls.node) })
  const [stablecoin = zeroAddress] = await client.readContract({
    address: deployment.stablecoinRegistry,
    abi: stablecoinRegistryAbi,
    functionName: 'getApprovedStablecoins',
  })
  const coinSymbol = await client.readContract({
    address: stablecoin,
    abi: erc20Abi,
    functionName: 'symbol',
  })
  const { marketRouter: router, marketQuoter: quoter } = deployment
  const room = {
    client,
    node: urls.node,
    router,
    quoter,
    stablecoin,
    coinSymbol,
    slippage: BigInt(slippage),
  }
  const markets = await readMarkets(network)
  return inTurn(traders, (account) =>
    tradeDialogs(room, devAccount(account).address, sampleOf(markets, mostMarkets)),
  )
}

/** What the dialogs of loans must say, from the pool and simulated actions. */
export async function readLendingDialogs(network: Network): Promise<AccountDialogs[]> {
  const { deployment, urls } = network
  const { timestamp: time } = await createPublicClient({ transport: http(urls.node) }).getBlock()
  const room = { node: urls.node, pool: deployment?.lendingPool ?? zeroAddress, time }
  return inTurn(savers, (account) => lendingDialogs(room, devAccount(account).address))
}

async function inTurn(
  accounts: readonly number[],
  read: (account: number) => Promise<Expected[]>,
): Promise<AccountDialogs[]> {
  const all: AccountDialogs[] = []
  for (const account of accounts) all.push({ account, dialogs: await read(account) })
  return all
}
