import { errorCode } from '#lib/requests/errorCode.ts'
import { relayAnswer } from './relayAnswer.ts'
import type { RelayClient } from './signClient.ts'

/** Seconds that a phone has to answer. A late answer still counts. */
const expiry = 3_600
/** The protocol's own "User rejected", beside EIP-1193's 4001. */
const refused = 5_000

/**
 * Sends a request to a wallet over the relay, once the relay answers. Throws the wallet's own error. When the answer to
 * a transaction is lost, the promise never settles: the wallet may have sent it, and only the chain can tell.
 */
export async function askRemote(
  client: RelayClient,
  topic: string,
  chainId: string,
  request: { method: string; params: unknown[] },
): Promise<unknown> {
  const { relayer } = client.core
  if (!relayer.connected) await relayAnswer(relayer.transportOpen())
  try {
    return await client.request({ topic, chainId, request, expiry })
  } catch (error) {
    const code = errorCode(error)
    if (code !== undefined) throw walletError(error, code)
    if (request.method !== 'eth_sendTransaction') throw error
    return new Promise(() => undefined)
  }
}

function walletError(error: unknown, code: number) {
  const { message } = error as { message?: unknown }
  return Object.assign(new Error(String(message)), { code: code === refused ? 4001 : code })
}
