import { useState } from 'react'
import { decodeRevert } from '#domain/abi/contractFunction.ts'
import { callContract } from '#interfaces/node/contract/contractCall.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Abi, AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ArgumentFields } from '#pages/explorer/parts/arguments/ArgumentFields.tsx'
import { useArguments } from '#pages/explorer/parts/arguments/useArguments.ts'
import { SendCall } from '#pages/explorer/parts/send/SendCall.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { callTitle } from './callTitle.ts'

type WriteFormProps = { called: AbiFunction; abi: Abi; address: Address }

/** Calls a function of a contract with a transaction, which is simulated first and then signed in the wallet. */
export function WriteForm({ called, abi, address }: WriteFormProps) {
  const { nativeCurrency } = config()
  const state = useArguments(called)
  const user = useWalletAddress()
  const [paid, setPaid] = useState('')
  const [trial, setTrial] = useState<{ of: string; sentence: string; isFine: boolean }>()
  const isPayable = called.stateMutability === 'payable'
  const amount = readAmount(paid, nativeCurrency.decimals)
  const wei = amount.kind === 'amount' ? amount.units : 0n
  const call: ContractCall | null =
    state.data !== null && amount.kind !== 'problem'
      ? { to: address, data: state.data, ...(wei > 0n && { value: `0x${wei.toString(16)}` }) }
      : null
  const tried = trial?.of === keyOf(call, user) ? trial : undefined

  async function tryCall() {
    if (!call) return
    setTrial({ of: keyOf(call, user), ...(await simulated(call, user, abi)) })
  }

  return (
    <div className="grid max-w-md gap-3">
      <ArgumentFields called={called} state={state} showProblems={false} />
      {isPayable && (
        <Input
          label={`Pay with it (${nativeCurrency.symbol})`}
          mono
          inputMode="decimal"
          placeholder="0"
          value={paid}
          problem={amount.kind === 'problem' ? amount.problem : undefined}
          onChange={setPaid}
        />
      )}
      {tried && (
        <p role="status" className={`text-sm break-words ${tried.isFine ? 'text-up' : 'text-down'}`}>
          {tried.sentence}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <SendCall
          call={tried && !tried.isFine ? null : call}
          about={{ kind: 'call', asset: address, symbol: called.name.slice(0, 32), decimals: 0 }}
          title={callTitle(called.name, wei, nativeCurrency)}
        />
        <Button disabled={!call} onClick={() => void tryCall()}>
          Simulate
        </Button>
        {!call && <span className="mb-2 text-xs text-faint">Fill in every field first.</span>}
      </div>
    </div>
  )
}

function keyOf(call: ContractCall | null, user: Address | null): string {
  return call ? `${call.data} ${call.value} ${user}` : ''
}

async function simulated(call: ContractCall, user: Address | null, abi: Abi) {
  const as = user ? '' : ' Connect a wallet to try it as your account.'
  try {
    const result = await callContract(call, user ?? undefined)
    if ('data' in result) return { isFine: true, sentence: `It would succeed now.${as}` }
    const reason = result.reverted && decodeRevert(abi, result.reverted)
    return {
      isFine: false,
      sentence: `It would revert${reason ? `: ${reason}` : ', for an unknown reason.'}${as}`,
    }
  } catch {
    return { isFine: false, sentence: "Can't reach the node, so nothing could be tried." }
  }
}
