import { withTimeout } from '#lib/requests/withTimeout.ts'

const longestWait = 20_000

/** The answer of a relay. Rejects with a sentence when it does not come in time. */
export function relayAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return withTimeout(answer, longestWait, () => {
    throw new Error("Can't reach the WalletConnect relay.")
  })
}
