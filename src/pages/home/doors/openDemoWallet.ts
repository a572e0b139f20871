import type { QueryClient } from '@tanstack/react-query'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { config, hasLending } from '#lib/browser/config/config.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { reservesQuery } from '#pages/lending/data/poolViews.ts'
import { faucetAssets } from '#pages/lending/pools/faucetAssets.ts'

/**
 * Connects the demo wallet and sends for the first test token of the lending pool, which markets are paid with, too. A
 * network without such a token gives coin only. Throws what connecting throws.
 */
export async function openDemoWallet(client: QueryClient): Promise<void> {
  const { connectDemoWallet } = await loadWallet()
  const user = await connectDemoWallet()
  const reserves = hasLending() ? await client.ensureQueryData(reservesQuery()).catch(() => null) : null
  const token = faucetAssets(lendingRows(undefined, reserves, null))[0]
  if (!token) return
  const { asset, symbol, decimals, purse } = token
  const [{ startTransaction }, { mintCall }] = await Promise.all([
    import('#interfaces/transactions/transactions.ts'),
    import('#interfaces/node/contract/token/tokenCalls.ts'),
  ])
  const amount = purse * 10n ** BigInt(decimals)
  startTransaction({
    ...mintCall(asset, user, amount),
    kind: 'mint',
    chainId: config().chainId,
    from: user,
    asset,
    symbol,
    decimals,
    amount: amount.toString(),
  })
}
