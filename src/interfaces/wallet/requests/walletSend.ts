import * as v from 'valibot'
import { numberToHex } from 'viem'
import { getConnection } from 'wagmi/actions'
import type { WalletAnswer } from '#domain/transactions/dependencies.ts'
import type { TransactionRequest } from '#domain/transactions/transactionRecord.ts'
import { walletDependencies } from '#interfaces/wallet/dependencies.ts'
import { wagmi } from '#interfaces/wallet/walletEngine.ts'
import { errorCode } from '#lib/requests/errorCode.ts'
import { cleanText } from '#lib/text/text.ts'
import { type Address, hash } from '#lib/wire/shapes.ts'
import { cannotBundle, sendCalls } from './walletCalls.ts'
import type { WalletProvider } from './walletProvider.ts'

const refusedByPerson = new Set([4001, 5750])
const alreadyAsked = -32_002

/**
 * Asks the connected wallet for one signature, on the chain and for the account the request names. The wallet is
 * asked directly and once: a library that tries again under another method name would ask a person twice. Its chain and
 * account are checked last, with nothing waited for in between, and the chain is named in what it signs.
 * A person's "no" is an answer of its own, not an error. `calls` names a request for several calls.
 */
export async function walletSend(request: TransactionRequest, calls: string | null): Promise<WalletAnswer> {
  const { from, chainId } = request
  const { connector } = getConnection(wagmi)
  if (!connector || !isConnected(from)) return otherAccount
  try {
    const provider = (await connector.getProvider({ chainId })) as WalletProvider
    const ask = calls === null ? await transactionCall(request) : sendCalls(request, calls)
    const walletChain = v.safeParse(
      chainNumber,
      await provider.request({ method: 'eth_chainId', params: [] }),
    )
    if (walletChain.output !== chainId) return otherNetwork
    if (!isConnected(from)) return otherAccount
    return ask.read(await provider.request(ask.call))
  } catch (error) {
    return refusal(error)
  }
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
  return result.success ? { hash: result.output } : { failed: 'The wallet answered without a hash.' }
}

const unbundled = 'Your wallet cannot take both at once. Nothing was signed; sign them one by one.'
const otherAccount = { failed: 'Another account is connected now. Nothing was signed.' }
const otherNetwork = { failed: 'The wallet is on another network. Nothing was signed.' }

/** Wallets answer `eth_chainId` in hexadecimal digits; some with a number. */
const chainNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())

function isConnected(account: Address): boolean {
  const { status, address } = getConnection(wagmi)
  return status === 'connected' && address === account
}

function refusal(error: unknown): WalletAnswer {
  const code = errorCode(error)
  if (code !== undefined && refusedByPerson.has(code)) return { rejected: true }
  if (code !== undefined && cannotBundle.has(code)) return { failed: unbundled }
  if (code === alreadyAsked) return { failed: 'Your wallet is already asking. Open it and answer there.' }
  const { details, shortMessage, message } = error as Record<string, string | undefined>
  return { failed: cleanText(details || shortMessage || message || 'The wallet failed.', { longest: 200 }) }
}
