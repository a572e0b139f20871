import type { Address, Hash } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'

/** Where the interfaces are. A network without markets has no indexer, one without a lending pool no lending service. */
export type Urls = { node: string; explorer: string; indexer?: string; lending?: string }

/** The part of the chain that the explorer has. */
export type ExplorerConfig = {
  /** The first block it has. Records of earlier ones are only on the node. */
  fromBlock: number
  /** Whether the node reports the calls inside transactions. */
  internalCalls: boolean
  /** Whether blocks that were there at the start are still missing. */
  indexing: boolean
  /** One sentence on what happened to the chain, such as that the node began another one. */
  notice: string | null
}

/** What the app reads as `/config.json`: the addresses of this network. */
export function configOf(network: {
  name: string
  chainId: number
  genesisHash: Hash
  coin: { name: string; symbol: string }
  urls: Urls
  explorer: ExplorerConfig
  lendingPool: Address | null
  deployment: Deployment | null
}) {
  const { name, chainId, genesisHash, coin, urls, explorer, lendingPool, deployment } = network
  return {
    name,
    chainId,
    genesisHash,
    nativeCurrency: { ...coin, decimals: 18 },
    rpcUrl: urls.node,
    explorerUrl: urls.explorer,
    explorer,
    ...(urls.indexer && {
      indexerUrl: urls.indexer,
      indexer: {
        subscriptions: 'auto',
        candleIntervals: ['1m', '5m', '15m', '1h', '4h', '1d'],
        sellFee: 'token',
      },
      // Another factory's router and quoter are unknown; the app then only estimates.
      ...(deployment && {
        curve: {
          kind: 'hlpmm-v2',
          router: deployment.marketRouter,
          quoter: deployment.marketQuoter,
          registry: deployment.stablecoinRegistry,
        },
      }),
    }),
    ...(urls.lending &&
      lendingPool && {
        lendingUrl: urls.lending,
        lendingPool,
        lending: { apyUnit: 'percent', amountUnit: 'usd' },
      }),
    allowEndpointOverrides: true,
    // The seeded markets name these, which nobody has. Tokens of a chain of one's own may name any.
    imageOrigins: deployment ? ['https://images.tideline.example', 'https://images.example'] : ['https:'],
    wallet: { demo: deployment !== null, walletConnectProjectId: null },
  }
}

export type NetworkConfig = ReturnType<typeof configOf>

const longestName = 60

/** The name of a node's network: its software and host. */
export function nameOfNode(client: string | null, rpcUrl: string): string {
  const software = /^[a-z]+/i.exec(client ?? '')?.[0].replace(/network$/i, '') || 'Node'
  const name = `${software[0]?.toUpperCase()}${software.slice(1)} at ${new URL(rpcUrl).host}`
  return name.slice(0, longestName)
}
