import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { setNewestBlock } from '#interfaces/explorer/wire/cachedAnswers.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'

/**
 * Passes functions of other interfaces to the wallet, the transactions and the explorer, because interfaces do not import
 * each other. Called once, before the first render; the code behind it is loaded with the first signature.
 */
export function connectInterfaces(queryClient: QueryClient): void {
  setNewestBlock(() => queryClient.ensureQueryData(blockNumberQuery()))
  setWalletDependencies({
    callNode: (method, params) => callNode(method, params, v.unknown()),
    gasLimit: async (from, call) => (await import('#interfaces/node/fees/gasLimit.ts')).gasLimit(from, call),
  })
  setTransactionDependencies(async () => {
    const { transactionInterfaces } = await import('./transactions/transactionInterfaces.ts')
    return transactionInterfaces(queryClient)
  })
}
