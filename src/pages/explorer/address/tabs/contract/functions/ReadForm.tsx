import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { decodeResult, decodeRevert } from '#domain/abi/contractFunction.ts'
import { type CallResult, contractCallQuery } from '#interfaces/node/contract/contractCall.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import type { Abi, AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ArgumentFields } from '#pages/explorer/parts/arguments/ArgumentFields.tsx'
import { useArguments } from '#pages/explorer/parts/arguments/useArguments.ts'
import { TooLarge } from '#pages/explorer/parts/decoding/TooLarge.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { ResultList } from './ResultList.tsx'

type ReadFormProps = { called: AbiFunction; abi: Abi; address: Address }

/**
 * Calls a view function through the node, as the connected account where there is one, and shows its result. One without
 * arguments is called as soon as its form is open.
 */
export function ReadForm({ called, abi, address }: ReadFormProps) {
  const state = useArguments(called)
  const user = useWalletAddress()
  const [isTried, setIsTried] = useState(false)
  const [asked, setAsked] = useState(called.inputs.length === 0 ? state.data : null)
  const { data, error, isFetching, refetch } = useQuery(contractCallQuery(address, asked, user))

  function ask() {
    setIsTried(true)
    if (state.data === null) return
    if (state.data === asked) void refetch()
    else setAsked(state.data)
  }

  return (
    <>
      <form
        className="grid max-w-md gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          ask()
        }}
      >
        <ArgumentFields called={called} state={state} showProblems={isTried} />
        <div>
          <Button type="submit" tone="primary" busy={isFetching}>
            Read
          </Button>
        </div>
      </form>
      <div role="status" className="min-w-0 text-sm empty:hidden">
        {error && <Failure error={error} retry={ask} />}
        {data && !error && <Result called={called} abi={abi} result={data} />}
      </div>
    </>
  )
}

type ResultProps = { called: AbiFunction; abi: Abi; result: CallResult }

function Result({ called, abi, result }: ResultProps) {
  if ('reverted' in result) {
    const reason = result.reverted && decodeRevert(abi, result.reverted)
    return <p className="text-down">Reverted{reason ? `: ${reason}` : ', without a reason that is known.'}</p>
  }
  const values = decodeResult(called, result.data)
  if (values === 'too large') return <TooLarge what="The answer" data={result.data} />
  if (!values)
    return (
      <p className="break-all text-warn">
        The answer is not what this ABI says:{' '}
        <code className="font-mono text-xs">
          <LongText>{result.data}</LongText>
        </code>
      </p>
    )
  return <ResultList values={values} />
}
