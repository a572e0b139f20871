import { getConnection } from 'wagmi/actions'
import { wagmi } from '#interfaces/wallet/walletEngine.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Provider = { request(call: { method: string; params: unknown }): Promise<unknown> }
type Token = { address: Address; symbol: string; decimals: number }

/** The longest symbol that wallets accept. */
const longestSymbol = 11

/** Asks the wallet to list a token among its own (EIP-747). Throws the wallet's own error, also for a rejection. */
export async function addTokenToWallet({ address, symbol, decimals }: Token): Promise<void> {
  const options = { address, symbol: symbol.slice(0, longestSymbol), decimals }
  await (await provider()).request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
}

/**
 * Asks the wallet to add this network with its node (EIP-3085). Throws the wallet's own error, also for a rejection.
 */
export async function addNetworkToWallet(): Promise<void> {
  const { chainId, name, nativeCurrency, rpcUrl } = config()
  const network = {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency,
    rpcUrls: [rpcUrl],
    blockExplorerUrls: [location.origin],
  }
  await (await provider()).request({ method: 'wallet_addEthereumChain', params: [network] })
}

async function provider(): Promise<Provider> {
  const { connector } = getConnection(wagmi)
  if (!connector) throw new Error('No wallet is connected.')
  return (await connector.getProvider()) as Provider
}
