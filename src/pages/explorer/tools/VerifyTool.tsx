import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readArgument } from '#domain/abi/readArgument.ts'
import { readMessageSignature } from '#domain/approvals/signedMessage.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { MessageCheck } from './checkMessage.ts'

/** Tells whether an address signed a message with `personal_sign`: the key of an account, or a contract. */
export function VerifyTool() {
  const client = useQueryClient()
  const [typedAddress, setTypedAddress] = useState('')
  const [message, setMessage] = useState('')
  const [typedSignature, setTypedSignature] = useState('')
  const named = readAddress(typedAddress)
  const read = readMessageSignature(typedSignature)
  const check = useMutation({
    mutationFn: async (asked: { address: Address | null; message: string; signature: string }) => {
      const signature = readMessageSignature(asked.signature)
      if ('problem' in signature) throw new Error(signature.problem)
      const { checkMessage } = await import('./checkMessage.ts')
      return { address: asked.address, ...(await checkMessage(client, { ...asked, signature })) }
    },
  })
  const isReady = !('problem' in named) && !('problem' in read) && typedSignature.trim() !== ''
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text)
    check.reset()
  }
  return (
    <div className="grid gap-3 p-4">
      <Input
        label="Address"
        mono
        placeholder="0x…"
        value={typedAddress}
        onChange={edit(setTypedAddress)}
        hint="An account or a contract. Without it, the signer is recovered."
        problem={'problem' in named ? named.problem : undefined}
      />
      <TextArea
        label="Message"
        rows={3}
        maxLength={100_000}
        value={message}
        onChange={edit(setMessage)}
        hint="To the letter: each space and line break counts."
      />
      <Input
        label="Signature"
        mono
        placeholder="0x…"
        maxLength={20_000}
        value={typedSignature}
        onChange={edit(setTypedSignature)}
        problem={typedSignature.trim() !== '' && 'problem' in read ? read.problem : undefined}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm">
        <Button
          disabled={!isReady}
          busy={check.isPending}
          onClick={() =>
            'address' in named && check.mutate({ address: named.address, message, signature: typedSignature })
          }
        >
          Verify
        </Button>
        <span role="status" className="min-w-0">
          {check.data && <Verdict {...check.data} />}
          {check.error && <span className="text-down">The check failed. Try again.</span>}
        </span>
      </div>
    </div>
  )
}

function readAddress(typed: string): { address: Address | null } | { problem: string } {
  if (typed.trim() === '') return { address: null }
  const reading = readArgument({ type: 'address' }, typed)
  return reading.problem === undefined ? { address: reading.value as Address } : { problem: reading.problem }
}

function Verdict({ address, verdict, recovered, as }: MessageCheck & { address: Address | null }) {
  const signer = recovered ? (
    <>
      For this message the signature belongs to <AddressLink address={recovered} />.
    </>
  ) : (
    'No key can have made this signature.'
  )
  const reading =
    as === 'bytes'
      ? ' The message was read as bytes.'
      : as === 'windows' && ' The message was read with the line breaks of Windows.'
  if (address === null) return signer
  if (verdict === 'key' || verdict === 'contract')
    return (
      <>
        <strong className="text-up">Signed by</strong>{' '}
        <AddressLink address={address} contract={verdict === 'contract'} />
        {verdict === 'contract' ? ', a contract that accepts this signature now (EIP-1271).' : '.'}
        {reading}
      </>
    )
  if (verdict === 'no')
    return (
      <>
        <strong className="text-down">Not signed by</strong> <AddressLink address={address} />. {signer}
      </>
    )
  return (
    <>
      <strong className="text-warn">Unknown.</strong> {signer} The node can’t tell now whether{' '}
      <AddressLink address={address} contract={null} /> is a contract that accepts it. Try again later.
    </>
  )
}
