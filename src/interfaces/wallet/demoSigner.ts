import { type Chain, createWalletClient, custom, type Hex, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { InterfaceError, mayRecover } from '#lib/requests/errors.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { demoAccount } from './demoAccount.ts'
import { nodeProvider } from './nodeProvider.ts'

/** The faucet's publicly known key: account 10 of the development mnemonic "test test … junk". */
const faucetKey = 0xf214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897n
const gift = parseEther('1')

const noKey = 'The demo wallet has no key. Connect it again.'
const tries = 20
const pause = 500

type Unsigned = { to?: Hex; data?: Hex; value?: Hex; gas?: Hex }

/** Makes a key of its own for this browser, and keeps it. Returns its address. */
export function createDemoAccount(): Address {
  const key = generatePrivateKey()
  const address = checksummed(privateKeyToAccount(key).address)
  demoAccount.write({ key, address })
  return address
}

/**
 * Signs with the demo wallet's key and hands the transaction to the node. Returns the hash; null when the node did not
 * answer, because it may have accepted it. Throws without a key.
 */
export async function demoSend(chain: Chain, { to, data, value, gas }: Unsigned): Promise<Hex | null> {
  const kept = demoAccount.read()
  if (!kept) throw new Error(noKey)
  await fundDemoAccount(chain, kept.address)
  return client(chain, kept.key, { request: requestOrSilence }).sendTransaction({
    ...(to && { to }),
    ...(data && { data }),
    ...(value && { value: BigInt(value) }),
    ...(gas && { gas: BigInt(gas) }),
  })
}

/**
 * Signs typed data, given as JSON, with the demo wallet's key (EIP-712). Throws without a key. This wallet has no
 * window that shows what it signs, and a message leaves no trace on the chain, so it dispatches an event on the page.
 */
export async function demoSign(typedData: string): Promise<Hex> {
  const kept = demoAccount.read()
  if (!kept) throw new Error(noKey)
  const request = { method: 'eth_signTypedData_v4', params: [kept.address, typedData] }
  dispatchEvent(new CustomEvent('tideline:demoWalletSigns', { detail: request }))
  return privateKeyToAccount(kept.key).signTypedData(JSON.parse(typedData))
}

/**
 * Sends an empty account some of the network's coin for its fees, and waits until it arrives. Does nothing for an
 * account with coin.
 */
export async function fundDemoAccount(chain: Chain, address: Address): Promise<void> {
  const faucet = client(chain, toHex(faucetKey, { size: 32 }))
  let isSent = false
  for (let count = 0; count < tries; count++) {
    if ((await balanceOf(address)) > 0n) return
    // Two browsers at once use the same faucet nonce; the refused one tries again.
    if (!isSent)
      isSent = await faucet.sendTransaction({ to: address, value: gift }).then(
        () => true,
        () => false,
      )
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function balanceOf(address: Address): Promise<bigint> {
  return BigInt(
    (await nodeProvider.request({ method: 'eth_getBalance', params: [address, 'latest'] })) as Hex,
  )
}

function client(chain: Chain, key: Hex, provider: typeof nodeProvider = nodeProvider) {
  return createWalletClient({
    account: privateKeyToAccount(key),
    chain,
    transport: custom(provider, { retryCount: 0 }),
  })
}

/** Sends a call; null when the node did not answer, which is no refusal. */
async function requestOrSilence(call: Parameters<typeof nodeProvider.request>[0]): Promise<unknown> {
  try {
    return await nodeProvider.request(call)
  } catch (error) {
    const failure = error instanceof InterfaceError ? error : (error as Error).cause
    const isSilence = mayRecover(failure) && (failure as InterfaceError).kind !== 'limited'
    if (call.method === 'eth_sendRawTransaction' && isSilence) return null
    throw error
  }
}
