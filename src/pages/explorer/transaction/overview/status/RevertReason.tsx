import { errorTokens } from '#domain/decoding/amountTokens.ts'
import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import { reasonText } from '#interfaces/explorer/transaction/reasonText.ts'
import { isDeposit, type Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { DecodedCall } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { Undecoded } from '#pages/explorer/parts/decoding/Undecoded.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

type RevertReasonProps = { transaction: Transaction }

const saysNothing = /^(error|(execution )?reverted)$/i

/** The revert reason of a transaction that is in a block. It is text from outside. */
export function RevertReason({ transaction }: RevertReasonProps) {
  const { revertReason, result, to, decodedInput } = transaction
  const isOutOfGas = /out.?of.?gas/i.test(result ?? '')
  const isPool = to !== null && to.address === config().lendingPool
  const counted =
    isPool && revertReason && !('raw' in revertReason) ? errorTokens(revertReason, decodedInput) : undefined
  return (
    <Panel title="Revert reason" source="explorer">
      <div className="px-4 py-3 text-sm">
        {revertReason === null ? (
          <p className="text-muted">
            {isOutOfGas ? 'It ran out of gas.' : 'The explorer names no reason.'}
            {!isOutOfGas && result && !saysNothing.test(result) && (
              <>
                {' It says: '}
                <ExternalText>{result}</ExternalText>
              </>
            )}
          </p>
        ) : 'raw' in revertReason ? (
          <RawReason raw={revertReason.raw} contract={to?.address ?? null} />
        ) : (
          <Undecoded
            told={revertReason}
            contract={to?.address ?? null}
            undecoded={{ toldError: revertReason }}
            hasSource={hasStruct(revertReason) && to !== null && hasSource(to)}
            counted={counted}
          >
            <DecodedCall decoded={revertReason} counted={counted} />
          </Undecoded>
        )}
        {!isDeposit(transaction) && (
          <p className="pt-2 text-xs text-faint">Rolled back; the fee was still paid.</p>
        )}
      </div>
    </Panel>
  )
}

/** Explorers send a struct without the names of its fields. */
function hasStruct({ parameters }: Decoded): boolean {
  return parameters.some(({ type }) => /^(\(|tuple)/.test(type))
}

/** A text, or bytes: an error of the contract, which can be decoded where an ABI is known. */
function RawReason({ raw, contract }: { raw: string; contract: Address | null }) {
  const plain = (
    <p className="font-mono break-all text-down">
      <ExternalText>{reasonText(raw)}</ExternalText>
    </p>
  )
  if (!/^0x[0-9a-f]{8,}$/i.test(raw) || reasonText(raw) !== raw) return plain
  return (
    <Undecoded contract={contract} undecoded={{ error: raw as Hex }}>
      {plain}
    </Undecoded>
  )
}
