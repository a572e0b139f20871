import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { errorTokens } from '#domain/decoding/amountTokens.ts'
import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import { reasonText } from '#interfaces/explorer/transaction/reasonText.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import { replayedRevertQuery } from '#interfaces/node/transaction/replayedRevert.ts'
import { config } from '#lib/browser/config/config.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { DecodedCall } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { Undecoded } from '#pages/explorer/parts/decoding/Undecoded.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { FailingCall, GasHint } from './FailingCall.tsx'
import { RevertPanel } from './RevertPanel.tsx'
import { RevertSentence } from './RevertSentence.tsx'

const RevertSentenceOfBytes = lazyRouteComponent(
  () => import('./RevertSentenceOfBytes.tsx'),
  'RevertSentenceOfBytes',
)

type RevertReasonProps = { transaction: Transaction }

const saysNothing = /^(error|(execution )?reverted)$/i

/** The revert reason of a transaction that is in a block. It is text from outside. */
export function RevertReason({ transaction }: RevertReasonProps) {
  const { revertReason, to, decodedInput } = transaction
  const contract = to?.address ?? null
  return (
    <RevertPanel transaction={transaction}>
      {revertReason === null ? (
        <NoReason transaction={transaction} />
      ) : 'raw' in revertReason ? (
        <RawReason raw={revertReason.raw} contract={contract} call={decodedInput} />
      ) : (
        <DecodedReason
          error={revertReason}
          contract={contract}
          call={decodedInput}
          hasSource={to !== null && hasSource(to)}
        />
      )}
    </RevertPanel>
  )
}

/** What is known where the explorer names no reason: what it says instead, and what the node finds when it runs the call again. */
function NoReason({ transaction }: RevertReasonProps) {
  const { hash, result, to, decodedInput } = transaction
  const isOutOfGas = /out.?of.?gas/i.test(result ?? '')
  const isSilent = !result || saysNothing.test(result)
  const replayed = useReplayedRevert(transaction, !isOutOfGas && isSilent)
  const ranOut = replayed === 'out of gas'
  const hasReason = replayed != null && replayed !== '0x' && !ranOut
  if (isOutOfGas) return <FailingCall hash={hash} reason="It ran out of gas." />
  const reason = (
    <>
      {replayed === '0x'
        ? 'The explorer names no reason, and run again at its block the call gives none.'
        : 'The explorer names no reason.'}
      {ranOut && ' Run again at its block, the call runs out of gas.'}
      {!isSilent && (
        <>
          {' It says: '}
          <ExternalText>{result}</ExternalText>
        </>
      )}
      {hasReason && ' Run again at its block, the node gives this one:'}
    </>
  )
  if (!hasReason)
    return (
      <FailingCall hash={hash} reason={reason}>
        {!ranOut && <GasHint transaction={transaction} />}
      </FailingCall>
    )
  return (
    <>
      <p className="text-down">{reason}</p>
      <RawReason raw={replayed} contract={to?.address ?? null} call={decodedInput} />
    </>
  )
}

function useReplayedRevert(
  { hash, from, to, input, value, gasLimit, blockNumber }: Transaction,
  enabled: boolean,
): Hex | 'out of gas' | null | undefined {
  const sender = from.address
  const call = { hash, from: sender, to: to?.address ?? sender, input: input ?? '0x', value, gasLimit }
  const isKnown = to !== null && input !== null && blockNumber !== null
  const { data } = useQuery({
    ...replayedRevertQuery({ ...call, block: blockNumber ?? 0 }),
    enabled: enabled && isKnown,
  })
  return data
}

/** The called contract and the decoded call that an error ended. */
type EndedCall = { contract: Address | null; call: Decoded | null }

/** An error that the explorer decoded: what it means, then its name and arguments. The text of an `Error(string)` is alone. */
function DecodedReason({
  error,
  contract,
  call,
  hasSource: isVerified,
}: EndedCall & { error: Decoded; hasSource: boolean }) {
  const [first] = error.parameters
  if (
    /^Error\(string\b/.test(error.methodCall ?? '') &&
    first &&
    typeof first.value === 'string' &&
    first.value
  )
    return <PlainReason>{first.value}</PlainReason>
  const counted =
    contract !== null && contract === config().lendingPool ? errorTokens(error, call) : undefined
  return (
    <>
      <RevertSentence error={error} contract={contract} call={call} />
      <Undecoded
        told={error}
        contract={contract}
        undecoded={{ toldError: error }}
        hasSource={hasStruct(error) && isVerified}
        counted={counted}
      >
        <DecodedCall decoded={error} counted={counted} />
      </Undecoded>
    </>
  )
}

function PlainReason({ children }: { children: string }) {
  return (
    <p className="font-mono break-all text-down">
      <LongText>{children}</LongText>
    </p>
  )
}

/** Explorers send a struct without the names of its fields. */
function hasStruct({ parameters }: Decoded): boolean {
  return parameters.some(({ type }) => /^(\(|tuple)/.test(type))
}

/** A text, or bytes: an error of the contract, which can be decoded where an ABI is known. */
function RawReason({ raw, contract, call }: EndedCall & { raw: string }) {
  const plain = <PlainReason>{reasonText(raw)}</PlainReason>
  if (!/^0x[0-9a-f]{8,}$/i.test(raw) || reasonText(raw) !== raw) return plain
  return (
    <>
      {contract && knownContract(contract) && (
        <Suspense>
          <RevertSentenceOfBytes data={raw as Hex} contract={contract} call={call} />
        </Suspense>
      )}
      <Undecoded contract={contract} undecoded={{ error: raw as Hex }}>
        {plain}
      </Undecoded>
    </>
  )
}
