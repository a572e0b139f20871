import { errorCode } from '#lib/requests/errorCode.ts'
import { setPairing } from './pairing.ts'
import { relayAnswer } from './relayAnswer.ts'
import { proposalFor, type RemoteSession } from './remoteSession.ts'
import type { RelayClient } from './signClient.ts'

/** Milliseconds for which the relay keeps an offer. */
const lifetime = 5 * 60_000
const reasons = {
  expired: 'The code expired before a wallet used it. Choose it again for a new one.',
  cancelled: 'You cancelled.',
}

/** The standard's error codes for the rejection of a session or a part of it. */
const refusals = new Set([5000, 5001, 5002, 5003])

/**
 * Offers a session and waits until a wallet accepts it. Throws with a sentence when the relay does not answer, the
 * offer expires or is withdrawn, and with code 4001 when it is refused. A session accepted too late is ended at once.
 */
export async function pairWallet(client: RelayClient, chainId: number): Promise<RemoteSession> {
  const { uri, approval } = await relayAnswer(client.connect(proposalFor(chainId)))
  if (!uri) throw new Error('The relay made no code.')
  const approved = approval()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    const cancel = () => reject(new Error(reasons.cancelled))
    timer = setTimeout(() => reject(new Error(reasons.expired)), lifetime)
    setPairing({ uri, cancel })
  })
  try {
    return await Promise.race([approved, over])
  } catch (error) {
    void approved.then(({ topic }) => endSession(client, topic), ignore)
    throw refusals.has(errorCode(error) ?? 0) ? refusal() : asError(error)
  } finally {
    clearTimeout(timer)
    setPairing(null)
  }
}

/** Tells the wallet that a session is over, as far as the relay can be reached, and forgets it here. */
export async function endSession(client: RelayClient, topic: string): Promise<void> {
  const reason = { code: 6000, message: 'User disconnected.' }
  await relayAnswer(client.disconnect({ topic, reason })).catch(ignore)
  if (client.session.keys.includes(topic)) await client.session.delete(topic, reason).catch(ignore)
}

function refusal() {
  return Object.assign(new Error('The wallet refused.'), { code: 4001 })
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error
  const { message } = error as { message?: unknown }
  return new Error(/expired/i.test(String(message)) ? reasons.expired : String(message))
}

function ignore() {}
