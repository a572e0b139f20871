import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { config } from '#lib/browser/config/config.ts'
import type { FaucetAsset } from '#pages/signing/FaucetDialog.tsx'
import { readPoolAssets } from '#pages/signing/poolAssets.ts'
import { faucetAssets } from './faucetAssets.ts'

/** Whole dollars to mint of the stablecoin that markets accept. */
const dollars = 10_000n

/**
 * Connects the demo wallet and mints the first stablecoin that markets accept and the lending pool's first test token. On a
 * network without these it gets the native coin only. Throws what connecting throws.
 */
export async function openDemoWallet(): Promise<void> {
  // All of it is there before the wallet is, so that no form sees a wallet that is empty and not being filled.
  const [{ connectDemoWallet }, { startTransaction, transactionAnswered }, { mintCall }, coins, assets] =
    await Promise.all([
      loadWallet(),
      import('#interfaces/transactions/ownTransactions.ts'),
      import('#interfaces/node/contract/token/tokenCalls.ts'),
      marketCoin(),
      poolToken(),
    ])
  const user = await connectDemoWallet()
  for (const { asset, symbol, decimals, purse } of [...coins, ...assets]) {
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

/** The first of the pool's own list that anybody may mint; none where it has no list, or two readings failed. */
export async function poolToken(): Promise<FaucetAsset[]> {
  const reserves = await readPoolAssets()
    .catch(readPoolAssets)
    .catch(() => [])
  return faucetAssets(reserves.map((reserve) => ({ ...reserve, reserve }))).slice(0, 1)
}

async function marketCoin(): Promise<FaucetAsset[]> {
  const { curve } = config()
  if (!curve) return []
  const { readStablecoins } = await import('#interfaces/node/contract/curve/curveTokens.ts')
  const [preferred] = await readStablecoins(curve.registry).catch(() => [])
  return preferred ? [{ ...preferred, purse: dollars }] : []
}
