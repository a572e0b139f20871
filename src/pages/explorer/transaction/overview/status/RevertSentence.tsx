import { useQuery } from '@tanstack/react-query'
import { type Counted, errorTokens } from '#domain/decoding/amountTokens.ts'
import { decodedRevertSentence } from '#domain/transactions/simulation/revertSentences.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import { config } from '#lib/browser/config/config.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import type { Address } from '#lib/wire/shapes.ts'

type RevertSentenceProps = {
  error: Pick<Decoded, 'methodCall' | 'parameters'>
  /** The called contract. */
  contract: Address | null
  /** The call that the error ended. */
  call: Decoded | null
}

/** What an error means, in the sentence of the forms that send such calls; nothing where they have none. */
export function RevertSentence({ error, contract, call }: RevertSentenceProps) {
  const isPool = contract !== null && contract === config().lendingPool
  const asset = isPool ? errorTokens(error, call).find(isAddress) : undefined
  const { data: token } = useQuery({
    ...tokenQuery(asset ?? (contract as Address)),
    enabled: asset !== undefined,
  })
  const isOwn = contract !== null && knownContract(contract) !== null
  const sentence = decodedRevertSentence(error, { isOwn, unit: asset && token ? unitOf(token) : null })
  return (
    sentence && (
      <p className="pb-2">
        {/* A panic is a fault of the contract, told to nobody. */}
        {!error.methodCall?.startsWith('Panic(') && (
          <span className="text-muted">
            In plain words{/\byour?\b/i.test(sentence) && ', to the sender'}:{' '}
          </span>
        )}
        {sentence}
      </p>
    )
  )
}

function isAddress(counted: Counted | null): counted is Address {
  return counted?.startsWith('0x') === true
}

function unitOf({ symbol, decimals }: { symbol: string | null; decimals: number | null }) {
  return symbol === null || decimals === null ? null : { symbol, decimals }
}
