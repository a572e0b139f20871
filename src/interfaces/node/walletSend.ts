import { getConnection, sendTransaction } from 'wagmi/actions'
import { errorCode } from '#lib/errorCode.ts'
import { cleanText } from '#lib/text.ts'
import type { TransactionRequest } from './transactionRecord.ts'
import type { WalletAnswer } from './transactionRunner.ts'
import { wagmi } from './walletEngine.ts'

const refusedByPerson = new Set([4001, 5750])
const alreadyAsked = -32_002

/**
 * Asks the connected wallet for one signature, on the chain and for the account the request names.
 * A person's "no" is an answer of its own, not an error.
 */
export async function walletSend(request: TransactionRequest): Promise<WalletAnswer> {
  const { status, address, chainId } = getConnection(wagmi)
  if (status !== 'connected' || address !== request.from)
    return { failed: 'Another account is connected now. Nothing was signed.' }
  if (chainId !== request.chainId) return { failed: 'The wallet is on another network. Nothing was signed.' }
  try {
    const { from, to, data } = request
    const hash = await sendTransaction(wagmi, { account: from, chainId, to, data, value: 0n })
    return { hash }
  } catch (error) {
    const code = errorCode(error)
    if (code !== undefined && refusedByPerson.has(code)) return { rejected: true }
    if (code === alreadyAsked) return { failed: 'Your wallet is already asking. Open it and answer there.' }
    return { failed: sentenceOf(error) }
  }
}

function sentenceOf(error: unknown): string {
  const { shortMessage, details, message } = error as {
    shortMessage?: string
    details?: string
    message?: string
  }
  return cleanText(details || shortMessage || message || 'The wallet failed.', { longest: 200 })
}
