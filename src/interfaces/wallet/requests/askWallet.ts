import * as v from 'valibot'
import { getConnection } from 'wagmi/actions'
import { wagmi } from '#interfaces/wallet/walletEngine.ts'
import { errorCode } from '#lib/requests/errorCode.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { quoted } from '#lib/text/quoted.ts'
import { cleanText } from '#lib/text/text.ts'
import { thrownText } from '#lib/text/thrownText.ts'
import { callRevertData } from '#lib/wire/callRevert.ts'
import { type Address, address, type Hex } from '#lib/wire/shapes.ts'
import { cannotBundle } from './walletCalls.ts'
import type { WalletProvider } from './walletProvider.ts'

/** One request to a wallet, and how to read its answer. */
type Question<T> = {
  call: { method: string; params: readonly unknown[] }
  read: (answer: unknown) => T
}

/** Nothing was signed. `code` is the wallet's error code; `reverted` the revert data from the wallet's own node. */
export type Refusal = { rejected: true } | { failed: string; code?: number; reverted?: Hex }

const refusedByPerson = new Set([4001, 5750])
const alreadyAsked = -32_002

/**
 * Asks the connected wallet for one signature, on this chain and for this account. The wallet is asked directly and
 * once: a library that tries again under another method name would ask a person twice. Its chain and account are
 * checked last, right before the request. A person's rejection is a result, not an error.
 */
export async function askWallet<T>(
  { from, chainId }: { from: Address; chainId: number },
  prepare: () => Promise<Question<T>>,
): Promise<T | Refusal> {
  const { connector } = getConnection(wagmi)
  if (!connector || !isConnected(from)) return otherAccount
  try {
    const provider = (await connector.getProvider({ chainId })) as WalletProvider
    const { call, read } = await prepare()
    const walletChain = v.safeParse(
      chainNumber,
      await provider.request({ method: 'eth_chainId', params: [] }),
    )
    if (walletChain.output !== chainId) return otherNetwork
    const selected = await selectedAccount(provider)
    if (selected !== null && selected !== from) return accountChanged(from, selected)
    if (!isConnected(from)) return otherAccount
    return read(await provider.request(call))
  } catch (error) {
    return refusal(error)
  }
}

const unbundled = 'Your wallet cannot take both at once. Nothing was signed; sign them one by one.'
const otherAccount = { failed: 'Another account is connected now. Nothing was signed.' }
const otherNetwork = { failed: 'The wallet is on another network. Nothing was signed.' }

/** The refusal when the wallet uses another account than the page shows. */
function accountChanged(from: Address, selected: Address) {
  const failed = `Your wallet now uses ${shortHash(selected)}, this form is for ${shortHash(from)}. Nothing was signed.`
  return { failed }
}

/**
 * The account a wallet signs with, which it lists first; null where it lists none: a locked wallet asks to be unlocked
 * at the request.
 */
async function selectedAccount(provider: WalletProvider): Promise<Address | null> {
  try {
    const answer = await provider.request({ method: 'eth_accounts', params: [] })
    return v.parse(firstAccount, answer)
  } catch {
    return null
  }
}

const firstAccount = v.pipe(
  v.array(v.unknown()),
  v.transform(([first]) => first),
  address,
)

/** A chain id from `eth_chainId`: hexadecimal digits; some wallets send a number. */
const chainNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())

function isConnected(account: Address): boolean {
  const { status, address } = getConnection(wagmi)
  return status === 'connected' && address === account
}

function refusal(error: unknown): Refusal {
  const code = errorCode(error)
  if (code !== undefined && refusedByPerson.has(code)) return { rejected: true }
  const reverted = callRevertData(error)
  return {
    failed: sentence(error, code),
    ...(code !== undefined && { code }),
    ...(reverted && { reverted }),
  }
}

function sentence(error: unknown, code: number | undefined): string {
  if (code !== undefined && cannotBundle.has(code)) return unbundled
  if (code === alreadyAsked) return 'Your wallet is already asking. Open it and answer there.'
  const words = cleanText(thrownText(error), { longest: 200 })
  return words ? `Your wallet answered: ${quoted(words)}` : 'Your wallet failed without a reason.'
}
