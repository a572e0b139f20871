import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { simulateCalls } from '#domain/transactions/simulation/simulateCalls.ts'
import type { Simulation } from '#domain/transactions/transactionDependencies.ts'
import { withTimeout } from '#lib/requests/withTimeout.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { callRevertData, isCallRevert } from '#lib/wire/callRevert.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { providerOf, type WalletProvider } from './walletProvider.ts'

const longestWait = 4_000

/**
 * Simulates the call on the wallet's node, which is seldom the site's: it catches a site's node that lets everything
 * pass. Only a revert refuses. A wallet that does not answer in time does not.
 */
export async function simulateInWallet(request: TransactionRequest): Promise<Simulation> {
  return withTimeout(simulate(request), longestWait, (): Simulation => ({})).catch(() => ({}))
}

async function simulate(request: TransactionRequest): Promise<Simulation> {
  const { from, chainId } = request
  const provider = await providerOf(from)
  if (provider === null) return {}
  if (Number(await provider.request({ method: 'eth_chainId', params: [] })) !== chainId) return {}
  const simulation = await simulateCalls(request, (call) => run(provider, from, call))
  if (simulation.refused === undefined) return simulation
  // Right after an approval the wallet's node may only be behind.
  return {
    retry: true,
    refused: `The node of your wallet disagrees with this site's: ${simulation.refused}`,
  }
}

async function run(provider: WalletProvider, from: Address, { to, data, value }: ContractCall) {
  const call = { from, to, data, ...(value && { value }) }
  try {
    await provider.request({ method: 'eth_call', params: [call, 'latest'] })
    return null
  } catch (error) {
    if (!isCallRevert(error)) throw error
    return { data: callRevertData(error) }
  }
}
