import { getConnection } from 'wagmi/actions'
import { wagmi } from '#interfaces/wallet/walletEngine.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** A wallet as EIP-1193 has it. */
export type WalletProvider = {
  request(call: { method: string; params: readonly unknown[] }): Promise<unknown>
}

/**
 * The wallet that is connected with this account; null without one, and for the demo wallet, which signs at once and has
 * no node of its own.
 */
export async function providerOf(account: Address): Promise<WalletProvider | null> {
  const { status, connector, address } = getConnection(wagmi)
  if (status !== 'connected' || address !== account || connector.type === 'demo') return null
  return (await connector.getProvider({ chainId: config().chainId })) as WalletProvider
}
