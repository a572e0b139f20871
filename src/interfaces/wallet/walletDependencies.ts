import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** What wallet code needs of the node. */
export type WalletDependencies = {
  /** One JSON-RPC call of the configured node, its result unchecked. Throws InterfaceError. */
  callNode(method: string, params: readonly unknown[]): Promise<unknown>
  /** Gas to send a call with; null when the node does not estimate. */
  gasLimit(from: Address, call: ContractCall): Promise<bigint | null>
}

let dependencies: WalletDependencies | undefined

/** Passes in what wallet code needs, once, at the start. */
export function setWalletDependencies(next: WalletDependencies): void {
  dependencies = next
}

/** What was passed in. Throws when nothing was: then the app was put together wrongly. */
export function walletDependencies(): WalletDependencies {
  if (!dependencies) throw new Error('The wallet is not connected to a node yet.')
  return dependencies
}
