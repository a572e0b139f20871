import type { QueryClient } from '@tanstack/react-query'
import { type MessageHash, type MessageSignature, messageHashes } from '#domain/approvals/signedMessage.ts'
import { signerOf } from '#domain/approvals/signerOf.ts'
import { acceptsSignature } from '#interfaces/node/contract/acceptsSignature.ts'
import { codeQuery } from '#interfaces/node/contract/code.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * Who signed a message. `recovered`: the address of the key that the signature recovers to, null for a signature of no key.
 * `verdict`, of the named address: `key` when it is that key, `contract` when it is a contract that accepts the signature,
 * `no`, `unknown` when only the node could tell and did not, and null when no address was named. `as`: the reading of the
 * message for which this holds.
 */
export type MessageCheck = {
  recovered: Address | null
  verdict: 'key' | 'contract' | 'no' | 'unknown' | null
  as: MessageHash['as']
}

/** Checks a message that was signed with `personal_sign`, of an account by its key, of a contract by asking it (EIP-1271). */
export async function checkMessage(
  client: QueryClient,
  { address, message, signature }: { address: Address | null; message: string; signature: MessageSignature },
): Promise<MessageCheck> {
  const readings = messageHashes(message).map(({ as, hash }) => ({
    as,
    hash,
    recovered: signature.key && signerOf(hash, signature.key),
  }))
  const { as, recovered } = readings.at(-1) ?? { as: 'text' as const, recovered: null }
  if (address === null) return { as, recovered, verdict: null }
  const own = readings.find((reading) => reading.recovered === address)
  if (own) return { as: own.as, recovered: address, verdict: 'key' }
  try {
    const code = await client.fetchQuery({ ...codeQuery(address), staleTime: 0 })
    if (code === null) return { as, recovered, verdict: 'unknown' }
    if (code === '0x') return { as, recovered, verdict: 'no' }
    for (const reading of readings)
      if (await acceptsSignature(address, reading.hash, signature.bytes))
        return { as: reading.as, recovered: reading.recovered, verdict: 'contract' }
    return { as, recovered, verdict: 'no' }
  } catch {
    return { as, recovered, verdict: 'unknown' }
  }
}
