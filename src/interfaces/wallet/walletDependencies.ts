import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The node functions that wallet code needs. */
export type WalletDependencies = {
  /** One JSON-RPC call of the configured node, its result unchecked. Throws InterfaceError. */
  callNode(method: string, params: readonly unknown[]): Promise<unknown>
  /** Gas to send a call with; null when the node does not estimate. */
  gasLimit(from: Address, call: ContractCall): Promise<bigint | null>
}

let dependencies: WalletDependencies | undefined

/** Sets the node functions of wallet code, once, at the start. */
export function setWalletDependencies(next: WalletDependencies): void {
  dependencies = next
}

/** The node functions. Throws when `setWalletDependencies` was not called, which is a bug in the app. */
export function walletDependencies(): WalletDependencies {
  if (!dependencies) throw new Error('The wallet is not connected to a node yet.')
  return dependencies
}
