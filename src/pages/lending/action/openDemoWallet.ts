import type { QueryClient } from '@tanstack/react-query'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { config, hasLending } from '#lib/browser/config/config.ts'
import { faucetAssets } from '#pages/lending/data/faucetAssets.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { reservesQuery } from '#pages/lending/data/poolQueries.ts'
import type { FaucetAsset } from '#pages/signing/FaucetDialog.tsx'

/** Whole dollars to mint of the stablecoin that markets accept. */
const dollars = 10_000n

/**
 * Connects the demo wallet and mints the lending pool's first test token and the first stablecoin that markets accept.
 * On a network without these it gets the native coin only. Throws what connecting throws.
 */
export async function openDemoWallet(client: QueryClient): Promise<void> {
  const { connectDemoWallet } = await loadWallet()
  const user = await connectDemoWallet()
  const [{ startTransaction, transactionAnswered }, { mintCall }, tokens] = await Promise.all([
    import('#interfaces/transactions/ownTransactions.ts'),
    import('#interfaces/node/contract/token/tokenCalls.ts'),
    testTokens(client),
  ])
  for (const { asset, symbol, decimals, purse } of tokens) {
    const amount = purse * 10n ** BigInt(decimals)
    const id = startTransaction({
      ...mintCall(asset, user, amount),
      kind: 'mint',
      chainId: config().chainId,
      from: user,
      asset,
      symbol,
      decimals,
      amount: amount.toString(),
    })
    // A wallet is asked for one transaction at a time: the next one would be refused meanwhile.
    await transactionAnswered(id)
  }
}

async function testTokens(client: QueryClient): Promise<FaucetAsset[]> {
  const reserves = hasLending() ? await readReserves(client) : null
  return [...faucetAssets(lendingRows(undefined, reserves, null)).slice(0, 1), ...(await marketCoin())]
}

/**
 * The pool's own list of assets; null where the pool has none, or two readings failed: a panel that leaves the page cancels
 * the one that it shares with this.
 */
export async function readReserves(client: QueryClient) {
  const read = () => client.fetchQuery({ ...reservesQuery(), staleTime: 0 })
  return read()
    .catch(read)
    .catch(() => null)
}

async function marketCoin(): Promise<FaucetAsset[]> {
  const { curve } = config()
  if (!curve) return []
  const { readStablecoins } = await import('#interfaces/node/contract/curve/curveTokens.ts')
  const [preferred] = await readStablecoins(curve.registry).catch(() => [])
  return preferred ? [{ ...preferred, purse: dollars }] : []
}
