import { type Address, zeroAddress } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'

/** What the app reads as `/config.json`: the addresses of this network. */
export function configOf(network: {
  name: string
  chainId: number
  urls: { node: string; indexer: string; explorer: string; lending: string }
  lendingPool: Address | null
  deployment: Deployment | null
}) {
  const { name, chainId, urls, lendingPool, deployment } = network
  return {
    name,
    chainId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    indexerUrl: urls.indexer,
    rpcUrl: urls.node,
    explorerUrl: urls.explorer,
    lendingUrl: urls.lending,
    lendingPool: lendingPool ?? zeroAddress,
    indexer: { subscriptions: 'auto', candleIntervals: ['1m', '5m', '15m', '1h', '4h', '1d'] },
    lending: { apyUnit: 'fraction', amountUnit: 'usd' },
    wallet: { demo: deployment !== null, walletConnectProjectId: null },
  }
}

export type NetworkConfig = ReturnType<typeof configOf>
