import * as v from 'valibot'
import { numberToHex } from 'viem'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type { WalletAnswer } from '#domain/transactions/transactionDependencies.ts'
import { walletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import { type Hex, hash } from '#lib/wire/shapes.ts'
import { askWallet } from './askWallet.ts'
import { sendCalls } from './walletCalls.ts'

/**
 * Asks the connected wallet to sign and send, on the chain and for the account the request names; the request contains
 * the chain id. `calls` names a request for several calls.
 */
export async function walletSend(request: TransactionRequest, calls: string | null): Promise<WalletAnswer> {
  const answer = await askWallet(request, async () =>
    calls === null ? await transactionCall(request) : sendCalls(request, calls),
  )
  if (!('failed' in answer)) return answer
  const reason = 'reverted' in answer && answer.reverted && (await reasonOf(answer.reverted, request))
  return { failed: reason || answer.failed }
}

/** The contract's reason for a revert on the wallet's node; null for an unknown error. */
async function reasonOf(data: Hex, request: TransactionRequest): Promise<string | null> {
  const { hasOwnReason, revertSentence } = await import('#domain/transactions/simulation/revertReason.ts')
  return hasOwnReason(data) ? revertSentence(data, request) : null
}

async function transactionCall(request: TransactionRequest) {
  const { from, to, data, value, chainId } = request
  const gas = await walletDependencies().gasLimit(from, { to, data, value })
  const transaction = {
    from,
    to,
    data,
    value: value ?? '0x0',
    chainId: numberToHex(chainId),
    ...(gas && { gas: numberToHex(gas) }),
  }
  return { call: { method: 'eth_sendTransaction', params: [transaction] }, read: hashIn }
}

function hashIn(answer: unknown): WalletAnswer {
  const result = v.safeParse(hash, answer)
  return result.success ? { hash: result.output } : { unclear: true }
}
