import { errorCode } from '#lib/requests/errorCode.ts'
import type { RelayClient } from './signClient.ts'
import { withTimeout } from './withTimeout.ts'

/** Seconds a phone has to answer. An answer after the page stopped waiting is still taken. */
const expiry = 3_600
/** The protocol's own "User rejected", beside EIP-1193's 4001. */
const refused = 5_000

/**
 * Asks a wallet over the relay. Before anything is sent the relay must answer. A wallet's own error is thrown as such;
 * when no answer to a transaction can come any more, nothing is: the wallet may have sent it, and only the chain knows.
 */
export async function askRemote(
  client: RelayClient,
  topic: string,
  chainId: string,
  request: { method: string; params: unknown[] },
): Promise<unknown> {
  const { relayer } = client.core
  if (!relayer.connected) await withTimeout(relayer.transportOpen())
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
